"""The language of the program: the system's, or the one that the user has chosen.

Texts are translated when widgets are built. So a change of language, which is rare, builds all widgets again around the
same workspace, instead of every widget being able to translate itself again.
"""

from collections.abc import Callable, Collection, Sequence
from importlib.resources import files
from typing import Final

from PySide6.QtCore import (
    QCoreApplication,
    QLibraryInfo,
    QLocale,
    QObject,
    QThread,
    QTimer,
    QTranslator,
    Signal,
)
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo, QGuiApplication, QRawFont

from sudoku_gui.document.preferences import Preferences
from sudoku_gui.languages import LANGUAGES, Language
from sudoku_gui.player.soon import call_soon
from sudoku_gui.render.board.fonts import digit_family
from sudoku_gui.render.fonts import faces, monospaced
from sudoku_gui.wording.names import number

_WAITED: Final = 100
"""Milliseconds between two looks whether a loop inside the event loop has ended."""


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

    It has no parent, which would delete it after these bytes: a translator that ends has everything translated once more,
    also by those that end after it.
    """

    def __init__(self, texts: bytes) -> None:
        super().__init__()
        self._texts = texts
        self.load(texts)


class Languages(QObject):
    """Installs the translations of the chosen language, at the start and whenever the user chooses another.

    Args:
        set_font: gives the whole program a font.

    Signals:
        changed: widgets that were built before say all in another language.
    """

    changed = Signal()

    def __init__(self, preferences: Preferences, set_font: Callable[[QFont], object]) -> None:
        super().__init__(preferences)
        self._preferences = preferences
        self._set_font = set_font
        self._translators: list[QTranslator] = []
        self._catalogues: dict[str, bytes] = {}
        self._families = QGuiApplication.font().families()
        self._faces: list[QRawFont] = []
        self._language = LANGUAGES[0]
        self._later = QTimer(self, singleShot=True, interval=_WAITED)
        self._later.timeout.connect(self._change)
        preferences.changed.connect(self._on_change)

    def _on_change(self, key: str) -> None:
        if key == "language":
            # The menu that was chosen from is built again as well, so it must have been left.
            call_soon(self, self._change)

    def _change(self) -> None:
        """Where only the name of the language is another, the widgets stay."""
        if QThread.currentThread().loopLevel() > 1:  # Qt goes on with its dialog or its drag afterwards
            self._later.start()
        else:
            before = self._visible_language()
            self.install()
            if self._visible_language() != before:
                self.changed.emit()

    def _visible_language(self) -> tuple[object, ...]:
        """What differs between two languages, or two countries of one."""
        locale = QLocale()
        is_c = locale.language() is QLocale.Language.C  # numbers are written as in English then
        language = QLocale.Language.English if is_c else locale.language()
        return self._language, language, number(1_234_567), locale.toString(0.5)

    def install(self) -> None:
        """Show what is built from now on in the chosen language."""
        for translator in self._translators:
            QCoreApplication.removeTranslator(translator)
        language = self._language = chosen(self._preferences)
        is_system = self._preferences["language"] == "system"
        QLocale.setDefault(QLocale.system() if is_system else QLocale(language.code))
        self._show_font(language)
        qt = QTranslator()
        # For the buttons of Qt's dialogs; a system's Qt may come without it.
        qt.load(f"qtbase_{language.code}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
        # What a language lacks is said in English, plurals included.
        self._translators = [qt, *map(self._catalogue, dict.fromkeys((LANGUAGES[0].code, language.code)))]
        for translator in self._translators:
            QCoreApplication.installTranslator(translator)

    def _catalogue(self, code: str) -> "Catalogue":
        """The texts of a language; read, not mapped: a program that is replaced while it runs would lose them, and crash."""
        file = files("sudoku_gui.assets") / "translations" / f"{code}.qm"
        if code not in self._catalogues:
            self._catalogues[code] = file.read_bytes()
        translator = Catalogue(self._catalogues[code])
        if translator.isEmpty():
            raise FileNotFoundError(f"{file} is damaged; install the program again")
        return translator

    def _show_font(self, language: Language) -> None:
        font = QGuiApplication.font()
        font.setFamilies(self._families)
        font.setFamilies(families(font, language))
        if font.families() != QGuiApplication.font().families():
            self._set_font(font)
        fonts = faces(font) + faces(QFont(digit_family())) + faces(monospaced(font), has_italic=False)
        for other in LANGUAGES:  # its name stands in menus, whichever language is chosen
            for family in best(other, QFontDatabase.families()):
                fonts += faces(QFont(family), has_italic=False)
        self._faces = fonts  # only now: none that is still needed may be without a user meanwhile
