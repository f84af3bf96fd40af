"""The matrix as a value: whatever is done to rows and columns, the ones stay with them."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solver_core.cover import Coloured, Problem
from solver_core.errors import CodedError
from sudoku_gui.features.matrix_editor.model import (
    MOST_COLUMNS,
    MOST_ROWS,
    Block,
    MatrixDraft,
    ones,
    read_cells,
    written_cells,
)
from sudoku_gui.player.errors import AppError

KNUTH = Problem("ABCDEFG", ["CEF", "ADGx", "BCF", "ADy", "BG", "DEG"], "xy")


def cells(draft: MatrixDraft) -> list[set[str]]:
    """For each row the names of its columns: what does not depend on their order."""
    return [{draft.names[column] for column in ones(row)} for row in draft.rows]


def test_a_problem_becomes_a_matrix_and_a_problem_again() -> None:
    draft = MatrixDraft.of(KNUTH)
    again = draft.problem()
    assert (again.names, again.items, again.secondary) == (KNUTH.names, KNUTH.items, KNUTH.secondary)
    assert list(map(set, again.options)) == list(map(set, KNUTH.options))


def test_a_column_that_moves_takes_its_ones_along() -> None:
    draft, chance = MatrixDraft.of(KNUTH), Random(1)
    before = cells(draft)
    for _ in range(200):
        draft = draft.with_column_moved(chance.randrange(draft.width), chance.randrange(draft.width))
        assert cells(draft) == before
        assert set(draft.names) == set(KNUTH.names)


def test_a_column_moved_across_the_border_changes_its_kind() -> None:
    draft = MatrixDraft.of(KNUTH)
    lowered = draft.with_column_moved(0, 8)
    assert (lowered.names[8], lowered.primary) == ("A", 6)
    raised = lowered.with_column_moved(6, 0)
    assert (raised.names[0], raised.primary) == ("x", 7)


def test_the_kind_of_several_columns_changes_at_once() -> None:
    draft = MatrixDraft.of(KNUTH).with_kind_changed([0, 2, 7])
    assert draft.names[: draft.primary] == ("B", "D", "E", "F", "G", "x")
    assert draft.names[draft.primary :] == ("A", "C", "y")
    assert cells(draft) == cells(MatrixDraft.of(KNUTH))


@given(rows=st.lists(st.integers(0, 2**20 - 1), min_size=1), data=st.data())
def test_cells_go_through_the_clipboard_and_come_back(rows: list[int], data: st.DataObject) -> None:
    """`read_cells` reads what `written_cells` has written, and `with_pasted` restores the `cells` of any block."""
    assert read_cells(written_cells(rows, 20)) == (rows, 20)
    draft = MatrixDraft.of_size(len(rows), 20).with_pasted(0, range(20), rows)
    assert list(draft.rows) == rows
    first, row = data.draw(st.integers(0, 19)), data.draw(st.integers(0, len(rows) - 1))
    block = Block(range(row, len(rows)), range(first, data.draw(st.integers(first + 1, 20))))
    cleared = draft.with_block(block, one=False)
    assert not any(cleared.cells(block))
    assert cleared.with_pasted(row, block.columns, draft.cells(block)) == draft


@pytest.mark.parametrize(
    ("at", "secondary", "primary"), [(0, False, 8), (7, False, 8), (7, True, 7), (9, True, 7)]
)
def test_a_new_column_is_empty_and_has_a_unique_name(at: int, secondary: bool, primary: int) -> None:  # noqa: FBT001 - a parameter of the test
    before = MatrixDraft.of(KNUTH)
    draft = before.with_columns(at, secondary=secondary)
    assert (draft.width, draft.primary) == (10, primary)
    assert not any(draft.is_one(row, at) for row in range(len(draft.rows)))
    assert draft.names[at] not in before.names
    assert cells(draft) == cells(before)
    assert draft.without_columns([at]) == before


def test_rows_come_go_and_move() -> None:
    draft = MatrixDraft.of(KNUTH)
    assert draft.with_rows(2, 3).without_rows({2, 3, 4}) == draft
    assert draft.with_row_moved(0, 5).rows == (*draft.rows[1:], draft.rows[0])
    assert draft.without_rows(range(6)).rows == ()


def test_cells_are_written() -> None:
    corner, other = Block(range(1), range(1)), Block(range(1, 2), range(2, 3))
    draft = MatrixDraft.of_size(2, 3).with_block(corner, one=True).with_block(other, one=True)
    assert draft.rows == (1, 4)
    assert draft.with_block(other, one=False).rows == (1, 0)
    assert draft.filled == 2


def test_a_matrix_becomes_no_larger_than_the_editor_takes() -> None:
    """Whether lines are added, or a wide text is pasted."""
    assert len(MatrixDraft.of_size(MOST_ROWS - 1, 1).with_rows(0, 5).rows) == MOST_ROWS
    assert MatrixDraft.of_size(1, MOST_COLUMNS - 1).with_columns(0, 5).width == MOST_COLUMNS
    pasted = MatrixDraft.of_size(1, 1).with_text("1" * (MOST_COLUMNS + 9), Block(range(1), range(1)))
    assert pasted is not None
    assert (pasted.width, pasted.filled) == (MOST_COLUMNS, MOST_COLUMNS)


@pytest.mark.parametrize("name", ["", "  ", "a b", "a|b", "a:b", "a,b", "B"])
def test_a_name_that_no_file_can_hold_is_refused(name: str) -> None:
    with pytest.raises(CodedError):
        MatrixDraft.of(KNUTH).with_name(0, name)


def test_names_of_many_columns_are_numbers() -> None:
    assert MatrixDraft.of_size(1, 3).names == ("A", "B", "C")
    assert MatrixDraft.of_size(1, 30).names == tuple(map(str, range(1, 31)))
    assert MatrixDraft.of_size(1, 30).with_columns(30).names[-1] == "31"


def test_names_of_any_kind_become_words() -> None:
    problem = Problem([("rank", 1), "a b", "a_b", 3], [[3]])
    assert MatrixDraft.of(problem).names == ("rank_1", "a_b", "a_b_2", "3")


def test_a_problem_with_colours_is_refused() -> None:
    with pytest.raises(AppError, match="without colours"):
        MatrixDraft.of(Problem("a", [["a", Coloured("x", 1)]], "x"))
