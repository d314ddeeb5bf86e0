"""Hints for Leaving Earth: what the planner would do, and what may be expected after that and other choices.

Games are too long to be played on many times, so nothing is played out: worth is a forecast in points
(`bots/score_forecast.py`), and how likely its lead wins is known from games of bots (`bots/win_probability.py`). Both
read only what their seat may know. Luck is the forecast after a draw, less the average over all that could be drawn.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from cosmodrome.core.advice import Adviser, Choice, Luck, Scale, WinChances, compared
from cosmodrome.core.engine.rng import Rng
from cosmodrome.core.engine.state import State
from cosmodrome.core.i18n import Text
from cosmodrome.games.leaving_earth.bots import explanations, routine_answers, venture_answers, win_probability
from cosmodrome.games.leaving_earth.bots.agency.agency_knowledge import SAME_SEAT
from cosmodrome.games.leaving_earth.bots.agency.agency_model import AgencyModel
from cosmodrome.games.leaving_earth.bots.agency.orders import Purchase, Research
from cosmodrome.games.leaving_earth.bots.agency.plan_cache import archive_of
from cosmodrome.games.leaving_earth.bots.planner_bot import Casual, Champion, Novice, PlannerLite, Strong
from cosmodrome.games.leaving_earth.bots.score_forecast import Forecast
from cosmodrome.games.leaving_earth.bots.win_probability import Outlook, mixed
from cosmodrome.games.leaving_earth.engine.state import AFTER_COUNT, CARDS, SEEN_SHIFT, LeavingEarth
from cosmodrome.games.leaving_earth.hidden_info import seat_knowledge
from cosmodrome.games.leaving_earth.vocabulary import (
    ACCEPT,
    ACT,
    BUILD,
    BUY,
    CHOOSE_REVEAL,
    DAMAGE,
    DAMAGE_CREW,
    DECLINE,
    DRAW_OUTCOME,
    FIRE,
    GIVE,
    HEAL,
    OUTCOMES,
    PASS,
    PAY_OUTCOME,
    REMOVE_OUTCOME,
    RESEARCH,
    REVEAL,
    SELL,
    SKIP_LANDING,
    STOP,
    SURVEY,
)

POINTS = Scale("points", 0.5, (("blunder", 5.0), ("mistake", 2.5), ("inaccuracy", 1.0)), is_exact=True)
LUCKY_STREAMS = ("test:", "location:", "dice")
DEEPEST = 2  # draws in a row that are counted out after a choice
MOST_WEIGHED = 8  # choices


class PlannerAdviser(Adviser):
    """Recommends what the best planner of the game would do."""

    scale = POINTS

    def choices(self, state: State, played: int | None = None) -> list[Choice]:
        """Rate the candidate actions: hints include the chance to win, a `played` action is rated in points alone."""
        assert isinstance(state, LeavingEarth)
        legal = state.legal_actions()
        best = self.planned(state)
        if venture_answers.concerns_a_venture(state) or len(legal) == 1:
            found = [best] if played in (None, best) else [best, int(played or 0)]
            return compared([(action, None) for action in found], best, POINTS)
        seat = int(state.current_player())
        candidates = dict.fromkeys([best, *self.alternatives(state, legal)])
        actions = list(candidates)[:MOST_WEIGHED]
        if played is not None and played not in actions:
            actions.append(played)
        forecaster = SeatForecaster(self, seat, played is None and win_probability.is_told(state))
        outlooks = {action: forecaster.outlook(state, action, best) for action in actions}
        kept = [(action, found) for action, found in outlooks.items() if found is not None or action in (best, played)]
        choices = compared([(action, found.points if found else None) for action, found in kept], best, POINTS)
        if played is None:
            return [with_chance(choice, outlooks[choice.action]) for choice in choices]
        return [replace(choices[0], after=self.planned_chances(state)), *choices[1:]]

    def planned_chances(self, s: LeavingEarth) -> WinChances | None:
        """Of all seats to win, if the planner goes on from here."""
        if not win_probability.is_told(s):
            return None
        table = s.clone()
        table.journal = None
        return win_chances(self.plain_outlooks(table, chances=True))

    def brain(self, s: LeavingEarth) -> PlannerLite:
        """Who plays best: among rivals the one that races."""
        return PlannerLite() if s.players == 1 or s.setting.team else Champion()

    def planned(self, s: LeavingEarth) -> int:
        return self.brain(s).choose(s, Rng(0))

    def agency(self, s: LeavingEarth, seat: int, observer: int | None = SAME_SEAT) -> AgencyModel:
        return self.brain(s).agency_of(s, seat, observer)

    def alternatives(self, s: LeavingEarth, legal: list[int]) -> Iterator[int]:
        """What other tempers would do, what else could be begun, and to end the turn; few choices all count."""
        if len(legal) <= MOST_WEIGHED // 2:
            yield from legal
        for bot in (Strong(), PlannerLite(), Casual(), Novice()):
            yield bot.choose(s, Rng(0))
        if s.step == ACT:
            yield PASS
            yield from (action for action in self.beginnings(s) if action in legal)

    def beginnings(self, s: LeavingEarth) -> Iterator[int]:
        """The next step towards each mission that is worth it, the most points for its money first."""
        agency = self.agency(s, int(s.current_player()))
        stock = agency.assets.stock
        projects = [p for m in agency.choice.sought if (p := agency.projects.best_project([m], stock)) is not None]
        for project in sorted(projects, key=lambda project: -project.score):
            order = agency.orders.order_for(project)
            if isinstance(order, Research):
                yield RESEARCH + order.advancement
            elif isinstance(order, Purchase):
                yield BUY + order.item

    # --- analysis ------------------------------------------------------------

    def judges(self, state: State, action: int) -> bool:
        assert isinstance(state, LeavingEarth)
        is_alone = len(state.legal_actions()) == 1 or venture_answers.concerns_a_venture(state)
        return not is_alone and (action == PASS or commits(action))

    def counts(self, state: State) -> bool:
        assert isinstance(state, LeavingEarth)
        return is_lucky(state)

    def luck(self, state: State, outcome: int) -> Luck:
        assert isinstance(state, LeavingEarth)
        drawn = int(state.outcome_at(state.actor, state.advancement, outcome)) if is_test(state) else outcome
        average = [0.0] * int(state.players)
        found = [Outlook(0.0)] * len(average)
        for possible, chance, after in outcomes_of(state):
            outlooks = self.plain_outlooks(after, possible == drawn and win_probability.is_told(state))
            average = [old + chance * new.points for old, new in zip(average, outlooks, strict=True)]
            if possible == drawn:
                found = outlooks
        gains = [after.points - before for after, before in zip(found, average, strict=True)]
        return Luck(gains, [0.0] * len(average), win_chances(found))

    def plain_outlooks(self, s: LeavingEarth, chances: bool) -> list[Outlook]:
        """Of every seat, by a planner that does not guess what its rivals are about to do."""
        settle(s)
        seats = range(int(s.players))
        if s.is_terminal():
            points = [score / s.score_unit() for score in s.scores()]
            return [Outlook(points[seat], win_probability.settled(s, seat) if chances else ()) for seat in seats]
        forecasts = [Forecast(AgencyModel(archive_of(s), s, seat)) for seat in seats]
        if not chances:
            return [Outlook(each.total) for each in forecasts]
        return [
            Outlook(own.total, win_probability.expected(own, [each for each in forecasts if each is not own]))
            for own in forecasts
        ]

    def result(self, state: State) -> list[float]:
        assert isinstance(state, LeavingEarth)
        return [score / state.score_unit() for score in state.scores()]

    def reason(self, state: State, choices: list[Choice], text: Text) -> str:
        assert isinstance(state, LeavingEarth)
        if venture_answers.concerns_a_venture(state) or len(state.legal_actions()) == 1:
            return ""
        return explanations.reason(self.agency(state, int(state.current_player())), choices[0].action, text)


class SeatForecaster:
    """Forecasts the game from what one seat knows; with `chances`, also how likely it wins."""

    def __init__(self, adviser: PlannerAdviser, seat: int, chances: bool) -> None:
        self.adviser = adviser
        self.seat = seat
        self.chances = chances

    def outlook(self, s: LeavingEarth, action: int, best: int) -> Outlook | None:
        """The forecast after an action; None for an action that can still be undone."""
        if action == PASS:
            return self.forecast(s, delay=1 if action != best else 0)
        if not commits(action):
            return self.forecast(s) if action == best else None
        after = s.clone()
        after.journal = None
        after.apply_unchecked(action)
        if action == ACCEPT:
            self.forget_disclosed(s, after)
        return self.expected(after, DEEPEST)

    def forget_disclosed(self, before: LeavingEarth, after: LeavingEarth) -> None:
        """Hide the locations that an offer would disclose: this seat does not know them while it decides."""
        for place in range(int(after.setting.locations)):
            if after.has_seen(self.seat, place) and not before.has_seen(self.seat, place):
                after.table[place] &= ~(1 << SEEN_SHIFT + self.seat)

    def expected(self, s: LeavingEarth, depth: int) -> Outlook:
        """From the table as it stands; the next draws are counted out, as far as the seat can know them."""
        settle(s)
        if s.is_terminal():
            points = s.scores()[self.seat] / s.score_unit()
            return Outlook(points, win_probability.settled(s, self.seat) if self.chances else ())
        if depth and is_lucky(s):
            return mixed((chance, self.expected(after, depth - 1)) for _, chance, after in outcomes_of(s))
        return self.forecast(s)

    def forecast(self, s: LeavingEarth, delay: int = 0) -> Outlook:
        own = Forecast(self.adviser.agency(s, self.seat), delay)
        if not self.chances:
            return Outlook(own.total)
        return Outlook(
            own.total,
            win_probability.expected(own, [self.rival(s, r) for r in range(int(s.players)) if r != self.seat]),
        )

    def rival(self, s: LeavingEarth, seat: int) -> Forecast:
        """As this seat would lead it, from what this seat may know."""
        return Forecast(self.adviser.agency(s, seat, observer=self.seat))


def with_chance(choice: Choice, outlook: Outlook | None) -> Choice:
    if outlook is None:
        return choice
    return replace(choice, chance=outlook.chance, chance_margin=outlook.margin)


def win_chances(outlooks: list[Outlook]) -> WinChances | None:
    """None where no games were fitted."""
    chances = tuple(each.chance for each in outlooks if each.chance is not None)
    return WinChances(chances, tuple(each.margin for each in outlooks)) if chances else None


def commits(action: int) -> bool:
    """Whether an action cannot be taken back: money is spent, a card is drawn, something is decided."""
    return (
        RESEARCH <= action < BUILD
        or SURVEY <= action < HEAL
        or FIRE <= action < STOP
        or REMOVE_OUTCOME <= action <= SKIP_LANDING
        or DAMAGE <= action < DAMAGE_CREW
        or SELL <= action < GIVE
        or action in (ACCEPT, DECLINE)
    )


def is_test(s: LeavingEarth) -> bool:
    return bool(s.is_chance() and s.step == DRAW_OUTCOME)


def is_lucky(s: LeavingEarth) -> bool:
    """Whether a draw decides something here that could come out otherwise."""
    if not s.is_chance() or not s.chance_stream().startswith(LUCKY_STREAMS):
        return False
    if is_test(s):
        return max(seat_knowledge.chances(s)[int(s.actor), int(s.advancement)]) < 1
    return len(s.chance_outcomes()) > 1


def outcomes_of(s: LeavingEarth) -> Iterator[tuple[int, float, LeavingEarth]]:
    """What can be drawn, how likely as far as anybody can know, and the table after it.

    Of the cards on an advancement only the types that may lie there count, not those that do.
    """
    if not is_test(s):
        for outcome, chance in s.chance_outcomes():
            after = s.clone()
            after.journal = None
            after.apply_unchecked(outcome)
            yield outcome, chance, after
        return
    chances = seat_knowledge.chances(s)[int(s.actor), int(s.advancement)]
    for kind in range(len(OUTCOMES)):
        if chances[kind]:
            after = s.clone()
            after.journal = None
            at = after.deck(after.actor, after.advancement) + CARDS
            after.table[at] = after.table[at] & ~(3 << AFTER_COUNT) | kind << AFTER_COUNT
            after.apply_unchecked(0)
            yield kind, float(chances[kind]), after


def settle(s: LeavingEarth) -> None:
    """What goes without saying: a failure is paid for, what was seen is shown, cards are dealt face down."""
    while True:
        if s.is_chance() and s.chance_stream().startswith("outcome:"):
            s.apply_unchecked(next(outcome for outcome, weight in enumerate(s.chance_weights()) if weight))
        elif s.step == PAY_OUTCOME and not s.is_chance():
            s.apply_unchecked(routine_answers.pay(s))
        elif s.step == CHOOSE_REVEAL and not s.is_chance() and REVEAL in s.legal_actions():
            s.apply_unchecked(REVEAL)
        else:
            return


ADVISER = PlannerAdviser
