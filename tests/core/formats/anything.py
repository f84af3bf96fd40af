"""Any document at all, for tests of what is written and read."""

from hypothesis import strategies as st

from solver_core.sudoku.grid import Grid
from solver_core.sudoku.marks import CandidateColours, Marks
from solver_core.sudoku.puzzle import Puzzle

plain = st.text(st.characters(codec="utf-8", exclude_categories=["Cc"]), max_size=30)
headers = st.lists(st.tuples(st.sampled_from(["", *"ABCDSULNHZq"]), plain), max_size=5).map(tuple)
names = plain.filter(
    lambda name: not set(name) & set("[]") and name.strip().lower() not in {"puzzle", "state"}
)
bodies = st.lists(plain.filter(lambda line: "[" not in line), max_size=4).map(tuple)
sections = st.lists(st.tuples(names, bodies), max_size=3).map(tuple)
boards = st.binary(min_size=81, max_size=81).map(lambda drawn: [byte % 19 - 9 for byte in drawn])
marks = st.binary(min_size=81, max_size=81).map(
    lambda drawn: Marks(tuple(2 * byte + byte // 101 % 2 if byte % 3 else 0 for byte in drawn))
)
candidate_colours = st.dictionaries(
    st.tuples(st.integers(0, 80), st.integers(1, 9)), st.sets(st.integers(1, 9), max_size=3), max_size=5
).map(CandidateColours.of)
times = st.integers(0, 10**9)
numbers = st.integers(-(10**30), 10**30) | st.floats(allow_nan=False, allow_infinity=False)
plain_data = st.recursive(
    st.none() | st.booleans() | numbers | st.text(max_size=10),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
    max_leaves=8,
)


@st.composite
def puzzles(draw: st.DrawFn) -> Puzzle:
    """Any puzzle, with all that it can hold: in the board, below nought stand entries, above it givens."""
    board = draw(boards)
    filled = bytes(map(abs, board))
    return Puzzle(
        Grid(bytes(max(0, digit) for digit in board)),
        Grid(bytes(max(0, -digit) for digit in board)),
        draw(headers),
        draw(sections),
        draw(marks).outside(filled),
        draw(marks).outside(filled),
        draw(marks),
        draw(times),
        draw(candidate_colours),
    )
