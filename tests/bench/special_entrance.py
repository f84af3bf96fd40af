"""A window that is brought one file through one entrance after the other, for `special_files`.

It is given entrances through a pipe, a name a line, and says for each what was said, how long that took and how
much memory; the last one is "close".
"""

import json
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from time import perf_counter
from typing import Any, Final
from urllib.parse import quote_from_bytes

from PySide6.QtCore import QMimeData, QUrl
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog

from solver_core import formats
from solver_core.formats.lists.line_file import LineFile
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.app import NAME, create
from sudoku_gui.document.document import Source
from sudoku_gui.document.file_watch import FileWatch
from sudoku_gui.features.export import ExportFeature
from sudoku_gui.features.files import FilesFeature
from sudoku_gui.features.library import LibraryFeature
from sudoku_gui.features.tours import ToursFeature
from sudoku_gui.shell.main_window import MainWindow
from tests.gui.parts import save_to, view_of

LINE: Final = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......\n"
_GIVEN_UP: Final = 1.2
"""Seconds after which what waits for somebody who writes is given up, by the key that its user would press."""


def _mime(path: Path) -> QMimeData:
    held = QMimeData()
    held.setUrls([QUrl("file://" + quote_from_bytes(os.fsencode(path)))])
    return held


def _text(text: str) -> QMimeData:
    held = QMimeData()
    held.setText(text)
    return held


def _dialog(window: MainWindow, path: Path) -> None:
    window.feature(FilesFeature).open()
    dialog = window.findChild(QFileDialog)
    assert isinstance(dialog, QFileDialog)
    dialog.filesSelected.emit([os.fsencode(path).decode(errors="replace")])
    dialog.reject()


def _recent(window: MainWindow, path: Path) -> None:
    window.context.recent_files.add(str(path))
    menu: Any = window.findChild(object, "menu_recent")
    menu.actions()[0].trigger()


def _save(window: MainWindow, path: Path) -> None:
    window.feature(FilesFeature).take_text(LINE, "text")
    save_to(window, path, "sdk")


def _save_over(window: MainWindow, path: Path) -> None:
    """The file that is open has become this."""
    window.feature(FilesFeature).take_text(LINE, "text")
    window.document.saved(Source(path, "sdk"))
    window.feature(FilesFeature).save()


def _save_run(window: MainWindow, path: Path) -> None:
    window.feature(FilesFeature).take_text(LINE, "text")
    window.context.watching.start()
    window.feature(ExportFeature).run_exchange.save_run_to(path)


def _export_list(window: MainWindow, path: Path) -> None:
    window.context.open_list.show_puzzles("two", formats.read(LINE * 2).puzzles)
    window.feature(LibraryFeature).export_to(path, "sdm")


def _export_picture(window: MainWindow, path: Path) -> None:
    from sudoku_gui.document.atomic_file import storing  # noqa: PLC0415 - what every picture, page and film does

    window.context.tasks.write("picture", storing(path, b"picture"))


def _list_opened(window: MainWindow, path: Path) -> None:
    """Open as a list, scrolled, sorted and searched while somebody changes it."""
    from sudoku_gui.database.filter import ListFilter, RowOrder  # noqa: PLC0415 - of this entrance alone

    try:
        line_file = LineFile.begin(path)
    except (OSError, ValueError) as error:
        window.context.messages.show_message(f"no list: {error}")
        return
    if line_file is None:
        window.context.messages.show_message("no list")
        return
    open_list = window.context.open_list
    open_list.show_line_file(line_file)
    open_list.set_filter(ListFilter(text="52", order=RowOrder.GIVENS))
    for _ in range(20):
        view_of(window, "library").table.scrollToBottom()
        view_of(window, "library").table.viewport().grab()
        open_list.next()
        QApplication.processEvents()
    window.context.messages.show_message(f"{open_list.size} rows so far")


def _watch(window: MainWindow, path: Path) -> None:
    watch = FileWatch(window)
    watch.watch(path)
    watch.check()
    window.context.messages.show_message(f"{watch.change().value}, {watch.stamp}")


ENTRANCES: Final[dict[str, Callable[[MainWindow, Path], object]]] = {
    "open dialog": _dialog,
    "command line": lambda window, path: window.feature(FilesFeature).open_without_asking(
        path, may_be_pipes=True
    ),
    "drop": lambda window, path: window.feature(FilesFeature).drop(_mime(path)),
    "paste a path": lambda window, path: window.feature(FilesFeature).drop(
        _text(os.fsencode(path).decode(errors="replace"))
    ),
    "paste a URL": lambda window, path: window.feature(FilesFeature).drop(
        _text("file://" + quote_from_bytes(os.fsencode(path)))
    ),
    "Open Recent": _recent,
    "import": lambda window, path: window.feature(LibraryFeature).import_path(path),
    "tour": lambda window, path: window.feature(ToursFeature).open_path(path),
    "run": lambda window, path: window.feature(ExportFeature).run_exchange.open_run(path),
    "save as": _save,
    "save": _save_over,
    "save a run": _save_run,
    "export a list": _export_list,
    "export": _export_picture,
    "watch": _watch,
    "list opened": _list_opened,
}


def main() -> int:
    """Bring the file in through each entrance that is given, and close."""
    path = Path(sys.argv[1])
    application = QApplication([NAME])
    application.setApplicationName(NAME)
    window = create(application)
    window.show()
    with os.fdopen(int(sys.argv[2])) as orders:
        for line in orders:
            entrance = line.strip()
            if entrance == "close":
                break
            print(json.dumps(_tried(window, path, entrance)), flush=True)
    begin = perf_counter()
    window.close()
    window.deleteLater()
    QApplication.processEvents()
    print(json.dumps({"said": "closed", "seconds": perf_counter() - begin, "megabytes": 0}), flush=True)
    return 0


def _tried(window: MainWindow, path: Path, entrance: str) -> dict[str, object]:
    window.context.open_list.close()
    window.document.open(Puzzle(Grid.empty()), Source())
    QApplication.processEvents()
    window.context.messages.dismiss()
    _forget_most_memory()
    before, begin = _most_megabytes(), perf_counter()
    ENTRANCES[entrance](window, path)
    given_up = ""
    while _is_busy(window):
        QApplication.processEvents()
        if not given_up and perf_counter() - begin > _GIVEN_UP:
            given_up = f"{window.context.messages.text} (given up) "
            window.cancel()
    QApplication.processEvents()
    said = given_up + (window.context.messages.text or f"opened: {window.document.name('no file')}")
    seconds = perf_counter() - begin
    for dialog in window.findChildren(QDialog):
        if dialog.isVisible():
            said += f" [{dialog.objectName() or dialog.windowTitle()}]"
            dialog.reject()
    return {"said": said, "seconds": seconds, "megabytes": max(0.0, _most_megabytes() - before)}


def _is_busy(window: MainWindow) -> bool:
    library = window.context.library
    return bool(
        window.feature(FilesFeature).opening.is_reading or library.is_busy or window.context.tasks.is_running
    )


def _forget_most_memory() -> None:
    """The kernel counts anew from here."""
    with suppress(OSError):
        Path("/proc/self/clear_refs").write_text("5")


def _most_megabytes() -> float:
    """The most memory that was in use since the count began."""
    status = Path("/proc/self/status")
    if not status.exists():
        return 0.0
    line = next(line for line in status.read_text().splitlines() if line.startswith("VmHWM"))
    return int(line.split()[1]) / 1024


if __name__ == "__main__":
    sys.exit(main())
