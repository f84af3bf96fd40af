"""The gallery of exact cover problems, in a dialog and in the menu; `Watching` shows what is chosen."""

from collections.abc import Iterator
from functools import partial

from sudoku_gui.kit.feature import Feature
from sudoku_gui.layout.declarations import Action
from sudoku_gui.wording import gallery


class GalleryFeature(Feature):
    """Problems to watch, in the menu and in the dialog."""

    @Action(
        "gallery",
        "&All Problems...",
        keys=("Ctrl+Shift+G",),
        tip="Choose a problem, its size and its board, and see how large its search will be",
    )
    def show(self) -> None:
        from sudoku_gui.features.gallery.dialog import show_gallery

        context = self.context
        show_gallery(context.window, context.preferences, context.watching.watch_sample)

    def actions(self) -> Iterator[Action]:
        yield from super().actions()
        for entry in gallery.ENTRIES:
            watch = partial(self.context.watching.watch_sample, entry.sample)
            yield Action(f"sample_{entry.sample}", entry.label, watch, tip=entry.tip)
