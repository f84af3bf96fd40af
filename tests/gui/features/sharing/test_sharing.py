"""Sharing: the link and the QR code of a puzzle lead back to the same puzzle."""

from dataclasses import replace
from pathlib import Path
from zlib import crc32

import pytest
from PySide6.QtCore import QMimeData, Qt, QUrl
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter, QTransform
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QFileDialog, QPushButton

from solver_core import formats
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.marks import Marks
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.document import imports, qr_codes
from sudoku_gui.document.imports import Origin
from sudoku_gui.document.qr_codes import CodeError
from sudoku_gui.features.files import FilesFeature
from sudoku_gui.features.sharing.dialog import FORMATS, ShareDialog, share
from sudoku_gui.shell.main_window import MainWindow
from tests.gui.parts import (
    PUZZLE,
    choose,
    click,
    clipboard,
    givens,
    name_file,
    part,
    paste,
    press,
    shown,
    trigger,
    wait_until,
)

PLAYED = replace(
    Puzzle(Grid.parse(PUZZLE), headers=(("D", "Mine"),)),
    entries=Grid.empty().with_digit(1, 4),
    corner=Marks.of({2: (5, 6)}),
    elapsed=70,
)


def code(puzzle: Puzzle = PLAYED, format_id: str = "sudokupad") -> QImage:
    """The picture of a puzzle's QR code."""
    return QImage.fromData(share(puzzle, format_id, has_progress=False).picture("png", 700))


@pytest.fixture
def dialog(window: MainWindow) -> ShareDialog:
    """The dialog of a puzzle with an entry, once it shows the code."""
    paste(PUZZLE)
    press("Ctrl+Home", "Right", "4")
    trigger(window, "share")
    dialog = shown(window, ShareDialog)
    wait_until(lambda: dialog.settings is not None)
    return dialog


# --- what is shared -------------------------------------------------------------------------------


@pytest.mark.parametrize("format_id", FORMATS)
@pytest.mark.parametrize("has_progress", [False, True])
def test_a_shared_puzzle_is_read_back_from_text_and_code(format_id: str, *, has_progress: bool) -> None:
    """Without the user's digits and notes unless they are wanted; what a link cannot hold is named."""
    shared = share(PLAYED, format_id, has_progress=has_progress)
    assert qr_codes.read(shared.picture("png", 500)) == shared.text
    [puzzle] = formats.read(shared.text).puzzles
    assert puzzle.givens == PLAYED.givens
    assert (puzzle.entries == PLAYED.entries) is (has_progress and "entries" not in shared.lost)
    assert puzzle.entries.filled == 0 or has_progress
    assert ("elapsed" in shared.lost) is has_progress
    assert ("corner" in shared.lost) is (has_progress and format_id == "line")


def test_a_puzzle_that_is_too_long_for_a_code_still_has_a_link() -> None:
    long = replace(PLAYED, headers=(("C", "".join(map(chr, range(0x4E00, 0x5C00)))),))
    shared = share(long, "fpuzzles", has_progress=False)
    assert not shared.code
    assert formats.read(shared.text).puzzles[0].givens == PLAYED.givens


def test_a_code_is_black_on_white_in_whole_pixels(dialog: ShareDialog) -> None:
    """Cameras need the quiet zone around it, and sharp edges; whatever the theme is."""
    image = dialog.code.pixmap().toImage()
    colours = {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())}
    assert colours == {"#000000", "#ffffff"}
    quiet = [image.pixelColor(x, y).name() for x in range(image.width()) for y in range(12)]
    assert set(quiet) == {"#ffffff"}
    assert qr_codes.read(image) == dialog.link.text()


# --- the dialog -----------------------------------------------------------------------------------


def test_enter_copies_the_link(window: MainWindow, dialog: ShareDialog) -> None:
    press("Return")
    assert formats.read(clipboard()).format.id == "sudokupad"
    assert formats.read(clipboard()).puzzles[0] == Puzzle(Grid.parse(PUZZLE))
    assert dialog.facts.text() == "Copied."
    assert dialog.isVisible()
    assert window.document.puzzle.entries.filled == 1


def test_a_code_that_is_still_being_made_is_not_saved(window: MainWindow) -> None:
    """Enter may be pressed before it is there: nothing happens, and a moment later it can be saved."""
    paste(PUZZLE)
    trigger(window, "share")
    dialog = shown(window, ShareDialog)
    assert dialog.settings is None
    dialog.accept()
    assert dialog.isVisible()
    wait_until(lambda: dialog.settings is not None)
    dialog.accept()
    assert not dialog.isVisible()
    shown(window, QFileDialog).reject()


def test_the_shared_link_follows_the_choice_and_the_board(window: MainWindow, dialog: ShareDialog) -> None:
    """Own digits are in it only where they are wanted; what cannot be is named."""
    link = dialog.link
    choose(dialog, "as", "line")
    wait_until(lambda: link.text() == PUZZLE)
    assert part(dialog, QPushButton, "copy_text").text() == "&Copy Text"
    click(dialog, "progress")
    wait_until(lambda: "your entries" in dialog.facts.text())
    choose(dialog, "as", "fpuzzles")
    wait_until(lambda: "f-puzzles.com" in link.text())
    assert formats.read(link.text()).puzzles[0].entries == window.document.puzzle.entries
    window.document.place_in((2,), 5, "typed 2 5")
    wait_until(lambda: formats.read(link.text()).puzzles[0].entries.filled == 2)


def test_a_copied_code_is_pasted_as_the_puzzle(window: MainWindow, dialog: ShareDialog) -> None:
    """Other programs may take the text instead."""
    click(dialog, "copy_code")
    assert clipboard().startswith("https://sudokupad.app/fpuzzles")
    dialog.close()
    trigger(window, "clear_entries")
    trigger(window, "paste")
    wait_until(lambda: "Opened as SudokuPad link" in window.context.messages.text)
    assert givens(window) == PUZZLE


@pytest.mark.parametrize("kind", ["png", "svg"])
def test_a_saved_code_is_opened_as_the_puzzle(
    window: MainWindow, dialog: ShareDialog, tmp_path: Path, kind: str
) -> None:
    """A picture is not the puzzle's file: nothing is saved over it."""
    choose(dialog, "kind", kind)
    click(dialog, "go")
    path = tmp_path / f"code.{kind}"
    name_file(window, path)
    wait_until(lambda: path.exists() and not window.context.tasks.is_running)
    if kind == "svg":
        drawn = QImage(400, 400, QImage.Format.Format_RGB32)
        with QPainter(drawn) as painter:
            QSvgRenderer(path.read_bytes()).render(painter)
        assert formats.read(qr_codes.read(drawn)).puzzles[0].givens == Grid.parse(PUZZLE)
        return
    window.feature(FilesFeature).new()
    wait_until(lambda: window.document.is_blank)
    window.feature(FilesFeature).open_path(path)
    wait_until(lambda: givens(window) == PUZZLE)
    assert window.document.source.path is None


def test_an_empty_board_is_not_shared(window: MainWindow) -> None:
    assert not window.context.actions["share"].isEnabled()
    paste(PUZZLE)
    assert window.context.actions["share"].isEnabled()


# --- reading pictures from anywhere ---------------------------------------------------------------


@pytest.mark.parametrize("way", ["turned", "small", "on a photo", "clear", "inverted", "huge"])
def test_a_code_is_found_in_a_picture_however_it_was_taken(way: str) -> None:
    """Turned, small, on a photo, transparent, inverted or very large."""
    image = code()
    if way == "turned":
        image = image.transformed(QTransform().rotate(27), Qt.TransformationMode.SmoothTransformation)
    elif way == "small":
        image = image.scaledToWidth(image.width() // 3, Qt.TransformationMode.SmoothTransformation)
    elif way == "on a photo":
        photo = QImage(1601, 1203, QImage.Format.Format_RGB32)
        photo.fill(QColor("#a08060"))
        with QPainter(photo) as painter:
            painter.drawImage(700, 300, image)
        image = photo
    elif way == "clear":
        image = image.convertToFormat(QImage.Format.Format_Indexed8)
        white = QColor(Qt.GlobalColor.white).rgb()
        image.setColorTable([0 if colour == white else colour for colour in image.colorTable()])
    elif way == "inverted":
        image.invertPixels()
    else:
        image = image.scaledToWidth(6000)
    assert formats.read(qr_codes.read(image)).puzzles[0].givens == PLAYED.givens


def test_several_codes_in_a_picture_are_a_list() -> None:
    other = Puzzle(
        Grid.parse("4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......")
    )
    first, second = code(PLAYED, "line"), code(other, "line")
    page = QImage(2 * first.width(), first.height(), QImage.Format.Format_RGB32)
    page.fill(Qt.GlobalColor.white)
    with QPainter(page) as painter:
        painter.drawImage(0, 0, first)
        painter.drawImage(first.width(), 0, second)
    read = imports.read(Origin("page", picture=page)).reading
    assert read is not None
    assert {puzzle.givens for puzzle in read.puzzles} == {PLAYED.givens, other.givens}


def _png_header(side: int) -> bytes:
    """The beginning of a picture that claims to be this large."""
    head = b"IHDR" + side.to_bytes(4) * 2 + bytes((8, 0, 0, 0, 0))
    return b"\x89PNG\r\n\x1a\n\0\0\0\x0d" + head + crc32(head).to_bytes(4) + b"\0\0\0\0IDAT"


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"\x89PNG\r\n\x1a\n" + b"\0" * 40, "damaged"),
        (b"GIF89a garbage", "damaged"),
        (_png_header(1_000_000), "64,000,000 pixels"),
    ],
)
def test_a_harmful_picture_is_refused_with_the_reason(tmp_path: Path, data: bytes, reason: str) -> None:
    """Its size is looked at before there is any memory for it."""
    path = tmp_path / "photo.png"
    path.write_bytes(data)
    assert imports.read_at_once([Origin(path.name, path)]) is None, "it is read in a thread"
    error = imports.read(Origin(path.name, path)).error
    assert isinstance(error, CodeError)
    assert reason in str(error)


def test_a_picture_without_a_code_is_refused_with_advice(window: MainWindow, tmp_path: Path) -> None:
    """Pasted or opened, the puzzle on the board stays."""
    paste(PUZZLE)
    blank = QImage(80, 80, QImage.Format.Format_RGB32)
    blank.fill(Qt.GlobalColor.white)
    QGuiApplication.clipboard().setImage(blank)
    press("Ctrl+V")
    wait_until(lambda: "The picture was not read: it has no readable QR code" in window.context.messages.text)
    assert blank.save(str(tmp_path / "blank.jpg"))
    window.feature(FilesFeature).open_path(tmp_path / "blank.jpg")
    wait_until(
        lambda: "blank.jpg could not be opened: it has no readable QR code" in window.context.messages.text
    )
    assert givens(window) == PUZZLE


def test_a_code_dropped_from_a_browser_is_read(window: MainWindow) -> None:
    """It comes with an address that leads nowhere."""
    mime = QMimeData()
    mime.setImageData(code())
    mime.setUrls([QUrl("https://example.org/code.png")])
    window.context.requests.dropped.emit(mime)
    wait_until(lambda: givens(window) == PUZZLE)
