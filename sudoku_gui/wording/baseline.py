"""Words for what is compared where something else is shown: on the board, in the key of the matrix, in the tree."""

from PySide6.QtCore import QCoreApplication

from sudoku_gui.wording.names import number


def cell_lost(digits: str) -> str:
    """Of a cell, for screen readers: candidates that went since the place compared with."""
    return QCoreApplication.translate("contrasting", "{digits} gone").format(digits=digits)


def cell_returned(digits: str) -> str:
    """Of a cell, for screen readers: candidates that have come back since then."""
    return QCoreApplication.translate("contrasting", "{digits} returned").format(digits=digits)


def key_gone() -> str:
    """In the key of the matrix: a row or column that has left since the place compared with."""
    return QCoreApplication.translate("contrasting", "gone since the place compared with")


def key_returned() -> str:
    """The same for what has returned."""
    return QCoreApplication.translate("contrasting", "returned since then")


def go_there() -> str:
    """An entry of the menu of a node."""
    return QCoreApplication.translate("contrasting", "Go There")


def more_to_do() -> str:
    """The same: what can be done with the column and the option of its choice."""
    return QCoreApplication.translate("contrasting", "More…")


def node_at(position: int) -> str:
    """What a node is called of which nothing else is known any more."""
    return QCoreApplication.translate("contrasting", "Event {position}").format(position=number(position))


def compare_with_present() -> str:
    """An entry of the menu of a node."""
    return QCoreApplication.translate("contrasting", "Compare with the Present Position")


def compare_with_selected(node: str) -> str:
    """An entry of the menu of a node: with the one selected before."""
    text = QCoreApplication.translate("contrasting", "Compare with {node}, Selected Before")
    return text.format(node=node.replace("&", "&&"))


def compare_with_none() -> str:
    """The same while no other was selected."""
    return QCoreApplication.translate("contrasting", "Compare with the Node Selected Before")
