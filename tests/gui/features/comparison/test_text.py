"""Two searches side by side, in words."""

from dataclasses import replace

import pytest

from solver_core.cover import Op, Override, Rule
from solver_core.cover.explain.divergence import Branch, Divergence
from solver_core.sudoku import encoding
from solver_core.sudoku.engines import Engine
from solver_core.sudoku.grid import Grid
from sudoku_gui.features.comparison import text as words
from sudoku_gui.player.comparison import Alignment
from sudoku_gui.player.subject import Subject

PUZZLE = Subject(Grid.empty())
Step = tuple[Op, int | None, int | None]


@pytest.mark.parametrize(
    ("subject", "said"),
    [
        (PUZZLE, "links, fewest options"),
        (Subject(sample="queens_6", rule=Rule.FIRST), "links, first column"),
        (Subject(sample="queens_6", rule=Rule.SHUFFLED, seed=7), "links, random ties 7"),
        (replace(PUZZLE, engine=Engine.BACKTRACK), "bits, fewest digits"),
        (replace(PUZZLE, engine=Engine.BACKTRACK, rule=Rule.FIRST), "bits, first cell"),
        (Subject(sample="queens_6", overrides=(Override((), 3),)), "links, fewest options, with what-ifs"),
    ],
)
def test_a_run_is_named_by_how_it_goes(subject: Subject, said: str) -> None:
    assert words.run(subject) == said


@pytest.mark.parametrize(
    ("one", "other", "text"),
    [
        ((Op.CHOOSE, 33, None), (Op.CHOOSE, 9, None), "at decision 14: here “r4c7”, there “r2c1”"),
        ((Op.TRY, 0, 6), (Op.TRY, 0, 7), "at decision 14: here r1c1=7, there r1c1=8"),
        (
            (Op.DEAD_END, 81, None),
            (Op.CHOOSE, 9, None),
            "after decision 14: here “row 1 has 1” has no option left; there “r2c1” is chosen",
        ),
        (
            (Op.SOLUTION, None, None),
            (Op.DONE, None, None),
            "after decision 14: here a solution; there the run is over",
        ),
        ((Op.TRY, 0, 6), (Op.PRUNE, None, None), "after decision 14: here r1c1=7 is tried; there a prune"),
    ],
)
def test_a_sentence_says_where_two_searches_diverge(one: Step, other: Step, text: str) -> None:
    found = Divergence(14, Branch(*one, 5), Branch(*other, 5))
    assert words.divergence(found, encoding.problem()) == f"They diverge {text}"


def test_the_absence_of_a_difference_is_described() -> None:
    assert words.no_divergence(65536, is_over=True) == "No difference in the first 65,536 decisions"
    assert words.no_divergence(1200, is_over=False).endswith("the first 1,200 decisions are the same")
    assert words.no_divergence(0, is_over=False).endswith("...")


@pytest.mark.parametrize(
    ("here", "there", "said"),
    [
        (100, 180, "× 1.80"),
        (10, 125, "× 12.5"),
        (1, 1250, "× 1250"),
        (1000, 1, "× 0.001"),
        (0, 5, ""),
        (5, 0, ""),
        (None, 5, ""),
    ],
)
def test_a_ratio_says_how_many_times_as_many_there(here: int | None, there: int | None, said: str) -> None:
    assert words.ratio(here, there).replace(",", "") == said


def test_numbers_that_are_not_final_say_so() -> None:
    assert words.count(1284) == "1,284"
    assert words.count(1284, is_complete=False) == "≥ 1,284"
    assert words.count(None) == "–"


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        (Alignment.DECISION, "decision 120: depth 12 to 14 here, depth – there"),
        (Alignment.EVENT, "event 120: depth 12 to 14 here, depth – there"),
        (Alignment.SHARE, "120 %: depth 12 to 14 here, depth – there"),
    ],
)
def test_a_place_of_the_plot_is_described_in_numbers(kind: Alignment, said: str) -> None:
    assert words.coordinate(kind, 120.2, (12, 14), None) == said
