"""Plans for owners of the box, over HTTP: no table, no key, and nobody else waits for them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.server_process import Server

LANDER = {"about": "wish", "wish": {"mission": "mars_lander", "have": ["saturn_rockets"], "by": 1970}}


def ask(server: Server, question: dict[str, Any], game: str = "leaving_earth") -> Any:
    return server.call("POST", f"/api/games/{game}/plan", {"ask": question})


def test_a_mission_is_planned_without_any_table(server: Server) -> None:
    status, told = ask(server, LANDER)
    plan = told["answer"]
    assert (status, told["game"], plan["mission"]) == (201, "leaving_earth", "mars_lander")
    assert plan["cost"] == plan["ship"] + 10 * len(plan["research"]) == sum(year["money"] for year in plan["spending"])
    assert all(leg["thrust"] >= leg["need"] for leg in plan["legs"])
    assert plan["picture"].startswith("<svg ")
    assert "style=" not in plan["picture"]  # the page's policy would refuse it


def test_plan_with_a_cargo_ship_has_its_own_legs(server: Server) -> None:
    wish = {"mission": "lunar_station", "have": ["all"]}
    _, told = ask(server, {"about": "wish", "wish": wish})
    plan = told["answer"]
    ahead = plan["cargo_ship"]
    assert (plan["cost"], ahead["place"], ahead["before_leg"], len(ahead["legs"])) == (41, "earth_orbit", 1, 2)
    assert all(leg["thrust"] >= leg["need"] for leg in ahead["legs"])
    _, told = ask(server, {"about": "wish", "wish": wish | {"alone": True}})
    assert (told["answer"]["cost"], "cargo_ship" in told["answer"]) == (43, False)


def test_plan_goals_depend_on_the_expansions(server: Server) -> None:
    _, base = ask(server, {"about": "possible"})
    _, far = ask(server, {"about": "possible", "options": {"outer_planets": True}})
    assert "titan_lander" not in base["answer"]["missions"]
    assert "titan_lander" in far["answer"]["missions"]
    assert (base["answer"]["last_year"], far["answer"]["last_year"]) == (1976, 1986)
    assert set(base["answer"]["manned"]) < set(base["answer"]["missions"])


def test_only_games_with_a_planner_have_one(server: Server) -> None:
    offered = {game["id"]: game["planner"] for game in server.get("/api/games")["games"]}
    assert offered == {"leaving_earth": True, "mlem": False, "star_search": False}
    assert ask(server, LANDER, "mlem")[0] == 404
    assert ask(server, LANDER, "chess")[0] == 404


@pytest.mark.parametrize(
    ("question", "sentence"),
    [
        ({"about": "wish", "wish": {"mission": "mars_lander", "by": 1957}}, "too late: no plan"),
        ({"about": "wish", "wish": {"mission": "mars_lander", "wings": 2}}, "this cannot be planned"),
        ({"about": "wish", "wish": {"mission": "man_in_orbit", "capsule": "titanic"}}, "no capsule 'titanic'"),
        ({"about": "wish", "wish": {}, "options": {"wings": True}}, "Leaving Earth has no option 'wings'"),
        ({"about": "weather"}, "this cannot be planned"),
    ],
)
def test_impossible_plan_has_its_reason_in_one_sentence(
    server: Server, question: dict[str, Any], sentence: str
) -> None:
    status, problem = ask(server, question)
    assert status == 422
    assert problem["text"].startswith(sentence)
