"""The user's statistics: shown, followed, exported, and forgotten after a question."""

from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QTableView
from pytestqt.qtbot import QtBot

from sudoku_gui.database.library import Library
from sudoku_gui.document.clock import SolveRecord
from sudoku_gui.features.play_records import paint
from sudoku_gui.features.play_records.dialog import RecordsDialog, TimesPlot
from sudoku_gui.render import theme
from sudoku_gui.shell.main_window import MainWindow
from tests.gui.parts import click, name_file, part, shown, trigger, wait_until
from tests.gui.parts import click as click_in

RECORDS = (
    SolveRecord("1" + 80 * ".", "Easy", 61_000, with_hints=False, solved=1_700_000_000),
    SolveRecord("2" + 80 * ".", "", 122_000, with_hints=True, solved=1_700_090_000),
    SolveRecord("3" + 80 * ".", "Easy", 181_000, with_hints=False, solved=1_700_180_000),
)


def store(window: MainWindow, *records: SolveRecord) -> None:
    for record in records:
        window.context.library.add_solve(record)
    assert window.context.library.settle(20.0)


@pytest.fixture
def dialog(window: MainWindow) -> RecordsDialog:
    store(window, *RECORDS)
    trigger(window, "play_records")
    return shown(window, RecordsDialog)


def rows(dialog: RecordsDialog) -> list[list[str]]:
    model = part(dialog, QTableView, "records_table").model()
    return [
        [str(model.index(row, column).data()) for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def test_times_stand_by_level(dialog: RecordsDialog) -> None:
    assert rows(dialog) == [
        ["Easy", "2", "0", "1:01", "2:01", "3:01"],
        ["Not rated", "1", "1", "–", "–", "–"],
        ["All", "3", "1", "1:01", "2:01", "3:01"],
    ]
    assert "3 puzzles" in part(dialog, QLabel, "records_summary").text()


def test_without_records_there_is_nothing_to_export(window: MainWindow) -> None:
    trigger(window, "play_records")
    dialog = shown(window, RecordsDialog)
    assert rows(dialog) == []
    assert not part(dialog, QAbstractButton, "export_records").isEnabled()
    assert "not solved any puzzles yet" in part(dialog, QLabel, "records_summary").text()


def test_a_puzzle_solved_meanwhile_is_shown(window: MainWindow, dialog: RecordsDialog) -> None:
    trigger(window, "play_records")
    assert shown(window, RecordsDialog) is dialog
    store(window, SolveRecord("4" + 80 * ".", "Hard", 5000, with_hints=False, solved=1_700_200_000))
    wait_until(lambda: "Hard" in [row[0] for row in rows(dialog)])


def test_each_point_says_what_it_is_by_mouse_and_by_key(library: Library, qtbot: QtBot) -> None:
    """The plot describes the chosen record to screen readers."""
    for record in RECORDS:
        library.add_solve(record)
    assert library.settle(20.0)
    dialog = RecordsDialog(None, theme.light(), library)
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    plot = part(dialog, TimesPlot)
    places = paint.points(QRectF(plot.rect()), RECORDS, QFontMetricsF(plot.font()))
    QTest.mouseMove(plot, places[1].toPoint())
    wait_until(lambda: plot.described.endswith("2:02, Not rated, with hints"))
    plot.setFocus()
    QTest.keyClick(plot, Qt.Key.Key_Left)
    assert plot.described.endswith("1:01, Easy")
    assert plot.accessibleDescription() == plot.described
    assert "1:01" in plot.accessibleName()


def test_the_plot_follows_the_theme(window: MainWindow, dialog: RecordsDialog) -> None:
    plot = part(dialog, TimesPlot)
    before = plot.grab().toImage()
    window.use_theme(theme.dark())
    assert plot.grab().toImage() != before


def test_all_records_are_exported_as_a_table(
    window: MainWindow, dialog: RecordsDialog, tmp_path: Path
) -> None:
    click_in(dialog, "export_records")
    file = tmp_path / "times.csv"
    assert name_file(window, file).endswith(".csv")
    wait_until(file.exists)
    lines = file.read_text(encoding="utf-8").splitlines()
    assert len(lines) == 1 + len(RECORDS)
    assert lines[1].endswith(f",Easy,61.0,no,{RECORDS[0].givens}")


@pytest.mark.parametrize("answer", ["Keep", "Forget"])
def test_records_are_forgotten_only_when_that_is_confirmed(
    window: MainWindow, dialog: RecordsDialog, answer: str
) -> None:
    click_in(dialog, "reset_records")
    assert len(window.context.library.solves()) == 3
    click(dialog, answer)
    assert window.context.library.settle(20.0)
    wait_until(lambda: bool(rows(dialog)) == (answer == "Keep"))
    assert bool(window.context.library.solves()) == (answer == "Keep")
