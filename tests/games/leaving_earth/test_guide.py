"""The how-to-play page names the numbers that are printed on the cards."""

from __future__ import annotations

import re

import pytest

import cosmodrome
from cosmodrome.games.leaving_earth.meta import META
from tests.games.test_lessons import say


@pytest.mark.parametrize("locale", META.locales)
def test_the_guide_names_the_numbers_of_the_cards(locale: str) -> None:
    game = cosmodrome.load("leaving_earth")
    words, told = game.text(locale), say("leaving_earth", "guide", locale)["guide-5"]
    for component in game.data["component"]:
        name, cost, mass = words.term(f"item-{component['id']}"), component.get("cost"), component["mass"]
        if "thrust" in component:
            assert re.search(rf"{name} \w+ \$?{cost}\b[^.]* {mass},[^.]* {component['thrust']}\.", told), name
        elif "seats" in component:
            assert re.search(rf"{name} \(\$?{cost}\b[^)]* {mass}, {component['seats']} ", told), name
