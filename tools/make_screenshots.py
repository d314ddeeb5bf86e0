"""Takes the pictures in docs/pictures/ that the README shows: every page, dark and light, on a desktop and a phone.

Run it with `make screenshots`. It starts a server of its own and plays on it; the dice are fair, so the pictures differ
from run to run.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parents[1]
PICTURES = ROOT / "docs" / "pictures"
RECORD = ROOT / "tests" / "records" / "mlem" / "4p-ufo-explorations-secret_missions-bots.json"
RACE = ROOT / "tests" / "records" / "leaving_earth" / "3p-normal.json"
BUSY = 202  # a step of it with spacecraft everywhere, in which somebody begins a turn
DESKTOP = (1280, 900)
PHONE = (360, 740)
FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-sync"]
KEY = "screenshots"


@contextmanager
def server(prepare: Callable[[Path], object] = lambda folder: None) -> Iterator[str]:
    """A server on a free port with an empty folder, or what `prepare` puts there; gives its address."""
    with tempfile.TemporaryDirectory() as folder:
        prepare(Path(folder))
        command = [sys.executable, "-m", "cosmodrome", "serve", "--port", "0", "--data", folder]
        environment = {**os.environ, "COSMODROME_ADMIN_KEY": KEY}
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        try:
            assert process.stdout is not None
            found = re.search(r"http://localhost:\d+", process.stdout.readline())
            assert found, "the server did not start"
            yield found[0]
        finally:
            process.terminate()
            process.wait(10)


class Camera:
    """One browser window that walks through the pages."""

    def __init__(self, browser: Browser, address: str, size: tuple[int, int], theme: str, suffix: str) -> None:
        self.suffix = suffix
        phone = size[0] < 500
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, base_url=address, locale="en-GB", has_touch=phone
        )
        context.add_init_script(
            f"localStorage.setItem('cosmodrome.prefs', JSON.stringify({{theme: '{theme}', sound: false, name: 'Ada'}}))"
        )
        self.page: Page = context.new_page()

    def take(self, name: str, part: str = "") -> None:
        """The window, or what it shows when a part of the page is scrolled to its top."""
        if part:
            self.page.locator(part).first.evaluate("part => part.scrollIntoView({block: 'start'})")
        self.page.wait_for_timeout(1500)  # until landings and rolls have come to rest
        path = PICTURES / f"{name}-{self.suffix}.jpg"
        self.page.screenshot(path=path, type="jpeg", quality=85)
        print(path.relative_to(ROOT))

    def go(self, path: str, until: str) -> None:
        self.page.goto(path)
        self.page.get_by_test_id(until).first.wait_for()

    def play(self, actions: int) -> None:
        """Take the middle choice a few times."""
        for _ in range(actions):
            choices = self.page.get_by_test_id("action")
            choices.first.wait_for(timeout=60_000)
            choices.nth(choices.count() // 2).click()
            self.page.wait_for_timeout(150)
        self.page.get_by_test_id("action").first.wait_for(timeout=60_000)


def everything(camera: Camera) -> None:
    """A walk through all pages."""
    page = camera.page
    camera.go("/", "play-now")
    camera.take("lobby")
    page.get_by_test_id("upload").set_input_files(RECORD)
    page.wait_for_url("**/replay/**")
    archive = page.url.split("/replay/")[1].split("/")[0]
    camera.go(f"/replay/{archive}/90", "replay-step")
    camera.take("replay")
    camera.go("/new/mlem", "create")
    for option in ("ufo", "explorations", "secret_missions"):
        page.get_by_test_id(f"option-{option}").check()
    camera.take("new-table")
    page.get_by_test_id("create").click()
    camera.play(14)
    camera.take("table")
    camera.go("/tutorial/mlem/8", "lesson-note")
    camera.take("tutorial")
    camera.go("/how-to-play/mlem", "how-to")
    camera.take("how-to-play")
    camera.go("/facts/mlem", "facts")
    camera.take("facts")


def star_search(camera: Camera) -> None:
    """A search, its result and a practice sky; around one device, so that nobody has to be waited for."""
    page = camera.page
    camera.go("/new/star_search?mode=hotseat", "create")
    page.get_by_test_id("mode-hotseat").click()
    camera.take("star-search-new-table")
    page.get_by_test_id("create").click()
    page.get_by_test_id("begin").first.click()
    page.locator("[data-hole='D4']").click()
    page.get_by_test_id("turn-right").click()
    camera.take("star-search")
    page.get_by_test_id("place").click()
    page.get_by_test_id("show-solutions").first.click()
    camera.take("star-search-result")
    camera.go("/practice/star_search", "chart")
    camera.take("star-search-practice")


def leaving_earth(camera: Camera) -> None:
    """A race in its middle years: looked at again, and played on from there."""
    page = camera.page
    camera.go("/", "play-now")
    page.get_by_test_id("upload").set_input_files(RACE)
    page.wait_for_url("**/replay/**")
    archive = page.url.split("/replay/")[1].split("/")[0]
    camera.go(f"/replay/{archive}/{BUSY}", "map")
    camera.take("leaving-earth-replay")
    page.get_by_test_id("play-on").click()
    page.wait_for_url("**/table/*")
    page.get_by_test_id("action").first.wait_for()
    camera.take("leaving-earth")
    phone = camera.suffix == "phone"

    def panel(name: str) -> None:
        if phone:
            page.get_by_test_id(f"tab-{name}").click()

    panel("missions")
    page.get_by_test_id("plan").first.click()
    page.get_by_test_id("flight-plan").first.wait_for()
    camera.take("leaving-earth-plan", "[data-testid=mission]")
    page.get_by_test_id("to-drawing-board").click()
    page.get_by_test_id("goal").first.click()
    page.get_by_test_id("design-name").fill("Luna")
    page.get_by_test_id("save-design").click()
    camera.take("leaving-earth-drawing-board", "[data-testid=drawing-board]")
    panel("research")
    camera.take("leaving-earth-research", ".entry")
    panel("agencies")
    camera.take("leaving-earth-agencies", ".agencies")
    camera.go("/tutorial/leaving_earth/31", "lesson-note")
    camera.take("leaving-earth-tutorial")
    camera.go("/how-to-play/leaving_earth", "how-to")
    camera.take("leaving-earth-how-to-play")
    camera.go("/new/leaving_earth?mode=online", "create")
    camera.take("leaving-earth-new-table")


def chromium() -> str:
    path = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if path is None:
        raise SystemExit("this needs Chromium")
    return path


def main() -> None:
    PICTURES.mkdir(exist_ok=True)
    with server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for size, theme, suffix in (
            (DESKTOP, "dark", "desktop"),
            (DESKTOP, "light", "light"),
            (PHONE, "dark", "phone"),
        ):
            camera = Camera(browser, address, size, theme, suffix)
            everything(camera)
            star_search(camera)
            leaving_earth(camera)
        browser.close()


if __name__ == "__main__":
    main()
