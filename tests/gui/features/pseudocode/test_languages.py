"""The algorithm in the reader's language: chosen by key or menu, remembered, pointed at, copied whole."""

import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest

from solver_core.cli.judge import JUDGES
from solver_core.cover.explain.listing import LANGUAGES
from solver_core.cover.goals import Goal
from solver_core.cover.replay.beats import BEATS
from solver_core.problems import gallery
from solver_core.sudoku.backtracking import BacktrackSearch
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.pseudocode import listing
from sudoku_gui.features.pseudocode.list_view import CodeList
from sudoku_gui.features.pseudocode.model import copied_program
from sudoku_gui.features.pseudocode.value_strip import ValueStrip
from sudoku_gui.features.pseudocode.view import PseudocodeView
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection, Target
from sudoku_gui.player.subject import Subject
from sudoku_gui.render import theme
from sudoku_gui.shell.main_window import MainWindow
from tests.amounts import each
from tests.gui.at_rest import come_to_rest
from tests.gui.parts import clipboard, part, press, trigger, wait_until
from tests.gui.shared import GoTo, Show

COLOURED = "A B | x\nA x:red\nA\nB x:blue\nB x:red\n"
SUBJECTS = {
    "exact cover": Subject(sample="knuth_2000"),
    "repeat cover": Subject(sample="stations"),
    "colours": Subject(problem=COLOURED),
}


@pytest.fixture
def view(player: Player, selection: Selection, show: Show) -> PseudocodeView:
    player.watch_subject(Subject(sample="knuth_2000"))
    view = PseudocodeView(player, selection, theme.light())
    view.resize(560, 700)
    show(view, lines(view))
    return view


@pytest.fixture
def learning(window: MainWindow) -> tuple[MainWindow, PseudocodeView]:
    """Knuth's matrix in Learn, with the keyboard in the code."""
    window.resize(1280, 720)
    trigger(window, "sample_knuth_2000")
    trigger(window, "arrangement_learn")
    view = part(window, PseudocodeView, "pseudocode")
    wait_until(view.isVisible)
    come_to_rest(window)
    lines(view).setFocus()
    return window, view


def lines(view: PseudocodeView) -> CodeList:
    return part(view, CodeList, "pseudocode_lines")


def texts(view: PseudocodeView) -> dict[str, str]:
    return {row.line.id: row.line.text for row in view.model.rows}


# --- the choice -----------------------------------------------------------------------------------


def test_l_goes_to_the_next_language_which_is_remembered(learning: tuple[MainWindow, PseudocodeView]) -> None:
    window, view = learning
    lines(view).setCurrentIndex(view.model.index(0, 0))
    seen = [texts(view)["x4.cover"]]
    for expected in ("cpp", "python", "knuth"):
        press("L")
        assert window.preferences["code"] == expected
        assert part(window, QAction, f"code_{expected}").isChecked()
        seen.append(texts(view)["x4.cover"])
    assert seen == ["cover(i)", "exact_Remove(c);", "exact_remove(c)", "cover(i)"]


def test_the_menu_of_the_pane_has_the_languages_and_the_program(
    learning: tuple[MainWindow, PseudocodeView],
) -> None:
    window, view = learning
    offered = [action.objectName() for action in lines(view).actions()]
    assert offered == [*(f"code_{language}" for language in LANGUAGES), "copy_program"]
    trigger(window, "code_cpp")
    assert texts(view)["x5.cover"] == "exact_Remove(Col[s]);"


def test_the_keyboard_and_breakpoints_stay_at_their_lines(view: PseudocodeView) -> None:
    view.show_breakpoints({"x5.try"})
    lines(view).move_to("x5.try")
    for language in each(LANGUAGES[1:]):
        view.show_language(language)
        row = lines(view).row
        assert row is not None
        assert (row.line.id, row.has_breakpoint) == ("x5.try", True)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", SUBJECTS)
@pytest.mark.parametrize("beat", BEATS)
def test_one_line_is_executed_and_one_comes_next_in_every_language(
    view: PseudocodeView, player: Player, go_to: GoTo, language: str, kind: str, beat: str
) -> None:
    player.watch_subject(SUBJECTS[kind])
    player.set_beat(beat)
    view.show_language(language)
    for position in range(0, 30, 2):
        go_to(position)
        search = player.search
        assert search
        assert sum(row.is_executed for row in view.model.rows) == 1
        assert sum(row.is_upcoming for row in view.model.rows) == (not search.finished)


# --- in sight -------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("height", [60, 150, 240, 400])
def test_the_executed_line_is_in_sight_with_the_head_of_its_block(
    view: PseudocodeView, player: Player, go_to: GoTo, language: str, height: int
) -> None:
    """The head of the procedure if it fits, else that of the outermost block that does."""
    player.set_beat("link")
    view.show_language(language)
    view.resize(560, height)
    for position in range(0, 60, 3):
        go_to(position)
        table, rows = lines(view), view.model.rows
        space, at = table.viewport().height(), view.model.executed.row()
        line = round(table.delegate.spacing.height)
        if abs(view.model.upcoming.row() - at) + 2 > space // line >= 4:
            space -= line  # of the line that comes next, at the edge
        rect = table.visualRect(view.model.executed)
        assert rect.top() >= 0
        assert rect.bottom() <= space or space < line
        assert player.search
        around = listing(player.search, language).heads(rows[at].line)
        heads = [row for row in range(at) if rows[row].line in around]
        fitting = [row for row in heads if (min(at + 1, len(rows) - 1) + 1 - row) * line <= space]
        for row in fitting[:1]:
            assert table.visualRect(view.model.index(row, 0)).top() >= 0


# --- variables ------------------------------------------------------------------------------------


def test_variables_have_the_names_of_the_program(view: PseudocodeView, go_to: GoTo) -> None:
    """The value strip speaks the language that the code is shown in."""
    go_to(3)
    strip = part(view, ValueStrip, "pseudocode_values")
    view.show_language("cpp")
    held = {value.letter: value.text for value in strip.values}
    assert held == {
        "k": "0",
        "c": "A",
        "S[c]": "2",
        "Row[r]": "",
        "x": "A",
        "i": "{A, D, G} in A",
        "j": "{A, D, G} in D",
    }
    view.show_language("python")
    assert [value.letter for value in strip.values][:3] == ["len(ans)", "c", "S[c]"]
    assert strip.values[0].meaning.startswith("len(ans), ")


@pytest.mark.parametrize(("language", "name"), [("knuth", "q"), ("cpp", "j"), ("python", "j")])
def test_the_mouse_over_a_variable_lights_what_it_stands_for(
    view: PseudocodeView, player: Player, selection: Selection, go_to: GoTo, language: str, name: str
) -> None:
    """In the line itself; beside it nothing is pointed at."""
    player.set_beat("link")
    view.show_language(language)
    go_to(3)
    table = lines(view)
    index = view.model.index_of("hide.links")
    table.scrollTo(index)
    text = view.model.rows[index.row()].line.text
    at = text.index(f"[{name}]") + 1
    QTest.mouseMove(table.viewport(), table.area_of(index, at, at + 1).center())
    assert selection.target == Target(item=3, option=1)
    beside = table.area_of(index, 0, len(text)).topRight() + QPoint(8, 3)
    QTest.mouseMove(table.viewport(), beside)
    assert selection.target is None


# --- the whole program ----------------------------------------------------------------------------


def test_copy_program_and_ctrl_c_copy_the_same_whole_program(
    learning: tuple[MainWindow, PseudocodeView],
) -> None:
    """From its first line on, whether the menu or the key asks for it."""
    window, view = learning
    trigger(window, "code_python")
    trigger(window, "copy_program")
    copied = clipboard()
    assert copied.startswith("# Exact cover. Reads the input of HUST 1017")
    assert "# The header leaves the list" in copied
    lines(view).setFocus()
    press("Ctrl+C")
    assert clipboard() == copied
    trigger(window, "code_knuth")
    trigger(window, "copy_program")
    assert clipboard().startswith("X1  l ← 0\nX2  search(l):\nX2    if R[0] = 0")


@pytest.mark.parametrize("language", ["cpp", "python"])
def test_every_algorithm_has_a_program_that_says_what_it_reads(language: str) -> None:
    problem = Subject(problem=COLOURED)
    searches = [
        *(Subject(sample=name).search() for name in ("knuth_2000", "stations")),
        *(replace(problem, goal=goal).search() for goal in (Goal.EXACT, Goal.FEWEST)),
        BacktrackSearch(Grid.parse("." * 81)),
    ]
    heads = [copied_program(search, language).splitlines()[0] for search in searches]
    assert len(set(heads)) == len(heads)
    assert all("Reads" in head for head in heads)


@pytest.mark.parametrize("language", ["cpp", "python"])
def test_a_copied_program_with_its_comments_answers_the_judge(language: str, tmp_path: Path) -> None:
    source = tmp_path / ("exact.cpp" if language == "cpp" else "exact.py")
    source.write_text(copied_program(gallery.search("knuth_2000"), language), encoding="utf-8")
    command: list[str | Path] = [sys.executable, source]
    if language == "cpp":
        if (gxx := shutil.which("g++")) is None:
            pytest.skip("there is no C++ compiler")
        command = [tmp_path / "exact"]
        subprocess.run([gxx, "-Wall", "-Werror", "-o", *command, source], check=True)
    given = JUDGES["hust-1017"].given
    done = subprocess.run(command, input=given, capture_output=True, text=True, check=True)
    assert done.stdout == JUDGES["hust-1017"].expected
