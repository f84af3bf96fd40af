"""Explanations of the number of solutions: complete in the end, the newest counts, and what is known when stopped."""

import pytest
from pytestqt.qtbot import QtBot

from solver_core.sudoku.census import Census
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.marks import ALL_DIGITS, Marks
from solver_core.sudoku.survey import SurveyAnswer
from sudoku_gui.features.solution_count import text
from sudoku_gui.features.solution_count.explanation import Explainer, Explanation
from sudoku_gui.player.job import Job
from tests.gui.parts import part

UNIQUE = Grid.parse("400070100001904605000001000000700002002030000847006000014000806020000300600090000")
SEVERAL = Grid.parse("........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58")
ONE_GIVEN = Grid.empty().with_digit(0, 1)
FORCED = Grid.parse(".6...5.4." + "...4..5.." + "2.9......" + "." * 54)
GUESSED = UNIQUE.with_digit(53, 3)
NO_NINE = Grid.parse("12345678." + "........9" + "." * 63)
ALL = Marks((ALL_DIGITS,) * 81)
CANDIDATES = UNIQUE.within(ALL.with_mask(1, 0b11))
NOTHING_LEFT = Grid.empty().within(ALL.with_mask(1, 0))
FEW_GIVENS = ONE_GIVEN.within(ALL.with_mask(80, 0b11))
CLASHING = Grid.empty().with_digit(0, 7).with_digit(1, 7)


@pytest.fixture
def explainer(qapp: object) -> Explainer:
    assert qapp
    return Explainer()


def explained(grid: Grid) -> Explanation:
    explanation = Explanation(grid)
    explanation.find()
    explanation.is_done = True
    return explanation


@pytest.mark.parametrize(
    ("grid", "heading", "details"),
    [
        (UNIQUE, "One solution", "exactly one solution"),
        (SEVERAL, "26 solutions", "40 cells differ"),
        (NO_NINE, "No solution", "With them, row 1 has no place for 9."),
        (FORCED, "No solution", "They force r3c2=4; then row 3 has no place for 5."),
        (GUESSED, "No solution", "no column runs empty before a guess"),
        (CLASHING, "No solution", "both hold 7"),
        (CANDIDATES, "No solution", "Without the candidates of the puzzle there is a solution."),
        (
            NOTHING_LEFT,
            "No solution",
            "The candidates of the puzzle alone leave no solution. With them, r1c2",
        ),
    ],
)
def test_the_count_is_explained(grid: Grid, heading: str, details: str) -> None:
    explanation = explained(grid)
    assert text.heading(explanation) == heading
    assert details in text.details(explanation)


@pytest.mark.parametrize(
    ("item", "fact"),
    [
        (0, "r1c1 has no digit left"),
        (81 + 2 * 9 + 6, "row 3 has no place for 7"),
        (162, "column 1 has no place for 1"),
        (323, "box 9 has no place for 9"),
    ],
)
def test_every_kind_of_column_has_a_sentence(item: int, fact: str) -> None:
    assert text.fact(item) == fact


def test_candidates_may_stand_for_givens() -> None:
    """That a single solution needs 17 givens is true only where nothing else is given."""
    for grid, is_said in ((ONE_GIVEN, True), (FEW_GIVENS, False)):
        explanation = Explanation(grid)
        explanation.answer = SurveyAnswer.SEVERAL
        explanation.census = Census(grid)
        assert ("at least 17 givens" in text.details(explanation)) is is_said


def test_many_givens_are_named_in_part() -> None:
    """A sentence names twelve and counts the others."""
    assert "and 13 more" in text.details(explained(GUESSED))


def test_the_newest_puzzle_counts(explainer: Explainer, qtbot: QtBot) -> None:
    """What is learned after the second puzzle has come is about that one."""
    explainer.start(ONE_GIVEN)
    learned: list[Explanation] = []
    explainer.learned.connect(learned.append)
    explainer.start(UNIQUE)
    qtbot.waitUntil(lambda: not part(explainer, Job).is_running, timeout=20_000)
    assert {explanation.grid for explanation in learned} == {UNIQUE}
    assert learned[-1].is_done
    assert learned[-1].answer is SurveyAnswer.FOUND


@pytest.mark.full_speed
def test_results_found_before_a_stop_stay(explainer: Explainer, qtbot: QtBot) -> None:
    explainer.start(ONE_GIVEN)
    explanation = explainer.explanation
    assert explanation is not None
    qtbot.waitUntil(lambda: explanation.census is not None and explanation.census.has_more, timeout=20_000)
    assert explainer.cancel()
    assert not explainer.cancel()
    assert explanation.is_done
    assert text.heading(explanation) == "More than 1,000 solutions"
    assert "is not known" in text.settling(explanation)


def test_stopped_at_once_nothing_is_known(explainer: Explainer) -> None:
    explainer.start(SEVERAL)
    explainer.cancel()
    explanation = explainer.explanation
    assert explanation is not None
    assert (explanation.answer, explanation.census) == (None, None)
    explainer.drop()
    assert explainer.explanation is None
