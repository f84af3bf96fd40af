"""Composing a condition, with the keyboard and without a dialog."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QMainWindow, QPushButton, QSpinBox, QWidget

from solver_core.cover import Op
from solver_core.sudoku.grid import Grid
from sudoku_gui.features.breakpoint_list.condition_editor import ConditionEditor
from sudoku_gui.features.breakpoint_list.criterion_form import Chooser, CriterionRow
from sudoku_gui.features.breakpoint_list.view import BreakpointList
from sudoku_gui.player.breakpoints import Breakpoints
from sudoku_gui.player.player import Player
from sudoku_gui.player.search_conditions import Criterion, CriterionKind, SearchCondition, at_line, single
from sudoku_gui.player.selection import Selection, Target
from sudoku_gui.player.subject import Subject
from sudoku_gui.render import theme
from sudoku_gui.render.theme import Theme
from tests.gui.parts import click, part

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
"""Offscreen there is no window manager to raise the list of completions."""

Key = Qt.Key


@pytest.fixture
def frame() -> QMainWindow:
    """A window whose shortcuts want the keys that an editor needs."""
    frame = QMainWindow()
    for key in ("Space", "Left", "Home", "G", "Esc", "["):
        action = QAction(key, frame)
        action.setShortcut(QKeySequence(key))
        action.triggered.connect(lambda: frame.setWindowTitle("taken"))
        frame.addAction(action)
    return frame


@pytest.fixture
def view(
    frame: QMainWindow,
    player: Player,
    made: Callable[[Theme], BreakpointList],
    show: Callable[..., None],
    many: Grid,
) -> BreakpointList:
    player.watch(many)
    view = made(theme.light())
    frame.setCentralWidget(view)
    frame.resize(480, 420)
    show(frame, view.breakpoint_page.rows)
    return view


@pytest.fixture
def editor(view: BreakpointList) -> ConditionEditor:
    click(view, "add")
    assert editor_of(view).isVisible()
    return editor_of(view)


def editor_of(view: BreakpointList) -> ConditionEditor:
    return view.breakpoint_page.editor


def open_first(view: BreakpointList) -> list[CriterionRow]:
    rows = view.breakpoint_page.rows
    rows.setCurrentIndex(rows.model().index(0, 0))
    enter(rows)
    return criteria(editor_of(view))


def criteria(editor: ConditionEditor) -> list[CriterionRow]:
    return [row for row in editor.findChildren(CriterionRow) if not row.isHidden()]


def pick(row: CriterionRow, kind: CriterionKind) -> None:
    row.kind.setFocus()
    QTest.keyClick(row.kind, Key.Key_Home)
    for _ in range(row.kind.findData(kind)):
        QTest.keyClick(row.kind, Key.Key_Down)
    assert row.chosen_kind is kind


def chooser(row: CriterionRow, what: str) -> Chooser:
    return part(row, Chooser, f"choose_{what}")


def type_in(box: QComboBox, text: str) -> None:
    line = box.lineEdit()
    assert line is not None
    box.setFocus()
    line.selectAll()
    QTest.keyClicks(line, text)


def said(editor: ConditionEditor, name: str) -> str:
    label = part(editor, QLabel, name)
    return "" if label.isHidden() else label.text()


def asked(breakpoints: Breakpoints) -> list[SearchCondition]:
    return [held.when for held in breakpoints]


def fill(editor: ConditionEditor, kind: CriterionKind, at: int = 0, /, **texts: str) -> QWidget:
    """Choose a kind, and type what it needs; answers the last field."""
    row = criteria(editor)[at]
    pick(row, kind)
    field: QWidget = row.kind
    for part_name, text in texts.items():
        field = chooser(row, part_name)
        type_in(chooser(row, part_name), text)
    return field


def enter(widget: QWidget) -> None:
    QTest.keyClick(widget, Key.Key_Return)


# --- one criterion --------------------------------------------------------------------------------------


def test_a_column_is_typed_and_kept_by_enter(
    editor: ConditionEditor, view: BreakpointList, breakpoints: Breakpoints
) -> None:
    """The sentence is shown before it is kept, and the keyboard is back in the list after."""
    field = fill(editor, CriterionKind.CHOSEN, item="Row 3 HAS 7")
    assert said(editor, "condition_sentence") == "when column “row 3 has 7” is chosen"
    enter(field)
    assert asked(breakpoints) == [single(CriterionKind.CHOSEN, item=105)]
    assert not editor.isVisible()
    assert view.breakpoint_page.rows.hasFocus()


@pytest.mark.parametrize(
    ("kind", "texts", "when"),
    [
        *(
            (kind, {}, single(kind))
            for kind in (
                CriterionKind.SOLUTION,
                CriterionKind.DEAD_END,
                CriterionKind.DECISION,
                CriterionKind.PRUNE,
            )
        ),
        (CriterionKind.TRIED, {"option": "r3c5=7"}, single(CriterionKind.TRIED, option=204)),
        (CriterionKind.OPTION, {"option": "r1c1=1"}, single(CriterionKind.OPTION, option=0)),
        (CriterionKind.ITEM, {"item": "box 9 has 9"}, single(CriterionKind.ITEM, item=323)),
        (CriterionKind.CELL, {"cell": "r9c9"}, single(CriterionKind.CELL, cell=80)),
    ],
)
def test_each_kind_asks_for_what_it_needs(
    editor: ConditionEditor,
    breakpoints: Breakpoints,
    kind: CriterionKind,
    texts: dict[str, str],
    when: SearchCondition,
) -> None:
    enter(fill(editor, kind, **texts))
    assert asked(breakpoints) == [when]


def test_a_size_is_a_column_and_a_number(editor: ConditionEditor, breakpoints: Breakpoints) -> None:
    fill(editor, CriterionKind.SIZE, item="r5c5")
    number = part(editor, QSpinBox, "criterion_number")
    QTest.keyClick(number, Key.Key_Up)
    assert number.text() == "≤ 2 options"
    enter(number)
    assert asked(breakpoints) == [single(CriterionKind.SIZE, item=40, number=2)]


def test_a_node_is_an_option_and_a_column_of_it(editor: ConditionEditor, breakpoints: Breakpoints) -> None:
    field = fill(editor, CriterionKind.NODE, option="r1c1=1", item="r1c2")
    assert "is not in this column" in said(editor, "condition_flaw")
    enter(field)
    assert asked(breakpoints) == []
    enter(fill(editor, CriterionKind.NODE, item="row 1 has 1"))
    assert asked(breakpoints) == [single(CriterionKind.NODE, item=81, option=0)]


# --- several ----------------------------------------------------------------------------------------


def test_and_adds_a_criterion_at_the_depth_where_the_search_is(
    editor: ConditionEditor, breakpoints: Breakpoints
) -> None:
    """Both criteria must hold at the same event."""
    fill(editor, CriterionKind.TRIED, option="r3c5=7")
    click(editor, "condition_and")
    depth = criteria(editor)[1]
    assert depth.chosen_kind is CriterionKind.DEPTH
    depth.number.setValue(4)
    assert said(editor, "condition_sentence") == "when r3c5=7 is tried at depth 4"
    click(editor, "condition_save")
    assert asked(breakpoints) == [
        SearchCondition(
            (Criterion(CriterionKind.TRIED, option=204), Criterion(CriterionKind.DEPTH, number=4))
        )
    ]


def test_a_criterion_can_be_left_out_again(editor: ConditionEditor) -> None:
    click(editor, "condition_and")
    first, second = criteria(editor)
    assert first.less.isVisible()
    QTest.mouseClick(second.less, Qt.MouseButton.LeftButton)
    assert criteria(editor) == [first]
    assert not first.less.isVisible()


def test_a_contradictory_condition_is_reported_at_once(
    editor: ConditionEditor, breakpoints: Breakpoints
) -> None:
    click(editor, "condition_and")
    fill(editor, CriterionKind.SOLUTION)
    field = fill(editor, CriterionKind.DEAD_END, 1)
    assert "can never happen" in said(editor, "condition_flaw")
    enter(field)
    assert asked(breakpoints) == []
    assert editor.isVisible()


# --- mistakes and second thoughts -------------------------------------------------------------------


@pytest.mark.parametrize(("text", "complaint"), [("", "Choose a column"), ("row 3 has 77", "“row 3 has 77”")])
def test_an_unknown_name_is_reported_in_place(
    editor: ConditionEditor, breakpoints: Breakpoints, text: str, complaint: str
) -> None:
    """Only when the user tries to keep it: nobody is scolded while typing. The keyboard goes to the field."""
    field = fill(editor, CriterionKind.CHOSEN, item=text)
    assert said(editor, "condition_flaw") == ""
    criteria(editor)[0].kind.setFocus()
    enter(criteria(editor)[0].kind)
    assert complaint in said(editor, "condition_flaw")
    assert asked(breakpoints) == []
    assert field.hasFocus()


def test_esc_and_another_search_give_up(
    editor: ConditionEditor, breakpoints: Breakpoints, view: BreakpointList, player: Player
) -> None:
    QTest.keyClick(fill(editor, CriterionKind.SOLUTION), Key.Key_Escape)
    assert not editor.isVisible()
    assert asked(breakpoints) == []
    assert view.breakpoint_page.rows.hasFocus()
    click(view, "add")
    player.watch_subject(Subject(sample="knuth_2000"))
    assert not editor.isVisible()


def test_typing_never_moves_the_search(editor: ConditionEditor, frame: QMainWindow) -> None:
    """Space, Left, Home, letters and Esc are shortcuts of the window."""
    (row,) = criteria(editor)
    pick(row, CriterionKind.CHOSEN)
    line = chooser(row, "item").lineEdit()
    assert line is not None
    type_in(chooser(row, "item"), "g [x")
    for key in (Key.Key_Left, Key.Key_Home, Key.Key_Space):
        QTest.keyClick(line, key)
    assert line.text() == " g [x"
    QTest.keyClick(row.kind, Key.Key_Home)
    QTest.keyClick(line, Key.Key_Escape)
    assert frame.windowTitle() == ""


@pytest.mark.parametrize(("height", "list_is_seen"), [(420, True), (170, False)])
def test_where_there_is_too_little_room_composing_goes_first(
    editor: ConditionEditor,
    view: BreakpointList,
    frame: QMainWindow,
    height: int,
    list_is_seen: bool,  # noqa: FBT001 - a case
) -> None:
    """With room for both, all of the editor is seen below the list; else the list waits."""
    click(editor, "condition_and")
    frame.resize(300, height)
    for _ in range(3):
        QApplication.processEvents()
    assert view.breakpoint_page.rows.isVisible() is list_is_seen
    save = part(editor, QPushButton, "condition_save")
    assert save.visibleRegion().contains(save.rect().center())
    QTest.keyClick(criteria(editor)[0].kind, Key.Key_Escape)
    assert view.breakpoint_page.rows.isVisible()


# --- beginning --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("target", "when"),
    [
        (None, single(CriterionKind.DEAD_END)),
        (Target(item=105), single(CriterionKind.CHOSEN, item=105)),
        (Target(option=204), single(CriterionKind.TRIED, option=204)),
        (Target(item=81, option=0), single(CriterionKind.NODE, item=81, option=0)),
    ],
)
def test_a_new_condition_begins_with_the_selection(
    view: BreakpointList,
    selection: Selection,
    breakpoints: Breakpoints,
    target: Target | None,
    when: SearchCondition,
) -> None:
    selection.pin(target)
    click(view, "add")
    enter(criteria(editor_of(view))[0].kind)
    assert asked(breakpoints) == [when]


def test_enter_on_a_row_composes_on_from_it(view: BreakpointList, breakpoints: Breakpoints) -> None:
    breakpoints.add(
        SearchCondition(
            (Criterion(CriterionKind.SIZE, item=40, number=3), Criterion(CriterionKind.DEAD_END))
        ),
        "mine",
    )
    first, second = open_first(view)
    assert (first.chosen_kind, second.chosen_kind) == (CriterionKind.SIZE, CriterionKind.DEAD_END)
    first.number.setValue(1)
    enter(second.kind)
    (held,) = breakpoints
    assert (held.name, held.when.criteria[0].number) == ("mine", 1)


def test_editing_a_removed_breakpoint_adds_it(view: BreakpointList, breakpoints: Breakpoints) -> None:
    breakpoints.add(single(CriterionKind.DEAD_END))
    (row,) = open_first(view)
    breakpoints.from_json([])
    pick(row, CriterionKind.SOLUTION)
    enter(row.kind)
    assert asked(breakpoints) == [single(CriterionKind.SOLUTION)]


def test_another_problems_columns_and_rows_are_chosen_by_its_names(
    view: BreakpointList, player: Player, breakpoints: Breakpoints
) -> None:
    """There are no cells; an option is known by its row of the matrix, too."""
    player.watch_subject(Subject(sample="knuth_2000"))
    click(view, "add")
    (row,) = criteria(editor_of(view))
    assert row.kind.findData(CriterionKind.CELL) == -1
    pick(row, CriterionKind.TRIED)
    type_in(chooser(row, "option"), "row 2")
    enter(chooser(row, "option"))
    assert asked(breakpoints) == [single(CriterionKind.TRIED, option=1)]


def test_a_line_of_the_pseudo_code_stays_what_it_is(view: BreakpointList, breakpoints: Breakpoints) -> None:
    line = at_line("x5.try", [Op.TRY])
    breakpoints.add(line)
    open_first(view)
    click(view, "condition_and")
    enter(criteria(editor_of(view))[1].number)
    (held,) = breakpoints
    assert held.when.criteria[0] == line.criteria[0]
    assert len(held.when.criteria) == 2


# --- pictures ---------------------------------------------------------------------------------------


@pytest.mark.usefixtures("reference_font")
def test_two_criteria_that_exclude_each_other_look_as_in_the_picture(
    player: Player,
    breakpoints: Breakpoints,
    made: Callable[[Theme], BreakpointList],
    show: Callable[..., None],
    many: Grid,
    looks_like: Callable[..., None],
) -> None:
    """A condition of which two criteria exclude each other, below the list."""
    player.watch(many)
    breakpoints.add(
        SearchCondition(
            (
                Criterion(CriterionKind.SIZE, item=40, number=2),
                Criterion(CriterionKind.DEAD_END),
                Criterion(CriterionKind.SOLUTION),
            )
        )
    )
    view = made(theme.light())
    view.setPalette(theme.light().palette())
    view.resize(420, 360)
    show(view, view.breakpoint_page.rows)
    open_first(view)
    QApplication.processEvents()
    looks_like(view.grab().toImage(), "condition_editor")
