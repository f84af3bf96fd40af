"""The language that everything is said in: the system's, or the one that the user has chosen.

Texts are asked for when widgets are built. So a change of language, which happens once in a lifetime, builds what is
in sight anew around the same workspace, instead of every widget knowing how to say itself again.
"""

from collections.abc import Collection, Sequence
from importlib.resources import files

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTimer, QTranslator
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo, QRawFont
from PySide6.QtWidgets import QApplication

from sudoku_gui.document.preferences import Preferences
from sudoku_gui.languages import LANGUAGES, Language
from sudoku_gui.shell.main_window import MainWindow
from sudoku_gui.wording.names import number


def families(usual: QFont, language: Language) -> list[str]:
    """The families in which a language can be read: the usual one, and one with the letters that it lacks."""
    raw = QRawFont.fromFont(usual)
    if all(raw.supportsCharacter(ord(letter)) for letter in language.sample):
        return usual.families()
    # By its real name: with a second family Qt would pass over one that only stands for another, as "Sans Serif" does.
    return [QFontInfo(usual).family(), *best(language, QFontDatabase.families())]


def best(language: Language, installed: Collection[str]) -> Sequence[str]:
    """The first installed font that is known for a language; none: the system chooses."""
    installed = frozenset(installed)
    return [name for name in language.fonts if name in installed][:1]


def wanted(preferences: Preferences) -> Language:
    """The language that the preferences ask for, or the first one of the system's that the program has."""
    if preferences["language"] != "system":
        return _by_code[preferences["language"]]
    spoken = (_fitting(QLocale(name)) for name in QLocale.system().uiLanguages())
    return next(filter(None, spoken), LANGUAGES[0])


_by_code = {language.code: language for language in LANGUAGES}


def _fitting(locale: QLocale) -> Language | None:
    """The program's language for a locale, whatever its country; who reads the traditional script gets the simplified."""
    fits = (language for language in LANGUAGES if QLocale(language.code).language() is locale.language())
    return next(fits, None)


class Languages(QObject):
    """Speaks the language that is wanted, from the start and whenever the user wants another.

    Args:
        preferences: where the wish is kept.
    """

    def __init__(self, preferences: Preferences) -> None:
        super().__init__()
        self._preferences = preferences
        self._translators: list[QTranslator] = []
        self._words = b""
        """What the translator reads, as long as it speaks."""
        self._window: MainWindow | None = None
        self._families = QApplication.font().families()
        self._language = LANGUAGES[0]
        self._speak()

    def speak_in(self, window: MainWindow) -> None:
        """Speak in this window, as long as it is there."""
        self.setParent(window)
        self._window = window
        self._preferences.changed.connect(self._on_change)

    def _on_change(self, key: str) -> None:
        if key == "language" and self._window is not None:
            # The menu that was chosen from is built anew as well, so it must have been left.
            QTimer.singleShot(0, self._window, self._speak_anew)

    def _speak_anew(self) -> None:
        """Where another name for the language is all that is new, whatever stands there may stay."""
        if self._window is not None:
            before = self._sound()
            self._speak()
            if self._sound() != before:
                self._window.rebuild()

    def _sound(self) -> tuple[object, ...]:
        """What is not the same in two languages, or in two countries of one."""
        locale = QLocale()
        nowhere = locale.language() is QLocale.Language.C  # numbers are written as in English then
        reads = QLocale.Language.English if nowhere else locale.language()
        return self._language, reads, number(1_234_567), locale.toString(0.5)

    def _speak(self) -> None:
        self._fall_silent()
        language = self._language = wanted(self._preferences)
        QLocale.setDefault(
            QLocale(language.code) if self._preferences["language"] != "system" else QLocale.system()
        )
        self._set_font(language)
        ours, qts = QTranslator(self), QTranslator(self)
        # Read, not mapped: a program that is replaced while it runs would find its words gone, and end.
        file = files("sudoku_gui.assets") / "translations" / f"{language.code}.qm"
        self._words = file.read_bytes()
        if not ours.load(self._words):
            raise FileNotFoundError(f"{file} is damaged; install the program again")
        # Qt's own words, on the buttons of its dialogs; a system's Qt may come without them.
        qts.load(f"qtbase_{language.code}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
        for translator in (qts, ours):
            QCoreApplication.installTranslator(translator)
            self._translators.append(translator)

    def _set_font(self, language: Language) -> None:
        font = QApplication.font()
        font.setFamilies(self._families)
        font.setFamilies(families(font, language))
        if font.families() != QApplication.font().families():
            QApplication.setFont(font)

    def _fall_silent(self) -> None:
        for translator in self._translators:
            QCoreApplication.removeTranslator(translator)
            translator.deleteLater()
        self._translators.clear()
