"""The link view as the user sees and works it: clicks, keys and the way to where something was taken out."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QHelpEvent, QImage
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QLabel, QToolTip
from pytestqt.qtbot import QtBot

from solver_core.cover import Event, Op, Search
from solver_core.cover.explain.neighbours import ROOT, Element
from solver_core.sudoku.engines import Engine
from solver_core.sudoku.grid import Grid
from sudoku_gui.features.link_view import text as words
from sudoku_gui.features.link_view.legend import LinkLegend
from sudoku_gui.features.link_view.view import LinkView
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection, Target
from sudoku_gui.player.subject import Subject
from sudoku_gui.render import theme
from sudoku_gui.widgets.term_label import ReadingLabel
from tests.gui.canvas import LooksLike
from tests.gui.parts import part
from tests.gui.shared import Show

KNUTH = Subject(sample="knuth_2000")


class DrivenView(LinkView):
    """A view with what a user does to it."""

    @property
    def player(self) -> Player:
        return self._player

    @property
    def selection(self) -> Selection:
        return self._selection

    @property
    def said(self) -> str:
        label = part(self, ReadingLabel, "link_text")
        return label.text()

    @property
    def last_event(self) -> Event:
        event = self.player.search and self.player.search.event
        assert event
        return event

    def settle(self) -> None:
        while self.player.is_busy:
            QApplication.processEvents()

    def go_to(self, position: int) -> None:
        self.player.scrub(position)
        self.settle()

    def box(self, element: Element) -> QRectF:
        box = self.canvas.rect_of(element)
        assert box is not None, element
        return box

    def middle(self, element: Element) -> QPoint:
        return self.box(element).center().toPoint()

    def click(self, element: Element) -> None:
        QTest.mouseClick(self.canvas, Qt.MouseButton.LeftButton, pos=self.middle(element))

    def press(self, *keys: Qt.Key) -> None:
        for key in keys:
            QTest.keyClick(self.canvas, key)


@pytest.fixture
def view(player: Player, selection: Selection, show: Show) -> DrivenView:
    player.watch_subject(KNUTH)
    view = DrivenView(player, selection, theme.light())
    view.resize(640, 560)
    show(view, view.canvas)
    return view


# --- pointing -------------------------------------------------------------------------------------


def test_a_click_selects_and_shows_the_four_links(view: DrivenView) -> None:
    view.click(Element(3, 1))
    assert view.selection.pinned == Target(3, 1)
    assert view.said == "{A, D, G} in “D”: left “A”, right “G”, up header “D”, down {A, D}."
    view.click(Element(2))
    assert view.selection.pinned == Target(2)
    assert view.said == "Header “C”: left “B”, right “D”, up {B, C, F}, down {C, E, F}."
    assert not view.panel.button.isEnabled()


def test_the_name_of_an_option_stands_for_all_its_nodes(view: DrivenView) -> None:
    """Hovering the name lights the whole row; a click selects its first node."""
    first = view.box(Element(2, 0))
    name = QPoint(60, first.center().toPoint().y())
    QTest.mouseMove(view.canvas, name)
    assert view.selection.target == Target(option=0)
    QTest.mouseClick(view.canvas, Qt.MouseButton.LeftButton, pos=name)
    assert view.canvas.here == Element(2, 0)


@pytest.mark.qt_log_ignore("does not support raise", extend=True)
def test_no_tool_tip_stays_when_the_mouse_or_the_search_moves_on(view: DrivenView, qtbot: QtBot) -> None:
    """It would speak of another node, or of what was so before."""

    def hover() -> None:
        place = view.middle(Element(3, 1))
        QTest.mouseMove(view.canvas, place)
        asked = QHelpEvent(QEvent.Type.ToolTip, place, view.canvas.mapToGlobal(place))
        QApplication.sendEvent(view.canvas, asked)
        assert QToolTip.isVisible()

    hover()
    QTest.mouseMove(view.canvas, view.middle(Element(0)))
    qtbot.waitUntil(lambda: not QToolTip.isVisible())
    hover()
    view.go_to(14)
    qtbot.waitUntil(lambda: not QToolTip.isVisible())


@pytest.mark.qt_log_ignore("does not support raise", extend=True)
def test_hovering_shows_the_text_of_a_click(view: DrivenView) -> None:
    """One true sentence about anything, and none where there is nothing."""
    view.go_to(14)
    for element, begins in ((Element(3, 1), "Out of column “D” since"), (Element(4), "Header “E”: left “C”")):
        place = view.middle(element)
        asked = QHelpEvent(QEvent.Type.ToolTip, place, view.canvas.mapToGlobal(place))
        QApplication.sendEvent(view.canvas, asked)
        assert QToolTip.text().startswith(begins)
    QToolTip.hideText()


def test_the_pinned_target_of_another_pane_is_selected(view: DrivenView) -> None:
    view.selection.pin(Target(6, 5))
    assert view.canvas.here == Element(6, 5)
    assert "{D, E, G} in “G”" in view.said
    view.selection.pin(Target(option=4))
    assert view.canvas.here == Element(1, 4)
    view.selection.clear()
    assert view.canvas.here is None


@pytest.mark.parametrize(
    "target", [Target(700), Target(option=700), Target(0, 700), Target(0, 0), Target(-1)]
)
def test_a_target_of_another_problem_is_not_shown(view: DrivenView, target: Target) -> None:
    """Numbers may outlive their problem for a moment; {C, E, F} has no node in A."""
    view.selection.pin(target)
    assert view.canvas.here is None
    assert "Click" in view.said


def test_a_hint_says_what_a_diamond_in_sight_means(view: DrivenView) -> None:
    """Only where there are secondary columns, while nothing is selected, and where there is space for it."""
    assert "diamond" not in view.said
    view.player.watch_subject(Subject(problem="a b | x\na x\nb\nb x\n"))
    view.settle()
    assert view.said.startswith("A diamond marks a secondary column, which may stay uncovered. Click")
    view.click(Element(2))
    assert view.said.startswith("Secondary header “x”")
    view.selection.clear()
    assert "diamond" in view.said
    view.resize(640, 380)
    assert view.said == ""
    assert "diamond" in view.canvas.tip_at(QPointF(1, 1))


# --- keys -----------------------------------------------------------------------------------------


def test_arrows_walk_along_the_links(view: DrivenView) -> None:
    """Right through the headers, down the column, round the row; the root is a place to stand on."""
    view.click(Element(0))
    view.press(Qt.Key.Key_Right)
    assert view.selection.pinned == Target(1)
    view.press(Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Right)
    assert view.selection.pinned == Target(5, 2)
    view.press(Qt.Key.Key_Right)
    assert view.selection.pinned == Target(1, 2)
    view.press(Qt.Key.Key_Up, Qt.Key.Key_Left, Qt.Key.Key_Left)
    assert view.canvas.here == ROOT
    assert view.selection.pinned is None
    assert view.said == "Root h: left “G”, right “A”, up root h, down root h."
    view.press(Qt.Key.Key_Left)
    assert view.selection.pinned == Target(6)


def test_the_first_key_begins_at_the_event(view: DrivenView) -> None:
    view.go_to(14)
    view.press(Qt.Key.Key_Left)
    assert view.canvas.here == Element(view.last_event.item or 0, view.last_event.option)


# --- the way there --------------------------------------------------------------------------------


def test_the_pane_says_why_a_node_is_out_and_its_button_goes_there(view: DrivenView) -> None:
    """D of {A, D, G} left its column when A was covered; C of {B, C, F} when B was, two levels down."""
    view.go_to(14)
    view.click(Element(3, 1))
    assert view.said.startswith("Out of column “D” since “A” was covered at depth 1, to branch on it.")
    view.panel.button.click()
    view.settle()
    assert (view.last_event.op, view.last_event.item, view.last_event.option) == (Op.HIDE, 3, 1)
    assert not view.panel.button.isEnabled()


def test_enter_and_a_double_click_go_there_too_and_where_nothing_is_out_asks_the_window(
    view: DrivenView,
) -> None:
    """They go to where an element was taken out; of one that is in, the window knows more."""
    spy = QSignalSpy(view.selection.visit_requested)
    view.go_to(14)
    view.click(Element(6))
    view.press(Qt.Key.Key_Return)
    view.settle()
    assert (view.last_event.op, view.last_event.item) == (Op.COVER, 6)
    view.go_to(14)
    view.click(Element(0))
    QTest.mouseDClick(view.canvas, Qt.MouseButton.LeftButton, pos=view.middle(Element(0)))
    view.settle()
    assert (view.last_event.op, view.last_event.item) == (Op.COVER, 0)
    view.click(Element(4))
    view.press(Qt.Key.Key_Return)
    assert spy.count() == 1
    assert spy.at(0)[0] == Target(4)


def test_far_into_a_long_search_the_way_there_is_found_in_the_tree(view: DrivenView, many: Grid) -> None:
    view.player.watch(many)
    view.go_to(9000)
    search = view.player.search
    assert search
    option = search.given[0]
    view.selection.pin(Target(search.problem.options[option][3]))
    assert "at depth 1 by the given r1c9=2" in view.panel.text
    view.go_there()
    view.settle()
    assert view.player.position < 100
    event = search.event
    assert event
    assert (view.last_event.op, view.last_event.item) == (Op.COVER, search.problem.options[option][3])


# --- following ------------------------------------------------------------------------------------


def test_the_text_follows_the_search(view: DrivenView) -> None:
    """What is selected stays selected while the search moves, and its links are reported anew."""
    view.click(Element(0))
    before = view.said
    view.go_to(14)
    assert view.said != before
    assert view.said.startswith("Out of the list since it was covered at depth 1, to branch on it.")
    view.go_to(0)
    assert view.said == before
    view.player.leave()
    assert view.said == ""
    assert view.canvas.here is None


@pytest.mark.parametrize(
    "subject",
    [
        Subject(sample="queens_8"),
        Subject(sample="pentominoes_3x20"),
        Subject(sample="stations"),
        Subject(Grid.empty()),
        Subject(Grid.empty(), engine=Engine.BACKTRACK),
    ],
    ids=lambda it: it.sample or it.engine,
)
@pytest.mark.parametrize("size", [(220, 140), (700, 500)], ids=["small", "large"])
def test_every_search_can_be_looked_at_and_walked_through(
    view: DrivenView, subject: Subject, size: tuple[int, int]
) -> None:
    """Of any size, at the start, in the middle of things and after a jump; the newest is in sight."""
    view.resize(*size)
    view.player.watch_subject(subject)
    for position in (0, 1, 500, 499, 38, 0):
        view.go_to(position)
        view.press(Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Up)
        here = view.canvas.here
        assert here is not None
        assert view.canvas.rect_of(here) is not None
        assert not view.grab().isNull()
    assert view.panel.isVisible() == (size[1] > 300)


def test_the_newest_is_in_sight_even_where_there_is_little_room(view: DrivenView, many: Grid) -> None:
    """A picture larger than the view is shifted to where things happen."""
    view.resize(200, 130)
    view.player.watch(many)
    met = 0
    for position in range(2600, 2700, 3):
        view.go_to(position)
        if view.last_event.item is not None:
            place = view.canvas.rect_of(Element(view.last_event.item, view.last_event.option))
            if place is not None:
                assert view.canvas.rect().contains(place.center().toPoint())
                met += 1
    assert met > 10


def test_a_drag_shifts_what_is_larger_than_the_view(view: DrivenView, many: Grid) -> None:
    view.resize(200, 130)
    view.player.watch(many)
    before = view.box(ROOT)
    hold, far = QPoint(150, 60), QPoint(60, 20)
    QTest.mousePress(view.canvas, Qt.MouseButton.LeftButton, pos=hold)
    QTest.mouseMove(view.canvas, far)
    QTest.mouseRelease(view.canvas, Qt.MouseButton.LeftButton, pos=far)
    after = view.box(ROOT)
    assert after.left() < before.left()
    assert view.canvas.here is None


# --- looks ----------------------------------------------------------------------------------------


def test_without_a_search_the_picture_of_links_says_so(view: DrivenView) -> None:
    view.player.leave()
    picture, paper = view.canvas.grab().toImage(), view.theme.paper.rgb()
    assert any(picture.pixel(x, y) != paper for x in range(0, 640, 2) for y in range(0, 300, 2))
    assert not view.panel.button.isEnabled()


def test_the_text_never_changes_the_height_of_the_panel(view: DrivenView) -> None:
    height = view.panel.height()
    view.go_to(14)
    for element in (Element(3, 1), Element(0), Element(4, 0)):
        view.click(element)
        assert view.panel.height() == height
    view.resize(330, 560)
    height = view.panel.height()
    view.selection.pin(Target(0))
    assert view.panel.height() == height
    assert view.said == view.panel.text


def test_a_larger_font_makes_larger_boxes(view: DrivenView) -> None:
    view.resize(1400, 1000)
    before, font = view.box(ROOT), view.font()
    font.setPointSizeF(1.5 * font.pointSizeF())
    view.setFont(font)
    assert view.box(ROOT).height() > before.height()


@pytest.mark.parametrize("colours", [theme.light(), theme.dark()], ids=lambda it: it.name)
def test_the_whole_view_looks_as_in_the_picture(
    view: DrivenView, reference_font: QFont, looks_like: LooksLike, colours: theme.Theme
) -> None:
    view.setFont(reference_font)
    view.setPalette(colours.palette())
    view.use_theme(colours)
    view.canvas.animated = False
    view.resize(560, 420)
    view.go_to(14)
    view.selection.pin(Target(3, 1))
    image = view.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    looks_like(image, f"links_view_{colours.name}")


@pytest.mark.parametrize("colours", [theme.light(), theme.dark()], ids=lambda it: it.name)
def test_the_legend_explains_what_every_sign_means(
    view: DrivenView, reference_font: QFont, looks_like: LooksLike, colours: theme.Theme
) -> None:
    view.setFont(reference_font)
    legend = LinkLegend(colours, view, with_secondary=True, with_bound=True)
    legend.adjustSize()
    QApplication.processEvents()
    looks_like(legend.grab().toImage(), f"link_key_{colours.name}")


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_the_legend_opens_by_its_button_and_by_its_letter(view: DrivenView) -> None:
    """Knuth's matrix has no secondary columns, so that sign is left out."""
    view.press(Qt.Key.Key_K)
    (opened,) = view.findChildren(LinkLegend)
    words = {label.text() for label in opened.findChildren(QLabel)}
    assert "a link that it still holds" in words
    assert not any("secondary" in word for word in words)
    opened.close()
    QTest.mouseClick(view.panel.legend, Qt.MouseButton.LeftButton)
    assert len([one for one in view.findChildren(LinkLegend) if one.isVisible()]) == 1


def test_the_readout_of_links_is_there_in_taller_letters(view: DrivenView, qtbot: QtBot) -> None:
    """Chinese letters are higher than others: in Study on a small screen the panel stays."""
    view.resize(490, 225)
    font = view.font()
    font.setPixelSize(17)
    view.setFont(font)
    qtbot.waitUntil(view.panel.isVisible)
    view.resize(490, 120)
    assert not view.panel.isVisible()


def test_a_click_elsewhere_is_shown_at_once(view: DrivenView) -> None:
    """Also where the mouse points at the same thing already, as it does when it clicks."""
    view.go_to(20)
    search = view.player.search
    assert isinstance(search, Search)
    for here in (Element(2), Element(4), Element(2)):
        target = Target(here.item)
        view.selection.hover(target)
        assert view.canvas.here != here
        view.selection.pin(target)
        assert view.canvas.here == here
        assert view.said == words.describe(search, here)
