"""Where runs stop, and places to come back to: what the menu of breakpoints does, and what is said of it."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from solver_core.cover import Condition
from sudoku_gui.document.session_state import SessionState
from sudoku_gui.player.bookmarks import Marks
from sudoku_gui.player.breakpoints import Breakpoints
from sudoku_gui.player.following import Following
from sudoku_gui.player.questions import at_line, like
from sudoku_gui.shell.workspace import Workspace
from sudoku_gui.widgets.info_bar import InfoBar
from sudoku_gui.wording import errors, questions
from sudoku_gui.wording.marking import translate


def halted(names: Sequence[str]) -> str:
    """A run has stopped at breakpoints."""
    text = translate("stops", "Stopped {names}.")
    return text.format(names=translate("stops", "; ").join(names))


def broken(description: str) -> str:
    """A breakpoint was set."""
    return translate("stops", "From now on runs stop {description}. F8 runs on, Shift+F8 back.").format(
        description=description
    )


def unbroken(description: str) -> str:
    """A breakpoint was taken away."""
    return translate("stops", "Runs no longer stop {description}.").format(description=description)


def missed(*, backward: bool) -> str:
    """A run found nothing and came back."""
    if backward:
        return translate("stops", "There is no such place between here and the start.")
    return translate("stops", "There is no such place between here and the end.")


def no_mark(*, backward: bool) -> str:
    """There is no bookmark in that direction."""
    if backward:
        return translate("stops", "No bookmark before this position. Ctrl+M sets one.")
    return translate("stops", "No bookmark after this position. Ctrl+M sets one.")


def unreadable(cause: str) -> str:
    """A list of the last session was left out."""
    return translate("stops", "Some settings of the last session were left out: {cause}.").format(cause=cause)


class Stops(QObject):
    """Breakpoints, bookmarks and what is followed, of one window.

    Signals:
        lines_changed: breakpoints stand at other lines of the pseudo-code.
            lines: the ids of those lines.

    Args:
        parent: whoever owns it.
        workspace: whose runs stop.
        info_bar: where messages appear.
    """

    lines_changed = Signal(object)

    def __init__(self, parent: QObject, workspace: Workspace, info_bar: InfoBar) -> None:
        super().__init__(parent)
        self._workspace = workspace
        self._player = player = workspace.player
        self._info_bar = info_bar
        self.breakpoints: Breakpoints = workspace.breakpoints
        self.marks: Marks = workspace.marks
        self.following: Following = workspace.following
        self.breakpoints.changed.connect(self._tell_lines)
        self._break_condition = "", 0
        player.halted.connect(self._report_break_condition)
        player.moved.connect(self._forget_break_condition)
        self.following.run_until.missed.connect(self._tell_missed)

    # --- deeds ------------------------------------------------------------------------------------

    def break_here(self) -> None:
        """Stop wherever what just happened happens again; where that is so already, no longer."""
        search = self._player.search
        event = search.event if search else None
        question = like(event) if event else None
        if search is None or question is None:
            self._info_bar.show_message(
                self.tr(
                    "This happens only once. Step to another event, or choose Breakpoints > Edit Breakpoints."
                )
            )
            return
        is_new = self.breakpoints.asking(question) is None
        self.breakpoints.toggle(question)
        text = questions.description(question, search.problem)
        self._info_bar.show_message(broken(text) if is_new else unbroken(text))

    def toggle_line(self, line: str, condition: Condition) -> None:
        """Stop wherever a line of the pseudo-code is executed, or no longer."""
        ops = {op for clause in condition.clauses for op in clause.ops}
        self.breakpoints.toggle(at_line(line, ops))

    def run(self, *, backward: bool = False) -> None:
        """To the next place where a breakpoint is met, or the one before."""
        break_condition = self._player.break_condition
        if break_condition is None:
            self._info_bar.show_message(
                self.tr(
                    "No breakpoint is on. B sets one at what just happened; Breakpoints > Edit Breakpoints has all."
                )
            )
        else:
            self.following.run_until.look(break_condition, backward=backward)

    def bookmark(self) -> None:
        """Mark this position, or take its mark away."""
        self.toggle_mark(self._player.position)

    def toggle_mark(self, position: int) -> None:
        """Mark a position, or take its mark away."""
        if self._player.is_watching:
            self.marks.toggle(position)

    def go_to_mark(self, *, backward: bool = False) -> None:
        """To the next bookmark, or the one before."""
        here = self._player.position
        there = self.marks.before(here) if backward else self.marks.after(here)
        if there is None:
            self._info_bar.show_message(no_mark(backward=backward))
        else:
            self._player.scrub(there)

    def go_to_touch(self, *, backward: bool = False) -> None:
        """To where what is followed changes next, or changed before."""
        if self.following.target is None:
            self._info_bar.show_message(
                self.tr("Nothing is followed. Right-click a column, an option or a cell, and choose Follow.")
            )
        else:
            self.following.step(backward=backward)

    def restore(self, state: SessionState) -> None:
        """Restore the lists of the last session; one that makes no sense is left out and reported."""
        lists = (
            (self.breakpoints, state.breakpoints),
            (self.marks, state.marks),
            (self._workspace.runs, state.runs),
            (self._workspace.touring, state.touring),
        )
        for held, data in lists:
            try:
                held.from_json(data)
            except ValueError as error:
                self._info_bar.show_message(unreadable(errors.describe(error)), "error")

    @property
    def lines(self) -> set[str]:
        """The lines of the pseudo-code at which a breakpoint stands, by their ids."""
        held = [held for held in self.breakpoints if self.breakpoints.is_active(held)]
        claims = [claim for one in held for claim in one.question.claims]
        return {claim.line for claim in claims if claim.line}

    def _tell_lines(self) -> None:
        self.lines_changed.emit(self.lines)

    # --- what is said -----------------------------------------------------------------------------

    def _report_break_condition(self) -> None:
        search = self._player.search
        met = self.breakpoints.met_by(search) if search else []
        if search and met:
            names = [held.name or questions.description(held.question, search.problem) for held in met]
            self._break_condition = halted(names), search.position
            self._info_bar.show_message(self._break_condition[0])

    def _forget_break_condition(self) -> None:
        """What stopped a run there is of no interest elsewhere."""
        text, position = self._break_condition
        if text and self._info_bar.text == text and self._player.position != position:
            self._info_bar.dismiss()

    def _tell_missed(self, backward: bool) -> None:  # noqa: FBT001 - a signal's argument
        self._info_bar.show_message(missed(backward=backward))
