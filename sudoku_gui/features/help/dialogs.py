"""The list of keyboard shortcuts; and the about box: what this program is, on what it runs, its licence and sources."""

import platform
import sys
from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import PySide6
from PySide6.QtCore import QSysInfo, Qt, qVersion
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from solver_core import __version__, compiled, processor, uncompiled
from solver_core.errors import Message
from solver_core.uncompiled import SLOWER
from sudoku_gui.layout.declarations import KeySection
from sudoku_gui.translation import translate
from sudoku_gui.widgets import boxes
from sudoku_gui.widgets.buttons import dialog_button
from sudoku_gui.widgets.dialog import Dialog
from sudoku_gui.widgets.label import Label
from sudoku_gui.widgets.rich_text import RichText
from sudoku_gui.wording import errors
from sudoku_gui.wording.foreign import as_html, as_tip

LICENCE: Final = "https://www.gnu.org/licenses/gpl-3.0.html"
LGPL: Final = "https://www.gnu.org/licenses/lgpl-3.0.html"
QT: Final = "https://doc.qt.io/qtforpython-6/licenses.html"
PAPER: Final = "https://arxiv.org/abs/cs/0011047"
_ICON, _WIDE = 72, 34


class AboutBox(Dialog):
    """A message box whose links are opened by the system, and shown in a tool tip first."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, "about_box", translate("about", "About Dancing Sudoku"))
        picture = Label()
        picture.setPixmap(parent.windowIcon().pixmap(_ICON, _ICON))
        picture.setAlignment(Qt.AlignmentFlag.AlignTop)
        lines = boxes.column(*(_label(name, html) for name, html in _paragraphs().items()), None)
        copy = dialog_button("about_copy", translate("about", "&Copy for a Bug Report"))
        copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(report()))
        copy.clicked.connect(lambda: copy.setText(translate("about", "Copied")))
        body = boxes.row(picture, lines, spacing=16, stretch=(0, 1))
        column = self.lay_out(body, self.button_box(copy, closes_on_enter=True))
        wide = _WIDE * self.fontMetrics().height()
        self.resize(wide, column.totalHeightForWidth(wide))


def _label(name: str, html: str) -> RichText:
    label = RichText(f"about_{name}")
    label.show_html(html)
    label.link_followed.connect(QDesktopServices.openUrl)
    label.highlighted.connect(lambda url: label.setToolTip(as_tip(url.toString())))
    return label


def _paragraphs() -> dict[str, str]:
    """Rich text, by the names of its labels."""
    what = translate(
        "about", "Dancing Sudoku {version}: a Sudoku whose solver you can watch, forward and back."
    ).format(version=__version__)
    versions = translate("about", "Qt {qt}, PySide {pyside}, Python {python}.").format(
        qt=qVersion(), pyside=PySide6.__version__, python=platform.python_version()
    )
    licence = translate(
        "about", "Free software under the {licence}, version 3 or later: you may use, change and share it."
    ).format(licence=_link(LICENCE, "GNU General Public License"))
    parts = translate(
        "about",
        "Third-party software: {qt} under the {lgpl}, version 3; Python (PSF licence); the search "
        "is compiled by Cython (Apache licence 2.0); GIF and WebP by Pillow (MIT-CMU licence); hints by "
        "hodoku-py (GPL); MP4 by FFmpeg (LGPL or GPL), where installed.",
    ).format(qt=_link(QT, "Qt, Qt for Python"), lgpl=_link(LGPL, "GNU Lesser General Public License"))
    sources = translate(
        "about",
        "The algorithm: D. E. Knuth, {paper}, 2000, and The Art of Computer Programming, volume 4B, section 7.2.2.1; "
        "the links that leave and return: H. Hitotumatu and K. Noshita, 1979.",
    ).format(paper=_link(PAPER, "Dancing Links"))
    why = uncompiled.reason()
    running = translate("about", "The search runs compiled.")
    return {
        "what": f"<b>{as_html(what)}</b>",
        "search": as_html(running if why is None else f"{describe_uncompiled(why)} {_remedy(why)}"),
        "versions": as_html(versions),
        "licence": licence,
        "parts": parts,
        "sources": sources,
    }


def _link(address: str, text: str) -> str:
    return f'<a href="{address}">{text}</a>'


def describe_uncompiled(reason: Message) -> str:
    """The sentence that the search is slow, and why."""
    text = translate("about", "The search runs uncompiled, more than {count} times slower: {cause}.")
    return text.format(count=SLOWER, cause=errors.describe(reason))


def _remedy(reason: Message) -> str:
    texts = {
        "uncompiled.asked": translate("about", "To change this, install it again without that variable."),
        "uncompiled.cython": translate("about", "To change this, install Cython, then install it again."),
        "uncompiled.source": translate("about", "To change this, install the source where it is: {command}"),
    }
    compiler = translate(
        "about",
        "To change this, install a C compiler and Python's headers (on Debian: {packages}), then install it again.",
    )
    return texts.get(reason.code, compiler).format(
        command="pip install -e .", packages="gcc libc6-dev python3-dev"
    )


def kernels() -> tuple[str, ...]:
    """The compiled parts of the search that run here, by the names of their modules; none where it runs uncompiled."""
    spec = find_spec("solver_core") if compiled else None
    if spec is None or not spec.submodule_search_locations:
        return ()
    top = Path(spec.submodule_search_locations[0])
    found = {file.name.partition(".")[0] for ending in ("*.so", "*.pyd") for file in top.rglob(ending)}
    return tuple(processor.running(found, processor.kernel("solver_core.cover.answers.bitsets")))


def report() -> str:
    """A description of program and system for a bug report, in English."""
    why = uncompiled.reason()
    search = f"uncompiled ({why})" if why else f"compiled ({', '.join(kernels())})"
    screen = QGuiApplication.primaryScreen()
    size = screen.size()
    lines = (
        f"Dancing Sudoku {__version__}",
        f"search: {search}",
        f"Qt {qVersion()}, PySide {PySide6.__version__}, platform {QGuiApplication.platformName()}",
        f"Python {sys.version.split(' ', maxsplit=1)[0]} ({platform.python_implementation()})",
        f"system: {QSysInfo.prettyProductName()}, {QSysInfo.currentCpuArchitecture()}",
        f"screen: {size.width()} x {size.height()}, scale {screen.devicePixelRatio():g}",
    )
    return "\n".join(lines)


class ShortcutSheet(Dialog):
    """Two columns: what is done, and its keys; below a heading for each part of the window."""

    usual = 96, 44

    def __init__(self, parent: QWidget, sections: Iterable[KeySection]) -> None:
        super().__init__(parent, "shortcut_sheet", self.tr("Keyboard Shortcuts"))
        table = QTableWidget(0, 2)
        table.setAccessibleName(self.tr("Keyboard shortcuts"))
        table.setHorizontalHeaderLabels([self.tr("Action"), self.tr("Keys")])
        table.verticalHeader().hide()
        table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        table.setShowGrid(False)
        table.setTabKeyNavigation(False)
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        for section in sections:
            self._add_heading(table, section.title)
            for texts in section.rows:
                number = table.rowCount()
                table.insertRow(number)
                for column, text in enumerate(texts):
                    table.setItem(number, column, QTableWidgetItem(text))
        table.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        table.horizontalHeader().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        below = QVBoxLayout(self)
        below.addWidget(table)
        below.addWidget(self.button_box(closes_on_enter=True))
        self.fit_screen()

    def _add_heading(self, table: QTableWidget, title: str) -> None:
        number = table.rowCount()
        table.insertRow(number)
        table.setSpan(number, 0, 1, 2)
        heading, font = QTableWidgetItem(title), table.font()
        font.setBold(True)
        heading.setFont(font)
        table.setItem(number, 0, heading)
