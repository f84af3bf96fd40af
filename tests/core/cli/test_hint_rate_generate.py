"""``sudoku-dlx hint``, ``rate`` and ``generate``: what people would do, how hard it is for them, and new puzzles."""

import json

import pytest

from solver_core import Grid, count_solutions
from tests.core.cli.conftest import NONE, Run, Written

HARD = "..5.61...6.9.3.41..7...4.....3.......163.574.......9.....7...5..92.5.3.4...28.6.."
SEVERAL = "." * 81
NEARLY = "4259618376.9.37412.7..245969.3.7.1.52163957488.7.1.9.3.6.743259792156384534289671"
"""Few steps are left."""


def test_the_next_step_and_all_steps_are_reported(run: Run, written: Written) -> None:
    status, out, err = run("hint", written(HARD, SEVERAL))
    assert (status, err) == (1, "")
    first, reason = out.splitlines()
    assert first == "Hidden Single: r2c6=7"
    assert reason == "# puzzle 2: several solutions"
    _, way, _ = run("hint", "--path", written(HARD))
    assert way.splitlines()[0] == "Naked Single: r8c6=6", "ratings keep HoDoKu's order"
    assert any(line.startswith("XY-Wing: ") and "<>" in line for line in way.splitlines())


def test_steps_can_be_written_as_json(run: Run, written: Written) -> None:
    _, out, _ = run("hint", "--all", "--json", written(NEARLY, NONE))
    *steps, reason = map(json.loads, out.splitlines())
    assert reason == {"number": 2, "answer": "none", "reason": "no solution"}
    assert {"number", "technique"} <= set(steps[0])
    assert any("removed" in step for step in steps)


@pytest.mark.processes
def test_ratings_stand_in_order_with_any_number_of_workers(run: Run, written: Written) -> None:
    file = written(HARD, NONE, HARD)
    alone = run("rate", file)
    assert alone == (1, "hard\t732\tXY-Wing\n# puzzle 2: no solution\nhard\t732\tXY-Wing\n", "")
    assert run("rate", "--workers", "2", file) == alone
    _, out, _ = run("rate", "--json", file)
    first = json.loads(out.splitlines()[0])
    assert (first["level"], first["score"], first["hardest"]) == ("hard", 732, "xy_wing")
    assert first["techniques"]["xy_wing"] >= 1


def test_puzzles_are_made_as_they_are_wanted(run: Run) -> None:
    status, out, err = run("generate", "--count", "3", "--symmetry", "half turn", "--seed", "9")
    assert (status, err) == (0, "")
    puzzles = list(map(Grid.parse, out.splitlines()))
    assert len(puzzles) == 3
    assert all(count_solutions(puzzle) == 1 for puzzle in puzzles)
    assert run("generate", "--count", "3", "--symmetry", "half turn", "--seed", "9")[1] == out
    _, out, _ = run("generate", "--level", "medium", "--seed", "1", "--json")
    assert json.loads(out)["level"] == "medium"


def test_impossible_requests_are_reported(run: Run) -> None:
    status, out, err = run("generate", "--technique", "magic")
    assert (status, out) == (2, "")
    assert err.startswith("sudoku-dlx: 'magic' is not a technique; techniques: full_house, ")
    assert (
        run("generate", "--pattern", "1" * 80)[2]
        == "sudoku-dlx: --pattern: a grid has 81 cells, in one line or in nine, not 80\n"
    )
    status, out, err = run("generate", "--givens", "17", "--most", "2", "--seed", "1")
    assert (status, out) == (1, "")
    assert err == "sudoku-dlx: 0 of 1 puzzles in 2 attempts; use --most for more, or ask for less\n"
