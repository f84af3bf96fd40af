"""Fonts with the letters of a language, behind the usual font where that lacks them.

Left alone, systems choose by their own language: an English or Japanese one shows Chinese in the shapes of Japanese.
"""

from collections.abc import Collection, Sequence

from PySide6.QtGui import QFont, QFontDatabase, QFontInfo, QRawFont

from sudoku_gui.languages import Language


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
