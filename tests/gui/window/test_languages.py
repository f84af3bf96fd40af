"""Everything speaks the language that was chosen before the start; another choice is offered with a restart."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QModelIndex, QProcess, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QDialogButtonBox,
    QDockWidget,
    QLabel,
    QMenu,
    QMessageBox,
    QPushButton,
    QTabBar,
    QWidget,
)

from solver_core.sudoku.grid import Grid
from sudoku_gui.features.files import FilesFeature
from sudoku_gui.shell.languages import way_of_starting
from sudoku_gui.shell.main_window import MainWindow
from tests.gui.at_rest import come_to_rest
from tests.gui.parts import BRANCHING, Launch, click, paste, press, trigger, wait_until

NAMES = "Dancing Links Sudoku Knuth English Deutsch Graphviz GNU GPL Qt PySide Python JSON Lines CSV PNG SVG PDF GIF WebP MP ZIP MiB AND"
KEYS = "Enter Del Delete Backspace Esc Tab Shift Ctrl Alt Page Up Down PgUp PgDown Home End"
FORMATS = """SadMan Sukaku SudoCue HoDoKu SudokuWiki SudokuPad puzzles OpenSudoku KSudoku GNOME Simple Solver Solo Exchange
    Simon Tatham DHancock Interactive LaTeX XML dsudoku"""
"""What formats of files and their programs are called."""
LEFT_IN_CHINESE = frozenset(f"{NAMES} {KEYS} {FORMATS} best most".split())
"""Words that may stand in the Chinese window; pseudo-code is not looked at, being code."""


# --- what is seen ---------------------------------------------------------------------------------------


def said(window: MainWindow) -> Iterator[tuple[str, str]]:
    """Every text of the window, shown, or said by hover help and screen readers, and where it stands."""
    for part in [window, *window.findChildren(QWidget), *window.findChildren(QAction)]:
        if part.objectName() != "pseudocode_lines":
            for text in _texts(part):
                yield f"{type(part).__name__} {part.objectName()}", text


def _texts(part: object) -> Iterator[str]:
    if isinstance(part, QAction):
        yield from (part.text(), part.toolTip(), part.iconText())
        return
    if isinstance(part, QWidget):
        yield from (part.windowTitle(), part.toolTip(), part.accessibleName(), part.accessibleDescription())
    if isinstance(part, QLabel | QAbstractButton):
        yield part.text()
    elif isinstance(part, QMenu):
        yield part.title()
    elif isinstance(part, QComboBox):
        yield from (part.itemText(place) for place in range(part.count()))
    elif isinstance(part, QTabBar):
        yield from (part.tabText(place) for place in range(part.count()))
    elif isinstance(part, QAbstractItemView):
        yield from _cells(part)


def _cells(view: QAbstractItemView) -> Iterator[str]:
    model = view.model()
    roles = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole)
    for row in range(min(model.rowCount(QModelIndex()), 30)):
        for role in roles:
            text = model.index(row, 0, QModelIndex()).data(role)
            if isinstance(text, str):
                yield text


def english_in(window: MainWindow) -> list[tuple[str, str]]:
    return [
        (where, text)
        for where, text in said(window)
        if _words(text) - LEFT_IN_CHINESE and not _is_name_of_a_file(text)
    ]


def _words(text: str) -> set[str]:
    return set(re.findall("[A-Za-z]{3,}", text))


def _is_name_of_a_file(text: str) -> bool:
    return re.fullmatch(r"[\w-]+\.\w+", text) is not None


@pytest.mark.parametrize("language", ["zh_CN"])
def test_no_text_of_the_window_is_left_in_english(watching: MainWindow) -> None:
    """In any arrangement, with every pane, and while another problem is watched."""
    watching.player.scrub(400)
    for arrangement in ("play", "watch", "study"):
        watching.arrangements.choose(arrangement)
        come_to_rest(watching)
        assert english_in(watching) == []
    for dock in watching.findChildren(QDockWidget):
        dock.show()
        dock.raise_()
        QApplication.processEvents()
    come_to_rest(watching)
    assert english_in(watching) == []
    for sample in ("queens_6", "stations", "pentominoes_3x20"):
        trigger(watching, f"sample_{sample}")
        watching.player.scrub(60)
        come_to_rest(watching)
        assert english_in(watching) == []


def test_in_english_only_the_name_of_the_language_is_chinese(watching: MainWindow) -> None:
    watching.arrangements.choose("study")
    watching.player.scrub(400)
    come_to_rest(watching)
    assert {text for _, text in said(watching) if re.search("[\u4e00-\u9fff]", text)} == {"简体中文"}


@pytest.mark.parametrize("language", ["zh_CN"])
def test_qt_s_own_buttons_are_translated(window: MainWindow, tmp_path: Path) -> None:
    (tmp_path / "mine.sdk").write_text(f"[Puzzle]\n{Grid.empty().lines()}\n", encoding="utf-8")
    window.feature(FilesFeature).open_path(tmp_path / "mine.sdk")
    window.context.board.setFocus()
    press("5")
    trigger(window, "new")
    wait_until(lambda: bool(window.findChildren(QMessageBox)))
    (when,) = window.findChildren(QMessageBox)
    assert when.text() == "要保存对“mine.sdk”的更改吗？"
    buttons = when.findChildren(QDialogButtonBox)[0].buttons()
    assert all(re.search("[\u4e00-\u9fff]", button.text()) for button in buttons)
    when.reject()


@pytest.mark.parametrize("language", ["de"])
def test_undo_names_what_it_undoes_and_alone_is_one_word(window: MainWindow) -> None:
    """In German a colon stands between; with nothing to undo it goes, too."""
    undo = window.context.actions["undo"]
    assert undo.text() == "&Rückgängig"
    window.context.board.setFocus()
    press("4")
    assert undo.text().startswith("&Rückgängig")
    assert undo.text().endswith("4 in r1c1")


@pytest.mark.parametrize("language", ["zh_CN"])
def test_a_new_user_is_greeted_in_that_language(launch: Launch) -> None:
    bar = launch([]).info_bar
    offers = [button.text() for button in bar.findChildren(QPushButton) if button.isVisible()]
    assert len(offers) == 3
    assert not any(text.isascii() for text in [bar.messages.text, *offers])


def test_texts_are_translated_before_they_can_be_made() -> None:
    """What installs the language imports no widget, no feature and no sentence: their texts may be made at import."""
    program = "import sys, sudoku_gui.shell.languages; print(*(name for name in sys.modules if name.startswith('sudoku_gui.')))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    packages = {name.split(".")[1] for name in done.stdout.split()}
    assert packages == {"document", "shell", "translation"}


# --- another choice --------------------------------------------------------------------------------------


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The programs that were started, with their arguments."""
    calls: list[list[str]] = []
    monkeypatch.setattr(
        QProcess, "startDetached", lambda program, arguments: calls.append([program, *arguments])
    )
    return calls


def test_another_choice_changes_nothing_before_a_restart(window: MainWindow) -> None:
    """The info bar says when it does; back at the language that is spoken there is nothing to say."""
    trigger(window, "language_zh_cn")
    assert window.context.messages.text == "The language changes after a restart."
    assert window.context.actions["new_puzzle"].text() == "&New Puzzle..."
    trigger(window, "language_en")
    assert window.context.messages.text == ""


def test_a_restart_restores_everything_in_the_other_language(
    window: MainWindow, launch: Launch, started: list[list[str]]
) -> None:
    """Board, history, position and arrangement survive the restart."""
    paste(BRANCHING)
    press("Right", "5", "F5")
    window.player.scrub(321)
    trigger(window, "arrangement_study")
    trigger(window, "language_zh_cn")
    click(window, "&Restart Now")
    assert not window.isVisible()
    assert started == [[sys.executable, *way_of_starting()]]
    again = launch([])
    assert again.context.actions["language_zh_cn"].isChecked()
    assert again.context.actions["new_puzzle"].text() == "新题目(&N)..."
    assert again.document.puzzle == window.document.puzzle
    assert again.player.position == 321
    assert again.arrangements.name == "study"
    trigger(again, "leave")
    again.context.board.setFocus()
    press("Ctrl+Z")
    assert again.document.puzzle.entries.filled == 0


def test_where_closing_asks_nothing_is_started(
    window: MainWindow, started: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    trigger(window, "language_zh_cn")
    monkeypatch.setattr(window.feature(FilesFeature), "may_close", lambda: False)
    click(window, "&Restart Now")
    assert window.isVisible()
    assert started == []


@pytest.mark.parametrize(
    ("command", "way"),
    [
        (["python", "-m", "sudoku_gui", "a.sdk"], ["-m", "sudoku_gui"]),
        (["python", "-I", "bin/sudoku-gui", "a.sdk", "b.sdk"], ["-I", "bin/sudoku-gui"]),
        (["sudoku-gui.exe"], []),
    ],
)
def test_a_restart_repeats_the_command_without_its_files(
    command: list[str], way: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "orig_argv", command)
    monkeypatch.setattr(
        sys, "argv", [command[0], *(argument for argument in command if argument.endswith(".sdk"))]
    )
    assert way_of_starting() == way


# --- the system's language ------------------------------------------------------------------------------


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the environment does not tell the language")
@pytest.mark.parametrize(
    ("environment", "language"), [("zh_TW.UTF-8", "zh_CN"), ("de_AT.UTF-8", "de"), ("fr_FR.UTF-8", "en")]
)
def test_the_system_s_language_is_spoken_where_nothing_else_is_chosen(
    environment: str, language: str
) -> None:
    """Chinese where the system speaks any Chinese, for who reads one script reads the other; otherwise English."""
    program = (
        "from PySide6.QtCore import QCoreApplication; application = QCoreApplication([]);"
        "application.setOrganizationName('nobody-at-all');"
        "from sudoku_gui.document.preferences import Preferences;"
        "from sudoku_gui.shell.languages import chosen; print(chosen(Preferences()).code)"
    )
    kept = {key: value for key, value in os.environ.items() if not key.startswith(("LC_", "LANG"))}
    result = subprocess.run(
        [sys.executable, "-c", program],
        env=kept | {"LC_ALL": environment},
        capture_output=True,
        text=True,
        check=True,
    )
    assert result.stdout.split() == [language]
