"""The tour editor in the window: by keys and clicks a tour is made, tried, saved and opened again."""

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QCheckBox,
    QFileDialog,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QRadioButton,
    QWidget,
)

from solver_core.sudoku.grid import Grid
from sudoku_gui.features.tours.controller import Tours
from sudoku_gui.features.tours.editor import draft_file, reading, tables
from sudoku_gui.features.tours.editor.field import FormChooser
from sudoku_gui.features.tours.editor.window import TourWindow
from sudoku_gui.layout import arrangements
from sudoku_gui.player.selection import Target
from sudoku_gui.player.subject import Subject
from sudoku_gui.shell.main_window import MainWindow
from sudoku_gui.tours import collection, reader
from sudoku_gui.widgets import editor_window
from sudoku_gui.widgets.rich_text import TermText
from tests.gui.parts import come_to_rest, name_file, part, shown, wait_until
from tests.gui.window.shared import BRANCHING, Again, trigger

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

KNUTH = Subject(sample="knuth_2000")
HAND_MADE = """# how it begins
format = "dancing sudoku tour"
version = 1
id = "by_hand"
title.en = "By hand"
title.zh_CN = "手写"
[[stops]]
watch = { sample = "six_sets" }
text.en = "The start"
text.zh_CN = "开始"
[[stops]]
on = [["dead_end", 1]]
text = "{sentence}"
"""


@pytest.fixture(autouse=True)
def in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """A pause after the last key or change is a few milliseconds."""
    monkeypatch.setattr(reading, "_SETTLED", 20)
    monkeypatch.setattr(editor_window, "_SETTLED", 20)


def editor_of(window: MainWindow) -> TourWindow:
    editor = window.feature(Tours)._editor.window
    assert editor is not None
    return editor


@pytest.fixture
def editor(window: MainWindow) -> TourWindow:
    trigger(window, "edit_tour")
    return editor_of(window)


def click(editor: QWidget, name: str) -> None:
    QTest.mouseClick(part(editor, QAbstractButton, name), Qt.MouseButton.LeftButton)


def check(editor: QWidget, name: str) -> None:
    """Clicks the box itself: its row may be wider than its text."""
    box = part(editor, QCheckBox, name)
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Space)


def write(editor: QWidget, name: str, text: str) -> None:
    field = part(editor, QWidget, name)
    assert isinstance(field, QLineEdit | QPlainTextEdit)
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, text)


def choose(editor: QWidget, name: str, value: str) -> None:
    """With the arrow keys."""
    chooser = part(editor, FormChooser, name)
    chooser.setFocus()
    QTest.keyClick(chooser, Qt.Key.Key_Home)
    for _ in range(chooser.findData(value)):
        QTest.keyClick(chooser, Qt.Key.Key_Down)
    assert chooser.currentData() == value


def status(editor: QWidget) -> str:
    return part(editor, QLabel, "tour_status").text()


def lines(editor: TourWindow) -> list[str]:
    return [editor.stops.rows.item(row).text() for row in range(editor.stops.rows.count())]


def problems(editor: TourWindow) -> str:
    """What is said above the form that is shown."""
    wait_until(lambda: not editor.checking.is_busy)
    form = editor.stop if editor.stops.row else editor.head
    label = part(form, TermText, f"{form.objectName()}_problems")
    return label.plain_text if label.isVisible() else ""


def to_do(editor: TourWindow) -> str:
    """What is said, on a quiet background, not to be written yet."""
    wait_until(lambda: not editor.checking.is_busy)
    form = editor.stop if editor.stops.row else editor.head
    label = part(form, TermText, f"{form.objectName()}_to_do")
    return label.plain_text if label.isVisible() else ""


def save_in(editor: TourWindow, path: Path) -> None:
    """Answers the dialog that asks for a file."""
    dialog = shown(editor, QFileDialog)
    dialog.setOption(QFileDialog.Option.DontConfirmOverwrite)
    come_to_rest(dialog)  # it selects the file that it suggests when it has read its folder
    name_file(editor, path)
    wait_until(lambda: status(editor) != "")
    editor.activateWindow()  # as a window manager does; offscreen there is none
    wait_until(editor.isActiveWindow)


def open_file(editor: TourWindow, path: Path) -> None:
    editor.open_menu.aboutToShow.emit()
    editor.open_menu.actions()[0].trigger()
    name_file(editor, path)


@pytest.fixture
def made(window: MainWindow, editor: TourWindow) -> TourWindow:
    """A small tour of Knuth's matrix, made by hand."""
    window.player.watch_subject(KNUTH)
    editor.stops.rows.setCurrentRow(0)
    write(editor, "title", "Small")
    window.player.run_to("decision")
    click(editor, "add_stop")
    write(editor, "text", "Column **{column}** is chosen.")
    window.player.run_to("dead_end")
    click(editor, "add_stop")
    write(editor, "text", "{sentence}.")
    choose(editor, "asks", "choose")
    write(editor, "question", "What comes next?")
    write(editor, "choice_0", "The end")
    write(editor, "choice_1", "Another option")
    click(editor, "right_1")
    write(editor, "reason_0", "There is one more option")
    write(editor, "answer", "It goes back.")
    return editor


def test_a_tour_is_made_by_keys_and_clicks(made: TourWindow) -> None:
    assert lines(made) == ["Tour: Small", "1. Column **{column}** is chosen.", "2. {sentence}."]
    assert problems(made) == ""
    tour = reader.read(tables.text(made.model.draft))
    assert [stop.subject for stop in tour.stops] == [KNUTH, KNUTH]
    assert tour.stops[0].expect == {"event": "choose", "column": "A"}
    assert [str(leg) for leg in tour.stops[1].legs] == ['["dead_end"]']
    question = tour.stops[1].question
    assert question is not None
    assert question.right == 1
    assert [reason.words["en"] for reason in question.reasons] == ["There is one more option"]


def test_a_stop_begins_with_the_panes_for_learning(window: MainWindow, editor: TourWindow) -> None:
    window.player.watch_subject(KNUTH)
    click(editor, "add_stop")
    learn = arrangements.panes(arrangements.ARRANGEMENTS["learn"].layout)
    panes = list(editor.model.draft.stops[0].panes)
    assert panes == ["board", "link_view", "pseudocode"]
    assert set(panes) <= set(learn)
    assert not part(editor, QCheckBox, "pane_tree_view").isEnabled()
    check(editor, "pane_board")
    check(editor, "pane_tree_view")
    assert list(editor.model.draft.stops[0].panes) == ["link_view", "pseudocode", "tree_view"]


def test_the_puzzle_is_watched_where_nothing_is(window: MainWindow, editor: TourWindow) -> None:
    assert not window.player.is_watching
    click(editor, "add_stop")
    assert window.player.is_watching
    assert "puzzle" in editor.model.draft.stops[0].watch


def test_trying_is_following_and_comes_back(window: MainWindow, made: TourWindow) -> None:
    """As readers see it, from the stop that is edited; nothing of it is remembered."""
    before = window.player.subject, window.player.position
    made.stops.rows.setCurrentRow(1)
    QTest.keyClick(made, Qt.Key.Key_F5)
    guide = window.context.tour_guide
    wait_until(lambda: guide.is_there)
    assert part(window.feature(Tours).panel, TermText, "tour_text").plain_text == "Column A is chosen."
    assert window.player.position == 1
    click(window.feature(Tours).panel, "tour_next")
    wait_until(lambda: guide.is_there)
    assert window.player.search is not None
    click(window.feature(Tours).panel, "tour_choice_0")
    said = part(window.feature(Tours).panel, TermText, "tour_reason_0").plain_text
    assert said == "The end: There is one more option"
    made.stops.rows.setCurrentRow(0)
    click(window.feature(Tours).panel, "tour_next")
    wait_until(lambda: not guide.is_returning)
    assert made.isVisible()
    assert made.stops.row == 2
    assert (window.player.subject, window.player.position) == before
    assert guide.progress == {}
    assert guide.to_json()["last"] is None


def test_what_cannot_be_read_is_not_tried(window: MainWindow, made: TourWindow) -> None:
    made.stops.rows.setCurrentRow(2)
    write(made, "at", "[[nowhere]]")
    made.stops.rows.setCurrentRow(1)
    click(made, "tour_try")
    assert window.context.tour_guide.tour is None
    assert made.stops.row == 2
    assert "Stop 2" in status(made)
    assert part(made, QLineEdit, "at").text() == "[[nowhere]]"


def test_a_new_draft_says_in_plain_words_what_it_needs(window: MainWindow, editor: TourWindow) -> None:
    """Nothing is wrong before anything is written: no red background, and no sign in the list."""
    window.player.watch_subject(KNUTH)
    editor.stops.rows.setCurrentRow(0)
    assert to_do(editor) == "Give the tour a title"
    click(editor, "add_stop")
    assert to_do(editor) == "Give the stop a text"
    assert problems(editor) == ""
    assert all(editor.stops.rows.item(row).icon().isNull() for row in range(2))
    write(editor, "text", "It begins.")
    assert to_do(editor) == problems(editor) == ""
    write(editor, "at", "[[nowhere]]")
    assert "'at'" in problems(editor)
    assert not editor.stops.rows.item(1).icon().isNull()


def test_a_search_has_a_name_and_another_is_chosen_by_its_own(made: TourWindow) -> None:
    """What the file has is below, for whoever wants another rule; a stop in another search is at its start."""
    made.stops.rows.setCurrentRow(1)
    search, written = part(made, FormChooser, "search"), part(made, QLineEdit, "watch")
    assert search.currentText() == "Knuth's 6 × 7 matrix"
    assert written.text() == '{ sample = "knuth_2000" }'
    choose(made, "search", '{ sample = "six_sets" }')
    assert search.currentText() == "Six sets over seven elements"
    assert written.text() == '{ sample = "six_sets" }'
    assert part(made, QLineEdit, "at").text() == '"start"'
    assert part(made, QLineEdit, "expect").text() == ""
    assert "nothing is chosen at this place" in problems(made)
    write(made, "watch", '{ sample = "six_sets", rule = "first" }')
    assert search.currentText() == "Six sets over seven elements (First column)"
    write(made, "watch", f'{{ puzzle = "{BRANCHING}", engine = "backtrack" }}')
    assert search.currentText().startswith("Sudoku with ")
    assert search.currentText().endswith(" givens (Bits)")
    write(made, "watch", '{ problem = "A B\\nA\\nB" }')
    assert search.currentText() == "A problem of its own"
    write(made, "watch", "{ sample = }")
    assert search.currentText() == "(cannot be read)"
    made.model.undo_stack.setIndex(0)


def test_problems_stand_beside_their_stop(made: TourWindow) -> None:
    """They are those that the reader of the file would report, and what was typed stays."""
    made.stops.rows.setCurrentRow(1)
    write(made, "expect", '{ event = "CHOOSE", column = "B" }')
    assert "'expect.column'" in problems(made)
    assert not made.stops.rows.item(1).icon().isNull()
    assert made.stops.rows.item(2).icon().isNull()
    assert "problem" in made.stops.rows.item(1).data(Qt.ItemDataRole.AccessibleTextRole)
    made.stops.rows.setCurrentRow(2)
    assert problems(made) == ""
    made.stops.rows.setCurrentRow(1)
    assert part(made, QLineEdit, "expect").text() == '{ event = "CHOOSE", column = "B" }'
    write(made, "expect", '{ event = "CHOOSE", column = "A" }')
    assert problems(made) == ""


def test_a_tour_is_saved_and_opened_again(made: TourWindow, tmp_path: Path) -> None:
    file = tmp_path / "small.toml"
    click(made, "tour_save")
    save_in(made, file)
    assert status(made) == "small.toml is saved."
    assert not made.isWindowModified()
    tour = reader.read_file(file)
    assert tour.title.words == {"en": "Small"}
    write(made, "text", "Now {sentence}.")
    assert made.isWindowModified()
    QTest.keySequence(part(made, QPlainTextEdit, "text"), QKeySequence("Ctrl+S"))
    wait_until(lambda: status(made) == "small.toml is saved.")
    assert reader.read_file(file).stops[1].text.words == {"en": "Now {sentence}."}
    click(made, "tour_new")
    assert lines(made) == ["Tour: (no title yet)"]
    open_file(made, file)
    assert lines(made) == ["Tour: Small", "1. Column **{column}** is chosen.", "2. Now {sentence}."]
    assert not made.isWindowModified()


def test_what_is_saved_in_the_own_folder_is_in_the_list_of_tours(made: TourWindow) -> None:
    click(made, "tour_save")
    dialog = made.findChild(QFileDialog, "tour_save_dialog")
    assert dialog is not None
    assert Path(dialog.directory().absolutePath()) == collection.own_folder()
    dialog.accept()
    wait_until(lambda: status(made) != "")
    assert [found.tour and found.tour.title.words["en"] for found in collection.own()] == ["Small"]


def test_what_is_no_tour_yet_is_not_saved(made: TourWindow, tmp_path: Path) -> None:
    file = tmp_path / "small.toml"
    click(made, "tour_save")
    save_in(made, file)
    before = file.read_bytes()
    write(made, "at", '["dead_end"]')
    click(made, "tour_save")
    assert "Stop 2" in status(made)
    assert file.read_bytes() == before


def test_what_another_program_wrote_is_not_replaced(made: TourWindow, tmp_path: Path) -> None:
    file, other = tmp_path / "small.toml", tmp_path / "other.toml"
    click(made, "tour_save")
    save_in(made, file)
    file.write_text(HAND_MADE, encoding="utf-8")
    write(made, "look", "There")
    click(made, "tour_save")
    wait_until(lambda: "another program" in status(made))
    made.show_message("")
    save_in(made, other)
    assert file.read_text(encoding="utf-8") == HAND_MADE
    assert reader.read_file(other).stops[1].look is not None


@pytest.mark.parametrize(
    "content", [b"", b"[[", b"\xff", b'format = "dancing sudoku tour"\nversion = 9', b"#" * 70_000]
)
def test_a_bad_file_leaves_what_was_there(made: TourWindow, tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "bad.toml"
    file.write_bytes(content)
    before = made.model.draft
    open_file(made, file)
    assert "bad.toml" in status(made)
    assert made.model.draft is before


def test_a_file_that_is_gone_leaves_what_was_there(
    window: MainWindow, made: TourWindow, tmp_path: Path
) -> None:
    before, files = made.model.draft, window.feature(Tours)._editor.files
    assert files is not None
    files.open(tmp_path / "gone.toml")
    assert "gone.toml" in status(made)
    assert made.model.draft is before


def test_a_tour_with_other_languages_and_comments(
    window: MainWindow, editor: TourWindow, tmp_path: Path
) -> None:
    """Languages stay, also those that nobody writes in; that comments go is said before anything is saved."""
    file = tmp_path / "by_hand.toml"
    file.write_text(HAND_MADE, encoding="utf-8")
    open_file(editor, file)
    assert "comments" in status(editor)
    write(editor, "text", "It begins")
    choose(editor, "tour_language", "de")
    assert part(editor, QPlainTextEdit, "text").placeholderText() == "It begins"
    write(editor, "text", "Es beginnt")
    click(editor, "tour_save")
    wait_until(lambda: "is saved" in status(editor))
    tour = reader.read_file(file)
    assert tour.title.words == {"en": "By hand", "zh_CN": "手写"}
    assert tour.stops[0].text.words == {"en": "It begins", "zh_CN": "开始", "de": "Es beginnt"}
    assert [str(leg) for leg in tour.stops[1].legs] == ['["dead_end"]']
    assert window.player.subject.sample == ""


def test_a_tour_of_the_program_is_edited_as_a_copy(editor: TourWindow) -> None:
    editor.open_menu.aboutToShow.emit()
    titles = [action.text() for action in editor.open_menu.actions()]
    editor.open_menu.actions()[2].trigger()
    draft = editor.model.draft
    assert lines(editor)[0] == f"Tour: {titles[2]}"
    assert "copy" in status(editor)
    assert draft.file == ""
    assert collection.by_id(draft.id) is None
    assert problems(editor) == ""


def test_the_position_is_taken_and_shown(window: MainWindow, made: TourWindow) -> None:
    window.player.watch(Grid.parse(BRANCHING))
    window.player.run_to("dead_end")
    there = window.player.position
    made.stops.rows.setCurrentRow(1)
    click(made, "here")
    assert made.model.draft.stops[0].at == '[["dead_end", 1]]'
    assert made.model.draft.stops[0].text == {"en": "Column **{column}** is chosen."}
    made.stops.rows.setCurrentRow(2)
    click(made, "there")
    wait_until(lambda: window.player.subject == KNUTH)
    made.stops.rows.setCurrentRow(1)
    click(made, "there")
    wait_until(lambda: window.player.position == there)
    assert window.player.subject == Subject(Grid.parse(BRANCHING))


def test_a_place_that_is_not_there_is_said(window: MainWindow, made: TourWindow) -> None:
    before = window.player.position
    write(made, "at", '[["dead_end", 99]]')
    click(made, "there")
    wait_until(lambda: "dead_end" in status(made))
    assert window.player.position == before


def test_what_is_selected_is_highlighted(window: MainWindow, made: TourWindow) -> None:
    window.selection.pin(Target(1, None))
    click(made, "selected")
    assert part(made, QLineEdit, "column").text() == "B"
    click(made, "there")
    window.selection.pin(None)
    click(made, "there")
    wait_until(lambda: window.selection.pinned == Target(1, None))


def test_stops_are_moved_copied_removed_and_it_is_undone(made: TourWindow) -> None:
    before = lines(made)
    rows = made.stops.rows
    rows.setFocus()
    QTest.keyClick(rows, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert lines(made)[1] == "1. {sentence}."
    assert made.stops.row == 1
    QTest.keyClick(rows, Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    assert [line[3:] for line in lines(made)[1:3]] == ["{sentence}."] * 2
    QTest.keyClick(rows, Qt.Key.Key_Delete)
    assert len(lines(made)) == 3
    for _ in range(3):
        QTest.keyClick(rows, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert lines(made) == before


def test_undo_in_a_field_is_undo_of_the_tour(made: TourWindow) -> None:
    field = part(made, QLineEdit, "choice_0")
    write(made, "choice_0", "X")
    QTest.keySequence(field, QKeySequence(QKeySequence.StandardKey.Undo))
    assert field.text() == "The end"
    assert made.model.draft.stops[1].choices[0].text == {"en": "The end"}


def test_answers_are_added_and_removed(made: TourWindow) -> None:
    click(made, "add_choice")
    write(made, "choice_2", "Nothing")
    click(made, "remove_choice_0")
    stop = made.model.draft.stops[1]
    assert [choice.text["en"] for choice in stop.choices] == ["Another option", "Nothing"]
    assert stop.right == 0
    assert part(made, QRadioButton, "right_0").isChecked()
    assert not part(made, QLineEdit, "choice_2").isVisible()


def test_the_draft_is_there_at_the_next_start(made: TourWindow, again: Again) -> None:
    """Closing asks nothing, for nothing is lost, not even what is no TOML."""
    write(made, "at", "[[")
    draft = made.model.draft
    window = again()
    trigger(window, "edit_tour")
    editor = editor_of(window)
    assert editor.model.draft == draft
    assert editor.isWindowModified()


def test_a_damaged_draft_is_a_new_tour(window: MainWindow) -> None:
    draft_file.path().parent.mkdir(parents=True, exist_ok=True)
    draft_file.path().write_text(json.dumps({"draft": 3}))
    trigger(window, "edit_tour")
    assert lines(editor_of(window)) == ["Tour: (no title yet)"]


def test_everything_has_a_name_and_is_reached_by_tab(made: TourWindow) -> None:
    """For those who do not see it, and those without a mouse."""
    kinds = QAbstractButton | QLineEdit | QPlainTextEdit | FormChooser
    parts = [
        one
        for one in made.findChildren(QWidget)
        if isinstance(one, kinds) and one.isVisible() and one.isEnabled()
    ]
    unnamed = [one.objectName() for one in parts if not named(made, one)]
    assert unnamed == []
    reached: set[QWidget] = set()
    place: QWidget | None = made
    while place is not None and place not in reached:
        reached.add(place)
        place = place.nextInFocusChain()
    missed = [
        one.objectName()
        for one in parts
        if one not in reached and one.focusPolicy() != Qt.FocusPolicy.NoFocus
    ]
    assert missed == []


def named(editor: TourWindow, widget: QWidget) -> bool:
    text = widget.text() if isinstance(widget, QAbstractButton) else ""
    buddies = [label.buddy() for label in editor.findChildren(QLabel)]
    return bool(text.strip() or widget.accessibleName() or widget in buddies)
