"""The language of the program: the system's, or the one that the user has chosen.

It is installed at the start, before any module with texts is imported. Another choice takes effect at the
next start.
"""

from collections.abc import Collection, Sequence
from importlib.resources import files

from PySide6.QtCore import QLibraryInfo, QLocale, QObject, QTranslator
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo, QGuiApplication, QRawFont

from sudoku_gui.document.preferences import Preferences
from sudoku_gui.languages import LANGUAGES, Language


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
