"""The cover of Leaving Earth: cheap to load, no rules in here."""

from cosmodrome.core.meta import Meta, Option, Preset, Superseded, switch

EXPANSIONS = ("mercury", "outer_planets", "stations")  # each an option of its own, and a file of printed facts

FIRST_OPTIONS = (
    Option("level", ("easy", "normal", "hard", "very_hard"), "normal"),
    *(switch(name) for name in EXPANSIONS),
    switch("quick_start", needs="outer_planets"),
    Option("stations_printing", ("later", "first"), "later", ruling="R40", needs="stations"),
    switch("ventures", needs="stations"),
    switch("team"),
    Option("last_year", (0, *range(1958, 1987, 2)), 0),  # 0: as long as the calendar is
)
QUICK_REFERENCE, FIRST_EDITION = "quick_reference", "first"
EDITION = Option("edition", (QUICK_REFERENCE, FIRST_EDITION), QUICK_REFERENCE, ruling="R71")

META = Meta(
    id="leaving_earth",
    title="Leaving Earth",
    designer="Joseph Fatula",
    publisher="The Lumenaris Group",
    year=2015,
    fewest=1,
    most=5,
    minutes=150,
    rules="leaving_earth/2",
    options=(*FIRST_OPTIONS, EDITION),
    superseded=(Superseded("leaving_earth/1", FIRST_OPTIONS),),
    locales=("en", "pl", "fr"),
    bots=("random", "planner-lite", "novice", "casual", "strong", "champion"),
    usual_bot="planner-lite",
    presets=(
        Preset("short_race", {"level": "easy", "last_year": 1964}),
        Preset(
            "everything",
            {"level": "very_hard", "mercury": True, "outer_planets": True, "stations": True, "ventures": True},
        ),
        Preset("by_the_book", {}),
        Preset("online", {}),
    ),
    summary="Twenty years, a few rockets that may explode, and the whole solar system to reach.",
    credits=("design", "published_with_expansions", "unofficial"),
)
