"""The sky of the day: the same for all, timed and checked by the server, one time per browser."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cosmodrome.core.engine.rng import Rng
from cosmodrome.core.errors import Refused
from cosmodrome.games import load
from cosmodrome.games.star_search.vocabulary import placement_name
from cosmodrome.server import daily_tasks
from cosmodrome.server import protocol as p
from cosmodrome.server.daily_tasks import PENALTY, day_at
from cosmodrome.server.services import Services
from cosmodrome.server.storage import daily_store
from cosmodrome.server.storage.schema import DAILY_ATTEMPTS
from cosmodrome.server.storage.store import Storage
from tests.server.storage.test_store import with_services
from tests.support.server_process import Server

ADA, LINUS = "ada-of-one-browser", "linus-of-another"
DAY = 24 * 3_600_000
NOON = 1_700_000_000_000 // DAY * DAY + DAY // 2
SKY = "/api/games/star_search/daily"


class Clock:
    """Stands until it is moved."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.at = NOON
        monkeypatch.setattr(daily_tasks, "now", lambda: self.at)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


def fitting(task: dict[str, Any]) -> list[str]:
    """Every placement whose markings all lie on stars, counted here without the rules."""
    sky, chart = task["sky"], task["chart"]
    found = []
    for turns in range(4):
        markings = [tuple(marking) for marking in chart["markings"]]
        rows, columns = chart["rows"], chart["columns"]
        for _ in range(turns):
            markings = [(column, rows - 1 - row) for row, column in markings]
            rows, columns = columns, rows
        for row in range(len(sky) - rows + 1):
            for column in range(len(sky[0]) - columns + 1):
                if all(sky[row + down][column + right] in "*F" for down, right in markings):
                    found.append(f"{'ABCDEFGHI'[row]}{column + 1} {90 * turns}")
    return found


async def begin(services: Services, player: str = ADA) -> p.DailyTask:
    return await services.daily.begin(load("star_search"), player)


async def answer(
    services: Services, placement: str, player: str = ADA, name: str = "Ada", day: str = day_at(NOON)
) -> p.DailyAnswered:
    body = p.AnswerDaily(player=player, day=day, name=name, answer=placement)
    return await services.daily.answer(load("star_search"), body)


async def right(services: Services) -> str:
    """An answer that is correct today."""
    return (await services.daily._task(load("star_search"), day_at(NOON))).answers[0]


def test_daily_task_of_star_search_is_answered_by_every_full_placement_and_no_other() -> None:
    for seed in range(20):
        task, answers = load("star_search").daily(Rng(seed))
        assert sorted(answers) == sorted(fitting(task))
        assert answers
        assert "solutions" not in task


def test_daily_task_is_the_same_for_all_on_a_server_and_differs_between_servers(folder: Path, clock: Clock) -> None:
    skies = []

    async def work(services: Services, storage: Storage) -> None:
        one, other = await begin(services, ADA), await begin(services, LINUS)
        assert one.task == other.task
        assert one.solutions == []
        again = Services(storage)  # a restart
        assert (await begin(again, ADA)).task == one.task
        skies.append(one.task)

    with_services(folder, work)
    with_services(folder.with_name("other"), work)
    assert skies[0] != skies[1]


def test_time_runs_from_the_first_request_until_the_correct_answer(folder: Path, clock: Clock) -> None:
    async def work(services: Services, storage: Storage) -> None:
        await begin(services)
        clock.at += 3_000
        assert (await begin(services)).elapsed == 3_000  # a reload does not start the clock again
        clock.at += 5_500
        found = await answer(services, await right(services))
        assert (found.correct, found.milliseconds) == (True, 8_500)
        assert [(time.name, time.milliseconds) for time in found.times] == [("Ada", 8_500)]
        assert (await services.daily.times(load("star_search"))).best == 8_500

    with_services(folder, work)


def test_wrong_answer_costs_a_penalty_and_shows_no_solution(folder: Path, clock: Clock) -> None:
    async def work(services: Services, storage: Storage) -> None:
        await begin(services)
        missed = await answer(services, "nowhere")
        assert (missed.correct, missed.milliseconds, missed.wrong, missed.solutions) == (False, None, 1, [])
        assert (await begin(services)).elapsed == PENALTY
        clock.at += 1_000
        found = await answer(services, await right(services))
        assert found.milliseconds == 1_000 + PENALTY
        assert found.solutions

    with_services(folder, work)


def test_second_solution_of_a_browser_changes_nothing(folder: Path, clock: Clock) -> None:
    async def work(services: Services, storage: Storage) -> None:
        await begin(services)
        clock.at += 9_000
        placement = await right(services)
        await answer(services, placement)
        clock.at += 9_000
        assert (await begin(services)).milliseconds == 9_000
        again = await answer(services, placement, name="Another")
        missed = await answer(services, "nowhere")
        assert again.milliseconds == missed.milliseconds == 9_000
        assert missed.wrong == 0
        assert [time.name for time in again.times] == ["Ada"]

    with_services(folder, work)


def test_answer_without_the_task_or_of_another_day_is_refused(folder: Path, clock: Clock) -> None:
    async def work(services: Services, storage: Storage) -> None:
        placement = await right(services)
        for day, code in ((day_at(NOON), "daily_not_begun"), (day_at(NOON - 2 * DAY), "daily_over")):
            with pytest.raises(Refused) as refused:
                await answer(services, placement, day=day)
            assert refused.value.code == code

    with_services(folder, work)


def test_answer_after_midnight_counts_for_the_day_of_the_task(folder: Path, clock: Clock) -> None:
    async def work(services: Services, storage: Storage) -> None:
        await begin(services)
        placement = await right(services)
        clock.at += DAY // 2 + 1
        found = await answer(services, placement)
        assert found.milliseconds == DAY // 2 + 1
        assert (await services.daily.times(load("star_search"))).times == []  # those of the new day

    with_services(folder, work)


def test_list_has_the_best_times_and_attempts_are_limited(
    folder: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(daily_store, "LISTED", 2)
    monkeypatch.setattr(daily_store, "MOST_ATTEMPTS", 3)

    async def work(services: Services, storage: Storage) -> None:
        placement = await right(services)
        players = [f"player-{number}" for number in range(3)]
        for player in players:
            await begin(services, player)
        for player in reversed(players):
            clock.at += 1_000
            found = await answer(services, placement, player, player)
        assert [time.name for time in found.times] == ["player-2", "player-1"]
        with pytest.raises(Refused) as refused:
            await begin(services, "player-3")
        assert refused.value.code == "daily_full"
        assert (await begin(services, "player-0")).milliseconds == 3_000

    with_services(folder, work)


def test_attempts_of_more_than_a_week_ago_are_deleted(folder: Path, clock: Clock) -> None:
    async def work(services: Services, storage: Storage) -> None:
        await begin(services)
        clock.at += 7 * DAY
        await begin(services)
        await services.eviction.run_once()
        assert await days(storage) == [day_at(NOON), day_at(clock.at)]
        clock.at += DAY
        await services.eviction.run_once()
        assert await days(storage) == [day_at(NOON + 7 * DAY)]

    with_services(folder, work)


async def days(storage: Storage) -> list[str]:
    found: list[str] = await storage.database.read(
        lambda connection: sorted(row.day for row in connection.execute(DAILY_ATTEMPTS.select()))
    )
    return found


def test_daily_endpoints_hand_out_check_and_list(server: Server) -> None:
    given = server.post(SKY, {"player": "browser-of-grace"})
    assert [game["id"] for game in server.get("/api/games")["games"] if game["daily"]] == ["star_search"]
    wanted = fitting(given["task"])
    wrong = next(name for corner in range(6) if (name := placement_name(corner)) not in wanted)
    body = {"player": "browser-of-grace", "day": given["day"], "name": "Grace", "answer": wrong}
    assert server.post(f"{SKY}/answer", body)["correct"] is False
    found = server.post(f"{SKY}/answer", body | {"answer": wanted[0]})
    assert found["correct"] is True
    assert sorted(found["solutions"]) == sorted(wanted)
    assert found["milliseconds"] >= PENALTY
    listed = server.get(SKY)
    assert {"name": "Grace", "milliseconds": found["milliseconds"]} in listed["times"]
    assert listed["best"] == min(time["milliseconds"] for time in listed["times"])


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("/api/games/mlem/daily", {"player": "x" * 16}, 404),
        (SKY, {"player": "short"}, 422),
        (f"{SKY}/answer", {"player": "x" * 16, "day": "2026-11-19", "name": "", "answer": "A1 0"}, 422),
        (f"{SKY}/answer", {"player": "x" * 16, "day": "1999-01-01", "name": "Ada", "answer": "A1 0"}, 409),
    ],
)
def test_daily_endpoints_refuse_what_does_not_fit(server: Server, path: str, body: Any, status: int) -> None:
    assert server.call("POST", path, body)[0] == status
