"""Every command has one line, or one JSON object, for each puzzle, whatever is in it; no puzzle takes another along."""

import json

import pytest

from solver_core.hints import PuzzleRating, finder
from solver_core.sudoku.grid import Grid
from tests.core.cli.conftest import SOLVED, Run, Written

STATES = {
    "solved": SOLVED,
    "a cell left": "." + SOLVED[1:],
    "one solution": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    "several": SOLVED.replace("1", ".").replace("2", "."),
    "empty": "." * 81,
    "none": "12345678.........9" + "." * 63,
    "contradictory": "11" + "." * 79,
    "full and wrong": "1" + SOLVED[1:],
    "ones": "1" * 81,
    "broken": "rubbish",
}
ANSWERS = {
    "solved": "unique",
    "a cell left": "unique",
    "one solution": "unique",
    "several": "several",
    "empty": "several",
    "none": "none",
    "contradictory": "contradictory",
    "full and wrong": "contradictory",
    "ones": "contradictory",
    "broken": "unreadable",
}
STATUSES = {"unique": 0, "several": 1, "none": 1, "contradictory": 1, "unreadable": 2}
COMMANDS = [
    *(
        ["solve"],
        ["solve", "--engine", "dlx"],
        ["count", "--limit", "50"],
        ["count", "--engine", "dlx", "--limit", "2"],
    ),
    *(["rate"], ["hint"]),
]


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
@pytest.mark.parametrize("state", STATES)
def test_each_command_says_one_short_line_of_each_puzzle(
    run: Run, written: Written, command: list[str], state: str
) -> None:
    """Alone it decides the exit status; between others it leaves theirs as they are."""
    status, out, err = run(*command, written(STATES[state]))
    assert status == STATUSES[ANSWERS[state]]
    (line,) = (out or err).splitlines()
    assert len(line) < 300
    _, other, _ = run(*command, written(STATES["one solution"]))
    _, out, _ = run(*command, written(STATES["one solution"], STATES[state], STATES["one solution"]))
    assert out.splitlines()[0] == out.splitlines()[2] == other.strip()
    assert len(out.splitlines()) == 3


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_in_json_no_solution_and_several_have_different_answers(
    run: Run, written: Written, command: list[str]
) -> None:
    """By one word, which is the same in all commands; numbers count the puzzles that can be read."""
    status, out, _ = run(*command, "--json", written(*STATES.values()))
    assert status == 2
    rows = [json.loads(line) for line in out.splitlines()]
    assert len(rows) == len(STATES)
    for state, row in zip(STATES, rows, strict=True):
        assert row.get("answer", "unique") == ANSWERS[state]
        assert "technique" in row or "answer" in row
    assert [row["number"] for row in rows if "number" in row] == [*range(1, len(STATES))]


@pytest.mark.parametrize("form", ["all", "path"])
def test_every_form_of_hints_has_a_line_for_each_puzzle(run: Run, written: Written, form: str) -> None:
    lines = [text for state, text in STATES.items() if state != "one solution"]
    _, out, _ = run("hint", f"--{form}", "--json", written(*lines))
    rows = [json.loads(line) for line in out.splitlines()]
    assert {row["number"] for row in rows if "number" in row} == {*range(1, len(lines))}


def test_a_puzzle_at_which_the_program_fails_is_named(
    run: Run, written: Written, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The others have their answers, the fault is printed and reported, and the status is one of its own."""
    real = finder.rate

    def rate(grid: Grid) -> PuzzleRating:
        if str(grid) == STATES["a cell left"]:
            raise RuntimeError("a bug")
        return real(grid)

    monkeypatch.setattr(finder, "rate", rate)
    path = written(STATES["one solution"], STATES["a cell left"], "rubbish", STATES["one solution"])
    status, out, err = run("rate", path)
    assert status == 3
    first, failed, unreadable, last = out.splitlines()
    assert first == last
    assert failed.startswith("# puzzle 2: unexpected error RuntimeError: a bug (test_states.py, line ")
    assert unreadable.startswith("# line 3")
    assert "puzzles.txt: puzzle 2: unexpected error RuntimeError: a bug (test_states.py" in err
    _, out, _ = run("rate", "--json", path)
    assert [json.loads(line)["answer"] for line in out.splitlines()] == [
        *("unique", "unanswered", "unreadable", "unique")
    ]
