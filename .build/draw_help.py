# ruff: noqa: INP001 - run by hand
"""Draws the pictures of the manual, with the program itself: ``python .build/draw_help.py [NAME...]``.

The real window is started where nobody sees it, arranged, given a puzzle and moved to a place; then it, or a view of
it, is painted into ``assets/help/pictures/``. A picture with words in it is drawn for each language.
Draw them again when a view has changed, and look at them. The fonts are those of the tests.
"""

import multiprocessing
import os
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["FONTCONFIG_FILE"] = str(Path(__file__).parents[1] / "tests" / "data" / "fonts" / "fonts.conf")

from PySide6.QtCore import QCoreApplication, QEvent, QSettings, QSize
from PySide6.QtGui import QFont, QImage
from PySide6.QtWidgets import QApplication, QWidget

from solver_core.cover import Op
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.marks import Marks
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.app import create
from sudoku_gui.document.document import Source
from sudoku_gui.features.play.shown_board import BoardStack
from sudoku_gui.features.watch.timeline.view import TimelineView
from sudoku_gui.features.watch.view import Transport
from sudoku_gui.player.subject import Subject
from sudoku_gui.render.theme import light
from sudoku_gui.shell.main_window import MainWindow
from sudoku_gui.widgets.throttle import Throttle
from sudoku_gui.wording.terms import LANGUAGES

TOP = Path(__file__).parents[1]
PICTURES = TOP / "assets" / "help" / "pictures"
PUZZLE = "....8.74.3..1..6.88.7.......3...4....183.947....8...5.......2.46.2..8..1.89.2...."
FONTS = ("DejaVu Sans", "Droid Sans Fallback")
LETTERS = 13
"""Pixels."""

_PATIENCE = 20.0


@dataclass(frozen=True, slots=True)
class Shot:
    """One picture.

    Attributes:
        name: of the file.
        part: what is painted: "window", "board", "transport", or a pane.
        size: of the part, in pixels.
        sample: the problem of the gallery that is watched; "" for the puzzle.
        legs: the way there from the start: kinds of places with how many of them.
        op: then on to an event of this kind.
        has_words: each language has its own.
        beat: how far a step goes.
        noted: the puzzle is shown with notes and colours, and no search is watched.
    """

    name: str
    part: str
    size: tuple[int, int]
    sample: str = ""
    legs: tuple[tuple[str, int], ...] = ()
    op: Op | None = None
    has_words: bool = True
    beat: str = "column"
    noted: bool = False


_DEAD_END = (("dead_end", 2),)

SHOTS = (
    Shot("watch.png", "window", (1180, 800), legs=_DEAD_END, beat="decision"),
    Shot("board.png", "board", (400, 400), legs=_DEAD_END, has_words=False),
    Shot("notes.png", "board", (400, 400), has_words=False, noted=True),
    Shot("transport.png", "transport", (900, 190), legs=(("decision", 40),), op=Op.COVER),
    Shot("matrix.png", "matrix_view", (640, 380), legs=(("decision", 36),)),
    Shot("links.png", "link_view", (620, 420), sample="knuth_2000", op=Op.HIDE),
    Shot("columns.png", "column_list", (460, 300), sample="knuth_2000", legs=(("decision", 1),)),
    Shot("tree.png", "tree_view", (560, 230), sample="six_sets", legs=(("solution", 1),)),
    Shot(
        "pseudocode.png",
        "pseudocode",
        (480, 600),
        sample="knuth_2000",
        op=Op.COVER,
        beat="link",
        has_words=False,
    ),
    Shot("stack.png", "stack_view", (460, 280), legs=_DEAD_END),
)


def files(shot: Shot) -> dict[str, Path]:
    """Where a picture lies, by language; one that has no words lies in one place for all."""
    if not shot.has_words:
        return {LANGUAGES[0]: PICTURES / shot.name}
    return {
        language: (PICTURES if language == LANGUAGES[0] else PICTURES / language) / shot.name
        for language in LANGUAGES
    }


def settle(window: MainWindow) -> None:
    """Let everything be painted where the search is."""
    until = perf_counter() + _PATIENCE
    at_rest = 0
    while at_rest < 40 and perf_counter() < until:
        QCoreApplication.processEvents()
        player = window.player
        paces = [
            throttle
            for widget in QApplication.topLevelWidgets()
            for throttle in widget.findChildren(Throttle)
        ]
        waits = (
            player.is_busy
            or player.is_running_in_background
            or any(throttle.is_waiting for throttle in paces)
        )
        at_rest = 0 if waits else at_rest + 1
        QCoreApplication.sendPostedEvents()
        _rest(0.01)


def _rest(seconds: float) -> None:
    until = perf_counter() + seconds
    while perf_counter() < until:
        QCoreApplication.processEvents()


def go(window: MainWindow, shot: Shot) -> None:
    """Watch what the picture shows, where it shows it."""
    if shot.noted:
        window.document.open(noted(), Source())
        settle(window)
        return
    subject = Subject(sample=shot.sample) if shot.sample else Subject(Grid.parse(PUZZLE))
    window.context.watching.watch(subject)
    settle(window)
    player = window.player
    player.set_beat(shot.beat)
    search = player.subject.search()
    for kind, times in shot.legs:
        for _ in range(times):
            search.run_to(kind)
    while shot.op is not None and (search.event is None or search.event.op is not shot.op):
        search.forward()
    player.scrub(search.position)
    settle(window)


def noted() -> Puzzle:
    """The puzzle in the middle of being solved by hand."""
    corner = {
        0: (1, 5, 9),
        1: (2, 5, 6, 9),
        2: (1, 5, 6),
        10: (4, 5, 9),
        11: (4, 5),
        19: (2, 4, 5, 6, 9),
        29: (5, 6),
    }
    centre = {36: (2, 5), 40: (5, 6), 44: (2, 6), 53: (3, 6)}
    colours = {36: (2,), 40: (2,), 44: (2,), 11: (5,), 29: (4,), 2: (4, 5)}
    return Puzzle(
        Grid.parse(PUZZLE),
        entries=Grid.empty().with_digit(16, 2).with_digit(8, 9).with_digit(24, 1),
        corner=Marks.of(corner),
        centre=Marks.of(centre),
        colours=Marks.of(colours),
    )


def part(window: MainWindow, shot: Shot) -> QWidget:
    """What is painted, as large as it is wanted: a view of the same search, in a window of its own."""
    player, selection, look = window.player, window.selection, light()
    if shot.part == "window":
        view: QWidget = window
    elif shot.part == "board":
        boards = BoardStack(window.context)
        boards.board.animated = False
        boards.refresh()
        view = boards
    elif shot.part == "transport":
        view = Transport(player, window.context.actions, look, TimelineView(player, look))
    else:
        kind: Callable[..., QWidget] = type(window.workbench.docks[shot.part].view)
        view = kind(player, selection, look)
    view.resize(QSize(*shot.size))
    view.show()
    return view


def draw(application: QApplication, shot: Shot, language: str) -> QImage:
    """The picture, drawn anew."""
    window = start(application, language)
    window.arrangements.choose("watch")
    go(window, shot)
    view = part(window, shot)
    settle(window)
    image = view.grab().toImage()
    view.close()
    view.deleteLater()
    window.close()
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    return image.convertToFormat(QImage.Format.Format_RGB888)


def start(application: QApplication, language: str) -> MainWindow:
    """The program in a language, in light colours, without memory and motion."""
    settings = QSettings()
    settings.clear()
    settings.setValue("language", language)
    settings.setValue("theme", "light")
    settings.sync()
    window = create(application)
    window.context.board.animated = False
    window.resize(1180, 800)
    window.show()
    window.context.messages.dismiss()
    settle(window)
    return window


def request(names: Sequence[str], language: str) -> Iterator[tuple[Shot, Path]]:
    """The pictures asked for, or all, in a language."""
    for shot in SHOTS:
        is_wanted = not names or shot.name in names or shot.name.removesuffix(".png") in names
        if is_wanted and language in (found := files(shot)):
            yield shot, found[language]


@contextmanager
def program() -> Iterator[QApplication]:
    """The application, with the fonts of the tests and without anything that was stored before."""
    application = QApplication([])
    application.setOrganizationName("dancing-sudoku-pictures")
    font = QFont()
    font.setFamilies(list(FONTS))
    font.setPixelSize(LETTERS)
    application.setFont(font)
    with tempfile.TemporaryDirectory() as folder:
        for variable in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"):
            os.environ[variable] = folder
        QSettings.setDefaultFormat(QSettings.Format.IniFormat)
        QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, folder)
        yield application


def draw_all(language: str, names: Sequence[str]) -> None:
    """Draw the pictures of a language into their files."""
    with program() as application:
        for shot, file in request(names, language):
            file.parent.mkdir(parents=True, exist_ok=True)
            draw(application, shot, language).save(str(file), quality=0)
            sys.stdout.write(f"{file.relative_to(PICTURES)}  {file.stat().st_size // 1024} KB\n")


if __name__ == "__main__":
    for code in LANGUAGES:  # each in a process of its own: a program speaks one language from start to end
        process = multiprocessing.get_context("spawn").Process(target=draw_all, args=(code, sys.argv[1:]))
        process.start()
        process.join()
