"""Builds the web site, strictly: ``python .site/build.py [FOLDER]``, by default in ``build/site``.

Written pages are in ``.site/pages``. Generated are the manual in all languages, as the program shows it; the library's
reference, from docstrings; the command line, from its parsers; and pages in which searches run. A link that leads
nowhere, in a page or to a place in one, ends the build. ``pip install -e '.[docs]'`` installs what it needs.
"""

import multiprocessing
import os
import pkgutil
import re
import shutil
import subprocess
import sys
import tempfile
from argparse import Action
from collections.abc import Iterator
from html import escape
from importlib import import_module
from pathlib import Path
from runpy import run_path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import solver_core
from solver_core import cli

SITE = Path(__file__).parent
TOP = SITE.parent
LANGUAGES = {"en": "English", "de": "Deutsch", "zh_CN": "简体中文"}
PROJECT = (
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "solver_core/DESIGN.md",
    "sudoku_gui/DESIGN.md",
    "assets/tours/README.md",
)
LIVE = {
    "algorithm_x": ("knuth", "Knuth's example: step through it with the arrow keys"),
    "sudoku": ("sudoku4", "A Sudoku of four by four, whose matrix can be seen as a whole"),
    "cover": ("sets", "Six sets: watch a column being covered, and go back"),
    "relatives": ("queens6", "Six queens, whose diagonals are secondary columns"),
}
"""Searches that run below a section of the page on the algorithm: the page of the gallery, and what it shows."""


# --- the manual -----------------------------------------------------------------------------------------


def write_manual(language: str, folder: Path) -> None:
    """Write the pages of a language; in a process of its own, for a program speaks one language from start to end."""
    draw_help = run_path(str(TOP / ".build" / "draw_help.py"))
    with draw_help["program"]() as application:
        actions = draw_help["start"](application, language).context.actions
        from sudoku_gui.features.help.manual_pages import Manual

        manual = Manual(language, actions.describe(), actions.key_sections())
        folder.mkdir(parents=True)
        for page in manual.pages.values():
            text = "\n".join(with_anchors(page.source, [section.anchor for section in page.sections]))
            (folder / f"{page.name}.md").write_text(web_links(text, language), encoding="utf-8")
        os._exit(0)  # nothing of the window is of use any more


def with_anchors(source: str, anchors: list[str]) -> Iterator[str]:
    """The lines of a page; headings have the places to which links lead."""
    following, is_code = iter(anchors), False
    for line in source.split("\n"):
        is_code ^= line.startswith("```")
        is_heading = not is_code and re.match("#{1,3} ", line)
        yield f"{line} {{#{next(following)}}}" if is_heading else line


def web_links(text: str, language: str) -> str:
    """Links to actions are their names, those to terms lead to the glossary, and pictures lie beside the manual."""
    text = re.sub(r"(?<!!)\[([^\]]*)\]\(do:\w+\)", r"**\1**", text)
    text = re.sub(r"!\[([^\]]*)\]\(term:(\w+)\)", picture_of_term, text)
    text = re.sub(r"\]\(term:(\w+)\)", r"](glossary.md#\1)", text)

    def picture(found: re.Match[str]) -> str:
        own = f"{language}/{found[2]}"
        name = own if (TOP / "assets" / "help" / "pictures" / own).exists() else found[2]
        return f"![{found[1]}](../pictures/{name})"

    return re.sub(r"!\[([^\]]*)\]\(([\w-]+\.png)\)", picture, text)


def picture_of_term(found: re.Match[str]) -> str:
    """A drawing for light colours and one for dark ones."""
    shades = (("light", "only-light"), ("dark", "only-dark"))
    return " ".join(f"![{found[1]}](../terms/{shade}/{found[2]}.png#{shown})" for shade, shown in shades)


# --- reference ------------------------------------------------------------------------------------------


INNER = {f"solver_core.{name}" for name in ("cli", "pictures", "plain", "processor", "system", "uncompiled")}
"""What is of use to the library and its programs alone."""


def public_modules() -> dict[str, list[str]]:
    """The modules of each package that are for others; those of the command line and of the kernels are not."""
    found = {"solver_core": ["solver_core"]}
    for module in pkgutil.iter_modules(solver_core.__path__, "solver_core."):
        if module.name in INNER or module.name.endswith("__main__"):
            continue
        if module.ispkg:
            package = import_module(module.name)
            inner = pkgutil.iter_modules(package.__path__, f"{module.name}.")
            found[module.name] = [
                module.name,
                *(one.name for one in inner if not one.ispkg and not one.name.endswith("_avx2")),
            ]
        else:
            found["solver_core"].append(module.name)
    return found


def write_library(folder: Path) -> list[str]:
    """Write a page for each package, and return their names; its modules do not repeat what it offers itself."""
    modules = public_modules()
    for package, inner in modules.items():
        parts = [
            f"# {package}\n",
            f"::: {package}\n    options: {{show_root_heading: false, summary: {{classes: true, functions: true}}}}\n",
        ]
        offered = "|".join(getattr(import_module(package), "__all__", ()))
        parts += [f"::: {name}\n    options: {{filters: ['!^_', '!^({offered})$']}}\n" for name in inner[1:]]
        (folder / f"{package}.md").write_text("\n".join(parts), encoding="utf-8")
    return list(modules)


def command_line() -> str:
    """A page of what each command takes, as its parser has it."""
    texts = run_path(str(TOP / ".build" / "texts.py"))
    lines = [
        "# Command line",
        "",
        "How to use it is in the manual, on the page [Command line](manual/en/command_line.md).",
    ]
    for name, command in texts["commands"](cli.parser_of(cli.ALL)).items():
        lines += ["", f"## {name}", "", command.description or "", "", "| argument | means |", "|---|---|"]
        lines += [
            f"| `{command._get_formatter()._format_action_invocation(action)}` | {help_of(action, command.prog)} |"
            for action in command._actions
            if action.help and action.dest != "help"
        ]
        lines += ["", "```sh", *(line.strip() for line in (command.epilog or "").splitlines()[1:]), "```"]
    lines += ["", "## Exit status", "", "| status | means |", "|---|---|"]
    lines += [f"| {status} | {text} |" for status, text in cli.STATUSES.items()]
    return "\n".join(lines) + "\n"


def help_of(action: Action, program: str) -> str:
    """What an argument means, within a table."""
    text = (action.help or "") % {"default": action.default, "prog": program}
    return escape(text).replace("|", r"\|").replace("*", r"\*")


# --- pages from elsewhere -------------------------------------------------------------------------------


def dancing_links(page: str) -> str:
    """The manual's page on the algorithm, with searches that run."""
    page = re.sub(r"\]\((?=\w+\.md)", "](manual/en/", page).replace("](../", "](manual/")
    page = page.replace("# The algorithm in ten minutes", "# How Dancing Links works")
    sections = re.split(r"(?m)^(?=## )", page)
    for number, section in enumerate(sections):
        for anchor, (name, title) in LIVE.items():
            if f"{{#{anchor}}}" in section.partition("\n")[0]:
                frame = (
                    f'<iframe class="live" src="gallery/{name}.html" title="{title}" loading="lazy"></iframe>'
                )
                sections[number] = f"{section.rstrip()}\n\n{title}:\n\n{frame}\n\n"
    return "".join(sections)


def gallery(folder: Path) -> str:
    """A page that lists all searches, after the index of the program's own gallery."""
    index = (folder / "index.html").read_text(encoding="utf-8")
    found = re.findall(r'href="([\w-]+\.html)"[^>]*>(?:<[^>]*>)*([^<]+)', index)
    rows = "".join(f"- [{title}](gallery/{name})\n" for name, title in found)
    return (SITE / "pages" / "gallery.md").read_text(encoding="utf-8") + "\n" + rows


def with_links(text: str, at: Path) -> str:
    """A document of the project, whose links lead to pages here, or are only named."""

    def link(found: re.Match[str]) -> str:
        before, label, target = found[1], found[2], found[3]
        file = Path(os.path.normpath(at.parent / target.partition("#")[0])).as_posix()
        up = "../" * (len(at.parts) - 1 + (at.as_posix() in PROJECT))
        if "://" in target or target.startswith("#"):
            return found[0]
        if file in PROJECT:
            return f"[{label}]({up}project/{file})"
        if file in {"README.md", "solver_core/README.md", "assets/help/en"}:
            page = {"README.md": "index", "solver_core/README.md": "library/index"}.get(
                file, "manual/en/first_steps"
            )
            return f"[{label}]({up}{page}.md)"
        if before:
            return f"![{label}]({up}{file})"
        return f"`{file}`"

    return re.sub(r"(!?)\[([^\]]*)\]\(([^)\s]+)\)", link, text)


def write_documents(docs: Path) -> None:
    """Copy what the project has in its folders: the front page, the library's, designs, changes."""
    places = {"README.md": "index.md", "solver_core/README.md": "library/index.md"}
    for name in (*PROJECT, *places):
        page = docs / places.get(name, f"project/{name}")
        page.parent.mkdir(parents=True, exist_ok=True)
        page.write_text(with_links((TOP / name).read_text(encoding="utf-8"), Path(name)), encoding="utf-8")
    shutil.copytree(TOP / "assets" / "pictures", docs / "assets" / "pictures")


def navigation(config: str, manual: list[str], packages: list[str]) -> str:
    """The settings, with all pages of the manual and of the library."""
    books = [
        f"\n      - {shown}:" + "".join(f"\n          - manual/{code}/{name}.md" for name in manual)
        for code, shown in LANGUAGES.items()
    ]
    library = ["\n      - library/index.md", *(f"\n      - {name}: library/{name}.md" for name in packages)]
    config = config.replace(" MANUAL", "".join(books)).replace(" LIBRARY", "".join(library))
    return config.replace("[..]", f"[{TOP}]").replace("EXTENSION", str(SITE / "docstrings.py"))


def missing(site: Path) -> list[str]:
    """The files of the site that its pages show and that are not there; links in text are Zensical's to check."""
    found = []
    for page in site.rglob("*.html"):
        shown = re.findall(
            r'<(?:img|iframe|script|a)[^>]* (?:src|href)="([^"#?:]+)["#?]', page.read_text(encoding="utf-8")
        )
        for name in {*shown}:
            file = site / name.lstrip("/") if name.startswith("/") else page.parent / name
            found += [] if file.exists() else [f"{page.relative_to(site)}: {name}"]
    return found


def build(folder: Path) -> None:
    """Write all pages into a temporary folder, and have Zensical build them."""
    with tempfile.TemporaryDirectory() as temporary:
        top = Path(temporary)
        docs = top / "docs"
        shutil.copytree(SITE / "pages", docs)
        for language in LANGUAGES:
            writing = (language, docs / "manual" / language)
            process = multiprocessing.get_context("spawn").Process(target=write_manual, args=writing)
            process.start()
            process.join()
        shutil.copytree(TOP / "assets" / "help" / "pictures", docs / "manual" / "pictures")
        shutil.copytree(TOP / "assets" / "help" / "terms", docs / "manual" / "terms")
        write_documents(docs)
        cli.main(["page", "-q", "--gallery", str(docs / "gallery")])
        (docs / "gallery.md").write_text(gallery(docs / "gallery"), encoding="utf-8")
        algorithm = (docs / "manual" / "en" / "algorithm.md").read_text(encoding="utf-8")
        (docs / "dancing_links.md").write_text(dancing_links(algorithm), encoding="utf-8")
        (docs / "command_line.md").write_text(command_line(), encoding="utf-8")
        packages = write_library(docs / "library")
        from sudoku_gui.features.help.manual_pages import names

        config = (SITE / "mkdocs.yml").read_text(encoding="utf-8")
        (top / "mkdocs.yml").write_text(navigation(config, list(names()), packages), encoding="utf-8")
        subprocess.run((sys.executable, "-m", "zensical", "build", "--strict"), cwd=top, check=True)
        if found := missing(top / "site"):
            raise FileNotFoundError("\n".join(found))
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(top / "site", folder)


if __name__ == "__main__":
    build(Path(sys.argv[1]) if len(sys.argv) > 1 else TOP / "build" / "site")
