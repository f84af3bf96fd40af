"""What was found out about a puzzle and what became of files, word for word."""

import pytest

from solver_core import formats
from solver_core.sudoku import encoding
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.survey import DeadEnd, Survey, SurveyAnswer, SurveyResult
from sudoku_gui.wording import answers
from sudoku_gui.wording.names import item_name

SOLUTION = Grid.parse("496573128381924675275861943153789462962435781847216539714352896529648317638197254")
ROW_3_HAS_7 = 81 + 2 * 9 + 6


def verdict(
    answer: SurveyAnswer, solution: Grid | None = None, dead_ends: int = 0, at: DeadEnd | None = None
) -> SurveyResult:
    return SurveyResult(answer, solution, 12_345, dead_ends, at)


def board(*digits: tuple[int, int]) -> Grid:
    grid = Grid.empty()
    for cell, digit in digits:
        grid = grid.with_digit(cell, digit)
    return grid


# --- verdicts ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("found", "said"),
    [
        (verdict(SurveyAnswer.FOUND, SOLUTION), "Solved. This is the only solution."),
        (
            verdict(SurveyAnswer.SEVERAL, SOLUTION),
            "This is one of several solutions: the puzzle needs more givens to have only one.",
        ),
        (
            verdict(SurveyAnswer.STOPPED, SOLUTION),
            "Stopped. This is a solution; whether it is the only one is not known.",
        ),
        (
            verdict(SurveyAnswer.STOPPED),
            "Stopped after 12,345 events: whether there is a solution is not known.",
        ),
        (verdict(SurveyAnswer.NONE), "There is no solution."),
        (
            verdict(SurveyAnswer.NONE, None, 1, DeadEnd(99, 0, 24)),
            "There is no solution: with 24 digits on the board, “r1c1” has no option left.",
        ),
        (
            verdict(SurveyAnswer.NONE, None, 1313, DeadEnd(99, ROW_3_HAS_7, 24)),
            (
                "There is no solution: all 1,313 branches are dead ends. In the first, with 24 digits on the board, "
                "“row 3 has 7” has no option left."
            ),
        ),
    ],
)
def test_a_verdict_separates_known_from_unknown(found: SurveyResult, said: str) -> None:
    """Four answers, never mixed up, and where there is none, where it fails."""
    assert answers.verdict(found) == said


def test_the_dead_end_that_is_reported_is_where_the_search_fails() -> None:
    """The sentence is about the item that a real search ran out of options for."""
    survey = Survey(board(*enumerate(range(1, 9)), (35, 9)))
    survey.go()
    found = survey.verdict()
    assert found.answer is SurveyAnswer.NONE
    assert found.dead_end
    said = answers.verdict(found)
    assert f"“{item_name(encoding.problem(), found.dead_end.item)}” has no option left." in said
    assert f"with {found.dead_end.depth} digits on the board" in said


@pytest.mark.parametrize(
    ("count", "said"),
    [
        (1, "One of your entries was replaced; undo restores it."),
        (2, "2 of your entries were replaced; undo restores them."),
        (40, "40 of your entries were replaced; undo restores them."),
    ],
)
def test_the_number_of_corrected_entries_is_reported(count: int, said: str) -> None:
    """The user is informed that something of theirs was changed, and how to get it back."""
    assert answers.corrected(count) == said


# --- conflicts --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("conflicting", "said"),
    [
        (board((0, 7), (8, 7)), "r1c1 and r1c9 both hold 7 in row 1; change one of them."),
        (board((30, 2), (50, 2)), "r4c4 and r6c6 both hold 2 in box 5; change one of them."),
        (board((0, 7), (1, 7)), "r1c1 and r1c2 both hold 7 in box 1; change one of them."),
        (
            board((0, 7), (8, 7), (72, 5), (80, 5)),
            "r1c1 and r1c9 both hold 7 in row 1; change one of them. One more pair conflicts.",
        ),
        (
            board((0, 7), (4, 7), (8, 7)),
            "r1c1 and r1c5 both hold 7 in row 1; change one of them. 2 more pairs conflict.",
        ),
    ],
)
def test_a_conflict_says_which_cells_and_what_to_do(conflicting: Grid, said: str) -> None:
    """One pair is reported in full, once though it shares two houses, and the others are counted."""
    assert answers.conflicts(conflicting.conflicts()) == said


# --- files ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("parts", "listed"),
    [
        (("entries",), "your entries"),
        (("entries", "headers"), "your entries, title and remarks"),
        (("corner", "centre", "colours"), "your notes, your notes in the middle of cells, your colours"),
    ],
)
def test_parts_that_a_format_loses_are_named(parts: tuple[str, ...], listed: str) -> None:
    """With the format that does: no one finds out at the next start."""
    assert answers.lost(parts, "One line") == (
        f"Saved, but some things were not kept: the format One line does not hold {listed}. A .dsudoku file does."
    )


def test_a_dsudoku_file_keeps_every_part() -> None:
    assert formats.format_called("dsudoku").keeps == set(formats.PARTS)
    assert ".dsudoku" in formats.format_called("dsudoku").extensions


@pytest.mark.parametrize(
    ("codes", "said"),
    [
        ((), ""),
        (("comments",), "Left out: comment lines."),
        (("candidates", "frames"), "Left out: candidates, further frames."),
        (("comments", "after_end"), "Left out: comment lines, the text after the end."),
        (("rest",), "Left out: text that is not a puzzle."),
    ],
)
def test_dropped_parts_are_named(codes: tuple[str, ...], said: str) -> None:
    assert answers.dropped(codes) == said


LINE = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......\n"
RUBBISH = "rubbish\n" * 2000


@pytest.mark.parametrize("text", [f"# comment\n{LINE}", f"{LINE}{LINE}end\n{LINE}", LINE * 2 + RUBBISH])
def test_whatever_the_readers_leave_out_has_words(text: str) -> None:
    """Every code that reading such a text gives is one that can be said."""
    dropped = formats.read(text).dropped
    assert dropped
    assert answers.dropped(dropped).startswith("Left out: ")


# --- translation ------------------------------------------------------------------------------------
