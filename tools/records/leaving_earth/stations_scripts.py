"""The lines of the scripted games of Leaving Earth with Stations, see `Actor`.

Most of them start late with Outer Planets, so that the advancements chosen at the start never fail, and one agency
flies for all. A habitat is a home: who has been somewhere and gets to one has returned, wherever it stands.
"""

from __future__ import annotations

from math import ceil

from cosmodrome.games.leaving_earth import ids

LATE = 1966
MASS = {str(entry["id"]): int(entry["mass"]) for entry in ids.DATA["component"]}

# --- the parts of a script ---------------------------------------------------


def patron(*gifts: str, last: int = LATE) -> str:
    """Shares what it begins with, and gives its money to the leading agency until some year."""
    lines = [f"research {gift}" for gift in gifts]
    lines += ["cooperate 0", *(f"give_research {gift}" for gift in gifts), *GIFT]
    for year in range(LATE + 1, last + 1):
        lines += [f"until {year}", "cooperate 0", *GIFT]
    return "\n".join(lines) + "\n"


GIFT = ("give_money 25", "give_money 5", "propose")


def scout(*known: str) -> str:
    """Begins with this."""
    return "".join(f"research {advancement}\n" for advancement in known)


def mass_of(*parts: str) -> int:
    """Of what is aboard; astronauts weigh nothing."""
    return sum(MASS.get(name, 0) * int(times.strip() or 1) for name, _, times in (p.partition(" x") for p in parts))


def saturns(mass: int, *difficulties: int) -> int:
    """How many Saturn rockets, burnt by stages, carry so much through maneuvers, the last of which comes first."""
    count = 0
    for difficulty in difficulties:
        more = ceil(difficulty * (mass + MASS["saturn"] * count) / (200 - difficulty * MASS["saturn"]))
        count += more
    return count


def ship(*parts: str, year: int = LATE, legs: tuple[int, ...] = ()) -> str:
    """Bought when there is money for it, built when it is to start, fired into orbit by Saturn rockets in two stages.

    `legs` are the difficulties of what is to be flown by Saturn rockets after that, the last of them first.
    """
    parts = (*parts, f"saturn x{saturns(mass_of(*parts), *legs, 5, 3)}")
    lines = [*(f"buy {part}" for part in parts), f"until {year}", "build", *(f"load {part}" for part in parts)]
    lines += ["maneuver earth__suborbital", "burn saturn", "try heal"]
    lines += ["maneuver suborbital__earth_orbit", "burn saturn", "try heal"]
    return "\n".join(lines) + "\n"


def fly(maneuver: str, rocket: str) -> str:
    return f"maneuver {maneuver}\nburn {rocket}\n"


def travel(maneuver: str, rocket: str, craft: int = 1, added: int = 0) -> str:
    """A maneuver that takes years."""
    slower = f"slower x{added}\n" if added else ""
    return f"maneuver {maneuver}\n{slower}burn {rocket}\nawait {craft}\ntry heal\n"


def split(*parts: str, crew: tuple[int, ...] = ()) -> str:
    people = [f"detach_crew {index}" for index in crew]
    return "\n".join(["separate", *(f"detach {part}" for part in parts), *people, "split", ""])


def give(craft: int, heir: int = 1, *research: str) -> str:
    lines = [f"cooperate {heir}", *(f"give_research {gift}" for gift in research)]
    return "\n".join([*lines, f"give_craft {craft}", "propose", ""])


HOME = "maneuver earth_orbit__earth\n"


def land_probes(maneuver: str, *crafts: int) -> str:
    """Each is left alone, goes down and looks around; then it is the first spacecraft's turn again."""
    lines = "".join(f"craft 1\n{split('probe')}craft {craft}\nbold\nmaneuver {maneuver}\n" for craft in crafts)
    return lines + "careful\ncraft 1\n"


def landed(craft: int) -> str:
    """What an heir does with a spacecraft that it has been given in orbit."""
    return f"await {craft}\n{HOME}"


# --- in orbit, and on the Moon -----------------------------------------------


def bring_home(results: str, craft: int, count: int) -> str:
    """Results fall to Earth, the second ones for another agency."""
    if count == 1:
        return f"craft {craft}\n{HOME}dismantle\n"
    return split(results) + give(craft + 1) + f"craft {craft}\n{HOME}dismantle\n"


def orbital(experiments: int, year: int = LATE) -> str:
    """A habitat with all modules stays in orbit, and feeds itself."""
    parts = ("space_habitat", "science_module", "medical_module", "hydroponics_module", "food x2")
    lines = ship(*parts, "scientist", "doctor", *([f"experiment x{experiments}"] if experiments else []), year=year)
    if not experiments:
        return lines
    lines += f"finish_experiment x{experiments}\n"
    lines += split(f"earth_orbit_results x{experiments}") + "craft 2\n"
    return lines + bring_home("earth_orbit_results", 2, experiments)


def lunar(experiments: int, year: int, craft: int = 2, *research: str) -> str:
    """A base on the Moon, which a mechanic builds at New Year; later it is another agency's."""
    parts = ("aldrin", "ground_habitat_parts", "science_module", "food x6", "soyuz x3", "pilot", "mechanic")
    lab = (f"experiment x{experiments}", "atlas x2") if experiments else ()
    lines = ship(*parts, "scientist", "doctor", *lab, year=year)
    lines += fly("earth_orbit__lunar_orbit", "soyuz") + "survey moon\nbold\n"
    lines += fly("lunar_orbit__moon", "soyuz") + f"until {year + 1}\ncraft {craft}\n"
    if experiments:
        lines += f"finish_experiment x{experiments}\n"
    lines += "collect moon_sample\ntry collect palladium\n"
    if experiments:
        lines += split(f"moon_results x{experiments}", "atlas x2") + f"craft {craft + 1}\n"
        lines += fly("moon__lunar_orbit", "atlas") + fly("lunar_orbit__earth_orbit", "atlas")
        lines += bring_home("moon_results", craft + 1, experiments)
    return lines + give(craft, 1, *research)


def moon_program(in_orbit: int, on_moon: int) -> tuple[str, ...]:
    return (
        scout("saturn_rockets", "landing") + orbital(in_orbit) + lunar(on_moon, 1968, 2, "life_support"),
        patron("surveying", "rovers", last=1968)
        + landed(1) * (in_orbit == 2)
        + landed(1 + in_orbit // 2) * (on_moon == 2),
        patron("life_support", "synthesis", last=1968),
        patron("re_entry", "atlas_rockets", last=1968),
        patron("rendezvous", "soyuz_rockets", last=1968),
    )


# --- Mars and Phobos ---------------------------------------------------------


def mars_program(experiments: int, salvage: str = "probe") -> tuple[str, ...]:
    """A habitat for Phobos, a base for Mars; what was found out there comes back by an ion thruster."""
    crew = ("pilot", "scientist x2", "mechanic x2", "doctor")
    parts = ("space_habitat", "apollo x2", "ground_habitat_parts", "science_module x2", "hydroponics_module x2")
    more = ("food x8", "probe x2", "atlas x2", "ion_thruster", "fuel_generator", "spare_parts x4")
    lab = (f"experiment x{experiments}",) if experiments else ()
    lander = ("apollo x2", "ground_habitat_parts", "science_module", "hydroponics_module", "food x2", "fuel_generator")
    base = (*lander, "spare_parts x2")
    lines = (
        scout("saturn_rockets", "landing")
        + ship(*parts, *more, *lab, *crew, year=1968, legs=(5,))
        + travel("earth_orbit__mars_orbit", "saturn")
        + "survey mars\nsurvey phobos\n"
        + land_probes("mars_orbit__mars", 2, 3)
        + split(*base, *lab, "atlas", "ion_thruster", crew=(2, 4, 6))
        + "craft 4\nbold\nmaneuver mars_orbit__mars\ntry build_in_cave\ncraft 1\n"
        + fly("mars_orbit__phobos", "atlas")
        + "collect phobos_sample\ntry collect alien_object\ntry collect wreckage\n"
        + f"try salvage {salvage}\ntry build_in_cave\nuntil 1972\ncraft 4\n"
        + "try collect fossil\ntry collect iridium\ntry collect platinum\n"
    )
    if experiments:
        lines += f"finish_experiment x{experiments}\n"
    lines += "collect mars_sample\n"
    if experiments:
        lines += split(f"mars_results x{experiments}", "atlas", "ion_thruster") + "craft 5\n"
        lines += fly("mars__mars_orbit", "atlas")
        lines += "maneuver mars_orbit__earth_orbit\nburn ion_thruster\n"
    lines += give(4, 1, "life_support", "synthesis")
    if experiments:
        lines += "await 5\n"
        lines += split("mars_results") + give(4) if experiments == 2 else ""
        lines += f"craft 5\n{HOME}"
    return (
        lines,
        patron("surveying", "rovers", last=1968) + landed(2) * (experiments == 2),
        patron("life_support", "synthesis", last=1968),
        patron("re_entry", "atlas_rockets", last=1968),
        patron("rendezvous", "ion_thrusters", last=1968),
    )


# --- Venus -------------------------------------------------------------------


def venus_program(experiments: int) -> tuple[str, ...]:
    """A base under the clouds; a rocket for what is to come home from there, alive or not."""
    crew = ("pilot", "scientist", "mechanic", "doctor")
    parts = ("space_habitat", "apollo x2", "ground_habitat_parts", "science_module", "hydroponics_module", "food x6")
    more = ("probe x3", "soyuz", "ion_thruster")
    lab = (f"experiment x{experiments}",) if experiments else ()
    lines = (
        scout("saturn_rockets", "landing")
        + ship(*parts, *more, *lab, *crew, year=1968, legs=(3, 3))
        + travel("earth_orbit__inner_transfer", "saturn")
        + travel("inner_transfer__venus_orbit", "saturn")
        + "survey venus\n"
        + land_probes("venus_orbit__venus", 2, 3, 4)
        + split("space_habitat")
        + "craft 1\nmaneuver venus_orbit__venus\nuntil 1971\ncraft 1\n"
    )
    if experiments:
        lines += "finish_experiment\n"
    lines += "collect venus_sample x2\n"
    lines += split("venus_sample", *(["venus_results"] if experiments else []), "soyuz", "ion_thruster")
    lines += "craft 6\n" + fly("venus__venus_orbit", "soyuz")
    lines += travel("venus_orbit__inner_transfer", "ion_thruster", 6, 1)
    lines += travel("inner_transfer__earth_orbit", "ion_thruster", 6, 1) + HOME
    return (
        lines,
        patron("surveying", "rovers", last=1968),
        patron("life_support", "synthesis", last=1968),
        patron("re_entry", "ion_thrusters", last=1968),
        patron("rendezvous", "soyuz_rockets", last=1968),
    )


# --- Ceres and Mercury -------------------------------------------------------


def ceres_program() -> tuple[str, ...]:
    """A habitat lands on Ceres, and a probe looks around there; another habitat lands on Mercury."""
    lines = (
        scout("saturn_rockets", "landing")
        + ship("space_habitat", "food x8", "pilot", "doctor", "probe", "atlas", year=1967, legs=(5, 3))
        + travel("earth_orbit__inner_transfer", "saturn")
        + split("probe", "atlas")
        + "craft 1\nmaneuver inner_transfer__ceres\nburn saturn\ncraft 2\nbold\nmaneuver inner_transfer__ceres\n"
        + "burn atlas\nawait 1\n"
        + ship("space_habitat", "food x8", "pilot", "doctor", year=1970, legs=(4, 5, 3))
        + travel("earth_orbit__inner_transfer", "saturn", 3)
        + travel("inner_transfer__mercury_flyby", "saturn", 3)
        + "survey mercury\n"
        + fly("mercury_flyby__mercury", "saturn")
    )
    return (
        lines,
        patron("surveying", "rovers", last=1970),
        patron("life_support", "synthesis", last=1970),
        patron("re_entry", "atlas_rockets", last=1970),
        patron("rendezvous", "soyuz_rockets", last=1970),
    )


def mercury_probe() -> tuple[str, ...]:
    """Only to see what Mercury is like."""
    lines = (
        scout("saturn_rockets", "surveying")
        + ship("probe", year=1967, legs=(5, 3))
        + travel("earth_orbit__inner_transfer", "saturn")
        + travel("inner_transfer__mercury_flyby", "saturn")
        + "survey mercury\n"
    )
    return lines, patron("landing", "juno_rockets", last=1967), patron("rendezvous", "atlas_rockets", last=1967)


# --- what lies about ---------------------------------------------------------

LUNAR_PROBE = (
    scout("saturn_rockets", "landing")
    + ship("probe", "atlas x2", year=1966)
    + fly("earth_orbit__lunar_orbit", "atlas")
    + "survey moon\nbold\n"
    + fly("lunar_orbit__moon", "atlas")
    + "careful\n"
)


def lunar_probe() -> tuple[str, ...]:
    """Only to see what lies about on the Moon."""
    return LUNAR_PROBE, patron("surveying", "rovers"), patron("rendezvous", "atlas_rockets")


def geologists(moon_is_dust: bool = False) -> tuple[str, ...]:
    """Probes look around on the Moon, on Ceres, on Mars, on Phobos and on Venus.

    The numbers of the spacecraft depend on whether the first one is swallowed by the Moon.
    """
    mars, ceres = (1, 2) if moon_is_dust else (2, 3)
    free = [number for number in range(1, 11) if number not in ((1, 2) if moon_is_dust else (1, 2, 3))]
    twin = free[0]
    lines = (
        LUNAR_PROBE
        + ship("probe x4", "atlas", year=1967, legs=(5,))
        + "maneuver earth_orbit__mars_orbit\nburn saturn\n"
        + ship("probe x2", "atlas x2", year=1968, legs=(3,))
        + "maneuver earth_orbit__inner_transfer\nburn saturn\n"
        + f"await {ceres}\n"
        + split("probe", "atlas")
        + f"craft {ceres}\nmaneuver inner_transfer__ceres\nburn atlas\n"
        + f"craft {twin}\nmaneuver inner_transfer__ceres\nburn atlas\nbold\n"
        + f"await {mars}\nsurvey mars\nsurvey phobos\n"
        + "".join(f"craft {mars}\n{split('probe')}craft {number}\nmaneuver mars_orbit__mars\n" for number in free[1:4])
        + f"craft {mars}\n"
        + fly("mars_orbit__phobos", "atlas")
        + ship("probe x4", year=1972, legs=(3, 3))
        + travel("earth_orbit__inner_transfer", "saturn", free[4])
        + travel("inner_transfer__venus_orbit", "saturn", free[4])
        + "survey venus\n"
        + "".join(
            f"craft {free[4]}\n{split('probe')}craft {number}\nmaneuver venus_orbit__venus\n" for number in free[5:7]
        )
        + f"craft {free[4]}\nmaneuver venus_orbit__venus\n"
    )
    return (
        lines,
        patron("surveying", "rovers", last=1972),
        patron("rendezvous", "atlas_rockets", last=1972),
    )


# --- tests, and the machines of the expansion --------------------------------

# Three rovers that nobody has tested drive about on the Moon, year after year.
ROVERS = (
    scout("saturn_rockets", "landing")
    + "research rovers\n"
    + ship("rover x3", "atlas", year=1966, legs=(3,))
    + fly("earth_orbit__lunar_orbit", "saturn")
    + "survey moon\n"
    + fly("lunar_orbit__moon", "atlas")
    + split("rover") * 2
    + "try explore\n"
    + "".join(f"until {year}\n" + "".join(f"craft {n}\ntry explore\n" for n in (2, 3, 1)) for year in range(1966, 1970))
)

# Fuel is made of air, on Earth, until everything has gone wrong once.
SYNTHESIS = "research life_support\nresearch synthesis\nbuy fuel_generator x3\n"

# Shuttles that nobody has tested; what is left of them lies about on Earth.
SHUTTLES = (
    "research re_entry\nresearch atlas_rockets\nresearch space_shuttle\n"
    + (
        "buy shuttle\nbuy large_fuel_tank\nbuild\nload shuttle\nload large_fuel_tank\n"
        "maneuver earth__suborbital\nburn shuttle\n"
    )
    * 5
)

# A shuttle carries a probe with a Daedalus to orbit; the pilot stays a year, which is lonely, and flies home.
SPACEPLANE = (
    scout("re_entry", "atlas_rockets")
    + "research space_shuttle\nbuy shuttle\nbuy large_fuel_tank x4\nbuy daedalus\nbuy small_fuel_tank x3\nbuy probe\n"
    + "buy pilot\nbuy food x2\nuntil 1967\nbuild\nload shuttle\nload large_fuel_tank x4\nload daedalus\n"
    + "load small_fuel_tank x3\nload probe\nload pilot\nload food x2\n"
    + fly("earth__suborbital", "shuttle")
    + fly("suborbital__earth_orbit", "shuttle")
    + split("daedalus", "small_fuel_tank x3", "probe")
    + "craft 2\n"
    + fly("earth_orbit__lunar_orbit", "daedalus")
    + "survey moon\nbold\n"
    + fly("lunar_orbit__moon", "daedalus")
    + "until 1968\ncraft 1\n"
    + HOME
)

# Four probes ride to Mars and leave the cycler in four ways; a fifth one goes from Mars to Venus.
CYCLERS = (
    scout("saturn_rockets", "landing")
    + ship("probe x4", "atlas x4", year=1967, legs=(3,))
    + fly("earth_orbit__earth_cycler", "saturn")
    + ship("probe", "ion_thruster", year=1968)
    + travel("earth_orbit__inner_transfer", "ion_thruster", 2, 1)
    + "maneuver inner_transfer__mars_flyby\nburn ion_thruster\n"
    + "await 1\n"
    + split("probe", "atlas") * 3
    + "craft 3\n"
    + fly("mars_cycler__mars", "atlas")
    + "craft 4\n"
    + fly("mars_cycler__mars_orbit", "atlas")
    + "craft 5\n"
    + "maneuver mars_cycler__mars_orbit__aero\n"
    + fly("mars_orbit__mars_cycler", "atlas")
    + "await 2\n"
    + "maneuver mars_flyby__inner_transfer\nburn ion_thruster\n"
    + "await 1\n"
    + fly("earth_cycler__earth_orbit", "atlas")
    + "craft 5\nmaneuver earth_cycler__earth_orbit__aero\n"
    + "await 2\n"
    + travel("inner_transfer__venus_flyby", "ion_thruster", 2)
    + travel("venus_flyby__inner_transfer", "ion_thruster", 2)
)

# Two crowded spacecraft in orbit: one doctor has a medical module, the other one medicine.
CLINIC = (
    scout("saturn_rockets", "landing")
    + ship("aldrin", "medical_module", "food x8", "doctor x2", "pilot x5", year=1967)
    + ship("aldrin", "medical_supplies x3", "food x8", "doctor x2", "pilot x4", "mechanic", year=1967)
    + "".join(f"until {year}\ncraft 1\ntry heal\ncraft 2\ntry heal\n" for year in range(1968, 1971))
)

# Alone, without scientists: a healthy astronaut finishes an experiment in orbit, and all come home at once.
LABORATORY = (
    "research saturn_rockets\nresearch surveying\nresearch re_entry\n"
    + ship("apollo", "science_module", "experiment", "pilot", "doctor", year=1956)
    + "finish_experiment\n"
    + HOME
)
