"""Features and what they declare: actions and panes, each above its method.

::

    class Hints(Feature):
        @Action("hint", "Hint", keys=("F2",), icon="hint", tip="Show the next hint")
        def advance(self) -> None: ...

`shell/menus.py` places actions in menus and toolbar.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar, TypeVar

from PySide6.QtCore import QObject

from sudoku_gui.context import Context
from sudoku_gui.layout.declarations import DECLARED, Action, Figure, KeySection, PaneSpec

_Declared = TypeVar("_Declared", Action, PaneSpec)


class Feature(QObject):
    """A part of the program, created once with the shared context. It knows no other feature.

    A feature overrides the hooks that it needs.

    Attributes:
        figures: what its panes show in films and on paper.
        parts: features of its own, which are asked with it: every hook passes on to them unless it is overridden.
    """

    figures: ClassVar[tuple[Figure, ...]] = ()
    parts: tuple["Feature", ...] = ()
    _declarations: ClassVar[Sequence[tuple[str, Action | PaneSpec]]] = ()

    def __init_subclass__(cls, **arguments: object) -> None:
        """Find what the class declares, its bases' first, with the names of the methods below."""
        super().__init_subclass__(**arguments)
        cls._declarations = [
            (name, one)
            for base in reversed(cls.__mro__)
            for name, method in vars(base).items()
            for one in getattr(method, DECLARED, ())
        ]

    def __init__(self, context: Context) -> None:
        super().__init__(context.window)
        self.context = context
        # What most features need of it.
        self._window, self._messages, self._preferences = (
            context.window,
            context.messages,
            context.preferences,
        )
        self._document, self._player = context.document, context.player

    def actions(self) -> Iterator[Action]:
        """The actions declared on the feature's methods, in source order; overrides may add others."""
        yield from self._declared(Action)
        for part in self.parts:
            yield from part.actions()

    def panes(self) -> Iterator[PaneSpec]:
        """The panes declared on the feature's methods, in source order."""
        yield from self._declared(PaneSpec)

    def _declared(self, kind: type[_Declared]) -> Iterator[_Declared]:
        for name, one in self._declarations:
            if isinstance(one, kind):
                yield one.of(self, getattr(self, name))

    def key_sections(self) -> Iterable[KeySection]:
        """What keys do in its parts of the window, beside the shortcuts of actions."""
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
