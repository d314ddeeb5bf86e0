"""What many told games add up to: scores, lengths, seats, leads, and for every counted thing how often it happens,
how good it is and whether those who do it win.
"""

from __future__ import annotations

import hashlib
from array import array
from collections import Counter, defaultdict
from dataclasses import dataclass
from typing import TypedDict

from cosmodrome.core.game_stats import Chapter, GameStats
from cosmodrome.lab.intervals import Estimate, Ratio, of_shares
from cosmodrome.lab.simulate import Job

FEW = 20  # seats that did a thing: with fewer, nothing is said about their winning
CLEAR = 10  # lines of the summary of what wins


class Told(TypedDict):
    """One game as a worker tells it. A note is chapter, thing, seat or -1, count, sum of values."""

    decisions: int
    scores: list[int]
    winners: int
    ahead: list[int]
    notes: list[tuple[str, int, int, float, float]]
    numbers: dict[str, int]


@dataclass(frozen=True)
class Finding:
    """One thing of a chapter. `seats` is how many seats did it, over all games."""

    name: str
    often: Estimate | None
    value: Estimate | None
    winners: Estimate | None
    seats: int


@dataclass(frozen=True)
class Winning:
    """A thing whose doers win clearly more or less often than par."""

    chapter: Chapter
    finding: Finding
    share: Estimate

    @property
    def deed(self) -> str:
        return self.chapter.deed.format(self.finding.name)

    def clarity(self, par: float) -> float:
        """How far even the near end of the interval is from par."""
        return max(self.share.low - par, par - self.share.high)


class Thing:
    """The sums for one thing of a chapter."""

    def __init__(self) -> None:
        self.often = Ratio()
        self.value = Ratio()
        self.winners = Ratio()
        self.seats = 0


class Findings:
    def __init__(self, job: Job, unit: int, chronicle: GameStats) -> None:
        self.job = job
        self.games = 0
        self.chronicle = chronicle
        self.decisions: list[int] = []
        self.scores: list[list[float]] = [[] for _ in range(job.players)]
        self.shares: list[list[float]] = [[] for _ in range(job.players)]
        self.numbers: dict[str, Counter[int]] = defaultdict(Counter)
        self._unit = unit
        self._ahead: list[list[float]] = []
        self._things: dict[tuple[str, int], Thing] = defaultdict(Thing)
        self._rows = array("q")

    def add(self, told: Told) -> None:
        self.games += 1
        self._rows.append(told["decisions"])
        self._rows.extend(told["scores"])
        self.decisions.append(told["decisions"])
        winners = [told["winners"] >> seat & 1 for seat in range(self.job.players)]
        shares = [bit / max(1, sum(winners)) for bit in winners]
        for seat, share in enumerate(shares):
            self.shares[seat].append(share)
            self.scores[seat].append(told["scores"][seat] / self._unit)
        self._ahead.append([share_of(leaders, shares) for leaders in told["ahead"]])
        for name, number in told["numbers"].items():
            self.numbers[name][number] += 1
        self._count(told, shares)

    def _count(self, told: Told, shares: list[float]) -> None:
        """Add the notes of one game, thing by thing: a game is a cluster."""
        of_things: dict[tuple[str, int], list[tuple[int, float, float]]] = defaultdict(list)
        for chapter, thing, seat, count, value in told["notes"]:
            of_things[chapter, thing].append((seat, count, value))
        by_value = {chapter.id for chapter in self.chronicle.chapters if chapter.is_share}
        for key, notes in of_things.items():
            found = self._things[key]
            counted = sum(count for _, count, _ in notes)
            found.often.add(counted, 1)
            if counted:
                found.value.add(sum(value for _, _, value in notes), counted)
            # Where values are successes, who tried and failed has not done it.
            did = [seat for seat, count, value in notes if seat >= 0 and (value if key[0] in by_value else count) > 0]
            if did:
                found.winners.add(sum(shares[seat] for seat in did), len(did))
                found.seats += len(did)

    def finish(self) -> None:
        """Add the games in which a thing did not happen. Call this once, after the last game."""
        for thing in self._things.values():
            thing.often.add_nothing(self.games - thing.often.seen, 1)

    @property
    def digest(self) -> str:
        """The same as that of `simulate` for these games."""
        return hashlib.sha256(self._rows.tobytes()).hexdigest()

    @property
    def par(self) -> float:
        """What a seat wins on average: its part of the victory, less what nobody wins."""
        return sum(map(sum, self.shares)) / (self.games * self.job.players)

    def seat_shares(self) -> list[Estimate]:
        return [of_shares(shares) for shares in self.shares]

    def lead(self) -> list[Estimate]:
        """At every tenth of a game: how often who is ahead then wins."""
        return [of_shares(column) for column in zip(*self._ahead, strict=True)]

    def findings(self, chapter: Chapter) -> list[Finding]:
        """The findings of a chapter: every thing if the chapter is a line, otherwise the things that occurred."""
        found = []
        for number, name in enumerate(chapter.things):
            thing = self._things.get((chapter.id, number))
            if thing is None and not chapter.is_line:
                continue
            thing = thing or Thing()
            found.append(
                Finding(
                    name=name,
                    often=thing.often.estimate(),
                    value=thing.value.share() if chapter.is_share else thing.value.estimate(),
                    winners=thing.winners.share() if thing.seats >= FEW else None,
                    seats=thing.seats,
                )
            )
        return found if chapter.is_line else sorted(found, key=lambda finding: rank(chapter, finding))

    def what_wins(self) -> list[Winning]:
        """The things whose doers win clearly more or less often than par, the clearest first."""
        found = []
        for chapter in self.chronicle.chapters:
            if chapter.winners:
                for finding in self.findings(chapter):
                    share = finding.winners
                    if share is not None and share.side(self.par):
                        found.append(Winning(chapter, finding, share))
        found.sort(key=lambda each: -each.clarity(self.par))
        return sorted(found[:CLEAR], key=lambda each: -each.share.mean)


def share_of(leaders: int, shares: list[float]) -> float:
    """What those win who are ahead; where several are, the mean of them."""
    ahead = [share for seat, share in enumerate(shares) if leaders >> seat & 1]
    return sum(ahead) / len(ahead)


def rank(chapter: Chapter, finding: Finding) -> float:
    """The best share, the most frequent or the earliest first."""
    if chapter.often and not chapter.is_share:
        return -finding.often.mean if finding.often else 0.0
    value = finding.value.mean if finding.value else 0.0
    return -value if chapter.is_share else value
