"""The panel of a tour, worked by keys and clicks, wide and narrow."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QRect, Qt, QUrl
from PySide6.QtGui import QFont, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QScrollArea, QSpinBox, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from sudoku_gui.features.tours import paint as tour_marks
from sudoku_gui.features.tours import reader as tours
from sudoku_gui.features.tours.guide import TourGuide
from sudoku_gui.features.tours.panel import TourPanel
from sudoku_gui.features.tours.question_form import AnswerButton
from sudoku_gui.features.tours.stop_bars import StopDots
from sudoku_gui.features.tours.tour import Tour
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection, Target
from sudoku_gui.player.subject import Subject
from sudoku_gui.render import theme
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.rich_text import RichText
from tests.gui.parts import pane_specs, part
from tests.gui.shared import Show

TEXT = """
format = "dancing sudoku tour"
version = 1
id = "small"
title = "The smallest matrix of all"

[[stops]]
watch = { sample = "six_sets" }
text = '''
Six sets of the numbers 1 to 7 are given. Wanted are some of them that have every number **exactly once**: an
[exact cover](term:exact_cover).

- A column stands for a number,
- a row for a set.
'''
look = "The matrix: a square says that the set has the number."

[[stops]]
at = [["dead_end", 1]]
text = "{sentence}. Of {total_events} events {events} have happened, and every one of them will be \
[taken back](term:undo)."
look = "The column without a bar."
question = "What comes next?"
answer = "Everything since the guess is undone, in *exactly* the reverse order. Then {1, 4} is tried."
choices = [
  "The search is over: there is no solution",
  "The choice is taken back, and the other option of column 1 is tried",
  "Column 3 is skipped",
]
right = 1
reasons = ["It is *still* there", "Nobody asked for {events}"]

[[stops]]
at = "end"
text = "{solutions} solution."
question = "How many columns were chosen?"
answer = "{decisions}."
"""


@pytest.fixture
def small() -> Tour:
    return tours.read(TEXT, name="small.toml")


@pytest.fixture
def guide(player: Player) -> TourGuide:
    return TourGuide(player, Selection(player))


@pytest.fixture
def panel(guide: TourGuide, player: Player, small: Tour, show: Show) -> TourPanel:
    guide.begin(small)
    panel = TourPanel(guide, player, theme.light(), pane_specs())
    panel.resize(320, 640)
    show(panel)
    return panel


def button(panel: TourPanel, name: str) -> QToolButton:
    return part(panel, QToolButton, f"tour_{name}")


def said(panel: TourPanel, name: str = "tour_text") -> str:
    label = part(panel, RichText, name)
    return label.plain_text if label.isVisible() else ""


def where(panel: TourPanel) -> str:
    return part(panel, QLabel, "tour_where").text()


def choices(panel: TourPanel) -> list[AnswerButton]:
    return [one for one in panel.findChildren(AnswerButton) if one.isVisibleTo(panel)]


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def press(panel: QWidget, key: Qt.Key) -> None:
    QTest.keyClick(panel, key)


# --- what it says -----------------------------------------------------------------------------------------


def test_the_panel_shows_the_text_of_the_stop(panel: TourPanel) -> None:
    assert where(panel) == "Stop 1 of 3"
    assert said(panel).startswith("Six sets of the numbers 1 to 7")
    assert "exactly once" in said(panel)
    assert said(panel, "tour_look").startswith("The matrix")


def test_numbers_are_those_of_the_search(panel: TourPanel, guide: TourGuide, qtbot: QtBot) -> None:
    guide.next()
    qtbot.waitUntil(lambda: "Of 67 events 15 have happened" in said(panel))
    assert said(panel).startswith("Dead end: “3” has no option left.")


def test_missing_parts_take_no_space(panel: TourPanel, guide: TourGuide) -> None:
    assert not choices(panel)
    assert said(panel, "tour_question") == ""
    guide.go(2)
    assert said(panel, "tour_look") == ""


def test_the_panel_says_where_tours_are_without_one(player: Player, show: Show) -> None:
    panel = TourPanel(TourGuide(player, Selection(player)), player, theme.light())
    show(panel)
    assert "No tour is under way" in said(panel)
    assert not button(panel, "next").isEnabled()


def test_a_stop_that_cannot_be_shown_says_so(panel: TourPanel, guide: TourGuide) -> None:
    head, stops = TEXT.split("[[stops]]", 1)
    wrong = tours.read(
        f'{head}[[stops]]{stops}[[stops]]\nat = [["dead_end", 9]]\ntext = "x"\n', name="w.toml"
    )
    guide.begin(wrong, 3)
    assert 'w.toml, stop 4: there is no place ["dead_end", 9]' in said(panel, "tour_failure")
    guide.back()
    assert said(panel, "tour_failure") == ""


def test_links_lead_to_terms(panel: TourPanel, guide: TourGuide, qtbot: QtBot) -> None:
    text = part(panel, RichText, "tour_text")
    assert guide.stop is not None
    text.setFocus(Qt.FocusReason.TabFocusReason)
    with qtbot.waitSignal(panel.term_requested) as wanted:
        press(text, Qt.Key.Key_Tab)
        press(text, Qt.Key.Key_Return)
    assert wanted.args == ["exact_cover"]


def test_other_links_lead_nowhere(panel: TourPanel) -> None:
    text = part(panel, RichText, "tour_text")
    requested: list[str] = []
    panel.term_requested.connect(requested.append)
    text.anchorClicked.emit(QUrl("https://example.org"))
    assert requested == []


# --- going on ---------------------------------------------------------------------------------------------


def test_buttons_lead_on_and_back(panel: TourPanel) -> None:
    assert not button(panel, "back").isEnabled()
    click(button(panel, "next"))
    assert where(panel) == "Stop 2 of 3"
    click(button(panel, "back"))
    assert where(panel) == "Stop 1 of 3"


def test_page_keys_lead_on_and_back_from_anywhere(panel: TourPanel, guide: TourGuide) -> None:
    """A remote control for slides sends them; at the ends they do nothing."""
    for key, index in (
        *((Qt.Key.Key_PageDown, 1), (Qt.Key.Key_PageDown, 2), (Qt.Key.Key_PageDown, 2)),
        *((Qt.Key.Key_PageUp, 1), (Qt.Key.Key_PageUp, 0), (Qt.Key.Key_PageUp, 0)),
    ):
        press(panel, key)
        assert guide.index == index


def test_escape_does_not_leave(panel: TourPanel, guide: TourGuide) -> None:
    press(panel, Qt.Key.Key_Escape)
    assert guide.tour is not None


def test_leaving_ends_the_tour_and_its_search(panel: TourPanel, guide: TourGuide, player: Player) -> None:
    click(button(panel, "leave"))
    assert guide.tour is None
    assert not player.is_watching
    assert "No tour is under way" in said(panel)


def test_at_the_last_stop_the_tour_is_finished_by_the_same_button(panel: TourPanel, guide: TourGuide) -> None:
    """It does not move while somebody clicks from stop to stop."""
    go_on = button(panel, "next")
    places = set()
    for _ in range(3):
        places.add((go_on.mapTo(panel, QPoint()), go_on.width()))
        text = go_on.text()
        click(go_on)
    assert text == "Finish"
    assert len(places) == 1
    assert guide.progress["small"].finished


def test_dots_lead_to_any_stop(panel: TourPanel, guide: TourGuide) -> None:
    dots = part(panel, StopDots, "tour_dots")
    strip = dots._strip
    place = QPoint(round(strip.left() + tour_marks.x_of(strip.width(), 3, 2)), dots.height() // 2)
    QTest.mouseClick(dots, Qt.MouseButton.LeftButton, pos=place)
    assert guide.index == 2
    dots.setFocus()
    press(dots, Qt.Key.Key_Home)
    assert guide.index == 0
    press(dots, Qt.Key.Key_Right)
    assert guide.index == 1
    assert dots.accessibleDescription() == "Stop 2 of 3"


def test_the_way_back_is_offered_after_moving_elsewhere(
    panel: TourPanel, guide: TourGuide, player: Player, settle: Callable[[], None]
) -> None:
    guide.next()
    assert not button(panel, "return").isVisible()
    player.step()
    settle()
    assert button(panel, "return").isVisible()
    click(button(panel, "return"))
    settle()
    assert not button(panel, "return").isVisible()
    assert player.position == 15


def test_the_way_back_moves_no_button(panel: TourPanel, guide: TourGuide, player: Player) -> None:
    QApplication.processEvents()
    for size in ((320, 640), (1000, 220)):
        panel.resize(*size)
        QApplication.processEvents()
        before = button(panel, "next").mapTo(panel, QPoint())
        player.step()
        QApplication.processEvents()
        assert button(panel, "return").isVisible()
        assert button(panel, "next").mapTo(panel, QPoint()) == before
        guide.return_to_stop()
        QApplication.processEvents()


EXERCISES = """
format = "dancing sudoku tour"
version = 1
id = "asks"
title = "Questions"

[[stops]]
watch = { sample = "knuth_2000" }
text = "The start."
ask = "choice"

[[stops]]
at = [["hide", "{A, D}", "D"]]
text = "Next comes the first option of A."
ask = "forced"

[[stops]]
at = [["dead_end", 1]]
text = "Back."
question = "How far?"
ask = "return"
answer = "As far as *needed*."
"""


def select(guide: TourGuide, name: str) -> None:
    """Click a column in another pane."""
    search = guide.search
    assert search is not None
    guide.selection.pin(Target(search.problem.names.index(name)))


# --- questions --------------------------------------------------------------------------------------------


def test_a_wrong_choice_is_marked_and_another_can_be_made(panel: TourPanel, guide: TourGuide) -> None:
    """Marks stay when the stop is shown again."""
    guide.next()
    click(choices(panel)[0])
    assert [one.sign for one in choices(panel)] == ["wrong", "open", "open"]
    assert choices(panel)[0].accessibleDescription() == "No"
    assert said(panel, "tour_answer") == ""
    assert said(panel, "tour_reason_0").endswith(": It is still there"), "behind the words of the choice"
    assert said(panel, "tour_reason_2") == ""
    choices(panel)[1].setFocus()
    press(choices(panel)[1], Qt.Key.Key_Space)
    assert [one.sign for one in choices(panel)] == ["wrong", "right", "open"]
    assert choices(panel)[1].accessibleDescription() == "Right"
    assert said(panel, "tour_answer").startswith("Everything since the guess is undone")
    guide.next()
    assert not choices(panel)
    guide.back()
    assert [one.sign for one in choices(panel)] == ["wrong", "right", "open"]


def test_an_answer_is_shown_on_request(panel: TourPanel, guide: TourGuide) -> None:
    """Then the button has done its work; a right choice is marked as well."""
    for stop in (1, 2):
        guide.go(stop)
        reveal = part(panel, QWidget, "tour_reveal")
        click(reveal)
        assert not reveal.isVisible()
        assert said(panel, "tour_answer") != ""
    guide.go(1)
    assert [one.sign for one in choices(panel)] == ["open", "right", "open"]


def test_a_column_is_selected_and_answered(panel: TourPanel, guide: TourGuide) -> None:
    """A wrong answer gets its reason, the right one an explanation."""
    guide.begin(tours.read(EXERCISES))
    assert said(panel, "tour_question") == "Which column is chosen next?"
    answer = part(panel, QPushButton, "tour_exercise_answer")
    assert not answer.isEnabled()
    select(guide, "C")
    assert part(panel, QLabel, "tour_exercise_picked").text() == "Your answer: column “C”"
    click(answer)
    assert (
        said(panel, "tour_wrong")
        == "“C” is as small as the chosen column, with 2 options, but not the first of those."
    )
    assert said(panel, "tour_answer") == ""
    select(guide, "A")
    click(answer)
    assert said(panel, "tour_wrong") == ""
    assert said(panel, "tour_answer") == (
        "Right. “A” has the smallest size, 2 options left. 5 columns have that size; it is the leftmost of those."
    )
    assert not answer.isVisible()


def test_nothing_to_click_moves_when_a_wrong_answer_gets_its_reason(
    panel: TourPanel, guide: TourGuide
) -> None:
    guide.next()
    places = [one.geometry() for one in choices(panel)]
    click(choices(panel)[0])
    assert [one.geometry() for one in choices(panel)] == places
    guide.begin(tours.read(EXERCISES))
    select(guide, "C")
    reveal = part(panel, QWidget, "tour_reveal")
    place = reveal.geometry()
    click(part(panel, QPushButton, "tour_exercise_answer"))
    assert said(panel, "tour_wrong")
    assert reveal.geometry() == place


def test_how_to_answer_names_panes_in_sight_alone(panel: TourPanel, guide: TourGuide) -> None:
    """Those of the stop; the board where it shows the matrix itself."""
    text = EXERCISES.replace('ask = "choice"', 'panes = ["link_view", "board", "stack_view"]\nask = "choice"')
    guide.begin(tours.read(text))
    assert part(panel, QLabel, "tour_how").text() == "Click the column here: Board, Links."
    guide.begin(tours.read(text.replace("knuth_2000", "queens_6")))
    assert part(panel, QLabel, "tour_how").text() == "Click the column here: Links."
    guide.begin(tours.read(EXERCISES))
    assert part(panel, QLabel, "tour_how").text() == "Click the column in any pane that shows it."


def test_a_selection_in_another_problem_is_no_answer(
    panel: TourPanel, guide: TourGuide, player: Player
) -> None:
    guide.begin(tours.read(EXERCISES))
    player.watch_subject(Subject(sample="pentominoes_3x20"))
    guide.selection.pin(Target(item=60))
    assert not part(panel, QPushButton, "tour_exercise_answer").isEnabled()
    assert part(panel, QLabel, "tour_exercise_picked").text() == "Nothing selected yet"


def test_a_wrong_one_of_two_answers_ends_the_question(panel: TourPanel, guide: TourGuide) -> None:
    guide.begin(tours.read(EXERCISES), 1)
    click(part(panel, QPushButton, "tour_exercise_forced"))
    assert said(panel, "tour_wrong").startswith("It is a guess: “A” has 2 options left")
    assert said(panel, "tour_answer") == ""
    assert not part(panel, QWidget, "tour_reveal").isVisible()


def test_a_number_is_typed_and_the_answer_has_words_of_its_own(panel: TourPanel, guide: TourGuide) -> None:
    guide.begin(tours.read(EXERCISES), 2)
    assert said(panel, "tour_question") == "How far?"
    number = part(panel, QSpinBox, "tour_exercise_number")
    number.setFocus()
    number.selectAll()
    QTest.keyClick(number, Qt.Key.Key_1)
    QTest.keyClick(number, Qt.Key.Key_Return)
    assert said(panel, "tour_wrong").startswith("That is not enough")
    click(part(panel, QWidget, "tour_reveal"))
    assert said(panel, "tour_wrong") == ""
    assert said(panel, "tour_answer").startswith("Answer: 2. At depth 1 “A” has another option")
    assert said(panel, "tour_answer").endswith("As far as needed.")


def test_an_answer_is_scrolled_into_view(panel: TourPanel, guide: TourGuide, qtbot: QtBot) -> None:
    panel.resize(260, 300)
    guide.next()
    QApplication.processEvents()
    page = part(panel, QScrollArea, "tour_page")
    answer = part(panel, RichText, "tour_answer")
    click(choices(panel)[1])
    qtbot.waitUntil(lambda: page.verticalScrollBar().value() > 0)
    assert answer.visibleRegion().boundingRect().height() > 0
    guide.next()
    assert page.verticalScrollBar().value() == 0


# --- space------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(220, 300), (320, 640), (700, 160), (1200, 220), (1900, 140)])
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_every_button_is_complete_at_any_size(
    panel: TourPanel, guide: TourGuide, player: Player, size: tuple[int, int], scale: float
) -> None:
    """Wide and low, or narrow and high; at 150 % as well, as far as it says that it can be so small."""
    assert panel.minimumSizeHint().width() <= 220
    font = panel.font()
    font.setPointSizeF(font.pointSizeF() * scale)
    panel.setFont(font)
    least = panel.minimumSizeHint()
    panel.resize(max(size[0], least.width()), max(size[1], least.height()))
    guide.next()
    player.step()
    QApplication.processEvents()
    for name in ("back", "next", "leave", "return"):
        shown = button(panel, name)
        assert shown.isVisible()
        assert shown.width() >= shown.sizeHint().width()
        assert panel.rect().contains(QRect(shown.mapTo(panel, QPoint()), shown.size()))
    text = part(panel, RichText, "tour_text")
    assert text.height() >= text.heightForWidth(text.width())


def test_a_wide_place_has_question_and_text_side_by_side(panel: TourPanel, guide: TourGuide) -> None:
    guide.next()
    asked, text = part(panel, RichText, "tour_question"), part(panel, RichText, "tour_text")
    for size, beside in (((1100, 240), True), ((300, 600), False), ((1100, 240), True)):
        panel.resize(*size)
        QApplication.processEvents()
        place, other = asked.mapTo(panel, QPoint()), text.mapTo(panel, QPoint())
        assert (place.y() < other.y() + 10) == beside
        assert (place.x() > other.x() + 100) == beside


def test_a_panel_that_is_replaced_listens_no_longer(guide: TourGuide, player: Player, qtbot: QtBot) -> None:
    for _ in range(2):
        panel = TourPanel(guide, player, theme.light(), pane_specs())
        panel.show()
        guide.begin(tours.read(TEXT))
        with qtbot.waitSignal(panel.destroyed):
            panel.deleteLater()
    guide.next()
    assert guide.index == 1


def test_large_type_makes_large_text(panel: TourPanel) -> None:
    text = part(panel, RichText, "tour_text")
    before = text.heightForWidth(300)
    font = panel.font()
    font.setPointSizeF(font.pointSizeF() * 2)
    panel.setFont(font)
    assert text.heightForWidth(300) > 2.5 * before


def test_every_part_can_be_reached_and_is_named(panel: TourPanel, guide: TourGuide) -> None:
    """Tab reaches all of it, and a screen reader has a name for each part."""
    guide.next()
    panel.activateWindow()
    button(panel, "next").setFocus()
    reached = set()
    for _ in range(20):
        widget = QApplication.focusWidget()
        assert widget is not None
        assert widget.accessibleName(), widget.objectName()
        reached.add(widget.objectName())
        QTest.keyClick(widget, Qt.Key.Key_Tab)
    assert {"tour_dots", "tour_text", "tour_choice_0", "tour_choice_2", "tour_reveal"} <= reached
    assert {"tour_back", "tour_next", "tour_leave"} <= reached


# --- pictures ---------------------------------------------------------------------------------------------

THEMES = {"light": theme.light(), "dark": theme.dark(), "contrast": theme.high_contrast()}


@pytest.mark.parametrize(
    ("name", "colours", "size", "pixels"),
    [
        ("tour_wide_light", "light", (1000, 240), 13),
        ("tour_wide_contrast", "contrast", (1000, 240), 13),
        ("tour_narrow_dark", "dark", (300, 560), 13),
        ("tour_narrow_150", "light", (360, 640), 20),
    ],
)
def test_a_wrong_choice_and_the_right_one_look_as_in_the_picture(
    guide: TourGuide,
    player: Player,
    small: Tour,
    show: Show,
    looks_like: Callable[[QImage, str], None],
    reference_font: QFont,
    qtbot: QtBot,
    name: str,
    colours: str,
    size: tuple[int, int],
    pixels: int,
) -> None:
    """A wrong choice, then the right one, and the user has gone a step further."""
    drawn: Theme = THEMES[colours]
    style, palette = QApplication.style().objectName(), QApplication.palette()
    QApplication.setStyle("Fusion")
    QApplication.setPalette(drawn.palette())
    reference_font.setPixelSize(pixels)
    QApplication.setFont(reference_font)
    guide.begin(small, 1)
    panel = TourPanel(guide, player, drawn)
    panel.setStyleSheet(drawn.style_sheet())
    panel.resize(*size)
    show(panel)
    qtbot.waitUntil(lambda: "67" in said(panel))
    guide.answer(0)
    guide.answer(1)
    player.step()
    QApplication.processEvents()
    button(panel, "next").setFocus()
    part(panel, QScrollArea, "tour_page").verticalScrollBar().setValue(0)
    image = panel.grab().toImage()
    QApplication.setPalette(palette)
    QApplication.setStyle(style)
    looks_like(image, name)
