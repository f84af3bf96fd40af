"""Where the candidate boards lie: nothing overlaps, and what is hit is what was painted there."""

from itertools import combinations, product

import pytest
from PySide6.QtCore import QPointF, QRectF

from sudoku_gui.features.candidate_boards.geometry import BoardsLayout

SIZES = [(760, 700), (1400, 420), (420, 900), (220, 110), (60, 40), (1, 1)]
ALL = (0, 1, 2, 3)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("boards", [ALL, (2,)])
@pytest.mark.parametrize("ratio", [1.0, 1.25])
def test_every_place_is_found_where_it_lies(
    size: tuple[int, int], boards: tuple[int, ...], ratio: float
) -> None:
    """The middle of each slot belongs to its place and its candidate, and to no other."""
    layout = BoardsLayout.within(QRectF(0, 0, *size), boards, 15, ratio)
    for item in range(81 * boards[0], 81 * boards[0] + 81 * len(boards)):
        square = layout.square(item)
        assert square is not None
        assert layout.item_at(QRectF(square).center()) == item
        if layout.cell < 9:
            continue
        for k in range(9):
            box = layout.slot(item, k)
            assert box is not None
            assert layout.item_at(box.center()) == item
            assert layout.candidate_at(item, box.center()) == k


@pytest.mark.parametrize(("size", "boards"), [*product(SIZES[:3], [ALL, (1,)]), (SIZES[3], (1,))])
def test_boards_and_titles_neither_overlap_nor_are_cut_off(
    size: tuple[int, int], boards: tuple[int, ...]
) -> None:
    """Grids, titles and labels each have room of their own, inside the picture."""
    room = QRectF(0, 0, *size)
    layout = BoardsLayout.within(room, boards, 15)
    boxes = [QRectF(grid.left, grid.top, grid.side, grid.side) for grid in layout.grids]
    for number in range(len(boards)):
        if layout.has_labels:
            boxes += [layout.label_above(number, 0).united(layout.label_above(number, 8))]
            boxes += [layout.label_beside(number, 0).united(layout.label_beside(number, 8))]
        if layout.has_titles:
            boxes.append(layout.title_box(number))
    assert layout.cell > 1
    assert all(room.adjusted(-1, -1, 1, 1).contains(box) for box in boxes)
    assert not any(one.intersects(other) for one, other in combinations(boxes, 2))


@pytest.mark.parametrize(
    ("size", "tops", "lefts"), [((700, 700), 2, 2), ((1600, 380), 1, 4), ((300, 1300), 4, 1)]
)
def test_boards_are_placed_as_the_space_suits_them(size: tuple[int, int], tops: int, lefts: int) -> None:
    """Two by two in a square, four in a row where it is wide, one below the other where it is high."""
    grids = BoardsLayout.within(QRectF(0, 0, *size), ALL, 15).grids
    assert (len({grid.top for grid in grids}), len({grid.left for grid in grids})) == (tops, lefts)


def test_a_tiny_board_gives_up_its_labels() -> None:
    assert BoardsLayout.within(QRectF(0, 0, 400, 400), (0,), 15).has_labels
    assert not BoardsLayout.within(QRectF(0, 0, 200, 110), (0,), 15).has_labels


def test_a_hidden_item_has_no_place() -> None:
    layout = BoardsLayout.within(QRectF(0, 0, 400, 400), (1,), 15)
    assert layout.square(0) is None
    assert layout.slot(300, 3) is None
    assert layout.item_at(QPointF(-5, -5)) is None
    assert layout.square(81) is not None
