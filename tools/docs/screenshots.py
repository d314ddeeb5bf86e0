"""Takes the screenshots in docs/pictures/ that README.md and the pages in docs/ show, and no others.

Run it with `make screenshots`; it needs Chromium. It starts a server of its own and plays on it. The dice are fair, so
the pictures differ from run to run. `python -m tools.docs.screenshots star_search leaving_earth` runs only the tours
that are named. The name of a picture ends with the window that it was taken in: desktop, light or phone.
"""

from __future__ import annotations

import base64
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parents[2]
PICTURES = ROOT / "docs" / "pictures"
RECORD = ROOT / "tests" / "records" / "mlem" / "4p-ufo-explorations-secret_missions-bots.json"
RACE = ROOT / "tests" / "records" / "leaving_earth" / "3p-normal.json"
BUSY = 202  # a step of it with spacecraft everywhere, in which a turn begins
EVENING = 374  # the last turn of a year; in the next one the others come first
LAST = 536  # the last question
MOONSHIP = ROOT / "tests" / "records" / "leaving_earth" / "man-on-the-moon.json"
BURNING = 176  # a step of it in which the first rocket has fired
DEAL = [("give_research", "landing"), ("give_money", 5), ("give", "ion_thruster"), ("ask", "soyuz"), ("ask", "probe")]
UNHURRIED = {"hourglass": 0, "twinkle_seconds": 0}
WIDEST = 1000  # pixels
QUALITY = 0.7  # of WebP, from 0 to 1
SHOWN = re.compile(r"pictures/([\w-]+)\.webp")
FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-sync"]
KEY = "screenshots"

# Draws a picture on a canvas, no wider than asked for, and returns it as WebP.
ENCODE = """
async ([address, widest, quality]) => {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  const scale = Math.min(1, widest / picture.width);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(scale * picture.width);
  canvas.height = Math.round(scale * picture.height);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/webp', quality);
}"""


@dataclass(frozen=True)
class Window:
    width: int
    height: int
    theme: str


WINDOWS = {
    "desktop": Window(1280, 900, "dark"),
    "light": Window(1280, 900, "light"),
    "phone": Window(360, 740, "dark"),
}


@cache
def shown() -> frozenset[str]:
    """The names of the WebP pictures that a page of the documentation shows."""
    pages = [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]
    return frozenset(name for page in pages for name in SHOWN.findall(page.read_text(encoding="utf-8")))


def encode(browser: Browser, png: bytes) -> bytes:
    """The picture as WebP, scaled down to `WIDEST`. Chromium has the encoder, so no other library is needed."""
    page = browser.new_page()
    address = "data:image/png;base64," + base64.b64encode(png).decode()
    encoded: str = page.evaluate(ENCODE, [address, WIDEST, QUALITY])
    page.close()
    kind, _, data = encoded.partition(",")
    assert kind == "data:image/webp;base64", f"this Chromium encodes {kind}, not WebP"
    return base64.b64decode(data)


def save(browser: Browser, page: Page, name: str) -> None:
    path = PICTURES / f"{name}.webp"
    path.write_bytes(encode(browser, page.screenshot()))
    print(path.relative_to(ROOT))


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
    """One browser window that visits the pages of the server at this address."""

    def __init__(self, browser: Browser, address: str, suffix: str) -> None:
        self.browser, self.address, self.suffix = browser, address, suffix
        window = WINDOWS[suffix]
        context = browser.new_context(
            viewport={"width": window.width, "height": window.height},
            base_url=address,
            locale="en-GB",
            has_touch=suffix == "phone",
        )
        preferences = f"{{theme: '{window.theme}', sound: false, name: 'Ada'}}"
        context.add_init_script(f"localStorage.setItem('cosmodrome.prefs', JSON.stringify({preferences}))")
        self.page: Page = context.new_page()

    def another(self) -> Camera:
        """A window of the same kind for another player."""
        return Camera(self.browser, self.address, self.suffix)

    def take(self, name: str, part: str = "", block: str = "start") -> None:
        """Save the window, scrolled to a part of the page if one is given, unless no page shows this picture."""
        if f"{name}-{self.suffix}" not in shown():
            return
        self.page.mouse.move(0, 0)  # nothing is pointed at
        if part:
            self.page.locator(part).first.evaluate("(part, block) => part.scrollIntoView({block})", block)
        self.page.wait_for_timeout(1500)  # until landings and rolls have come to rest
        save(self.browser, self.page, f"{name}-{self.suffix}")

    def go(self, path: str, until: str) -> None:
        self.page.goto(path)
        self.page.get_by_test_id(until).first.wait_for()

    def upload(self, record: Path) -> str:
        """Bring a record; gives the id of its replay."""
        self.go("/", "play-now")
        self.page.get_by_test_id("upload").set_input_files(record)
        self.page.wait_for_url("**/replay/**")
        return self.page.url.split("/replay/")[1].split("/")[0]

    def play_on(self, archive: str, step: int) -> None:
        """Play on from there in the seat that has to move, with bots in the others."""
        self.go(f"/replay/{archive}/{step}", "map")
        self.page.get_by_test_id("play-on").click()
        self.page.wait_for_url("**/table/*")
        self.page.get_by_test_id("action").first.wait_for()

    def post(self, path: str, body: dict[str, Any]) -> Any:
        return self.page.request.post(path, data=body).json()

    def choose(self, verb: str) -> None:
        """The first choice of this kind."""
        self.page.locator(f"[data-testid=action][data-verb={verb}]").first.click()

    def play(self, actions: int) -> None:
        """Take the middle choice a few times."""
        for _ in range(actions):
            choices = self.page.get_by_test_id("action")
            choices.first.wait_for(timeout=60_000)
            choices.nth(choices.count() // 2).click()
            self.page.wait_for_timeout(150)
        self.page.get_by_test_id("action").first.wait_for(timeout=60_000)


def mlem(camera: Camera) -> None:
    """The lobby, a replay, a new table, a game and the guided first game."""
    page = camera.page
    camera.go("/", "play-now")
    camera.take("lobby")
    archive = camera.upload(RECORD)
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


def mlem_hints(camera: Camera) -> None:
    """A hint at the moment when the rocket may be left, and the analysis of a game."""
    page = camera.page
    camera.go("/new/mlem", "create")
    page.get_by_test_id("create").click()
    page.get_by_test_id("action").first.wait_for(timeout=60_000)
    while not page.locator("[data-testid=action][data-verb=stay]").count():
        camera.play(1)
    page.get_by_test_id("hint").click()
    page.get_by_test_id("hint-choice").first.wait_for()
    camera.take("hint")
    archive = camera.upload(RECORD)
    camera.go(f"/replay/{archive}/0", "tab-analysis")
    page.get_by_test_id("tab-analysis").click()
    page.get_by_test_id("analyse").click()
    page.locator("[data-verdict=blunder], [data-verdict=mistake]").first.get_by_role("link").click(timeout=120_000)
    page.get_by_test_id("verdict").wait_for()
    camera.take("analysis")


def leaving_earth_hints(camera: Camera) -> None:
    """A hint with its points and the planner's reason, and the analysis of a game."""
    page = camera.page
    archive = camera.upload(RACE)
    camera.play_on(archive, BUSY)
    page.get_by_test_id("hint").click()
    page.get_by_test_id("hint-choice").first.wait_for(timeout=60_000)
    camera.take("leaving-earth-hint")
    camera.go(f"/replay/{archive}/0", "tab-analysis")
    page.get_by_test_id("tab-analysis").click()
    page.get_by_test_id("analyse").click()
    page.get_by_test_id("mistake").first.get_by_role("link").click(timeout=120_000)
    page.get_by_test_id("verdict").wait_for()
    camera.take("leaving-earth-analysis")


def star_search_hints(camera: Camera) -> None:
    """A hint that shows the best places for the chart."""
    page = camera.page
    wish = {"game": "star_search", "mode": "solo", "seats": [{"kind": "human"}, {"kind": "bot"}], "options": UNHURRIED}
    sit_down(camera, ("Ada",), wish)
    begin, surprise = page.get_by_test_id("begin"), page.get_by_test_id("surprise")
    while not page.get_by_test_id("place").count():  # a bot may search first, and its stars twinkle
        begin.or_(surprise).first.click()
        page.wait_for_timeout(500)
        page.get_by_test_id("place").or_(begin).or_(surprise).first.wait_for(timeout=60_000)
    page.get_by_role("button", name="Hint", exact=True).click()
    page.get_by_test_id("hint-choice").first.wait_for()
    camera.take("star-search-hint")


def star_search(camera: Camera) -> None:
    """A search, on one shared device so that nobody has to wait."""
    page = camera.page
    camera.go("/new/star_search?mode=hotseat", "create")
    page.get_by_test_id("mode-hotseat").click()
    page.get_by_test_id("create").click()
    page.get_by_test_id("begin").first.click()
    page.locator("[data-hole='D4']").click()
    page.get_by_test_id("turn-right").click()
    camera.take("star-search")


def leaving_earth_planner(camera: Camera) -> None:
    """The mission planner with a plan."""
    camera.go("/plan/leaving_earth", "planner")
    camera.page.get_by_test_id("plan-mission").select_option("mars_sample_return")
    camera.page.get_by_test_id("plan-go").click()
    camera.page.get_by_test_id("plan-answer").wait_for(timeout=60_000)
    camera.take("leaving-earth-planner")


def leaving_earth(camera: Camera) -> None:
    """A race in its middle years: its replay, and a game that continues from there."""
    page = camera.page
    archive = camera.upload(RACE)
    camera.go(f"/replay/{archive}/{BUSY}", "map")
    camera.take("leaving-earth-replay")
    camera.play_on(archive, BUSY)
    camera.take("leaving-earth")
    page.get_by_test_id("plan").first.click()
    page.get_by_test_id("flight-plan").first.wait_for()
    camera.take("leaving-earth-plan", "[data-testid=mission]")
    page.get_by_test_id("to-drawing-board").click()
    page.get_by_test_id("goal").first.click()
    page.get_by_test_id("design-name").fill("Luna")
    page.get_by_test_id("save-design").click()
    camera.take("leaving-earth-drawing-board", "[data-testid=drawing-board]")
    camera.take("leaving-earth-research", ".entry")
    camera.take("leaving-earth-agencies", ".agencies")


def leaving_earth_tutorial(camera: Camera) -> None:
    """The guided first game."""
    camera.go("/tutorial/leaving_earth/31", "lesson-note")
    camera.take("leaving-earth-tutorial")


def leaving_earth_moments(camera: Camera) -> None:
    """A burn with part of its thrust, the return to a table after an absence, and the end of the race."""
    page = camera.page
    camera.play_on(camera.upload(MOONSHIP), BURNING)
    camera.take("leaving-earth-burn", ".moment", "end")
    archive = camera.upload(RACE)
    camera.play_on(archive, EVENING)
    table = page.url.split("/table/")[1]
    mine = page.request.get(f"/api/tables/{table}").json()["asked"]
    camera.choose("pass")
    camera.go("/", "play-now")
    while page.request.get(f"/api/tables/{table}").json()["asked"] != mine:
        page.wait_for_timeout(1000)
    camera.go(f"/table/{table}", "away")
    camera.take("leaving-earth-away")
    camera.play_on(archive, LAST)
    camera.choose("skip_landing")
    page.get_by_test_id("ending").wait_for()
    page.wait_for_timeout(4000)  # until the stars have fallen
    camera.take("leaving-earth-end")


def leaving_earth_together(camera: Camera) -> None:
    """An offer as it is made and as it is answered, and the curtain between two players of one device."""
    archive = camera.upload(RACE)
    people = {0: "Ada", 2: "Linus"}  # in the seats of a race of three
    kinds = [{"kind": "human"} if seat in people else {"kind": "bot", "name": "Grace"} for seat in range(3)]
    wish = {"step": BUSY, "seat": None, "seats": kinds, "mode": "online"}
    made = camera.post(f"/api/tables/{archive}/play-on", wish)
    table = made["table"]["id"]
    ada, linus = cameras = camera, camera.another()
    for (seat, name), of in zip(people.items(), cameras, strict=True):
        sitting = {"name": name, "nonce": "0" * 16, "invite": made["invite"], "seat": seat}
        key = camera.post(f"/api/tables/{table}/seats", sitting)["key"]
        of.page.goto(f"/table/{table}#key={key}&seat={seat}")
    linus.choose("cooperate")
    for verb, thing in DEAL:
        linus.page.locator(f"[data-testid=do][data-verb={verb}][data-of='{thing}']").click()
    linus.take("leaving-earth-offer-made", ".moment", "end")
    linus.choose("propose")
    ada.page.locator("[data-testid=action][data-verb=accept]").wait_for()
    ada.take("leaving-earth-offer", ".moment", "end")
    camera.go("/new/leaving_earth?mode=hotseat", "create")
    camera.page.get_by_test_id("mode-hotseat").click()
    camera.page.get_by_test_id("players-2").click()
    camera.page.get_by_test_id("seat-name-1").fill("Grace")
    camera.page.get_by_test_id("create").click()
    camera.page.get_by_test_id("curtain").wait_for()
    camera.take("leaving-earth-curtain")


def sit_down(camera: Camera, names: tuple[str, ...], wish: dict[str, Any]) -> list[tuple[Camera, int]]:
    """Open a table for these people, each in their own window; the seat whose turn it is comes first."""
    seats = [{"kind": "human"} for _ in names]
    made = camera.post("/api/tables", {"seats": seats, **wish})
    table = made["table"]["id"]
    people = []
    for seat, name in enumerate(names):
        sitting = {"name": name, "nonce": "0" * 16, "invite": made["invite"], "seat": seat}
        key = camera.post(f"/api/tables/{table}/seats", sitting)["key"]
        people.append((camera.another() if seat else camera, seat, key))
    for of, seat, key in people:
        of.page.goto(f"/table/{table}#key={key}&seat={seat}")
        of.page.get_by_test_id("board").wait_for()
    first = camera.page.request.get(f"/api/tables/{table}").json()["asked"][0]
    return [(of, seat) for of, seat, _ in people[first:] + people[:first]]


def leaving_earth_ventures(camera: Camera) -> None:
    """A joint venture of three agencies: a shareholder vetoes its first flight; then the ledger of its shares."""
    options = {"level": "easy", "stations": True, "ventures": True}
    people = sit_down(camera, ("Ada", "Linus", "Grace"), {"game": "leaving_earth", "options": options})
    (one, _), (two, second), (three, third) = people

    def do(of: Camera, verb: str, thing: object = None, times: int = 1) -> None:
        named = f"[data-of='{thing}']" if thing is not None else ""
        for _ in range(times):
            of.page.locator(f"[data-testid=do][data-verb={verb}]{named}").first.click()
            of.page.wait_for_timeout(250)

    do(one, "research", "juno_rockets")
    do(one, "found")
    do(one, "grant", second, 3)
    do(one, "grant", third, 2)
    do(one, "propose")
    do(two, "accept")
    do(three, "accept")
    do(one, "cooperate_with", "esa")
    do(one, "give_money", 10)
    do(one, "propose")
    two.page.get_by_test_id("veto").wait_for()
    do(two, "consent_all_year")
    do(three, "consent")
    do(one, "act_for", "esa")
    for item in ("probe", "juno", "juno", "juno"):
        do(one, "buy", item)
        do(three, "consent")
    do(one, "build")
    do(one, "load", "probe")
    do(three, "consent")
    do(one, "load", "juno", 3)
    do(one, "maneuver")
    three.page.get_by_test_id("veto").wait_for()
    three.take("leaving-earth-ventures-veto", "[data-testid=veto]", "center")
    do(three, "veto")
    one.take("leaving-earth-ventures", "[data-testid=venture]", "center")


def reports(browser: Browser) -> None:
    """Two balance reports: the top of one, and the missions of another on a phone."""
    for name, arguments, size, theme, section in REPORTS:
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "report.html"
            game, *options = arguments.split()
            command = [sys.executable, "-m", "cosmodrome", "report", game, str(file), *options]
            subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
            page = browser.new_page(viewport={"width": size[0], "height": size[1]}, color_scheme=theme)
            page.goto(file.as_uri() + section)
            save(browser, page, name)
            page.close()


REPORTS: tuple[tuple[str, str, tuple[int, int], Literal["light", "dark"], str], ...] = (
    ("report-mlem", "mlem --games 2000 --options ufo=true,secret_missions=true", (1024, 1600), "light", ""),
    ("report-phone", "leaving_earth --games 100", (390, 844), "dark", "#missions"),
)

# Each tour with the windows in which it takes pictures.
TOURS: dict[str, tuple[Callable[[Camera], None], tuple[str, ...]]] = {
    "mlem": (mlem, ("desktop", "light", "phone")),
    "mlem_hints": (mlem_hints, ("desktop",)),
    "star_search": (star_search, ("desktop",)),
    "star_search_hints": (star_search_hints, ("desktop",)),
    "leaving_earth": (leaving_earth, ("desktop", "light")),
    "leaving_earth_hints": (leaving_earth_hints, ("desktop",)),
    "leaving_earth_planner": (leaving_earth_planner, ("desktop",)),
    "leaving_earth_tutorial": (leaving_earth_tutorial, ("phone",)),
    "leaving_earth_moments": (leaving_earth_moments, ("desktop", "light")),
    "leaving_earth_together": (leaving_earth_together, ("desktop", "light")),
    "leaving_earth_ventures": (leaving_earth_ventures, ("desktop", "light")),
}


def chromium() -> str:
    path = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if path is None:
        raise SystemExit("this needs Chromium")
    return path


def main(names: list[str]) -> None:
    known = [*TOURS, "reports"]
    if unknown := set(names) - set(known):
        raise SystemExit(f"unknown: {', '.join(sorted(unknown))}; the tours are {', '.join(known)}")
    PICTURES.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        with server() as address:
            for suffix in WINDOWS:
                camera = Camera(browser, address, suffix)
                for name, (tour, windows) in TOURS.items():
                    if suffix in windows and (not names or name in names):
                        tour(camera)
        if not names or "reports" in names:
            reports(browser)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
