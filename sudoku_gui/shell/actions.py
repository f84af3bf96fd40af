"""Builds QActions, menus and toolbar from the table of actions."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu, QMenuBar, QToolBar, QToolButton

from sudoku_gui.help.manual_pages import ManualAction
from sudoku_gui.render.icons import icon
from sudoku_gui.render.theme import Theme
from sudoku_gui.shell import presentation_overlay as presentation
from sudoku_gui.shell.action_table import MENUS, ROWS, Row
from sudoku_gui.wording import labels
from sudoku_gui.wording import window as words
from sudoku_gui.wording.foreign import as_tip
from sudoku_gui.wording.marking import translate

if TYPE_CHECKING:
    from sudoku_gui.shell.main_window import MainWindow


class Actions(NamedTuple):
    """All actions by id, and all menus."""

    by_id: Mapping[str, QAction]
    menus: Mapping[str, QMenu]

    def show_icons(self, theme: Theme) -> None:
        """Paint the icons in the theme's ink."""
        for row in ROWS:
            if row.icon:
                self.by_id[row.id].setIcon(icon(row.icon, theme))

    def set_watching(self, watching: bool) -> None:  # noqa: FBT001 - a state, not an option
        """Give the keys that the board needs to whoever needs them now."""
        for row in ROWS:
            if row.when_watching:
                self.by_id[row.id].setShortcuts(_keys(row) if watching else [])
            if row.labelled:
                self.by_id[row.id].setEnabled(watching)
                self.by_id[row.id].setVisible(watching)

    def show_playing(self, playing: bool, theme: Theme) -> None:  # noqa: FBT001 - a state, not an option
        """Play while standing, pause while playing."""
        self.by_id["play_pause"].setIcon(icon("pause" if playing else "play", theme))


def shortcut_rows() -> list[tuple[str, str]]:
    """For the sheet: what each action does and its keys, for those that have any."""
    return [(_deed(row), _native(row)) for row in ROWS if row.keys] + words.board_keys() + presentation.keys()


def _deed(row: Row) -> str:
    text = labels.plain(translate("actions", row.text))
    return words.while_watching(text) if row.when_watching else text


def describe() -> dict[str, ManualAction]:
    """What the manual says of each action, in the present language."""
    return {
        row.id: ManualAction(
            labels.plain(translate("actions", row.text)).rstrip("."),
            _keys(row)[0].toString(QKeySequence.SequenceFormat.NativeText) if row.keys else "",
            labels.plain(translate("actions", MENUS[row.menu])),
        )
        for row in ROWS
    }


def build(window: "MainWindow") -> Actions:
    """Make every action and fill the window's menu bar."""
    groups: dict[str, QActionGroup] = {}
    by_id: dict[str, QAction] = {}
    for row in ROWS:
        action = by_id[row.id] = _action(window, row)
        action.triggered.connect(_caller(row, window))
        if row.group:
            group = groups.setdefault(row.group, QActionGroup(window))
            action.setCheckable(True)
            group.addAction(action)
        window.addAction(action)
    return Actions(by_id, _menus(window, by_id))


def toolbar(window: QMainWindow, actions: Actions) -> QToolBar:
    """The toolbar, with a gap between menus."""
    bar = QToolBar(translate("actions", "Toolbar"), window)
    bar.setObjectName("toolbar")
    bar.setMovable(False)
    menu = ""
    for row in ROWS:
        if row.toolbar:
            if menu not in {"", row.menu}:
                bar.addSeparator()
            menu = row.menu
            action = actions.by_id[row.id]
            bar.addAction(action)
            button = bar.widgetForAction(action)
            if row.labelled and isinstance(button, QToolButton):
                button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
    return bar


def _caller(row: Row, window: "MainWindow") -> Callable[[], object]:
    """A slot that does not pass on whether the action is checked."""
    return lambda: row.do(window)


def _action(window: QMainWindow, row: Row) -> QAction:
    action = QAction(translate("actions", row.text), window)
    action.setObjectName(row.id)
    # Qt would take the mark of a mnemonic away, but not the brackets that Chinese puts around it.
    action.setIconText(
        translate("actions", row.short) if row.short else labels.plain(action.text()).rstrip(".")
    )
    if not row.when_watching:
        action.setShortcuts(_keys(row))
    if row.tip:
        tip = translate("actions", row.tip)
        keys = _native(row)
        action.setToolTip(as_tip(f"{tip} ({keys})" if keys else tip))
        action.setStatusTip(tip)
    action.setMenuRole(_ROLES.get(row.id, QAction.MenuRole.NoRole))
    return action


_ROLES = {"quit": QAction.MenuRole.QuitRole, "about": QAction.MenuRole.AboutRole}


def _keys(row: Row) -> list[QKeySequence]:
    return [QKeySequence(key, QKeySequence.SequenceFormat.PortableText) for key in row.keys]


def _native(row: Row) -> str:
    return ", ".join(key.toString(QKeySequence.SequenceFormat.NativeText) for key in _keys(row))


def _menus(window: QMainWindow, by_id: Mapping[str, QAction]) -> dict[str, QMenu]:
    bar = QMenuBar(window)  # one made by Qt would leave its Python objects to the window
    window.setMenuBar(bar)
    menus: dict[str, QMenu] = {}
    for name, text in MENUS.items():
        menu = menus[name] = bar.addMenu(translate("actions", text))
        menu.setObjectName(f"menu_{name}")
        for row in ROWS:
            if row.menu == name:
                if row.rule_above:
                    menu.addSeparator()
                menu.addAction(by_id[row.id])
    return menus
