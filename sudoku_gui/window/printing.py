"""Printing puzzles: on paper, or as PDF, SVG and PNG, with their solutions on the last pages."""

from contextlib import closing
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Qt
from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrinterInfo
from PySide6.QtWidgets import QMainWindow

from sudoku_gui.dialogs.print_puzzles import PrintDialog, PrintOrder, Target
from sudoku_gui.render import export, paged_files
from sudoku_gui.render.paged_files import Run
from sudoku_gui.render.theme import Theme
from sudoku_gui.session.choices import Choices
from sudoku_gui.session.document import Document
from sudoku_gui.session.shelf import Shelf
from sudoku_gui.session.whole_file import storing
from sudoku_gui.session.work import Steps
from sudoku_gui.views.info_bar import InfoBar
from sudoku_gui.window import export_files
from sudoku_gui.window.dialogs_open import bring_forward
from sudoku_gui.window.export_files import Wishes
from sudoku_gui.window.export_progress import Progress
from sudoku_gui.window.print_pages import PrintPages
from sudoku_gui.wording import errors
from sudoku_gui.wording import printing as words


class Printing(QObject):
    """Asks what is to be printed, prints it, and tells what became of it.

    Args:
        window: what dialogs belong to.
        document: the puzzle on the board.
        shelf: the puzzles open in the library.
        preferences: where the last folder is remembered.
        progress: what is being written.
        info_bar: where messages appear.
        theme: the window's colours to begin with.
    """

    def __init__(
        self,
        window: QMainWindow,
        document: Document,
        shelf: Shelf,
        preferences: Wishes,
        *,
        progress: Progress,
        info_bar: InfoBar,
        theme: Theme,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._shelf = shelf
        self._preferences = preferences
        self._progress = progress
        self._info_bar = info_bar
        self._theme = theme
        self._choices = Choices()
        self._pages = PrintPages(window, document, shelf)

    def use_theme(self, theme: Theme) -> None:
        """Show dialogs in other colours from now on."""
        self._theme = theme

    def ask(self) -> None:
        """Ask what is to be printed."""
        if bring_forward(self._window, PrintDialog):
            return
        shelf = (self._shelf.name, self._shelf.count, self._chosen_place()) if self._shelf.count else None
        dialog = PrintDialog(self._window, self._theme, shelf, self._pages.lay_out, self._choices)
        dialog.ordered.connect(self._carry_out)
        dialog.show()

    def _chosen_place(self) -> int:
        chosen = self._shelf.chosen
        row = None if chosen is None else self._shelf.row_of(chosen)
        return 1 if row is None else row + 1

    # --- where it goes ----------------------------------------------------------------------------

    def _carry_out(self, order: PrintOrder) -> None:
        if order.target is Target.PRINTER:
            self._choose_printer(order)
            return
        name = Path(self._pages.title(order)).stem
        ending = f".{order.target.value}"
        export_files.choose(
            self._window,
            self._preferences,
            name,
            ending,
            lambda path: self._progress.write(path.name, self._writing(path, order)),
        )

    def _writing(self, path: Path, order: PrintOrder) -> Steps[int]:
        """Work that writes the file, or one for each page, and answers how many bytes they have."""
        run = yield from self._pages.whole(order)
        if order.target is Target.PDF:
            return (yield from storing(path, (yield from paged_files.pdf(run))))
        size = 0
        for number in range(run.pages.count):
            size += yield from storing(_page_path(path, number, run.pages.count), _page(run, number, order))
            yield (number + 1) / run.pages.count
        return size

    def _choose_printer(self, order: PrintOrder) -> None:
        if not QPrinterInfo.availablePrinterNames():
            self._info_bar.show_message(words.no_printer(), "error")
            return
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setDocName(self._pages.title(order))
        dialog = QPrintDialog(printer, self._window)
        dialog.setObjectName("printer")
        dialog.accepted.connect(partial(self._print, printer, order))
        dialog.finished.connect(dialog.deleteLater)
        dialog.setWindowModality(Qt.WindowModality.WindowModal)
        dialog.show()

    def _print(self, printer: QPrinter, order: PrintOrder) -> None:
        self._progress.come(
            self._printing(printer, order),
            lambda pages: self._info_bar.show_message(words.printed(pages)),
            lambda error: words.not_printed(errors.told(error)),
        )

    def _printing(self, printer: QPrinter, order: PrintOrder) -> Steps[int]:
        run = yield from self._pages.whole(order)
        with closing(paged_files.printed(printer, run)) as pages:
            yield from pages
        return run.pages.count


def _page(run: Run, number: int, order: PrintOrder) -> bytes:
    if order.target is Target.SVG:
        return paged_files.svg(run, number)
    return export.encoded(paged_files.image(run, number, order.dots))


def _page_path(path: Path, number: int, count: int) -> Path:
    """Of several pages each has its number in its name."""
    return path if count == 1 else path.with_stem(f"{path.stem}-{number + 1}")
