"""The how-to-play page names the numbers that are printed on the cards."""

from __future__ import annotations

import re

import pytest

import cosmodrome
from cosmodrome.games.leaving_earth.expansions import boxes_of
from cosmodrome.games.leaving_earth.meta import META
from cosmodrome.games.leaving_earth.vocabulary import (
    MOST_ASTRONAUTS,
    MOST_CRAFT,
    MOST_FREE_STEPS,
    MOST_IDLE_TURNS,
    MOST_TURNS,
    REPEATABLE_STEPS,
)
from tests.games.test_tutorials import say


@pytest.mark.parametrize("locale", META.locales)
def test_the_guide_names_the_numbers_of_the_cards(locale: str) -> None:
    game = cosmodrome.load("leaving_earth")
    words, chapters = game.text(locale), say("leaving_earth", "guide", locale)
    for component in game.data["component"]:
        if boxes_of(component) == ["stations"]:
            continue  # they have chapters of their own
        told = chapters["guide-22" if "expansion" in component else "guide-5"]
        name, cost, mass = words.term(f"item-{component['id']}"), component.get("cost"), component["mass"]
        if "thrust" in component:
            assert re.search(rf"{name} \w+ \$?{cost}\b[^.]* {mass},[^.]* {component['thrust']}\.", told), name
        elif "seats" in component:
            assert re.search(rf"{name} \(\$?{cost}\b[^)]* {mass}, {component['seats']} ", told), name
        elif "cost" in component and "expansion" in component:
            assert re.search(rf"{name} \w+ \$?{cost}\b[^.]* {mass}\b[^.]*\.", told), name


@pytest.mark.parametrize("locale", META.locales)
def test_the_guide_names_the_years_of_the_calendar(locale: str) -> None:
    game = cosmodrome.load("leaving_earth")
    chapters = say("leaving_earth", "guide", locale)
    for window in game.data["window"]:
        assert re.search(rf"\b{window['every']}\b[^,]* {window['first_year']}\b", chapters["guide-18"]), window["id"]
    for year in ("last_year", "quick_start"):
        assert str(game.data["outer_planets"][year]) in chapters["guide-24"]


@pytest.mark.parametrize("locale", META.locales)
def test_the_guide_names_the_dangers_of_the_giants(locale: str) -> None:
    game = cosmodrome.load("leaving_earth")
    paragraphs = say("leaving_earth", "guide", locale)["guide-20"].split("\n\n")
    faces = {face["id"]: face for face in game.data["face"] if face["location"] in ("jupiter", "saturn")}
    jupiter = [faces[f"{level}_radiation"] for level in ("strong", "moderate", "weak")]
    printed = [face[name] for face in jupiter for name in ("sickness", "component_radiation") if name in face]
    assert [int(number) for number in re.findall(r"\d+", paragraphs[0])] == printed
    saturn = [faces["ring_debris"]["debris"], faces["ring_radiation"]["sickness"]]
    assert [int(number) for number in re.findall(r"\d+", paragraphs[2])] == saturn


@pytest.mark.parametrize("locale", META.locales)
def test_the_guide_names_the_numbers_of_stations_those_of_the_first_printing_in_brackets(locale: str) -> None:
    game = cosmodrome.load("leaving_earth")
    words, chapters = game.text(locale), say("leaving_earth", "guide", locale)
    told = " ".join(chapters[f"guide-{number}"] for number in range(26, 32))
    for component in game.data["component"]:
        if boxes_of(component) != ["stations"] or "cost" not in component:
            continue
        name, first = words.term(f"item-{component['id']}"), component.get("first_printing", {})
        pattern = rf"\b{name} \w+"
        for field in ("cost", "mass", "thrust", "seats"):
            if field in component:
                pattern += rf"[^\d\[]*\b{component[field]}\b"
                pattern += rf"[^\d\[]*\[{first[field]}\]" if field in first else ""
        assert re.search(pattern, told, re.IGNORECASE), pattern


@pytest.mark.parametrize("locale", META.locales)
def test_the_guide_names_what_else_is_printed_in_stations(locale: str) -> None:
    game = cosmodrome.load("leaving_earth")
    chapters = say("leaving_earth", "guide", locale)
    what_is_new, research = chapters["guide-25"].split("\n\n")[:2]
    printed = [game.data["stations"][name] for name in ("yearly", "last_year")]
    assert [int(number) for number in re.findall(r"\d+", what_is_new)] == printed
    advancements = [entry for entry in game.data["advancement"] if entry.get("expansion") == "stations"]
    numbers = [entry[name] for entry in advancements for name in ("cost", "outcomes")]
    assert [int(number) for number in re.findall(r"\d+", research)] == numbers
    moon = {entry["id"]: entry["cards"] for entry in game.data["feature"] if entry["location"] == "moon"}
    danger = chapters["guide-30"].split("\n\n")[2]
    assert re.findall(r"\d+", danger)[:2] == [str(moon["dust"]), str(sum(moon.values()))]
    occupations = [entry["points"] for entry in game.data["mission"] if entry["requires"] == "occupation"]
    yearly = chapters["guide-32"].split("\n\n")[2].replace(",5", ".5")
    assert [float(number) for number in re.findall(r"\d+(?:\.\d)?", yearly)] == occupations
    twins = sum("twin" in entry for entry in game.data["mission"])
    assert re.findall(r"\d+", chapters["guide-32"].split("\n\n")[4]) == [str(twins)]


@pytest.mark.parametrize("locale", META.locales)
def test_the_own_rules_name_the_limits_of_the_program(locale: str) -> None:
    items = say("leaving_earth", "guide", locale)["guide-ours"].split("\n\n")
    told = [[int(number) for number in re.findall(r"\d+", item)] for item in items]
    assert [numbers for numbers in told if numbers] == [
        [MOST_IDLE_TURNS],
        [MOST_CRAFT, MOST_ASTRONAUTS],
        [REPEATABLE_STEPS, MOST_FREE_STEPS, MOST_TURNS],
    ]
