"""Every 0-1 matrix of up to three rows and columns, also empty ones: solved and written as trying everything says."""

from collections.abc import Callable, Iterator
from itertools import product

import pytest

from solver_core.cover import Problem, ProblemError, RepeatSearch, Search, count, solutions, texts
from tests.amounts import each

SIZES = [(rows, columns) for rows in range(4) for columns in range(4)]
Rows = tuple[tuple[int, ...], ...]


def matrices(rows: int, columns: int) -> Iterator[Rows]:
    return product(product((0, 1), repeat=columns), repeat=rows)


def problem_of(rows: Rows, columns: int, secondary: int = 0) -> Problem:
    names = "ABC"[:columns]
    options = [[name for name, bit in zip(names, row, strict=True) if bit] for row in rows]
    return Problem(names[: columns - secondary], options, names[columns - secondary :])


def covers(rows: Rows, primary: int) -> list[tuple[int, ...]]:
    """All choices of rows, none without a primary column, with each primary column once, others at most once."""
    found = []
    for choice in product((False, True), repeat=len(rows)):
        chosen = [row for row, is_chosen in zip(rows, choice, strict=True) if is_chosen]
        sums = [sum(column) for column in zip(*chosen, strict=True)] if chosen else [0] * 9
        if (
            all(any(row[:primary]) for row in chosen)
            and (not primary or set(sums[:primary]) == {1})
            and max(sums, default=0) <= 1
        ):
            found.append(tuple(number for number, is_chosen in enumerate(choice) if is_chosen))
    return sorted(found)


@pytest.mark.parametrize(("rows", "columns"), SIZES)
def test_all_solvers_agree_with_brute_force(rows: int, columns: int) -> None:
    for matrix in each(matrices(rows, columns)):
        for secondary in range(columns + 1):
            problem = problem_of(matrix, columns, secondary)
            wanted = covers(matrix, columns - secondary)
            assert sorted(solutions(problem)) == wanted
            assert count(problem) == len(wanted)
            assert sorted(Search(problem).iter_solutions()) == wanted
            repeat = RepeatSearch(problem)
            repeat.run_to("end")
            assert (repeat.best is None) == any(
                not any(row[column] for row in matrix) for column in range(columns - secondary)
            )


@pytest.mark.parametrize("kind", texts.WRITTEN)
@pytest.mark.parametrize(("rows", "columns"), SIZES)
def test_a_written_problem_is_read_again_without_naming_its_kind(rows: int, columns: int, kind: str) -> None:
    """Or it is refused by name where the kind cannot hold it; a table holds all of them."""
    for matrix in each(matrices(rows, columns)):
        for secondary in range(columns + 1):
            problem = problem_of(matrix, columns, secondary)
            if kind not in texts.kinds_for(problem):
                assert kind != "csv"
                with pytest.raises(
                    ProblemError, match=f"cannot be written as '{kind}' without a loss; use .*csv"
                ):
                    texts.write(problem, kind)
                continue
            text = texts.write(problem, kind)
            again = texts.read(text)
            assert texts.kind_of(text) == kind
            assert texts.also(text, kind) == (), "a program knows what it has written"
            assert [sorted(option) for option in again.options] == [
                sorted(option) for option in problem.options
            ]
            assert (len(again.items), len(again.secondary)) == (columns - secondary, secondary)


@pytest.mark.parametrize(
    "written",
    [
        lambda rows: "\n".join("".join(map(str, row)) for row in rows),
        lambda rows: "\n".join(" ".join(map(str, row)) for row in rows),
        lambda rows: "\n".join(",".join(map(str, row)) for row in rows),
        lambda rows: "\n".join(";".join(map(str, row)) for row in rows),
        lambda rows: "\r\n".join("\t".join(map(str, row)) for row in rows) + "\r\n",
        lambda rows: str([list(row) for row in rows]),
        lambda rows: "[" + "; ".join(" ".join(map(str, row)) for row in rows) + "]",
        lambda rows: f"{len(rows)} x {len(rows[0])}\n" + "\n".join("".join(map(str, row)) for row in rows),
    ],
)
def test_a_text_of_0s_and_1s_alone_is_its_matrix(written: Callable[[Rows], str]) -> None:
    """Of one row, of one column, of zeros alone."""
    sizes = [(rows, columns) for rows, columns in SIZES if rows and columns]
    for rows, columns in each(sizes):
        for matrix in each(matrices(rows, columns)):
            text = written(matrix)
            assert texts.kind_of(text) == "matrix", text
            assert count(texts.read(text)) == len(covers(matrix, columns)), text


@pytest.mark.parametrize(
    ("text", "items", "options"),
    [
        ("0 x 2\n", 2, ()),
        ("2 x 0\n", 0, ((), ())),
        ("0 3\n", 3, ()),
        ("3 0\n", 0, ((), (), ())),
        ("0 1\n", 2, ((1,),)),  # a row
        ("1 1\n1\n", 1, ((0,),)),  # a row cannot be longer than the next: sizes
        ("3\n111\n", 3, ((0, 1, 2),)),
    ],
)
def test_a_first_line_that_is_not_a_row_describes_the_others(
    text: str, items: int, options: tuple[tuple[int, ...], ...]
) -> None:
    problem = texts.read(text)
    assert (len(problem.items), problem.options) == (items, options)


def test_secondary_columns_are_counted_from_the_left_as_dlx_cpp_does() -> None:
    """``columns secondary``, unless the rows are as many as the first number says."""
    problem = texts.read("4 1\n1 1 0 0\n0 0 1 1\n1 0 0 1\n")
    assert (problem.items, problem.secondary) == ((2, 3, 4), (1,))
    assert [problem.option_names(option) for option in range(3)] == [(2, 1), (3, 4), (4, 1)]
    assert texts.write(problem, "matrix") == "4 1\n1100\n0011\n1001\n"
    assert texts.read("2 4\n1100\n0011\n").secondary == ()
    with pytest.raises(ProblemError, match="line 1: 4 rows are announced, and 1 follow"):
        texts.read("4 5\n1100\n")


def test_texts_of_two_possible_kinds_are_known() -> None:
    text = "2 2\n1 1\n1 1\n"
    assert texts.kind_of(text) == "matrix"
    assert texts.also(text, "matrix") == ("rows",)
    assert texts.also("0 1\n1 0\n0 1\n", "matrix") == ()
