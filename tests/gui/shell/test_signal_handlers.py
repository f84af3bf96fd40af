"""The whole program as a process: started, asked to end, and ended in order."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PATIENT = 30.0
STATES = "data/*/*/sessions/1/*.kept"


@pytest.fixture
def program(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    """The program without a screen, up and running: it has stored what it shows."""
    folders = {"XDG_CONFIG_HOME": str(tmp_path / "config"), "XDG_DATA_HOME": str(tmp_path / "data")}
    process = subprocess.Popen(
        [sys.executable, "-m", "sudoku_gui"],
        env=os.environ | folders | {"QT_QPA_PLATFORM": "offscreen"},
        stderr=subprocess.PIPE,
        text=True,
    )
    for _ in range(int(PATIENT / 0.1)):
        if list(tmp_path.glob(STATES)):
            break
        with pytest.raises(subprocess.TimeoutExpired):
            process.wait(timeout=0.1)
    yield process
    process.kill()
    process.communicate()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows ends programs in other ways")
@pytest.mark.parametrize("signal_sent", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_closes_the_window_in_order(
    program: subprocess.Popen[str], signal_sent: signal.Signals, tmp_path: Path
) -> None:
    """Ctrl+C in the terminal is a closed window: status 0, what was open kept, nothing on stderr."""
    for state in tmp_path.glob(STATES):
        state.unlink()
    program.send_signal(signal_sent)
    assert program.wait(timeout=PATIENT) == 0
    assert list(tmp_path.glob(STATES))
    assert program.stderr is not None
    complaints = [line for line in program.stderr if "propagateSizeHints" not in line]
    assert complaints == []
