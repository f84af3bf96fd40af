"""Where a player stands, in words for captions and files."""

import pytest

from solver_core.problems import gallery
from solver_core.sudoku.grid import Grid
from sudoku_gui.player.subject import Subject
from sudoku_gui.wording import position as positions


def test_the_sentence_is_that_below_the_timeline() -> None:
    """In the beat that is played; at the start there is one, too."""
    search = gallery.search("knuth_2000")
    assert positions.sentence_at(search, "column").startswith("The start: all 7 columns")
    search.run_to("column")
    assert "column" in positions.sentence_at(search, "column")
    position = search.position
    positions.sentence_at(search, "solution")
    assert search.position == position


@pytest.mark.parametrize("sample", [row.id for row in gallery.SAMPLES])
def test_every_sample_has_a_name(sample: str) -> None:
    assert positions.problem_of(Subject(sample=sample)) != sample
    assert positions.file_name_of(Subject(sample=sample), 12) == f"{sample}-12"


def test_a_puzzle_is_called_by_its_digits() -> None:
    assert positions.problem_of(Subject(Grid.empty())) == "Sudoku " + "." * 81
    assert positions.file_name_of(Subject(Grid.empty()), 3) == "sudoku-3"
