"""The bound of repeat cover as the user sees and works it."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from solver_core.cover import Goal, Op
from solver_core.sudoku.grid import Grid
from sudoku_gui.features.bound.view import BoundBars, BoundList, BoundView
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection, Target
from sudoku_gui.player.subject import Subject
from sudoku_gui.render import theme
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.term_label import ReadingLabel
from tests.gui.parts import dress, part
from tests.gui.shared import GoTo, Show


@pytest.fixture
def view(player: Player, selection: Selection, show: Show) -> BoundView:
    player.watch_subject(Subject(sample="stations"))
    view = BoundView(player, selection, theme.light())
    view.resize(400, 460)
    show(view, columns(view))
    return view


def columns(view: BoundView) -> BoundList:
    return part(view, BoundList, "bound_list")


def bars(view: BoundView) -> BoundBars:
    return part(view, BoundBars, "bound_bars")


def hint(view: BoundView) -> QLabel:
    return part(view, QLabel, "bound_hint")


def test_the_numbers_are_those_of_the_search(
    view: BoundView, player: Player, settle: Callable[[], None]
) -> None:
    player.run_to("prune")
    settle()
    proof = bars(view).proof
    assert proof is not None
    assert player.search
    assert player.search.event
    assert (proof.depth, proof.bound) == (player.search.depth, player.search.event.subject)
    assert proof.prunes
    assert "nothing better can follow" in view.verdict
    assert "is pruned" in consequence(view)


def consequence(view: BoundView) -> str:
    return part(view, ReadingLabel, "bound_consequence").text()


def test_the_bound_pane_says_when_the_search_computes_a_bound(
    view: BoundView, player: Player, go_to: GoTo
) -> None:
    go_to(1)
    assert player.search
    assert player.search.event
    assert player.search.event.op is Op.BOUND
    assert consequence(view) == "The search asks now: it will go on."
    assert "No cover is known yet" in view.verdict
    go_to(6)
    assert "here it would go on" in consequence(view)


def test_walking_points_at_columns_and_options(view: BoundView, selection: Selection, go_to: GoTo) -> None:
    go_to(1)
    QTest.keyClick(columns(view), Qt.Key.Key_Home)
    assert selection.pinned == Target(item=0)
    QTest.keyClick(columns(view), Qt.Key.Key_Down)
    assert selection.pinned == view.model.rows[1].target
    assert selection.pinned is not None
    assert selection.pinned.option is not None


def test_the_target_of_another_pane_is_highlighted(
    view: BoundView, selection: Selection, go_to: GoTo
) -> None:
    go_to(1)
    selection.pin(Target(item=3))
    assert columns(view).delegate.highlighted == frozenset({4})
    option = view.model.rows[1].target
    selection.pin(option)
    assert 1 in columns(view).delegate.highlighted
    selection.clear()
    assert columns(view).delegate.highlighted == frozenset()


def test_another_search_has_a_hint_where_bounds_are_seen(view: BoundView, player: Player, many: Grid) -> None:
    player.watch(many)
    assert hint(view).isVisible()
    assert "Stations on a Ring" in hint(view).text()
    assert not columns(view).isVisible()
    player.leave()
    assert "Watch a search for the fewest options" in hint(view).text()
    player.watch_subject(Subject(sample="stations"))
    assert not hint(view).isVisible()
    assert columns(view).isVisible()


def test_a_small_pane_keeps_formula_and_columns(view: BoundView, go_to: GoTo) -> None:
    view.resize(220, 140)
    go_to(1)
    assert bars(view).isVisible()
    assert bars(view).is_compact
    assert columns(view).viewport().height() > 2 * view.fontMetrics().height()
    assert bars(view).toolTip().startswith(view.verdict)


def test_every_position_can_be_shown(view: BoundView, player: Player, go_to: GoTo) -> None:
    """In the midst of a cover, at the end, and back at the start."""
    for position in (0, 1, 3, 17, 60, 450, 10**6, 5):
        go_to(position)
        view.grab()
        assert bars(view).proof is not None
    assert player.position == 5


def test_bars_verdict_and_excluded_columns_look_as_in_the_picture(
    view: BoundView,
    selection: Selection,
    go_to: GoTo,
    looks_like: Callable[[QImage, str], None],
    reference_font: QFont,
    each_theme: Theme,
) -> None:
    """Bars, verdict, columns with what they exclude, one of them pointed at."""
    dress(view, reference_font, each_theme)
    go_to(450)
    selection.pin(view.model.rows[0].target)
    looks_like(view.grab().toImage(), f"bound_{each_theme.name}")


def test_without_a_search_for_the_fewest_no_columns_prove_anything(view: BoundView, player: Player) -> None:
    """Also after one of the same problem, whose rows would still be there."""
    player.watch_subject(Subject(sample="stations"))
    player.run_to("decision")
    assert view.model.rowCount() > 0
    player.watch_subject(Subject(sample="stations", goal=Goal.EXACT))
    assert view.model.rowCount() == 0
