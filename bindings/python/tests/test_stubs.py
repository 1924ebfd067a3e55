"""Tests that the stubs match the module: the same names, and the same parameters, order and defaults."""

import ast
import inspect
from pathlib import Path

import janggun

STUBS = ast.parse((Path(janggun.__file__).parent / "__init__.pyi").read_text(encoding="utf-8"))

Function = ast.FunctionDef


def public(name: str) -> bool:
    return not name.startswith("_") or name == "__version__"


def stubbed(function: Function) -> list[tuple[str, bool]]:
    """Returns the parameters without self, each with whether it has a default."""
    arguments = function.args
    plain = [*arguments.posonlyargs, *arguments.args]
    defaults = [False] * (len(plain) - len(arguments.defaults)) + [True] * len(arguments.defaults)
    keyword = [default is not None for default in arguments.kw_defaults]
    all_ = list(zip(plain, defaults)) + list(zip(arguments.kwonlyargs, keyword))
    return [(argument.arg, default) for argument, default in all_ if argument.arg not in ("self", "cls")]


def real(function: object) -> list[tuple[str, bool]]:
    parameters = inspect.signature(function).parameters.values()  # type: ignore[arg-type]
    return [(p.name, p.default is not p.empty) for p in parameters if p.name != "self"]


def classes() -> list[ast.ClassDef]:
    return [node for node in STUBS.body if isinstance(node, ast.ClassDef) and public(node.name)]


def test_the_same_names() -> None:
    names = {node.name for node in STUBS.body if isinstance(node, (ast.ClassDef, Function)) and public(node.name)}
    names |= {
        node.target.id
        for node in STUBS.body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and public(node.target.id)
    }
    assert names == set(janggun.__all__)
    assert all(hasattr(janggun, name) for name in names)


def test_functions_have_the_same_parameters() -> None:
    for node in STUBS.body:
        if isinstance(node, Function):
            assert stubbed(node) == real(getattr(janggun, node.name)), node.name


def test_classes_have_the_same_members() -> None:
    for node in classes():
        found = getattr(janggun, node.name)
        if issubclass(found, Exception):
            continue
        members = {item.name: item for item in node.body if isinstance(item, Function)}
        names = {name for name in vars(found) if not name.startswith("_")}
        assert {name for name in members if public(name)} == names, node.name
        for name, item in members.items():
            decorators = {d.id for d in item.decorator_list if isinstance(d, ast.Name)}
            if "property" in decorators:
                assert inspect.isgetsetdescriptor(vars(found)[name]), f"{node.name}.{name}"
            elif name == "__new__":
                assert stubbed(item) == real(found), node.name
            elif public(name):
                assert stubbed(item) == real(getattr(found, name)), f"{node.name}.{name}"


def test_everything_is_documented() -> None:
    for name in janggun.__all__:
        found = getattr(janggun, name)
        if inspect.isclass(found):
            assert found.__doc__, name
            for member, value in vars(found).items():
                if not member.startswith("_"):
                    assert value.__doc__, f"{name}.{member}"
        elif callable(found):
            assert found.__doc__, name
