r"""Text from files, as it may be shown: one line, of bounded length, in its own place, and never markup.

`shown` is for a name within a sentence, a row or a title; `as_tip` for all hover help, in which Qt guesses whether a
text is HTML; `in_menu` for entries of menus, where ``&`` marks a key; `as_html` for our own templates of HTML. Labels
need none of these against markup: `widgets/label.py` shows plain text.

>>> shown("a\nb\u202ecod.exe"), in_menu("R&D")
('a b\ufffdcod.exe', 'R&&D')
"""

import html
import re
import textwrap
from typing import Final

from PySide6.QtGui import Qt

from solver_core.errors.quoting import displayable

LONGEST: Final = 100  # characters of a name: what is longer is cut in its middle, so that an ending stays

LONGEST_PATH: Final = 500  # characters of a whole path

LONGEST_TIP: Final = 2000  # characters of hover help

_END: Final = 29
_SIGNS: Final = re.compile(r"([\\`*_{}\[\]()<>#+\-.!|~&])")  # what means something in Markdown
_WIDE: Final = 200
"""Characters of a line of hover help; longer ones are broken, for Qt breaks none of a plain text."""
_WRAPPED: Final = 100
_SPACE: Final = re.compile(r"[\t-\r\x85\u2028\u2029]+")
_JOINER: Final = "\u2060"  # shows nothing; a tag or an entity with it inside is none
_MNEMONIC = re.compile(r"\s*\(&[^&]\)|&(?!&)")


def shown(name: str, longest: int = LONGEST) -> str:
    """A name as part of a sentence, a row or a title."""
    if len(name) > longest:
        name = f"{name[: longest - _END - 1]}…{name[-_END:]}"
    return displayable(_SPACE.sub(" ", name))


def cleaned(text: str) -> str:
    """A text of many lines: they stay, what moves letters about goes."""
    return displayable(text.replace("\r\n", "\n"), keep="\n\t")


def as_tip(text: str) -> str:
    """Hover help that is shown as it is written."""
    if len(text) > LONGEST_TIP:
        text = text[:LONGEST_TIP] + "…"
    text = cleaned(text)
    if any(len(line) > _WIDE for line in text.split("\n")):
        text = "\n".join(textwrap.fill(line, _WRAPPED) for line in text.split("\n"))
    return unmarked(text)


def in_menu(text: str) -> str:
    """An entry of a menu, a tab or an action; Qt makes hover help of it, too."""
    return unmarked(shown(text)).replace("&", "&&")


def as_html(text: str) -> str:
    """A text within our own HTML."""
    return html.escape(cleaned(text))


def unmarked(text: str) -> str:
    """A text that reads the same, but is not taken for HTML where Qt guesses."""
    if not Qt.mightBeRichText(text):
        return text
    return text.replace("<", f"<{_JOINER}").replace("&lt;", f"&{_JOINER}lt;")


def without_mnemonic(text: str) -> str:
    """The text without its mnemonic, which Chinese sets behind the words.

    >>> without_mnemonic("Save &As..."), without_mnemonic("另存为(&A)..."), without_mnemonic("This && that")
    ('Save As...', '另存为...', 'This & that')
    """
    return _MNEMONIC.sub("", text).replace("&&", "&")


def as_markdown(fact: str) -> str:
    """A fact or an error as Markdown; a number before a full stop must not begin a list."""
    first = f"&#{ord(fact[0])};" if fact[:1].isdigit() else ""
    return first + _SIGNS.sub(r"\\\1", fact[len(first) and 1 :])
