"""``sudoku-dlx solve`` and ``count``: an answer for each puzzle, in the order of the file."""

import json

import pytest

from solver_core import compiled
from tests.core.cli.conftest import CLASH, EASY, FAULT, NONE, SOLVED, Run, Written

TWENTY_SIX = "........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58"
CLASHES = "r1c1 and r1c2 both hold 1 in row 1; r1c1 and r1c2 both hold 1 in box 1"
DEAD_END = "no solution; dead ends: 1, the first: no option left for 'r1c9'"


# --- solve ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lines", "status", "printed"),
    [
        ([EASY], 0, [SOLVED]),
        ([NONE], 1, [f"# puzzle 1: {DEAD_END}"]),
        ([CLASH], 1, [f"# puzzle 1: {CLASHES}"]),
        ([EASY, NONE, EASY], 1, [SOLVED, f"# puzzle 2: {DEAD_END}", SOLVED]),
    ],
    ids=["one", "none", "contradictory", "many"],
)
def test_each_puzzle_has_a_line_in_its_place(
    run: Run, written: Written, lines: list[str], status: int, printed: list[str]
) -> None:
    """Its solution, or a comment with the item that fails or the cells that clash; the status is the worst of all."""
    assert run("solve", written(*lines)) == (status, "".join(f"{line}\n" for line in printed), "")


def test_several_solutions_are_said_behind_the_first(run: Run, written: Written) -> None:
    status, out, err = run("solve", written(TWENTY_SIX))
    grid, remark = out.split("  # ")
    assert (status, remark, err) == (1, "one of several solutions\n", "")
    assert all(sign in {".", digit} for sign, digit in zip(TWENTY_SIX, grid, strict=True))


def test_a_line_that_cannot_be_read_is_reported_in_its_place(run: Run, written: Written) -> None:
    """The others are solved, the message names file and line, and the status is 2 whatever else there is."""
    name = written(EASY, "rubbish", NONE, EASY)
    status, out, err = run("solve", name)
    assert status == 2
    assert out.splitlines() == [SOLVED, f"# {FAULT}", f"# puzzle 2: {DEAD_END}", SOLVED]
    assert err == f"sudoku-dlx: {name}: {FAULT}\n"


def test_faults_at_the_beginning_and_at_the_end_keep_their_places(run: Run, written: Written) -> None:
    """Output has a line for each line of input, so both can be read side by side."""
    _, out, err = run("solve", written("rubbish", EASY, "rubbish", "rubbish", EASY, "rubbish"))
    assert [line[:8] for line in out.splitlines()] == [
        "# line 1",
        SOLVED[:8],
        "# line 3",
        "# line 4",
        SOLVED[:8],
        "# line 6",
    ]
    assert [line.split(": ")[2].split(",")[0] for line in err.splitlines()] == [
        "line 1",
        "line 3",
        "line 4",
        "line 6",
    ]


def test_json_gives_an_object_on_each_line(run: Run, written: Written) -> None:
    """The answer in a word, the solution where there is one, the reason where there is something to say."""
    status, out, _ = run("solve", "--json", written(EASY, "rubbish", TWENTY_SIX, NONE, CLASH))
    found = [json.loads(line) for line in out.splitlines()]
    solution = found[2].pop("solution")
    assert status == 2
    assert len(solution) == 81
    assert found == [
        {"number": 1, "puzzle": EASY, "answer": "unique", "solution": SOLVED},
        {"answer": "unreadable", "reason": FAULT},
        {"number": 2, "puzzle": TWENTY_SIX, "answer": "several", "reason": "one of several solutions"},
        {"number": 3, "puzzle": NONE, "answer": "none", "reason": DEAD_END},
        {"number": 4, "puzzle": CLASH, "answer": "contradictory", "reason": CLASHES},
    ]


def test_solutions_can_be_read_again(run: Run, written: Written) -> None:
    """Results with remarks and comment lines are input for the next run."""
    name = written(EASY, TWENTY_SIX, NONE, EASY)
    _, out, _ = run("solve", name)
    assert run("count", "-", stdin=out.encode()) == (0, "1\n1\n1\n", "")


# --- count ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("puzzle", "status", "printed"),
    [(EASY, 0, "1"), (TWENTY_SIX, 1, "26"), (NONE, 1, "0"), (CLASH, 1, f"0  # {CLASHES}"), (SOLVED, 0, "1")],
    ids=["one", "26", "none", "contradictory", "solved"],
)
def test_all_solutions_are_counted(
    run: Run, written: Written, puzzle: str, status: int, printed: str
) -> None:
    """A number for each puzzle, with status 0 only when it is 1."""
    assert run("count", written(puzzle)) == (status, f"{printed}\n", "")


@pytest.mark.parametrize("limit", ["1", "2", "25", "26"])
def test_a_limit_that_stops_the_counting_is_named(run: Run, written: Written, limit: str) -> None:
    """With it goes how to count on: a bound is not taken for a count."""
    printed = f"{limit}  # or more: the limit is {limit}; --limit 0 counts all\n"
    assert run("count", "--limit", limit, written(TWENTY_SIX)) == (1, printed, "")
    assert run("count", "--limit", limit, written(EASY)) == (0, "1\n", "")


@pytest.mark.parametrize("limit", ["0", "27", "1000"])
def test_a_limit_beyond_all_solutions_changes_nothing(run: Run, written: Written, limit: str) -> None:
    assert run("count", "--limit", limit, written(TWENTY_SIX)) == (1, "26\n", "")


@pytest.mark.processes
@pytest.mark.skipif(not compiled, reason="takes a minute without compiled kernels")
def test_an_empty_board_is_counted_up_to_a_limit_that_is_named(run: Run, written: Written) -> None:
    """Nobody waits for its 6.7e21 solutions who has not asked for that."""
    assert run("count", written("." * 81)) == (
        *(1, "1000000  # or more: the limit is 1000000; --limit 0 counts all\n", ""),
    )


def test_counts_and_faults_stand_in_the_order_of_the_file(run: Run, written: Written) -> None:
    """As with solving: one line each, the message on stderr, status 2."""
    name = written(EASY, "rubbish", NONE)
    assert run("count", name) == (2, f"1\n# {FAULT}\n0\n", f"sudoku-dlx: {name}: {FAULT}\n")


def test_json_says_whether_all_were_counted(run: Run, written: Written) -> None:
    """A limit that was reached is not an answer to how many there are."""
    status, out, _ = run("count", "--json", "--limit", "3", written(EASY, "rubbish", TWENTY_SIX, CLASH))
    assert status == 2
    assert [json.loads(line) for line in out.splitlines()] == [
        {"number": 1, "puzzle": EASY, "answer": "unique", "solutions": 1, "all": True},
        {"answer": "unreadable", "reason": FAULT},
        {"number": 2, "puzzle": TWENTY_SIX, "answer": "several", "solutions": 3, "all": False}
        | {"reason": "or more: the limit is 3; --limit 0 counts all"},
        {
            "number": 3,
            "puzzle": CLASH,
            "answer": "contradictory",
            "solutions": 0,
            "all": True,
            "reason": CLASHES,
        },
    ]
