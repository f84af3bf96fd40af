"""Words for comparing a node of the tree with another position."""

from PySide6.QtCore import QCoreApplication

from sudoku_gui.wording.names import number


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
    return QCoreApplication.translate("contrasting", "Compare with the Current Position")


def compare_with_selected(node: str) -> str:
    """An entry of the menu of a node: with the one selected before."""
    text = QCoreApplication.translate("contrasting", "Compare with {node}, Selected Before")
    return text.format(node=node.replace("&", "&&"))


def compare_with_none() -> str:
    """The same while no other was selected."""
    return QCoreApplication.translate("contrasting", "Compare with the Node Selected Before")
