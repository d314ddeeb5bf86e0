"""Trading anything: cargo of spacecraft that meet in space, and what an agency has seen of a hidden location."""

from __future__ import annotations

from cosmodrome import Rng
from cosmodrome.games.leaving_earth.words import VOCABULARY
from tests.games.leaving_earth.table import GAME, Table, location, venture


def meeting(rules: str = GAME.meta.rules) -> Table:
    """Two agencies with a spacecraft each in Mars Orbit; the first knows Rendezvous."""
    table = Table(3, rules=rules).learn("rendezvous", "S")
    table.craft("mars_orbit", "probe", "juno", "apollo", "pilot")
    table.craft("mars_orbit", "probe", "apollo", seat=1)
    return table.show("mars", "plants", seen_by=[0])


def test_r72_cargo_and_crew_pass_between_two_spacecraft_that_meet() -> None:
    table = meeting().do("cooperate", 1).do("transfer_between", "1-1")
    table.do("give_cargo", "juno").do("give_crew", 1).do("propose").do("accept")
    assert (table.parts(), table.crew()) == (["probe", "apollo"], [])
    assert (table.parts(1, 1), table.crew(1, 1)) == (["juno", "probe", "apollo"], ["pilot"])


def test_r72_everybody_needs_a_seat_after_the_trade() -> None:
    table = meeting().do("cooperate", 1).do("transfer_between", "1-1").do("give_cargo", "apollo")
    assert table.refusal("propose") == "seats_short"
    assert table.do("give_crew", 1).may("propose")


def test_r72_cargo_needs_rendezvous_on_one_side() -> None:
    table = meeting().unlearn("rendezvous").do("cooperate", 1)
    assert table.refusal("transfer_between", "1-1") == "rendezvous_needed"
    assert table.refusal("give_cargo", "juno") == "not_alongside"


def test_r73_only_the_buyer_learns_the_face() -> None:
    table = meeting().do("cooperate", 1).do("give_knowledge", "mars").do("propose").do("accept")
    assert not table.is_revealed("mars")
    assert [table.has_seen("mars", seat) for seat in range(3)] == [True, True, False]
    entry = (table.state.journal or [])[-1]
    assert "face" in VOCABULARY.happened(entry, 1)
    assert "face" not in VOCABULARY.happened(entry, 2)
    mars, rng = location("mars"), Rng(1)
    assert {int(table.state.resample(1, rng).face(mars)) for _ in range(30)} == {int(table.state.face(mars))}
    assert len({int(table.state.resample(2, rng).face(mars)) for _ in range(60)}) > 1


def test_r73_nobody_asks_for_what_is_known_or_unseen() -> None:
    table = meeting().do("cooperate", 1)
    assert table.refusal("ask_knowledge", "mars") == "already_known"
    assert table.refusal("ask_knowledge", "moon") == "not_looked"


def test_version_1_trades_neither_cargo_nor_knowledge() -> None:
    verbs = meeting("leaving_earth/1").do("cooperate", 1).verbs()
    assert not {"transfer_between", "give_knowledge"} & set(verbs)


def test_r74_a_veto_ends_the_production_of_that_spacecraft() -> None:
    table = Table(2, ("st_mars_station",), stations=True, ventures=True).learn("synthesis")
    table.founded("esa", 6, 4).stock("fuel_generator", seat=venture("esa"))
    table.end_year().do("produce", "fuel_generator")
    assert (table.state.current_player(), table.verbs()) == (1, ["consent", "consent_all_year", "veto"])
    table.do("veto")
    assert table.happened("vetoed", "produced") == ["vetoed"]
    assert table.parts(0, venture("esa")) == ["fuel_generator"]
    assert not table.may("produce", "fuel_generator")
