"""Giving up, voting to end, and pausing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cosmodrome import bots
from cosmodrome.server.errors import Rejection
from cosmodrome.server.tables import time_bank

if TYPE_CHECKING:
    from cosmodrome.server.tables.table import Table


def people(table: Table) -> list[int]:
    """The seats of people who are still in the match."""
    match = table.playing()
    return [
        seat for seat, chair in enumerate(table.sheet.chairs) if chair.kind == "human" and seat not in match.resigned
    ]


def resign(table: Table, seat: int) -> None:
    """Give up. A bot plays on so that the others can finish; without any person left the match ends."""
    match = table.running()
    match.resign(seat)
    if match.is_over:
        return
    if not people(table):
        match.abandon()
        return
    match.hand_over(seat, bots.usual(table.game))
    table.question_asked()


def vote(table: Table, seat: int, yes: bool) -> None:
    """The match ends without a winner when all people who are at the table want it."""
    match = table.playing()
    votes = table.sheet.votes
    if yes and seat not in votes:
        votes.append(seat)
    elif not yes and seat in votes:
        votes.remove(seat)
    if all(other in votes for other in people(table) if other == seat or table.is_present(other)) and yes:
        match.abandon()


def pause(table: Table, seat: int, on: bool) -> None:
    match = table.playing()
    if match.is_over:
        raise Rejection("closed")
    if on:
        if table.sheet.paused is not None:
            raise Rejection("paused")
        for asked in match.players_to_move():
            if time_bank.asked(table, asked):
                time_bank.spend(table, asked)
        table.sheet.paused = seat
        table.sheet.paused_since = time_bank.now()
    else:
        if table.sheet.paused is None:
            raise Rejection("not_paused")
        table.sheet.paused = None
        table.sheet.started += time_bank.now() - table.sheet.paused_since  # the sand did not run
        table.question_asked()
