"""Writes what is not in the rulebook into docs/how-to-play/, from the English messages of the how-to-play page.

Run `python -m tools.docs.house_rules` after a change of `guide-ours`; a test compares the pages with what it would
write.
"""

from __future__ import annotations

from importlib import resources
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from cosmodrome import games
from tools.docs.generated_sections import replace_part

DOCS = Path(__file__).parents[2] / "docs" / "how-to-play"
PART = "own rules"
TOOL = "docs/house_rules.py"


def own_rules(game: str) -> str:
    """A heading and a list in a block quote, the box of Markdown; each item names its subject before a colon."""
    file = resources.files(games) / game / "text" / "guide" / "en.ftl"
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    title, text = (bundle.get_message(name).value for name in ("guide-ours-title", "guide-ours"))
    assert title is not None
    assert text is not None
    lines = [f"## {bundle.format_pattern(title)[0]}", ""]
    for item in str(bundle.format_pattern(text)[0]).split("\n\n"):
        subject, rule = item.split(": ", 1)
        lines.append(f"> - **{subject}:** {rule}")
    return "\n".join(lines) + "\n"


def main() -> int:
    for page in sorted(DOCS.glob("*.md")):
        replace_part(page, PART, TOOL, own_rules(page.stem))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
