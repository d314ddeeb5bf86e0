"""Trials of mutants: which tests reach a mutant, and whether one of them fails on it.

A first run of the tests notes which statements each of them reaches. A mutant is then tried on the tests that reach its
statement, quickest first, in a forked process whose function has been replaced; the process ends at the first failure.
A function that already runs while tests are imported is replaced by importing everything again.
"""

from __future__ import annotations

import ast
import builtins
import contextlib
import hashlib
import json
import os
import resource
import signal
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from importlib.machinery import SourceFileLoader
from inspect import unwrap
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

import hypothesis
import pytest

from tools.reliability.mutation.mutants import Mutant, find_mutants, instrumented

PYTEST = ["-q", "-s", "--import-mode=importlib", "-o", "addopts=", "-m", "not slow and not matrix"]
PYTEST += [word for name in ("randomly", "xdist", "cacheprovider", "faulthandler") for word in ("-p", f"no:{name}")]
REPORT = "_mutants_report"
LINES = 100_000  # more than a module has
SLOWEST_TEST = 3.0  # seconds of processor time: slower tests are left out, and so are those that time out
IMPORT_LIMIT = 30.0  # seconds of processor time until the first test starts
MEMORY = 3 << 30  # for a mutant that never stops collecting
PROGRESS = os.dup(2)  # stays open where the output of tests is discarded
KILLED, SURVIVED, NOT_COVERED = "killed", "survived", "not covered"


@dataclass(frozen=True)
class Target:
    """What is mutated, and the tests that should notice."""

    name: str
    root: Path
    modules: dict[str, Path]
    tests: list[str]
    shared: tuple[str, ...] = ()  # files of which only those tests are taken whose id names the target

    def takes(self, node: str) -> bool:
        return not node.startswith(self.shared) or self.name in node if self.shared else True

    def digest(self) -> str:
        sha = hashlib.sha256()
        for path in [*self.modules.values(), *(self.root / test for test in self.tests)]:
            sha.update(path.read_bytes())
        return sha.hexdigest()


@dataclass
class Profile:
    """Which statements each test reaches. A statement is its line plus `LINES` times the number of its module."""

    digest: str
    imported: list[int]  # reached while the tests were imported
    seconds: dict[str, float]
    reached: dict[str, list[int]]

    def tests_by_statement(self) -> dict[int, list[str]]:
        """The tests that reach each statement, quickest first; one that runs at import may matter to all of them."""
        quickest_first = sorted(self.reached, key=lambda test: self.seconds[test])
        found: dict[int, list[str]] = {}
        for test in quickest_first:
            for statement in self.reached[test]:
                found.setdefault(statement, []).append(test)
        return found | dict.fromkeys(self.imported, quickest_first)

    def within(self, most_seconds: float, tests: list[str]) -> list[str]:
        """As many of these tests as the time allows, but at least one."""
        total = 0.0
        for number, test in enumerate(tests):
            total += self.seconds[test]
            if total > most_seconds:
                return tests[: max(number, 1)]
        return tests


@contextlib.contextmanager
def substituted(code: dict[str, bytes | ast.Module]) -> Iterator[None]:
    """Import these modules from the code given here instead of their files."""
    original = SourceFileLoader.get_code

    def get_code(self: SourceFileLoader, name: str) -> CodeType | None:
        return compile(code[name], self.path, "exec", dont_inherit=True) if name in code else original(self, name)

    SourceFileLoader.get_code = get_code  # type: ignore[method-assign, assignment]
    try:
        yield
    finally:
        SourceFileLoader.get_code = original  # type: ignore[method-assign]


class Selection:
    """A pytest plugin that keeps the tests of one target and limits the processor time of each."""

    def __init__(self, target: Target) -> None:
        self.target = target

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if self.target.takes(item.nodeid)]

    def limit(self, test: str) -> float:
        raise NotImplementedError

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Any:
        signal.setitimer(signal.ITIMER_PROF, self.limit(item.nodeid))
        result = yield
        signal.setitimer(signal.ITIMER_PROF, 0)
        return result


class Profiler(Selection):
    """A pytest plugin that notes what each passing test reaches, and its seconds of processor time."""

    def __init__(self, target: Target) -> None:
        super().__init__(target)
        self.profile = Profile(target.digest(), [], {}, {})
        self.hits: set[int] = set()
        self.done = 0
        setattr(builtins, REPORT, self.hits.add)
        signal.signal(signal.SIGPROF, stop_test)

    def pytest_collection_finish(self) -> None:
        self.profile.imported = sorted(self.hits)

    def limit(self, test: str) -> float:
        return SLOWEST_TEST

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Any:
        self.hits.clear()
        started = time.process_time()
        result = yield from super().pytest_runtest_protocol(item)
        if item.nodeid in self.profile.reached:
            self.profile.seconds[item.nodeid] = round(time.process_time() - started, 3)
            self.profile.reached[item.nodeid] = sorted(self.hits)
        self.done += 1
        show_progress(self.target, self.done, item.session.testscollected)
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" and report.passed:
            self.profile.reached[report.nodeid] = []


def stop_test(number: int, frame: object) -> None:
    pytest.fail("too slow for mutation testing")


def show_progress(target: Target, done: int, total: int) -> None:
    if done % 20 == 0 or done == total:
        os.write(PROGRESS, f"{target.name}: {done} of {total}\n".encode())


def in_fork(work: Callable[[], int]) -> int:
    """Start `work` in a forked process, whose exit status is its result, with its output discarded."""
    sys.stderr.flush()
    if process := os.fork():
        return process
    status = 2
    try:
        nothing = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nothing, 1)
        os.dup2(nothing, 2)
        status = work()
    finally:
        os._exit(status)


def run_pytest(target: Target, tests: list[str], plugin: object) -> int:
    os.chdir(target.root)
    return int(pytest.main([*PYTEST, f"--rootdir={target.root}", *tests], plugins=[plugin]))


def load_profile(target: Target, folder: Path) -> Profile:
    """The profile that is kept for exactly these sources and tests, or a new one."""
    file = folder / f"{target.name}.json"
    if file.is_file() and (kept := json.loads(file.read_text()))["digest"] == target.digest():
        return Profile(**kept)

    def profile() -> int:
        profiler = Profiler(target)
        code: dict[str, bytes | ast.Module] = {
            name: instrumented(path.read_bytes(), REPORT, number * LINES)
            for number, (name, path) in enumerate(target.modules.items())
        }
        with substituted(code):
            run_pytest(target, target.tests, profiler)
        folder.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(asdict(profiler.profile)))
        return 0

    print(f"{target.name}: profiling the tests", file=sys.stderr)
    if os.waitpid(in_fork(profile), 0)[1] != 0:
        sys.exit(f"{target.name}: the tests could not be profiled; run them with pytest to see why")
    return Profile(**json.loads(file.read_text()))


@dataclass
class Trial:
    """One mutant, the tests to run on it, and what became of it."""

    module: str
    path: str
    mutant: Mutant
    tests: list[str]
    imported: bool
    result: str = NOT_COVERED

    def __str__(self) -> str:
        return f"{self.path}:{self.mutant.line}: {self.mutant.what}"

    def key(self) -> list[object]:
        return [self.path, self.mutant.start, self.mutant.end, self.mutant.text]


def list_trials(target: Target, profile: Profile, most_seconds: float) -> list[Trial]:
    trials = []
    by_statement = profile.tests_by_statement()
    imported = set(profile.imported)
    for number, (module, path) in enumerate(target.modules.items()):
        for mutant in find_mutants(path.read_bytes()):
            statement = number * LINES + mutant.statement
            tests = profile.within(most_seconds, by_statement.get(statement, []))
            place = path.relative_to(target.root).as_posix()
            trials.append(Trial(module, place, mutant, tests, statement in imported))
    return trials


class FirstFailure(Selection):
    """A pytest plugin that ends the process at the first failure, or when a test goes far beyond its usual time."""

    def __init__(self, target: Target, profile: Profile) -> None:
        super().__init__(target)
        self.profile = profile

    def limit(self, test: str) -> float:
        return 5 * self.profile.seconds.get(test, 0) + 3

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            os._exit(1)


class Runner(FirstFailure):
    """A pytest plugin that runs trials instead of the collected tests, each in a process of its own."""

    def __init__(self, target: Target, profile: Profile, trials: list[Trial], workers: int, results: int) -> None:
        super().__init__(target, profile)
        self.trials = trials
        self.workers = workers
        self.results = results  # the pipe on which the number of a trial and its exit status are reported
        self.running: dict[int, int] = {}

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = {item.nodeid: item for item in session.items}
        for number, trial in enumerate(self.trials):
            if len(self.running) == self.workers:
                self.reap()
            self.running[in_fork(lambda trial=trial: self.run(trial, items))] = number  # type: ignore[misc]
        while self.running:
            self.reap()
        return True

    def reap(self) -> None:
        process, status = os.wait()
        os.write(self.results, f"{self.running.pop(process)} {status}\n".encode())

    def run(self, trial: Trial, items: dict[str, pytest.Item]) -> int:
        # A mutant that loops forever is ended by a signal and counts as killed. The limits are in processor time, so
        # that a busy machine ends nothing else.
        signal.setitimer(signal.ITIMER_PROF, IMPORT_LIMIT)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        source = trial.mutant.apply((self.target.root / trial.path).read_bytes())
        if trial.imported or not replace_function(sys.modules.get(trial.module), source, trial.mutant.statement):
            forget_modules(self.target.root)
            with substituted({trial.module: source}):
                return run_pytest(self.target, trial.tests, FirstFailure(self.target, self.profile))
        tests = [items[test] for test in trial.tests]
        for item, following in zip(tests, [*tests[1:], None], strict=True):
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        return 0


def forget_modules(root: Path) -> None:
    for name, module in list(sys.modules.items()):
        file = getattr(module, "__file__", None)
        if file and Path(file).is_relative_to(root) and "site-packages" not in file and name != "__main__":
            del sys.modules[name]


def replace_function(module: ModuleType | None, source: bytes, line: int) -> bool:
    """Give the function that holds this line the code it has in `source`; False if it cannot be found."""
    if module is None:
        return False
    codes = {code.co_qualname: code for code in function_codes(compile(source, str(module.__file__), "exec"))}
    holding = [code for code in codes.values() if any(line == at for _, _, at in code.co_lines())]
    named = {function.__code__.co_qualname: function for function in module_functions(module, module.__name__)}
    if not holding or any(code.co_qualname not in named for code in holding):
        return False
    for code in holding:
        named[code.co_qualname].__code__ = code
    return True


def function_codes(code: CodeType) -> Iterator[CodeType]:
    """The code of functions and methods, without those within functions."""
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            if inner.co_flags & 2:  # CO_NEWLOCALS: a function and no class
                yield inner
            else:
                yield from function_codes(inner)


def module_functions(holder: object, module: str) -> Iterator[FunctionType]:
    for value in list(vars(holder).values()):
        if getattr(value, "__module__", module) != module:
            continue
        if isinstance(value, type):
            yield from module_functions(value, module)
            continue
        if isinstance(value, property):
            value = value.fget
        function = unwrap(getattr(value, "__func__", value)) if callable(value) else value
        if isinstance(function, FunctionType):
            yield function


def run_trials(target: Target, profile: Profile, trials: list[Trial], workers: int) -> None:
    covered = [trial for trial in trials if trial.tests]
    reading, writing = os.pipe()
    tests = sorted({test.split("::")[0] for trial in covered for test in trial.tests})
    process = in_fork(lambda: run_pytest(target, tests, Runner(target, profile, covered, workers, writing)))
    os.close(writing)
    done = 0
    with os.fdopen(reading) as results:
        for line in results:
            number, status = map(int, line.split())
            covered[number].result = KILLED if status else SURVIVED
            if not status:
                os.write(PROGRESS, f"survived: {covered[number]}\n".encode())
            done += 1
            show_progress(target, done, len(covered))
    os.waitpid(process, 0)
    if done < len(covered):
        sys.exit(f"{target.name}: only {done} of {len(covered)} mutants were tried; the tests could not be collected")


def disable_randomness() -> None:
    """Hypothesis tries the same examples each time, takes its time and does not shrink what fails."""
    phases = [hypothesis.Phase.explicit, hypothesis.Phase.generate]
    health = list(hypothesis.HealthCheck)
    hypothesis.settings.register_profile(
        "mutants", database=None, deadline=None, derandomize=True, phases=phases, suppress_health_check=health
    )
    hypothesis.settings.load_profile("mutants")
