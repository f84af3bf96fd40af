"""The default arrangements of panes.

::

    play                      watch                           study
    +-----------+-------+     +-----------+-------------+     +-------+-----------+--------+
    | board     | digits|     | board     | matrix ...  |     | board | links ... | tree   |
    |           |       |     |           +-------------+     +-------+-----------+--------+
    |           |       |     |           | columns ... |     | stack | code ...  | log ...|
    +-----------+-------+     +-----------+-------------+     +-------+-----------+--------+

    play_tall: as play, one above the other, where the window is higher than wide
    problem: as play, where there are no digits to enter
    learn: the board above the pseudo-code or the exercises, and beside both the links
    learn_large: the three side by side, because a large board needs the height
    present: as learn, in large type, with other views behind the links
    present_large: the board beside these, and the pseudo-code below them

Dots: further panes in tabs. The panes of a tour's stop are arranged by `tiles`.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from PySide6.QtCore import Qt

from sudoku_gui.layout.declarations import ASKED_FOR, PaneSpec
from sudoku_gui.translation import Texts

mark = Texts("actions").mark

BESIDE, ABOVE = Qt.Orientation.Horizontal, Qt.Orientation.Vertical


@dataclass(frozen=True, slots=True)
class Tabs:
    """Panes in one place, the first one in front; ``share`` is what it gets of the space beside or above others."""

    panes: tuple[str, ...]
    share: int = 1
    slot: str = ""  # where it stands in an arrangement, to which panes declare that they belong
    closed: tuple[str, ...] = ()  # panes that belong here, and are closed at first


@dataclass(frozen=True, slots=True)
class Split:
    """Places side by side or one above the other."""

    orientation: Qt.Orientation
    parts: "tuple[Split | Tabs, ...]"
    share: int = 1


Layout = Split | Tabs


def _tabs(slot: str, share: int = 1) -> Tabs:
    return Tabs((), share, slot)


def _pile(share: int, *tabs: Tabs) -> Split:
    return Split(ABOVE, tabs, share)


class Arrangement(NamedTuple):
    """The places of panes; panes that are not named are closed."""

    layout: Layout  # its slots, which `filled` fills with panes
    text: str = ""  # in the menu, with & before its mnemonic; "" for what the window shows by itself
    tip: str = ""
    untitled: tuple[str, ...] = ()  # panes without a title, because they are obvious


# fmt: off
ARRANGEMENTS: Final = {
    "play": Arrangement(
        Split(BESIDE, (_tabs("play.left", 13), _tabs("play.right", 8))),
        mark("&Play"), mark("The board and the digits"), untitled=("board",),
    ),
    "play_tall": Arrangement(Split(ABOVE, (_tabs("play.left", 13), _tabs("play.right", 9))), untitled=("board",)),
    "problem": Arrangement(_tabs("problem"), untitled=("board",)),
    "learn": Arrangement(
        Split(BESIDE, (_pile(2, _tabs("learn.board", 8), _tabs("learn.code", 11)), _tabs("learn.links", 3))),
        mark("Lear&n"), mark("The board, the links and the pseudo-code: all that is needed to follow the search"),
        untitled=("board",),
    ),
    "learn_large": Arrangement(
        Split(BESIDE, (_tabs("learn.board", 7), _tabs("learn.links", 9), _tabs("learn.code", 7))),
        untitled=("board",),
    ),
    "watch": Arrangement(
        Split(BESIDE, (_tabs("watch.left", 5), _pile(6, _tabs("watch.top", 6), _tabs("watch.bottom", 4)))),
        mark("&Watch"), mark("The board beside the matrix and its columns"),
    ),
    "study": Arrangement(
        Split(
            BESIDE,
            (
                _pile(10, _tabs("study.left", 3), _tabs("study.left_bottom", 2)),
                _pile(13, _tabs("study.middle", 3), _tabs("study.middle_bottom", 2)),
                _pile(10, _tabs("study.right", 3), _tabs("study.right_bottom", 2)),
            ),
        ),
        mark("&Study"), mark("Links, pseudo-code, stack and search tree together"),
    ),
    "present": Arrangement(
        Split(BESIDE, (_pile(2, _tabs("present.board", 3), _tabs("present.code", 2)), _tabs("present.links", 3))),
        untitled=("board", "pseudocode"),
    ),
    "present_large": Arrangement(
        Split(BESIDE, (_tabs("present.board", 5), _pile(7, _tabs("present.links", 3), _tabs("present.code", 2)))),
        untitled=("board", "pseudocode"),
    ),
}
# fmt: on
"""The arrangements by their names; adding one is adding a row, whose slots panes then name."""

CHOSEN: Final = tuple(name for name, one in ARRANGEMENTS.items() if one.text)
"""The arrangements that a user or a tour can choose."""


def filled(layout: Layout, specs: Collection[PaneSpec]) -> Layout:
    """A layout with the panes that belong in its slots."""
    if isinstance(layout, Split):
        return replace(layout, parts=tuple(filled(part, specs) for part in layout.parts))
    here = sorted((spec.slots[layout.slot], spec.id, spec) for spec in specs if layout.slot in spec.slots)
    is_open = {name: place != ASKED_FOR and spec.suits() for place, name, spec in here}
    shown = tuple(name for name, shows in is_open.items() if shows)
    return replace(layout, panes=shown, closed=tuple(name for name in is_open if name not in shown))


def tiles(names: Sequence[str]) -> Layout:
    """Up to four visible panes; further ones are in tabs with the fourth.

    One has all the space, two stand side by side, the first of three beside the others, four in two columns.
    """
    parts: list[Layout] = [Tabs((name,)) for name in names[:3]]
    if names[3:]:
        parts.append(Tabs(tuple(names[3:])))
    half = len(parts) // 2 or 1
    columns = [_joined(ABOVE, part) for part in (parts[:half], parts[half:]) if part]
    return _joined(BESIDE, columns)


def _joined(orientation: Qt.Orientation, parts: Sequence[Layout]) -> Layout:
    return parts[0] if len(parts) == 1 else Split(orientation, tuple(parts))


def panes(layout: Layout) -> list[str]:
    """All panes of a layout, the first place first."""
    if isinstance(layout, Tabs):
        return list(layout.panes)
    return [pane for part in layout.parts for pane in panes(part)]


def closed(layout: Layout) -> dict[str, str]:
    """The panes that are closed at first, each with the first pane of its place."""
    if isinstance(layout, Tabs):
        return dict.fromkeys(layout.closed, layout.panes[0])
    return {name: pane for part in layout.parts for name, pane in closed(part).items()}


def first(layout: Layout) -> str:
    """The pane that stands for the whole place while it is divided."""
    return panes(layout)[0]
