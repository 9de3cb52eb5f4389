"""Messages for arguments that do not fit a function of the compiled module."""

import functools
import inspect
import re
from typing import Any, Dict, Optional, Tuple

SIGNATURE = r"\w+\((.*)\) -> "
SPECIAL = ("__init__", "__call__", "__getitem__", "__setitem__")


def is_form(form: str, value: object) -> bool:
    """Whether a value has the form that a signature of pybind11 names. Other forms accept any object."""
    if form == "int":
        return hasattr(value, "__index__")
    if form == "bool":
        return value is None or hasattr(value, "__bool__")
    return form in ("object", "handle") or form in (type_.__name__ for type_ in type(value).__mro__)


def signature_in(text: str) -> Tuple[inspect.Signature, Dict[str, str]]:
    """The signature at the start of pybind11's text on a function, and the form of each parameter."""
    inside = re.sub(r"typing\.SupportsInt( \| typing\.SupportsIndex)?", "int", re.match(SIGNATURE, text)[1])  # since pybind11 3
    found = re.findall(r"(?:^|, )(\w+): ([\w.:]+)( = (?:'[^']*'|\(\)|[^,]*))?", inside)
    kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
    rows = [
        inspect.Parameter(name, kind, default=None if default else inspect.Parameter.empty)
        for name, _, default in found
    ]
    return inspect.Signature(rows), {name: form.rpartition(".")[2] for name, form, _ in found}


def mistake(text: str, arguments: Tuple[Any, ...], options: Dict[str, Any]) -> Optional[str]:
    """The fault in the arguments; None if it is unknown."""
    signature, forms = signature_in(text)
    try:
        bound = signature.bind(*arguments, **options).arguments
    except TypeError as error:
        return str(error)
    for name, value in bound.items():
        if name != "self" and not is_form(forms[name], value):
            return f"{name} must be of the type {forms[name]}, not {type(value).__name__}"
    return None


def explained(function: Any, name: str, of_class: bool) -> Any:
    """The function, with one line for arguments of the wrong type or number."""

    @functools.wraps(function)
    def call(*arguments: Any, **options: Any) -> Any:
        try:
            return function(*arguments, **options)
        except TypeError as error:
            if "incompatible " not in str(error):
                raise
            text = mistake(function.__doc__, arguments, options)
        raise TypeError(f"{name}: {text or 'these arguments do not fit'}")

    if re.match(SIGNATURE, function.__doc__ or ""):
        setattr(call, "__signature__", signature_in(function.__doc__)[0])
    return call if of_class else staticmethod(call)


def explain_arguments(type_: type) -> None:
    """Wraps the public functions of a class of the compiled module."""
    for name, member in list(vars(type_).items()):
        is_static = isinstance(member, staticmethod)
        function = member.__func__ if is_static else member
        if callable(function) and (name in SPECIAL or not name.startswith("_")):
            shown = type_.__name__ if name == "__init__" else f"{type_.__name__}.{name}"
            setattr(type_, name, explained(function, shown, not is_static))
