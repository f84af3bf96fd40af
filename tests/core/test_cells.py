"""Cells, their names and their houses."""

import pytest

from solver_core.sudoku import cells


def test_a_cell_lies_where_its_numbers_say() -> None:
    """Row-major numbering is what every other module builds on."""
    assert [cells.row(53), cells.col(53), cells.box(53)] == [5, 8, 5]
    assert [cells.box(cell) for cell in (0, 8, 30, 40, 72, 80)] == [0, 2, 4, 4, 6, 8]


def test_people_count_from_one() -> None:
    assert cells.cell_name(40) == "r5c5"
    assert cells.parse_cell(" R1C9 ") == 8


@pytest.mark.parametrize("name", ["", "r0c1", "r1c10", "40", "c1r1", "r５c5"])
def test_invalid_names_are_refused(name: str) -> None:
    """A wrong name gets an error that shows what names look like."""
    with pytest.raises(ValueError, match="r1c1 to r9c9"):
        cells.parse_cell(name)


def test_taking_a_cell_apart_and_putting_it_together_is_the_identity() -> None:
    for cell in cells.CELLS:
        assert cells.cell_at(cells.row(cell), cells.col(cell)) == cell
        assert cells.parse_cell(cells.cell_name(cell)) == cell


def test_27_houses_of_nine_cells_cover_every_cell_three_times() -> None:
    assert len(cells.HOUSES) == 27
    assert {len(house.cells) for house in cells.HOUSES} == {9}
    for cell in cells.CELLS:
        holding = [house for house in cells.HOUSES if cell in house.cells]
        assert holding == list(cells.houses(cell))
        assert [house.kind for house in holding] == ["row", "col", "box"]
    assert [house.name() for house in cells.houses(80)] == ["row 9", "col 9", "box 9"]


def test_peers_share_a_house_and_are_20() -> None:
    """The peers of a cell are the others in its houses, each once, and the relation is mutual."""
    for cell in cells.CELLS:
        peers = cells.PEERS[cell]
        assert len(set(peers)) == len(peers) == 20
        assert set(peers) == {other for house in cells.houses(cell) for other in house.cells} - {cell}
        assert all(cell in cells.PEERS[peer] for peer in peers)
