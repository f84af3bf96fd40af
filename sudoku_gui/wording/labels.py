"""Texts of menus without what a menu needs: for buttons, titles, lists and screen readers."""

import re

_MNEMONIC = re.compile(r"\s*\(&[^&]\)|&(?!&)")


def plain(text: str) -> str:
    """The text without its mnemonic, which Chinese sets behind the words.

    >>> plain("Save &As..."), plain("另存为(&A)..."), plain("This && that")
    ('Save As...', '另存为...', 'This & that')
    """
    return _MNEMONIC.sub("", text).replace("&&", "&")
