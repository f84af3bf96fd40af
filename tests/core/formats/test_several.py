"""A text with several puzzles of any format gives all of them, and one puzzle is never taken apart."""

import json
from collections.abc import Callable

import pytest

from solver_core import formats
from solver_core.formats import Reading, several
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from tests.core.formats import hostile

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
HARD = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9"
THREE = [hostile.LINE, EASY, HARD]
CLOSED = {"formats/grids/grids_blank.txt", "formats/sdm/judge.txt"}
"""Samples with a line `end`, behind which nothing counts."""
SAMPLES = {
    name: formats.decode(data).replace("\r\n", "\n").rstrip("\n") + "\n"
    for name, (_, data) in hostile.samples().items()
    if name not in hostile.REFUSED and name not in CLOSED
}
WAYS: dict[str, Callable[[str], str]] = {
    "one after the other": lambda text: text * 3,
    "blank lines between": lambda text: f"{text}\n" * 3,
    "names over them": lambda text: "".join(f"Number {number}:\n\n{text}\n" for number in (1, 2, 3)),
    "comments over them": lambda text: "".join(f"// the next\n{text}\n" for _ in range(3)),
}
WRITTEN = [row.id for row in formats.FORMATS if row.writes]


def givens(reading: Reading) -> list[str]:
    return [str(puzzle.givens) for puzzle in reading.puzzles]


@pytest.mark.parametrize("name", SAMPLES)
def test_every_sample_three_times_is_three_times_its_puzzles(name: str) -> None:
    """Lines of a list that are no puzzles, such as names of columns again, are reported one by one."""
    for way in WAYS.values():
        text = SAMPLES[name]
        once, found = formats.read(text), formats.read(way(text))
        assert givens(found) == givens(once) * 3
        assert not found.faults or once.format.many


@pytest.mark.parametrize("format_id", WRITTEN)
def test_written_puzzles_are_read_from_one_text(format_id: str) -> None:
    """Also in a list of JSON, as objects or as texts, and below a name in an object."""
    texts = [formats.write(Puzzle(Grid.parse(line)), format_id) for line in THREE]
    assert givens(formats.read("\n".join(texts))) == givens_of(texts)
    if not texts[0].startswith(("{", "[\n")):
        assert givens(formats.read(json.dumps({"puzzles": texts}))) == givens_of(texts)
        return
    values = [json.loads(text) for text in texts]
    for listed in (json.dumps(values), json.dumps({"a": {"b": values}}), "\n".join(map(json.dumps, values))):
        assert givens(formats.read(listed)) == THREE


def givens_of(texts: list[str]) -> list[str]:
    return [givens(formats.read(text))[0] for text in texts]


def test_links_of_several_sites_ids_and_cells_stand_in_one_list() -> None:
    first, second = (formats.write(Puzzle(Grid.parse(line)), "sudokuwiki").strip() for line in THREE[:2])
    third = formats.write(Puzzle(Grid.parse(HARD)), "tatham")
    for text in (
        f"{first}\n{second}\n{third}",
        f"* [one]({first}) and [two]({second})\n* {third}",
        f"{hostile.LINE}\n{second}\n{third}",
    ):
        assert givens(formats.read(text)) == THREE


def test_a_name_over_a_frame_is_kept_and_other_words_are_reported() -> None:
    frames = [Grid.parse(line).framed() for line in THREE]
    reading = formats.read(
        f"A letter.\nMonday\n{frames[0]}\n\nTuesday\n{frames[1]}\n\n# easy\n{frames[2]}\nBye!\n"
    )
    assert [puzzle.header("C") for puzzle in reading.puzzles] == ["Monday", "Tuesday", ""]
    assert set(reading.dropped) == {"comments", "rest"}


def test_a_frame_that_breaks_off_is_reported_and_the_others_are_read() -> None:
    frames = [Grid.parse(line).framed() for line in THREE]
    broken = "\n".join(frames[1].split("\n")[:6])
    reading = formats.read(f"{frames[0]}\n\n{broken}\n\n{frames[2]}\n")
    assert givens(reading) == [hostile.LINE, HARD]
    assert [(fault.line, fault.puzzles_before) for fault in reading.faults] == [(20, 1)]


def test_a_broken_link_among_others_is_reported() -> None:
    link = formats.write(Puzzle(Grid.parse(EASY)), "sudokuwiki").strip()
    reading = formats.read(f"{link}\n{link[:-1]}\n{link}\n")
    assert givens(reading) == [EASY, EASY]
    assert [fault.line for fault in reading.faults] == [2]


def test_givens_board_and_candidates_stay_one_puzzle() -> None:
    """Frames that go on with each other, also where nothing has been entered since."""
    grid = Grid.parse(EASY)
    puzzle = Puzzle(grid, Grid.empty().with_digit(2, 4))
    for text in (
        formats.write(puzzle, "framed"),
        formats.write(puzzle, "pencilmarks"),
        f"{grid.framed()}\n{grid.framed()}\n{formats.write(Puzzle(grid), 'pencilmarks')}",
    ):
        assert givens(formats.read(text)) == [EASY]
        assert givens(formats.read(f"{text}\n{text}")) == [EASY, EASY]


@pytest.mark.parametrize(
    "text", ["", EASY, Grid.parse(EASY).framed(), "|4 . .|\n" * 5, "3x3:a\nb\n", "</a></a>"]
)
def test_one_puzzle_is_not_taken_apart(text: str) -> None:
    assert several.parts(text) is None


def test_lines_that_count_columns_are_no_rows() -> None:
    """Over each of several boards, of which none is to begin with them."""
    boards = [
        "1 2 3 4 5 6 7 8 9\n" + "\n".join(map(" ".join, Grid.parse(line).lines().split("\n")))
        for line in THREE
    ]
    for count in (1, 2, 3):
        assert givens(formats.read("\n".join(boards[:count]))) == THREE[:count]


def test_the_work_grows_with_the_text() -> None:
    """Lines are looked at a fixed number of times, whatever they are: twice the text, twice the looks."""
    for unit in (f"{Grid.parse(EASY).framed()}\n", "| 1 |\n", "#A x\n\n", "[Puzzle]\n", "</a>\n", "3x3:a\n"):
        assert looks(unit * 200) < 2.5 * looks(unit * 100) + 1000


def looks(text: str) -> int:
    import sys  # noqa: PLC0415 - only counting calls needs it

    count = 0

    def profile(_frame: object, event: str, _argument: object) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    sys.setprofile(profile)
    try:
        several.parts(text)
    finally:
        sys.setprofile(None)
    return count
