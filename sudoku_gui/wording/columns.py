"""How many options a column has, in words."""

from PySide6.QtCore import QCoreApplication


def size(options: int) -> str:
    """``4 options``."""
    if options == 0:
        return QCoreApplication.translate("columns", "no option")
    return QCoreApplication.translate("columns", "%n options", "", options)


def left(options: int) -> str:
    """``4 options left``."""
    if options == 0:
        return QCoreApplication.translate("columns", "no option left")
    return QCoreApplication.translate("columns", "%n options left", "", options)
