"""The files of deploy/ fit the tree and the program and are confined, as far as files can show without an image."""

from __future__ import annotations

import fnmatch
import json
import os
import re
import shlex
import shutil
import subprocess
import tomllib
from configparser import RawConfigParser
from importlib.metadata import distribution
from pathlib import Path
from typing import Any

import pytest
import redis
import yaml
from packaging.requirements import Requirement
from packaging.utils import NormalizedName, canonicalize_name

from cosmodrome.cli import build_parser
from cosmodrome.server.cluster.bus import PASSWORD_VARIABLE
from tests.support.packages import require
from tools.build import compile_rules, select_lock, web_page
from tools.reliability.local_cluster import free_port, wait_until_open

ROOT = Path(__file__).parents[2]
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


def test_image_copies_existing_files_that_the_build_needs() -> None:
    assert all((ROOT / source).exists() for source in copied())
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    named = {"pyproject.toml", project["readme"], *project["license-files"]}
    assert {*named, "hatch_build.py", "src", "tools", "web", "requirements.lock", "requirements-dev.lock"} <= set(
        copied()
    )


def test_copied_files_are_not_ignored() -> None:
    lines = (DEPLOY / "Containerfile.dockerignore").read_text(encoding="utf-8").splitlines()
    let_in = {line[1:] for line in lines if line.startswith("!")}
    assert let_in == set(copied())
    left_out = [line for line in lines if line and line[0] not in "!#*"]
    assert not any(fnmatch.fnmatch(source, pattern) for source in copied() for pattern in left_out)


def test_image_build_installs_every_package_by_hash_and_runs_unprivileged() -> None:
    words = [word for word, _ in instructions()]
    assert words.count("FROM") == 2
    assert words[0] == "FROM"
    installs = [rest for word, rest in instructions() if word == "RUN" and re.search(r"pip (install|wheel)", rest)]
    fetching = [line for line in installs if "--no-deps" not in line]
    assert len(fetching) == 2
    assert all("--require-hashes" in line for line in fetching)
    (build,) = [line for line in installs if "pip wheel" in line]
    assert "--no-build-isolation" in build  # isolation fetches the build's packages without hashes
    assert all("--no-index" in line for line in installs if line not in fetching and line != build)
    last = words[len(words) - 1 - words[::-1].index("FROM") :]
    assert last.index("USER") < last.index("CMD")
    for lock in ("requirements.lock", "requirements-dev.lock"):
        assert "--hash=sha256:" in (ROOT / lock).read_text(encoding="utf-8")


def test_make_builds_the_package_without_isolation() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    installs = re.findall(r"^\t.*(?:PIP\)|UV\) pip) install.*$", makefile, re.MULTILINE)
    assert len(installs) == 5
    assert all("--require-hashes" in line or "--no-build-isolation --no-deps" in line for line in installs)


def needed(names: set[NormalizedName]) -> set[NormalizedName]:
    """These distributions and everything that they require here."""
    found: set[NormalizedName] = set()
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            listed = map(Requirement, distribution(name).requires or [])
            waiting += [
                canonicalize_name(r.name) for r in listed if r.marker is None or r.marker.evaluate({"extra": ""})
            ]
    return found


def test_group_build_is_complete_and_of_the_versions_that_the_build_asks_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    group = project["dependency-groups"]["build"]
    names = {canonicalize_name(Requirement(line).name) for line in group}
    assert needed(names) == names
    asked = [*project["build-system"]["requires"], *compile_rules.REQUIRES, *web_page.REQUIRES]
    locked = [Requirement(line) for line in re.findall(r"^[^ ]+==[^ ]+", select_lock.select("build"), re.MULTILINE)]
    for wanted in map(Requirement, asked):
        (pin,) = [each for each in locked if canonicalize_name(each.name) == canonicalize_name(wanted.name)]
        assert wanted.specifier.contains(str(pin.specifier).removeprefix("=="))


def test_select_lock_keeps_every_hash_of_its_entries() -> None:
    lock = (ROOT / "requirements-dev.lock").read_text(encoding="utf-8")
    for entry in re.split(r"\n(?=\S)", select_lock.select("build").strip()):
        assert entry in lock
        assert "--hash=sha256:" in entry
        assert not entry.endswith("\\")


def images() -> list[str]:
    named = [rest.split()[0] for word, rest in instructions() if word == "FROM"]
    return [*named, *(service["image"] for service in composed()["services"].values() if "image" in service)]


def test_images_are_pinned_by_full_version() -> None:
    assert len(images()) == 5
    for image in images():
        tag = image.partition("@")[0].rpartition(":")[2]
        # PostgreSQL has two numbers since version 10.
        assert re.match(r"\d+\.\d+" if "/postgres:" in image else r"\d+\.\d+\.\d+", tag), image


def composed() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    return found


@pytest.mark.parametrize("name", ["proxy", "cosmodrome", "database", "bus"])
def test_container_is_confined(name: str) -> None:
    services = composed()["services"]
    assert len(services) == 4
    service = services[name]
    assert service["read_only"] is True
    assert "/tmp" in service["tmpfs"]
    assert service["cap_drop"] == ["ALL"]
    assert service.get("cap_add", []) == (["NET_BIND_SERVICE"] if name == "proxy" else [])
    assert service["security_opt"] == ["no-new-privileges:true"]
    assert re.fullmatch(r"\d+[mg]", service["mem_limit"])
    assert 0 < service["pids_limit"] <= 512


def test_networks_let_the_proxy_reach_only_the_application() -> None:
    found = composed()
    networks = {name: set(service["networks"]) for name, service in found["services"].items()}
    assert networks == {
        "proxy": {"outside", "inside"},
        "cosmodrome": {"inside", "database", "bus"},
        "database": {"database"},
        "bus": {"bus"},
    }
    assert {name for name, network in found["networks"].items() if not network.get("internal")} == {"outside"}
    assert [name for name, service in found["services"].items() if "ports" in service] == ["proxy"]


def test_database_and_bus_have_passwords_from_outside_the_repository() -> None:
    services = composed()["services"]
    postgres, redis = services["database"]["environment"], services["bus"]["environment"]
    assert postgres["POSTGRES_PASSWORD"].startswith("${POSTGRES_PASSWORD:?")
    assert redis["REDIS_PASSWORD"].startswith("${REDIS_PASSWORD:?")
    assert 'requirepass "$$REDIS_PASSWORD"' in services["bus"]["command"][-1]
    server = services["cosmodrome"]["environment"]
    assert server["PGPASSWORD"] == postgres["POSTGRES_PASSWORD"]
    assert server[PASSWORD_VARIABLE] == redis["REDIS_PASSWORD"]
    environment = (DEPLOY / "cosmodrome.env").read_text(encoding="utf-8")
    assert not re.findall(r"(?:PASSWORD|KEY)=\S", environment)


def test_bus_command_of_the_container_starts_a_redis_with_a_password(tmp_path: Path) -> None:
    """The shell script of compose.yaml, as the container would run it, on a port of its own."""
    require("redis-server")
    port = free_port()
    script = composed()["services"]["bus"]["command"][-1].replace("$$", "$")
    script = script.replace("--dir /tmp", f"--dir {tmp_path} --bind 127.0.0.1 --port {port}")
    process = subprocess.Popen(
        ["sh", "-c", script], env={**os.environ, "REDIS_PASSWORD": "open-sesame"}, stdout=subprocess.DEVNULL
    )
    try:
        wait_until_open(port)
        with pytest.raises(redis.AuthenticationError):
            redis.Redis(port=port).ping()
        assert redis.Redis(port=port, password="open-sesame").ping()
        assert "open-sesame" not in Path(f"/proc/{process.pid}/cmdline").read_text(encoding="utf-8")
    finally:
        process.kill()
        process.wait()


def test_image_starts_the_server_with_valid_options() -> None:
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


def test_deployment_examples_use_valid_server_options() -> None:
    environment = (DEPLOY / "cosmodrome.env").read_text(encoding="utf-8")
    lines = re.findall(r"^#?COSMODROME_OPTIONS=(.*)$", environment, re.MULTILINE)
    command, *options = composed()["services"]["cosmodrome"]["command"]
    assert command == "serve"
    lines.append(" ".join(options))
    assert len(lines) == 3
    for line in lines:
        build_parser().parse_args(["serve", *line.split()])


CONFINED = {
    "DynamicUser": "yes",
    "User": "cosmodrome",
    "ProtectSystem": "strict",
    "ProtectHome": "yes",
    "PrivateDevices": "yes",
    "NoNewPrivileges": "yes",
    "CapabilityBoundingSet": "",
    "AmbientCapabilities": "",
    "SystemCallFilter": "@system-service",
    "UMask": "0077",
}
SERVICES = sorted(DEPLOY.glob("*.service"))


@pytest.mark.parametrize("unit", SERVICES, ids=lambda unit: unit.name)
def test_service_runs_confined_as_the_same_unprivileged_user(unit: Path) -> None:
    service = dict(section(unit, "Service"))
    assert {key: service.get(key) for key in CONFINED} == CONFINED
    assert "ReadWritePaths" not in service
    assert re.fullmatch(r"\d+[MG]", service["MemoryMax"])
    assert int(service["TasksMax"]) <= 512


def test_services_may_write_only_their_own_folders() -> None:
    server, backup = (
        dict(section(DEPLOY / name, "Service")) for name in ("cosmodrome.service", "cosmodrome-backup.service")
    )
    assert server["StateDirectory"] == "cosmodrome"
    assert backup["StateDirectory"] == "cosmodrome cosmodrome-backup"
    assert server["Restart"] == "on-failure"
    assert "HUP" in server["ExecReload"]


@pytest.mark.parametrize("unit", SERVICES, ids=lambda unit: unit.name)
def test_systemd_rates_the_exposure_as_low(unit: Path, tmp_path: Path) -> None:
    tool = shutil.which("systemd-analyze")
    if tool is None:
        return  # the settings are checked above
    command = [tool, "security", "--offline=yes", "--no-pager", "--threshold=20", str(unit)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-300:] + done.stderr


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


def test_proxies_forward_sockets_and_addresses() -> None:
    nginx = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    for line in (
        "proxy_set_header Upgrade $http_upgrade;",
        "proxy_set_header Connection $connection_upgrade;",
        "proxy_set_header X-Forwarded-For $remote_addr;",
        "proxy_http_version 1.1;",
    ):
        assert line in nginx
    assert "reverse_proxy" in (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
