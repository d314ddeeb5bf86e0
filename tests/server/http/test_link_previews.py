"""Link previews: each kind of page has a title, a description and a picture; a table shows nothing but its game."""

from __future__ import annotations

import http.client
import struct
from html.parser import HTMLParser
from typing import Any

import pytest

from cosmodrome import games
from cosmodrome.server.http.page_files import PAGE
from tests.support.packages import missing
from tests.support.server_process import Server
from tests.support.waiting import DEADLINE

MLEM = games.metas()["mlem"].title


@pytest.fixture(autouse=True)
def built_page() -> None:
    if not (PAGE / "index.html").is_file():
        missing("the built page (`python -m tools.build.web_page`)")


class Head(HTMLParser):
    """The tags of a page's head by their names."""

    def __init__(self) -> None:
        super().__init__()
        self.meta: dict[str, str] = {}

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        if tag == "meta" and (name := found.get("property") or found.get("name")):
            self.meta[name] = found.get("content") or ""


def get(server: Server, path: str, **headers: str) -> tuple[http.client.HTTPResponse, bytes]:
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=DEADLINE)
    line.request("GET", path, headers=headers)
    answer = line.getresponse()
    body = answer.read()
    line.close()
    return answer, body


def tags(server: Server, path: str, **headers: str) -> dict[str, str]:
    head = Head()
    head.feed(get(server, path, **headers)[1].decode())
    return head.meta


def picture_size(server: Server, address: str) -> tuple[int, int]:
    assert address.startswith(server.url), "networks follow only absolute addresses"
    answer, body = get(server, address.removeprefix(server.url))
    assert (answer.status, answer.getheader("content-type")) == (200, "image/png")
    width, height = struct.unpack(">II", body[16:24])
    return width, height


@pytest.mark.parametrize(
    ("path", "title"),
    [
        ("/new/mlem", f"{MLEM}: new game"),
        ("/how-to-play/mlem", f"How to play {MLEM}"),
        ("/practice/star_search", "Star Search on Cosmodrome"),
        ("/tutorial/leaving_earth/0", "Leaving Earth on Cosmodrome"),
        ("/", "Cosmodrome: space board games"),
        ("/new/no_such_game", "Cosmodrome: space board games"),
        ("/table/nowhere", "Cosmodrome: space board games"),
        ("/table/%00", "Cosmodrome: space board games"),
    ],
)
def test_page_has_title_description_and_picture(server: Server, path: str, title: str) -> None:
    found = tags(server, path)
    assert found["og:title"] == found["twitter:title"] == title
    assert found["og:description"] == found["twitter:description"] == found["description"]
    assert found["twitter:card"] == "summary_large_image"
    assert found["og:image"] == found["twitter:image"]
    size = int(found["og:image:width"]), int(found["og:image:height"])
    assert picture_size(server, found["og:image"]) == size == (1200, 630)


@pytest.mark.parametrize("game", games.metas())
def test_game_has_a_picture_of_its_own(server: Server, game: str) -> None:
    assert tags(server, f"/new/{game}")["og:image"] == f"{server.url}/previews/{game}.png"


def previews_of(server: Server, game: str, **more: Any) -> list[dict[str, str]]:
    table, invite = server.open_table("hhb", game=game, **more)
    server.sit(table, invite, "Zuzanna")
    return [tags(server, f"/{page}/{table}") for page in ("table", "replay")]


@pytest.mark.parametrize("game", games.metas())
def test_table_shows_its_game_and_nothing_else(server: Server, game: str) -> None:
    private, public = previews_of(server, game), previews_of(server, game, public=True, children=True)
    assert private == public, "not whether it is public, who sits there, or how it is played"
    title = games.metas()[game].title
    assert [found["og:title"] for found in private] == [f"{title}: invitation", f"{title}: replay"]
    assert all(found["og:image"].endswith(f"/{game}.png") for found in private)


def test_preview_speaks_the_language_of_the_request(server: Server) -> None:
    assert tags(server, "/new/mlem", **{"Accept-Language": "pl"})["og:title"] == f"{MLEM}: nowa partia"
    answer, _ = get(server, "/new/mlem", **{"Accept-Language": "fr"})
    assert "accept-language" in (answer.getheader("vary") or "")


@pytest.mark.parametrize("host", ['evil"><script>', "a b", "x/y"])
def test_host_that_is_none_is_not_repeated(server: Server, host: str) -> None:
    answer, body = get(server, "/new/mlem", Host=host)
    assert host.encode() not in body
    if answer.status == 200:
        assert b'"/previews/mlem.png"' in body


def test_page_with_a_preview_is_not_sent_again_to_a_browser_that_has_it(server: Server) -> None:
    answer, _ = get(server, "/new/mlem")
    again, body = get(server, "/new/mlem", **{"If-None-Match": answer.getheader("etag") or ""})
    assert (again.status, body) == (304, b"")
