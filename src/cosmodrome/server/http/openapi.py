"""The OpenAPI 3.1 description of the REST interface, made from the endpoints and their structs."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from cosmodrome import __version__
from cosmodrome.server.http.endpoint import Endpoint
from cosmodrome.server.http.endpoints import ENDPOINTS
from cosmodrome.server.protocol import Problem

REASONS = {
    403: "The key or the invitation is invalid, or the request is from a page of another site",
    404: "Not found",
    408: "The body took too long to arrive",
    409: "Not possible in this state",
    413: "The body is too long",
    422: "The body is invalid",
    429: "Too many requests",
    503: "Not possible at the moment; nothing has changed",
}


def describe() -> dict[str, Any]:
    kinds = [line.answer for line in ENDPOINTS] + [line.body for line in ENDPOINTS if line.body is not None] + [Problem]
    unique = list(dict.fromkeys(kinds))
    found, components = msgspec.json.schema_components(unique, ref_template="#/components/schemas/{name}")
    schemas = dict(zip(unique, found, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for line in ENDPOINTS:
        paths.setdefault(line.path, {})[line.method.lower()] = operation(line, schemas)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Cosmodrome",
            "version": __version__,
            "description": "Tables of space board games. Play itself uses the WebSocket: see docs/protocol.md.",
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "servers": [{"url": "/"}],
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"key": {"type": "http", "scheme": "bearer", "description": "a seat's or the keeper's"}},
        },
    }


def operation(line: Endpoint, schemas: dict[Any, Any]) -> dict[str, Any]:
    success = "201" if line.method == "POST" else "200"
    answers = {success: {"description": "Done", "content": json_of(schemas[line.answer])}}
    for status in problems_of(line):
        answers[str(status)] = {"description": REASONS[status], "content": json_of(schemas[Problem])}
    built: dict[str, Any] = {
        "operationId": line.work.__name__,
        "summary": line.about.partition(". ")[0].rstrip("."),
        "description": line.about,
        "parameters": [parameter(name, "path") for name in re.findall(r"{(\w+)}", line.path)],
        "responses": answers,
    }
    built["parameters"] += [parameter(name, "query") for name in line.query]
    if line.body is not None:
        built["requestBody"] = {"required": True, "content": json_of(schemas[line.body])}
    if line.key:
        built["security"] = [{"key": []}, {}] if line.key.startswith("maybe") else [{"key": []}]
    return built


def problems_of(line: Endpoint) -> list[int]:
    """The statuses of failures: its own, and those of every endpoint of its kind."""
    always = {429} | ({403, 503} if line.method != "GET" else set())
    return sorted({*line.problems, *always, *((408, 413, 422) if line.body is not None else ())})


def parameter(name: str, place: str) -> dict[str, Any]:
    whole = name in ("seat", "step", "report", "before")
    schema: dict[str, Any] = {"type": "integer", "minimum": 0} if whole else {"type": "string"}
    return {"name": name, "in": place, "required": place == "path", "schema": schema}


def json_of(schema: dict[str, Any]) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}
