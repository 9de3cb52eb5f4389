"""Calls of the language's functions with Python values."""

from typing import Any, Dict, Iterable, Optional, Tuple

from . import _cubelang

Algorithm, Permutation, Value = _cubelang.Algorithm, _cubelang.Permutation, _cubelang.Value


class Call:
    """An expression under construction, and the named values in it."""

    def __init__(self) -> None:
        self.names: Dict[str, Any] = {}

    def spell(self, value: Any) -> str:
        """A str is an expression of the language; lists become lists; any other value gets a name."""
        if isinstance(value, str):
            return value
        if isinstance(value, (list, tuple, set, frozenset)):
            return "{" + ", ".join(self.spell(item) for item in value) + "}"
        name = f"value_{len(self.names) + 1}"
        self.names[name] = value
        return name

    def call(self, function: str, arguments: Iterable[Any], options: Dict[str, Any]) -> str:
        """FUNCTION(ARGUMENT, …, OPTION = VALUE, …); options that are None are omitted."""
        words = [self.spell(argument) for argument in arguments]
        words += [f"{name} = {self.spell(value)}" for name, value in options.items() if value is not None]
        return f"{function}({', '.join(words)})"


def cube_of(values: Iterable[Any], cube: Optional[int], super: Optional[bool]) -> Tuple[int, bool]:
    """The given cube, or else that of the first permutation or group among the values."""
    for value in values:
        if cube is None and isinstance(value, (list, tuple)):
            found = cube_of(value, None, None)
            if found != (3, False):
                return found
        if cube is None and (isinstance(value, Permutation) or getattr(value, "cube", None)):
            return value.cube, value.super
    return (3 if cube is None else cube), bool(super)


def call(
    function: str, *arguments: Any, cube: Optional[int] = None, super: Optional[bool] = None, **options: Any
) -> Any:
    """Calls a built-in function of the language with Python values.

    A str is an expression of the language, as are the items of a list; arguments after the first can be named.

    >>> call("order", "R U")
    105
    >>> call("length", Algorithm("R U2"), metric="QTM")
    3
    """
    builder = Call()
    expression = builder.call(function, arguments, options)
    n, is_super = cube_of([*arguments, *options.values()], cube, super)
    return _cubelang.ask(expression, n, is_super, builder.names)
