"""Measures a list of a million lines: until its first page is shown, all is read, and each search has found its first page and all.

    python -m tests.bench.long_list [--lines 1000000] [--rated 0]

Also how long the window was blocked at most. On a busy machine only the time of processors means anything.
"""

import argparse
import os
import random
import sys
import tempfile
from pathlib import Path
from time import perf_counter, process_time

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from sudoku_gui.features.library.view import LibraryView
from sudoku_gui.library.filter import ListFilter, RowOrder
from sudoku_gui.library.library import Library
from sudoku_gui.library.open_list import OpenList
from sudoku_gui.library.ratings import Rating
from sudoku_gui.library.rows import rows_of_file
from sudoku_gui.render import theme

PAGE = 20
FILTERS = {
    "words, few": ListFilter(text="easter"),
    "words, one at the end": ListFilter(text="number 999998"),
    "words, none": ListFilter(text="nobody is called so"),
    "givens side by side": ListFilter(text="53..7"),
    "givens, none": ListFilter(text="123456789"),
    "22 to 24 givens": ListFilter(fewest=22, most=24),
    "level 7 - 8": ListFilter(level="7 - 8"),
    "level, a word": ListFilter(level="easy"),
    "fewest givens first": ListFilter(order=RowOrder.GIVENS),
    "easiest first": ListFilter(order=RowOrder.LEVEL),
    "words, easiest first": ListFilter(text="easter", order=RowOrder.LEVEL),
    "all at once": ListFilter(text="5..", fewest=22, level="3 - 9", order=RowOrder.GIVENS),
}


def _write(path: Path, lines: int) -> list[str]:
    chance, codes = random.Random(1), []
    with path.open("w", encoding="utf-8") as file:
        file.write("puzzle,level,title\n")
        for number in range(lines):
            cells = ["."] * 81
            for cell in chance.sample(range(81), chance.randint(20, 30)):
                cells[cell] = chance.choice("123456789")
            level = chance.choice(["Easy", *(f"{chance.randint(10, 99) / 10}" for _ in range(9))])
            codes.append("".join(cells))
            word = "easter" if number % 1000 == 999 else ""
            file.write(f"{codes[-1]},{level},number {number} {word}\n")
    return codes


class _Blocked(QTimer):
    """Notes the longest time between two turns of the event loop."""

    def __init__(self) -> None:
        super().__init__(interval=3)
        self.longest, self._last = 0.0, perf_counter()
        self.timeout.connect(self._note)
        self.start()

    def _note(self) -> None:
        now = perf_counter()
        self.longest, self._last = max(self.longest, now - self._last), now

    def again(self) -> None:
        self.longest, self._last = 0.0, perf_counter()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lines", type=int, default=1_000_000)
    parser.add_argument("--rated", type=int, default=0)
    asked = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QApplication([])
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "list.csv"
        codes = _write(path, asked.lines)
        library = Library(Path(folder) / "data")
        rated = random.Random(2).sample(codes, asked.rated)
        if rated:
            library.ratings.add({code: Rating("hard", at % 5000, "x_wing") for at, code in enumerate(rated)})
            assert library.settle(60)
        open_list = OpenList(library)
        view = LibraryView(open_list, theme.light())
        view.show()
        application.processEvents()
        blocked = _Blocked()

        def measure(label: str, page: int) -> None:
            rows = rows_of_file(path)
            view.grab()
            blocked.again()
            start, spent, first = perf_counter(), process_time(), None
            yielding = QEventLoop.ProcessEventsFlag.WaitForMoreEvents
            if label == "open":
                open_list.show_rows(rows)
            else:
                open_list.set_filter(FILTERS[label])
            while open_list._job.is_running:
                if first is None and view.model.rowCount() >= page:
                    view.table.viewport().repaint()
                    first = perf_counter() - start
                application.processEvents(yielding)
            whole = perf_counter() - start
            sys.stdout.write(
                f"{label:24} first page {whole if first is None else first:.3f} s, all {whole:.3f} s"
                f" ({process_time() - spent:.3f} s of processors),"
                f" {open_list.count:9,} rows, blocked {1000 * blocked.longest:.0f} ms\n"
            )

        for label in ("open", *FILTERS):
            measure(label, PAGE)
        open_list.close()
        library.close()


if __name__ == "__main__":
    main()
