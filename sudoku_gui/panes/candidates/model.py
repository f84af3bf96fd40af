"""What the four boards of candidates show at one moment: 324 places, one for each item of a Sudoku.

========  ==================================  =========================
board     place (row, col of its grid)        candidates 1 to 9
========  ==================================  =========================
0 CELLS   item   0 + 9 * row + col            digits
1 ROWS    item  81 + 9 * row + digit - 1      columns where it may go
2 COLS    item 162 + 9 * col + digit - 1      rows where it may go
3 BOXES   item 243 + 9 * box + digit - 1      places in the box
========  ==================================  =========================

So an item is ``81 * board + place``, and candidate k of a place is the k-th option of the item's column, counted from
0 here and from 1 on screen. A place shows the nodes linked in its column, and nothing else.
"""

from dataclasses import dataclass, field
from functools import cache
from itertools import compress, product
from operator import itemgetter
from typing import Final, NamedTuple

from solver_core.cover import Op, Problem, Snapshot
from solver_core.cover.snapshot import crossing
from solver_core.sudoku import encoding
from sudoku_gui.player.selection import Target
from sudoku_gui.render.board_look import Ink

CELLS, ROWS, COLS, BOXES = BOARDS = range(4)
_ITEMS: Final = range(324)
_NEAR: Final = 1000
"""Ticks between two pictures of which the second still marks what is different."""


class Place(NamedTuple):
    """How one place looks; equal places have equal pictures.

    Attributes:
        shown: the candidates whose nodes are linked in its column; bit k stands for candidate k.
        covered: its column is out of the list; a shade and a folded corner.
        chosen: the search branches on it; a frame.
        number: 1 to 9, the candidate that covered it; 0 while none has.
        ink: who wrote the number.
        gone: candidates that have left since the picture before; struck through.
        back: candidates that have returned since; ringed.
        newest: 1 to 9, the candidate tried last; 0 for none.
        awaited: it is about to be covered.
    """

    shown: int = 511
    covered: bool = False
    chosen: bool = False
    number: int = 0
    ink: Ink = Ink.FORCED
    gone: int = 0
    back: int = 0
    newest: int = 0
    awaited: bool = False

    @property
    def is_empty(self) -> bool:
        """Whether nothing is left for what must still be covered: a dead end."""
        return not (self.shown or self.covered or self.awaited)

    @property
    def single(self) -> int | None:
        if self.covered or not self.shown or self.shown & (self.shown - 1):
            return None
        return self.shown.bit_length() - 1


@dataclass(frozen=True)
class Lit:
    """What is pointed at.

    Attributes:
        items: their places have a frame.
        present: items with candidates that are there; inverted.
        absent: items with candidates that are out; an empty box.
    """

    items: frozenset[int] = frozenset()
    present: frozenset[tuple[int, int]] = frozenset()
    absent: frozenset[tuple[int, int]] = frozenset()


@dataclass(frozen=True)
class BoardsLook:
    """How the four boards look: the places, by their items."""

    places: tuple[Place, ...] = field(default=(Place(),) * len(_ITEMS))

    @property
    def gone(self) -> int:
        return sum(place.gone.bit_count() for place in self.places)

    @property
    def back(self) -> int:
        return sum(place.back.bit_count() for place in self.places)


def lit(look: BoardsLook, problem: Problem, target: Target | None) -> Lit:
    """What a target lights: a candidate in all four boards, of an item all candidates there."""
    if target is None:
        return Lit()
    pairs = {
        (item, candidate(item, option))
        for option in target.options(problem)
        for item in problem.options[option]
    }
    items = target.items(problem)
    present = {(item, k) for item, k in pairs if look.places[item].shown >> k & 1}
    present = {(item, k) for item, k in present if not look.places[item].number}
    if target.option is None:
        return Lit(items, frozenset(present))
    numbered = {item for item, k in pairs if look.places[item].number == k + 1}
    absent = {(item, k) for item, k in pairs - present if not look.places[item].number}
    return Lit(items | numbered, frozenset(present), frozenset(absent))


def nodes(snapshot: Snapshot) -> bytes:
    """For each item and each of its nine options: 1 where its node is out of the column."""
    return bytes(_by_item()(snapshot.hidden))


def of_search(snapshot: Snapshot, before: bytes | None = None) -> BoardsLook:
    """How the boards look; marks what has changed since the `nodes` of the picture before, else the last event."""
    depths, chosen = snapshot.item_depths, snapshot.chosen_item
    shown = _masks(nodes(snapshot))
    number, ink, newest = _numbers(snapshot)
    gone, back = _of_event(snapshot) if before is None else _between(_masks(before), shown)
    for item in compress(_ITEMS, depths):
        gone[item] = back[item] = 0
    about_to_be = snapshot.awaited
    places = map(
        Place,
        shown,
        map(bool, depths),
        (item == chosen for item in _ITEMS),
        number,
        ink,
        gone,
        back,
        newest,
        (item in about_to_be for item in _ITEMS),
    )
    return BoardsLook(tuple(places))


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
        found = of_search(snapshot, None if before is None else nodes(before))
        self._shown = snapshot, found
        return found


def candidate(item: int, option: int) -> int:
    """Which of the item's candidates the option is, counted from 0.

    Raises:
        ValueError: the option does not cover the item.
    """
    return encoding.problem().columns[item].index(option)


def option_at(item: int, candidate: int) -> int:
    """The option that is a candidate of an item; inverse of `candidate`."""
    return encoding.problem().columns[item][candidate]


def _numbers(snapshot: Snapshot) -> tuple[list[int], list[Ink], list[int]]:
    """For each item the candidate that covered it, its ink, and the candidate tried last."""
    number, ink, newest = [0] * len(_ITEMS), [Ink.FORCED] * len(_ITEMS), [0] * len(_ITEMS)
    options, depths, candidates = snapshot.problem.options, snapshot.item_depths, _candidates()
    for depth, level in enumerate(snapshot.levels, 1):
        writer = Ink.GIVEN if level.given else Ink.GUESS if level.is_guess else Ink.FORCED
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
        bit = 1 << candidate(event.item, event.option)
        if event.op is Op.HIDE:
            gone[event.item] = bit
        elif event.op is Op.UNHIDE:
            back[event.item] = bit
    return gone, back


def _between(before: list[int], now: list[int]) -> tuple[list[int], list[int]]:
    pairs = list(zip(before, now, strict=True))
    return [old & ~new for old, new in pairs], [new & ~old for old, new in pairs]


def _masks(hidden: bytes) -> list[int]:
    return [_MASKS[hidden[at : at + 9]] for at in range(0, len(hidden), 9)]


_MASKS: Final = {
    bytes(hidden): sum(1 << k for k, is_hidden in enumerate(hidden) if not is_hidden)
    for hidden in product((0, 1), repeat=9)
}


@cache
def _candidates() -> tuple[tuple[int, ...], ...]:
    problem = encoding.problem()
    return tuple(
        tuple(candidate(item, option) for item in items) for option, items in enumerate(problem.options)
    )


@cache
def _by_item() -> "itemgetter[tuple[int, ...]]":
    problem = encoding.problem()
    return itemgetter(
        *(crossing(problem, option, item) for item, column in enumerate(problem.columns) for option in column)
    )
