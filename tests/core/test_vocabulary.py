"""Actions and happenings as they are written outside: one number, one JSON, and secrets only for who may know them."""

from __future__ import annotations

import re
from typing import Any

import pytest

from cosmodrome import BadInput
from cosmodrome.core.vocabulary import NUMBER, SEAT, Field, Happening, OneOf, Reason, Verb, Vocabulary

COLOUR = OneOf("colour", ("red", "blue"))
WORDS = Vocabulary(
    verbs=(
        Verb(0, "pass"),
        Verb(1, "paint", 2, "colour", COLOUR),
        Verb(3, "hide", 4, "card", secret=True),
        Verb(7, "point", 3, "seat", SEAT),
    ),
    happenings=(
        Happening(0, "painted", (Field("seat", SEAT), Field("colour", COLOUR))),
        Happening(1, "hidden", (Field("count"), Field("seat", SEAT), Field("card", NUMBER, private=True))),
        Happening(2, "silence"),
    ),
    reasons=(Reason(0, "no_paint", "Painting"),),
)


class Voice:
    """Says things as a reader would hear them."""

    def seat(self, seat: int) -> str:
        return f"seat {seat}"

    def term(self, message: str) -> str:
        return f"<{message}>"


def test_actions_are_numbered_densely() -> None:
    assert WORDS.num_actions == 10
    assert [WORDS.verb(action).name for action in range(10)] == [
        *("pass", "paint", "paint", "hide", "hide", "hide", "hide", "point", "point", "point")
    ]


@pytest.mark.parametrize(
    ("action", "told"),
    [
        (0, {"verb": "pass"}),
        (2, {"verb": "paint", "colour": "blue"}),
        (6, {"verb": "hide", "card": 3}),
        (7, {"verb": "point", "seat": 0}),
    ],
)
def test_an_action_and_its_json_are_the_same_thing(action: int, told: dict[str, Any]) -> None:
    assert WORDS.to_json(action) == told
    assert WORDS.from_json(told) == action


@pytest.mark.parametrize("action", [-1, 10, True, None, "0", 1.0])
def test_a_number_that_is_no_action_is_refused(action: Any) -> None:
    for ask in (WORDS.verb, WORDS.to_json):
        with pytest.raises(BadInput, match=f"^{action!r} is no action; they are numbered 0 to 9$"):
            ask(action)


@pytest.mark.parametrize(
    ("told", "sentence"),
    [
        (None, "an action is an object with a verb"),
        ([], "an action is an object with a verb"),
        ({}, "an action is an object with a verb"),
        ({"verb": 1}, "an action is an object with a verb"),
        ({"verb": "sing"}, "there is no verb 'sing'; there are pass, paint, hide, point"),
        ({"verb": "pass", "card": 1}, "the verb pass goes with exactly: verb"),
        ({"verb": "paint"}, "the verb paint goes with exactly: colour, verb"),
        ({"verb": "paint", "colour": "red", "x": 1}, "the verb paint goes with exactly: colour, verb"),
        ({"verb": "paint", "colour": "green"}, "'green' is no colour; there are red, blue"),
        ({"verb": "paint", "colour": 0}, "0 is no colour; there are red, blue"),
        ({"verb": "hide", "card": 4}, "card of hide is 0 to 3, not 4"),
        ({"verb": "hide", "card": -1}, "card of hide is 0 to 3, not -1"),
        ({"verb": "hide", "card": "1"}, "'1' is not a whole number"),
        ({"verb": "hide", "card": True}, "True is not a whole number"),
        ({"verb": "hide", "card": 1.0}, "1.0 is not a whole number"),
        ({"verb": "hide", "card": None}, "None is not a whole number"),
    ],
)
def test_json_that_is_no_action_is_refused_with_the_valid_form(told: Any, sentence: str) -> None:
    with pytest.raises(BadInput, match=f"^{re.escape(sentence)}$"):
        WORDS.from_json(told)


@pytest.mark.parametrize("fields", [(), (Field("card", private=True), Field("seat", SEAT))])
def test_chapter_is_named_for_every_viewer(fields: Any) -> None:
    with pytest.raises(ValueError, match=r"^the chapter that begun begins needs a first field that is not private$"):
        Vocabulary((), (Happening(0, "begun", fields, chapter=True),), ())


def test_argument_is_formatted_by_the_readers_language() -> None:
    assert COLOUR.say(1, Voice()) == "<colour-blue>"
    assert SEAT.say(2, Voice()) == "seat 2"
    assert NUMBER.say(5, Voice()) == 5


def test_private_field_is_visible_to_its_seat_only() -> None:
    entry = (1, 3, 0, 8, 0)
    public = {"happening": "hidden", "count": 3, "seat": 0}
    assert WORDS.happened(entry, None) == public
    assert WORDS.happened(entry, 1) == public
    assert WORDS.happened(entry, 0) == {**public, "card": 8}
    assert WORDS.happened(entry, None, full=True) == {**public, "card": 8}


def test_public_event_is_visible_to_everyone() -> None:
    for seat in (None, 0, 1):
        assert WORDS.happened((0, 1, 0, 0, 0), seat) == {"happening": "painted", "seat": 1, "colour": "red"}
        assert WORDS.happened((2, 0, 0, 0, 0), seat) == {"happening": "silence"}


@pytest.mark.parametrize(
    ("verbs", "happenings", "reasons"),
    [
        ((Verb(1, "late"),), (), ()),
        ((Verb(0, "two", 2), Verb(1, "overlapping")), (), ()),
        ((), (Happening(1, "late"),), ()),
        ((), (), (Reason(0, "one", ""), Reason(0, "same", ""))),
    ],
)
def test_vocabulary_with_gaps_is_an_error(verbs: Any, happenings: Any, reasons: Any) -> None:
    with pytest.raises(ValueError, match=r"starts at|without gaps"):
        Vocabulary(verbs, happenings, reasons)
