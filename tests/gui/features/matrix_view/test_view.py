"""The matrix on screen: follows the player, names what is pointed at, lights what is pointed at elsewhere."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QFont
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QToolButton
from pytestqt.qtbot import QtBot

from sudoku_gui.features.matrix_view.canvas import MatrixCanvas
from sudoku_gui.features.matrix_view.view import MatrixLegend, MatrixView
from sudoku_gui.player.baseline import Baseline
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection, Target
from sudoku_gui.player.subject import Subject
from sudoku_gui.render import theme
from sudoku_gui.widgets.label import ElidedLabel
from tests.gui.canvas import LooksLike
from tests.gui.features.matrix_view.scenes import MANY
from tests.gui.parts import part

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def view(player: Player, selection: Selection, show: Callable[..., None]) -> MatrixView:
    """The view of a Sudoku's search at its start, with the keyboard."""
    made = MatrixView(player, selection, theme.light())
    made.resize(700, 420)
    show(made, made.canvas)
    player.watch(MANY)
    return made


@pytest.fixture
def canvas(view: MatrixView) -> MatrixCanvas:
    return view.canvas


def place(canvas: MatrixCanvas, item: int, option: int) -> QPoint:
    layout = canvas.layout_now
    assert layout is not None
    middle = QPointF(layout.items.middle(item), layout.options.middle(option))
    return (middle / canvas.devicePixelRatioF()).toPoint()


def said(view: MatrixView) -> str:
    return part(view, QLabel, "matrix_line").text()


def zoom_in(canvas: MatrixCanvas, times: int = 9) -> None:
    QTest.keyClicks(canvas, times * "+")


# --- following the player -----------------------------------------------------------------------------


def test_labels_of_a_narrow_pane_stand_whole_above_the_buttons(view: MatrixView, player: Player) -> None:
    """In a wide pane they stand beside these."""
    player.watch_subject(Subject(sample="six_sets"))
    em = view.fontMetrics().height()
    line, legend = part(view, ElidedLabel, "matrix_line"), part(view, QToolButton, "matrix_key_button")
    view.resize(29 * em, 24 * em)
    assert legend.isVisible()
    assert legend.mapTo(view, QPoint()).y() >= line.geometry().bottom()
    assert line.shows_all()
    view.resize(60 * em, 24 * em)
    assert legend.mapTo(view, QPoint()).x() > line.geometry().right()


def test_the_node_under_the_mouse_is_forgotten_with_its_problem(
    player: Player, selection: Selection, show: Callable[..., None]
) -> None:
    """The mouse rests on the matrix while a tour goes on to a smaller one."""
    player.began.connect(selection.clear)  # as a workspace does, before there are views
    player.watch_subject(Subject(sample="queens_6"))
    view = MatrixView(player, selection, theme.light())
    view.resize(700, 420)
    show(view, view.canvas)
    assert player.search is not None
    option = len(player.search.problem.options) - 1
    QTest.mouseMove(view.canvas, place(view.canvas, player.search.problem.options[option][0], option))
    assert selection.target is not None
    assert selection.target.option == option
    player.watch_subject(Subject(sample="six_sets"))
    assert "7 of 7 columns" in said(view)
    item = player.search.problem.options[2][0]
    QTest.mouseMove(view.canvas, place(view.canvas, item, 2))
    assert selection.target == Target(item=item, option=2)


def test_a_hidden_matrix_makes_no_picture(
    view: MatrixView, canvas: MatrixCanvas, go_to: Callable[[int], None]
) -> None:
    QApplication.processEvents()
    view.hide()
    seen = canvas._shown
    go_to(500)
    QApplication.processEvents()
    assert canvas._shown is seen
    view.show()
    assert said(view) == canvas.sentence


def test_a_placeholder_stands_where_no_search_is_watched(view: MatrixView, player: Player) -> None:
    """Nothing watched: no matrix, no error, and nothing to point at."""
    player.leave()
    assert not view.grab().isNull()
    assert said(view) == ""
    assert view.canvas.hit_at(QPointF(300, 200)) is None
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Plus, Qt.Key.Key_0, Qt.Key.Key_L, Qt.Key.Key_Return):
        QTest.keyClick(view.canvas, key)
    QTest.mouseClick(view.canvas, LEFT, pos=QPoint(300, 200))


@pytest.mark.parametrize("sample", ["knuth_2000", "queens_6", "stations", "pentominoes_6x10"])
def test_other_problems_are_shown(
    view: MatrixView, player: Player, step: Callable[..., None], sample: str
) -> None:
    """Few columns or many, secondary ones or repeats: at every event there is a picture and a sentence."""
    zoom_in(view.canvas)
    assert not view.canvas.is_fit
    player.watch_subject(Subject(sample=sample))
    assert view.canvas.is_fit, "another problem is seen as a whole"
    player.set_beat("link")
    for _ in range(40):
        step()
        assert not view.grab().isNull()
        assert view.canvas.sentence


def test_larger_text_needs_larger_rulers(view: MatrixView) -> None:
    before, font = view.canvas.layout_now, QFont(view.font())
    font.setPointSizeF(1.5 * font.pointSizeF())
    view.setFont(font)
    after = view.canvas.layout_now
    assert before is not None
    assert after is not None
    assert after.top.widths[0] > before.top.widths[0]


def test_the_matrix_fits_a_small_pane(view: MatrixView) -> None:
    """Seven views share a small screen: buttons give way to the words, keys remain."""
    assert view.minimumSizeHint().width() <= 230
    assert view.minimumSizeHint().height() <= 150
    assert part(view, QToolButton, "matrix_follow").isVisible()
    view.resize(220, 140)
    QApplication.processEvents()
    assert not part(view, QToolButton, "matrix_follow").isVisible()
    layout = view.canvas.layout_now
    assert layout is not None
    assert layout.options.length > 60


def test_long_sentences_take_two_lines_and_are_cut_short_at_last(
    view: MatrixView, selection: Selection
) -> None:
    """Nothing jumps when a sentence is longer than the one before, and what is cut is in the tool tip."""
    reported = part(view, ElidedLabel)
    selection.pin(Target(option=100))
    for width, height, count in ((1400, 500, 1), (560, 420, 2), (220, 140, 1)):
        view.resize(width, height)
        QApplication.processEvents()
        before = reported.height()
        shown = reported.shown_lines()
        assert len(shown) == count
        assert " ".join(shown) == reported.text() or shown[-1].endswith("…")
        assert all(reported.fontMetrics().horizontalAdvance(text) <= reported.width() for text in shown)
        selection.pin(None)
        assert reported.height() == before
        selection.pin(Target(option=100))
        assert reported.toolTip() == reported.text()


# --- the mouse ----------------------------------------------------------------------------------------


def test_hovering_over_an_empty_crossing_says_what_does_not_meet(
    view: MatrixView, canvas: MatrixCanvas, selection: Selection
) -> None:
    zoom_in(canvas)
    canvas.bring_into_view(Target(0, 4))
    QTest.mouseMove(canvas, place(canvas, 3, 4))
    assert selection.target is None
    assert said(view) == "r1c1=5 does not touch “r1c4”"


def test_the_rulers_point_at_columns_and_rows(canvas: MatrixCanvas, selection: Selection) -> None:
    QTest.mouseMove(canvas, QPoint(place(canvas, 100, 4).x(), 4))
    assert selection.target is not None
    assert selection.target.option is None
    assert selection.target.item is not None
    QTest.mouseMove(canvas, QPoint(4, place(canvas, 100, 400).y()))
    assert selection.target is not None
    assert selection.target.item is None


def test_a_double_click_goes_there_and_on_an_empty_crossing_shows_the_whole(
    canvas: MatrixCanvas, selection: Selection, qtbot: QtBot
) -> None:
    zoom_in(canvas)
    canvas.bring_into_view(Target(0, 4))
    with qtbot.waitSignal(selection.visit_requested) as wanted:
        QTest.mouseDClick(canvas, LEFT, pos=place(canvas, 0, 4))
    assert wanted.args == [Target(0, 4)]
    QTest.mouseDClick(canvas, LEFT, pos=place(canvas, 3, 4))
    assert canvas.is_fit


def test_dragging_moves_the_matrix_and_pins_nothing(canvas: MatrixCanvas, selection: Selection) -> None:
    zoom_in(canvas)
    canvas.bring_into_view(Target(130, 300))
    before = place(canvas, 130, 300)
    QTest.mousePress(canvas, LEFT, pos=QPoint(300, 200))
    QTest.mouseMove(canvas, QPoint(330, 220))
    QTest.mouseMove(canvas, QPoint(340, 240))
    QTest.mouseRelease(canvas, LEFT, pos=QPoint(340, 240))
    assert place(canvas, 130, 300) - before == QPoint(40, 40)
    assert selection.pinned is None


# --- what is pointed at elsewhere ---------------------------------------------------------------------


def test_the_target_of_another_pane_is_highlighted_without_a_new_picture(
    view: MatrixView, canvas: MatrixCanvas, selection: Selection
) -> None:
    """Marks are laid over what was painted, and the line says what they mean."""
    before = canvas.grab().toImage()
    kept = canvas._picture._full.pixmap.cacheKey()
    selection.hover(Target(item=90))
    assert canvas.grab().toImage() != before
    assert canvas._picture._full.pixmap.cacheKey() == kept
    assert said(view).startswith("Column “row 2 has 1”")
    selection.hover(None)
    assert canvas.grab().toImage() == before


# --- following changes --------------------------------------------------------------------------------


def test_following_brings_the_change_in_sight(
    view: MatrixView, canvas: MatrixCanvas, go_to: Callable[[int], None], player: Player
) -> None:
    """Zoomed in, the newest node is to be seen; while it is in sight anyway nothing moves, nor without following."""
    zoom_in(canvas)
    before = canvas._viewport
    go_to(1400)
    canvas.grab()
    assert canvas._viewport == before
    QTest.mouseClick(part(view, QToolButton, "matrix_follow"), LEFT)
    assert canvas.follows
    moved = stayed = 0
    for position in range(1500, 1560):
        before = canvas._viewport
        go_to(position)
        canvas.grab()
        layout, snapshot = canvas.layout_now, player.snapshot
        assert layout is not None
        assert snapshot is not None
        moved += canvas._viewport != before
        stayed += canvas._viewport == before
        event = snapshot.event
        assert event is not None
        if event.item is not None and event.option is not None:
            assert event.item in layout.items.visible
            assert event.option in layout.options.visible
    assert moved
    assert stayed


def words_of(view: MatrixView) -> list[str]:
    """The legend that K opens."""
    QTest.keyClick(view.canvas, Qt.Key.Key_K)
    legend = part(view, MatrixLegend)
    texts = [label.text() for label in legend.findChildren(QLabel) if label.text()]
    legend.close()
    return texts


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_the_legend_explains_the_marks_where_there_may_be_any(
    view: MatrixView, player: Player, selection: Selection, show: Callable[..., None]
) -> None:
    """A matrix that compares nothing has no marks of differences, and its legend says nothing of them."""
    texts = words_of(view)
    assert len(set(texts)) == 7
    assert "live" in texts
    comparing = MatrixView(player, selection, theme.light(), Baseline(player))
    show(comparing, comparing.canvas)
    assert words_of(comparing) == [*texts, "gone since the compared position", "returned since then"]


@pytest.mark.parametrize("colours", [theme.light(), theme.high_contrast()], ids=lambda colours: colours.name)
def test_the_legend_looks_as_in_the_picture(
    view: MatrixView, reference_font: QFont, looks_like: LooksLike, colours: theme.Theme
) -> None:
    view.setFont(reference_font)
    legend = MatrixLegend(colours, view, with_differences=True)
    legend.adjustSize()
    QApplication.processEvents()
    looks_like(legend.grab().toImage(), f"matrix_key_{colours.name}")
    legend.close()


def test_marks_come_and_go_with_what_is_compared(
    player: Player, selection: Selection, go_to: Callable[[int], None], show: Callable[..., None]
) -> None:
    """The search need not move for that; and it marks no difference of other places."""
    baseline = Baseline(player)
    view = MatrixView(player, selection, theme.light(), baseline)
    canvas = view.canvas
    show(view)
    player.watch(MANY)
    go_to(2032)
    baseline.since_here()
    assert canvas.difference is not None
    assert canvas.difference.is_empty
    go_to(2275)
    assert not canvas.difference.is_empty
    marked = canvas.grab().toImage()
    baseline.off()
    bare = canvas.grab().toImage()
    assert marked != bare
    baseline.compare(900, 2032)
    assert canvas.grab().toImage() == bare
    baseline.compare(2032, -1)
    assert canvas.grab().toImage() == marked
