"""Every message of the socket and every body of the REST interface, one typed struct each.

`docs/protocol.md` explains them to people; `tools/build/typescript_types.py` turns them into TypeScript for the page.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

PROTOCOL = 1

COLOURS = 5  # of seats
NAME_LENGTH = 24
CHAT_LENGTH = 300
PRACTICE_LENGTH = 24
MESSAGE_BYTES = 16_384  # a socket message; an action is about 60 bytes
BODY_BYTES = 262_144  # a REST body
STUDY_BYTES = 4_096  # a question between moves
RECORD_BYTES = 4_194_304  # an uploaded record: some thousand events

Locale = Literal["en", "pl", "fr"]
Emote = Literal["hello", "well_done", "wow", "oops", "thanks", "hurry"]
Id = Annotated[str, Meta(min_length=1, max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
StepNumber = Annotated[int, Meta(ge=0, le=999_999_999)]
Key = Annotated[str, Meta(min_length=8, max_length=64)]
Nonce = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[0-9a-zA-Z_-]+$")]
TableId = Annotated[str, Meta(min_length=4, max_length=24, pattern="^[0-9a-zA-Z_-]+$")]

# --- socket, from the client ---------------------------------------------------


class Hello(Struct, tag_field="type", tag="hello"):
    """The first message. `seq` is how many events the client already has of run after run; `look` a seat it holds."""

    protocol: int = PROTOCOL
    keys: Annotated[list[Key], Meta(max_length=8)] = []
    locale: Locale = "en"
    seq: int = 0
    look: SeatNumber | None = None


class Look(Struct, tag_field="type", tag="look"):
    """See the table as one of the seats this socket holds, or as a spectator (the curtain of a shared device)."""

    id: Id
    seat: SeatNumber | None = None


class Speak(Struct, tag_field="type", tag="speak"):
    """Change the language of this socket; the answer is an update with the newest lines of the log."""

    id: Id
    locale: Locale


class Act(Struct, tag_field="type", tag="act"):
    """Take a turn. `seq` names the question that is answered: the `seq` of the update that asked it."""

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
    """Agree or not to what another seat asks to take back."""

    id: Id
    seat: SeatNumber
    yes: bool


class Resign(Struct, tag_field="type", tag="resign"):
    id: Id
    seat: SeatNumber


class VoteEnd(Struct, tag_field="type", tag="vote_end"):
    """Vote to end the match without a winner; it ends when all people at the table want it."""

    id: Id
    seat: SeatNumber
    yes: bool


class Pause(Struct, tag_field="type", tag="pause"):
    id: Id
    seat: SeatNumber
    on: bool


class StandIn(Struct, tag_field="type", tag="stand_in"):
    """Let a bot play for a seat (`on`): one's own, or one whose player is away; or take one's own seat back."""

    id: Id
    seat: SeatNumber  # who asks
    for_seat: SeatNumber
    on: bool


class Say(Struct, tag_field="type", tag="say"):
    id: Id
    seat: SeatNumber
    text: Annotated[str, Meta(max_length=CHAT_LENGTH)] = ""
    emote: Emote | None = None


class Ping(Struct, tag_field="type", tag="ping"):
    """A sign of life every few seconds; the answer carries the time of the server."""

    sent: float = 0.0


class Echo(Struct, tag_field="type", tag="echo"):
    """The answer to a `probe`, to be sent at once: the server measures how long messages take."""

    number: int


Inbound = (
    Hello | Look | Speak | Act | Undo | Redo | Answer | Resign | VoteEnd | Pause | StandIn | Say | Ping | Echo
)  # fmt: skip

# --- shared parts --------------------------------------------------------------


class ClockSetting(Struct):
    """A slow-play clock: a bank per seat, filled up after every move; when it is empty a bot stands in."""

    bank: Annotated[int, Meta(ge=10, le=1_209_600)]  # seconds
    increment: Annotated[int, Meta(ge=0, le=604_800)] = 0
    most: Annotated[int, Meta(ge=10, le=1_209_600)] | None = None


class SeatInfo(Struct):
    seat: int
    name: str
    colour: int
    kind: Literal["open", "human", "bot"]
    bot: str | None  # who plays right now, if it is no person
    level: str | None
    present: bool  # a socket holds this seat's key
    resigned: bool
    bank: int | None  # milliseconds on the slow-play clock when the open question was asked; `deadline` counts down
    votes_to_end: bool
    substitute_from: int | None = None  # when others can hand the seat to a bot, in milliseconds since 1970


class TableInfo(Struct):
    """What everybody may know of a table, before, during and after the match."""

    id: str
    game: str
    rules: str
    mode: Literal["solo", "hotseat", "online"]
    options: dict[str, bool | int | str]
    status: Literal["gathering", "playing", "over", "closed", "archive"]
    seats: list[SeatInfo]
    commitment: str  # SHA-256 of the seed, published before anybody adds a nonce
    public: bool
    children: bool  # emotes instead of chat
    hints: bool  # a player who is asked may have the choices weighed
    hides: bool  # seats know different things, so a shared device needs a curtain
    pack: str | None  # the name of an owner's own data pack
    clock: ClockSetting | None
    takeover: int | None  # seconds after which a bot stands in for somebody who is away
    paused: int | None  # the seat that paused the match
    next: str | None  # the table of the rematch
    origin: str | None  # the table and step this one plays on from, as table/step
    created: int  # milliseconds since 1970
    asked: list[int]  # whose turn it is when this is written; at the table the updates say it
    winners: list[int]
    scores: list[int | float]  # once the match is over
    retried: int = 0  # undos that took back dice or another draw


class Choice(Struct):
    """Something that may be done now; `preview` is the game's own: where it leads, what it costs, the odds."""

    action: dict[str, Any]
    text: str
    hint: str  # what it would bring, in a sentence
    preview: dict[str, Any]


class NoChoice(Struct):
    """Something a player may expect but cannot do now, with the reason and the rule it rests on."""

    action: dict[str, Any]
    text: str
    code: str
    reason: str
    rule: str


class Question(Struct):
    """Who is asked what. `prompt` is the game's name for the question, `help` the message ids of the rules in short.

    In a race `speakers` are those who may speak; `seat` is set if that is one.
    """

    seat: int | None
    turn: int | None  # whose turn it is, though somebody else may be asked in the middle of it
    speakers: list[int]
    prompt: str
    text: str
    help: list[str]


class LogLine(Struct):
    """A sentence of the log. `by` tells the page what somebody has not missed, because it was their own doing."""

    event: int
    step: int  # of the replay
    text: str
    chapter: str | None  # the name of the part of the game that begins with this line
    headline: bool  # worth telling somebody who was away
    by: int | None  # the seat of the person whose doing it is; nobody's, or a bot's, is null


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


class UndoRequest(Struct):
    seat: int
    waiting: list[int]


# --- socket, from the server ---------------------------------------------------


class Welcome(Struct, tag_field="type", tag="welcome"):
    """The answer to `hello`. `run` changes when the server restarts, `build` when the page has a new version."""

    protocol: int
    run: str
    build: str
    table: TableInfo
    yours: list[int]  # the seats whose keys were good
    look: int | None
    facts: dict[str, Any]  # what is printed on the board: the data pack in use
    chat: list[ChatLine]
    now: int


class Update(Struct, tag_field="type", tag="update"):
    """The table as this socket may see it, whole and never as a difference, and what happened since the last one.

    `log` has about 100 lines at most. The client keeps its earlier lines if `log_since` equals `since` and it has all
    events up to there; otherwise `log` replaces them, and what came before is fetched in pages (`LogPage`).
    """

    seq: int
    since: int  # the number of the first event in `happened`
    log_since: int  # the number of the first event in `log`
    happened: list[dict[str, Any]]  # what the rules did, in the game's words, for animation and sound
    log: list[LogLine]
    view: Any
    question: Question
    legal: list[Choice]
    refused: list[NoChoice]
    undo: bool  # this seat has a move that it can take back, or ask to
    redo: bool
    request: UndoRequest | None
    deadline: int | None  # milliseconds since 1970, when the asked seat's time is up
    over: bool


class Ok(Struct, tag_field="type", tag="ok"):
    id: str
    seq: int


class RefusedMessage(Struct, tag_field="type", tag="refused"):
    """Nothing has changed. `id` is empty if the message could not be read."""

    id: str
    code: str
    text: str
    rule: str


class TableNews(Struct, tag_field="type", tag="table"):
    """Who is here, whose clock runs, who paused: everything of the table but the match."""

    table: TableInfo


class ChatNews(Struct, tag_field="type", tag="chat"):
    line: ChatLine


class Pong(Struct, tag_field="type", tag="pong"):
    sent: float
    now: int


class Probe(Struct, tag_field="type", tag="probe"):
    """To be answered by `echo` with the same number."""

    number: int


class ClaimPlace(Struct):
    seat: int
    behind: int  # milliseconds after the first


class ClaimOrder(Struct, tag_field="type", tag="claims"):
    """Several have spoken within a moment: in which order they count."""

    places: list[ClaimPlace]


class Bye(Struct, tag_field="type", tag="bye"):
    """The last message before the server closes the socket on purpose."""

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


class PresetInfo(Struct):
    """A ready-made new table; what it does not name stays as usual."""

    name: str
    options: dict[str, bool | int | str]
    level: str | None
    bot: str | None
    children: bool


class GameInfo(Struct):
    """The cover of a box, and what a new table can be asked for."""

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
    clashes: list[dict[str, bool | int | str]]  # choices that do not go together
    bots: list[str]
    usual_bot: str  # who plays where nobody has chosen
    levels: list[str]  # handicaps that a seat may have
    usual_level: str
    presets: list[PresetInfo]
    practice: bool  # there is something to practise alone
    planner: bool  # there is something to plan for owners of the box
    tutorial: bool
    hints: bool  # choices can be weighed, and whole games looked through
    locales: list[str]
    credits: list[str]


class Games(Struct):
    version: str
    build: str
    games: list[GameInfo]


class GameFacts(Struct):
    """The printed facts of a game as they are used here, each with its provenance."""

    game: str
    built_in: bool
    facts: dict[str, Any]


class Practice(Struct):
    """Something to practise alone, in the game's own words."""

    game: str
    word: str
    task: dict[str, Any]


class AskPlan(Struct, forbid_unknown_fields=True):
    """Something to plan away from any table; `ask` is in the game's own words."""

    ask: dict[str, Any]


class Drawn(Struct):
    """The plan, in the game's own words."""

    game: str
    answer: dict[str, Any]


class NewSeat(Struct):
    """`human` seats wait for somebody; `bot` seats are taken at once."""

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
    hints: bool = True  # where the game has any; never at a children's table
    clock: ClockSetting | None = None
    takeover: Annotated[int, Meta(ge=5, le=604_800)] | None = 90  # never where the clock gives hours or days
    pace: Annotated[int, Meta(ge=0, le=5_000)] = 700  # milliseconds a bot waits before it moves
    pack: str | None = None  # the text of an owner's data pack


class Created(Struct):
    """`invite` lets others take an open seat; it stays in the fragment of a link and so out of every log."""

    table: TableInfo
    invite: str


class TakeSeat(Struct, forbid_unknown_fields=True):
    """Sit down. `nonce` is this player's part in the draws, made after the commitment was seen."""

    name: str
    nonce: Nonce
    seat: SeatNumber | None = None
    colour: Annotated[int, Meta(ge=0, le=15)] | None = None
    invite: Key | None = None  # not needed at a public table
    previous: Key | None = None  # the key held at the table that this is the rematch of


class Seated(Struct):
    seat: int
    key: str
    table: TableInfo


class Tables(Struct):
    tables: list[TableInfo]


class Chapter(Struct):
    """A part of a match, such as a year: where it begins in the replay."""

    step: int
    name: str


class ReplayStep(Struct):
    """One moment of a match as somebody may see it."""

    table: TableInfo
    facts: dict[str, Any]
    step: int
    steps: int
    chapters: list[Chapter]  # none in games that are not told in parts
    seat: int | None
    viewpoints: list[int]  # the seats whose view may be asked for, besides the spectator's
    view: Any
    question: Question
    happened: list[dict[str, Any]]
    log: list[str]
    legal: list[Choice]  # what this viewpoint could have done here
    played: dict[str, Any] | None  # what was done here next, as far as this viewpoint may know it
    note: str | None  # of a tutorial: the message id of what there is to learn here
    position: str | None  # the position in one line, once there are no secrets in it


class Study(Struct, forbid_unknown_fields=True):
    """Something to work out between moves, for a seat or for a spectator; `ask` is in the game's own words."""

    ask: dict[str, Any]
    seat: SeatNumber | None = None


class Studied(Struct):
    """The answer, in the game's own words, for the table as it was after `seq` events."""

    seq: int
    answer: dict[str, Any]


class AskHint(Struct, forbid_unknown_fields=True):
    """Whoever is asked wants to know what the choices are worth."""

    seat: SeatNumber


Unit = Literal["victory", "points", "fields"]  # shares of the victory, or what is counted without an interval


class WeighedChoice(Struct):
    """A choice, what the table is worth after it, and half the width of the 95 % interval of that."""

    action: dict[str, Any]
    text: str
    worth: float | None  # none: not weighed
    margin: float
    chance: float | None  # to win, whatever else is counted; none: not told
    chance_margin: float  # half the width of its 95 % interval
    close: bool  # the best one may just as well be this one; true for the best itself


class Hint(Struct):
    """The choices of the question `seq`, the best first, and in sentences which one is best and why."""

    seq: int
    seat: int
    choices: list[WeighedChoice]
    close: bool  # there is no telling which one is best
    summary: str
    reason: str
    unit: Unit  # of all worth
    legal: int  # how many choices there are, with those that were not weighed


class SeatAnalysis(Struct):
    """What luck did for a seat and what it gave away by mistakes, in the unit of the analysis."""

    seat: int
    luck: float
    luck_margin: float  # half the width of its 95 % interval
    lost: float
    result: float | None  # its share of the victory, or its points; none if the game was broken off
    decisions: int
    close: int  # of these, too close to call


Verdict = Literal["inaccuracy", "mistake", "blunder"]


class Mistake(Struct):
    """A decision after which something else would have been better, beyond doubt; `step` is that of the replay."""

    step: int
    seat: int
    verdict: Verdict
    cost: float
    margin: float
    played: str
    better: str


class LuckyDraw(Struct):
    """A draw, and what it did for each seat against the average of all that were possible."""

    step: int
    luck: list[float]


class Analysis(Struct):
    """A finished match looked through. While that is being worked out `ready` is false: ask again."""

    ready: bool
    seats: list[SeatAnalysis] = []
    mistakes: list[Mistake] = []
    draws: list[LuckyDraw] = []
    unit: Unit = "victory"
    analysed: int = 0  # decisions; fewer than there are where the match is too long for the time limit
    decisions: int = 0


class PlayOn(Struct, forbid_unknown_fields=True):
    """A new table that starts from a moment of another one."""

    step: StepNumber
    seat: SeatNumber | None
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    mode: Literal["solo", "hotseat", "online"] = "solo"


class Report(Struct, forbid_unknown_fields=True):
    """Something looks wrong here: the server keeps the text with the record as that seat saw it."""

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
    """What the administrator of a server sees: no names and no keys."""

    tables: int
    playing: int
    people: int
    retention: int | None  # days after which finished tables are removed
    newest: list[TableInfo]
    reports: list[ReportInfo]


class Retention(Struct, forbid_unknown_fields=True):
    days: Annotated[int, Meta(ge=1, le=3_650)] | None


class Problem(Struct):
    """The body of every REST answer that is not a success."""

    code: str
    text: str


class Health(Struct):
    ok: bool
    version: str
    run: str


def decode_inbound(data: str | bytes) -> Inbound:
    return _inbound.decode(data)


_inbound: msgspec.json.Decoder[Inbound] = msgspec.json.Decoder(Inbound)
