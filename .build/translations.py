"""Keeps the translations: finds every text that a user may see, and compiles what translators have made of them.

Run from the top folder::

    python .build/translations.py update            # enter new texts in assets/translations/*.ts, drop old ones; make new files
    python .build/translations.py missing zh_CN     # what is not translated yet, as JSON {context: {text: ""}}, plurals as lists
    python .build/translations.py fill zh_CN FILE   # take translations from such a file
    python .build/translations.py compile           # write the .qm files that the program reads

The .ts files are Qt Linguist's, so that translators may use that. Texts are found here and not by pyside6-lupdate, for
that does not see which of Python's texts have a plural.
"""

import ast
import json
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from runpy import run_path
from xml.etree import ElementTree as ET

import PySide6

from solver_core.formats import FORMATS
from solver_core.hints import TECHNIQUES

TOP = Path(__file__).parents[1]
SOURCES = TOP / "sudoku_gui"
FOLDER = TOP / "assets" / "translations"
ERRORS = ("solver_core/errors/texts.py", "solver_core/errors/format_texts.py")
"""Modules of the core whose ``TEMPLATES`` are the texts of errors; those of the window stand in its features."""
OTHERS = (
    ("solver_core/errors/format_texts.py", "DROPPED", "answers"),
    ("solver_core/errors/format_texts.py", "SAID", "answers"),
    ("solver_core/page/texts.py", "TEXTS", "page"),
)
"""More tables of the core, and the context in which the window translates them."""
DECLARED = {"Action": "actions", "PaneSpec": "window", "Figure": "export_dialogs"}
"""What features declare, and the context of its texts: the one after the id, and those named in `TEXTS`."""
TEXTS = {"text", "english", "short", "tip"}


@dataclass(frozen=True, slots=True)
class Text:
    """One text that a user may see.

    Attributes:
        context: where it belongs.
        source: as it stands in the code, in English.
        comment: what distinguishes it from the same words elsewhere; mostly "".
        has_plural: whether it counts something, as %n.
    """

    context: str
    source: str
    comment: str
    has_plural: bool


class Untranslatable(Exception):  # noqa: N818 - it names what was found
    """A text is put together where it ought to be whole."""


# --- finding --------------------------------------------------------------------------------------------


def texts() -> dict[Text, str]:
    """Every text, with the file where it stands first, in the order of the files.

    Raises:
        Untranslatable: a text to be translated is not written out.
    """
    found: dict[Text, str] = {}
    for path in sorted(SOURCES.rglob("*.py")):
        name = path.relative_to(TOP).as_posix()
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for text in _texts_of(tree, name):
            found.setdefault(text, name)
        for template in templates(tree).values():
            found.setdefault(Text("errors", template, "", has_plural=False), name)
    for name in ERRORS:
        for template in templates(ast.parse((TOP / name).read_text(encoding="utf-8"))).values():
            found.setdefault(Text("errors", template, "", has_plural=False), name)
    formats = [source for row in FORMATS for source in (row.name, row.description)]
    techniques = [technique.name for technique in TECHNIQUES]
    for name, context, sources in (
        ("solver_core/formats/registry.py", "formats", formats),
        ("solver_core/hints/techniques.py", "techniques", techniques),
    ):
        found |= {Text(context, source, "", has_plural=False): name for source in sources}
    for name, table, context in OTHERS:
        for text in run_path(str(TOP / name))[table].values():
            found.setdefault(Text(context, text, "", has_plural=False), name)
    return found


def _texts_of(tree: ast.Module, name: str) -> Iterator[Text]:
    own = _contexts(tree)
    for node, owner in _calls(tree, ""):
        if isinstance(node.func, ast.Name) and node.func.id in DECLARED:
            yield from _declared(node, DECLARED[node.func.id], name)
            continue
        arguments: list[ast.expr] = list(node.args)
        match node.func:
            case ast.Name(id=called) | ast.Attribute(value=ast.Name(id=called), attr="mark") if called in own:
                arguments.insert(0, ast.Constant(own[called]))
            case ast.Attribute(attr="tr"):
                arguments.insert(0, ast.Constant(owner))
            case ast.Name(id="translate"):
                pass
            case ast.Attribute(value=ast.Name(id="QCoreApplication"), attr="translate"):
                pass
            case _:
                continue
        held = [one.value if isinstance(one, ast.Constant) else None for one in arguments]
        match held:
            case [str(context), str(source), *rest]:
                comment = str(rest[0]) if rest else ""
                yield Text(context, source, comment, has_plural=len(rest) > 1 or "%n" in source)
            case [_, _, *_] if _is_marked(arguments[1]):
                pass  # its texts are marked where they stand
            case _:
                raise Untranslatable(f"{name}, line {node.lineno}: write the text out as one literal")


def _declared(node: ast.Call, context: str, name: str) -> Iterator[Text]:
    """The texts of an action, a pane or a figure."""
    for one in (*node.args[1:2], *(keyword.value for keyword in node.keywords if keyword.arg in TEXTS)):
        if isinstance(one, ast.Constant):
            yield Text(context, str(one.value), "", has_plural=False)
        elif not _is_marked(one):
            raise Untranslatable(f"{name}, line {node.lineno}: write the text out as one literal")


def _contexts(tree: ast.Module) -> dict[str, str]:
    """The contexts that a module names once, by the names of what translates or marks texts of theirs."""
    found: dict[str, str] = {}
    for node in tree.body:
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Attribute(value=made, attr="mark") | made):
                match made:
                    case ast.Call(func=ast.Name(id="Texts"), args=[ast.Constant(value=str(context))]):
                        found[name] = context
                    case ast.Name(id=texts) if texts in found:
                        found[name] = found[texts]
    return found


def templates(tree: ast.Module) -> dict[str, str]:
    """The texts of errors by their codes, which a module has in its table ``TEMPLATES``."""
    found: dict[str, str] = {}
    for node in tree.body:
        match node:
            case ast.AnnAssign(target=ast.Name(id="TEMPLATES"), value=ast.Dict() as table):
                found |= ast.literal_eval(table)
    return found


def _is_marked(argument: ast.expr) -> bool:
    """Whether a text comes from a table, whose rows mark theirs."""
    return isinstance(argument, ast.Attribute | ast.Name | ast.Subscript)


def _calls(node: ast.AST, owner: str) -> Iterator[tuple[ast.Call, str]]:
    """Every call, with the class in which it stands."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Call):
            yield child, owner
        yield from _calls(child, child.name if isinstance(child, ast.ClassDef) else owner)


# --- keeping --------------------------------------------------------------------------------------------


FORMS = {row.code: row.forms for row in run_path(str(SOURCES / "translation.py"))["LANGUAGES"]}
"""For each language how many forms a text has that counts something, as Qt orders them."""


def needed(language: str) -> dict[Text, str]:
    """The texts that a language has to translate, with the file where each stands first.

    English has a catalogue for those with several forms alone: the source is the plural.
    """
    return {text: file for text, file in texts().items() if language != "en" or text.has_plural}


def translations(language: str) -> dict[Text, tuple[str, ...]]:
    """The forms in which each text has been translated into a language; empty ones for what has not."""
    file = FOLDER / f"{language}.ts"
    if not file.exists():
        return {}
    held: dict[Text, tuple[str, ...]] = {}
    for context in ET.parse(file).getroot().iter("context"):  # noqa: S314 - it is our own file
        for message in context.iter("message"):
            text = Text(
                context.findtext("name", ""),
                message.findtext("source", ""),
                message.findtext("comment", ""),
                has_plural=message.get("numerus") == "yes",
            )
            translation = message.find("translation")
            if translation is None:
                continue
            forms = translation.findall("numerusform") if text.has_plural else [translation]
            held[text] = tuple(form.text or "" for form in forms)
    return held


def update(language: str) -> None:
    """Enter new texts and drop those that nobody says any more."""
    _write(language, translations(language))


def fill(language: str, given: dict[str, dict[str, str | list[str]]]) -> None:
    """Take translations, by context and text; where a language has several forms, a list of them.

    Raises:
        KeyError: there is no such text.
        ValueError: it has more or fewer forms.
    """
    held = translations(language)
    places = {(text.context, text.source): text for text in needed(language)}
    for context, entries in given.items():
        for source, said in entries.items():
            text, forms = places[context, source], (said,) if isinstance(said, str) else tuple(said)
            if len(forms) != _count(text, language):
                raise ValueError(f"{context}: {source!r} needs {_count(text, language)} forms in {language}")
            held[text] = forms
    _write(language, held)


def _count(text: Text, language: str) -> int:
    """How many forms a text has in a language."""
    return FORMS[language] if text.has_plural else 1


def missing(language: str) -> dict[str, dict[str, str | list[str]]]:
    """What is not translated yet, by context; a list of empty forms where a text counts something."""
    held = translations(language)
    found: dict[str, dict[str, str | list[str]]] = {}
    for text in needed(language):
        forms = held.get(text, ())
        if len(forms) != _count(text, language) or not all(forms):
            empty = [""] * FORMS[language] if text.has_plural else ""
            found.setdefault(text.context, {})[text.source] = empty
    return found


def _write(language: str, held: dict[Text, tuple[str, ...]]) -> None:
    root = ET.Element("TS", version="2.1", language=language, sourcelanguage="en")
    contexts: dict[str, ET.Element] = {}
    for text, file in sorted(needed(language).items(), key=lambda pair: pair[0].context):
        if text.context not in contexts:
            contexts[text.context] = ET.SubElement(root, "context")
            ET.SubElement(contexts[text.context], "name").text = text.context
        message = ET.SubElement(
            contexts[text.context], "message", {"numerus": "yes"} if text.has_plural else {}
        )
        ET.SubElement(message, "location", filename=f"../../{file}")
        ET.SubElement(message, "source").text = text.source
        if text.comment:
            ET.SubElement(message, "comment").text = text.comment
        forms = held.get(text, ())
        translation = ET.SubElement(
            message, "translation", {} if forms and all(forms) else {"type": "unfinished"}
        )
        if text.has_plural:
            for form in forms or ("",) * FORMS[language]:
                ET.SubElement(translation, "numerusform").text = form
        elif forms:
            translation.text = forms[0]
    ET.indent(root)
    body = ET.tostring(root, encoding="unicode")
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / f"{language}.ts").write_text(
        f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{body}\n', encoding="utf-8"
    )


# --- compiling ------------------------------------------------------------------------------------------


def languages() -> list[str]:
    """All that the program knows."""
    return sorted(FORMS)


def compile_to(file: Path, language: str) -> None:
    """Write the .qm file of a language."""
    tool = next(Path(PySide6.__file__).parent.glob("lrelease*"))
    subprocess.run([tool, "-silent", FOLDER / f"{language}.ts", "-qm", file], check=True)  # noqa: S603 - Qt's own


def main(arguments: list[str]) -> int:
    """Do what is asked; answer the exit status."""
    match arguments:
        case ["update"]:
            for language in languages():
                update(language)
        case ["missing", language]:
            sys.stdout.write(json.dumps(missing(language), ensure_ascii=False, indent=1) + "\n")
        case ["fill", language, file]:
            fill(language, json.loads(Path(file).read_text(encoding="utf-8")))
        case ["compile"]:
            for language in languages():
                compile_to(FOLDER / f"{language}.qm", language)
        case _:
            sys.stderr.write(__doc__ or "")
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
