"""MLEM's sentences, beyond what is true of every game's: its own terms, and that they come out whole."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from cosmodrome.games.mlem.meta import META
from cosmodrome.games.mlem.vocabulary import ABILITIES, EFFECTS, FACES, GOALS, SPECIALISTS
from tests.support.fluent import GameTexts

SENTENCES = GameTexts("mlem")
messages, say = SENTENCES.messages, SENTENCES.say
PLANETS = ("paw", "yarn_ball", "goldfish_bowl", "rope_ball", "toy_mouse")
TERMS = (
    *("deep-space", "comet", "galaxy", "commander", "crash-odds", "failures", "dice", "rocket", "home", "goals"),
    *("missions", "ufo", "tokens-left", "expedition", "score", "earth"),
)
PLACES = ("where-moon", "where-planet", "where-comet", "where-galaxy", "target-moon", "target-planet")
QUESTIONS = (
    *("takeoff", "choose_dice", "choose_dice_failed", "choose_engineer"),
    *("disembark", "deep_space", "crash_landing", "return_missions"),
)
CHAPTERS = (
    *("takeoff", "travel", "crash", "landing", "moons", "planets", "deep_space", "goals", "end"),
    *("ufo", "explorations", "secret_missions"),
)

TEXTS = {
    "ability": "reroll",
    "dice": "2 2 + ▲",
    "effect": "tunnel",
    "goal": "four moons",
    "mission": "moon 6/9",
    "planet": "Paw",
    "roll": "1 2 2 ▲",
    "seat": "Ala",
    "space": "deep space",
    "spaces": "6/9",
    "specialist": "engineer",
    "target": "moon 6/9",
    "where": "comet for 7 points",
}
COUNTS = (0, 1, 2, 5, 22)


def samples(arguments: set[str]) -> Iterator[dict[str, str | int]]:
    """The arguments as whole numbers, and where a text can arrive, as that text."""
    names = sorted(arguments)
    for count, worded, keep in product(COUNTS, (False, True), ("yes", "no")):
        yield {
            name: keep if name == "keep" else TEXTS[name] if name in TEXTS and (worded or name == "seat") else count
            for name in names
        }


# --- every word has its sentence ---------------------------------------------


def test_no_question_or_chapter_is_left_over() -> None:
    for prefix, names in (("ask", set(QUESTIONS)), ("help", set(CHAPTERS))):
        assert SENTENCES.names(prefix) == names, prefix


def test_every_term_question_and_chapter_is_there() -> None:
    needed = {f"{kind}-{name}" for kind, names in (("face", FACES), ("effect", EFFECTS)) for name in names}
    for kind, explained in (("specialist", SPECIALISTS), ("goal", GOALS), ("ability", ABILITIES)):
        needed |= {f"{kind}-{name}{end}" for name in explained for end in ("", "-does")}
    needed |= {f"planet-{name}" for name in PLANETS}
    needed |= {f"ask-{name}" for name in QUESTIONS}
    needed |= {f"help-{name}" for name in CHAPTERS}
    needed |= {*TERMS, *PLACES}
    assert needed <= set(messages("en"))


# --- sentences come out whole ------------------------------------------------


@pytest.mark.parametrize("locale", META.locales)
def test_every_sentence_can_be_said_with_any_count(locale: str) -> None:
    SENTENCES.assert_whole(locale, samples)


@pytest.mark.parametrize(
    ("count", "points", "spaces", "lost"),
    [
        (1, "1 punkt", "1 pole", "odrzucasz 1 kość"),
        (2, "2 punkty", "2 pola", "odrzucasz 2 kości"),
        (5, "5 punktów", "5 pól", "odrzucasz 5 kości"),
        (12, "12 punktów", "12 pól", "odrzucasz 12 kości"),
        (22, "22 punkty", "22 pola", "odrzucasz 22 kości"),
    ],
)
def test_polish_plural_forms_are_correct(count: int, points: str, spaces: str, lost: str) -> None:
    assert say("pl", "where-moon", space=9, points=count) == f"księżyc przy polu 9 za {points}"
    flight = say("pl", "do-fly", dice="2 2", distance=count, space="daleki kosmos", lost=count, keep="no")
    assert flight == f"Leć: 2 2, o {spaces} → daleki kosmos, {lost}"


def test_polish_sentences_agree_in_number() -> None:
    assert say("pl", "log-dice_discarded", count=2, left=4) == "Odrzucono 2 kości, zostają 4."
    assert say("pl", "log-dice_discarded", count=1, left=5) == "Odrzucono 1 kość, zostaje 5."
    assert say("pl", "log-game_ended", expeditions=12, failures=3) == "Koniec gry: 12 wypraw, kosmiczne porażki: 3."
    assert say("pl", "log-missions_scored", seat="Ala", done=2, points=5) == "Ala: 2 ukończone misje, 5 punktów."
    assert say("pl", "log-rolled", seat="Ala", roll="3 3", usable=0) == "Ala rzuca kośćmi: 3 3. Żadna kość nie pasuje!"
    assert say("pl", "log-rolled", seat="Ala", roll="1 ▲", usable=17) == "Ala rzuca kośćmi: 1 ▲."


def test_french_says_zero_in_the_singular() -> None:
    assert say("fr", "log-missions_scored", seat="Léa", done=0, points=0).endswith("aucune mission réussie, 0 point.")


def test_kept_die_is_not_described_as_lost() -> None:
    for locale, kept in (("en", "keep all dice"), ("pl", "wszystkie kości zostają"), ("fr", "tous les dés restent")):
        flight = say(locale, "do-fly", dice="2 2", distance=4, space=12, lost=2, keep="yes")
        assert flight.endswith(f"→ 12, {kept}")
