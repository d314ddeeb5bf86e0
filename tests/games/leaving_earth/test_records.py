"""The recorded games of Leaving Earth: laws at every event, and together they go through everything there is."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from cosmodrome import Match
from cosmodrome.core.match import record as rec
from cosmodrome.core.match.record_loader import RecordLoader
from cosmodrome.games.leaving_earth import ids
from cosmodrome.games.leaving_earth.engine.state import LeavingEarth
from cosmodrome.games.leaving_earth.vocabulary import CAUSES, ENDS, FACE_MINDS, FACE_YEAR_END, OUTCOMES, VOCABULARY
from tests.games.leaving_earth import invariants, venture_steps
from tests.games.leaving_earth.venture_steps import VentureSteps

FILES = sorted((Path(__file__).parents[2] / "records" / "leaving_earth").glob("*.json"))
NO_PLACES = {"solar_radiation", "lost", *ids.WINDOWS}  # the giants are faced, and nobody arrives there
LEVELS = ("easy", "normal", "hard", "very_hard")
EXPANSIONS = ("mercury", "outer_planets", "stations")
OUTER_MANEUVERS = {str(m["id"]) for m in ids.DATA["maneuver"] if m.get("expansion") == "outer_planets"}
STATIONS_MANEUVERS = {str(m["id"]) for m in ids.DATA["maneuver"] if "stations" in m.get("expansion", ())}
STATIONS_FACES = {(str(f["location"]), str(f["id"])) for f in ids.DATA["face"] if "stations" in f.get("expansion", ())}
OCCUPATIONS = {str(m["id"]) for m in ids.DATA["mission"] if m["requires"] == "occupation"}
SAMPLE_MISSIONS = {str(m["id"]) for m in ids.DATA["mission"] if m["requires"] == "sample"}
TELESCOPES = {(str(entry["id"]), str(place)) for entry in ids.DATA["location"] for place in entry.get("telescopes", ())}


class Seen:
    """What the recorded games together go through."""

    def __init__(self) -> None:
        self.told: Counter[str] = Counter()
        self.fields: set[tuple[str, str, object]] = set()
        self.draws: set[tuple[str, str]] = set()
        self.verbs: set[str] = set()
        self.questions: set[str] = set()
        self.tables: set[tuple[int, str]] = set()
        self.outer_tables: set[tuple[int, str]] = set()  # those with Outer Planets
        self.outer_options: set[tuple[str, object]] = set()
        self.stations_tables: set[tuple[int, str]] = set()  # those with Stations
        self.stations_printings: set[object] = set()
        self.expansions: set[tuple[str, ...]] = set()  # that are played with together
        self.last_years: set[int] = set()
        self.counts: set[tuple[str, str, str]] = set()
        self.faces: set[tuple[str, str]] = set()  # with their places
        self.stations_faces: set[tuple[str, str]] = set()  # those that are only there with Stations
        self.features: set[str] = set()  # that lie open
        self.flown: set[str] = set()
        self.surveyed: set[tuple[str, str]] = set()  # from where, and what
        self.collected: set[tuple[str, str]] = set()  # where, and what
        self.year_ends: set[str] = set()  # the planets for which dice are rolled at the end of a year
        self.storms: set[str] = set()  # places that make those ill who stay there
        self.crews: set[str] = set()  # that may lose heart
        self.examined: set[str] = set()  # missions for which a sample did not have to come home
        self.ventures: set[str] = set()  # what is done with joint ventures
        self.venture_tables: set[int] = set()  # how many agencies found them

    def table(self, match: Match) -> None:
        options = match.opening.options
        table = len(match.seats), str(options["level"])
        self.tables.add(table)
        if options.get("outer_planets"):
            self.outer_tables.add(table)
            self.outer_options |= set(options.items())
        if options.get("stations"):
            self.stations_tables.add(table)
            self.stations_printings.add(options["stations_printing"])
        if options.get("ventures"):
            self.venture_tables.add(len(match.seats))
        self.expansions.add(tuple(name for name in EXPANSIONS if options.get(name)))

    def draw(self, state: LeavingEarth) -> None:
        """What chance is about to decide."""
        if not (state.is_chance() and state.chance_stream() == "dice"):
            return
        if state.after_rolls == FACE_MINDS:
            self.crews.add("lonely" if state.crew(state.turn, state.craft) == 1 else "crowded")
        elif state.after_rolls == FACE_YEAR_END:
            self.storms.add(ids.LOCATIONS[state.location(state.turn, state.craft)])
        elif state.after_hazard == FACE_YEAR_END:
            self.year_ends.add(ids.LOCATIONS[state.place])

    def event(self, match: Match, number: int) -> None:
        event = match.events[number]
        if isinstance(event, rec.Action):
            self.verbs.add(str(event.action["verb"]))
        for entry in match.happened[number]:
            told = VOCABULARY.happened(entry, None, full=True)
            self.told[told["happening"]] += 1
            for field in ("mission", "location", "face", "cause", "end", "item", "medicine"):
                if field in told:
                    self.fields.add((told["happening"], field, told[field]))
            if told["happening"] == "revealed":
                self.faces.add((told["location"], told["face"]))
                if match.opening.options.get("stations"):
                    self.stations_faces.add((told["location"], told["face"]))
            if told["happening"] == "feature_found":
                self.features.add(told["feature"])
            if told["happening"] == "outcome_drawn":
                self.draws.add((told["advancement"], told["outcome"]))
                self.counts.add((told["advancement"], told["outcome"], told["counts"]))
            if told["happening"] == "departed":
                self.flown.add(told["maneuver"])
            if told["happening"] == "year_began":
                self.last_years.add(told["year"])
            self.aboard(table(match), told)

    def aboard(self, state: LeavingEarth, told: dict[str, Any]) -> None:
        """What is done with a spacecraft where it is."""
        place = ids.LOCATIONS[state.location(state.turn, state.craft)] if state.craft else "earth"
        if told["happening"] == "surveyed":
            self.surveyed.add((place, told["location"]))
        if told["happening"] == "collected":
            self.collected.add((place, told["item"]))
        if told["happening"] == "mission_completed" and told["mission"] in SAMPLE_MISSIONS and place != "earth":
            self.examined.add(told["mission"])

    def all_of(self, happening: str, field: str) -> set[object]:
        return {value for one, name, value in self.fields if (one, name) == (happening, field)}


def replay(file: Path, seen: Seen) -> Match:
    """Replay a record event by event. Accounts start again where moves were undone."""
    record = rec.decode(file.read_text(encoding="utf-8"))
    fold = RecordLoader(record)
    match = fold.match
    seen.table(match)
    ledger = invariants.Ledger(table(match))
    steps = VentureSteps(seen.ventures)
    for number, event in enumerate(record.events[1:], 1):
        before = invariants.Before.of(table(match), action_of(match, event))
        seen.draw(table(match))
        steps.before(table(match))
        is_done = number < len(match.events)  # what is redone comes with the event that says so
        fold.step(number, event)
        state = table(match)
        if isinstance(event, rec.Undo | rec.Answer | rec.AskUndo | rec.Redo):
            packs = ledger.packs
            ledger = invariants.Ledger(state)
            ledger.packs = packs
        elif not is_done:
            ledger.read(before, state, match.happened[number])
        if number % 5 == 0:
            invariants.check(state, ledger.packs)
        seen.event(match, number)
        steps.event(
            state, verb_of(event), [VOCABULARY.happened(told, None, full=True) for told in match.happened[number]]
        )
        if state.asked >= 0:
            seen.questions.add(match.game.prompt(state))
    assert match.is_over
    return match


def action_of(match: Match, event: rec.Event) -> int:
    return match.game.from_json(event.action) if isinstance(event, rec.Action) else -1


def verb_of(event: rec.Event) -> str:
    return str(event.action["verb"]) if isinstance(event, rec.Action) else ""


def table(match: Match) -> LeavingEarth:
    assert isinstance(match.state, LeavingEarth)
    return match.state


@cache
def everything() -> Seen:
    seen = Seen()
    for file in FILES:
        replay(file, seen)
    return seen


def test_at_least_forty_whole_games_by_one_to_five_agencies_on_all_levels() -> None:
    assert len(FILES) >= 40
    assert everything().tables >= {(players, level) for players in range(1, 6) for level in LEVELS}


def test_every_mission_is_completed_in_some_recorded_game() -> None:
    """An occupation is never completed, but pays."""
    assert everything().all_of("mission_completed", "mission") == set(ids.MISSIONS) - OCCUPATIONS
    assert everything().all_of("occupied", "mission") == OCCUPATIONS


def test_every_place_is_visited_in_some_recorded_game() -> None:
    assert everything().all_of("arrived", "location") == set(ids.LOCATIONS) - NO_PLACES
    assert "drift" in everything().all_of("destroyed", "cause")


def test_every_hidden_face_is_revealed_in_some_recorded_game() -> None:
    """Faces of one name lie in several places, so they are counted with their place."""
    printed = {(str(face["location"]), str(face["id"])) for face in ids.DATA["face"]}
    assert everything().faces == printed


def test_every_outcome_of_every_advancement_is_drawn_in_some_recorded_game() -> None:
    assert everything().draws == {(advancement, outcome) for advancement in ids.ADVANCEMENTS for outcome in OUTCOMES}


def test_pilots_and_mechanics_make_outcomes_better_in_some_recorded_game() -> None:
    assert everything().counts >= {
        ("landing", "major_failure", "minor_failure"),
        ("landing", "minor_failure", "success"),
        ("rendezvous", "minor_failure", "success"),
        ("rendezvous", "major_failure", "minor_failure"),
        ("life_support", "minor_failure", "success"),
    }


def test_every_kind_of_loss_and_every_ending_is_recorded() -> None:
    lost = everything().all_of("destroyed", "cause") | everything().all_of("died", "cause")
    assert lost == set(CAUSES)
    assert everything().all_of("game_ended", "end") == set(ENDS)


def test_every_event_occurs_in_some_recorded_game() -> None:
    assert {happening.name for happening in VOCABULARY.happenings} - set(everything().told) == set()


def test_every_action_is_taken_and_every_question_asked_in_some_recorded_game() -> None:
    assert {verb.name for verb in VOCABULARY.verbs} - everything().verbs == set()
    assert everything().questions == {
        *("act", "work", "divide", "burn", "pay_outcome", "choose_sufferer", "choose_damage", "choose_reveal"),
        *("choose_shielded", "choose_seats", "choose_landing", "choose_left_out", "turn_in", "build_offer"),
        *("answer_offer", "choose_head_start", "production", "choose_exploring", "choose_feature"),
        *("act_for", "divide_shares", "answer_shares", "ask_veto"),
    }


# --- Outer Planets -----------------------------------------------------------


def test_with_outer_planets_one_to_five_agencies_play_on_all_levels_alone_and_as_a_team_up_to_1986() -> None:
    assert everything().outer_tables == {(players, level) for players in range(1, 6) for level in LEVELS}
    assert everything().outer_options >= {
        *(("team", True), ("team", False), ("quick_start", True), ("quick_start", False), ("mercury", True)),
    }
    assert max(everything().last_years) == 1986


def test_every_maneuver_of_outer_planets_is_flown_and_every_window_used_in_some_recorded_game() -> None:
    assert everything().flown >= OUTER_MANEUVERS
    windows = dict(zip(ids.MANEUVERS, ids.WINDOW_OF, strict=True))
    assert {windows[maneuver] for maneuver in everything().flown} - {None} == set(ids.WINDOWS)


def test_jupiter_and_saturn_are_faced_at_the_end_of_a_year_in_some_recorded_game() -> None:
    assert everything().year_ends == {"jupiter", "saturn"}


def test_every_telescope_is_used_in_some_recorded_game() -> None:
    assert everything().surveyed >= TELESCOPES


def test_rings_and_geysers_are_collected_in_saturn_orbit_in_some_recorded_game() -> None:
    assert everything().collected >= {("saturn_orbit", "saturn_sample"), ("saturn_orbit", "enceladus_sample")}
    assert ("titan", "supplies_1x") in everything().collected


def test_a_scientist_examines_a_sample_far_from_earth_in_some_recorded_game() -> None:
    assert everything().examined


# --- Stations ----------------------------------------------------------------


def test_with_stations_one_to_five_agencies_play_on_all_levels_by_both_printings_and_with_all_expansions() -> None:
    assert everything().stations_tables == {(players, level) for players in range(1, 6) for level in LEVELS}
    assert everything().stations_printings == {"later", "first"}
    assert everything().expansions >= {
        *(("stations",), ("mercury", "stations"), ("outer_planets", "stations"), EXPANSIONS),
    }


def test_every_face_of_stations_is_revealed_in_some_recorded_game() -> None:
    assert everything().stations_faces >= STATIONS_FACES


def test_every_feature_is_found_in_some_recorded_game() -> None:
    assert everything().features == set(ids.FEATURES)


def test_every_maneuver_of_stations_is_flown_in_some_recorded_game() -> None:
    assert everything().flown >= STATIONS_MANEUVERS


def test_modules_produce_food_and_fuel_and_habitats_are_built_of_parts_and_in_caves_in_some_recorded_game() -> None:
    assert everything().all_of("produced", "item") == {"food", "small_fuel_tank"}
    assert everything().all_of("habitat_built", "item") == {"ground_habitat_parts", "spare_parts"}


def test_wreckage_becomes_a_probe_and_spare_parts_in_some_recorded_game() -> None:
    assert everything().all_of("salvaged", "item") == {"probe", "spare_parts"}


def test_lone_and_crowded_astronauts_are_incapacitated_in_some_recorded_game() -> None:
    assert everything().crews == {"lonely", "crowded"}


def test_dust_storm_incapacitates_in_some_recorded_game() -> None:
    assert "mars" in everything().storms


def test_doctors_heal_with_medicine_and_at_a_medical_module_in_some_recorded_game() -> None:
    assert everything().all_of("healed", "medicine") == {0, 1}


def test_every_experiment_is_finished_in_some_recorded_game() -> None:
    assert everything().all_of("experiment_done", "location") == {"earth_orbit", "moon", "mars", "venus"}


def test_a_shuttle_and_a_daedalus_are_fired_in_some_recorded_game() -> None:
    assert everything().all_of("fired", "item") >= {"shuttle", "daedalus"}


def test_samples_of_stations_are_examined_by_scientists_far_from_earth_in_some_recorded_game() -> None:
    assert everything().examined >= {"st_lunar_sample_return", "st_phobos_sample_return", "st_mars_sample_return"}
    assert "fossil" in everything().all_of("examined", "item")


# --- Joint ventures ----------------------------------------------------------


def test_two_to_five_agencies_may_found_ventures_in_some_recorded_game() -> None:
    assert everything().venture_tables == {2, 3, 4, 5}


def test_every_action_of_a_venture_occurs_in_some_recorded_game() -> None:
    assert venture_steps.ALL - everything().ventures == set()
    assert everything().ventures - venture_steps.ALL == set()


# --- what the second version of the rules has changed --------------------------

RECORDS = FILES[0].parent


def told(name: str) -> str:
    """The log of a recorded scene."""
    match = Match.load((RECORDS / f"second-{name}.json").read_text(encoding="utf-8"))
    return "\n".join(sentence for _, sentence in match.log())


CHANGES = {
    "docking-only": " dock.\nAda ends the turn.",
    "arrivals-together": "Ada completes Ceres Lander for 8 points!\nGrace completes Ceres Sample Return for 14 points!",
    "suborbital-secret": "Ada's spacecraft 1 is lost",
    "venture-drifting": "Ada passes.\nESA begins a maneuver with spacecraft 1: Suborbital Flight to Earth.",
    "venture-sale": "Ada vetoes: Grace may not act for ESA.",
    "bare-landing": "Ada finds a feature (Moon)",
    "fly-by-surveys": "Ada's survey succeeds: Moon.\n" * 2,
    "last-arrival": "Ada completes Ceres Lander for 8 points!",
    "2p-trades": "Spacecraft 1 (Grace) and spacecraft 1 (Ada) exchange cargo.",
}
FIRST_EDITION = {
    "suborbital-secret": "Ada's spacecraft 1 arrives: Earth",
    "fly-by-surveys": "Ada's survey succeeds: Moon.\n" * 3,
    "last-arrival": "Ada passes.\n1958 ends.",
}


@pytest.mark.parametrize("name", CHANGES)
def test_recorded_scene_shows_a_changed_rule(name: str) -> None:
    assert CHANGES[name] in told(name)


@pytest.mark.parametrize("name", FIRST_EDITION)
def test_recorded_scene_of_the_first_edition_differs(name: str) -> None:
    assert FIRST_EDITION[name] in told(f"{name}-first-edition")
    assert FIRST_EDITION[name] not in told(name)


def test_recorded_deaths_cost_more_and_more() -> None:
    match = Match.load((RECORDS / "second-dead-astronauts.json").read_text(encoding="utf-8"))
    assert match.state.scores() == [0, -12]
