"""Tables and seats on the net: storage, play, streams, bots as seats, and the API over all of it."""

from tinderbox.extras import require

require(
    "server", "alembic", "fastapi", "httpx", "orjson", "pydantic_settings", "pythonjsonlogger", "sqlalchemy", "uvicorn"
)
