"""The colours of the whole program, by the part they play; no colour is named anywhere else.

A role is one of three kinds, and each kind keeps a promise in every theme:

=========  ====================================================  =======================================
kind       roles                                                 contrast (WCAG 2.2)
=========  ====================================================  =======================================
ground     window, button, paper, house_shade, same_digit, bars, the others are read on it
           the users' colours
text       ink, given, entry, candidate, conflict, forced,       4.5 : 1 on every ground
           guess
shape      all others: lines, frames, marks, columns, the ramp   3 : 1 on paper
=========  ====================================================  =======================================

No state rests on hue alone: whoever paints gives each its own shape as well.
"""

from dataclasses import dataclass
from functools import cache
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette


@dataclass(frozen=True, eq=False)
class Theme:
    """One set of colours; `light`, `dark` and `high_contrast` each answer always the same object."""

    name: str
    window: QColor
    button: QColor
    paper: QColor
    house_shade: QColor
    same_digit: QColor
    info_bar: QColor
    error_bar: QColor
    ink: QColor
    given: QColor
    entry: QColor
    candidate: QColor
    conflict: QColor
    forced: QColor
    guess: QColor
    thin_line: QColor
    thick_line: QColor
    selection: QColor
    newest: QColor
    live_column: QColor
    covered_column: QColor
    chosen_column: QColor
    empty_column: QColor
    ghost_link: QColor
    solution: QColor
    dead_end: QColor
    pruned: QColor
    open: QColor
    colours: tuple[QColor, ...]
    """Nine grounds that users give to cells: rose, orange, yellow, green, teal, blue, violet, pink and grey."""
    depth_ramp: tuple[QColor, ...]
    """Nine colours for depths 1 to 9, each as much further from the paper as the one before."""

    def depth(self, depth: int) -> QColor:
        """The colour of a depth in the search; beyond nine all look like nine."""
        return self.depth_ramp[min(max(depth, 1), len(self.depth_ramp)) - 1]

    def colour(self, number: int) -> QColor:
        """The ground of a user's colour, 1 to 9."""
        return self.colours[number - 1]

    def palette(self) -> QPalette:
        """What makes every ordinary widget follow this theme."""
        role = QPalette.ColorRole
        colours = {
            role.Window: self.window,
            role.WindowText: self.ink,
            role.Base: self.paper,
            role.AlternateBase: self.house_shade,
            role.Text: self.ink,
            role.Button: self.button,
            role.ButtonText: self.ink,
            role.BrightText: self.conflict,
            role.ToolTipBase: self.info_bar,
            role.ToolTipText: self.ink,
            role.PlaceholderText: self.candidate,
            role.Highlight: self.selection,
            role.HighlightedText: self.paper,
            role.Accent: self.selection,
            role.Link: self.entry,
            role.LinkVisited: self.guess,
            role.Light: self.paper,
            role.Midlight: self.house_shade,
            role.Mid: self.thin_line,
            role.Dark: self.thin_line,
            role.Shadow: self.thick_line,
        }
        palette = QPalette()
        for group in (QPalette.ColorGroup.Active, QPalette.ColorGroup.Inactive, QPalette.ColorGroup.Disabled):
            for part, colour in colours.items():
                palette.setColor(group, part, colour)
        for part in (role.WindowText, role.Text, role.ButtonText):
            palette.setColor(QPalette.ColorGroup.Disabled, part, self.covered_column)
        palette.setColor(QPalette.ColorGroup.Disabled, role.Highlight, self.covered_column)
        return palette

    def style_sheet(self) -> str:
        """What a palette cannot say: on dark grounds, ordinary styles draw dark edges. Empty where nothing is missing."""
        if luminance(self.window) > 0.5:
            return ""
        edge, accent, pressed = self.thin_line.name(), self.selection.name(), self.same_digit.name()
        focus = f"border: 2px solid {accent};"
        return (
            "QLineEdit, QPlainTextEdit, QTextEdit, QAbstractItemView, QMenu, QToolTip, QPushButton, QToolButton,"
            " QComboBox, QTabBar::tab, QDockWidget::close-button, QDockWidget::float-button"
            f" {{ border: 1px solid {edge}; }}"
            f"QLineEdit:focus, QPlainTextEdit:focus, QTextEdit:focus {{ border-color: {accent}; }}"
            "RichText { border: none; background: transparent; }"
            f"QPushButton, QToolButton, QComboBox {{ border-radius: 3px; background: {self.button.name()}; }}"
            "QPushButton { padding: 5px 14px; }"
            f"QPushButton:focus {{ {focus} padding: 4px 13px; }}"
            "QToolButton { padding: 3px; }"
            f"QToolButton:focus {{ {focus} padding: 2px; }}"
            "QComboBox { padding: 2px 4px; }"
            f"QComboBox:focus {{ {focus} padding: 1px 3px; }}"
            'QToolButton[popupMode="2"] { padding-right: 14px; }'
            f"QPushButton:pressed, QToolButton:pressed, QToolButton:checked {{ background: {pressed}; }}"
            "QTabBar::tab { padding: 4px 10px; }"
            f"QTabBar::tab:selected {{ background: {pressed}; }}"
            f"QTabBar::tab:focus {{ {focus} padding: 3px 9px; }}"
            "QCheckBox::indicator:unchecked, QRadioButton::indicator:unchecked"
            f" {{ border: 2px solid {edge}; width: 10px; height: 10px; }}"
            "QRadioButton::indicator:unchecked { border-radius: 7px; }"
        )


@cache
def curtain() -> QColor:
    """What hides everything, in every theme."""
    return QColor(Qt.GlobalColor.black)


def faint(colour: QColor, alpha: int) -> QColor:
    """A copy that lets the ground through; `alpha` of 255 is opaque."""
    copy = QColor(colour)
    copy.setAlpha(alpha)
    return copy


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


_ROLES: Final = {
    "window": ("#f1f3f7", "#13171c", "#000000"),
    "button": ("#ffffff", "#1f252d", "#000000"),
    "paper": ("#ffffff", "#1b2027", "#000000"),
    "house_shade": ("#eaf0f9", "#252d38", "#262626"),
    "same_digit": ("#cbdff8", "#2f4566", "#003f7a"),
    "info_bar": ("#dcecfb", "#1f3a56", "#00335c"),
    "error_bar": ("#fbe0dc", "#55262a", "#5c0f0f"),
    "ink": ("#1b2330", "#e3e8ef", "#ffffff"),
    "given": ("#141b27", "#f4f7fb", "#ffffff"),
    "entry": ("#1c57b5", "#8fbfff", "#a3d5ff"),
    "candidate": ("#4d5868", "#b4bfcd", "#e8e8e8"),
    "conflict": ("#b3201f", "#ff9b91", "#ffb3ac"),
    "forced": ("#0f5f5a", "#7dd3c3", "#7ff0d8"),
    "guess": ("#7b2d97", "#f2cefa", "#f091d7"),
    "thin_line": ("#7f8a9a", "#6f7a8a", "#a6a6a6"),
    "thick_line": ("#2f3947", "#b3bdca", "#ffffff"),
    "selection": ("#2166cf", "#66a3f7", "#ffe14d"),
    "newest": ("#c26a00", "#f2b04a", "#ffb347"),
    "live_column": ("#2f6fb5", "#6aa6e8", "#8ecbff"),
    "covered_column": ("#858d99", "#747e8c", "#9a9a9a"),
    "chosen_column": ("#b35c00", "#f2a04a", "#ffb347"),
    "empty_column": ("#b3201f", "#ff8a80", "#ff9d94"),
    "ghost_link": ("#8a93a3", "#75808f", "#9a9a9a"),
    "solution": ("#12704a", "#6fd3a0", "#7ff0a8"),
    "dead_end": ("#a8401c", "#f59a73", "#ffab80"),
    "pruned": ("#6f6480", "#a99bbd", "#c9b8e0"),
    "open": ("#2166cf", "#7db4ff", "#8ecbff"),
}
"""The colours of each role: light, dark, high contrast."""

_USER_COLOURS: Final = (
    "#fbcbcf #fbdcb8 #f6eb94 #c4efb8 #b5ebe2 #c2dcfa #e4d0fb #fbcfee #d9d9d9",
    "#832129 #623b18 #4e4613 #145214 #134e49 #1e4776 #5d279b #7a1f5f #454545",
    "#840b15 #683508 #4b4206 #064b06 #064741 #0a417f #590eaf #7b0a59 #424242",
)
_RAMPS: Final = (
    "#00a1a5 #0091a0 #09829a #017493 #00658c #035784 #02487f #01397f #252671",
    "#7c71c6 #6a85da #5399ea #38abf5 #17bdfc #03ceff #34defe #4ceefd #70fdfb",
    "#7469d0 #5981e7 #2e98f8 #0eadfd #27c0fe #48d2fe #67e3fe #88f3ff #c2fffd",
)


def _theme(name: str, number: int) -> Theme:
    roles = {role: QColor(values[number]) for role, values in _ROLES.items()}
    colours, ramp = (tuple(map(QColor, table[number].split())) for table in (_USER_COLOURS, _RAMPS))
    return Theme(name, colours=colours, depth_ramp=ramp, **roles)


@cache
def light() -> Theme:
    """Ink on white paper, for daylight."""
    return _theme("light", 0)


@cache
def dark() -> Theme:
    """Pale ink on slate, for the evening and the wall of a lecture room."""
    return _theme("dark", 1)


@cache
def high_contrast() -> Theme:
    """White on black with nothing in between, for weak eyes and weak projectors."""
    return _theme("high_contrast", 2)


def of_system() -> Theme:
    """The theme that goes with the desktop's own light or dark setting; needs a `QGuiApplication`."""
    return dark() if QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark else light()
