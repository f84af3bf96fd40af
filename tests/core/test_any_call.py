"""No call of the library ends the interpreter or reads what is not its own, whatever it is given."""

import importlib.util
import subprocess
import sys
from pathlib import Path

import pytest

from tests.amounts import some

CALLS = some(5000, uncompiled=1000)


@pytest.mark.skipif(importlib.util.find_spec("resource") is None, reason="limits and alarms as in POSIX")
@pytest.mark.parametrize("seed", [1, 2])
def test_whatever_is_called_with_anything_refuses_or_answers(seed: int, tmp_path: Path) -> None:
    """In a process of its own, so that a crash is a failure that names the call; the same calls every time."""
    command = [sys.executable, str(Path(__file__).with_name("any_call.py")), str(seed), str(CALLS)]
    done = subprocess.run(
        command,
        capture_output=True,
        encoding="utf-8",
        errors="replace",
        check=False,
        cwd=tmp_path,
        timeout=120,
    )
    said = done.stdout.splitlines() or ["nothing"]
    assert done.returncode == 0, f"status {done.returncode} in {said[-1]}\n{done.stderr[-2000:]}"
    assert said[-1].startswith("done: ")
