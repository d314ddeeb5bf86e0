"""The prose check finds forbidden words where people read them, and leaves code alone."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from tools.docs import check_prose
from tools.docs.check_prose import Finding, WordList, below, docstrings, findings, given, matching, without_findings

WORDS = WordList({"anew": "again", "(?:is|are) told": "sees", "house(?! rules)": "server"})


def found(tmp_path: Path, name: str, text: str) -> list[tuple[int, str]]:
    file = tmp_path / name
    file.write_text(text, encoding="utf-8")
    return [(finding.line, finding.word) for finding in findings(file, WORDS, tmp_path)]


def test_word_is_found_with_line_and_suggestion(tmp_path: Path) -> None:
    file = tmp_path / "page.md"
    file.write_text("One.\nDraw Anew.\n")
    assert findings(file, WORDS, tmp_path) == [Finding("page.md", 2, "Anew", "again")]
    assert str(Finding("page.md", 2, "Anew", "again")) == "page.md:2: Anew: again"


def test_phrase_is_found_across_a_line_break(tmp_path: Path) -> None:
    assert found(tmp_path, "page.md", "The player is\ntold.\n") == [(1, "is told")]


@pytest.mark.parametrize("text", ["renewed", "anew-ish", "house rules", "a_house"])
def test_other_words_with_the_same_letters_are_left_alone(tmp_path: Path, text: str) -> None:
    assert found(tmp_path, "page.md", text) == []


@pytest.mark.parametrize(
    "text",
    [
        "```text\nanew\n```\n",
        "`anew`",
        "[a page](anew.md)",
        "<!-- anew -->",
        "<!-- table: made by tools/x.py -->\nanew\n<!-- end of table -->\n",
        "https://example.org/ anew".replace(" ", ""),
    ],
)
def test_code_addresses_and_written_parts_of_markdown_are_left_alone(tmp_path: Path, text: str) -> None:
    assert found(tmp_path, "page.md", text) == []


def test_lines_after_code_keep_their_numbers(tmp_path: Path) -> None:
    assert found(tmp_path, "page.md", "```text\nanew\n```\nanew\n") == [(4, "anew")]


def test_only_the_text_of_messages_is_checked(tmp_path: Path) -> None:
    text = """# anew
anew = { $anew } draws { $count ->
    [anew] one
   *[other] { $count } anew
}
"""
    assert found(tmp_path, "en.ftl", text) == [(4, "anew")]


def test_only_docstrings_of_python_are_checked(tmp_path: Path) -> None:
    text = '"""The module\nanew."""\n\n# anew\nx = "anew"\n\n\ndef anew():\n    """Draw `anew` anew."""\n'
    assert found(tmp_path, "module.py", text) == [(2, "anew"), (9, "anew")]


def test_docstrings_keep_their_lines() -> None:
    assert docstrings('x = 1\n\n\nclass A:\n    """Text."""\n').splitlines() == ["", "", "", "", '    """Text."""']


def test_capturing_group_in_the_list_is_refused() -> None:
    with pytest.raises(SystemExit, match=r"write \(\?:"):
        WordList({"(anew|again)": "once more"})


def test_folders_that_are_not_checked_yet_are_left_out(tmp_path: Path) -> None:
    for name in ("src/a/x.py", "src/ab/y.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    files = matching(["src/**/*.py"], tmp_path)
    assert [file.name for file in files if not below(file, ["src/a"], tmp_path)] == ["y.py"]
    assert [file.name for file in given([tmp_path / "src" / "a"], files)] == ["x.py"]


def test_folders_without_findings_are_named(tmp_path: Path) -> None:
    for name, text in (("a/x.md", "anew"), ("b/x.md", "again")):
        (tmp_path / name).parent.mkdir()
        (tmp_path / name).write_text(text)
    assert without_findings(["a", "b"], matching(["*/*.md"], tmp_path), WORDS, tmp_path) == ["b"]


def test_pages_have_none_of_the_words(capsys: pytest.CaptureFixture[str]) -> None:
    code = check_prose.main([])
    assert code == 0, capsys.readouterr().out


def test_entries_that_are_not_checked_yet_exist() -> None:
    settings = tomllib.loads(check_prose.SETTINGS.read_text(encoding="utf-8"))
    missing = [name for name in settings["files"]["not_yet"] if not (check_prose.ROOT / name).exists()]
    assert not missing
