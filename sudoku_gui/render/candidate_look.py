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
0 here and from 1 where it is read. A place shows the nodes that hang in its column: what the links say, no more.
"""

from dataclasses import dataclass, field
from functools import cache
from itertools import product
from operator import itemgetter
from typing import Final, NamedTuple

from solver_core.cover import Op, Snapshot
from solver_core.cover.snapshot import crossing
from solver_core.sudoku import encoding
from sudoku_gui.render.board_look import Ink
from sudoku_gui.session.awaited import awaited

CELLS, ROWS, COLS, BOXES = BOARDS = range(4)
PLACES: Final = 81


class Place(NamedTuple):
    """How one place looks; equal places have equal pictures.

    Attributes:
        shown: the candidates whose nodes hang in its column; bit k stands for candidate k.
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
        """The only candidate left, where there is just one."""
        if self.covered or not self.shown or self.shown & (self.shown - 1):
            return None
        return self.shown.bit_length() - 1


@dataclass(frozen=True)
class BoardsLook:
    """How the four boards look: the places, by their items."""

    places: tuple[Place, ...] = field(default=(Place(),) * 4 * PLACES)

    @property
    def gone(self) -> int:
        """How many candidates are struck through, in all boards."""
        return sum(place.gone.bit_count() for place in self.places)

    @property
    def back(self) -> int:
        """How many candidates are ringed, in all boards."""
        return sum(place.back.bit_count() for place in self.places)


def nodes(snapshot: Snapshot) -> bytes:
    """For each item, one after the other, and each of its nine options: 1 where its node is out of the column."""
    return bytes(_by_item()(snapshot.hidden))


def of_search(snapshot: Snapshot, before: bytes | None = None) -> BoardsLook:
    """How the boards look.

    Args:
        snapshot: of a search of a Sudoku.
        before: the `nodes` of the picture before, to mark what has changed; None: only the last event is marked.
    """
    depths, chosen = snapshot.item_depths, snapshot.chosen_item
    shown = _masks(nodes(snapshot))
    numbers, newest = _numbers(snapshot)
    changes = _of_event(snapshot) if before is None else _between(_masks(before), shown)
    places = [
        Place(mask, covered=depth > 0, chosen=item == chosen)
        for item, (mask, depth) in enumerate(zip(shown, depths, strict=True))
    ]
    for item, (number, ink) in numbers.items():
        if depths[item]:
            places[item] = places[item]._replace(number=number, ink=ink)
    for item, (gone, back) in changes.items():
        if not depths[item]:
            places[item] = places[item]._replace(gone=gone, back=back)
    for item in awaited(snapshot):
        if not shown[item]:
            places[item] = places[item]._replace(awaited=True)
    for item, number in newest.items():
        places[item] = places[item]._replace(newest=number)
    return BoardsLook(tuple(places))


def candidate(item: int, option: int) -> int:
    """Which of the item's candidates the option is, counted from 0.

    Raises:
        ValueError: the option does not cover the item.
    """
    return encoding.problem().columns[item].index(option)


def option_at(item: int, candidate: int) -> int:
    """The option that is a candidate of an item; inverse of `candidate`."""
    return encoding.problem().columns[item][candidate]


def _numbers(snapshot: Snapshot) -> tuple[dict[int, tuple[int, Ink]], dict[int, int]]:
    """By item the candidate that covered it and its ink; and by item the candidate tried last."""
    numbers: dict[int, tuple[int, Ink]] = {}
    newest: dict[int, int] = {}
    for depth, level in enumerate(snapshot.levels, 1):
        ink = Ink.GIVEN if level.given else Ink.GUESS if level.is_guess else Ink.FORCED
        for item in snapshot.problem.options[level.option]:
            number = candidate(item, level.option) + 1
            if snapshot.item_depths[item] == depth:
                numbers[item] = number, ink
            if depth == snapshot.depth:
                newest[item] = number
    return numbers, newest


def _of_event(snapshot: Snapshot) -> dict[int, tuple[int, int]]:
    """By item what the last event took away from it and gave back."""
    event = snapshot.event
    if event is None or event.op not in {Op.HIDE, Op.UNHIDE} or event.item is None or event.option is None:
        return {}
    bit = 1 << candidate(event.item, event.option)
    return {event.item: (bit, 0) if event.op is Op.HIDE else (0, bit)}


def _between(before: list[int], now: list[int]) -> dict[int, tuple[int, int]]:
    """By item what has left and what has returned."""
    return {
        item: (old & ~new, new & ~old)
        for item, (old, new) in enumerate(zip(before, now, strict=True))
        if old != new
    }


def _masks(hidden: bytes) -> list[int]:
    return [_MASKS[hidden[at : at + 9]] for at in range(0, len(hidden), 9)]


_MASKS: Final = {
    bytes(hidden): sum(1 << k for k, is_hidden in enumerate(hidden) if not is_hidden)
    for hidden in product((0, 1), repeat=9)
}


@cache
def _by_item() -> "itemgetter[tuple[int, ...]]":
    """Picks the crossings of each item's column out of all, in the order of the items."""
    problem = encoding.problem()
    return itemgetter(
        *(crossing(problem, option, item) for item, column in enumerate(problem.columns) for option in column)
    )
