"""Writes the TypeScript types of the page from the Python structs: web/src/protocol.ts and web/src/games/<id>/view.ts.

The files are committed, because a build has no Cosmodrome to import; a test holds them against the structs.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from msgspec import inspect

from cosmodrome.games import metas
from cosmodrome.server import protocol

ROOT = Path(__file__).parents[2]
HEAD = "// Made by tools/build/typescript_types.py from {source}. Change it there.\n"


class Writer:
    """Turns a set of types, and whatever they refer to, into declarations."""

    def __init__(self) -> None:
        self.declared: dict[str, str] = {}

    def name(self, kind: inspect.Type) -> str:
        """A type as TypeScript writes it where it is used."""
        if isinstance(kind, inspect.Metadata):
            return self.name(kind.type)
        if isinstance(kind, inspect.StructType):
            self.declare(kind)
            return kind.cls.__name__
        if isinstance(kind, inspect.UnionType):
            return " | ".join(dict.fromkeys(self.name(part) for part in kind.types))
        if isinstance(kind, inspect.LiteralType):
            return " | ".join(f"'{value}'" for value in kind.values)
        if isinstance(kind, inspect.ListType | inspect.VarTupleType):
            item = self.name(kind.item_type)
            return f"({item})[]" if "|" in item else f"{item}[]"
        if isinstance(kind, inspect.DictType):
            return f"Record<{self.name(kind.key_type)}, {self.name(kind.value_type)}>"
        plain: dict[type[inspect.Type], str] = {
            inspect.AnyType: "unknown",
            inspect.BoolType: "boolean",
            inspect.FloatType: "number",
            inspect.IntType: "number",
            inspect.NoneType: "null",
            inspect.StrType: "string",
        }
        return plain[type(kind)]

    def declare(self, struct: inspect.StructType) -> None:
        name = struct.cls.__name__
        if name in self.declared:
            return
        self.declared[name] = ""  # holds the place, so that a type may refer to itself
        is_brief = struct.cls in REQUESTS or struct.cls.__struct_config__.omit_defaults
        lines = [f"  {struct.tag_field}: '{struct.tag}';"] if struct.tag_field else []
        lines += [
            f"  {field.encode_name}{'?' if is_brief and not field.required else ''}: {self.name(field.type)};"
            for field in struct.fields
        ]
        about = (struct.cls.__doc__ or "").strip().split("\n\n")[0]
        comment = f"/** {' '.join(about.split())} */\n" if about and not about.startswith(f"{name}(") else ""
        self.declared[name] = comment + f"export interface {name} {{\n" + "\n".join(lines) + "\n}\n"

    def text(self) -> str:
        return "\n".join(self.declared.values())


INBOUND = inspect.type_info(protocol.Inbound)
OUTBOUND = inspect.type_info(protocol.Outbound)
BODIES = (
    protocol.NewTable,
    protocol.TakeSeat,
    protocol.Study,
    protocol.AskPlan,
    protocol.AskHint,
    protocol.BeginDaily,
    protocol.AnswerDaily,
    protocol.PlayOn,
    protocol.Report,
    protocol.Retention,
)
ANSWERS = (
    protocol.Games,
    protocol.GameFacts,
    protocol.Created,
    protocol.Seated,
    protocol.Tables,
    protocol.Practice,
    protocol.Daily,
    protocol.DailyTask,
    protocol.DailyAnswered,
    protocol.Studied,
    protocol.Drawn,
    protocol.Hint,
    protocol.Analysis,
    protocol.ReplayStep,
    protocol.LogPage,
    protocol.Reported,
    protocol.Admin,
    protocol.Problem,
    protocol.Health,
)
# What a client writes may leave out whatever has a default; what the server writes is complete, unless a struct omits
# its defaults.
REQUESTS = {*BODIES, protocol.NewSeat, protocol.ClockSetting}
assert isinstance(INBOUND, inspect.UnionType)
REQUESTS |= {part.cls for part in INBOUND.types if isinstance(part, inspect.StructType)}


def protocol_types() -> str:
    writer = Writer()
    unions = f"export type Inbound = {writer.name(INBOUND)};\n\nexport type Outbound = {writer.name(OUTBOUND)};\n"
    for body in (*BODIES, *ANSWERS):
        writer.name(inspect.type_info(body))
    head = HEAD.format(source="src/cosmodrome/server/protocol.py")
    return f"{head}\nexport const PROTOCOL = {protocol.PROTOCOL};\n\n{writer.text()}\n{unions}"


def view_types(game_id: str) -> str:
    """What the page gets of a game: its view, the names of its events and, where there is something to practise, study
    or plan, that."""
    writer = Writer()
    for module_name, struct in (
        ("ui.view", "View"),
        ("practice", "Practice"),
        ("practice", "DailySky"),
        ("studies", "StudyResult"),
        ("mission_planner.requests", "PlanResult"),
    ):
        if is_there(f"cosmodrome.games.{game_id}.{module_name}"):
            module: Any = import_module(f"cosmodrome.games.{game_id}.{module_name}")
            writer.name(inspect.type_info(getattr(module, struct)))
    head = HEAD.format(source=f"src/cosmodrome/games/{game_id}/ui/view.py and vocabulary.py")
    return f"{head}\n{writer.text()}\n{event_names(game_id)}"


def event_names(game_id: str) -> str:
    """The names of all events of a game: a list, for tests, and a type, so that each of them can be required."""
    vocabulary: Any = import_module(f"cosmodrome.games.{game_id}.vocabulary")
    names = "".join(f"  '{happening.name}',\n" for happening in vocabulary.VOCABULARY.happenings)
    return f"export const EVENTS = [\n{names}] as const;\n\nexport type EventName = (typeof EVENTS)[number];\n"


def is_there(module: str) -> bool:
    """Whether a game has a module, and the package that it would be in."""
    return find_spec(module.rpartition(".")[0]) is not None and find_spec(module) is not None


def files() -> dict[Path, str]:
    """Every generated file with its text."""
    web = ROOT / "web" / "src"
    games = {web / "games" / game_id / "view.ts": view_types(game_id) for game_id in metas()}
    return {web / "protocol.ts": protocol_types(), **games}


if __name__ == "__main__":
    for path, text in files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        print(path.relative_to(ROOT))
