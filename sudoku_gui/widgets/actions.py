"""The QActions of a window, created from features' declarations, their menus, and their state."""

import sys
from collections.abc import Iterable, Iterator, Mapping
from typing import Final, NamedTuple

from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu

from sudoku_gui.layout.declarations import Action, KeySection, native
from sudoku_gui.render.icons import icon
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import translate
from sudoku_gui.widgets.buttons import without_state
from sudoku_gui.widgets.dialog import ThemedWindow
from sudoku_gui.wording import foreign
from sudoku_gui.wording.foreign import as_tip

UNDER: Final = " > "
"""What separates a menu from what is in it."""

_ROLES: Final = {
    "quit": QAction.MenuRole.QuitRole,
    "about": QAction.MenuRole.AboutRole,
    "preferences": QAction.MenuRole.PreferencesRole,
}

ON_MAC: Final = {
    "Ctrl+M": "Ctrl+Shift+M",
    "F11": "Meta+Ctrl+F",
    "Shift+F11": "Ctrl+Alt+P",
    "Ctrl+F1": "Ctrl+?",
}
"""Keys in the place of those that macOS takes for itself: to minimize, to show the desktop, to mirror the screen."""


class ActionText(NamedTuple):
    """The text of an action, its first shortcut as shown ("" for none), and its menu, as *View > Theme*."""

    text: str
    keys: str
    menu: str


class Actions(Mapping[str, QAction]):
    """All actions of a window, by their ids.

    Attributes:
        rows: as features declare them.
        menus: the menus of the window, by their names.
        sections: what keys do in parts of the window, as features declare it.
    """

    def __init__(self, window: ThemedWindow) -> None:
        self._window = window
        self.rows: list[Action] = []
        self.menus: dict[str, QMenu] = {}
        self.sections: list[KeySection] = []
        self._by_id: dict[str, QAction] = {}

    def __getitem__(self, name: str) -> QAction:
        return self._by_id[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._by_id)

    def __len__(self) -> int:
        return len(self._by_id)

    def add(self, rows: Iterable[Action]) -> None:
        """Declared by features; a QAction is made of each."""
        groups: dict[str, QActionGroup] = {}
        for row in rows:
            self.rows.append(row)
            action = self._by_id[row.id] = _action(self._window, row)
            action.triggered.connect(without_state(row.do))
            action.setCheckable(bool(row.group or row.checked))
            if row.group:
                groups.setdefault(row.group, QActionGroup(self._window)).addAction(action)
            self._window.addAction(action)

    def use_theme(self, theme: Theme) -> None:
        """Paint the icons in the theme's ink."""
        for row in self.rows:
            if row.icon:
                picture = row.picture() if row.picture else row.icon
                self[row.id].setIcon(icon(picture, theme))

    def set_watching(self, watching: bool) -> None:  # noqa: FBT001 - a state, not an option
        """Enable the shortcuts that the board also uses only while a search is watched."""
        for row in self.rows:
            if row.when_watching:
                self[row.id].setShortcuts(_keys(row) if watching else [])

    def refresh(self) -> None:
        """Show the state of all actions as it is now."""
        for row in self.rows:
            action = self[row.id]
            if row.name:
                action.setText(row.name())
            if row.enabled:
                action.setEnabled(row.enabled())
            if row.visible:
                action.setVisible(row.visible())
            if row.checked:
                action.setChecked(row.checked())
            if row.picture:
                action.setIcon(icon(row.picture(), self._window.theme))

    def key_sections(self) -> list[KeySection]:
        """The list of all keys: those of parts of the window, then the shortcuts in each menu of the bar."""
        shortcuts: dict[str, list[tuple[str, str]]] = {}
        paths = self._paths()
        for row in self.rows:
            if row.keys:
                menu = paths[row.id].partition(UNDER)[0]
                shortcuts.setdefault(menu, []).append((_command(row), native(*_keys_here(row))))
        bar = [_path(menu) for menu in self.menus.values() if not isinstance(menu.parent(), QMenu)]
        listed = [KeySection(menu, shortcuts[menu]) for menu in bar if menu in shortcuts]
        return [*self.sections, *listed]

    def describe(self) -> dict[str, ActionText]:
        """The text, key and menu of each action, for the manual."""
        paths = self._paths()
        return {
            row.id: ActionText(_plain(row.text).rstrip("."), native(*_keys_here(row)[:1]), paths[row.id])
            for row in self.rows
        }

    def _paths(self) -> dict[str, str]:
        return {action.objectName(): _path(menu) for menu in self.menus.values() for action in menu.actions()}


def _path(menu: QMenu) -> str:
    """The name of a menu, after those of the menus that it is in."""
    above, own = menu.parent(), foreign.without_mnemonic(menu.title())
    return f"{_path(above)}{UNDER}{own}" if isinstance(above, QMenu) else own


def _command(row: Action) -> str:
    text = _plain(row.text)
    return translate("window", "{action} (while watching)").format(action=text) if row.when_watching else text


def _plain(text: str) -> str:
    return foreign.without_mnemonic(translate("actions", text))


def _action(window: ThemedWindow, row: Action) -> QAction:
    action = QAction(translate("actions", row.text), window)
    action.setObjectName(row.id)
    # Qt would remove the & of a mnemonic, but not the parentheses around it in Chinese.
    action.setIconText(translate("actions", row.short) if row.short else _plain(row.text).rstrip("."))
    if not row.when_watching:
        action.setShortcuts(_keys(row))
    if row.tip:
        tip, keys = translate("actions", row.tip), native(*_keys_here(row))
        action.setToolTip(as_tip(f"{tip} ({keys})" if keys else tip))
        action.setStatusTip(tip)
    action.setMenuRole(_ROLES.get(row.id, QAction.MenuRole.NoRole))
    return action


def _keys(row: Action) -> list[QKeySequence]:
    return [QKeySequence(key, QKeySequence.SequenceFormat.PortableText) for key in _keys_here(row)]


def _keys_here(row: Action) -> list[str]:
    return [ON_MAC.get(key, key) for key in row.keys] if sys.platform == "darwin" else list(row.keys)
