"""The comparison as the user sees and works it."""

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QFont, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLabel, QPushButton, QSpinBox
from pytestqt.qtbot import QtBot

from solver_core.cover import Override, Rule
from solver_core.sudoku.engines import Engine
from solver_core.sudoku.grid import Grid
from sudoku_gui.features.comparison import paint_plot as comparison_plot
from sudoku_gui.features.comparison.board import ComparisonBoardView
from sudoku_gui.features.comparison.plot import ComparisonPlot
from sudoku_gui.features.comparison.table import ALL_RATIO, HERE, NAME, RATIO, THERE, ComparisonTable
from sudoku_gui.features.comparison.view import ComparisonView
from sudoku_gui.player.comparison import Alignment, Comparison
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection, Target
from sudoku_gui.player.subject import Subject
from sudoku_gui.render import theme
from sudoku_gui.render.board.paint import cell_rect
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.term_label import ReadingLabel
from tests.gui.parts import part
from tests.gui.shared import Settle, Show

Arrive = Callable[[int], None]
QUEENS = Subject(sample="queens_6")


@pytest.fixture
def comparison(player: Player) -> Comparison:
    player.watch_subject(QUEENS)
    return Comparison(player)


@pytest.fixture
def view(player: Player, selection: Selection, comparison: Comparison, show: Show) -> ComparisonView:
    view = ComparisonView(player, selection, comparison, theme.light())
    view.resize(620, 700)
    show(view)
    return view


@pytest.fixture
def arrive(player: Player, comparison: Comparison, view: ComparisonView, qtbot: QtBot) -> Arrive:
    """Goes to a position; both searches are there, and it is shown."""

    def go(position: int) -> None:
        player.scrub(position)
        qtbot.waitUntil(lambda: not player.is_busy and not comparison.is_under_way)
        view.refresh()
        qtbot.waitUntil(lambda: value(view, "Events", HERE) == f"{player.position:,}")

    return go


def others(view: ComparisonView) -> QComboBox:
    return part(view, QComboBox, "comparison_other")


def seed(view: ComparisonView) -> QSpinBox:
    return part(view, QSpinBox, "comparison_seed")


def table(view: ComparisonView) -> ComparisonTable:
    return part(view, ComparisonTable, "comparison_table")


def plot(view: ComparisonView) -> ComparisonPlot:
    return part(view, ComparisonPlot, "comparison_plot")


def board_of(view: ComparisonView, place: str) -> ComparisonBoardView:
    return part(view, ComparisonBoardView, f"comparison_board_{place}")


def label(view: ComparisonView, name: str) -> QLabel:
    return part(view, QLabel, f"comparison_{name}")


def button(view: ComparisonView) -> QPushButton:
    return part(view, QPushButton, "comparison_go")


def choose(chooser: QComboBox, text: str) -> None:
    chooser.setFocus()
    QTest.keyClick(chooser, Qt.Key.Key_Home)
    for _ in range(chooser.count()):
        if chooser.currentText() == text:
            return
        QTest.keyClick(chooser, Qt.Key.Key_Down)
    assert chooser.currentText() == text


def value(view: ComparisonView, name: str, section: int) -> str:
    rows = {view.model.index(row, NAME).data(): row for row in range(view.model.rowCount())}
    return str(view.model.index(rows[name], section).data())


# --- choosing ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("entry", "rule"),
    [
        ("Fewest options", Rule.FEWEST),
        ("First column", Rule.FIRST),
        ("Fewest, ties at random", Rule.SHUFFLED),
    ],
)
def test_an_entry_chooses_the_other_search(
    view: ComparisonView, comparison: Comparison, entry: str, rule: Rule
) -> None:
    """And another seed another one; while there is none, the view says how to choose one."""
    assert not table(view).isVisible()
    choose(others(view), entry)
    assert comparison.other is not None
    assert comparison.other.rule is rule
    assert table(view).isVisible()
    assert seed(view).isVisible() == (rule is Rule.SHUFFLED)
    if rule is Rule.SHUFFLED:
        QTest.keyClick(seed(view), Qt.Key.Key_Up)
        assert comparison.other_subject == replace(QUEENS, rule=rule, seed=2)
        assert others(view).currentText() == entry
    choose(others(view), "Compare with nothing")
    assert comparison.other is None
    assert label(view, "hint").isVisible()


def test_bits_are_offered_for_puzzles_only(
    view: ComparisonView, player: Player, comparison: Comparison, many: Grid
) -> None:
    """With the rule of the search that is watched; beside bits, Dancing Links is the other algorithm."""
    assert others(view).findText("Bits instead of links") < 0
    player.watch(many, Rule.FIRST)
    choose(others(view), "Bits instead of links")
    assert comparison.other_subject == Subject(many, engine=Engine.BACKTRACK, rule=Rule.FIRST)
    player.watch_subject(Subject(many, engine=Engine.BACKTRACK))
    entries = [others(view).itemText(place) for place in range(1, others(view).count())]
    assert entries == [
        "Dancing Links",
        "Dancing Links, first column",
        "Dancing Links, ties at random",
        "Bits",
    ]
    choose(others(view), "Dancing Links")
    assert comparison.other_subject == Subject(many)
    assert others(view).currentText() == "Dancing Links"


def test_kept_runs_are_offered_for_their_problem(
    view: ComparisonView, player: Player, comparison: Comparison
) -> None:
    kept = Subject(sample="queens_6", overrides=(Override((), 3),))
    view.show_runs([("What if rank 4", kept), ("Another", Subject(sample="queens_8"))])
    assert others(view).findText("Another") < 0
    choose(others(view), "What if rank 4")
    assert comparison.other_subject == kept
    player.watch_subject(Subject(sample="queens_8"))
    assert others(view).findText("What if rank 4") < 0
    assert others(view).currentText() == "Compare with nothing"


def test_a_choice_made_elsewhere_is_shown(view: ComparisonView, comparison: Comparison) -> None:
    comparison.compare_with(replace(QUEENS, rule=Rule.SHUFFLED, seed=9))
    assert others(view).currentText() == "Fewest, ties at random"
    assert seed(view).value() == 9
    comparison.compare_with(replace(QUEENS, overrides=(Override((), 3),)))
    assert others(view).currentText() == "A stored run"
    alignments = part(view, QComboBox, "comparison_alignment")
    choose(alignments, "Event by event")
    assert comparison.alignment is Alignment.EVENT
    comparison.align(Alignment.SHARE)
    assert alignments.currentText() == "By share of the run"


def test_a_repeat_cover_cannot_be_compared(view: ComparisonView, player: Player) -> None:
    player.watch_subject(Subject(sample="stations"))
    assert not others(view).isEnabled()
    assert "one way only" in label(view, "hint").text()
    player.leave()
    assert "Watch a search to compare" in label(view, "hint").text()


# --- side by side -----------------------------------------------------------------------------------


def test_numbers_and_sentences_are_those_of_both(
    view: ComparisonView, comparison: Comparison, arrive: Arrive, qtbot: QtBot
) -> None:
    """Totals appear once both searches have been walked to their ends."""
    choose(others(view), "First column")
    arrive(300)
    assert comparison.other
    assert value(view, "Events", HERE) == "300"
    assert value(view, "Events", THERE) == str(comparison.other.position)
    assert value(view, "Decisions", RATIO) == "× 1.00"
    assert part(view, ReadingLabel, "comparison_sentence_there").text().startswith("Choose column")
    arrive(0)
    assert part(view, ReadingLabel, "comparison_sentence_here").text() == "Nothing has happened yet."
    qtbot.waitUntil(lambda: value(view, "First solution", ALL_RATIO) != "", timeout=20_000)
    here, there = (total.tally.events if total else 0 for total in comparison.totals)
    assert value(view, "Events", ALL_RATIO) == f"× {there / here:.2f}"


def test_a_run_that_is_over_says_so(
    view: ComparisonView, player: Player, comparison: Comparison, arrive: Arrive
) -> None:
    player.watch_subject(Subject(sample="queens_6", rule=Rule.FIRST))
    choose(others(view), "Fewest options")
    arrive(10**6)
    assert comparison.has_ended
    assert (
        part(view, ReadingLabel, "comparison_sentence_there").text().startswith("The run is over. Finished")
    )


def test_digits_that_differ_are_marked_on_both_boards(
    view: ComparisonView, player: Player, many: Grid, arrive: Arrive
) -> None:
    player.watch(many)
    choose(others(view), "Fewest, ties at random")
    arrive(9000)
    here, there = board_of(view, "here"), board_of(view, "there")
    assert here.look is not None
    assert there.look is not None
    pairs = [(one.digit, other.digit) for one, other in zip(here.look.cells, there.look.cells, strict=True)]
    wanted = {cell for cell, pair in enumerate(pairs) if all(pair) and pair[0] != pair[1]}
    assert here.different == there.different == wanted != set()


def test_pointing_at_a_cell_lights_it_everywhere(
    view: ComparisonView, player: Player, selection: Selection, many: Grid, arrive: Arrive
) -> None:
    player.watch(many)
    choose(others(view), "First column")
    arrive(3000)
    shown = board_of(view, "there")
    place = cell_rect(QRectF(shown.rect()), 8, shown.devicePixelRatioF()).center().toPoint()
    QTest.mouseMove(shown, place)
    assert selection.target == Target(8, 8 * 9 + 1)
    QTest.mouseClick(shown, Qt.MouseButton.LeftButton, pos=place)
    assert selection.pinned == Target(8, 8 * 9 + 1)


def test_the_mouse_points_at_pieces_of_a_compared_board(
    view: ComparisonView, selection: Selection, arrive: Arrive
) -> None:
    choose(others(view), "First column")
    arrive(60)
    shown = board_of(view, "here")
    for x in range(0, shown.width(), 9):
        for y in range(0, shown.height(), 9):
            QTest.mouseMove(shown, QPoint(x, y))
            if selection.target is not None:
                assert selection.target.option is not None
                return
    pytest.fail("no queen was found under the mouse")


# --- the plot ---------------------------------------------------------------------------------------


@pytest.fixture
def plotted(view: ComparisonView, comparison: Comparison, qtbot: QtBot) -> ComparisonPlot:
    choose(others(view), "First column")
    qtbot.waitUntil(
        lambda: plot(view).look.there.is_complete and plot(view).look.here.is_complete, timeout=20_000
    )
    assert comparison.other is not None
    return plot(view)


def x_of(shown: ComparisonPlot, place: float) -> int:
    frame = comparison_plot.frame(QRectF(shown.rect()), shown.small_font, shown.look.deepest)
    return round(frame.x_of(place, shown.look.most))


def test_the_plot_is_worked_by_mouse_and_keys(
    plotted: ComparisonPlot, player: Player, settle: Settle
) -> None:
    """A click goes there, to within what a pixel stands for; arrows go on and back; hovering shows both depths."""
    QTest.mouseClick(plotted, Qt.MouseButton.LeftButton, pos=QPoint(x_of(plotted, 30), plotted.height() // 3))
    settle()
    assert player.search
    assert player.search.decisions == pytest.approx(30, abs=2)
    plotted.setFocus()
    places = [player.position]
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left):
        QTest.keyClick(plotted, key)
        settle()
        places.append(player.position)
    assert places[0] < places[1] < places[2] > places[3]
    QTest.mouseMove(plotted, QPoint(x_of(plotted, 20), plotted.height() // 2))
    assert plotted.look.caption.startswith("decision 20: depth ")
    assert plotted.look.caption.endswith("there")


def test_cursors_stand_where_the_searches_are(
    plotted: ComparisonPlot, player: Player, comparison: Comparison, arrive: Arrive
) -> None:
    arrive(300)
    assert player.search
    assert plotted.look.cursors == (player.search.decisions, player.search.decisions)
    comparison.align(Alignment.EVENT)
    arrive(301)
    assert plotted.look.cursors == (301, 301)
    comparison.align(Alignment.SHARE)
    arrive(300)
    share = 100 * 300 / player.length
    assert plotted.look.cursors[0] == pytest.approx(share)
    assert plotted.look.cursors[1] == pytest.approx(share, abs=0.1)


# --- where they diverge --------------------------------------------------------------------------------


def test_the_divergence_of_two_searches_is_shown_and_reached(
    view: ComparisonView, player: Player, comparison: Comparison, settle: Settle, qtbot: QtBot
) -> None:
    choose(others(view), "Fewest, ties at random")
    qtbot.waitUntil(lambda: button(view).isVisible(), timeout=20_000)
    said = label(view, "divergence").text()
    assert said.startswith("They diverge ")
    QTest.mouseClick(button(view), Qt.MouseButton.LeftButton)
    settle()
    assert comparison.divergence is not None
    assert player.position == comparison.divergence.one.position


def test_a_search_beside_itself_never_diverges(view: ComparisonView, qtbot: QtBot) -> None:
    choose(others(view), "Fewest options")
    text = "Both make the same decisions from start to end"
    qtbot.waitUntil(lambda: label(view, "divergence").text() == text, timeout=20_000)
    assert not button(view).isVisible()


# --- space and throttle ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lines", "parts"),
    [
        ((40, 46), (True, True)),
        ((40, 30), (True, False)),
        ((14, 9), (False, False)),
        ((66, 28), (True, True)),
        ((66, 16), (True, False)),
    ],
)
def test_parts_without_space_fold_away(
    view: ComparisonView, lines: tuple[int, int], parts: tuple[bool, bool]
) -> None:
    """The plot first, then the boards; numbers, choosers and the statement stay."""
    choose(others(view), "First column")
    line = view.fontMetrics().height()
    view.resize(lines[0] * line, lines[1] * line)
    assert (board_of(view, "here").isVisible(), plot(view).isVisible()) == parts
    assert table(view).isVisible()
    assert table(view).viewport().height() > view.fontMetrics().height()
    assert others(view).isVisible()
    assert others(view).height() >= view.fontMetrics().height()
    assert label(view, "divergence").isVisible()


@pytest.mark.parametrize("pixels", [11, 20])
def test_the_parts_of_the_pane_do_not_overlap(view: ComparisonView, pixels: int, qtbot: QtBot) -> None:
    """However large the text: sentences of several lines leave the numbers their space."""
    font = QFont(view.font())
    font.setPixelSize(pixels)
    view.setFont(font)
    view.resize(34 * view.fontMetrics().height(), 38 * view.fontMetrics().height())
    choose(others(view), "First column")
    parts = (board_of(view, "here"), table(view), plot(view))
    qtbot.waitUntil(lambda: all(part.isVisible() for part in parts))
    areas = [QRect(part.mapTo(view, QPoint(0, 0)), part.size()) for part in parts]
    assert all(above.bottom() < below.top() for above, below in pairwise(areas))
    assert table(view).height() == table(view).full_height


def test_a_hidden_view_lets_the_other_search_rest(
    view: ComparisonView, player: Player, comparison: Comparison, qtbot: QtBot
) -> None:
    choose(others(view), "First column")
    view.hide()
    player.scrub(300)
    qtbot.waitUntil(lambda: not player.is_busy)
    assert comparison.other is not None
    assert comparison.other.position == 0
    assert value(view, "Events", HERE) == "0"
    view.show()
    qtbot.waitUntil(lambda: value(view, "Events", HERE) == "300")
    assert comparison.other.decisions == (player.search.decisions if player.search else -1)


def test_every_search_at_every_place_can_be_shown(
    view: ComparisonView, player: Player, comparison: Comparison, many: Grid, arrive: Arrive
) -> None:
    """No pair of algorithms and rules makes the view fail."""
    for subject, other in (
        (Subject(many), Subject(many, engine=Engine.BACKTRACK)),
        (Subject(many, engine=Engine.BACKTRACK), Subject(many, rule=Rule.FIRST)),
        (Subject(sample="knuth_2000"), Subject(sample="knuth_2000", rule=Rule.FIRST)),
    ):
        player.watch_subject(subject)
        comparison.compare_with(other)
        for alignment in Alignment:
            comparison.align(alignment)
            for position in (0, 7, 1203):
                arrive(position)
                view.grab()
    player.leave()
    view.grab()
    assert not table(view).isVisible()


# --- looks ------------------------------------------------------------------------------------------


def test_boards_and_numbers_that_differ_look_as_in_the_picture(
    view: ComparisonView,
    player: Player,
    comparison: Comparison,
    arrive: Arrive,
    many: Grid,
    qtbot: QtBot,
    looks_like: Callable[[QImage, str], None],
    reference_font: QFont,
    each_theme: Theme,
) -> None:
    """Boards with what differs, numbers with the smaller ones marked, both runs, and where they part."""
    view.setFont(reference_font)
    view.setPalette(each_theme.palette())
    view.use_theme(each_theme)
    player.watch(many)
    comparison.compare_with(Subject(many, rule=Rule.SHUFFLED, seed=3))
    qtbot.waitUntil(lambda: plot(view).look.there.is_complete and button(view).isVisible(), timeout=20_000)
    qtbot.waitUntil(lambda: value(view, "First solution", ALL_RATIO) != "", timeout=20_000)
    arrive(9000)
    view.resize(640, 720)
    looks_like(view.grab().toImage(), f"comparison_{each_theme.name}")
