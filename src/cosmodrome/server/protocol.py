"""The messages of the WebSocket and the bodies of the REST interface, a typed struct for each.

`docs/protocol.md` describes them; `tools/build/typescript_types.py` generates TypeScript for the page.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, get_args

import msgspec
from msgspec import Meta, Struct

PROTOCOL = 1

COLOURS = 5  # of seats
NAME_LENGTH = 24
CHAT_LENGTH = 300
PRACTICE_LENGTH = 24
MESSAGE_BYTES = 16_384  # a WebSocket message; an action is about 60 bytes
BODY_BYTES = 262_144  # a REST body
STUDY_BYTES = 4_096  # a question between moves
RECORD_BYTES = 4_194_304  # an uploaded record: some thousand events

Locale = Literal["en", "pl", "fr"]
LOCALES: tuple[str, ...] = get_args(Locale)
Emote = Literal["hello", "well_done", "wow", "oops", "thanks", "hurry"]
Id = Annotated[str, Meta(min_length=1, max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
StepNumber = Annotated[int, Meta(ge=0, le=999_999_999)]
Key = Annotated[str, Meta(min_length=8, max_length=64)]
Nonce = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[0-9a-zA-Z_-]+$")]
TableId = Annotated[str, Meta(min_length=4, max_length=24, pattern="^[0-9a-zA-Z_-]+$")]

# --- WebSocket, from the client ---------------------------------------------------


class Hello(Struct, tag_field="type", tag="hello"):
    """The first message. `seq` is the number of events that the client has; `look` is the seat whose view it wants."""

    protocol: int = PROTOCOL
    keys: Annotated[list[Key], Meta(max_length=8)] = []
    locale: Locale = "en"
    seq: int = 0
    look: SeatNumber | None = None


class Look(Struct, tag_field="type", tag="look"):
    """Change to the view of a seat that this connection holds, or of a spectator while a shared device is passed on."""

    id: Id
    seat: SeatNumber | None = None


class Speak(Struct, tag_field="type", tag="speak"):
    """Change the language of this connection; the answer is an update with the newest lines of the log."""

    id: Id
    locale: Locale


class Act(Struct, tag_field="type", tag="act"):
    """An action of the game. `seq` is that of the update with the question that it answers."""

    id: Id
    seq: int
    seat: SeatNumber
    action: dict[str, Any]


class Undo(Struct, tag_field="type", tag="undo"):
    id: Id
    seat: SeatNumber


class Redo(Struct, tag_field="type", tag="redo"):
    id: Id
    seat: SeatNumber


class Answer(Struct, tag_field="type", tag="answer"):
    """Agree to the undo that another seat has requested, or not."""

    id: Id
    seat: SeatNumber
    yes: bool


class Resign(Struct, tag_field="type", tag="resign"):
    id: Id
    seat: SeatNumber


class VoteEnd(Struct, tag_field="type", tag="vote_end"):
    """Vote to end the match without a winner; it ends when all people who are present have voted for it."""

    id: Id
    seat: SeatNumber
    yes: bool


class Pause(Struct, tag_field="type", tag="pause"):
    id: Id
    seat: SeatNumber
    on: bool


class StandIn(Struct, tag_field="type", tag="stand_in"):
    """Let a bot play for one's own seat or for that of an absent player (`on`), or play one's own seat again."""

    id: Id
    seat: SeatNumber  # who requests it
    for_seat: SeatNumber
    on: bool


class SetSeat(Struct, tag_field="type", tag="set_seat"):
    """Before the match the host gives a seat to a bot; without one the seat becomes open, and its player leaves."""

    id: Id
    seat: SeatNumber  # of the host
    for_seat: SeatNumber
    bot: str | None = None


class StartMatch(Struct, tag_field="type", tag="start"):
    """The host starts the match: all open seats go to bots."""

    id: Id
    seat: SeatNumber  # of the host
    bot: str | None = None  # the usual one if omitted


class Say(Struct, tag_field="type", tag="say"):
    id: Id
    seat: SeatNumber
    text: Annotated[str, Meta(max_length=CHAT_LENGTH)] = ""
    emote: Emote | None = None


class Ping(Struct, tag_field="type", tag="ping"):
    """A heartbeat every few seconds; the answer has the time of the server."""

    sent: float = 0.0


class Echo(Struct, tag_field="type", tag="echo"):
    """The answer to a `probe`, sent at once: the server measures the round-trip time."""

    number: int


Inbound = (
    Hello | Look | Speak | Act | Undo | Redo | Answer | Resign | VoteEnd | Pause | StandIn | SetSeat | StartMatch | Say
    | Ping | Echo
)  # fmt: skip

# --- shared parts --------------------------------------------------------------


class ClockSetting(Struct):
    """A slow-play clock: a bank of time per seat, with an increment per move. When it is empty, a bot plays."""

    bank: Annotated[int, Meta(ge=10, le=1_209_600)]  # seconds
    increment: Annotated[int, Meta(ge=0, le=604_800)] = 0
    most: Annotated[int, Meta(ge=10, le=1_209_600)] | None = None


class SeatInfo(Struct):
    seat: int
    name: str
    colour: int
    kind: Literal["open", "human", "bot"]
    bot: str | None  # who plays the seat at the moment, if not a person
    level: str | None
    present: bool  # a connection holds this seat
    resigned: bool
    bank: int | None  # milliseconds on the slow-play clock when the open question was asked; `deadline` counts down
    votes_to_end: bool
    substitute_from: int | None = None  # when others can hand the seat to a bot, in milliseconds since 1970
    invited: str = ""  # who played here in the match of which this is the rematch, while the seat is open


class TableInfo(Struct):
    """The public information about a table, before, during and after the match."""

    id: str
    game: str
    rules: str
    mode: Literal["solo", "hotseat", "online"]
    options: dict[str, bool | int | str]
    status: Literal["gathering", "playing", "over", "closed", "archive"]
    seats: list[SeatInfo]
    commitment: str  # SHA-256 of the seed, published before any player adds a nonce
    public: bool
    children: bool  # emotes instead of chat
    hints: bool  # players can get hints
    hides: bool  # seats know different things, so a shared device needs a screen between turns
    pack: str | None  # the name of an owner's own data pack
    clock: ClockSetting | None
    takeover: int | None  # seconds after which a bot replaces an absent player
    paused: int | None  # the seat that paused the match
    next: str | None  # the table of the rematch
    origin: str | None  # the table and step from which this one continues, as table/step
    created: int  # milliseconds since 1970
    asked: list[int]  # the seats to move when this was written; during play the updates have them
    winners: list[int]
    scores: list[int | float]  # once the match is over
    retried: int = 0  # undos of dice or another draw
    host: int | None = None  # the seat that opened the table: before the match it may change the other seats
    finished: int | None = None  # milliseconds since 1970; none before the end, and of uploaded records
    progress: str = ""  # how far the match is, such as its year; only in `GET /api/tables/{table}`, in its language
    points: list[int | float] = []  # that everyone may see during the match; only there, and only in some games
    rematch_by: int | None = None  # the seat that opened the rematch in `next`


class Choice(Struct):
    """A legal action; `preview` is what it would do, in a format of the game: its target, cost, odds."""

    action: dict[str, Any]
    text: str
    hint: str  # the preview as a sentence
    preview: dict[str, Any]


class NoChoice(Struct):
    """An action that players expect but that is not possible now, with the reason and its rule."""

    action: dict[str, Any]
    text: str
    code: str
    reason: str
    rule: str


class Question(Struct):
    """The open question. `prompt` is its name in the game, `help` the message ids of short rules.

    In a race `speakers` are the seats that may claim; `seat` is set if there is only one.
    """

    seat: int | None
    turn: int | None  # whose turn it is; another seat may have to decide something within it
    speakers: list[int]
    prompt: str
    text: str
    help: list[str]


class LogLine(Struct):
    """A sentence of the log. By `by` the page leaves a player's own actions out of what they missed."""

    event: int
    step: int  # of the replay
    text: str
    chapter: str | None  # the name of the part of the game that begins with this line
    headline: bool  # important enough for a summary of what a player missed
    by: int | None  # the seat of the person who caused it; null if that was a bot or the game


class ChatLine(Struct):
    number: int
    at: int
    seat: int
    name: str
    text: str
    emote: Emote | None


class LogPage(Struct):
    """Some lines of the log; `since` is the number of the first event, 0 on the first page."""

    since: int
    lines: list[LogLine]


class ScoreColumn(Struct):
    """One number for each seat. All columns of points add up to the scores; a seat may have none in the others."""

    id: str
    label: str
    unit: Literal["points", "count", "milliseconds"]
    values: list[int | float | None]
    fewer_is_better: bool


class ScoreDeed(Struct):
    """One thing that brought points, such as a mission. `owner` names who did it where `seat` is null."""

    column: str
    name: str
    points: int | float
    seat: int | None
    owner: str
    when: str  # such as the year


class Ending(Struct):
    """How a match ended: a sentence why, one about a shared victory, and where the points of every seat come from."""

    reason: str
    tie: str
    columns: list[ScoreColumn]
    deeds: list[ScoreDeed]


class UndoRequest(Struct):
    seat: int
    waiting: list[int]


# --- WebSocket, from the server ---------------------------------------------------


class Welcome(Struct, tag_field="type", tag="welcome"):
    """The answer to `hello`. `run` changes when the server restarts, `build` when the page has a new version."""

    protocol: int
    run: str
    build: str
    table: TableInfo
    yours: list[int]  # the seats whose keys were valid
    look: int | None
    facts: dict[str, Any]  # what is printed on the board: the data pack in use
    chat: list[ChatLine]
    now: int


class Update(Struct, tag_field="type", tag="update"):
    """The whole table as this connection may see it, and what happened since the last update.

    `log` has about 100 lines at most. The client keeps its earlier lines if `log_since` equals `since` and it has all
    events up to there; otherwise `log` replaces them, and what came before is fetched in pages (`LogPage`).
    """

    seq: int
    since: int  # the number of the first event in `happened`
    log_since: int  # the number of the first event in `log`
    happened: list[dict[str, Any]]  # what happened, in the vocabulary of the game, for animation and sound
    log: list[LogLine]
    view: Any
    question: Question
    legal: list[Choice]
    refused: list[NoChoice]
    undo: bool  # this seat has a move that it can undo, or whose undo it can request
    redo: bool
    request: UndoRequest | None
    deadline: int | None  # when the time of the seat to move is up, in milliseconds since 1970
    over: bool
    ending: Ending | None = None  # once the match is over


class Ok(Struct, tag_field="type", tag="ok"):
    id: str
    seq: int


class RefusedMessage(Struct, tag_field="type", tag="refused"):
    """A message was refused and has changed nothing. `id` is empty if the message could not be decoded."""

    id: str
    code: str
    text: str
    rule: str


class TableNews(Struct, tag_field="type", tag="table"):
    """The public information about the table has changed: presence, clocks, pauses."""

    table: TableInfo


class ChatNews(Struct, tag_field="type", tag="chat"):
    line: ChatLine


class Pong(Struct, tag_field="type", tag="pong"):
    sent: float
    now: int


class Probe(Struct, tag_field="type", tag="probe"):
    """A measurement of the round-trip time; the answer is an `echo` with the same number."""

    number: int


class ClaimPlace(Struct):
    seat: int
    behind: int  # milliseconds after the first


class ClaimOrder(Struct, tag_field="type", tag="claims"):
    """Claims that arrived shortly after each other, in the order in which they count."""

    places: list[ClaimPlace]


class Bye(Struct, tag_field="type", tag="bye"):
    """The last message before the server closes the connection, with the reason."""

    code: str
    text: str


Outbound = Welcome | Update | Ok | RefusedMessage | TableNews | ChatNews | Pong | Probe | ClaimOrder | Bye

# --- REST ----------------------------------------------------------------------


class OptionInfo(Struct):
    name: str
    choices: list[bool | int | str]
    default: bool | int | str
    ruling: str
    needs: str  # another option, or nothing
    seat: bool  # its value is a seat counted from 1, or 0 for none
    person: bool = False  # the page proposes the seat of the only person at a table of bots


class PresetInfo(Struct):
    """Settings for a new table; those that are not named keep their defaults."""

    name: str
    options: dict[str, bool | int | str]
    level: str | None
    bot: str | None
    children: bool


class GameInfo(Struct):
    """Description of a game, with the settings that a new table can have."""

    id: str
    title: str
    designer: str
    publisher: str
    year: int
    fewest: int
    most: int
    minutes: int
    rules: str
    summary: str
    options: list[OptionInfo]
    clashes: list[dict[str, bool | int | str]]  # combinations that are not possible
    bots: list[str]
    usual_bot: str  # the default
    levels: list[str]  # handicaps that a seat may have
    usual_level: str
    presets: list[PresetInfo]
    practice: bool  # has practice tasks
    planner: bool  # has a planner
    tutorial: bool
    hints: bool  # has hints and analyses
    locales: list[str]
    credits: list[str]  # messages of the game without their prefix `credit-`, or plain text
    daily: bool = False  # has a task of the day
    bot_levels: dict[str, str] = {}  # easy, normal, hard and expert, as far as the game has them, with their bots
    measured_minutes: int | None = None  # the median of finished games of one person against bots; none if too few


class Games(Struct):
    version: str
    build: str
    games: list[GameInfo]


class GameFacts(Struct):
    """The printed facts of a game that this server uses, each with its provenance."""

    game: str
    built_in: bool
    facts: dict[str, Any]


class Practice(Struct):
    """A practice task, in a format of the game."""

    game: str
    word: str
    task: dict[str, Any]


class DailyTime(Struct):
    name: str
    milliseconds: int


class Daily(Struct):
    """The best times for the task of the day, the best one first."""

    game: str
    day: str  # in UTC, such as 2026-11-19
    best: int | None  # milliseconds
    times: list[DailyTime]


class BeginDaily(Struct, forbid_unknown_fields=True):
    """`player` is a random key of the browser; only its hash is stored."""

    player: Key


class DailyTask(Struct):
    """The task of the day, in a format of the game, and the state of this player's attempt."""

    game: str
    day: str
    task: dict[str, Any]
    elapsed: int  # milliseconds since the task was handed out first, and penalties for wrong answers
    milliseconds: int | None  # the player's time, if the task is solved
    wrong: int  # answers
    penalty: int  # milliseconds for each of them
    solutions: list[str]  # empty until the task is solved


class AnswerDaily(Struct, forbid_unknown_fields=True):
    player: Key
    day: Annotated[str, Meta(min_length=10, max_length=10)]
    name: Annotated[str, Meta(max_length=60)]
    answer: Annotated[str, Meta(max_length=40)]


class DailyAnswered(Struct):
    correct: bool
    milliseconds: int | None  # the player's time, if the task is solved
    wrong: int
    solutions: list[str]  # empty until the task is solved
    times: list[DailyTime]


class AskPlan(Struct, forbid_unknown_fields=True):
    """A request for a plan that belongs to no table; `ask` is in a format of the game."""

    ask: dict[str, Any]


class Drawn(Struct):
    """The plan, in a format of the game."""

    game: str
    answer: dict[str, Any]


class NewSeat(Struct):
    """A seat of a new table: `human` seats are open, `bot` seats are taken at once."""

    kind: Literal["human", "bot"] = "human"
    name: str = ""
    bot: str | None = None
    level: str | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    game: str
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    mode: Literal["solo", "hotseat", "online"] = "online"
    options: dict[str, Any] = {}
    public: bool = False
    children: bool = False
    hints: bool = True  # if the game has them; never at a children's table
    clock: ClockSetting | None = None
    takeover: Annotated[int, Meta(ge=5, le=604_800)] | None = 90  # ignored if the clock gives hours or days
    pace: Annotated[int, Meta(ge=0, le=5_000)] = 700  # milliseconds that a bot waits before it moves
    pack: str | None = None  # the text of an owner's data pack


class Created(Struct):
    """A new table. `invite` lets others take open seats; it is in the fragment of a link and thus in no log."""

    table: TableInfo
    invite: str


class TakeSeat(Struct, forbid_unknown_fields=True):
    """Take a seat. `nonce` is this player's part in the draws, made after the commitment was received."""

    name: str
    nonce: Nonce
    seat: SeatNumber | None = None
    colour: Annotated[int, Meta(ge=0, le=15)] | None = None
    invite: Key | None = None  # not needed at a public table
    previous: Key | None = None  # the key of a seat at the table of which this is the rematch


class Seated(Struct):
    seat: int
    key: str
    table: TableInfo


class Tables(Struct):
    tables: list[TableInfo]


class Chapter(Struct):
    """A part of a match, such as a year, and the step of the replay at which it begins."""

    step: int
    name: str


class ReplayStep(Struct):
    """One step of a match from one viewpoint."""

    table: TableInfo
    facts: dict[str, Any]
    step: int
    steps: int
    chapters: list[Chapter]  # none in games without parts
    seat: int | None
    viewpoints: list[int]  # the seats whose view may be requested, besides that of spectators
    view: Any
    question: Question
    happened: list[dict[str, Any]]
    log: list[str]
    legal: list[Choice]  # the legal actions of this viewpoint
    played: dict[str, Any] | None  # the next action, as far as this viewpoint may know it
    note: str | None  # of a tutorial: the message id of the explanation
    position: str | None  # the position in one line, if it has no secrets


class Study(Struct, forbid_unknown_fields=True):
    """A computation between moves, for a seat or a spectator; `ask` is in a format of the game."""

    ask: dict[str, Any]
    seat: SeatNumber | None = None


class Studied(Struct):
    """The result for the table as it was after `seq` events, in a format of the game."""

    seq: int
    answer: dict[str, Any]


class AskHint(Struct, forbid_unknown_fields=True):
    """A request for a hint by the seat that is to move."""

    seat: SeatNumber


Unit = Literal["victory", "points", "fields"]  # shares of the victory, or counts without an interval


class WeighedChoice(Struct):
    """A legal action with its value, and half the width of the 95 % interval of that."""

    action: dict[str, Any]
    text: str
    worth: float | None  # none: not evaluated
    margin: float
    chance: float | None  # to win, whatever the unit; none: unknown
    chance_margin: float  # half the width of its 95 % interval
    close: bool  # it may be as good as the best; true for the best itself


class Hint(Struct):
    """The choices of the question `seq`, the best first, with sentences that name the best and give the reason."""

    seq: int
    seat: int
    choices: list[WeighedChoice]
    close: bool  # no choice is clearly the best
    summary: str
    reason: str
    unit: Unit  # of the values
    legal: int  # the number of choices, with those that were not evaluated


class SeatAnalysis(Struct):
    """What a seat gained by luck and lost by mistakes, in the unit of the analysis."""

    seat: int
    luck: float
    luck_margin: float  # half the width of its 95 % interval
    lost: float
    result: float | None  # its share of the victory, or its points; none if the match was abandoned
    decisions: int
    close: int  # of these, those without a clear best choice
    accuracy: float | None = None  # mean over these decisions, from 0 to 1; none without decisions


Verdict = Literal["inaccuracy", "mistake", "blunder"]


class Mistake(Struct):
    """A decision for which another choice was clearly better; `step` is that of the replay."""

    step: int
    seat: int
    verdict: Verdict
    cost: float
    margin: float
    played: str
    better: str


class LuckyDraw(Struct):
    """A draw, and what it changed for each seat compared with the average of all possible outcomes."""

    step: int
    luck: list[float]
    text: str = ""  # what was drawn, if that mattered much


class GoodMove(Struct):
    """A decision for the best choice where every other one would have been a mistake by at least `ahead`."""

    step: int
    seat: int
    ahead: float
    margin: float
    played: str


class StepChances(Struct):
    """The chance of every seat to win at a step, from 0 to 1, and half the width of each 95 % interval."""

    step: int
    chances: list[float]
    margins: list[float]


class Analysis(Struct):
    """The analysis of a finished match. While `ready` is false the client repeats its request."""

    ready: bool
    seats: list[SeatAnalysis] = []
    mistakes: list[Mistake] = []
    draws: list[LuckyDraw] = []
    unit: Unit = "victory"
    analysed: int = 0  # decisions; fewer than all if the match is too long for the time limit
    decisions: int = 0
    good: list[GoodMove] = []
    chances: list[StepChances] = []  # by step; none in games without estimates of who wins
    progress: float = 0.0  # how much of it is done while it is not ready, from 0 to 1


class PlayOn(Struct, forbid_unknown_fields=True):
    """A new table that continues from a step of another one."""

    step: StepNumber
    seat: SeatNumber | None
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    mode: Literal["solo", "hotseat", "online"] = "solo"


class Report(Struct, forbid_unknown_fields=True):
    """A report of an error: the server keeps the text with the record as that seat saw it."""

    table: TableId
    step: StepNumber
    text: Annotated[str, Meta(min_length=1, max_length=2_000)]


class Reported(Struct):
    id: int


class ReportInfo(Struct):
    id: int
    table: str
    step: int
    text: str
    at: int


class Admin(Struct):
    """The overview for the administrator of a server."""

    tables: int
    playing: int
    people: int
    retention: int | None  # days after which finished tables are removed
    newest: list[TableInfo]
    reports: list[ReportInfo]


class Retention(Struct, forbid_unknown_fields=True):
    days: Annotated[int, Meta(ge=1, le=3_650)] | None


class Problem(Struct):
    """The body of every REST response that reports a failure."""

    code: str
    text: str


class Health(Struct):
    ok: bool
    version: str
    run: str


def decode_inbound(data: str | bytes) -> Inbound:
    return _inbound.decode(data)


_inbound: msgspec.json.Decoder[Inbound] = msgspec.json.Decoder(Inbound)
