"""The command line called from within, and puzzles written to files for it."""

import io
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from solver_core.cli import main

Run = Callable[..., tuple[int, str, str]]
Written = Callable[..., str]
EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLVED = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
NONE = "12345678." + "........9" + "." * 63
CLASH = "11" + "." * 79
PROGRAM = [sys.executable, "-m", "solver_core"]
FAULT = "line 2, column 1: 'r' is not a cell; use 1-9 for a digit and . or 0 for an empty cell"
TOP = Path(__file__).parents[3]

posix_only = pytest.mark.skipif(sys.platform == "win32", reason="signals, modes and devices as in POSIX")


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run a command with these arguments and this standard input; answer status, stdout and stderr."""

    def run(*arguments: str | Path, stdin: bytes = b"") -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin)))
        try:
            status = main([*map(str, arguments)])
        except SystemExit as end:
            status = int(end.code or 0)
        out, err = capsys.readouterr()
        return status, out, err

    return run


def on_terminal(*arguments: str, stdout: bool = False) -> tuple[int, str]:
    """Status, and what a terminal gets to see of standard error, or of both streams."""
    master, terminal = os.openpty()
    process = subprocess.Popen(
        [*PROGRAM, *arguments],
        stdout=terminal if stdout else None,
        stderr=terminal,
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
    )
    os.close(terminal)
    seen = b""
    while True:
        try:
            piece = os.read(master, 1 << 16)
        except OSError:
            break
        if not piece:
            break
        seen += piece
    os.close(master)
    return process.wait(), seen.decode()


@pytest.fixture
def written(tmp_path: Path) -> Callable[..., str]:

    def written(*lines: str) -> str:
        path = tmp_path / "puzzles.txt"
        path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
        return str(path)

    return written
