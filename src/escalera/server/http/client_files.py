"""The browser client: it gets every path that is not a route of the server.

Its files are few and small, so they stay in memory. The build has packed them with Brotli; for
browsers that don't take that, each is compressed once. If the client is built again while the
server runs, its files are read again.
"""

import gzip
import hashlib
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import cached_property
from mimetypes import guess_type
from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import Receive, Scope, Send

from escalera.server.http.http_errors import denial
from escalera.server.messages.encodings import encodings

NOT_BUILT = (
    "The browser client is not built here. In the project's folder, `make play` builds it "
    "and opens it.\n"
)
_PACKED = Path(__file__).parents[1] / "web"
_BUILT = Path(__file__).parents[4] / "web" / "dist"
_TYPES = {
    ".js": "text/javascript; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
_HASHED = re.compile(r"assets/.*-[A-Za-z0-9_-]{8}\.\w+")
_FOR_EVER = "public, max-age=31536000, immutable"
_ASK_EACH_TIME = "no-cache"
_PAGE = "index.html"
_BROTLI = ".br"
_SERVERS = {"api", "health", "metrics"}
"""How the server's own paths begin; none of them is a page."""


def client_folder() -> Path:
    """Return where the built client is: in the installed package, or in a checkout."""
    return _PACKED if _PACKED.is_dir() else _BUILT


@dataclass(frozen=True)
class _File:
    plain: bytes
    brotli: bytes
    kind: str
    tag: str
    caching: str

    def answer(self, request: Request) -> Response:
        """Return the file, compressed if the browser takes that, or 304 if the browser has it."""
        headers = {"etag": self.tag, "cache-control": self.caching, "vary": "accept-encoding"}
        if self.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        encoding, body = self._packed(encodings(request.headers.get("accept-encoding", "")))
        headers |= {"content-encoding": encoding} if encoding else {}
        return Response(body, headers=headers, media_type=self.kind)

    def _packed(self, taken: frozenset[str]) -> tuple[str, bytes]:
        if self.brotli and "br" in taken:
            return "br", self.brotli
        return ("gzip", self._gzipped) if "gzip" in taken and self._gzipped else ("", self.plain)

    @cached_property
    def _gzipped(self) -> bytes:
        """The file, compressed; empty if that saves little."""
        gzipped = gzip.compress(self.plain, 9, mtime=0)
        return gzipped if len(gzipped) < 0.9 * len(self.plain) else b""


Greet = Callable[[Request, Response], Awaitable[None]]
"""What is added to the answer if the file is the page itself."""


class Pages:
    """Answers with the built client, as an ASGI application.

    greet: gives a new person a cookie with the page, so that a table need not ask again.
    """

    def __init__(self, folder: Path, greet: Greet) -> None:
        self._folder, self._greet = folder, greet
        self._files: dict[str, _File] = {}
        self._built: tuple[int, ...] = ()
        """When the files at hand were built, empty for none."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request that no route answers."""
        response = await self._answer(Request(scope))
        await response(scope, receive, send)

    async def _answer(self, request: Request) -> Response:
        path = request.url.path.removeprefix("/")
        if path.partition("/")[0] in _SERVERS:
            return denial(404, "NOTHING_HERE")
        if request.method not in {"GET", "HEAD"}:
            return PlainTextResponse("This can only be read.\n", 405, {"allow": "GET, HEAD"})
        self._look()
        if not self._files:
            return PlainTextResponse(NOT_BUILT, 503)
        last = path.rpartition("/")[2].rstrip(".")  # a link with the full stop of its sentence
        name = path if "." in last else _PAGE
        if name not in self._files:
            return PlainTextResponse("There is no such file.\n", 404)
        response = self._files[name].answer(request)
        if name == _PAGE:
            await self._greet(request, response)
        return response

    def _look(self) -> None:
        """Read the files if they were built again since."""
        built = _built(self._folder)
        if built != self._built:
            self._files = _read(self._folder) if built else {}
            self._built = built


def _built(folder: Path) -> tuple[int, ...]:
    """Return when the page was written, and the last of its files: they are packed after it."""
    try:
        return tuple((folder / name).stat().st_mtime_ns for name in (_PAGE, "assets"))
    except OSError:
        return ()


def _read(folder: Path) -> dict[str, _File]:
    files = (path for path in folder.rglob("*") if path.is_file() and path.suffix != _BROTLI)
    return {path.relative_to(folder).as_posix(): _file(folder, path) for path in files}


def _file(folder: Path, path: Path) -> _File:
    plain = path.read_bytes()
    packed = path.with_name(path.name + _BROTLI)
    kind = _TYPES.get(path.suffix) or guess_type(path.name)[0] or "application/octet-stream"
    hashed = _HASHED.fullmatch(path.relative_to(folder).as_posix())
    return _File(
        plain,
        packed.read_bytes() if packed.is_file() else b"",
        kind,
        f'"{hashlib.sha256(plain).hexdigest()[:20]}"',
        _FOR_EVER if hashed else _ASK_EACH_TIME,
    )
