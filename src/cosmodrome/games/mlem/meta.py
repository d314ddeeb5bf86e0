"""The cover of MLEM: cheap to load, no rules in here."""

from cosmodrome.core.meta import Meta, Option, switch

META = Meta(
    id="mlem",
    title="MLEM: Space Agency",
    designer="Reiner Knizia",
    publisher="Rebel Studio",
    year=2023,
    fewest=2,
    most=5,
    minutes=30,
    rules="mlem/1",
    options=(
        switch("ufo"),
        switch("explorations"),
        switch("secret_missions"),
        Option("satellite_space", ("printed", "third"), "printed", ruling="A01"),
        switch("engineer_joins_group", ruling="A05"),
        switch("drifter_from_5", ruling="A08"),
        switch("drifter_from_deep_space", ruling="A09"),
        switch("goals_on_crash", default=True, ruling="A14"),
        switch("ufo_reshuffle", ruling="A24"),
    ),
    locales=("en", "pl", "fr"),
    bots=("random", "novice", "casual", "steady", "strong", "champion"),
    summary="Cats share one rocket. Get off in time, or go home with the wreck.",
    credits=(
        "Game design: Reiner Knizia",
        "Illustrations of the printed game: Joanna Rzepecka",
        "Published by Rebel Studio, 2023",
        "This is an unofficial fan implementation with its own words and drawings.",
    ),
)
