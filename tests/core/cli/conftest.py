"""The command line called from within, and puzzles written to files for it."""

import io
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from solver_core.cli import main

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run a command with these arguments and this standard input; answer status, stdout and stderr."""

    def run(*arguments: str, stdin: bytes = b"") -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin)))
        try:
            status = main(arguments)
        except SystemExit as end:
            status = int(end.code or 0)
        out, err = capsys.readouterr()
        return status, out, err

    return run


@pytest.fixture
def written(tmp_path: Path) -> Callable[..., str]:

    def written(*lines: str) -> str:
        path = tmp_path / "puzzles.txt"
        path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
        return str(path)

    return written
