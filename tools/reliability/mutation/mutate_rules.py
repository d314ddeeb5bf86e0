"""Mutation testing of the rules: changes them in small ways and lists the changes that no test notices.

docs/testing.md says how to read the result. Needs a system with fork.
"""

from __future__ import annotations

import argparse
import json
import os
import random
from collections import Counter, defaultdict
from pathlib import Path

from tools.reliability.mutation.mutant_trials import (
    KILLED,
    NOT_COVERED,
    SURVIVED,
    Target,
    Trial,
    disable_randomness,
    list_trials,
    load_profile,
    run_trials,
)

ROOT = Path(__file__).parents[3]
GAMES = ("mlem", "leaving_earth", "star_search")
# Tests of what is built on the rules: planner, bots, texts, pictures.
OTHER_TESTS = {
    *("adviser", "outcome_beliefs", "bots", "designer", "two_player", "lone_expedition", "expedition_policy", "guide"),
    *("value_network", "tutorial", "levels", "outer_planets_plans", "venture_answers", "text_board", "planner_bot"),
    *("studies", "terminal", "texts", "win_probability", "multiplayer", "quick_reference", "data_pack", "proposals"),
}


def game_target(game: str) -> Target:
    package = ROOT / "src/cosmodrome/games" / game
    paths = [*sorted(package.glob("engine/rules/[!_]*.py")), package / "engine/state.py", package / "engine/scoring.py"]
    names = {".".join(path.relative_to(ROOT / "src").with_suffix("").parts): path for path in paths}
    tests = sorted((ROOT / "tests/games" / game).rglob("test_*.py"))
    own = [test for test in tests if test.stem[5:] not in OTHER_TESTS and not test.stem.startswith("test_plan")]
    shared: tuple[str, ...] = ("tests/contract/test_conformance.py", "tests/contract/test_records.py")
    if game == "leaving_earth":  # its whole matches take longer than any test here may
        shared = ()
        own = [test for test in own if test.stem not in {"test_invariants", "test_records"}]
    return Target(game, ROOT, names, [*(test.relative_to(ROOT).as_posix() for test in own), *shared], shared)


def summary(title: str, trials: list[Trial]) -> str:
    count = Counter(trial.result for trial in trials)
    score = f"{100 * count[KILLED] / len(trials):.1f}%" if trials else "-"
    row = (len(trials), count[KILLED], count[SURVIVED], count[NOT_COVERED])
    return f"{title:<28}" + "".join(f"{number:>12}" for number in row) + f"{score:>9}"


def print_report(name: str, trials: list[Trial]) -> None:
    for result in (SURVIVED, NOT_COVERED):
        for trial in trials:
            if trial.result == result:
                print(f"{trial}" + (f" ({result})" if result == NOT_COVERED else ""))
    print(f"\n{'':<28}" + "".join(f"{word:>12}" for word in ("mutants", KILLED, SURVIVED, NOT_COVERED)) + "    score")
    modules = defaultdict(list)
    for trial in trials:
        modules[trial.module.split(".games.")[-1]].append(trial)
    for module, own in modules.items():
        print(summary(module, own))
    print(summary(name, trials), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="List changes of the rules that no test notices.")
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"of {', '.join(GAMES)}; all by default")
    parser.add_argument("--sample", type=int, metavar="N", help="try only so many mutants of each game")
    parser.add_argument("--seed", type=int, default=1, help="which ones the sample takes")
    parser.add_argument("--module", help="try only mutants of this module, such as landing")
    parser.add_argument("--again", type=Path, metavar="FILE", help="try only the survivors of an earlier --json file")
    parser.add_argument("--seconds", type=float, default=40, help="tests to run on one mutant, quickest first")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write all mutants and results to this file")
    args = parser.parse_args()
    for game in args.games:
        if game not in GAMES:
            parser.error(f"{game} is no game; known are {', '.join(GAMES)}")
    os.environ["COSMODROME_COMPILED"] = "0"
    disable_randomness()
    everything = []
    for game in args.games or GAMES:
        target = game_target(game)
        profile = load_profile(target, ROOT / "build/mutants")
        trials = list_trials(target, profile, args.seconds)
        if args.module:
            trials = [trial for trial in trials if trial.module.endswith(f".{args.module}")]
        if args.sample and args.sample < len(trials):
            chosen = random.Random(args.seed).sample(range(len(trials)), args.sample)
            trials = [trials[number] for number in sorted(chosen)]
        if args.again:
            keys = [entry["key"] for entry in json.loads(args.again.read_text()) if entry["result"] != KILLED]
            trials = [trial for trial in trials if trial.key() in keys]
        run_trials(target, profile, trials, args.workers)
        print_report(game, trials)
        everything += trials
    if args.json:
        entries = [{"mutant": str(trial), "result": trial.result, "key": trial.key()} for trial in everything]
        args.json.write_text(json.dumps(entries, indent=1))


if __name__ == "__main__":
    main()
