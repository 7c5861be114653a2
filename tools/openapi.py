"""Writes the API's description for the browser client, whose types are made from it: `make types`."""

import json
import sys
from pathlib import Path
from typing import Final

from tinderbox.server.app import make_app
from tinderbox.server.settings import Settings

DESCRIPTION: Final = Path(__file__).resolve().parent.parent / "web" / "openapi.json"


def description() -> str:
    """OpenAPI of the server as it is, in a fixed form."""
    return json.dumps(make_app(Settings()).openapi(), indent=1, sort_keys=True, ensure_ascii=False) + "\n"


def main() -> int:
    DESCRIPTION.write_text(description(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
