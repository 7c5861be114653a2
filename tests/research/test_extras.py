"""Doors are extras: one that is not installed says what to install, and nothing pulls PyTorch or GPU packages."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
DOORS = [
    ("pettingzoo", "pettingzoo", "pettingzoo"),
    ("pettingzoo", "numpy", "pettingzoo"),
    ("gymnasium", "gymnasium", "gymnasium"),
    ("gymnasium", "numpy", "gymnasium"),
    ("vector", "gymnasium", "gymnasium"),
    ("openspiel", "pyspiel", "openspiel"),
    ("openspiel", "numpy", "openspiel"),
    ("dataset", "pyarrow", "datasets"),
    ("dataset", "numpy", "datasets"),
]
IMPORT = """
import sys
sys.modules[{module!r}] = None
try:
    import tinderbox.research.{door}
except ImportError as problem:
    print(problem)
"""


@pytest.mark.slow
@pytest.mark.parametrize(("door", "module", "extra"), DOORS)
def test_a_door_without_its_extra_says_what_to_install(door: str, module: str, extra: str) -> None:
    code = IMPORT.format(module=module, door=door)
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert said.strip().endswith(f'pip install "tinderbox-games[{extra}]"')
    assert module.split(".")[0] in said
    assert extra in PROJECT["project"]["optional-dependencies"]


@pytest.mark.slow
def test_commands_say_so_too() -> None:
    code = "import sys; sys.modules['pyarrow'] = None; from tinderbox.cli.main import main; main()"
    words = ["dataset", "bretagne", "--out", "never.parquet", "--lang", "de"]
    done = subprocess.run([sys.executable, "-c", code, *words], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert 'pip install "tinderbox-games[datasets]"' in done.stderr


def test_all_is_everything_there_is() -> None:
    extras = dict(PROJECT["project"]["optional-dependencies"])
    (named,) = extras.pop("all")
    assert set(re.findall(r"[a-z]+", named.split("[")[1])) == set(extras)


LOCKS = sorted(path for path in (ROOT / "requirements").glob("*.txt") if path.name != "torch.txt")


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.name)
def test_no_lock_holds_pytorch_or_gpu_packages(lock: Path) -> None:
    packages = re.findall(r"^([A-Za-z0-9._-]+)==", lock.read_text(encoding="utf-8"), re.MULTILINE)
    assert packages
    assert [name for name in packages if re.match(r"torch|nvidia|cuda|triton|cupy|jax|tensorflow", name.lower())] == []


def test_no_extra_asks_for_pytorch() -> None:
    required = list(PROJECT["project"]["dependencies"])
    for extra in PROJECT["project"]["optional-dependencies"].values():
        required += extra
    assert [each for each in required if "torch" in each or "stable" in each or "sb3" in each] == []
