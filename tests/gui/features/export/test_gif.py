"""GIFs as Qt and Pillow read them: colours, times, and only what changes."""

from io import BytesIO
from random import Random

import pytest
from PIL import Image, ImageChops, ImageDraw, ImageSequence

from sudoku_gui.features.export.film_formats import Gif


def written(pictures: list[tuple[Image.Image, int]]) -> bytes:
    file = BytesIO()
    gif = Gif(file, *pictures[0][0].size)
    for picture, milliseconds in pictures:
        gif.add(picture, milliseconds)
    gif.finish()
    return file.getvalue()


def read(data: bytes) -> list[tuple[Image.Image, int]]:
    with Image.open(BytesIO(data)) as file:
        assert file.info["loop"] == 0
        return [(frame.convert("RGB"), frame.info["duration"]) for frame in ImageSequence.Iterator(file)]


def furthest(one: Image.Image, other: Image.Image) -> int:
    """The largest difference of a channel."""
    bands = ImageChops.difference(one, other).split()
    return max(level for band in bands for level, count in enumerate(band.histogram()) if count)


def board(digit: str) -> Image.Image:
    picture = Image.new("RGB", (120, 90), "white")
    draw = ImageDraw.Draw(picture)
    draw.rectangle((10, 10, 60, 60), outline="navy", width=2)
    draw.text((30, 30), digit, fill="darkred")
    return picture


def test_frames_come_back_as_they_were() -> None:
    frames = [(board(digit), 250) for digit in "123"]
    found = read(written(frames))
    assert [milliseconds for _, milliseconds in found] == [250, 250, 250]
    for (one, _), (other, _) in zip(found, frames, strict=True):
        assert furthest(one, other) < 5, "nobody sees that"


def test_equal_frames_are_one_that_lasts() -> None:
    frames = [(board("1"), 100), (board("1"), 300), (board("2"), 100)]
    assert [milliseconds for _, milliseconds in read(written(frames))] == [400, 100]


def test_only_what_changes_is_written() -> None:
    once, twice = len(written([(board("1"), 100)])), len(written([(board("1"), 100), (board("2"), 100)]))
    assert twice - once < once / 2


def test_many_colours_become_near_ones_and_frequent_ones_stay() -> None:
    chance = Random(3)
    picture = Image.new("RGB", (64, 64), (241, 243, 247))
    for x in range(40):
        for y in range(25):
            picture.putpixel((x, y), (chance.randrange(256), 40, chance.randrange(256)))
    [(found, _)] = read(written([(picture, 100)]))
    assert found.getpixel((63, 63)) == (241, 243, 247)
    assert furthest(found, picture) < 60
    assert len(found.getcolors(256) or ()) > 200


@pytest.mark.parametrize("size", [(1, 1), (300, 300)])
def test_any_size_will_do(size: tuple[int, int]) -> None:
    gradient = Image.merge("RGB", [Image.linear_gradient("L").resize(size)] * 3)
    [(found, _)] = read(written([(gradient, 40)]))
    assert found.size == size
    assert furthest(found, gradient) < 8
