"""Run the server: tables in the browser, for one machine or a whole network."""

from __future__ import annotations

import argparse
import os
import secrets
import socket
import tomllib
import webbrowser
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from cosmodrome.cli._arguments import whole
from cosmodrome.cli._database import data_folder, database_in
from cosmodrome.core.data_pack import Pack, parse
from cosmodrome.core.errors import BadInput
from cosmodrome.games import load, metas

if TYPE_CHECKING:
    from cosmodrome.server.observability.logs import Kind
    from cosmodrome.server.runtime.uvicorn_server import Server

ADMIN_FILE = "admin.key"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default="127.0.0.1", help="default 127.0.0.1; 0.0.0.0 lets other devices in")
    parser.add_argument("--port", type=whole(0, 65535), default=8000, help="default 8000; 0 takes a free one")
    parser.add_argument("--data", metavar="DIR", help="where tables are kept; default the user's data folder")
    parser.add_argument("--database", metavar="URL", help="default an SQLite file in --data")
    parser.add_argument("--workers", type=whole(1, 256), default=1, metavar="N", help="processes; needs PostgreSQL")
    parser.add_argument("--bus", metavar="URL", help="how workers exchange messages; default the PostgreSQL database")
    parser.add_argument("--pack", metavar="FILE", action="append", default=[], help="an owner's own data pack")
    parser.add_argument("--thinkers", type=whole(1, 64), metavar="N", help="processes that compute the moves of bots")
    parser.add_argument(
        "--tables-per-minute",
        type=whole(1, 1_000_000),
        default=60,
        metavar="N",
        help="new tables from one address; default 60",
    )
    parser.add_argument(
        "--origin",
        metavar="URL",
        action="append",
        default=[],
        help="another site whose pages may use this server, such as https://play.example.org",
    )
    parser.add_argument(
        "--https", action="store_true", help="visitors use TLS, although the proxy does not say so in its headers"
    )
    parser.add_argument(
        "--no-limits", action="store_true", help="no limits per address: for load tests, or where a proxy sets them"
    )
    parser.add_argument("--log", choices=("text", "json"), default="text", help="format of the log; default text")
    parser.add_argument(
        "--forwarded-allow-ips",
        default="",
        metavar="ADDRESSES",
        help="proxies whose X-Forwarded-For is trusted, separated by commas; default none",
    )
    parser.add_argument(
        "--compile", action="store_true", help="in a source checkout: compile the rules while the server runs"
    )
    parser.add_argument("--open", action="store_true", help="open the lobby in the browser")


def run(args: argparse.Namespace) -> int:
    # Everything that the other commands can do without is loaded here.
    from cosmodrome.server.storage.instance_lock import instance_lock

    folder = Path(args.data) if args.data else data_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        key = admin_key(folder)
    except OSError as error:
        raise BadInput(f"cannot use the folder {folder}: {error.strerror}") from None
    database = args.database or database_in(folder)
    with instance_lock(database):
        serve(args, folder, database, key)
    return 0


def serve(args: argparse.Namespace, folder: Path, database: str, key: str) -> None:
    """Run the server until it is stopped."""
    from cosmodrome.server.observability import logs, metrics
    from cosmodrome.server.runtime import supervisor, uvicorn_server
    from cosmodrome.server.storage import migration
    from cosmodrome.server.storage.offline import connected

    with connected(database, new=True) as connection, connection.begin():
        migration.upgrade(connection)  # what cannot be used is refused here, not when the server is half up
    check_compiling(args.compile, args.workers)
    bot_processes = args.thinkers or max(1, min(2, (os.cpu_count() or 1) - 1))
    check_sharing(database, args.workers, args.bus)
    logs.set_up(args.log)
    settings = WorkerSettings(
        database=database,
        key=key,
        packs=packs_of(args.pack),
        bot_processes=bot_processes,
        limits=(args.tables_per_minute, tuple(args.origin), not args.no_limits),
        https=args.https,
        bus=args.bus,
        log=args.log,
        proxies=args.forwarded_allow_ips,
        compile_rules=args.compile,
    )
    make = partial(make_worker, settings)
    listener = listen(args.host, args.port)
    opened = partial(announce, listener, place_of_tables(args.database, folder), args.open)
    if args.workers > 1:
        with metrics.shared_folder():
            supervisor.Supervisor(make, listener, args.workers).run(opened)
    else:
        uvicorn_server.run(supervisor.serve(make(), listener, opened))


@dataclass(frozen=True)
class WorkerSettings:
    """What every worker process of the server is made from."""

    database: str
    key: str  # of the administrator
    packs: dict[str, Pack]
    bot_processes: int
    limits: tuple[int, tuple[str, ...], bool]  # the arguments of `AccessLimits`
    https: bool
    bus: str | None
    log: Kind
    proxies: str
    compile_rules: bool


def make_worker(settings: WorkerSettings) -> Server:
    """The server of one worker, made in the worker's own process."""
    from cosmodrome.server.app import Settings, make_app
    from cosmodrome.server.http.access_limits import AccessLimits
    from cosmodrome.server.observability import logs
    from cosmodrome.server.runtime import uvicorn_server

    s = settings
    logs.set_up(s.log)
    limits = AccessLimits(*s.limits)
    app = make_app(s.database, s.key, Settings(s.packs, s.bot_processes, limits, s.https, s.bus, s.compile_rules))
    return uvicorn_server.make_server(app, s.proxies)


def check_sharing(database: str, workers: int, bus: str | None) -> None:
    """Several workers cannot share a file."""
    if (workers > 1 or bus is not None) and not database.startswith("postgresql"):
        raise BadInput("several workers, and a bus between them, need --database postgresql://...")


def check_compiling(wanted: bool, workers: int) -> None:
    from cosmodrome.server.runtime import background_compile

    if wanted and workers > 1:
        raise BadInput("--compile works with one worker; compile before you start several")
    if wanted and not background_compile.is_possible():
        raise BadInput("--compile needs a source checkout; an installed package is compiled when it is built")


def place_of_tables(database: str | None, folder: Path) -> str:
    """Where tables are kept, for people: the data folder, or the database that was given, without its password."""
    if database is None:
        return str(folder)
    from sqlalchemy import make_url

    return f"the database {make_url(database).render_as_string(hide_password=True)}"


def announce(listener: socket.socket, where: str, show: bool) -> None:
    """Say where it is, when it is open, and where tables are kept."""
    host, port = listener.getsockname()[:2]
    address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{port}/"
    print(f"Cosmodrome is open at {address} (tables are kept in {where}; Ctrl-C closes it)", flush=True)
    if show:
        webbrowser.open(address)


def listen(host: str, port: int) -> socket.socket:
    """The port is taken now and opened when the server answers."""
    try:
        family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listener = socket.socket(family, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
    except OSError as error:
        raise BadInput(f"cannot listen on {host} port {port}: {error.strerror}") from None
    listener.set_inheritable(False)
    return listener


def admin_key(folder: Path) -> str:
    """The administrator's key. It is created on the first start, in a file that only its owner can read."""
    given = os.environ.get("COSMODROME_ADMIN_KEY")
    if given:
        return given
    file = folder / ADMIN_FILE
    if not file.is_file():
        file.touch(mode=0o600)
        file.write_text(secrets.token_urlsafe(24), encoding="utf-8")
    return file.read_text(encoding="utf-8").strip()


def packs_of(files: list[str]) -> dict[str, Pack]:
    """Each pack says which game it is for; a bad one is refused before the port opens."""
    found: dict[str, Pack] = {}
    for file in files:
        try:
            text = Path(file).read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise BadInput(f"cannot read the pack {file}: {error}") from None
        try:
            game = game_named_in(text)
            found[game] = parse(text, game)
            load(game, found[game])
        except BadInput as error:
            raise BadInput(f"{file}: {error}") from None
    return found


def game_named_in(text: str) -> str:
    """The game that a pack says it is for."""
    known = list(metas())
    try:
        game = tomllib.loads(text).get("game")
    except (ValueError, RecursionError):
        return known[0]  # `parse` says why this is not TOML
    if game not in known:
        raise Pack({}, text).wrong(f"must be one of {', '.join(known)}", "game")
    return str(game)
