"""The cover of Leaving Earth: cheap to load, no rules in here."""

from cosmodrome.core.meta import Meta, Option, Preset, switch

EXPANSIONS = ("mercury",)  # each an option of its own, and a file of printed facts

META = Meta(
    id="leaving_earth",
    title="Leaving Earth",
    designer="Joseph Fatula",
    publisher="The Lumenaris Group",
    year=2015,
    fewest=1,
    most=5,
    minutes=150,
    rules="leaving_earth/1",
    options=(
        Option("level", ("easy", "normal", "hard", "very_hard"), "normal"),
        *(switch(name) for name in EXPANSIONS),
        switch("team"),
        Option("last_year", (1958, 1960, 1962, 1964, 1966, 1968, 1970, 1972, 1974, 1976), 1976),
    ),
    locales=("en", "pl", "fr"),
    bots=("random", "planner-lite"),
    presets=(
        Preset("short_race", {"level": "easy", "last_year": 1964}),
        Preset("everything", {"level": "very_hard", "mercury": True}),
    ),
    summary="Twenty years, a few rockets that may explode, and the whole solar system to reach.",
    credits=(
        "Game design: Joseph Fatula",
        "Published by The Lumenaris Group, 2015; the Mercury expansion 2015",
        "This is an unofficial fan implementation with its own words and drawings.",
    ),
)
