"""The balance report: one page that needs nothing else, made of counts that add up, for every game."""

from __future__ import annotations

import re
from collections import Counter
from html.parser import HTMLParser

import pytest

from cosmodrome import bots, load
from cosmodrome.core.game_stats import GameStats, Tally
from cosmodrome.games import metas
from cosmodrome.lab.intervals import Estimate
from cosmodrome.lab.play import play_game
from cosmodrome.lab.report import GameWatcher, chronicle_of, report
from cosmodrome.lab.report.aggregate import Findings
from cosmodrome.lab.report.html import page
from cosmodrome.lab.report.plots import Line, against_par, bars, bin_width, columns, curve, spreads, ticks
from cosmodrome.lab.runs import Execution
from cosmodrome.lab.simulate import Job, simulate

VARIANTS = {"ufo": True, "explorations": True, "secret_missions": True}
TABLES = {
    "mlem": Job("mlem", 4, load("mlem").meta.check_options(VARIANTS), ("steady",) * 4, 3),
    "star_search": Job(
        "star_search", 3, load("star_search").meta.check_options(None), ("grown-up", "child", "random"), 3
    ),
    "leaving_earth": Job(
        "leaving_earth", 2, load("leaving_earth").meta.check_options({"level": "easy"}), ("planner-lite",) * 2, 3
    ),
}
GAMES = {"mlem": 60, "star_search": 40, "leaving_earth": 6}


@pytest.fixture(scope="module")
def found() -> dict[str, Findings]:
    return {game: report(job, GAMES[game]) for game, job in TABLES.items()}


class Reader(HTMLParser):
    """Checks that what is opened is closed, and keeps what would be loaded from elsewhere."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: Counter[str] = Counter()
        self.loads: list[str] = []
        self.names: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen[tag] += 1
        if tag != "meta":
            self.open.append(tag)
        for name, value in attrs:
            if name in ("src", "href", "srcset", "data") and not (value or "").startswith("#"):
                self.loads.append(f"{tag} {name}={value}")
            if name == "id":
                self.names.append(value or "")

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def read(text: str) -> Reader:
    reader = Reader()
    reader.feed(text)
    assert reader.open == []
    return reader


def test_every_game_has_a_report_chapter() -> None:
    for game in map(load, metas()):
        chronicle = chronicle_of(game, game.new(game.meta.most))
        assert chronicle.chapters
        for chapter in chronicle.chapters:
            assert chapter.often or chapter.value
            assert bool(chapter.winners) == bool(chapter.deed)
            assert bool(chapter.is_line) == bool(chapter.axis)
        names = [chapter.id for chapter in chronicle.chapters]
        assert len(set(names)) == len(names)


@pytest.mark.parametrize("game", TABLES)
def test_report_page_is_self_contained_and_names_its_parts(game: str, found: dict[str, Findings]) -> None:
    text = page(found[game])
    reader = read(text)
    assert reader.loads == []
    assert not re.search(r"@import|url\(|<script|javascript:", text)
    assert set(re.findall(r"https?://[^\"' <]+", text)) <= {"http://www.w3.org/2000/svg"}
    assert {"seats", "scores", "wins", "about", "reading"} <= set(reader.names)
    assert load(game).meta.title in text
    assert found[game].digest in text
    assert f"cosmodrome report {game} OUT.html" in text
    assert reader.seen["figure"] == reader.seen["svg"] == reader.seen["figcaption"]
    for title in (
        "Share of the victory by seat",
        "Points at the end, by seat",
        "Length",
        "How often the one who is ahead",
    ):
        assert title in text
    assert "nan" not in re.sub(r"<style>.*?</style>", "", text, flags=re.S).split()
    assert 'inf"' not in text


def test_report_of_mlem_has_specialists_spaces_crashes_goals_and_missions(found: dict[str, Findings]) -> None:
    text = page(found["mlem"])
    for words in ("Specialists that land", "space of the mat", "crashes per roll", "Goals", "Secret missions", "UFO"):
        assert words in text


def test_report_of_leaving_earth_has_missions_research_and_losses(found: dict[str, Findings]) -> None:
    text = page(found["leaving_earth"])
    for words in ("Missions", "When missions are done", "Advancements", "Failures", "The year of the end"):
        assert words in text


def test_report_of_star_search_has_searches_and_charts(found: dict[str, Findings]) -> None:
    text = page(found["star_search"])
    for words in ("What a search brings", "Star charts", "How charts are put down", "seat 1, grown-up"):
        assert words in text


@pytest.mark.parametrize("game", TABLES)
def test_the_games_of_a_report_are_those_of_simulate(game: str, found: dict[str, Findings]) -> None:
    assert found[game].digest == simulate(TABLES[game], GAMES[game]).digest


def test_workers_do_not_change_a_page(found: dict[str, Findings]) -> None:
    assert page(report(TABLES["mlem"], GAMES["mlem"], Execution(workers=2))) == page(found["mlem"])


def test_report_counts_astronauts_once(found: dict[str, Findings]) -> None:
    """Each landing counts once as a flight, by space and by specialist."""
    totals = {
        chapter.id: sum(each.often.mean for each in found["mlem"].findings(chapter) if each.often)
        for chapter in found["mlem"].chronicle.chapters
    }
    assert totals["landings"] == pytest.approx(totals["spaces"])
    assert totals["landings"] < totals["flights"]
    assert totals["planets"] < totals["landings"]


def test_the_points_of_specialists_are_those_of_the_players() -> None:
    """In the base game all points come from where astronauts stand, and from goals."""
    game = load("mlem")
    start = game.new(3)
    chronicle = chronicle_of(game, start)
    for index in range(20):
        watch, tally = GameWatcher(), Tally()
        _, state = play_game(game, start, [bots.find(game, "steady")] * 3, 8, index, watch)
        chronicle.read(state.journal or [], state, tally)
        goals = Counter(seat for chapter, _, seat in tally.notes if chapter == "goals")
        for seat, score in enumerate(state.scores()):
            landed = [tally.notes[key][1] for key in tally.notes if (key[0], key[2]) == ("landings", seat)]
            assert score == pytest.approx(sum(landed) + goals[seat] * game.data["goals"]["points"])


def test_report_without_statistics_has_the_common_parts() -> None:
    findings = Findings(Job("mlem", 2, load("mlem").meta.check_options(None), ("random",) * 2, 1), 1, GameStats())
    for score in (3, 5):
        findings.add(
            {"decisions": 9, "scores": [score, 4], "winners": 1, "ahead": [3] * 11, "notes": [], "numbers": {}}
        )
    findings.finish()
    text = page(findings)
    assert "Nothing that was counted" in text
    read(text)


# --- plots -------------------------------------------------------------------

SURE = Estimate(0.5, 0.5, 0.5)
WIDE = Estimate(0.4, float("-inf"), float("inf"))


def test_plots_accept_extreme_values() -> None:
    for lines in ([Line("one", SURE)], [Line("a" * 60, WIDE), Line("<b>&", SURE), Line("never", None)]):
        for drawn in (
            bars("t", lines, "x"),
            bars("t", lines, "x", from_zero=False),
            against_par("t", lines, "x", 0.25),
            columns("t", lines, "x", "y", True),
        ):
            read(drawn)
            assert "<b>" not in drawn
            assert not re.search(r'="-?(inf|nan)', drawn)
    read(curve("t", [SURE, SURE], "x", "y", 0.5))
    for values in ([1.0], [0.0, 0.0], [0.5, 1e6], [-3.0, 4.0]):
        read(spreads("t", [("a", values)], "x"))
        read(spreads("t", [("a", values), ("b", values)], "x"))


def test_axes_have_round_numbers() -> None:
    assert ticks(0, 10) == [0, 2, 4, 6, 8, 10]
    assert ticks(0.18, 0.32) == pytest.approx([0.2, 0.25, 0.3])
    assert bin_width(0, 12, [0, 12]) == 1
    assert bin_width(0, 4000, [0, 4000] * 200) == 200
