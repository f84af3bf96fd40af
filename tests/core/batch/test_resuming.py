"""Runs of the command line that go on where they were interrupted, or say why they do not."""

import json
import os
import sys
from collections.abc import Callable
from io import BytesIO, TextIOWrapper
from pathlib import Path
from typing import Any

import pytest

from solver_core.batch.resuming import Resumable
from solver_core.batch.sources import InputLocation
from solver_core.cli import main
from solver_core.formats.replacement import Replacement

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLVED = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
NONE = "12345678." + "........9" + "." * 63
AGAIN = "out.part: the results kept here cannot be continued; the run starts again\n"
OTHER = "out.part.json: this was left by a run with other input or options; repeat that one, or delete it\n"


class Interruption(BaseException):
    """What no command expects."""


class Run:
    """``sudoku-dlx solve --resume -o out puzzles.txt`` in a folder, with puzzles of which some chunks are made."""

    def __init__(
        self, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        self.input, self.out = folder / "puzzles.txt", folder / "out"
        self.part, self.journal = folder / "out.part", folder / "out.part.json"
        self.input.write_text(f"{EASY}\n" * 50)
        self._monkeypatch = monkeypatch
        self._capsys = capsys

    def go(self, *words: str | Path, command: str = "solve") -> tuple[int, str]:
        """Run it to its end, or to where it is interrupted; answer its status and what it says."""
        options = [command, "--workers", "1", "--resume", "-o", self.out]
        status = main([str(word) for word in (*options, *(words or [self.input]))])
        return status, self._capsys.readouterr().err

    def interrupt(self, *words: str | Path, chunks: int = 3) -> dict[str, Any]:
        """Interrupt a run as soon as this many chunks are noted; answer what the journal says."""
        left = chunks

        def note(run: Resumable, location: InputLocation, status: int) -> None:
            nonlocal left
            run.begin, run.status = location, status
            run.save()
            left -= 1
            if not left:
                raise Interruption

        with self._monkeypatch.context() as patch:
            patch.setattr(Resumable, "note", note)
            with pytest.raises(Interruption):
                self.go(*words)
        noted: dict[str, Any] = json.loads(self.journal.read_bytes())
        assert 0 < noted["size"] <= self.part.stat().st_size
        return noted

    def feed(self, file: BytesIO) -> None:
        """Let the next run find this in its standard input."""
        self._monkeypatch.setattr(sys, "stdin", TextIOWrapper(file))


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    return Run(tmp_path, monkeypatch, capsys)


def expect_new_start(run: Run) -> None:
    status, said = run.go()
    assert (status, said) == (0, f"sudoku-dlx: {run.out}{AGAIN[3:]}")
    assert run.out.read_text() == f"{SOLVED}\n" * 50
    assert not run.part.exists()
    assert not run.journal.exists()


# --- going on -----------------------------------------------------------------------------------------


def test_kept_answers_are_not_computed_again(run: Run) -> None:
    """What was written and not noted is cut off."""
    run.interrupt()
    with run.part.open("ab") as file:
        file.write(b"what had not been noted down")
    assert run.go() == (0, "")
    assert run.out.read_text() == f"{SOLVED}\n" * 50


def test_a_run_that_has_noted_nothing_yet_is_not_called_damaged(run: Run) -> None:
    run.interrupt(chunks=1)
    kept = run.part.read_bytes()
    with pytest.MonkeyPatch.context() as patch:
        run.part.unlink()
        run.journal.unlink()
        interrupt_before(patch, "note")
        with pytest.raises(Interruption):
            run.go()
    run.part.write_bytes(kept)
    assert run.go() == (0, "")


@pytest.mark.parametrize(("line", "status"), [(NONE, 1), ("rubbish", 2)])
def test_the_status_is_that_of_all_puzzles(run: Run, line: str, status: int) -> None:
    """A puzzle without a solution, or a line that is none, was met before the interruption."""
    run.input.write_text(f"{EASY}\n{line}\n" + f"{EASY}\n" * 50)
    assert run.interrupt("-q", run.input)["status"] == status
    assert run.go("-q", run.input)[0] == status


def test_the_status_of_a_complete_run_is_kept(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """It was interrupted between its last result and its new name."""
    run.input.write_text(f"{EASY}\n{NONE}\n")
    interrupt_before(monkeypatch, "keep")
    with pytest.raises(Interruption):
        run.go()
    monkeypatch.undo()
    assert not run.out.exists()
    assert run.go() == (1, "")
    assert run.out.read_text().splitlines()[0] == SOLVED


def test_results_that_have_their_place_are_left_there(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """It was interrupted between the new name and the end of the journal."""
    interrupt_before(monkeypatch, "_clear")
    with pytest.raises(Interruption):
        run.go()
    monkeypatch.undo()
    assert run.journal.exists()
    before = run.out.stat()
    assert run.go() == (0, "")
    assert os.path.samestat(run.out.stat(), before)
    assert not run.journal.exists()


@pytest.mark.parametrize("damage", [Path.unlink, lambda path: path.write_text("other results\n")])
def test_results_that_have_lost_their_place_are_found_again(
    run: Run, monkeypatch: pytest.MonkeyPatch, damage: Callable[[Path], object]
) -> None:
    """A journal that calls a run complete is no reason to believe that its results are there."""
    interrupt_before(monkeypatch, "_clear")
    with pytest.raises(Interruption):
        run.go()
    monkeypatch.undo()
    damage(run.out)
    expect_new_start(run)


def interrupt_before(monkeypatch: pytest.MonkeyPatch, step: str) -> None:
    kind = Replacement if step == "keep" else Resumable

    def interrupted(*_: object) -> None:
        raise Interruption

    monkeypatch.setattr(kind, step, interrupted)


def test_a_list_that_was_closed_by_a_line_stays_closed(run: Run, tmp_path: Path) -> None:
    """What stands behind that line is not read after an interruption, either; the next input is."""
    second = tmp_path / "second.txt"
    second.write_text(f"{EASY}\n")
    run.input.write_text(f"{EASY}\nend\n" + f"{EASY}\n" * 30)
    run.interrupt(run.input, second, chunks=1)
    assert run.go(run.input, second) == (0, "")
    assert run.out.read_text() == f"{SOLVED}\n" * 2


# --- what is damaged ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "5",
        "null",
        "{}",
        '{"task": 5}',
        '{"size": 0, "digest": 0}',
        pytest.param("[" * 100_000, id="deep"),
        pytest.param("9" * 10_000, id="long"),
    ],
)
def test_a_damaged_journal_starts_the_run_again(run: Run, text: str) -> None:
    run.interrupt()
    run.journal.write_text(text)
    expect_new_start(run)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("size", -1),
        ("size", 1 << 60),
        pytest.param("size", 10**400, id="huge"),
        ("size", 82.0),
        ("size", True),
        ("size", "82"),
        ("size", 82),
        ("place", [0, 1, 2, 3, "x", 9]),
        ("place", [0, 164, 2, 2, 0]),
        ("place", 5),
        ("status", "bad"),
        ("status", 1),
        ("done", True),
        ("task", {}),
        ("digest", None),
    ],
)
def test_a_journal_with_another_number_starts_the_run_again(run: Run, key: str, value: object) -> None:
    noted = run.interrupt()
    run.journal.write_text(json.dumps({**noted, key: value}))
    expect_new_start(run)


def test_a_truncated_journal_starts_the_run_again(run: Run) -> None:
    run.interrupt()
    run.journal.write_bytes(run.journal.read_bytes()[:-5])
    expect_new_start(run)


def _shorten(part: Path) -> None:
    with part.open("rb+") as file:
        file.truncate(100)


def _edit(part: Path) -> None:
    with part.open("rb+") as file:
        file.write(b"9")


@pytest.mark.parametrize("damage", [Path.unlink, _shorten, _edit, lambda part: part.write_bytes(b"")])
def test_results_that_differ_from_the_journal_start_the_run_again(
    run: Run, damage: Callable[[Path], object]
) -> None:
    """Never is what is missing filled with zeros, nor what another has written kept."""
    run.interrupt()
    damage(run.part)
    expect_new_start(run)


def test_results_without_a_journal_start_the_run_again(run: Run) -> None:
    run.interrupt()
    run.journal.unlink()
    expect_new_start(run)


# --- what is another's --------------------------------------------------------------------------------


def test_a_file_of_another_time_is_another_input(run: Run) -> None:
    """Of the same size, with other puzzles."""
    run.interrupt()
    stamp = run.input.stat()
    run.input.write_text(f"{NONE}\n" * 50)
    os.utime(run.input, ns=(stamp.st_atime_ns, stamp.st_mtime_ns + 1))
    assert run.go() == (2, f"sudoku-dlx: {run.out}{OTHER[3:]}")
    assert run.part.exists()


def test_another_command_does_not_continue_a_run(run: Run) -> None:
    """`count` has all options of `solve`, and answers something else."""
    run.interrupt()
    assert run.go(command="count") == (2, f"sudoku-dlx: {run.out}{OTHER[3:]}")


BOARD = "\n".join(EASY[at : at + 9] for at in range(0, 81, 9)) + "\n\n"


class Pipe(BytesIO):
    """Bytes that come once."""

    def seekable(self) -> bool:
        return False


@pytest.mark.parametrize("kind", [BytesIO, Pipe])
@pytest.mark.parametrize("text", [f"{EASY}\n", BOARD], ids=["list", "read whole"])
@pytest.mark.parametrize(
    "other", [lambda text: text * 60, lambda _: f"{NONE}\n" * 200], ids=["short", "other"]
)
def test_another_standard_input_is_not_continued(
    run: Run, kind: type[BytesIO], text: str, other: Callable[[str], str]
) -> None:
    """It has no stamp; that it begins in another way or ends too early shows that it is another."""
    run.feed(kind((text * 200).encode()))
    run.interrupt("-", chunks=4)
    run.feed(kind(other(text).encode()))
    expected = "sudoku-dlx: standard input: it has changed since the run that is to be continued\n"
    assert run.go("-") == (2, expected)
    run.feed(kind((text * 200).encode()))
    assert run.go("-") == (0, "")
    assert run.out.read_text() == f"{SOLVED}\n" * 200


@pytest.mark.skipif(not hasattr(os, "O_NOFOLLOW"), reason="this system follows links")
@pytest.mark.parametrize("name", ["out.part", "out.part.json"])
def test_a_link_is_not_followed(run: Run, tmp_path: Path, name: str) -> None:
    """In a folder of others a name that can be guessed may lead to any file of the user."""
    precious, link = tmp_path / "precious", tmp_path / name
    precious.write_text("precious")
    link.symlink_to(precious)
    assert run.go() == (2, f"sudoku-dlx: {link}: this is a symbolic link, not a file\n")
    assert precious.read_text() == "precious"
    link.unlink()
    (tmp_path / "out.part.json.tmp").symlink_to(precious)
    assert run.go()[0] == 0
    assert precious.read_text() == "precious"


@pytest.mark.parametrize("name", ["out.part", "out.part.json"])
def test_a_folder_in_the_place_of_a_file_is_named(run: Run, tmp_path: Path, name: str) -> None:
    (tmp_path / name).mkdir()
    status, said = run.go()
    assert status == 2
    assert said.startswith(f"sudoku-dlx: {tmp_path / name}: ")
    assert said.count("\n") == 1


@pytest.mark.skipif(sys.platform == "win32", reason="modes as in POSIX")
def test_the_journal_has_the_permissions_of_the_results(run: Run) -> None:
    run.out.write_text("as it was")
    run.out.chmod(0o600)
    run.interrupt()
    assert [path.stat().st_mode & 0o777 for path in (run.part, run.journal)] == [0o600, 0o600]
