"""Serbian in Latin letters out of the Cyrillic Fluent files.

Only what people read is changed: names, variables and the keys of selectors stay.  Cyrillic Serbian has one
letter for each sound, so this direction is exact.
"""

from __future__ import annotations

from typing import Final

from fluent.syntax import ast, parse, serialize
from fluent.syntax.visitor import Transformer

_SINGLE: Final = dict(zip("абвгдђежзијклмнопрстћуфхцчш", "abvgdđežzijklmnoprstćufhcčš", strict=True))
_DOUBLE: Final = {"љ": "lj", "њ": "nj", "џ": "dž"}


def latin(text: str) -> str:
    """The text in Latin letters; Љ becomes Lj, in a word of capitals LJ.

    >>> latin("Џокер, ЉУБАВ и недеља")
    'Džoker, LJUBAV i nedelja'
    """
    return "".join(_letter(text, at) for at in range(len(text)))


def _letter(text: str, at: int) -> str:
    letter = text[at]
    small = letter.lower()
    found = _SINGLE.get(small) or _DOUBLE.get(small)
    if found is None:
        return letter
    if letter == small:
        return found
    neighbour = text[at + 1 : at + 2] or text[max(at - 1, 0) : at]
    whole_word = len(found) == 1 or neighbour.isupper()
    return found.upper() if whole_word else found.capitalize()


class _ToLatin(Transformer):
    """Rewrites the text elements of a Fluent resource."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 (name given by the visitor)
        node.value = latin(node.value)
        return node


def latin_file(source: str) -> str:
    """A Fluent file with its texts in Latin letters, comments left out.

    Raises:
        ValueError: the file has an entry that is no Fluent.
    """
    resource = parse(source)
    broken = [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    if broken:
        raise ValueError(f"this is no Fluent: {broken[0].content}")
    resource.body = [entry for entry in resource.body if not isinstance(entry, ast.BaseComment)]
    for entry in resource.body:
        entry.comment = None  # type: ignore[union-attr]
    return serialize(_ToLatin().visit(resource))
