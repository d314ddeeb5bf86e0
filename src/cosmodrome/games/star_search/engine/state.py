"""What lies on the table in Star Search: printed things and options (`Setting`), and all that moves (`StarSearch`).

The sky is a bitboard in two halves, because a hundred holes do not fit one machine word: rows A to E in the north, F
to J in the south. They stay in here, behind accessors; what may be done is in `engine/rules/`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from cosmodrome.core.engine.actions import ActionList
from cosmodrome.core.engine.rng import Rng
from cosmodrome.core.engine.state import CHANCE, State, filled
from cosmodrome.games.star_search.vocabulary import (
    MOST_CHARTS,
    MOST_FACES,
    MOST_FIELDS,
    MOST_HOLES,
    MOST_MARKINGS,
    NO_PLANET,
    ROTATIONS,
    SEATS,
    SPREAD,
)

if TYPE_CHECKING:
    from cosmodrome.core.game_protocol import GameProtocol

HALF: Final = 50  # holes in the north
TOP_BIT: Final = 1 << 62
NOBODY: Final = -1
NO_CHART: Final = -1
NOWHERE: Final = -1  # no placement
NOTHING_ROLLED: Final = -1

# One side of a chart for bitboards: for each quarter turn, how far its markings are from its corner.
Patterns = tuple[tuple[int, ...], ...]

# The pile of charts that have been seen is one number, four bits a chart, the lowest is drawn next.
CHART_BITS: Final = 4
CHART_MASK: Final = 15

# What the search was that ended last.
NO_SEARCH: Final = 0
ORDINARY: Final = 1
SUPER: Final = 2

# The table beside the scalars is one row of numbers, so that a copy is one copy. All by seat.
PROGRESS: Final = 0  # fields flown since the start, laps and all
RUNS: Final = 4  # of the hourglass
HELD: Final = 8  # the chart in hand or on the sky
PUT: Final = 12  # where that chart lies
LAST_CHART: Final = 16  # the same of the search that ended last
LAST_PUT: Final = 20
TABLE: Final = 24
SCALARS: Final = 30


class Step:
    """One step of the flow of the game. Entering it asks a player, lets chance or the clock decide, or goes on.

    All share one base class, so that the hot loop needs no type test: a `Question` has `list_actions` and
    `take`, a `Draw` has `outcomes`, `stream` and `take`, a `Clock` also `milliseconds`, any other step only `enter`.
    """

    def __init__(self, number: i64) -> None:
        self.number: i64 = number
        self.is_clock: bool = False

    def enter(self, s: StarSearch) -> None:
        raise TypeError("a step must say what happens on arrival")

    def take(self, s: StarSearch, action: i64) -> None:
        raise TypeError("nothing is decided at this step")

    def list_actions(self, s: StarSearch, out: ActionList) -> None:
        raise TypeError("nobody decides at this step")

    def weights(self, s: StarSearch) -> list[int]:
        raise TypeError("nothing is drawn at this step")

    def sample(self, s: StarSearch, rng: Rng) -> i64:
        return rng.weighted(self.weights(s))

    def stream(self, s: StarSearch) -> str:
        raise TypeError("nothing is drawn at this step")

    def milliseconds(self, s: StarSearch) -> i64:
        raise TypeError("no sand runs at this step")

    def runs_on(self, s: StarSearch) -> bool:
        return False

    def silenced(self, s: StarSearch, seat: i64) -> i64:
        """Why the seat may not speak here, or -1 if nothing special keeps it."""
        return -1


class Question(Step):
    """A decision: the legal actions and what each of them does."""


class Draw(Step):
    """A chance node: how many outcomes there are, all equally likely, and what each of them does."""

    def enter(self, s: StarSearch) -> None:
        s.asked = CHANCE

    def outcomes(self, s: StarSearch) -> i64:
        raise TypeError("a draw must say how many outcomes it has")

    def weights(self, s: StarSearch) -> list[int]:
        return [1] * self.outcomes(s)

    def sample(self, s: StarSearch, rng: Rng) -> i64:
        return rng.below(self.outcomes(s))


class Clock(Step):
    """A running sandglass: which seats may claim, and what happens when one does or when time is up."""

    def __init__(self, number: i64) -> None:
        super().__init__(number)
        self.is_clock = True

    def enter(self, s: StarSearch) -> None:
        s.asked = CHANCE

    def stream(self, s: StarSearch) -> str:
        return "clock"


class Alone(Clock):
    """A sandglass for one seat, which makes its claim before time is up or not at all."""

    def speaker(self, s: StarSearch) -> i64:
        raise TypeError("a sandglass runs for somebody")

    def speaks(self, s: StarSearch) -> i64:
        """The weight of speaking up in time, where nobody is there to do it."""
        raise TypeError("somebody may speak here")

    def silence(self, s: StarSearch) -> i64:
        raise TypeError("time may be up here")

    def weights(self, s: StarSearch) -> list[int]:
        row = [0] * (s.players + 1)
        row[self.speaker(s)] = self.speaks(s)
        row[s.players] = self.silence(s)
        return row

    def sample(self, s: StarSearch, rng: Rng) -> i64:
        speaks = self.speaks(s)
        return self.speaker(s) if rng.below(speaks + self.silence(s)) < speaks else s.players


@final
class Setting:
    """What does not move: sky, charts, path and die of the data pack, the options, and the flow of steps they make."""

    def __init__(self) -> None:
        # the sky
        self.rows: i64 = 9
        self.columns: i64 = 9
        self.holes: list[int] = []
        self.north: i64 = 0  # a bit per hole that there is
        self.south: i64 = 0
        self.stars: i64 = 30  # the fixed one among them
        self.fixed_home: i64 = 44
        self.fixed_elsewhere: bool = False
        self.blocks: i64 = 9
        self.block_first = filled(MOST_HOLES + 1)  # where the holes of a block begin in the next row
        self.block_holes = filled(MOST_HOLES)
        # the charts: a side is chart * 2 + colour, a pattern side * 4 + quarter turns
        self.charts: i64 = 6
        self.chart_rows: i64 = 4  # as printed; a quarter turn swaps the two
        self.chart_columns: i64 = 4
        self.markings = filled(MOST_CHARTS * 2)
        self.offsets = filled(MOST_CHARTS * 2 * ROTATIONS * MOST_MARKINGS)  # of each marking from the chart's corner
        self.anchor_rows = filled(ROTATIONS)  # holes that the corner can lie on, by quarter turns
        self.anchor_columns = filled(ROTATIONS)
        self.middle: i64 = 22
        self.anchors: tuple[int, ...] = ()  # the same holes as bitboards
        self.patterns: list[Patterns] = []  # the offsets again by side, for bitboards
        # the path and the die
        self.fields: i64 = 24
        self.planet_at = filled(MOST_FIELDS, NO_PLANET)
        self.laps: i64 = 1
        self.faces: i64 = 6
        self.black = filled(MOST_FACES)
        self.hollow = filled(MOST_FACES)
        self.rolled_planet = filled(MOST_FACES, NO_PLANET)
        # time
        self.hourglass: i64 = 20_000  # milliseconds; 0 plays without
        self.stop: i64 = 3000
        self.countdown: i64 = 3000
        self.call_off: i64 = 20_000
        self.super_limit: i64 = 90_000
        self.twinkle_limit: i64 = 20_000
        self.runs: dict[str, int] = {}  # by level
        # weights of simulated clocks
        self.in_time: i64 = 9
        self.too_late: i64 = 1
        self.put_down: i64 = 9
        self.left_lying: i64 = 1
        self.claim: i64 = 2
        self.nobody_claims: i64 = 1
        self.twinkle: i64 = 19
        self.twinkle_too_late: i64 = 1
        # house rules and options
        self.rudi: bool = False
        self.meteor_shower: bool = True
        self.vote_after: i64 = 2  # rounds without movement
        self.shower_after: i64 = 4
        self.shower_ends_stillness: bool = False  # in version 1 of the rules, where the game might never end
        self.options: dict[str, Any] = {}
        # the flow: all steps by number, and those that rules go to by name
        nowhere = Step(-1)
        self.steps: list[Step] = []
        self.spread = nowhere
        self.scatter = nowhere
        self.draw_starter = nowhere
        self.begin_turn = nowhere
        self.turn = nowhere
        self.vote = nowhere
        self.throw = nowhere
        self.take_chart = nowhere
        self.planet_rolled = nowhere  # what follows a planet on the die
        self.search = nowhere  # what follows the chart: the sandglass, or the question where none runs
        self.placing = nowhere
        self.stopped = nowhere
        self.placing_late = nowhere
        self.placing_blindly = nowhere
        self.twinkle_star = nowhere  # the sandglass, or the question where none runs
        self.twinkling = nowhere
        self.twinkling_blindly = nowhere
        self.deal_charts = nowhere
        self.super_search = nowhere
        self.claiming = nowhere
        self.end_turn = nowhere
        self.game_over = nowhere


@final
class StarSearch(State):
    """The table at one moment."""

    def __init__(self, game: GameProtocol, setting: Setting, players: i64, source: StarSearch | None = None) -> None:
        super().__init__(game, players)
        self.setting = setting
        if source is None:
            self.at = setting.steps[SPREAD]
            self.starting_player: i64 = 0  # as chosen with the table, counted from 1; 0 if it is drawn
            self.north: i64 = 0  # a bit per star
            self.south: i64 = 0
            self.fixed: i64 = setting.fixed_home
            self.left_north: i64 = 0  # holes that twinkling stars leave: no star goes back there
            self.left_south: i64 = 0
            self.richer: i64 = 0  # a bit per block of the sky that gets a star more
            self.block: i64 = 0  # the block that is filled now
            self.turn: i64 = NOBODY
            self.face: i64 = NOTHING_ROLLED
            self.colour: i64 = 0  # of the search
            self.searcher: i64 = NOBODY  # whose chart counts: who searches alone, or who wins a Super Star Search
            self.dealt: i64 = 0  # charts in a Super Star Search so far
            self.out: i64 = 0  # a bit per seat that has put its chart down in vain
            self.agreed: i64 = 0  # a bit per seat that would call the search off
            self.may_call_off: i64 = 0
            self.sand_runs: i64 = 0  # 1 if the sandglass was not turned again
            self.unseen: i64 = (1 << setting.charts) - 1  # a bit per chart that nobody has drawn yet
            self.pile: i64 = 0
            self.pile_size: i64 = 0
            self.moved: i64 = 0  # 1 once a rocket has moved in this turn
            self.still: i64 = 0  # turns in a row without any movement
            self.still_sky: i64 = 0  # the same under this sky, since it was laid out or a rocket has moved
            self.ayes: i64 = 0  # a bit per seat
            self.noes: i64 = 0
            self.last_search: i64 = NO_SEARCH
            self.last_north: i64 = 0  # the sky as it was then
            self.last_south: i64 = 0
            self.last_colour: i64 = 0
            self.last_seat: i64 = NOBODY
            self.last_fields: i64 = 0
            table = filled(TABLE, NOWHERE)
            seat: i64
            for seat in range(SEATS):
                table[PROGRESS + seat] = 0
                table[RUNS + seat] = 1
            self.table = table
        else:
            self.asked = source.asked
            self.at = source.at
            self.starting_player = source.starting_player
            self.north = source.north
            self.south = source.south
            self.fixed = source.fixed
            self.left_north = source.left_north
            self.left_south = source.left_south
            self.richer = source.richer
            self.block = source.block
            self.turn = source.turn
            self.face = source.face
            self.colour = source.colour
            self.searcher = source.searcher
            self.dealt = source.dealt
            self.out = source.out
            self.agreed = source.agreed
            self.may_call_off = source.may_call_off
            self.sand_runs = source.sand_runs
            self.unseen = source.unseen
            self.pile = source.pile
            self.pile_size = source.pile_size
            self.moved = source.moved
            self.still = source.still
            self.still_sky = source.still_sky
            self.ayes = source.ayes
            self.noes = source.noes
            self.last_search = source.last_search
            self.last_north = source.last_north
            self.last_south = source.last_south
            self.last_colour = source.last_colour
            self.last_seat = source.last_seat
            self.last_fields = source.last_fields
            self.table = source.table[:]

    def clone(self) -> StarSearch:
        return StarSearch(self.game, self.setting, self.players, self)

    def numbers(self) -> list[int]:
        scalars: list[int] = [
            self.asked,
            self.step,
            self.north,
            self.south,
            self.fixed,
            self.left_north,
            self.left_south,
            self.richer,
            self.block,
            self.turn,
            self.face,
            self.colour,
            self.searcher,
            self.dealt,
            self.out,
            self.agreed,
            self.may_call_off,
            self.sand_runs,
            self.unseen,
            self.pile,
            self.pile_size,
            self.moved,
            self.still,
            self.ayes,
            self.noes,
            self.last_search,
            self.last_north,
            self.last_south,
            self.last_colour,
            self.last_seat,
            self.last_fields,
        ]
        row = scalars + [self.table[i] for i in range(TABLE)]
        return row if self.setting.shower_ends_stillness else [*row, self.still_sky]

    def restore(self, numbers: Sequence[int]) -> None:
        """Put the table back as `numbers` wrote it."""
        first_version = self.setting.shower_ends_stillness
        length = 1 + SCALARS + TABLE + (0 if first_version else 1)
        if len(numbers) != length:
            raise ValueError(f"a table is {length} numbers, not {len(numbers)}")
        self.asked = numbers[0]
        self.at = self.setting.steps[numbers[1]]
        self.north = numbers[2]
        self.south = numbers[3]
        self.fixed = numbers[4]
        self.left_north = numbers[5]
        self.left_south = numbers[6]
        self.richer = numbers[7]
        self.block = numbers[8]
        self.turn = numbers[9]
        self.face = numbers[10]
        self.colour = numbers[11]
        self.searcher = numbers[12]
        self.dealt = numbers[13]
        self.out = numbers[14]
        self.agreed = numbers[15]
        self.may_call_off = numbers[16]
        self.sand_runs = numbers[17]
        self.unseen = numbers[18]
        self.pile = numbers[19]
        self.pile_size = numbers[20]
        self.moved = numbers[21]
        self.still = numbers[22]
        self.ayes = numbers[23]
        self.noes = numbers[24]
        self.last_search = numbers[25]
        self.last_north = numbers[26]
        self.last_south = numbers[27]
        self.last_colour = numbers[28]
        self.last_seat = numbers[29]
        self.last_fields = numbers[30]
        i: i64
        for i in range(TABLE):
            self.table[i] = numbers[1 + SCALARS + i]
        self.still_sky = self.still if first_version else numbers[length - 1]

    # --- flow ----------------------------------------------------------------

    @property
    def step(self) -> i64:
        """The number of the step that the table stands at."""
        return self.at.number

    def go(self, step: Step) -> None:
        self.at = step
        step.enter(self)

    def ask(self, step: Step, seat: i64) -> None:
        """Stand at this question, put to this seat."""
        self.at = step
        self.asked = seat

    def list_actions(self, out: ActionList) -> None:
        self.at.list_actions(self, out)

    def apply_unchecked(self, action: i64) -> None:
        self.at.take(self, action)

    def sample(self, rng: Rng) -> i64:
        return self.at.sample(self, rng)

    def chance_kind(self) -> str:
        return "clock" if self.at.is_clock else "draw"

    def chance_weights(self) -> list[int]:
        return self.at.weights(self)

    def chance_stream(self) -> str:
        return self.at.stream(self)

    def clock_milliseconds(self) -> int:
        return self.at.milliseconds(self)

    def clock_runs_on(self) -> bool:
        return self.at.runs_on(self)

    def claim_rank(self, seat: int) -> int:
        """Of two claims at the same instant the rocket further behind is first, then who sits nearer to the roller."""
        return self.progress(seat) * SEATS + (seat - self.turn) % self.players

    def silenced(self, seat: i64) -> i64:
        return self.at.silenced(self, seat)

    def scores(self) -> list[int]:
        """The fields flown by each seat. A rocket that has come home has the most."""
        return [self.progress(seat) for seat in range(self.players)]

    # --- the sky -------------------------------------------------------------

    def has_star(self, hole: i64) -> bool:
        if hole < HALF:
            return (self.north >> hole) & 1 == 1
        return (self.south >> (hole - HALF)) & 1 == 1

    def add_star(self, hole: i64) -> None:
        if hole < HALF:
            self.north |= bit(hole)
        else:
            self.south |= bit(hole - HALF)

    def take_star(self, hole: i64) -> None:
        if hole < HALF:
            self.north &= ~(bit(hole))
        else:
            self.south &= ~(bit(hole - HALF))

    def clear_sky(self) -> None:
        """All yellow stars go back to the box; the fixed star stays."""
        self.north = 0
        self.south = 0
        self.add_star(self.fixed)

    def sky(self) -> int:
        """All stars as one bitboard."""
        return joined(self.north, self.south)

    def last_sky(self) -> int:
        return joined(self.last_north, self.last_south)

    def free_north(self) -> i64:
        """Holes that a twinkling star may go to: empty before, and empty now."""
        return self.setting.north & ~(self.north | self.left_north)

    def free_south(self) -> i64:
        return self.setting.south & ~(self.south | self.left_south)

    def leave(self, hole: i64) -> None:
        """The star in this hole has to twinkle."""
        if hole < HALF:
            self.left_north |= bit(hole)
        else:
            self.left_south |= bit(hole - HALF)

    def stars_to_twinkle(self) -> i64:
        return count(self.left_north & self.north) + count(self.left_south & self.south)

    def next_to_twinkle(self) -> i64:
        """The first hole whose star still has to move."""
        waiting = self.left_north & self.north
        if waiting:
            return lowest(waiting)
        return HALF + lowest(self.left_south & self.south)

    # --- rockets -------------------------------------------------------------

    def progress(self, seat: i64) -> i64:
        return self.table[PROGRESS + seat]

    def field(self, seat: i64) -> i64:
        """Where the rocket stands on the path."""
        return self.table[PROGRESS + seat] % self.setting.fields

    def planet_under(self, seat: i64) -> i64:
        """The colour of the planet that the rocket stands on, or -1."""
        return self.setting.planet_at[self.field(seat)]

    def is_last_and_alone(self, seat: i64) -> bool:
        """Ruling A01: strictly behind every other rocket."""
        mine = self.progress(seat)
        behind: i64 = 0
        other: i64
        for other in range(self.players):
            if self.progress(other) > mine:
                behind += 1
        return behind == self.players - 1

    def left_of(self, seat: i64) -> i64:
        """The neighbour to the left, who is next in clockwise order."""
        return seat + 1 if seat + 1 < self.players else 0

    # --- charts --------------------------------------------------------------

    def chart(self, seat: i64) -> i64:
        return self.table[HELD + seat]

    def put_at(self, seat: i64) -> i64:
        """Where the seat's chart lies on the sky, or -1 while it is in the hand."""
        return self.table[PUT + seat]

    def give_chart(self, seat: i64, chart: i64) -> None:
        self.table[HELD + seat] = chart
        self.table[PUT + seat] = NOWHERE

    def put_chart(self, seat: i64, placement: i64) -> None:
        self.table[PUT + seat] = placement

    def take_bottom_chart(self) -> i64:
        """The lowest chart of the stack, once all have been seen and their order is known."""
        chart = self.pile & CHART_MASK
        self.pile >>= CHART_BITS
        self.pile_size -= 1
        return chart

    def return_chart(self, seat: i64) -> None:
        """The seat's chart goes on top of the stack."""
        self.pile |= self.table[HELD + seat] << (CHART_BITS * self.pile_size)
        self.pile_size += 1
        self.table[HELD + seat] = NO_CHART
        self.table[PUT + seat] = NOWHERE

    def markings(self, seat: i64) -> i64:
        """How many markings the side in play of the seat's chart has."""
        return self.setting.markings[self.table[HELD + seat] * 2 + self.colour]

    def pattern(self, chart: i64, placement: i64) -> i64:
        """Where the offsets of the chart's markings begin, as the placement turns it."""
        side = chart * 2 + self.colour
        return (side * ROTATIONS + placement // MOST_HOLES) * MOST_MARKINGS

    # --- a search ------------------------------------------------------------

    def runs(self, seat: i64) -> i64:
        return self.table[RUNS + seat]

    def is_searching(self, seat: i64) -> bool:
        """Whether the seat may still claim in a Super Star Search."""
        return (self.out >> seat) & 1 == 0

    def has_agreed(self, seat: i64) -> bool:
        return (self.agreed >> seat) & 1 == 1

    def rounds_without_movement(self) -> i64:
        return self.still // self.players

    def rounds_under_this_sky(self) -> i64:
        """Without movement, since the last meteor shower."""
        return self.still_sky // self.players


def joined(north: i64, south: i64) -> int:
    """Both halves of the sky as one number that no machine word holds: bit 10 * row + column."""
    low: int = north
    high: int = south
    return low | high << HALF


def bit(number: i64) -> i64:
    """That bit alone. It is shifted down from the top, because compiled rules shift a small literal as 32 bits."""
    return TOP_BIT >> (62 - number)


def count(bits: i64) -> i64:
    found: i64 = 0
    while bits:
        bits &= bits - 1
        found += 1
    return found


def lowest(bits: i64) -> i64:
    """The number of the lowest bit that is set."""
    found: i64 = 0
    while bits & 1023 == 0:
        bits >>= 10
        found += 10
    while bits & 1 == 0:
        bits >>= 1
        found += 1
    return found
