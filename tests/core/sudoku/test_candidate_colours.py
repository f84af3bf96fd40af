"""Colours of candidates: a value, with as many colours for each as one likes."""

import pytest

from solver_core.sudoku.marks import CandidateColours

SOME = CandidateColours.of({(0, 1): (3,), (80, 9): (1, 9)})


def test_colours_are_found_by_cell_and_digit() -> None:
    assert SOME.numbers(80, 9) == (1, 9)
    assert SOME.numbers(80, 8) == ()
    assert SOME.of_cell(0) == (4, 0, 0, 0, 0, 0, 0, 0, 0)
    assert SOME.marked == 2
    assert CandidateColours().marked == 0


def test_colours_are_equal_by_value_and_shown_as_code() -> None:
    assert CandidateColours.of({(80, 9): (9, 1), (0, 1): (3,), (5, 5): ()}) == SOME
    assert eval(repr(SOME)) == SOME  # noqa: S307 - what it is for


def test_only_colours_of_notes_stay() -> None:
    notes = [0] * 80 + [0b100000000]
    assert SOME.within(notes) == CandidateColours.of({(80, 9): (1, 9)})
    assert SOME.within([511] * 81) is SOME


@pytest.mark.parametrize("masks", [(0,) * 81, (512, *[0] * 728), (-1, *[0] * 728)])
def test_invalid_colours_are_refused(masks: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="729"):
        CandidateColours(masks)
