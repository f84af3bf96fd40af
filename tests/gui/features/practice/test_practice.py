"""Practice in the window: a technique is asked for, answered by clicks and keys, explained and counted."""

from collections.abc import Callable, Sequence

import pytest
from PySide6.QtCore import QPoint, QProcess, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QProgressBar, QPushButton, QWidget

from solver_core.hints import Candidate, Node, Position, Step, finder
from solver_core.hints.steps import AlmostLockedSet
from solver_core.sudoku.cells import parse_cell
from solver_core.sudoku.grid import Grid
from sudoku_gui.document.technique_settings import PRACTISED, results, with_result
from sudoku_gui.features.hints.techniques_dialog import TechniquesDialog
from sudoku_gui.features.practice import model
from sudoku_gui.features.practice.model import pattern, puzzles_for
from sudoku_gui.features.practice.view import PracticeDialog
from sudoku_gui.render.board.paint_step import StepLook
from sudoku_gui.shell.main_window import MainWindow
from sudoku_gui.widgets.label import Label
from sudoku_gui.widgets.rich_text import RichText
from tests.amounts import each
from tests.gui.features.hints.test_hints import is_there
from tests.gui.parts import click, part, paste, press, shown, trigger, wait_until

X_WING = "6.2..9...........8.7482.6...2.9..13.7.3...5.2.65..2.4...9.5827.8...........7..4.1"
"""Its only X-Wing: the 6 of r5c6, r5c8, r8c6 and r8c8; it goes from r5c4, r8c5 and r8c9."""
CHAIN = "..9.8..1...8..2....1..64....2...6..4.47...63.1..8...7....29..4....4..7...5..7.1.."
EASY = "...1.76...6......4298.4...7.7..63.2...17.29...2.91..7.7...9.2863......1...28.6..."
"""It begins with a naked single."""

PAIRS = "..7..2..19...5.34..5....7.....3...2.2.59.16.7.3...4.....8....6..14.9...55..4..8.."

Asks = Callable[[str, Sequence[str]], PracticeDialog]


@pytest.fixture
def asks(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> Asks:
    """Ask for a technique in the first of some puzzles, at the first place that needs it."""

    class First:
        choice = staticmethod(lambda places: places[0])

    def ask(technique: str, puzzles: Sequence[str]) -> PracticeDialog:
        monkeypatch.setattr(model, "puzzles_for", lambda _: [Grid.parse(one) for one in puzzles])
        monkeypatch.setattr(model, "SystemRandom", First)
        window.context.requests.practice.emit(technique)
        dialog = shown(window, PracticeDialog)
        wait_until(lambda: dialog.practice.is_open)
        return dialog

    return ask


def hit(dialog: PracticeDialog, name: str, digit: int = 0) -> None:
    """Click a cell, at one of its candidates or in the corner that none has."""
    area = dialog.board.cell_area(parse_cell(name))
    col, row = (2 * ((digit - 1) % 3) + 1, 2 * ((digit - 1) // 3) + 1) if digit else (3, 3)
    point = area.topLeft() + QPoint(area.width() * col // 6, area.height() * row // 6)
    QTest.mouseClick(dialog.board, Qt.MouseButton.LeftButton, pos=point)


def said(dialog: PracticeDialog, name: str) -> str:
    """What a notice says, or "" while it is hidden."""
    notice = part(dialog, RichText, f"practice_{name}")
    return notice.toPlainText() if notice.isVisible() else ""


def score(window: MainWindow, technique: str) -> tuple[int, int, int]:
    return results(window.preferences["practice_record"], technique)


def step_on(dialog: PracticeDialog) -> Step | None:
    overlay = dialog.board.look.overlay
    assert isinstance(overlay, StepLook)
    return overlay.step


def label(dialog: QWidget, name: str) -> str:
    return part(dialog, Label, f"practice_{name}").text()


def test_an_x_wing_is_found_by_clicking_its_cells(window: MainWindow, asks: Asks) -> None:
    """A wrong cell is explained, and makes it a later attempt; the puzzle that is played is not touched."""
    paste(EASY)
    press("9")
    before = window.document.puzzle
    dialog = asks("x_wing", [X_WING])
    assert label(dialog, "question") == "Find the X-Wing"
    assert all(cell.digit or cell.candidates for cell in dialog.board.look.cells)
    hit(dialog, "r8c9", 9)
    assert said(dialog, "wrong") == "r8c9 is not in it: 9 has 3 places in row 8 and 3 places in column 9."
    for name in ("r5c6", "r5c8", "r8c6"):
        hit(dialog, name, 6)
    assert not said(dialog, "wrong")
    assert {cell for cell, _ in dialog.board.look.highlighted} == dialog.practice.chosen
    assert dialog.practice.is_open
    hit(dialog, "r8c8")
    assert said(dialog, "right").startswith("Right.")
    assert "So 6 can be removed from r5c4, r8c5 and r8c9." in said(dialog, "right")
    found = step_on(dialog)
    assert found is not None
    assert found.technique == "x_wing"
    assert score(window, "x_wing") == (0, 1, 0)
    assert label(dialog, "score") == "Found at first: 0, later: 1, shown: 0"
    dialog.close()
    assert window.document.puzzle == before
    assert not window.context.library.solves()


@pytest.mark.parametrize("by_key", [True, False])
def test_a_candidate_that_goes_is_an_answer(window: MainWindow, asks: Asks, *, by_key: bool) -> None:
    """Typed in the selected cell or clicked, without a wrong answer before; Enter goes on to the next one."""
    dialog = asks("x_wing", [X_WING, X_WING])
    if by_key:
        dialog.board.select(parse_cell("r5c4"))
        QTest.keyClick(dialog.board, Qt.Key.Key_6)
    else:
        hit(dialog, "r5c4", 6)
    assert dialog.practice.step is not None
    assert score(window, "x_wing") == (1, 0, 0)
    QTest.keyClick(part(dialog, QPushButton, "practice_next"), Qt.Key.Key_Return)
    wait_until(lambda: dialog.practice.is_open)
    assert step_on(dialog) == Step("x_wing")
    dialog.close()


def test_every_step_of_the_technique_is_right(asks: Asks) -> None:
    """Two naked pairs share r1c4: with r1c2 it is one, with r8c4 the other; a cell of another one starts over."""
    dialog = asks("naked_pair", [PAIRS])
    board = dialog.board
    for name in ("r1c4", "r1c4", "r1c2"):
        board.select(parse_cell(name))
        QTest.keyClick(board, Qt.Key.Key_Return)
    assert dialog.practice.chosen == {parse_cell("r1c2")}, "a chosen cell is taken back"
    hit(dialog, "r8c4")
    assert dialog.practice.chosen == {parse_cell("r8c4")}
    hit(dialog, "r1c4")
    assert dialog.practice.step is not None
    assert set(dialog.practice.step.cells) == {parse_cell("r1c4"), parse_cell("r8c4")}
    dialog.close()


def test_an_answer_is_shown_on_request(window: MainWindow, asks: Asks) -> None:
    """One that fits the cells that are chosen; it counts as shown, not as found."""
    dialog = asks("naked_pair", [PAIRS])
    hit(dialog, "r8c4")
    click(dialog, "practice_reveal")
    found = step_on(dialog)
    assert found is not None
    assert parse_cell("r8c4") in found.cells
    assert "can be removed" in said(dialog, "right")
    assert "Right." not in said(dialog, "right")
    assert score(window, "naked_pair") == (0, 0, 1)
    hit(dialog, "r1c4")
    assert score(window, "naked_pair") == (0, 0, 1), "what is over takes no answers"
    dialog.close()


def test_a_single_is_looked_for_without_notes(window: MainWindow, asks: Asks) -> None:
    """By mouse alone: its cell, then a digit below; a wrong digit is explained by what stands in the way."""
    dialog = asks("naked_single", [EASY])
    assert not any(cell.candidates or cell.corner for cell in dialog.board.look.cells)
    hit(dialog, "r3c6", 5)
    assert dialog.practice.is_open, "a click only selects: there is no note to be meant"
    click(dialog, "practice_8")
    assert said(dialog, "wrong") == "r3c6 cannot be 8: row 3 has it."
    hit(dialog, "r3c4")
    click(dialog, "practice_3")
    assert said(dialog, "wrong") == "r3c4 is not one: 3, 5 and 6 can go there."
    hit(dialog, "r1c4")
    click(dialog, "practice_1")
    assert said(dialog, "wrong") == "r1c4 has its digit already."
    hit(dialog, "r3c6")
    click(dialog, "practice_5")
    assert dialog.practice.step is not None
    assert score(window, "naked_single") == (0, 1, 0)
    dialog.close()


def test_a_chain_asks_only_for_its_removals(window: MainWindow, asks: Asks) -> None:
    """A cell of the chain that is clicked is no mistake; a candidate that no chain removes is one."""
    dialog = asks("xy_chain", [CHAIN])
    hit(dialog, "r2c2", 3)
    QTest.keyClick(dialog.board, Qt.Key.Key_Delete)
    assert not said(dialog, "wrong"), "nor is a key that clears"
    hit(dialog, "r3c1", 5)
    assert said(dialog, "wrong") == "No such step was found that removes 5 from r3c1."
    hit(dialog, "r9c1", 2)
    assert score(window, "xy_chain") == (0, 1, 0)
    dialog.close()


def test_a_digit_is_highlighted_and_not_any_more(asks: Asks) -> None:
    """The digits below show where one can still go; for the next exercise none does."""
    dialog = asks("x_wing", [X_WING, X_WING])
    click(dialog, "practice_6")
    marked = {number for number, cell in enumerate(dialog.board.look.cells) if cell.filtered}
    assert marked == {cell for cell in range(81) if 6 in dialog.practice.position.candidates.digits(cell)}
    click(dialog, "practice_next")
    assert not any(cell.filtered for cell in dialog.board.look.cells)
    dialog.close()


def test_a_puzzle_is_made_where_none_is_here(asks: Asks) -> None:
    """Meanwhile a bar runs, and what is made really needs the technique."""
    dialog = asks("full_house", [])
    steps = [*finder.all_steps(dialog.practice.position, ["full_house"])]
    assert dialog.practice.steps == steps
    assert steps
    dialog.close()


def test_looking_for_a_puzzle_can_be_stopped(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    """Then nothing is asked until Next is pressed."""
    monkeypatch.setattr(model, "puzzles_for", lambda _: [])
    window.context.requests.practice.emit("jellyfish")
    dialog = shown(window, PracticeDialog)
    assert dialog.practice.is_searching
    assert part(dialog, QProgressBar).isVisible()
    assert not part(dialog, QPushButton, "practice_next").isEnabled()
    click(dialog, "practice_stop")
    assert not part(dialog, QProgressBar).isVisible()
    assert label(dialog, "how") == "No puzzle was found. Choose Next to look again."
    hit(dialog, "r1c1")
    assert part(dialog, QPushButton, "practice_next").isEnabled()
    dialog.close()


def test_practice_begins_at_the_techniques(window: MainWindow, asks: Asks) -> None:
    """The button practises the technique that is read, and the list shows how that went; the menu goes on with it."""
    trigger(window, "techniques")
    techniques = shown(window, TechniquesDialog)
    techniques.show_technique("brute_force")
    assert not part(techniques, QPushButton, "technique_practise").isEnabled()
    techniques.show_technique("x_wing")
    asks("x_wing", [X_WING]).close()
    click(techniques, "technique_practise")
    dialog = shown(window, PracticeDialog)
    wait_until(lambda: dialog.practice.is_open)
    hit(dialog, "r5c4", 6)
    item = techniques.list.currentItem()
    assert item is not None
    assert [item.text(0), item.text(1)] == ["X-Wing", "1 of 1"]
    practised = dialog.practice
    trigger(window, "practise")
    assert shown(window, PracticeDialog).practice is practised, "what is open goes on"
    assert practised.step is not None
    dialog.close()
    techniques.close()
    trigger(window, "practise")
    assert label(shown(window, PracticeDialog), "question").endswith(("Find the X-Wing", "“X-Wing”..."))


def test_another_technique_can_be_chosen(window: MainWindow, asks: Asks) -> None:
    """In the window of practice itself."""
    dialog = asks("x_wing", [X_WING])
    box = part(dialog, QComboBox, "practice_technique")
    assert [box.itemData(at) for at in range(box.count())] == [*PRACTISED]
    box.setFocus()
    box.setCurrentIndex(box.findData("naked_single"))
    box.activated.emit(box.currentIndex())
    assert dialog.practice.technique == "naked_single"
    assert window.preferences["practice_technique"] == "naked_single"
    dialog.close()


def test_the_patterns_of_steps_are_their_cells() -> None:
    """Of chains, sets, colours and fins, too; what places a digit has no cells to click."""
    chain = (Node((1, 2), 5, is_on=False), Node((3,), 5, is_on=True))
    assert pattern(Step("grouped_aic", chains=(chain,), cells=(9,))) == {1, 2, 3, 9}
    assert pattern(Step("als_xz", sets=(AlmostLockedSet((4, 5), (1, 2, 3)),))) == {4, 5}
    assert pattern(Step("simple_colors_trap", colours=((Candidate(6, 1),), (Candidate(7, 1),)))) == {6, 7}
    assert pattern(Step("finned_x_wing", cells=(1, 2), fins=(Candidate(8, 1),))) == {1, 2, 8}
    assert pattern(Step("naked_single", placed=(Candidate(1, 2),), cells=(1,))) == frozenset()


def test_puzzles_for_practice_need_the_technique() -> None:
    """Of those that come with the program, some of every level; for rare techniques they are made."""
    for technique in each(("hidden_single", "naked_pair", "x_wing", "xy_wing", "w_wing")):
        puzzles = puzzles_for(technique)
        assert len(puzzles) >= 20
        assert technique in {step.technique for step in finder.path(Position.start(puzzles[0]))}
    have = {technique for technique in PRACTISED if puzzles_for(technique)}
    assert len(have) >= len(PRACTISED) - 12


def test_the_record_counts_and_survives_damage() -> None:
    """Each result of a technique for itself; a record that cannot be read is a new one."""
    record = ""
    for result in ("first", "first", "later", "shown"):
        record = with_result(record, "x_wing", result)
    record = with_result(record, "swordfish", "first")
    assert results(record, "x_wing") == (2, 1, 1)
    assert results(record, "swordfish") == (1, 0, 0)
    for damaged in each(("[1]", "{", '{"x_wing first": "a"}', '{"x_wing first": []}', "7")):
        assert results(with_result(damaged, "x_wing", "later"), "x_wing") == (0, 1, 0)


def test_closing_the_window_ends_making(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    """No process goes on for a window that is closed."""
    monkeypatch.setattr(model, "puzzles_for", lambda _: [])
    window.context.requests.practice.emit("jellyfish")
    dialog = shown(window, PracticeDialog)
    (process,) = dialog.findChildren(QProcess)
    wait_until(lambda: process.state() is QProcess.ProcessState.Running)
    number = process.processId()
    window.close()
    wait_until(lambda: not is_there(number))
