"""Boards of the gallery: fields of chess, tiles, digits with candidates, arcs, maps and rings."""

from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QImage

from solver_core.problems import gallery
from solver_core.problems.plans import Network, Plan
from sudoku_gui.render import network, plan, theme
from sudoku_gui.render.board.look import Ink
from sudoku_gui.render.network import NetworkLook
from sudoku_gui.render.plan import Piece
from sudoku_gui.render.plan_styles import tile_colours
from sudoku_gui.render.theme import Theme
from tests.gui.canvas import LooksLike, canvas

AREA = QRectF(4, 4, 292, 292)
CHOSEN = {
    "queens,n=5": (0, 7, 14),
    "dominating_queens,n=5": (6, 22),
    "sudoku_4": (2, 23),
    "sudoku_diagonal": (700, 12),
    "sudoku_jigsaw": (),
    "langford,n=4,which=all": (15, 13, 1),
    "polyominoes,pieces=dominoes,use=any,height=4,width=4,holes=x..............x": (1, 3, 7, 9),
    "ring": (0, 3),
    "radars": (1, 4),
    "airports": (2, 8),
    "divisibility,numbers=2-12": (0, 5),
}


def board_of(sample: str) -> Plan | Network:
    board = gallery.board(sample)
    assert board is not None
    return board


def picture(sample: str, colours: Theme, options: tuple[int, ...]) -> QImage:
    board = board_of(sample)
    with canvas(300, 300, background=colours.window) as (image, painter):
        if isinstance(board, Plan):
            plan.paint(painter, AREA, plan.look_of(board, options), colours)
        else:
            network.paint(painter, AREA, network_look(sample, options), colours)
    return image


def network_look(sample: str, options: tuple[int, ...]) -> NetworkLook:
    board, problem = board_of(sample), gallery.problem(sample)
    assert isinstance(board, Network)
    joined = {option: problem.options[option] for option in options}
    covered = frozenset(item for items in joined.values() for item in items)
    return NetworkLook(board, {option: depth for depth, option in enumerate(options, 1)}, joined, covered)


@pytest.mark.parametrize("sample", CHOSEN, ids=lambda sample: sample.partition(",")[0])
def test_boards_look_as_in_the_picture(
    sample: str, each_theme: Theme, looks_like: LooksLike, reference_font: QFont
) -> None:
    assert reference_font.family()
    name = sample.partition(",")[0]
    looks_like(picture(sample, each_theme, CHOSEN[sample]), f"plan_{name}_{each_theme.name}")


@pytest.mark.parametrize("sample", CHOSEN, ids=lambda sample: sample.partition(",")[0])
def test_every_option_changes_the_picture(sample: str, reference_font: QFont) -> None:
    assert reference_font.family()
    options = range(0, len(gallery.problem(sample).options), 3)
    pictures = [picture(sample, theme.light(), (option,)) for option in list(options)[:6]]
    assert all(one != other for one, other in combinations(pictures, 2))


def test_a_guess_is_marked_by_more_than_its_ink(reference_font: QFont) -> None:
    """A line and a number; so are forced digits, which lean, and givens, which are bold: in one ink, all differ."""
    assert reference_font.family()
    light, board = theme.light(), board_of("sudoku_4")
    assert isinstance(board, Plan)
    grey = replace(light, given=light.ink, forced=light.ink, guess=light.ink)
    pictures = []
    for ink, guess in ((Ink.GIVEN, 0), (Ink.FORCED, 0), (Ink.GUESS, 1), (Ink.GUESS, 2)):
        look = plan.PlanLook(
            4, 4, {(1, 1): Piece("3", 1, newest=False, ink=ink, guess=guess)}, frozenset(), plan=board
        )
        with canvas(300, 300, background=grey.window) as (image, painter):
            plan.paint(painter, AREA, look, grey)
        pictures.append(image)
    assert all(one != other for one, other in combinations(pictures, 2))


def test_neighbours_never_have_the_same_colour() -> None:
    """However alike their labels; a piece keeps its colour while others come."""
    pieces = {(row, col): Piece("2", 1 + row * 6 + col, newest=False) for row in range(6) for col in range(6)}
    colours = tile_colours(pieces)
    for row, col in pieces:
        for other in ((row + 1, col), (row, col + 1)):
            if other in pieces:
                assert colours[pieces[row, col].depth] != colours[pieces[other].depth]
    fewer = {square: piece for square, piece in pieces.items() if piece.depth < 20}
    assert tile_colours(fewer) == {depth: colour for depth, colour in colours.items() if depth < 20}


def test_the_square_under_the_mouse_is_the_one_painted_there() -> None:
    """With room for ranks and files, and for arcs."""
    for sample in ("queens_8", "langford,n=7"):
        board = board_of(sample)
        assert isinstance(board, Plan)
        look = plan.look_of(board, ())
        squares = plan.area(AREA, look)
        side = squares.width() / board.cols
        assert AREA.contains(squares)
        middle = squares.topLeft() + QPointF(2.5, 0.5) * side
        assert plan.square_at(AREA, look, middle) == (0, 2)
        assert plan.square_at(AREA, look, squares.bottomLeft() + QPointF(2, 4)) is None


def test_a_candidate_is_found_where_it_is_painted() -> None:
    board = board_of("sudoku_4")
    assert isinstance(board, Plan)
    look = plan.PlanLook(4, 4, {}, frozenset(), plan=board, candidates={(0, 1): ("1", "4")})
    squares = plan.area(AREA, look)
    side = squares.width() / 4
    corner = squares.topLeft() + QPointF(side, 0)
    assert plan.candidate_at(AREA, look, corner + QPointF(0.25, 0.25) * side) == "1"
    assert plan.candidate_at(AREA, look, corner + QPointF(0.75, 0.75) * side) == "4"
    assert plan.candidate_at(AREA, look, corner + QPointF(0.75, 0.25) * side) == ""
    assert plan.candidate_at(AREA, look, squares.topLeft() + QPointF(5, 5)) == ""


@pytest.mark.parametrize("sample", ["ring", "radars", "airports", "divisibility"])
def test_points_are_found_where_they_are_painted(sample: str) -> None:
    board = board_of(sample)
    assert isinstance(board, Network)
    measure = network.scale(AREA, board)
    for item, point in enumerate(board.items):
        assert AREA.contains(measure.at(point))
        assert network.item_at(AREA, board, measure.at(point)) == item
    for option, point in enumerate(board.options):
        assert network.option_at(AREA, board, measure.at(point)) == option
    assert network.item_at(AREA, board, AREA.topLeft()) is None
