"""``sudoku-dlx cover``: covers of problems that are given as text."""

import json
from pathlib import Path

import pytest

from tests.core.cli.conftest import Run

KNUTH = b"A B C D E F G\nC E F\nA D G\nB C F\nA D\nB G\nD E G\n"
STRIP = b"7 4\n1000\n0100\n0010\n0001\n1100\n0011\n0111\n"


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ((), "1 4 5\n"),
        (("--show", "names"), "C E F\nA D\nB G\n\n"),
        (("--show", "rows"), "0010110\n1001000\n0100001\n\n"),
        (("--all",), "1 4 5\n"),
        (("--count",), "1\n"),
        (("--fewest",), "1 4 5\n"),
        (("--repeat",), "1 2 3\n"),
        (("--at-most", "3"), "1 4 5\n"),
        (("--kind", "dlx"), "1 4 5\n"),
        (("--json",), '{"options": [1, 4, 5], "items": [["C", "E", "F"], ["A", "D"], ["B", "G"]]}\n'),
        (("--json", "--count"), '{"covers": 1}\n'),
    ],
)
def test_a_cover_is_printed(arguments: tuple[str, ...], expected: str, run: Run) -> None:
    assert run("cover", *arguments, stdin=KNUTH) == (0, expected, "")
    assert run("cover", "-", *arguments, stdin=KNUTH) == (0, expected, "")


def test_covers_are_listed_as_many_as_are_wanted(run: Run) -> None:
    every = run("cover", "--all", stdin=STRIP)[1].splitlines()
    assert sorted(every) == ["1 2 3 4", "1 2 6", "1 7", "3 4 5", "5 6"]
    assert run("cover", "--limit", "2", stdin=STRIP)[1].splitlines() == every[:2]
    assert run("cover", "--count", stdin=STRIP)[1] == "5\n"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ((), "# no cover\n"),
        (("--count",), "0\n"),
        (("--at-most", "1"), "# no cover with at most 1 options\n"),
        (("--json",), '{"reason": "no cover"}\n'),
        (("--repeat", "--at-most", "0"), "# no cover with at most 0 options\n"),
    ],
)
def test_a_problem_without_a_cover_is_reported(arguments: tuple[str, ...], said: str, run: Run) -> None:
    assert run("cover", *arguments, stdin=b"a b c\na\nb\n") == (1, said, "")


@pytest.mark.parametrize("kind", ["dlx", "matrix", "csv"])
def test_a_problem_is_written_as_another_kind(kind: str, run: Run, tmp_path: Path) -> None:
    target = tmp_path / "problem"
    assert run("cover", "--to", kind, "--output", str(target), stdin=KNUTH) == (0, "", "")
    assert run("cover", str(target)) == (0, "1 4 5\n", "")


@pytest.mark.parametrize(
    ("arguments", "stdin", "said"),
    [
        ((), b"", "standard input: there is nothing here"),
        ((), b"a b\na x", "standard input: line 2, column 3: item 'x' is not declared in line 1"),
        ((), b"a b\n\xff", "standard input: line 2: it is not UTF-8"),
        (("--fewest", "--all"), KNUTH, "leave them out"),
        (("--fewest", "--at-most", "2"), KNUTH, "not allowed with argument"),
        (("--at-most", "-1"), KNUTH, "is not a whole number from 0"),
        (("--limit", "0"), KNUTH, "is not a whole number from 1"),
        (("missing.dlx",), b"", "missing.dlx: No such file or directory"),
    ],
)
def test_bad_input_is_one_line(arguments: tuple[str, ...], stdin: bytes, said: str, run: Run) -> None:
    status, out, err = run("cover", *arguments, stdin=stdin)
    assert (status, out) == (2, "")
    assert said in err
    assert err.count("\n") == 1


def test_json_has_the_names_of_items_in_any_writing(run: Run) -> None:
    _, out, _ = run("cover", "--json", stdin="ä 数\nä\n数\n".encode())
    assert json.loads(out) == {"options": [1, 2], "items": [["ä"], ["数"]]}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (b"111", "1\n"),
        (b"000\n000\n", "0\n"),
        (b"1\n1\n", "2\n"),
        (b"1;1;1", "1\n"),
        (b"0 x 2\n", "0\n"),
        (b"2 x 0\n", "1\n"),
    ],
)
def test_the_smallest_matrices_are_counted(text: bytes, said: str, run: Run) -> None:
    """One row, rows of zeros, one column, no rows, no columns."""
    assert run("cover", "--count", stdin=text) == (int(said == "0\n"), said, "")


def test_a_text_that_could_be_two_problems_says_which_it_was_taken_for(run: Run) -> None:
    """Who means the other one learns how to say so."""
    text = b"2 2\n1 1\n1 1\n"
    said = "sudoku-dlx: standard input: read as matrix; it could be rows as well, choose with --kind\n"
    assert run("cover", "--count", stdin=text) == (0, "2\n", said)
    assert run("cover", "--count", "--kind", "rows", stdin=text) == (1, "0\n", "")


def test_a_problem_is_not_written_as_a_kind_that_cannot_hold_it(run: Run) -> None:
    status, out, err = run("cover", "--to", "matrix", stdin=b"A | x\nA x:red\n")
    assert (status, out) == (2, "")
    assert "this problem cannot be written as 'matrix' without a loss; use dlx" in err
