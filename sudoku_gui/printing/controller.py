"""Printing puzzles: on paper, or as PDF, SVG and PNG, with their solutions on the last pages."""

from collections.abc import Sequence
from contextlib import closing, suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QObject, Qt
from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrinterInfo
from PySide6.QtWidgets import QMainWindow

from sudoku_gui.document import paths as file_names
from sudoku_gui.document.atomic_file import storing
from sudoku_gui.document.document import Document
from sudoku_gui.export import files as export_files
from sudoku_gui.export import picture_files as export
from sudoku_gui.export.files import Wishes
from sudoku_gui.export.form import Choices
from sudoku_gui.export.progress import Progress, failure
from sudoku_gui.library.open_list import Shelf
from sudoku_gui.player.job import Steps, answered, beside
from sudoku_gui.printing import paged_files
from sudoku_gui.printing import text as words
from sudoku_gui.printing.dialog import OpenPuzzles, PrintDialog, PrintOrder, Target
from sudoku_gui.printing.paged_files import Run
from sudoku_gui.printing.pages import PrintPages
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.dialogs_open import bring_forward
from sudoku_gui.widgets.info_bar import InfoBar
from sudoku_gui.wording import errors

_Result = TypeVar("_Result")


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
        self._document = document
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
        """Ask what is to be printed; the dialog follows what happens to the board and in the library."""
        if bring_forward(self._window, PrintDialog):
            return
        dialog = PrintDialog(
            self._window, self._theme, self._open_puzzles, self._pages.lay_out, self._choices
        )
        dialog.has_printer = has_printer
        dialog.ordered.connect(self._carry_out)
        dialog.finished.connect(self._pages.rest)
        self._pages.solved.connect(dialog.preview.repaint_page)
        self._document.changed.connect(dialog.refresh)
        for signal in (self._shelf.changed, self._shelf.arranged, self._shelf.grown):
            signal.connect(dialog.follow)
        dialog.show()

    def _open_puzzles(self) -> OpenPuzzles | None:
        shelf = self._shelf
        if not shelf.count:
            return None
        row = None if shelf.chosen is None else shelf.row_of(shelf.chosen)
        return OpenPuzzles(shelf.name, shelf.count, 1 if row is None else row + 1)

    # --- files ------------------------------------------------------------------------------------

    def _carry_out(self, order: PrintOrder) -> None:
        if order.target is Target.PRINTER:
            self._choose_printer(order)
            return
        name, ending = Path(self._pages.title(order)).stem, f".{order.target.value}"
        count = self._file_count(order)
        first = page_paths(Path(name + ending), count)[0].stem
        export_files.choose(
            self._window, self._preferences, first, ending, lambda path: self._take_file(order, path)
        )

    def _file_count(self, order: PrintOrder) -> int:
        return 1 if order.target is Target.PDF else self._pages.lay_out(order).pages.count

    def _take_file(self, order: PrintOrder, path: Path) -> None:
        """The file dialog has asked for the first page only whether it may be replaced."""
        paths = page_paths(path, self._file_count(order))
        try:
            there = answered(lambda: [other for other in paths if other.exists() and other != path])
        except OSError as error:
            self._info_bar.show_message(failure(file_names.shown(path), error), "error")
            return
        if there:
            deed = (words.replace_them(), lambda: self._write(order, paths))
            self._info_bar.show_message(
                words.would_be_replaced(file_names.shown(there[0]), len(there)), "question", [deed]
            )
        else:
            self._write(order, paths)

    def _write(self, order: PrintOrder, paths: Sequence[Path]) -> None:
        names = [file_names.shown(path) for path in (paths[0], paths[-1])]
        name = names[0] if len(paths) == 1 else words.from_to(*names)
        self._progress.write(name, self._writing(order, paths))

    def _writing(self, order: PrintOrder, paths: Sequence[Path]) -> Steps[int]:
        """Work that writes the file, or one for each page, and answers how many bytes they have."""
        run = yield from _as_part(self._pages.whole(order), 0, 2)
        if order.target is Target.PDF:
            return (yield from _storing_pdf(paths[0], run))
        return (yield from _storing_pages(paths, run, order))

    # --- a printer --------------------------------------------------------------------------------

    def _choose_printer(self, order: PrintOrder) -> None:
        run = self._pages.lay_out(order)
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setDocName(run.title)
        printer.setPageLayout(run.layout)
        dialog = QPrintDialog(printer, self._window)
        dialog.setObjectName("printer")
        dialog.setMinMax(1, run.pages.count)
        dialog.accepted.connect(partial(self.print_with, printer, order))
        dialog.finished.connect(dialog.deleteLater)
        dialog.setWindowModality(Qt.WindowModality.WindowModal)  # its own `open` wants a slot by name
        dialog.show()

    def print_with(self, printer: QPrinter, order: PrintOrder) -> None:
        """Print on a printer as it is set up: its paper, its pages; one that writes into a file gets a PDF."""
        if printer.outputFileName():
            path = Path(printer.outputFileName())
            self._progress.write(file_names.shown(path), self._printing_to_file(printer, order, path))
            return
        self._progress.come(
            self._printing(printer, order),
            lambda pages: self._info_bar.show_message(words.printed(pages)),
            lambda error: words.not_printed(errors.told(error)),
            tell=words.printing,
            given_up=words.stopped(),
        )

    def _printing(self, printer: QPrinter, order: PrintOrder) -> Steps[int]:
        run = _on_paper_of(printer, (yield from _as_part(self._pages.whole(order), 0, 2)))
        numbers = _chosen_pages(printer, run.pages.count)
        try:
            with closing(paged_files.printed(printer, run, numbers=numbers)) as pages:
                yield from _as_part(pages, 1, 2)
        except GeneratorExit:
            printer.abort()
            raise
        return len(numbers)

    def _printing_to_file(self, printer: QPrinter, order: PrintOrder, path: Path) -> Steps[int]:
        run = _on_paper_of(printer, (yield from _as_part(self._pages.whole(order), 0, 2)))
        return (yield from _storing_pdf(path, run, _chosen_pages(printer, run.pages.count)))


def has_printer() -> bool:
    """Whether this computer knows a printer."""
    return bool(QPrinterInfo.availablePrinterNames())


def page_paths(path: Path, count: int) -> list[Path]:
    """Of several pages each has its number in its name, as wide as all; one that the name has already is not doubled."""
    if count == 1:
        return [path]
    width = len(str(count))
    stem = path.stem.removesuffix(f"-{1:0{width}}")
    return [path.with_name(f"{stem}-{number:0{width}}{path.suffix}") for number in range(1, count + 1)]


def _storing_pdf(path: Path, run: Run, numbers: Sequence[int] | None = None) -> Steps[int]:
    data = yield from _as_part(paged_files.pdf(run, numbers), 1, 2)
    return (yield from storing(path, data))


def _storing_pages(paths: Sequence[Path], run: Run, order: PrintOrder) -> Steps[int]:
    """Given up half-way, none that was not there before stays."""
    size, new = 0, []
    try:
        for number, path in enumerate(paths):
            data = yield from _as_part(_page(run, number, order), len(paths) + number, 2 * len(paths))
            if not answered(path.exists):
                new.append(path)
            size += yield from storing(path, data)
    except BaseException:
        with suppress(TimeoutError):
            answered(partial(_take_away, new))
        raise
    return size


def _take_away(paths: Sequence[Path]) -> None:
    for path in paths:
        path.unlink(missing_ok=True)


def _page(run: Run, number: int, order: PrintOrder) -> Steps[bytes]:
    if order.target is Target.SVG:
        return (yield from paged_files.svg(run, number))
    image = yield from paged_files.image(run, number, order.dots)
    return (yield from beside(lambda: export.encoded(image)))


def _on_paper_of(printer: QPrinter, run: Run) -> Run:
    """On the paper that was chosen in the printer's own dialog at last."""
    return replace(run, layout=paged_files.with_margins(printer.pageLayout()))


def _chosen_pages(printer: QPrinter, count: int) -> range:
    """The pages that were chosen in the printer's own dialog."""
    if printer.printRange() is not QPrinter.PrintRange.PageRange:
        return range(count)
    return range(max(1, printer.fromPage()) - 1, min(count, printer.toPage() or count))


def _as_part(steps: Steps[_Result], number: int, parts: int) -> Steps[_Result]:
    """Work as one of several parts of a whole, counted from 0."""
    with closing(steps):
        while True:
            try:
                share = next(steps)
            except StopIteration as end:
                result: _Result = end.value
                return result
            yield None if share is None else (number + share) / parts
