"""The names at the top of the package: lazy, shown by examples, and clear about what they do not take."""

import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any, Final, cast

import pytest

import solver_core
from solver_core import (
    Grid,
    Op,
    Problem,
    Puzzle,
    cover,
    generate,
    hint,
    play,
    rate,
    search,
    solve,
    solve_many,
)
from solver_core.cover import FewestSearch, Search
from solver_core.sudoku.backtracking import BacktrackSearch

TEXT = "000704005020010070000080002090006250600070008053200010400090000030060090200407000"
GRID = Grid.parse(TEXT)
KNUTH = Problem("ABCDEFG", ["CEF", "ADG", "BCF", "AD", "BG", "DEG"])
ANY: Any = None


def loaded(statement: str) -> set[str]:
    """The modules that a statement loads, in a process of its own."""
    program = f"import sys; {statement}; print(*sys.modules)"
    return set(
        subprocess.run(
            [sys.executable, "-c", program], capture_output=True, text=True, check=True
        ).stdout.split()
    )


def test_importing_the_package_loads_nothing_else() -> None:
    """A command that is interrupted at once, and a script that asks for one thing, do not wait for the rest."""
    names = loaded("import solver_core")
    assert {name for name in names if name.startswith("solver_core")} == {"solver_core"}
    names = loaded("from solver_core import *; solve('.' * 81)")
    assert "solver_core.page" in names
    assert not {name for name in names if name.partition(".")[0] in {"hodoku", "html"}} - {
        "html",
        "html.entities",
    }
    names = loaded(
        "from solver_core import Grid, search, solve, solve_many; solve('.' * 81); search('.' * 81)"
    )
    assert not names & {
        "solver_core.hints",
        "solver_core.page",
        "solver_core.problems",
        "html",
        "solver_core.formats",
    }


def test_public_functions_are_shown_by_examples() -> None:
    """`help(solve)` has something to type."""
    here = [
        getattr(solver_core, name) for name in solver_core.__all__ if name not in {"compiled", "Puzzle", "Op"}
    ]
    functions = [getattr(cover, name) for name in cover.__all__ if name.islower()]
    lacking = [one.__name__ for one in here + functions if ">>>" not in one.__doc__]
    assert lacking == []
    assert len(here) > 10
    assert set(dir(solver_core)) >= set(solver_core.__all__)


@pytest.mark.parametrize("puzzle", [TEXT, GRID, Puzzle(GRID)], ids=["text", "grid", "puzzle"])
def test_a_puzzle_may_be_a_text_a_grid_or_a_puzzle(puzzle: str | Grid | Puzzle) -> None:
    assert solve(puzzle) == next(solve_many([puzzle])) == next(solver_core.solutions(puzzle))
    assert solver_core.count_solutions(puzzle) == 1
    assert str(hint(puzzle)) == "Hidden Single: r1c5=2"
    assert rate(puzzle).hardest == "xy_chain"
    assert search(puzzle).run_to("solution")
    assert str(play(puzzle).html).startswith("<!DOCTYPE html>")


def test_a_hint_minds_what_is_written_into_a_puzzle() -> None:
    assert str(hint(Puzzle(GRID, Grid.empty().with_digit(4, 2)))) != "Hidden Single: r1c5=2"
    with pytest.raises(ValueError, match="there is no hint: not as in the solution: r1c5=3"):
        hint(Puzzle(GRID, Grid.empty().with_digit(4, 3)))
    assert hint(str(solve(GRID))) is None


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: Problem("abc", {"one": "ab"}), r"options is a dict: give its values.*labels=options"),
        (lambda: Problem("abc", ANY), "options is None; give for each option"),
        (lambda: Problem("abc", [1, 2]), "option 0 is an int; give the names"),  # type: ignore[list-item]
        (lambda: Problem(3, []), "items is an int; give a name for each"),  # type: ignore[arg-type]
        (lambda: Problem([["a"]], []), "a name in items or secondary is a list"),  # type: ignore[list-item]
        (lambda: Problem("abc", [["a", ["b"]]]), "a name in option 0 is a list; give a str"),  # type: ignore[list-item]
        (lambda: Problem.from_matrix(5), "rows is an int"),  # type: ignore[arg-type]
        (lambda: Problem.from_text(b"a"), "text is a bytes; give a str"),  # type: ignore[arg-type]
        (lambda: solve(5), "puzzle is an int; give a text of 81 cells, a Grid, or a Puzzle"),  # type: ignore[arg-type]
        (lambda: list(solve_many("." * 81)), "puzzles is a str; give its lines"),
        (lambda: list(solve_many(ANY)), "puzzles is None; give a list"),
        (lambda: Search(GRID), "problem is a Grid; give a Problem; solver_core.search takes"),  # type: ignore[arg-type]
        (lambda: Grid("4" * 81), "digits is a str; give 81 bytes, or use Grid.parse"),  # type: ignore[arg-type]
        (lambda: Grid.parse([0] * 81), "text is a list; give a str"),  # type: ignore[arg-type]
        (lambda: search(TEXT, "least"), "'least' is not a rule; use one of fewest, first, shuffled"),
        (lambda: generate("harder"), "'harder' is not a level; use one of easy, medium"),
        (lambda: hint("." * 81), "there is no hint: several solutions"),
        (lambda: solver_core.count_solutions(TEXT, cast("Any", "2")), "limit is a str; give a whole number"),
        (lambda: solver_core.slove, "has no attribute 'slove'"),  # type: ignore[attr-defined]
    ],
)
def test_errors_name_a_wrong_argument(call: Callable[[], object], message: str) -> None:
    """The error says which argument, what it is, and what to give instead."""
    with pytest.raises((TypeError, ValueError, AttributeError), match=message):
        call()


def test_the_faulty_one_of_many_puzzles_is_named() -> None:
    with pytest.raises(ValueError, match="not a cell") as caught:
        list(solve_many([TEXT, "x" * 81]))
    assert caught.value.__notes__ == ["This is puzzle 2."]


@pytest.mark.parametrize("kind", [Search, FewestSearch])
def test_events_have_the_names_of_the_problem(kind: type[Search]) -> None:
    """They are those that the search goes through, and leave it where it is."""
    run = kind(KNUTH)
    run.seek(5)
    named = list(run.events())
    assert [(event.op, event.depth) for event in named] == [
        (event.op, event.depth) for event in run.iter_events()
    ]
    assert run.position == 5
    tried = [event.option for event in named if event.op is Op.TRY]
    assert tried[:2] == ["{A, D, G}", "{B, C, F}"]
    assert {event.item for event in named} <= {None, *"ABCDEFG"}


def test_a_search_says_where_it_is() -> None:
    assert repr(search(KNUTH)) == "<Search at 0: the start, depth 0, of <Problem: 7+0 items, 6 options>>"
    run = BacktrackSearch(GRID)
    run.run_to("end")
    assert repr(run).startswith("<BacktrackSearch at 934: DONE, depth 0, of")
    assert repr(hint(GRID)).startswith("Step(technique='hidden_single', placed=(Candidate(")
    assert eval(repr(Puzzle(GRID, elapsed=3))) == Puzzle(GRID, elapsed=3)  # noqa: S307 - what it is for


def test_pictures_show_what_is_covered_and_chosen() -> None:
    """A shade for each covered column, a band for each chosen row, a frame for the item of the event."""
    names = ["A&B", "<i>", *"CDEFG"]
    run = search(Problem(names, [[names[item] for item in option] for option in KNUTH.options]))
    run.run_to("dead_end")
    picture = run.svg()
    assert picture == run._repr_html_()
    assert picture.count('fill="#eaf0f9"') == 7 - len(run.live_items())
    assert picture.count('fill="#f5e6d6"') == len(run.chosen_options()) == 2
    assert picture.count('fill="none" stroke="#7b2d97"') == 1
    assert ("A&amp;B" in picture, "<i>" in picture, "DEAD_END E" in picture) == (True, False, True)


def test_the_picture_of_a_puzzle_is_its_board() -> None:
    run = search(TEXT)
    assert run.svg().count('font-size="20"') == GRID.filled == GRID.svg().count('font-size="20"')
    assert run.svg().count('font-size="9"') == 9 * (81 - GRID.filled)
    run.run_to("solution")
    assert run.svg().count('font-size="20"') == 81
    assert 'font-size="9"' not in run.svg()


def test_a_notebook_shows_a_page_in_a_frame_of_its_own() -> None:
    """The page cannot reach the notebook, and nothing in it ends the attribute."""
    run = search(KNUTH)
    run.seek(7)
    shown = play(run, title='"quoted"')
    frame = shown._repr_html_()
    assert frame.startswith('<iframe srcdoc="')
    assert 'sandbox="allow-scripts"' in frame
    assert frame.count('"') == 2 * len(["srcdoc", "sandbox", "width", "height", "style"])
    assert '"position":7' in shown.html
    assert "WebPage of" in repr(shown)


STABLE: Final = {
    "solver_core": """Grid Op Problem Puzzle compiled count_solutions generate hint play rate search solutions solve
        solve_many""",
    "solver_core.cover": """BackgroundRun Coloured Condition Event FewestSearch Goal Level MinimizingSearch NamedEvent
        Op Override Problem ProblemError RepeatSearch Rule Search SearchBase Seek Snapshot count fewest_options
        options_at_most solutions""",
    "solver_core.formats": """FORMATS PARTS SIZE_LIMIT Confidence Fault Format FormatError Reading decode
        format_called load load_from lost may_be_board read store write write_all""",
    "solver_core.hints": """TECHNIQUES AlmostLockedSet Candidate Check Difficulty HintsError Node Position
        PositionFault PuzzleRating Step Technique check hint rate""",
    "solver_core.problems": "MODELS named polyominoes queens",
}
"""The names of 1.0, which every 1.x keeps, by package."""


@pytest.mark.parametrize("package", STABLE)
def test_names_of_the_first_version_stay(package: str) -> None:
    module, names = import_module(package), STABLE[package].split()
    assert not [name for name in names if not hasattr(module, name)]
    assert {*names} <= {*module.__all__}
