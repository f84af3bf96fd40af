"""Commands for puzzles that are given by candidates, or that somebody has begun to solve."""

import json
from collections.abc import Callable

import pytest

from solver_core import Grid, formats
from solver_core.formats import candidates
from solver_core.sudoku.marks import ALL_DIGITS, Marks
from solver_core.sudoku.puzzle import Puzzle
from tests.core.cli.conftest import Run
from tests.core.sukaku import PLAIN, SOLUTION

GIVEN = "".join(str(d) if digit in {0, d} else "." for digit in PLAIN.digits for d in range(1, 10)) + "\n"
FRAME = formats.write(
    Puzzle(Grid.empty().within(Marks(tuple(1 << d - 1 if d else ALL_DIGITS for d in PLAIN.digits)))),
    "pencilmarks",
)
WRONG = [
    (cell, digit) for cell in range(81) for digit in PLAIN.possible().digits(cell) if digit != SOLUTION[cell]
]
LINE = formats.write(candidates.with_eliminated(PLAIN, Grid.empty(), WRONG[:50]), "hodoku")
EMPTY = formats.write(
    candidates.with_eliminated(PLAIN, Grid.empty(), [(1, d) for d in PLAIN.possible().digits(1)]), "hodoku"
)
WITHOUT = "no solution with these candidates; without them there is one"
COMMANDS = [("count", "--limit", "50"), ("solve",), ("rate",), ("hint",)]
ANSWERS = {"count": "1", "solve": str(SOLUTION)}
TEXTS = {"729": GIVEN, "frame": FRAME, "line": LINE, "list of 729": GIVEN * 3, "list of lines": LINE * 3}
RIGHT, WRONG_ENTRY = PLAIN.without(PLAIN).with_digit(1, 1), PLAIN.without(PLAIN).with_digit(1, 6)


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: str(command[0]))
@pytest.mark.parametrize("kind", TEXTS)
def test_candidates_are_part_of_the_puzzle(
    command: tuple[str, ...], kind: str, run: Run, written: Callable[..., str]
) -> None:
    """All commands find what the one solution of the puzzle allows, alone and in a list."""
    status, out, _ = run(*command, written(TEXTS[kind].rstrip("\n")))
    lines = out.splitlines()
    assert (status, len(lines)) == (0, 3 if kind.startswith("list") else 1)
    assert "#" not in out
    if command[0] in ANSWERS:
        assert set(lines) == {ANSWERS[command[0]]}


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: str(command[0]))
@pytest.mark.parametrize("as_json", [False, True])
def test_a_cell_with_nothing_left_has_no_solution_and_a_reason(
    command: tuple[str, ...], *, as_json: bool, run: Run, written: Callable[..., str]
) -> None:
    """It keeps its place in a list, and who made a mistake in the candidates reads that it is there."""
    more = ["--json"] if as_json else []
    status, out, _ = run(*command, *more, written((LINE + EMPTY + LINE).rstrip("\n")))
    lines = out.splitlines()
    assert (status, len(lines)) == (1, 3)
    assert WITHOUT in lines[1]
    assert not any(WITHOUT in line for line in (lines[0], lines[2]))
    if as_json:
        found = json.loads(lines[1])
        assert (found["number"], found["answer"]) == (2, "none")


def test_the_first_cell_without_candidates_is_named(run: Run, written: Callable[..., str]) -> None:
    """With Dancing Links and with backtracking, too."""
    for engine in ("bitboard", "dlx", "backtrack"):
        _, out, _ = run("solve", "--engine", engine, written(EMPTY.strip()))
        assert out.endswith("the first: no option left for 'r1c2'\n")


@pytest.mark.parametrize("format_id", ["hodoku", "dsudoku", "sdk", "csv", "ss", "framed", "fpuzzles"])
def test_hints_start_from_the_entries(format_id: str, run: Run, written: Callable[..., str]) -> None:
    """The next step is one of the board as it stands; a wrong entry is named before anything else is said."""
    text = formats.write_all([Puzzle(PLAIN, RIGHT)], format_id).rstrip("\n")
    _, out, _ = run("hint", "--path", written(text))
    assert "r1c2=1" not in out
    assert out.count("=") == 81 - PLAIN.filled - 1
    text = formats.write_all([Puzzle(PLAIN, WRONG_ENTRY)], format_id).rstrip("\n")
    status, out, _ = run("hint", written(text))
    assert (status, out) == (1, "# puzzle 1: not as in the solution: r1c2=6\n")


def test_a_line_with_entries_may_be_the_argument_itself(run: Run) -> None:
    """No file is looked for that has such a name."""
    line = formats.write(Puzzle(PLAIN, WRONG_ENTRY), "hodoku").strip()
    assert run("hint", line)[1] == "# puzzle 1: not as in the solution: r1c2=6\n"


def test_a_note_that_is_missing_is_named(run: Run, written: Callable[..., str]) -> None:
    """Notes count where every empty cell has some."""
    notes = PLAIN.possible()
    lacking = Puzzle(PLAIN, corner=notes.with_mask(1, notes[1] & ~1))
    status, out, _ = run("hint", written(formats.write(lacking, "dsudoku").rstrip("\n")))
    assert (status, out) == (1, "# puzzle 1: notes lack the solution: r1c2=1\n")
    status, out, _ = run("hint", "--json", written(formats.write(lacking, "dsudoku").rstrip("\n")))
    found = json.loads(out)
    assert (found["number"], found["answer"]) == (1, "unique")
    assert found["reason"] == "notes lack the solution: r1c2=1"


def test_unused_candidates_are_reported_once(run: Run, written: Callable[..., str]) -> None:
    """The user's own notes restrict nothing; hints use them."""
    noted = Puzzle(PLAIN, RIGHT, corner=Marks.of({4: (6, 9)}))
    name = written(formats.write(noted, "dsudoku").rstrip("\n"))
    for command in ("solve", "count", "rate"):
        status, _, err = run(command, name)
        assert (status, err.count("not used: entries"), err.count("not used: notes")) == (0, 1, 1)
        assert "not used" not in run(command, "--quiet", name)[2]
    assert "not used" not in run("hint", name)[2]
    assert "not used" not in run("solve", written(GIVEN.strip()))[2]


def test_the_search_of_a_puzzle_given_by_candidates_is_traced(run: Run, written: Callable[..., str]) -> None:
    """Its last event before the end is the only solution."""
    for engine in ("dlx", "backtrack"):
        status, out, _ = run("trace", "--engine", engine, "--beat", "solution", written(GIVEN.strip()))
        grids = [json.loads(line).get("grid") for line in out.splitlines()]
        assert (status, [grid for grid in grids if grid]) == (0, [str(SOLUTION)])


def test_converting_keeps_candidates_or_reports_their_loss(run: Run, written: Callable[..., str]) -> None:
    """One format knows candidates, the other does not."""
    name = written(LINE.strip())
    status, out, err = run("convert", "--to", "sukaku", name, "-")
    assert (status, "candidates" in err) == (0, False)
    assert formats.read(out).puzzles[0].givens == formats.read(LINE).puzzles[0].givens
    status, _, err = run("convert", "--to", "line", name, "-")
    assert status == 0
    assert "candidates of the puzzle: not or not wholly kept by One line" in err
