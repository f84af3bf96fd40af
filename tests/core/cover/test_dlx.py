"""Problems as Knuth's programs have them are read to the letter, or refused with the place."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solver_core.cover import Problem, ProblemError, Search, texts
from solver_core.cover.texts import dlx
from solver_core.cover.texts.lines import lines_of
from solver_core.problems import gallery, small
from solver_core.sudoku.grid import Grid

DLX1 = """| the example of "Dancing Links"
A B C D E F G
C E F
A D G
B C F
A D

| the last two
B G
D E G
"""


def read(text: str) -> Problem:
    return texts.read(text, "dlx")


def detects(text: str) -> bool:
    return dlx.detects(lines_of(text))


names = st.text(
    st.characters(codec="ascii", exclude_characters="|: ", min_codepoint=33, max_codepoint=126),
    min_size=1,
    max_size=8,
)


@st.composite
def problems(draw: st.DrawFn) -> Problem:
    every = draw(st.lists(names, min_size=1, max_size=8, unique=True))
    primary = draw(st.integers(1, len(every)))
    options = st.lists(st.sampled_from(every), min_size=1, max_size=len(every), unique=True)
    return Problem(every[:primary], draw(st.lists(options, max_size=8)), every[primary:])


def test_the_example_of_the_paper_is_read_and_solved() -> None:
    """Comments and blank lines mean nothing, and options are numbered as listed."""
    search = Search(read(DLX1))
    assert search.run_to("solution")
    assert search.solution == (0, 3, 4)
    assert read(DLX1).options == small.knuth_2000().options


def test_secondary_items_stand_behind_a_bar() -> None:
    """They may be left uncovered; the bar may touch the first of them."""
    for head in ("A B | C D", "A B |C D", "A\tB\t|\tC\tD"):
        problem = read(f"{head}\nA C\nB C\nB\n")
        assert (problem.items, problem.secondary) == (("A", "B"), ("C", "D"))


def test_lines_may_end_as_they_like() -> None:
    """Files come from three kinds of systems, some with a mark at the beginning."""
    plain = read(DLX1)
    for end in ("\r\n", "\r"):
        assert read("\ufeff" + DLX1.replace("\n", end)).options == plain.options


@given(problems())
def test_what_is_written_is_read_back(problem: Problem) -> None:
    again = read(dlx.write(problem))
    assert (again.items, again.secondary, again.options) == (
        problem.items,
        problem.secondary,
        problem.options,
    )


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
        ("A | B\nA:red B\n", (2, 1), "colour secondary items alone"),
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


@given(st.text(st.sampled_from("AB|: \n\t\r\x00$1"), max_size=60) | st.text(max_size=60))
def test_rubbish_is_read_or_refused(text: str) -> None:
    """Nothing else is raised, and asking whether it may be a problem raises nothing."""
    detects(text)
    try:
        assert read(text).items
    except ProblemError as error:
        assert str(error)  # noqa: PT017 - both outcomes are right


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
