"""The context menu of a target, and the double click that runs back to where it changed last."""

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QMenu, QToolTip, QWidget

from solver_core.cover import Problem
from sudoku_gui.player.breakpoints import Breakpoints
from sudoku_gui.player.player import Player
from sudoku_gui.player.run_until import Following
from sudoku_gui.player.search_conditions import CriterionKind, SearchCondition, single, touching
from sudoku_gui.player.selection import Selection, Target
from sudoku_gui.translation import Texts
from sudoku_gui.widgets.buttons import add_entry
from sudoku_gui.wording import names
from sudoku_gui.wording.foreign import in_menu

tr = Texts("targets")

mark = Texts("targets").mark

_SIZES: Final = (0, 1, 2, 3)
_RUNS: Final = {
    "chosen": (mark("Run to Where {name} Is Chosen Next"), mark("Run Back to Where {name} Was Chosen")),
    "tried": (mark("Run to Where {name} Is Tried Next"), mark("Run Back to Where {name} Was Tried")),
    "change": (mark("Next Change of {name}"), mark("Previous Change of {name}")),
}
"""Events that can happen to a target, with the entries that run on and back to them."""
_BREAKS: Final = {
    "chosen": mark("Break When {name} Is Chosen"),
    "tried": mark("Break When {name} Is Tried"),
    "change": mark("Break When {name} Is Touched"),
}


class TargetMenu(QObject):
    """Opens menus for the views; ``take_instead`` begins a run in which the search takes a target."""

    def __init__(
        self,
        parent: QWidget,
        player: Player,
        selection: Selection,
        *,
        breakpoints: Breakpoints,
        following: Following,
        take_instead: Callable[[Target], None],
    ) -> None:
        super().__init__(parent)
        self._window = parent
        self._player = player
        self._breakpoints = breakpoints
        self._following = following
        self._take_instead = take_instead
        player.began.connect(self._close)
        selection.menu_requested.connect(self._open)
        selection.visit_requested.connect(self.go_to_last_change)

    def go_to_last_change(self, target: Target) -> None:
        """Run back to the last event that touches a target: of a node, where exactly that node left or returned."""
        self._run(touching(target, self._problem), backward=True)

    def menu(self, target: Target) -> QMenu:
        """All that can be done with a target."""
        menu = QMenu(self._window)
        menu.setObjectName("target_menu")
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for add in (self._add_what_ifs, self._add_runs, self._add_breaks, self._add_rest):
            add(menu, target)
            menu.addSeparator()  # Qt shows none at the end
        return menu

    def _open(self, target: Target, point: QPoint) -> None:
        if target != Target():
            self.menu(target).popup(point)

    def _close(self) -> None:
        # In another search the target means something else, and its tool tip is wrong.
        QToolTip.hideText()
        direct = Qt.FindChildOption.FindDirectChildrenOnly  # to search the whole window takes milliseconds
        for menu in self._window.findChildren(QMenu, "target_menu", options=direct):
            menu.close()

    # --- the menu ---------------------------------------------------------------------------------

    def _happenings(self, target: Target) -> list[tuple[str, Target, SearchCondition]]:
        """The events that can happen to a target, to which part of it, and the condition of a breakpoint there."""
        found: list[tuple[str, Target, SearchCondition]] = []
        if target.item is not None:
            found.append(("chosen", Target(item=target.item), single(CriterionKind.CHOSEN, item=target.item)))
        if target.option is not None:
            found.append(
                ("tried", Target(option=target.option), single(CriterionKind.TRIED, option=target.option))
            )
        return [*found, ("change", target, touching(target, self._problem))]

    def _add_runs(self, menu: QMenu, target: Target) -> None:
        for what, part, when in self._happenings(target):
            for backward in (False, True):
                text = self._labelled(tr(_RUNS[what][backward]), part)
                run = partial(self._run, when, backward=backward)
                self._add(menu, f"{'back' if backward else 'on'}_to_{what}", text, run, needs_search=True)

    def _add_what_ifs(self, menu: QMenu, target: Target) -> None:
        parts = {"option": Target(option=target.option), "item": Target(item=target.item)}
        for kind, part in parts.items():
            if part != Target():
                text = self._labelled(tr("What If the Search Takes {name} Here"), part)
                self._add(menu, f"take_{kind}", text, partial(self._take_instead, part), needs_search=True)

    def _add_breaks(self, menu: QMenu, target: Target) -> None:
        for what, part, when in self._happenings(target):
            self._add_break(menu, self._labelled(tr(_BREAKS[what]), part), when)
        if target.item is not None:
            text = tr("Break When {name} Has Few Options")
            sizes = menu.addMenu(self._labelled(text, Target(item=target.item)))
            sizes.setObjectName("break_when_small")
            for size in _SIZES:
                text = tr("At Most %n Options Are Left", "", size) if size else tr("No Option Is Left")
                self._add_break(sizes, text, single(CriterionKind.SIZE, item=target.item, number=size))

    def _add_break(self, menu: QMenu, text: str, when: SearchCondition) -> None:
        toggle = partial(self._breakpoints.toggle, when)
        action = self._add(menu, f"break_when_{when.criteria[0].kind}", text, toggle)
        action.setCheckable(True)
        action.setChecked(self._breakpoints.with_condition(when) is not None)

    def _add_rest(self, menu: QMenu, target: Target) -> None:
        if self._following.target == target:
            text = self._labelled(tr("Stop Following {name}"), target)
            self._add(menu, "stop_following", text, self._following.unfollow)
        else:
            text = self._labelled(tr("Follow {name}"), target)
            self._add(menu, "follow", text, partial(self._following.follow, target), needs_search=True)
        plain = names.plain_target_name(target, self._problem)
        copy = partial(QGuiApplication.clipboard().setText, plain)
        self._add(menu, "copy_name", self.tr("Copy Name"), copy)

    def _add(
        self, menu: QMenu, name: str, text: str, do: Callable[[], object], *, needs_search: bool = False
    ) -> QAction:
        action = add_entry(menu, name, text, do)
        action.setEnabled(self._player.is_watching or not needs_search)
        return action

    def _labelled(self, text: str, target: Target) -> str:
        return text.format(name=in_menu(names.target_name(target, self._problem)))

    @property
    def _problem(self) -> Problem:
        return self._breakpoints.problem

    def _run(self, when: SearchCondition, *, backward: bool) -> None:
        self._following.run_until.run(when.to_core(self._problem), backward=backward)
