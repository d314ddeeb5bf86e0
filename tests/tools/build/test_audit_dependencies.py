"""The audit of dependencies fails on what it finds, not on what it cannot reach, and accepts nothing unexplained."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from tools.build import audit_dependencies

WEAK = {"id": "PYSEC-2026-17", "aliases": ["CVE-2026-1234", "GHSA-aaaa-bbbb-cccc"], "fix_versions": ["1.10.1"]}


def pip_report(*dependencies: dict[str, Any]) -> audit_dependencies.Found:
    return audit_dependencies.read_pip_audit(
        "requirements.lock", json.dumps({"dependencies": dependencies, "fixes": []})
    )


def npm_report(**packages: Any) -> audit_dependencies.Found:
    report = {
        "auditReportVersion": 2,
        "vulnerabilities": packages,
        "metadata": {
            "vulnerabilities": {"total": len(packages)},
            "dependencies": {"prod": 2, "dev": 310, "total": 312},
        },
    }
    return audit_dependencies.read_npm_audit("web/package-lock.json", json.dumps(report))


SOUND = pip_report({"name": "msgspec", "version": "0.20.0", "vulns": []})
BROKEN = pip_report({"name": "starlette", "version": "1.10.0", "vulns": [WEAK]})
OUT_OF_REACH = pip_report(
    {"name": "msgspec", "skip_reason": "Dependency not found on PyPI and could not be audited: msgspec (0.20.0)"}
)
ADVISORY = {
    "source": 1101234,
    "name": "vite",
    "title": "Reads files that it should not",
    "url": "https://github.com/advisories/GHSA-dddd-eeee-ffff",
    "severity": "high",
    "range": "<8.0.3",
}
BROKEN_PAGE = npm_report(
    vite={"name": "vite", "via": [ADVISORY], "fixAvailable": {"name": "vite", "version": "8.0.3"}},
    vitest={"name": "vitest", "via": ["vite"], "fixAvailable": True},
)


def test_audit_without_findings_passes() -> None:
    code, lines = audit_dependencies.judge([SOUND, npm_report()], {})
    assert code == 0
    assert lines == [
        "requirements.lock: no known weakness in 1 packages",
        "web/package-lock.json: no known weakness in 312 packages",
    ]


def test_vulnerability_fails_the_audit_and_is_named_with_its_fix() -> None:
    code, [line] = audit_dependencies.judge([BROKEN], {})
    assert code == 1
    assert "starlette 1.10.0: PYSEC-2026-17, CVE-2026-1234, GHSA-aaaa-bbbb-cccc; mended in 1.10.1" in line


def test_vulnerability_of_an_npm_package_is_named_once() -> None:
    code, [line] = audit_dependencies.judge([BROKEN_PAGE], {})
    assert code == 1
    assert "vite <8.0.3: GHSA-dddd-eeee-ffff; mended in vite 8.0.3" in line


@pytest.mark.parametrize("name", WEAK["aliases"])
def test_accepted_vulnerability_is_listed_with_its_reason(name: str) -> None:
    text = f'[[accepted]]\nweakness = "{name}"\nreason = "we never parse cookies"\n'
    code, [line] = audit_dependencies.judge([BROKEN], audit_dependencies.read_accepted(text))
    assert code == 0
    assert line.endswith("(accepted: we never parse cookies)")
    assert audit_dependencies.judge([BROKEN, BROKEN_PAGE], audit_dependencies.read_accepted(text))[0] == 1, (
        "one does not excuse another"
    )


@pytest.mark.parametrize("text", ['[[accepted]]\nweakness = "CVE-1"', '[[accepted]]\nweakness = "CVE-1"\nreason = " "'])
def test_acceptance_without_a_reason_is_refused(text: str) -> None:
    with pytest.raises(SystemExit, match="needs its name and a reason"):
        audit_dependencies.read_accepted(text)


def test_outdated_acceptance_is_mentioned() -> None:
    code, lines = audit_dependencies.judge([SOUND], {"CVE-2020-1": "old"})
    assert (code, lines[-1]) == (0, "CVE-2020-1 is accepted but was not found")


@pytest.mark.parametrize(
    "found",
    [
        OUT_OF_REACH,
        audit_dependencies.read_pip_audit("a lock", ""),
        audit_dependencies.read_pip_audit("a lock", "ERROR: no network"),
        audit_dependencies.read_npm_audit("web", ""),
        audit_dependencies.read_npm_audit(
            "web", '{"message": "405 Method Not Allowed", "error": {"summary": "", "detail": ""}}'
        ),
        audit_dependencies.read_npm_audit(
            "web", '{"error": {"code": "ENOAUDIT", "summary": "endpoint not there", "detail": ""}}'
        ),
        audit_dependencies.read_npm_audit("web", "[]"),
    ],
)
def test_unavailable_audit_is_reported_and_the_others_run(found: audit_dependencies.Found) -> None:
    code, [line] = audit_dependencies.judge([found], {})
    assert code == 0
    assert "THE AUDIT COULD NOT BE MADE" in line


def test_vulnerability_fails_the_audit_although_another_is_unavailable() -> None:
    code, lines = audit_dependencies.judge([OUT_OF_REACH, BROKEN_PAGE], {})
    assert code == 1
    assert len(lines) == 2


def test_missing_or_hanging_tool_does_not_block_the_audit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert audit_dependencies.ask(["no-such-tool-anywhere"], tmp_path) == ""
    monkeypatch.setattr(audit_dependencies, "SECONDS", 0.2)
    assert audit_dependencies.ask([sys.executable, "-c", "import time; time.sleep(60)"], tmp_path) == ""


def test_file_of_accepted_vulnerabilities_is_valid() -> None:
    audit_dependencies.read_accepted(audit_dependencies.ACCEPTED.read_text(encoding="utf-8"))
