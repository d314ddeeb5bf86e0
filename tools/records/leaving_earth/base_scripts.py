"""The lines of the scripted games of Leaving Earth: for each scene one script per agency, see `Actor`."""

DOCKING = """
separate
detach probe
split
dock 2
separate
detach eagle
detach_crew 1
split
dock 2
"""

RENDEZVOUS = (
    """
research saturn_rockets
research rendezvous
research landing
buy eagle
buy pilot
buy saturn
buy probe x3
build
load saturn
load eagle
load pilot
load probe x3
maneuver earth__earth_orbit
fire saturn
"""
    + DOCKING * 3
)

UNMANNED_RENDEZVOUS = (
    """
research saturn_rockets
research rendezvous
buy saturn
buy probe x4
build
load saturn
load probe x4
maneuver earth__earth_orbit
fire saturn
"""
    + """
separate
detach probe
split
dock 2
"""
    * 6
)

# A doctor and two patients fall back to Earth after a suborbital flight that is not good for everybody.
HOSPITAL = """
research saturn_rockets
research re_entry
buy saturn
buy apollo
buy doctor
buy pilot x2
build
load saturn
load apollo
load doctor
load pilot x2
maneuver earth__suborbital
fire saturn
heal
done
pass
"""

# What is damaged in orbit is repaired there, and the crew comes home in two kinds of capsules.
WORKSHOP = """
research saturn_rockets
research re_entry
research life_support
research juno_rockets
buy saturn
buy juno x6
buy apollo
buy vostok
buy mechanic
buy pilot
buy supplies_1x x2
buy saturn
build
load saturn x2
load juno x3
load apollo
load vostok
load mechanic
load pilot
load supplies_1x
maneuver earth__earth_orbit
fire saturn
fire saturn
maneuver earth_orbit__lunar_flyby
fire juno
stop
repair
maneuver earth_orbit__earth
"""

# Nine people on their way to Mars, eight of them behind a shield, and too little to eat.
CROWD = """
research saturn_rockets
research life_support
research re_entry
buy pilot x3
buy mechanic x3
buy doctor x3
buy aldrin
buy vostok x2
buy supplies_1x x2
buy saturn x7
build
load saturn x7
load aldrin
load vostok x2
load pilot x3
load mechanic x3
load doctor x3
load supplies_1x x2
maneuver earth__earth_orbit
fire saturn x6
maneuver earth_orbit__mars_flyby
faster
fire saturn
"""

# All agencies research everything, until the pile of outcomes is used up, and the discards after it.
LIBRARY = """
research juno_rockets
research surveying
research atlas_rockets
research soyuz_rockets
research saturn_rockets
research ion_thrusters
research rendezvous
research re_entry
research landing
research life_support
"""

# One of them blows up a rocket first and pays for the failure.
TESTING_LIBRARY = """
research juno_rockets
buy juno
build
load juno
maneuver earth__suborbital
fire juno
""" + LIBRARY.replace("research juno_rockets\n", "")

# A probe looks at the Moon and tells nobody, then tries to land there without having learnt how to.
EXPLORERS = """
research saturn_rockets
research surveying
research juno_rockets
buy juno x7
buy probe
buy saturn x2
build
load saturn x2
load juno x7
load probe
maneuver earth__earth_orbit
fire saturn x2
maneuver earth_orbit__lunar_orbit
fire juno x6
survey moon
keep_hidden
maneuver lunar_orbit__moon
fire juno
"""

# A probe flies by Venus.
VENUS_PROBE = """
research saturn_rockets
research atlas_rockets
buy saturn x3
buy atlas x2
buy probe
build
load saturn x3
load atlas x2
load probe
maneuver earth__earth_orbit
fire saturn x3
maneuver earth_orbit__inner_transfer
fire atlas
done
pass
craft 1
maneuver inner_transfer__venus_flyby
fire atlas
"""

# Another one never gets there, because its agency keeps to itself how strong the sun is.
SECRET = VENUS_PROBE + "keep_hidden\n"

# Two probes that are never to come apart: with nothing left to damage they are lost.
WRECK = (
    """
research saturn_rockets
research rendezvous
buy saturn
buy probe x2
build
load saturn
load probe x2
maneuver earth__earth_orbit
fire saturn
"""
    + """
separate
detach probe
split
"""
    * 2
    + """
separate
detach damaged_probe
split
"""
)

# A pilot learns to land, again and again.
FLYING_SCHOOL = """
research juno_rockets
research landing
buy eagle
buy pilot
buy juno x12
build
load eagle
load pilot
""" + (
    """
load juno x3
maneuver earth__suborbital
fire juno x3
maneuver suborbital__earth
try_landing
"""
    * 4
)

SCRIPTS: dict[str, tuple[str, ...]] = {
    "rendezvous": (RENDEZVOUS,),
    "unmanned_rendezvous": (UNMANNED_RENDEZVOUS,),
    "hospital": (HOSPITAL,),
    "workshop": (WORKSHOP,),
    "crowd": (CROWD,),
    "library": (TESTING_LIBRARY, *(LIBRARY,) * 4),
    "explorers": (EXPLORERS,),
    "venus_probe": (VENUS_PROBE,),
    "secret": (SECRET,),
    "wreck": (WRECK,),
    "flying_school": (FLYING_SCHOOL,),
    "idle": ("", ""),
}
