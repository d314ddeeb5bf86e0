"""Exploring: looking at a hidden face, revealing it or not, and surveying from afar."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from cosmodrome.core.engine.actions import ActionList
from cosmodrome.core.engine.rng import Rng
from cosmodrome.core.engine.state import CHANCE
from cosmodrome.games.leaving_earth.engine.rules.missions import check_reveal, check_survey
from cosmodrome.games.leaving_earth.engine.rules.outcomes import draw
from cosmodrome.games.leaving_earth.engine.rules.repetition import note_progress, note_rearranging
from cosmodrome.games.leaving_earth.engine.rules.spacecraft import destroy, kill_crew
from cosmodrome.games.leaving_earth.engine.state import (
    REVEALED_BIT,
    SEEN_SHIFT,
    SURVEYS,
    Draw,
    LeavingEarth,
    Question,
    Step,
    bit,
)
from cosmodrome.games.leaving_earth.vocabulary import (
    BY_SECRECY,
    CHOOSE_REVEAL,
    DRAW_MISSION,
    IN_FLIGHT,
    KEEP_HIDDEN,
    KEPT_HIDDEN,
    LOOK,
    LOOKED,
    NO_WORKING_PROBE,
    NOT_SURVEYABLE,
    NOWHERE,
    PAY_OUTCOME,
    PROBES_SPENT,
    REVEAL,
    REVEALED,
    SUCCESS,
    SURVEY,
    SURVEY_EFFECT,
    SURVEY_FAILED,
    SURVEYED,
    SURVEYING_NEEDED,
    WORK,
)


def look(s: LeavingEarth, place: i64, after: i64) -> None:
    """The acting agency looks at a place and may reveal it; then comes `after`, WORK after a survey."""
    s.place = place
    s.after_look = after
    s.to(LOOK)


@final
class Look(Draw):
    """A face is drawn at the first look; later looks show the same one."""

    def enter(self, s: LeavingEarth) -> None:
        if s.face(s.place) == NOWHERE:
            s.asked = CHANCE
        else:
            self.show(s)

    def weights(self, s: LeavingEarth) -> list[int]:
        first = s.setting.first_face[s.place]
        return [s.setting.face_cards[first + i] for i in range(s.setting.faces_of[s.place])]

    def sample(self, s: LeavingEarth, rng: Rng) -> i64:
        return rng.weighted(self.weights(s))

    def stream(self, s: LeavingEarth) -> str:
        return "location:" + s.setting.location_ids[s.place]

    def audience(self, s: LeavingEarth) -> list[int] | None:
        return [s.actor]

    def take(self, s: LeavingEarth, action: i64) -> None:
        s.table[s.place] |= s.setting.first_face[s.place] + action + 1
        self.show(s)

    def show(self, s: LeavingEarth) -> None:
        if not s.has_seen(s.actor, s.place):
            note_progress(s)
        s.table[s.place] |= bit(SEEN_SHIFT + s.actor)
        s.tell(LOOKED, s.actor, s.place, s.face(s.place))
        s.to(CHOOSE_REVEAL)


@final
class ChooseReveal(Question):
    """Reveal the place or keep it secret; an agency whose spacecraft is there pays for the secret."""

    def enter(self, s: LeavingEarth) -> None:
        s.asked = s.actor

    def list_actions(self, s: LeavingEarth, out: ActionList) -> None:
        out.add(REVEAL)
        out.add(KEEP_HIDDEN)

    def take(self, s: LeavingEarth, action: i64) -> None:
        if action == REVEAL:
            s.table[s.place] |= REVEALED_BIT
            note_progress(s)
            if s.after_look != WORK:
                s.fresh = s.place
            s.tell(REVEALED, s.actor, s.place, s.face(s.place))
            check_reveal(s, s.turn, s.place)
            s.to(DRAW_MISSION)
            return
        s.tell(KEPT_HIDDEN, s.actor, s.place)
        if s.after_look == WORK:
            s.to(WORK)
            return
        if s.place == s.setting.suborbital and not s.setting.secrecy_destroys:
            kill_crew(s, s.turn, s.craft, BY_SECRECY)
        else:
            destroy(s, s.turn, s.craft, BY_SECRECY)
        s.to(s.after_hazard)


# --- Survey ------------------------------------------------------------------


def list_survey(s: LeavingEarth, out: ActionList) -> None:
    seat, craft = s.turn, s.craft
    reason: i64 = NOWHERE
    if not s.knows(s.actor, s.setting.surveying):
        reason = SURVEYING_NEEDED
    elif s.time(seat, craft):
        reason = IN_FLIGHT
    elif not s.has_working_probe(seat, craft):
        reason = NO_WORKING_PROBE
    elif is_limited(s) and s.table[s.vessel(seat, craft) + SURVEYS] >= working_probes(s, seat, craft):
        reason = PROBES_SPENT
    if reason != NOWHERE and not out.explain:
        return
    places = s.setting.surveyable[s.location(seat, craft)]
    place: i64
    for place in range(s.setting.locations):
        if (places >> place) & 1 == 0:
            out.refuse(SURVEY, place, NOT_SURVEYABLE)
        elif reason != NOWHERE:
            out.refuse(SURVEY, place, reason)
        else:
            out.add(SURVEY, place)


def is_limited(s: LeavingEarth) -> bool:
    """By the later rules each probe or capsule surveys once a turn where it will not stay."""
    return s.setting.later_rules and s.setting.automatic[s.location(s.turn, s.craft)] >= 0


def working_probes(s: LeavingEarth, seat: i64, craft: i64) -> i64:
    count: i64 = 0
    i: i64
    for i in range(len(s.setting.probe_kinds)):
        count += s.working(seat, craft, s.setting.probe_kinds[i])
    return count


def survey(s: LeavingEarth, place: i64) -> None:
    if is_limited(s):
        s.table[s.vessel(s.turn, s.craft) + SURVEYS] += 1
    s.place = place
    draw(s, s.setting.surveying, SURVEY_EFFECT, WORK)


@final
class SurveyEffect(Step):
    """With a success the agency looks; a place that is revealed already was surveyed to test the advancement."""

    def enter(self, s: LeavingEarth) -> None:
        note_rearranging(s)
        if s.counts_as != SUCCESS:
            s.tell(SURVEY_FAILED, s.turn, s.place)
        else:
            s.tell(SURVEYED, s.turn, s.place)
            check_survey(s, s.turn, s.craft, s.place)
            if not s.is_revealed(s.place):
                s.resume = LOOK
                s.after_look = WORK
        s.to(PAY_OUTCOME)
