"""Draws the bitmaps of the page from its SVG files: pictures of link previews, and icons for phones and tabs."""

from __future__ import annotations

import struct
from pathlib import Path

from tools.build.svg_raster import Drawing

PREVIEW = (1200, 630)  # pixels, as link previews want it
ICONS = {"apple-touch-icon.png": 180, "icon-192.png": 192, "icon-512.png": 512}
TAB_ICON = 32


def draw(public: Path, page: Path) -> None:
    """Draw every cover and the icon into the folder of the built page."""
    folder = page / "previews"
    folder.mkdir(exist_ok=True)
    for cover in sorted((public / "covers").glob("*.svg")):
        picture = Drawing(cover.read_text(encoding="utf-8")).draw(*PREVIEW)
        (folder / f"{cover.stem}.png").write_bytes(picture.png())
    icon = Drawing((public / "favicon.svg").read_text(encoding="utf-8"))
    for name, size in ICONS.items():
        (page / name).write_bytes(icon.draw(size, size).png())
    (page / "favicon.ico").write_bytes(ico(icon.draw(TAB_ICON, TAB_ICON).png(), TAB_ICON))


def ico(png: bytes, size: int) -> bytes:
    """An ICO file with one picture."""
    header = struct.pack("<HHH", 0, 1, 1)
    entry = struct.pack("<BBBBHHII", size, size, 0, 0, 1, 24, len(png), len(header) + 16)
    return header + entry + png
