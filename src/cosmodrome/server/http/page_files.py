"""The built page and the other files that are the same for everyone: its assets, the icon, `robots.txt`.

They are read once, when the server starts: together they are smaller than one long match.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

PAGE = Path(__file__).parents[1] / "page"
INDEX = "index.html"
# The first part of every address that the page knows; a test compares this with web/src/lib/browser/router.svelte.ts.
ROUTES = ("", "admin", "facts", "how-to-play", "new", "plan", "practice", "replay", "table", "tutorial")
ROBOTS = "User-agent: *\nDisallow: /api/\nDisallow: /admin\nDisallow: /new/\nDisallow: /replay/\nDisallow: /table/\n"
UNCHANGING = "public, max-age=31536000, immutable"
CHECKED = "no-cache"


@dataclass(frozen=True)
class PageFile:
    """A file as it is sent."""

    body: bytes
    compressed: bytes | None  # unless that is no smaller
    media_type: str
    headers: dict[str, str]

    @classmethod
    def read(cls, file: Path) -> PageFile:
        body = file.read_bytes()
        compressed = gzip.compress(body, mtime=0)
        headers = {
            # Built files have a digest in their names.
            "cache-control": UNCHANGING if file.parent.name == "assets" else CHECKED,
            "etag": f'"{hashlib.sha256(body).hexdigest()[:32]}"',
            "vary": "accept-encoding",
        }
        media_type = mimetypes.guess_type(file.name)[0] or "text/plain"
        return cls(body, compressed if len(compressed) < len(body) else None, media_type, headers)

    def response(self, request: Request, status: int = 200) -> Response:
        if status == 200 and request.headers.get("if-none-match") == self.headers["etag"]:
            return Response(status_code=304, headers=self.headers)
        if self.compressed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            headers = {**self.headers, "content-encoding": "gzip"}
            return Response(self.compressed, status, headers, self.media_type)
        return Response(self.body, status, self.headers, self.media_type)


class PageFiles:
    """Everything in a folder, by the path that a browser asks for."""

    def __init__(self, folder: Path = PAGE) -> None:
        files = (file for file in folder.rglob("*") if file.is_file() and not file.name.startswith("."))
        self._files = {file.relative_to(folder).as_posix(): PageFile.read(file) for file in files}
        self._index = self._files.pop(INDEX, None)

    def page(self, request: Request) -> Response:
        """A file of the page, or the page itself: with status 404 for an address that it doesn't know."""
        path: str = request.path_params["path"]
        found = self._files.get(path)
        if found is not None:
            return found.response(request)
        if self._index is None:
            return Response("The page was not built; see the README.", 503, media_type="text/plain")
        if "." in path.rpartition("/")[2]:
            return Response("Not found", 404, media_type="text/plain")
        is_known = path.strip("/").partition("/")[0] in ROUTES
        return self._index.response(request, 200 if is_known else 404)

    def icon(self, request: Request) -> Response:
        """For programs that ask for `/favicon.ico` whatever the page says."""
        found = self._files.get("favicon.svg")
        return found.response(request) if found is not None else Response(status_code=404)


async def page(request: Request) -> Response:
    files: PageFiles = request.app.state.page_files
    return files.page(request)


async def icon(request: Request) -> Response:
    files: PageFiles = request.app.state.page_files
    return files.icon(request)


async def robots(request: Request) -> Response:
    return Response(ROBOTS, media_type="text/plain", headers={"cache-control": CHECKED})
