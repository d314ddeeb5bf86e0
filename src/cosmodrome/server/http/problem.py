"""The response of a request that fails: a problem with its code and sentence, in the language of the reader."""

from __future__ import annotations

import re

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from cosmodrome.core.i18n import FALLBACK
from cosmodrome.server import protocol as p
from cosmodrome.server.errors import Rejection
from cosmodrome.server.observability import metrics


def problem(status: int, code: str, text: str) -> Response:
    metrics.REFUSED_BY[code].inc()
    headers = {"retry-after": "60"} if status == 429 else {}
    return Response(msgspec.json.encode(p.Problem(code, text)), status, headers, media_type="application/json")


def problem_of(rejection: Rejection, locale: str) -> Response:
    return problem(rejection.status, rejection.code, rejection.sentence(locale))


def locale_of(request: Request) -> str:
    return preferred_locale(request.headers.get("accept-language", ""))


def preferred_locale(accept_language: str) -> str:
    """The first language of the header that the server has."""
    for word in re.split(r"[,\s]+", accept_language):
        short = word[:2].lower()
        if short in p.LOCALES:
            return short
    return FALLBACK
