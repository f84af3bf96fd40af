"""The history of a puzzle as a value: what fits of it is kept, and it is that of its puzzle."""

from dataclasses import replace

import pytest

from solver_core.formats.data import own_json
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.marks import CandidateColours, Marks
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.document.document import Document, Source
from sudoku_gui.document.history import MOST, MOST_CHARACTERS, Edit, History

EMPTY = Puzzle(Grid.empty())
ONE = Puzzle(Grid.empty(), Grid.empty().with_digit(3, 1))
TWO = Puzzle(Grid.empty(), Grid.empty().with_digit(3, 2), headers=(("A", "me"),))
TITLED = Puzzle(Grid.empty(), headers=(("D", "x" * 1000),), sections=(("Notes", ("y" * 4000,)),))


def there_and_back(times: int, other: Puzzle, index: int, clean: int | None = 0) -> History:
    """A history that goes from the empty board to another and back, again and again."""
    states = [EMPTY, other] * times
    changes = [
        Edit.between(one, another, "paste") for one, another in zip(states, [*states[1:], EMPTY], strict=True)
    ]
    return History((*states, EMPTY), tuple(changes), index, clean)


def test_differences_are_all_that_is_written() -> None:
    changes = (Edit.between(EMPTY, ONE, "typed 3 1"), Edit.between(ONE, TWO, "what?"))
    assert History((EMPTY, ONE, TWO), changes, 1, None).to_json() == {
        "index": 1,
        "clean": None,
        "deeds": [
            {"deed": "typed 3 1", "entries": [[3, 0, 1]]},
            {"deed": "", "entries": [[3, 1, 2]], "headers": [[], [["A", "me"]]]},
        ],
    }


def test_colours_of_notes_are_differences_by_candidate() -> None:
    noted = Puzzle(Grid.empty(), corner=Marks.of({40: (5,)}))
    coloured = replace(noted, candidate_colours=CandidateColours.of({(40, 5): (1, 2)}))
    edit = Edit.between(noted, coloured, "note_coloured 40 2")
    assert edit.to_json() == {"deed": "note_coloured 40 2", "candidate_colours": [[364, 0, 3]]}
    history = History((noted, coloured), (edit,), 1, 0)
    assert History.from_json(history.to_json(), coloured) == history


@pytest.mark.parametrize("change", [[729, 0, 1], [0, 0, 512], [364, 1, 2]])
def test_colours_of_notes_that_do_not_fit_are_refused(change: list[int]) -> None:
    data = {"index": 1, "clean": None, "deeds": [{"deed": "", "candidate_colours": [change]}]}
    with pytest.raises(ValueError, match="change"):
        History.from_json(data, EMPTY)


def test_every_part_of_a_puzzle_is_restored() -> None:
    history = there_and_back(2, TITLED, 1)
    assert History.from_json(history.to_json(), TITLED) == history


@pytest.mark.parametrize(
    ("index", "clean", "kept_index", "kept_clean"),
    [
        (2000, 1990, 1000, 990),
        (2000, 5, 1000, None),
        (1500, 1600, 500, 600),
        (0, 0, 0, 0),
        (10, 1500, 0, None),
    ],
)
def test_the_oldest_of_many_changes_are_dropped_first(
    index: int, clean: int, kept_index: int, kept_clean: int | None
) -> None:
    """First of those that are done, then the last of those that were undone; the marks move with them."""
    reported = there_and_back(1000, ONE, index, clean).to_json()
    assert (reported["index"], reported["clean"]) == (kept_index, kept_clean)
    assert isinstance(reported["deeds"], list)
    assert len(reported["deeds"]) == MOST
    again = History.from_json(reported, ONE if index % 2 else EMPTY)
    assert again.to_json() == reported


@pytest.mark.parametrize("index", [0, 150, 300])
def test_very_large_changes_are_dropped_early(index: int) -> None:
    history = there_and_back(150, TITLED, index)
    reported = history.to_json()
    assert MOST_CHARACTERS - 12_000 < own_json.length(reported["deeds"]) < MOST_CHARACTERS + 1000
    again = History.from_json(reported, history.present)
    assert again.present == history.present
    assert 150 < len(again.edits) < 300


def test_a_history_goes_with_its_puzzle_only(document: Document) -> None:
    history = there_and_back(1, ONE, 1)
    with pytest.raises(ValueError, match="another puzzle"):
        document.open(EMPTY, Source(), history=history)
    document.open(ONE, Source(), history=history)
    assert document.history is not None
    assert (document.history.index, document.history.clean) == (1, 1)


def test_taking_up_a_history_reports_nothing_of_its_states(document: Document) -> None:
    changes: list[Puzzle] = []
    moves: list[int] = []
    document.changed.connect(lambda _before, after: changes.append(after))
    document.undo_stack.indexChanged.connect(moves.append)
    document.open(ONE, Source(), history=there_and_back(20, ONE, 21, 3))
    assert (changes, moves) == ([ONE], [21])
