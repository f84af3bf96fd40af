"""Where the desktop reads from right to left: boards, pictures and code stay as they are, numbers too."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont, QImage
from PySide6.QtWidgets import QApplication, QWidget

from solver_core.sudoku import encoding
from solver_core.sudoku.grid import Grid
from sudoku_gui.features.candidate_boards.view import CandidateBoards
from sudoku_gui.features.column_list.view import ColumnList
from sudoku_gui.features.event_log.entry import range_of
from sudoku_gui.features.event_log.view import EventLog
from sudoku_gui.features.link_view.view import LinkView
from sudoku_gui.features.matrix_view.view import MatrixView
from sudoku_gui.features.play.plan_view import PlanView
from sudoku_gui.features.pseudocode.view import PseudocodeView
from sudoku_gui.features.stack_view.view import StackView
from sudoku_gui.features.statistics.text import pair
from sudoku_gui.features.statistics.view import StatisticsView
from sudoku_gui.features.tree_view.view import TreeView
from sudoku_gui.features.watch.timeline.view import TimelineView
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection
from sudoku_gui.player.subject import Subject
from sudoku_gui.render import theme
from sudoku_gui.render.board import cell_states
from sudoku_gui.widgets.board.view import BoardView
from sudoku_gui.wording.names import item_name, option_name

Make = Callable[[Player, Selection], QWidget]
LIGHT = theme.light()
PLACE = 2_600
_KERNING = 0.03  # isolated names have no kerning with what is around them: a pixel here and there
_Direction = Qt.LayoutDirection


@pytest.fixture
def direction() -> Iterator[Callable[[Qt.LayoutDirection], None]]:
    """Sets the direction of the desktop, and the usual one at the end."""
    yield QApplication.setLayoutDirection
    QApplication.setLayoutDirection(_Direction.LeftToRight)


def board(player: Player, _selection: Selection) -> QWidget:
    made = BoardView(LIGHT)
    assert player.snapshot is not None
    assert player.grid is not None
    made.animated = False
    made.show_look(cell_states.of_search(player.snapshot, player.grid))
    return made


VIEWS: dict[str, tuple[Make, str]] = {
    "board": (board, "board"),
    "candidates": (lambda player, selection: CandidateBoards(player, selection, LIGHT), "candidate_canvas"),
    "columns": (lambda player, selection: ColumnList(player, selection, LIGHT), "column_table"),
    "links": (lambda player, selection: LinkView(player, selection, LIGHT), "link_canvas"),
    "log": (lambda player, selection: EventLog(player, selection, LIGHT), "event_table"),
    "matrix": (lambda player, selection: MatrixView(player, selection, LIGHT), "matrix_canvas"),
    "code": (lambda player, selection: PseudocodeView(player, selection, LIGHT), "pseudocode_lines"),
    "values": (lambda player, selection: PseudocodeView(player, selection, LIGHT), "pseudocode_values"),
    "stack": (lambda player, selection: StackView(player, selection, LIGHT), "stack_table"),
    "progress": (lambda player, selection: StackView(player, selection, LIGHT), "stack_progress"),
    "statistics": (lambda player, selection: StatisticsView(player, selection, LIGHT), "statistics_table"),
    "timeline": (lambda player, _: TimelineView(player, LIGHT), "timeline"),
    "tree": (lambda player, selection: TreeView(player, selection, LIGHT), "tree_canvas"),
}
"""Each with the name of its part that shows positions, formulas or a board."""


@pytest.mark.parametrize("name", VIEWS)
def test_pictures_are_the_same_in_both_directions(
    name: str,
    player: Player,
    selection: Selection,
    many: Grid,
    direction: Callable[[Qt.LayoutDirection], None],
    reference_font: QFont,
) -> None:
    """Time runs to the right, a board's first column is at the left, and no formula is scrambled."""
    player.watch(many)
    player.scrub(PLACE)
    assert player.search is not None
    player.search.background_run.go()
    while player.is_busy:
        QApplication.processEvents()
    make, part = VIEWS[name]
    ways = _Direction.LeftToRight, _Direction.RightToLeft
    pictures = [_picture(make, part, way, player, selection, direction, reference_font) for way in ways]
    assert _share_that_differs(*pictures) < _KERNING


def _share_that_differs(one: QImage, other: QImage) -> float:
    pairs = zip(bytes(one.constBits()), bytes(other.constBits()), strict=True)
    return sum(here != there for here, there in pairs) / one.sizeInBytes()


def test_ranks_and_files_stay_where_they_are(
    player: Player,
    selection: Selection,
    direction: Callable[[Qt.LayoutDirection], None],
    reference_font: QFont,
) -> None:
    """A board is not mirrored in languages written from the right."""
    player.watch_subject(Subject(sample="queens_8"))
    player.step()
    pictures = [
        _picture(
            lambda player, selection: PlanView(player, selection, LIGHT),
            "plan_view",
            way,
            player,
            selection,
            direction,
            reference_font,
        )
        for way in (_Direction.LeftToRight, _Direction.RightToLeft)
    ]
    assert pictures[0] == pictures[1]


def _picture(
    make: Make,
    part: str,
    way: Qt.LayoutDirection,
    player: Player,
    selection: Selection,
    direction: Callable[[Qt.LayoutDirection], None],
    font: QFont,
) -> QImage:
    direction(way)
    view = make(player, selection)
    view.setFont(font)
    view.resize(1100, 300)
    view.show()
    QApplication.processEvents()
    found = view if view.objectName() == part else view.findChild(QWidget, part)
    assert isinstance(found, QWidget), [child.objectName() for child in view.findChildren(QWidget)]
    assert found.layoutDirection() is _Direction.LeftToRight
    found.resize(QSize(1000, 240))
    image = found.grab().toImage()
    view.close()
    view.deleteLater()
    return image


def test_ranges_and_names_are_set_apart(direction: Callable[[Qt.LayoutDirection], None]) -> None:
    """Alone among words that run the other way, 2–29 would be read as 29–2."""
    texts: tuple[Callable[[], str], ...] = (
        lambda: range_of(1_284, 1_291),
        lambda: pair(3, 9),
        lambda: option_name(encoding.problem(), 0),
        lambda: item_name(encoding.problem(), 81),
    )
    direction(_Direction.LeftToRight)
    plain = [text() for text in texts]
    assert plain == ["1,284–1,291", "3 / 9", "r1c1=1", "row 1 has 1"]
    direction(_Direction.RightToLeft)
    assert [text() for text in texts] == [
        f"\N{LEFT-TO-RIGHT ISOLATE}{text}\N{POP DIRECTIONAL ISOLATE}" for text in plain
    ]
