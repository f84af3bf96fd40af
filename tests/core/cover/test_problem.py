"""What makes a problem, and what is refused with word of how to fix it."""

from collections.abc import Callable

import pytest

from solver_core.cover import Coloured, FewestSearch, Problem, ProblemError, RepeatSearch, Search
from tests.core.cover.oracles import straight


def test_items_are_numbered_primary_first() -> None:
    """Everything else speaks in these numbers, so they must be the ones that were listed."""
    problem = Problem(["a", "b"], [["b", "x"], ["a"]], secondary=["x"])
    assert problem.names == ("a", "b", "x")
    assert [problem.item(name) for name in problem.names] == [0, 1, 2]
    assert [problem.is_primary(item) for item in range(3)] == [True, True, False]
    assert problem.options == ((1, 2), (0,))


def test_the_names_of_an_option_are_those_it_was_made_of() -> None:
    """What goes in as names comes out as names, in the same order."""
    options = [("c", "a"), ("b",), ("x", "b")]
    problem = Problem("abc", options, secondary="x")
    assert [problem.option_names(number) for number in range(3)] == options


def test_any_hashable_value_is_a_name() -> None:
    """Coordinates of a tiling need no spelling out, and nothing is confused with its text."""
    problem = Problem([(0, 0), "1", 1], [[(0, 0), 1], ["1"]])
    assert problem.options == ((0, 2), (1,))


def test_a_name_that_equals_a_coloured_item_is_another_item() -> None:
    """A `Coloured` is a tuple, and so may a name be."""
    problem = Problem(
        ["a", ("x", "A")], [["a", Coloured("x", "A")], [("x", "A"), Coloured("x", None)]], ["x"]
    )
    assert problem.options == ((0, 2), (1, 2))
    assert problem.colours == ((None, "A"), (None, None))
    with pytest.raises(ProblemError, match="unknown item"):
        Problem("a", [["a", Coloured("x", "A")], [("x", "A")]], "x")


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ([["a", "z"], [Coloured("a", 1)]], "option 1"),  # colours of primary items are looked for first
        ([["a"], ["b", "b", "z"], ["z"]], "option 1 has item 'b' twice"),
        ([["a"], ["z", "a", "a"]], "option 1 has item 'a' twice"),
        ([["a"], ["z", "y"]], "option 1 has the unknown item 'z'"),
        ([["a", Coloured("x", 1), "x"]], "option 0 has item 'x' twice"),
        ([["a", Coloured("z", 1)]], "option 0 has the unknown item 'z'"),
    ],
)
def test_the_first_of_several_faults_is_named(options: list[list[object]], said: str) -> None:
    """In lists as in iterators, with colours and without."""
    for given in (options, map(iter, options), map(tuple, options)):
        with pytest.raises(ProblemError, match=said):
            Problem("ab", given, "x")


def test_a_problem_may_be_made_of_iterators() -> None:
    problem = Problem(iter("ab"), (iter(names) for names in ("a", "ab")), iter("x"))
    assert (problem.items, problem.secondary, problem.options) == (("a", "b"), ("x",), ((0,), (0, 1)))


def test_a_problem_shows_its_size() -> None:
    """What a debugger shows is the shape and not a thousand items."""
    assert repr(Problem("abc", ["ab", "c"], "x")) == "<Problem: 3+1 items, 2 options>"


def test_an_empty_option_keeps_its_number_and_is_never_chosen() -> None:
    """A matrix may have such a row, and the others keep their numbers."""
    problem = Problem("ab", ["", "a", "", "ab", "b", ""], secondary="x")
    assert list(Search(problem, checked=True).iter_solutions()) == [(1, 4), (3,)]
    assert list(FewestSearch(problem, checked=True).iter_solutions()) == [(1, 4), (3,)]
    repeat = RepeatSearch(problem, checked=True)
    repeat.run_to("end")
    assert repeat.best == (3,)
    places = straight(Search(problem, checked=True))
    assert len(set(places)) == len(places)


def test_a_problem_of_empty_options_alone_has_no_cover() -> None:
    assert list(Search(Problem("a", ["", ""])).iter_solutions()) == []
    assert list(Search(Problem("", ["", ""])).iter_solutions()) == [()]


# --- 0-1 matrices ---------------------------------------------------------------------------------


def test_the_columns_of_a_matrix_are_items_and_its_rows_options() -> None:
    """Numbers, truth values and digits are the same."""
    rows = [[0, 1, 1], [1, 0, 0], [0, 0, 0]]
    for matrix in (rows, [[bool(bit) for bit in row] for row in rows], ["011", "100", "000"]):
        problem = Problem.from_matrix(matrix)
        assert problem.names == (1, 2, 3)
        assert problem.options == ((1, 2), (0,), ())
    assert Problem.from_matrix(rows, "abc", secondary=1).secondary == ("c",)
    assert Problem.from_matrix([]).names == ()


@pytest.mark.parametrize(
    ("rows", "names", "secondary", "said"),
    [
        (["01", "0x"], (), 0, "row 1, column 2 of the matrix is neither 0 nor 1"),
        ([[0, 2]], (), 0, "row 0, column 2 of the matrix is neither 0 nor 1"),
        ([[0.5]], (), 0, "row 0, column 1 of the matrix is neither 0 nor 1"),
        (["01", "011"], (), 0, "row 1 of the matrix has 3 columns, but the first has 2; make all alike"),
        (["01"], "abc", 0, "3 names for 2 columns; give one for each"),
        (["01"], "aa", 0, "item 'a' is listed twice"),
        (["01"], (), 3, "3 secondary columns of 2; give 0 to 2"),
        (["01"], (), -1, "-1 secondary columns of 2; give 0 to 2"),
    ],
)
def test_a_malformed_matrix_is_refused(rows: list[str], names: str, secondary: int, said: str) -> None:
    with pytest.raises(ProblemError, match=said):
        Problem.from_matrix(rows, names, secondary=secondary)


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: Problem("ab", ["a", "bz"]), "option 1 has the unknown item 'z'; add it to items or to sec"),
        (lambda: Problem("abc", ["a", "b", "abcb"]), "option 2 has item 'b' twice; list each item once"),
        (lambda: Problem("abcb", []), "item 'b' is listed twice; every item needs a name of its own"),
        (lambda: Problem("a", [], "xbyb"), "item 'b' is listed twice"),
        (lambda: Problem("ab", [], "xb"), "item 'b' is listed twice"),
        (lambda: Problem("ab", []).item("z"), "'z' is not an item of this problem"),
        (lambda: Problem("a", ["a"], labels=["one", "two"]), "2 labels"),
    ],
)
def test_malformed_problems_are_refused(make: Callable[[], object], message: str) -> None:
    """With what to do about it; callers that know only the standard library can catch it."""
    with pytest.raises(ValueError, match=message):
        make()


def test_no_labels_are_the_same_as_empty_labels() -> None:
    assert Problem("a", ["a"], labels=[""]).labels == ()
