"""The command line: files, the standard input, and what is answered without a window."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from solver_core import __version__
from sudoku_gui import app
from sudoku_gui.shell import command_line
from sudoku_gui.shell.command_line import Arguments
from sudoku_gui.shell.desktop_entry import ID
from tests.gui.parts import BRANCHING, PUZZLE, Launch, wait_until


def test_files_are_reported_whole(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Wherever the program was started; only the standard input has a name of its own."""
    monkeypatch.chdir(tmp_path)
    asked = command_line.parse(["one.sdk", "-", "./-", "/else/two.sdm"])
    assert asked == Arguments((str(tmp_path / "one.sdk"), "-", str(tmp_path / "-"), "/else/two.sdm"))
    assert command_line.parse([]) == Arguments()


@pytest.mark.parametrize("wrong", [["--remove"], ["--integrate", "one.sdk"], ["-", "-"], ["--nonsense"]])
def test_invalid_input_is_refused(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        command_line.parse(wrong)
    assert ended.value.code == 2
    assert "usage: sudoku-gui" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("asked", "said"), [("--help", "standard input"), ("--version", f"sudoku-gui {__version__}")]
)
def test_help_and_version_are_reported(asked: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        command_line.parse([asked])
    assert ended.value.code == 0
    assert said in capsys.readouterr().out


def test_the_desktop_is_entered_and_removed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """It is said what was written, how to undo it, and what was taken away."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert app.main(["--integrate"]) == 0
    reported = capsys.readouterr().out
    made = tmp_path / "applications" / f"{ID}.desktop"
    assert str(made) in reported
    assert "--integrate --remove" in reported
    assert made.is_file()
    assert app.main(["--integrate", "--remove"]) == 0
    assert str(made) in capsys.readouterr().out
    assert not made.exists()
    assert app.main(["--integrate", "--remove"]) == 0
    assert "nothing to remove" in capsys.readouterr().out


def test_a_small_picture_of_a_puzzle_is_drawn(tmp_path: Path) -> None:
    """In a process of its own, as file managers start it; a file without a puzzle has none."""
    puzzle, picture = tmp_path / "one.sdk", tmp_path / "one.png"
    puzzle.write_text(PUZZLE, encoding="utf-8")
    command = [sys.executable, "-m", "sudoku_gui", "--thumbnail", "128"]
    assert subprocess.run([*command, puzzle, picture], check=False).returncode == 0
    image = QImage(str(picture))
    assert (image.width(), image.height()) == (128, 128)
    assert {image.pixelColor(x, 64).lightness() < 128 for x in range(128)} == {True, False}
    done = subprocess.run([*command, picture, picture], capture_output=True, text=True, check=False)
    assert (done.returncode, str(picture) in done.stderr) == (1, True)


def test_a_desktop_entry_that_cannot_be_written_is_reported(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "applications").write_text("in the way")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert app.main(["--integrate"]) != 0
    assert str(tmp_path) in capsys.readouterr().err


def test_several_files_are_named(launch: Launch, tmp_path: Path) -> None:
    """They come up as one list; one that is none is reported, and the window is there all the same."""
    files = [tmp_path / name for name in ("one.sdk", "two.sdk", "diary.txt")]
    for file, text in zip(files, (PUZZLE, BRANCHING, "Dear diary, no puzzle today."), strict=True):
        file.write_text(text, encoding="utf-8")
    window = launch([str(file) for file in files])
    assert str(window.document.puzzle.givens) == PUZZLE
    assert window.context.open_list.count == 2
    # The reason ends without a full stop, so nothing follows it.
    assert window.context.messages.text.startswith("2 files: 2 puzzles. diary.txt could not be opened: ")


def test_the_standard_input_is_opened(launch: Launch, monkeypatch: pytest.MonkeyPatch) -> None:
    """The window is there before the pipe has said anything; what came has no file."""
    out, into = os.pipe()
    with os.fdopen(out) as piped:
        monkeypatch.setattr(sys, "stdin", piped)
        window = launch(["-"])
        assert "Reading the standard input" in window.context.messages.text
        os.write(into, PUZZLE.encode())
        os.close(into)
        wait_until(lambda: str(window.document.puzzle.givens) == PUZZLE)
    assert window.document.source.path is None
    assert window.isWindowModified()
