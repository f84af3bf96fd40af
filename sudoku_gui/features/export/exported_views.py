"""The views of the window as pictures: all panes, seen or not, and other visible parts."""

from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtWidgets import QWidget

from sudoku_gui.context import Context
from sudoku_gui.document.atomic_file import storing
from sudoku_gui.features.export.dialogs import PictureSettings
from sudoku_gui.features.export.film_view import caption_of
from sudoku_gui.features.export.picture_of_view import ViewPicture
from sudoku_gui.player.job import Work, beside
from sudoku_gui.render import picture_files
from sudoku_gui.render.picture_files import PictureFormat, PictureKind, PictureMessage
from sudoku_gui.translation import translate
from sudoku_gui.wording import position

_OF_BUTTONS: Final = {"play_panel"}  # panes that would be empty without their buttons


class ExportedViews:
    """Knows each view by a name; those of panes are their own."""

    def __init__(self, context: Context) -> None:
        self._context, self._window, self._player = context, context.window, context.player

    def titles(self) -> dict[str, str]:
        """The titles of the views, by their ids."""
        titles = {
            "transport": translate("export_dialogs", "Timeline and sentence"),
            "window": translate("export_dialogs", "The whole window"),
        }
        docks = {name: dock.windowTitle() for name, dock in self._context.panes.docks.items()}
        return {**docks, **{name: titles[name] for name in self._others()}}

    def picture(self, settings: PictureSettings) -> ViewPicture | None:
        """The current picture of a view; None if it no longer exists."""
        dock = self._context.panes.docks.get(settings.view)
        widget = self._others().get(settings.view) if dock is None else dock.view
        if widget is None:
            return None
        has_caption = settings.has_caption and self._player.search is not None
        return ViewPicture(
            widget,
            self._window.theme,
            picture_files.paper() if settings.on_paper else self._window.theme,
            caption_of(self._player) if has_caption else None,
            has_buttons=dock is None or settings.view in _OF_BUTTONS,
        )

    def measure(self, settings: PictureSettings) -> QSize:
        picture = self.picture(settings)
        return QSize(1, 1) if picture is None else picture.size

    def writing(self, path: Path, settings: PictureSettings) -> Work[int]:
        """Write the view as it is when the file was chosen; returns the size of the file in bytes."""
        picture = self.picture(settings)
        if picture is None:
            raise OSError(0, PictureMessage("export.no_view"))
        title = position.problem_of(self._player.subject)
        if self._player.search is not None:
            where = caption_of(self._player).place
            title = translate("exporting", "{what}, {where}", what=title, where=where)
        form = PictureFormat(settings.kind, settings.scale, settings.page, title)
        painted = yield from picture_files.painting(picture.size, form, partial(self.paint, picture))
        data = yield from beside(lambda: picture_files.encoded(painted))
        return (yield from storing(path, data))

    def paint(self, picture: ViewPicture, painter: QPainter) -> Iterator[float]:
        """Paint in slices while the search does not move, else at once, so that it shows a single position."""
        player, before = self._player, self._player.position
        if picture.is_seen:
            with closing(picture.painting(painter)) as slices:
                for share in slices:
                    if player.is_playing or player.is_busy or player.position != before:
                        break
                    yield share / 2
                else:
                    return
        picture.paint(painter)

    def copy(self, settings: PictureSettings) -> None:
        """Put a picture on the clipboard."""
        picture = self.picture(settings)
        if picture is None:
            return
        form = PictureFormat(PictureKind.PNG, settings.scale)
        image = picture_files.painted(picture.size, form, picture.paint)
        if isinstance(image, QImage):
            QGuiApplication.clipboard().setImage(image)
            self._context.messages.show_message(translate("Exporting", "The picture was copied."))

    def _others(self) -> dict[str, QWidget]:
        """Visible parts of the window that are no panes."""
        parts = {
            "transport": self._window.findChild(QWidget, "transport"),
            "window": self._window.centralWidget(),
        }
        return {name: part for name, part in parts.items() if part is not None and part.isVisible()}
