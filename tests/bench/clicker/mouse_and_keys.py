"""What hands do without knowing what they do: clicks, drags, wheels, keys and texts, anywhere."""

from typing import Final

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QWidget

from tests.bench.clicker.hand import LEFT, RIGHT, Hand
from tests.bench.clicker.rubbish import TEXTS

_ARROWS: Final = ("Left", "Right", "Up", "Down", "Home", "End", "PgUp", "PgDown")
_PLAIN: Final = (
    *_ARROWS,
    *("Tab", "Shift+Tab", "Space", "Return", "Esc", "Del", "Backspace", "Menu", "F2", "F10"),
    *"0123456789NCWDBGL[]{}.+-?/",
)
_HOLDING: Final = (
    *(f"{held}+{key}" for held in ("Shift", "Ctrl", "Alt", "Ctrl+Shift") for key in _ARROWS),
    *(f"{held}+{key}" for held in ("Ctrl", "Alt") for key in "123456789+-"),
    *("Shift+Space", "Shift+N", "Shift+D", "Shift+F10", "Ctrl+A", "Ctrl+Z", "Ctrl+Y", "Ctrl+C", "Ctrl+X"),
    *("Ctrl+L", "Ctrl+G", "Ctrl+D", "Ctrl+M", "Ctrl+B", "Ctrl+R", "Ctrl+F", "Ctrl+[", "Ctrl+]", "Ctrl+."),
    *("F1", "F4", "F5", "F8", "F9", "F11", "Shift+F11", "Shift+F1", "Shift+F5", "Shift+F8", "Alt+F"),
    *("Alt+G", "Ctrl+Backspace"),
)


def click(hand: Hand) -> None:
    """Anywhere."""
    if place := hand.place():
        hand.note(f"click {place}")
        hand.click(place)


def double_click(hand: Hand) -> None:
    """Anywhere."""
    if place := hand.place():
        hand.note(f"double click {place}")
        hand.double_click(place)


def context_menu(hand: Hand) -> None:
    """A click with the right button, and the event that a system makes of it."""
    if place := hand.place():
        hand.note(f"right click {place}")
        hand.click(place, RIGHT)
        hand.context(place)


def hover(hand: Hand) -> None:
    """Over several places, without a click."""
    for _ in range(hand.chance.randint(1, 6)):
        if place := hand.place():
            hand.note(f"hover {place}")
            hand.move(place)


def drag(hand: Hand) -> None:
    """From a place to others, also outside of what was pressed."""
    if place := hand.place():
        hand.note(f"drag {place}")
        hand.press(place)
        for _ in range(hand.chance.randint(1, 8)):
            place = place.moved(hand.chance.randint(-150, 150), hand.chance.randint(-80, 80))
            hand.move(place, LEFT)
        hand.release(place)


def wheel(hand: Hand) -> None:
    """Up, down and sideways."""
    if place := hand.place():
        turns = hand.chance.choice((-480, -120, -15, 15, 120, 480))
        delta = QPoint(0, turns) if hand.chance.random() < 0.8 else QPoint(turns, 0)
        hand.note(f"wheel {place} {delta.toTuple()}")
        for _ in range(hand.chance.randint(1, 4)):
            hand.wheel(place, delta)


def keys(hand: Hand) -> None:
    """Some keys for whatever has the keyboard."""
    pressed = [
        hand.chance.choice(hand.chance.choice((_PLAIN, _HOLDING))) for _ in range(hand.chance.randint(1, 4))
    ]
    hand.note(f"keys {' '.join(pressed)}")
    hand.keys(*pressed)


def held_key(hand: Hand) -> None:
    """The same key again and again."""
    key = hand.chance.choice((*_ARROWS, "Ctrl+Z", "Ctrl+Y", "Tab", "Space", "Del", "1"))
    hand.note(f"holds {key}")
    hand.keys(*[key] * hand.chance.randint(5, 25))


def rubbish(hand: Hand) -> None:
    """A text for whatever has the keyboard, and perhaps Enter."""
    text = hand.chance.choice(TEXTS)
    hand.note(f"types {text[:40]!r}")
    hand.type(text)
    if hand.chance.random() < 0.5:
        hand.keys(hand.chance.choice(("Return", "Tab", "Esc")))


def focus(hand: Hand) -> None:
    """Something else that can be seen has the keyboard."""
    top = hand.top()
    if top is not None:
        ready = [one for one in hand.seen(QWidget, top) if one.focusPolicy() != Qt.FocusPolicy.NoFocus]
        if widget := hand.one_of(ready):
            hand.note(f"keyboard to {type(widget).__name__} {widget.objectName()}")
            widget.setFocus(Qt.FocusReason.TabFocusReason)
