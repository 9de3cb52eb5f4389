"""Pictures of permutations and algorithms."""

import base64
import html
import re
from typing import Any, Optional, Union

from . import _cubelang
from ._errors import Error
from ._spelling import Call, cube_of

# A picture of a larger cube shows little and makes a notebook large.
LARGEST_SHOWN = 11
WIDTH = 400


def svg(
    p: Union[str, _cubelang.Algorithm, _cubelang.Permutation],
    *,
    cube: Optional[int] = None,
    super: Optional[bool] = None,
    title: Optional[str] = None,
    **options: Any,
) -> str:
    """The SVG picture of an algorithm or a permutation, as a str.

    The options are those of the language's `svg`: style, label, marked, before, colors, background.

    >>> svg("R U R' U'", style="isometric").startswith("<svg ")
    True
    """
    builder = Call()
    if title is not None:
        builder.names["title_"], options["title"] = str(title), "title_"
    expression = builder.call("svg", [p, '"cube.svg"'], options)
    n, is_super = cube_of([p], cube, super)
    return _cubelang.written_file(expression, n, is_super, builder.names)


def picture_of(p: Any) -> Optional[str]:
    """The picture for a notebook, with a width; None if it would show little, or the cube has no such moves."""
    if getattr(p, "cube", 0) > LARGEST_SHOWN:
        return None
    try:
        return re.sub("<svg ", f'<svg width="{WIDTH}" ', svg(p), count=1)
    except Error:
        return None


def page_of(p: Any) -> Optional[str]:
    """The text and the picture as HTML for a notebook, or None without a picture."""
    picture = picture_of(p)
    if picture is None:
        return None
    data = base64.b64encode(picture.encode()).decode()
    return f'<pre>{html.escape(str(p))}</pre>\n<img alt="the cube" width="{WIDTH}" src="data:image/svg+xml;base64,{data}">'
