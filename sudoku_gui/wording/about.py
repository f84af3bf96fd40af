"""Words of the box that says what this program is."""

from PySide6.QtCore import QCoreApplication


def title() -> str:
    """Of the box."""
    return QCoreApplication.translate("about", "About Dancing Sudoku")


def what(version: str) -> str:
    """What it is, in a sentence."""
    return QCoreApplication.translate(
        "about", "Dancing Sudoku {version}: a Sudoku whose solver you can watch, forward and back."
    ).format(version=version)


def of_the_search(kernels: str) -> str:
    """Whether the search is compiled, and which parts of it; "" for none."""
    if kernels:
        return QCoreApplication.translate("about", "The search runs compiled ({kernels}).").format(
            kernels=kernels
        )
    return QCoreApplication.translate("about", "The search runs uncompiled: all the same, only slower.")


def versions(qt: str, bindings: str, python: str) -> str:
    """What it runs on."""
    return QCoreApplication.translate("about", "Qt {qt}, PySide {pyside}, Python {python}.").format(
        qt=qt, pyside=bindings, python=python
    )


def licence(address: str) -> str:
    """Rich text, with a link."""
    text = QCoreApplication.translate(
        "about", "Free software under the {licence}, version 3 or later: you may use, change and share it."
    )
    return text.format(licence=f'<a href="{address}">GNU General Public License</a>')


def sources(paper: str) -> str:
    """Rich text: where the algorithms come from."""
    text = QCoreApplication.translate(
        "about",
        "The algorithm: D. E. Knuth, {paper}, 2000, and The Art of Computer Programming, volume 4B, section 7.2.2.1; "
        "the links that leave and return: H. Hitotumatu and K. Noshita, 1979.",
    )
    return text.format(paper=f'<a href="{paper}">Dancing Links</a>')


def copy() -> str:
    """The button that copies all this for a bug report."""
    return QCoreApplication.translate("about", "&Copy for a Bug Report")


def copied() -> str:
    """The same button, after it has."""
    return QCoreApplication.translate("about", "Copied")
