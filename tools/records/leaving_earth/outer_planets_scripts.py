"""The lines of the scripted games of Leaving Earth with Outer Planets, see `Actor`.

They start late, so that the advancements chosen at the start never fail, and give that to the agency that flies. Its
ships mostly have ion thrusters: a mass of five comes to Jupiter and back, as long as it has the years.
"""

from __future__ import annotations

LATE = 1966

# --- the parts of a script ---------------------------------------------------


def patron(*gifts: str, last: int = LATE) -> str:
    """Shares what it begins with, and gives its money to the first agency until some year."""
    lines = [f"research {gift}" for gift in gifts]
    lines += ["cooperate 0", *(f"give_research {gift}" for gift in gifts), "give_money 25", "propose"]
    for year in range(LATE + 1, last + 1):
        lines += [f"until {year}", "cooperate 0", "give_money 25", "propose"]
    return "\n".join(lines)


def scout(*known: str) -> str:
    """Begins with this."""
    return "".join(f"research {advancement}\n" for advancement in known)


def ship(*parts: str, year: int = LATE) -> str:
    """Bought when there is money for it, built when it is to start, fired into orbit by Saturn rockets."""
    lines = [*(f"buy {part}" for part in parts), f"until {year}", "build", *(f"load {part}" for part in parts)]
    return "\n".join([*lines, "maneuver earth__earth_orbit", "burn saturn", "try heal", ""])


def sail(maneuver: str, added: int = 0, craft: int = 1) -> str:
    """By ion thrusters, some years longer than printed; if an astronaut falls ill, a doctor may be aboard."""
    return f"{depart(maneuver, added)}try heal\nawait {craft}\ntry heal\n"


def depart(maneuver: str, added: int = 0) -> str:
    """The same, and something else is done in the meantime."""
    slower = f"slower x{added}\n" if added else ""
    return f"maneuver {maneuver}\n{slower}burn ion_thruster\n"


def blast(maneuver: str, rocket: str) -> str:
    return f"maneuver {maneuver}\nburn {rocket}\n"


def surveys(*places: str) -> str:
    """Each of them twice: what the first look finds can be completed by the second."""
    return "".join(f"survey {place} x2\n" for place in places)


def leave_behind(*parts: str) -> str:
    return "\n".join(["separate", *(f"detach {part}" for part in parts), "split", ""])


ION = ("ion_thrusters", "saturn_rockets")

# --- Jupiter -----------------------------------------------------------------

TO_JUPITER = sail("earth_orbit__outer_transfer", 1) + sail("outer_transfer__jupiter_flyby")
TO_JUPITER_ORBIT = TO_JUPITER + sail("jupiter_flyby__jupiter_orbit", 4)
GALILEO = scout(*ION) + ship("saturn", "galileo", "ion_thruster x3")

# From moon to moon, until the years are over.
JUPITER_LANDERS = (
    GALILEO
    + TO_JUPITER
    + "survey callisto\n"
    + sail("jupiter_flyby__jupiter_orbit", 4)
    + surveys("io", "europa", "ganymede", "callisto")
    + sail("jupiter_orbit__io", 1)
    + sail("io__jupiter_orbit", 1)
    + sail("jupiter_orbit__europa", 1)
    + sail("europa__jupiter_orbit", 1)
    + sail("jupiter_orbit__callisto", 2)
)

# A rocket is kept for Ganymede, where nobody can land with ion thrusters.
GANYMEDE_LANDER = (
    scout(*ION)
    + ship("saturn x2", "galileo", "ion_thruster x4", "atlas", year=1967)
    + sail("earth_orbit__outer_transfer", 2)
    + sail("outer_transfer__jupiter_flyby")
    + "survey europa\n"
    + sail("jupiter_flyby__jupiter_orbit", 5)
    + surveys("io", "europa")
    + sail("jupiter_orbit__ganymede_orbit", 2)
    + blast("ganymede_orbit__ganymede", "atlas")
)


JUPITER_HOME = sail("jupiter_orbit__jupiter_flyby", 4) + sail("jupiter_flyby__outer_transfer")


def sample_of(moon: str) -> str:
    return sail(f"jupiter_orbit__{moon}", 1) + f"collect {moon}_sample\n" + sail(f"{moon}__jupiter_orbit", 1)


EUROPA_SAMPLE = (
    GALILEO
    + TO_JUPITER_ORBIT
    + sample_of("europa")
    + JUPITER_HOME
    + sail("outer_transfer__earth_orbit", 2)
    + "maneuver earth_orbit__earth\n"
)

# An agency alone takes two years for its ship, and a probe instead of a Galileo.
IO_SAMPLE = (
    scout(*ION)
    + "research landing\n"
    + ship("saturn", "ion_thruster x3", "probe", year=1968)
    + TO_JUPITER
    + sail("jupiter_flyby__jupiter_orbit", 3)
    + sample_of("io")
    + JUPITER_HOME
    + sail("outer_transfer__earth_orbit", 1)
    + "maneuver earth_orbit__earth\n"
)

TWO_SAMPLES = (
    scout(*ION)
    + ship("saturn x2", "galileo", "ion_thruster x6")
    + TO_JUPITER
    + sail("jupiter_flyby__jupiter_orbit", 3)
    + sample_of("io")
    + sample_of("europa")
    + JUPITER_HOME
    + sail("outer_transfer__earth_orbit", 1)
    + "maneuver earth_orbit__earth\nsell io_sample\n"
)

# Alone, and only to look.
JUPITER_SURVEYS = (
    scout(*ION)
    + "research surveying\n"
    + ship("saturn", "ion_thruster x3", "probe", year=1968)
    + TO_JUPITER
    + "survey io\n"
    + sail("jupiter_flyby__jupiter_orbit", 3)
    + surveys("io", "europa", "ganymede", "callisto")
)

EUROPA_EXPLORER = (
    scout(*ION)
    + ship("saturn", "probe", "explorer", "ion_thruster x3")
    + TO_JUPITER_ORBIT
    + sail("jupiter_orbit__europa", 1)
    + leave_behind("explorer")
)

# A scientist and a doctor live in orbit, and then on Ganymede.
JUPITER_STATION = (
    scout(*ION)
    + ship(
        *("saturn x7", "ion_thruster x15", "atlas", "eagle", "scientist", "doctor", "supplies_1x x12"),
        year=1969,
    )
    + sail("earth_orbit__outer_transfer", 2)
    + sail("outer_transfer__jupiter_flyby")
    + sail("jupiter_flyby__jupiter_orbit", 4)
    + sail("jupiter_orbit__ganymede_orbit", 1)
    + "separate\ndetach eagle\ndetach atlas\ndetach_crew 1\ndetach_crew 2\ndetach supplies_1x x2\nsplit\n"
    + "craft 2\n"
    + blast("ganymede_orbit__ganymede", "atlas")
    + "collect ganymede_sample\n"
)

# Two probes for Callisto, which leave it in different ways, and one that comes back from Ganymede.
MOONS_AND_BACK = (
    scout(*ION)
    + ship("saturn x9", "proton x2", "ion_thruster x17", "probe x3", "atlas", "juno x6", year=1969)
    + sail("earth_orbit__outer_transfer", 2)
    + sail("outer_transfer__jupiter_flyby")
    + blast("jupiter_flyby__jupiter_orbit__aero", "proton")
    + leave_behind("probe", "juno x6", "ion_thruster")
    + sail("jupiter_orbit__callisto", 2)
    + leave_behind("probe", "atlas")
    + depart("callisto__jupiter_orbit", 2)
    + "craft 3\n"
    + blast("callisto__jupiter_flyby", "atlas")
    + "craft 2\n"
    + sail("jupiter_orbit__ganymede_orbit", 5, craft=2)
    + blast("ganymede_orbit__ganymede", "juno")
    + blast("ganymede__ganymede_orbit", "juno")
    + sail("ganymede_orbit__jupiter_orbit", 2, craft=2)
)

MANNED_JUPITER_FLY_BY = (
    scout(*ION)
    + ship("saturn x4", "ion_thruster x6", "vostok", "scientist", "supplies_1x x10", year=1968)
    + sail("earth_orbit__outer_transfer", 3)
    + sail("outer_transfer__jupiter_flyby")
    + "survey jupiter\n"
    + sail("jupiter_flyby__outer_transfer")
    + sail("outer_transfer__earth_orbit", 1)
    + "maneuver earth_orbit__earth\n"
)

# --- Saturn ------------------------------------------------------------------

TO_SATURN = sail("earth_orbit__outer_transfer", 2) + sail("outer_transfer__saturn_flyby")
TO_SATURN_ORBIT = TO_SATURN + sail("saturn_flyby__saturn_orbit", 3)
SATURN_HOME = (
    sail("saturn_orbit__saturn_flyby", 4)
    + sail("saturn_flyby__outer_transfer")
    + sail("outer_transfer__earth_orbit", 2)
    + "maneuver earth_orbit__earth\n"
)

SATURN_LANDERS = (
    GALILEO
    + TO_SATURN_ORBIT
    + surveys("titan", "enceladus")
    + sail("saturn_orbit__enceladus", 1)
    + sail("enceladus__saturn_orbit", 1)
    + sail("saturn_orbit__titan_orbit", 1)
    + "maneuver titan_orbit__titan\ntry collect supplies_1x\n"
)

SATURN_EXPLORERS = (
    scout(*ION)
    + ship("saturn x2", "probe", "explorer x2", "ion_thruster x3")
    + TO_SATURN_ORBIT
    + sail("saturn_orbit__enceladus", 1)
    + leave_behind("explorer")
    + sail("enceladus__saturn_orbit", 1)
    + sail("saturn_orbit__titan_orbit", 1)
    + "maneuver titan_orbit__titan\n"
    + leave_behind("explorer")
)

# What flies about in Saturn Orbit is brought home.
SATURN_SAMPLES = (
    GALILEO + TO_SATURN_ORBIT + "survey enceladus\ncollect saturn_sample\ncollect enceladus_sample\n" + SATURN_HOME
)

TITAN_SAMPLE = (
    scout(*ION)
    + ship("saturn x3", "probe", "ion_thruster x7", "atlas")
    + TO_SATURN_ORBIT
    + sail("saturn_orbit__titan_orbit", 1)
    + "maneuver titan_orbit__titan\ncollect titan_sample\n"
    + blast("titan__titan_orbit", "atlas")
    + sail("titan_orbit__saturn_orbit", 1)
    + sail("saturn_orbit__saturn_flyby", 2)
    + sail("saturn_flyby__outer_transfer")
    + sail("outer_transfer__earth_orbit", 1)
    + "maneuver earth_orbit__earth\n"
)

SATURN_STATION = (
    scout(*ION)
    + ship("saturn x4", "ion_thruster x8", "eagle", "scientist", "supplies_1x x10", year=1969)
    + TO_SATURN_ORBIT
    + sail("saturn_orbit__titan_orbit", 1)
    + "maneuver titan_orbit__titan\ncollect titan_sample\n"
)

# Rockets to the Outer Planets, air instead of fuel at Saturn and at Earth, thrusters on the way back.
MAN_ON_TITAN = (
    scout(*ION)
    + ship("saturn x23", "proton x3", "ion_thruster x8", "vostok", "pilot", "supplies_1x x12", year=1971)
    + "maneuver earth_orbit__outer_transfer\nburn saturn\nawait 1\n"
    + sail("outer_transfer__saturn_flyby")
    + blast("saturn_flyby__saturn_orbit__aero", "proton")
    + blast("saturn_orbit__titan_orbit__aero", "proton")
    + "maneuver titan_orbit__titan\n"
    + blast("titan__titan_orbit", "proton")
    + sail("titan_orbit__saturn_orbit", 1)
    + sail("saturn_orbit__saturn_flyby", 3)
    + sail("saturn_flyby__outer_transfer")
    + sail("outer_transfer__earth_orbit__aero")
    + "maneuver earth_orbit__earth\n"
)

# Straight into the air of Titan, and nobody aboard who could burn.
TITAN_ENTRY = (
    scout(*ION)
    + "research juno_rockets\n"
    + ship("saturn x2", "probe", "ion_thruster x4", "juno x2", year=1969)
    + TO_SATURN_ORBIT
    + blast("saturn_orbit__titan", "juno")
    + "collect supplies_1x\n"
)

# --- farther, and tests ------------------------------------------------------

GRAND_TOUR = (
    scout(*ION)
    + "research surveying\n"
    + ship("saturn", "probe", "galileo", "ion_thruster x2", year=1971)
    + sail("earth_orbit__inner_transfer", 1)
    + sail("inner_transfer__venus_flyby")
    + sail("venus_flyby__jupiter_flyby")
    + "survey io\nsurvey ganymede\nmaneuver jupiter_flyby__saturn_flyby\nawait 1\n"
    + "survey titan\nsurvey enceladus\nmaneuver saturn_flyby__uranus_flyby\nawait 1\n"
    + "survey uranus\nmaneuver uranus_flyby__neptune_flyby\nawait 1\n"
    + "survey neptune\n"
)

# In 1972 everything is aligned: one probe each to Jupiter and Saturn, two to Uranus, and one is left where it is.
DRIFTERS = (
    scout(*ION)
    + ship("saturn x2", "probe x5", "ion_thruster x4", year=1969)
    + sail("earth_orbit__outer_transfer", 2)
    + leave_behind("probe", "ion_thruster") * 4
    + "".join(
        f"craft {craft}\n" + depart(f"outer_transfer__{planet}_flyby")
        for craft, planet in ((2, "uranus"), (3, "uranus"), (4, "jupiter"), (5, "saturn"))
    )
    + "until 1981\ncraft 2\n"
    + depart("uranus_flyby__outer_transfer")
)

# Four probes: two part at Mars, for its orbit and for Jupiter; one goes by Ceres to Mars and out again; one by Venus.
ROUNDABOUT = (
    scout(*ION)
    + ship("saturn x2", "probe x4", "ion_thruster x3", "juno", year=1967)
    + leave_behind("probe", "ion_thruster") * 2
    + depart("earth_orbit__mars_flyby")
    + "craft 2\n"
    + depart("earth_orbit__outer_transfer", 2)
    + "craft 3\n"
    + sail("earth_orbit__inner_transfer", 1, craft=3)
    + depart("inner_transfer__venus_orbit", 1)
    + "await 1\n"
    + leave_behind("probe", "juno")
    + depart("mars_flyby__jupiter_flyby")
    + "craft 4\n"
    + blast("mars_flyby__mars_orbit__aero", "juno")
    + "craft 2\n"
    + sail("outer_transfer__ceres", 1, craft=2)
    + "craft 3\n"
    + depart("venus_orbit__outer_transfer", 3)
    + "craft 2\n"
    + sail("ceres__outer_transfer", 1, craft=2)
    + sail("outer_transfer__mars_orbit", 1, craft=2)
    + sail("mars_orbit__outer_transfer", 1, craft=2)
    + sail("outer_transfer__mars_orbit__aero", craft=2)
)

# The first of six probes brakes without anybody knowing how to, three more after that; the last two drift away.
BRAKES = (
    scout(*ION)
    + ship("saturn x2", "probe x6", "ion_thruster x4", year=1967)
    + sail("earth_orbit__inner_transfer", 1)
    + sail("inner_transfer__venus_flyby")
    + leave_behind("probe")
    + "craft 2\nmaneuver venus_flyby__venus_orbit__aero\nresearch aerobraking\n"
    + "".join(
        f"craft 1\n{leave_behind('probe')}craft {craft}\nmaneuver venus_flyby__venus_orbit__aero\n"
        for craft in (2, 3, 4)
    )
)

PROTON = (
    "research soyuz_rockets\nresearch proton_rockets\n"
    + "buy proton\nbuild\nload proton\nmaneuver earth__suborbital\nburn proton\n" * 4
)
