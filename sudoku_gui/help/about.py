"""What this program is, which version, on what it runs, under which licence, and whom it owes its algorithm."""

import platform
import sys
from html import escape
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import PySide6
from PySide6.QtCore import QSysInfo, Qt, qVersion
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from solver_core import compiled, uncompiled
from sudoku_gui.guard import Guarded
from sudoku_gui.help import about_text as words
from sudoku_gui.widgets.label import Label
from sudoku_gui.widgets.rich_text import RichText
from sudoku_gui.wording.foreign import as_html, as_tip

LICENCE: Final = "https://www.gnu.org/licenses/gpl-3.0.html"
LGPL: Final = "https://www.gnu.org/licenses/lgpl-3.0.html"
QT: Final = "https://doc.qt.io/qtforpython-6/licenses.html"
PAPER: Final = "https://arxiv.org/abs/cs/0011047"
_ICON, _WIDE = 72, 34


class AboutBox(Guarded, QDialog):
    """Shows it without making anybody wait; links are opened by the system, and are seen before."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("about_box")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(words.title())
        picture = Label()
        picture.setPixmap(parent.windowIcon().pixmap(_ICON, _ICON))
        picture.setAlignment(Qt.AlignmentFlag.AlignTop)
        lines = QVBoxLayout()
        for name, text in self._texts():
            lines.addWidget(self._label(name, text))
        lines.addStretch(1)
        row = QHBoxLayout()
        row.setSpacing(16)
        row.addWidget(picture)
        row.addLayout(lines, 1)
        column = QVBoxLayout(self)
        column.addLayout(row)
        column.addWidget(self._buttons())
        wide = _WIDE * self.fontMetrics().height()
        self.resize(wide, column.totalHeightForWidth(wide))

    def _texts(self) -> list[tuple[str, str]]:
        return [
            ("about_what", f"<b>{as_html(words.what(version('dancing-sudoku')))}</b>"),
            ("about_search", as_html(_of_the_search())),
            (
                "about_versions",
                as_html(words.versions(qVersion(), PySide6.__version__, platform.python_version())),
            ),
            ("about_licence", words.licence(LICENCE)),
            ("about_parts", words.parts(QT, LGPL)),
            ("about_sources", words.sources(PAPER)),
        ]

    def _label(self, name: str, html: str) -> RichText:
        label = RichText(name)
        label.show_html(html)
        label.link_followed.connect(QDesktopServices.openUrl)
        label.highlighted.connect(lambda url: label.setToolTip(as_tip(url.toString())))
        return label

    def _buttons(self) -> QDialogButtonBox:
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self._copy = QPushButton(words.copy())
        self._copy.setObjectName("about_copy")
        self._copy.clicked.connect(self._copy_report)
        buttons.addButton(self._copy, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.rejected.connect(self.reject)
        return buttons

    def _copy_report(self) -> None:
        QGuiApplication.clipboard().setText(report())
        self._copy.setText(words.copied())


def _of_the_search() -> str:
    why = uncompiled.reason()
    if why is None:
        return words.compiled(", ".join(kernels()))
    return f"{escape(words.uncompiled(why))} {escape(words.remedy(why))}"


def kernels() -> tuple[str, ...]:
    """The compiled parts of the search, by the names of their modules; none where it runs uncompiled."""
    spec = find_spec("solver_core") if compiled else None
    if spec is None or not spec.submodule_search_locations:
        return ()
    top = Path(spec.submodule_search_locations[0])
    found = {file.name.partition(".")[0] for ending in ("*.so", "*.pyd") for file in top.rglob(ending)}
    return tuple(sorted(found))


def report() -> str:
    """For a bug report: in English, whoever sends it."""
    why = uncompiled.reason()
    search = f"uncompiled ({why.cause}: {why.detail})" if why else f"compiled ({', '.join(kernels())})"
    lines = (
        f"Dancing Sudoku {version('dancing-sudoku')}",
        f"search: {search}",
        f"Qt {qVersion()}, PySide {PySide6.__version__}, platform {QGuiApplication.platformName()}",
        f"Python {sys.version.split(' ', maxsplit=1)[0]} ({platform.python_implementation()})",
        f"system: {QSysInfo.prettyProductName()}, {QSysInfo.currentCpuArchitecture()}",
        f"screen: {_screen()}",
    )
    return "\n".join(lines)


def _screen() -> str:
    screen = QGuiApplication.primaryScreen()
    size = screen.size()
    return f"{size.width()} x {size.height()}, scale {screen.devicePixelRatio():g}"


def show(parent: QWidget) -> AboutBox:
    """Show it without waiting."""
    box = AboutBox(parent)
    box.open()
    return box
