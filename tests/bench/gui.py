"""Measures the window: ``python -m tests.bench.gui`` prints a table, ``--only steps,panes`` a part of it.

=========  ==========================================================================================
start      from nothing to a window that can be used, in a process of its own, beside an empty window of Qt
board      from a key or a move of the mouse to the board painted, while one plays
play       a new puzzle, hints by level, and the end of a search for hints that takes long
steps      from a key press to the step painted in every view, playing, and scrubbing
learn      steps in Learn, every other one while the links still move
queens     scrubbing and playing 13 queens, running ahead meanwhile
actions    from a request to what it changes, painted: a term's card, another run
panes      processor time of each pane's picture and of moves, so that other work of the machine hardly matters
lists      a list of a million lines (``--lines``): until its first page is shown, and all is read or found
=========  ==========================================================================================

Times are milliseconds; no test depends on them. A gap is the longest time in which the event loop answered nobody; busy
is the same as processor time: what is less than the gap was waiting. With ``QT_QPA_PLATFORM=offscreen`` pictures are
painted but not shown.
"""

import random
import resource
import subprocess
import sys
import tempfile
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from time import perf_counter, process_time, thread_time, time
from typing import Final

import pytest
from PySide6.QtCore import QCoreApplication, QEventLoop, QPoint, Qt
from PySide6.QtGui import QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from solver_core import compiled
from solver_core.hints import Difficulty, Position
from solver_core.sudoku import encoding
from solver_core.sudoku.cells import CELLS
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.database.filter import ListFilter, RowOrder
from sudoku_gui.database.library import Library
from sudoku_gui.database.open_list import OpenList
from sudoku_gui.database.rows import rows_of_file
from sudoku_gui.document.document import Source
from sudoku_gui.document.hint_session import Stage
from sudoku_gui.document.puzzle_stock import Stock
from sudoku_gui.features.hints import HintsFeature
from sudoku_gui.features.library.view import LibraryView
from sudoku_gui.features.link_view.canvas import LinkCanvas
from sudoku_gui.features.new_puzzle import NewPuzzleFeature
from sudoku_gui.features.play import PlayFeature
from sudoku_gui.player.subject import Subject
from sudoku_gui.render import theme
from sudoku_gui.shell.main_window import MainWindow
from tests.bench import actions
from tests.bench.measuring import HEAD, line, options
from tests.bench.timing import key_presses, measured, opened, paint_now, settle, timed
from tests.gui.parts import part

HARD: Final = "........1.....2.....3....45....16..3.4..5....7..........15......6....8...9....2.."
"""17 givens, 17 thousand decisions: several hundred thousand events."""

HARDEST: Final = "98.7..6..5..9..7......4..3.6..8..5...5...2.....8......1.........6..791.....1...56"
"""Of which all steps take long to find."""

PAUSES: Final = (400, 200)
"""Milliseconds after steps, in turn: the links come to rest, or are still on their way (closer steps are a jump)."""

TIMES: Final = 40
PANES: Final = (
    *("board", "matrix_view", "link_view", "tree_view", "timeline", "candidate_boards", "column_list"),
    *("event_log", "stack_view", "pseudocode", "statistics"),
)
FILTERS: Final = {
    "words, few": ListFilter(text="easter"),
    "words, none": ListFilter(text="nobody is called so"),
    "givens side by side": ListFilter(text="53..7"),
    "22 to 24 givens": ListFilter(fewest=22, most=24),
    "level 7 - 8": ListFilter(level="7 - 8"),
    "fewest givens first": ListFilter(order=RowOrder.GIVENS),
    "words, easiest first": ListFilter(text="easter", order=RowOrder.DIFFICULTY),
    "all at once": ListFilter(text="5..", fewest=22, level="3 - 9", order=RowOrder.GIVENS),
}
_START: Final = """
import time
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMainWindow
application = QApplication([])
{window}
window.show()
QTimer.singleShot(0, lambda: (print(time.time()), application.quit()))
application.exec()
"""
"""Says when the event loop has painted the window and asks for more."""

_WINDOWS: Final = {
    "start of an empty window": "window = QMainWindow(); window.resize(1280, 720)",
    "start": "from sudoku_gui.app import create; window = create(application)",
}


def starts(_window: MainWindow, _asked: Namespace) -> Iterator[str]:
    """From nothing to a window, each time in a new process."""
    for name, made in _WINDOWS.items():
        times = []
        for _ in range(5):
            command, began = [sys.executable, "-c", _START.format(window=made)], time()
            printed = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout
            times.append(1000 * (float(printed) - began))
        yield line(name, times)


# --- playing ------------------------------------------------------------------------------------------


def on_board(window: MainWindow, _asked: Namespace) -> Iterator[str]:
    """Select, write and highlight, with all candidates as notes."""
    window.context.watching.leave()
    window.arrangements.choose("play")
    window.document.open(Puzzle(Grid.parse(HARD)), Source())
    window.feature(PlayFeature).editing.fill_candidates()
    settle(1.0)
    board, highlights = window.context.board, window.context.highlights
    board.setFocus()

    def press(key: int, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        QTest.keyClick(board, Qt.Key(key), modifier)

    def row(name: str, action: Callable[[int], object]) -> str:
        return measured(
            name, lambda: [timed(partial(action, number % 9), rest=0.01) for number in range(TIMES)]
        )

    yield row("board: move the cursor", lambda _: press(Qt.Key.Key_Right))
    board.select(window.document.puzzle.board.digits.index(0))
    for cells in ("a cell", "81 cells"):
        yield row(f"  note in {cells}", lambda _: press(Qt.Key.Key_3, Qt.KeyboardModifier.ControlModifier))
        yield row(f"  digit in {cells}", lambda number: press(Qt.Key.Key_1 + number))
        if cells == "a cell":
            yield measured("  drag over 81 cells, each", lambda: _drag(window))
    yield row("  highlight a digit", lambda number: highlights.toggle(str(number + 1)))
    highlights.clear()


def _drag(window: MainWindow) -> list[float]:
    """Row by row, there and back."""
    board, left = window.context.board, Qt.MouseButton.LeftButton

    def middle(cell: int) -> QPoint:
        return board.cell_area(cell).center()

    way = [cell if cell // 9 % 2 == 0 else cell // 9 * 9 + 8 - cell % 9 for cell in CELLS]
    QTest.mousePress(board, left, pos=middle(0))
    times = [timed(partial(QTest.mouseMove, board, middle(cell))) for cell in way[1:]]
    QTest.mouseRelease(board, left, pos=middle(way[-1]))
    return times


def new_and_hints(window: MainWindow, _asked: Namespace) -> Iterator[str]:
    """One puzzle after the other from the stock; some hints of each level; a search for hints, ended."""
    hints, new = window.feature(HintsFeature), window.feature(NewPuzzleFeature)
    session, levels = hints.hint_session, tuple(Difficulty)

    def is_there() -> bool:
        return session.stage in {Stage.PLACE, Stage.FAULT, Stage.NO_STEP, Stage.FAILED}

    def of_level(level: Difficulty) -> list[float]:
        found = []
        for made in Stock(Path("none")).of_level(level)[:6]:
            window.document.open(Puzzle(made.givens), Source())
            for _ in range(8):
                found.append(timed(hints.advance, is_there, rest=0.01))
                if session.stage is not Stage.PLACE:
                    break
                session.perform("hint")
        return found

    def cancelled() -> float:
        window.document.open(Puzzle(Grid.parse(HARDEST)), Source())
        session.finder.ask("path", Position.of(window.document.puzzle), session.techniques)
        return timed(session.finder.cancel, rest=0.5)

    yield measured(
        "new puzzle from the stock",
        lambda: [timed(partial(new.open_level, levels[at % len(levels)]), rest=0.05) for at in range(TIMES)],
    )
    for level in levels:
        yield measured(f"hint, {level}", partial(of_level, level))
    yield measured("cancel, the hardest", lambda: [cancelled() for _ in range(8)])


# --- watching -----------------------------------------------------------------------------------------


def every_view(window: MainWindow) -> None:
    """Open all panes, none behind another."""
    window.arrangements.choose("study")
    settle(1.0)


def _watch_hard(window: MainWindow) -> None:
    """A Sudoku of several hundred thousand events, run ahead to its end, in every view."""
    every_view(window)
    window.context.watching.watch(Subject(Grid.parse(HARD)))
    while window.player.is_running_in_background:
        settle(0.05)


def steps(window: MainWindow, asked: Namespace) -> Iterator[str]:
    """By keys and by the player, in every view."""
    _watch_hard(window)
    player = window.player
    player.set_beat("column")
    player.scrub(2000)
    settle(0.2)
    yield measured(
        f"key to painted step, of {player.length:,} events", lambda: key_presses(window, 60, rest=0.2)
    )
    yield measured("  to the last view painted", lambda: key_presses(window, 60, rest=0.2, to_the_last=True))
    yield measured("  key held down", lambda: key_presses(window, 100))
    yield measured("  scrubbing", lambda: scrubbing(window, 200))
    for beat, rate in (("link", 60.0), ("column", 1000.0), ("link", 10_000_000.0)):
        player.scrub(0)
        player.set_beat(beat)
        settle(0.2)
        yield played(window, rate, asked.seconds)


def queens(window: MainWindow, asked: Namespace) -> Iterator[str]:
    """13 queens, running ahead meanwhile."""
    every_view(window)
    window.context.watching.watch_sample("queens_13")
    settle(0.1)
    yield measured("13 queens: scrubbing, running ahead", lambda: scrubbing(window, 200))
    yield played(window, 10_000_000.0, asked.seconds)
    window.context.watching.leave()


def scrubbing(window: MainWindow, moves: int) -> list[float]:
    """Over the whole search, in steps of one pixel of a strip 1,000 pixels wide."""
    places = [move * 7919 % 1000 * window.player.length // 1000 for move in range(moves)]
    return [timed(partial(window.player.scrub, place)) for place in places]


def played(window: MainWindow, rate: float, seconds: float) -> str:
    """Times of pictures while playing."""
    player = window.player
    before = player.position

    def play() -> list[float]:
        times = []
        player.set_rate(rate)
        player.play()
        until = perf_counter() + seconds
        while perf_counter() < until and player.is_playing:
            began, spent, position = process_time(), perf_counter(), player.position
            QCoreApplication.processEvents()
            if player.position != position:
                times.append(perf_counter() - spent)
            elif process_time() - began < 0.0005:
                QTest.qWait(1)
        player.pause()
        return times

    row = measured(f"  playing, {rate:,.0f} a second", play)
    return f"{row}, {player.position - before:,} events"


def learn(window: MainWindow, _asked: Namespace) -> Iterator[str]:
    """Steps in the arrangement that is seen first, with the links in motion; the fifth of five goes back."""
    _watch_hard(window)
    window.arrangements.choose("learn")
    player = window.player
    for beat in ("link", "column"):
        player.set_beat(beat)
        player.scrub(5000)
        settle(0.5)
        times, used = [], []
        with motion_pictures() as pictures:
            for number in range(150):
                began, spent = perf_counter(), process_time()
                player.step(backward=number % 5 == 4)
                while player.is_busy:
                    QCoreApplication.processEvents()
                QCoreApplication.processEvents()
                times.append(1000 * (perf_counter() - began))
                used.append(1000 * (process_time() - spent))
                QTest.qWait(PAUSES[number % 2])
        yield line(f"learn: {beat} while links move", times)
        yield line("  processor time of that", used)
        yield line("  a picture of the links", pictures)
    every_view(window)


@contextmanager
def motion_pictures() -> Iterator[list[float]]:
    """How many milliseconds each picture of the links takes meanwhile."""
    times: list[float] = []
    paint_on = LinkCanvas.paint_on

    def timed_paint(canvas: LinkCanvas, painter: QPainter) -> None:
        began = perf_counter()
        paint_on(canvas, painter)
        times.append(1000 * (perf_counter() - began))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(LinkCanvas, "paint_on", timed_paint)
        yield times


def panes(window: MainWindow, _asked: Namespace) -> Iterator[str]:
    """A move without a window; each pane as a whole at random places of a search; a step that changes all in sight."""
    chance, search = random.Random(1), encoding.search(Grid.parse(HARD))
    search.count()
    length = search.position
    search.seek(length // 2)
    yield line("an event forward", [spent(search.forward) for _ in range(1000)])
    yield line("an event back", [spent(search.back) for _ in range(1000)])
    places = [chance.randrange(length) for _ in range(1000)]
    yield line(f"seek in {length:,} events", [spent(partial(search.seek, place)) for place in places])
    _watch_hard(window)
    player = window.player
    views = {name: dock.view for name, dock in window.workbench.docks.items()}
    views["timeline"] = part(window, QWidget, "timeline")
    for name in PANES:
        if name in window.workbench.docks:
            window.workbench.show_pane(name)
        times = []
        for _ in range(TIMES):
            player.scrub(chance.randrange(player.length))
            settle(0.05)
            times.append(spent(views[name].grab))
        yield line(name, times)
    every_view(window)
    player.set_beat("column")

    def step() -> None:
        player.step()
        paint_now()

    times = []
    for _ in range(TIMES):
        settle(0.1)
        times.append(spent(step))
    yield line("a step, all panes of Study", times)


def spent(action: Callable[[], object]) -> float:
    """Milliseconds of this thread."""
    began = thread_time()
    action()
    return 1000 * (thread_time() - began)


def all_actions(window: MainWindow, _asked: Namespace) -> Iterator[str]:
    """All that is not moving."""
    every_view(window)
    return actions.rows(window, HARD)


# --- lists --------------------------------------------------------------------------------------------


def lists(_window: MainWindow, asked: Namespace) -> Iterator[str]:
    """A table of many lines in a view of its own: opened, then filtered and sorted."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "list.csv"
        _write(path, asked.lines)
        library = Library(Path(folder) / "data")
        open_list = OpenList(library)
        view = LibraryView(open_list, theme.light())
        view.show()

        def found(begin: Callable[[], object]) -> list[float]:
            view.grab()
            start, first = perf_counter(), None
            begin()
            while open_list._job.is_running:
                if first is None and view.model.rowCount() >= 20:
                    view.table.viewport().repaint()
                    first = perf_counter() - start
                QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
            whole = perf_counter() - start
            return [whole if first is None else first, whole]

        yield measured(
            "open: first page, and all", lambda: found(partial(open_list.show_rows, rows_of_file(path)))
        )
        for name, wanted in FILTERS.items():
            yield measured(f"  {name}", partial(found, partial(open_list.set_filter, wanted)))
        open_list.close()
        library.close()


def _write(path: Path, lines: int) -> None:
    chance = random.Random(1)
    with path.open("w", encoding="utf-8") as file:
        file.write("puzzle,level,title\n")
        for number in range(lines):
            cells = ["."] * 81
            for cell in chance.sample(range(81), chance.randint(20, 30)):
                cells[cell] = chance.choice("123456789")
            level = chance.choice(["Easy", *(f"{chance.randint(10, 99) / 10}" for _ in range(9))])
            word = " easter" if number % 1000 == 999 else ""
            file.write(f"{''.join(cells)},{level},number {number}{word}\n")


SECTIONS: Final = {
    "start": starts,
    "board": on_board,
    "play": new_and_hints,
    "steps": steps,
    "learn": learn,
    "queens": queens,
    "actions": all_actions,
    "panes": panes,
    "lists": lists,
}


def main() -> int:
    """Measure and print."""
    asked = options("gui", __doc__, only=",".join(SECTIONS), seconds=3.0, size="1280x720", lines=1_000_000)
    print(f"compiled: {compiled}; window {asked.size}\n{HEAD}")
    with opened(asked.size) as window:
        for section in asked.only.split(","):
            for row in SECTIONS[section](window, asked):
                print(row, flush=True)
    print(f"memory: {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MB at its largest")
    return 0


if __name__ == "__main__":
    sys.exit(main())
