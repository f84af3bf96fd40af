"""What hints say of the nodes of a chain."""

import pytest

from solver_core.hints import Node
from sudoku_gui.features.hints.text import says, short


@pytest.mark.parametrize(
    ("node", "said"),
    [
        (Node((0,), 5, is_on=True), "r1c1 is 5"),
        (Node((0,), 5, is_on=False), "r1c1 is not 5"),
        (Node((0, 1), 5, is_on=True), "one of r1c1 and r1c2 is 5"),
        (Node((0, 1), 5, is_on=False), "none of r1c1 and r1c2 is 5"),
    ],
)
def test_a_cell_and_a_group_of_cells_are_distinguished(node: Node, said: str) -> None:
    assert says(node) == said


def test_short_forms_name_cell_and_digit() -> None:
    assert [short(Node((30,), 3, is_on=is_on)) for is_on in (True, False)] == ["r4c4=3", "r4c4≠3"]
