"""The views of the window that can be exported as pictures: all panes, seen or not, and other visible parts."""

from collections.abc import Mapping
from typing import Final, Protocol

from PySide6.QtWidgets import QWidget

from sudoku_gui.features.export import film_view
from sudoku_gui.features.export.dialogs import PictureSettings
from sudoku_gui.player.player import Player
from sudoku_gui.render import picture_files
from sudoku_gui.translation import translate
from sudoku_gui.widgets.dialog import ThemedWindow
from sudoku_gui.widgets.view_picture import ViewPicture

_OF_BUTTONS: Final = {"play_panel"}  # panes that would be empty without their buttons


class ExportedPane(Protocol):
    """A pane of the workbench, whose view is built when it is asked for."""

    @property
    def view(self) -> QWidget: ...

    def windowTitle(self) -> str: ...


class ExportedViews:
    """Knows each view by a name; those of panes are their own."""

    def __init__(self, window: ThemedWindow, player: Player, docks: Mapping[str, ExportedPane]) -> None:
        self._window = window
        self._player = player
        self._docks = docks

    def titles(self) -> dict[str, str]:
        """What the user calls each view."""
        titles = {
            "transport": translate("export_dialogs", "Timeline and sentence"),
            "window": translate("export_dialogs", "The whole window"),
        }
        docks = {name: dock.windowTitle() for name, dock in self._docks.items()}
        return {**docks, **{name: titles[name] for name in self._others()}}

    def picture(self, settings: PictureSettings) -> ViewPicture | None:
        """The picture of a view as it is now; None where it is not there any more."""
        dock = self._docks.get(settings.view)
        widget = self._others().get(settings.view) if dock is None else dock.view
        if widget is None:
            return None
        has_caption = settings.has_caption and self._player.search is not None
        return ViewPicture(
            widget,
            self._window.theme,
            picture_files.paper() if settings.on_paper else self._window.theme,
            film_view.caption_of(self._player) if has_caption else None,
            has_buttons=dock is None or settings.view in _OF_BUTTONS,
        )

    def _others(self) -> dict[str, QWidget | None]:
        """Visible parts of the window that are no panes."""
        found = {
            "transport": self._window.findChild(QWidget, "transport"),
            "window": self._window.centralWidget(),
        }
        return {name: widget for name, widget in found.items() if widget is not None and widget.isVisible()}
