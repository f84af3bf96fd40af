"""The list of columns as the user sees and works it."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtGui import QFont, QFontMetrics, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLabel, QTableView, QToolButton

from solver_core.cover import Op
from solver_core.cover.explain.exercises import Kind
from solver_core.sudoku.grid import Grid
from sudoku_gui.features.column_list.column import ColumnState
from sudoku_gui.features.column_list.model import ITEM_ROLE, NAME, STATE
from sudoku_gui.features.column_list.table import PAD
from sudoku_gui.features.column_list.view import ColumnList
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection, Target
from sudoku_gui.player.subject import Subject
from sudoku_gui.render import theme
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.term_label import ReadingLabel
from tests.gui.parts import part
from tests.gui.shared import GoTo, Show

Step = Callable[..., None]


@pytest.fixture
def columns(player: Player, selection: Selection, show: Show, many: Grid) -> ColumnList:
    player.watch(many)
    columns = ColumnList(player, selection, theme.light())
    columns.resize(420, 460)
    show(columns)
    return columns


def table(columns: ColumnList) -> QTableView:
    return part(columns, QTableView, "column_table")


def is_in_sight(columns: ColumnList) -> bool:
    view = table(columns)
    return view.viewport().rect().contains(view.visualRect(columns.model.chosen).center())


def test_live_only_hides_the_covered(columns: ColumnList, player: Player, go_to: GoTo, step: Step) -> None:
    go_to(3000)
    which = part(columns, QComboBox, "column_filter")
    which.setFocus()
    QTest.keyClick(which, Qt.Key.Key_Down)
    states = {columns.model.index(row, STATE).data() for row in range(columns.model.rowCount())}
    assert states == {"chosen", "live"}
    assert player.search
    assert (
        part(columns, QLabel, "column_count").text()
        == f"{len(player.search.live_items())} of 324 columns in the list"
    )
    step()
    assert columns.model.rowCount() < 324


def test_the_users_place_follows_its_column(columns: ColumnList, go_to: GoTo, step: Step) -> None:
    go_to(3000)
    QTest.keyClick(part(columns, QComboBox, "column_filter"), Qt.Key.Key_Down)
    view = table(columns)
    view.setFocus()
    view.setCurrentIndex(columns.model.index(40, NAME))
    item = view.currentIndex().data(ITEM_ROLE)
    for _ in range(6):
        step()
    assert view.currentIndex().data(ITEM_ROLE) == item


def test_without_walking_the_keyboard_goes_with_the_chosen_column(
    columns: ColumnList, selection: Selection, go_to: GoTo
) -> None:
    """Having the keyboard is not walking: whoever has not left the chosen column still follows it, and pins nothing."""
    view = table(columns)
    view.setFocus()
    for position in (60, 1000, 2603):
        go_to(position)
        assert view.currentIndex().data(ITEM_ROLE) == columns.model.chosen.data(ITEM_ROLE)
        assert is_in_sight(columns)
    assert selection.target is None


def test_a_placeholder_replaces_the_table_without_a_search(columns: ColumnList, player: Player) -> None:
    player.leave()
    assert not table(columns).isVisible()
    placeholder = part(columns, QLabel, "column_placeholder")
    assert placeholder.isVisible()
    assert placeholder.text() == "Watch a search to see its columns."
    assert columns.model.rowCount() == 0


def strip(columns: ColumnList) -> str:
    text = part(columns, ReadingLabel, "choice_text")
    assert text.isVisible()
    return text.text()


def test_the_strip_says_why_and_leads_to_the_competitors(
    columns: ColumnList, player: Player, go_to: GoTo
) -> None:
    """At the start nothing, at a choice what it competed with; the button sorts, with the ties below the chosen."""
    assert strip(columns) == "No column is chosen yet."
    player.watch_subject(Subject(sample="knuth_2000"))
    go_to(1)
    assert "4 others have 2 as well; it is the leftmost." in strip(columns)
    by_size = part(columns, QToolButton, "choice_by_size")
    QTest.mouseClick(by_size, Qt.MouseButton.LeftButton)
    assert part(columns, QComboBox, "column_order").currentText() == "By size"
    assert [columns.model.at(row).name for row in range(5)] == ["A", "B", "C", "E", "F"]
    assert not by_size.isEnabled()
    assert table(columns).hasFocus()


def test_why_leads_back_to_the_choice(
    columns: ColumnList, player: Player, go_to: GoTo, settle: Callable[[], None]
) -> None:
    """From anywhere below a choice to the place where its competitors are known."""
    go_to(3000)
    chosen = columns.model.chosen.data(ITEM_ROLE)
    why = part(columns, QToolButton, "choice_why")
    QTest.mouseClick(why, Qt.MouseButton.LeftButton)
    settle()
    assert player.search
    assert player.search.event
    assert (player.search.event.op, player.search.event.item) == (Op.CHOOSE, chosen)
    assert player.position < 3000
    assert strip(columns).startswith("Chosen:")
    assert not why.isEnabled()


def test_a_low_list_keeps_its_rows(columns: ColumnList) -> None:
    """Where there is little space, the rows have it; in a wide low pane the reason is beside them."""
    text = part(columns, ReadingLabel, "choice_text")
    for size, is_shown in (((220, 140), False), ((700, 150), True), ((420, 460), True)):
        columns.resize(*size)
        QCoreApplication.processEvents()
        assert text.isVisible() is is_shown
        assert table(columns).viewport().height() > 3 * table(columns).rowHeight(0)
        if size[0] == 700:
            assert text.mapTo(columns, QPoint()).x() > table(columns).geometry().right()
    assert text.mapTo(columns, QPoint()).y() > table(columns).geometry().bottom()
    assert columns.minimumSizeHint().width() <= 240


def test_keys_walk_act_and_return(columns: ColumnList, selection: Selection, go_to: GoTo) -> None:
    """Up pins another column, Enter asks to go where it changed, Esc goes back to the chosen one."""
    requested: list[Target] = []
    selection.visit_requested.connect(requested.append)
    go_to(3000)
    view = table(columns)
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_Up)
    pinned = selection.pinned
    assert pinned == Target(item=view.currentIndex().data(ITEM_ROLE))
    assert view.currentIndex() != columns.model.chosen
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert requested == [pinned]
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert selection.pinned is None
    assert view.currentIndex() == columns.model.chosen


def test_the_target_of_another_pane_is_framed(columns: ColumnList, selection: Selection) -> None:
    """All four columns of a candidate, as long as it is pointed at; what is pinned comes in sight."""
    frame = theme.light().selection.rgb()

    def edge(row: int) -> int:
        rect = table(columns).visualRect(columns.model.index(row, NAME))
        return table(columns).viewport().grab(rect).toImage().pixelColor(2, rect.height() // 2).rgb()

    selection.hover(Target(option=9))
    assert edge(1) == frame
    assert edge(2) != frame
    selection.hover(None)
    assert edge(1) != frame
    selection.pin(Target(item=300))
    view = table(columns)
    assert view.viewport().rect().contains(view.visualRect(columns.model.index_of(300)).center())


def test_a_new_place_is_shared_as_it_is(columns: ColumnList) -> None:
    """In another pane the columns of the table share the width that it has there, not the one that it had."""
    columns.resize(340, 400)
    QCoreApplication.processEvents()
    widths = [table(columns).columnWidth(section) for section in (NAME, STATE)]
    for off_cursor in ((150, 120), (900, 150)):
        columns.resize(*off_cursor)
        QCoreApplication.processEvents()
        columns.resize(340, 400)
        assert [table(columns).columnWidth(section) for section in (NAME, STATE)] == widths


def test_covered_chosen_and_secondary_columns_look_as_in_the_picture(
    columns: ColumnList,
    player: Player,
    selection: Selection,
    settle: Callable[[], None],
    looks_like: Callable[[QImage, str], None],
    reference_font: QFont,
    each_theme: Theme,
) -> None:
    """One position of the queens has every look of a column."""
    columns.setFont(reference_font)
    columns.setPalette(each_theme.palette())
    columns.use_theme(each_theme)
    player.watch_subject(Subject(sample="queens_6"))
    player.scrub(73)
    settle()
    columns.show_sizes()
    selection.hover(Target(option=5))
    columns.resize(420, 460)
    looks_like(table(columns).viewport().grab().toImage(), f"columns_queens_{each_theme.name}")


BRANCHING = Grid.parse("....8.74.3..1..6.88.7.......3...4....183.947....8...5.......2.46.2..8..1.89.2....")


def test_the_strip_says_what_took_the_options_of_a_column_pointed_at(
    columns: ColumnList, player: Player, selection: Selection, go_to: GoTo
) -> None:
    """With nothing pointed at it reports the choice; so does its hover help in the list."""
    player.watch(BRANCHING)
    go_to(2_970)
    assert strip(columns).startswith("Branching on “r1c4”")
    selection.hover(Target(item=5))
    taken = (
        "Of 9 options these are gone: 5 by givens, 1 at depth 41 (r1c1=5), 1 at depth 52 (r1c2=2), "
        "1 at depth 54 (r1c4=6); left: r1c6=3."
    )
    assert strip(columns) == f"“r1c6” is in the list, still to be covered: 1 option left in it. {taken}"
    assert columns.model.index_of(5).data(Qt.ItemDataRole.ToolTipRole) == strip(columns)
    selection.hover(Target(item=3))
    assert strip(columns).startswith("Branching on “r1c4”")
    assert strip(columns).endswith("left: r1c4=6, r1c4=9.")
    selection.hover(Target(5, 5 * 9 + 2))
    assert strip(columns).startswith("Branching on “r1c4”")


@pytest.mark.parametrize("size", [7, 9.5, 20])
def test_no_name_and_no_state_is_cut_short(columns: ColumnList, size: float) -> None:
    """Not even the widest word in bold letters, for want of a fraction of a pixel."""
    font = QFont(columns.font())
    font.setPointSizeF(size)
    columns.setFont(font)
    columns.resize(1200, 600)
    font.setBold(True)
    width, height = table(columns).columnWidth(STATE), table(columns).verticalHeader().defaultSectionSize()
    room = int(width - 2 * PAD - 0.5 * height - PAD)
    metrics = QFontMetrics(font)
    for state in ColumnState:
        word = state.word
        assert metrics.elidedText(word, Qt.TextElideMode.ElideRight, room) == word
    assert metrics.horizontalAdvance("column 8 has 8") < table(columns).columnWidth(NAME) - 2 * PAD


def test_asked_for_the_next_choice_it_begins_with_the_first_and_marks_none(
    columns: ColumnList, player: Player, go_to: GoTo
) -> None:
    """The column chosen before is covered by then; marked, it would look like the one that is asked for."""
    go_to(3000)
    chosen = columns.model.chosen.data(ITEM_ROLE)
    assert chosen is not None
    table(columns).scrollToBottom()
    player.hide_future(hidden=True)
    player.question.ask("a test", player.position, Kind.CHOICE)
    columns.show_position()
    assert table(columns).verticalScrollBar().value() == 0
    assert not columns.model.chosen.isValid()
    assert not table(columns).currentIndex().isValid()
    assert columns.model.column(chosen).state is ColumnState.COVERED
    assert strip(columns) == "The question is which column is chosen next."
    player.question.withdraw("a test")
    columns.show_position()
    assert columns.model.chosen.data(ITEM_ROLE) == chosen
    assert columns.model.column(chosen).state is ColumnState.CHOSEN
    assert is_in_sight(columns)
