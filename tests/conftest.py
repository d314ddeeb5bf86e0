"""Fixtures for all tests."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings

from tests.support.packages import missing
from tools.build import compile_rules

# How long an example takes says nothing on a busy machine.
settings.register_profile("no deadlines", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("no deadlines")


@pytest.fixture
def c_compiler() -> None:
    """What compiling the rules takes."""
    if compile_rules.missing_tool() is not None:
        missing("gcc and python3-dev")
