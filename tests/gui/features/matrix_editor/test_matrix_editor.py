"""The matrix editor in the window: by keys alone, by mouse alone, as text, and with the search that it watches."""

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from solver_core.cover import Problem, Search
from sudoku_gui.features.matrix_editor import MatrixEditorFeature, draft_file, table
from sudoku_gui.features.matrix_editor.dialog import MatrixDialog
from sudoku_gui.features.matrix_editor.forms import NameForm
from sudoku_gui.features.matrix_editor.model import Block, MatrixDraft
from sudoku_gui.shell.main_window import MainWindow
from tests.gui.parts import click as click_button
from tests.gui.parts import part, trigger, wait_until

pytestmark = [pytest.mark.qt_log_ignore("This plugin does not support"), pytest.mark.full_speed]

KNUTH = ("CEF", "ADG", "BCF", "AD", "BG", "DEG")
TEXT = "0010110\n1001001\n0110010\n1001000\n0100001\n0001101\n"


def options(dialog: MatrixDialog) -> tuple[str, ...]:
    draft = dialog.model.draft
    return tuple(
        "".join(draft.names[column] for column in range(draft.width) if row >> column & 1)
        for row in draft.rows
    )


def press(dialog: MatrixDialog, keys: str) -> None:
    for key in keys:
        QTest.keyClick(dialog.grid, Qt.Key(ord(key)))


def click(dialog: MatrixDialog, row: int, column: int) -> None:
    place = dialog.grid.visualRect(dialog.model.index(row, column)).center()
    QTest.mouseClick(dialog.grid.viewport(), Qt.MouseButton.LeftButton, pos=place)


def button(dialog: MatrixDialog, text: str) -> QPushButton:
    return next(one for one in dialog.findChildren(QPushButton) if one.text().replace("&", "") == text)


def test_by_keys_alone_a_matrix_is_typed_and_watched(window: MainWindow, editor: MatrixDialog) -> None:
    press(editor, TEXT.replace("\n", ""))
    assert options(editor) == KNUTH
    QTest.keyClick(editor, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    search = window.player.search
    assert search is not None
    assert search.run_to("solution")
    assert [search.problem.option_names(option) for option in search.chosen_options()] == [
        ("A", "D"),
        ("C", "E", "F"),
        ("B", "G"),
    ]


def test_by_mouse_alone_cells_rows_and_columns_are_made(editor: MatrixDialog) -> None:
    for row, option in enumerate(KNUTH):
        for name in option:
            click(editor, row, "ABCDEFG".index(name))
    assert options(editor) == KNUTH
    QTest.mouseClick(button(editor, "Add Row"), Qt.MouseButton.LeftButton)
    QTest.mouseClick(button(editor, "Add Column"), Qt.MouseButton.LeftButton)
    assert (len(editor.model.draft.rows), editor.model.draft.width) == (7, 8)
    for _ in range(2):
        QTest.mouseClick(editor.undo, Qt.MouseButton.LeftButton)
    assert options(editor) == KNUTH
    assert editor.redo.isEnabled()


def test_rows_and_columns_are_added_moved_renamed_and_removed_by_keys(editor: MatrixDialog) -> None:
    """The mouse is not needed, and undo takes a step back."""
    alt, shift, control = (
        Qt.KeyboardModifier.AltModifier,
        Qt.KeyboardModifier.ShiftModifier,
        Qt.KeyboardModifier.ControlModifier,
    )
    press(editor, "1")
    editor.grid.go_to(0, 0)
    QTest.keyClick(editor.grid, Qt.Key.Key_Down, alt)
    QTest.keyClick(editor.grid, Qt.Key.Key_Right, alt)
    assert editor.model.draft.is_one(1, 1)
    assert editor.model.draft.names[1] == "A"
    QTest.keyClick(editor.grid, Qt.Key.Key_Insert)
    QTest.keyClick(editor.grid, Qt.Key.Key_Insert, shift)
    assert (len(editor.model.draft.rows), editor.model.draft.width) == (7, 8)
    QTest.keyClick(editor.grid, Qt.Key.Key_Delete, shift)
    QTest.keyClick(editor.grid, Qt.Key.Key_Delete, control)
    assert (len(editor.model.draft.rows), editor.model.draft.width) == (6, 7)
    editor.grid.go_to(0, 1)
    QTest.keyClick(editor.grid, Qt.Key.Key_F2)
    question = part(editor, NameForm)
    question.field.setText("alpha")
    QTest.keyClick(question.field, Qt.Key.Key_Return)
    assert editor.model.draft.names[1] == "alpha"
    QTest.keyClick(editor.grid, Qt.Key.Key_Z, control)
    assert editor.model.draft.names[1] == "A"


def test_secondary_columns_stand_apart(editor: MatrixDialog) -> None:
    editor.grid.go_to(0, 2)
    editor.grid.change_kind()
    draft = editor.model.draft
    assert (draft.primary, draft.names[6]) == (6, "C")
    assert editor.model.headerData(6, Qt.Orientation.Horizontal) == "(C)"


def test_text_makes_the_grid_and_the_grid_the_text(editor: MatrixDialog) -> None:
    editor.text.field.setPlainText(TEXT)
    wait_until(lambda: options(editor) == KNUTH)
    assert editor.model.draft.names == tuple("ABCDEFG")
    click(editor, 0, 0)
    assert editor.text.field.toPlainText().startswith("1010110\n")
    editor.text.field.setPlainText("a b | c\na c\nb\n")
    wait_until(lambda: editor.model.draft.names == ("a", "b", "c"))
    assert (editor.text.kind, editor.model.draft.primary) == ("dlx", 2)
    editor.model.undo_stack.undo()
    assert editor.model.draft.width == 7


def test_text_that_is_wrong_says_where_and_leaves_the_grid_alone(editor: MatrixDialog) -> None:
    editor.text.field.setPlainText(TEXT)
    wait_until(lambda: options(editor) == KNUTH)
    editor.text.field.setPlainText("001\n01\n")
    wait_until(lambda: not editor.text.fault.isHidden())
    assert "line 2" in editor.text.fault.text()
    assert options(editor) == KNUTH
    editor.watch.click()
    assert editor.text.fault.isVisible()
    editor.text.field.setPlainText("001\n011\n")
    wait_until(editor.text.fault.isHidden)
    assert options(editor) == ("3", "23")


def stack(window: MainWindow) -> list[str]:
    snapshot = window.player.snapshot
    assert snapshot is not None
    return ["".join(map(str, snapshot.problem.option_names(level.option))) for level in snapshot.levels]


def test_after_a_change_the_search_goes_on_where_it_is_nearest(
    window: MainWindow, editor: MatrixDialog
) -> None:
    """The search stays on the screen; a button leads to the changed one, with the choices that both make."""
    editor.text.field.setPlainText(TEXT)
    editor.watch.click()
    player, messages = window.player, window.context.messages
    player.run_to("solution")
    wait_until(lambda: stack(window) == ["AD", "CEF", "BG"])
    before = player.subject
    click(editor, 5, 6)  # DE instead of DEG
    assert player.subject == before
    assert "changed" in messages.text
    click_button(window, "Go On with the Change")
    wait_until(lambda: stack(window) == ["AD", "CEF", "BG"])
    assert player.search is not None
    assert player.search.problem.option_names(5) == ("D", "E")
    click(editor, 0, 2)  # EF: then C has no option, and nothing is chosen
    click_button(window, "Go On with the Change")
    wait_until(lambda: player.search is not None and player.search.problem.option_names(0) == ("E", "F"))
    assert not stack(window)
    editor.model.undo_stack.undo()
    click_button(window, "Go On with the Change")
    assert player.search.problem.option_names(0) == ("C", "E", "F")


def test_a_change_of_another_matrix_leaves_the_search_alone(window: MainWindow, editor: MatrixDialog) -> None:
    editor.text.field.setPlainText(TEXT)
    editor.watch.click()
    trigger(window, "sample_six_sets")
    editor.model.toggle(0, 0)
    assert window.player.is_watching
    assert "changed" not in window.context.messages.text
    trigger(window, "edit_matrix")
    assert not window.context.messages.text
    editor.model.toggle(0, 0)
    assert "changed" in window.context.messages.text


def test_a_click_that_brings_the_editor_forward_changes_nothing(
    editor: MatrixDialog, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever comes back from the main window wants to see the matrix; the next click is meant."""
    monkeypatch.setattr(table, "_FRONT", 5)
    QApplication.sendEvent(editor.grid, QEvent(QEvent.Type.WindowActivate))
    click(editor, 0, 0)
    assert not any(editor.model.draft.rows)
    assert editor.grid.cell == (0, 0)
    monkeypatch.setattr(table, "_FRONT", 0)
    click(editor, 0, 0)
    assert options(editor)[0] == "A"


def test_the_solutions_are_counted(editor: MatrixDialog) -> None:
    editor.text.field.setPlainText(TEXT)
    wait_until(lambda: "1 solution" in editor.status.text())
    assert "6 options, 7 primary columns, 16 ones" in editor.status.text()
    editor.model.set_block(Block(range(6), range(1)), one=False)
    wait_until(lambda: "0 solutions" in editor.status.text())
    assert "column A has no option" in editor.status.text()


def test_a_random_matrix_has_as_many_solutions_as_asked_for(editor: MatrixDialog) -> None:
    """The seed that led to it draws the same matrix again."""
    editor.ask_random()
    form = editor._random
    assert form is not None
    form.is_exact.setChecked(True)
    form.solutions.setValue(2)
    form.draw.click()
    wait_until(form.draw.isEnabled)
    draft = editor.model.draft
    assert Search(draft.problem()).count() == 2
    seed = form.seed.value() - 1
    form.seed.setValue(seed)
    form.is_exact.setChecked(False)
    form.draw.click()
    assert editor.model.draft == draft


@pytest.mark.parametrize(
    "held",
    [
        *("", "{", "[]", "{}", '{"names": ["a", "a"], "primary": 1, "rows": []}'),
        *('{"names": ["a"], "primary": 2, "rows": []}', '{"names": ["a"], "primary": 1, "rows": [[1]]}'),
        *('{"names": ["a"], "primary": 1, "rows": [["x"]]}', '{"names": ["a"], "primary": 1, "rows": [0]}'),
        json.dumps({"names": ["a"], "primary": True, "rows": []}),
    ],
)
def test_a_damaged_file_is_no_matrix(tmp_path: Path, held: str) -> None:
    file = tmp_path / "matrix.json"
    file.write_text(held, encoding="utf-8")
    assert draft_file.read(file) is None


def test_the_watched_problem_is_edited(window: MainWindow) -> None:
    trigger(window, "sample_knuth_2000")
    trigger(window, "edit_matrix")
    dialog = window.feature(MatrixEditorFeature).window
    assert dialog is not None
    assert options(dialog) == KNUTH
    assert dialog.undo.isEnabled()
    window.context.watching.leave()
    trigger(window, "edit_matrix")
    assert "Watch a problem" in window.context.messages.text


def test_a_large_matrix_has_no_text_but_is_edited(editor: MatrixDialog) -> None:
    rows = tuple(1 << row % 1000 | 1 << (7 * row) % 1000 for row in range(5000))
    empty = MatrixDraft.of_size(5000, 1000)
    editor.show_draft(MatrixDraft(empty.names, empty.primary, rows), "large")
    assert editor.text.field.isReadOnly()
    click(editor, 1, 0)
    assert editor.model.draft.is_one(1, 0)


def test_the_menu_of_a_cell_offers_all_commands(editor: MatrixDialog) -> None:
    assert len(editor.grid.on_lines) == 8
    editor.grid.go_to(0, 0)
    does = {action.text(): action for action in editor.grid.on_lines}
    before = Problem(editor.model.draft.names, []).items
    does["Add Secondary Column"].trigger()
    assert editor.model.draft.names[-1] not in before
    assert editor.model.draft.primary == 7
