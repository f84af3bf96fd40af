"""The commands of the Breakpoints menu: breakpoints, bookmarks and what is followed."""

from collections.abc import Iterable, Iterator
from functools import partial

from PySide6.QtWidgets import QWidget

from sudoku_gui.context import Context
from sudoku_gui.features.breakpoint_list import condition_text
from sudoku_gui.kit.feature import Feature
from sudoku_gui.layout.declarations import ASKED_FOR, Action, KeySection, PaneSpec, native
from sudoku_gui.player.search_conditions import happens_again
from sudoku_gui.translation import Texts, translate

mark = Texts("actions").mark
tr_keys = Texts("keys")
tr_breakpoints = Texts("stops")


class BreakpointListFeature(Feature):
    """Sets breakpoints and bookmarks, and runs to them."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.breakpoints, self.bookmarks = context.breakpoints, context.bookmarks
        self.following = context.following
        self._player.stopped.connect(self._report_stop)
        self.following.run_until.missed.connect(self._report_missed)

    # --- commands ---------------------------------------------------------------------------------

    @Action(
        "break_here",
        "&Break Here",
        keys=("B",),
        tip="Stop whenever this happens again; press again to remove the breakpoint",
        when_watching=True,
    )
    def break_here(self) -> None:
        """Toggle a breakpoint at whatever just happened."""
        search = self._player.search
        event = search.event if search else None
        when = happens_again(event) if event else None
        if search is None or when is None:
            text = self.tr(
                "This happens only once. Step to another event, or choose Search > Breakpoints > Edit Breakpoints."
            )
            self._messages.show_message(text)
            return
        if self.breakpoints.with_condition(when) is None:
            text = tr_breakpoints("From now on runs stop {description}. F8 runs forward, Shift+F8 back.")
        else:
            text = tr_breakpoints("Runs no longer stop {description}.")
        self.breakpoints.toggle(when)
        description = condition_text.description(when, search.problem)
        self._messages.show_message(text.format(description=description))

    def run(self, *, backward: bool = False) -> None:
        """Go to the next place where a breakpoint is met, or to the previous one."""
        break_condition = self._player.break_condition
        if break_condition is None:
            text = self.tr(
                "No breakpoint is on. B sets one at what just happened; "
                "Search > Breakpoints > Edit Breakpoints has all."
            )
            self._messages.show_message(text)
        else:
            self.following.run_until.run(break_condition, backward=backward)

    @Action(
        "bookmark",
        "Book&mark",
        keys=("Ctrl+M",),
        tip="Add or remove a bookmark at this position",
        when_watching=True,
    )
    def bookmark(self) -> None:
        self.toggle_bookmark(self._player.position)

    def toggle_bookmark(self, position: int) -> None:
        """Set a bookmark, or remove the one that is there."""
        if self._player.is_watching:
            self.bookmarks.toggle(position)

    def go_to_bookmark(self, *, backward: bool = False) -> None:
        """Go to the next bookmark, or to the previous one."""
        here = self._player.position
        there = self.bookmarks.before(here) if backward else self.bookmarks.after(here)
        if there is not None:
            self._player.scrub(there)
        elif backward:
            self._messages.show_message(tr_breakpoints("No bookmark before this position. Ctrl+M sets one."))
        else:
            self._messages.show_message(tr_breakpoints("No bookmark after this position. Ctrl+M sets one."))

    def go_to_touch(self, *, backward: bool = False) -> None:
        """Go to the next change of what is followed, or to the previous one."""
        if self.following.target is None:
            text = self.tr(
                "Nothing is followed. Right-click a column, an option or a cell, and choose Follow."
            )
            self._messages.show_message(text)
        else:
            self.following.step(backward=backward)

    @Action(
        "edit_breakpoints",
        "&Edit Breakpoints",
        keys=("Ctrl+B",),
        tip="Show the list of breakpoints and bookmarks",
    )
    def edit_breakpoints(self) -> None:
        self.context.panes.show("breakpoint_list", focus=True)

    def actions(self) -> Iterator[Action]:
        yield from super().actions()
        back = {"backward": True}
        # fmt: off
        for id_, text, do, key, tip in (
            ("run_on", mark("&Run to the Next Breakpoint"), self.run, "F8", mark("Run until a breakpoint is reached")),
            ("run_back", mark("Run Back to the Previ&ous Breakpoint"), partial(self.run, **back), "Shift+F8",
                mark("Run back until a breakpoint is reached")),
            ("previous_bookmark", mark("&Previous Bookmark"), partial(self.go_to_bookmark, **back), "Ctrl+PgUp",
                mark("Go back to the previous bookmark")),
            ("next_bookmark", mark("&Next Bookmark"), self.go_to_bookmark, "Ctrl+PgDown",
                mark("Go to the next bookmark")),
            ("previous_touch", mark("Previous Change of What Is &Followed"), partial(self.go_to_touch, **back),
                "Ctrl+[", mark("Go back to the previous change of the followed column, option or cell")),
            ("next_touch", mark("Next C&hange of What Is Followed"), self.go_to_touch, "Ctrl+]",
                mark("Go to the next change of the followed column, option or cell")),
        ):
            yield Action(id_, text, do, keys=(key,), tip=tip, when_watching=True)
        # fmt: on

    def key_sections(self) -> Iterable[KeySection]:
        rows = [
            (tr_keys("Switch on or off"), native("Space", "X")),
            (tr_keys("Change a breakpoint, or go to a bookmark"), native("Enter")),
            (tr_keys("Rename"), native("F2")),
            (tr_keys("Move up or down"), native("Alt+Up", "Alt+Down")),
            (tr_keys("Remove"), native("Del")),
        ]
        yield KeySection(translate("window", "Breakpoints"), rows)

    @PaneSpec("breakpoint_list", "Breakpoints", {"watch.bottom": 4, "study.right_bottom": ASKED_FOR})
    def build(self) -> QWidget:
        from sudoku_gui.features.breakpoint_list.view import BreakpointList

        context = self.context
        return BreakpointList(
            context.player,
            context.selection,
            context.breakpoints,
            context.theme,
            bookmarks=context.bookmarks,
            following=context.following,
        )

    # --- messages ---------------------------------------------------------------------------------

    def _report_stop(self) -> None:
        search = self._player.search
        met = self.breakpoints.met_by(search) if search else []
        if search and met:
            names = [point.name or condition_text.description(point.when, search.problem) for point in met]
            text = tr_breakpoints("Stopped {names}.", names=tr_breakpoints("; ").join(names))
            position = search.position
            self._messages.show_message(text, applies=lambda: self._player.position == position)

    def _report_missed(self, backward: bool) -> None:  # noqa: FBT001 - a signal's argument
        text = (
            tr_breakpoints("There is no such place between here and the start.")
            if backward
            else tr_breakpoints("There is no such place between here and the end.")
        )
        self._messages.show_message(text)
