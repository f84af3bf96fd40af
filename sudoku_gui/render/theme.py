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
        """The colour of a depth in the search; what lies deeper than nine looks like nine."""
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


def _ramp(*names: str) -> tuple[QColor, ...]:
    return tuple(QColor(name) for name in names)


@cache
def light() -> Theme:
    """Ink on white paper, for daylight."""
    return Theme(
        name="light",
        window=QColor("#f1f3f7"),
        button=QColor("#ffffff"),
        paper=QColor("#ffffff"),
        house_shade=QColor("#eaf0f9"),
        same_digit=QColor("#cbdff8"),
        info_bar=QColor("#dcecfb"),
        error_bar=QColor("#fbe0dc"),
        ink=QColor("#1b2330"),
        given=QColor("#141b27"),
        entry=QColor("#1c57b5"),
        candidate=QColor("#4d5868"),
        conflict=QColor("#b3201f"),
        forced=QColor("#0f5f5a"),
        guess=QColor("#7b2d97"),
        thin_line=QColor("#7f8a9a"),
        thick_line=QColor("#2f3947"),
        selection=QColor("#2166cf"),
        newest=QColor("#c26a00"),
        live_column=QColor("#2f6fb5"),
        covered_column=QColor("#858d99"),
        chosen_column=QColor("#b35c00"),
        empty_column=QColor("#b3201f"),
        ghost_link=QColor("#8a93a3"),
        solution=QColor("#12704a"),
        dead_end=QColor("#a8401c"),
        pruned=QColor("#6f6480"),
        open=QColor("#2166cf"),
        colours=_ramp(
            *("#fbcbcf", "#fbdcb8", "#f6eb94", "#c4efb8", "#b5ebe2"),
            *("#c2dcfa", "#e4d0fb", "#fbcfee", "#d9d9d9"),
        ),
        depth_ramp=_ramp(
            *("#00a1a5", "#0091a0", "#09829a", "#017493", "#00658c"),
            *("#035784", "#02487f", "#01397f", "#252671"),
        ),
    )


@cache
def dark() -> Theme:
    """Pale ink on slate, for the evening and the wall of a lecture room."""
    return Theme(
        name="dark",
        window=QColor("#13171c"),
        button=QColor("#1f252d"),
        paper=QColor("#1b2027"),
        house_shade=QColor("#252d38"),
        same_digit=QColor("#2f4566"),
        info_bar=QColor("#1f3a56"),
        error_bar=QColor("#55262a"),
        ink=QColor("#e3e8ef"),
        given=QColor("#f4f7fb"),
        entry=QColor("#8fbfff"),
        candidate=QColor("#b4bfcd"),
        conflict=QColor("#ff9b91"),
        forced=QColor("#7dd3c3"),
        guess=QColor("#f2cefa"),
        thin_line=QColor("#6f7a8a"),
        thick_line=QColor("#b3bdca"),
        selection=QColor("#66a3f7"),
        newest=QColor("#f2b04a"),
        live_column=QColor("#6aa6e8"),
        covered_column=QColor("#747e8c"),
        chosen_column=QColor("#f2a04a"),
        empty_column=QColor("#ff8a80"),
        ghost_link=QColor("#75808f"),
        solution=QColor("#6fd3a0"),
        dead_end=QColor("#f59a73"),
        pruned=QColor("#a99bbd"),
        open=QColor("#7db4ff"),
        colours=_ramp(
            *("#832129", "#623b18", "#4e4613", "#145214", "#134e49"),
            *("#1e4776", "#5d279b", "#7a1f5f", "#454545"),
        ),
        depth_ramp=_ramp(
            *("#7c71c6", "#6a85da", "#5399ea", "#38abf5", "#17bdfc"),
            *("#03ceff", "#34defe", "#4ceefd", "#70fdfb"),
        ),
    )


@cache
def high_contrast() -> Theme:
    """White on black with nothing in between, for weak eyes and weak projectors."""
    return Theme(
        name="high_contrast",
        window=QColor("#000000"),
        button=QColor("#000000"),
        paper=QColor("#000000"),
        house_shade=QColor("#262626"),
        same_digit=QColor("#003f7a"),
        info_bar=QColor("#00335c"),
        error_bar=QColor("#5c0f0f"),
        ink=QColor("#ffffff"),
        given=QColor("#ffffff"),
        entry=QColor("#a3d5ff"),
        candidate=QColor("#e8e8e8"),
        conflict=QColor("#ffb3ac"),
        forced=QColor("#7ff0d8"),
        guess=QColor("#f091d7"),
        thin_line=QColor("#a6a6a6"),
        thick_line=QColor("#ffffff"),
        selection=QColor("#ffe14d"),
        newest=QColor("#ffb347"),
        live_column=QColor("#8ecbff"),
        covered_column=QColor("#9a9a9a"),
        chosen_column=QColor("#ffb347"),
        empty_column=QColor("#ff9d94"),
        ghost_link=QColor("#9a9a9a"),
        solution=QColor("#7ff0a8"),
        dead_end=QColor("#ffab80"),
        pruned=QColor("#c9b8e0"),
        open=QColor("#8ecbff"),
        colours=_ramp(
            *("#840b15", "#683508", "#4b4206", "#064b06", "#064741"),
            *("#0a417f", "#590eaf", "#7b0a59", "#424242"),
        ),
        depth_ramp=_ramp(
            *("#7469d0", "#5981e7", "#2e98f8", "#0eadfd", "#27c0fe"),
            *("#48d2fe", "#67e3fe", "#88f3ff", "#c2fffd"),
        ),
    )


def of_system() -> Theme:
    """The theme that goes with the desktop's own light or dark setting; needs a `QGuiApplication`."""
    return dark() if QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark else light()
