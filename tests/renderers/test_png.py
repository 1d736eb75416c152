from __future__ import annotations

from io import BytesIO

from PIL import Image, ImageDraw

from renderers import palettes, png, theme


def _picture() -> Image.Image:
    """Flat areas, and a gradient with more colours than a palette has."""
    red = Image.linear_gradient("L").resize((400, 300))
    image = Image.merge("RGB", (red, Image.radial_gradient("L").resize((400, 300)), red.rotate(180)))
    draw = ImageDraw.Draw(image)
    draw.rectangle((0, 0, 199, 149), fill=theme.PAPER)
    draw.rectangle((200, 150, 399, 299), fill=theme.HEADER)
    return image


def _decoded(data: bytes) -> Image.Image:
    return Image.open(BytesIO(data))


def test_the_file_is_a_palette_png_of_the_same_size() -> None:
    image = _decoded(png.encode(_picture()))
    assert (image.format, image.mode, image.size) == ("PNG", "P", (400, 300))
    assert len(image.getcolors(256) or []) <= 256


def test_flat_colours_come_out_exactly() -> None:
    image = _decoded(png.encode(_picture())).convert("RGB")
    assert image.getpixel((50, 50)) == theme.PAPER
    assert image.getpixel((350, 250)) == theme.HEADER


def _draw_patches(image: Image.Image, colors: list[theme.Color]) -> None:
    """Small squares in a row."""
    for place, color in enumerate(colors):
        ImageDraw.Draw(image).rectangle((220 + 20 * place, 20, 231 + 20 * place, 31), fill=color)


def test_flat_colours_do_not_lose_to_a_slightly_darker_neighbour() -> None:
    image = _picture()
    ImageDraw.Draw(image).rectangle((200, 0, 399, 149), fill=theme.CARD)
    _draw_patches(image, [(red, green, blue) for red in (250, 251) for green in (247, 248) for blue in (239, 240)])
    assert _decoded(png.encode(image)).convert("RGB").getpixel((390, 140)) == theme.CARD


def test_flat_areas_are_not_dithered() -> None:
    corner = _decoded(png.encode(_picture())).convert("RGB").crop((0, 0, 200, 150))
    assert corner.getcolors() == [(200 * 150, theme.PAPER)]


def test_colours_to_keep_survive_in_a_few_pixels() -> None:
    image = _picture()
    rare = (12, 250, 34)
    ImageDraw.Draw(image).rectangle((301, 41, 302, 42), fill=rare)
    assert (
        _decoded(png.encode(image, palettes.choose([image], keep=(rare,)))).convert("RGB").getpixel((301, 41)) == rare
    )


def test_the_same_picture_gives_the_same_bytes() -> None:
    assert png.encode(_picture()) == png.encode(_picture())


def test_a_tiny_picture_can_be_written() -> None:
    assert _decoded(png.encode(Image.new("RGB", (1, 1), theme.INK))).convert("RGB").getpixel((0, 0)) == theme.INK


def test_what_is_too_large_is_packed_smaller_and_shows_the_same() -> None:
    plain, small = png.encode(_picture()), png.encode(_picture(), large=1000)
    assert len(small) < len(plain)
    assert _decoded(small).tobytes() == _decoded(plain).tobytes()
