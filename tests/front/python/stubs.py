"""stubs.py: checks that _cubelang.pyi has the names and parameters of the compiled module, and no others."""

import ast
import pathlib
import re

import cubelang
from cubelang import _cubelang

STUB = pathlib.Path(cubelang.__file__).with_name("_cubelang.pyi")
# Members of every class, members that pybind11 adds, and members that a type checker knows.
IGNORED = {"__array_ufunc__", "__module__", "__doc__", "__init__", "__str__", "__repr__", "__reduce__", "__iter__",
           "_pybind11_conduit_v1_"}


def in_stub():
    for node in ast.parse(STUB.read_text()).body:
        if isinstance(node, ast.ClassDef):
            yield node.name, {member.name: member for member in node.body if isinstance(member, ast.FunctionDef)}
        elif isinstance(node, ast.FunctionDef):
            yield node.name, node


def parameters(function):
    names = [argument.arg for argument in function.args.args]
    return [name for name in names if name != "self"]


def in_module(function):
    """Parameters of the first overload, from the start of pybind11's docstring."""
    signature = re.search(r"\w+\((.*)\) ->", function.__doc__).group(1)
    names = re.findall(r"(?:^|, )(\w+): ", signature)
    return [name for name in names if not re.fullmatch("self|arg\\d+", name)]


def main():
    wrong = []
    classes = {name: value for name, value in vars(_cubelang).items() if isinstance(value, type)}
    stub = dict(in_stub())
    if missing := set(classes) ^ {name for name, value in stub.items() if isinstance(value, dict)}:
        wrong.append(f"classes: {missing}")
    for name, type_ in classes.items():
        ours, theirs = set(vars(type_)) - IGNORED, set(stub.get(name, {})) - IGNORED
        if name == "Permutations":
            ours.discard("__hash__")
        if ours != theirs:
            wrong.append(f"{name}: {ours ^ theirs}")
        for method in ours & theirs:
            documented = getattr(vars(type_)[method], "__doc__", None) or ""
            if "->" not in documented or method.startswith("__") and method != "__call__":
                continue
            function = getattr(type_, method)
            if in_module(function) != parameters(stub[name][method]):
                wrong.append(f"{name}.{method}: {in_module(function)}, not {parameters(stub[name][method])}")
        if in_module(type_.__init__) != parameters(stub[name]["__init__"]):
            wrong.append(f"{name}: {in_module(type_.__init__)}")
    assert not wrong, "\n".join(wrong)
    assert all(hasattr(cubelang, name) for name in cubelang.__all__)


main()
