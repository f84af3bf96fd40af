"""The command line: files, the standard input, and what is answered without a window."""

from pathlib import Path

import pytest

from sudoku_gui import app
from sudoku_gui.window import command_line
from sudoku_gui.window.command_line import Wishes


def test_files_are_told_whole(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Wherever the program was started; only the standard input has a name of its own."""
    monkeypatch.chdir(tmp_path)
    asked = command_line.parse(["one.sdk", "-", "./-", "/else/two.sdm"])
    assert asked == Wishes((str(tmp_path / "one.sdk"), "-", str(tmp_path / "-"), "/else/two.sdm"))
    assert command_line.parse([]) == Wishes()


@pytest.mark.parametrize("wrong", [["--remove"], ["--integrate", "one.sdk"], ["-", "-"], ["--nonsense"]])
def test_what_makes_no_sense_is_refused(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """With a line on what does."""
    with pytest.raises(SystemExit) as ended:
        command_line.parse(wrong)
    assert ended.value.code == 2
    assert "usage: sudoku-gui" in capsys.readouterr().err


@pytest.mark.parametrize(("asked", "said"), [("--help", "standard input"), ("--version", "sudoku-gui 0.")])
def test_help_and_version_are_told(asked: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Without a window."""
    with pytest.raises(SystemExit) as ended:
        command_line.parse([asked])
    assert ended.value.code == 0
    assert said in capsys.readouterr().out


def test_the_desktop_is_told_and_untold(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """It is said what was written, how to undo it, and what was taken away."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert app.main(["--integrate"]) == 0
    told = capsys.readouterr().out
    made = tmp_path / "applications" / "dancing-sudoku.desktop"
    assert str(made) in told
    assert "--integrate --remove" in told
    assert made.is_file()
    assert app.main(["--integrate", "--remove"]) == 0
    assert str(made) in capsys.readouterr().out
    assert not made.exists()
    assert app.main(["--integrate", "--remove"]) == 0
    assert "nothing to take away" in capsys.readouterr().out


def test_where_nothing_can_be_written_it_is_said(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """With the place, and a status that scripts see."""
    (tmp_path / "applications").write_text("in the way")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert app.main(["--integrate"]) != 0
    assert str(tmp_path) in capsys.readouterr().err
