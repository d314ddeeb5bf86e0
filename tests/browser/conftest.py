"""A Chromium, and pages in it that must not complain: no error on the console, nothing refused by the policy."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

from cosmodrome.server.http.page_files import PAGE
from tests.support.browser.user import Game, played_game
from tests.support.packages import missing, require
from tests.support.server_process import Server
from tests.support.waiting import DEADLINE

# A container has no sandbox and no access to the network.
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = DEADLINE * 1000  # milliseconds, for every action, navigation and expectation
DESKTOP = {"width": 1280, "height": 900}
PHONE = {"width": 360, "height": 740}
# Console messages about a server that a test has just stopped.
EXPECTED = ("ERR_CONNECTION_REFUSED", "ERR_INTERNET_DISCONNECTED", "WebSocket connection to", "ERR_CONNECTION_RESET")

# Console message about a refused request, which the page explains.
REFUSED = ("the server responded with a status of 4",)

# The server answers an unknown address with the page and status 404, which browsers write to the console.
NOWHERE = "/nowhere"

# Other players' moves are shown at once, and nothing plays itself, unless a test is about just that.
QUICK = {"speed": 0, "forced": False}
PREFER = """preferences => location.protocol === 'http:' && (localStorage.getItem('cosmodrome.prefs') ??
    localStorage.setItem('cosmodrome.prefs', JSON.stringify(preferences)))"""

NewPage = Callable[..., Page]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """In the browser only the smoke tests belong to the first tier."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents and not item.get_closest_marker("smoke"):
            item.add_marker(pytest.mark.slow)


def new_context(
    browser: Browser, server: Server, preferences: dict[str, Any] | None = None, **more: Any
) -> BrowserContext:
    context = browser.new_context(**{"viewport": DESKTOP, "base_url": server.url, "locale": "en-GB", **more})
    context.add_init_script(f"({PREFER})({json.dumps(QUICK if preferences is None else preferences)})")
    context.set_default_timeout(PATIENCE)
    return context


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = require("chromium")
    if not (PAGE / "index.html").is_file():
        missing("the built page (`python -m tools.build.web_page`)")
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=path, args=FLAGS, timeout=PATIENCE)
        yield running
        running.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"), "--no-limits")
    yield running
    running.stop()


@pytest.fixture
def new_page(browser: Browser) -> Iterator[NewPage]:
    """Pages of their own browsers; at the end of the test none of them may have complained."""
    complaints: list[str] = []
    contexts = []

    def make(
        server: Server,
        path: str = "/",
        size: dict[str, int] | None = None,
        expected: tuple[str, ...] = EXPECTED,
        **more: Any,
    ) -> Page:
        def hear(message: ConsoleMessage) -> None:
            is_expected = any(words in message.text for words in expected) or message.location["url"].endswith(NOWHERE)
            if message.type in ("error", "warning") and not is_expected:
                complaints.append(message.text)

        context = new_context(browser, server, viewport=size or DESKTOP, **more)
        contexts.append(context)
        page = context.new_page()
        page.on("console", hear)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(path)
        return page

    yield make
    for context in contexts:
        context.close()
    assert complaints == []


@pytest.fixture(scope="session")
def finished(server: Server) -> Game:
    """A whole game between Ada and Linus, to look at; nobody changes it."""
    return played_game(server)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data"
