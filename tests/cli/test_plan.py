"""`cosmodrome plan`: plans for people and programs, and clear words for what makes no sense."""

from __future__ import annotations

import json
import re
import shlex
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from cosmodrome.cli import main

MESSAGE_ID = re.compile(r"\b(?:plan|item|advancement|location|mission|route)-[a-z_]{3,}")

Plan = Callable[..., tuple[int, str, str]]


@pytest.fixture
def plan(run: Plan, monkeypatch: pytest.MonkeyPatch) -> Plan:
    """Ask for a plan in English: exit code, stdout and stderr out."""
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("NO_COLOR", "1")
    return partial(run, "plan", "leaving_earth")


def as_json(plan: Plan, *arguments: str) -> dict[str, Any]:
    code, out, err = plan(*arguments, "--json")
    assert (code, err) == (0, "")
    found: dict[str, Any] = json.loads(out)
    return found


# --- for people --------------------------------------------------------------


def test_plan_tables_have_flight_parts_years_and_chance(plan: Plan) -> None:
    code, out, err = plan("--mission", "mars sample return", "--by", "1970", "--have", "atlas,soyuz", "--locale", "en")
    assert (code, err) == (0, "")
    assert out.startswith("Mars Sample Return: the cheapest plan\nCost $53: $33 for the ship, $20 for research.")
    assert "Launched in 1958, done in 1967." in out
    assert re.search(r"1958 +Mars Orbit +6 +5 +6 +30 / 30 +ion thruster +34%", out)
    assert "collects" in out
    assert re.search(r"1956 +25 of 25 +research: Ion Thrusters, Landing; Atlas", out)
    assert re.search(r"Landing +1 +67% +74% +1\.7 +91% +3\.9", out)
    assert "All draws succeed: 11%, exactly 1444969/12881682." in out


@pytest.mark.parametrize(
    ("locale", "goal", "chance"),
    [
        ("en", "the lightest plan", "All draws succeed: 38%"),
        ("pl", "najlżejszy plan", "Wszystkie karty to sukcesy: 38%"),
        ("fr", "le plan le plus léger", "Toutes les cartes sont des succès\u00a0: 38"),
    ],
)
def test_plan_has_texts_in_every_language_of_the_game(plan: Plan, locale: str, goal: str, chance: str) -> None:
    code, out, _ = plan("--mission", "artificial_satellite", "--goal", "lightest", "--no", "soyuz", "--locale", locale)
    assert code == 0
    assert goal in out.splitlines()[0]
    assert not MESSAGE_ID.findall(out)
    assert max(map(len, out.splitlines())) <= 80


def test_plan_names_what_is_parked_in_orbit(plan: Plan) -> None:
    _, out, _ = plan("--mission", "man on the moon", "--have", "all", "--locale", "en")
    assert "parked here: Vostok" in out
    assert "docks with 3 × Juno" in out


def test_plan_with_everything_tested_is_certain(plan: Plan) -> None:
    _, out, _ = plan("--mission", "sounding rocket", "--tested", "all", "--locale", "en")
    assert "No draw can fail." in out


def test_plan_picture_shows_every_leg(plan: Plan, tmp_path: Path) -> None:
    file = tmp_path / "plan.svg"
    code, _, _ = plan("--mission", "lunar lander", "--svg", str(file), "--locale", "en")
    assert code == 0
    drawn = ElementTree.parse(file).getroot()
    words = ["".join(node.itertext()) for node in drawn.iter("{http://www.w3.org/2000/svg}text")]
    assert [word for word in words if word.isdigit() and len(word) == 1] == ["1", "2", "3", "4", "5"]
    assert any(re.match(r"5\. 1958: Moon – Juno", word) for word in words)


def test_planner_page_in_the_docs_shows_the_output_of_the_command(plan: Plan) -> None:
    page = (Path(__file__).parents[2] / "docs" / "planner.md").read_text(encoding="utf-8")
    line, _, shown = page.partition("$ cosmodrome plan leaving_earth ")[2].partition("```")[0].partition("\n")
    _, out, _ = plan(*shlex.split(line), "--locale", "en")
    assert [row.rstrip() for row in out.splitlines()] == shown.splitlines()


# --- for programs ------------------------------------------------------------


def test_plan_as_json_has_every_part(plan: Plan) -> None:
    found = as_json(plan, "--mission", "lunar_sample_return", "--have", "all", "--no", "ions")
    assert (found["cost"], found["mass"], found["years"], found["goal"]) == (46, 56, 0, "cheapest")
    assert found["game"] == "leaving_earth/2"
    assert sum(one["money"] for one in found["spending"]) == 46
    assert [event["kind"] for event in found["events"]] == ["separate", "drop", "dock"]
    assert found["chance"]["chance"] == pytest.approx(found["draws"][-1]["so_far"]["chance"])
    assert found["legs"][0]["year"] == found["launch"] == 1957


def test_plan_for_cargo_brings_the_mass_to_its_destination(plan: Plan) -> None:
    found = as_json(plan, "--to", "moon", "--from", "earth orbit", "--no", "ions,docking")
    assert (found["mission"], found["cost"], found["components"]) == (None, 5, {"cargo": 1, "juno": 5})
    slow = as_json(plan, "--to", "mars", "--payload", "3", "--no", "docking")
    assert slow["cost"] == 25
    quick = as_json(plan, "--to", "mars", "--payload", "3", "--goal", "fastest", "--no", "docking")
    assert quick["done"] < slow["done"]


def test_options_add_missions_and_rules_of_expansions(plan: Plan) -> None:
    found = as_json(plan, "--mission", "mercury lander", "--options", "mercury=true", "--have", "all")
    assert found["cost"] == 28
    found = as_json(
        plan, "--to", "jupiter flyby", "--from", "earth_orbit", "--payload", "10", "--goal", "fastest",
        "--from-year", "1960", "--options", "outer_planets=true",
    )  # fmt: skip
    assert (found["cost"], found["done"]) == (26, 1962)
    found = as_json(plan, "--mission", "space station", "--options", "stations=true")
    assert max(one["money"] for one in found["spending"]) > 25  # of 30


def test_stations_experiments_occupations_and_the_survey_of_life_are_planned(plan: Plan) -> None:
    stations = ("--options", "stations=true", "--have", "all", "--no", "docking")
    found = as_json(plan, "--mission", "Lunar Experiment", *stations)
    assert {"science_module", "experiment", "astronaut"} <= found["components"].keys()
    assert [leg["collects"] for leg in found["legs"] if leg["collects"]] == ["moon_results"]
    assert found["legs"][-1]["maneuver"].endswith("__earth")
    found = as_json(plan, "--mission", "Orbital Occupation", *stations)
    assert (found["stay"], found["components"]["astronaut"]) == (1, 1)
    found = as_json(plan, "--mission", "Extraterrestrial Life Survey", "--place", "venus", *stations)
    assert (found["life"]["place"], found["life"]["chance"]["exact"]) == ("venus", "1/6")
    assert "skill" not in found
    boxes = ("--options", "stations=true,outer_planets=true", "--have", "all", "--no", "docking")
    assert as_json(plan, "--mission", "Orbital Experiment", *boxes)["skill"] == "scientist"


def test_text_names_the_needed_skill_the_survey_on_the_way_and_the_chance_of_life(plan: Plan) -> None:
    code, out, err = plan("--mission", "Orbital Experiment", "--options", "stations=true,outer_planets=true")
    assert (code, err) == (0, "")
    assert "collects results from Earth Orbit" in " ".join(out.split())
    assert "The mission needs a scientist aboard." in out
    code, out, err = plan(
        "--mission", "Extraterrestrial Life Survey", "--place", "mars", "--options", "stations=true", "--no", "docking"
    )
    assert (code, err) == (0, "")
    assert "surveys Mars" in out
    assert "Chance of finding life at Mars: 12%" in " ".join(out.split())


def test_the_surest_plan_costs_more(plan: Plan) -> None:
    cheap = as_json(plan, "--mission", "lunar lander", "--have", "all")
    sure = as_json(plan, "--mission", "lunar lander", "--have", "all", "--goal", "surest", "--budget", "70")
    assert sure["chance"]["chance"] > cheap["chance"]["chance"]
    assert cheap["cost"] < sure["cost"] <= 70


# --- what makes no sense -----------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("", "name a --mission, or a place to bring something --to"),
        ("--mission pluto", "there is no mission 'pluto'; there are sounding_rocket"),
        ("--mission mars", "'mars' may be mars_survey, mars_lander, mars_sample_return, mars_station or man_on_mars"),
        ("--mission lunar_lander --budget 20", "too expensive for a budget of $20: the cheapest plan costs $53"),
        (
            "--mission mars_lander --by 1958",
            "too late: no plan that is done by 1958 was found, and the earliest one found is done in 1961",
        ),
        ("--mission mars_lander --by 1990", "years go from 1956 to 1976, not from 1956 to 1990"),
        (
            "--mission mars_lander --no landing",
            "impossible: even the fastest route takes longer than 1956 to 1976",
        ),
        ("--mission mars_lander --have warp", "there is no advancement 'warp'"),
        ("--mission mars_lander --crew 2", "nobody flies on that mission, so --crew has no meaning"),
        ("--mission man_in_orbit --crew 0", "--crew must be a whole number from 1 to 20, not 0"),
        ("--mission man_in_orbit --capsule titanic", "no capsule 'titanic'; there are vostok"),
        ("--to moon --payload 0", "--payload must be a whole number from 1 to 200, not 0"),
        ("--to nowhere", "there is no place 'nowhere'"),
        ("--mission sounding_rocket --svg /no/such/folder/plan.svg", "cannot write /no/such/folder/plan.svg"),
    ],
)
def test_wrong_arguments_are_refused_in_one_sentence(plan: Plan, arguments: str, sentence: str) -> None:
    code, out, err = plan(*arguments.split())
    assert (code, out) == (2, "")
    assert err.startswith(f"cosmodrome: {sentence}")
    assert err.count("\n") == 1


def test_misspelt_mission_is_corrected(plan: Plan) -> None:
    assert as_json(plan, "--mission", "Lunar Landr", "--have", "all")["mission"] == "lunar_lander"


def test_other_games_have_no_planner(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["plan", "mlem"]) == 2
    assert "has no plan; games that have: leaving_earth" in capsys.readouterr().err
