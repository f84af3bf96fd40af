"""The boards of a comparison: digits, pieces, and what differs."""

import pytest
from PySide6.QtCore import QRectF

from solver_core.cover import Rule, SearchBase
from solver_core.problems import gallery
from solver_core.problems.plans import Plan
from solver_core.sudoku import encoding
from solver_core.sudoku.grid import Grid
from sudoku_gui.features.comparison import paint_board as comparison_board
from sudoku_gui.features.comparison.paint_board import ComparisonHighlight, SearchState
from sudoku_gui.render import theme
from sudoku_gui.render.board.look import Ink
from tests.gui.canvas import canvas

MANY = Grid.parse("........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58")


def state(search: SearchBase, position: int) -> SearchState:
    search.seek(position)
    return SearchState(search.levels(), search.snapshot().dead_item)


def test_the_board_has_the_digits_that_are_chosen() -> None:
    """And the givens from the start on; candidates are left out."""
    search = encoding.search(MANY)
    for position in (0, 900, 4000, 9000):
        here = state(search, position)
        look = comparison_board.sudoku(here, MANY)
        shown = {cell: look.cells[cell].digit for cell in range(81) if look.cells[cell].digit}
        givens = {cell: digit for cell, digit in enumerate(MANY.digits) if digit}
        assert shown == givens | comparison_board.digits(here)
        assert not any(cell.candidates for cell in look.cells)


def test_forced_digits_and_guesses_look_different() -> None:
    search = encoding.search(MANY)
    here = state(search, 9000)
    look = comparison_board.sudoku(here, MANY)
    inks = {Ink.GUESS if level.is_guess else Ink.FORCED for level in here.levels if not level.given}
    assert inks == {look.cells[cell].ink for cell in comparison_board.digits(here) if not MANY.digits[cell]}
    guesses = sorted(cell.guess for cell in look.cells if cell.ink is Ink.GUESS)
    assert guesses == list(range(1, len(guesses) + 1))
    assert all(cell.depth for cell in look.cells if cell.ink is Ink.GUESS)
    small = comparison_board.sudoku(here, MANY, shows_depths=False)
    assert {cell.depth for cell in small.cells} == {None}
    assert sum(cell.newest for cell in look.cells) == 1


def test_a_dead_end_is_hatched() -> None:
    search = encoding.search(MANY)
    search.run_to("dead_end")
    here = SearchState(search.levels(), search.snapshot().dead_item)
    dead = {cell for cell, look in enumerate(comparison_board.sudoku(here, MANY).cells) if look.dead}
    assert search.event is not None
    assert dead == set(encoding.item_cells(search.event.item or 0))


def test_cells_differ_where_both_have_digits_that_are_not_the_same() -> None:
    one, other = state(encoding.search(MANY), 9000), state(encoding.search(MANY, Rule.FIRST), 20_000)
    here, there = comparison_board.digits(one), comparison_board.digits(other)
    wanted = {cell for cell in here.keys() & there.keys() if here[cell] != there[cell]}
    assert wanted
    assert comparison_board.differing(one, other) == wanted == comparison_board.differing(other, one)
    assert comparison_board.differing(one, one) == frozenset()


def test_a_plan_has_the_pieces_that_are_laid() -> None:
    plan = gallery.board("queens_6")
    assert isinstance(plan, Plan)
    search = gallery.search("queens_6")
    search.run_to("solution")
    here = SearchState(search.levels(), search.snapshot().dead_item)
    look = comparison_board.plan(here, plan, frozenset({3}))
    assert len(look.pieces) == 6
    assert look.highlighted == frozenset(plan.squares[3])
    assert [piece.depth for piece in look.pieces.values() if piece.newest] == [6]


@pytest.mark.parametrize("side", [1, 40, 200])
def test_marks_are_painted_at_every_size(side: int) -> None:
    images = []
    for highlight in (
        ComparisonHighlight(),
        ComparisonHighlight(different=frozenset({40})),
        ComparisonHighlight(highlighted=frozenset({40})),
    ):
        with canvas(side, side, background="white") as (image, painter):
            comparison_board.paint_highlight(painter, QRectF(image.rect()), highlight, theme.light())
        images.append(image)
    assert side < 40 or len({bytes(image.constBits()) for image in images}) == 3
