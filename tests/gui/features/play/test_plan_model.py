"""What the board of a problem of the gallery shows of a snapshot, without a widget."""

import pytest

from solver_core.cover.choices import guess_numbers
from solver_core.problems import gallery
from solver_core.problems.plans import Plan
from sudoku_gui.features.play import plan_model as model
from sudoku_gui.player.player import Player
from sudoku_gui.player.subject import Subject
from sudoku_gui.render.board.look import Ink


@pytest.mark.parametrize("sample", ["sudoku_jigsaw", "queens_6"])
def test_at_a_dead_end_no_piece_laid_before_has_the_ring(sample: str) -> None:
    """It is around the square that has no option; where it is a line, its squares are hatched."""
    search, board = gallery.search(sample), gallery.board(sample)
    assert isinstance(board, Plan)
    for _ in range(20):
        search.run_to("dead_end")
        look = model.look(board, search.snapshot(), None)
        assert not any(piece.newest for piece in look.pieces.values())
        assert look.ringed == (look.dead if len(look.dead) == 1 else set())
        search.forward()
        assert not model.look(board, search.snapshot(), None).ringed


def test_digits_that_are_half_removed_are_struck_through() -> None:
    """While row 1 is covered for its 3, the other places of that digit leave one by one."""
    search, board = gallery.search("sudoku_4"), gallery.board("sudoku_4")
    assert isinstance(board, Plan)
    for position, places in ((16, {1, 2, 3}), (20, {2, 3}), (24, {3}), (25, set[int]())):
        search.seek(position)
        look = model.look(board, search.snapshot(), None)
        assert look.struck == {((0, col), "3") for col in places}
        assert {col for col in range(1, 4) if "3" in look.candidates[0, col]} == places


def test_every_line_of_a_chessboard_that_has_no_square_left_is_hatched() -> None:
    """Rank 4 and file 4, before the search has noticed either."""
    search, board = gallery.search("queens"), gallery.board("queens")
    assert isinstance(board, Plan)
    search.seek(562)
    snapshot = search.snapshot()
    assert not snapshot.is_dead_end
    assert {search.problem.names[item] for item in snapshot.starved} == {("rank", 4), ("file", 4)}
    look = model.look(board, snapshot, None)
    lines = {(row, col) for row in range(8) for col in range(8) if 4 in {row, col}}
    assert look.dead == lines - set(look.pieces)


@pytest.mark.parametrize(
    "sample", ["sudoku_4,givens=1...........2..3", "sudoku_4", "sudoku_diagonal", "sudoku_jigsaw"]
)
def test_guesses_differ_as_on_the_board_of_a_sudoku(sample: str) -> None:
    """By ink and number, as the board of nine by nine takes them from the stack; queens have their depth."""
    search, board = gallery.search(sample), gallery.board(sample)
    assert isinstance(board, Plan)
    search.run_to("solution")
    snapshot = search.snapshot()
    pieces, inks = model.look(board, snapshot, None).pieces, set()
    for level, guess in zip(snapshot.levels, guess_numbers(snapshot.levels), strict=True):
        piece = pieces[board.squares[level.option][0]]
        assert (piece.ink, piece.guess) == (Ink.of(level), guess)
        assert (piece.ink is Ink.GUESS) == (level.is_guess and not level.given) == bool(guess)
        inks.add(piece.ink)
    assert inks >= {Ink.GIVEN, Ink.FORCED}


def test_squares_that_a_cover_is_about_to_close_have_a_broken_cross(player: Player) -> None:
    """As the columns' sizes have it: the cover of the diagonal has closed them, but their nodes leave one by one."""
    player.watch_subject(Subject(sample="queens_6"))
    assert player.search is not None
    board = gallery.board("queens_6")
    assert isinstance(board, Plan)
    player.search.seek(40)
    shown = model.look(board, player.search.snapshot(), None)
    assert {(2, 2), (3, 3), (4, 4), (5, 5)} <= shown.closed
    assert shown.closed & shown.leaving == {(2, 2), (3, 3), (4, 4), (5, 5), (1, 1)}
    player.search.run_to("decision")
    shown = model.look(board, player.search.snapshot(), None)
    assert not shown.closed & shown.leaving
