"""The QActions of a window, created from features' declarations, their menus, and their state."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final, NamedTuple

from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu

from sudoku_gui.layout.declarations import Action
from sudoku_gui.render.icons import icon
from sudoku_gui.render.theme import Theme
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


class ActionText(NamedTuple):
    """The text of an action, its first shortcut as shown ("" for none), and its menu, as *View › Theme*."""

    text: str
    keys: str
    menu: str


class Actions(Mapping[str, QAction]):
    """All actions of a window, by their ids.

    Attributes:
        rows: as features declare them.
        menus: the menus of the window, by their names.
    """

    def __init__(self, window: ThemedWindow) -> None:
        self._window = window
        self.rows: list[Action] = []
        self.menus: dict[str, QMenu] = {}
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

    def shortcut_rows(self) -> list[tuple[str, str]]:
        """For the sheet: what each action with keys does, and its keys."""
        return (
            board_words.key_rows()
            + [(_command(row), _native(row)) for row in self.rows if row.keys]
            + _presentation_keys()
        )

    def describe(self) -> dict[str, ActionText]:
        """For the manual, the text, key and menu of each action."""
        menus = {
            action.objectName(): _path(menu) for menu in self.menus.values() for action in menu.actions()
        }
        return {
            row.id: ActionText(_plain(row.text).rstrip("."), next(iter(_native_keys(row)), ""), menus[row.id])
            for row in self.rows
        }


def _path(menu: QMenu) -> str:
    """The name of a menu, after those of the menus that it is in."""
    above, own = menu.parent(), foreign.without_mnemonic(menu.title())
    return f"{_path(above)} › {own}" if isinstance(above, QMenu) else own


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
