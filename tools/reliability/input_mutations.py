"""Damaged input for the fuzz run: JSON values, TOML text and raw bytes with parts changed, swapped, removed or added.

A fixed random generator makes the same sequence of mutations in every run.
"""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from typing import Any

DEPTH = 4_000  # of nested lists; the decoders refuse some hundreds
HUGE = 10**30
HEX = "0x" + "f" * 5_000  # more digits than Python prints
ENCODINGS = ("utf-16", "utf-32", "latin-1", "cp037", "utf-8-sig", "utf-7")
TEXTS = (
    "",
    "\x00",
    "\u202e",
    "💥" * 40,
    "ä" * 300,
    "-1",
    "null",
    "9" * 400,
    "a" * 5_000,
    "../../etc/passwd",
    "{}",
    "%s",
)
NUMBERS = (-1, 0, 1, 2**31, 2**53 + 1, 2**63, 2**64, -HUGE, HUGE, 1.5, -0.0, 1e308, 5e-324)
CONTAINERS: tuple[Any, ...] = ([], {}, [[]], [None] * 50, {"a": 1}, {"": {"": {}}}, list(range(500)))
STRANGE: tuple[Any, ...] = (None, True, False, *NUMBERS, *TEXTS, *CONTAINERS)
# Text that no encoder produces; put in place of a value after encoding.
UNENCODABLE = (
    "NaN",
    "-Infinity",
    '"\\ud800"',
    "1" * 5_000,
    "1e999999",
    "[" * DEPTH,
    '{"a":' * DEPTH,
    "'",
    "0x1f",
    "01",
)
MARK = "@@mutated@@"
TOML_LINES = (
    "x = 1",
    "name = 1979-05-27T07:32:00Z",
    "a.b.c.d.e.f.g.h = 1",
    f"{'a.' * 200}a = 1",
    f"deep = {'[' * 300}{']' * 300}",
    f"number = {'9' * 5_000}",
    "number = inf",
    "number = nan",
    "[[[",
    "[a]\n[a]",
    "[[seats]]\n" * 200,
    'text = "\\ud800"',
    "text = '''",
    'format = "cosmodrome-pack/2"',
    f'name = "{"x" * 3_000}"',
    "name = ['x', {y = 1}]",
)

BOMB_SHARE = 0.01  # of the inputs; each may keep a process busy for seconds
TOML_BOMBS: tuple[Callable[[], str], ...] = (
    lambda: "[[a]]\n" * 30_000,
    lambda: "\n".join(f"k{number} = {number}" for number in range(15_000)),
    lambda: "\n".join(f"[a.b{number}.c.d.e]" for number in range(10_000)),
    lambda: "\n".join(f"a.b.c.d.e.f.k{number} = 1" for number in range(8_000)),
    lambda: f"x = {'[' * 100_000}",
    lambda: f"x = {'{a=' * 50_000}",
    lambda: f"x = [{'1,' * 100_000}]",
    lambda: f"x = {'9' * 200_000}",
    lambda: f'x = "{"a" * 200_000}',
    lambda: f"""x = '''{"'" * 200_000}""",
)


class Mutator:
    """Makes damaged input from valid input."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    # --- JSON -----------------------------------------------------------------------------------

    def json_body(self, value: Any) -> bytes:
        """A JSON document with one to four parts changed, or its bytes damaged."""
        if self.rng.random() < 0.25:
            return self.damaged(json.dumps(value).encode())
        made = copy.deepcopy(value)
        for _ in range(self.rng.randint(1, 4)):
            made = self.change_part(made)
        return self.encoded(made)

    def encoded(self, value: Any) -> bytes:
        text = json.dumps(value)
        if MARK in text:
            text = text.replace(f'"{MARK}"', self.rng.choice(UNENCODABLE))
        return text.encode()

    def change_part(self, value: Any) -> Any:
        """The value with something in it changed in place, or another value if it has no parts."""
        owner, key = None, None
        inner = value
        while isinstance(inner, dict | list) and inner and (owner is None or self.rng.random() < 0.8):
            owner, key = inner, self.key_of(inner)
            inner = owner[key]
        if owner is None:
            return self.strange()
        self.rng.choice((self.remove, self.repeat, self.swap, self.replace, self.replace, self.nudge))(owner, key)
        return value

    def key_of(self, owner: dict[str, Any] | list[Any]) -> Any:
        """One of the parts; most often the events of a record, which have most of its content."""
        if "events" in owner and self.rng.random() < 0.6:
            return "events"
        return self.rng.choice(list(owner) if isinstance(owner, dict) else range(len(owner)))

    def strange(self) -> Any:
        return MARK if self.rng.random() < 0.15 else copy.deepcopy(self.rng.choice(STRANGE))

    def remove(self, owner: Any, key: Any) -> None:
        del owner[key]

    def repeat(self, owner: Any, key: Any) -> None:
        if isinstance(owner, list):
            owner[key:key] = copy.deepcopy(owner[key : key + 3]) * self.rng.choice((1, 1, 20))
        else:
            owner[self.rng.choice(("x", "", f"{key} ", str(key).upper()))] = copy.deepcopy(owner[key])

    def swap(self, owner: Any, key: Any) -> None:
        other = self.rng.choice(list(owner) if isinstance(owner, dict) else range(len(owner)))
        owner[key], owner[other] = owner[other], owner[key]

    def replace(self, owner: Any, key: Any) -> None:
        owner[key] = self.strange()

    def nudge(self, owner: Any, key: Any) -> None:
        value = owner[key]
        if isinstance(value, bool):
            owner[key] = not value
        elif isinstance(value, int | float):
            owner[key] = value + self.rng.choice((-1, 1, 7, -1_000, 10**12))
        elif isinstance(value, str) and value:
            at = self.rng.randrange(len(value))
            owner[key] = value[:at] + self.rng.choice("09afz-_/,:;| ą\x00\u2028") + value[at + 1 :]
        else:
            owner[key] = self.strange()

    def record_body(self, record: Any) -> bytes:
        """A record with parts changed, or one of megabytes."""
        if self.rng.random() >= BOMB_SHARE:
            return self.json_body(record)
        made = copy.deepcopy(record)
        events = made["events"]
        kind = self.rng.randrange(5)
        if kind == 0:
            made["events"] = events * (1 + 3_000_000 // len(json.dumps(events)))
        elif kind == 1:
            made["events"] = [*events[:-1], *([{"kind": "redo", "seat": 0}] * 20_000)]
        elif kind == 2:
            events[0]["seats"] = [{"name": "x"}] * 50_000
        elif kind == 3:
            events[0]["position"] = "9" * 3_000_000
        else:
            events[0]["options"] = {str(number): number for number in range(100_000)}
        return self.encoded(made)

    # --- text and bytes -------------------------------------------------------------------------

    def toml_text(self, text: str) -> str:
        """A TOML text with one to four lines or values changed, or with a bomb at its end."""
        if self.rng.random() < BOMB_SHARE:
            return f"{text}\n{self.rng.choice(TOML_BOMBS)()}\n"
        if self.rng.random() < 0.15:
            return self.damaged(text.encode()).decode("utf-8", "replace")
        lines = text.split("\n")
        for _ in range(self.rng.randint(1, 4)):
            at = self.rng.randrange(len(lines))
            kind = self.rng.randrange(5)
            if kind == 0:
                del lines[at : at + self.rng.randint(1, 3)]
            elif kind == 1:
                lines.insert(at, self.rng.choice(TOML_LINES))
            elif kind == 2:
                lines.insert(at, self.rng.choice(lines))
            else:
                lines[at] = self.toml_value(lines[at])
            lines = lines or [""]
        return "\n".join(lines)

    def toml_value(self, line: str) -> str:
        """Another value for one of the numbers, words or texts of a line."""
        words = line.split(" ")
        at = self.rng.randrange(len(words))
        strange = self.rng.choice(
            (
                "-1",
                "0",
                str(10**12),
                str(HUGE),
                "1.5",
                "true",
                '""',
                "[]",
                "{}",
                "'x'",
                "nan",
                "inf",
                "1e308",
                HEX,
                "1_",
            )
        )
        words[at] = strange + ("," if words[at].endswith(",") else "")
        return " ".join(words)

    def damaged(self, data: bytes) -> bytes:
        """Truncated, with flipped bits, in another encoding, with a part repeated, or with something added."""
        makers: tuple[Callable[[bytes], bytes], ...] = (
            lambda found: found[: self.rng.randrange(len(found) + 1)],
            self.flip_bits,
            lambda found: found.decode("utf-8", "replace").encode(self.rng.choice(ENCODINGS), "replace"),
            self.repeat_part,
            lambda found: found + self.rng.choice((b"}", b"\x00", b"{}", b"\xff\xfe", b" " * 1_000)),
        )
        return self.rng.choice(makers)(data)

    def flip_bits(self, data: bytes) -> bytes:
        found = bytearray(data)
        for _ in range(self.rng.randint(1, 8)):
            if found:
                found[self.rng.randrange(len(found))] ^= 1 << self.rng.randrange(8)
        return bytes(found)

    def repeat_part(self, data: bytes) -> bytes:
        at = self.rng.randrange(len(data) + 1)
        part = data[at : at + self.rng.randint(1, 200)]
        return data[:at] + part * self.rng.choice((1, 2, 30)) + data[at:]
