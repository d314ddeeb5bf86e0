"""Every sentence of the rulebook, as `docs/rulings/mlem.md` lists them, with the tests that hold it."""

from __future__ import annotations

import pytest

from tests.support.rulebook import Sentence, check_no_duplicates, check_numbers, check_sentence, sentences

GAME = "mlem"
LAST = "M207"


def test_rulebook_sentences_are_numbered_without_gaps() -> None:
    check_numbers(GAME, LAST)


def test_rulebook_sentences_appear_once() -> None:
    check_no_duplicates(GAME)


@pytest.mark.parametrize("sentence", sentences(GAME), ids=lambda sentence: sentence.number)
def test_rulebook_sentence_has_tests_or_a_reason(sentence: Sentence) -> None:
    check_sentence(GAME, sentence)
