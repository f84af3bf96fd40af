"""Words for the choice stack and the progress of a search."""

from PySide6.QtCore import QCoreApplication, QLocale


def header(section: int) -> str:
    """The heading of one of the six columns."""
    return (
        QCoreApplication.translate("stack", "Depth"),
        QCoreApplication.translate("stack", "Column"),
        QCoreApplication.translate("stack", "Size"),
        QCoreApplication.translate("stack", "Option"),
        QCoreApplication.translate("stack", "Turn"),
        QCoreApplication.translate("stack", "How"),
    )[section]


def header_help(section: int) -> str:
    """What stands in one of the six columns."""
    return (
        QCoreApplication.translate(
            "stack",
            "How many options are chosen down to here, this one included; the last row may have none yet",
        ),
        QCoreApplication.translate("stack", "The column (item) that was branched on"),
        QCoreApplication.translate("stack", "How many options the column had when it was chosen"),
        QCoreApplication.translate("stack", "The row (option) that is tried at present"),
        QCoreApplication.translate("stack", "The number of that option, and how many there are"),
        QCoreApplication.translate("stack", "Whether there was another option to try"),
    )[section]


def kind(name: str) -> str:
    """The word for how a level came about: GIVEN, FORCED, GUESS, CHOSEN or EMPTY."""
    return {
        "GIVEN": QCoreApplication.translate("stack", "given"),
        "FORCED": QCoreApplication.translate("stack", "forced"),
        "GUESS": QCoreApplication.translate("stack", "guess"),
        "CHOSEN": QCoreApplication.translate("stack", "chosen"),
        "EMPTY": QCoreApplication.translate("stack", "dead end"),
    }[name]


def turn(number: int, among: int) -> str:
    """``2 of 3``."""
    return QCoreApplication.translate("stack", "{number} of {among}").format(number=number, among=among)


def no_turn() -> str:
    """Where no option is tried."""
    return QCoreApplication.translate("stack", "–")


def level(kind: str, item: str, option: str, number: int, among: int) -> str:
    """One true sentence about a level, for hover help."""
    text = {
        "GIVEN": QCoreApplication.translate("stack", "{option} is given; it covers “{item}”."),
        "FORCED": QCoreApplication.translate("stack", "{option} was the only option for “{item}”."),
        "GUESS": QCoreApplication.translate(
            "stack", "{option} is a guess: option {number} of {among} for “{item}”."
        ),
        "CHOSEN": QCoreApplication.translate(
            "stack", "“{item}” is chosen, and no option of it is on the stack."
        ),
        "EMPTY": QCoreApplication.translate("stack", "“{item}” has no option left: a dead end."),
    }[kind]
    return text.format(item=item, option=option, number=number, among=among)


# --- progress -------------------------------------------------------------------------------------


def fraction(part: float) -> str:
    """``estimate: about 12.3 % of the tree``."""
    if part >= 1:
        return QCoreApplication.translate("stack", "the whole tree")
    if part <= 0:
        return QCoreApplication.translate("stack", "none of the tree yet")
    if part < _LEAST:
        return QCoreApplication.translate("stack", "estimate: less than {percent} % of the tree").format(
            percent=_percent(_LEAST)
        )
    return QCoreApplication.translate("stack", "estimate: about {percent} % of the tree").format(
        percent=_percent(min(part, 1 - _LEAST))
    )


def with_events(progress: str, share: float) -> str:
    """The same with how many of the events of a run lie behind, whose length is known."""
    text = QCoreApplication.translate("stack", "{progress}; {percent} % of the events")
    return text.format(progress=progress, percent=_percent(share))


def turns_help(turns: str) -> str:
    """Hover help for the line of turns."""
    return QCoreApplication.translate(
        "stack",
        "{turns}\nTwo signs for each level: the number of the option that is tried, and how many there are "
        "(9 is followed by a to z and A to Z). 11×26 stands for 26 levels without a choice. "
        "If all subtrees of a level were equally large, this would be the part of the tree already searched.",
    ).format(turns=turns)


_LEAST = 0.001


def _percent(part: float) -> str:
    locale = QLocale()
    if locale.language() == QLocale.Language.C:
        locale = QLocale(QLocale.Language.English, QLocale.Country.UnitedStates)
    return locale.toString(100 * part, "f", 1)
