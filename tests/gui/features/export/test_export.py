"""Everything can be taken away: asked for in a dialog, written to a file, reported in the bar."""

import json
import os
from collections.abc import Callable, Iterable
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QImage, QImageReader, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QComboBox, QFileDialog, QMessageBox

from solver_core.cover.replay.log_writing import EventRange, LineForm
from sudoku_gui.document.atomic_file import storing
from sudoku_gui.features.export import ExportFeature, text_files
from sudoku_gui.features.export.dialogs import PictureSettings
from sudoku_gui.features.export.exported_views import ExportedViews
from sudoku_gui.features.play import PlayFeature
from sudoku_gui.features.tree_view import TreeViewFeature
from sudoku_gui.kit.export_form import ExportForm
from sudoku_gui.player.job import Work
from sudoku_gui.player.subject import Subject
from sudoku_gui.render import picture_files as export_form
from sudoku_gui.render.picture_files import PaperSize, PictureKind
from sudoku_gui.shell.main_window import MainWindow
from tests.gui.parts import choose, click, name_file, part, shown, trigger, wait_until

Export = Callable[..., Path]

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture
def exporting(window: MainWindow) -> ExportFeature:
    """The part under test, in a window that watches six queens."""
    window.player.watch_subject(Subject(sample="queens_6"))
    wait_until(lambda: window.player.length_is_known)
    window.player.scrub(120)
    wait_until(lambda: not window.player.is_busy)
    return window.feature(ExportFeature)


@pytest.fixture
def export(window: MainWindow, exporting: ExportFeature) -> Export:
    """Chooses values in a dialog, and the file, and waits until it is written."""

    def exported(name: str, path: Path, **rows: str) -> Path:
        trigger(window, name)
        dialog = shown(window, ExportForm)
        assert dialog.objectName() == name
        for row, value in rows.items():
            choose(dialog, row, value)
        wait_until(dialog.go.isEnabled)
        click(dialog, "go")
        name_file(window, path)
        wait_until(lambda: not exporting.context.tasks.is_running)
        return path

    return exported


# --- what is written ------------------------------------------------------------------------------------


def test_a_view_becomes_a_picture(export: Export, window: MainWindow, tmp_path: Path) -> None:
    """As large as it is on screen, times the scale; what became of it is reported."""
    path = export("export_picture", tmp_path / "board.png", view="board", kind="png", scale="2")
    image = QImage(str(path))
    board = window.feature(PlayFeature).boards.drawn_in(QRectF(window.feature(PlayFeature).boards.rect()))
    assert 2 * board.width() <= image.width() <= 2 * board.width() + 36
    assert "6 queens, event 120 of 4,283" in image.text("Title")
    assert window.context.messages.text.startswith("Saved as board.png, ")
    drawn = export("export_picture", tmp_path / "window.svg", view="window", kind="svg")
    assert QSvgRenderer(str(drawn)).isValid()


def ordered(view: str, kind: PictureKind = PictureKind.PNG) -> PictureSettings:
    return PictureSettings(view, kind, 1.0, PaperSize.FITTED, on_paper=True, has_caption=False)


def image_of(exporting: ExportFeature, view: str) -> QImage:
    picture = ExportedViews(exporting.context).picture(ordered(view))
    assert picture is not None
    image = export_form.painted(picture.size, export_form.PictureFormat(PictureKind.PNG), picture.paint)
    assert isinstance(image, QImage)
    return image


@pytest.mark.parametrize("sample", ["", "queens_6", "pentominoes_3x20"])
def test_a_picture_of_the_board_is_cropped_to_it(
    exporting: ExportFeature, window: MainWindow, sample: str
) -> None:
    """However wide its pane is, there is no more than a small margin on each side."""
    window.resize(1500, 700)
    if sample:
        window.player.watch_subject(Subject(sample=sample))
    else:
        window.player.leave()
    image = image_of(exporting, "board")
    background = image.pixelColor(0, 0)

    def is_blank(points: Iterable[tuple[int, int]]) -> bool:
        return all(image.pixelColor(x, y) == background for x, y in points)

    width, height = image.width(), image.height()
    assert not is_blank((x, y) for x in range(16) for y in range(height))
    assert not is_blank((width - 1 - x, y) for x in range(16) for y in range(height))
    assert not is_blank((x, y) for x in range(width) for y in range(16))
    assert not is_blank((x, height - 1 - y) for x in range(width) for y in range(16))


def test_the_links_are_drawn_without_their_buttons(exporting: ExportFeature, window: MainWindow) -> None:
    """The picture has no words of buttons, and the window keeps them."""
    window.resize(1500, 1000)
    window.arrangements.choose("study")
    window.workbench.show_pane("link_view")
    view = window.workbench.docks["link_view"].view

    def seen() -> list[str]:
        return [button.text() for button in view.findChildren(QAbstractButton) if button.isVisible()]

    wait_until(lambda: "Legend" in seen())
    texts = seen()
    picture = ExportedViews(exporting.context).picture(ordered("link_view", PictureKind.SVG))
    assert picture is not None
    drawn = export_form.painted(picture.size, export_form.PictureFormat(PictureKind.SVG), picture.paint)
    assert isinstance(drawn, bytes)
    words = ["".join(part.itertext()) for part in ET.fromstring(drawn).iter(f"{SVG}text")]  # noqa: S314 - our own
    assert words
    assert not set(texts) & set(words)
    assert seen() == texts


def test_every_view_can_be_exported_whether_its_pane_is_open(
    exporting: ExportFeature, window: MainWindow
) -> None:
    """What it shows in sight it shows in the picture; afterwards it is as hidden as before, and works when opened."""
    window.arrangements.choose("play")
    docks = window.workbench.docks
    exporting.export_picture()
    box = part(shown(window, ExportForm), QComboBox, "view")
    assert {box.itemData(row) for row in range(box.count())} >= set(docks)
    hidden = [name for name, dock in docks.items() if not dock.is_view_seen()]
    assert {"matrix_view", "tree_view", "link_view", "library"} <= set(hidden)
    for name in hidden:
        image = image_of(exporting, name)
        background = image.pixelColor(1, image.height() - 2)
        colours = {
            image.pixelColor(x, y).rgb() for x in range(0, 900, 3) for y in range(0, image.height(), 3)
        }
        assert len(colours - {background.rgb()}) > 1, name
        assert not docks[name].is_view_seen(), name
    window.workbench.show_pane("matrix_view")
    wait_until(docks["matrix_view"].is_view_seen)
    assert docks["matrix_view"].isAncestorOf(docks["matrix_view"].view)


@pytest.mark.parametrize("moves", [False, True])
def test_a_picture_shows_one_position(exporting: ExportFeature, window: MainWindow, *, moves: bool) -> None:
    """It is painted bit by bit; once the search moves, all of it is painted in one go."""
    picture = ExportedViews(exporting.context).picture(
        PictureSettings("window", PictureKind.PNG, 1.0, PaperSize.FITTED, False, True)
    )
    assert picture is not None
    image = QImage(picture.size, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    bits = ExportedViews(exporting.context).paint(picture, painter)
    next(bits)
    if moves:
        window.player.scrub(121)
    assert (len(list(bits)) == 0) is moves
    painter.end()


def test_the_log_is_written(export: Export, window: MainWindow, tmp_path: Path) -> None:
    path = export("export_log", tmp_path / "log.jsonl", form="jsonl", part="so_far")
    lines = path.read_text(encoding="utf-8").splitlines()
    assert [json.loads(line)["position"] for line in lines] == list(range(1, 121))
    assert window.player.position == 120


def test_the_tree_is_written(export: Export, tmp_path: Path) -> None:
    dot = export("export_tree", tmp_path / "tree.dot", kind="dot", most="300").read_text(encoding="utf-8")
    assert 'label="Search tree of 6 queens: 111 nodes"' in dot
    svg = export("export_tree", tmp_path / "tree.svg", kind="svg", most="100")
    assert "the top 100 of 111 nodes" in svg.read_text(encoding="utf-8")


def test_a_film_is_written(export: Export, window: MainWindow, tmp_path: Path) -> None:
    path = export(
        "export_film",
        tmp_path / "film.webp",
        kind="webp",
        scene="pair",
        size="640x360",
        steps="3",
        part="from_here",
    )
    reader = QImageReader(str(path))
    assert (reader.imageCount(), reader.size().width()) == (4, 640)
    assert window.player.position == 120
    assert window.context.messages.text.startswith("Saved as film.webp")


def test_a_picture_is_copied(exporting: ExportFeature, window: MainWindow) -> None:
    exporting.export_picture()
    dialog = shown(window, ExportForm)
    choose(dialog, "view", "board")
    click(dialog, "copy")
    assert dialog.isVisible()
    board = window.feature(PlayFeature).boards.drawn_in(QRectF(window.feature(PlayFeature).boards.rect()))
    assert QGuiApplication.clipboard().image().width() >= 2 * board.width()
    assert window.context.messages.text == "The picture was copied."


def endless(path: Path) -> Work[int]:
    order = text_files.LogSettings(EventRange(1, 10**9), LineForm.TEXT)
    return text_files.writing_log(Subject(sample="pentominoes_6x10").search(), path, order, "pentominoes")


# --- what goes otherwise ----------------------------------------------------------------------------------


def test_nothing_is_overwritten_without_a_question(
    exporting: ExportFeature, window: MainWindow, tmp_path: Path
) -> None:
    """The answer No leaves the dialog open and the file as it is."""
    path = tmp_path / "board.png"
    path.write_bytes(b"mine")
    exporting.export_picture()
    click(shown(window, ExportForm), "go")
    dialog = shown(window, QFileDialog)

    def say_no() -> None:
        (question,) = dialog.findChildren(QMessageBox)
        QTest.mouseClick(question.button(QMessageBox.StandardButton.No), Qt.MouseButton.LeftButton)

    QTimer.singleShot(50, say_no)
    name_file(window, path)
    assert dialog.isVisible()
    dialog.reject()
    assert path.read_bytes() == b"mine"


def test_a_folder_that_may_not_be_written_is_reported(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "gone" / "run.dlrun"
    window.context.tasks.write("log.txt", storing(path, b"x"))
    wait_until(lambda: not window.context.tasks.is_running)
    assert window.context.messages.kind == "error"
    assert window.context.messages.text == (
        f"log.txt could not be written: {os.strerror(2)}. Choose a folder that exists."
    )


def test_a_long_export_shows_progress_and_can_be_cancelled(window: MainWindow, tmp_path: Path) -> None:
    window.context.tasks.write("log.txt", endless(tmp_path / "log.txt"))
    wait_until(lambda: window.context.messages.text.startswith("Writing log.txt: 0 %"))
    (button,) = [one for one in window.info_bar.findChildren(QAbstractButton) if one.text() == "Cancel"]
    button.click()
    wait_until(lambda: not window.context.tasks.is_running)
    assert window.context.messages.text == "log.txt was not written, because you stopped it."
    assert not [path for path in tmp_path.iterdir() if path.is_file()]


def test_one_export_runs_at_a_time(window: MainWindow, tmp_path: Path) -> None:
    """A second one is refused in words; Stop What Is Running stops the first."""
    for name in ("a.txt", "b.txt"):
        window.context.tasks.write(name, endless(tmp_path / name))
    assert window.context.messages.text.startswith("Something else is being written.")
    assert window.context.tasks.cancel()
    assert not window.context.tasks.cancel()
    assert not [path for path in tmp_path.iterdir() if path.is_file()]


def test_without_a_search_there_is_nothing_to_write(exporting: ExportFeature, window: MainWindow) -> None:
    window.player.leave()
    runs = window.feature(ExportFeature).run_exchange
    for write in (
        *(exporting.export_log, window.feature(TreeViewFeature).export_tree, exporting.export_film),
        *(runs.save_run, runs.copy_link),
    ):
        window.context.messages.dismiss()
        write()
        assert window.context.messages.text.startswith("No search is watched")
    assert not [dialog for dialog in window.findChildren(ExportForm) if dialog.isVisible()]
    exporting.export_picture()
    assert [dialog for dialog in window.findChildren(ExportForm) if dialog.isVisible()]
