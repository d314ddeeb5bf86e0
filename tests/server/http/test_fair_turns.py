"""Steps of one address run in successive iterations of the event loop, and between them others are served."""

from __future__ import annotations

import asyncio

from cosmodrome.server.http.fair_turns import BURST, FairTurns
from tests.support.event_loop import run_async


async def take_steps(turns: FairTurns, address: str, count: int, order: list[str]) -> None:
    async def step() -> None:
        await turns.wait(address)
        order.append(address)

    await asyncio.gather(*(step() for _ in range(count)))


def test_steps_of_a_crowd_alternate_with_those_of_another_address() -> None:
    order: list[str] = []

    async def run() -> None:
        turns = FairTurns()
        await asyncio.gather(take_steps(turns, "many", 40, order), take_steps(turns, "few", 4, order))

    run_async(run())
    assert order.count("many") == 40
    last = max(place for place, address in enumerate(order) if address == "few")
    assert last < 10, order


def test_burst_of_one_address_leaves_the_loop_idle_between_its_steps() -> None:
    idle: list[int] = []

    async def run() -> None:
        turns = FairTurns()
        burst = asyncio.create_task(take_steps(turns, "many", 4 * BURST, []))
        while not burst.done():
            iterations = len(idle)
            await asyncio.sleep(0)
            idle.append(iterations)

    run_async(run())
    assert len(idle) > 20 * BURST, "without pauses one iteration per step"


def test_a_single_step_does_not_wait() -> None:
    async def run() -> None:
        turns = FairTurns()
        waiting = turns.wait("one")
        try:
            waiting.send(None)
        except StopIteration:
            return
        raise AssertionError("the step waited")

    run_async(run())


def test_cancelled_steps_are_skipped_and_nothing_is_kept() -> None:
    order: list[str] = []

    async def run() -> None:
        turns = FairTurns()
        steps = [asyncio.create_task(take_steps(turns, "one", 1, order)) for _ in range(5)]
        await asyncio.sleep(0)
        steps[2].cancel()
        await asyncio.gather(*steps, return_exceptions=True)
        while turns._waiting:
            await asyncio.sleep(0)

    run_async(run())
    assert len(order) == 4
