"""The arrangements of panes: what stands where, until the user moves it.

::

    play                      watch                           study
    +-----------+-------+     +-----------+-------------+     +-------+-----------+--------+
    | board     | digits|     | board     | matrix ...  |     | board | links ... | tree   |
    |           |       |     |           +-------------+     +-------+-----------+--------+
    |           |       |     |           | columns ... |     | stack | code ...  | log ...|
    +-----------+-------+     +-----------+-------------+     +-------+-----------+--------+

    problem: as play, where there are no digits to enter        present: the board beside one view, as large as can be

Dots: more panes behind the one that is seen, each with a tab. The panes that a stop of a tour names stand in `tiles`.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt

BESIDE, ABOVE = Qt.Orientation.Horizontal, Qt.Orientation.Vertical


@dataclass(frozen=True, slots=True)
class Tabs:
    """Panes in one place, the first one in front; ``share`` is what it gets of the room beside or above others."""

    panes: tuple[str, ...]
    share: int = 1


@dataclass(frozen=True, slots=True)
class Split:
    """Places side by side or one above the other."""

    orientation: Qt.Orientation
    parts: "tuple[Split | Tabs, ...]"
    share: int = 1


Layout = Split | Tabs

ARRANGEMENTS: dict[str, Layout] = {
    "play": Split(BESIDE, (Tabs(("board",), 7), Tabs(("play_panel", "library"), 3))),
    "problem": Tabs(("board",)),
    "watch": Split(
        BESIDE,
        (
            Tabs(("board",), 5),
            Split(
                ABOVE,
                (
                    Tabs(("matrix_view", "candidate_boards", "link_view", "tree_view", "comparison"), 6),
                    Tabs(
                        ("column_list", "event_log", "statistics", "breakpoint_list", "runs", "difference"), 4
                    ),
                ),
                6,
            ),
        ),
    ),
    "study": Split(
        BESIDE,
        (
            Split(
                ABOVE,
                (
                    Tabs(("board",), 11),
                    Tabs(("stack_view", "difference", "statistics", "bound"), 8),
                ),
                10,
            ),
            Split(
                ABOVE,
                (
                    Tabs(("link_view", "matrix_view", "candidate_boards"), 11),
                    Tabs(("pseudocode",), 8),
                ),
                13,
            ),
            Split(
                ABOVE,
                (Tabs(("tree_view", "runs"), 11), Tabs(("event_log", "column_list", "breakpoint_list"), 8)),
                10,
            ),
        ),
    ),
    "present": Split(
        BESIDE,
        (
            Tabs(("board",), 5),
            Tabs(("link_view", "matrix_view", "candidate_boards", "tree_view"), 6),
        ),
    ),
}
"""One layout a name; panes that are not named are closed there."""


def tiles(names: Sequence[str]) -> Layout:
    """Up to four panes, all of them seen; further ones stand behind the fourth.

    One has all the room, two stand side by side, the first of three beside the others, four in two columns.
    """
    places: list[Layout] = [Tabs((name,)) for name in names[:3]]
    if names[3:]:
        places.append(Tabs(tuple(names[3:])))
    half = len(places) // 2 or 1
    columns = [_joined(ABOVE, part) for part in (places[:half], places[half:]) if part]
    return _joined(BESIDE, columns)


def _joined(orientation: Qt.Orientation, parts: Sequence[Layout]) -> Layout:
    return parts[0] if len(parts) == 1 else Split(orientation, tuple(parts))


def panes(layout: Layout) -> list[str]:
    """All panes of a layout, the first place first."""
    if isinstance(layout, Tabs):
        return list(layout.panes)
    return [pane for part in layout.parts for pane in panes(part)]


def first(layout: Layout) -> str:
    """The pane that stands for the whole place while it is divided."""
    return panes(layout)[0]
