"""Which arrangement of panes is shown, and which ones come back later: a value that knows no docks.

::

    presentation        until it ends
    borrowed panes      a feature shows some panes, or an arrangement, until it returns them
    chosen              by the user; the one in which a search began comes back when it ends

The topmost is shown, and those below stay as they are. Presentation and borrowed panes may end in any order.
"""

from dataclasses import dataclass, replace
from typing import Final

PRESENTATION: Final = "present"
"""The arrangement in which a search is presented."""

BORROWED: Final = "borrowed"
"""The arrangement of the panes that a feature has borrowed."""


@dataclass(frozen=True, slots=True)
class ArrangementState:
    """Each method returns the state after a change."""

    chosen: str = "play"
    before_search: str | None = None  # in which the present search began; None while nothing is watched
    borrowed: str | None = None  # which a feature shows, `BORROWED` for its panes; None: nothing is borrowed
    panes: tuple[str, ...] = ()  # those that it shows
    is_presenting: bool = False

    @property
    def below(self) -> str:
        """The arrangement below a presentation."""
        return self.chosen if self.borrowed is None else self.borrowed

    @property
    def name(self) -> str:
        """The arrangement that is shown."""
        return PRESENTATION if self.is_presenting else self.below

    @property
    def lasting(self) -> str:
        """The arrangement that is shown at the next start."""
        return self.before_search or self.chosen

    def layout(self, *, is_sudoku: bool, is_tall: bool) -> str:
        """The name of the layout to show: borrowed panes are presented as well, and Play has three layouts."""
        if self.panes and self.name in {BORROWED, PRESENTATION}:
            return BORROWED
        if self.name != "play":
            return self.name
        return ("play_tall" if is_tall else "play") if is_sudoku else "problem"

    def choose(self, name: str) -> "ArrangementState":
        """An arrangement is chosen, below a presentation; while panes are borrowed, until they are returned."""
        return replace(self, chosen=name) if self.borrowed is None else replace(self, borrowed=name)

    def begin_search(self, watching: str) -> "ArrangementState":
        """A search begins; one that begins in Play is watched in this arrangement."""
        before = self.before_search or self.chosen
        state = self if self.borrowed is not None else replace(self, before_search=before)
        return state.choose(watching) if self.below == "play" else state

    def end_search(self) -> "ArrangementState":
        """Nothing is watched any more; inverse of `begin_search`."""
        if self.before_search is None or self.borrowed is not None:
            return self
        before = "play" if self.chosen == "play" else self.before_search
        return replace(self, chosen=before, before_search=None)

    def borrow(self) -> "ArrangementState":
        """A feature borrows the panes, and shows what is shown until it says otherwise."""
        return replace(self, borrowed=self.below)

    def show_borrowed(self, panes: tuple[str, ...], name: str) -> "ArrangementState":
        """Show these of the borrowed panes; or, without any, an arrangement."""
        return replace(self, borrowed=BORROWED if panes else name, panes=panes)

    def give_back(self) -> "ArrangementState":
        """The feature returns the panes; inverse of `borrow`."""
        return replace(self, borrowed=None, panes=())

    def present(self, *, is_presenting: bool) -> "ArrangementState":
        """A presentation begins or ends."""
        return replace(self, is_presenting=is_presenting)
