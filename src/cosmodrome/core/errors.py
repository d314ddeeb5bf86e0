"""Errors that are part of the interface: each message is one sentence, what was wrong and what would be right."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


class CosmodromeError(Exception):
    """Base class of errors that a user can cause and fix."""


class BadInput(CosmodromeError):
    """A name, number, option, file or record that does not fit."""


class BadPack(BadInput):
    """A data pack that breaks a rule of the game, with the line and the field."""

    def __init__(self, reason: str, field: str, line: int | None = None) -> None:
        where = f"line {line}, {field}" if line else field
        super().__init__(f"{where}: {reason}")
        self.field = field
        self.line = line
        self.reason = reason

    def __reduce__(self) -> Any:
        return BadPack, (self.reason, self.field, self.line)


class Refused(CosmodromeError):
    """A move that the rules or the table do not allow; nothing has changed. `values` fill the sentence of the code."""

    def __init__(self, code: str, text: str, rule: str = "", values: Mapping[str, Any] | None = None) -> None:
        super().__init__(text)
        self.code = code
        self.text = text
        self.rule = rule
        self.values = dict(values or {})

    def __reduce__(self) -> Any:
        return type(self), (self.code, self.text, self.rule, self.values)
