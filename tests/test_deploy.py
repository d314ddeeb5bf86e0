"""What stands in deploy/ fits the tree and the program, as far as that can be seen without building an image."""

from __future__ import annotations

import fnmatch
import json
import re
import shlex
import shutil
import subprocess
import tomllib
from configparser import RawConfigParser
from pathlib import Path

import pytest

from cosmodrome.cli import build_parser

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
UNITS = sorted(DEPLOY.glob("*.service")) + sorted(DEPLOY.glob("*.timer"))
PROGRAM = "/opt/cosmodrome/bin/cosmodrome"


def instructions() -> list[tuple[str, str]]:
    """Of the Containerfile, with long lines joined: (word, rest)."""
    text = re.sub(r"^#.*\n", "", (DEPLOY / "Containerfile").read_text(encoding="utf-8"), flags=re.MULTILINE)
    lines = [line for line in text.replace("\\\n", " ").splitlines() if line.strip()]
    return [(word, rest.strip()) for word, _, rest in (line.partition(" ") for line in lines)]


def copied() -> list[str]:
    """What the image takes from the tree."""
    rows = [rest.split() for word, rest in instructions() if word == "COPY" and not rest.startswith("--from")]
    return [source for *sources, _ in rows for source in sources]


def test_the_image_copies_what_is_there_and_what_a_build_needs() -> None:
    assert all((ROOT / source).exists() for source in copied())
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    named = {"pyproject.toml", project["readme"], *project["license-files"]}
    assert {*named, "hatch_build.py", "src", "tools", "web", "requirements.lock"} <= set(copied())


def test_what_is_copied_is_not_ignored() -> None:
    lines = (DEPLOY / "Containerfile.dockerignore").read_text(encoding="utf-8").splitlines()
    let_in = {line[1:] for line in lines if line.startswith("!")}
    assert let_in == set(copied())
    left_out = [line for line in lines if line and line[0] not in "!#*"]
    assert not any(fnmatch.fnmatch(source, pattern) for source in copied() for pattern in left_out)


def test_the_image_installs_by_hash_and_does_not_run_as_root() -> None:
    words = [word for word, _ in instructions()]
    assert words.count("FROM") == 2
    assert words[0] == "FROM"
    assert {rest.split()[0] for word, rest in instructions() if word == "FROM"} == {
        "docker.io/library/python:3.11-slim-bookworm"
    }
    installs = [rest for word, rest in instructions() if word == "RUN" and "pip install" in rest]
    assert all("--require-hashes" in line or "--no-deps ." in line for line in installs)
    last = words[len(words) - 1 - words[::-1].index("FROM") :]
    assert last.index("USER") < last.index("CMD")
    assert "--hash=sha256:" in (ROOT / "requirements.lock").read_text(encoding="utf-8")


def test_the_image_starts_the_server_in_words_that_it_understands() -> None:
    found = dict(instructions())
    words = [*json.loads(found["ENTRYPOINT"]), *json.loads(found["CMD"])]
    assert words[0] == "cosmodrome"
    assert build_parser().parse_args(words[1:]).port == 8000
    check = found["HEALTHCHECK"].partition("CMD ")[2]
    compile(json.loads(check)[2], "healthcheck", "exec")
    assert "/api/ready" in check


def section(unit: Path, name: str) -> list[tuple[str, str]]:
    """In order; systemd lets a name stand more than once."""
    body = re.split(r"^\[(\w+)\]$", unit.read_text(encoding="utf-8"), flags=re.MULTILINE)
    lines = dict(zip(body[1::2], body[2::2], strict=True)).get(name, "").splitlines()
    return [(key, value) for key, _, value in (line.partition("=") for line in lines if line and line[0] != "#")]


def test_units_start_commands_that_exist() -> None:
    environment = {"$COSMODROME_OPTIONS": "--port 1", "$COSMODROME_DATABASE": "--data /var/lib/cosmodrome"}
    started = 0
    for unit in UNITS:
        for key, value in section(unit, "Service"):
            if key == "ExecStart":
                for name, given in environment.items():
                    value = value.replace(name, given)
                program, *words = shlex.split(value.replace("%S", "/var/lib"))
                assert program == PROGRAM
                build_parser().parse_args(words)
                started += 1
    assert started == 2


def test_the_examples_give_the_server_options_that_it_has() -> None:
    environment = (DEPLOY / "cosmodrome.env").read_text(encoding="utf-8")
    lines = re.findall(r"^#?COSMODROME_OPTIONS=(.*)$", environment, re.MULTILINE)
    composed = re.search(
        r"command:\n\s+- serve\n(.*?)\n    environment:", (DEPLOY / "compose.yaml").read_text(), re.DOTALL
    )
    assert composed is not None
    lines.append(" ".join(re.findall(r"^\s+- (--\S+)$", composed[1], re.MULTILINE)))
    assert len(lines) == 3
    for line in lines:
        build_parser().parse_args(["serve", *line.split()])


def test_the_server_may_write_nothing_but_its_own_folder() -> None:
    service = dict(section(DEPLOY / "cosmodrome.service", "Service"))
    wanted = {
        "DynamicUser": "yes",
        "StateDirectory": "cosmodrome",
        "ProtectSystem": "strict",
        "NoNewPrivileges": "yes",
        "Restart": "on-failure",
        "CapabilityBoundingSet": "",
    }
    assert {key: service.get(key) for key in wanted} == wanted
    assert "HUP" in service["ExecReload"]


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_systemd_finds_nothing_wrong(unit: Path, tmp_path: Path) -> None:
    """Where systemd is not installed the file is still read as one of its kind."""
    assert RawConfigParser(strict=False).read(unit) == [str(unit)]
    tool = shutil.which("systemd-analyze")
    if tool is None:
        return
    for other in UNITS:  # a timer names its service
        text = other.read_text(encoding="utf-8").replace(PROGRAM, "/bin/true")
        (tmp_path / other.name).write_text(text, encoding="utf-8")
    done = subprocess.run([tool, "verify", tmp_path / unit.name], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_proxies_hand_on_sockets_and_addresses() -> None:
    nginx = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    for line in (
        "proxy_set_header Upgrade $http_upgrade;",
        "proxy_set_header Connection $connection_upgrade;",
        "proxy_set_header X-Forwarded-For $remote_addr;",
        "proxy_http_version 1.1;",
    ):
        assert line in nginx
    assert "reverse_proxy" in (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
