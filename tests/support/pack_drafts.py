"""An owner's pack in the making, for the tests of what a pack may say."""

from __future__ import annotations

from typing import Self

from cosmodrome.core.data_pack import Pack, built_in_text, parse


class Draft:
    """The built-in pack as text, being edited line by line as an owner would."""

    def __init__(self, game_id: str) -> None:
        self.game_id = game_id
        self.lines = built_in_text(game_id).splitlines()

    def header(self, name: str, index: int | None = None) -> int:
        """The number of the line where a table begins, counted from 1."""
        header = f"[{name}]" if index is None else f"[[{name}]]"
        return [number for number, line in enumerate(self.lines, 1) if line == header][index or 0]

    def end(self, name: str, index: int | None = None) -> int:
        """The number of the last line of a table."""
        begin = self.header(name, index)
        following = (number for number, line in enumerate(self.lines, 1) if number > begin and line.startswith("["))
        return next(following, len(self.lines) + 1) - 1

    def line(self, name: str, index: int | None, field: str) -> int | None:
        """The number of the line where a field stands."""
        inside = range(self.header(name, index), self.end(name, index))
        return next((n + 1 for n in inside if self.lines[n].startswith(f"{field} =")), None)

    def set(self, name: str, index: int | None, field: str, value: str) -> Self:
        """Write a field, which may be new, as the TOML text `value`."""
        line = self.line(name, index, field)
        if line is None:
            line = self.header(name, index) + 1
            self.lines.insert(line - 1, "")
        self.lines[line - 1] = f"{field} = {value}"
        return self

    def drop(self, name: str, index: int | None, field: str) -> Self:
        line = self.line(name, index, field)
        assert line is not None
        del self.lines[line - 1]
        return self

    def drop_table(self, name: str, index: int | None = None) -> Self:
        del self.lines[self.header(name, index) - 1 : self.end(name, index)]
        return self

    @property
    def text(self) -> str:
        return "\n".join(self.lines) + "\n"

    def pack(self) -> Pack:
        return parse(self.text, self.game_id)
