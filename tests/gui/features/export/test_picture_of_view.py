"""A view becomes a picture: sharp, in the colours requested, and itself unchanged."""

from collections.abc import Callable
from itertools import pairwise
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QHBoxLayout, QWidget
from shiboken6 import isValid

from solver_core.sudoku.grid import Grid
from sudoku_gui.features.candidate_boards.canvas import CandidateCanvas
from sudoku_gui.features.candidate_boards.view import CandidateBoards
from sudoku_gui.features.column_list.view import ColumnList
from sudoku_gui.features.event_log.view import EventLog
from sudoku_gui.features.export.picture_of_view import ViewPicture
from sudoku_gui.features.link_view.view import LinkView
from sudoku_gui.features.matrix_view.view import MatrixView
from sudoku_gui.features.pseudocode.view import PseudocodeView
from sudoku_gui.features.stack_view.view import StackView
from sudoku_gui.features.statistics.view import StatisticsView
from sudoku_gui.features.tree_view.view import TreeView
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection, Target
from sudoku_gui.player.subject import Subject
from sudoku_gui.render import picture_files as export
from sudoku_gui.render import theme
from sudoku_gui.render.board import cell_states
from sudoku_gui.render.caption import Caption
from sudoku_gui.render.picture_files import PictureFormat, PictureKind
from sudoku_gui.widgets.board.view import BoardView
from tests.gui.parts import part

SVG = "{http://www.w3.org/2000/svg}"
VIEWS = (
    *(CandidateBoards, ColumnList, EventLog, LinkView, MatrixView, PseudocodeView),
    *(StackView, StatisticsView, TreeView),
)
Opened = Callable[[Callable[..., QWidget]], QWidget]
CAPTION = Caption("Cover column “row 3 has 7”: its header leaves the list", "event 1,284 of 8,660")


def image_of(picture: ViewPicture, scale: float = 1.0) -> QImage:
    image = export.painted(picture.size, PictureFormat(PictureKind.PNG, scale), picture.paint)
    assert isinstance(image, QImage)
    return image


def svg_of(picture: ViewPicture) -> ET.Element:
    data = export.painted(picture.size, PictureFormat(PictureKind.SVG), picture.paint)
    assert isinstance(data, bytes)
    return ET.fromstring(data)  # noqa: S314 - our own


@pytest.fixture
def opened(
    player: Player, selection: Selection, many: Grid, show: Callable[..., None], go_to: Callable[[int], None]
) -> Opened:
    """Makes a view of a search at event 700, in sight."""

    def made(make: Callable[..., QWidget]) -> QWidget:
        player.watch(many)
        go_to(700)
        view = make(player, selection, theme.light())
        view.resize(500, 400)
        show(view)
        view.grab()
        return view

    return made


@pytest.fixture
def board(player: Player, many: Grid, show: Callable[..., None], go_to: Callable[[int], None]) -> BoardView:
    player.watch(many)
    go_to(1_284)
    view = BoardView(theme.dark())
    view.animated = False
    assert player.snapshot is not None
    view.show_look(cell_states.of_search(player.snapshot, many))
    view.select(40)
    view.resize(300, 320)
    show(view)
    return view


def test_a_board_on_paper_looks_as_in_the_picture_with_its_sentence(
    board: BoardView, looks_like: Callable[[QImage, str], None], reference_font: object
) -> None:
    """Dark on white whatever it wears; the selection is nobody's business on paper."""
    assert reference_font
    picture = ViewPicture(board, theme.dark(), export.paper(), CAPTION)
    image = image_of(picture)
    assert image.pixelColor(2, 2) == QColor(Qt.GlobalColor.white)
    looks_like(image, "picture_board_paper")


def test_painting_a_picture_leaves_the_view_unchanged(board: BoardView) -> None:
    before = board.grab().toImage()
    image_of(ViewPicture(board, theme.dark(), export.paper()), 3.0)
    assert board.grab().toImage() == before
    assert board.devicePixelRatioF() == 1.0


@pytest.mark.parametrize("make", VIEWS)
def test_no_view_shows_that_it_was_painted(make: Callable[..., QWidget], opened: Opened) -> None:
    """In other colours and finer, as an image and as a drawing: on screen it is as before."""
    view = opened(make)
    before = view.grab().toImage()
    picture = ViewPicture(view, theme.light(), theme.light())
    fine = image_of(picture, 3.0)
    assert view.grab().toImage() == before
    svg_of(ViewPicture(view, theme.light(), theme.dark()))
    assert view.grab().toImage() == before
    assert fine.width() == 3 * before.width()


def test_no_picture_says_how_to_use_the_view(opened: Opened, selection: Selection) -> None:
    """The hint of the links is on screen, where there is space; what they say of a node is in the picture, too."""
    view = opened(LinkView)
    view.resize(700, 700)
    view.grab()
    label = part(view, QWidget, "link_text")

    def is_blank() -> bool:
        picture = ViewPicture(view, theme.light(), theme.light(), has_buttons=False)
        place = QRect(label.mapTo(view, QPoint()), label.size())
        image = image_of(picture).copy(place)
        return len({image.pixel(x, y) for x in range(image.width()) for y in range(image.height())}) == 1

    assert label.accessibleName()
    assert is_blank()
    selection.pin(Target(0))
    assert not is_blank()


def test_a_view_that_caches_an_image_paints_a_finer_one(opened: Opened) -> None:
    """As wide in the picture as on screen, not an image of the screen's pixels in a corner of it."""
    view = opened(CandidateBoards)
    sheet = part(view, CandidateCanvas)
    fine = image_of(ViewPicture(sheet, theme.light(), theme.light()), 3.0)
    corner = fine.width() - 2, fine.height() - 2
    assert fine.pixelColor(*corner) == fine.pixelColor(1, 1) == theme.light().window


def test_the_board_is_painted_at_every_scale(board: BoardView) -> None:
    picture = ViewPicture(board, theme.dark(), theme.dark())
    small, large = image_of(picture), image_of(picture, 4)
    blurred = small.scaled(large.size(), mode=Qt.TransformationMode.SmoothTransformation)
    assert shades(large) < shades(blurred)


def shades(image: QImage) -> int:
    """Pixels of a stripe that are neither like the one before nor quite another: blur."""
    row = [image.pixelColor(x, image.height() // 2).lightness() for x in range(image.width())]
    return sum(3 < abs(one - other) < 40 for one, other in pairwise(row))


@pytest.mark.parametrize(
    ("make", "images", "letters"),
    [
        (EventLog, 0, "column"),
        (LinkView, 0, "r"),
        (TreeView, None, "root"),
        (MatrixView, None, "columns"),
        (CandidateBoards, None, ""),
    ],
)
def test_letters_stay_letters_in_a_drawing(
    make: Callable[..., QWidget], images: int | None, letters: str, opened: Opened
) -> None:
    """An SVG of a view has text in it; only what is one image on screen is one there, and buttons."""
    root = svg_of(ViewPicture(opened(make), theme.light(), theme.light(), CAPTION))
    texts = [text.text or "" for text in root.iter(f"{SVG}text")]
    assert any("event 1,284 of 8,660" in text for text in texts)
    assert any(letters in text for text in texts) or letters == "root"
    if images is not None:
        large = [image for image in root.iter(f"{SVG}image") if float(image.get("height", "0")) > 100]
        assert len(large) == images


def test_the_matrix_in_a_drawing_is_as_fine_as_print(opened: Opened) -> None:
    root = svg_of(ViewPicture(opened(MatrixView), theme.light(), theme.light()))
    assert max(float(image.get("width", "0")) for image in root.iter(f"{SVG}image")) >= 1200


def test_a_tree_is_drawn_with_lines(
    player: Player, selection: Selection, show: Callable[..., None], go_to: Callable[[int], None]
) -> None:
    player.watch_subject(Subject(sample="knuth_2000"))
    go_to(20)
    assert player.search is not None
    player.search.background_run.go()
    view = TreeView(player, selection, theme.light())
    view.resize(400, 300)
    show(view)
    root = svg_of(ViewPicture(view.canvas, theme.light(), theme.light()))
    assert not list(root.iter(f"{SVG}image"))
    assert len(list(root.iter(f"{SVG}path"))) + len(list(root.iter(f"{SVG}polyline"))) > 2


@pytest.fixture
def pair(board: BoardView, player: Player, selection: Selection, show: Callable[..., None]) -> QWidget:
    held = QWidget()
    row = QHBoxLayout(held)
    row.addWidget(board)
    row.addWidget(EventLog(player, selection, theme.dark()))
    held.resize(700, 340)
    show(held)
    held.grab()
    return held


def test_bit_by_bit_it_becomes_the_same_picture(pair: QWidget) -> None:
    """The event loop has its turn meanwhile, and hears how far it is."""
    picture = ViewPicture(pair, theme.dark(), export.paper(), CAPTION)
    shares = []
    steps = export.painting(picture.size, PictureFormat(PictureKind.PNG, 2.0), picture.painting)
    while True:
        try:
            shares.append(next(steps))
        except StopIteration as end:
            image = end.value
            break
        QCoreApplication.processEvents()
    assert len(shares) > 5
    assert shares == sorted(shares)
    assert image == image_of(picture, 2.0)


def test_the_view_keeps_its_colours_between_two_bits(pair: QWidget) -> None:
    """Who wears them is not repainted until he is himself again; given up, he is so at once."""
    views = [pair.findChild(BoardView), pair.findChild(EventLog)]
    own = [view.palette() for view in views if view is not None]
    image = QImage(700, 340, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    bits = ViewPicture(pair, theme.dark(), export.paper()).painting(painter)
    hidden = 0
    for _share in bits:
        for view, palette in zip(views, own, strict=True):
            assert view is not None
            assert view.palette() == palette or not view.updatesEnabled()
            hidden += not view.updatesEnabled()
        if hidden:
            break
    assert hidden
    bits.close()
    painter.end()
    assert all(view is not None and view.updatesEnabled() for view in views)
    assert [view.palette() for view in views if view is not None] == own


def test_a_view_closed_meanwhile_is_left_out(pair: QWidget) -> None:
    image = QImage(700, 340, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    bits = ViewPicture(pair, theme.dark(), theme.dark()).painting(painter)
    next(bits)
    log = part(pair, EventLog)
    log.deleteLater()
    QCoreApplication.sendPostedEvents(log, QEvent.Type.DeferredDelete.value)
    assert not isValid(log)
    assert len(list(bits)) > 1
    painter.end()
    assert image.pixelColor(150, 170) != image.pixelColor(699, 170)
