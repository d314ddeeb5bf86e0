"""Link previews: the title, description and picture that chats and social networks show for an address of the page.

A preview of a table names its game and nothing else, because anyone who sees a message with the link sees it too.
There is no `og:url`: networks would open that address, which has no invitation in its fragment.
"""

from __future__ import annotations

import html
import re
from dataclasses import dataclass

from starlette.requests import Request

from cosmodrome import games
from cosmodrome.core.i18n import Text
from cosmodrome.server.http.problem import locale_of
from cosmodrome.server.storage.writer import SaveFailed

PLACE = b"<!-- link preview -->"  # in index.html
SITE = "cosmodrome"  # the picture of pages that belong to no game
TABLE_PAGES = ("table", "replay")
NAMED_PAGES = ("how-to-play", "new", *TABLE_PAGES)  # those with texts of their own
SIZE = (1200, 630)  # of the pictures, in pixels
TABLE_ID = re.compile(r"[\w-]{1,24}", re.ASCII)
HOST = re.compile(r"[\w.-]+(:\d{1,5})?|\[[\da-fA-F:]+\](:\d{1,5})?", re.ASCII)


@dataclass(frozen=True)
class Preview:
    """What a preview depends on."""

    page: str = ""  # one of NAMED_PAGES, or empty
    game: str | None = None
    locale: str = "en"
    origin: str = ""  # such as https://example.org; empty if the request does not say it

    def tags(self, pictures: frozenset[str]) -> bytes:
        """The tags of the page's head. A game without a picture of its own gets that of the site."""
        text = Text("server", self.locale, [])
        name = self.page or "game"
        if self.game is None:
            title, about = text.say("preview-site"), text.say("preview-site-about")
        else:
            values = {"game": games.metas()[self.game].title}
            title, about = text.say(f"preview-{name}", values), text.say(f"preview-{name}-about", values)
        picture = f"{self.origin}/previews/{self.game if self.game in pictures else SITE}.png"
        lines = [
            meta("name", "description", about),
            meta("property", "og:type", "website"),
            meta("property", "og:site_name", "Cosmodrome"),
            meta("property", "og:title", title),
            meta("property", "og:description", about),
            meta("property", "og:image", picture),
            meta("property", "og:image:width", str(SIZE[0])),
            meta("property", "og:image:height", str(SIZE[1])),
            meta("name", "twitter:card", "summary_large_image"),
            meta("name", "twitter:title", title),
            meta("name", "twitter:description", about),
            meta("name", "twitter:image", picture),
        ]
        return "\n    ".join(lines).encode()


def meta(kind: str, name: str, content: str) -> str:
    return f'<meta {kind}="{name}" content="{html.escape(content)}">'


async def preview_of(request: Request) -> Preview:
    """The preview of the page at the address of a request."""
    page, _, rest = request.path_params["path"].strip("/").partition("/")
    name = rest.partition("/")[0]
    game = await game_of_table(request, name) if page in TABLE_PAGES else name
    if page not in NAMED_PAGES:
        page = ""
    return Preview(page, game if game in games.metas() else None, locale_of(request), origin_of(request))


async def game_of_table(request: Request, table_id: str) -> str | None:
    if not TABLE_ID.fullmatch(table_id):
        return None
    try:
        game: str | None = await request.app.state.services.storage.tables.game_of(table_id)
    except SaveFailed:
        return None  # the page itself will say that the server has a problem
    return game


def origin_of(request: Request) -> str:
    """The server's address as the visitor has typed it: networks follow absolute addresses of pictures only."""
    host = request.headers.get("host", "")
    if not HOST.fullmatch(host):
        return ""
    scheme = "https" if request.app.state.https or request.url.scheme == "https" else "http"
    return f"{scheme}://{host}"
