"""A film shows the search, frame by frame, to whoever has only the file; the one who watches sees nothing of it."""

from collections.abc import Callable, Iterator
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
from sudoku_gui.features.export.filming import MOST_FRAMES, SCENES, FilmSettings, counting
from sudoku_gui.features.links.canvas import LinkCanvas
from sudoku_gui.player.job import Job
from sudoku_gui.player.player import Player
from sudoku_gui.player.subject import Subject
from sudoku_gui.render import theme
from sudoku_gui.widgets.board.view import BoardView
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
def film(tmp_path: Path, player: Player, qtbot: QtBot) -> Callable[..., Path]:

    def filmed(wanted: FilmSettings) -> Path:
        assert player.search is not None
        path, work, sizes = tmp_path / "film.webp", Job(slice_seconds=0.0), list[int]()
        work.finished.connect(sizes.append)
        look = theme.light()
        work.start(filming.filming(path, player.search, player.subject, wanted, look))
        qtbot.waitUntil(lambda: not work.is_running, timeout=30_000)
        assert sizes == [path.stat().st_size]
        return path

    return filmed


def images(path: Path, *, by_tenths: bool = False) -> Iterator[QImage]:
    """The pictures, or that of each tenth of a second: frames that look alike are one that lasts."""
    reader = QImageReader(str(path))
    for _ in range(reader.imageCount()):
        image = reader.read()
        yield from [image] * (reader.nextImageDelay() // 100 if by_tenths else 1)


def test_frames_show_the_positions_that_steps_lead_to(
    finish: Finish, player: Player, film: Callable[..., Path], many: Grid
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
    stage = FilmView(other, "board", SMALL, theme.light(), has_caption=False)
    list(stage.build())
    for image in found[:4]:
        assert image == finish(stage.frame(1.0)).convertToFormat(image.format())
        assert other.search is not None
        other.search.run_to("option")
        other.moved.emit()
    stage.close()
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
        *((scene, PUZZLE) for scene in SCENES),
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


def test_the_last_frame_stays_for_a_while(player: Player, film: Callable[..., Path]) -> None:
    player.watch_subject(Subject(sample="knuth_2000"))
    reader = QImageReader(str(film(order(most=2))))
    delays = []
    while reader.canRead():
        reader.read()
        delays.append(reader.nextImageDelay())
    assert delays == [100, 100, 2100]


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


def test_a_film_given_up_leaves_nothing(tmp_path: Path, player: Player, qtbot: QtBot) -> None:
    player.watch_subject(Subject(sample="queens_8"))
    assert player.search is not None
    work, shares = Job(slice_seconds=0.0), list[float]()
    work.progressed.connect(shares.append)
    look = theme.light()
    wanted = order(scene="pair", most=400)
    work.start(filming.filming(tmp_path / "f.webp", player.search, player.subject, wanted, look))
    qtbot.waitUntil(lambda: any(stage.isVisible() for stage in stages()), timeout=20_000)
    qtbot.waitUntil(lambda: bool(list(tmp_path.glob(".*.webp"))), timeout=20_000)
    work.cancel()
    assert not [path for path in tmp_path.iterdir() if path.is_file()]
    assert not any(stage.isVisible() for stage in stages())


def stages() -> list[QWidget]:
    return [widget for widget in QApplication.topLevelWidgets() if widget.objectName() == "film_view"]


# --- the stage -------------------------------------------------------------------------------------------


def test_all_views_stand_where_the_search_is(
    finish: Finish,
    player: Player,
    go_to: Callable[[int], None],
    looks_like: Callable[[QImage, str], None],
    reference_font: object,
) -> None:
    """Board, matrix, links, tree and sentence of one position, at once after the move."""
    assert reference_font
    player.watch(BRANCHING)
    assert player.search is not None
    player.search.background_run.go()
    go_to(3_000)
    stage = FilmView(player, "all", QSize(960, 540), theme.light(), has_caption=True)
    list(stage.build())
    finish(stage.frame(1.0))
    go_to(3_024)
    looks_like(finish(stage.frame(1.0)), "film_all")
    stage.close()


def test_a_frame_painted_twice_is_the_same(
    finish: Finish, player: Player, go_to: Callable[[int], None]
) -> None:
    """No fading, no gliding: what is painted does not depend on when."""
    player.watch(BRANCHING)
    stage = FilmView(player, "all", QSize(640, 360), theme.dark(), has_caption=True)
    list(stage.build())
    for position in (1, 2, 50, 51):
        go_to(position)
        assert finish(stage.frame(1.0)) == finish(stage.frame(1.0))
    assert not any(board.animated for board in stage.findChildren(BoardView))
    assert not any(canvas.animated for canvas in stage.findChildren(LinkCanvas))
    stage.close()
