"""The matrix as bytes: a state of `render.crossings` for each crossing, shades for columns and rows.

What has just changed gets a ring over all that.
"""

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import chain
from operator import itemgetter, not_
from typing import Final

from solver_core.cover import Op, Problem
from solver_core.cover.choices import StackLevel
from solver_core.cover.snapshot import Snapshot, crossing
from sudoku_gui.player.selection import Target
from sudoku_gui.render.crossings import FORCED, FRESH, GIVEN, GUESSED, LIVE, REMOVED

_OF_OUT: Final = bytes([LIVE, REMOVED]) + bytes(254)
_TO_FRESH: Final = bytes(FRESH if code == REMOVED else code for code in range(256))
_LASTING: Final = (Op.COVER, Op.UNCOVER, Op.CHOOSE, Op.DEAD_END, Op.EXHAUSTED)


@dataclass(frozen=True, eq=False)
class MatrixLook:
    """The matrix at one position: the state of each crossing, row and column."""

    problem: Problem
    states: bytes  # a code for each crossing
    columns: bytes  # for each item 1 if it is covered, else 0; one that has only got a colour is not
    rows: bytes  # for each option 1 if it can no longer be chosen and is not, else 0
    sizes: Sequence[int]  # how many options are left to each item
    chosen_item: int | None  # the item branched on
    changed: Target | None  # what the last event was about
    tried: int | None = None  # the option chosen last
    colours: Mapping[int, Hashable] = field(default_factory=dict)  # of the items that have got one


def look(snapshot: Snapshot) -> MatrixLook:
    """The matrix at the position of a snapshot."""
    problem = snapshot.problem
    columns, colours = bytearray(map(bool, snapshot.item_depths)), snapshot.item_colours
    out = bytearray(_either(snapshot.hidden, bytes(_per_crossing(problem)(columns))))
    for item, colour in colours.items():
        columns[item] = 0
        for option in problem.columns[item]:
            if problem.colour(option, item) == colour:
                there = crossing(problem, option, item)
                out[there] = snapshot.hidden[there]
    states = bytearray(out.translate(_OF_OUT))
    _mark_fresh(states, snapshot)
    for level in snapshot.levels:
        states[_crossings(problem, level.option)] = bytes([_chosen(level)]) * len(
            problem.options[level.option]
        )
    rows = _gone(snapshot)
    return MatrixLook(
        *(
            problem,
            bytes(states),
            bytes(columns),
            rows,
            snapshot.sizes,
            snapshot.chosen_item,
            changed(snapshot),
        ),
        tried=snapshot.levels[-1].option if snapshot.levels else None,
        colours=colours,
    )


def deepest(snapshot: Snapshot) -> int:
    """The level at work: the depth, or the next one while an item is covered before its option is tried."""
    return max(snapshot.depth, *snapshot.item_depths)


def changed(snapshot: Snapshot) -> Target | None:
    """The subject of the last event: a node, a whole item or a whole option."""
    event = snapshot.event
    if event is None or (event.item is None and event.option is None):
        return None
    if event.op in _LASTING:
        return Target(item=event.item)
    if event.op in {Op.TRY, Op.RETRACT}:
        return Target(option=event.option)
    return Target(event.item, event.option)


def _chosen(level: StackLevel) -> int:
    if level.given:
        return GIVEN
    return GUESSED if level.is_guess else FORCED


def _mark_fresh(states: bytearray, snapshot: Snapshot) -> None:
    problem, level = snapshot.problem, deepest(snapshot)
    if not level:
        return
    if snapshot.repeats:
        for number, depth in enumerate(_per_crossing(problem)(snapshot.item_depths)):
            if depth == level:
                states[number] = _TO_FRESH[states[number]]
        return
    for option, depth in enumerate(snapshot.option_depths):
        if depth == level:
            there = _crossings(problem, option)
            states[there] = states[there].translate(_TO_FRESH)


def _gone(snapshot: Snapshot) -> bytes:
    rows = bytearray(map(not_, snapshot.open_options))
    for option in snapshot.chosen:
        rows[option] = 0
    return bytes(rows)


def _either(one: bytes, other: bytes) -> bytes:
    # Large numbers are a hundred times as fast as bytes.
    joined = int.from_bytes(one, "little") | int.from_bytes(other, "little")
    return joined.to_bytes(len(one), "little")


def _crossings(problem: Problem, option: int) -> slice:
    first = problem.crossings[option]
    return slice(first, first + len(problem.options[option]))


@lru_cache(maxsize=4)
def _per_crossing(problem: Problem) -> Callable[[Sequence[int]], tuple[int, ...]]:
    items = flat_items(problem)
    return itemgetter(*items) if len(items) > 1 else lambda known: tuple(known[item] for item in items)


@lru_cache(maxsize=4)
def flat_items(problem: Problem) -> tuple[int, ...]:
    """The item of each crossing, option by option."""
    return tuple(chain.from_iterable(problem.options))
