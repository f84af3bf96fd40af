"""JSON of any shape: names mean what they say, and what is left out is said."""

import json

import pytest

from solver_core import formats
from solver_core.formats import FormatError, Reading
from solver_core.sudoku.puzzle import Puzzle
from tests.core.formats.samples import LINE, SOLVED_LINE

OTHER = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
ENTERED = LINE.replace(".", "1", 1)


def rows(cells: str) -> list[list[int]]:
    return [[int(cell) if cell != "." else 0 for cell in cells[at : at + 9]] for at in range(0, 81, 9)]


def givens(reading: Reading) -> list[str]:
    return [str(puzzle.givens) for puzzle in reading.puzzles]


@pytest.mark.parametrize(
    "name", ["puzzle", "unsolved", "givens", "clues", "quiz", "Puzzle", "grid", "anything"]
)
@pytest.mark.parametrize("other", ["solution", "solved", "something"])
@pytest.mark.parametrize("is_first", [True, False])
def test_names_and_gaps_tell_a_puzzle_from_its_solution(name: str, other: str, *, is_first: bool) -> None:
    pairs = [(name, LINE), (other, SOLVED_LINE)]
    for change in (str, rows):
        value = {key: change(cells) for key, cells in pairs[:: 1 if is_first else -1]}
        for data in (value, [value], {"puzzles": [value]}):
            reading = formats.read(json.dumps(data))
            assert (givens(reading), reading.dropped) == ([LINE], ("solution",))


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        ([LINE, OTHER], [LINE, OTHER]),
        ([[LINE], [[OTHER]]], [LINE, OTHER]),
        ({"easy": OTHER, "hard": LINE}, [OTHER, LINE]),
        ({"a": {"b": [{"puzzle": LINE}, {"puzzle": OTHER}]}}, [LINE, OTHER]),
        ([rows(LINE), {"puzzle": rows(OTHER)}], [LINE, OTHER]),
        ({"board": [LINE[at : at + 9] for at in range(0, 81, 9)]}, [LINE]),
        ({"board": "\n".join(LINE[at : at + 9] for at in range(0, 81, 9))}, [LINE]),
        ({"size": "9", "board": rows(LINE)}, [LINE]),
        ([SOLVED_LINE, LINE], [LINE]),
        (SOLVED_LINE, [SOLVED_LINE]),
    ],
)
def test_puzzles_are_found_at_any_depth(data: object, expected: list[str]) -> None:
    assert givens(formats.read(json.dumps(data))) == expected


def test_the_current_state_of_a_puzzle_is_its_board() -> None:
    reading = formats.read(json.dumps({"puzzle": LINE, "current": ENTERED, "map": [[1] * 9] * 9}))
    [puzzle] = reading.puzzles
    assert (str(puzzle.givens), puzzle.entries[1], puzzle.entries.filled) == (LINE, 1, 1)
    assert reading.dropped == ("other_keys",)


def test_remarks_on_a_puzzle_are_kept() -> None:
    data = {"puzzle": LINE, "difficulty": 4.5, "author": "A\nB", "title": "T", "id": 3}
    assert formats.read(json.dumps(data)).puzzles[0].headers == (("L", "4.5"), ("A", "A B"), ("D", "T"))


def test_a_line_that_is_broken_is_reported_and_the_others_are_read() -> None:
    lines = [json.dumps({"puzzle": cells}) for cells in (LINE, OTHER, LINE)]
    reading = formats.read("\n".join([lines[0], lines[1][:-2], lines[2]]))
    assert givens(reading) == [LINE, LINE]
    assert [(fault.line, fault.puzzles_before) for fault in reading.faults] == [(2, 1)]


def test_words_between_documents_are_reported() -> None:
    text = json.dumps({"puzzle": LINE}, indent=1)
    reading = formats.read(f"{text}\nand\n{text},\n{text}")
    assert (givens(reading), reading.dropped) == ([LINE] * 3, ("rest",))


def test_objects_of_other_formats_stand_in_lists() -> None:
    """With all that their readers find, and what they leave out."""
    puzzle = formats.read(LINE).puzzles[0]
    for format_id in ("dsudoku", "gnome"):
        value = json.loads(formats.write(puzzle, format_id))
        assert formats.read(json.dumps([value, {"x": value}])).puzzles == (puzzle, puzzle)


@pytest.mark.parametrize(
    "data", [{"a": 1}, [], ["short"], {"puzzle": "12"}, [[1] * 9] * 8, {"a": [[[]] * 9] * 9}]
)
def test_json_without_a_puzzle_is_refused(data: object) -> None:
    with pytest.raises(FormatError, match=r"JSON|no cells|81 cells"):
        formats.read(json.dumps(data))


def test_many_documents_are_read_in_a_time_of_their_own() -> None:
    """A list of lines is not gone through again for each of them."""
    found = formats.read(f"{json.dumps({'puzzle': LINE})}\n" * 20_000)
    assert len(found.puzzles) == 20_000
    assert found.puzzles[-1] == Puzzle(found.puzzles[0].givens)


@pytest.mark.parametrize(
    "data",
    [
        {"puzzle": LINE[1:], "solution": SOLVED_LINE},
        {"solution": SOLVED_LINE, "puzzle": rows(LINE)[:8]},
        f"{LINE[1:]},{SOLVED_LINE}",
    ],
)
def test_a_solution_does_not_take_the_place_of_a_damaged_puzzle(data: object) -> None:
    for text in (json.dumps(data), json.dumps(data)[:-1]):
        with pytest.raises(FormatError):
            formats.read(text)


def test_a_damaged_puzzle_of_a_list_is_reported_and_the_others_are_read() -> None:
    reading = formats.read(json.dumps([LINE, LINE[1:], {"puzzle": OTHER[1:]}, OTHER]))
    assert givens(reading) == [LINE, OTHER]
    assert [fault.puzzles_before for fault in reading.faults] == [1, 1]
