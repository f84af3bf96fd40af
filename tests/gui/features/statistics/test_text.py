"""What is counted, in words."""

import pytest

from sudoku_gui.features.statistics import text as words
from sudoku_gui.features.statistics.paint import Bar

ROWS = ("events", "decisions", "guesses", "dead_ends", "solutions", "pruned", "updates", "nodes")
PAIRS = ("tries", "covers", "hides", "drops")


@pytest.mark.parametrize("row", [*ROWS, *PAIRS])
def test_every_row_has_a_name_and_a_sentence(row: str) -> None:
    assert words.name(row)
    assert words.help_on(row).endswith(".")


@pytest.mark.parametrize(
    ("bar", "prunes", "text"),
    [
        (Bar(12, 12, 1, 1, 1), False, "depth 12: 1 node, 1 dead end, 1 solution"),
        (Bar(12, 12, 14000, 3), False, "depth 12: 14,000 nodes, 3 dead ends, 0 solutions"),
        (
            Bar(1200, 1203, 2, pruned=2),
            True,
            "depths 1,200 to 1,203: 2 nodes, 0 dead ends, 0 solutions, 2 pruned",
        ),
    ],
)
def test_a_bar_is_described_in_numbers(bar: Bar, prunes: bool, text: str) -> None:  # noqa: FBT001 - a parameter of the test
    assert words.depth_numbers(bar, prunes=prunes) == text


def test_scales_pairs_and_balances_are_written_briefly() -> None:
    assert words.scale(26, is_logarithmic=False) == "max 26"
    assert words.scale(1320, is_logarithmic=True) == "max 1,320, log"
    assert words.pair(1204, 1101) == "1,204 / 1,101"
    assert words.balance("covers", 103) == "103 out"
    assert words.balance("tries", 7) == "depth 7"
