"""What lies on the table in MLEM: the mat and the options (`Setting`), and everything that moves (`Mlem`).

Packed numbers stay in here behind accessors named by the game's words; what may be done is in `engine/rules/`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from cosmodrome.core.engine.actions import ActionList
from cosmodrome.core.engine.rng import Rng
from cosmodrome.core.engine.state import CHANCE, State, filled
from cosmodrome.games.mlem.vocabulary import (
    DRAW_STARTER,
    ENGINEER,
    MOST_MISSIONS,
    MOST_PLANETS,
    MOST_SPACES,
    ROLL,
    SITES,
    SPOTS,
)

if TYPE_CHECKING:
    from cosmodrome.core.game_protocol import GameProtocol

SEATS: Final = 5
NO_TOKEN: Final = -1

# Where an astronaut is (`place`): at home, aboard, or on the mat. A place on the mat is `space * 8 + spot`, where the
# spot is the moon (0 is the best), 0 on a planet and on the galaxy, 1 on the comet; on a planet beside moons it is 7.
AT_HOME: Final = -1
ABOARD: Final = -2

# The table beside the scalars is one row of numbers, so that a copy is one copy.
SLOT: Final = 0  # aboard, top to bottom: seat + 8 * specialist, + 64 once an engineer has been used
HOME: Final = 5  # a bit per specialist at home
POINTS: Final = 10  # scored at once: moons and deep space
BONUS: Final = 15  # UFO and exploration tokens
PLACED: Final = 20  # astronauts on the mat
ON_MOONS: Final = 25
PLANETS_REACHED: Final = 30  # different planets
IN_DEEP_SPACE: Final = 35
SETTLED: Final = 40  # a bit per planet where the seat's settler is
REACHED: Final = 45  # a bit per space from which the seat has landed somewhere, see `Setting.reached`
HAND: Final = 50  # secret missions, two bits for the copies of each
RETURNED: Final = 55  # the same for what went back to the box
GOAL_OWNER: Final = 60  # seat + 1, 0 while free
MOONS_TAKEN_AT: Final = 64
ON_PLANET: Final = MOONS_TAKEN_AT + MOST_SPACES + 1  # planet * 5 + seat: astronauts
ROW_ON_PLANET: Final = ON_PLANET + MOST_PLANETS * SEATS  # planet * 5 + seat: 1 for the first colour there, ...
ROWS_ON_PLANET: Final = ROW_ON_PLANET + MOST_PLANETS * SEATS
PLACE: Final = ROWS_ON_PLANET + MOST_PLANETS  # seat * 8 + specialist
TABLE: Final = PLACE + SEATS * 8
HELD: Final = TABLE  # with hidden tokens: a bit per UFO token of the seat, then one per exploration token
FIRST_EXPLORATION: Final = 20  # the bit of the first one; there are at most so many UFO tokens
ROW: Final = HELD + SEATS
TOP_BIT: Final = 1 << 62
SCALARS: Final = 22


class Step:
    """One step of the flow of the game. Entering it asks a player, lets chance decide, or goes on to another step.

    All three share one base class, so that the hot loop needs no type test: a `Question` has `list_actions` and
    `take`, a `Draw` has `weights`, `stream` and `take`, any other step only `enter`.
    """

    def __init__(self, number: i64) -> None:
        self.number: i64 = number
        self.after: Step = self  # what follows under the options in play; nothing does until they are known

    def enter(self, s: Mlem) -> None:
        raise TypeError("a step must say what happens on arrival")

    def take(self, s: Mlem, action: i64) -> None:
        raise TypeError("nothing is decided at this step")

    def list_actions(self, s: Mlem, out: ActionList) -> None:
        raise TypeError("nobody decides at this step")

    def weights(self, s: Mlem) -> list[int]:
        raise TypeError("nothing is drawn at this step")

    def sample(self, s: Mlem, rng: Rng) -> i64:
        return rng.weighted(self.weights(s))

    def stream(self, s: Mlem) -> str:
        raise TypeError("nothing is drawn at this step")

    def audience(self, s: Mlem) -> list[int] | None:
        return None

    def scores(self, s: Mlem) -> list[int]:
        raise TypeError("points are counted when the game is over")


class Question(Step):
    """A decision: the legal actions and what each of them does."""


class Draw(Step):
    """A chance node: the weights, and what an outcome does."""

    def enter(self, s: Mlem) -> None:
        s.asked = CHANCE


@final
class Setting:
    """What does not move: the mat, dice and tokens of the data pack, the options, and the flow of steps they make."""

    def __init__(self) -> None:
        # the mat
        self.symbols = filled(MOST_SPACES)  # a bit per face
        self.burn = filled(MOST_SPACES)  # what an afterburner is worth
        self.moons = filled(MOST_SPACES + 1)  # how many
        self.moon_points = filled(MOST_SPACES * SPOTS)
        self.moons_home = filled(MOST_SPACES + 1)  # the space that they are printed at, if several share them
        self.moons_shared = filled(MOST_SPACES + 1)  # the next space with the same moons, and in the end itself
        self.room = filled(MOST_SPACES + 1)  # how many astronauts can get off: as many as moons, or any number
        self.planet_at = filled(2 * SITES, -1)  # by site, as are the next two
        self.space_of = filled(2 * SITES)
        self.reached = filled(2 * SITES)  # the bits of a seat that has landed there
        self.planet_spot = filled(MOST_SPACES + 1)
        self.has_choice: bool = False  # some space has moons and a planet
        self.is_regular: bool = True  # no space has both, and none shares its moons
        self.planets: i64 = 0
        self.planet_points = filled(MOST_PLANETS * 3)
        self.deep: i64 = 26
        self.first_landing: i64 = 6
        self.satellite: i64 = 3
        self.comet_points: i64 = 7
        self.galaxy_points: i64 = 5
        self.failures: i64 = 11
        self.goal_points: i64 = 5
        self.goal_needs = filled(4)
        # dice: every roll of n dice has a number; see `number_rolls` in `data_pack.py`
        self.dice: i64 = 6
        self.die = vec[i64]([0, 1, 1, 2, 3, 4])
        self.die_packed = filled(6)  # each face of the die as a roll of one
        self.roll_rank = filled(32768)
        self.roll_code = filled(0)
        self.roll_groups = filled(0)  # a bit per face that comes up
        self.roll_first = filled(8)
        self.roll_weights: list[list[int]] = []
        self.faces_packed = filled(32)  # for a set of faces, all the bits that their dice use in a packed roll
        # UFO
        self.ufo_start: i64 = 26
        self.ufo_tokens = filled(0)
        self.token_steps = filled(0)
        self.token_dice = filled(0)
        self.token_ability = filled(0)
        self.token_extra = filled(0)  # packed like a roll
        # explorations
        self.open_explorations: i64 = 5
        self.tunnel: i64 = 4
        self.exploration_at = filled(MOST_SPACES + 1, -1)
        self.exploration_next = filled(0)  # the next token of the same space, or -1
        self.exploration_space = filled(0)
        self.exploration_effect = filled(0)
        self.exploration_points = filled(0)
        # secret missions
        self.missions: i64 = 0
        self.mission_spaces = filled(MOST_MISSIONS)  # a bit per space
        self.mission_copies = filled(MOST_MISSIONS)
        self.missions_dealt: i64 = 4
        self.missions_kept: i64 = 3
        self.mission_points = filled(0)
        # options, as they were given and one by one
        self.options: dict[str, Any] = {}
        self.ufo: bool = False
        self.explorations: bool = False
        self.secret_missions: bool = False
        self.engineer_joins_group: bool = False
        self.drifter_from_5: bool = False
        self.drifter_from_deep_space: bool = False
        self.goals_on_crash: bool = False
        self.ufo_reshuffle: bool = False
        self.hidden_tokens: bool = False  # there are tokens, and each is known to its owner alone
        # the flow: all steps by number, and those that rules go to by name
        nowhere = Step(-1)
        self.steps: list[Step] = []
        self.begin_expedition = nowhere
        self.roll = nowhere
        self.choose_dice = nowhere
        self.choose_engineer = nowhere
        self.move = nowhere
        self.refill_explorations = nowhere
        self.deep_space = nowhere
        self.crash_landing = nowhere
        self.end_expedition = nowhere
        self.game_over = nowhere


@final
class Mlem(State):
    """The table at one moment."""

    def __init__(self, game: GameProtocol, setting: Setting, players: i64, source: Mlem | None = None) -> None:
        super().__init__(game, players)
        self.setting = setting
        if source is None:
            self.at = setting.steps[DRAW_STARTER]
            self.starting_player: i64 = 0  # as chosen with the table, counted from 1; 0 if it is drawn
            self.starter: i64 = 0
            self.expedition: i64 = 0
            self.failures: i64 = 0
            self.ending: i64 = 0  # 1 once a player has placed all astronauts
            self.space: i64 = 0  # of the rocket
            self.dice: i64 = 0
            self.roll: i64 = 0  # packed, three bits a face
            self.usable: i64 = 0  # a bit per face that was rolled and is shown on the space
            self.flight: i64 = 0  # the argument of the verb fly while its engineers are being named
            self.crew: i64 = 0  # astronauts aboard
            self.turn: i64 = 0  # the slot, seat or card whose turn it is within a step
            self.engineers: i64 = 0  # aboard and not yet used
            self.chosen_engineers: i64 = 0  # still to be named for this flight
            self.token: i64 = NO_TOKEN
            self.token_pile: i64 = 0  # a bit per expedition token
            self.ufo_space: i64 = setting.ufo_start
            self.ufo_taken: i64 = 0
            self.exploration_pile: i64 = 0  # a bit per exploration token
            self.exploration_open: i64 = 0
            self.mission_pile: i64 = 0  # two bits for the copies of each
            self.table = filled(ROW)
        else:
            self.asked = source.asked
            self.at = source.at
            self.starting_player = source.starting_player
            self.starter = source.starter
            self.expedition = source.expedition
            self.failures = source.failures
            self.ending = source.ending
            self.space = source.space
            self.dice = source.dice
            self.roll = source.roll
            self.usable = source.usable
            self.flight = source.flight
            self.crew = source.crew
            self.turn = source.turn
            self.engineers = source.engineers
            self.chosen_engineers = source.chosen_engineers
            self.token = source.token
            self.token_pile = source.token_pile
            self.ufo_space = source.ufo_space
            self.ufo_taken = source.ufo_taken
            self.exploration_pile = source.exploration_pile
            self.exploration_open = source.exploration_open
            self.mission_pile = source.mission_pile
            self.table = source.table[:]

    def clone(self) -> Mlem:
        return Mlem(self.game, self.setting, self.players, self)

    def numbers(self) -> list[int]:
        scalars: list[int] = [
            self.asked,
            self.step,
            self.starter,
            self.expedition,
            self.failures,
            self.ending,
            self.space,
            self.dice,
            self.roll,
            self.usable,
            self.flight,
            self.crew,
            self.turn,
            self.engineers,
            self.chosen_engineers,
            self.token,
            self.token_pile,
            self.ufo_space,
            self.ufo_taken,
            self.exploration_pile,
            self.exploration_open,
            self.mission_pile,
        ]
        return scalars + [self.table[i] for i in range(self.written())]

    def written(self) -> int:
        """How much of the row is written: which tokens a seat holds matters only where they are hidden."""
        return ROW if self.setting.hidden_tokens else TABLE

    def restore(self, numbers: Sequence[int]) -> None:
        """Put the table back as `numbers` wrote it."""
        length = SCALARS + self.written()
        if len(numbers) != length:
            raise ValueError(f"a table is {length} numbers, not {len(numbers)}")
        self.asked = numbers[0]
        self.at = self.setting.steps[numbers[1]]
        self.starter = numbers[2]
        self.expedition = numbers[3]
        self.failures = numbers[4]
        self.ending = numbers[5]
        self.space = numbers[6]
        self.dice = numbers[7]
        self.roll = numbers[8]
        self.usable = numbers[9]
        self.flight = numbers[10]
        self.crew = numbers[11]
        self.turn = numbers[12]
        self.engineers = numbers[13]
        self.chosen_engineers = numbers[14]
        self.token = numbers[15]
        self.token_pile = numbers[16]
        self.ufo_space = numbers[17]
        self.ufo_taken = numbers[18]
        self.exploration_pile = numbers[19]
        self.exploration_open = numbers[20]
        self.mission_pile = numbers[21]
        i: i64
        for i in range(self.written()):
            self.table[i] = numbers[SCALARS + i]

    # --- flow ----------------------------------------------------------------

    @property
    def step(self) -> i64:
        """The number of the step that the table stands at."""
        return self.at.number

    def go(self, step: Step) -> None:
        self.at = step
        step.enter(self)

    def proceed(self) -> None:
        """Go to the step that follows under these options."""
        step = self.at.after
        self.at = step
        step.enter(self)

    def list_actions(self, out: ActionList) -> None:
        self.at.list_actions(self, out)

    def apply_unchecked(self, action: i64) -> None:
        self.at.take(self, action)

    def sample(self, rng: Rng) -> i64:
        return self.at.sample(self, rng)

    def chance_weights(self) -> list[int]:
        return self.at.weights(self)

    def chance_stream(self) -> str:
        return self.at.stream(self)

    def chance_audience(self) -> list[int] | None:
        return self.at.audience(self)

    def scores(self) -> list[int]:
        return self.setting.game_over.scores(self)

    # --- the rocket ----------------------------------------------------------

    def seat_aboard(self, slot: i64) -> i64:
        return self.table[SLOT + slot] & 7

    def specialist_aboard(self, slot: i64) -> i64:
        return (self.table[SLOT + slot] >> 3) & 7

    def is_used(self, slot: i64) -> bool:
        """Whether the engineer in that slot lies face down."""
        return self.table[SLOT + slot] >= 64

    def commander(self) -> i64:
        return self.table[SLOT] & 7

    def board(self, seat: i64, specialist: i64) -> None:
        """An astronaut leaves home and takes the next free slot."""
        t = self.table
        t[HOME + seat] &= ~(1 << specialist)
        t[PLACE + seat * 8 + specialist] = ABOARD
        t[SLOT + self.crew] = seat | (specialist << 3)
        self.crew += 1
        if specialist == ENGINEER:
            self.engineers += 1

    def leave(self, slot: i64) -> i64:
        """Take an astronaut out of the rocket; those below move up. Returns seat + 8 * specialist."""
        t = self.table
        astronaut = t[SLOT + slot]
        self.crew -= 1
        i: i64
        for i in range(slot, self.crew):
            t[SLOT + i] = t[SLOT + i + 1]
        t[SLOT + self.crew] = 0
        if astronaut >= 64:
            return astronaut - 64
        if astronaut >> 3 == ENGINEER:
            self.engineers -= 1
        return astronaut

    def use_engineer(self, slot: i64) -> None:
        self.table[SLOT + slot] |= 64
        self.engineers -= 1

    def go_home(self, seat: i64, specialist: i64) -> None:
        self.table[HOME + seat] |= 1 << specialist
        self.table[PLACE + seat * 8 + specialist] = AT_HOME

    # --- the mat -------------------------------------------------------------

    def moons_left(self, space: i64) -> i64:
        return self.setting.moons[space] - self.table[MOONS_TAKEN_AT + space]

    def has_room(self, space: i64) -> bool:
        """Whether an astronaut can get off there: a planet, deep space or a free moon."""
        return self.setting.room[space] > self.table[MOONS_TAKEN_AT + space]

    def place_of(self, seat: i64, specialist: i64) -> i64:
        return self.table[PLACE + seat * 8 + specialist]

    # --- the dice ------------------------------------------------------------

    def rolled(self, face: i64) -> i64:
        """How many dice of the last roll show that face."""
        return (self.roll >> (3 * face)) & 7

    # --- the seats -----------------------------------------------------------

    def at_home(self, seat: i64) -> i64:
        """A bit per specialist."""
        return self.table[HOME + seat]

    def points(self, seat: i64) -> i64:
        return self.table[POINTS + seat]

    def bonus(self, seat: i64) -> i64:
        return self.table[BONUS + seat]

    def hold_token(self, seat: i64, number: i64) -> None:
        """The bit is shifted down from the top, because compiled rules shift a small literal as 32 bits."""
        self.table[HELD + seat] |= TOP_BIT >> (62 - number)

    def held_tokens(self, seat: i64) -> i64:
        """With hidden tokens, those that the seat holds: UFO tokens, then exploration tokens, a bit each."""
        return self.table[HELD + seat]

    def placed(self, seat: i64) -> i64:
        return self.table[PLACED + seat]

    def goal_owner(self, goal: i64) -> i64:
        """The seat that has claimed the goal, or -1."""
        return self.table[GOAL_OWNER + goal] - 1

    def on_planet(self, planet: i64, seat: i64) -> i64:
        return self.table[ON_PLANET + planet * SEATS + seat]

    def row_on_planet(self, planet: i64, seat: i64) -> i64:
        """1 for the first colour that reached the planet, 2 for the second, 0 for a seat that is not there."""
        return self.table[ROW_ON_PLANET + planet * SEATS + seat]

    def has_settled(self, planet: i64, seat: i64) -> bool:
        return (self.table[SETTLED + seat] >> planet) & 1 == 1

    def missions_held(self, seat: i64, mission: i64) -> i64:
        return (self.table[HAND + seat] >> (2 * mission)) & 3

    def missions_returned(self, seat: i64, mission: i64) -> i64:
        return (self.table[RETURNED + seat] >> (2 * mission)) & 3

    def is_done(self, seat: i64, mission: i64) -> bool:
        return self.table[REACHED + seat] & self.setting.mission_spaces[mission] != 0

    # --- six dice are six draws ----------------------------------------------

    def chance_parts(self) -> tuple[list[int], int] | None:
        if self.step != ROLL:
            return None
        weights = [0] * 5
        i: i64
        for i in range(len(self.setting.die)):
            weights[self.setting.die[i]] += 1
        return weights, self.dice

    def chance_gather(self, parts: Sequence[int]) -> int:
        code = sum(1 << (3 * face) for face in parts)
        return self.setting.roll_rank[code]

    def chance_spread(self, outcome: int) -> list[int]:
        code = self.setting.roll_code[self.setting.roll_first[self.dice] + outcome]
        return [face for face in range(5) for _ in range((code >> (3 * face)) & 7)]
