"""The panes of the window: a row for each, read by docks, arrangements, menus and tours.

Adding a pane is adding its package, its row, and its section in the manual.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple

from sudoku_gui.translation import Texts, translate

mark = Texts("window").mark

_USUAL: Final = ("player", "selection", "theme")


class Connection(NamedTuple):
    """A signal, "" for none, and what is called then, each as ``part.name``; the view itself is the part "view"."""

    signal: str
    slot: str
    first: str = ""  # the argument of a first call, when the view has been built; "" for no such call


class PaneSpec(NamedTuple):
    """A pane, and what its view is made of."""

    id: str  # the object name of its view, by which layouts, tours and the glossary of help terms know it
    english: str  # its title, in English
    slots: Mapping[str, int]  # where the arrangements have it, and as which of the tabs there
    view: str = ""  # the class of its view, from `sudoku_gui` on; "" for one that the window builds itself
    needs: tuple[str, ...] = _USUAL  # the arguments of that class: "theme", and parts of the workspace
    keywords: tuple[str, ...] = ()  # further arguments, which the class takes by these names
    connections: tuple[Connection, ...] = ()  # between the view and other parts of the window

    @property
    def title(self) -> str:
        """The title of the pane in the user's language."""
        return translate("window", self.english)


PANES: Final = (
    PaneSpec(
        "board",
        mark("Board"),
        {"play.left": 1, "problem": 1, "learn.left": 1, "watch.left": 1, "study.left": 1, "present.left": 1},
    ),
    PaneSpec("play_panel", mark("Digits"), {"play.right": 1}),
    PaneSpec(
        "matrix_view",
        mark("Matrix"),
        {"watch.top": 1, "study.middle": 2, "present.top": 2},
        "panes.matrix.view.MatrixView",
        (*_USUAL, "baseline"),
        ("preferences",),
    ),
    PaneSpec(
        "column_list",
        mark("Columns"),
        {"watch.bottom": 1, "study.right_bottom": 2},
        "panes.columns.view.ColumnList",
    ),
    PaneSpec(
        "event_log",
        mark("Log"),
        {"watch.bottom": 2, "study.right_bottom": 1},
        "panes.log.view.EventLog",
        connections=(Connection("breakpoints.changed", "view.refresh"),),
    ),
    PaneSpec(
        "link_view",
        mark("Links"),
        {"learn.top": 1, "watch.top": 3, "study.middle": 1, "present.top": 1},
        "panes.links.view.LinkView",
        keywords=("preferences",),
    ),
    PaneSpec(
        "tree_view",
        mark("Search Tree"),
        {"watch.top": 4, "study.right": 1, "present.top": 4},
        "panes.tree.view.TreeView",
        connections=(Connection("view.comparison_requested", "baseline.compare"),),
    ),
    PaneSpec(
        "pseudocode",
        mark("Pseudo-code"),
        {"learn.bottom": 1, "study.middle_bottom": 1, "present.bottom": 1},
        "panes.pseudocode.view.PseudocodeView",
        connections=(
            Connection("view.breakpoint_toggled", "breakpoint_commands.toggle_line"),
            Connection(
                "breakpoint_commands.lines_changed",
                "view.show_breakpoints",
                first="breakpoint_commands.lines",
            ),
        ),
    ),
    PaneSpec(
        "exercises",
        mark("Exercises"),
        {"learn.bottom": 2},
        "panes.exercises.view.ExercisesView",
        ("player", "selection", "preferences", "theme"),
        connections=(Connection("view.pane_requested", "panes.requested"),),
    ),
    PaneSpec(
        "stack_view",
        mark("Stack"),
        {"study.left_bottom": 1},
        "panes.stack.view.StackView",
    ),
    PaneSpec(
        "candidate_boards",
        mark("Candidate Boards"),
        {"watch.top": 2, "study.middle": 3, "present.top": 3},
        "panes.candidates.view.CandidateBoards",
    ),
    PaneSpec(
        "statistics",
        mark("Statistics"),
        {"watch.bottom": 3, "study.left_bottom": 3},
        "panes.statistics.view.StatisticsView",
    ),
    PaneSpec(
        "breakpoint_list",
        mark("Breakpoints"),
        {"watch.bottom": 4, "study.right_bottom": 3},
        "panes.breakpoints.view.BreakpointList",
        ("player", "selection", "breakpoints", "theme"),
        ("bookmarks", "following"),
    ),
    PaneSpec(
        "runs",
        mark("Runs"),
        {"watch.bottom": 5, "study.right": 2},
        "panes.runs.view.RunsView",
        ("player", "runs", "theme"),
        connections=(Connection("view.compare_requested", "run_commands.compare_with"),),
    ),
    PaneSpec(
        "difference",
        mark("Difference"),
        {"watch.bottom": 6, "study.left_bottom": 2},
        "panes.difference.view.DifferenceView",
        ("player", "selection", "baseline", "theme"),
    ),
    PaneSpec(
        "comparison",
        mark("Comparison"),
        {"watch.top": 5},
        "panes.compare.view.ComparisonView",
        ("player", "selection", "comparison", "theme"),
        connections=(
            Connection("run_commands.runs_listed", "view.show_runs", first="run_commands.listed_runs"),
        ),
    ),
    PaneSpec("bound", mark("Bound"), {"study.left_bottom": 4}, "panes.bound.view.BoundView"),
    PaneSpec(
        "solutions",
        mark("Solutions"),
        {"watch.bottom": 7, "study.right_bottom": 4},
        "panes.solutions.view.SolutionsView",
    ),
    PaneSpec(
        "library",
        mark("Puzzle Library"),
        {"play.right": 2},
        "features.library.view.LibraryView",
        ("open_list", "theme"),
        connections=(Connection("", "import_export.serve", first="view"),),
    ),
)
"""All panes, those needed first in front."""

IDS: Final = tuple(spec.id for spec in PANES)
