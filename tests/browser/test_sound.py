"""Volume and mute, at the table and in the settings. What is heard is counted where sounds enter the sound card."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewPage
from tests.support.browser.user import actions, by, open_game, wait_for_turn
from tests.support.server_process import Server

# The root element of the page has the number of tones that were started and the volume of the last one.
LISTEN = """
const gains = new WeakMap();
const createGain = AudioContext.prototype.createGain;
AudioContext.prototype.createGain = function () {
  const gain = createGain.call(this);
  if (!gains.has(this)) gains.set(this, gain);  // the first one is the volume
  return gain;
};
for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
  const start = kind.prototype.start;
  kind.prototype.start = function (...at) {
    const noted = document.documentElement.dataset;
    noted.heard = Number(noted.heard ?? 0) + 1;
    noted.volume = gains.get(this.context).gain.value.toFixed(2);
    return start.apply(this, at);
  };
}
"""


def at_the_table(page: Page, server: Server) -> None:
    page.add_init_script(LISTEN)
    page.goto(open_game(server, "Ada", bots=1).address(0))
    wait_for_turn(page)


def control(page: Page, name: str) -> Locator:
    """A control of the sound button's menu; the settings have the same ones."""
    return by(page, "sound-menu").get_by_test_id(name)


def heard(page: Page) -> str | None:
    return page.locator("html").get_attribute("data-heard")


def expect_volume(page: Page, volume: str) -> None:
    expect(page.locator("html")).to_have_attribute("data-volume", volume)


def test_move_plays_a_sound_at_the_chosen_volume(server: Server, new_page: NewPage) -> None:
    page = new_page(server)
    at_the_table(page, server)
    by(page, "sound-menu-button").click()
    control(page, "volume").fill("20")
    expect_volume(page, "0.04")  # as an example of the new volume
    control(page, "volume").fill("100")
    expect_volume(page, "1.00")
    page.keyboard.press("Escape")
    before = heard(page)
    actions(page).first.click()
    expect(page.locator("html")).not_to_have_attribute("data-heard", before or "")


def test_mute_silences_and_keeps_the_volume(server: Server, new_page: NewPage) -> None:
    page = new_page(server)
    at_the_table(page, server)
    by(page, "sound-menu-button").click()
    control(page, "volume").fill("40")
    control(page, "sound").uncheck()
    expect(control(page, "volume")).to_have_value("0")
    page.keyboard.press("Escape")
    before = heard(page)
    log = by(page, "log").inner_text()
    actions(page).first.click()
    expect(by(page, "log")).not_to_have_text(log)
    wait_for_turn(page)
    assert heard(page) == before
    page.reload()
    wait_for_turn(page)
    by(page, "sound-menu-button").click()
    expect(control(page, "sound")).not_to_be_checked()
    control(page, "sound").check()
    expect(control(page, "volume")).to_have_value("40")


def test_volume_and_mute_are_usable_with_the_keyboard(server: Server, new_page: NewPage) -> None:
    page = new_page(server)
    at_the_table(page, server)
    button = by(page, "sound-menu-button")
    button.focus()
    page.keyboard.press("Enter")
    slider = control(page, "volume")
    expect(slider).to_be_visible()
    slider.focus()
    page.keyboard.press("Home")
    expect(control(page, "sound")).not_to_be_checked()
    page.keyboard.press("ArrowRight")
    expect(control(page, "sound")).to_be_checked()
    expect(slider).to_have_value("5")
    page.keyboard.press("Escape")
    expect(slider).to_be_hidden()
    expect(button).to_be_focused()


def test_the_settings_have_the_same_volume(server: Server, new_page: NewPage) -> None:
    page = new_page(server)
    page.add_init_script(LISTEN)
    page.goto("/")
    by(page, "settings").click()
    by(page, "volume").fill("30")
    expect_volume(page, "0.09")
    page.reload()
    by(page, "settings").click()
    expect(by(page, "volume")).to_have_value("30")
