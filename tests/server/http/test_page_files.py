"""Addresses outside the interface: the page, its files, and names that are none."""

from __future__ import annotations

import gzip
import http.client
import json
import re
from pathlib import Path

import pytest
from starlette.requests import Request
from starlette.responses import Response

from cosmodrome.server.http.link_previews import PLACE
from cosmodrome.server.http.page_files import PAGE, ROUTES, PageFiles
from tests.support.packages import missing
from tests.support.server_process import Server
from tests.support.waiting import DEADLINE

ROUTER = Path(__file__).parents[3] / "web" / "src" / "lib" / "browser" / "router.svelte.ts"


def get(server: Server, path: str) -> tuple[int, str, bytes]:
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=DEADLINE)
    line.request("GET", path)
    answer = line.getresponse()
    assert answer.getheader("content-security-policy")
    found = answer.status, answer.getheader("content-type") or "", answer.read()
    line.close()
    return found


def without_preview(body: bytes) -> bytes:
    """The page as it was built, with the mark in the place of its link preview."""
    return re.sub(rb"<meta name=\"description\".*twitter:image[^>]*>", PLACE, body, flags=re.DOTALL)


def test_server_has_the_routes_of_the_page() -> None:
    text = ROUTER.read_text(encoding="utf-8")
    assert set(re.findall(r"case '([\w-]+)':", text)) | {""} == set(ROUTES)


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/", 200),
        ("/new/mlem", 200),
        ("/table/abcdefgh", 200),
        ("/how-to-play/star_search", 200),
        ("/nowhere", 404),
        ("/tables", 404),
        ("/new.php", 404),
        ("/%00", 404),
        ("/a%00b/table", 404),
        ("/" + "a" * 300, 404),
        ("/table/" + "a" * 300, 200),
        ("/" + "a/" * 3000, 404),
        ("/assets/" + "a" * 300 + ".js", 404),
        ("/%2e%2e/%2e%2e/app.py", 404),
        ("/%ff%fe", 404),
        ("/.stamp", 404),
    ],
)
def test_address_of_the_page_has_the_right_status(server: Server, path: str, status: int) -> None:
    index = PAGE / "index.html"
    if not index.is_file():
        missing("the built page (`python -m tools.build.web_page`)")
    found, kind, body = get(server, path)
    assert found == status
    if kind.startswith("text/html"):
        assert without_preview(body) == index.read_bytes(), "the page itself says that there is nothing"


def test_file_is_sent_compressed_and_not_again_to_a_browser_that_has_it(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "long.js").write_text("play();" * 1000)
    (tmp_path / "icon.bin").write_bytes(bytes([1, 2, 3]))
    files = PageFiles(tmp_path)

    def ask(path: str, **headers: str) -> Response:
        raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
        return files.page(Request({"type": "http", "headers": raw, "path_params": {"path": path}}))

    plain, compressed = ask("assets/long.js"), ask("assets/long.js", accept_encoding="br, gzip")
    assert gzip.decompress(bytes(compressed.body)) == plain.body == b"play();" * 1000
    assert compressed.headers["content-encoding"] == "gzip"
    assert "immutable" in compressed.headers["cache-control"]
    again = ask("assets/long.js", if_none_match=plain.headers["etag"])
    assert (again.status_code, again.body) == (304, b"")
    small = ask("icon.bin", accept_encoding="gzip")
    assert "content-encoding" not in small.headers
    assert small.headers["cache-control"] == "no-cache"
    assert ask("lobby").status_code == 503, "the page was not built"


@pytest.mark.parametrize(
    ("path", "kind", "start"),
    [
        ("/favicon.svg", "image/svg+xml", b"<svg"),
        ("/favicon.ico", "image/vnd.microsoft.icon", b"\0\0\1\0"),
        ("/apple-touch-icon.png", "image/png", b"\x89PNG"),
        ("/icon-192.png", "image/png", b"\x89PNG"),
        ("/icon-512.png", "image/png", b"\x89PNG"),
        ("/manifest.webmanifest", "application/manifest+json", b"{"),
    ],
)
def test_icons_and_manifest_are_sent_with_their_types(server: Server, path: str, kind: str, start: bytes) -> None:
    status, found, body = get(server, path)
    assert (status, found.partition(";")[0]) == (200, kind)
    assert body.startswith(start)


def test_manifest_names_icons_that_the_server_has(server: Server) -> None:
    for icon in json.loads(get(server, "/manifest.webmanifest")[2])["icons"]:
        assert get(server, icon["src"])[:2] == (200, icon["type"])


def test_robots_keeps_search_engines_away_from_tables(server: Server) -> None:
    status, kind, body = get(server, "/robots.txt")
    assert (status, kind) == (200, "text/plain; charset=utf-8")
    assert b"Disallow: /table/" in body


def test_description_of_the_interface_is_the_same_every_time(server: Server) -> None:
    first = get(server, "/openapi.json")
    assert first[:2] == (200, "application/json")
    assert get(server, "/openapi.json") == first
