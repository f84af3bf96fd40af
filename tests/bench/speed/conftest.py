"""What tests of the measuring share."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.bench.speed import __main__ as speed
from tests.bench.speed import workloads
from tests.bench.speed.workloads import Known


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Six queens instead of everything large, measured as if they were compiled."""
    for name in workloads.KNOWN:
        monkeypatch.setitem(workloads.KNOWN, name, Known("queens", (6,), 4))
    monkeypatch.setattr(speed, "compiled", True)


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Callable[..., tuple[int, str, str]]:
    """Measure with these arguments; answers status, stdout and stderr."""

    def run(*arguments: str) -> tuple[int, str, str]:
        try:
            status = speed.main(arguments)
        except SystemExit as end:
            status = int(end.code or 0)
        return status, *capsys.readouterr()

    return run


@pytest.fixture
def written(tmp_path: Path) -> Callable[..., str]:
    """Write these lines to a file; answers its name."""

    def written(*lines: str) -> str:
        path = tmp_path / "puzzles.txt"
        path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
        return str(path)

    return written
