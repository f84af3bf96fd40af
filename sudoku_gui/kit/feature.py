"""Features and what they declare: actions, each above its method, and panes.

::

    class Hints(Feature):
        @Action("hint", mark("Hint"), keys=("F2",), icon="hint", tip=mark("Show the next hint"))
        def advance(self) -> None: ...

`shell/menus.py` places actions in menus and toolbar.
"""

from collections.abc import Iterable, Iterator
from typing import ClassVar

from PySide6.QtCore import QObject

from sudoku_gui.context import Context
from sudoku_gui.layout.declarations import DECLARED, Action, Figure, PaneSpec


class Feature(QObject):
    """A part of the program, created once with the shared context. It knows no other feature.

    A feature overrides the hooks that it needs.

    Attributes:
        figures: what its panes show in films and on paper.
        parts: features of its own, which are asked with it: every hook passes on to them unless it is overridden.
    """

    figures: ClassVar[tuple[Figure, ...]] = ()
    parts: tuple["Feature", ...] = ()

    def __init__(self, context: Context) -> None:
        super().__init__(context.window)
        self.context = context

    def actions(self) -> Iterator[Action]:
        """Its actions: those declared on its methods, in source order; overrides may add others."""
        for kind in reversed(type(self).__mro__):
            for name, method in vars(kind).items():
                for one in getattr(method, DECLARED, ()):
                    yield one.of(self, getattr(self, name))
        for part in self.parts:
            yield from part.actions()

    def panes(self) -> Iterable[PaneSpec]:
        """The panes of the feature, in order."""
        return ()

    def begin(self) -> None:
        """Called once all features, actions and panes exist."""
        for part in self.parts:
            part.begin()

    def cancel(self) -> bool:
        """Stop the running job, if any; returns whether there was one."""
        return any(part.cancel() for part in self.parts)

    def take_back(self) -> bool:
        """Handle Escape by closing the latest thing shown; returns whether there was any."""
        return any(part.take_back() for part in self.parts)

    def stop(self) -> None:
        """End everything that is running, because the window is about to close."""
        for part in self.parts:
            part.stop()

    def may_close(self) -> bool:
        """Whether the window may close, because everything is stored."""
        return all(part.may_close() for part in self.parts)

    def close(self) -> None:
        """Release what would outlive the closing window."""
        for part in self.parts:
            part.close()
