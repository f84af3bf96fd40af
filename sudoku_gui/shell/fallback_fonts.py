"""Fonts with the letters of a language, behind the usual font where that lacks them.

Left alone, systems choose by their own language: an English or Japanese one shows Chinese in the shapes of Japanese.
"""

from collections.abc import Collection, Sequence

from PySide6.QtGui import QFont, QFontDatabase, QFontInfo, QRawFont

_SAMPLES = {"zh_CN": "数独舞蹈链覆盖选项"}
_FAMILIES = {
    "zh_CN": (
        *("Noto Sans CJK SC", "Source Han Sans SC", "Noto Sans SC"),
        *("Microsoft YaHei UI", "Microsoft YaHei", "PingFang SC", "Hiragino Sans GB"),
        *("WenQuanYi Micro Hei", "WenQuanYi Zen Hei", "Droid Sans Fallback"),
    ),
}
"""The best first: as even and open as the sans serif fonts of windows."""


def families(usual: QFont, language: str) -> list[str]:
    """The families of a font in which a language can be read: its own, and one with letters that it lacks."""
    sample = _SAMPLES.get(language, "")
    raw = QRawFont.fromFont(usual)
    if all(raw.supportsCharacter(ord(letter)) for letter in sample):
        return usual.families()
    # By its real name: with a second family Qt would pass over one that only stands for another, as "Sans Serif" does.
    return [QFontInfo(usual).family(), *best(language, QFontDatabase.families())]


def best(language: str, installed: Collection[str]) -> Sequence[str]:
    """The first of the fonts known for a language that is there; none where none is, and the system chooses."""
    there = frozenset(installed)
    return [name for name in _FAMILIES.get(language, ()) if name in there][:1]
