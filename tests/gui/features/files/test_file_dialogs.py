"""The file dialogs: what they offer, and which format a name and a choice come to."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QDialogButtonBox, QFileDialog, QLineEdit, QMessageBox, QWidget

from solver_core import formats
from sudoku_gui.features.files.file_dialogs import (
    ask_to_save,
    choose_to_open,
    choose_to_save,
    format_for,
    saved,
)
from sudoku_gui.widgets import file_dialog
from tests.amounts import each
from tests.gui.parts import begun, part

Chosen = list[tuple[Path, str] | None]

SAVED = [row.id for row in saved()]
SOME = ["dsudoku", "sdk", "line", "sdm", "opensudoku"]
"""Formats that are tried in the dialog, one by one."""


def dialog_of(parent: QWidget) -> QFileDialog:
    """The one that was opened last."""
    return parent.findChildren(QFileDialog)[-1]


@pytest.fixture
def chosen(parent: QWidget, tmp_path: Path) -> Chosen:
    return begun(parent, choose_to_save(parent, tmp_path / "puzzle.dsudoku"))


@pytest.fixture
def saving(parent: QWidget, chosen: Chosen) -> Iterator[QFileDialog]:
    assert not chosen
    dialog = dialog_of(parent)
    yield dialog
    dialog.close()


def named(dialog: QFileDialog, format_id: str) -> str:
    name = formats.format_called(format_id).name
    return next(text for text in dialog.nameFilters() if text.startswith(f"{name} ("))


def write_name(dialog: QFileDialog, name: str) -> None:
    """Another name in the dialog's line; typed letter by letter, Qt would open its list of completions."""
    edit = part(dialog, QLineEdit, "fileNameEdit")
    edit.setText(name)


@pytest.mark.parametrize("picked", SAVED)
def test_an_ending_that_fits_keeps_the_format_picked(picked: str) -> None:
    form = formats.format_called(picked)
    for ending in each(form.extensions):
        assert format_for(Path(f"puzzle{ending}"), form) is form
        assert format_for(Path(f"PUZZLE{ending.upper()}"), form) is form


@pytest.mark.parametrize(
    ("name", "picked", "written"),
    [
        ("puzzle.sdk", "line", "sdk"),
        ("puzzle.SDK", "line", "sdk"),
        ("puzzle.sdm", "sdk", "sdm"),
        ("puzzle.txt", "sdk", "line"),
        ("puzzle.msk", "sdk", "rows"),
        ("puzzle.opensudoku", "sdk", "opensudoku"),
        ("puzzle.xml", "sdk", "ksudoku"),
        ("puzzle.json", "sdk", "fpuzzles"),
        ("two.sdm.sdk", "sdm", "sdk"),
    ],
)
def test_an_ending_typed_counts_for_more_than_the_format_picked(name: str, picked: str, written: str) -> None:
    """Whoever types puzzle.sdk gets a file that keeps everything, whatever the list below says."""
    assert format_for(Path(name), formats.format_called(picked)).id == written


def test_formats_that_keep_everything_are_offered_first() -> None:
    assert formats.format_called(SAVED[0]).keeps == set(formats.PARTS)
    assert len(set(SAVED)) == len(SAVED)
    assert set(SAVED) == {row.id for row in formats.FORMATS if row.writes is not None}


def test_saving_offers_every_format_that_can_be_saved(saving: QFileDialog) -> None:
    assert saving.objectName() == "save_dialog"
    assert saving.acceptMode() is QFileDialog.AcceptMode.AcceptSave
    assert saving.nameFilters() == [named(saving, form) for form in SAVED]
    assert saving.selectedNameFilter() == "Dancing Sudoku (*.dsudoku)"
    assert [Path(file).name for file in saving.selectedFiles()] == ["puzzle.dsudoku"]


def test_the_format_that_a_file_has_is_the_one_picked(parent: QWidget, tmp_path: Path) -> None:
    begun(parent, choose_to_save(parent, tmp_path / "mine.opensudoku"))
    dialog = dialog_of(parent)
    assert dialog.selectedNameFilter() == named(dialog, "opensudoku")
    dialog.close()


@pytest.mark.parametrize("picked", SOME)
def test_a_name_without_an_ending_gets_that_of_the_format_picked(
    saving: QFileDialog, chosen: Chosen, tmp_path: Path, picked: str
) -> None:
    below = part(saving, QComboBox, "fileTypeCombo")
    for _ in range(SAVED.index(picked)):
        QTest.keyClick(below, Qt.Key.Key_Down)
    write_name(saving, "typed")
    saving.accept()
    ending = formats.format_called(picked).extensions[0]
    assert chosen == [(tmp_path / f"typed{ending}", picked)]


def test_opening_offers_every_ending_that_can_be_read_and_all_files(parent: QWidget, tmp_path: Path) -> None:
    chosen = begun(parent, choose_to_open(parent, str(tmp_path)))
    dialog = dialog_of(parent)
    assert dialog.objectName() == "open_dialog"
    puzzles, codes, runs, everything = dialog.nameFilters()
    listed = puzzles[puzzles.index("(") + 1 : -1].split()
    assert listed == sorted({f"*{ending}" for form in formats.FORMATS for ending in form.extensions})
    assert "(*.png *.jpg *.jpeg *.webp *.gif)" in codes
    assert "(*.dlrun)" in runs
    assert "(*)" in everything
    dialog.close()
    assert chosen == [[]]


def test_the_files_chosen_are_handed_on(parent: QWidget, tmp_path: Path) -> None:
    for name in ("one.sdk", "two.sdk"):
        (tmp_path / name).write_text("")
    one, two = tmp_path / "one.sdk", tmp_path / "two.sdk"
    for names, files in (("one.sdk", [one]), ('"one.sdk" "two.sdk"', [one, two])):
        chosen = begun(parent, choose_to_open(parent, str(tmp_path)))
        write_name(dialog_of(parent), names)
        dialog_of(parent).accept()
        assert chosen == [files]


def test_buttons_have_words_and_no_icons(parent: QWidget, saving: QFileDialog) -> None:
    """Also in the dialogs that Qt builds itself."""
    asked = begun(parent, ask_to_save(parent, "sunday.sdk"))
    (box,) = parent.findChildren(QMessageBox)
    for dialog in (saving, box):
        for button in part(dialog, QDialogButtonBox).buttons():
            assert button.text()
            assert button.icon().isNull()
    box.close()
    assert asked == [""]


def test_a_home_without_documents_is_asked_in_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Qt would take the missing folder for the name of a file."""
    there = {"DocumentsLocation": tmp_path / "Documents", "HomeLocation": tmp_path}
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda place: str(there[place.name]))
    assert file_dialog.documents() == str(tmp_path)
    there["DocumentsLocation"].mkdir()
    assert file_dialog.documents() == str(tmp_path / "Documents")
