"""Sets up tables of Leaving Earth in the words of the rulebook, and plays them with chosen cards and dice.

What a test is about is played as real actions and draws; what it only needs to be there (money, research, a spacecraft
somewhere) is laid by the state's own accessors. An advancement is learnt with its outcomes as letters: `"SmM"` is a
success, a minor and a major failure; without letters it has been tested to the end.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from cosmodrome.core.engine.actions import ActionList
from cosmodrome.core.match.match import Match
from cosmodrome.core.match.record import Seat
from cosmodrome.core.meta import Options
from cosmodrome.games import load
from cosmodrome.games.leaving_earth import ids
from cosmodrome.games.leaving_earth.data_pack import is_in_play
from cosmodrome.games.leaving_earth.engine.rules.outcomes import open_pile
from cosmodrome.games.leaving_earth.engine.rules.research import enlist
from cosmodrome.games.leaving_earth.engine.state import (
    CHARTER,
    COMPLETED,
    DAMAGED_ONE,
    FLIGHT,
    IN_PLAY,
    IS_FOUNDED,
    MONEY,
    NOT_IN_PLAY,
    POINTS,
    REMOVED,
    RESEARCHED,
    REVEALED_BIT,
    SEEN_SHIFT,
    TIME,
    VISITED,
    LeavingEarth,
)
from cosmodrome.games.leaving_earth.expansions import is_played
from cosmodrome.games.leaving_earth.meta import EXPANSIONS, META
from cosmodrome.games.leaving_earth.vocabulary import (
    ACT,
    DAMAGED,
    DEAL_OUTCOMES,
    DRAW_FEATURE,
    DRAW_LOT,
    DRAW_MISSION,
    DRAW_OUTCOME,
    ITEM,
    LOOK,
    PERSON,
    STEPS,
    VENTURE,
    VOCABULARY,
    WORK,
    in_points,
)

Json = dict[str, Any]

GAME: Final = load("leaving_earth")
LETTERS: Final = {"S": 0, "m": 1, "M": 2}
EVERYTHING: Final = ids.ADVANCEMENTS
USUAL: Final[Options] = {option.name: option.default for option in META.options}
# In play when a test names no mission: nothing that happens in small tests completes or removes it.
FAR_AWAY: Final = ("mars_station",)


def location(name: str) -> int:
    return ids.LOCATIONS.index(name)


def advancement(name: str) -> int:
    return ids.ADVANCEMENTS.index(name)


def mission(name: str) -> int:
    return ids.MISSIONS.index(name)


def venture(name: str) -> int:
    """Its number among the owners, which all that asks for a seat here takes as well."""
    return VENTURE + ids.VENTURES.index(name)


def item(name: str) -> int:
    """A component or a skill, damaged or not: `damaged_probe`, `pilot`."""
    return ITEM.names.index(name)


class Table:
    """A table at the first turn of `starter`, with exactly these missions in play."""

    def __init__(
        self,
        players: int = 1,
        missions: Iterable[str] = FAR_AWAY,
        starter: int = 0,
        level: str = "normal",
        mercury: bool = True,
        rules: str = GAME.meta.rules,
        **options: Any,
    ) -> None:
        state = GAME.under(rules).new(players, {"level": level, "mercury": mercury, **options})
        assert isinstance(state, LeavingEarth)
        self.state = state
        self.read = 0  # of the journal
        state.journal = []
        while self.drawing() == "mission":
            self.any_outcome()
        for number in range(state.setting.missions):
            state.table[state.setting.missions_at + number] = NOT_IN_PLAY
        for name in missions:
            state.table[state.setting.missions_at + mission(name)] = IN_PLAY
        if self.drawing() == "lot":
            self.lot(starter)
        assert state.turn == starter
        self.forget()

    @property
    def expansions(self) -> list[str]:
        return [name for name in EXPANSIONS if self.state.setting.options[name]]

    # --- laying things -------------------------------------------------------

    def money(self, amount: int, seat: int = 0) -> Table:
        self.state.table[self.state.block(seat) + MONEY] = amount
        return self

    def points(self, amount: int, seat: int = 0) -> Table:
        """As if missions had been completed."""
        self.state.table[self.state.block(seat) + POINTS] = 2 * amount
        return self

    def learn(self, name: str, outcomes: str = "", seat: int = 0) -> Table:
        """An advancement with these outcomes, taken from the pile."""
        s = self.state
        number = advancement(name)
        s.table[s.block(seat) + RESEARCHED] |= 1 << number
        for letter in outcomes:
            if not sum(s.pile[i] for i in range(3)):
                open_pile(s)
            assert s.pile[LETTERS[letter]], "there are no more of these in the pack"
            s.pile[LETTERS[letter]] -= 1
            s.put_outcome(seat, number, LETTERS[letter])
        return self

    def learn_all(self, seat: int = 0) -> Table:
        """Everything, tested to the end."""
        for name in EVERYTHING[: self.state.setting.advancements]:
            self.learn(name, "", seat)
        return self

    def unlearn(self, name: str, seat: int = 0) -> Table:
        self.state.table[self.state.block(seat) + RESEARCHED] &= ~(1 << advancement(name))
        return self

    def stock(self, *parts: str, seat: int = 0) -> Table:
        """Components on Earth without a spacecraft."""
        for part in parts:
            self.put(part, 0, seat)
        return self

    def put(self, part: str, craft: int, seat: int = 0) -> None:
        """A component, or an astronaut by skill, aboard a spacecraft or (0) on Earth."""
        s = self.state
        number = item(part)
        is_damaged, kind = divmod(number, DAMAGED)
        if kind >= PERSON:
            skill = kind - PERSON
            name = skill + 8 * s.trained[skill]
            s.trained[skill] += 1
            enlist(s, seat, craft, 1 | is_damaged << 1 | skill << 2 | name << 8, 0)
        else:
            s.put(s.vessel(seat, craft), kind, DAMAGED_ONE if is_damaged else 1)

    def craft(self, place: str, *parts: str, seat: int = 0, time: int = 0, on: str | None = None) -> int:
        """A spacecraft somewhere; with time tokens it is on its way by the maneuver `on`. Its number is returned."""
        s = self.state
        number = int(s.free_craft(seat))
        s.commission(seat, number, location(place))
        for part in parts:
            self.put(part, number, seat)
        if time:
            assert on is not None, "a spacecraft with time tokens is on a maneuver"
            s.table[s.vessel(seat, number) + TIME] = time
            s.table[s.vessel(seat, number) + FLIGHT] = ids.MANEUVERS.index(on) + 1
        return number

    def founded(self, name: str, *shares: int) -> Table:
        """A joint venture with these shares by seat; the bank has the rest."""
        s = self.state
        owner = venture(name)
        s.table[s.block(owner) + CHARTER] = IS_FOUNDED
        for seat, count in enumerate(shares):
            s.move_share(owner, seat, count)
        return self

    def visited(self, craft: int, *places: str, seat: int = 0) -> Table:
        """Record that all astronauts aboard have been to these places."""
        s = self.state
        for index in self.aboard(craft, seat):
            for place in places:
                s.table[s.person(seat, index) + VISITED] |= 1 << location(place)
        return self

    def show(self, place: str, face: str, seen_by: Sequence[int] | None = None) -> Table:
        """Give a location this face: revealed to all seats, or seen by some only."""
        s = self.state
        s.table[location(place)] = face_number(place, face, s.setting.options) + 1
        if seen_by is None:
            s.table[location(place)] |= REVEALED_BIT
        for seat in seen_by or ():
            s.table[location(place)] |= 1 << SEEN_SHIFT + seat
        return self

    # --- doing ---------------------------------------------------------------

    def do(self, verb: str, argument: Any = None) -> Table:
        """Play a legal action of the seat to act."""
        number = number_of(verb, argument)
        assert number in self.state.legal_actions(), (
            f"{verb} {argument} is not among {[GAME.to_json(a) for a in self.state.legal_actions()]}"
        )
        self.state.apply(number)
        return self

    def fly(self, maneuver: str, *rockets: str, craft: int = 1) -> Table:
        """Choose the spacecraft if none is worked on, then the maneuver, then fire; rockets must be tested."""
        if self.state.step == ACT:
            self.do("craft", craft)
        self.do("maneuver", maneuver)
        for rocket in rockets:
            self.do("fire", rocket)
        return self

    def work(self, craft: int = 1) -> Table:
        return self.do("craft", craft)

    def end_turn(self) -> Table:
        return self.come_back().do("pass")

    def come_back(self) -> Table:
        """Stop working on a spacecraft and acting for a venture."""
        if self.state.step == WORK:
            self.do("done")
        if self.state.step == ACT and self.state.turn >= VENTURE:
            self.do("done")
        return self

    def end_year(self) -> Table:
        """All agencies pass until the next year begins, or until there is another question or a draw."""
        year = self.state.year
        self.come_back()
        while not self.state.is_terminal() and self.state.step == ACT and self.state.year == year:
            self.do("pass")
        return self

    # --- chance --------------------------------------------------------------

    def drawing(self) -> str | None:
        """What chance is drawing now, if it is chance's turn."""
        return self.state.chance_stream() if self.state.is_chance() else None

    def possible(self) -> list[int]:
        return [outcome for outcome, _ in self.state.chance_outcomes()]

    def any_outcome(self) -> Table:
        self.state.apply(self.possible()[0])
        return self

    def deal(self, letters: str) -> Table:
        """Deal these outcomes to the advancement that is being researched."""
        for letter in letters:
            assert self.state.step == DEAL_OUTCOMES
            self.state.apply(LETTERS[letter])
        return self

    def draws(self, letter: str) -> Table:
        """Draw a card of this type from the advancement that is tested."""
        s = self.state
        assert s.step == DRAW_OUTCOME, self.asked()
        slots = [s.outcome_at(s.actor, s.advancement, slot) for slot in range(s.outcomes(s.actor, s.advancement))]
        s.apply(slots.index(LETTERS[letter]))
        return self

    def finds(self, face: str) -> Table:
        """Draw this face for the location that is explored for the first time."""
        s = self.state
        assert s.step == LOOK, self.asked()
        s.apply(face_number(ids.LOCATIONS[s.place], face, s.setting.options) - s.setting.first_face[s.place])
        return self

    def rolls(self, *dice: int) -> Table:
        for die in dice:
            assert self.drawing() == "dice", self.asked()
            self.state.apply(die - 1)
        return self

    def discovers(self, *features: str) -> Table:
        """Draw these features at the place that is explored."""
        for feature in features:
            assert self.state.step == DRAW_FEATURE, self.asked()
            self.state.apply(ids.FEATURES.index(feature))
        return self

    def brings(self, name: str) -> Table:
        """Draw this mission."""
        assert self.state.step == DRAW_MISSION, self.asked()
        self.state.apply(mission(name))
        return self

    def lot(self, seat: int) -> Table:
        assert self.state.step == DRAW_LOT, self.asked()
        self.state.apply(seat)
        return self

    # --- asking --------------------------------------------------------------

    def asked(self) -> str:
        """The current step and what is possible, for assertion messages."""
        return f"step {self.state.step} of {STEPS}, {self.verbs() or self.drawing()}"

    def verbs(self) -> list[str]:
        return list(dict.fromkeys(VOCABULARY.verb(action).name for action in self.state.legal_actions()))

    def choices(self, verb: str) -> list[Any]:
        """The arguments of the legal actions with this verb."""
        found = [GAME.to_json(action) for action in self.state.legal_actions()]
        return [next((v for k, v in action.items() if k != "verb"), None) for action in found if action["verb"] == verb]

    def may(self, verb: str, argument: Any = None) -> bool:
        return number_of(verb, argument) in self.state.legal_actions()

    def refusal(self, verb: str, argument: Any = None) -> str | None:
        """The code of the reason why the seat to act may not do this."""
        out = ActionList(GAME.num_distinct_actions, explain=True)
        self.state.list_actions(out)
        number = number_of(verb, argument)
        assert number not in out.listed(), f"{verb} {argument} is offered"
        return VOCABULARY.reasons[out.refused[number]].code if number in out.refused else None

    def parts(self, craft: int = 1, seat: int = 0) -> list[str]:
        """Everything aboard but the crew, or (0) on Earth; damaged ones are called so."""
        s = self.state
        found: list[str] = []
        for kind, name in enumerate(ids.COMPONENTS[: s.setting.kinds]):
            found += [name] * s.working(seat, craft, kind) + [f"damaged_{name}"] * s.damaged(seat, craft, kind)
        return found

    def aboard(self, craft: int = 1, seat: int = 0) -> list[int]:
        """The numbers of the astronauts there."""
        bits = int(self.state.people_aboard(seat, craft))
        return [index for index in range(bits.bit_length()) if bits >> index & 1]

    def crew(self, craft: int = 1, seat: int = 0) -> list[str]:
        """The skills of the astronauts there, incapacitated ones called so."""
        s = self.state
        return [
            ("" if s.is_healthy(seat, index) else "incapacitated_") + ids.SKILLS[s.skill(seat, index)]
            for index in self.aboard(craft, seat)
        ]

    def place(self, craft: int = 1, seat: int = 0) -> str | None:
        """Where a spacecraft is; None if there is none of that number."""
        if self.state.fleet(seat) >> craft & 1 == 0:
            return None
        return ids.LOCATIONS[self.state.location(seat, craft)]

    def tokens(self, craft: int = 1, seat: int = 0) -> int:
        return int(self.state.time(seat, craft))

    def cash(self, seat: int = 0) -> int:
        return int(self.state.money(seat))

    def earned(self, seat: int = 0) -> int | float:
        """Points, without what the dead cost."""
        return in_points(self.state.points(seat))

    def outcomes(self, name: str, seat: int = 0) -> str:
        """What lies on an advancement, as letters in the order S, m, M."""
        s = self.state
        number = advancement(name)
        types = sorted(s.outcome_at(seat, number, slot) for slot in range(s.outcomes(seat, number)))
        return "".join("SmM"[outcome] for outcome in types)

    def shares(self, name: str) -> list[int]:
        """Of a venture, by seat."""
        return [int(self.state.shares(venture(name), seat)) for seat in range(self.state.players)]

    def knows(self, name: str, seat: int = 0) -> bool:
        return self.state.knows(seat, advancement(name))

    def owner(self, name: str) -> int | str:
        """The seat that has completed a mission, or "open", "removed", "unused"."""
        status = int(self.state.mission(mission(name)))
        if status >= COMPLETED:
            return status - COMPLETED
        return {NOT_IN_PLAY: "unused", IN_PLAY: "open", REMOVED: "removed"}[status]

    def is_revealed(self, place: str) -> bool:
        return self.state.is_revealed(location(place))

    def has_seen(self, place: str, seat: int = 0) -> bool:
        return self.state.has_seen(seat, location(place))

    # --- the journal ---------------------------------------------------------

    def forget(self) -> Table:
        """What happened so far is not news any more."""
        self.read = len(self.state.journal or ())
        return self

    def news(self, happening: str | None = None) -> list[Json]:
        """What has happened since `forget`, all or of one kind."""
        told = [VOCABULARY.happened(entry, None, full=True) for entry in (self.state.journal or [])[self.read :]]
        return [entry for entry in told if happening in (None, entry["happening"])]

    def happened(self, *happenings: str) -> list[str]:
        """The names of these happenings in the order in which they came."""
        return [entry["happening"] for entry in self.news() if entry["happening"] in happenings]


def number_of(verb: str, argument: Any = None) -> int:
    word = next(known for known in VOCABULARY.verbs if known.name == verb)
    action: Json = {"verb": verb}
    if word.argument is not None:
        action[word.argument] = argument
    return GAME.from_json(action)


def missions_of(*played: str) -> tuple[str, ...]:
    """All missions that may come up when these expansions are played."""
    return tuple(str(entry["id"]) for entry in ids.DATA["mission"] if is_played(entry, played))


def face_number(place: str, face: str, options: Options | None = None) -> int:
    """The number of a face; some faces are there in two boxes, so that the options decide which of them it is."""
    for number, entry in enumerate(ids.DATA["face"]):
        is_it = (entry["location"], entry["id"]) == (place, face)
        if is_it and is_in_play(entry, options or {**USUAL, "mercury": True}):
            return number
    raise ValueError(f"{place} has no face {face} here")


def seated(table: Table) -> Match:
    """A match at this table, to hear what it says to people."""
    seats = [Seat(f"Seat {number}") for number in range(table.state.players)]
    options = GAME.options_of(table.state)
    return Match.start(GAME, seats, options, seed=1, position=GAME.to_text(table.state))
