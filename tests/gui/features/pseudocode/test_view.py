"""The pseudo-code as the user sees and works it."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QFont, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QScrollArea
from pytestqt.qtbot import QtBot

from solver_core.cover import Op, conditions
from solver_core.cover.goals import Goal
from solver_core.cover.replay.beats import BEATS
from solver_core.sudoku.backtracking import BacktrackSearch
from solver_core.sudoku.engines import Engine
from solver_core.sudoku.grid import Grid
from sudoku_gui.features.pseudocode.list_view import CodeList
from sudoku_gui.features.pseudocode.value_strip import ValueStrip
from sudoku_gui.features.pseudocode.view import PseudocodeView
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection, Target
from sudoku_gui.player.subject import Subject
from sudoku_gui.render import theme
from sudoku_gui.render.theme import Theme
from sudoku_gui.wording.names import option_name
from tests.gui.parts import part, wait_until
from tests.gui.shared import GoTo, Settle, Show

SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def view(player: Player, selection: Selection, show: Show) -> PseudocodeView:
    """Knuth's matrix, folded as it is at first: a step is a column."""
    player.watch_subject(Subject(sample="knuth_2000"))
    view = PseudocodeView(player, selection, theme.light())
    view.resize(460, 700)
    show(view, lines(view))
    return view


def lines(view: PseudocodeView) -> CodeList:
    return part(view, CodeList, "pseudocode_lines")


def strip(view: PseudocodeView) -> ValueStrip:
    return part(view, ValueStrip, "pseudocode_values")


def shown(view: PseudocodeView) -> list[str]:
    return [row.line.id for row in view.model.rows]


def executed(view: PseudocodeView) -> str:
    return next(row.line.id for row in view.model.rows if row.is_executed)


def here(view: PseudocodeView) -> str:
    row = lines(view).row
    return "" if row is None else row.line.id


def move_to(view: PseudocodeView, line: str) -> None:
    table = lines(view)
    table.setCurrentIndex(view.model.index(0, 0))
    for _ in range(shown(view).index(line)):
        QTest.keyClick(table, Qt.Key.Key_Down)
    assert here(view) == line


def place(view: PseudocodeView, line: str, x: float) -> QPoint:
    rect = lines(view).visualRect(view.model.index_of(line))
    return QPoint(rect.left() + round(x), rect.center().y())


def click(view: PseudocodeView, line: str, x: float) -> None:
    QTest.mouseClick(lines(view).viewport(), Qt.MouseButton.LeftButton, pos=place(view, line, x))


# --- following ------------------------------------------------------------------------------------


def test_the_code_pane_shows_the_executed_line_and_the_next(view: PseudocodeView, go_to: GoTo) -> None:
    go_to(1)
    assert executed(view) == "x3.choose"
    assert next(row.line.id for row in view.model.rows if row.is_upcoming) == "cover.header"


@pytest.mark.parametrize("height", [120, 250, 1000])
def test_the_executed_line_is_in_sight(view: PseudocodeView, go_to: GoTo, height: int) -> None:
    """Nothing scrolls where all lines are."""
    view.resize(460, height)
    for position in range(0, 60, 7):
        go_to(position)
        assert height < 1000 or lines(view).verticalScrollBar().value() == 0
        rect = lines(view).visualRect(view.model.executed)
        assert rect.top() >= 0
        assert rect.bottom() <= lines(view).viewport().height()


def test_the_line_that_comes_next_stands_at_the_edge_where_it_is_further_away(
    view: PseudocodeView, player: Player
) -> None:
    """At a dead end the search returns into another procedure; the executed line is not covered by it."""
    player.set_beat("link")
    view.resize(460, 260)
    player.run_to("dead_end")
    table, following = lines(view), view.model.upcoming
    area = QRect(QPoint(), table.viewport().size())
    area.setTop(area.bottom() + 1 - table.visualRect(following).height())
    assert table.visualRect(following).top() >= area.bottom()
    assert not table.visualRect(view.model.executed).intersects(area)
    edge = table.viewport().grab(area).toImage()
    assert edge.pixelColor(0, edge.height() // 2) == table.delegate.theme.house_shade, (
        "it is not at its place"
    )
    table.verticalScrollBar().setValue(table.verticalScrollBar().maximum())
    row = table.viewport().grab(table.visualRect(following)).toImage()
    sign = QRect(0, 3, round(table.delegate.spacing.text(0)), row.height() - 6)
    assert ink(edge.copy(sign)) == ink(row.copy(sign)) > 0


def ink(image: QImage) -> int:
    """How many pixels are not as the first one."""
    return sum(
        image.pixel(x, y) != image.pixel(0, 0) for x in range(image.width()) for y in range(image.height())
    )


# --- folds ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "beat"),
    [("hide", "column"), ("cover", "option"), ("x5.others", "option"), ("x4.branch", "decision")],
)
def test_left_folds_a_block_into_one_step(view: PseudocodeView, player: Player, line: str, beat: str) -> None:
    """The beat is what is now the finest, and Right opens it again."""
    player.set_beat("link")
    move_to(view, line)
    QTest.keyClick(lines(view), Qt.Key.Key_Left)
    assert player.beat == beat
    QTest.keyClick(lines(view), Qt.Key.Key_Right)
    assert player.beat == BEATS[BEATS.index(beat) - 1]
    assert here(view) == line


def test_a_click_on_a_triangle_folds(view: PseudocodeView, player: Player) -> None:
    left, right = lines(view).delegate.spacing.triangle(0)
    click(view, "cover", (left + right) / 2)
    assert player.beat == "option"
    click(view, "hide", (left + right) / 2)
    assert player.beat == "link"


def test_the_keyboard_finds_the_head_of_its_block(view: PseudocodeView, player: Player) -> None:
    """By Left inside the block, or when the line is folded away."""
    move_to(view, "x5.cover")
    QTest.keyClick(lines(view), Qt.Key.Key_Left)
    assert here(view) == "x5.others"
    move_to(view, "x5.try")
    player.set_beat("decision")
    assert here(view) == "x4.branch"


# --- breakpoints ----------------------------------------------------------------------------------


def test_a_breakpoint_is_requested_by_b_or_in_the_gutter(view: PseudocodeView, qtbot: QtBot) -> None:
    """With the condition that stops there."""
    move_to(view, "x5.try")
    with qtbot.waitSignal(view.breakpoint_toggled) as asked:
        QTest.keyClick(lines(view), Qt.Key.Key_B)
    assert asked.args == ["x5.try", conditions.happens(Op.TRY)]
    with qtbot.waitSignal(view.breakpoint_toggled) as asked:
        click(view, "cover.header", 4)
    assert asked.args == ["cover.header", conditions.happens(Op.COVER)]
    with qtbot.assertNotEmitted(view.breakpoint_toggled):  # by lines where nothing happens
        click(view, "x8.return", 4)
        click(view, "x1.start", 4)


# --- running --------------------------------------------------------------------------------------


def test_enter_runs_to_the_line_and_shift_enter_back(
    view: PseudocodeView, player: Player, settle: Callable[[], None]
) -> None:
    """A line is a place in the search that can be run to."""
    move_to(view, "x3.dead_end")
    QTest.keyClick(lines(view), Qt.Key.Key_Return)
    settle()
    assert player.search
    assert player.search.event
    assert player.search.event.op is Op.DEAD_END
    before = player.position
    move_to(view, "x5.try")
    QTest.keyClick(lines(view), Qt.Key.Key_Enter, SHIFT)
    settle()
    assert player.position < before
    assert executed(view) == "x5.try"
    move_to(view, "x1.start")
    QTest.keyClick(lines(view), Qt.Key.Key_Return)
    assert player.position == 0


def test_a_double_click_runs_to_the_line(view: PseudocodeView, settle: Callable[[], None]) -> None:
    click(view, "x5.try", 150)
    QTest.mouseDClick(lines(view).viewport(), Qt.MouseButton.LeftButton, pos=place(view, "x5.try", 150))
    settle()
    assert executed(view) == "x5.try"


# --- values ---------------------------------------------------------------------------------------


def value(view: PseudocodeView, letter: str) -> str:
    return next(value.text for value in strip(view).values if value.letter == letter)


def test_the_letters_hold_what_the_event_is_about(view: PseudocodeView, player: Player, go_to: GoTo) -> None:
    """A is chosen, and covering it hides {A, D, G} and {A, D} from their other columns."""
    go_to(3)
    assert value(view, "l") == "0"
    assert (value(view, "i"), value(view, "S[i]")) == ("A", "2")
    assert (value(view, "c"), value(view, "p"), value(view, "q")) == ("A", "{A, D, G} in A", "{A, D, G} in D")
    assert value(view, "o") == ""
    player.run_to(conditions.happens(Op.TRY))
    assert value(view, "o") == "{A, D, G} (1 of 2)"


def test_whole_rows_of_values_are_seen(view: PseudocodeView, go_to: GoTo) -> None:
    go_to(3)
    for height in range(150, 400, 7):
        view.resize(300, height)
        seen = strip(view).visibleRegion().boundingRect().height()
        assert seen % strip(view).cells.height == 0, height
    assert seen == strip(view).height()


def test_values_come_to_rest_in_the_narrowest_pane(view: PseudocodeView, go_to: GoTo) -> None:
    """A scroll bar makes values wrap and so all rows higher, which must not take the bar away again, for ever."""
    area = part(view, QScrollArea)
    go_to(3)
    for height in range(115, 160, 5):
        for width in range(50, 130, 3):
            view.resize(width, height)
            assert strip(view).width() == area.viewport().width()


def test_the_mask_holds_the_digits_that_fit(
    view: PseudocodeView, player: Player, many: Grid, go_to: GoTo
) -> None:
    """At each choice and dead end, as the search itself knows them."""
    player.watch_subject(Subject(grid=many, engine=Engine.BACKTRACK))
    search = player.search
    assert isinstance(search, BacktrackSearch)
    player.run_to("dead_end")
    for position in range(player.position + 1):
        go_to(position)
        if search.event is not None and search.event.op in {Op.CHOOSE, Op.DEAD_END}:
            mask = search.candidates(search.event.subject)
            digits = [str(digit) for digit in range(1, 10) if mask >> digit - 1 & 1]
            assert value(view, "m").split() == (digits or ["0"])
    assert value(view, "m") == "0"


def test_the_colour_of_the_node_that_covers_a_column_is_held(
    view: PseudocodeView, player: Player, go_to: GoTo
) -> None:
    """The chosen column is covered for its header, which has none."""
    player.watch_subject(Subject(problem="p q | x y\np x:A y\nq x:A"))
    wait_until(lambda: player.length_is_known)
    found = {}
    for position in range(1, player.length):
        go_to(position)
        found[value(view, "n")] = value(view, "T[n]")
    assert found == {"": "", "p": "0", "q": "0", "{p, x:A, y} in x": "A", "{p, x:A, y} in y": "0"}


def test_a_given_is_no_first_of_several(view: PseudocodeView, player: Player) -> None:
    """No other option of its column is tried."""
    player.watch_subject(Subject(sample="sudoku_4,givens=1...........2..3"))
    player.run_to(conditions.happens(Op.TRY))
    assert value(view, "o") == "r1c1=1 (given)"


def test_at_a_dead_end_o_is_what_is_taken_back_next(
    view: PseudocodeView, player: Player, settle: Settle
) -> None:
    player.watch_subject(Subject(sample="queens_6"))
    settle(player.run_to, "dead_end")
    shown, search = value(view, "o"), player.search
    assert search is not None
    assert search.event is not None
    assert (value(view, "S[i]"), shown) == ("0", "{rank 2, file 4} (1 of 2)")
    while search.event.op is not Op.RETRACT:
        search.forward()
    assert search.event.option is not None
    assert option_name(search.problem, search.event.option) == "{rank 2, file 4}"


def test_best_is_more_than_most_until_a_cover_is_known(
    view: PseudocodeView, player: Player, settle: Settle
) -> None:
    """As the first line of the listing says."""
    for subject in (Subject(sample="ring,places=8"), Subject(sample="queens_6", goal=Goal.FEWEST)):
        player.watch_subject(subject)
        assert value(view, "best") == "most + 1"
        assert view.model.rows[0].line.text.endswith("best ← most + 1")
        settle(player.run_to, conditions.happens(Op.BEST))
        assert value(view, "best") == "6"


def test_pointing_at_a_value_lights_it_everywhere(
    view: PseudocodeView, selection: Selection, go_to: GoTo
) -> None:
    """Values of items and options are targets, by mouse and by key."""
    go_to(3)
    letters = [one.letter for one in strip(view).values]
    cell = strip(view).cells.cells[letters.index("q")]
    QTest.mouseMove(strip(view), cell.center().toPoint())
    assert selection.target == Target(item=3, option=1)
    QTest.mouseClick(strip(view), Qt.MouseButton.LeftButton, pos=cell.center().toPoint())
    assert selection.pinned == Target(item=3, option=1)
    strip(view).setFocus()
    asked: list[Target] = []
    selection.visit_requested.connect(asked.append)
    QTest.keyClick(strip(view), Qt.Key.Key_Left)
    QTest.keyClick(strip(view), Qt.Key.Key_Return)
    assert asked == [Target(item=0, option=1)]


@pytest.mark.parametrize("sample", ["stations", "knuth_2000"])
def test_letters_keep_their_places(view: PseudocodeView, player: Player, go_to: GoTo, sample: str) -> None:
    player.watch_subject(Subject(sample=sample))
    letters = [one.letter for one in strip(view).values]
    for position in range(0, 70, 9):
        go_to(position)
        assert [one.letter for one in strip(view).values] == letters


def test_letters_take_the_space_of_their_own_problem_and_font(
    view: PseudocodeView, player: Player, go_to: GoTo, selection: Selection, show: Show
) -> None:
    """Long names, or large letters, make cells wide; after them short names stand as close as in a new pane."""

    def width(of: PseudocodeView) -> float:
        return strip(of).cells.cells[1].width()  # of i

    usual, long_name = QFont(view.font()), "a" * 40
    large = QFont(usual)
    large.setPointSizeF(2 * usual.pointSizeF())

    def as_new() -> bool:
        player.watch_subject(Subject(sample="knuth_2000"))
        go_to(3)
        new = PseudocodeView(player, selection, theme.light())
        new.resize(view.size())
        show(new)
        return width(view) == width(new) < wide

    player.watch_subject(Subject(problem=f"{long_name} b\n{long_name} b\n"))
    go_to(3)
    wide = width(view)
    assert as_new()
    view.setFont(large)
    wide = width(view)
    view.setFont(usual)
    assert as_new()


def test_a_low_pane_is_all_code(view: PseudocodeView) -> None:
    view.resize(220, 120)
    assert not strip(view).isVisible()
    view.resize(460, 500)
    assert strip(view).height() > 0


def test_every_position_of_every_algorithm_can_be_shown(
    view: PseudocodeView, player: Player, many: Grid, go_to: GoTo
) -> None:
    """Nothing throws at odd places: the start, within a cover, a dead end, the end."""
    for subject in (Subject(many), Subject(many, engine=Engine.BACKTRACK), Subject(sample="queens_6")):
        player.watch_subject(subject)
        for beat in BEATS:
            player.set_beat(beat)
            for position in (0, 1, 3, 500, 1203, 1500):
                go_to(position)
                assert view.model.executed.isValid()
                view.grab()


@pytest.mark.parametrize("beat", ["column", "link"])
def test_no_line_is_cut_in_large_type_and_none_at_the_edge(
    view: PseudocodeView, player: Player, beat: str
) -> None:
    """In a presentation the longest line fits by tighter spaces and smaller letters, folded or not."""
    player.set_beat(beat)
    usual = view.font().pointSizeF()
    large = QFont(view.font())
    large.setPointSizeF(1.5 * usual)
    view.setFont(large)
    view.resize(520, 333)
    code = lines(view)
    size = code.delegate.spacing.font.pointSizeF()
    for height in range(333, 350):
        view.resize(520, height)
        view.grab()
        assert not code.horizontalScrollBar().isVisible()
        assert code.viewport().height() % code.visualRect(view.model.index(0, 0)).height() == 0
        assert code.delegate.spacing.font.pointSizeF() == size >= min(usual, 9)
    assert code.delegate.spacing.font.pointSizeF() < large.pointSizeF()
    view.resize(1000, 333)
    assert code.delegate.spacing.font.pointSizeF() == large.pointSizeF()


# --- looks ----------------------------------------------------------------------------------------


def test_executed_upcoming_and_folded_lines_look_as_in_the_picture(
    view: PseudocodeView,
    player: Player,
    selection: Selection,
    go_to: GoTo,
    looks_like: Callable[[QImage, str], None],
    reference_font: QFont,
    each_theme: Theme,
) -> None:
    """Executed, upcoming, calling, folded, breakpoints and a highlighted value, as they were looked at."""
    view.setFont(reference_font)
    view.setPalette(each_theme.palette())
    view.use_theme(each_theme)
    player.set_beat("link")
    go_to(15)
    view.show_breakpoints({"x3.dead_end", "cover.header"})
    assert player.search
    selection.hover(Target(item=player.search.chosen_item))
    view.resize(440, 620)
    looks_like(view.grab().toImage(), f"pseudocode_{each_theme.name}")
