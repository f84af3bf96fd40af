"""The links as a table: a row for each header and node in sight, with its neighbours as its own links say."""

from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import Qt

from solver_core.cover import RepeatSearch, Search
from solver_core.cover.neighbours import ROOT, Element, Way, neighbours
from sudoku_gui.panes.links import text as words
from sudoku_gui.panes.links.model import LinkLook, target_of
from sudoku_gui.player.selection import Target
from sudoku_gui.widgets.row_table import Index, RowTable
from sudoku_gui.wording.foreign import as_tip
from sudoku_gui.wording.names import number

NAME, SIZE = 0, 5
WAYS: Final = (Way.LEFT, Way.RIGHT, Way.UP, Way.DOWN)
"""In the columns between name and size."""
ROW_ROLE: Final = Qt.ItemDataRole.UserRole
TARGET_ROLE: Final = Qt.ItemDataRole.UserRole + 1


@dataclass(frozen=True, slots=True)
class LinkRow:
    """A header, a node or the root.

    Attributes:
        texts: its name, where it points to the left, right, up and down, and a header's size; "" for none.
        sentence: the same in words.
        is_out: whether no link leads to it.
        is_newest: whether the latest event is about it.
    """

    element: Element
    target: Target | None
    texts: tuple[str, ...]
    sentence: str
    is_out: bool = False
    is_newest: bool = False


class LinkTableModel(RowTable[LinkRow]):
    """Shows a `LinkLook`."""

    columns = 6

    def refresh(self, search: Search | RepeatSearch | None, look: LinkLook | None) -> None:
        self.show_rows([] if search is None or look is None else rows(search, look))

    # --- what it answers --------------------------------------------------------------------------

    def key(self, row: LinkRow) -> Element:
        return row.element

    def header(self, section: int) -> tuple[str, str]:
        return words.table_headings()[section]

    def cell(self, row: LinkRow, index: Index, role: int) -> Any:
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return row.texts[index.column()]
            case Qt.ItemDataRole.AccessibleTextRole | Qt.ItemDataRole.ToolTipRole:
                return as_tip(row.sentence) if role == Qt.ItemDataRole.ToolTipRole else row.sentence
        return {ROW_ROLE: row, TARGET_ROLE: row.target}.get(role)


def rows(search: Search | RepeatSearch, look: LinkLook) -> list[LinkRow]:
    """The root, the headers and the nodes of a picture, column by column; the search stands where it was made."""
    problem, out = look.problem, {box.element for box in look.boxes if box.depth}
    sizes = {box.element: number(box.size) for box in look.boxes if not box.element.is_node}
    order = sorted(sizes, key=lambda it: it.item)
    elements = [ROOT]
    for header in order:
        nodes = (box.element for box in look.boxes if box.element.is_node and box.element.item == header.item)
        elements += [header, *nodes]
    return [
        LinkRow(
            it,
            target_of(it, problem),
            (
                words.short(problem, it),
                *(words.short_end(problem, ends[way], way) for way in WAYS),
                sizes.get(it, ""),
            ),
            words.four_links(problem, it, ends),
            is_out=it in out,
            is_newest=it == look.newest,
        )
        for it in elements
        for ends in (neighbours(search, it),)
    ]
