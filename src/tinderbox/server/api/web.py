"""The browser client: files of the package; every address that is no file and no API leads to its first page."""

from importlib.resources import files
from pathlib import Path
from typing import Final

from fastapi import FastAPI, Request
from starlette.responses import FileResponse, Response

from tinderbox.server.words import Refusal

FOLDER: Final = Path(str(files("tinderbox.server"))) / "web"
FOR_EVER: Final = "public, max-age=31536000, immutable"


def add_web(app: FastAPI) -> None:
    known = {path.relative_to(FOLDER).as_posix(): path for path in FOLDER.rglob("*") if path.is_file()}

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str, request: Request) -> Response:
        if path.startswith("api/"):
            raise Refusal(404, "not-found")
        found = known.get(path)
        if found is not None and path != "index.html":
            cached = FOR_EVER if path.startswith("assets/") else "no-cache"
            return FileResponse(found, headers={"Cache-Control": cached})
        first = known.get("index.html")
        if first is None or "." in path.rpartition("/")[2]:
            raise Refusal(404, "not-found")
        return FileResponse(first, headers={"Cache-Control": "no-cache"})
