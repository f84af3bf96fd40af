"""What stands along the matrix of each kind of problem."""

import pytest

from solver_core.cover import Problem
from solver_core.problems import gallery
from solver_core.sudoku import encoding
from sudoku_gui.features.matrix_view.labels import LabelGroup, Tier, item_tiers, option_tiers
from tests.amounts import each


def group_at(tier: Tier, index: int) -> LabelGroup | None:
    return next((group for group in tier if group.start <= index < group.stop), None)


def names(tier: Tier) -> list[str]:
    return [group.name for group in tier]


def test_the_items_of_a_sudoku_are_cells_rows_columns_and_boxes() -> None:
    kinds, houses, digits = item_tiers(encoding.problem())
    assert names(kinds) == ["cells", "rows", "columns", "boxes"]
    assert names(houses)[:10] == ["r1", "r2", "r3", "r4", "r5", "r6", "r7", "r8", "r9", "1"]
    assert len(digits) == 324
    for item, name in enumerate(encoding.problem().names):
        house, digit = group_at(houses, item), group_at(digits, item)
        assert house is not None
        assert digit is not None
        reported = f"r{house.name[1:]}c{digit.name}" if item < 81 else f"{house.name} has {digit.name}"
        assert str(name).endswith(reported)


def test_the_options_of_a_sudoku_are_rows_of_the_board_and_their_cells() -> None:
    rows, cells = option_tiers(encoding.problem())
    assert names(rows) == [f"r{n}" for n in range(1, 10)]
    assert [tier and tier.name for tier in (group_at(rows, 242), group_at(cells, 242))] == ["r3", "c9"]


def test_other_problems_are_divided_by_what_their_names_begin_with() -> None:
    queens = gallery.search("queens_6").problem
    first, families = item_tiers(queens)
    assert names(first) == ["primary", "secondary"]
    assert names(families) == ["rank", "file", "sum", "difference"]
    (ranks,) = option_tiers(queens)
    assert names(ranks) == [f"rank {n}" for n in range(6)]


def test_options_with_nothing_in_common_are_counted() -> None:
    """Tens of them are distinguished by their numbers; a handful needs no tier."""
    problem = Problem(range(40), [[n] for n in range(40)])
    (blocks,) = option_tiers(problem)
    assert names(blocks) == ["1", "11", "21", "31"]
    assert option_tiers(gallery.search("knuth_2000").problem) == ()


@pytest.mark.parametrize("sample", [sample.id for sample in gallery.SAMPLES])
def test_groups_follow_each_other_without_gaps(sample: str) -> None:
    problem = gallery.search(sample).problem
    tiers = [(tier, len(problem.names)) for tier in item_tiers(problem)]
    tiers += [(tier, len(problem.options)) for tier in option_tiers(problem)]
    for tier, count in each(tiers):
        assert [group.start for group in tier] == [0, *(group.stop for group in tier[:-1])]
        assert tier[-1].stop == count
