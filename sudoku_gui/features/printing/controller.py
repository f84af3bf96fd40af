"""Prints puzzles and their solutions: on paper, or as PDF, SVG and PNG."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Qt
from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrinterInfo

from sudoku_gui.context import Context
from sudoku_gui.document import paths as file_names
from sudoku_gui.document.atomic_file import storing
from sudoku_gui.features.printing import page_files
from sudoku_gui.features.printing.dialog import PrintDialog
from sudoku_gui.features.printing.page_files import PrintJob
from sudoku_gui.features.printing.pages import Destination, PrintedPageMaker, PrintSettings
from sudoku_gui.player.job import Work, answered, as_part, beside
from sudoku_gui.render.picture_files import PictureKind, encoded
from sudoku_gui.services.progress import failure
from sudoku_gui.translation import translate
from sudoku_gui.widgets.dialog import show_one
from sudoku_gui.wording import errors
from sudoku_gui.wording.foreign import shown
from sudoku_gui.wording.names import number


class Printing(QObject):
    """Asks what to print, prints it, and reports the result."""

    def __init__(self, context: Context) -> None:
        super().__init__(context.window)
        self._context = context
        puzzles = context.open_list
        self._window = context.window
        self._document = context.document
        self._list_changes = (puzzles.changed, puzzles.filter_changed, puzzles.grown)
        self._tasks = context.tasks
        self._messages = context.messages
        in_corners = context.note_places.in_corners_of
        self._pages = PrintedPageMaker(self, context.document, puzzles, context.window.font, in_corners)

    def ask(self) -> None:
        show_one(self._window, PrintDialog, self._build)

    def _build(self) -> PrintDialog:
        pages = self._pages
        dialog = PrintDialog(self._window, pages.open_puzzles, pages.lay_out, has_printer=has_printer)
        dialog.confirmed.connect(self._print)
        dialog.finished.connect(pages.stop)
        pages.solved.connect(dialog.preview.updatePreview)
        self._document.changed.connect(dialog.refresh)
        for signal in self._list_changes:
            signal.connect(dialog.follow)
        return dialog

    def _print(self, settings: PrintSettings) -> None:
        if settings.target is Destination.PRINTER:
            self._choose_printer(settings)
            return
        name, ending = Path(self._pages.title(settings)).stem, f".{settings.target.value}"
        count = self._file_count(settings)
        first = page_paths(Path(name + ending), count)[0].stem
        self._context.choose_file(first, ending, lambda path: self._check_files(settings, path))

    def _file_count(self, settings: PrintSettings) -> int:
        return 1 if settings.target is Destination.PDF else self._pages.lay_out(settings).pages.count

    def _check_files(self, settings: PrintSettings, path: Path) -> None:
        """Ask before files are replaced; the file dialog has done so for the first page only."""
        if not self._pages.lay_out(
            settings
        ).pages.count:  # the list may have changed while the file dialog was open
            text = translate("printing", "The puzzles to be printed are no longer listed.")
            self._messages.show_message(text, "error")
            return
        paths = page_paths(path, self._file_count(settings))
        try:
            existing = answered(lambda: [other for other in paths if other.exists() and other != path])
        except OSError as error:
            self._messages.show_message(failure(file_names.shown(path), error), "error")
            return
        if existing:
            question = _would_be_replaced(file_names.shown(existing[0]), len(existing))
            action = (translate("printing", "Replace"), lambda: self._write(settings, paths))
            self._messages.show_message(question, "question", [action])
        else:
            self._write(settings, paths)

    def _write(self, settings: PrintSettings, paths: Sequence[Path]) -> None:
        name = file_names.shown(paths[0])
        if len(paths) > 1:
            last = file_names.shown(paths[-1])
            name = translate("printing", "{first} to {last}").format(first=name, last=last)
        self._tasks.write(name, self._writing(settings, paths))

    def _writing(self, settings: PrintSettings, paths: Sequence[Path]) -> Work[int]:
        """Write the file, or one for each page; their size in bytes."""
        job = yield from as_part(self._pages.make(settings), 0, 2)
        is_pdf = settings.target is Destination.PDF
        return (yield from _storing_pdf(paths[0], job) if is_pdf else _storing_pages(paths, job, settings))

    def _choose_printer(self, settings: PrintSettings) -> None:
        job = self._pages.lay_out(settings)
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setDocName(job.title)
        printer.setPageLayout(job.layout)
        dialog = QPrintDialog(printer, self._window)
        dialog.setObjectName("printer")
        dialog.setMinMax(1, job.pages.count)
        dialog.accepted.connect(partial(self.print_with, printer, settings))
        dialog.finished.connect(dialog.deleteLater)
        dialog.setWindowModality(Qt.WindowModality.WindowModal)  # its own `open` wants a slot by name
        dialog.show()

    def print_with(self, printer: QPrinter, settings: PrintSettings) -> None:
        """Print on a printer with its own paper and pages; one that writes into a file gets a PDF."""
        if printer.outputFileName():
            path = Path(printer.outputFileName())
            self._tasks.write(file_names.shown(path), self._printing_to_file(printer, settings, path))
            return
        printing = translate("printing", "Printing: {percent} %")
        not_printed = translate("printing", "Nothing was printed: {cause}. Choose another printer, or a PDF.")
        self._tasks.run(
            self._printing(printer, settings),
            lambda pages: self._messages.show_message(_printed(pages)),
            lambda error: not_printed.format(cause=errors.describe(error)),
            describe=lambda share: printing.format(percent=int(100 * share)),
            given_up=translate("printing", "Printing was stopped."),
        )

    def _printing(self, printer: QPrinter, settings: PrintSettings) -> Work[int]:
        job, numbers = yield from self._job_for(printer, settings)
        try:
            yield from as_part(page_files.print_pages(printer, job, numbers=numbers), 1, 2)
        except GeneratorExit:
            printer.abort()
            raise
        return len(numbers)

    def _printing_to_file(self, printer: QPrinter, settings: PrintSettings, path: Path) -> Work[int]:
        job, numbers = yield from self._job_for(printer, settings)
        return (yield from _storing_pdf(path, job, numbers))

    def _job_for(self, printer: QPrinter, settings: PrintSettings) -> Work[tuple[PrintJob, range]]:
        """The pages on the paper, and their numbers, that were chosen in the printer's dialog."""
        job = yield from as_part(self._pages.make(settings), 0, 2)
        numbers = range(job.pages.count)
        if printer.printRange() is QPrinter.PrintRange.PageRange:
            numbers = numbers[max(1, printer.fromPage()) - 1 : printer.toPage() or None]
        return replace(job, layout=page_files.with_margins(printer.pageLayout())), numbers


def has_printer() -> bool:
    return bool(QPrinterInfo.availablePrinterNames())


def page_paths(path: Path, count: int) -> list[Path]:
    """A file for each page, with its number, unless there is only one; a number in the name is not repeated."""
    if count == 1:
        return [path]
    width = len(str(count))
    stem = path.stem.removesuffix(f"-{1:0{width}}")
    return [path.with_name(f"{stem}-{number:0{width}}{path.suffix}") for number in range(1, count + 1)]


def _storing_pdf(path: Path, job: PrintJob, numbers: Sequence[int] | None = None) -> Work[int]:
    data = yield from as_part(page_files.pdf(job, numbers), 1, 2)
    return (yield from storing(path, data))


def _storing_pages(paths: Sequence[Path], job: PrintJob, settings: PrintSettings) -> Work[int]:
    """Store each page; if cancelled, remove the new files."""
    kind = PictureKind.SVG if settings.target is Destination.SVG else PictureKind.PNG
    size, new = 0, []
    try:
        for number, path in enumerate(paths):
            page = page_files.page(job, number, kind, settings.dots)
            picture = yield from as_part(page, len(paths) + number, 2 * len(paths))
            data = yield from beside(partial(encoded, picture))
            if not answered(path.exists):
                new.append(path)
            size += yield from storing(path, data)
    except BaseException:
        with suppress(TimeoutError):
            answered(partial(_remove, new))
        raise
    return size


def _remove(paths: Sequence[Path]) -> None:
    for path in paths:
        path.unlink(missing_ok=True)


def _would_be_replaced(name: str, count: int) -> str:
    text = translate(
        "printing", "{count} of these files already exist, the first is {name}. Replace them?", "", count
    )
    return text.format(count=number(count), name=shown(name))


def _printed(pages: int) -> str:
    return translate("printing", "{pages} pages were sent to the printer.", "", pages, pages=number(pages))
