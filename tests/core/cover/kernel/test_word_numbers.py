"""Words are numbered as a plain reading numbers them, whatever blanks, comments and ends of lines there are."""

from itertools import accumulate
from random import Random

from solver_core.cover.kernel.word_numbers import WordNumbers
from tests.amounts import some

BREAKS = ["\n", "\r\n", "\r", "\v", "\f", "\x1c", "\x1d", "\x1e", "\n\n", "\n \t\n"]


def expected(text: str) -> tuple[list[str], list[list[str]], list[tuple[int, str]]]:
    """The different words, the words of each line below the head, and the comments with the lines before them."""
    lines: list[list[str]] = []
    comments = []
    for line in text.splitlines():
        if line.lstrip().startswith("|"):
            comments.append((len(lines) - 1, line.lstrip()))
        elif line.split():
            lines.append(line.split())
    return list(dict.fromkeys(word for line in lines for word in line)), lines[1:], comments


def test_words_and_lines_are_those_of_a_plain_reading() -> None:
    """`str.split` is the oracle for texts with odd breaks, comments and controls."""
    for seed in range(60):
        chance = Random(seed)
        signs = "".join(chance.sample("ab:|é\x01\x7f", 4))
        lines = []
        for _ in range(chance.randint(0, 12)):
            words = [
                "".join(chance.choices(signs, k=chance.randint(1, 3))) for _ in range(chance.randint(0, 5))
            ]
            lines.append(
                chance.choice(["", "", " ", "| ", "\x1f"]) + chance.choice([" ", "\t", " \x1f "]).join(words)
            )
        text = "".join(line + chance.choice(BREAKS) for line in lines).rstrip(chance.choice(["", "\n\r\v\f"]))
        words, listed, comments = expected(text)
        data = text.encode()
        held = WordNumbers(data)
        spans = zip(held.begins, held.finishes, strict=True)
        assert [data[begin:end].decode() for begin, end in spans] == words
        assert [words[number] for number in held.numbers] == [word for line in listed for word in line]
        assert held.ends.tolist() == list(accumulate(map(len, listed)))
        assert held.comments[::2].tolist() == [before for before, _ in comments]
        for place, (_, comment) in zip(held.comments[1::2], comments, strict=True):
            assert data[place:].decode().startswith(comment)


def test_any_number_of_words_finds_room() -> None:
    """More different ones than a table of any size chosen beforehand holds, many of them with equal hashes."""
    names = [f"{number:x}" for number in range(some(40_000, uncompiled=9000))]
    held = WordNumbers((" ".join(names) + "\n" + " ".join(reversed(names))).encode())
    assert held.numbers.tolist() == list(range(len(names)))[::-1]
    assert len(held.begins) == len(names)
