"""The exercises as a learner works them: asked, answered by clicking, typing and choosing, and kept."""

import re
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QLabel, QPushButton, QScrollArea, QWidget

from solver_core.cover.explain.exercises import Answer, Kind
from solver_core.sudoku.engines import Engine
from solver_core.sudoku.grid import Grid
from sudoku_gui.document.preferences import Preferences
from sudoku_gui.features.exercises.model import MOST, ExerciseRecord
from sudoku_gui.features.exercises.view import ExercisesView
from sudoku_gui.features.link_view.view import LinkView
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection, Target
from sudoku_gui.player.subject import Subject
from sudoku_gui.render import theme
from sudoku_gui.widgets.rich_text import RichText
from tests.gui.at_rest import come_to_rest
from tests.gui.parts import click, pane_specs, part, wait_until
from tests.gui.shared import Show


@pytest.fixture
def view(player: Player, selection: Selection, show: Show) -> ExercisesView:
    player.watch_subject(Subject(sample="knuth_2000"))
    view = ExercisesView(player, selection, Preferences(), theme.light(), pane_specs())
    view.model._chance = Random(3)  # type: ignore[assignment]
    view.resize(420, 500)
    show(view)
    return view


def check_only(view: ExercisesView, kind: Kind) -> None:
    for other, box in view.kinds.items():
        box.setChecked(other is kind)


def ask(view: ExercisesView, kind: Kind, player: Player) -> None:
    """Ask an exercise of a kind."""
    check_only(view, kind)
    click(view, "exercise_ask")
    exercise = view.model.exercise
    assert exercise is not None
    assert exercise.kind is kind
    wait_until(lambda: player.position == exercise.position)


def text(view: ExercisesView, name: str) -> str:
    return part(view, QLabel, name).text()


def right(view: ExercisesView) -> Answer:
    assert view.model.exercise is not None
    return view.model.exercise.right


def test_a_column_is_clicked_and_answered(view: ExercisesView, player: Player, selection: Selection) -> None:
    """A wrong answer keeps the question open and gives nothing away."""
    ask(view, Kind.CHOICE, player)
    assert text(view, "exercise_question") == "Which column is chosen next?"
    assert not view.input.answer.isEnabled()
    asked_at = player.position
    wrong = next(item for item in range(7) if item != right(view).item)
    selection.pin(Target(wrong))
    assert view.input.answer.isEnabled()
    click(view, "exercise_answer")
    assert view.wrong.isVisible()
    assert view.model.is_open
    assert player.position == asked_at, "nothing is given away"
    item = right(view).item
    selection.hover(Target(item))
    selection.pin(Target(item))  # what is pointed at stays the same, what is selected does not
    click(view, "exercise_answer")
    assert view.right.isVisible()
    assert view.right.label.plain_text.startswith("Right. ")
    assert not view.wrong.isVisible()
    wait_until(lambda: player.position == asked_at + 1)
    assert view.model.record.count() == (0, 1), "not at the first attempt"


def test_a_node_needs_row_and_column(view: ExercisesView, player: Player, selection: Selection) -> None:
    ask(view, Kind.NODE, player)
    node = right(view)
    selection.pin(Target(node.item))
    assert not view.input.answer.isEnabled()
    selection.pin(Target(node.item, node.option))
    click(view, "exercise_answer")
    assert view.model.is_over
    assert view.model.record.count() == (1, 1)
    assert "1 of 1" in text(view, "exercise_total")
    assert text(view, "exercise_history") == "●"


def test_an_open_question_hides_what_follows_only_while_it_is_seen(
    view: ExercisesView, player: Player
) -> None:
    """`rest` shows what `resume` hides, and the question is still the same."""
    ask(view, Kind.SIZE, player)
    exercise = view.model.exercise
    for _ in range(2):
        assert (player.hides_future, player.question.is_open) == (True, True)
        view.model.record_hidden()
        assert (player.hides_future, player.question.is_open) == (False, False)
        view.model.record_shown()
    assert view.model.exercise is exercise


def test_a_number_is_typed(view: ExercisesView, player: Player) -> None:
    ask(view, Kind.SIZE, player)
    exercise = view.model.exercise
    assert exercise is not None
    assert exercise.item is not None
    view.input.number.setFocus()
    view.input.number.selectAll()
    QTest.keyClicks(view.input.number, str(right(view).number))
    QTest.keyClick(view.input.number, Qt.Key.Key_Return)
    assert view.model.is_over
    wait_until(
        lambda: player.search is not None and player.search.size(exercise.item or 0) == right(view).number
    )


def test_forced_or_a_guess_is_one_click(view: ExercisesView, player: Player) -> None:
    ask(view, Kind.FORCED, player)
    wrong = "guess" if right(view).number else "forced"
    click(view, f"exercise_{wrong}")
    assert view.wrong.isVisible()
    assert re.search(f"Your answer: (a )?{wrong}.", view.wrong.label.plain_text)
    assert view.model.is_over, "of two answers the other one is known then"
    assert view.model.record.count() == (0, 1)


def test_the_answer_is_shown_on_request(view: ExercisesView, player: Player) -> None:
    ask(view, Kind.RETURN, player)
    click(view, "exercise_reveal")
    assert view.shown.isVisible()
    assert not view.right.isVisible(), "nobody has answered"
    assert view.model.record.count([Kind.RETURN]) == (0, 1)
    assert not view.reveal.isVisible()


def test_a_button_leads_back_to_the_question(view: ExercisesView, player: Player) -> None:
    ask(view, Kind.CHOICE, player)
    asked_at = player.position
    player.to_end()
    wait_until(view.back.isVisible)
    click(view, "exercise_return")
    wait_until(lambda: player.position == asked_at)
    wait_until(lambda: not view.back.isVisible())


def test_after_the_end_exercises_begin_again(view: ExercisesView, player: Player) -> None:
    notice = part(view, RichText, "exercise_restart")
    ask(view, Kind.CHOICE, player)
    assert not notice.isVisible()
    player.to_end()
    ask(view, Kind.CHOICE, player)
    assert player.search is not None
    assert not player.search.finished
    assert player.length == player.position, "what was seen of the answer is hidden again"
    assert notice.isVisible()
    assert "from the start" in notice.plain_text


def test_an_exercise_that_cannot_be_asked_is_reported(view: ExercisesView, player: Player) -> None:
    for box in view.kinds.values():
        box.setChecked(False)
    assert not view.ask.isEnabled()
    assert "press “Kinds”" in text(view, "exercise_question")
    player.watch_subject(Subject(sample="stations"))
    view.kinds[Kind.SIZE].setChecked(True)
    click(view, "exercise_ask")
    assert view.model.exercise is None
    assert "no such exercise" in text(view, "exercise_question")
    player.leave()
    assert "Watch one first" in text(view, "exercise_question")


def test_results_and_kinds_are_remembered_until_reset(
    view: ExercisesView, player: Player, selection: Selection
) -> None:
    """Another view with the same preferences shows the same record."""
    ask(view, Kind.RETURN, player)
    view.model.answer(right(view))
    again = ExercisesView(player, selection, Preferences(), theme.light(), pane_specs())
    assert again.model.record.count() == (1, 1)
    assert [kind for kind, action in again.kinds.items() if action.isChecked()] == [Kind.RETURN]
    menu = part(again, QPushButton, "exercise_kinds").menu()
    assert menu.actions() == [*again.kinds.values()]
    assert again.kinds[Kind.RETURN].text() == "How far back: 1 of 1 right"
    assert again.kinds[Kind.SIZE].text() == "Sizes of columns"
    click(view, "exercise_reset")
    assert view.model.record == ExerciseRecord()
    again = ExercisesView(player, selection, Preferences(), theme.light(), pane_specs())
    assert again.model.record == ExerciseRecord()


@pytest.mark.parametrize("damaged", ["[", "[1]", '[["dance", 1]]', "null", '"x"', "{}", "[[[]]]"])
def test_a_damaged_record_is_an_empty_one(damaged: str) -> None:
    assert ExerciseRecord.from_text(damaged) == ExerciseRecord()


def test_a_record_is_bounded_and_counts_what_came_last() -> None:
    record = ExerciseRecord()
    for number in range(MOST + 20):
        record = record.with_answer(Kind.CHOICE, is_right=number % 10 != 0)
    assert len(record.answered) == MOST
    assert record.in_a_row == (MOST + 19) % 10
    assert ExerciseRecord.from_text(record.to_text()) == record


def test_the_future_is_hidden_until_it_is_asked_for(view: ExercisesView, player: Player) -> None:
    wait_until(lambda: player.length_is_known)
    ask(view, Kind.NODE, player)
    assert not player.length_is_known
    question = view.model.question
    part(view, QCheckBox, "exercise_hides").click()
    wait_until(lambda: player.length_is_known)
    assert view.model.question == question
    assert view.model.is_open
    ask(view, Kind.NODE, player)
    assert not player.hides_future


def test_checking_the_box_hides_at_once(view: ExercisesView, player: Player) -> None:
    """Not only from the next exercise on; what is reached from then on stays in sight, also after a way back."""
    wait_until(lambda: player.length_is_known)
    box = part(view, QCheckBox, "exercise_hides")
    box.click()
    box.click()
    assert (player.length, player.hides_future) == (0, True)
    player.scrub(30)
    player.scrub(10)
    assert player.length == 30
    box.click()
    wait_until(lambda: player.length_is_known)


def test_opening_the_exercises_hides_what_comes_next(view: ExercisesView, player: Player) -> None:
    """Of the search that is watched, and of each other one; closed, they show it again, but a question stays open."""
    view.opened()
    assert player.hides_future
    player.watch_subject(Subject(sample="six_sets"))
    wait_until(lambda: player.hides_future)
    ask(view, Kind.NODE, player)
    question = view.model.question
    view.closed()
    assert not player.hides_future
    view.opened()
    assert player.hides_future
    assert view.model.question == question
    assert view.model.is_open


def test_a_question_further_back_hides_what_was_seen_behind_it(view: ExercisesView, player: Player) -> None:
    player.scrub(40)
    ask(view, Kind.CHOICE, player)
    player.scrub(70)
    player.scrub(0)
    ask(view, Kind.NODE, player)
    assert player.length == player.position < 40


def test_only_an_open_question_is_open(view: ExercisesView, player: Player) -> None:
    """Where it is asked, while what comes next is hidden."""
    ask(view, Kind.NODE, player)
    asked_at = player.position
    assert player.question.kind is Kind.NODE
    player.scrub(asked_at - 1)
    assert not player.question.is_here
    player.scrub(asked_at)
    assert player.question.is_here
    player.hide_future(hidden=False)
    assert not player.question.is_here
    player.hide_future(hidden=True)
    click(view, "exercise_reveal")
    assert not player.question.is_here


def test_the_exercises_leave_hidden_what_a_tour_has_hidden(view: ExercisesView, player: Player) -> None:
    ask(view, Kind.NODE, player)
    player.hide_future(hidden=True)
    view.closed()
    assert player.hides_future


def test_only_another_search_ends_the_exercise(view: ExercisesView, player: Player) -> None:
    """One shown whole is still the same."""
    ask(view, Kind.NODE, player)
    player.hide_future(hidden=False)
    assert view.model.is_open
    player.watch_subject(Subject(sample="six_sets"))
    assert view.model.exercise is None
    assert not view.input.answer.isVisible()


@pytest.mark.parametrize("sample", ["knuth_2000", "queens_8"])
def test_a_verdict_goes_with_its_problem(view: ExercisesView, player: Player, sample: str) -> None:
    """Its numbers name items that another problem may not have."""
    player.watch_subject(Subject(Grid.parse("1" + 80 * ".")))
    ask(view, Kind.CHOICE, player)
    wrong = next(item for item in reversed(range(324)) if item != right(view).item)
    view.model.answer(Answer(item=wrong))
    assert view.wrong.isVisible()
    player.watch_subject(Subject(sample=sample))
    assert view.model.verdict is None
    assert not view.wrong.isVisible()
    assert not view.input.answer.isVisible()


@pytest.mark.parametrize("is_right", [False, True])
def test_after_an_answer_the_buttons_stay_where_they_are(
    view: ExercisesView, player: Player, *, is_right: bool
) -> None:
    ask(view, Kind.CHOICE, player)
    places = view.ask.geometry(), view.input.geometry()
    wrong = next(item for item in range(7) if item != right(view).item)
    view.model.answer(right(view) if is_right else Answer(wrong))
    wait_until(lambda: view.right.isVisible() if is_right else view.wrong.isVisible())
    assert (view.ask.geometry(), view.input.geometry()) == places


def test_the_question_about_a_node_names_the_column(view: ExercisesView, player: Player) -> None:
    """On the way back another column may just be done; only what is in sight can be clicked."""
    player.run_to("dead_end")
    ask(view, Kind.NODE, player)
    assert re.fullmatch(r"“.” is uncovered next. Which node returns to its list first\?", view.model.question)
    assert text(view, "exercise_how") == "Click the node in any pane that shows it."


def test_how_to_answer_names_the_panes_that_are_seen(
    player: Player, selection: Selection, show: Show
) -> None:
    player.watch_subject(Subject(sample="knuth_2000"))
    window = QWidget()
    view = ExercisesView(player, selection, Preferences(), theme.light(), pane_specs())
    links = LinkView(player, selection, theme.light())
    for one in (view, links):
        one.setParent(window)
    show(window)
    ask(view, Kind.NODE, player)
    assert text(view, "exercise_how") == "Click the node here: Links."


def test_an_earlier_selection_is_no_answer(view: ExercisesView, player: Player, selection: Selection) -> None:
    """The question was not known then; selecting the same once more is one."""
    selection.pin(Target(2, 2))
    ask(view, Kind.CHOICE, player)
    assert not view.input.answer.isEnabled()
    selection.pin(None)
    selection.pin(Target(2, 2))
    assert view.input.answer.isEnabled()


def test_in_a_low_pane_question_and_verdict_come_into_sight(
    view: ExercisesView, player: Player, selection: Selection
) -> None:
    """Each is scrolled to when it appears."""
    view.resize(420, 130)
    ask(view, Kind.CHOICE, player)
    bar = part(view, QScrollArea).verticalScrollBar()
    wait_until(lambda: bar.maximum() > 0)
    bar.setValue(bar.maximum())
    selection.pin(Target(right(view).item))
    click(view, "exercise_answer")
    wait_until(lambda: not view.right.visibleRegion().isEmpty())
    bar.setValue(bar.maximum())
    ask(view, Kind.CHOICE, player)
    wait_until(lambda: bar.value() == 0)


def press(part: QWidget, key: Qt.Key) -> None:
    part.setFocus()
    QTest.keyClick(part, key)


@pytest.mark.parametrize("kind", [Kind.CHOICE, Kind.NODE, Kind.FORCED])
def test_enter_does_not_skip_a_question(view: ExercisesView, kind: Kind) -> None:
    check_only(view, kind)
    press(view.ask, Qt.Key.Key_Return)
    asked = view.model.exercise
    assert asked is not None
    QTest.keyClick(view.ask, Qt.Key.Key_Return)
    assert view.model.exercise is asked
    view.model.reveal()
    press(view.ask, Qt.Key.Key_Return)
    assert view.model.exercise is not asked


@pytest.mark.parametrize("kind", [Kind.SIZE, Kind.RETURN])
def test_a_number_can_be_typed_at_once_and_then_the_next(view: ExercisesView, kind: Kind) -> None:
    """Without the mouse: Enter answers, and Enter asks the next one."""
    check_only(view, kind)
    view.activateWindow()
    press(view.ask, Qt.Key.Key_Return)
    wait_until(view.input.number.hasFocus)
    QTest.keyClicks(view.input.number, str(right(view).number))
    asked = view.model.exercise
    QTest.keyClick(view.input.number, Qt.Key.Key_Return)
    assert view.model.record.count() == (1, 1)
    assert view.ask.hasFocus()
    QTest.keyClick(view.ask, Qt.Key.Key_Return)
    assert view.model.exercise is not asked


def test_enter_in_a_view_answers_with_what_is_selected_there(
    view: ExercisesView, player: Player, selection: Selection, show: Show
) -> None:
    """Instead of going to where that changed last."""
    links = LinkView(player, selection, theme.light())
    links.resize(600, 400)
    show(links)
    ask(view, Kind.NODE, player)
    node = right(view)
    visits: list[object] = []
    selection.visit_requested.connect(visits.append)
    selection.pin(Target(node.item, node.option))
    assert selection.is_answer
    press(links.canvas, Qt.Key.Key_Return)
    assert view.model.record.count() == (1, 1)
    assert not selection.is_answer
    selection.request_visit(selection.pinned)
    assert len(visits) == 1


def test_a_question_out_of_sight_takes_no_answer(
    view: ExercisesView, player: Player, selection: Selection
) -> None:
    ask(view, Kind.CHOICE, player)
    selection.pin(Target(right(view).item))
    view.hide()
    assert not selection.is_answer
    view.show()
    assert selection.is_answer


def test_a_verdict_goes_when_another_answer_is_selected(
    view: ExercisesView, player: Player, selection: Selection
) -> None:
    ask(view, Kind.CHOICE, player)
    wrong = [item for item in range(7) if item != right(view).item]
    selection.pin(Target(wrong[0]))
    click(view, "exercise_answer")
    assert view.wrong.isVisible()
    selection.pin(Target(wrong[1]))
    assert not view.wrong.isVisible()
    assert part(view, QLabel, "exercise_how").isVisible()


@pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing)")
def test_the_kinds_stay_open_while_they_are_checked(view: ExercisesView) -> None:
    menu = part(view, QPushButton, "exercise_kinds").menu()
    menu.popup(view.mapToGlobal(view.rect().center()))
    before = len(view.model.kinds)
    for kind in (Kind.NODE, Kind.SIZE):
        QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(view.kinds[kind]).center())
        assert menu.isVisible()
    assert len(view.model.kinds) == before - 2
    menu.setActiveAction(view.kinds[Kind.NODE])
    QTest.keyClick(menu, Qt.Key.Key_Space)
    assert menu.isVisible()
    assert Kind.NODE in view.model.kinds
    QTest.keyClick(menu, Qt.Key.Key_Escape)
    assert not menu.isVisible()


def test_escape_ends_the_exercise_and_nothing_else(view: ExercisesView, player: Player) -> None:
    ask(view, Kind.SIZE, player)
    press(view.input.number, Qt.Key.Key_Escape)
    assert view.model.exercise is None
    assert player.is_watching
    assert not player.question.is_open


@pytest.mark.parametrize("width", [300, 700])
def test_the_buttons_have_one_place_for_all_questions(
    view: ExercisesView, player: Player, width: int
) -> None:
    """And question and verdict are in sight, low as the pane is in the window."""
    view.resize(width, 170)
    places = set()
    for kind in Kind:
        ask(view, kind, player)
        come_to_rest(view)
        places.add((view.ask.mapTo(view, QPoint()), view.reveal.mapTo(view, QPoint())))
        wrong = (
            Answer(number=99) if right(view).number is not None else Answer((right(view).item or 0) ^ 1, 0)
        )
        view.model.answer(wrong)
        come_to_rest(view)
        places.add((view.ask.mapTo(view, QPoint()), view.reveal.mapTo(view, QPoint())))
        asked = part(view, QLabel, "exercise_question")
        assert asked.visibleRegion().boundingRect().size() == asked.size()
        assert not view.wrong.visibleRegion().isEmpty()
    assert len(places) == 1


def test_the_pane_that_an_answer_needs_is_opened(view: ExercisesView, player: Player) -> None:
    asked: list[tuple[str, str]] = []
    view.pane_requested.connect(lambda name, at: asked.append((name, at)))
    ask(view, Kind.RETURN, player)
    assert "Open the Stack" in text(view, "exercise_how")
    assert view.show_pane.text() == "Show Stack"
    click(view, "exercise_show")
    ask(view, Kind.NODE, player)
    click(view, "exercise_show")
    assert asked == [("stack_view", "link_view"), ("link_view", "link_view")]
    ask(view, Kind.SIZE, player)
    assert not view.show_pane.isVisible()


def test_where_cells_are_chosen_answers_speak_of_cells(
    view: ExercisesView, player: Player, selection: Selection
) -> None:
    """Backtracking knows no columns, so no sentence names one."""
    player.watch_subject(Subject(Grid.parse("1" + 80 * "."), engine=Engine.BACKTRACK))
    ask(view, Kind.CHOICE, player)
    assert text(view, "exercise_question") == "Which cell is chosen next?"
    assert text(view, "exercise_how") == "Click the cell on the board."
    selection.pin(Target(80))
    assert text(view, "exercise_picked") == "Your answer: cell “r9c9”"
    click(view, "exercise_answer")
    assert "cell" in view.wrong.label.plain_text
    assert "column" not in view.wrong.label.plain_text
    click(view, "exercise_reveal")
    assert view.shown.label.plain_text.startswith("Answer: cell “")
    assert "column" not in view.shown.label.plain_text
