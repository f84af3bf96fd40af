"""Every text that a user may see is translated, with the same placeholders, and shipped as translated."""

import importlib.util
import os
import re
import subprocess
import sys
from collections import Counter
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from sudoku_gui.shell.menus import MENUS, Submenu
from tests.amounts import each
from tests.gui.shared import ActionRows

TOP = Path(__file__).parents[2]
CATALOGUES = TOP / ".build" / "translations.py"
if not CATALOGUES.exists():
    pytest.skip("the sources of the texts are not here", allow_module_level=True)

NAMES = """Dancing Links Sudoku SadMan Knuth Hitotumatu Noshita Qt PySide Python GNU GPL Graphviz Letter MiB UTF English
    JSON Lines PNG SVG PDF CSV BUG XY XYZ XZ DLX DOT GIF MP WebP ZIP TOML HTML Markdown sdk XML Java
    HoDoKu OpenSudoku KSudoku GNOME SudokuWiki SudokuPad SudoCue Sukaku Solo Exchange Simple Solver Simon Tatham
    HUST ZOJ HDU AcWing DHancock Cython Debian FFmpeg ffmpeg Pillow MIT CMU hodoku py LGPL BSD PSF Apache
    LaTeX Legal gsf puzzles Interactive dsudoku board json Zstandard backports zstd"""
KEYS = "Enter Del Delete Backspace Esc Tab Shift Ctrl Alt Page Up Down Home End"
TYPED = "pip install dancing sudoku problem bookmarks kind id best rc en zh CN fewest first backtrack sample puzzle"
DATES = "yyyy MMMM dddd"
LEFT_IN_CHINESE = frozenset(f"{NAMES} {KEYS} {TYPED} {DATES}".split())
"""Latin words that a Chinese text may hold: names, keys as they are printed, what is typed as it stands, dates."""


def _catalogues() -> ModuleType:
    """The program that finds and keeps the texts; it is no part of the package."""
    spec = importlib.util.spec_from_file_location("translations", CATALOGUES)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["translations"] = module  # dataclasses look there
    spec.loader.exec_module(module)
    return module


catalogues = _catalogues()
for name in ("texts", "translations"):
    setattr(catalogues, name, cache(getattr(catalogues, name)))  # neither changes while tests run
LANGUAGES: list[str] = catalogues.languages()
AS_TYPED = re.compile(r"""“[^”]*”|"[^"]*"|\[.*\]|\w+ = \S*|\\begin|\{\{.*\}\}|six_sets|\(term:cover\)""")
"""In an error: what is to be written in a file."""
BOOK = "The Art of Computer Programming"
PLACEHOLDER = re.compile(r"\{\w*(?:![a-z]|:[^{}]*)?\}|%n")
MNEMONIC = re.compile(r"&([^&\s])")


def said(language: str) -> list[tuple[Any, str]]:
    return [(text, form) for text, forms in catalogues.translations(language).items() for form in forms]


def test_texts_are_translated_in_one_way() -> None:
    """Everything imports it from `sudoku_gui.translation`."""
    own = [
        path.relative_to(catalogues.SOURCES).as_posix()
        for path in sorted(catalogues.SOURCES.rglob("*.py"))
        if "QCoreApplication.translate" in path.read_text(encoding="utf-8")
    ]
    assert own == ["translation.py"]


def test_chinese_is_one_of_the_languages() -> None:
    assert "zh_CN" in LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_translated(language: str) -> None:
    assert catalogues.missing(language) == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_catalogues_have_no_text_that_is_gone(language: str) -> None:
    """`translations.py update` has been run after the last change."""
    assert set(catalogues.translations(language)) - set(catalogues.needed(language)) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_placeholders_are_those_of_the_english(language: str) -> None:
    """A name that is filled in is neither lost nor misspelt; they may stand in another order."""
    for text, form in each(said(language)):
        names = Counter(PLACEHOLDER.findall(form))
        # "One pair clashes" needs no number.
        fits = names <= Counter(PLACEHOLDER.findall(text.source)) if text.has_plural else None
        assert names == Counter(PLACEHOLDER.findall(text.source)) if fits is None else fits, text


@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_are_as_many_as_in_english(language: str) -> None:
    for text, form in each(said(language)):
        assert form.count("\n") == text.source.count("\n"), text


def test_chinese_holds_no_stray_english() -> None:
    """Latin words are names, keys, and what is typed as it stands."""
    for text, form in each(said("zh_CN")):
        plain = PLACEHOLDER.sub(" ", re.sub(r"\(&\w\)", "", form.replace(BOOK, "")))
        if text.context == "errors":
            plain = AS_TYPED.sub(" ", plain)
        words = set(re.findall(r"[A-Za-z]{2,}", plain))
        assert words <= LEFT_IN_CHINESE, (text, words - LEFT_IN_CHINESE)


def test_chinese_has_the_punctuation_of_chinese() -> None:
    """After Chinese letters there is no comma, colon, semicolon or bracket of English."""
    for text, form in each(said("zh_CN")):
        found = re.search(r"[一-鿿][,:;!?]|[一-鿿]\.(?!\.\.)(?![a-z])", form)
        assert not found, (text, form)
        assert form.count("（") == form.count("）"), text
        assert form.count("“") == form.count("”"), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_mnemonics_are_translated_with_their_words(language: str) -> None:
    """Where English has a mnemonic, the translation has one too, and it is a letter of a keyboard."""
    for text, form in each(said(language)):
        letters = MNEMONIC.findall(form)
        assert len(letters) == len(MNEMONIC.findall(text.source)), text
        assert all(letter.isascii() and letter.isalnum() for letter in letters), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_entries_of_a_menu_have_the_same_mnemonic(language: str, rows: ActionRows) -> None:
    held = {text.source: form for text, form in said(language) if text.context == "actions"}
    menus = {"": [menu.text for menu in MENUS.values()]}
    for menu_name, menu in MENUS.items():
        entries = [entry for entry in menu.entries if entry]
        below = [entry for entry in entries if isinstance(entry, Submenu)]
        menus[menu_name] = [rows[one].text if isinstance(one, str) else one.text for one in entries]
        menus |= {one.name: [rows[name].text for name in one.ids if name] for one in below}
    for name, texts in menus.items():
        letters = Counter(
            letter.upper() for text in texts for letter in MNEMONIC.findall(held.get(text, text))
        )
        assert [letter for letter, times in letters.items() if times > 1] == [], name


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_parts_of_the_page_of_new_puzzle_have_the_same_mnemonic(language: str) -> None:
    """It is used by hands that know it; English is read from the page itself, in its tests."""
    words = [form for text, form in said(language) if text.context == "new_puzzle"]
    letters = Counter(letter.upper() for form in words for letter in MNEMONIC.findall(form))
    assert [letter for letter, times in letters.items() if times > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_shipped_catalogue_is_the_compiled_one(language: str, tmp_path: Path) -> None:
    """`translations.py compile` has been run after the last change."""
    fresh = tmp_path / f"{language}.qm"
    catalogues.compile_to(fresh, language)
    assert (catalogues.FOLDER / f"{language}.qm").read_bytes() == fresh.read_bytes()


def test_singulars_come_from_the_catalogues() -> None:
    """A text that counts says so by %n: other languages have other plurals, so no singular stands beside it."""
    counted = re.compile(r"(?:^|[^\w.{-])1 (?!to\b|and\b|or\b)[a-z]")
    found = {text.source for text in catalogues.texts() if not text.has_plural and text.context != "errors"}
    by_hand = {source for source in found if counted.search(source)}
    page = "Cover column “{item}”: its header leaves the list, then its 1 option leaves all other columns"
    assert by_hand == {"1 second", "Finished: 1 solution, proved to be unique", page}, (
        "a page has no plurals of Qt"
    )


def test_a_plural_takes_as_many_forms_as_its_language_has(monkeypatch: pytest.MonkeyPatch) -> None:
    """One form for two would be shown in English, unnoticed."""
    text = next(text for text in catalogues.needed("de") if text.has_plural)
    with pytest.raises(ValueError, match="needs 2 forms in de"):
        catalogues.fill("de", {text.context: {text.source: "eins"}})
    held = {**catalogues.translations("de"), text: ("eins",)}
    monkeypatch.setattr(catalogues, "translations", lambda _: held)
    assert catalogues.missing("de") == {text.context: {text.source: ["", ""]}}


SPEAK = """
import sys
from pathlib import Path
from PySide6.QtWidgets import QApplication
from sudoku_gui.document.preferences import Preferences
from sudoku_gui.shell import languages
from sudoku_gui.translation import translate
application = QApplication([])
languages.files = lambda _: Path(sys.argv[1])
preferences = Preferences()
preferences["language"] = "de"
made = languages.Languages(application, preferences)
print(translate(sys.argv[2], sys.argv[3], sys.argv[4] or None, 1))
"""
"""In a process of its own, for tests have the English plurals in any case."""


def test_missing_translations_are_shown_in_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Plurals included: nobody reads "1 options"."""
    text = next(text for text in catalogues.needed("de") if text.has_plural)
    singular, _ = catalogues.translations("en")[text]
    other = next(text for text in catalogues.needed("de") if not text.has_plural)
    english = (catalogues.FOLDER / "en.qm").read_bytes()
    folder = tmp_path / "translations"
    monkeypatch.setattr(catalogues, "FOLDER", folder)
    catalogues._write("de", {other: ("Anders",)})
    catalogues.compile_to(folder / "de.qm", "de")
    (folder / "en.qm").write_bytes(english)
    command = [sys.executable, "-c", SPEAK, str(tmp_path), text.context, text.source, text.comment]
    done = subprocess.run(command, capture_output=True, check=True, encoding="utf-8", timeout=60)
    assert done.stdout == singular.replace("%n", "1") + "\n"


_PROBE_OF_TEXTS = """
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from sudoku_gui import app
from sudoku_gui.document.preferences import Preferences

application = QApplication([])
application.setOrganizationName(app.NAME)
Preferences()["language"] = "zh_CN"
window = app.create(application)
for _ in range(3):
    application.processEvents()
window.deleteLater()
application.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
print("ended")
"""


def test_texts_stay_while_the_translator_is_installed(tmp_path: Path) -> None:
    """Everything is translated once more when a translator ends, at the end of the program as well."""
    folders = dict.fromkeys(("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"), str(tmp_path))
    reported = subprocess.run(
        [sys.executable, "-c", _PROBE_OF_TEXTS],
        check=True,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, **folders},
    )
    assert reported.stdout == "ended\n"
