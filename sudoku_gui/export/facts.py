"""What the dialogs that write files tell of what is chosen, and what stands in the files."""

from PySide6.QtCore import QCoreApplication

from sudoku_gui.wording.names import number


def pixels(width: int, height: int) -> str:
    """How large the picture is."""
    return QCoreApplication.translate("export_facts", "{width} × {height} pixels.").format(
        width=number(width), height=number(height)
    )


def too_many_pixels(width: int, height: int) -> str:
    """Why it cannot be so large."""
    text = QCoreApplication.translate(
        "export_facts", "{width} × {height} pixels are too many; choose a smaller scale."
    )
    return text.format(width=number(width), height=number(height))


def drawing(width: int, height: int) -> str:
    """How large a drawing is."""
    text = QCoreApplication.translate(
        "export_facts", "{width} × {height}, sharp at every size; the matrix stays a picture of pixels."
    )
    return text.format(width=number(width), height=number(height))


def fitted_on(page: str) -> str:
    """The page it comes on."""
    return QCoreApplication.translate("export_facts", "In the middle of one page, {page}.").format(page=page)


def events(count: int, size: str, *, exact: bool) -> str:
    """``1,284 events, about 300 kB``."""
    if not exact:
        text = QCoreApplication.translate("export_facts", "The steps within {count} events, at most {size}.")
    elif count == 1:
        text = QCoreApplication.translate("export_facts", "1 event, about {size}.")
    else:
        text = QCoreApplication.translate("export_facts", "{count} events, about {size}.")
    return text.format(count=number(count), size=size)


def tree_facts(walked: int, most: int, *, is_finished: bool) -> str:
    """How many nodes there are, and how many are drawn."""
    if walked <= most:
        text = QCoreApplication.translate("export_facts", "All {walked} nodes.")
    else:
        text = QCoreApplication.translate(
            "export_facts",
            "The top {most} of {walked} nodes; how many were left out is said where they were.",
        )
    facts = text.format(walked=number(walked), most=number(most))
    return (
        facts
        if is_finished
        else f"{facts} {QCoreApplication.translate('export_facts', 'So far is known of this run; its end is not yet.')}"
    )


def counting(count: int) -> str:
    """While the frames are counted."""
    return QCoreApplication.translate("export_facts", "Counting: {count} frames so far...").format(
        count=number(count)
    )


def film_facts(frames: int, seconds: float, size: str) -> str:
    """``120 frames, 30 seconds, about 3 MB``."""
    if frames == 1:
        text = QCoreApplication.translate("export_facts", "1 frame, {time}, about {size}.")
        return text.format(time=_time(seconds), size=size)
    text = QCoreApplication.translate("export_facts", "{frames} frames, {time}, about {size}.")
    return text.format(frames=number(frames), time=_time(seconds), size=size)


def _time(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    if minutes:
        return QCoreApplication.translate("export_facts", "{minutes} min {seconds} s").format(
            minutes=number(minutes), seconds=rest
        )
    return QCoreApplication.translate("export_facts", "{seconds} s").format(seconds=rest)


def too_many_frames(most: int) -> str:
    """Why it cannot be so long."""
    text = QCoreApplication.translate(
        "export_facts", "More than {most} frames: choose larger steps, or a shorter part."
    )
    return text.format(most=number(most))


# --- inside a tree --------------------------------------------------------------------------------------


def left_out(count: int, *, exact: bool) -> str:
    """Where nodes were left out of a tree."""
    if not exact:
        text = QCoreApplication.translate("export_facts", "at least {count} more")
    elif count == 1:
        text = QCoreApplication.translate("export_facts", "1 more")
    else:
        text = QCoreApplication.translate("export_facts", "{count} more")
    return text.format(count=number(count))


def tree_heading(problem: str, shown: int, walked: int) -> str:
    """The title of a tree."""
    if shown == walked:
        text = QCoreApplication.translate("export_facts", "Search tree of {problem}: {walked} nodes")
    else:
        text = QCoreApplication.translate(
            "export_facts", "Search tree of {problem}: the top {shown} of {walked} nodes"
        )
    return text.format(problem=problem, shown=number(shown), walked=number(walked))


def log_heading(problem: str, first: int, last: int) -> tuple[str, str]:
    """What stands above a log in text."""
    events = QCoreApplication.translate("export_facts", "Events {first} to {last}")
    return problem, events.format(first=number(first), last=number(last))
