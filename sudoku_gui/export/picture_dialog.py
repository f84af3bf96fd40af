"""Asks which view is to become a picture, and what kind of one."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QSize, Signal
from PySide6.QtWidgets import QDialogButtonBox, QWidget

from sudoku_gui.export import dialog_text as facts
from sudoku_gui.export import dialog_text as words
from sudoku_gui.export import picture_files as export
from sudoku_gui.export.form import Choices, ExportForm
from sudoku_gui.export.picture_files import Kind, Page

SCALES = ("1", "2", "3", "4")


@dataclass(frozen=True, slots=True)
class PictureOrder:
    """What was chosen.

    Attributes:
        view: the name of the view.
        kind: of file.
        scale: of a PNG.
        page: of a PDF.
        on_paper: in the light theme on white, whatever it wears.
        has_caption: with the sentence below.
    """

    view: str
    kind: Kind
    scale: float
    page: Page
    on_paper: bool
    has_caption: bool


class PictureDialog(ExportForm):
    """Chooses view, kind, scale, page and colours.

    Signals:
        ordered: a file is wanted.
            order: a `PictureOrder`.
        copy_requested: the same for the clipboard.
            order: a `PictureOrder`.

    Args:
        parent: the window it belongs to.
        views: the names of the views in sight, and what they are called.
        measure: tells how large the picture of an order is, in logical pixels.
        choices: what was chosen the last time.
        first: the view to begin with.
    """

    ordered = Signal(object)
    copy_requested = Signal(object)

    def __init__(
        self,
        parent: QWidget,
        views: Mapping[str, str],
        measure: Callable[[PictureOrder], QSize],
        choices: Choices,
        first: str = "",
    ) -> None:
        super().__init__(
            parent,
            "export_picture",
            QCoreApplication.translate("export_dialogs", "Save a View as a Picture"),
            choices,
        )
        self._measure = measure
        self._view = self.chooser("view", self.tr("&View:"), list(views.items()), "board")
        if first in views:
            self._view.setCurrentIndex(self._view.findData(first))
        kinds = [(kind.value, words.kind(kind.value)) for kind in Kind]
        self._kind = self.chooser("kind", words.format_(), kinds, Kind.PNG.value)
        self._scale = self.chooser(
            "scale", self.tr("Sca&le:"), [(scale, words.times(scale)) for scale in SCALES], "2"
        )
        pages = [(page.value, words.page(page.value)) for page in Page]
        self._page = self.chooser("page", self.tr("&Page:"), pages, Page.FITTED.value)
        self._theme = self.chooser(
            "theme",
            self.tr("C&olours:"),
            [("seen", self.tr("As on screen")), ("paper", self.tr("Dark on white, for paper"))],
            "seen",
        )
        self._caption = self.check("caption", self.tr("With the sentence &below"), default=True)
        self._copy = self.buttons.addButton(self.tr("&Copy"), QDialogButtonBox.ButtonRole.ActionRole)
        self._copy.setObjectName("copy")
        self._copy.clicked.connect(self._on_copy)
        self.changed.connect(self.refresh)
        self.accepted.connect(self._order)
        self.refresh()

    @property
    def order(self) -> PictureOrder:
        """What is chosen."""
        return PictureOrder(
            self._view.currentData(),
            Kind(self._kind.currentData()),
            float(self._scale.currentData()),
            Page(self._page.currentData()),
            on_paper=self._theme.currentData() == "paper" and self._view.currentData() != "window",
            has_caption=self._caption.isChecked(),
        )

    def refresh(self) -> None:
        """Say what comes of it."""
        order = self.order
        self.show_row(self._scale, visible=order.kind is Kind.PNG)
        self.show_row(self._page, visible=order.kind is Kind.PDF)
        self._theme.setEnabled(order.view != "window")  # its icons have the colours of the theme it wears
        size = self._measure(order)
        whole = export.pixels(size, order.scale if order.kind is Kind.PNG else 1.0)
        fits = order.kind is not Kind.PNG or whole.width() * whole.height() <= export.MOST_PIXELS
        if not fits:
            said = facts.too_many_pixels(whole.width(), whole.height())
        elif order.kind is Kind.PNG:
            said = facts.pixels(whole.width(), whole.height())
        elif order.kind is Kind.SVG or order.page is Page.FITTED:
            said = facts.drawing(size.width(), size.height())
        else:
            said = facts.fitted_on(words.page(order.page.value))
        self.show_facts(said, can_go=fits)
        self._copy.setEnabled(fits)

    def _order(self) -> None:
        self.ordered.emit(self.order)

    def _on_copy(self) -> None:
        self.remember()
        self.copy_requested.emit(self.order)
