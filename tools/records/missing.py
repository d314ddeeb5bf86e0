"""Records the planned games that are not stored yet: `python -m tools.records.missing`.

What is stored is the authority and stays as it is.
"""

from __future__ import annotations

from cosmodrome.core.match.record import to_file_text
from tools.records.record_games import RECORDS, plans, play


def main() -> None:
    for plan in plans():
        file = RECORDS / plan.file
        if not file.exists():
            file.write_text(to_file_text(play(plan).record()), encoding="utf-8")
            print(file.name, file.stat().st_size, flush=True)


if __name__ == "__main__":
    main()
