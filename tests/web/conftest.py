"""A Chromium, and pages in it that must not complain: no error on the console, nothing refused by the policy."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, expect, sync_playwright

from cosmodrome.server.app import PAGE
from tests.server.client import Server
from tests.web.person import Game, played_game

# In a container there is no sandbox to be had and nothing outside to be asked.
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 20_000  # milliseconds: other tests use the same cores
DESKTOP = {"width": 1280, "height": 900}
PHONE = {"width": 360, "height": 740}
# What a browser says about a server that a test has just stopped.
EXPECTED = ("ERR_CONNECTION_REFUSED", "ERR_INTERNET_DISCONNECTED", "WebSocket connection to", "ERR_CONNECTION_RESET")

# How a browser notes on its console that the server said no, which the page then explains.
REFUSED = ("the server responded with a status of 4",)

NewPage = Callable[..., Page]


def chromium() -> str | None:
    return shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A browser on a busy machine may miss a moment: a test that fails gets a second try, and the report says so."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = chromium()
    missing = "Chromium" if path is None else "the built page" if not (PAGE / "index.html").is_file() else None
    if missing is not None:
        if os.environ.get("CI") == "true":
            pytest.fail(f"{missing} is missing")
        pytest.skip(f"needs {missing}")
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=path, args=FLAGS)
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
            if message.type in ("error", "warning") and not any(words in message.text for words in expected):
                complaints.append(message.text)

        context = browser.new_context(viewport=size or DESKTOP, base_url=server.url, **{"locale": "en-GB", **more})  # type: ignore[arg-type]
        context.set_default_timeout(PATIENCE)
        expect.set_options(timeout=PATIENCE)
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
