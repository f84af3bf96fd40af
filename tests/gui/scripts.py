"""Loads scripts of `.build`, which a source distribution has and a wheel has not."""

import importlib
import sys
from pathlib import Path
from types import ModuleType
from typing import Final

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage

FOLDER: Final = Path(__file__).parents[2] / ".build"

COARSE, MOST, MEAN = 4, 60, 2.0
"""As for other reference pictures: how coarsely they are compared, and how much they may differ."""


def load(name: str) -> ModuleType:
    """The script of this name; skips the tests of a module where it is not."""
    if not (FOLDER / f"{name}.py").exists():
        pytest.skip("the script that draws the pictures is not here", allow_module_level=True)
    sys.path.insert(0, str(FOLDER))
    try:
        return importlib.import_module(name)
    finally:
        sys.path.remove(str(FOLDER))


def expect_alike(drawn: QImage, shipped: QImage) -> None:
    """One picture looks like the other, whatever draws letters here."""
    assert drawn.size() == shipped.size()
    gaps = [abs(one - other) for one, other in zip(_coarse(drawn), _coarse(shipped), strict=True)]
    assert max(gaps) <= MOST
    assert sum(gaps) / len(gaps) <= MEAN


def _coarse(image: QImage) -> bytes:
    size = QSize(image.width() // COARSE, image.height() // COARSE)
    small = image.scaled(
        size, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    )
    held = small.convertToFormat(QImage.Format.Format_RGBA8888)
    return bytes(held.constBits())
