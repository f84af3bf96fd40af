"""Exports, except saved puzzles: files, films, links and copies on the clipboard."""

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sudoku_gui.context import Context
from sudoku_gui.features.export.copy_menu import CopyMenu
from sudoku_gui.features.export.run_exchange import RunExchange
from sudoku_gui.kit.feature import Feature
from sudoku_gui.layout.declarations import Action
from sudoku_gui.translation import translate

if TYPE_CHECKING:
    from PySide6.QtCore import QTemporaryDir

    from solver_core.cover import SearchBase
    from sudoku_gui.features.export.filming import FilmSettings
    from sudoku_gui.player.job import Work


class ExportFeature(Feature):
    """Exports to files. Each dialog, and the code that writes its file, is imported on first use."""

    _folder: "QTemporaryDir | None" = None  # of pages that were opened in the browser
    _ffmpeg: str | None = None  # its path, once it was searched for; "" if not found

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.run_exchange = RunExchange(context)
        self.parts = (self.run_exchange, CopyMenu(context))

    @Action(
        "export_picture", "Export a &Picture...", keys=("Ctrl+E",), tip="Export a view as PNG, SVG or PDF"
    )
    def export_picture(self) -> None:
        """Ask for a view and write its picture."""
        from sudoku_gui.features.export.dialogs import PictureDialog
        from sudoku_gui.features.export.exported_views import ExportedViews
        from sudoku_gui.kit.export_form import export

        views = ExportedViews(self.context)

        def build() -> PictureDialog:
            dialog = PictureDialog(self.context.window, views.titles(), views.measure)
            dialog.copy_requested.connect(views.copy)
            return dialog

        export(self.context, PictureDialog, build, views.writing)

    @Action("export_log", "Export the &Log...", tip="Export events as text, CSV or JSON Lines")
    def export_log(self) -> None:
        """Ask for a part of the log and write it."""
        from sudoku_gui.features.export import text_files
        from sudoku_gui.features.export.dialogs import LogDialog
        from sudoku_gui.kit.export_form import export_search

        export_search(self.context, LogDialog, partial(text_files.writing_log, title=self._problem()))

    @Action(
        "export_solutions",
        "Export the Sol&utions...",
        tip="Find all solutions of the search and write them as text",
    )
    def export_solutions(self) -> None:
        """Ask for a format, then find the solutions and write them."""
        from sudoku_gui.features.export import text_files
        from sudoku_gui.features.export.dialogs import SolutionsDialog
        from sudoku_gui.kit.export_form import export_search

        subject = self.context.player.subject

        def write(_: "SearchBase", path: Path, settings: Any) -> "Work[int]":
            return text_files.writing_solutions(path, subject.search(), settings)

        export_search(self.context, SolutionsDialog, write)

    @Action("export_film", "Export a &Film...", tip="Export part of the search as WebP, GIF or MP4")
    def export_film(self) -> None:
        """Ask for a part of the search and film it."""
        from sudoku_gui.features.export.film_dialog import FilmDialog
        from sudoku_gui.kit.export_form import export_search

        arguments = self.context.panes.figures, self._ffmpeg
        # A frame takes as long as the event loop may be blocked: one step at a time.
        export_search(self.context, FilmDialog, self.filming, *arguments, slice_seconds=0.0)

    def filming(self, search: "SearchBase", path: Path, settings: "FilmSettings") -> "Work[int]":
        """Film a search; the size of the file in bytes."""
        from sudoku_gui.features.export import filming
        from sudoku_gui.render.picture_files import paper

        context = self.context
        self._ffmpeg = settings.program or None
        theme = paper() if settings.on_paper else context.theme
        return filming.filming(
            path, search, context.player.subject, settings, figures=context.panes.figures, theme=theme
        )

    @Action(
        "export_exercises",
        "Export an Exercise S&heet...",
        tip="Write questions about what the search does next, with pictures and answers, as PDF",
    )
    def export_exercises(self) -> None:
        """Ask how many exercises to make, and write a sheet of them."""
        from sudoku_gui.features.export import exercise_sheet
        from sudoku_gui.features.export.dialogs import SheetDialog
        from sudoku_gui.kit.export_form import export_search

        subject, figures, heading = self.context.player.subject, self.context.panes.figures, self._problem()

        def write(search: "SearchBase", path: Path, settings: Any) -> "Work[int]":
            return exercise_sheet.writing(path, search, subject, settings, figures=figures, heading=heading)

        export_search(self.context, SheetDialog, write, figures, slice_seconds=0.0)

    @Action(
        "export_page",
        "Export a &Web Page...",
        tip="Write a web page on which anybody can run this search, without a network and without this program",
    )
    def export_page(self) -> None:
        """Ask for a file, and write the page of the search as it stands now."""
        from sudoku_gui.document import paths
        from sudoku_gui.document.atomic_file import storing

        content, tasks = self._page(), self.context.tasks
        if content:
            self.context.choose_file(
                self._file_name(),
                ".html",
                lambda path: tasks.write(paths.shown(path), storing(path, content)),
            )

    @Action("open_page", "Open in &Browser", tip="Show the web page of this search in your browser")
    def open_page(self) -> None:
        """Write the page into a folder that lasts as long as the program, and open it."""
        from PySide6.QtCore import QTemporaryDir, QUrl
        from PySide6.QtGui import QDesktopServices

        content, tasks = self._page(), self.context.tasks
        if not content:
            return
        from sudoku_gui.document.atomic_file import storing
        from sudoku_gui.services.progress import failure

        self._folder = self._folder or QTemporaryDir()
        path = Path(self._folder.filePath(f"{self._file_name()}.html"))
        address = QUrl.fromLocalFile(str(path))
        tasks.run(
            storing(path, content),
            lambda _: self._report_browser(opened=QDesktopServices.openUrl(address)),
            lambda error: failure(path.name, error),
        )

    def _page(self) -> bytes:
        """The page of the search; nothing, after a message, where there is none."""
        from solver_core.page import WebPageError
        from sudoku_gui.wording import errors, exporting

        search = self.context.watching.search_to_export()
        if search is None:
            return b""
        try:
            shown = {
                **exporting.page_problem(search, self.context.player.subject),
                "position": search.position,
            }
        except WebPageError as error:
            self.context.messages.show_message(errors.describe(error), "error")
            return b""
        return exporting.web_page({"title": self._problem(), "problems": [shown]})

    def _report_browser(self, *, opened: bool) -> None:
        if not opened:
            text = translate(
                "exporting", "No browser was found. Export the page, and open the file yourself."
            )
            self.context.messages.show_message(text, "error")

    def _file_name(self) -> str:
        from sudoku_gui.wording import position

        return position.file_name_of(self.context.player.subject, self.context.player.position)

    def _problem(self) -> str:
        from sudoku_gui.wording import position

        return position.problem_of(self.context.player.subject)
