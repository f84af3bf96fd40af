"""What every pane does: it follows the player while it is seen, and catches up when it is."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from solver_core.sudoku.grid import Grid
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection, Target
from sudoku_gui.player.subject import Subject
from sudoku_gui.render import theme
from sudoku_gui.widgets.pane import Pane, Themed


class Part(Themed, QWidget):
    """A part that paints."""


class Shown(Pane):
    """Notes what it is asked to show."""

    waits_while_busy = True

    def __init__(self, player: Player, selection: Selection) -> None:
        super().__init__("shown", "Shown", "A test", theme.light(), player=player, selection=selection)
        self.player = player
        self.positions: list[int] = []
        self.selections = self.forgotten = self.arranged = 0
        self.text = "numbers"
        self.part, self.field = Part(), QLineEdit()
        self.main_part = self.field
        self.lay_out(self.part, self.field)

    def show_position(self) -> None:
        self.positions.append(self.player.position)

    def forget(self) -> None:
        self.forgotten += 1

    def show_selection(self) -> None:
        self.selections += 1

    def arrange(self) -> None:
        self.arranged += 1

    def copied_text(self) -> str:
        return self.text


@pytest.fixture
def pane(player: Player, selection: Selection, many: Grid, show: Callable[..., None]) -> Shown:
    player.watch(many)
    pane = Shown(player, selection)
    show(pane)
    pane.positions.clear()
    return pane


def test_a_hidden_pane_does_nothing_until_it_is_shown(
    pane: Shown, selection: Selection, go_to: Callable[[int], None]
) -> None:
    """Then it reads the state once, and only if that has changed."""
    pane.hide()
    seen = pane.selections
    go_to(300)
    go_to(500)
    selection.pin(Target(3))
    assert (pane.positions, pane.selections) == ([], seen)
    pane.show()
    assert (pane.positions, pane.selections) == ([500], seen + 1)
    pane.hide()
    pane.show()
    assert pane.positions == [500]


def test_a_pane_is_not_refreshed_during_a_long_move(pane: Shown, player: Player, qtbot: QtBot) -> None:
    player.watch(Grid.empty())
    pane.positions.clear()
    player.to_end()
    assert player.is_busy
    pane.refresh()
    assert pane.positions == []
    player.cancel()
    qtbot.waitUntil(lambda: pane.positions[-1:] == [player.position])


def test_another_problem_is_forgotten_at_once(pane: Shown, player: Player) -> None:
    pane.hide()
    player.watch_subject(Subject(sample="queens_6"))
    assert pane.forgotten == 1


def test_another_problem_is_forgotten_before_it_is_shown(
    player: Player,
    selection: Selection,
    many: Grid,
    show: Callable[..., None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A view that hears of it before may take space from this one, which still holds what was selected before."""

    def hear_before() -> None:
        late.refresh()

    player.watch(many)
    player.began.connect(hear_before)
    late, shown = Shown(player, selection), list[int]()
    show(late)
    monkeypatch.setattr(late, "show_position", lambda: shown.append(late.forgotten))
    player.watch_subject(Subject(sample="queens_8"))
    assert set(shown) == {1}


def test_every_part_takes_the_theme(pane: Shown) -> None:
    pane.use_theme(theme.dark())
    assert pane.theme.name == pane.part.theme.name == theme.dark().name


def test_the_main_part_has_the_keyboard(pane: Shown, qtbot: QtBot) -> None:
    pane.activateWindow()
    pane.setFocus()
    qtbot.waitUntil(pane.field.hasFocus)


def test_a_pane_shrinks_to_its_minimum_size(pane: Shown) -> None:
    assert pane.minimumSizeHint() == QSize(13, 8) * pane.fontMetrics().height()


def test_another_font_or_size_rearranges_the_parts(pane: Shown) -> None:
    before = pane.arranged
    font = pane.font()
    font.setPointSize(font.pointSize() + 7)
    pane.setFont(font)
    assert pane.arranged > before
    before = pane.arranged
    pane.resize(pane.width() + 50, pane.height())
    QCoreApplication.processEvents()
    assert pane.arranged > before


def test_ctrl_c_copies_the_text(pane: Shown) -> None:
    QTest.keyClick(pane, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == "numbers"
    pane.text = ""
    QTest.keyClick(pane, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == "numbers"
