"""What all commands share: usage, input, output, messages and exit statuses."""

import io
import os
import re
import sys
from importlib.metadata import version
from pathlib import Path

import pytest

from solver_core import compiled, formats
from solver_core.cli import main
from solver_core.cover import Search
from solver_core.sudoku import many
from tests.core.cli.conftest import EASY, SOLVED, Run, Written, posix_only

COMMANDS = ["solve", "count", "trace"]


# --- usage ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["guess", "file"], "sudoku-dlx: argument COMMAND: invalid choice: 'guess'"),
        (["trace"], "sudoku-dlx trace: the following arguments are required: FILE"),
        (["solve", "--limit", "0", "file"], "argument --limit: '0' is not a whole number from 1"),
        (["count", "--limit", "-3", "file"], "argument --limit: '-3' is not a whole number from 0"),
        (["trace", "--limit", "many", "file"], "argument --limit: 'many' is not a whole number from 1"),
        (["trace", "--puzzle", "0", "file"], "argument --puzzle: '0' is not a whole number from 1"),
        (["trace", "--beat", "row", "file"], "argument --beat: invalid choice: 'row'"),
        (["trace", "--rule", "luckiest", "file"], "argument --rule: invalid choice: 'luckiest'"),
    ],
)
def test_bad_usage_is_reported_on_one_line(run: Run, arguments: list[str], message: str) -> None:
    """Status 2, what is wrong, and where help is; no page of usage that hides it."""
    status, out, err = run(*arguments)
    assert (status, out) == (2, "")
    assert message in err
    assert err.endswith(" --help\n")
    assert err.count("\n") == 1


@pytest.mark.parametrize("arguments", [[], ["--help"], *([command, "--help"] for command in COMMANDS)])
def test_help_goes_to_standard_output(run: Run, arguments: list[str]) -> None:
    status, out, err = run(*arguments)
    assert (status, err) == (0, "")
    assert out.startswith("usage: sudoku-dlx")


@pytest.mark.parametrize("word", ["-V", "--version"])
def test_the_version_is_that_of_the_package(run: Run, word: str) -> None:
    status, out, err = run(word)
    assert (status, err) == (0, "")
    kind = r"compiled for (AVX2|any \w+)\n" if compiled else r"uncompiled: .*\n"
    assert re.fullmatch(rf"sudoku-dlx {re.escape(version('dancing-sudoku'))}, {kind}", out)


# --- input ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("rubbish", "line 1, column 1: 'r' is not a cell; use 1-9 for a digit and . or 0 for an empty cell"),
        (EASY[:80], "line 1: a grid has 81 cells, in one line or in nine, not 80"),
        ("", "no cells were found; a grid has 81"),
    ],
)
def test_unreadable_input_is_reported_on_one_line(
    run: Run, written: Written, command: str, text: str, message: str
) -> None:
    """Status 2, and file, line and cause; nothing on standard output."""
    name = written(text)
    assert run(command, name) == (2, "", f"sudoku-dlx: {name}: {message}\n")


@pytest.mark.parametrize("command", COMMANDS)
def test_a_missing_file_is_reported_on_one_line(run: Run, tmp_path: Path, command: str) -> None:
    name = str(tmp_path / "none")
    assert run(command, name) == (2, "", f"sudoku-dlx: {name}: No such file or directory\n")


@pytest.mark.parametrize("command", ["solve", "trace"])
def test_a_binary_file_is_reported_on_one_line(run: Run, command: str) -> None:
    """A picture fed in by mistake is named by where it came from."""
    status, out, err = run(command, "-", stdin=b"\x89PNG\r\n\x1a\n\0\0")
    assert (status, out) == (2, "")
    assert err == "sudoku-dlx: standard input: this is not a text file; puzzles are read from text\n"


def test_standard_input_may_be_utf_16(run: Run) -> None:
    assert run("solve", "-", stdin=EASY.encode("utf-16")) == (0, f"{SOLVED}\n", "")


def test_a_list_may_be_longer_than_a_file_read_whole(run: Run) -> None:
    """Nothing of it is left out; what is no list is refused, not cut."""
    comment = b"#" + b"x" * formats.SIZE_LIMIT
    longest = b"\n".join([EASY.encode(), comment, EASY.encode()])
    assert run("solve", "-", stdin=longest) == (0, f"{SOLVED}\n{SOLVED}\n", "")
    status, out, err = run("solve", "-", stdin=b"x" * (formats.SIZE_LIMIT + 1))
    assert (status, out) == (2, "")
    assert "standard input: " in err
    assert "larger than 64 MiB" in err


def test_standard_input_that_is_closed_is_reported_on_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Programs without a terminal start others like that; Python then has no stdin at all."""
    monkeypatch.setattr(sys, "stdin", None)
    assert main(["solve", "-"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("sudoku-dlx: standard input: ")
    assert err.count("\n") == 1


# --- output ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", COMMANDS)
def test_results_go_to_a_file_when_one_is_named(
    run: Run, written: Written, tmp_path: Path, command: str
) -> None:
    """What would have been printed, and nothing on standard output."""
    name, target = written(EASY), tmp_path / "results"
    status, printed, _ = run(command, name)
    assert run(command, name, "--output", str(target)) == (status, "", "")
    assert target.read_text(encoding="utf-8") == printed != ""


def test_results_may_replace_the_file_that_was_read(run: Run, written: Written) -> None:
    name = written(EASY)
    assert run("solve", name, "--output", name) == (0, "", "")
    assert Path(name).read_text(encoding="utf-8") == f"{SOLVED}\n"


@pytest.mark.parametrize(
    ("failure", "expected"), [(KeyboardInterrupt(), 130), (OSError(5, "Input/output error"), 2)]
)
def test_an_output_file_is_replaced_by_all_results_or_not_at_all(
    run: Run,
    written: Written,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    failure: BaseException,
    expected: int,
) -> None:
    """Whoever stops a long run keeps the results of the last one, and finds no half file beside it."""
    target = tmp_path / "out" / "results"
    target.parent.mkdir()
    target.write_text("old")
    run_to = Search.run_to
    seen = []

    def fail_later(search: Search, kind: str, *, backward: bool = False) -> bool:
        seen.append(kind)
        if len(seen) > 10:
            raise failure
        return run_to(search, kind, backward=backward)

    monkeypatch.setattr(Search, "run_to", fail_later)
    status, out, _ = run("trace", written(EASY), "--output", str(target))
    assert (status, out) == (expected, "")
    assert [path.name for path in target.parent.iterdir()] == ["results"]
    assert target.read_text() == "old"


def test_an_output_file_is_untouched_when_the_input_cannot_be_read(
    run: Run, written: Written, tmp_path: Path
) -> None:
    target = tmp_path / "results"
    target.write_text("old")
    assert run("solve", written("rubbish"), "--output", str(target))[0] == 2
    assert target.read_text() == "old"


def test_an_output_file_that_cannot_be_written_is_reported_on_one_line(
    run: Run, written: Written, tmp_path: Path
) -> None:
    target = str(tmp_path / "no folder" / "results")
    message = f"sudoku-dlx: {target}: No such file or directory\n"
    assert run("solve", written(EASY), "--output", target) == (2, "", message)


@posix_only
def test_a_write_protected_output_file_is_reported(
    run: Run, written: Written, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever protected it meant it; the system's answer is arranged, as root may write anything."""
    target = tmp_path / "results"
    target.write_text("old")
    monkeypatch.setattr(os, "access", lambda *_: False)
    status, _, err = run("solve", written(EASY), "--output", str(target))
    assert (status, err) == (2, f"sudoku-dlx: {target}: this file is write-protected\n")


def test_signs_that_the_terminal_does_not_have_stop_nothing(
    written: Written, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A line is said to be wrong even where its wrong sign cannot be shown."""
    bytes_out = io.BytesIO()
    out = io.TextIOWrapper(bytes_out, encoding="ascii")
    monkeypatch.setattr(sys, "stdout", out)
    assert main(["solve", written(EASY, EASY[:80] + "€", EASY)]) == 2
    out.flush()
    assert bytes_out.getvalue().count(SOLVED.encode()) == 2


# --- interruption -----------------------------------------------------------------------------------


@pytest.mark.parametrize("command", COMMANDS)
def test_an_interruption_is_status_130_and_no_words(
    run: Run, written: Written, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:

    def interrupt(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Search, "run_to", interrupt)
    monkeypatch.setattr(many, "solve", interrupt)
    assert run(command, written(EASY)) == (130, "", "")
