"""The matrix editor as users meet it: drags, the clipboard, names of options, files, large matrices."""

import errno
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QHeaderView, QMenu

from solver_core.cover import texts
from sudoku_gui.features.matrix_editor import MatrixEditorFeature, draft_file
from sudoku_gui.features.matrix_editor import dialog as dialogs
from sudoku_gui.features.matrix_editor.dialog import MatrixDialog
from sudoku_gui.features.matrix_editor.forms import NameForm
from sudoku_gui.features.matrix_editor.model import Block, MatrixDraft, MatrixError
from sudoku_gui.shell.main_window import MainWindow
from sudoku_gui.wording.names import option_name
from tests.gui.parts import Launch, part, trigger, wait_until

pytestmark = [pytest.mark.qt_log_ignore("This plugin does not support"), pytest.mark.full_speed]

CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
NAMED = "a b c | d\n| option: first\na d\n| option: last one\nb c\n"


def use(editor: MatrixDialog, text: str) -> None:
    editor.text.field.setPlainText(text)
    editor.text.read()
    assert editor.text.fault.isHidden()


def drag(header: QHeaderView, section: int, to: int) -> None:
    """Press on a header, drag it past the middle of another, and let go."""
    is_across = header.orientation() is Qt.Orientation.Horizontal

    def place(number: int, share: float) -> QPoint:
        in_slices = header.sectionViewportPosition(number) + round(share * header.sectionSize(number))
        return (
            QPoint(in_slices, header.height() // 2) if is_across else QPoint(header.width() // 2, in_slices)
        )

    viewport, button = header.viewport(), Qt.MouseButton.LeftButton
    QTest.mousePress(viewport, button, pos=place(section, 0.5))
    for share in (0.4, 0.6, 0.9 if to > section else 0.1):
        QTest.mouseMove(viewport, place(to, share))
    QTest.mouseRelease(viewport, button, pos=place(to, 0.9 if to > section else 0.1))


def key(
    editor: MatrixDialog, which: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
) -> None:
    QTest.keyClick(editor.grid, which, modifier)


def select(editor: MatrixDialog, rows: int, columns: int) -> None:
    """Select this many cells from the first one on, by keys."""
    editor.grid.go_to(0, 0)
    for _ in range(rows - 1):
        key(editor, Qt.Key.Key_Down, SHIFT)
    for _ in range(columns - 1):
        key(editor, Qt.Key.Key_Right, SHIFT)


def say_name(editor: MatrixDialog, name: str) -> NameForm:
    form = next(one for one in editor.findChildren(NameForm) if one.isVisible())
    form.field.setText(name)
    QTest.keyClick(form.field, Qt.Key.Key_Return)
    return form


def test_a_row_is_dragged_with_the_mouse_and_takes_its_name_along(editor: MatrixDialog) -> None:
    use(editor, "a b\n| option: one\na\nb\na b\n")
    drag(editor.grid.verticalHeader(), 0, 2)
    draft = editor.model.draft
    assert (draft.rows, draft.labels) == ((2, 3, 1), ("", "", "one"))
    drag(editor.grid.verticalHeader(), 2, 0)
    assert (editor.model.draft.rows, editor.model.draft.label(0)) == ((1, 2, 3), "one")
    editor.undo.click()
    assert editor.model.draft == draft


def test_a_column_is_dragged_with_the_mouse(editor: MatrixDialog) -> None:
    use(editor, "a b c\na\nb c\n")
    drag(editor.grid.horizontalHeader(), 0, 2)
    assert (editor.model.draft.names, editor.model.draft.rows) == (("b", "c", "a"), (4, 3))


def test_the_menu_of_a_header_is_that_of_its_line(editor: MatrixDialog) -> None:
    header = editor.grid.horizontalHeader()
    place = QPoint(header.sectionViewportPosition(3) + 5, header.height() // 2)
    header.customContextMenuRequested.emit(place)
    menu = next(one for one in editor.grid.findChildren(QMenu) if one.isVisible())
    next(one for one in menu.actions() if one.text().startswith("Remove Columns")).trigger()
    menu.close()
    assert editor.model.draft.names == tuple("ABCEFG")


def test_an_option_is_named_in_its_header_and_so_everywhere(window: MainWindow, editor: MatrixDialog) -> None:
    use(editor, "a b\na\nb\n")
    editor.grid.go_to(1, 0)
    key(editor, Qt.Key.Key_F2, SHIFT)
    say_name(editor, "  second\tone ")
    assert editor.model.headerData(1, Qt.Orientation.Vertical) == "second one"
    assert "| option: second one\nb\n" in editor.text.field.toPlainText()
    editor.watch.click()
    assert window.player.search is not None
    assert option_name(window.player.search.problem, 1) == "second one"
    editor.undo.click()
    assert editor.model.headerData(1, Qt.Orientation.Vertical) == "2"


def test_names_of_options_stay_where_the_text_has_none(editor: MatrixDialog) -> None:
    use(editor, NAMED)
    editor.text.kinds.setCurrentIndex(editor.text.kinds.findData("matrix"))
    editor.text.write()
    use(editor, "1001\n0110\n0001\n")
    assert [editor.model.draft.label(row) for row in range(3)] == ["first", "last one", ""]
    use(editor, "1001\n1111\n0110\n0001\n")
    assert editor.model.draft.labels == ("first", "", "last one", "")


def test_rows_without_ones_do_not_change_the_numbers_of_others(
    window: MainWindow, editor: MatrixDialog
) -> None:
    use(editor, "00\n10\n01\n")
    editor.watch.click()
    search = window.player.search
    assert search is not None
    assert search.problem.options == ((), (0,), (1,))
    trigger(window, "edit_matrix")
    assert editor.model.draft.rows == (0, 1, 2)


def test_a_name_that_is_taken_is_refused_where_it_is_typed(editor: MatrixDialog) -> None:
    key(editor, Qt.Key.Key_F2)
    form = say_name(editor, "B")
    assert form.isVisible()
    assert "B" in form.fault.text()
    say_name(editor, "alpha")
    assert editor.model.draft.names[0] == "alpha"


def test_cells_are_copied_and_pasted(editor: MatrixDialog) -> None:
    use(editor, "110\n010\n000\n")
    select(editor, 2, 2)
    key(editor, Qt.Key.Key_C, CONTROL)
    assert QGuiApplication.clipboard().text() == "11\n01\n"
    editor.grid.go_to(1, 1)
    key(editor, Qt.Key.Key_V, CONTROL)
    assert editor.model.draft.rows == (3, 6, 4)
    select(editor, 3, 3)
    key(editor, Qt.Key.Key_X, CONTROL)
    assert editor.model.draft.rows == (0, 0, 0)
    editor.undo.click()
    assert editor.model.draft.rows == (3, 6, 4)


def test_pasting_at_the_edge_makes_the_matrix_larger(editor: MatrixDialog) -> None:
    use(editor, "a b | c\na\nb\n")
    QGuiApplication.clipboard().setText("1\t0\tx\n\t1\t\n")
    editor.grid.go_to(1, 1)
    key(editor, Qt.Key.Key_V, CONTROL)
    draft = editor.model.draft
    assert (draft.width, draft.primary, draft.rows) == (4, 2, (1, 0b1010, 0b100))
    key(editor, Qt.Key.Key_Z, CONTROL)
    assert editor.model.draft.rows == (1, 2)


def test_pasting_one_cell_fills_all_selected_cells(editor: MatrixDialog) -> None:
    use(editor, "000\n000\n")
    QGuiApplication.clipboard().setText("1")
    select(editor, 2, 2)
    key(editor, Qt.Key.Key_V, CONTROL)
    assert editor.model.draft.rows == (3, 3)


def test_a_matrix_without_cells_takes_every_key(editor: MatrixDialog) -> None:
    use(editor, "")
    for which in (Qt.Key.Key_0, Qt.Key.Key_1, Qt.Key.Key_Space, Qt.Key.Key_Delete, Qt.Key.Key_F2):
        key(editor, which)
    for which in (Qt.Key.Key_C, Qt.Key.Key_X, Qt.Key.Key_Delete):
        key(editor, which, CONTROL)
    assert editor.model.draft == MatrixDraft()
    QGuiApplication.clipboard().setText("10\n01\n")
    key(editor, Qt.Key.Key_V, CONTROL)
    assert editor.model.draft == MatrixDraft(("A", "B"), 2, (1, 2))


def test_rubbish_is_not_pasted(editor: MatrixDialog) -> None:
    before = editor.model.draft
    QGuiApplication.clipboard().setText("Dear Sir,\n")
    key(editor, Qt.Key.Key_V, CONTROL)
    assert editor.model.draft == before
    assert "no cells" in editor.status.text()


def test_a_long_text_that_is_pasted_becomes_the_matrix(editor: MatrixDialog) -> None:
    rows = [1 << row % 400 for row in range(400)]
    text = texts.write(MatrixDraft(tuple(map(str, range(1, 401))), 400, tuple(rows)).problem(), "matrix")
    QGuiApplication.clipboard().setText(text)
    editor.text.field.paste()
    wait_until(lambda: len(editor.model.draft.rows) == 400)
    assert editor.text.field.isReadOnly()
    QGuiApplication.clipboard().setText("Dear Sir,\n" * 20_000)
    editor.text.field.setFocus()
    QTest.keyClick(editor.text.field, Qt.Key.Key_V, CONTROL)
    wait_until(lambda: "line 1" in editor.status.text())
    assert len(editor.model.draft.rows) == 400


def test_a_fault_stays_until_the_matrix_changes(editor: MatrixDialog) -> None:
    """What is counted meanwhile does not take its place."""
    editor.model.toggle(0, 0)
    editor.show_message("line 1")
    wait_until(lambda: bool(editor._solutions))
    assert editor.status.text() == "line 1"
    editor.model.toggle(0, 1)
    assert "options" in editor.status.text()


def test_undo_in_the_text_goes_on_in_the_matrix(editor: MatrixDialog) -> None:
    editor.model.toggle(0, 0)
    QTest.keyClick(editor.text.field, Qt.Key.Key_Z, CONTROL)
    assert editor.model.draft.rows[0] == 0


def test_a_wrong_text_that_a_click_replaced_is_there_again_by_undo(editor: MatrixDialog) -> None:
    editor.text.field.setPlainText("001\n01\n")
    editor.text.read()
    assert not editor.text.fault.isHidden()
    editor.model.toggle(0, 0)
    assert editor.text.fault.isHidden()
    QTest.keyClick(editor.text.field, Qt.Key.Key_Z, CONTROL)
    assert editor.text.field.toPlainText() == "001\n01\n"


def test_undo_leaves_the_keyboard_where_it_was(editor: MatrixDialog) -> None:
    editor.grid.go_to(3, 4)
    key(editor, Qt.Key.Key_Insert)
    key(editor, Qt.Key.Key_Z, CONTROL)
    assert editor.grid.cell == (4, 4)


@pytest.mark.parametrize("kind", ["matrix", "dlx", "csv"])
def test_an_edited_matrix_is_saved_and_opened_again(editor: MatrixDialog, tmp_path: Path, kind: str) -> None:
    """Every kind of file keeps the rows; all but bare 0 and 1 keep names and labels."""
    use(editor, NAMED)
    before = editor.model.draft
    editor.ask_file(kind)
    files = part(editor, QFileDialog, "matrix_file")
    file = tmp_path / f"mine{dialogs.ENDINGS[kind]}"
    files.fileSelected.emit(str(file))
    files.close()
    wait_until(lambda: "mine" in editor.status.text())
    found = texts.read(file.read_text())
    assert found.options == before.problem().options
    if kind != "matrix":
        assert (found.names, found.secondary) == (tuple("abcd"), ("d",))
        assert found.labels == ("first", "last one")
    editor.clear.click()
    editor.open_file.click()
    files = next(one for one in editor.findChildren(QFileDialog, "matrix_file") if one.isVisible())
    files.fileSelected.emit(str(file))
    files.close()
    wait_until(lambda: editor.model.draft.rows == before.rows)


def test_a_full_disk_is_reported_in_the_editor(
    editor: MatrixDialog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr(dialogs, "storing", full)
    editor.ask_file("csv")
    files = part(editor, QFileDialog, "matrix_file")
    files.fileSelected.emit(str(tmp_path / "mine.csv"))
    files.close()
    wait_until(lambda: "Free some space" in editor.status.text())
    assert not (tmp_path / "mine.csv").exists()


def test_a_text_that_is_wrong_is_not_saved(editor: MatrixDialog) -> None:
    editor.text.field.setPlainText("001\n01\n")
    QTest.keyClick(editor, Qt.Key.Key_S, CONTROL)
    assert not editor.text.fault.isHidden()
    assert editor.findChild(QFileDialog, "matrix_file") is None


def test_a_matrix_too_large_to_be_watched_says_so(window: MainWindow, editor: MatrixDialog) -> None:
    empty = MatrixDraft.of_size(1000, 1000)
    editor.show_draft(empty.with_block(Block(range(1000), range(1000)), one=True), "large")
    editor.watch.click()
    assert not window.player.is_watching
    assert "262" in editor.status.text()


def test_the_main_window_may_stand_before_the_editor(editor: MatrixDialog) -> None:
    assert editor.windowHandle().transientParent() is None


def test_a_large_matrix_is_drawn_bit_by_bit_and_can_be_stopped(editor: MatrixDialog) -> None:
    before = editor.model.draft
    editor.ask_random()
    form = editor._random
    assert form is not None
    form.rows.setValue(5000)
    form.columns.setValue(1000)
    form.draw.click()
    wait_until(lambda: "%" in form.state.text())
    form.stop.click()
    assert form.draw.isEnabled()
    assert editor.model.draft == before


def test_a_large_matrix_is_stored_and_there_again(editor: MatrixDialog, tmp_path: Path) -> None:
    draft = MatrixDraft.of_size(5000, 1000).with_block(Block(range(5000), range(900, 1000)), one=True)
    draft = draft.with_label(4999, "last")
    draft_file.write(tmp_path / "matrix.json", draft)
    assert draft_file.read(tmp_path / "matrix.json") == draft
    assert editor.isVisible()


def test_sizes_and_the_kind_of_text_are_remembered(
    window: MainWindow, editor: MatrixDialog, launch: Launch
) -> None:
    use(editor, NAMED)
    editor.resize(790, 500)
    editor.splitter.setSizes([200, 600])
    sizes = editor.splitter.sizes()
    assert window.close()
    second = launch([])
    trigger(second, "new_matrix")
    again = second.feature(MatrixEditorFeature).window
    assert (again.width(), again.height(), again.text.kind) == (790, 500, "dlx")
    assert again.splitter.sizes() == sizes
    assert again.model.draft.labels == ("first", "last one")


def test_a_double_click_beside_the_last_header_renames_nothing(editor: MatrixDialog) -> None:
    """Qt reports a double click there with a column that does not exist."""
    use(editor, NAMED)
    draft = editor.model.draft
    for header in (editor.grid.horizontalHeader(), editor.grid.verticalHeader()):
        beyond = header.length() + 3
        is_across = header.orientation() is Qt.Orientation.Horizontal
        at = QPoint(beyond, header.height() // 2) if is_across else QPoint(header.width() // 2, beyond)
        assert header.logicalIndexAt(at) == -1
        QTest.mouseDClick(header.viewport(), Qt.MouseButton.LeftButton, pos=at)
        assert not editor.findChildren(NameForm)
    assert editor.model.draft == draft


def test_a_text_that_could_be_two_problems_says_which_it_was_taken_for(editor: MatrixDialog) -> None:
    use(editor, "2 2\n1 1\n1 1\n")
    assert "read as “0-1 matrix”; it could be “List of the columns of each row”" in editor.status.text()
    assert editor.model.draft.rows == (3, 3)


def test_without_a_primary_column_there_is_nothing_to_watch(window: MainWindow, editor: MatrixDialog) -> None:
    """Knuth's format, in which problems are watched, would take the columns for a comment."""
    use(editor, "a,|,b\n1,,0\n0,,1\n")
    editor.model.change(editor.model.draft.with_kind_changed([0]), "")
    assert editor.text.kind == "csv", "what the other kinds cannot hold is shown as a table"
    editor.watch.click()
    assert "make one primary" in editor.status.text()
    assert not window.player.is_watching


def test_a_file_that_must_be_too_large_is_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("solver_core.cover.texts.read", lambda *_: pytest.fail("read"))
    with pytest.raises(MatrixError, match="at most 20000 rows"):
        draft_file.of_text("0 1\n" * 400_000)


def test_secondary_columns_stay_so_in_the_text_of_a_matrix(editor: MatrixDialog) -> None:
    """The first line counts them; they stand on the left there, as dlx-cpp has them."""
    use(editor, "a,b,|,c\n1,0,,1\n0,1,,1\n")
    editor.text.kinds.setCurrentIndex(editor.text.kinds.findData("matrix"))
    editor.text.write()
    assert editor.text.field.toPlainText() == "3 1\n110\n101\n"
    use(editor, "3 1\n110\n001\n")
    assert (editor.model.draft.names, editor.model.draft.primary) == (("a", "b", "c"), 2)
    assert editor.model.draft.rows == (0b101, 0b010)
