"""What comes of files, texts and pipes: puzzles, a long list, or a reason; never a hang."""

import io
import os
import sys
from pathlib import Path
from threading import Event, Thread

import pytest

from solver_core import formats
from solver_core.formats import FormatError, files
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.document import imports
from sudoku_gui.document.imports import Imported, JoinedPuzzles, Origin, is_plain
from tests.amounts import each

LINE = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"

with_pipes = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with names here")


def of(path: Path) -> Imported:
    return imports.read(Origin(path.name, path, may_be_pipe=True))


def test_a_text_is_read(tmp_path: Path) -> None:
    path = tmp_path / "one.txt"
    path.write_text(LINE)
    for found in (imports.read(Origin("text", text=LINE)), of(path)):
        assert found.error is None
        assert found.reading is not None
        assert str(found.reading.puzzles[0].givens) == LINE


def test_a_long_list_is_not_read_as_a_whole(tmp_path: Path) -> None:
    path = tmp_path / "long.sdm"
    path.write_text(f"{LINE}\n" * (imports.LARGE // 82 + 1))
    found = of(path)
    assert found.reading is None
    assert found.line_file is not None
    assert str(found.line_file[0].givens) == LINE
    found.line_file.close()


@pytest.mark.parametrize(
    "data", [b"", b"\x00\x01\x02\xff", b"no puzzle here\n", b"\xff\xfe\x00", b'{"givens": 1}']
)
def test_rubbish_says_what_is_wrong(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "rubbish.sdk"
    path.write_bytes(data)
    error = of(path).error
    assert isinstance(error, FormatError)
    assert error.message


def test_a_board_with_a_fault_is_not_taken_for_a_problem() -> None:
    """Its digits could be the names of nine columns; the reason is that of a puzzle."""
    found = imports.read(Origin("text", text="1 2 3 4 5 6 7 8 9\n4 5 6 7 8 9 1 2 3\n" * 4))
    assert isinstance(found.error, FormatError)
    assert not found.problem


@pytest.mark.parametrize("device", ["/dev/zero", "/dev/null", "/dev/full"])
def test_a_device_is_not_read(device: str) -> None:
    if not Path(device).exists():
        pytest.skip("there is no such device here")
    error = of(Path(device)).error
    assert error is not None
    assert "this is a device, not a file" in str(error)


def test_a_file_that_is_too_large_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "SIZE_LIMIT", 100)
    path = tmp_path / "large.sdk"
    path.write_text(LINE * 2)
    assert "larger than" in str(of(path).error)


@with_pipes
def test_a_pipe_is_read_to_its_end(tmp_path: Path) -> None:
    """As a shell hands over what another program writes; no file is left that could be saved to."""
    path = tmp_path / "pipe"
    os.mkfifo(path)
    writer = Thread(target=lambda: path.write_text(LINE))
    writer.start()
    found = of(path)
    writer.join()
    assert found.origin.path is None
    assert found.reading is not None
    assert str(found.reading.puzzles[0].givens) == LINE


@with_pipes
def test_a_pipe_that_was_not_asked_for_is_no_file(tmp_path: Path) -> None:
    """In a folder, a list or the clipboard it stands where a file was; nobody waits for it."""
    path = tmp_path / "pipe"
    os.mkfifo(path)
    assert "this is a pipe, not a file" in str(imports.read(Origin("pipe", path)).error)


@with_pipes
def test_a_pipe_larger_than_the_limit_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "SIZE_LIMIT", 100)
    path = tmp_path / "pipe"
    os.mkfifo(path)
    writer = Thread(target=lambda: path.write_text(LINE * 2))
    writer.start()
    found = of(path)
    writer.join()
    assert "larger than" in str(found.error)


@with_pipes
def test_cancelling_closes_a_silent_pipe(tmp_path: Path) -> None:
    path = tmp_path / "pipe"
    os.mkfifo(path)
    given_up = Event()
    reader = Thread(target=lambda: imports.read(Origin("pipe", path, may_be_pipe=True), given_up.is_set))
    reader.start()
    given_up.set()
    reader.join(20)
    assert not reader.is_alive()


def test_the_standard_input_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    out, into = os.pipe()
    os.write(into, LINE.encode())
    os.close(into)
    with os.fdopen(out) as file:
        monkeypatch.setattr(sys, "stdin", file)
        found = imports.read(Origin("the standard input"))
    assert found.reading is not None


@pytest.mark.parametrize("stdin", [None, io.StringIO(LINE)])
def test_a_program_without_standard_input_says_so(monkeypatch: pytest.MonkeyPatch, stdin: object) -> None:
    monkeypatch.setattr(sys, "stdin", stdin)
    assert imports.read(Origin("the standard input")).error is not None


@pytest.mark.parametrize(
    ("text", "plain"), [(LINE, True), (f"{LINE}\n{LINE}", True), (f"# mine\n{LINE}", False)]
)
def test_doubtful_readings_are_marked(text: str, plain: bool) -> None:  # noqa: FBT001 - a row of the table
    found = imports.read(Origin("text", text=text)).reading
    assert found is not None
    assert is_plain(found) is plain


def test_lists_are_joined_without_copying() -> None:
    found = imports.read(Origin("text", text=f"{LINE}\n{LINE.replace('4', '.')}")).reading
    assert found is not None
    one, other = found.puzzles
    joined = JoinedPuzzles([[], [one], found.puzzles, [], [other]])
    assert [joined[place] for place in range(len(joined))] == [one, one, other, other]
    assert joined[1:3] == (one, other)
    assert joined[-1] == other
    with pytest.raises(IndexError):
        joined[4]
    assert len(JoinedPuzzles([])) == 0


@pytest.mark.parametrize(
    ("text", "may"),
    [
        (LINE, True),
        (f"{LINE}\n{LINE}", False),
        (f"# mine\n{LINE}", False),
        (f"#A me\n[Puzzle]\n{Grid.parse(LINE).lines()}\n", True),
        (Grid.parse(LINE).framed(), True),
        (f"{Grid.parse(LINE).framed()}\n" + "\n" * 2000, False),
        (formats.write(Puzzle(Grid.parse(LINE)), "tatham"), True),
        (f"Dear all, try {formats.write(Puzzle(Grid.parse(LINE)), 'tatham').strip()} today.", False),
    ],
)
def test_a_file_with_more_than_a_puzzle_is_not_saved_over(text: str, may: bool) -> None:  # noqa: FBT001 - a row of the table
    found = imports.read(Origin("text", text=text))
    assert found.reading is not None
    assert imports.may_be_saved_over(found, found.reading) is may


def test_every_format_may_be_saved_over_as_it_was_written() -> None:
    puzzle = Puzzle(Grid.parse(LINE))
    for row in each(row for row in formats.FORMATS if row.writes is not None):
        found = imports.read(Origin("text", text=formats.write(puzzle, row.id)))
        assert found.reading is not None
        assert imports.may_be_saved_over(found, found.reading), row.id
