"""Takes the pictures in docs/pictures/ that the README shows: every page, dark and light, on a desktop and a phone.

Run it with `make screenshots`. It starts a server of its own and plays on it; the dice are fair, so the pictures differ
from run to run. `python tools/make_screenshots.py star_search leaving_earth` takes only the walks that are named.
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
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parents[1]
PICTURES = ROOT / "docs" / "pictures"
RECORD = ROOT / "tests" / "records" / "mlem" / "4p-ufo-explorations-secret_missions-bots.json"
RACE = ROOT / "tests" / "records" / "leaving_earth" / "3p-normal.json"
BUSY = 202  # a step of it with spacecraft everywhere, in which somebody begins a turn
EVENING = 374  # the last turn of a year; in the next one the others come first
LAST = 536  # the last question
MOONSHIP = ROOT / "tests" / "records" / "leaving_earth" / "man-on-the-moon.json"
BURNING = 176  # a step of it in which the first rocket has fired
FAR_AWAY = ROOT / "tests" / "records" / "leaving_earth" / "outer-moons-and-back.json"
AT_JUPITER = 326  # a step of it in which spacecraft are among the moons of Jupiter, the second one in orbit
FINDERS = ROOT / "tests" / "records" / "leaving_earth" / "outer-two-samples.json"
FOUND = 185  # a step of it after missions were found
DEAL = [("give_research", "landing"), ("give_money", 5), ("give", "ion_thruster"), ("ask", "soyuz"), ("ask", "probe")]
UNHURRIED = {"hourglass": 0, "twinkle_seconds": 0}
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
        self.made_of = (browser, address, size, theme, suffix)
        self.suffix = suffix
        self.phone = size[0] < 500
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, base_url=address, locale="en-GB", has_touch=self.phone
        )
        context.add_init_script(
            f"localStorage.setItem('cosmodrome.prefs', JSON.stringify({{theme: '{theme}', sound: false, name: 'Ada'}}))"
        )
        self.page: Page = context.new_page()

    def another(self) -> Camera:
        """The same window for somebody else."""
        return Camera(*self.made_of)

    def take(self, name: str, part: str = "", block: str = "start") -> None:
        """The window, or what it shows when a part of the page is scrolled to its top or to its end."""
        self.page.mouse.move(0, 0)  # nothing is pointed at
        if part:
            self.page.locator(part).first.evaluate("(part, block) => part.scrollIntoView({block})", block)
        self.page.wait_for_timeout(1500)  # until landings and rolls have come to rest
        path = PICTURES / f"{name}-{self.suffix}.jpg"
        self.page.screenshot(path=path, type="jpeg", quality=85)
        print(path.relative_to(ROOT))

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
        """Go on from there in the seat that is asked, with bots in the others."""
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


def everything(camera: Camera) -> None:
    """A walk through all pages."""
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
    camera.go("/how-to-play/mlem", "how-to")
    camera.take("how-to-play")
    camera.go("/facts/mlem", "facts")
    camera.take("facts")


def hints(camera: Camera) -> None:
    """What each choice is worth when the rocket may be left, and a game looked through."""
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
    camera.go(f"/replay/{archive}/0", "analyse")
    page.get_by_test_id("analyse").click()
    page.locator("[data-verdict=blunder], [data-verdict=mistake]").first.get_by_role("link").click(timeout=120_000)
    page.get_by_test_id("verdict").wait_for()
    camera.take("analysis", "[aria-label='Luck and skill']", "nearest")


def more_hints(camera: Camera) -> None:
    """The same in Leaving Earth, in points and with the planner's reason, and a place in Star Search."""
    page = camera.page
    archive = camera.upload(RACE)
    camera.play_on(archive, BUSY)
    page.get_by_test_id("hint").click()
    page.get_by_test_id("hint-choice").first.wait_for(timeout=60_000)
    camera.take("leaving-earth-hint")
    camera.go(f"/replay/{archive}/0", "analyse")
    page.get_by_test_id("analyse").click()
    page.get_by_test_id("mistake").first.get_by_role("link").click(timeout=120_000)
    page.get_by_test_id("verdict").wait_for()
    camera.take("leaving-earth-analysis", "[aria-label='Luck and skill']", "nearest")
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


def planner(camera: Camera) -> None:
    """The planner for owners of the box, with a plan."""
    camera.go("/plan/leaving_earth", "planner")
    camera.page.get_by_test_id("plan-mission").select_option("mars_sample_return")
    camera.page.get_by_test_id("plan-go").click()
    camera.page.get_by_test_id("plan-answer").wait_for(timeout=60_000)
    camera.take("leaving-earth-planner")
    camera.take("leaving-earth-planner-answer", "[data-testid=plan-answer]")


def leaving_earth(camera: Camera) -> None:
    """A race in its middle years: looked at again, and played on from there."""
    page = camera.page
    archive = camera.upload(RACE)
    camera.go(f"/replay/{archive}/{BUSY}", "map")
    camera.take("leaving-earth-replay")
    camera.play_on(archive, BUSY)
    camera.take("leaving-earth")

    def panel(name: str) -> None:
        if camera.phone:
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


def leaving_earth_far(camera: Camera) -> None:
    """The outer planets: the whole map, a spacecraft at Jupiter, windows, missions that were found, a quick start."""
    page = camera.page
    archive = camera.upload(FAR_AWAY)
    camera.go(f"/replay/{archive}/{AT_JUPITER}", "map")
    page.get_by_test_id("zoom-whole").click()
    camera.take("leaving-earth-far")
    camera.play_on(archive, AT_JUPITER)
    page.locator("[data-testid=action][data-verb=craft]").nth(1).click()
    camera.take("leaving-earth-far-away")
    if camera.phone:
        page.get_by_test_id("fold").click()
    camera.take("leaving-earth-far-calendar", ".calendar")
    page.get_by_test_id("legend").locator("summary").click()
    camera.take("leaving-earth-far-legend", "[data-testid=legend]")
    camera.play_on(camera.upload(FINDERS), FOUND)
    if camera.phone:
        page.get_by_test_id("tab-missions").click()
        page.get_by_test_id("fold").click()
    camera.take("leaving-earth-far-missions", "[data-testid=mission]:has(.found)")
    camera.go("/new/leaving_earth?mode=solo", "create")
    page.get_by_test_id("players-1").click()
    for option in ("outer_planets", "quick_start"):
        page.get_by_test_id(f"option-{option}").check()
    camera.take("leaving-earth-far-new-table", "[data-testid=option-level]")
    page.get_by_test_id("create").click()
    page.get_by_test_id("action").first.wait_for()
    camera.take("leaving-earth-far-quick-start")


def take_moment(camera: Camera, name: str) -> None:
    """What wants an answer, below the map; a phone has no room for both."""
    camera.take(name, ".moment", "start" if camera.phone else "end")


def leaving_earth_moments(camera: Camera) -> None:
    """What does not last: a burn with a part of its thrust, coming back to a table, the end of the race."""
    page = camera.page
    camera.play_on(camera.upload(MOONSHIP), BURNING)
    take_moment(camera, "leaving-earth-burn")
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
    camera.take("leaving-earth-end", "[data-testid=ending]")


def leaving_earth_together(camera: Camera) -> None:
    """Between people: an offer as it is made and as it is answered, and the curtain of a device that goes round."""
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
    take_moment(linus, "leaving-earth-offer-made")
    linus.choose("propose")
    ada.page.locator("[data-testid=action][data-verb=accept]").wait_for()
    take_moment(ada, "leaving-earth-offer")
    camera.go("/new/leaving_earth?mode=hotseat", "create")
    camera.page.get_by_test_id("mode-hotseat").click()
    camera.page.get_by_test_id("players-2").click()
    camera.page.get_by_test_id("seat-name-1").fill("Grace")
    camera.page.get_by_test_id("create").click()
    camera.page.get_by_test_id("curtain").wait_for()
    camera.take("leaving-earth-curtain")


def sit_down(camera: Camera, names: tuple[str, ...], wish: dict[str, Any]) -> list[tuple[Camera, int]]:
    """Open a table for these people, each in a window of their own; with their seats, whoever is asked comes first."""
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
    """A joint venture of three: its shares are divided, it builds a ship, somebody forbids the flight; the ledger."""
    options = {"level": "easy", "stations": True, "ventures": True}
    people = sit_down(camera, ("Ada", "Linus", "Grace"), {"game": "leaving_earth", "options": options})
    (one, _), (two, second), (three, third) = people

    def do(of: Camera, verb: str, thing: object = None, times: int = 1) -> None:
        """Click on the board; on a phone what lies on another tab is among the buttons."""
        if of.phone and verb in TAB_OF:
            of.page.get_by_test_id(f"tab-{TAB_OF[verb]}").click()
        named = f"[data-of='{thing}']" if thing is not None else ""
        for _ in range(times):
            of.page.locator(f"[data-testid=do][data-verb={verb}]{named}").first.click()
            of.page.wait_for_timeout(250)

    do(one, "research", "juno_rockets")
    do(one, "found")
    do(one, "grant", second, 3)
    do(one, "grant", third, 2)
    one.take("leaving-earth-ventures-divide", "[data-testid=founding]", "center")
    do(one, "propose")
    do(two, "accept")
    do(three, "accept")
    do(one, "cooperate_with", "esa")
    do(one, "give_money", 10)
    do(one, "propose")
    two.page.get_by_test_id("veto").wait_for()
    two.take("leaving-earth-ventures-trade", "[data-testid=veto]", "center")
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
    one.take("leaving-earth-ventures-acting", "[data-testid=board]")
    do(one, "maneuver")
    three.page.get_by_test_id("veto").wait_for()
    three.take("leaving-earth-ventures-veto", "[data-testid=veto]", "center")
    one.take("leaving-earth-ventures-wait", "[data-testid=veto]", "center")
    do(three, "veto")
    if one.phone:
        one.page.get_by_test_id("tab-ventures").click()
        one.page.get_by_test_id("fold").click()
    one.take("leaving-earth-ventures", "[data-testid=venture]", "center")


TAB_OF = {"research": "research", "buy": "research", "build": "hangar", "load": "hangar", "maneuver": "hangar"} | (
    dict.fromkeys(("found", "act_for", "cooperate_with"), "ventures")
)


WALKS = {
    walk.__name__: walk
    for walk in (
        everything,
        hints,
        more_hints,
        star_search,
        leaving_earth,
        planner,
        leaving_earth_far,
        leaving_earth_moments,
        leaving_earth_together,
        leaving_earth_ventures,
    )
}


def chromium() -> str:
    path = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if path is None:
        raise SystemExit("this needs Chromium")
    return path


def main(names: list[str]) -> None:
    if unknown := set(names) - set(WALKS):
        raise SystemExit(f"there is no {', '.join(unknown)}, only {', '.join(WALKS)}")
    PICTURES.mkdir(exist_ok=True)
    with server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for size, theme, suffix in (
            (DESKTOP, "dark", "desktop"),
            (DESKTOP, "light", "light"),
            (PHONE, "dark", "phone"),
        ):
            camera = Camera(browser, address, size, theme, suffix)
            for name in names or WALKS:
                WALKS[name](camera)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
