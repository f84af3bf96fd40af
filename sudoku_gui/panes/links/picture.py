"""All that a painter of links must know: what, where, in which colours, what the user points at, and what moves."""

from dataclasses import dataclass

from solver_core.cover.neighbours import Element
from sudoku_gui.panes.links.geometry import Geometry
from sudoku_gui.panes.links.look import LinkLook
from sudoku_gui.player.selection import Target
from sudoku_gui.render.theme import Theme


@dataclass(frozen=True, slots=True)
class Marks:
    """What the user does.

    Attributes:
        target: what is pointed at.
        here: the box that was clicked or walked to.
        focus: whether the keyboard speaks to this picture.
    """

    target: Target | None = None
    here: Element | None = None
    focus: bool = False


@dataclass(frozen=True, slots=True)
class Motion:
    """A box on its way out, or back.

    Attributes:
        element: which.
        gone: from 0, in its place, to 1, out.
    """

    element: Element
    gone: float


@dataclass(frozen=True, slots=True)
class Picture:
    """One picture of links; look and geometry are of the same scene."""

    look: LinkLook
    geometry: Geometry
    theme: Theme
    marks: Marks = Marks()
    motion: Motion | None = None

    @property
    def em(self) -> float:
        """The height of the text."""
        return self.geometry.em

    @property
    def stroke(self) -> float:
        """The width of a plain line."""
        return max(1.0, 0.075 * self.em)

    def gone(self, element: Element) -> float:
        """How far out a ghost is."""
        return self.motion.gone if self.motion is not None and self.motion.element == element else 1.0
