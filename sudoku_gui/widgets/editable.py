"""Lists whose rows can be named in place."""

from PySide6.QtWidgets import QWidget

from sudoku_gui.guard import Guarded


class Editable(Guarded):
    """A mixin for views with editors, named before the class of Qt."""

    # --- Qt ---------------------------------------------------------------------------------------

    def commitData(self, editor: QWidget) -> None:
        """Return is heard of later; the rows may be others by then, and their editors hidden."""
        if not editor.isHidden():
            super().commitData(editor)  # type: ignore[misc]  # of the class of Qt that comes after this one
