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

from cosmodrome.server.http.link_previews import PLACE, Preview, preview_of

PAGE = Path(__file__).parents[1] / "page"
INDEX = "index.html"
# The first part of every address that the page knows; a test compares this with web/src/lib/browser/router.svelte.ts.
ROUTES = ("", "admin", "facts", "how-to-play", "new", "plan", "practice", "replay", "table", "tutorial")
# Tables are not for search engines; programs that show previews of links may read their pages.
ROBOTS = """\
User-agent: Discordbot
User-agent: facebookexternalhit
User-agent: LinkedInBot
User-agent: Slackbot-LinkExpanding
User-agent: TelegramBot
User-agent: Twitterbot
User-agent: WhatsApp
Disallow: /api/
Disallow: /admin

User-agent: *
Disallow: /api/
Disallow: /admin
Disallow: /new/
Disallow: /replay/
Disallow: /table/
"""
PREVIEWS = "previews/"
MOST_PREVIEWS = 200  # pages that are kept with their previews
mimetypes.add_type("application/manifest+json", ".webmanifest")
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
        media_type = mimetypes.guess_type(file.name)[0] or "text/plain"
        # Built files have a digest in their names.
        return cls.make(file.read_bytes(), media_type, UNCHANGING if file.parent.name == "assets" else CHECKED)

    @classmethod
    def make(cls, body: bytes, media_type: str, cache: str, vary: str = "accept-encoding") -> PageFile:
        compressed = gzip.compress(body, mtime=0)
        headers = {"cache-control": cache, "etag": f'"{hashlib.sha256(body).hexdigest()[:32]}"', "vary": vary}
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
        self._pictures = frozenset(Path(name).stem for name in self._files if name.startswith(PREVIEWS))
        self._pages: dict[Preview, PageFile] = {}

    def file(self, path: str) -> PageFile | None:
        return self._files.get(path)

    def page(self, request: Request, preview: Preview | None = None) -> Response:
        """A file of the page, or the page itself: with status 404 for an address that it doesn't know."""
        path: str = request.path_params["path"]
        found = self.file(path)
        if found is not None:
            return found.response(request)
        if self._index is None:
            return Response("The page was not built; see the README.", 503, media_type="text/plain")
        if "." in path.rpartition("/")[2]:
            return Response("Not found", 404, media_type="text/plain")
        is_known = path.strip("/").partition("/")[0] in ROUTES
        return self._with(self._index, preview or Preview()).response(request, 200 if is_known else 404)

    def _with(self, index: PageFile, preview: Preview) -> PageFile:
        """The page with its link preview."""
        found = self._pages.get(preview)
        if found is None:
            if len(self._pages) >= MOST_PREVIEWS:
                self._pages.clear()
            body = index.body.replace(PLACE, preview.tags(self._pictures))
            vary = "accept-encoding, accept-language"
            found = self._pages[preview] = PageFile.make(body, index.media_type, CHECKED, vary)
        return found


async def page(request: Request) -> Response:
    files: PageFiles = request.app.state.page_files
    if files.file(request.path_params["path"]) is not None:
        return files.page(request)
    return files.page(request, await preview_of(request))


async def robots(request: Request) -> Response:
    return Response(ROBOTS, media_type="text/plain", headers={"cache-control": CHECKED})
