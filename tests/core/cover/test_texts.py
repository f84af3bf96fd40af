"""Problems from texts of all kinds, and back; what is wrong is named with line and column."""

from collections.abc import Callable
from contextlib import suppress
from random import Random
from time import process_time

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from solver_core.cover import Problem, ProblemError, solutions, texts
from solver_core.cover.problem import Coloured
from solver_core.cover.texts.lines import words_for

KNUTH = Problem("ABCDEFG", ["CEF", "ADG", "BCF", "AD", "BG", "DEG"])

DLX = """| the matrix of 2000
A B C D E F G
C E F
A D G
B C F

A D
| the last two
B G
D E G
"""
BARE = "0010110\n1001001\n0110010\n1001000\n0100001\n0001101"
SAME = {
    "dlx": [DLX, DLX.replace("\n", "\r\n"), "\ufeff" + DLX, DLX.replace(" ", "  \t")],
    "matrix": [
        BARE,
        "\n\n".join(BARE.split("\n")),
        " ".join(BARE).replace("\n ", "\n"),
        "6 7\n" + BARE + "\n",
        "6 x 7\n" + BARE + "\n",
        "7\n" + BARE + "\n",
        "7 0\n" + "\n".join(map(" ".join, BARE.split("\n"))),
        "\n".join(map(";".join, BARE.split("\n"))),
        "\n".join(",".join("x" if bit == "1" else "" for bit in row) for row in BARE.split("\n")),
        str([list(map(int, row)) for row in BARE.split("\n")]),
        str([list(map(int, row)) for row in BARE.split("\n")]).replace("], ", "],\n "),
        "{" + ",".join("{" + ",".join(row) + "}" for row in BARE.split("\n")) + "};",
        "[" + "; ".join(map(" ".join, BARE.split("\n"))) + "]",
    ],
    "rows": ["6 7\n3 3 5 6\n3 1 4 7\n3 2 3 6\n2 1 4\n2 2 7\n3 4 5 7\n"],
    "csv": [
        "A,B,C,D,E,F,G\n" + "\n".join(map(",".join, BARE.split("\n"))),
        "\tA\tB\tC\tD\tE\tF\tG\n"
        + "\n".join("r\t" + "\t".join("x" if bit == "1" else "" for bit in row) for row in BARE.split("\n")),
    ],
}


@pytest.mark.parametrize(("kind", "text"), [(kind, text) for kind, same in SAME.items() for text in same])
def test_a_text_is_detected_and_read(kind: str, text: str) -> None:
    assert texts.kind_of(text) == kind
    problem = Problem.from_text(text)
    assert problem.options == KNUTH.options
    assert problem.names in {tuple("ABCDEFG"), tuple(range(1, 8)), tuple("1234567")}
    assert list(solutions(problem)) == [(0, 3, 4)]


def test_placements_are_tiles_with_their_cells() -> None:
    """A 2 x 3 board and two pieces; cells come row by row, behind what has a name only."""
    text = "f x y\n" + "".join(f"{name} {x} {y}\n" for name, y in {"L": 0, "M": 1}.items() for x in range(3))
    problem = texts.read(text + "L piece\nM other\n")
    assert texts.kind_of(text) == "placements"
    assert problem.items == ("piece", "other", (0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1))
    assert list(solutions(problem)) == [(0, 1)]


def test_secondary_items_stand_behind_a_bar() -> None:
    for text in ("a b | x y\na x\nb y\n", "a,b,|,x,y\n1,,,1,\n,1,,,1\n"):
        problem = texts.read(text)
        assert (problem.items, problem.secondary) == (("a", "b"), ("x", "y"))
        assert problem.options == ((0, 2), (1, 3))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "there is nothing here"),
        (" \n\t\n", "there is nothing here"),
        ("| only\n| comments", "there are no items"),
        ("a b c d e f\na b\nc x d", "line 3, column 3: item 'x' is not declared in line 1"),
        ("| c\n\na b\na b a", "line 4, column 5: this option has item 'a' twice"),
        ("a b a\na b", "line 1, column 5: item 'a' is listed twice"),
        ("a b | c | d\na", "line 1, column 9: a second bar is not supported"),
        ("a b|c\na", "line 1, column 3: 'b|c' has a bar in it"),
        ("a | c\na c:red", None),
        ("a | c\na:red c", "line 2, column 1: 'a:red' gives a colour to a primary item"),
        ("3 3\n010\n101", "line 1: 3 rows are announced, and 2 follow"),
        ("2 3\n010\n10", "line 3: the row has 2 columns, not 3; make all alike"),
        ("010\n10", "line 2: the row has 2 columns, not 3; make all alike"),
        ("2 3\n1 3\n1 4", "line 3, column 3: there is no column 4; use 1 to 3"),
        ("2 3\n1 0\n1 1", "line 2, column 3: there is no column 0; use 1 to 3"),
        ("2 3\n2 1 1\n1 1", "line 2, column 5: '?1'? is listed twice"),
        ("a,b\n1,2", "line 2: the cell of 'b' has '2'; use 1 or x"),
        ("a,b,a\n1,0,0", "line 1: 'a' is listed twice"),
        ("a,b,\n1,0,0", "line 1: column 3 has no name"),
        ("f x y\nA 0", None),
        ("f x y\nA 0 0 0", "line 2: give a placement, a column and a row"),
        ("f x y\nA 0 -1", "line 2, column 5: '-1' is not a whole number from 0"),
        ("f x y\nA 0 0\nA 0 0", r"line 3, column 3: \(0, 0\) is listed twice"),
        ("f x y\nA 0 " + "9" * 5000, "is not a whole number from 0"),
    ],
)
def test_errors_name_line_and_column(text: str, said: str | None) -> None:
    if said is None:
        texts.read(text)
        return
    with pytest.raises(ProblemError, match=said):
        texts.read(text)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("rows 3\n1 1", "line 1: the first line must have two numbers"),
        ("1 3\n2 1", "line 2: the row announces 2 columns, and 1 follow"),
    ],
)
def test_a_text_that_is_read_as_a_row_list_by_name_is_checked(text: str, said: str) -> None:
    """Nothing has looked whether the text is one."""
    with pytest.raises(ProblemError, match=said):
        texts.read(text, "rows")


def test_a_kind_that_is_asked_for_is_taken() -> None:
    """Two rows of two digits, or two rows of one column each."""
    text = "2 2\n1 1\n1 1\n"
    assert texts.kind_of(text) == "matrix"
    assert texts.read(text).options == ((0, 1), (0, 1))
    assert texts.read(text, "rows").options == ((0,), (0,))
    with pytest.raises(
        ProblemError, match="'xml' is not a kind of text; use one of placements, matrix, rows, csv, dlx"
    ):
        texts.read(text, "xml")
    with pytest.raises(ProblemError, match="'rows' is only read; to write, use one of matrix, csv, dlx"):
        texts.write(KNUTH, "rows")
    with pytest.raises(ProblemError, match="the first line must have two numbers"):
        texts.read("1 2 3", "rows")


@example(seed=353, kind="csv")  # one item, called x
@given(seed=st.integers(0, 10**6), kind=st.sampled_from(texts.WRITTEN))
def test_a_written_problem_is_read_again(seed: int, kind: str) -> None:
    """Every format keeps the options of any problem that it can hold, most of them names and labels."""
    chance = Random(seed)
    primary, secondary = chance.randint(0, 6), chance.randint(0, 3)
    names = chance.sample(["a", "b c", "b|c", "d:e", ("cell", 1, 2), 3, "x", "ä", '"q"', "f,g", "", "3"], 9)
    items = names[: primary + secondary]
    options = [chance.sample(items, chance.randint(0, len(items))) for _ in range(chance.randint(0, 8))]
    labels = chance.choice([(), [chance.choice(["", "x", "1", "=a", "-"]) for _ in options]])
    problem = Problem(items[:primary], options, items[primary:], labels=labels)
    if kind not in texts.kinds_for(problem):
        return
    text = texts.write(problem, kind)
    assert texts.kind_of(text) == kind
    read = texts.read(text)
    assert [set(option) for option in read.options] == [set(option) for option in problem.options]
    assert len(read.names) == len(problem.names)
    assert len(read.secondary) == secondary
    assert len(set(read.names)) == len(read.names)
    if kind != "matrix":
        assert read.labels == problem.labels


def test_colours_are_written_by_knuth_s_kind_alone() -> None:
    """A table or a matrix without them would be another problem."""
    problem = Problem("A", [["A", Coloured("x", "red")]], "x")
    assert texts.kinds_for(problem) == ("dlx",)
    for kind in ("csv", "matrix"):
        with pytest.raises(ProblemError, match=f"cannot be written as '{kind}' without a loss; use dlx"):
            texts.write(problem, kind)


@given(st.text(alphabet="01 23|,;\t\nabfxy:\"'-\x00\u2028é", max_size=60))
def test_any_text_is_read_or_refused(text: str) -> None:
    for kind in (None, *(kind.id for kind in texts.KINDS)):
        with suppress(ProblemError):
            assert isinstance(texts.read(text, kind), Problem)


def test_a_text_that_is_too_long_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("solver_core.cover.texts.lines.MOST_CHARACTERS", 10)
    with pytest.raises(ProblemError, match="the text is longer than"):
        texts.read("a b c d e f\na b")


READ: dict[str, Callable[[int], str]] = {
    "dlx": lambda n: " ".join(f"i{k}" for k in range(n)) + "\n" + "".join(f"i{k}\n" for k in range(n)),
    "dlx of long options": lambda n: (" ".join(f"i{k}" for k in range(n // 4)) + "\n") * 4,
    "dlx of one name": lambda n: " ".join(f"i{k}" for k in range(n)) + " | x\n" + "x:a\n" * n,
    "matrix": lambda n: "0 1\n" * n,
    "wide matrix": lambda n: ("01" * n + "\n") * 4,
    "lists": lambda n: f"[{', '.join(['[1, 0]'] * n)}]",
    "unclosed lists": lambda n: "(" * n,
    "rows": lambda n: f"{n} 5\n" + "2 1 3\n" * n,
    "csv": lambda n: "a,b,c\n" + "1,0,1\n" * n,
    "wide csv": lambda n: ",".join(f"i{k}" for k in range(n)) + "\n" + (",".join("0" * n) + "\n") * 4,
    "quotation": lambda n: 'a,"' + '"' * n + "\n1,1\n",
    "placements": lambda n: "f x y\n" + "".join(f"p{k} {k % 50} {k // 50}\n" for k in range(n)),
}


@pytest.mark.parametrize("name", READ)
def test_twice_the_text_takes_twice_as_long_to_be_detected_and_read(name: str) -> None:
    """Not four times: whoever pastes a long text waits no longer than it deserves."""

    def seconds(size: int) -> float:
        text, taken = READ[name](size), []
        for _ in range(3):
            start = process_time()
            with suppress(ProblemError):
                texts.read(text)
            taken.append(process_time() - start)
        return min(taken)

    assert seconds(8_000) < 0.01 + 8 * 3 * seconds(1_000)


def test_names_that_become_equal_are_numbered_in_linear_time() -> None:
    def seconds(size: int) -> float:
        names = ["a:b", "a|b"] * (size // 2)
        start = process_time()
        assert len(set(words_for(names))) == size
        return process_time() - start

    assert seconds(32_000) < 0.02 + 8 * 3 * seconds(4_000)


def test_formulas_are_guarded_in_a_table() -> None:
    """A spreadsheet would run what begins so, be it the name of an item or of an option."""
    names = ("=1+1", "+a", "-b", "@c", "'=d", "e")
    problem = Problem(names, [names], labels=["=HYPERLINK(1)"])
    text = texts.write(problem, "csv")
    assert text.splitlines()[0] == ",'=1+1,'+a,'-b,'@c,''=d,e"
    assert text.splitlines()[1].startswith("'=HYPERLINK(1),")
    again = texts.read(text)
    assert (again.names, again.labels) == (names, problem.labels)


@pytest.mark.parametrize("kind", ["dlx", "csv"])
def test_names_of_options_are_written_and_read(kind: str) -> None:
    labels = ("first", "", 'a, "b" | c:d', "two\nlines")
    problem = Problem("ABC", ["A", "BC", "B", "C"], labels=labels)
    again = texts.read(texts.write(problem, kind), kind)
    assert again.labels == (*labels[:3], "two lines")
    assert again.options == problem.options


def test_other_comments_are_no_names() -> None:
    text = (
        "| option: before the items\nA B\n| a comment\nA\n| option: mine\n\n| more\nB\n| option: of nothing\n"
    )
    assert texts.read(text, "dlx").labels == ("", "mine")
