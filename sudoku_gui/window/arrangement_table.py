"""The arrangements of panes: what stands where, until the user moves it.

::

    play                      watch                           study
    +-----------+-------+     +-----------+-------------+     +-------+-----------+--------+
    | board     | digits|     | board     | matrix ...  |     | board | links ... | tree   |
    |           |       |     |           +-------------+     +-------+-----------+--------+
    |           |       |     |           | columns ... |     | stack | code ...  | log ...|
    +-----------+-------+     +-----------+-------------+     +-------+-----------+--------+

    present: the board beside one view, as large as can be

Dots: more panes behind the one that is seen, each with a tab.
"""

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


def panes(layout: Layout) -> list[str]:
    """All panes of a layout, the first place first."""
    if isinstance(layout, Tabs):
        return list(layout.panes)
    return [pane for part in layout.parts for pane in panes(part)]


def first(layout: Layout) -> str:
    """The pane that stands for the whole place while it is divided."""
    return panes(layout)[0]
