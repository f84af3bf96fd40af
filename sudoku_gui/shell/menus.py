"""The menu bar and the toolbar of the window, filled with the actions of the table."""

from collections.abc import Mapping
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QMenuBar, QToolBar, QToolButton

from sudoku_gui.shell.action_table import MENUS, ROWS, SUBMENUS
from sudoku_gui.translation import translate
from sudoku_gui.widgets.dialog import ThemedWindow


class Menus(NamedTuple):
    """The menus of the menu bar and their submenus, by the names of the table."""

    by_name: Mapping[str, QMenu]
    submenus: Mapping[str, QMenu]


def build(window: ThemedWindow, by_id: Mapping[str, QAction]) -> Menus:
    """Fill the menu bar of the window."""
    bar = QMenuBar(window)  # one made by Qt would leave its Python objects to the window
    window.setMenuBar(bar)
    menus: dict[str, QMenu] = {}
    submenus: dict[str, QMenu] = {}
    for name, text in MENUS.items():
        menu = menus[name] = bar.addMenu(translate("actions", text))
        menu.setObjectName(f"menu_{name}")
        for row in ROWS:
            if row.menu == name:
                if row.rule_above:
                    menu.addSeparator()
                if row.submenu and row.submenu not in submenus:
                    submenu = submenus[row.submenu] = menu.addMenu(
                        translate("actions", SUBMENUS[row.submenu])
                    )
                    submenu.setObjectName(f"menu_{row.submenu}")
                (submenus[row.submenu] if row.submenu else menu).addAction(by_id[row.id])
    return Menus(menus, submenus)


def toolbar(window: ThemedWindow, by_id: Mapping[str, QAction]) -> QToolBar:
    """The toolbar, with a separator between the actions of two menus."""
    bar = QToolBar(translate("actions", "Toolbar"), window)
    bar.setObjectName("toolbar")
    bar.setMovable(False)
    menu = ""
    for row in ROWS:
        if row.toolbar:
            if menu not in {"", row.menu}:
                bar.addSeparator()
            menu = row.menu
            action = by_id[row.id]
            bar.addAction(action)
            button = bar.widgetForAction(action)
            if row.labelled and isinstance(button, QToolButton):
                button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
    return bar
