"""The fields of a data pack, checked one by one: what does not fit is refused with line, field and reason."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from typing import Any

from cosmodrome.core.data_pack import Pack

PROVENANCES = ("rulebook", "public", "inferred", "reconstructed", "ours")
SUFFIX = "_provenance"  # of a field that grades another one of its entry
HEAD = ("format", "game", "name", "note")

Keys = Mapping[str, "Keys | None"]  # the keys of a table, those that are tables themselves with their own


def keys(words: str, **nested: Keys | None) -> Keys:
    """The keys of an entry, separated by spaces; provenance and source belong to every one."""
    return {**dict.fromkeys([*words.split(), "provenance", "source"]), **nested}


def counted(pack: Pack) -> dict[str, int]:
    """How many entries of the pack have each grade, the surest grade first."""
    entries = [
        entry
        for found in pack.data.values()
        for entry in (found if isinstance(found, list) else [found])
        if isinstance(entry, dict)
    ]
    counts = {grade: sum(entry.get("provenance") == grade for entry in entries) for grade in PROVENANCES}
    return {grade: count for grade, count in counts.items() if count}


class Reader:
    """Checked access to the entries of a data pack. Refuses unknown keys and entries without a provenance."""

    def __init__(self, pack: Pack, known: Keys) -> None:
        self.pack = pack
        if not pack.is_recorded:
            self.refuse_unknown(known)

    def refuse_unknown(self, known: Keys) -> None:
        for name, found in self.pack.data.items():
            if name not in known and name not in HEAD:
                raise self.pack.wrong(f"unknown key{meant(name, [*HEAD, *known])}", name)
            inner = known.get(name)
            if inner is None:
                continue
            for index, entry in enumerate(found) if isinstance(found, list) else [(None, found)]:
                self.refuse_unknown_fields(entry, inner, name, index)

    def refuse_unknown_fields(self, entry: Any, known: Keys, table: str, index: int | None, above: str = "") -> None:
        if not isinstance(entry, dict):
            return  # refused when it is read
        for field, value in entry.items():
            if field not in known:
                raise self.pack.wrong(f"unknown key{meant(field, known)}", table, index, above + field)
            inner = known[field]
            if inner is not None:
                if not isinstance(value, dict):
                    raise self.pack.wrong("must be a table", table, index, above + field)
                self.refuse_unknown_fields(value, inner, table, index, f"{above}{field}.")

    def table(self, name: str) -> dict[str, Any]:
        found = self.pack.data.get(name)
        if not isinstance(found, dict):
            raise self.pack.wrong(f"the pack needs a table [{name}]", name)
        return self.honest(found, name, None)

    def tables(self, name: str, fewest: int, most: int) -> list[dict[str, Any]]:
        found = self.pack.data.get(name)
        if not isinstance(found, list) or not all(isinstance(entry, dict) for entry in found):
            raise self.pack.wrong(f"the pack needs a list of tables [[{name}]]", name)
        if not fewest <= len(found) <= most:
            raise self.pack.wrong(f"there must be {fewest} to {most} of them, not {len(found)}", name)
        return [self.honest(entry, name, index) for index, entry in enumerate(found)]

    def honest(self, entry: dict[str, Any], table: str, index: int | None) -> dict[str, Any]:
        if entry.get("provenance") not in PROVENANCES:
            raise self.pack.wrong(f"must be one of {', '.join(PROVENANCES)}", table, index, "provenance")
        for field, grade in entry.items():
            if field.endswith(SUFFIX) and grade not in PROVENANCES:
                raise self.pack.wrong(f"must be one of {', '.join(PROVENANCES)}", table, index, field)
        return entry

    def number(
        self, entry: dict[str, Any], field: str, fewest: int, most: int, table: str, index: int | None = None
    ) -> int:
        value = entry.get(field)
        if isinstance(value, bool) or not isinstance(value, int) or not fewest <= value <= most:
            raise self.pack.wrong(f"must be a whole number from {fewest} to {most}, not {value!r}", table, index, field)
        return value

    def numbers(
        self,
        entry: dict[str, Any],
        field: str,
        lengths: tuple[int, int],
        range_: tuple[int, int],
        table: str,
        index: int | None = None,
    ) -> list[int]:
        values = entry.get(field)
        if not isinstance(values, list) or not lengths[0] <= len(values) <= lengths[1]:
            size = f"{lengths[0]} to {lengths[1]}" if lengths[0] < lengths[1] else str(lengths[0])
            raise self.pack.wrong(f"must be a list of {size} numbers", table, index, field)
        for value in values:
            if isinstance(value, bool) or not isinstance(value, int) or not range_[0] <= value <= range_[1]:
                raise self.pack.wrong(
                    f"holds {value!r}, but must hold whole numbers from {range_[0]} to {range_[1]}", table, index, field
                )
        return values

    def word(self, entry: dict[str, Any], field: str, words: Sequence[str], table: str, index: int) -> int:
        value = entry.get(field)
        if value not in words:
            raise self.pack.wrong(f"must be one of {', '.join(words)}, not {value!r}", table, index, field)
        return words.index(value)

    def flag(self, entry: dict[str, Any], field: str, table: str, index: int) -> bool:
        """Without the field, no."""
        value = entry.get(field, False)
        if not isinstance(value, bool):
            raise self.pack.wrong(f"must be true or false, not {value!r}", table, index, field)
        return value

    def measure(self, entry: dict[str, Any], field: str, fewest: float, most: float, table: str, index: int) -> float:
        value = entry.get(field)
        if isinstance(value, bool) or not isinstance(value, int | float) or not fewest <= value <= most:
            raise self.pack.wrong(f"must be a number from {fewest} to {most}, not {value!r}", table, index, field)
        return float(value)


def meant(key: str, known: Iterable[str]) -> str:
    close = get_close_matches(key, list(known), n=1)
    return f"; did you mean {close[0]}?" if close else ""
