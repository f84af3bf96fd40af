"""Exports views as pictures, the log, the tree and films."""

from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from PySide6.QtCore import QObject, QSize
from PySide6.QtGui import QGuiApplication, QImage, QPainter

from solver_core.cover import SearchBase
from sudoku_gui.context import Context
from sudoku_gui.document import paths
from sudoku_gui.document.atomic_file import storing
from sudoku_gui.features.export import exercise_sheet, film_view, filming, log_file, solutions_file, tree_file
from sudoku_gui.features.export import text as words
from sudoku_gui.features.export.dialogs import (
    LogDialog,
    PictureDialog,
    PictureSettings,
    SolutionsDialog,
    TreeDialog,
    TreeSettings,
)
from sudoku_gui.features.export.exercise_sheet import SheetSettings
from sudoku_gui.features.export.exported_views import ExportedViews
from sudoku_gui.features.export.film_dialog import FilmDialog
from sudoku_gui.features.export.filming import FilmSettings
from sudoku_gui.features.export.log_file import LogSettings
from sudoku_gui.features.export.sheet_dialog import SheetDialog
from sudoku_gui.player.job import SLICE, Steps, beside
from sudoku_gui.render import picture_files
from sudoku_gui.render.picture_files import PictureFormat, PictureKind
from sudoku_gui.translation import translate
from sudoku_gui.widgets.dialog import show_one
from sudoku_gui.widgets.export_form import ExportForm
from sudoku_gui.widgets.view_picture import ViewPicture
from sudoku_gui.wording import position
from sudoku_gui.wording.names import number

_Form = TypeVar("_Form", bound=ExportForm)


class Exporting(QObject):
    """Asks what is wanted, writes it, and reports the result."""

    def __init__(self, context: Context) -> None:
        super().__init__(context.window)
        self._window = context.window
        self._player = context.player
        self._views = ExportedViews(context.window, context.player, context.docks)
        self._info_bar = context.messages
        self._progress = context.tasks
        self._ffmpeg: str | None = None

    # --- pictures ---------------------------------------------------------------------------------

    def export_picture(self, view: str = "") -> None:
        """Ask for a view, beginning with this one, and write its picture."""

        def build() -> PictureDialog:
            dialog = PictureDialog(self._window, self._views.titles(), self._measure, view)
            dialog.copy_requested.connect(self._copy_picture)
            return dialog

        self._ask(PictureDialog, self._painting, build)

    def _measure(self, settings: PictureSettings) -> QSize:
        picture = self._views.picture(settings)
        return QSize(1, 1) if picture is None else picture.size

    def _painting(self, path: Path, settings: PictureSettings) -> Steps[int]:
        """Paint what is seen when the file has been chosen."""
        picture = self._views.picture(settings)
        if picture is None:
            raise OSError(0, words.ExportMessage("export.no_view"))
        form = PictureFormat(settings.kind, settings.scale, settings.page, self._title())
        painted = yield from picture_files.painting(picture.size, form, partial(self._paint, picture))
        data = yield from beside(lambda: picture_files.encoded(painted))
        return (yield from storing(path, data))

    def _paint(self, picture: ViewPicture, painter: QPainter) -> Iterator[float]:
        """In slices while the search stands still; else in one go, so that all of it shows one position."""
        player, before = self._player, self._player.position
        if not picture.is_seen:
            picture.paint(painter)
            return
        with closing(picture.painting(painter)) as slices:
            for share in slices:
                if player.is_playing or player.is_busy or player.position != before:
                    break
                yield share / 2
            else:
                return
        picture.paint(painter)

    def _copy_picture(self, settings: PictureSettings) -> None:
        picture = self._views.picture(settings)
        if picture is None:
            return
        image = picture_files.painted(
            picture.size, PictureFormat(PictureKind.PNG, settings.scale), picture.paint
        )
        if isinstance(image, QImage):
            QGuiApplication.clipboard().setImage(image)
            self._info_bar.show_message(self.tr("The picture was copied."))

    # --- log, tree, film --------------------------------------------------------------------------

    def export_log(self) -> None:
        """Ask for a part of the log and write it."""
        if search := self._search():
            self._ask(LogDialog, partial(self._logging, search))

    def _logging(self, search: SearchBase, path: Path, settings: LogSettings) -> Steps[int]:
        first, last = number(settings.events.first), number(settings.events.last)
        events = translate("export_facts", "Events {first} to {last}").format(first=first, last=last)
        return log_file.writing(path, search, settings, (self._problem(), events))

    def export_tree(self) -> None:
        """Ask for a number of nodes and write the tree."""
        if search := self._search():
            self._ask(TreeDialog, partial(self._drawing, search))

    def _drawing(self, search: SearchBase, path: Path, settings: TreeSettings) -> Steps[int]:
        if settings.kind == "dot":
            return tree_file.write_dot(path, search, settings.most, self._problem())
        look = (picture_files.paper(), self._window.font())
        return tree_file.write_svg(path, search, settings.most, look, self._problem())

    def export_solutions(self) -> None:
        """Ask how solutions are to be written, then find and write them."""
        if self._search():
            subject = self._player.subject
            self._ask(
                SolutionsDialog,
                lambda path, settings: solutions_file.writing(path, subject.search(), settings),
            )

    def export_exercises(self) -> None:
        """Ask how many exercises there shall be, and write a sheet of them."""
        if search := self._search():
            subject, problem = self._player.subject, self._problem()

            def work(path: Path, settings: SheetSettings) -> Steps[int]:
                return exercise_sheet.writing(path, search, subject, settings, problem)

            self._ask(SheetDialog, work, slice_seconds=0.0)

    def export_film(self) -> None:
        """Ask for a part of the search and film it."""
        if search := self._search():
            build = partial(FilmDialog, self._window, self._player, self._ffmpeg)
            # A frame takes as long as a turn of the event loop may: one step at a time.
            self._ask(FilmDialog, partial(self._filming, search), build, slice_seconds=0.0)

    def _filming(self, search: SearchBase, path: Path, settings: FilmSettings) -> Steps[int]:
        self._ffmpeg = settings.program or None
        theme = picture_files.paper() if settings.on_paper else self._window.theme
        return filming.filming(path, search, self._player.subject, settings, theme)

    def _search(self) -> SearchBase | None:
        """The search to write about; where there is none, that is said."""
        if self._player.search is None:
            self._info_bar.show_message(words.nothing_watched(), "error")
        return self._player.search

    def _ask(
        self,
        kind: type[_Form],
        work: Callable[[Path, Any], Steps[int]],
        build: Callable[[], _Form] | None = None,
        slice_seconds: float = SLICE,
    ) -> None:
        """Show the dialog of a kind; what is chosen there goes into a file that is asked for."""

        def choose(settings: Any, ending: str) -> None:
            name = position.file_name_of(self._player.subject, self._player.position)
            self._progress.choose(name, ending, lambda path: write(path, settings))

        def write(path: Path, settings: Any) -> None:
            self._progress.write(paths.shown(path), work(path, settings), slice_seconds=slice_seconds)

        def built() -> _Form:
            dialog = kind(self._window, self._player) if build is None else build()  # type: ignore[call-arg, arg-type]  # one of two ways to build it
            dialog.confirmed.connect(lambda settings: choose(settings, dialog.ending))
            return dialog

        show_one(self._window, kind, built)

    def _problem(self) -> str:
        return position.problem_of(self._player.subject)

    def _title(self) -> str:
        if self._player.search is None:
            return self._problem()
        where = film_view.caption_of(self._player).place
        return translate("exporting", "{what}, {where}").format(what=self._problem(), where=where)
