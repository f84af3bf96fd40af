"""The QActions of a window, created from features' declarations, and their state."""

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence

from sudoku_gui.context import ActionText
from sudoku_gui.kit.feature import Action
from sudoku_gui.render.icons import icon
from sudoku_gui.render.theme import Theme
from sudoku_gui.shell.menus import MENUS
from sudoku_gui.translation import translate
from sudoku_gui.widgets.board import text as board_words
from sudoku_gui.widgets.buttons import without_state
from sudoku_gui.widgets.dialog import ThemedWindow
from sudoku_gui.wording import foreign
from sudoku_gui.wording.foreign import as_tip

_ROLES: Final = {
    "quit": QAction.MenuRole.QuitRole,
    "about": QAction.MenuRole.AboutRole,
    "preferences": QAction.MenuRole.PreferencesRole,
}


class Actions(QObject):
    """All actions of a window.

    Attributes:
        rows: as they were declared.
        by_id: the QActions.
    """

    def __init__(self, window: ThemedWindow, rows: Sequence[Action]) -> None:
        super().__init__(window)
        self.rows = rows
        self.by_id: Mapping[str, QAction] = {row.id: _action(window, row) for row in rows}
        self._theme = window.theme
        groups: dict[str, QActionGroup] = {}
        for row in rows:
            action = self.by_id[row.id]
            action.triggered.connect(without_state(row.do))
            action.setCheckable(bool(row.group or row.checked))
            if row.group:
                groups.setdefault(row.group, QActionGroup(window)).addAction(action)
            window.addAction(action)

    def use_theme(self, theme: Theme) -> None:
        """Paint the icons in the theme's ink."""
        self._theme = theme
        for row in self.rows:
            if row.icon:
                picture = row.picture() if row.picture else row.icon
                self.by_id[row.id].setIcon(icon(picture, theme))

    def set_watching(self, watching: bool) -> None:  # noqa: FBT001 - a state, not an option
        """Enable the shortcuts that the board also uses only while a search is watched."""
        for row in self.rows:
            if row.when_watching:
                self.by_id[row.id].setShortcuts(_keys(row) if watching else [])

    def refresh(self) -> None:
        """Show the state of all actions as it is now."""
        for row in self.rows:
            action = self.by_id[row.id]
            if row.name:
                action.setText(row.name())
            if row.enabled:
                action.setEnabled(row.enabled())
            if row.visible:
                action.setVisible(row.visible())
            if row.checked:
                action.setChecked(row.checked())
            if row.picture:
                action.setIcon(icon(row.picture(), self._theme))

    def shortcut_rows(self) -> list[tuple[str, str]]:
        """For the sheet: what each action with keys does, and its keys."""
        return (
            [(_command(row), _native(row)) for row in self.rows if row.keys]
            + board_words.key_rows()
            + _presentation_keys()
        )

    def describe(self) -> dict[str, ActionText]:
        """What the manual says of each action."""
        menus = {name: menu.text for menu in MENUS.values() for name in menu.ids}
        return {
            row.id: ActionText(
                _plain(row.text).rstrip("."), next(iter(_native_keys(row)), ""), _plain(menus[row.id])
            )
            for row in self.rows
        }


def _presentation_keys() -> list[tuple[str, str]]:
    return [
        (translate("presentation", "Presentation: step, or the next stop of a tour"), "PgDown"),
        (translate("presentation", "Presentation: step back, or the stop before"), "PgUp"),
        (translate("presentation", "Presentation: ring, spotlight, no light"), "L"),
        (translate("presentation", "Presentation: black screen"), "B, ."),
        (translate("presentation", "Presentation: larger or smaller type"), "Ctrl++, Ctrl+-"),
        (translate("presentation", "End the presentation"), "Esc"),
    ]


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
        tip, keys = translate("actions", row.tip), _native(row)
        action.setToolTip(as_tip(f"{tip} ({keys})" if keys else tip))
        action.setStatusTip(tip)
    action.setMenuRole(_ROLES.get(row.id, QAction.MenuRole.NoRole))
    return action


def _keys(row: Action) -> list[QKeySequence]:
    return [QKeySequence(key, QKeySequence.SequenceFormat.PortableText) for key in row.keys]


def _native_keys(row: Action) -> list[str]:
    return [key.toString(QKeySequence.SequenceFormat.NativeText) for key in _keys(row)]


def _native(row: Action) -> str:
    return ", ".join(_native_keys(row))
