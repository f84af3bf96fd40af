"""What goes out of the program: pictures, logs, solutions, films and exercises."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

from sudoku_gui.kit.exporting import export, watched_search
from sudoku_gui.kit.feature import Action, Feature
from sudoku_gui.translation import Texts

if TYPE_CHECKING:
    from solver_core.cover import SearchBase
    from sudoku_gui.features.export.filming import FilmSettings
    from sudoku_gui.features.export.log_file import LogSettings
    from sudoku_gui.player.job import Steps

mark = Texts("actions").mark


class ExportFeature(Feature):
    """Files of what is seen. Each dialog, and what writes its file, is imported when it is first asked for."""

    _ffmpeg: str | None = None  # where it is, once it has been looked for; "" for nowhere

    @Action(
        "export_picture",
        mark("Export a &Picture..."),
        keys=("Ctrl+E",),
        tip=mark("Export a view as PNG, SVG or PDF"),
    )
    def export_picture(self) -> None:
        """Ask for a view, and write its picture."""
        from sudoku_gui.features.export.dialogs import PictureDialog
        from sudoku_gui.features.export.exported_views import ExportedViews

        views = ExportedViews(self.context)

        def build() -> PictureDialog:
            dialog = PictureDialog(self.context.window, views.titles(), views.measure)
            dialog.copy_requested.connect(views.copy)
            return dialog

        export(self.context, PictureDialog, build, views.writing)

    @Action("export_log", mark("Export the &Log..."), tip=mark("Export events as text, CSV or JSON Lines"))
    def export_log(self) -> None:
        """Ask for a part of the log and write it."""
        from sudoku_gui.features.export import log_file
        from sudoku_gui.features.export.dialogs import LogDialog
        from sudoku_gui.translation import translate
        from sudoku_gui.wording.names import number

        context, search = self.context, watched_search(self.context)
        if search is None:
            return
        problem = self._problem()

        def write(path: Path, settings: "LogSettings") -> "Steps[int]":
            first, last = number(settings.events.first), number(settings.events.last)
            events = translate("export_facts", "Events {first} to {last}", first=first, last=last)
            return log_file.writing(path, search, settings, (problem, events))

        export(context, LogDialog, lambda: LogDialog(context.window, context.player), write)

    @Action(
        "export_solutions",
        mark("Export the Sol&utions..."),
        tip=mark("Find all solutions of the search and write them as text"),
    )
    def export_solutions(self) -> None:
        """Ask how solutions are to be written, then find and write them."""
        from sudoku_gui.features.export import solutions_file
        from sudoku_gui.features.export.dialogs import SolutionsDialog

        context, search = self.context, watched_search(self.context)
        if search is None:
            return
        subject = context.player.subject

        def write(path: Path, settings: Any) -> "Steps[int]":
            return solutions_file.writing(path, subject.search(), settings)

        def build() -> SolutionsDialog:
            return SolutionsDialog(context.window, context.player, search.problem)

        export(context, SolutionsDialog, build, write)

    @Action(
        "export_film",
        mark("Export a &Film..."),
        tip=mark("Export part of the search as WebP, GIF, MP4 or a web page"),
    )
    def export_film(self) -> None:
        """Ask for a part of the search and film it."""
        from sudoku_gui.features.export.film_dialog import FilmDialog

        context, search = self.context, watched_search(self.context)
        if search is None:
            return

        def build() -> FilmDialog:
            return FilmDialog(context.window, context.player, context.figures, self._ffmpeg)

        def write(path: Path, settings: "FilmSettings") -> "Steps[int]":
            self._ffmpeg = settings.program or None
            return self.filming(search, path, settings)

        # A frame takes as long as a turn of the event loop may: one step at a time.
        export(context, FilmDialog, build, write, slice_seconds=0.0)

    def filming(self, search: "SearchBase", path: Path, settings: "FilmSettings") -> "Steps[int]":
        """Film a search; the size of the file in bytes."""
        from sudoku_gui.features.export import filming
        from sudoku_gui.render.picture_files import paper

        context = self.context
        theme = paper() if settings.on_paper else context.theme
        return filming.filming(
            path, search, context.player.subject, settings, figures=context.figures, theme=theme
        )

    @Action(
        "export_exercises",
        mark("Export Exercise S&heet..."),
        tip=mark("Write questions about what the search does next, with pictures and answers, as PDF"),
    )
    def export_exercises(self) -> None:
        """Ask how many exercises there shall be, and write a sheet of them."""
        from sudoku_gui.features.export import exercise_sheet
        from sudoku_gui.features.export.dialogs import SheetDialog

        context, search = self.context, watched_search(self.context)
        if search is None:
            return
        subject, problem = context.player.subject, self._problem()

        def build() -> SheetDialog:
            return SheetDialog(context.window, context.player, context.figures)

        def write(path: Path, settings: Any) -> "Steps[int]":
            return exercise_sheet.writing(
                path, search, subject, settings, figures=context.figures, heading=problem
            )

        export(context, SheetDialog, build, write, slice_seconds=0.0)

    def _problem(self) -> str:
        from sudoku_gui.wording import position

        return position.problem_of(self.context.player.subject)
