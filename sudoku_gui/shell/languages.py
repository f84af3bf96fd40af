"""The language of the program: the system's, or the one that the user has chosen.

It is installed at the start, before any module with texts is imported. Another choice takes effect at the
next start, which is offered.
"""

import sys
from collections.abc import Collection, Sequence
from importlib.resources import files
from typing import TYPE_CHECKING

from PySide6.QtCore import QLibraryInfo, QLocale, QObject, QProcess, QTranslator
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo, QGuiApplication, QRawFont

from sudoku_gui.document.preferences import Preferences
from sudoku_gui.translation import LANGUAGES, Language, translate

if TYPE_CHECKING:
    from sudoku_gui.shell.main_window import MainWindow


def families(usual: QFont, language: Language) -> list[str]:
    """The font families for a language: the usual one, and one with the characters that it lacks."""
    raw = QRawFont.fromFont(usual)
    if all(raw.supportsCharacter(ord(letter)) for letter in language.sample):
        return usual.families()
    # By its real name: with a second family Qt would ignore an alias such as "Sans Serif".
    return [QFontInfo(usual).family(), *best(language, QFontDatabase.families())]


def best(language: Language, installed: Collection[str]) -> Sequence[str]:
    """The first installed font that is known for a language; none: the system chooses."""
    installed = frozenset(installed)
    return [name for name in language.fonts if name in installed][:1]


def chosen(preferences: Preferences) -> Language:
    """The language of the preferences, or the first one of the system's that the program has, in any country."""
    if preferences["language"] != "system":
        return next(language for language in LANGUAGES if language.code == preferences["language"])
    own = {QLocale(language.code).language(): language for language in LANGUAGES}
    wanted = (QLocale(name).language() for name in QLocale.system().uiLanguages())
    return next((own[language] for language in wanted if language in own), LANGUAGES[0])


class Catalogue(QTranslator):
    """The texts of a language, with the bytes that Qt reads them from.

    It has no parent, which would delete it after these bytes: a deleted translator triggers a retranslation of
    everything, also through such deleted ones.
    """

    def __init__(self, texts: bytes) -> None:
        super().__init__()
        self._texts = texts
        self.load(texts)


class Languages(QObject):
    """Installs translations, number format and fonts of the chosen language; they stay as long as the preferences."""

    def __init__(self, application: QGuiApplication, preferences: Preferences) -> None:
        super().__init__(preferences)
        self.spoken = language = chosen(preferences)
        is_system = preferences["language"] == "system"
        QLocale.setDefault(QLocale.system() if is_system else QLocale(language.code))
        font = application.font()
        usual = font.families()
        font.setFamilies(families(font, language))
        if font.families() != usual:
            application.setFont(font)
        qt = QTranslator()
        # For the buttons of Qt's dialogs; a system's Qt may come without it.
        qt.load(f"qtbase_{language.code}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
        # Missing translations are shown in English, plurals included.
        self._translators = [qt, *map(_catalogue, dict.fromkeys((LANGUAGES[0].code, language.code)))]
        for translator in self._translators:
            application.installTranslator(translator)


def _catalogue(code: str) -> Catalogue:
    """The texts of a language; read, not mapped: a program replaced while it runs would lose them, and crash."""
    file = files("sudoku_gui.assets") / "translations" / f"{code}.qm"
    translator = Catalogue(file.read_bytes())
    if translator.isEmpty():
        raise FileNotFoundError(f"{file} is damaged; install the program again")
    return translator


class LanguageRestart(QObject):
    """Offers to restart while the chosen language differs from the current one."""

    def __init__(self, window: "MainWindow", spoken: Language) -> None:
        super().__init__(window)
        self._window = window
        self._spoken = spoken

    def review(self, key: str) -> None:
        """Offer a restart where this preference needs one."""
        bar = self._window.context.messages
        if key == "language":
            bar.review()
            if self._is_needed():
                text = translate("restart", "The language changes after a restart.")
                actions = [(translate("restart", "&Restart Now"), self._restart)]
                bar.show_message(text, "info", actions, applies=self._is_needed)

    def _is_needed(self) -> bool:
        return chosen(self._window.preferences) is not self._spoken

    def _restart(self) -> None:
        """Close the window, which stores the session, and restart the program, unless the window stays open."""
        if self._window.close():
            QProcess.startDetached(sys.executable, way_of_starting())


def way_of_starting() -> list[str]:
    """The command that restarts the program, without files, so that they are not opened again."""
    return sys.orig_argv[1 : len(sys.orig_argv) - len(sys.argv[1:])]
