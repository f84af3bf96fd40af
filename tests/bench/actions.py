"""Times of actions that are more than a move: compare, tours, terms, what-ifs, files.

Each is timed from the request to the picture that shows it; the gap lasts until everything is idle.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeVar

from PySide6.QtCore import QRect, QSize

from solver_core.cover import Rule, Search
from solver_core.cover.replay.log_writing import EventRange
from solver_core.sudoku.grid import Grid
from sudoku_gui.features.difference import DifferenceFeature
from sudoku_gui.features.export import ExportFeature
from sudoku_gui.features.export.dialogs import PictureSettings
from sudoku_gui.features.export.exported_views import ExportedViews
from sudoku_gui.features.export.film_formats import FilmFormat
from sudoku_gui.features.export.filming import FilmSettings
from sudoku_gui.features.help import HelpFeature
from sudoku_gui.features.runs import RunsFeature
from sudoku_gui.features.tours import ToursFeature
from sudoku_gui.features.tours import collection as tour_collection
from sudoku_gui.player.selection import Target
from sudoku_gui.player.subject import Subject
from sudoku_gui.render.picture_files import PaperSize, PictureKind
from sudoku_gui.shell.main_window import MainWindow
from sudoku_gui.wording import terms
from tests.bench.timing import key_presses, measured, settle, timed

TOUR = "sudoku_columns"
_PLACE = 20_000
"""Where the search stands: some way in, as the views have most to show there."""
_REST = 0.2

_Argument = TypeVar("_Argument")


def rows(window: MainWindow, puzzle: str) -> Iterator[str]:
    """All of them, line by line; the puzzle's run ahead should take a while."""
    subject = Subject(Grid.parse(puzzle))
    for part in (_difference, _comparison, _runs):
        window.context.watching.watch(subject, _PLACE)
        settle(1.0)
        yield from part(window)
    for other in (_tour, _terms, _files):
        yield from other(window)


def _difference(window: MainWindow) -> Iterator[str]:
    window.arrangements.choose("study")
    window.player.set_beat("column")
    window.feature(DifferenceFeature).toggle_difference()
    settle(1.0)
    yield measured("difference: step", lambda: key_presses(window, 40, _REST))
    yield measured("  to the last view painted", lambda: key_presses(window, 40, _REST, to_the_last=True))
    window.context.baseline.off()


def _comparison(window: MainWindow) -> Iterator[str]:
    player, comparison = window.player, window.context.comparison
    window.arrangements.choose("watch")
    window.workbench.show_pane("comparison")
    settle(1.0)
    other = replace(player.subject, rule=Rule.FIRST)

    def begin() -> list[float]:
        window.context.watching.watch(player.subject, _PLACE)  # both run ahead
        times = [timed(lambda: comparison.compare_with(other))]
        settle(0.3)
        return times

    yield measured("comparison: begin", begin)
    for beat in ("column", "decision"):
        player.set_beat(beat)
        yield measured(f"  step by {beat}", lambda: key_presses(window, 40, _REST))
    yield measured("  to the last view painted", lambda: key_presses(window, 40, _REST, to_the_last=True))
    yield measured("  key held down", lambda: key_presses(window, 100))
    window.context.watching.watch_sample("queens_13")
    settle(0.1)
    comparison.compare_with(replace(player.subject, rule=Rule.FIRST))
    yield measured("  13 queens, both running ahead", lambda: key_presses(window, 40, _REST))
    comparison.compare_with(None)
    window.arrangements.choose("study")


def _runs(window: MainWindow) -> Iterator[str]:
    runs, search = window.context.runs, window.player.search
    assert isinstance(search, Search)
    window.workbench.show_pane("runs")
    settle(0.3)

    def part() -> list[float]:
        """Each time from the run that was parted from, at another column."""
        times = []
        first = runs.present
        assert first is not None
        for item in search.live_items()[:8]:
            runs.switch(first.number)
            settle(0.4)
            times.append(timed(partial(window.feature(RunsFeature).take, Target(item=item))))
            settle(0.4)
        return times

    yield measured("what if", part)
    numbers = [run.number for run in runs]

    yield measured(f"another of {len(numbers)} runs", lambda: _each(runs.switch, numbers * 2, 0.4))


def _tour(window: MainWindow) -> Iterator[str]:
    tour_guide = window.feature(ToursFeature).guide
    tour = tour_collection.by_id(TOUR)
    assert tour is not None

    def begin() -> list[float]:
        times = [timed(lambda: tour_guide.begin(tour), lambda: not tour_guide.is_on_the_way)]
        settle(1.0)
        return times

    def walk() -> list[float]:
        ways = [tour_guide.next] * (len(tour.stops) - 1) + [tour_guide.back] * (len(tour.stops) - 1)
        return [_rested(timed(way, lambda: not tour_guide.is_on_the_way), 0.5) for way in ways]

    def step() -> list[float]:
        tour_guide.go(1)
        settle(0.5)
        return key_presses(window, 40, _REST)

    yield measured("tour: begin", begin)
    yield measured("  next stop, or the one before", walk)
    yield measured("  step", step)

    yield measured("  leave", lambda: [_rested(timed(tour_guide.leave), 0.5)])


def _terms(window: MainWindow) -> Iterator[str]:
    cards = window.feature(HelpFeature).cards
    place = QRect(window.mapToGlobal(window.rect().center()), QSize(40, 12))
    every = list(terms.shipped().terms)

    yield measured("term's card", lambda: _each(lambda term: cards.show_term(term, place), every, 0.02))
    cards.close_card()


def _files(window: MainWindow) -> Iterator[str]:
    exporting, player = window.feature(ExportFeature), window.player
    window.arrangements.choose("study")
    settle(0.5)
    with TemporaryDirectory() as folder:
        path = Path(folder) / "picture"

        def picture(kind: PictureKind) -> list[float]:
            order = PictureSettings("window", kind, 4.0, PaperSize.FITTED, on_paper=True, has_caption=True)

            def write() -> None:
                window.context.tasks.write(path.name, ExportedViews(window.context).writing(path, order))

            return [timed(write, lambda: not window.context.tasks.is_running)]

        yield measured("whole window as PNG, 4 times as fine", lambda: picture(PictureKind.PNG))
        yield measured("  as SVG", lambda: picture(PictureKind.SVG))

        def film() -> list[float]:
            events = EventRange(player.position, player.position + 100, "column")
            order = FilmSettings("all", events, 10, FilmFormat.FRAMES, "", QSize(1920, 1080), 10.0)
            search = player.search
            assert search is not None

            def write() -> None:
                window.context.tasks.write(path.name, exporting.filming(search, path, order), slice_seconds=0)

            return [timed(write, lambda: not window.context.tasks.is_running)]

        yield measured("film of 10 frames", film)


def _each(action: Callable[[_Argument], object], arguments: Sequence[_Argument], rest: float) -> list[float]:
    """Every argument, timed, each after a rest."""
    times = []
    for argument in arguments:
        times.append(timed(partial(action, argument)))
        settle(rest)
    return times


def _rested(seconds: float, rest: float) -> float:
    settle(rest)
    return seconds
