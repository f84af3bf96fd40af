"""The language can be changed at any time: everything speaks it at once, and nothing that was done is lost."""

import os
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import (
    QCoreApplication,
    QEventLoop,
    QModelIndex,
    QObject,
    QRect,
    Qt,
    QTimer,
    QTranslator,
)
from PySide6.QtGui import QAction, QPaintEvent
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
    QTabBar,
    QWidget,
)

from solver_core.sudoku.grid import Grid
from sudoku_gui.panes.board.view import BoardView
from sudoku_gui.player.search_conditions import Criterion, CriterionKind, SearchCondition
from sudoku_gui.player.selection import Target
from sudoku_gui.shell.main_window import MainWindow
from tests.gui.parts import come_to_rest, wait_until
from tests.gui.window.shared import press, speak, trigger

pytestmark = pytest.mark.usefixtures("usual_locale")

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


def shown(window: MainWindow) -> set[str]:
    widgets = [*window.findChildren(QLabel), *window.findChildren(QAbstractButton)]
    parts: list[QObject] = [part for part in widgets if part.isVisible()]
    return {text for part in [*parts, *window.findChildren(QAction)] for text in _texts(part)}


def settled(window: MainWindow) -> set[str]:
    """The same once nothing changes by itself any more: panes come one by one, and some tell what takes a while."""
    come_to_rest(window)
    return shown(window)


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


def chinese_in(window: MainWindow) -> list[tuple[str, str]]:
    return [(where, text) for where, text in said(window) if re.search("[\u4e00-\u9fff]", text)]


def test_nothing_is_left_in_english(watched: MainWindow) -> None:
    """In any arrangement, with every pane, and while another problem is watched."""
    speak(watched, "zh_CN")
    watched.player.scrub(400)
    for arrangement in ("play", "watch", "study"):
        watched.parts.arrangements.choose(arrangement)
        come_to_rest(watched)
        assert english_in(watched) == []
    for dock in watched.findChildren(QDockWidget):
        dock.show()
        dock.raise_()
        come_to_rest(watched)
    assert english_in(watched) == []
    for sample in ("queens_6", "stations", "pentominoes_3x20"):
        trigger(watched, f"sample_{sample}")
        watched.player.scrub(60)
        come_to_rest(watched)
        assert english_in(watched) == []


def test_there_and_back_is_as_before(watched: MainWindow) -> None:
    """The English window says what it said, and nothing in Chinese but the name of the language."""
    watched.parts.arrangements.choose("study")
    watched.player.scrub(400)
    before = settled(watched)
    speak(watched, "zh_CN")
    assert watched.windowTitle() == "未命名[*] - Dancing Sudoku"
    assert shown(watched).isdisjoint(
        text for text in before if len(text.split()) > 1 and not LEFT_IN_CHINESE.issuperset(_words(text))
    )
    speak(watched, "en")
    wait_until(lambda: before <= shown(watched))
    assert {text for _, text in chinese_in(watched)} == {"简体中文"}


def test_qt_s_own_buttons_are_translated(window: MainWindow, tmp_path: Path) -> None:
    (tmp_path / "mine.sdk").write_text(f"[Puzzle]\n{Grid.empty().lines()}\n", encoding="utf-8")
    window.controllers.files.open_path(tmp_path / "mine.sdk")
    speak(window, "zh_CN")
    window.controllers.board.setFocus()
    press("5")
    trigger(window, "new")
    wait_until(lambda: bool(window.findChildren(QMessageBox)))
    (when,) = window.findChildren(QMessageBox)
    assert when.text() == "要保存对“mine.sdk”的更改吗？"
    buttons = when.findChildren(QDialogButtonBox)[0].buttons()
    assert all(re.search("[\u4e00-\u9fff]", button.text()) for button in buttons)
    when.reject()


# --- what is kept ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("arrangement", ["play", "study"])
def test_what_was_done_can_still_be_undone(window: MainWindow, arrangement: str) -> None:
    """Entries, and the history behind them, belong to the puzzle and not to the language."""
    press("5", "Right", "7")
    window.parts.arrangements.choose(arrangement)
    speak(window, "zh_CN")
    assert window.document.puzzle.board[0] == 5
    assert window.controllers.board.selected == 1
    window.controllers.board.setFocus()
    press("Ctrl+Z", "Ctrl+Z")
    assert window.document.is_blank
    press("Ctrl+Shift+Z")
    assert window.document.puzzle.board[0] == 5
    assert window.parts.arrangements.name == arrangement


def test_undo_names_what_it_undoes_and_alone_is_one_word(window: MainWindow) -> None:
    """In German a colon stands between; with nothing to undo it goes, too."""
    speak(window, "de")
    undo = window.parts.actions_by_id.by_id["undo"]
    assert undo.text() == "&Rückgängig"
    window.controllers.board.setFocus()
    press("4")
    assert undo.text().startswith("&Rückgängig")
    assert undo.text().endswith("4 in r1c1")


def test_the_search_stays_where_it_is(watched: MainWindow) -> None:
    """Position, breakpoints, bookmarks and what is pinned stay; the next step goes on from there."""
    player, commands = watched.player, watched.controllers.breakpoint_commands
    player.scrub(321)
    commands.breakpoints.add(SearchCondition((Criterion(CriterionKind.DEAD_END),)))
    commands.bookmarks.add(100, "here it turns")
    watched.selection.pin(Target(item=88))
    for language in ("zh_CN", "en", "zh_CN"):
        speak(watched, language)
        assert watched.player is player
        assert player.position == 321
        assert len(watched.controllers.breakpoint_commands.breakpoints) == 1
        assert dict(watched.controllers.breakpoint_commands.bookmarks) == {100: "here it turns"}
        assert watched.selection.target == Target(item=88)
    watched.parts.actions_by_id.by_id["step_forward"].trigger()
    assert player.position > 321


def test_the_manual_is_open_where_it_was(watched: MainWindow) -> None:
    """Whoever reads it can compare what both languages call a thing."""
    watched.parts.help.show_manual("stepping", "breakpoints")
    speak(watched, "zh_CN")
    manual = watched.parts.help.manual
    assert manual.isVisible()
    assert manual.page_anchor == ("stepping", "breakpoints")
    assert manual.manual.language == "zh_CN"
    manual.close()
    speak(watched, "en")
    assert not watched.parts.help.manual.isVisible()


def test_nothing_is_left_behind(window: MainWindow) -> None:
    """However often the language is changed, there is one window with all that belongs to it."""
    kinds = Counter(type(part).__name__ for part in window.children())
    translators = len(window.findChildren(QTranslator))
    for language in ("zh_CN", "en") * 2:
        speak(window, language)
    assert Counter(type(part).__name__ for part in window.children()) == kinds
    assert len(window.findChildren(QTranslator)) == translators


def test_what_is_explained_next_is_forgotten(watched: MainWindow) -> None:
    """The mouse has its usual shape again, and clicks are clicks."""
    trigger(watched, "what_is_this")
    assert QApplication.overrideCursor() is not None
    speak(watched, "zh_CN")
    assert QApplication.overrideCursor() is None


def test_the_choice_is_remembered(window: MainWindow, again: Callable[..., MainWindow]) -> None:
    speak(window, "zh_CN")
    other = again()
    assert other.parts.actions_by_id.by_id["language_zh_cn"].isChecked()
    assert other.parts.actions_by_id.by_id["new_puzzle"].text() == "新题目(&N)..."


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


def test_the_board_has_its_place_when_it_is_first_painted(
    watched: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The title above it is there at once: nothing moves down by its height in the next picture."""
    trigger(watched, "arrangement_watch")
    come_to_rest(watched)
    painted, paint = [], BoardView.paintEvent

    def note(board: BoardView, event: QPaintEvent) -> None:
        painted.append(board.rect())
        paint(board, event)

    monkeypatch.setattr(BoardView, "paintEvent", note)
    speak(watched, "zh_CN")
    QApplication.processEvents()
    assert painted
    come_to_rest(watched)
    assert set(map(QRect.getRect, painted)) == {watched.controllers.board.rect().getRect()}


def test_panes_come_one_after_the_other(watched: MainWindow) -> None:
    """All of them at once would hold up whoever has changed the language."""

    def seen() -> set[str]:
        docks = watched.parts.workbench.docks.items()
        return {name for name, dock in docks if dock.is_built and dock.view.isVisible()}

    watched.parts.arrangements.choose("study")
    wait_until(lambda: len(seen()) > 5)
    before = seen()
    watched.rebuild()
    QCoreApplication.sendPostedEvents()
    assert len(seen()) < 3
    wait_until(lambda: seen() == before)


def test_a_question_of_qt_s_own_is_answered_first(window: MainWindow) -> None:
    """It waits in an event loop of its own, and goes on with a dialog that a change of language would delete."""
    outer, before, stayed = QEventLoop(), window.controllers, list[bool]()

    def ask() -> None:
        window.preferences["language"] = "zh_CN"
        box = QMessageBox(window)
        call_later(box, 300, box.accept)
        box.exec()
        stayed.append(window.controllers is before)

    window.rebuilt.connect(outer.quit)
    call_later(window, 0, ask)
    outer.exec()
    assert stayed == [True]
    assert window.controllers is not before


def call_later(owner: QObject, milliseconds: int, do: Callable[[], object]) -> None:
    timer = QTimer(owner, singleShot=True, interval=milliseconds)
    timer.timeout.connect(do)
    timer.start()
