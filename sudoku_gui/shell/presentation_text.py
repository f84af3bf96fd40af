"""Words for the presentation mode."""

from PySide6.QtCore import QCoreApplication


def began() -> str:
    """How to go on, said once at the beginning."""
    return QCoreApplication.translate(
        "presentation", "Page Down goes on, Page Up goes back, L lights, B is black, Esc ends."
    )


def light(name: str) -> str:
    """What a screen reader says of what lies over the window: NONE, RING, SPOTLIGHT or BLACK."""
    return {
        "NONE": "",
        "RING": QCoreApplication.translate("presentation", "A ring around the pointer"),
        "SPOTLIGHT": QCoreApplication.translate("presentation", "A spotlight around the pointer"),
        "BLACK": QCoreApplication.translate("presentation", "Black screen"),
    }[name]


def keys() -> list[tuple[str, str]]:
    """For the sheet of shortcuts: what the keys do while presenting."""
    return [
        (
            QCoreApplication.translate("presentation", "Presenting: step, or the next stop of a tour"),
            "PgDown",
        ),
        (QCoreApplication.translate("presentation", "Presenting: step back, or the stop before"), "PgUp"),
        (QCoreApplication.translate("presentation", "Presenting: ring, spotlight, no light"), "L"),
        (QCoreApplication.translate("presentation", "Presenting: black screen"), "B, ."),
        (QCoreApplication.translate("presentation", "Presenting: larger or smaller type"), "Ctrl++, Ctrl+-"),
        (QCoreApplication.translate("presentation", "End the presentation"), "Esc"),
    ]
