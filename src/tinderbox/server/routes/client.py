"""The browser client: files of the package; every address that is no file and no API leads to its first page."""

import hashlib
import mimetypes
from functools import cached_property
from importlib.resources import files
from pathlib import Path
from typing import Final

from fastapi import FastAPI, Request
from starlette.responses import Response

from tinderbox.server.http.compression import LEAST, accepts_gzip, packed
from tinderbox.server.messages import Refusal

FOLDER: Final = Path(str(files("tinderbox.server"))) / "web"
FIRST: Final = "index.html"
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
TEXTS: Final = ("text/", "application/javascript", "application/json", "application/manifest", "image/svg")
TYPES: Final = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}


class File:
    """One file of the client, read and packed when it is first asked for. What has a hash in its name never changes."""

    def __init__(self, folder: Path, path: Path) -> None:
        self.path: Final = path
        name = path.relative_to(folder).as_posix()
        guessed = TYPES.get(path.suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
        self.media_type: Final = guessed
        self.cached: Final = FOR_EVER if name.startswith("assets/") else ASK_AGAIN

    @cached_property
    def content(self) -> bytes:
        return self.path.read_bytes()

    @cached_property
    def packed(self) -> bytes | None:
        """Shorter, if that is worth it."""
        if len(self.content) < LEAST or not self.media_type.startswith(TEXTS):
            return None
        return packed(self.content)

    @cached_property
    def mark(self) -> str:
        return hashlib.sha256(self.content).hexdigest()[:20]

    def answer(self, request: Request) -> Response:
        short = self.packed if accepts_gzip(request.scope) else None
        tag = f'"{self.mark}-gzip"' if short is not None else f'"{self.mark}"'
        headers = {"Cache-Control": self.cached, "ETag": tag}
        if self.packed is not None:
            headers["Vary"] = "Accept-Encoding"
        asked = request.headers.get("if-none-match", "")
        if any(self.mark in known for known in asked[:1000].split(",")):
            return Response(status_code=304, headers=headers)
        if short is not None:
            headers["Content-Encoding"] = "gzip"
        return Response(short if short is not None else self.content, media_type=self.media_type, headers=headers)


def add_web(app: FastAPI) -> None:
    known = {path.relative_to(FOLDER).as_posix(): File(FOLDER, path) for path in FOLDER.rglob("*") if path.is_file()}

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def page(path: str, request: Request) -> Response:
        if path.startswith("api/"):
            raise Refusal(404, "not-found")
        found = known.get(path)
        if found is None and "." not in path.rpartition("/")[2]:
            found = known.get(FIRST)
        if found is None:
            raise Refusal(404, "not-found")
        return found.answer(request)
