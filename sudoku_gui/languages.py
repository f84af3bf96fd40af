"""The languages of the program: a row here, a catalogue in assets/translations, and a manual in assets/help."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Language:
    """One language of the program.

    Attributes:
        code: as Qt and files call it.
        name: what it calls itself.
        forms: how many a text has that counts something, as Qt orders them.
        sample: letters that its fonts must have; "" where any font has them.
        fonts: families with these letters, the best first.
    """

    code: str
    name: str
    forms: int = 1
    sample: str = ""
    fonts: tuple[str, ...] = ()


LANGUAGES: Final = (
    Language("en", "English", forms=2),
    Language("de", "Deutsch", forms=2),
    Language(
        "zh_CN",
        "简体中文",
        sample="数独舞蹈链覆盖选项",
        fonts=(
            *("Noto Sans CJK SC", "Source Han Sans SC", "Noto Sans SC"),
            *("Microsoft YaHei UI", "Microsoft YaHei", "PingFang SC", "Hiragino Sans GB"),
            *("WenQuanYi Micro Hei", "WenQuanYi Zen Hei", "Droid Sans Fallback"),
        ),
    ),
)
"""The first is the one of the sources. Fonts: as even and open as the sans serif fonts of windows."""

CODES: Final = tuple(language.code for language in LANGUAGES)
