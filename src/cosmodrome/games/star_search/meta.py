"""The cover of Star Search: cheap to load, no rules in here."""

from cosmodrome.core.meta import Meta, Option, Preset, Superseded, seat_choice, switch

MOST_PLAYERS = 4
FIRST_OPTIONS = (
    Option("variation", ("eagle", "rudi"), "eagle"),
    Option("hourglass", ("box", 0, 10, 15, 20, 30, 45), "box"),
    Option("path", ("box", 20, 24, 28, 32), "box"),
    Option("fixed_star", ("centre", "elsewhere"), "centre", ruling="A32"),
    Option("super_limit", (0, 60, 90, 120), 90, ruling="A16"),
    Option("twinkle_seconds", (0, 10, 20, 40), 20, ruling="A22"),
    switch("meteor_shower", default=True, ruling="A30"),
)
STARTING_PLAYER = seat_choice(
    "starting_player", MOST_PLAYERS, ruling="A25", person=True
)  # a bot searches for up to half a minute

META = Meta(
    id="star_search",
    title="Star Search",
    designer="Manfred Ludwig",
    publisher="HABA",
    year=2019,
    fewest=2,
    most=MOST_PLAYERS,
    minutes=20,
    rules="star_search/2",
    options=(*FIRST_OPTIONS, STARTING_PLAYER),
    superseded=(Superseded("star_search/1", FIRST_OPTIONS),),
    locales=("en", "pl", "fr"),
    bots=("random", "novice", "casual", "strong", "champion", "child", "grown-up", "eagle"),
    usual_bot="grown-up",
    levels=("easy", "medium", "difficult"),
    usual_level="medium",
    presets=(
        Preset("with_kids", {"hourglass": 30, "twinkle_seconds": 0}, level="easy", bot="child", children=True),
        Preset("no_hurry", {"hourglass": 0, "twinkle_seconds": 0, "super_limit": 0}, level="easy", bot="child"),
        Preset("by_the_book", {"super_limit": 0, "twinkle_seconds": 0, "meteor_shower": False}),
        Preset("online", {}),
    ),
    summary="Hold your chart up to the sky: where does every marking show a star?",
    credits=("design", "illustrations", "editing", "published", "unofficial"),
)
