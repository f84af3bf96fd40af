"""The link view as the user sees and works it: clicks, keys and the way to where something was taken out."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QFont, QHelpEvent, QImage, QKeyEvent
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QLabel, QToolTip

from solver_core.cover import Op, Search
from solver_core.cover.neighbours import ROOT, Element, Way, neighbour
from solver_core.sudoku.engines import Engine
from solver_core.sudoku.grid import Grid
from sudoku_gui.panes.links.key import LinkKey
from sudoku_gui.panes.links.view import LinkView
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection, Target
from sudoku_gui.player.subject import Subject
from sudoku_gui.render import theme

GoTo = Callable[[int], None]
Show = Callable[..., None]
KNUTH = Subject(sample="knuth_2000")


@pytest.fixture
def view(player: Player, selection: Selection, show: Show) -> LinkView:
    """Knuth's matrix at its start, with the keyboard."""
    player.watch_subject(KNUTH)
    view = LinkView(player, selection, theme.light())
    view.resize(640, 460)
    show(view, view.canvas)
    return view


def middle(view: LinkView, element: Element) -> QPoint:
    box = view.canvas.place(element)
    assert box is not None, element
    return box.center().toPoint()


def click(view: LinkView, element: Element) -> None:
    QTest.mouseClick(view.canvas, Qt.MouseButton.LeftButton, pos=middle(view, element))


def key(view: LinkView, *keys: Qt.Key) -> None:
    for pressed in keys:
        QTest.keyClick(view.canvas, pressed)


def said(view: LinkView) -> str:
    label = view.findChild(QLabel, "link_text")
    assert label is not None
    return label.text()


# --- pointing -------------------------------------------------------------------------------------


def test_a_click_selects_and_tells_the_four_links(view: LinkView, selection: Selection) -> None:
    """By name, and for all views."""
    click(view, Element(3, 1))
    assert selection.pinned == Target(3, 1)
    assert said(view) == "{A, D, G} in “D”: left “A”, right “G”, up header “D”, down {A, D}."
    click(view, Element(2))
    assert selection.pinned == Target(2)
    assert said(view) == "Header “C”: left “B”, right “D”, up {B, C, F}, down {C, E, F}."
    assert not view.panel.button.isEnabled()


def test_a_click_on_nothing_lets_go(view: LinkView, selection: Selection) -> None:
    click(view, Element(2))
    QTest.mouseClick(view.canvas, Qt.MouseButton.LeftButton, pos=QPoint(2, view.canvas.height() - 3))
    assert selection.pinned is None
    assert "Click" in said(view)


def test_the_name_of_an_option_stands_for_all_its_nodes(view: LinkView, selection: Selection) -> None:
    """Hovering the name lights the whole row; a click selects its first node."""
    first = view.canvas.place(Element(2, 0))
    assert first is not None
    name = QPoint(60, first.center().toPoint().y())
    QTest.mouseMove(view.canvas, name)
    assert selection.target == Target(option=0)
    QTest.mouseClick(view.canvas, Qt.MouseButton.LeftButton, pos=name)
    assert view.canvas.here == Element(2, 0)


def test_the_mouse_lights_what_it_is_over(view: LinkView, selection: Selection) -> None:
    QTest.mouseMove(view.canvas, middle(view, Element(0, 3)))
    assert selection.target == Target(0, 3)
    QApplication.sendEvent(view.canvas, QEvent(QEvent.Type.Leave))
    assert selection.target is None


@pytest.mark.qt_log_ignore("does not support raise", extend=True)
def test_whoever_hovers_reads_what_a_click_would_tell(view: LinkView, go_to: GoTo) -> None:
    """One true sentence about anything, and none where there is nothing."""
    go_to(14)
    for element, begins in ((Element(3, 1), "Out of column “D” since"), (Element(4), "Header “E”: left “C”")):
        place = middle(view, element)
        asked = QHelpEvent(QEvent.Type.ToolTip, place, view.canvas.mapToGlobal(place))
        QApplication.sendEvent(view.canvas, asked)
        assert QToolTip.text().startswith(begins)
    QToolTip.hideText()


def test_what_is_pinned_elsewhere_is_selected_here(view: LinkView, selection: Selection) -> None:
    selection.pin(Target(6, 5))
    assert view.canvas.here == Element(6, 5)
    assert "{D, E, G} in “G”" in said(view)
    selection.pin(Target(option=4))
    assert view.canvas.here == Element(1, 4)
    selection.clear()
    assert view.canvas.here is None


@pytest.mark.parametrize(
    "target", [Target(700), Target(option=700), Target(0, 700), Target(0, 0), Target(-1)]
)
def test_a_spot_of_another_problem_is_none_here(view: LinkView, selection: Selection, target: Target) -> None:
    """Numbers may outlive their problem for a moment; {C, E, F} has no node in A."""
    selection.pin(target)
    assert view.canvas.here is None
    assert "Click" in said(view)


def test_the_menu_is_asked_for_with_the_spot(view: LinkView, selection: Selection) -> None:
    """By the mouse what is under it, by the keyboard what is selected."""
    spy = QSignalSpy(selection.menu_wanted)
    place = middle(view, Element(0, 3))
    by_mouse = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, view.canvas.mapToGlobal(place))
    QApplication.sendEvent(view.canvas, by_mouse)
    click(view, Element(4))
    QApplication.sendEvent(
        view.canvas, QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(), QPoint())
    )
    assert [spy.at(k)[0] for k in range(spy.count())] == [Target(0, 3), Target(4)]
    assert spy.at(1)[1] == view.canvas.mapToGlobal(middle(view, Element(4)))


# --- keys -----------------------------------------------------------------------------------------


def test_arrows_walk_along_the_links(view: LinkView, selection: Selection) -> None:
    """Right through the headers, down the column, round the row; the root is a place to stand on."""
    click(view, Element(0))
    key(view, Qt.Key.Key_Right)
    assert selection.pinned == Target(1)
    key(view, Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Right)
    assert selection.pinned == Target(5, 2)
    key(view, Qt.Key.Key_Right)
    assert selection.pinned == Target(1, 2)
    key(view, Qt.Key.Key_Up, Qt.Key.Key_Left, Qt.Key.Key_Left)
    assert view.canvas.here == ROOT
    assert selection.pinned is None
    assert said(view) == "Root h: left “G”, right “A”, up root h, down root h."
    key(view, Qt.Key.Key_Left)
    assert selection.pinned == Target(6)


def test_out_of_its_ring_a_ghost_leads_back_but_nothing_leads_to_it(view: LinkView, go_to: GoTo) -> None:
    """The lesson of the keys: from the ghost to its neighbours there is a way, and none from them to it."""
    go_to(14)
    ghost = Element(3, 1)
    click(view, ghost)
    key(view, Qt.Key.Key_Up)
    assert view.canvas.here == Element(3)
    key(view, Qt.Key.Key_Down)
    assert view.canvas.here == Element(3, 5)


def test_the_first_key_begins_at_the_event(view: LinkView, go_to: GoTo, player: Player) -> None:
    go_to(14)
    key(view, Qt.Key.Key_Left)
    event = player.search and player.search.event
    assert event
    assert view.canvas.here == Element(event.item or 0, event.option)


@pytest.mark.parametrize("pressed", [Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_Return])
def test_the_keys_used_here_are_claimed_and_others_are_not(view: LinkView, pressed: Qt.Key) -> None:
    """The window steps by Left and Right, wherever the keyboard is."""
    others = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Space, Qt.Key.Key_Home)
    for asked, claimed in ((pressed, True), *((other, False) for other in others)):
        override = QKeyEvent(QEvent.Type.ShortcutOverride, asked, Qt.KeyboardModifier.NoModifier)
        override.ignore()
        QApplication.sendEvent(view.canvas, override)
        assert override.isAccepted() == claimed
    override = QKeyEvent(QEvent.Type.ShortcutOverride, pressed, Qt.KeyboardModifier.ControlModifier)
    override.ignore()
    QApplication.sendEvent(view.canvas, override)
    assert not override.isAccepted()


# --- the way there --------------------------------------------------------------------------------


def test_why_it_is_out_is_told_and_the_button_goes_there(
    view: LinkView, player: Player, go_to: GoTo, settle: Callable[[], None]
) -> None:
    """D of {A, D, G} left its column when A was covered; C of {B, C, F} when B was, two levels down."""
    go_to(14)
    click(view, Element(3, 1))
    assert said(view).startswith("Out of column “D” since “A” was covered at depth 1, to branch on it.")
    view.panel.button.click()
    settle()
    event = player.search and player.search.event
    assert event
    assert (event.op, event.item, event.option) == (Op.HIDE, 3, 1)
    assert not view.panel.button.isEnabled()


def test_enter_goes_there_too_and_where_nothing_is_out_asks_the_window(
    view: LinkView, player: Player, selection: Selection, go_to: GoTo, settle: Callable[[], None]
) -> None:
    spy = QSignalSpy(selection.doing_wanted)
    go_to(14)
    click(view, Element(6))
    key(view, Qt.Key.Key_Return)
    settle()
    event = player.search and player.search.event
    assert event
    assert (event.op, event.item) == (Op.COVER, 6)
    click(view, Element(4))
    key(view, Qt.Key.Key_Return)
    assert spy.count() == 1
    assert spy.at(0)[0] == Target(4)


def test_a_double_click_goes_there(
    view: LinkView, player: Player, go_to: GoTo, settle: Callable[[], None]
) -> None:
    go_to(14)
    click(view, Element(0))
    QTest.mouseDClick(view.canvas, Qt.MouseButton.LeftButton, pos=middle(view, Element(0)))
    settle()
    event = player.search and player.search.event
    assert event
    assert (event.op, event.item) == (Op.COVER, 0)


def test_far_into_a_long_search_the_way_there_is_found_in_the_tree(
    view: LinkView, player: Player, selection: Selection, go_to: GoTo, settle: Callable[[], None], many: Grid
) -> None:
    """A given at depth 1 was covered thousands of events ago."""
    player.watch(many)
    go_to(9000)
    search = player.search
    assert search
    option = search.given[0]
    selection.pin(Target(search.problem.options[option][3]))
    assert "at depth 1 for the choice" in view.panel.text
    view.go_there()
    settle()
    assert player.position < 100
    event = search.event
    assert event
    assert (event.op, event.item) == (Op.COVER, search.problem.options[option][3])


# --- following ------------------------------------------------------------------------------------


def test_the_text_follows_the_search(view: LinkView, player: Player, go_to: GoTo) -> None:
    """What is selected stays selected while the search moves, and its links are told anew."""
    click(view, Element(0))
    before = said(view)
    go_to(14)
    assert said(view) != before
    assert said(view).startswith("Out of the list since it was covered at depth 1, to branch on it.")
    go_to(0)
    assert said(view) == before
    player.leave()
    assert said(view) == ""
    assert view.canvas.here is None


def test_every_box_is_where_it_can_be_clicked(view: LinkView, player: Player, go_to: GoTo) -> None:
    """At each position, ghosts too."""
    search = player.search
    assert search
    for position in range(0, 60, 9):
        go_to(position)
        for option, items in enumerate(search.problem.options):
            for item in items:
                click(view, Element(item, option))
                assert view.canvas.here == Element(item, option)


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
    view: LinkView, player: Player, go_to: GoTo, subject: Subject, size: tuple[int, int]
) -> None:
    """Of any size, at the start, in the middle of things and after a jump; the newest is in sight."""
    view.resize(*size)
    player.watch_subject(subject)
    for position in (0, 1, 37, 500, 501, 499, 38, 0):
        go_to(position)
        key(view, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Up)
        here = view.canvas.here
        assert here is not None
        search = player.search
        assert search
        assert view.canvas.place(here) is not None or here.is_root(search.problem)
        assert not view.grab().isNull()
    assert view.panel.isVisible() == (size[1] > 300)


def test_the_newest_is_in_sight_even_where_there_is_little_room(
    view: LinkView, player: Player, go_to: GoTo, many: Grid
) -> None:
    """A picture larger than the view is shifted to where things happen."""
    view.resize(200, 130)
    player.watch(many)
    for position in range(2600, 2700, 3):
        go_to(position)
        event = player.search and player.search.event
        assert event
        if event.item is not None:
            place = view.canvas.place(Element(event.item, event.option))
            if place is not None:
                assert view.canvas.rect().contains(place.center().toPoint())


def test_a_drag_shifts_what_is_larger_than_the_view(view: LinkView, player: Player, many: Grid) -> None:
    """And selects nothing."""
    view.resize(200, 130)
    player.watch(many)
    before = view.canvas.place(ROOT)
    assert before is not None
    hold, far = QPoint(150, 60), QPoint(60, 20)
    QTest.mousePress(view.canvas, Qt.MouseButton.LeftButton, pos=hold)
    QTest.mouseMove(view.canvas, far)
    QTest.mouseRelease(view.canvas, Qt.MouseButton.LeftButton, pos=far)
    after = view.canvas.place(ROOT)
    assert after is not None
    assert after.left() < before.left()
    assert view.canvas.here is None


def test_a_hidden_view_does_nothing_until_it_is_shown(
    view: LinkView, go_to: GoTo, selection: Selection
) -> None:
    """And tells everything then."""
    view.hide()
    selection.pin(Target(0))
    go_to(14)
    assert "Click" in said(view)
    view.show()
    assert said(view).startswith("Out of the list")


# --- looks ----------------------------------------------------------------------------------------


def test_nothing_watched_is_said(player: Player, selection: Selection, show: Show) -> None:
    """An empty area would look broken."""
    view = LinkView(player, selection, theme.dark())
    view.resize(300, 200)
    show(view)
    picture = view.canvas.grab().toImage()
    paper = theme.dark().paper.rgb()
    assert any(
        picture.pixel(x, y) != paper
        for x in range(0, picture.width(), 2)
        for y in range(0, picture.height(), 2)
    )
    assert not view.panel.button.isEnabled()


def test_the_text_never_changes_the_height_of_the_panel(view: LinkView, go_to: GoTo) -> None:
    """Or the picture would jump with every event."""
    height = view.panel.height()
    go_to(14)
    for element in (Element(3, 1), Element(0), Element(4, 0)):
        click(view, element)
        assert view.panel.height() == height
    view.resize(330, 460)
    assert view.panel.height() == height
    assert said(view).endswith("…") or said(view) == view.panel.text


def test_a_larger_font_makes_larger_boxes(view: LinkView) -> None:
    view.resize(1400, 1000)
    before = view.canvas.place(ROOT)
    font = view.font()
    font.setPointSizeF(1.5 * font.pointSizeF())
    view.setFont(font)
    after = view.canvas.place(ROOT)
    assert before is not None
    assert after is not None
    assert after.height() > before.height()


def test_another_theme_is_used_at_once(view: LinkView) -> None:
    view.use_theme(theme.dark())
    assert view.canvas.grab().toImage().pixel(1, 1) == theme.dark().paper.rgb()


@pytest.mark.parametrize("name", ["light", "dark"])
def test_the_whole_view_looks_right(
    player: Player,
    selection: Selection,
    show: Show,
    go_to: GoTo,
    looks_like: Callable[[QImage, str], None],
    reference_font: object,
    name: str,
) -> None:
    """Picture and panel, with a ghost selected."""
    assert reference_font
    colours = {"light": theme.light(), "dark": theme.dark()}[name]
    player.watch_subject(KNUTH)
    view = LinkView(player, selection, colours)
    view.setPalette(colours.palette())
    view.canvas.animated = False
    view.resize(560, 420)
    show(view)
    go_to(14)
    selection.pin(Target(3, 1))
    looks_like(view.grab().toImage().convertToFormat(QImage.Format.Format_RGB32), f"links_view_{name}")


def test_the_walk_by_keys_is_that_of_the_links(view: LinkView, player: Player, go_to: GoTo) -> None:
    """Whatever the state, a key leads where the link leads."""
    ways = {
        Qt.Key.Key_Left: Way.LEFT,
        Qt.Key.Key_Right: Way.RIGHT,
        Qt.Key.Key_Up: Way.UP,
        Qt.Key.Key_Down: Way.DOWN,
    }
    go_to(14)
    for element in (Element(3, 1), Element(0), Element(6, 4), Element(2, 2)):
        for pressed, way in ways.items():
            click(view, element)
            key(view, pressed)
            search = player.search
            assert isinstance(search, Search)
            assert view.canvas.here == neighbour(search, element, way)


@pytest.mark.parametrize("colours", [theme.light(), theme.dark()], ids=lambda it: it.name)
def test_the_key_tells_what_every_sign_means(
    view: LinkView, reference_font: QFont, looks_like: Callable[[QImage, str], None], colours: theme.Theme
) -> None:
    """In the colours of the picture itself."""
    view.setFont(reference_font)
    key = LinkKey(colours, view, with_secondary=True)
    key.adjustSize()
    QApplication.processEvents()
    looks_like(key.grab().toImage(), f"link_key_{colours.name}")


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_the_key_opens_by_its_button_and_by_its_letter(view: LinkView) -> None:
    """Knuth's matrix has no secondary columns, so that sign is left out."""
    key(view, Qt.Key.Key_K)
    (opened,) = view.findChildren(LinkKey)
    words = {label.text() for label in opened.findChildren(QLabel)}
    assert "a link that it still holds" in words
    assert not any("secondary" in word for word in words)
    opened.close()
    QTest.mouseClick(view.panel.key, Qt.MouseButton.LeftButton)
    assert len([one for one in view.findChildren(LinkKey) if one.isVisible()]) == 1


def test_the_readout_of_links_is_there_in_taller_letters(view: LinkView) -> None:
    """Chinese letters are higher than others: in Study on a small screen the panel stays."""
    view.resize(490, 225)
    font = view.font()
    font.setPixelSize(17)
    view.setFont(font)
    QTest.qWait(20)
    assert view.panel.isVisible()
    view.resize(490, 120)
    assert not view.panel.isVisible()
