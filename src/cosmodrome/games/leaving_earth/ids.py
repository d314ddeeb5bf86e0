"""The ids of everything printed, in the order of the data files: what JSON calls the numbers of the rules.

Owners may change what is printed on a card, but not which cards there are, so these names hold for every pack.
"""

from __future__ import annotations

from cosmodrome.core.data_pack import built_in

DATA = built_in("leaving_earth").data


def ids(table: str) -> tuple[str, ...]:
    return tuple(str(entry["id"]) for entry in DATA[table])


ADVANCEMENTS = ids("advancement")
COMPONENTS = ids("component")
SKILLS = ids("skill")
LOCATIONS = ids("location")
MANEUVERS = ids("maneuver")
WINDOWS = ids("window")
WINDOW_OF = tuple(entry.get("window") for entry in DATA["maneuver"])
MISSIONS = ids("mission")
FACES = ids("face")
FEATURES = tuple(f"{entry['location']}_{entry['id']}" for entry in DATA["feature"])
ASTRONAUTS = tuple(tuple(str(name) for name in entry["astronauts"]) for entry in DATA["skill"])
RECRUITS = tuple(
    tuple(str(name) for entry in DATA["recruits"] if entry["id"] == skill for name in entry["astronauts"])
    for skill in SKILLS
)
VENTURES = tuple(str(name).lower() for name in DATA["venture"]["names"])
