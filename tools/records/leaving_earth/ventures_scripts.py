"""The lines of the scripted games of Leaving Earth with joint ventures, see `Actor`.

Nobody trades before there is a venture, so each game begins with one: afterwards its shareholders share what they know
with the agency that flies, and give it their money.
"""

from __future__ import annotations

from tools.records.leaving_earth.stations_scripts import HOME, fly, scout, ship

# --- the parts of a script ---------------------------------------------------


def founding(**shares: int) -> str:
    """`founding(to_1=3)`: the founder keeps the rest."""
    grants = "".join(f"grant {seat.removeprefix('to_')} x{count}\n" for seat, count in shares.items())
    return f"found\n{grants}propose\n"


def invest(venture: str, *gifts: str) -> str:
    """Gifts to a venture, all in one offer."""
    return "\n".join([f"cooperate_with {venture}", *gifts, "propose", ""])


def teach(*known: str) -> str:
    """Begins with this, and shares it with the leading agency as soon as both are trading."""
    return scout(*known) + "cooperate 0\n" + "".join(f"give_research {gift}\n" for gift in known) + "propose\n"


def act_for(venture: str, lines: str) -> str:
    return f"act_for {venture}\n{lines}leave\n"


ALL_MONEY = ("give_money 25", "give_money 5")

# --- to the Moon and back ----------------------------------------------------


def prospectors() -> tuple[str, ...]:
    """A probe for a venture of three: it looks around on the Moon, and what it brings home is sold at New Year."""
    flight = (
        ship("probe", "atlas x3", "soyuz", year=1967)
        + fly("earth_orbit__lunar_orbit", "soyuz")
        + "survey moon\nbold\n"
        + fly("lunar_orbit__moon", "atlas")
        + "collect moon_sample\n"
        + fly("moon__lunar_orbit", "atlas")
        + fly("lunar_orbit__earth_orbit", "atlas")
        + HOME
    )
    return (
        scout("saturn_rockets", "landing")
        + founding(to_1=3, to_2=2)
        + invest("esa", "give_money 10")
        + "until 1967\n"
        + invest("esa", "give_money 25")
        + act_for("esa", flight)
        + "sell moon_sample\nuntil 1968\n"
        + act_for("esa", "buy soyuz\n"),
        "trusting\n" + teach("surveying", "rovers") + invest("esa", *ALL_MONEY),
        teach("atlas_rockets", "soyuz_rockets") + invest("esa", *ALL_MONEY) + "trusting\n",
    )


# --- a home in orbit ---------------------------------------------------------


def settlers() -> tuple[str, ...]:
    """A venture of four has a habitat in orbit, where food grows; who knows how looks after it. A fifth joins them."""
    parts = ("space_habitat", "hydroponics_module", "food x2", "doctor", "scientist")
    return (
        scout("saturn_rockets", "landing")
        + founding(to_1=4, to_2=2, to_3=2)
        + invest("esa", "give_money 10")
        + "until 1967\n"
        + act_for("esa", ship(*parts, year=1967)),
        teach("life_support", "synthesis") + invest("esa", *ALL_MONEY) + "trusting\n",
        teach("surveying", "rovers") + invest("esa", *ALL_MONEY) + "trusting\n",
        "trusting\n"
        + scout("re_entry", "atlas_rockets")
        + invest("esa", *ALL_MONEY)
        + "until 1968\nsell_share esa x2\nbuy_share esa\n",
        scout("rendezvous", "juno_rockets") + "buy_share esa\n" + invest("esa", "give_money 10"),
    )


# --- years on the way --------------------------------------------------------


def travellers() -> tuple[str, ...]:
    """A probe is on its way to Mars when its founder sells out; the other agency has everything in the end."""
    flight = ship("probe", "atlas", year=1967) + "maneuver earth_orbit__mars_orbit\nburn atlas\n"
    return (
        scout("saturn_rockets", "landing")
        + founding(to_1=5)
        + invest("esa", "give_money 10")
        + "until 1967\n"
        + act_for("esa", flight)
        + "until 1968\nsell_share esa x5\n",
        teach("surveying", "atlas_rockets")
        + invest("esa", *ALL_MONEY)
        + "trusting\nawait esa 1\nsurvey mars\nleave\nbuy_share esa x5\ncraft 1\nsurvey phobos\n",
    )


# --- tests -------------------------------------------------------------------


def testers() -> tuple[str, ...]:
    """Untested rockets of a venture: the agency that fires them draws, learns and pays; astronauts are aboard."""
    hop = "build\nload vostok\nload pilot\nload juno x6\nmaneuver earth__suborbital\nburn juno\n"
    return (
        founding(to_1=3)
        + "research juno_rockets\n"
        + invest("esa", "give_money 5")
        + "until 1957\n"
        + invest("esa", "give_money 10")
        + act_for("esa", "buy juno x12\n" + hop)
        + "act_for esa\n"
        + hop,
        "research re_entry\nbuy pilot x2\nbuy vostok x2\n"
        + invest("esa", "give pilot x2", "give vostok x2")
        + "cooperate 0\ngive_research re_entry\npropose\n",
    )


# --- a crew that has to breathe ----------------------------------------------


def crews() -> tuple[str, ...]:
    """All that a venture needs is given to it: money, food, people, a whole spacecraft, and air by who knows how."""
    return (
        scout("saturn_rockets", "re_entry")
        + founding(to_1=2, to_2=2)
        + "buy apollo\nbuild\nload apollo\ndone\n"
        + invest("esa", "give_craft 1", "give_money 5")
        + "until 1967\n"
        + invest("esa", "give_money 10")
        + act_for(
            "esa",
            "buy saturn x2\ncraft 1\nload saturn x2\nload pilot x2\nload mechanic\nload food x3\n"
            + fly("earth__suborbital", "saturn")
            + fly("suborbital__earth_orbit", "saturn"),
        )
        + "until 1968\n"
        + act_for("esa", "craft 1\n" + HOME),
        scout("surveying", "rovers")
        + "research life_support\nbuy food x3\nbuy pilot x2\n"
        + invest("esa", "give food x3", "give pilot x2", "give_money 5"),
        scout("landing", "juno_rockets")
        + "buy mechanic\n"
        + invest("esa", "give mechanic", "give_money 10", "give_money 5")
        + "trusting\n",
    )


# --- disagreements -----------------------------------------------------------


def quarrel() -> tuple[str, ...]:
    """One agency wants no share and buys one later, another one forbids what it can; the founder has all in the end."""
    return (
        scout("saturn_rockets", "landing")
        + founding(to_1=2, to_2=2)
        + founding(to_2=4)
        + invest("esa", "give_money 10")
        + act_for("esa", "buy probe\n")
        + "counter\ngive_share esa\nask_money 10\npropose\n"
        + "until 1967\n"
        + act_for("esa", "buy probe\nbuy spare_parts x2\nbuild\nload probe\nload spare_parts\n")
        + "until 1968\n"
        + act_for("esa", "buy spare_parts\nbuild\nload spare_parts\n")
        + "cooperate 2\nask_share esa x4\ngive_money 5\npropose\n"
        + "cooperate 1\nask_share esa\ngive_money 10\ngive_money 5\npropose\n"
        + "craft 1\nunload spare_parts\n",
        scout("surveying", "rovers") + "decline\ncooperate 0\nask_share esa\ngive_money 5\npropose\n",
        scout("atlas_rockets", "soyuz_rockets") + "consent\nveto\nconsent_all_year\nuntil 1968\nconsent\nveto\n",
    )


# --- two ventures ------------------------------------------------------------


def neighbours() -> tuple[str, ...]:
    """Two ventures trade with each other, and with those who have no share of them."""
    return (
        scout("saturn_rockets", "landing")
        + founding(to_1=4)
        + "buy saturn\n"
        + invest("esa", "give_money 5", "give saturn")
        + act_for("esa", "buy probe x2\n")
        + "counter\ngive probe\nask_money 10\npropose\n"
        + "act_for esa\nbuild\nload saturn\nload probe\ndone\ncooperate 2\nask_money 5\npropose\nleave\n"
        + "until 1968\ncooperate 2\ngive_share esa x2\nask_share iri\npropose\n",
        scout("surveying", "rovers") + "until 1968\nconsent\nveto\n",
        scout("saturn_rockets", "rendezvous")
        + "act_for iri\nleave\n"
        + "cooperate_with esa\nask probe\ngive_money 5\npropose\n"
        + "until 1968\nact_for iri\n"
        + "cooperate_with esa\nask_craft 1\ngive_money 5\npropose\n"
        + "craft 1\n"
        + fly("earth__suborbital", "saturn")
        + "leave\n"
        + "cooperate_with esa\nask_money 1\npropose\n",
        scout("life_support", "synthesis") + "until 1967\n" + founding(to_2=5) + invest("iri", "give_money 10"),
    )
