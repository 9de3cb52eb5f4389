"""The reference of the package cubelang, from its docstrings and the signatures of its stub."""

import ast
import inspect
import re

import cubelang._cubelang  # an ImportError without the compiled part

START = """# The Python reference

The classes and functions of the package `cubelang`. [Cubelang in Python](docs/python.md) introduces them."""
INHERITED = set(vars(object)) | {"__module__", "__doc__", "__dict__", "__weakref__"}


def stub_signatures(path):
    """"CLASS.NAME": the signatures of its overloads."""
    signatures = {}
    for type_ in (node for node in ast.parse(path.read_text()).body if isinstance(node, ast.ClassDef)):
        for member in (node for node in type_.body if isinstance(node, ast.FunctionDef)):
            returned = f" -> {ast.unparse(member.returns)}" if member.name != "__init__" else ""
            text = re.sub(r"^self(, )?", "", ast.unparse(member.args)) + ")" + returned
            signatures.setdefault(f"{type_.name}.{member.name}", []).append(text)
    return signatures


def shown_name(type_name, name):
    return {"__init__": type_name, "__call__": type_name.lower()}.get(name, name)


def signatures_of(stub, type_, name, member):
    full = f"{type_.__name__}.{name}"
    if isinstance(member, property):
        returned = stub.get(full, [""])[0].rpartition("->")[2].strip()
        return [f"{name}: {returned}" if returned else name]
    if full in stub:
        return [f"{shown_name(type_.__name__, name)}({text}" for text in stub[full]]
    text = str(inspect.signature(member.__func__ if isinstance(member, staticmethod) else member))
    return [shown_name(type_.__name__, name) + re.sub(r"^\(self(, )?", "(", text)]


def prose(text):
    """A docstring, without pybind11's signatures, and with its examples as blocks."""
    text = re.sub(r"^(\d+\. )?\w+\((.*\) -> .*|\*args, \*\*kwargs\))\n|^Overloaded function.\n", "", inspect.cleandoc(text or "") + "\n", flags=re.MULTILINE)
    paragraphs = [part.strip("\n") for part in re.split(r"\n\n+", text) if part.strip()]
    return "\n\n".join(f"```python\n{part}\n```" if part.startswith(">>> ") else part for part in paragraphs)


def entry(level, title, signatures, text):
    lines = "\n".join(signatures)
    return f"\n{'#' * level} `{title}`\n\n```python\n{lines}\n```\n" + (f"\n{text}\n" if text else "")


def class_entry(stub, type_):
    page = entry(2, type_.__name__, signatures_of(stub, type_, "__init__", type_.__init__), prose(type_.__doc__))
    for name, member in vars(type_).items():
        text = prose(getattr(member, "__func__", member).__doc__)
        if name not in INHERITED and text and (not name.startswith("_") or callable(member)):
            page += entry(3, f"{type_.__name__}.{name}", signatures_of(stub, type_, name, member), text)
    return page


def page(path):
    stub, text = stub_signatures(path), START + "\n"
    for name in sorted(cubelang.__all__, key=lambda name: (name[0].islower(), name)):
        value = getattr(cubelang, name)
        if isinstance(value, type):
            text += class_entry(stub, value)
        else:
            text += entry(2, f"cubelang.{name}", [name + str(inspect.signature(value))], prose(value.__doc__))
    return text
