"""Fixtures for all tests."""

from __future__ import annotations

import pytest

import compile_rules
from tests.support.packages import missing


@pytest.fixture
def c_compiler() -> None:
    """What compiling the rules takes."""
    if compile_rules.missing_tool() is not None:
        missing("gcc and python3-dev")
