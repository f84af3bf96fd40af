"""What is pointed at: pointing at a thing in one view lights the same thing in all."""

from dataclasses import dataclass

from PySide6.QtCore import QObject, QPoint, Signal

from solver_core.cover import Problem


@dataclass(frozen=True, slots=True)
class Spot:
    """An item, an option, or the node where the two cross, by the numbers of the problem.

    In a Sudoku an option is a candidate (``cell * 9 + digit - 1``), and the first 81 items are the cells.
    """

    item: int | None = None
    option: int | None = None

    def items(self, problem: Problem) -> frozenset[int]:
        """The items to be lit: the one pointed at, or all that the option covers; none of another problem."""
        if self.item is not None:
            return frozenset({self.item} if self.item < len(problem.names) else ())
        if self.option is None or self.option >= len(problem.options):
            return frozenset()
        return frozenset(problem.options[self.option])

    def options(self, problem: Problem) -> frozenset[int]:
        """The options to be lit: the one pointed at, or all that could cover the item; none of another problem."""
        if self.option is not None:
            return frozenset({self.option} if self.option < len(problem.options) else ())
        if self.item is None or self.item >= len(problem.names):
            return frozenset()
        return frozenset(problem.columns[self.item])


class Pointing(QObject):
    """One spot for all views: where the mouse is, else what was clicked or walked to last.

    Signals:
        changed: another spot, or none, is pointed at.
        menu_wanted: the user asks what can be done with a spot.
            spot: which.
            place: where on the screen.
        doing_wanted: the user wants to go where the spot changed last: Enter or a double click.
            spot: which.
    """

    changed = Signal()
    menu_wanted = Signal(object, QPoint)
    doing_wanted = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._hovered: Spot | None = None
        self._pinned: Spot | None = None

    @property
    def spot(self) -> Spot | None:
        """What is pointed at; None for nothing."""
        return self._hovered or self._pinned

    @property
    def pinned(self) -> Spot | None:
        """What stays lit when the mouse goes elsewhere."""
        return self._pinned

    def hover(self, spot: Spot | None) -> None:
        """The mouse is over a spot; None: over none."""
        self._set(spot, self._pinned)

    def pin(self, spot: Spot | None) -> None:
        """A spot was clicked, or walked to with the keyboard; None: let it go."""
        self._set(None if spot is None else self._hovered, spot)

    def clear(self) -> None:
        """Point at nothing: another problem has other numbers."""
        self._set(None, None)

    def _set(self, hovered: Spot | None, pinned: Spot | None) -> None:
        before = self.spot
        self._hovered, self._pinned = hovered, pinned
        if self.spot != before:
            self.changed.emit()
