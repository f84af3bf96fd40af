"""What can be done with a target: its menu, and the double click that runs back to where it changed last."""

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QMenu, QToolTip, QWidget

from solver_core.cover import Problem
from sudoku_gui.panes.runs import text as runs
from sudoku_gui.player.questions import Kind, Question, asking, touching
from sudoku_gui.player.selection import Target
from sudoku_gui.shell.workspace import Workspace
from sudoku_gui.wording import targets as words

_SIZES: Final = (0, 1, 2, 3)


class TargetMenu(QObject):
    """Listens to what the views ask for; runs, breakpoints and following do the rest.

    Args:
        parent: whose menu it is.
        workspace: what is watched and pointed at.
        take_instead: begins a run in which the search takes a target.
    """

    def __init__(self, parent: QWidget, workspace: Workspace, take_instead: Callable[[Target], None]) -> None:
        super().__init__(parent)
        self._window = parent
        self._player = workspace.player
        self._breakpoints = workspace.breakpoints
        self._following = workspace.following
        self._take_instead = take_instead
        workspace.player.began.connect(self._close)
        workspace.selection.menu_wanted.connect(self._open)
        workspace.selection.doing_wanted.connect(self.go_to_last_change)

    # --- deeds ------------------------------------------------------------------------------------

    def go_to_last_change(self, target: Target) -> None:
        """Run back to the last event that touches a target: of a node, where exactly that node left or returned."""
        self._run(touching(target, self._problem), backward=True)

    def menu(self, target: Target) -> QMenu:
        """All that can be done with a target."""
        menu = QMenu(self._window)
        menu.setObjectName("spot_menu")
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._add_what_ifs(menu, target)
        menu.addSeparator()
        self._add_runs(menu, target)
        menu.addSeparator()
        self._add_breaks(menu, target)
        menu.addSeparator()
        self._add_rest(menu, target)
        return menu

    def _open(self, target: Target, place: QPoint) -> None:
        if target != Target():
            self.menu(target).popup(place)

    def _close(self) -> None:
        """In another search the target means something else, and what is said of it is not so."""
        QToolTip.hideText()
        for menu in self._window.findChildren(QMenu, "spot_menu"):
            menu.close()

    # --- the menu ---------------------------------------------------------------------------------

    def _add_runs(self, menu: QMenu, target: Target) -> None:
        """There and back for each thing that may happen to it; a node is a thing of its own."""
        ways: list[tuple[str, Callable[..., str], Target, Question]] = []
        if target.item is not None:
            item = Target(item=target.item)
            ways.append(("chosen", words.run_to_chosen, item, asking(Kind.CHOSEN, item=target.item)))
        if target.option is not None:
            option = Target(option=target.option)
            ways.append(("tried", words.run_to_tried, option, asking(Kind.TRIED, option=target.option)))
        ways.append(("change", words.run_to_change, target, touching(target, self._problem)))
        for what, text, named, question in ways:
            for backward in (False, True):
                action = menu.addAction(text(words.name(named, self._problem), backward=backward))
                action.setObjectName(f"{'back' if backward else 'on'}_to_{what}")
                action.setEnabled(self._player.is_watching)
                action.triggered.connect(self._runner(question, backward=backward))

    def _add_what_ifs(self, menu: QMenu, target: Target) -> None:
        """A run in which the search takes it; of a node both its column and its option can be taken."""
        parts = [Target(item=target.item)] if target.option is None else [Target(option=target.option)]
        if target.item is not None and target.option is not None:
            parts.append(Target(item=target.item))
        for part in parts:
            text = runs.take_instead(words.name(part, self._problem))
            kind = "item" if part.option is None else "option"
            action = self._add(menu, f"take_{kind}", text, partial(self._take_instead, part))
            action.setEnabled(self._player.is_watching)

    def _add_breaks(self, menu: QMenu, target: Target) -> None:
        if target.item is not None:
            item = words.name(Target(item=target.item), self._problem)
            self._add_break(menu, words.break_when("CHOSEN", item), asking(Kind.CHOSEN, item=target.item))
        if target.option is not None:
            option = words.name(Target(option=target.option), self._problem)
            self._add_break(menu, words.break_when("TRIED", option), asking(Kind.TRIED, option=target.option))
        named = words.name(target, self._problem)
        self._add_break(menu, words.break_when("TOUCHED", named), touching(target, self._problem))
        if target.item is not None:
            sizes = menu.addMenu(words.break_when("SIZE", item))
            sizes.setObjectName("break_when_small")
            for size in _SIZES:
                question = asking(Kind.SIZE, item=target.item, number=size)
                self._add_break(sizes, words.at_most(size), question)

    def _add_break(self, menu: QMenu, text: str, question: Question) -> None:
        action = menu.addAction(text)
        action.setObjectName(f"break_when_{question.claims[0].kind}")
        action.setCheckable(True)
        action.setChecked(self._breakpoints.asking(question) is not None)
        action.triggered.connect(lambda: self._breakpoints.toggle(question))

    def _add_rest(self, menu: QMenu, target: Target) -> None:
        name = words.name(target, self._problem)
        if self._following.target == target:
            self._add(menu, "stop_following", words.stop_following(name), self._following.stop)
        else:
            action = self._add(menu, "follow", words.follow(name), lambda: self._following.follow(target))
            action.setEnabled(self._player.is_watching)
        plain = words.plain_name(target, self._problem)
        self._add(menu, "copy_name", self.tr("Copy Name"), lambda: QGuiApplication.clipboard().setText(plain))

    def _add(self, menu: QMenu, name: str, text: str, deed: Callable[[], object]) -> QAction:
        action = menu.addAction(text)
        action.setObjectName(name)

        def do() -> None:  # whether an action is checked is not passed on
            deed()

        action.triggered.connect(do)
        return action

    # --- inside -----------------------------------------------------------------------------------

    @property
    def _problem(self) -> Problem:
        return self._breakpoints.problem

    def _runner(self, question: Question, *, backward: bool) -> Callable[[], None]:
        return lambda: self._run(question, backward=backward)

    def _run(self, question: Question, *, backward: bool) -> None:
        condition = question.condition(self._problem)
        self._following.run_until.look(condition, backward=backward)
