"""What is counted, in words."""

import pytest

from sudoku_gui.panes.statistics import text as words

ROWS = ("events", "decisions", "guesses", "dead_ends", "solutions", "pruned", "updates", "nodes")
PAIRS = ("tries", "covers", "hides", "drops")


@pytest.mark.parametrize("row", [*ROWS, *PAIRS])
def test_every_row_has_a_name_and_a_sentence(row: str) -> None:
    assert words.name(row)
    assert words.help_on(row).endswith(".")


@pytest.mark.parametrize(
    ("numbers", "said"),
    [
        ((1, 1, 1, None), "depth 12: 1 node, 1 dead end, 1 solution"),
        ((14000, 3, 0, None), "depth 12: 14,000 nodes, 3 dead ends, 0 solutions"),
        ((2, 0, 0, 2), "depth 12: 2 nodes, 0 dead ends, 0 solutions, 2 pruned"),
    ],
)
def test_a_depth_is_told_in_numbers(numbers: tuple[int, int, int, int | None], said: str) -> None:
    """One of each is told as one; what is pruned only where anything can be."""
    assert words.depth_numbers(words.depths(12, 12), *numbers) == said


def test_a_bar_for_several_depths_says_so() -> None:
    assert words.depths(1200, 1203) == "depths 1,200 to 1,203"


def test_the_scale_is_told() -> None:
    assert words.scale(26, is_logarithmic=False) == "max 26"
    assert words.scale(1320, is_logarithmic=True) == "max 1,320, log"


def test_a_pair_and_its_balance() -> None:
    assert words.pair(1204, 1101) == "1,204 / 1,101"
    assert words.balance("covers", 103) == "103 out"
    assert words.balance("tries", 7) == "depth 7"


@pytest.mark.usefixtures("marking")
def test_everything_is_translated() -> None:
    """What is left are numbers."""
    assert {words.name(row) for row in (*ROWS, *PAIRS)} == {"<>"}
    assert {words.help_on(row) for row in (*ROWS, *PAIRS)} == {"<>"}
    assert words.scale(5, is_logarithmic=False) == "<5>"
