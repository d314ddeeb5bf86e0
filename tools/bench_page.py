"""Measures the page in a real Chromium: frames while a game goes on, and how soon a move is seen by the other player.

Run it by hand (`python tools/bench_page.py`): the figures depend on the machine, so no test asserts them. It starts a
server of its own; what it found last is in docs/benchmarks.md.
"""

from __future__ import annotations

import json
import secrets
import statistics
import urllib.request
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from make_screenshots import FLAGS, chromium, server

SECONDS = 6
MOVES = 40

COUNT_FRAMES = """
seconds => new Promise(done => {
  const gaps = []; let last = performance.now(); const end = last + 1000 * seconds;
  const frame = now => {
    gaps.push(now - last); last = now;
    if (now < end) requestAnimationFrame(frame); else done(gaps.slice(1));
  };
  requestAnimationFrame(frame);
})"""

# When the board of this page has last changed, on the clock that both pages share.
WATCH = """
() => { new MutationObserver(() => { window.changed = performance.timeOrigin + performance.now(); })
  .observe(document.querySelector('[data-testid=log]'), {subtree: true, childList: true, characterData: true}); }"""


def post(address: str, path: str, body: dict[str, Any]) -> Any:
    request = urllib.request.Request(address + path, json.dumps(body).encode(), method="POST")
    with urllib.request.urlopen(request) as answer:
        return json.loads(answer.read())


def sit(address: str, table: str, invite: str, name: str) -> str:
    wish = {"name": name, "nonce": secrets.token_hex(8), "invite": invite}
    key: str = post(address, f"/api/tables/{table}/seats", wish)["key"]
    return key


def frames(browser: Browser, address: str) -> None:
    """Five bots play twenty moves a second with all variants; nothing is done but drawing them."""
    options = {"ufo": True, "explorations": True, "secret_missions": True}
    seats = [{"kind": "bot"}] * 4 + [{"kind": "human"}]
    made = post(address, "/api/tables", {"game": "mlem", "seats": seats, "options": options, "pace": 50})
    table = made["table"]["id"]
    page = browser.new_page(base_url=address, viewport={"width": 1280, "height": 900})
    key = sit(address, table, made["invite"], "Ada")
    page.goto(f"/table/{table}#key={key}")
    page.get_by_test_id("action").first.wait_for()
    page.get_by_test_id("tools").locator("summary").first.click()
    page.get_by_test_id("stand-in-me").click()
    before = page.get_by_test_id("log-line").count()
    gaps: list[float] = page.evaluate(COUNT_FRAMES, SECONDS)
    updates = page.get_by_test_id("log-line").count() - before
    nodes = page.evaluate("document.querySelectorAll('[data-testid=board] *').length")
    late = sum(gap > 25 for gap in gaps) / len(gaps)
    print(f"board: {nodes} nodes, {updates / SECONDS:.0f} log lines/s")
    print(f"frames: {1000 / statistics.median(gaps):.0f} per second in the median, {late:.1%} later than 25 ms")
    page.close()


def moves(browser: Browser, address: str) -> None:
    """From the click of one player until the other's page has changed."""
    made = post(address, "/api/tables", {"game": "mlem", "seats": [{"kind": "human"}] * 2})
    table = made["table"]["id"]
    pages: list[Page] = []
    for key in [sit(address, table, made["invite"], name) for name in ("Ada", "Linus")]:
        page = browser.new_context(base_url=address, viewport={"width": 1280, "height": 900}).new_page()
        page.goto(f"/table/{table}#key={key}")
        page.get_by_test_id("log").wait_for()
        page.evaluate(WATCH)
        pages.append(page)
    waits: list[float] = []
    while len(waits) < MOVES:
        asked = next((page for page in pages if page.get_by_test_id("action").count()), None)
        if asked is None or pages[0].get_by_test_id("ending").count():
            if pages[0].get_by_test_id("ending").count():
                break
            pages[0].wait_for_timeout(20)
            continue
        other = pages[1] if asked is pages[0] else pages[0]
        clicked = asked.evaluate(
            """() => { const all = document.querySelectorAll('[data-testid=action]'); const now = performance.timeOrigin
               + performance.now(); all[all.length - 1].click(); return now; }"""
        )
        for _ in range(100):
            changed = other.evaluate("window.changed ?? 0")
            if changed >= clicked:
                waits.append(changed - clicked)
                break
            other.wait_for_timeout(10)
    waits.sort()
    print(f"a move is seen by the other after {statistics.median(waits):.0f} ms (median of {len(waits)}),")
    print(f"{waits[int(0.95 * len(waits))]:.0f} ms in the 95th percentile")


def main() -> None:
    with server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        frames(browser, address)
        moves(browser, address)
        browser.close()


if __name__ == "__main__":
    main()
