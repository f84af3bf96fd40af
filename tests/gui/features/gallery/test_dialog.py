"""The gallery: its cards, the parameters of each, the board to draw on, and the estimate of the tree."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QFont, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QLineEdit, QPushButton, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from solver_core.cover import Goal, Rule
from solver_core.problems import gallery
from solver_core.problems.families import FAMILIES, Family
from solver_core.problems.parameters import ChoiceParameter, Drawing, IntParameter, Numbers
from sudoku_gui.features.gallery import text as words
from sudoku_gui.features.gallery.dialog import GalleryDialog
from sudoku_gui.features.gallery.drawing import DrawingBoardView
from sudoku_gui.render import theme
from sudoku_gui.wording import gallery as wording
from tests.gui.parts import part, wait_until

Open = Callable[..., GalleryDialog]


@pytest.fixture
def opened(qtbot: QtBot) -> Open:
    def open_at(sample: str = "") -> GalleryDialog:
        dialog = GalleryDialog(None, theme.light(), Rule.FEWEST, sample)
        qtbot.addWidget(dialog)
        with qtbot.waitExposed(dialog):
            dialog.show()
        return dialog

    return open_at


def ready(dialog: GalleryDialog) -> None:
    """Waits until the problem is made and its first estimate rests."""
    wait_until(lambda: dialog.details.is_ready, 20_000)
    wait_until(lambda: refine(dialog).text() == "Re&fine" and refine(dialog).isEnabled(), 20_000)


def refine(dialog: GalleryDialog) -> QPushButton:
    return part(dialog, QPushButton, "gallery_refine")


def watch(dialog: GalleryDialog) -> QPushButton:
    return part(dialog, QPushButton, "gallery_watch")


def choose(dialog: GalleryDialog, family: str) -> None:
    dialog.grid.setCurrentRow(list(FAMILIES).index(family))


def said(dialog: GalleryDialog, name: str) -> str:
    return part(dialog, QLabel, f"gallery_{name}_text").text()


def board(dialog: GalleryDialog) -> DrawingBoardView:
    return part(dialog, DrawingBoardView, "gallery_board")


def middle(dialog: GalleryDialog, row: int, col: int) -> QPoint:
    return board(dialog).square_rect((row, col)).center().toPoint()


def click(dialog: GalleryDialog, row: int, col: int) -> None:
    QTest.mouseClick(board(dialog), Qt.MouseButton.LeftButton, pos=middle(dialog, row, col))


def values(dialog: GalleryDialog) -> dict[str, object]:
    wait_until(lambda: dialog.details.is_ready, 20_000)
    return dict(gallery.read_id(dialog.details.sample)[1])


def test_every_family_has_a_card_with_a_name_and_a_sentence(opened: Open) -> None:
    dialog = opened()
    model = dialog.grid.model()
    role = Qt.ItemDataRole
    names = [model.index(row, 0).data(role.DisplayRole) for row in range(model.rowCount())]
    assert len(names) == len(set(names)) == len(FAMILIES)
    assert names[:3] == ["Knuth's 6 × 7 matrix", "Six sets over seven elements", "Sudoku 4 × 4"]
    assert all(model.index(row, 0).data(role.AccessibleDescriptionRole) for row in range(len(names)))


def test_a_family_needs_nothing_but_its_row(opened: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    """It then has a card, a form and a picture like the others; its texts are its id and its parameters' names."""
    row = Family(
        "many_queens",
        FAMILIES["queens"].make,
        (IntParameter("n", 1, 9, 4), ChoiceParameter("use_of", ("a_few",), "a_few")),
    )
    row = replace(row, make=lambda n, use_of: FAMILIES["queens"].make(n))  # noqa: ARG005 - the parameter is only shown
    monkeypatch.setitem(FAMILIES, row.id, row)
    dialog = opened()
    dialog.grid.setCurrentIndex(dialog.grid.model().index(len(FAMILIES) - 1, 0))
    assert values(dialog) == {"n": 4, "use_of": "a_few"}
    assert said(dialog, "title") == "Many queens"
    assert [
        label.text() for label in dialog.details.findChildren(QLabel) if label.text().startswith("Use")
    ] == ["Use of:"]
    assert wording.name_of("many_queens,n=5") == "Many queens"


def test_every_choice_has_a_name() -> None:
    """What is shipped has more than its id."""
    assert set(wording.CARDS) == set(FAMILIES)
    for family in FAMILIES.values():
        for parameter in family.parameters:
            assert parameter.name in wording.PARAMETERS
            if isinstance(parameter, ChoiceParameter):
                assert set(parameter.words) <= set(wording.WORDS)
        assert wording.name_of(family.id)
    assert set(words.GOALS) == set(Goal)


def test_pictures_come_one_after_the_other(opened: Open) -> None:
    dialog = opened()

    def shown_pictures() -> list[Any]:
        model = dialog.grid.model()
        return [model.index(row, 0).data(Qt.ItemDataRole.DecorationRole) for row in range(16)]

    blank = shown_pictures()[-1].pixmap(104).toImage()
    wait_until(lambda: shown_pictures()[-1].pixmap(104).toImage() != blank, 30_000)
    images = [picture.pixmap(104).toImage() for picture in shown_pictures()]
    assert all(one != other for k, one in enumerate(images) for other in images[:k])
    dialog.use_theme(theme.dark())
    wait_until(lambda: shown_pictures()[-1].pixmap(104).toImage() != images[-1], 30_000)


def test_keys_choose_a_card_and_watch_it(opened: Open, qtbot: QtBot) -> None:
    dialog = opened()
    wait_until(dialog.grid.hasFocus)
    QTest.keyClick(dialog.grid, Qt.Key.Key_Right)
    assert said(dialog, "title") == "Six sets over seven elements"
    ready(dialog)
    with qtbot.waitSignal(dialog.watch_requested) as asked:
        QTest.keyClick(dialog.grid, Qt.Key.Key_Return)
    assert asked.args == ["six_sets", Goal.EXACT]
    assert not dialog.isVisible()


def test_the_problem_watched_last_is_shown_with_its_values(opened: Open) -> None:
    dialog = opened("langford,n=11,which=all")
    assert said(dialog, "title") == "Langford pairs"
    assert part(dialog, QSpinBox, "gallery_n").value() == 11
    assert part(dialog, QComboBox, "gallery_which").currentData() == "all"
    assert opened("no such thing").grid.currentIndex().row() == 0


def test_a_number_changes_the_problem_and_what_is_said_of_it(opened: Open) -> None:
    dialog = opened("queens_8")
    ready(dialog)
    assert said(dialog, "size") == "64 options over 16 items and 30 secondary ones"
    box = part(dialog, QSpinBox, "gallery_n")
    assert (box.minimum(), box.maximum()) == (1, 20)
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Up)
    assert not watch(dialog).isEnabled(), "the problem is being made"
    ready(dialog)
    assert dialog.details.sample == "queens,n=9"
    assert said(dialog, "size") == "81 options over 18 items and 34 secondary ones"
    assert watch(dialog).isEnabled()


def test_the_tree_is_estimated_better_when_asked_and_stopped(opened: Open) -> None:
    """One button refines the estimate and stops that; watching stays possible."""
    dialog = opened("queens_6")
    ready(dialog)
    first = part(dialog, QLabel, "gallery_tree_text")
    assert first.text().startswith("About 7")
    assert "decisions and 4 solutions (estimated)" in first.text()
    before = first.toolTip()
    assert "random walks down the tree" in before
    QTest.mouseClick(refine(dialog), Qt.MouseButton.LeftButton)
    assert refine(dialog).text() == "S&top"
    ready(dialog)
    assert "random walks down the tree" in first.toolTip()
    assert first.toolTip() != before
    for text in ("S&top", "Re&fine"):
        QTest.mouseClick(refine(dialog), Qt.MouseButton.LeftButton)
        assert refine(dialog).text() == text
    assert watch(dialog).isEnabled(), "an estimate that was stopped is as good as it is"


def test_repeat_cover_is_estimated_from_above(opened: Open) -> None:
    dialog = opened("stations")
    ready(dialog)
    assert said(dialog, "tree").startswith("At most about")
    goals = part(dialog, QComboBox, "gallery_goal")
    assert goals.currentText() == "At least once, by the fewest options"
    goals.setFocus()
    QTest.keyClick(goals, Qt.Key.Key_Down)
    ready(dialog)
    assert dialog.details.goal is Goal.EXACT
    assert not said(dialog, "tree").startswith("At most about")


def test_holes_are_clicked_into_a_board(opened: Open) -> None:
    dialog = opened("polyominoes,height=8,width=8,holes=" + "." * 64)
    wait_until(lambda: said(dialog, "size").startswith("the pieces cover 60 cells"), 20_000)
    assert not watch(dialog).isEnabled()
    for row, col in ((3, 3), (3, 4), (4, 3), (4, 4)):
        click(dialog, row, col)
    ready(dialog)
    assert dialog.details.sample.endswith("holes=" + "." * 27 + "xx" + "." * 6 + "xx" + "." * 27)
    click(dialog, 4, 4)
    wait_until(lambda: "the board has 61" in said(dialog, "size"), 20_000)


def test_holes_are_made_by_keys_and_reported(opened: Open) -> None:
    dialog = opened("rectangles")
    sheet = board(dialog)
    sheet.setFocus()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Space):
        QTest.keyClick(sheet, key)
    assert sheet.accessibleDescription() == "row 2, column 2: hole"
    assert str(values(dialog)["holes"]).index("x") == 7
    QTest.keyClick(sheet, Qt.Key.Key_Delete)
    assert "x" not in str(values(dialog)["holes"])
    QTest.keyClick(sheet, Qt.Key.Key_Left)
    QTest.keyClick(sheet, Qt.Key.Key_Left)
    assert sheet.accessibleDescription() == "row 2, column 6: empty"


def test_holes_are_drawn_by_dragging(opened: Open) -> None:
    """The drag ends with the button, even if the mouse moves on."""
    dialog = opened("rectangles")
    sheet = board(dialog)
    QTest.mousePress(sheet, Qt.MouseButton.LeftButton, pos=middle(dialog, 1, 1))
    for col in (2, 3):
        point = QPointF(middle(dialog, 1, col))
        move = QMouseEvent(
            QEvent.Type.MouseMove,
            point,
            sheet.mapToGlobal(point),
            Qt.MouseButton.NoButton,
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
        )
        QApplication.sendEvent(sheet, move)
    QTest.mouseRelease(sheet, Qt.MouseButton.LeftButton, pos=middle(dialog, 1, 3))
    assert values(dialog)["holes"] == "." * 7 + "xxx" + "." * 20
    QTest.mouseMove(sheet, middle(dialog, 3, 3))
    assert values(dialog)["holes"] == "." * 7 + "xxx" + "." * 20, "nothing is held any more"


def test_defaults_come_back_at_once(opened: Open) -> None:
    dialog = opened("sudoku_4")
    button = part(dialog, QPushButton, "gallery_defaults")
    assert not button.isEnabled()
    click(dialog, 0, 0)
    QTest.keyClick(board(dialog), Qt.Key.Key_Delete)
    assert str(values(dialog)["givens"]).startswith("....")
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert str(values(dialog)["givens"]).startswith("3...")
    assert not button.isEnabled()


def test_another_size_keeps_the_holes_that_are_still_there(opened: Open) -> None:
    dialog = opened("rectangles")
    click(dialog, 0, 0)
    click(dialog, 4, 5)
    part(dialog, QSpinBox, "gallery_width").setValue(5)
    found = values(dialog)
    assert found["holes"] == "x" + "." * 24


def test_digits_are_typed_into_a_puzzle(opened: Open) -> None:
    dialog = opened("sudoku_4")
    sheet = board(dialog)
    click(dialog, 0, 1)
    QTest.keyClick(sheet, Qt.Key.Key_1)
    assert str(values(dialog)["givens"]).startswith("31")
    QTest.keyClick(sheet, Qt.Key.Key_7)
    QTest.keyClick(sheet, Qt.Key.Key_3)
    wait_until(lambda: "occurs twice" in said(dialog, "size"), 20_000)
    assert not watch(dialog).isEnabled()
    QTest.keyClick(sheet, Qt.Key.Key_Delete)
    assert str(values(dialog)["givens"]).startswith("3.")


def test_letters_are_digits_of_a_large_board(opened: Open) -> None:
    dialog = opened("sudoku_16")
    sheet = board(dialog)
    sheet.setFocus()
    QTest.keyClick(sheet, Qt.Key.Key_C)
    assert str(values(dialog)["givens"]).startswith("C.39")


def test_another_layout_brings_its_puzzle(opened: Open) -> None:
    dialog = opened("sudoku_jigsaw")
    layout = part(dialog, QComboBox, "gallery_layout")
    layout.setCurrentIndex(layout.findData("b"))
    assert str(values(dialog)["givens"]).startswith(".7....9.3")
    assert "occurs twice" not in said(dialog, "size")


def test_cities_and_radars_are_placed_on_a_map(opened: Open) -> None:
    dialog = opened("radars")
    for times, sign in ((1, "c"), (1, "r"), (1, ".")):
        for _ in range(times):
            click(dialog, 0, 0)
        assert str(values(dialog)["places"])[0] == sign
    ready(dialog)
    assert "Smallest reach: 5" in said(dialog, "size")
    reach = part(dialog, QSpinBox, "gallery_reach")
    assert reach.text() == "The smallest that is enough"
    reach.setValue(9)
    ready(dialog)
    assert "mallest reach" not in said(dialog, "size")


def test_numbers_are_listed_and_other_text_is_reported(opened: Open) -> None:
    dialog = opened("divisibility")
    ready(dialog)
    assert "At most 15 numbers can be chosen of which none divides another." in said(dialog, "size")
    line = part(dialog, QLineEdit, "gallery_numbers")
    line.setFocus()
    line.selectAll()
    QTest.keyClicks(line, "2-4, x")
    assert "numbers cannot have 'x'" in said(dialog, "size")
    assert not watch(dialog).isEnabled()
    QTest.keyClick(line, Qt.Key.Key_Backspace)
    QTest.keyClicks(line, "8")
    assert values(dialog)["numbers"] == (2, 3, 4, 8)


def test_a_card_keeps_its_values(opened: Open) -> None:
    """Also by a form that is gone: it lives on until the event loop has its turn; an editor may still end in it."""
    dialog = opened("queens_8")
    before = part(dialog, QSpinBox, "gallery_n")
    before.setValue(12)
    choose(dialog, "langford")
    before.setValue(3)
    assert values(dialog) == {"n": 7, "which": "one"}
    choose(dialog, "queens")
    assert values(dialog) == {"n": 12}


@pytest.mark.parametrize("family", FAMILIES)
def test_every_field_has_a_name_and_is_reached_by_keys(opened: Open, family: str) -> None:
    dialog = opened(family)
    assert said(dialog, "title") == wording.CARDS[family].name
    for parameter in FAMILIES[family].parameters:
        if isinstance(parameter, Drawing):
            assert board(dialog).focusPolicy() is Qt.FocusPolicy.StrongFocus
            assert board(dialog).accessibleDescription()
            continue
        assert isinstance(parameter, IntParameter | ChoiceParameter | Numbers)
        field = part(dialog, QWidget, f"gallery_{parameter.name}")
        assert field.focusPolicy() & Qt.FocusPolicy.TabFocus
        labels = [label for label in dialog.findChildren(QLabel) if label.buddy() is field]
        assert labels, parameter.name


@pytest.mark.parametrize(
    ("family", "names"),
    [
        ("polyominoes", ["board", "pieces", "use", "height", "width"]),
        ("queens", ["n"]),  # nothing is drawn here
        ("rectangles", ["board", "shape", "height"]),
    ],
)
def test_the_keyboard_goes_from_the_card_down(opened: Open, family: str, names: list[str]) -> None:
    """Also where the card before had nothing to draw."""
    dialog = opened("queens_8")
    ready(dialog)
    choose(dialog, family)
    ready(dialog)
    dialog.grid.setFocus()
    found = []
    for _ in names:
        QTest.keyClick(QApplication.focusWidget() or dialog, Qt.Key.Key_Tab)
        found.append((QApplication.focusWidget() or dialog).objectName())
    assert found == [f"gallery_{name}" for name in names]


def test_letters_find_a_card(opened: Open) -> None:
    dialog = opened("polyominoes")
    dialog.grid.setFocus()
    QTest.keyClick(dialog.grid, Qt.Key.Key_Q)
    assert said(dialog, "title") == "Queens"


def test_larger_letters_cut_no_text_of_the_gallery(opened: Open, qapp: QApplication) -> None:
    dialog = opened("polyominoes")
    font = QFont(qapp.font())
    font.setPointSizeF(1.5 * font.pointSizeF())
    dialog.setFont(font)
    dialog.adjustSize()
    ready(dialog)
    for label in dialog.findChildren(QLabel):
        if label.isVisible() and label.text():
            assert label.height() >= label.heightForWidth(label.width()), label.text()
    for button in (refine(dialog), watch(dialog)):
        assert button.width() >= button.sizeHint().width()


def test_large_numbers_are_rounded_to_what_an_estimate_can_tell() -> None:
    assert [words.about(value) for value in (0.2, 7.4, 12.6, 849, 12_345, 7.26e8)] == [
        *("0", "7", "13", "850", "12,000", "730,000,000")
    ]
    assert words.about(3.21e15) == "3.2 × 10¹⁵"
