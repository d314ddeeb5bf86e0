"""The command line as a person calls it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cosmodrome.cli import main


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Callable[..., tuple[int, str, str]]:
    """Calls a command; returns its exit code and what it printed on stdout and stderr."""

    def call(*args: str) -> tuple[int, str, str]:
        code = main(list(args))
        printed = capsys.readouterr()
        return code, printed.out, printed.err

    return call
