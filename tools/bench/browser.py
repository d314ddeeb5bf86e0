"""Measures the page in a real Chromium: an update for every frame, a game at its pace, and how soon a move is seen.

Run it by hand (`python -m tools.bench.browser`): the figures depend on the machine, so no test asserts them. It starts
a server of its own; what it found last is in docs/benchmarks.md.

- **An update for every frame.** A game of two that was just recorded is played back into the table's page as one of the
  players sees it, through a socket that is not there: a whole update, as the server sent it, for each frame that the
  browser begins, ten seconds long. The browser begins no frame before the last one is drawn, so what is counted are
  updates that were seen. Everything works as ever, with log, question and buttons; only the sound is off.
- **A game as it is played.** Five bots with all variants, at the pace at which bots play, and at twenty moves a second.
- **A long game.** Leaving Earth with forty spacecraft, two hundred components and twenty years of log
(`crowded_table.py`): the
  map is drawn about by a pointer that moves with every frame, and then moves are made, from the click until they are
  drawn in the same window.
- **A move seen by the other.** Two people in two windows. From the click of one until the other's page has changed, and
  until the change was drawn. A person takes a moment before each move.
"""

from __future__ import annotations

import json
import secrets
import statistics
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count, islice
from typing import Any

from playwright.sync_api import Browser, Page, ViewportSize, WebSocket, sync_playwright

from tools.bench.crowded_table import crowd
from tools.docs.screenshots import FLAGS, chromium, server

SECONDS = 10
MOVES = 120
THOUGHT = 300  # milliseconds before a person moves
FRAME = 1000 / 60
LATE = 25  # milliseconds after the last frame: one was left out
SCREEN: ViewportSize = {"width": 1280, "height": 900}
VARIANTS = {"ufo": True, "explorations": True, "secret_missions": True}

COUNT_FRAMES = """
([seconds, work]) => new Promise(done => {
  const gaps = []; let last = performance.now(); const end = last + 1000 * seconds;
  const frame = now => {
    gaps.push(now - last); last = now;
    if (now >= end) return done(gaps.slice(1));
    if (work) window.giveNext();
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
})"""

# A socket that says what was recorded.
PLAYBACK = """
let greeted;
window.greeting = new Promise(done => (greeted = done));
window.startPlayback = async (recorded) => {
  const socket = await window.greeting;
  let next = 0;
  window.giveNext = () => socket.onmessage({ data: recorded[next++] });
  for (const _ of ['welcome', 'update']) window.giveNext();
};
window.WebSocket = class {
  static OPEN = 1;
  readyState = 1;
  constructor() { setTimeout(() => this.onopen()); }
  close() {}
  send(text) {
    const { type, sent } = JSON.parse(text);
    if (type === 'hello') greeted(this);
    if (type === 'ping') this.onmessage({ data: JSON.stringify({ type: 'pong', sent, now: Date.now() }) });
  }
};"""

# When the other's page has changed, and when that was drawn, on the clock that both pages share.
WATCH = """
() => { window.watch = () => { window.seen = new Promise(done => {
  const clock = () => performance.timeOrigin + performance.now();
  const observer = new MutationObserver(() => {
    observer.disconnect();
    const changed = clock();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => done([changed, clock()]);
      port2.postMessage(null);
    });
  });
  const log = document.querySelector('[data-testid=log]');
  observer.observe(log, { subtree: true, childList: true, characterData: true });
}); }; }"""

CLICK = """
() => {
  const all = document.querySelectorAll('[data-testid=action]');
  const now = performance.timeOrigin + performance.now();
  all[all.length - 1].click();
  return now;
}"""


@dataclass
class Recording:
    """What the server sent to one seat during a whole game."""

    table: str
    key: str
    welcome: dict[str, Any]
    updates: list[dict[str, Any]]

    def played_again_and_again(self) -> Iterator[dict[str, Any]]:
        """The game's updates without its end; each new round begins with an empty log."""
        length = self.updates[-1]["seq"] + 1
        for shift in count(0, length):
            for number, update in enumerate(self.updates):
                log = [{**line, "event": line["event"] + shift} for line in update["log"]]
                since = update["since"] + shift if number else 0
                yield {**update, "seq": update["seq"] + shift, "since": since, "log": log}


def post(address: str, path: str, body: dict[str, Any]) -> Any:
    request = urllib.request.Request(address + path, json.dumps(body).encode(), method="POST")
    with urllib.request.urlopen(request) as answer:
        return json.loads(answer.read())


def sit(address: str, table: str, invite: str, name: str) -> str:
    wish = {"name": name, "nonce": secrets.token_hex(8), "invite": invite}
    key: str = post(address, f"/api/tables/{table}/seats", wish)["key"]
    return key


def watch_bots(page: Page, address: str, bots: int, options: dict[str, bool], pace: int) -> tuple[str, str]:
    """Open a table where a bot plays for the person too; gives its id and the person's key."""
    seats = [{"kind": "bot"}] * bots + [{"kind": "human"}]
    made = post(address, "/api/tables", {"game": "mlem", "seats": seats, "options": options, "pace": pace})
    table = made["table"]["id"]
    key = sit(address, table, made["invite"], "Ada")
    page.goto(f"/table/{table}#key={key}")
    page.get_by_test_id("action").first.wait_for()
    page.get_by_test_id("tools").locator("summary").first.click()
    page.get_by_test_id("stand-in-me").click()
    return table, key


def record(browser: Browser, address: str) -> Recording:
    """A game of two, the base game, as fast as bots can play it."""
    heard: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: heard.append(json.loads(text)))

    page = browser.new_page(base_url=address, viewport=SCREEN)
    page.on("websocket", listen)
    table, key = watch_bots(page, address, 1, {}, 0)
    page.get_by_test_id("ending").wait_for(timeout=120_000)
    page.close()
    welcome = next(message for message in heard if message["type"] == "welcome")
    updates = [message for message in heard if message["type"] == "update" and not message["over"]]
    return Recording(table, key, welcome, updates)


def nodes(page: Page, part: str) -> int:
    found: int = page.evaluate(f"document.querySelectorAll('{part} *').length")
    return found


def told(gaps: list[float]) -> str:
    late = sum(gap > LATE for gap in gaps) / len(gaps)
    rate = 1000 * len(gaps) / sum(gaps)
    return f"{rate:.0f} frames/s, {1000 / statistics.median(gaps):.0f} in the median, {late:.1%} later than {LATE} ms"


def update_each_frame(browser: Browser, address: str) -> None:
    recording = record(browser, address)
    page = browser.new_page(base_url=address, viewport=SCREEN)
    page.add_init_script("localStorage.setItem('cosmodrome.prefs', JSON.stringify({sound: false}))")
    page.add_init_script(PLAYBACK)
    page.goto(f"/table/{recording.table}#key={recording.key}")
    updates = islice(recording.played_again_and_again(), 60 * SECONDS + 60)
    page.evaluate("recorded => startPlayback(recorded)", [json.dumps(each) for each in (recording.welcome, *updates)])
    page.get_by_test_id("log-line").first.wait_for()
    page.wait_for_timeout(1500)
    early = nodes(page, ".sheet"), nodes(page, "[data-testid=board]")
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    before = busy(session)
    gaps: list[float] = page.evaluate(COUNT_FRAMES, [SECONDS, True])
    spent = 1000 * (busy(session) - before) / len(gaps)
    late = nodes(page, ".sheet"), nodes(page, "[data-testid=board]")
    print(f"an update for every frame: {told(gaps)}")
    print(f"  the main thread works {spent:.1f} of the {FRAME:.1f} ms that each has")
    print(f"  nodes on the mat {early[0]} to {late[0]}, on the whole board {early[1]} to {late[1]}")
    page.close()


def busy(session: Any) -> float:
    metrics = session.send("Performance.getMetrics")["metrics"]
    seconds: float = next(each["value"] for each in metrics if each["name"] == "TaskDuration")
    return seconds


def as_it_is_played(browser: Browser, address: str, pace: int) -> None:
    page = browser.new_page(base_url=address, viewport=SCREEN)
    watch_bots(page, address, 4, VARIANTS, pace)
    page.wait_for_timeout(1500)
    before = page.get_by_test_id("log-line").count()
    gaps: list[float] = page.evaluate(COUNT_FRAMES, [SECONDS, False])
    lines = page.get_by_test_id("log-line").count() - before
    print(f"five bots, all variants, a move after {pace} ms: {told(gaps)}")
    print(f"  {nodes(page, '[data-testid=board]')} nodes on the board, {lines / SECONDS:.0f} lines of the log a second")
    page.close()


def play(browser: Browser, address: str, most: int) -> list[tuple[float, float]]:
    """Two people play a game, or its first moves: how long each waited for the other's move, and for its picture."""
    made = post(address, "/api/tables", {"game": "mlem", "seats": [{"kind": "human"}] * 2})
    table = made["table"]["id"]
    contexts = [browser.new_context(base_url=address, viewport=SCREEN) for _ in range(2)]
    pages = [context.new_page() for context in contexts]
    for page, key in zip(pages, [sit(address, table, made["invite"], name) for name in ("Ada", "Linus")], strict=True):
        page.goto(f"/table/{table}#key={key}")
        page.get_by_test_id("log").wait_for()
        page.evaluate(WATCH)
    waits: list[tuple[float, float]] = []
    while len(waits) < most and not pages[0].get_by_test_id("ending").count():
        pages[0].wait_for_timeout(THOUGHT)
        asked = next((page for page in pages if page.get_by_test_id("action").count()), None)
        if asked is None:
            continue
        other = pages[1] if asked is pages[0] else pages[0]
        other.evaluate("watch()")
        clicked = asked.evaluate(CLICK)
        changed, drawn = other.evaluate("seen")
        waits.append((changed - clicked, drawn - clicked))
    for context in contexts:
        context.close()
    return waits


def seen_by_the_other(browser: Browser, address: str) -> None:
    waits: list[tuple[float, float]] = []
    while len(waits) < MOVES:
        waits += play(browser, address, MOVES - len(waits))
    tell_waits("the other's page", waits)


def tell_waits(whose: str, waits: list[tuple[float, float]]) -> None:
    for what, times in zip(("has changed", "is drawn"), zip(*waits, strict=True), strict=True):
        ordered = sorted(times)
        late = ordered[int(0.95 * len(ordered))]
        print(f"{whose} {what} {statistics.median(ordered):.0f} ms after the click in the median,")
        print(f"  {late:.0f} ms in the 95th percentile of {len(ordered)} moves")


PAN = """
(seconds) => new Promise(done => {
  const map = document.querySelector('[data-testid=map]');
  const { left, top, width, height } = map.getBoundingClientRect();
  const at = (type, turn) => map.dispatchEvent(new PointerEvent(type, {
    bubbles: true, cancelable: true, pointerId: 1, pointerType: 'mouse', isPrimary: true, button: 0, buttons: 1,
    clientX: left + width / 2 + 160 * Math.sin(turn), clientY: top + height / 2 + 110 * Math.cos(1.3 * turn),
  }));
  const gaps = []; let last = performance.now(); const start = last;
  at('pointerdown', 0);
  const frame = now => {
    gaps.push(now - last); last = now;
    if (now - start >= 1000 * seconds) { at('pointerup', 0); return done(gaps.slice(1)); }
    at('pointermove', (now - start) / 400);
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
})"""


def long_game(browser: Browser) -> None:
    found: list[tuple[str, list[str]]] = []
    with server(lambda folder: found.append(crowd(folder))) as address:
        table, keys = found[0]
        sizes: list[int] = []
        context = browser.new_context(base_url=address, viewport=SCREEN)
        page = context.new_page()
        page.on("websocket", lambda socket: socket.on("framereceived", lambda text: sizes.append(len(text))))
        with urllib.request.urlopen(f"{address}/api/tables/{table}") as answer:
            seat = json.loads(answer.read())["asked"][0]
        page.goto(f"/table/{table}#key={keys[seat]}&seat={seat}")
        page.get_by_test_id("map").wait_for()
        page.wait_for_timeout(2000)
        first = max(sizes)
        for _ in range(3):
            page.get_by_test_id("zoom-in").click()
        before = page.locator("[data-testid=map] svg").first.bounding_box()
        gaps: list[float] = page.evaluate(PAN, SECONDS)
        assert page.locator("[data-testid=map] svg").first.bounding_box() != before, "the map did not move"
        print(f"a long game, the map drawn about: {told(gaps)}")
        print(f"  {nodes(page, '[data-testid=board]')} nodes on the board, {nodes(page, 'body')} in all")
        page.evaluate(WATCH.replace("log]", "board]"))
        sizes.clear()
        waits: list[tuple[float, float]] = []
        while len(waits) < MOVES // 2:
            page.wait_for_timeout(THOUGHT)
            verb = ("load", "unload")[len(waits) % 2] if len(waits) > 1 else "craft"
            if len(waits) == 1:
                verb = "unload"
            page.evaluate("watch()")
            clicked = page.evaluate(
                """verb => {
                  const now = performance.timeOrigin + performance.now();
                  document.querySelector(`[data-testid=do][data-verb=${verb}]`).click();
                  return now;
                }""",
                verb,
            )
            changed, drawn = page.evaluate("seen")
            waits.append((changed - clicked, drawn - clicked))
        tell_waits("a long game: one's own page", waits)
        largest = max(sizes)
        print(
            f"  the whole game is {first:,} bytes when the page is opened, an update {largest:,} at most, uncompressed"
        )
        context.close()


def main() -> None:
    with server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        long_game(browser)
        update_each_frame(browser, address)
        for pace in (700, 50):
            as_it_is_played(browser, address, pace)
        seen_by_the_other(browser, address)
        browser.close()


if __name__ == "__main__":
    main()
