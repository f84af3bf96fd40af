"""Builds a QAction from each row of the table of actions."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtGui import QAction, QActionGroup, QKeySequence

from sudoku_gui.panes.board import text as board_words
from sudoku_gui.render.icons import icon
from sudoku_gui.render.theme import Theme
from sudoku_gui.shell.action_table import MENUS, ROWS, ActionRow
from sudoku_gui.translation import translate
from sudoku_gui.widgets.dialog import ThemedWindow
from sudoku_gui.wording import foreign
from sudoku_gui.wording.foreign import as_tip

if TYPE_CHECKING:
    from sudoku_gui.help.manual_pages import ManualAction

_ROLES: Final = {
    "quit": QAction.MenuRole.QuitRole,
    "about": QAction.MenuRole.AboutRole,
    "preferences": QAction.MenuRole.PreferencesRole,
}


class Actions(NamedTuple):
    """All actions by id."""

    by_id: Mapping[str, QAction]

    def show_icons(self, theme: Theme) -> None:
        """Paint the icons in the theme's ink."""
        for row in ROWS:
            if row.icon:
                self.by_id[row.id].setIcon(icon(row.icon, theme))

    def set_watching(self, watching: bool) -> None:  # noqa: FBT001 - a state, not an option
        """Give the keys that the board needs to the search only while one is watched."""
        for row in ROWS:
            if row.when_watching:
                self.by_id[row.id].setShortcuts(_keys(row) if watching else [])
            if row.labelled:
                self.by_id[row.id].setEnabled(watching)
                self.by_id[row.id].setVisible(watching)

    def show_playing(self, playing: bool, theme: Theme) -> None:  # noqa: FBT001 - a state, not an option
        self.by_id["play_pause"].setIcon(icon("pause" if playing else "play", theme))


def shortcut_rows() -> list[tuple[str, str]]:
    """For the sheet: what each action with keys does, and its keys."""
    return (
        [(_command(row), _native(row)) for row in ROWS if row.keys]
        + board_words.key_rows()
        + _presentation_keys()
    )


def _presentation_keys() -> list[tuple[str, str]]:
    return [
        (translate("presentation", "Presentation: step, or the next stop of a tour"), "PgDown"),
        (translate("presentation", "Presentation: step back, or the stop before"), "PgUp"),
        (translate("presentation", "Presentation: ring, spotlight, no light"), "L"),
        (translate("presentation", "Presentation: black screen"), "B, ."),
        (translate("presentation", "Presentation: larger or smaller type"), "Ctrl++, Ctrl+-"),
        (translate("presentation", "End the presentation"), "Esc"),
    ]


def _command(row: ActionRow) -> str:
    text = _plain(row.text)
    return translate("window", "{action} (while watching)").format(action=text) if row.when_watching else text


def _plain(text: str) -> str:
    return foreign.without_mnemonic(translate("actions", text))


def describe() -> "dict[str, ManualAction]":
    """What the manual says of each action, in the present language."""
    from sudoku_gui.help.manual_pages import ManualAction

    return {
        row.id: ManualAction(
            _plain(row.text).rstrip("."), next(iter(_native_keys(row)), ""), _plain(MENUS[row.menu])
        )
        for row in ROWS
    }


def build(window: ThemedWindow) -> Actions:
    """Make every action and give it to the window; they do nothing before `connections.connect`."""
    groups: dict[str, QActionGroup] = {}
    by_id: dict[str, QAction] = {}
    for row in ROWS:
        action = by_id[row.id] = _action(window, row)
        if row.group:
            action.setCheckable(True)
            groups.setdefault(row.group, QActionGroup(window)).addAction(action)
        window.addAction(action)
    return Actions(by_id)


def _action(window: ThemedWindow, row: ActionRow) -> QAction:
    action = QAction(translate("actions", row.text), window)
    action.setObjectName(row.id)
    # Qt would remove the mark of a mnemonic, but not the brackets that Chinese puts around it.
    action.setIconText(translate("actions", row.short) if row.short else _plain(row.text).rstrip("."))
    if not row.when_watching:
        action.setShortcuts(_keys(row))
    if row.tip:
        tip, keys = translate("actions", row.tip), _native(row)
        action.setToolTip(as_tip(f"{tip} ({keys})" if keys else tip))
        action.setStatusTip(tip)
    action.setMenuRole(_ROLES.get(row.id, QAction.MenuRole.NoRole))
    return action


def _keys(row: ActionRow) -> list[QKeySequence]:
    return [QKeySequence(key, QKeySequence.SequenceFormat.PortableText) for key in row.keys]


def _native_keys(row: ActionRow) -> list[str]:
    return [key.toString(QKeySequence.SequenceFormat.NativeText) for key in _keys(row)]


def _native(row: ActionRow) -> str:
    return ", ".join(_native_keys(row))
