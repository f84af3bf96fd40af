"""The gallery of exact cover problems, in a dialog and in the menu; `Watching` shows what is chosen."""

from collections.abc import Iterable, Iterator
from functools import partial

from sudoku_gui.kit.feature import Feature
from sudoku_gui.layout.declarations import Action, KeySection, native
from sudoku_gui.translation import Texts
from sudoku_gui.wording import gallery

tr_keys = Texts("keys")


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

    def key_sections(self) -> Iterable[KeySection]:
        rows = [
            (tr_keys("To the next square"), tr_keys("Arrows")),
            (tr_keys("Change the square"), native("Space")),
            (tr_keys("Clear the square"), native("Del", "Backspace", "0", ".")),
        ]
        yield KeySection(tr_keys("Gallery, board to draw on"), rows)

    def actions(self) -> Iterator[Action]:
        yield from super().actions()
        for entry in gallery.ENTRIES:
            watch = partial(self.context.watching.watch_sample, entry.sample)
            yield Action(f"sample_{entry.sample}", entry.label, watch, tip=entry.tip)
