"""Names that do harm where they are taken for HTML, and a look at all that a window shows and says."""

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QAbstractListModel, QEvent, QModelIndex, QPoint, Qt
from PySide6.QtGui import QAccessible, QHelpEvent
from PySide6.QtGui import Qt as QtText
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QComboBox,
    QFileDialog,
    QHeaderView,
    QLabel,
    QTabBar,
    QToolTip,
    QWidget,
)
from shiboken6 import isValid

PICTURE: Final = "<img/src='/dev/zero'>"
OVERRIDE: Final = "a\u202egnp.exe"
NAMES: Final = (PICTURE, "<b>x</b>", "&amp;x", "a&b", OVERRIDE, "W" * 100_000, "&lt;i&gt;")

MOVED: Final = {chr(code) for code in (*range(0x202A, 0x202F), *range(0x2066, 0x206A))}
"""What turns letters around."""
LONGEST: Final = 4000
"""Characters of anything that is shown: many names of a list may stand in one sentence."""


def strange(text: object) -> str:
    if not isinstance(text, str):
        return ""
    if MOVED & set(text):
        return "turns letters around"
    if any(ord(sign) < 32 and sign not in "\n\t" for sign in text):
        return "has control characters"
    return "is endless" if len(text) > LONGEST else ""


def faults(of: str, texts: dict[str, str]) -> Iterator[str]:
    """What is wrong with the texts of one thing, Described by their roles."""
    for role, text in texts.items():
        if why := strange(text):
            yield f"{of}: {role} {why}: {text[:60]!r}"
        if "tip" in role and QtText.mightBeRichText(text):
            yield f"{of}: {role} is HTML: {text[:60]!r}"


def of_models(view: QAbstractItemView) -> Iterator[str]:
    model, roles = view.model(), Qt.ItemDataRole
    if model is None:
        return

    def columns(parent: QModelIndex) -> int:
        return 1 if isinstance(model, QAbstractListModel) else model.columnCount(parent)

    def under(parent: QModelIndex) -> Iterator[QModelIndex]:
        for row in range(min(40, model.rowCount(parent))):
            for column in range(columns(parent)):
                yield model.index(row, column, parent)
            yield from under(model.index(row, 0, parent))

    reported = {"text": roles.DisplayRole, "tip": roles.ToolTipRole, "spoken": roles.AccessibleTextRole}
    for index in under(QModelIndex()):
        texts = {name: str(index.data(role) or "") for name, role in reported.items()}
        yield from faults(f"{view.objectName()} {index.row()}.{index.column()}", texts)
    for column in range(columns(QModelIndex())):
        tip = model.headerData(column, Qt.Orientation.Horizontal, roles.ToolTipRole)
        yield from faults(f"heading of {view.objectName()}", {"tip": str(tip or "")})


def of_widget(widget: QWidget) -> Iterator[str]:
    called = f"{type(widget).__name__} {widget.objectName()}"
    texts = {
        "tip": widget.toolTip(),
        "tip of what it is": widget.whatsThis(),
        "status": widget.statusTip(),
        "name": widget.accessibleName(),
        "description": widget.accessibleDescription(),
        "title": widget.windowTitle(),
    }
    found = QAccessible.queryAccessibleInterface(widget)
    if found is not None:
        texts |= {
            "heard": found.text(QAccessible.Text.Name),
            "heard more": found.text(QAccessible.Text.Description),
        }
    if isinstance(widget, QLabel):
        texts["text"] = widget.text()
        if not widget.objectName().startswith("qt_") and widget.textFormat() is not Qt.TextFormat.PlainText:
            yield f"{called} guesses what {widget.text()[:60]!r} is"
    if isinstance(widget, QTabBar):
        for tab in range(widget.count()):
            yield from faults(called, {"tab": widget.tabText(tab), "tip": widget.tabToolTip(tab)})
    if isinstance(widget, QComboBox):
        for row in range(widget.count()):
            tip = str(widget.itemData(row, Qt.ItemDataRole.ToolTipRole) or "")
            yield from faults(called, {"item": widget.itemText(row), "tip": tip})
    if isinstance(widget, QAbstractItemView) and not isinstance(widget, QHeaderView):
        yield from of_models(widget)
    for action in widget.actions():
        reported = {"entry": action.text(), "tip": action.toolTip(), "status": action.statusTip()}
        yield from faults(f"{called}, {action.objectName()}", reported)
    yield from faults(called, texts)


def everything(top: QWidget | None = None) -> list[str]:
    """What is wrong anywhere; Qt's own dialog of files is Qt's business."""
    QApplication.sendPostedEvents(
        None, QEvent.Type.DeferredDelete.value
    )  # what is going is not shown any more
    every = [top, *top.findChildren(QWidget)] if top is not None else QApplication.allWidgets()
    ours = (it for it in every if isValid(it) and not isinstance(it.window(), QFileDialog))
    return [fault for widget in ours for fault in of_widget(widget)]


def hovered(view: QWidget) -> Iterator[str]:
    for x in range(4, view.width(), max(8, view.width() // 25)):
        for y in range(4, view.height(), max(8, view.height() // 25)):
            place = QPoint(x, y)
            QApplication.sendEvent(view, QHelpEvent(QEvent.Type.ToolTip, place, view.mapToGlobal(place)))
            yield from faults(f"over {view.objectName()} at {x}, {y}", {"tip": QToolTip.text()})
