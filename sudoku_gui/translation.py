"""How texts are translated, and marked in tables, whose texts are translated by the code that reads them.

A language is a row here, a catalogue in assets/translations, and a manual in assets/help.
"""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication


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


def translate(
    context: str, text: str, comment: str | None = None, count: int = -1, /, **values: object
) -> str:
    """A text in the language of the program, in which values take the places of their names, as ``{depth}``.

    Args:
        context: what the text belongs to.
        text: as it stands in the code, in English.
        comment: what distinguishes it from the same words elsewhere.
        count: what ``%n`` stands for, and decides about singular and plural; -1: nothing is counted.
        **values: what is filled in.
    """
    translated = QCoreApplication.translate(context, text, comment, count)
    return translated.format(**values) if values else translated


class Texts:
    """The texts of one context, so that it is named once in a module.

    ``tr = Texts("tree")``, then ``tr("root")`` translates, and ``tr.mark("root")`` only says that the text of a table
    is to be translated by the code that reads the table.
    """

    def __init__(self, context: str) -> None:
        self._context = context

    def __call__(self, text: str, comment: str | None = None, count: int = -1, /, **values: object) -> str:
        return translate(self._context, text, comment, count, **values)

    def mark(self, text: str) -> str:
        """The text itself, in English."""
        return text


def plural(count: int) -> int:
    """A count as Qt takes it, which has no numbers above two billion; the last digits decide about the form."""
    return count if count < 2**31 else 10**9 + count % 10**9
