"""Everything that can be watched, for tests that try any of it."""

from typing import Final

from hypothesis import strategies as st

from solver_core.cover import Goal, Override, Rule
from solver_core.problems import gallery
from solver_core.sudoku.engines import Engine
from solver_core.sudoku.grid import Grid
from sudoku_gui.player.selection import Target
from sudoku_gui.player.subject import Subject

PUZZLE: Final = Grid.parse(
    "........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58"
)

_NUMBERS: Final = st.integers(0, 2**59)
_OVERRIDES: Final = st.lists(
    st.builds(Override, st.lists(_NUMBERS, max_size=4).map(tuple), _NUMBERS, st.none() | _NUMBERS), max_size=3
).map(tuple)
_ANY: Final = {"rule": st.sampled_from(Rule), "seed": _NUMBERS, "overrides": _OVERRIDES}
_GOALS: Final = st.sampled_from([None, *Goal])

SUBJECTS: Final = st.one_of(
    st.builds(Subject, st.sampled_from([PUZZLE, Grid.empty()]), **_ANY),
    st.builds(
        Subject,
        st.just(PUZZLE),
        engine=st.just(Engine.BACKTRACK),
        rule=st.sampled_from([Rule.FEWEST, Rule.FIRST]),
    ),
    st.builds(Subject, sample=st.sampled_from([row.id for row in gallery.SAMPLES]), **_ANY, goal=_GOALS),
    st.builds(Subject, problem=st.just("| small\nA B | C\nA C\nB\nA B\n"), **_ANY, goal=_GOALS),
)

OUTSIDE = [
    Target(item=7),
    Target(item=-1),
    Target(option=6),
    Target(option=-1),
    Target(item=0, option=6),
    Target(7, 0),
]
"""Targets of larger problems than Knuth's, which has items 0 to 6 and options 0 to 5."""
