"""Sentences about imports: what was left out is said only where something was."""

import pytest

from sudoku_gui.library import text
from sudoku_gui.library.actions import CollectionInfo
from sudoku_gui.library.import_job import ImportResult

MINE = CollectionInfo(1, "Mine", 1200)


@pytest.mark.parametrize(
    ("result", "said"),
    [
        (ImportResult(MINE), ["1,200 puzzles were imported as “Mine”."]),
        (
            ImportResult(MINE, unreadable=2, first_error="no puzzle"),
            [
                "1,200 puzzles were imported as “Mine”.",
                "2 lines could not be read; the first: no puzzle.",
            ],
        ),
        (
            ImportResult(MINE, duplicates=3),
            ["1,200 puzzles were imported as “Mine”.", "3 of them are duplicates."],
        ),
    ],
)
def test_an_import_says_what_it_left_out(result: ImportResult, said: list[str]) -> None:
    assert text.imported(result) == said
