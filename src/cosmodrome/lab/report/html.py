"""The balance report as one HTML page that needs nothing else: no network, no script; light, dark and on paper."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from html import escape
from importlib import resources

from cosmodrome import __version__
from cosmodrome.core.game import Game
from cosmodrome.core.game_stats import Chapter, Measure
from cosmodrome.core.meta import written
from cosmodrome.games import load
from cosmodrome.lab.intervals import Estimate
from cosmodrome.lab.report import plots
from cosmodrome.lab.report.aggregate import FEW, Finding, Findings
from cosmodrome.lab.report.plots import Line
from cosmodrome.lab.simulate import Job

HALF_TIME = 5  # tenths
MUCH = 200.0  # a mean above this is a year or the like: its axis does not begin at 0


def page(findings: Findings) -> str:
    """The whole page; the same games give the same page, byte for byte."""
    game = load(findings.job.game, findings.job.pack)
    sections = [
        ("seats", "Seats and the lead", seats(findings)),
        ("scores", "Scores and length", scores(findings)),
        ("wins", "What wins", what_wins(findings)),
        *((chapter.id, chapter.title, told(findings, chapter)) for chapter in findings.chronicle.chapters),
        ("about", "What was played", about(findings, game)),
        ("reading", "How to read it", READING),
    ]
    shown = [section for section in sections if section[2]]
    style = resources.files(__package__).joinpath("page.css").read_text(encoding="utf-8")
    links = "".join(f'<a href="#{name}">{escape(title)}</a>' for name, title, _ in shown)
    body = "".join(f'<section id="{name}"><h2>{escape(title)}</h2>{text}</section>' for name, title, text in shown)
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<meta name="color-scheme" content="light dark">'
        f"<title>Balance report: {escape(game.meta.title)}</title><style>{style}</style></head><body>"
        f"<header><h1>Balance report: {escape(game.meta.title)}</h1>"
        f'<p class="soft">{escape(subtitle(findings))}</p></header>'
        f"{cards(findings)}{glance(findings)}<nav>{links}</nav><main>{body}</main></body></html>\n"
    )


# --- the top of the page -----------------------------------------------------


def subtitle(findings: Findings) -> str:
    job = findings.job
    bots = job.bots[0] if len(set(job.bots)) == 1 else ", ".join(job.bots)
    where = "in every seat" if len(set(job.bots)) == 1 else "in the seats"
    players = f"{job.players} player{'s' if job.players > 1 else ''}"
    return f"{findings.games:,} games with {players}, the bot{'s' if ',' in bots else ''} {bots} {where}"


def cards(findings: Findings) -> str:
    everything = [score for seat in findings.scores for score in seat]
    best = [max(row) for row in zip(*findings.scores, strict=True)]
    shown = {
        "games": f"{findings.games:,}",
        "decisions per game": f"{sum(findings.decisions) / findings.games:.1f}",
        "points per seat": f"{sum(everything) / len(everything):.1f}",
    }
    if findings.job.players > 1:
        shown["points of the best"] = f"{sum(best) / len(best):.1f}"
        shares = [share.mean for share in findings.seat_shares()]
        shown["between best and worst seat"] = f"{100 * (max(shares) - min(shares)):.1f} %"
    return (
        '<div class="cards">' + "".join(f"<div><b>{value}</b>{name}</div>" for name, value in shown.items()) + "</div>"
    )


def glance(findings: Findings) -> str:
    """The findings in a few sentences."""
    return "<ul>" + "".join(f"<li>{escape(sentence)}</li>" for sentence in sentences(findings)) + "</ul>"


def sentences(findings: Findings) -> Iterator[str]:
    par = findings.par
    if findings.job.players == 1:
        yield f"{percent(findings.seat_shares()[0])} of the games are won."
    else:
        clear = [
            f"{name} wins {percent(share)}"
            for name, share in zip(seat_names(findings.job), findings.seat_shares(), strict=True)
            if share.side(par)
        ]
        if clear:
            yield f"Not every seat wins its par of {100 * par:.1f} %: {'; '.join(clear)}."
        else:
            yield f"No seat wins clearly more or less than its par of {100 * par:.1f} %."
        half = findings.lead()[HALF_TIME]
        yield f"The leader in the middle of a game wins {percent(half)}."
    for word, found in (("more", findings.what_wins()[:2]), ("less", findings.what_wins()[-2:][::-1])):
        for each in found:
            if (each.share.mean > par) == (word == "more"):
                yield f"Who {each.deed} wins {word} than par: {percent(each.share)}."


def percent(found: Estimate) -> str:
    return f"{100 * found.mean:.1f} % ({100 * found.low:.1f} – {100 * found.high:.1f})"


# --- sections of every game --------------------------------------------------


def figure(title: str, plot: str, note: str = "") -> str:
    small = f"<small>{escape(note)}</small>" if note else ""
    return f"<figure><figcaption>{escape(title)}{small}</figcaption>{plot}</figure>"


def seat_names(job: Job) -> list[str]:
    is_mixed = len(set(job.bots)) > 1
    return [f"seat {seat + 1}" + (f", {bot}" if is_mixed else "") for seat, bot in enumerate(job.bots)]


def seats(findings: Findings) -> str:
    """Whether it matters where one sits, and whether it pays to be ahead."""
    if findings.job.players == 1:
        return ""
    title = "Share of the victory by seat"
    lines = [Line(name, share) for name, share in zip(seat_names(findings.job), findings.seat_shares(), strict=True)]
    by_seat = plots.against_par(title, lines, "share of the victory", findings.par)
    lead = "How often the one who is ahead wins"
    by_lead = plots.curve(
        lead, findings.lead()[1:-1], "part of the decisions that are made", "share of the victory", findings.par
    )
    margins = [margin(row) for row in zip(*findings.scores, strict=True)]
    found = [
        figure(title, by_seat, "with 95 % intervals"),
        figure(lead, by_lead, "near par the lead means little yet"),
        spread("Margin of victory", margins, "points between the first and the second"),
    ]
    return f'<div class="plots">{"".join(found)}</div>'


def scores(findings: Findings) -> str:
    title = "Points at the end, by seat"
    plot = plots.spreads(title, list(zip(seat_names(findings.job), findings.scores, strict=True)), "points")
    highest = f"the line is the mean; the highest bar is {100 * plots.tallest(findings.scores):.1f} % of the games"
    found = [figure(title, plot, highest), spread("Length", findings.decisions, "decisions per game")]
    found += [measured(findings, measure) for measure in findings.chronicle.measures]
    return f'<div class="plots">{"".join(found)}</div>'


def margin(row: Sequence[float]) -> float:
    ordered = sorted(row)
    return ordered[-1] - ordered[-2] if len(row) > 1 else 0.0


def spread(title: str, values: Sequence[float], unit: str) -> str:
    return figure(title, plots.spreads(title, [("", values)], unit), "the line is the mean")


def measured(findings: Findings, measure: Measure) -> str:
    counted = findings.numbers.get(measure.id)
    if not counted or set(counted) == {0}:
        return ""
    return spread(measure.title, sorted(counted.elements()), measure.unit)


def what_wins(findings: Findings) -> str:
    if findings.job.players == 1:
        return ""
    found = findings.what_wins()
    if not found:
        return "<p>Nothing that was counted goes with clearly more or fewer victories than par.</p>"
    title = "Clearest of all that was counted"
    lines = [Line(each.deed, each.share) for each in found]
    plot = plots.against_par(title, lines, "share of the victory of those who did it", findings.par)
    rows = [[f"who {each.deed}", percent(each.share), f"{each.finding.seats:,}"] for each in found]
    listed = table(["what", "share of the victory", "seats that did it"], rows, numbers=1)
    note = "It goes with winning or losing; whether it is the cause, only a changed game can show."
    return f'<p>{note}</p><div class="plots">{figure(title, plot)}<div class="wide double">{listed}</div></div>'


# --- sections that the game brings -------------------------------------------


def told(findings: Findings, chapter: Chapter) -> str:
    """The plots of one chapter; empty if none of its things was seen."""
    found = findings.findings(chapter)
    if not any(finding.often is not None and finding.often.mean > 0 for finding in found):
        return ""
    shown = [
        how_often(chapter, found) if chapter.often else "",
        how_good(chapter, found) if chapter.value else "",
        who_wins(chapter, found, findings.par) if chapter.winners and findings.job.players > 1 else "",
    ]
    note = f"<p>{escape(chapter.note)}</p>" if chapter.note else ""
    return f'{note}<div class="plots">{"".join(shown)}</div>{numbers(chapter, found)}'


def how_often(chapter: Chapter, found: Sequence[Finding]) -> str:
    title = capital(chapter.often)
    lines = [Line(finding.name, finding.often) for finding in found]
    if chapter.is_line:
        return figure(title, plots.columns(title, lines, chapter.axis, chapter.often))
    return figure(title, plots.bars(title, lines, chapter.often))


def how_good(chapter: Chapter, found: Sequence[Finding]) -> str:
    lines = [Line(finding.name, finding.value) for finding in found if finding.value is not None]
    if not lines:
        return ""
    title = capital(chapter.value)
    if chapter.is_line:
        by_name = [Line(finding.name, finding.value) for finding in found]
        return figure(title, plots.columns(title, by_name, chapter.axis, chapter.value, chapter.is_share))
    from_zero = min(line.estimate.mean for line in lines if line.estimate) < MUCH
    return figure(title, plots.bars(title, lines, chapter.value, chapter.is_share, from_zero))


def who_wins(chapter: Chapter, found: Sequence[Finding], par: float) -> str:
    lines = [Line(finding.name, finding.winners) for finding in found if finding.winners is not None]
    if not lines:
        return ""
    title = f"Share of the victory of {chapter.winners}"
    if chapter.is_line:
        by_name = [Line(finding.name, finding.winners) for finding in found]
        plot = plots.columns_against_par(title, by_name, chapter.axis, "share of the victory", par)
    else:
        plot = plots.against_par(title, lines, "share of the victory", par)
    return figure(title, plot)


def capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def numbers(chapter: Chapter, found: Sequence[Finding]) -> str:
    """The same as a table, for further calculations."""
    heads = [name for name in (chapter.often, chapter.value, chapter.winners and "share of the victory") if name]
    rows = []
    for each in found:
        cells = [chapter.often and number(each.often), chapter.value and number(each.value, chapter.is_share)]
        cells.append(chapter.winners and number(each.winners, True))
        rows.append([each.name, *(cell for cell in cells if cell)])
    return f'<details><summary>the numbers</summary><div class="wide">{table(["", *heads], rows, 1)}</div></details>'


def number(found: Estimate | None, is_share: bool = False) -> str:
    if found is None:
        return "–"
    if is_share:
        return percent(found)
    if not math.isfinite(found.low):
        return f"{found.mean:.2f}"
    return f"{found.mean:.2f} ({found.low:.2f} – {found.high:.2f})"


def table(heads: Sequence[str], rows: Sequence[Sequence[str]], numbers: int) -> str:
    """The cells from `numbers` on are numbers."""

    def line(cells: Sequence[str], tag: str) -> str:
        return (
            "<tr>"
            + "".join(
                f"<{tag}{' class=number' if place >= numbers else ''}>{escape(cell)}</{tag}>"
                for place, cell in enumerate(cells)
            )
            + "</tr>"
        )

    return f"<table>{line(heads, 'th')}{''.join(line(row, 'td') for row in rows)}</table>"


# --- the end of the page -----------------------------------------------------


def about(findings: Findings, game: Game) -> str:
    job = findings.job
    changed = changed_options(job, game)
    rows = [
        ["game", f"{game.meta.title}, rules {game.meta.rules}"],
        ["facts", "as built in" if job.pack is None else f"an owner's pack, SHA-256 {job.pack.digest}"],
        ["players", str(job.players)],
        ["bots", ", ".join(job.bots)],
        ["options", ", ".join(changed) or "as usual"],
        ["games", f"{findings.games:,} of seed {job.seed}"],
        ["digest", findings.digest],
        ["made with", f"cosmodrome {__version__}"],
    ]
    again = f"<p>To make this page again:</p><p><code>{escape(command(findings, changed))}</code></p>"
    same = "<p><code>cosmodrome simulate</code> gives the same digest for the same settings.</p>"
    return f'<div class="wide">{table(["", ""], rows, 9)}</div>{again}{same}'


def changed_options(job: Job, game: Game) -> list[str]:
    return [
        f"{option.name}={written(job.options[option.name])}"
        for option in game.meta.options
        if job.options[option.name] != option.default
    ]


def command(findings: Findings, changed: Sequence[str]) -> str:
    job = findings.job
    words = [
        f"cosmodrome report {job.game} OUT.html --players {job.players} --games {findings.games} --seed {job.seed}",
        f"--bots {','.join(job.bots)}",
    ]
    if changed:
        words.append(f"--options {','.join(changed)}")
    if job.pack is not None:
        words.append("--pack FILE")
    return " ".join(words)


READING = f"""<p>Every number comes from the games of these bots and no others: people, or better bots, may play
differently.</p><p>Thin lines and brackets are 95 % intervals, each game counted as one observation. Of many intervals a
few miss by chance: about one in twenty.</p><p>Par is what a seat wins on average. A triangle that points up lies
clearly above par, one that points down clearly below, a dot neither. Nothing is said about things that fewer than
{FEW} seats did.</p><p>A shared victory counts in parts.</p>"""
