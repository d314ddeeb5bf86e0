"""The docs site builds without warnings, loads nothing from other sites, and holds every page."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path, PurePosixPath

import pytest

from cosmodrome.server.http.openapi import describe
from tools.docs import sequence_diagrams
from tools.docs.site_hooks import REPOSITORY, kind, rest_interface, with_site_links, with_wide_lists

ROOT = Path(__file__).parents[2]
LOADED = re.compile(
    r"""<(?:script|img|iframe|source|audio|video)\b[^>]*?\ssrc=["']?([^"'\s>]+)"""
    r"""|<link\b(?=[^>]*\brel=["']?(?:stylesheet|preload|preconnect|icon|modulepreload))[^>]*?\shref=["']?([^"'\s>]+)"""
)
STYLE = re.compile(r"""(?:@import\s+["']|url\(\s*["']?)((?:https?:)?//[^"')]+)""")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("docs") / "site"
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(folder)]
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert not done.stderr, done.stderr
    return folder


@pytest.mark.slow
def test_pages_of_the_site_load_nothing_from_other_sites(site: Path) -> None:
    for page in site.rglob("*.html"):
        for source in LOADED.findall(page.read_text(encoding="utf-8")):
            address = source[0] or source[1]
            assert not re.match(r"(?:[a-z]+:)?//", address), f"{page.name} loads {address}"
    for sheet in site.rglob("*.css"):
        assert not STYLE.search(sheet.read_text(encoding="utf-8")), f"{sheet.name} loads from another site"


@pytest.mark.slow
def test_every_page_of_the_docs_is_on_the_site(site: Path) -> None:
    pages = [page.relative_to(ROOT / "docs") for page in (ROOT / "docs").rglob("*.md")]
    missing = [str(page) for page in pages if not (site / page.with_suffix(".html")).is_file()]
    assert not missing
    assert all((site / name).is_file() for name in ("contributing.html", "changelog.html", "security-policy.html"))


@pytest.mark.slow
def test_the_api_reference_describes_compiled_classes(site: Path) -> None:
    page = (site / "api" / "games.html").read_text(encoding="utf-8")
    assert 'id="cosmodrome.core.engine.state.State.apply"' in page


@pytest.mark.slow
def test_the_rest_page_has_every_endpoint_and_struct(site: Path) -> None:
    page = (site / "openapi.html").read_text(encoding="utf-8")
    description = describe()
    for operations in description["paths"].values():
        for operation in operations.values():
            assert f'id="{operation["operationId"]}"' in page
    for name in description["components"]["schemas"]:
        assert f'id="struct-{name.lower()}"' in page


def test_ids_of_endpoints_are_unique() -> None:
    ids = re.findall(r"\{ #([\w-]+) \}", rest_interface(describe()))
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize(
    ("schema", "text"),
    [
        ({"$ref": "#/components/schemas/Seat"}, "[Seat](#struct-seat)"),
        ({"anyOf": [{"type": "integer"}, {"type": "null"}]}, "integer or null"),
        ({"type": "array", "items": {"type": "string"}}, "list of string"),
        ({"enum": ["a", "b"]}, "`a` or `b`"),
        ({"type": "object", "additionalProperties": {"type": "number"}}, "object with values of number"),
        ({}, "anything"),
    ],
)
def test_types_are_written_in_words(schema: dict[str, object], text: str) -> None:
    assert kind(schema) == text


@pytest.mark.parametrize(
    ("link", "target"),
    [
        ("bots.md#levels", "../bots.md#levels"),
        ("../CONTRIBUTING.md#tests", "../contributing.md#tests"),
        ("../README.md", "../index.md"),
        ("../deploy", f"{REPOSITORY}/tree/main/deploy"),
        ("../examples/bot.py", f"{REPOSITORY}/blob/main/examples/bot.py"),
        ("https://example.org/a", "https://example.org/a"),
        ("#here", "#here"),
    ],
)
def test_links_between_files_become_links_between_pages(link: str, target: str) -> None:
    page = PurePosixPath("how/page.md")  # one folder down, because links are relative to the page
    assert with_site_links(f"[x]({link})", PurePosixPath("docs/page.md"), page) == f"[x]({target})"


def test_links_in_code_stay() -> None:
    text = "```text\n[x](../deploy)\n```"
    assert with_site_links(text, PurePosixPath("docs/a.md"), PurePosixPath("a.md")) == text


def test_lists_are_indented_by_four_spaces_a_level() -> None:
    text = "1. one\n   more\n\n   ```sh\n   run\n   ```\n- two\n  - three\n    more\nend"
    wide = "1. one\n    more\n\n    ```sh\n    run\n    ```\n- two\n    - three\n        more\nend"
    assert with_wide_lists(text) == wide


@pytest.mark.parametrize("diagram", sequence_diagrams.DIAGRAMS, ids=lambda diagram: diagram.name)
def test_sequence_diagrams_are_up_to_date(diagram: sequence_diagrams.Diagram) -> None:
    """`python -m tools.docs.sequence_diagrams` draws them."""
    file = sequence_diagrams.PICTURES / f"{diagram.name}.svg"
    assert file.read_text(encoding="utf-8") == sequence_diagrams.svg(diagram)
