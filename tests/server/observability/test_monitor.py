"""Monitoring for administrators: readiness, metrics, a log without personal data, and proxy headers."""

from __future__ import annotations

import json
import logging
import os
import signal
import subprocess
import sys
import urllib.error
import urllib.request
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from prometheus_client.parser import text_string_to_metric_families

from cosmodrome.core.errors import Refused
from cosmodrome.core.match.record import BadRecord
from cosmodrome.server.app import make_app
from cosmodrome.server.http.readiness import is_ready
from cosmodrome.server.observability import logs, metrics
from cosmodrome.server.runtime.uvicorn_server import make_server
from cosmodrome.server.services import Services
from cosmodrome.server.storage.store import Storage
from tests.server.storage.test_store import until_loaded
from tests.support.event_loop import run_async
from tests.support.postgres_redis import Postgres
from tests.support.server_process import ADMIN_KEY, Server, play_to_the_end
from tests.support.waiting import DEADLINE, poll

# --- readiness -------------------------------------------------------------------


def answer_when_ready(server: Server) -> Any:
    """A server is not ready soon after its start, and while a busy machine keeps its database from answering."""
    answers: list[Any] = []

    def is_ready() -> bool:
        status, answer = server.call("GET", "/api/ready")
        answers.append(answer)
        return status == 200

    poll(is_ready)
    return answers[-1]


def test_server_with_a_database_is_ready(server: Server) -> None:
    assert answer_when_ready(server) == server.get("/api/health")


def test_server_without_its_database_is_alive_but_not_ready(folder: Path, postgres: Postgres) -> None:
    server = Server(folder, "--database", postgres.new())
    answer_when_ready(server)
    with postgres.out_of_reach():
        status, answer = server.call("GET", "/api/ready")
        assert (status, answer["code"]) == (503, "not_ready")
        assert server.call("GET", "/api/health")[0] == 200
    answer_when_ready(server)
    server.stop()


def test_server_that_is_shutting_down_is_not_ready(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'test.db'}"
    app = make_app(url, ADMIN_KEY)
    server = make_server(app)

    async def ask() -> list[bool]:
        storage = Storage(url)
        services = Services(storage)
        await services.open()
        await until_loaded(services)
        before = await is_ready(services, app.state.is_leaving)
        server.should_exit = True
        after = await is_ready(services, app.state.is_leaving)
        await services.close()
        storage.close()
        return [before, after]

    assert run_async(ask()) == [True, False]


# --- an evening with marked people -----------------------------------------------


class Evening:
    """A game in which every name, key and word that could leak is marked, what was counted of it, and its log."""

    def __init__(self, folder: Path) -> None:
        server = Server(folder / "data", "--log", "json", log=folder / "log")
        self.table, self.keys = server.table_for("Markedada", "Markedlinus", bots=1)
        visitors = [server.join(self.table, key) for key in self.keys]
        visitors[0].ask("say", seat=0, text="markedchat")
        visitors[0].ask("say", seat=1, text="markedchat")
        server.join(self.table, "markedkey").close()
        server.call("GET", "/api/tables/nowhere?key=markedquery", key="markedbearer")
        server.call("POST", "/api/tables", {"game": "markedgame"})
        urllib.request.urlopen(f"{server.url}/table/{self.table}?key=markedquery", timeout=DEADLINE).close()
        with pytest.raises(urllib.error.HTTPError):
            urllib.request.urlopen(f"{server.url}/%00.html?key=markedquery", timeout=DEADLINE)
        play_to_the_end(*visitors)
        self.events = server.get(f"/api/tables/{self.table}/record")["events"]
        poll(lambda: samples(measured(server))["cosmodrome_sockets"] == 2)
        self.metrics = measured(server)
        for visitor in visitors:
            visitor.close()
        server.stop()
        self.log = (folder / "log").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Evening:
    return Evening(tmp_path_factory.mktemp("evening"))


# --- metrics ------------------------------------------------------------------------


def measured(server: Server, key: str = ADMIN_KEY) -> str:
    request = urllib.request.Request(f"{server.url}/metrics", headers={"authorization": f"Bearer {key}"})
    with urllib.request.urlopen(request, timeout=DEADLINE) as answer:
        assert answer.headers["content-type"].startswith("text/plain")
        return str(answer.read().decode())


def samples(text: str) -> dict[str, float]:
    """By name and labels, such as `cosmodrome_actions_total{mlem}`."""
    found = {}
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            labels = ",".join(value for name, value in sorted(sample.labels.items()))
            found[sample.name + (f"{{{labels}}}" if labels else "")] = sample.value
    return found


def test_metrics_need_the_admin_key(server: Server) -> None:
    assert server.call("GET", "/metrics")[0] == 403
    with pytest.raises(urllib.error.HTTPError):
        measured(server, "somebody")


def test_metrics_count_played_actions(evening: Evening) -> None:
    found = samples(evening.metrics)
    actions = sum(event["kind"] == "action" for event in evening.events)
    by_people = found["cosmodrome_told_seconds_count{act}"]
    assert found["cosmodrome_actions_total{mlem}"] == actions
    assert found["cosmodrome_commit_seconds_count{act}"] == by_people
    assert 0 < found["cosmodrome_thinking_seconds_count{bot}"] <= actions - by_people
    assert found["cosmodrome_thinking_waiting{bot}"] == 0
    assert found["cosmodrome_refused_total{not_yours}"] == found["cosmodrome_refused_total{no_table}"] == 1
    assert found["cosmodrome_saves_total{saved}"] > 0
    assert found["cosmodrome_sockets"] == 2
    assert found["cosmodrome_tables{over}"] == 1
    assert found["cosmodrome_tables_in_memory"] == 1
    assert found["cosmodrome_resident_memory_bytes"] > 1_000_000
    assert found["cosmodrome_loop_lag_seconds_count"] > 0
    assert all(name.startswith("cosmodrome_") for name in found)


def test_metrics_contain_no_personal_data(evening: Evening) -> None:
    assert "marked" not in evening.metrics.lower()
    assert not any(secret in evening.metrics for secret in (evening.table, "127.0.0.1", *evening.keys))


@pytest.mark.slow
def test_metrics_sum_workers_and_drop_gauges_of_dead_ones(tmp_path: Path) -> None:
    environment = {**os.environ, metrics.FOLDER: str(tmp_path)}
    work = (
        "from cosmodrome.server.observability import metrics; import os;"
        "metrics.ACTIONS.labels('mlem').inc(3); metrics.SOCKETS.set(4); print(os.getpid())"
    )
    look = (
        "from cosmodrome.server.observability import metrics; import sys; sys.stdout.buffer.write(metrics.exposition())"
    )

    def run(program: str) -> str:
        command = [sys.executable, "-c", program]
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout

    first, _ = run(work), run(work)
    both = samples(run(look))
    assert (both["cosmodrome_actions_total{mlem}"], both["cosmodrome_sockets"]) == (6, 8)
    run(f"from cosmodrome.server.observability import metrics; metrics.forget({first})")
    left = samples(run(look))
    assert (left["cosmodrome_actions_total{mlem}"], left["cosmodrome_sockets"]) == (6, 4)
    (tmp_path / "counter_1.db").touch()  # a worker has just begun
    assert samples(run(look)) == left


@pytest.mark.slow
def test_two_workers_count_together_also_when_they_are_replaced(folder: Path, postgres: Postgres) -> None:
    server = Server(folder, "--workers", "2", "--no-limits", "--database", postgres.new())
    table, keys = server.table_for("Ada", "Linus")
    play_to_the_end(*(server.join(table, key) for key in keys))
    actions = sum(event["kind"] == "action" for event in server.get(f"/api/tables/{table}/record")["events"])
    poll(lambda: samples(measured(server))["cosmodrome_sockets"] == 2)
    server.process.send_signal(signal.SIGHUP)  # the sockets are sent away, and nobody here comes back
    poll(lambda: samples(measured(server))["cosmodrome_sockets"] == 0)
    assert samples(measured(server))["cosmodrome_actions_total{mlem}"] == actions
    answer_when_ready(server)
    server.stop()


# --- the log -------------------------------------------------------------------------


@pytest.mark.slow
def test_log_of_a_game_contains_no_personal_data(evening: Evening) -> None:
    lines = [json.loads(line) for line in evening.log.splitlines()]
    told = [line["message"] for line in lines if line["level"] == "info"]
    assert told == ["open", "table opened", "match over", "closing"]
    assert all({"time", "level", "logger", "message"} <= set(line) for line in lines)
    assert [line["table"] for line in lines if line["message"] == "match over"] == [evening.table]
    assert "marked" not in evening.log.lower()
    assert not any(secret in evening.log for secret in ("127.0.0.1", ADMIN_KEY, *evening.keys))


@pytest.fixture
def written() -> StringIO:
    return StringIO()


@pytest.mark.parametrize("kind", logs.KINDS)
def test_error_is_logged_by_type_and_place_only(kind: logs.Kind, written: StringIO) -> None:
    root = logging.getLogger()
    before, level = root.handlers[:], root.level
    try:
        logs.set_up(kind, written)
        for name in ("cosmodrome.table", "uvicorn.error", "asyncio"):
            try:
                raise KeyError("Ada's secret")
            except KeyError:
                logging.getLogger(name).exception("stumbled\nover <Task 'Ada'>" if name == "asyncio" else "stumbled")
        logging.getLogger("cosmodrome.table").warning("not saved", extra={"table": "abc", "reason": "disk full"})
    finally:
        root.handlers[:] = before
        root.setLevel(level)
    text = written.getvalue()
    assert "Ada" not in text
    assert text.count("KeyError") == 3
    assert text.count("test_monitor.py") == 3
    if kind == "json":
        last = json.loads(text.splitlines()[-1])
        assert (last["level"], last["table"], last["reason"]) == ("warning", "abc", "disk full")
    else:
        assert text.endswith("WARNING cosmodrome.table: not saved (table=abc, reason=disk full)\n")


def test_nameless_error_is_its_code_place_or_type() -> None:
    assert logs.nameless(Refused("not_your_turn", "It is Ada's turn.")) == "not_your_turn"
    assert "event 7" in logs.nameless(BadRecord(7, 'should be {"name": "Ada"}'))
    assert logs.nameless(ValueError("Ada")) == "ValueError"


# --- behind a proxy ---------------------------------------------------------------------


def open_table_from(server: Server, forwarded: str) -> int:
    body = json.dumps({"game": "mlem", "seats": [{"kind": "human"}, {"kind": "human"}]}).encode()
    headers = {"x-forwarded-for": forwarded}
    request = urllib.request.Request(f"{server.url}/api/tables", body, headers, method="POST")
    try:
        with urllib.request.urlopen(request, timeout=DEADLINE) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as error:
        return error.code


def test_forwarded_address_of_an_untrusted_client_is_ignored(folder: Path) -> None:
    server = Server(folder, "--tables-per-minute", "1")
    assert [open_table_from(server, f"192.0.2.{number}") for number in range(2)] == [201, 429]
    server.stop()


def test_forwarded_address_of_a_trusted_proxy_is_used(folder: Path) -> None:
    server = Server(folder, "--tables-per-minute", "1", "--forwarded-allow-ips", "127.0.0.1")
    assert [open_table_from(server, f"192.0.2.{number}") for number in range(2)] == [201, 201]
    assert open_table_from(server, "192.0.2.1") == 429
    # Addresses that the client wrote before those of the proxy are not trusted.
    assert open_table_from(server, "198.51.100.7, 192.0.2.1") == 429
    server.stop()
