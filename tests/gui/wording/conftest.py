"""A translator for every test of words: what it leaves standing has gone past it."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator


class Marking(QTranslator):
    """Translates every text into nothing but its placeholders, between marks."""

    def translate(self, _context: str, text: str, _disambiguation: str | None = None, _n: int = -1) -> str:
        return "".join(f"<{{{part}}}>" for part in text.replace("}", "{").split("{")[1::2]) or "<>"


@pytest.fixture
def marking(qapp: QCoreApplication) -> Iterator[None]:
    translator = Marking()
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)
