r"""The transport: everything that moves the search, and a sentence about its position.

::

    [|<][<][ > ][>][>|]  [event 1,284 of 4,097]  Depth 3: ...    Step: [Column v]   Speed: ---o----  4 steps per second
    ._|.|_.-|-._|[|]|.||_.---   the whole run
           \_______/
    |_||-.-|_|||[|]||-.|-_|_|   a close-up of the part around the position
    Cover column "row 3 has 7": its header leaves the list ...     243 of 324 columns in the list. Solutions so far: 0
    r3c5=7 covers it, so every other option that would cover it again is out.

Where the first row has not room enough, the rate is left to the tooltip of the dial; where that does not
help, step and speed have a row of their own. What is left between them says which option was chosen last.
"""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAction, QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QToolButton, QWidget

from solver_core.cover import Op
from solver_core.cover.explain.exercises import Kind
from solver_core.sudoku.backtracking import BacktrackSearch
from sudoku_gui.features.watch.position_field import PositionField
from sudoku_gui.features.watch.speed_choosers import SpeedChoosers
from sudoku_gui.features.watch.timeline.view import TimelineView
from sudoku_gui.player.player import Player
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import translate
from sudoku_gui.widgets.boxes import keep_left_to_right
from sudoku_gui.widgets.buttons import TOUCHABLE, even
from sudoku_gui.widgets.label import ElidedLabel, Label
from sudoku_gui.widgets.legend import legend_button
from sudoku_gui.widgets.pane import Footer
from sudoku_gui.widgets.shortcut_override import claimed, plain
from sudoku_gui.widgets.term_label import TermLabel
from sudoku_gui.widgets.throttle import CALM, Throttle
from sudoku_gui.wording import foreign
from sudoku_gui.wording import position as sentences
from sudoku_gui.wording import transport as words

BUTTONS: Final = ("to_start", "step_back", "play_pause", "step_forward", "to_end")
"""Ids of the actions that get a button, from the left."""

_ICON, _SMALL_ICON = 2.0, 1.3  # the side of an icon in lines of text
_SENTENCE_SCALE: Final = 1.2
_CHOICE: Final = 24  # letters that the latest option has at least before the button for the legend says more
_APART: Final = 24  # pixels between the position and the choosers, at least
_OTHER_WORDS: Final = ("item", "option", "cover")
"""Terms of exact cover that mean something else where bits are searched: rows and columns of the board."""
_STEPS: Final = {Qt.Key.Key_Left: True, Qt.Key.Key_Right: False}
_TRIGGERS: Final = {
    Qt.Key.Key_Left: "step_back",
    Qt.Key.Key_Right: "step_forward",
    Qt.Key.Key_Home: "to_start",
    Qt.Key.Key_End: "to_end",
    Qt.Key.Key_Space: "play_pause",
}
_COARSER: Final = {Qt.KeyboardModifier.ShiftModifier: -1, Qt.KeyboardModifier.ControlModifier: 1}


class Transport(Footer):
    """Shows where the player is, and moves it.

    Signals:
        legend_requested: to the signs of the timeline.
    """

    legend_requested = Signal()

    def __init__(
        self, player: Player, actions: Mapping[str, QAction], theme: Theme, timeline: TimelineView
    ) -> None:
        super().__init__("transport", translate("transport", "Moving through the search"), "", theme)
        self._player = player
        self._actions = actions
        self._advice = ""
        self._is_low = False
        self._timeline = timeline
        self._build()
        self._connect()
        self.fit()
        self._show_state()
        self.show_position()

    def _build(self) -> None:
        self._position = PositionField()
        self._sentence = TermLabel(2, _SENTENCE_SCALE, is_middle=True, name="sentence")
        self._sentence.setAccessibleDescription(translate("transport", "What has just happened"))
        self._why = TermLabel(2, name="why")
        self._why.setAccessibleDescription(translate("transport", "Why"))
        self.term_labels = (self._sentence, self._why)
        keep_left_to_right(self)  # time runs from left to right
        for label in self.term_labels:
            label.setLayoutDirection(QGuiApplication.layoutDirection())
        self._choosers = SpeedChoosers(self._player, self._actions)
        self._buttons = [_Button(name, self._actions[name]) for name in BUTTONS]
        self._top, self._second = QHBoxLayout(), QHBoxLayout()
        self._top.setSpacing(4)
        for button in self._buttons:
            self._top.addWidget(button)
        self._top.addSpacing(8)
        self._top.addWidget(self._position)
        tip = translate("transport", "What the signs of the timeline mean (K)")
        self._legend = legend_button("timeline_key_button", tip=tip, is_flat=False)
        self._legend_words = self._legend.text(), translate("transport", "Timeline Legend")
        self._legend.setMinimumHeight(TOUCHABLE)
        self._top.addWidget(self._legend)
        self._legend.hide()  # until there is space for it
        self._choice = ElidedLabel(name="latest_choice")
        self._top.addWidget(self._choice, 1)
        self._top.addWidget(self._choosers)
        self._counts, sentence = Label(name="counts"), QHBoxLayout()
        sentence.addWidget(self._sentence, 1)
        sentence.addWidget(self._counts)
        parts = self._top, self._second, self._timeline, sentence, self._why
        self.lay_out(*parts, spacing=4).setSizeConstraint(QHBoxLayout.SizeConstraint.SetDefaultConstraint)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def _connect(self) -> None:
        player = self._player
        self._legend.clicked.connect(self.legend_requested)
        self._position.requested.connect(self._go_to)
        self._position.refused.connect(self._advise)
        player.state_changed.connect(self._show_state)
        self._length_soon = QTimer(self, singleShot=True, interval=round(1000 * CALM))
        self._length_soon.timeout.connect(self._show_position)
        player.length_changed.connect(self._update_length)
        Throttle(player, self, is_first=True).due.connect(self.show_position)

    # --- actions ----------------------------------------------------------------------------------

    def set_low(self, *, low: bool, lines: int) -> None:
        """Take less height by small buttons, few words; the reason stays below that many lines of the sentence."""
        self._sentence.reserve(lines)
        self._timeline.set_low(low=low)
        if low == self._is_low:
            return
        self._is_low = low
        self.arrange()
        self._fit_icons()
        self.show_position()

    def edit_position(self) -> None:
        self._position.setFocus(Qt.FocusReason.ShortcutFocusReason)

    # --- what is shown ----------------------------------------------------------------------------

    def show_position(self) -> None:
        self._show_position()
        short, long = self._sentences()
        other = _OTHER_WORDS if isinstance(self._player.search, BacktrackSearch) else ()
        is_step = self._player.search is not None and not (self._player.is_playing or self._player.is_busy)
        if is_step and short != self._sentence.text() and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._sentence, short))
        self._sentence.set_text(short, leave_out=other)
        self._why.set_text(self._advice or long, leave_out=other)
        search, snapshot = self._player.search, self._player.snapshot
        if search is None or snapshot is None or self._player.is_busy:
            self._choice.show_text("")
            self._counts.hide()
        else:
            self._choice.show_text(words.latest_choice(search), *words.where_on_stack(search))
            self._counts.setText(words.counts(search, snapshot))
            needed = self._sentence.fontMetrics().horizontalAdvance(short) + self._counts.sizeHint().width()
            self._counts.setVisible(needed + _APART < self.width() and not self._player.question.is_here)

    def _sentences(self) -> tuple[str, str]:
        search = self._player.search
        if search is None:
            return self.tr("Press Watch, Play or Step to see how Dancing Links solves this puzzle."), ""
        if self._player.is_busy:
            return self.tr("Moving: press Esc to stop here."), ""
        player, beat, event = self._player, self._player.beat, search.event
        is_prophecy = event is not None and event.op is Op.DEAD_END  # it says how far the search goes back
        is_hidden = player.question.is_here or (is_prophecy and player.hides_future)
        is_forced_asked = player.question.kind is Kind.FORCED
        short = words.before_try(search) if is_forced_asked else sentences.sentence_at(search, beat)
        return short, "" if is_hidden else sentences.why_at(search, beat)

    def _show_position(self) -> None:
        player = self._player
        if player.is_watching:
            known = player.length_is_known
            self._position.show_position(player.position, player.length, length_is_known=known)
        else:
            self._position.show_nothing()
        if self.isVisible():
            self.arrange()

    def _update_length(self) -> None:
        """Show the length now and then: it may grow a hundred times a second, and no one can read that."""
        if self._player.length_is_known:
            self._show_position()
        elif not self._length_soon.isActive():
            self._length_soon.start()

    def _show_state(self) -> None:
        is_watching = self._player.is_watching
        self._timeline.setVisible(is_watching)
        self._why.setVisible(is_watching)
        self._timeline.setEnabled(is_watching)
        self._position.setEnabled(is_watching)

    def _go_to(self, position: int) -> None:
        self._player.scrub(position)
        self._timeline.setFocus()

    def _advise(self, advice: str) -> None:
        """Say what to type instead, until something else is typed or the field is left."""
        self._advice = advice
        self.show_position()
        if advice:
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._position, advice))

    # --- sizes ------------------------------------------------------------------------------------

    def fit(self) -> None:
        for label in self.term_labels:
            label.fit(self.font())
        self._fit_icons()

    def _fit_icons(self) -> None:
        side = even((_SMALL_ICON if self._is_low else _ICON) * self.fontMetrics().height())
        for button in self._buttons:
            button.set_icon_size(side)

    def arrange(self) -> None:
        """Put step and speed into the first row if there is space for them, else below it.

        The rate is left out before the button for the legend is, and that before step and speed go below. Where there
        is space for all of them, the button says whose legend it opens.
        """
        brief, full = self._legend_words
        before = self._first_row
        legend = self._legend_width(brief) + _APART if self._player.is_watching else 0
        is_short = self._is_low or self._needed_for_one_row(with_rate=True) + legend > self.width()
        needed = self._needed_for_one_row(with_rate=not is_short)
        row = self._top if needed <= self.width() else self._second
        self._choosers.set_short(short=self._is_low or (is_short and row is self._top))
        if row.indexOf(self._choosers) < 0:
            (self._second if row is self._top else self._top).removeWidget(self._choosers)
            row.addWidget(self._choosers, 0, Qt.AlignmentFlag.AlignLeft)
        needed = needed if row is self._top else self._needed_for_position()
        self._legend.setVisible(0 < legend <= self.width() - needed)
        wanted = self._legend_width(full) + _APART + _CHOICE * self.fontMetrics().averageCharWidth()
        self._legend.setText(full if wanted <= self.width() - needed else brief)
        if self._first_row != before:
            self._top.invalidate()  # it remembers what it needed before

    @property
    def _first_row(self) -> tuple[bool, str, bool]:
        # Widgets that are not always shown, and so change the least width of the first row.
        return self._legend.isHidden(), self._legend.text(), self._choosers.is_short

    def _legend_width(self, text: str) -> int:
        own, metrics = self._legend, self._legend.fontMetrics()
        return (
            own.sizeHint().width() + metrics.horizontalAdvance(text) - metrics.horizontalAdvance(own.text())
        )

    def _needed_for_one_row(self, *, with_rate: bool) -> int:
        return self._needed_for_position() + self._choosers.needed(with_rate=with_rate) + _APART

    def _needed_for_position(self) -> int:
        """The width of the first row without the legend's button, step and speed."""
        there = [part for part in (self._legend, self._choosers) if self._is_in_first_row(part)]
        extra = sum(part.minimumSizeHint().width() for part in there)
        spaces = self._top.spacing() * self._is_in_first_row(self._legend)
        return self._top.minimumSize().width() - extra - spaces

    def _is_in_first_row(self, part: QWidget) -> bool:
        return self._top.indexOf(part) >= 0 and not part.isHidden()

    # --- Qt ---------------------------------------------------------------------------------------

    def minimumSizeHint(self) -> QSize:
        # As narrow as without the button for the legend, and with step and speed in a row of their own.
        height = QWidget.minimumSizeHint(self).height()
        return QSize(
            max(self._needed_for_position(), self._choosers.minimumSizeHint().width()) + _APART, height
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Keys of the transport that the window has not taken as shortcuts already.
        key, modifiers = Qt.Key(event.key()), event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if modifiers == Qt.KeyboardModifier.NoModifier and key in _TRIGGERS:
            self._actions[_TRIGGERS[key]].trigger()
        elif key in _STEPS and modifiers in _COARSER:
            self._player.step(backward=_STEPS[key], coarser=_COARSER[modifiers])
        else:
            super().keyPressEvent(event)


class _Button(QToolButton):
    """Large enough for a finger; Space presses it, although it is a shortcut of the window."""

    def __init__(self, name: str, action: QAction) -> None:
        super().__init__()
        self.setDefaultAction(action)
        self.setObjectName(f"{name}_button")
        self.setAccessibleName(foreign.without_mnemonic(action.text()))

    def set_icon_size(self, size: int) -> None:
        """Width and height in pixels."""
        self.setIconSize(QSize(size, size))
        self.setMinimumSize(size + 16, size + 12)

    # --- Qt ---------------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        return claimed(event, plain({Qt.Key.Key_Space})) or super().event(event)
