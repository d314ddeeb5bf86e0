"""The built page and the other files that are the same for everyone: its assets, the icon, `robots.txt`."""

from __future__ import annotations

from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, Response

PAGE = Path(__file__).parent / "page"
# The first part of every address that the page knows; a test compares this with web/src/lib/router.svelte.ts.
ROUTES = ("", "admin", "facts", "how-to-play", "new", "plan", "practice", "replay", "table", "tutorial")
ROBOTS = "User-agent: *\nDisallow: /api/\nDisallow: /admin\nDisallow: /new/\nDisallow: /replay/\nDisallow: /table/\n"
LONGEST_PATH = 1_000  # characters
UNCHANGING = {"cache-control": "public, max-age=31536000, immutable"}
CHECKED = {"cache-control": "no-cache"}


async def page(request: Request) -> Response:
    """A file of the page, or the page itself: with status 404 for an address that it doesn't know."""
    path: str = request.path_params["path"]
    found = file_of(path)
    if found is not None:
        # Built files have a digest in their names.
        return FileResponse(found, headers=UNCHANGING if found.parent.name == "assets" else CHECKED)
    index = PAGE / "index.html"
    if not index.is_file():
        return Response("The page was not built; see the README.", 503, media_type="text/plain")
    if "." in path.rpartition("/")[2]:
        return Response("Not found", 404, media_type="text/plain")
    return FileResponse(index, 200 if path.strip("/").partition("/")[0] in ROUTES else 404, headers=CHECKED)


def file_of(path: str) -> Path | None:
    """The file of this name, if there is one inside the page."""
    if len(path) > LONGEST_PATH:
        return None
    try:
        found = (PAGE / path).resolve()
        is_public = found.is_relative_to(PAGE.resolve()) and found.name != "index.html" and found.name[0] != "."
        return found if is_public and found.is_file() else None
    except (ValueError, OSError):  # no name of a file: a NUL in it, or too long
        return None


async def robots(request: Request) -> Response:
    return Response(ROBOTS, media_type="text/plain", headers=CHECKED)


async def icon(request: Request) -> Response:
    """For programs that ask for `/favicon.ico` whatever the page says."""
    found = file_of("favicon.svg")
    return FileResponse(found, headers=CHECKED) if found is not None else Response(status_code=404)
