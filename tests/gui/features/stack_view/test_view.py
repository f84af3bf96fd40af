"""The stack as the user sees and works it."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from solver_core.cover import Op
from solver_core.cover.explain import decisions
from solver_core.sudoku.engines import Engine
from solver_core.sudoku.grid import Grid
from sudoku_gui.features.stack_view import text as words
from sudoku_gui.features.stack_view.model import DEPTH, ITEM, KIND, OPTION, SIZE, TURN
from sudoku_gui.features.stack_view.view import ProgressStrip, StackTable, StackView
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection, Target
from sudoku_gui.player.subject import Subject
from sudoku_gui.render import theme
from sudoku_gui.render.theme import Theme
from tests.gui.parts import dress, part, wait_until
from tests.gui.shared import GoTo, Settle, Show


@pytest.fixture
def view(player: Player, selection: Selection, show: Show, many: Grid) -> StackView:
    """At the start of a puzzle with givens, forced levels and guesses."""
    player.watch(many)
    view = StackView(player, selection, theme.light())
    view.resize(520, 400)
    show(view, table(view))
    return view


def table(view: StackView) -> StackTable:
    return part(view, StackTable, "stack_table")


def strip(view: StackView) -> ProgressStrip:
    return part(view, ProgressStrip, "stack_progress")


@pytest.fixture
def know_length(player: Player) -> Callable[[], None]:
    """Waits until the whole run has been seen, so that what is shown of it stays."""
    return lambda: wait_until(lambda: player.length_is_known and not player.is_running_in_background)


def click(view: StackView, row: int) -> None:
    index = view.model.index(row, ITEM)
    table(view).scrollTo(index)
    place = table(view).visualRect(index).center()
    QTest.mouseClick(table(view).viewport(), Qt.MouseButton.LeftButton, pos=place)


@pytest.mark.parametrize("height", [140, 400])
def test_the_newest_level_is_in_sight(view: StackView, go_to: GoTo, height: int) -> None:
    view.resize(300, height)
    for position in (500, 1500, 3000, 2600, 9000):
        go_to(position)
        rect = table(view).visualRect(view.model.present)
        assert rect.top() >= 0
        assert rect.bottom() <= table(view).viewport().height()


def test_walking_is_not_disturbed_by_the_search(
    view: StackView, go_to: GoTo, step: Callable[..., None]
) -> None:
    """Whoever has gone up to read stays there while the last levels change."""
    go_to(3000)
    for _ in range(10):
        QTest.keyClick(table(view), Qt.Key.Key_Up)
    row = table(view).currentIndex().row()
    step()
    assert table(view).currentIndex().row() == row


def test_a_click_goes_to_where_a_level_was_decided(
    view: StackView, player: Player, go_to: GoTo, settle: Settle, qtbot: QtBot
) -> None:
    """By the tree of the background run: just after its item was chosen."""
    qtbot.waitUntil(lambda: player.length_is_known, timeout=20_000)
    go_to(3000)
    row = 35
    item = view.model.rows[row].item
    click(view, row)
    settle()
    assert player.position < 3000
    assert player.search
    assert player.search.event
    assert (player.search.event.op, player.search.event.item) == (Op.CHOOSE, item)
    assert player.search.depth == row


def test_enter_goes_there_too_even_where_the_tree_does_not_reach(
    view: StackView, player: Player, go_to: GoTo, settle: Settle
) -> None:
    """A condition finds the place that no background run has learned yet."""
    player.leave()
    assert player.search is None
    subject = Subject(sample="queens_6")
    player.watch_subject(subject)
    go_to(60)
    assert player.search
    fresh = subject.search()
    fresh.seek(60)
    player.search = fresh  # the background run of this one has not set out
    assert decisions.position(fresh, 0) is None
    view.refresh()
    table(view).setFocus()
    QTest.keyClick(table(view), Qt.Key.Key_Up)
    row = table(view).currentIndex().row()
    QTest.keyClick(table(view), Qt.Key.Key_Return)
    settle()
    assert fresh.stands_at(decisions.condition(row))


def test_the_target_of_another_pane_is_highlighted(
    view: StackView, player: Player, selection: Selection, go_to: GoTo
) -> None:
    """An option at its level; an item at the level whose option covers it. The mouse points as well."""
    go_to(3000)
    index = view.model.present
    QTest.mouseMove(table(view).viewport(), table(view).visualRect(index).center())
    assert selection.target == view.model.rows[-1].target
    assert player.search
    level = player.search.levels()[30]
    selection.hover(Target(option=level.option))
    assert table(view).delegate.highlighted == {30}
    for item in player.search.problem.options[level.option]:
        selection.hover(Target(item=item))
        assert table(view).delegate.highlighted == {30}
    selection.hover(None)
    assert table(view).delegate.highlighted == frozenset()


def test_progress_is_shown_in_words_and_as_knuth_prints_it(
    view: StackView, go_to: GoTo, know_length: Callable[[], None]
) -> None:
    """The share of the events is added once their number is known; nobody needs to move for that."""
    progress = strip(view)
    assert progress.look.words == "None of the tree yet"
    go_to(3000)
    assert progress.look.turns.startswith("Numbers: 1/1 ×30 · 2/2 · ")
    assert progress.look.words.startswith("Estimate: about 50.0 % of the tree")
    assert progress.accessibleDescription() == progress.look.words
    assert progress.toolTip().startswith(progress.look.words)
    assert progress.look.turns in progress.toolTip()
    know_length()
    assert progress.look.words == "Estimate: about 50.0 % of the tree; 14.1 % of the events"


@pytest.mark.parametrize("width", [160, 300, 600])
def test_columns_share_the_width(view: StackView, go_to: GoTo, width: int) -> None:
    """Without room size, words and turns go, never depth, item, option or sign."""
    go_to(3000)
    view.resize(width, 300)
    header = table(view).horizontalHeader()
    assert header.length() <= table(view).viewport().width() + 1
    for section in (DEPTH, ITEM, OPTION, KIND):
        assert not table(view).isColumnHidden(section)
        assert table(view).columnWidth(section) > 8
    assert table(view).isColumnHidden(TURN) <= table(view).isColumnHidden(SIZE)
    if width == 600:
        assert not table(view).isColumnHidden(SIZE)


@pytest.mark.parametrize("height", [200, 2000])
@pytest.mark.parametrize("width", [110, 160, 220, 300, 480, 600])
def test_the_legend_has_a_button_at_every_width(
    view: StackView, go_to: GoTo, width: int, height: int
) -> None:
    """With a scroll bar and without; large enough to touch, and all of it in sight."""
    go_to(3000)
    view.resize(width, height)
    button, header = table(view).legend_button, table(view).horizontalHeader()
    wait_until(lambda: table(view).verticalScrollBar().isVisible() == (height == 200))
    assert button.isVisible()
    assert min(button.width(), button.height()) >= 24
    assert header.rect().contains(button.geometry())


@pytest.mark.parametrize(("width", "is_short"), [(160, True), (600, False)])
def test_a_guess_has_its_number_where_the_word_has_no_space(
    view: StackView, go_to: GoTo, monkeypatch: pytest.MonkeyPatch, *, width: int, is_short: bool
) -> None:
    go_to(3000)
    view.resize(width, 300)
    row = next(row for row, entry in enumerate(view.model.rows) if entry.guess)
    table(view).scrollTo(view.model.index(row, KIND))
    cell = table(view).visualRect(view.model.index(row, KIND))
    seen = table(view).viewport().grab(cell).toImage()
    monkeypatch.setattr(words, "short_kind", lambda *_: "")
    assert (table(view).viewport().grab(cell).toImage() != seen) == is_short


def test_the_tree_is_not_said_to_be_done_before_the_search_is(
    view: StackView, player: Player, go_to: GoTo
) -> None:
    """After the last solution events are still to come; and a hidden future, or a question, must not be answered."""
    player.watch_subject(Subject(sample="knuth_2000"))
    player.set_beat("link")
    go_to(55)
    assert strip(view).look.fraction == 1
    assert strip(view).look.words == "0 of 7 columns in the list, 0 of 6 options available"
    player.question.ask(view, 55)
    assert strip(view).look.fraction == 0
    player.question.withdraw(view)
    assert strip(view).look.fraction == 1
    player.hide_future(hidden=True)
    assert strip(view).look.fraction == 0
    assert strip(view).look.words == "0 of 7 columns in the list, 0 of 6 options available"


def test_a_low_pane_is_all_table(view: StackView) -> None:
    view.resize(300, 90)
    assert not strip(view).isVisible()
    view.resize(300, 300)
    assert strip(view).isVisible()


def test_every_position_of_every_algorithm_can_be_shown(
    view: StackView, player: Player, many: Grid, go_to: GoTo, settle: Settle
) -> None:
    """From the first event to the end, and without a search."""
    samples = Subject(sample="stations"), Subject(sample="queens_6")
    for subject in (Subject(many, engine=Engine.BACKTRACK), *samples):
        player.watch_subject(subject)
        for position in (0, 1, 3, 68, 500, 1203):
            go_to(position)
            view.grab()
    settle(player.to_end)
    assert strip(view).look.words == "The whole tree has been searched"
    assert table(view).empty_text == ""
    player.leave()
    assert table(view).empty_text.startswith("Watch a search")
    assert view.model.rowCount() == 0
    view.grab()


def test_given_forced_and_guessed_levels_look_as_in_the_picture(
    view: StackView,
    player: Player,
    selection: Selection,
    go_to: GoTo,
    know_length: Callable[[], None],
    looks_like: Callable[[QImage, str], None],
    reference_font: QFont,
    each_theme: Theme,
) -> None:
    """Given, forced and guessed levels, a highlighted one, progress, as they were looked at."""
    dress(view, reference_font, each_theme)
    go_to(3000)
    know_length()
    assert player.search
    selection.hover(Target(option=player.search.levels()[33].option))
    view.resize(480, 360)
    looks_like(view.grab().toImage(), f"stack_{each_theme.name}")


def test_a_dead_end_looks_as_in_the_picture(
    view: StackView,
    player: Player,
    know_length: Callable[[], None],
    looks_like: Callable[[QImage, str], None],
    reference_font: QFont,
) -> None:
    dress(view, reference_font, theme.light())
    player.run_to("dead_end")
    know_length()
    view.resize(480, 220)
    looks_like(view.grab().toImage(), "stack_dead_end")
