"""Problems as Knuth's programs have them are read to the letter, or refused with the place."""

import pytest

from solver_core.cover import Problem, ProblemError, texts
from solver_core.cover.texts import dlx
from solver_core.cover.texts.lines import lines_of
from solver_core.problems import gallery, small
from solver_core.sudoku.grid import Grid


def read(text: str) -> Problem:
    return texts.read(text, "dlx")


def detects(text: str) -> bool:
    return dlx.detects(lines_of(text))


def test_names_that_are_numbers_become_text() -> None:
    assert read(dlx.write(small.six_sets())).items == tuple("1234567")
    assert read(dlx.write(Problem([1, "1", "a b", ("r", 1)], []))).items == ("1", "1_2", "a_b", "r_1")


@pytest.mark.parametrize(
    ("text", "place", "message"),
    [
        ("", (None, None), "there "),
        ("| only a comment\n", (None, None), "there "),
        ("A B A\n", (1, 5), "'A' is listed twice"),
        ("A B | C | D\n", (1, 9), "a second bar is not supported"),
        ("A 2|B\n", (1, 3), "'2|B' has a bar in it"),
        ("A:x B\n", (1, 1), "'A:x' has a colon"),
        ("\nA B\n\n  A C\n", (4, 5), "item 'C' is not declared in line 2; add it there or remove it"),
        ("A B\nA B A\n", (2, 5), "has item 'A' twice"),
        ("A | B\nA:red B\n", (2, 1), "only secondary items can have colours"),
        ("A | B\nA B:\n", (2, 3), "has no colour behind its colon"),
        ("A | B\nA B:x:y\n", (2, 3), "has no colour behind its colon, or several"),
        ("A | B\nB:x A B:y\n", (2, 7), "has item 'B' twice"),
        ("A B\nA |$4\n", (2, 3), "costs and multiplicities are not supported, only exact cover and colours"),
    ],
)
def test_errors_say_where_and_how_to_fix_it(
    text: str, place: tuple[int | None, int | None], message: str
) -> None:
    with pytest.raises(ProblemError) as raised:
        read(text)
    assert (raised.value.line, raised.value.column) == place
    assert message in str(raised.value)


@pytest.mark.parametrize("sample", ["knuth_2000", "six_sets", "queens_6"])
def test_problems_are_detected(sample: str) -> None:
    """Also with a fault further down, which reading then says."""
    problem = gallery.problem(sample)
    count = len(problem.items)
    plain = Problem(range(count), problem.options, range(count, len(problem.names)))
    text = dlx.write(plain)
    assert detects(text)
    assert detects(f"| a comment\n{text}what is this")


def test_a_short_problem_with_a_fault_is_detected() -> None:
    """Reading then names the item and the line, instead of calling a letter no cell."""
    text = "| small\nA B C | D\nA D\nB x\n"
    assert detects(text)
    with pytest.raises(ProblemError, match="line 4, column 3: item 'x' is not declared in line 2"):
        read(text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello",
        f"{'.' * 81}\n{'.' * 81}\n",
        Grid.empty().lines(),
        Grid.empty().framed(),
        "123456789\n123456789\n",
        "+---+---+\n| 1 | 2 |\n+---+---+\n",
        "[Puzzle]\n2..1.5..3\n",
        "1\n000000000\n",
        "{}\n{}\n",
        "Dear diary\nDear",
        "12345\n" * 9,
    ],
)
def test_texts_of_puzzles_are_no_problems(text: str) -> None:
    assert not detects(text)
