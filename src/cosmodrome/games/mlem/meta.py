"""The cover of MLEM: cheap to load, no rules in here."""

from cosmodrome.core.meta import Meta, Option, Preset, Superseded, seat_choice, switch

MOST_PLAYERS = 5
STARTING_PLAYER = seat_choice("starting_player", MOST_PLAYERS, ruling="A43")


def common_options(goals_on_crash: bool) -> tuple[Option, ...]:
    """The options of both versions of the rules, which differ in one default."""
    return (
        switch("ufo"),
        switch("explorations"),
        switch("secret_missions"),
        Option("satellite_space", ("printed", "third"), "printed", ruling="A01"),
        switch("engineer_joins_group", ruling="A05"),
        switch("drifter_from_5", ruling="A08"),
        switch("drifter_from_deep_space", ruling="A09"),
        switch("goals_on_crash", default=goals_on_crash, ruling="A14"),
        switch("ufo_reshuffle", ruling="A24"),
    )


META = Meta(
    id="mlem",
    title="MLEM: Space Agency",
    designer="Reiner Knizia",
    publisher="Rebel Studio",
    year=2023,
    fewest=2,
    most=MOST_PLAYERS,
    minutes=30,
    rules="mlem/2",
    options=(*common_options(goals_on_crash=False), switch("hidden_tokens", ruling="A39"), STARTING_PLAYER),
    superseded=(Superseded("mlem/1", common_options(goals_on_crash=True)),),
    locales=("en", "pl", "fr"),
    bots=("random", "novice", "casual", "steady", "strong", "champion"),
    usual_bot="steady",
    presets=(
        Preset("by_the_book", {"hidden_tokens": True}),
        Preset("online", {}),
    ),
    summary="Cats share one rocket. Get off in time, or go home with the wreck.",
    credits=("design", "illustrations", "published", "unofficial"),
)
