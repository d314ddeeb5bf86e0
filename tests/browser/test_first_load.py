"""What a first visit costs, and whom it asks: nobody but this server."""

from __future__ import annotations

import gzip
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, Response, WebSocket, expect

from cosmodrome.server.http.security_headers import HEADERS
from tests.browser.conftest import new_context
from tests.support.browser.user import by, open_game, wait_for_turn
from tests.support.server_process import Server

MOST = 200_000  # bytes, so that a slow phone shows a game within seconds


class Ear:
    """Hears everything that a browser fetches from its first request on."""

    def __init__(self, browser: Browser, server: Server) -> None:
        context = new_context(browser, server)
        self.page: Page = context.new_page()
        self.responses: list[Response] = []
        self.sockets: list[WebSocket] = []
        self.asked: list[str] = []
        context.on("request", lambda request: self.asked.append(request.url))
        context.on("response", lambda response: self.responses.append(response))
        self.page.on("websocket", lambda socket: self.sockets.append(socket))

    def size(self) -> int:
        """All bodies, each as small as gzip makes it."""
        self.page.wait_for_load_state("networkidle")
        return sum(len(gzip.compress(response.body())) for response in self.responses)

    def close(self) -> None:
        self.page.context.close()


def expect_own_server_and_policy(ear: Ear, server: Server) -> None:
    hosts = {urlsplit(url).netloc for url in (*ear.asked, *(socket.url for socket in ear.sockets))}
    assert hosts == {urlsplit(server.url).netloc}
    for response in ear.responses:
        assert response.headers["content-security-policy"] == HEADERS["content-security-policy"], response.url
    assert "unsafe" not in HEADERS["content-security-policy"]


@pytest.mark.smoke
def test_lobby_is_light_and_loads_nothing_from_other_sites(browser: Browser, server: Server) -> None:
    ear = Ear(browser, server)
    ear.page.goto("/")
    expect(by(ear.page, "play-now").first).to_be_visible()
    assert ear.size() < MOST
    expect_own_server_and_policy(ear, server)
    ear.close()


@pytest.mark.smoke
def test_first_table_is_light_and_loads_nothing_from_other_sites(browser: Browser, server: Server) -> None:
    ear = Ear(browser, server)
    ear.page.goto(open_game(server, "Ada", bots=1).address(0))
    wait_for_turn(ear.page)
    assert ear.size() < MOST
    assert len(ear.sockets) == 1
    expect_own_server_and_policy(ear, server)
    ear.close()


def test_from_the_lobby_into_a_game_is_light_too(browser: Browser, server: Server) -> None:
    """The whole way of a newcomer: nothing is fetched twice."""
    ear = Ear(browser, server)
    ear.page.goto("/")
    ear.page.locator("[data-testid=play-now][data-game=mlem]").click()
    wait_for_turn(ear.page)
    assert ear.size() < MOST
    files = [url for url in ear.asked if "/assets/" in url]
    assert len(files) == len(set(files))
    ear.close()


def test_injected_script_does_not_run(browser: Browser, server: Server) -> None:
    """Not a script, not a style, not a picture or a request elsewhere; the page itself is refused nothing."""
    ear = Ear(browser, server)
    ear.page.add_init_script(
        "window.refused = [];"
        "addEventListener('securitypolicyviolation', (event) => refused.push(event.effectiveDirective))"
    )
    ear.page.goto(open_game(server, "Ada", bots=1).address(0))
    wait_for_turn(ear.page)
    assert ear.page.evaluate("refused") == []
    ear.page.evaluate(
        """() => {
          const add = (name, set) => document.body.append(Object.assign(document.createElement(name), set));
          add('script', { textContent: 'window.ran = 1' });
          add('script', { src: 'https://elsewhere.example/x.js' });
          add('img', { src: 'https://elsewhere.example/x.png' });
          add('style', { textContent: 'body { --smuggled: 1 }' });
          add('iframe', { src: 'https://elsewhere.example/' });
          document.body.insertAdjacentHTML('beforeend', '<b onclick="window.ran = 1" id="smuggled">x</b>');
          document.querySelector('#smuggled').click();
          fetch('https://elsewhere.example/').catch(() => {});
        }"""
    )
    expected = {"script-src-elem", "script-src-attr", "img-src", "style-src-elem", "frame-src", "connect-src"}
    ear.page.wait_for_function("(count) => new Set(refused).size >= count", arg=len(expected))
    assert set(ear.page.evaluate("refused")) == expected
    assert ear.page.evaluate("window.ran") is None
    assert ear.page.evaluate("getComputedStyle(document.body).getPropertyValue('--smuggled')") == ""
    ear.close()
