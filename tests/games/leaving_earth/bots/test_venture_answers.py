"""planner-lite in joint ventures: what it agrees to, what it forbids, and how it looks after what is in its care."""

from __future__ import annotations

from typing import Any

from cosmodrome import Rng, bots
from tests.games.leaving_earth.table import GAME, Table, venture

ESA = venture("esa")
BOT = bots.find(GAME, "planner-lite")


def joint(*shares: int) -> Table:
    table = Table(3, ("st_mars_station",), stations=True, ventures=True)
    return table.founded("esa", *shares).money(40).money(40, ESA)


def answered(table: Table) -> dict[str, Any]:
    """The action of the bot for the seat to act."""
    answer: dict[str, Any] = GAME.to_json(BOT.choose(table.state, Rng(1)))
    return answer


def test_bot_accepts_offered_shares() -> None:
    table = Table(3, ("st_mars_station",), stations=True, ventures=True).money(40)
    table.do("found").do("grant", 1).do("propose")
    assert answered(table) == {"verb": "accept"}


def test_bot_consents_for_the_year() -> None:
    assert answered(joint(5, 5).do("act_for", "esa").do("buy", "probe")) == {"verb": "consent_all_year"}


def test_bot_consents_to_a_gift_to_a_venture() -> None:
    table = joint(5, 5).do("cooperate_with", "esa").do("give_money", 10).do("propose")
    assert answered(table) == {"verb": "consent"}


def test_bot_vetoes_a_trade_that_costs_the_venture() -> None:
    table = joint(5, 5).do("cooperate_with", "esa").do("ask_money", 10).do("give_money", 5).do("propose")
    assert answered(table) == {"verb": "veto"}


def test_bot_damages_the_cheapest_component_and_spares_the_crew() -> None:
    """The director of the venture decides what a rough landing breaks."""
    table = joint(5, 5).learn("landing", "m").learn("atlas_rockets").show("moon", "rugged")
    table.craft("lunar_orbit", "atlas", "juno", "apollo", "doctor", seat=ESA)
    table.do("act_for", "esa").work().do("maneuver", "lunar_orbit__moon").do("consent").do("fire", "atlas")
    table.draws("m")
    assert answered(table) == {"verb": "damage", "item": "juno"}


def test_bot_neither_founds_a_venture_nor_acts_for_one() -> None:
    table = joint(5, 5)
    assert answered(table)["verb"] not in ("found", "act_for", "cooperate_with", "buy_share", "sell_share")
