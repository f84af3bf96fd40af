"""The colours of the whole program, by the part they play; no colour is named anywhere else.

A role is one of three kinds, and each kind keeps a promise in every theme:

==========  ====================================================  ======================================
kind        roles                                                 contrast (WCAG 2.2)
==========  ====================================================  ======================================
background  window, button, paper, house_shade, same_digit,       the others are read on it
            filtered, bars, the users' colours
text        ink, given, entry, candidate, wrong, forced, guess,    4.5 : 1 on every background
            link_visited
shape       all others: lines, frames, marks, columns, the ramp   3 : 1 on paper
==========  ====================================================  ======================================

No state rests on hue alone: each painter gives each its own shape as well.
"""

from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any, Final, get_origin, get_type_hints

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette

_NAMES: Final = ("light", "dark", "high_contrast")


_Violet = Annotated[QColor, "#7b2d97", "#f2cefa", "#f091d7"]
"""The colour of guesses, and of what is not seen beside them: several solutions, another run, a visited link."""


@dataclass(frozen=True, eq=False)
class Theme:
    """One set of colours: each role is annotated with its colours in the three themes, in the order of `_NAMES`.

    `light`, `dark` and `high_contrast` each answer always the same object.

    Attributes:
        colours: nine backgrounds that users give to cells: rose, orange, yellow, green, teal, blue, violet, pink and
            grey.
        depth_ramp: nine colours for depths 1 to 9, each as much further from the paper as the one before.
    """

    name: str
    window: Annotated[QColor, "#f1f3f7", "#13171c", "#000000"]
    button: Annotated[QColor, "#ffffff", "#1f252d", "#000000"]
    paper: Annotated[QColor, "#ffffff", "#1b2027", "#000000"]
    house_shade: Annotated[QColor, "#eaf0f9", "#252d38", "#262626"]
    same_digit: Annotated[QColor, "#cbdff8", "#2f4566", "#003f7a"]
    filtered: Annotated[QColor, "#dff3d9", "#1d3f33", "#004d26"]
    info_bar: Annotated[QColor, "#dcecfb", "#1f3a56", "#00335c"]
    error_bar: Annotated[QColor, "#fbe0dc", "#55262a", "#5c0f0f"]
    ink: Annotated[QColor, "#1b2330", "#e3e8ef", "#ffffff"]
    given: Annotated[QColor, "#141b27", "#f4f7fb", "#ffffff"]
    entry: Annotated[QColor, "#1c57b5", "#8fbfff", "#a3d5ff"]
    candidate: Annotated[QColor, "#4d5868", "#b4bfcd", "#e8e8e8"]
    wrong: Annotated[QColor, "#b3201f", "#ff9b91", "#ffb3ac"]
    forced: Annotated[QColor, "#0f5f5a", "#7dd3c3", "#7ff0d8"]
    guess: _Violet
    several: _Violet
    second_run: _Violet
    endo_fin: _Violet
    link_visited: _Violet
    thin_line: Annotated[QColor, "#7f8a9a", "#6f7a8a", "#a6a6a6"]
    thick_line: Annotated[QColor, "#2f3947", "#b3bdca", "#ffffff"]
    selection: Annotated[QColor, "#2166cf", "#66a3f7", "#ffe14d"]
    newest: Annotated[QColor, "#c26a00", "#f2b04a", "#ffb347"]
    live_column: Annotated[QColor, "#2f6fb5", "#6aa6e8", "#8ecbff"]
    covered_column: Annotated[QColor, "#858d99", "#747e8c", "#9a9a9a"]
    chosen_column: Annotated[QColor, "#b35c00", "#f2a04a", "#ffb347"]
    empty_column: Annotated[QColor, "#b3201f", "#ff8a80", "#ff9d94"]
    remembered_link: Annotated[QColor, "#8a93a3", "#75808f", "#9a9a9a"]
    solution: Annotated[QColor, "#12704a", "#6fd3a0", "#7ff0a8"]
    dead_end: Annotated[QColor, "#a8401c", "#f59a73", "#ffab80"]
    pruned: Annotated[QColor, "#6f6480", "#a99bbd", "#c9b8e0"]
    open: Annotated[QColor, "#2166cf", "#7db4ff", "#8ecbff"]
    colours: Annotated[
        tuple[QColor, ...],
        "#fbcbcf #fbdcb8 #f6eb94 #c4efb8 #b5ebe2 #c2dcfa #e4d0fb #fbcfee #d9d9d9",
        "#832129 #623b18 #4e4613 #145214 #134e49 #1e4776 #5d279b #7a1f5f #454545",
        "#840b15 #683508 #4b4206 #064b06 #064741 #0a417f #590eaf #7b0a59 #424242",
    ]
    depth_ramp: Annotated[
        tuple[QColor, ...],
        "#00a1a5 #0091a0 #09829a #017493 #00658c #035784 #02487f #01397f #252671",
        "#7c71c6 #6a85da #5399ea #38abf5 #17bdfc #03ceff #34defe #4ceefd #70fdfb",
        "#7469d0 #5981e7 #2e98f8 #0eadfd #27c0fe #48d2fe #67e3fe #88f3ff #c2fffd",
    ]

    def depth(self, depth: int) -> QColor:
        """The colour of a depth in the search; beyond nine all look like nine."""
        return self.depth_ramp[min(max(depth, 1), len(self.depth_ramp)) - 1]

    def colour(self, number: int) -> QColor:
        """The background of a user's colour, 1 to 9."""
        return self.colours[number - 1]

    def palette(self) -> QPalette:
        """The palette by which every ordinary widget follows this theme."""
        role, group = QPalette.ColorRole, QPalette.ColorGroup
        parts = (
            (self.window, role.Window),
            (self.ink, role.WindowText, role.Text, role.ButtonText, role.ToolTipText),
            (self.paper, role.Base, role.HighlightedText, role.Light),
            (self.house_shade, role.AlternateBase, role.Midlight),
            (self.button, role.Button),
            (self.wrong, role.BrightText),
            (self.info_bar, role.ToolTipBase),
            (self.candidate, role.PlaceholderText),
            (self.selection, role.Highlight, role.Accent),
            (self.entry, role.Link),
            (self.link_visited, role.LinkVisited),
            (self.thin_line, role.Mid, role.Dark),
            (self.thick_line, role.Shadow),
        )
        palette = QPalette()
        for colour, *roles in parts:
            for part in roles:
                palette.setColor(part, colour)
        for part in (role.WindowText, role.Text, role.ButtonText, role.Highlight):
            palette.setColor(group.Disabled, part, self.covered_column)
        return palette

    def style_sheet(self) -> str:
        """Rules beyond the palette: on dark backgrounds, ordinary styles draw dark edges. Empty if not needed."""
        if luminance(self.window) > 0.5:
            return ""
        edge, accent, pressed = self.thin_line.name(), self.selection.name(), self.same_digit.name()
        focus = f"border: 2px solid {accent};"
        return (
            "QLineEdit, QPlainTextEdit, QTextEdit, QAbstractItemView, QMenu, QToolTip, QPushButton, QToolButton,"
            " QComboBox, QTabBar::tab, QDockWidget::close-button, QDockWidget::float-button"
            f" {{ border: 1px solid {edge}; }}"
            f"QLineEdit:focus, QPlainTextEdit:focus, QTextEdit:focus {{ border-color: {accent}; }}"
            "FlatText { border: none; background: transparent; }"
            f"QPushButton, QToolButton, QComboBox {{ border-radius: 3px; background: {self.button.name()}; }}"
            "QPushButton { padding: 5px 14px; }"
            f"QPushButton:focus {{ {focus} padding: 4px 13px; }}"
            "QToolButton { padding: 3px; }"
            f"QToolButton:focus {{ {focus} padding: 2px; }}"
            "QComboBox { padding: 2px 4px; }"
            f"QComboBox:focus {{ {focus} padding: 1px 3px; }}"
            'QToolButton[popupMode="2"] { padding-right: 14px; }'
            f"QPushButton:pressed, QToolButton:pressed, QToolButton:checked"
            f" {{ background: {pressed}; color: {self.ink.name()}; }}"
            f"QMenu::separator {{ background: {edge}; height: 1px; margin: 2px 4px; }}"
            "QTabBar::tab { padding: 4px 10px; }"
            f"QTabBar::tab:selected {{ background: {pressed}; }}"
            f"QTabBar::tab:focus {{ {focus} padding: 3px 9px; }}"
            "QCheckBox::indicator:unchecked, QRadioButton::indicator:unchecked"
            f" {{ border: 2px solid {edge}; width: 10px; height: 10px; }}"
            "QRadioButton::indicator:unchecked { border-radius: 7px; }"
        )


@cache
def presentation_black() -> QColor:
    """The black that hides the window in a presentation, whatever the theme."""
    return QColor(Qt.GlobalColor.black)


def faint(colour: QColor, alpha: int) -> QColor:
    """A copy that lets the background through; `alpha` of 255 is opaque."""
    copy = QColor(colour)
    copy.setAlpha(alpha)
    return copy


def mixed(colour: QColor, background: QColor, share: float) -> QColor:
    """A colour on a background; of the colour there is so much, from 0 to 1."""
    parts = zip(colour.getRgb()[:3], background.getRgb()[:3], strict=True)  # type: ignore[index]  # the stubs say object
    return QColor(*(round(other + share * (one - other)) for one, other in parts))


def luminance(colour: QColor) -> float:
    """Relative luminance of an opaque colour, 0 for black to 1 for white (WCAG 2.2)."""

    def linear(channel: float) -> float:
        return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(part) for part in (colour.redF(), colour.greenF(), colour.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: QColor, other: QColor) -> float:
    """How well two opaque colours stand apart, 1 for equals to 21 for black on white (WCAG 2.2)."""
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def _theme(name: str) -> Theme:
    roles: dict[str, Any] = {}
    for role, hint in get_type_hints(Theme, include_extras=True).items():
        if get_origin(hint) is Annotated:
            colours = tuple(map(QColor, hint.__metadata__[_NAMES.index(name)].split()))
            roles[role] = colours if len(colours) > 1 else colours[0]
    return Theme(name, **roles)


@cache
def light() -> Theme:
    """Ink on white paper, for daylight."""
    return _theme("light")


@cache
def dark() -> Theme:
    """Pale ink on slate, for the evening and the wall of a lecture room."""
    return _theme("dark")


@cache
def high_contrast() -> Theme:
    """White on black with nothing in between, for weak eyes and weak projectors."""
    return _theme("high_contrast")


def of_system() -> Theme:
    """The theme that goes with the desktop's own light or dark setting; needs a `QGuiApplication`."""
    return dark() if QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark else light()
