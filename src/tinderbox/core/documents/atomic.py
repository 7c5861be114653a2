"""Writing files atomically."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def replacing(path: Path) -> Iterator[Path]:
    """A draft beside `path` that replaces it when the block succeeds; otherwise `path` stays as it was."""
    draft = path.with_name(f".{path.name[:40]}.partly")
    try:
        yield draft
        if path.exists():
            draft.chmod(path.stat().st_mode)
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)
