"""The four boards of candidates at one moment: 324 squares, one for each item of a Sudoku.

========  ==================================  =========================
board     square (row, col of its grid)        candidates 1 to 9
========  ==================================  =========================
0 CELLS   item   0 + 9 * row + col            digits
1 ROWS    item  81 + 9 * row + digit - 1      columns where it may go
2 COLS    item 162 + 9 * col + digit - 1      rows where it may go
3 BOXES   item 243 + 9 * box + digit - 1      places in the box
========  ==================================  =========================

So an item is ``81 * board + square``, and candidate k of a square is the k-th option of the item's column, counted from
0 here and from 1 on screen. A square shows the nodes linked in its column, and nothing else.
"""

from dataclasses import dataclass, field
from functools import cache, lru_cache
from itertools import compress, product
from operator import itemgetter
from typing import Final, NamedTuple

from solver_core.cover import Op, Problem, Snapshot
from solver_core.cover.snapshot import crossing
from solver_core.sudoku import encoding
from sudoku_gui.player.selection import Target
from sudoku_gui.render.board.look import Ink

CELLS, ROWS, COLS, BOXES = BOARDS = range(4)
_ITEMS: Final = range(324)
_NEAR: Final = 1000  # events between two pictures of which the second still marks what is different


class CandidateLook(NamedTuple):
    """How one square looks; equal squares have equal pictures. Bit k of a mask stands for candidate k."""

    shown: int = 511  # the candidates whose nodes are linked in its column
    covered: bool = False  # its column is out of the list
    chosen: bool = False  # the search branches on it
    number: int = 0  # 1 to 9, the candidate that covered it; 0 while none has
    ink: Ink = Ink.FORCED  # who wrote the number
    gone: int = 0  # candidates that have left since the picture before
    back: int = 0  # candidates that have returned since
    newest: int = 0  # 1 to 9, the candidate tried last; 0 for none
    awaited: bool = False  # it is about to be covered

    @property
    def is_empty(self) -> bool:
        """Whether nothing is left for what must still be covered: a dead end."""
        return not (self.shown or self.covered or self.awaited)

    @property
    def single(self) -> int | None:
        if self.covered or not self.shown or self.shown & (self.shown - 1):
            return None
        return self.shown.bit_length() - 1


class HighlightedCandidates(NamedTuple):
    """The target on the boards: items, and candidates of items, that are there or out."""

    items: frozenset[int] = frozenset()
    present: frozenset[tuple[int, int]] = frozenset()
    absent: frozenset[tuple[int, int]] = frozenset()


@dataclass(frozen=True)
class BoardsLook:
    """How the four boards look: the squares, by their items."""

    squares: tuple[CandidateLook, ...] = field(default=(CandidateLook(),) * len(_ITEMS))

    @property
    def gone(self) -> int:
        return sum(square.gone.bit_count() for square in self.squares)

    @property
    def back(self) -> int:
        return sum(square.back.bit_count() for square in self.squares)


def highlighted(look: BoardsLook, problem: Problem, target: Target | None) -> HighlightedCandidates:
    """The candidates that a target lights: a candidate in all four boards, of an item all candidates there."""
    if target is None:
        return HighlightedCandidates()
    pairs = {
        (i, candidate_of(i, option)) for option in target.options(problem) for i in problem.options[option]
    }
    free = frozenset((item, k) for item, k in pairs if not look.squares[item].number)
    present = frozenset((item, k) for item, k in free if look.squares[item].shown >> k & 1)
    items = target.items(problem)
    if target.option is None:
        return HighlightedCandidates(items, present)
    numbered = {item for item, k in pairs if look.squares[item].number == k + 1}
    return HighlightedCandidates(items | numbered, present, free - present)


def of_search(snapshot: Snapshot, before: Snapshot | None = None) -> BoardsLook:
    """How the boards look; marks what has changed since the picture before, else the last event."""
    depths, chosen, shown = snapshot.item_depths, snapshot.chosen_item, _shown(snapshot)
    number, ink, newest = _numbers(snapshot)
    gone, back = _of_event(snapshot)
    if before is not None:
        pairs = list(zip(_shown(before), shown, strict=True))
        gone, back = [old & ~new for old, new in pairs], [new & ~old for old, new in pairs]
    for item in compress(_ITEMS, depths):
        gone[item] = back[item] = 0
    is_chosen = (item == chosen for item in _ITEMS)
    is_awaited = map(snapshot.awaited.__contains__, _ITEMS)
    fields = shown, map(bool, depths), is_chosen, number, ink, gone, back, newest, is_awaited
    return BoardsLook(tuple(map(CandidateLook, *fields)))


class Changes:
    """Marks what has changed since the picture before.

    Attributes:
        since: the position of the picture before, where differences from it are marked; else None.
    """

    def __init__(self) -> None:
        self.since: int | None = None
        self._shown: tuple[Snapshot, BoardsLook] | None = None

    def look(self, snapshot: Snapshot, *, is_fast: bool) -> BoardsLook:
        """How the boards look; far from the picture before, and while that changes fast, it is not compared."""
        if self._shown is not None and self._shown[0] is snapshot:
            return self._shown[1]  # shown again, the marks stay
        before = None if self._shown is None or is_fast else self._shown[0]
        if before is not None and abs(snapshot.position - before.position) > _NEAR:
            before = None
        self.since = None if before is None else before.position
        self._shown = snapshot, of_search(snapshot, before)
        return self._shown[1]


def candidate_of(item: int, option: int) -> int:
    """Which of the item's candidates the option is, counted from 0; a ValueError if it does not cover the item."""
    return encoding.problem().columns[item].index(option)


def option_of(item: int, candidate: int) -> int:
    """The option that is a candidate of an item; inverse of `candidate_of`."""
    return encoding.problem().columns[item][candidate]


def _numbers(snapshot: Snapshot) -> tuple[list[int], list[Ink], list[int]]:
    """The candidate that covered each item, its ink, and the candidate tried last."""
    number, ink, newest = [0] * len(_ITEMS), [Ink.FORCED] * len(_ITEMS), [0] * len(_ITEMS)
    options, depths, candidates = snapshot.problem.options, snapshot.item_depths, _candidates()
    for depth, level in enumerate(snapshot.levels, 1):
        writer = Ink.of(level)
        for item, k in zip(options[level.option], candidates[level.option], strict=True):
            if depths[item] == depth:
                number[item], ink[item] = k + 1, writer
            if depth == snapshot.depth:
                newest[item] = k + 1
    return number, ink, newest


def _of_event(snapshot: Snapshot) -> tuple[list[int], list[int]]:
    gone, back = [0] * len(_ITEMS), [0] * len(_ITEMS)
    event = snapshot.event
    if event is not None and event.item is not None and event.option is not None:
        bit = 1 << candidate_of(event.item, event.option)
        if event.op is Op.HIDE:
            gone[event.item] = bit
        elif event.op is Op.UNHIDE:
            back[event.item] = bit
    return gone, back


def _shown(snapshot: Snapshot) -> list[int]:
    """The mask, for each item, of the candidates whose nodes are in its column."""
    hidden = bytes(_by_item(snapshot.problem)(snapshot.hidden + _NOWHERE))
    return [_MASKS[hidden[at : at + 9]] for at in range(0, len(hidden), 9)]


_MASKS: Final = {
    bytes(hidden): sum(1 << k for k, is_hidden in enumerate(hidden) if not is_hidden)
    for hidden in product((0, 1), repeat=9)
}


@cache
def _candidates() -> tuple[tuple[int, ...], ...]:
    problem = encoding.problem()
    return tuple(
        tuple(candidate_of(item, option) for item in items) for option, items in enumerate(problem.options)
    )


_NOWHERE: Final = b"\1"
"""Stands behind all nodes for those of options that are no candidates of the puzzle: they are never there."""


@lru_cache(2)
def _by_item(problem: Problem) -> "itemgetter[tuple[int, ...]]":
    return itemgetter(
        *(
            crossing(problem, option, item) if problem.options[option] else -1
            for item, column in enumerate(encoding.problem().columns)
            for option in column
        )
    )
