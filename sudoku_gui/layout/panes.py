"""The panes of the window: a row for each, read by docks, arrangements, menus and tours.

Adding a pane is adding its package, its row, and its section in the manual.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple

from sudoku_gui.translation import Texts, translate

mark = Texts("window").mark


class PaneSpec(NamedTuple):
    """A pane; the view is built by the feature that names its id."""

    id: str  # the object name of its view, by which layouts, tours and the glossary of help terms know it
    english: str  # its title, in English
    slots: Mapping[str, int]  # where the arrangements have it, and as which of the tabs there

    @property
    def title(self) -> str:
        """The title of the pane in the user's language."""
        return translate("window", self.english)


# fmt: off
PANES: Final = (
    PaneSpec("board", mark("Board"), {"play.left": 1, "problem": 1, "learn.left": 1, "watch.left": 1, "study.left": 1, "present.left": 1}),
    PaneSpec("play_panel", mark("Digits"), {"play.right": 1}),
    PaneSpec("matrix_view", mark("Matrix"), {"watch.top": 1, "study.middle": 2, "present.top": 2}),
    PaneSpec("column_list", mark("Columns"), {"watch.bottom": 1, "study.right_bottom": 2}),
    PaneSpec("event_log", mark("Log"), {"watch.bottom": 2, "study.right_bottom": 1}),
    PaneSpec("link_view", mark("Links"), {"learn.top": 1, "watch.top": 3, "study.middle": 1, "present.top": 1}),
    PaneSpec("tree_view", mark("Search Tree"), {"watch.top": 4, "study.right": 1, "present.top": 4}),
    PaneSpec("pseudocode", mark("Pseudo-code"), {"learn.bottom": 1, "study.middle_bottom": 1, "present.bottom": 1}),
    PaneSpec("exercises", mark("Exercises"), {"learn.bottom": 2}),
    PaneSpec("stack_view", mark("Stack"), {"study.left_bottom": 1}),
    PaneSpec("candidate_boards", mark("Candidate Boards"), {"watch.top": 2, "study.middle": 3, "present.top": 3}),
    PaneSpec("statistics", mark("Statistics"), {"watch.bottom": 3, "study.left_bottom": 3}),
    PaneSpec("breakpoint_list", mark("Breakpoints"), {"watch.bottom": 4, "study.right_bottom": 3}),
    PaneSpec("runs", mark("Runs"), {"watch.bottom": 5, "study.right": 2}),
    PaneSpec("difference", mark("Difference"), {"watch.bottom": 6, "study.left_bottom": 2}),
    PaneSpec("comparison", mark("Comparison"), {"watch.top": 5}),
    PaneSpec("bound", mark("Bound"), {"study.left_bottom": 4}),
    PaneSpec("solutions", mark("Solutions"), {"watch.bottom": 7, "study.right_bottom": 4}),
    PaneSpec("library", mark("Puzzle Library"), {"play.right": 2}),
)
# fmt: on
"""All panes, those needed first in front."""

IDS: Final = tuple(spec.id for spec in PANES)
