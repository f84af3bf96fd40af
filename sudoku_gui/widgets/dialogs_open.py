"""Dialogs that leave the window free: one of a kind is enough."""

from PySide6.QtWidgets import QDialog, QWidget


def bring_forward(window: QWidget, kind: type[QDialog]) -> bool:
    """Whether a dialog of this kind stands open already; it has the keyboard then."""
    for dialog in window.findChildren(kind):
        if dialog.isVisible():
            dialog.raise_()
            dialog.activateWindow()
            return True
    return False
