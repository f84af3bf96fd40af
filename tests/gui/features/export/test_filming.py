"""A film shows the search, frame by frame, to whoever has only the file; the one who watches sees nothing of it."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage, QImageReader
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from solver_core.cover.replay.log_writing import EventRange
from solver_core.cover.replay.seeking import ENDLESS
from solver_core.sudoku.engines import Engine
from solver_core.sudoku.grid import Grid
from sudoku_gui.features.export import filming
from sudoku_gui.features.export.film_formats import FilmFormat
from sudoku_gui.features.export.film_view import FilmView
from sudoku_gui.features.export.filming import MOST_FRAMES, FilmSettings, counting
from sudoku_gui.layout.declarations import Figure
from sudoku_gui.player.job import Job
from sudoku_gui.player.player import Player
from sudoku_gui.player.subject import Subject
from sudoku_gui.render import theme
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.canvas import Canvas
from tests.amounts import each

Finish = Callable[..., Any]

SMALL = QSize(320, 240)
BRANCHING = Grid.parse("....8.74.3..1..6.88.7.......3...4....183.947....8...5.......2.46.2..8..1.89.2....")


def order(**changes: object) -> FilmSettings:
    facts: dict[str, object] = {
        "scene": "board",
        "events": EventRange(1, ENDLESS, "option"),
        "most": 3,
        "kind": FilmFormat.WEBP,
        "program": "",
        "size": SMALL,
        "rate": 10.0,
    }
    return FilmSettings(**(facts | changes))  # type: ignore[arg-type]


@pytest.fixture
def film(
    tmp_path: Path, player: Player, figures: Sequence[Figure], work: Callable[..., int]
) -> Callable[..., Path]:

    def filmed(wanted: FilmSettings) -> Path:
        assert player.search is not None
        path = tmp_path / "film.webp"
        steps = filming.filming(
            path, player.search, player.subject, wanted, figures=figures, theme=theme.light()
        )
        assert work(steps) == path.stat().st_size
        return path

    return filmed


@pytest.fixture
def staged(figures: Sequence[Figure], finish: Finish) -> Iterator[Callable[..., Callable[[], QImage]]]:
    """Builds what a film shows of a player; answers what paints a frame."""
    views: list[FilmView] = []

    def built(
        player: Player, scene: str, size: QSize, look: Theme, *, has_caption: bool
    ) -> Callable[[], QImage]:
        view = FilmView(player, figures, scene, size, look, has_caption=has_caption)
        views.append(view)
        finish(view.build())
        return lambda: finish(view.frame(1.0))

    yield built
    for view in views:
        view.close()


def images(path: Path, *, by_tenths: bool = False) -> Iterator[QImage]:
    """The pictures, or that of each tenth of a second: frames that look alike are one that lasts."""
    reader = QImageReader(str(path))
    for _ in range(reader.imageCount()):
        image = reader.read()
        yield from [image] * (reader.nextImageDelay() // 100 if by_tenths else 1)


def test_frames_show_the_positions_that_steps_lead_to(
    player: Player, film: Callable[..., Path], staged: Callable[..., Callable[[], QImage]], many: Grid
) -> None:
    """The same pictures as a stage painted there one by one; the player stays where it is."""
    player.watch_subject(Subject(many))
    player.scrub(0)
    before = player.position
    found = list(images(film(order(has_caption=False)), by_tenths=True))
    assert player.position == before
    assert len(found) == 3 + 21, "the last frame stays two seconds longer"
    other = Player()
    other.watch_subject(player.subject)
    frame = staged(other, "board", SMALL, theme.light(), has_caption=False)
    for image in found[:4]:
        assert image == frame().convertToFormat(image.format())
        assert other.search is not None
        other.search.run_to("option")
        other.moved.emit()
    other.leave()


PUZZLE = Subject(
    Grid.parse("........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58")
)
OTHERS = {
    "bits": Subject(Grid.empty(), engine=Engine.BACKTRACK),
    "queens": Subject(sample="queens_6"),
    "stations": Subject(sample="stations"),
}


@pytest.mark.parametrize(
    ("scene", "subject"),
    [
        *(
            (scene, PUZZLE)
            for scene in ("board", "matrix_view", "link_view", "tree_view", "candidate_boards", "pair", "all")
        ),
        *(pytest.param("all", subject, id=name) for name, subject in OTHERS.items()),
    ],
)
def test_every_scene_of_every_search_can_be_filmed(
    scene: str, subject: Subject, player: Player, film: Callable[..., Path]
) -> None:
    """All frames have the size requested, and something is to be seen."""
    player.watch_subject(subject)
    for image in each(images(film(order(scene=scene, most=1)))):
        assert image.size() == SMALL
        assert len({image.pixel(x, y) for x in range(0, 320, 5) for y in range(0, 240, 5)}) > 1


def test_a_large_film_is_finer_not_fuller(player: Player, film: Callable[..., Path]) -> None:
    player.watch_subject(Subject(sample="knuth_2000"))
    large = order(size=QSize(2560, 1440), most=1)
    assert large.ratio == 2.0
    assert [image.size() for image in images(film(large))] == [QSize(2560, 1440)] * 2


def test_the_end_of_the_search_is_the_end_of_the_film(
    player: Player, finish: Finish, film: Callable[..., Path]
) -> None:
    player.watch_subject(Subject(sample="six_sets"))
    assert player.search is not None
    decisions = player.search.twin()
    steps = 0
    while decisions.run_to("decision"):
        steps += 1
    assert finish(counting(player.search, EventRange(1, ENDLESS, "decision"), 500)) == steps + 1
    wanted = order(events=EventRange(1, ENDLESS, "decision"), most=500)
    assert len(list(images(film(wanted)))) == steps + 1


def test_counting_ends_where_there_are_too_many(player: Player, finish: Finish) -> None:
    player.watch_subject(Subject(sample="queens_8"))
    assert player.search is not None
    assert finish(counting(player.search, EventRange(1, ENDLESS, "link"), MOST_FRAMES)) == MOST_FRAMES + 1
    assert finish(counting(player.search, EventRange(1, ENDLESS, "link"), 60)) == 61
    assert finish(counting(player.search, EventRange(11, 20, "link"), MOST_FRAMES)) == 11


def test_a_film_given_up_leaves_nothing(
    tmp_path: Path, player: Player, figures: Sequence[Figure], qtbot: QtBot
) -> None:
    """Neither a file under a temporary name nor a hidden window."""
    player.watch_subject(Subject(sample="queens_8"))
    assert player.search is not None
    job, wanted = Job(slice_seconds=0.0), order(scene="pair", most=400)
    path = tmp_path / "f.webp"
    job.start(
        filming.filming(path, player.search, player.subject, wanted, figures=figures, theme=theme.light())
    )
    qtbot.waitUntil(lambda: any(stage.isVisible() for stage in stages()), timeout=20_000)
    qtbot.waitUntil(lambda: bool(list(tmp_path.glob(".*.webp"))), timeout=20_000)
    job.cancel()
    assert not [path for path in tmp_path.iterdir() if path.is_file()]
    assert not any(stage.isVisible() for stage in stages())


def stages() -> list[QWidget]:
    return [widget for widget in QApplication.topLevelWidgets() if widget.objectName() == "film_view"]


def test_all_views_stand_where_the_search_is(
    player: Player,
    go_to: Callable[[int], None],
    staged: Callable[..., Callable[[], QImage]],
    looks_like: Callable[[QImage, str], None],
    reference_font: object,
) -> None:
    """Board, matrix, links, tree and sentence of one position, at once after the move."""
    assert reference_font
    player.watch(BRANCHING)
    assert player.search is not None
    player.search.background_run.go()
    go_to(3_000)
    frame = staged(player, "all", QSize(960, 540), theme.light(), has_caption=True)
    frame()
    go_to(3_024)
    looks_like(frame(), "film_all")


def test_a_frame_painted_twice_is_the_same(
    player: Player, go_to: Callable[[int], None], staged: Callable[..., Callable[[], QImage]]
) -> None:
    """No fading, no gliding: what is painted does not depend on when."""
    player.watch(BRANCHING)
    frame = staged(player, "all", QSize(640, 360), theme.dark(), has_caption=True)
    for position in (1, 2, 50, 51):
        go_to(position)
        assert frame() == frame()
    view = next(stage for stage in stages() if stage.isVisible())
    assert not any(canvas.animated for canvas in each(view.findChildren(Canvas)))
