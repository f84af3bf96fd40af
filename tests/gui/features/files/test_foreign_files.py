"""Files with names and contents that do harm: puzzles, lists, tours and what is pasted are reported in plain text."""

import os
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QMessageBox

from sudoku_gui.features.files import FilesFeature
from sudoku_gui.features.files.file_dialogs import ask_to_save
from sudoku_gui.features.tours import ToursFeature
from sudoku_gui.features.tours import collection as tour_collection
from sudoku_gui.features.tours import reader as tours
from sudoku_gui.player.job import begin
from sudoku_gui.shell.main_window import MainWindow
from tests.amounts import each
from tests.gui.parts import shown, trigger
from tests.gui.shown import NAMES, everything

SUDOKU: Final = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
HARMFUL_FILES: Final = (
    "<img src='x'>.sdk",
    "<b>x<br>.sdk",
    "&amp;x.sdk",
    "a&b[*].sdk",
    "a\u202ekds.exe.sdk",
    "line\nbreak.sdk",
)


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such names")
def test_a_files_name_is_plain_wherever_it_is_said(window: MainWindow, tmp_path: Path) -> None:
    """In the title, the message, Open Recent, the library's chooser and the Save question."""
    for name in each(HARMFUL_FILES):
        file = tmp_path / name.replace("/", "|")
        file.write_text(SUDOKU + "\n", encoding="utf-8")
        window.feature(FilesFeature).open_path(file)
        assert window.document.source.path == file
        assert everything() == []
        assert window.windowTitle().count("[*]") - 2 * window.windowTitle().count("[*][*]") == 1
        window.document.place_in((2,), 9, "typed 2 9")
        trigger(window, "new")
        QApplication.processEvents()
        boxes = window.findChildren(QMessageBox)
        for box in boxes:
            labels = [it for it in box.findChildren(QLabel) if it.text()]
            assert labels
            assert all(label.textFormat() is Qt.TextFormat.PlainText for label in labels)
            assert everything(box) == []
            box.reject()
        assert everything() == []
        window.document.undo_stack.undo()


def test_the_save_question_shows_the_name_as_it_is(window: MainWindow) -> None:
    for name in NAMES:
        begin(window, ask_to_save(window, name))
        box = shown(window, QMessageBox)
        assert box.textFormat() is Qt.TextFormat.PlainText
        assert everything(box) == []
        assert len(box.text()) < 200
        box.reject()


def test_titles_and_authors_are_plain_in_the_library(window: MainWindow, tmp_path: Path) -> None:
    lines = "".join(f"{SUDOKU[:-1]}{digit} # {name}\n" for digit, name in enumerate(NAMES, 1))
    file = tmp_path / "<b>list<br>.sdm"
    file.write_text(lines, encoding="utf-8")
    window.feature(FilesFeature).open_path(file)
    trigger(window, "library")
    QApplication.processEvents()
    assert everything() == []


def test_the_clipboards_text_is_plain_in_messages(window: MainWindow) -> None:
    for name in each(NAMES):
        for text in (
            name,
            f"{name}\n{SUDOKU[:40]}",
            f"dancing-sudoku:position?sample={name}&t=1&digest={'0' * 16}",
        ):
            QGuiApplication.clipboard().setText(text)
            window.feature(FilesFeature).take_text(text, name)
            QApplication.processEvents()
            assert everything() == []
            window.context.messages.dismiss()


TOUR: Final = '''format = "dancing sudoku tour"
version = 1
id = "harm"
title = """{name}"""
summary = """{name}"""

[[stops]]
watch = {{ sample = "six_sets" }}
text = """{text}"""
look = """{text}"""
question = """{text}"""
answer = """{text}"""
choices = ["{choice}", "b"]
right = 0
'''


@pytest.fixture
def trap(tmp_path: Path) -> Path:
    pipe = tmp_path / "pipe.png"
    os.mkfifo(pipe)
    return pipe


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such pipes")
def test_no_markdown_opens_a_file(window: MainWindow, trap: Path, tmp_path: Path) -> None:
    """A tour from elsewhere cannot make the window read a file or show it."""
    file = tmp_path / "harm.toml"
    for text in [
        "![a][1]\n\n[1]: {0}",
        "![a[b]c]({0})",
        "![a](<{0}>)",
        "![a](file://{0})",
        "[![a]({0})](term:cover)",
        "> - ![a]({0})",
        "<img src='{0}'>",
        "![a](&#x2f;{0})",
        "![a]\n\n[a]: {0} 'title'",
    ]:
        file.write_text(TOUR.format(name="<b>x</b>", text=text.format(trap), choice="a"), encoding="utf-8")
        window.feature(ToursFeature).guide.begin(tours.read_file(file), 0)
        window.resize(1200, 900)
        window.feature(ToursFeature).panel.show()
        window.grab()
        assert everything(window) == []


def test_texts_of_a_tour_are_plain_text(window: MainWindow, tmp_path: Path) -> None:
    file = tmp_path / "harm.toml"
    for name in each(name for name in NAMES if len(name) < 4000):
        file.write_text(TOUR.format(name=name, text=name, choice=name), encoding="utf-8")
        window.feature(ToursFeature).guide.begin(tours.read_file(file), 0)
        QApplication.processEvents()
        assert everything() == []


def test_a_tours_key_in_an_error_is_plain(window: MainWindow) -> None:
    """A key of a foreign file does nothing in messages and dialogs."""
    folder = tour_collection.own_folder()
    folder.mkdir(parents=True)
    file = folder / "harm.toml"
    for name in each(NAMES):
        file.write_text(
            f'format = "dancing sudoku tour"\nversion = 1\n"{name[:9000]}" = 1\n', encoding="utf-8"
        )
        window.feature(ToursFeature).open_path(file)
        window.feature(ToursFeature).choose()
        QApplication.processEvents()
        dialogs = window.findChildren(QDialog)
        assert dialogs
        assert everything() == []
        for dialog in dialogs:
            dialog.close()
