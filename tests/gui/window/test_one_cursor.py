"""One cursor: whatever moves the search, in whatever view, all views show the same position."""

from random import Random

import pytest
from PySide6.QtCore import QModelIndex, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QWidget

from solver_core.cover import Op, Search, conditions
from solver_core.sudoku import encoding
from solver_core.sudoku.grid import Grid
from sudoku_gui.features.breakpoint_list import BreakpointListFeature
from sudoku_gui.features.candidate_boards import model as candidate_look
from sudoku_gui.features.column_list.column import ColumnState
from sudoku_gui.features.event_log.entry import SearchStep
from sudoku_gui.features.link_view.scene import LinkScene
from sudoku_gui.features.pseudocode.model import CodeModel
from sudoku_gui.features.stack_view.model import StackModel
from sudoku_gui.features.statistics.model import counts
from sudoku_gui.features.watch import WatchFeature
from sudoku_gui.layout.arrangements import ABOVE, BESIDE, Split, Tabs
from sudoku_gui.render.board import cell_states
from sudoku_gui.shell.main_window import MainWindow
from sudoku_gui.widgets.row_table import ROW_ROLE
from sudoku_gui.wording.transport import read_position
from tests.gui.parts import (
    BRANCHING,
    UNIQUE,
    event_of,
    part,
    paste,
    press,
    search_of,
    settle,
    text_of,
    view_of,
    wait_until,
)

ALL = Split(
    BESIDE,
    (
        Split(ABOVE, (Tabs(("board",)), Tabs(("stack_view",)), Tabs(("statistics",)))),
        Split(ABOVE, (Tabs(("matrix_view",)), Tabs(("link_view",)), Tabs(("pseudocode",)))),
        Split(ABOVE, (Tabs(("candidate_boards",)), Tabs(("column_list",)), Tabs(("breakpoint_list",)))),
        Split(ABOVE, (Tabs(("tree_view",)), Tabs(("event_log",)))),
    ),
)
"""Every view in a place of its own."""

MOVES = 150
KEYS = ("Right", "Left", "Shift+Right", "Ctrl+Right", "Shift+Left", "Ctrl+Left", "]", "[", "F8", "Shift+F8")
SELDOM = ("}", "{", "Home", "End", "Ctrl+M", "Ctrl+PgUp", "Ctrl+PgDown", "B", "F5")


@pytest.fixture
def watching(watching: MainWindow) -> MainWindow:
    """The window at the start of a search whose length is known, with every view in sight."""
    watching.resize(1900, 1300)
    watching.workbench.lay_out(ALL)
    wait_until(lambda: watching.player.length_is_known)
    wait_until(view_of(watching, "event_log").isVisible)
    return watching


def click(view: QWidget, random: Random) -> None:
    place = QPoint(random.randrange(max(1, view.width())), random.randrange(max(1, view.height())))
    QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=place)


def click_row(view: QAbstractItemView, random: Random) -> None:
    rows = view.model().rowCount()
    if rows:
        index = view.model().index(random.randrange(rows), 0)
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.visualRect(index).center())


def move(window: MainWindow, random: Random) -> None:
    player = window.player
    window.context.board.setFocus()
    clicked = {
        0: window.feature(WatchFeature).timeline,
        1: view_of(window, "tree_view").canvas,
        2: view_of(window, "matrix_view").canvas,
        3: view_of(window, "candidate_boards").canvas,
    }
    match random.randrange(20):
        case 0 | 1 | 2 | 3 as view:
            click(clicked[view], random)
        case 4:
            click_row(part(window, QAbstractItemView, random.choice(("event_table", "stack_table"))), random)
        case 5:
            player.run_to(conditions.chosen(random.randrange(324)), backward=random.random() < 0.5)
            player.cancel()
        case 6:
            press(random.choice(SELDOM))
        case 7:
            player.scrub(random.randrange(player.length + 1))
        case 8:
            player.set_beat(random.choice(("link", "column", "option", "decision")))
        case _:
            press(random.choice(KEYS))


def assert_tree_agrees(window: MainWindow, search: Search) -> None:
    """The tree item that is marked as the present one is the one that the search is in."""
    canvas = view_of(window, "tree_view").canvas
    wait_until(lambda: canvas.drawing.state.excerpt.length >= search.position)  # it reads now and then
    canvas.repaint()
    present = canvas.present
    if present is None:
        with search.background_run.reading() as (tree, _):
            assert tree.node_at(search.position) < 0
    else:
        item = canvas.drawing.glyph(present)
        assert item.contains(canvas.drawing.position)
        if not item.shape.is_folded:
            assert item.depth <= search.depth < item.depth + item.length


def assert_all_agree(window: MainWindow, task: Grid) -> None:
    search, player = search_of(window), window.player
    snapshot = search.snapshot()
    here = search.position
    assert player.position == here
    assert window.context.board.look.cells == cell_states.of_search(snapshot, task).cells
    assert window.feature(WatchFeature).timeline.position == here
    assert read_position(text_of(window, "position")) == here

    view_of(window, "matrix_view").canvas.repaint()
    assert view_of(window, "matrix_view").canvas._shown is not None
    assert view_of(window, "matrix_view").canvas._shown[0] is player.snapshot
    view_of(window, "link_view").canvas.repaint()
    scene = view_of(window, "link_view").canvas.scene
    assert isinstance(scene, LinkScene)
    assert scene.moment is not None
    assert scene.moment.position == here

    model = view_of(window, "column_list").model
    columns = [model.at(row) for row in range(model.rowCount())]
    assert {column.item: column.size for column in columns} == dict(enumerate(snapshot.sizes))
    ours, theirs = view_of(window, "candidate_boards").canvas.look, candidate_look.of_search(snapshot)
    assert [place[:4] for place in ours.squares] == [place[:4] for place in theirs.squares]

    code, stack = CodeModel(), StackModel()
    code.refresh(search, player.beat)
    assert [row.is_executed for row in view_of(window, "pseudocode").model.rows] == [
        row.is_executed for row in code.rows
    ]
    stack.refresh(snapshot)
    assert view_of(window, "stack_view").model.rows == stack.rows
    assert view_of(window, "statistics").model.rows == tuple(counts(search, search.statistics))
    assert_tree_agrees(window, search)
    now: QModelIndex = view_of(window, "event_log").model.now
    assert (now.data(ROW_ROLE).end if now.isValid() else 0) == here


def test_all_views_agree_after_hundreds_of_random_moves(watching: MainWindow) -> None:
    """Keys, clicks in views, scrubs, breakpoints, bookmarks, cancelled runs, and now and then another puzzle."""
    random = Random(11)
    task, seen = Grid.parse(BRANCHING), set()
    for count in range(1, MOVES + 1):
        move(watching, random)
        if count % 50 == 0:
            watching.player.cancel()
            watching.context.messages.dismiss()
            watching.feature(BreakpointListFeature).breakpoints.from_json([])
        settle(watching)
        seen.add(search_of(watching).position)
        if count % 8 == 0:
            assert_all_agree(watching, task)
        if count % 100 == 0:
            watching.context.watching.leave()
            watching.context.board.setFocus()
            press("F5")
            settle(watching)
    assert_all_agree(watching, task)
    assert len(seen) > MOVES / 5


def test_another_puzzle_is_shown_in_every_view(watching: MainWindow) -> None:
    """An edit ends the watching; the next search is shown from its start on, with nothing left of the one before."""
    watching.player.scrub(4000)
    settle(watching)
    watching.context.watching.leave()
    watching.context.board.setFocus()
    paste(UNIQUE)
    watching.document.undo_stack.setClean()
    press("F5")
    watching.workbench.lay_out(ALL)
    for position in (0, 1, 700, 1500):
        watching.player.scrub(position)
        settle(watching)
        assert_all_agree(watching, Grid.parse(UNIQUE))


def test_the_log_marks_where_the_step_will_be_held_up(watching: MainWindow) -> None:
    """By a breakpoint, as long as there is one; else the step stops at the row that is marked then."""

    def marked() -> list[int]:
        return [row.end for row in model.rows if row.step is SearchStep.ON]

    model = view_of(watching, "event_log").model
    watching.player.set_beat("solution")
    press("]", "B")
    settle(watching)
    dead_end = search_of(watching).position
    watching.player.scrub(dead_end - 40)
    settle(watching)
    assert marked() == [dead_end]
    for breakpoint_ in watching.feature(BreakpointListFeature).breakpoints:
        watching.feature(BreakpointListFeature).breakpoints.remove(breakpoint_.id)
    (solution,) = marked()
    assert solution > dead_end
    press("Right")
    settle(watching)
    assert search_of(watching).position == solution


def test_a_dead_end_is_seen_read_and_listed(watching: MainWindow) -> None:
    """Hatched cells, a sentence that names the column, a reason, and the column marked in the list."""
    press("]")
    settle(watching)
    event = event_of(watching)
    assert event.op is Op.DEAD_END
    name = search_of(watching).problem.names[event.subject]
    dead = [cell for cell in range(81) if watching.context.board.look.cells[cell].dead]
    assert tuple(dead) == encoding.item_cells(event.subject)
    assert text_of(watching, "sentence") == f"Dead end: “{name}” has no option left"
    assert "depth" in text_of(watching, "why")
    model = view_of(watching, "column_list").model
    chosen = model.at(model.chosen.row())
    assert (chosen.item, chosen.state) == (event.subject, ColumnState.EMPTY)
