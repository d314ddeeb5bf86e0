"""Security headers of every response: content security policy, framing, caching, TLS."""

from __future__ import annotations

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

# Nothing is loaded from other sites, there are no inline scripts or styles, and no site may embed the page.
# Each kind of source is named, so that allowing more for one does not allow it for the others.
POLICY = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self'",
    "font-src": "'self'",
    "connect-src": "'self'",
    "worker-src": "'self'",
    "manifest-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
}

HEADERS = {
    "content-security-policy": "; ".join(f"{kind} {source}" for kind, source in POLICY.items()),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",  # for browsers that do not know frame-ancestors
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
# Keys, views and records must not be kept by caches on the way or in the browser.
NOT_KEPT = {"cache-control": "no-store"}
# A year, and only if the visitor uses TLS: a server in a home network has no certificate.
TLS_ONLY = {"strict-transport-security": "max-age=31536000"}


class Headers:
    """Middleware that adds the headers to every response."""

    def __init__(self, app: ASGIApp, https: bool = False) -> None:
        self.app = app
        self.https = https  # a proxy before the server uses TLS without saying so

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        wanted = dict(HEADERS)
        if scope["path"].startswith("/api/"):
            wanted |= NOT_KEPT
        if self.https or scope["scheme"] == "https":
            wanted |= TLS_ONLY

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in wanted.items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, with_headers)
