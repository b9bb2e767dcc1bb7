"""Python functions as TypeScript: plain ones, with no more of the language than is listed here."""

import ast
from collections.abc import Callable
from typing import Final

from tools.page.doors import camel

_TYPES: Final = {
    "int": "number", "str": "string", "bool": "boolean", "None": "void", "NoReturn": "never",
    "tuple[int, ...]": "readonly number[]", "tuple[str, ...]": "readonly string[]",
    "dict[str, int]": "Record<string, number>", "RuleSet": "Checked",
    "Mapping[str, str | int]": "Record<string, string | number>",
    "Iterator[Unmet]": "Generator<Unmet>",
}  # fmt: skip
_SIGNS: Final[dict[type[ast.AST], str]] = {
    ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Eq: "===", ast.NotEq: "!==", ast.Lt: "<",
    ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=", ast.And: "&&", ast.Or: "||",
}  # fmt: skip
_CALLS: Final[dict[str, Callable[..., str]]] = {
    "min": lambda *given: f"Math.min({', '.join(given)})",
    "max": lambda *given: f"Math.max({', '.join(given)})",
    "len": lambda one: f"{one}.length",
    "bool": lambda one: f"+!!{one}",
    "tuple": lambda one: one,
    "getattr": lambda whole, name: f"numberOf({whole}, {name})",
    "range": lambda end: f"upTo({end})",
    "items": lambda one: f"Object.entries({one})",
    "keys": lambda one: f"Object.keys({one})",
    "any": lambda one: one,
    "all": lambda one: one,
}
_COMPOUND: Final = (ast.BinOp, ast.BoolOp, ast.IfExp, ast.Compare, ast.UnaryOp)


class Translator:
    """Writes a module's functions, constants and dataclasses; `without`: those left out."""

    def __init__(self, without: tuple[str, ...]) -> None:
        self._without = without
        self._fields: dict[str, list[str]] = {}

    def text(self, source: str) -> str:
        """Return a module's text; ValueError where it has what can't be written."""
        return "\n".join(self._top(one) for one in ast.parse(source).body if self._has(one))

    def _has(self, node: ast.stmt) -> bool:
        if isinstance(node, ast.Assign):
            return isinstance(node.targets[0], ast.Name)
        if not isinstance(node, ast.FunctionDef | ast.ClassDef):
            return False
        return node.name not in self._without

    def _top(self, node: ast.stmt) -> str:
        match node:
            case ast.FunctionDef():
                return self._function(node)
            case ast.ClassDef():
                return self._record(node)
            case _:
                return self._statement(node, "")

    def _record(self, node: ast.ClassDef) -> str:
        found = [one for one in node.body if isinstance(one, ast.AnnAssign)]
        named = [(ast.unparse(one.target), _type(one.annotation)) for one in found]
        self._fields[node.name] = [name for name, _ in named]
        lines = "".join(f"  {name}: {kind}\n" for name, kind in named)
        return f"interface {node.name} {{\n{lines}}}\n"

    def _function(self, node: ast.FunctionDef) -> str:
        taken = ", ".join(f"{camel(one.arg)}: {_type(one.annotation)}" for one in node.args.args)
        gives = _type(node.returns)
        star = "*" if gives.startswith("Generator") else ""
        public = "" if node.name.startswith("_") else "export "
        said = ast.get_docstring(node)
        comment = f"/** {' '.join(said.split())} */\n" if said else ""
        body = self._block(node.body, "  ")
        if gives == "never":
            before, _, last = body.rstrip("\n").rpartition("\n  ")
            body = f"{before}\n  return {last}\n"
        head = f"{public}function{star} {camel(node.name)}({taken}): {gives}"
        return f"{comment}{head} {{\n{body}}}\n"

    def _block(self, body: list[ast.stmt], indent: str) -> str:
        return "".join(self._statement(one, indent) for one in body if not _is_said(one))

    def _statement(self, node: ast.stmt, indent: str) -> str:
        match node:
            case ast.Return(value=ast.expr() as value):
                said = f"return {self._value(value)}"
            case ast.Expr(value=value):
                said = self._value(value)
            case ast.Assign(targets=[target], value=value):
                return self._assigned(target, value, indent)
            case ast.AnnAssign(target=target, annotation=kind, value=ast.expr() as value):
                said = f"const {self._value(target)}: {_type(kind)} = {self._value(value)}"
            case ast.If(test=test, body=body, orelse=[]):
                said = f"if ({self._value(test)}) {{\n{self._block(body, indent + '  ')}{indent}}}"
            case ast.For(target=target, iter=over, body=body):
                head = f"for (const {self._value(target)} of {self._value(over)})"
                said = f"{head} {{\n{self._block(body, indent + '  ')}{indent}}}"
            case _:
                raise _unknown(node)
        return f"{indent}{said}\n"

    def _assigned(self, target: ast.expr, value: ast.expr, indent: str) -> str:
        if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
            pairs = zip(target.elts, value.elts, strict=True)
            return "".join(self._assigned(one, other, indent) for one, other in pairs)
        return f"{indent}const {self._value(target)} = {self._value(value)}\n"

    def _value(self, node: ast.expr) -> str:  # noqa: C901, PLR0911, PLR0912
        match node:
            case ast.Name(id=name):
                return camel(name) if name.islower() else name.strip("_")
            case ast.Constant(value=str() as text):
                return f"'{text}'"
            case ast.Constant(value=bool() as yes):
                return str(yes).lower()
            case ast.Constant(value=int() as number):
                return str(number)
            case ast.Attribute(value=whole, attr=name):
                return f"{self._value(whole)}.{name}"
            case ast.Subscript(value=whole, slice=at):
                return f"{self._nested(whole)}[{self._value(at)}]!"
            case ast.Tuple(elts=parts):
                return f"[{', '.join(map(self._value, parts))}]"
            case ast.Starred(value=value):
                return f"...{self._value(value)}"
            case ast.Dict(keys=keys, values=values):
                pairs = [
                    (ast.literal_eval(key), one)
                    for key, one in zip(keys, values, strict=True)
                    if key
                ]
                inner = ", ".join(f"{key}: {self._value(one)}" for key, one in pairs)
                return f"{{ {inner} }}"
            case ast.BinOp(left=left, op=ast.FloorDiv(), right=right):
                return f"Math.floor({self._nested(left)} / {self._nested(right)})"
            case ast.BinOp(left=left, op=op, right=right):
                return f"{self._nested(left)} {_SIGNS[type(op)]} {self._nested(right)}"
            case ast.BoolOp(op=op, values=parts):
                return f" {_SIGNS[type(op)]} ".join(map(self._nested, parts))
            case ast.UnaryOp(op=ast.Not(), operand=value):
                return f"!{self._nested(value)}"
            case ast.UnaryOp(op=ast.USub(), operand=value):
                return f"-{self._nested(value)}"
            case ast.Compare(left=left, ops=[ast.NotIn()], comparators=[right]):
                return f"!{self._value(right)}.includes({self._value(left)})"
            case ast.Compare(left=left, ops=[op], comparators=[right]):
                return f"{self._nested(left)} {_SIGNS[type(op)]} {self._nested(right)}"
            case ast.IfExp(test=test, body=body, orelse=other):
                chosen = f"{self._nested(body)} : {self._nested(other)}"
                return f"{self._nested(test)} ? {chosen}"
            case ast.Yield(value=ast.expr() as value):
                return f"yield {self._value(value)}"
            case ast.YieldFrom(value=value):
                return f"yield* {self._value(value)}"
            case ast.Call():
                return self._called(node)
        raise _unknown(node)

    def _nested(self, node: ast.expr) -> str:
        said = self._value(node)
        return f"({said})" if isinstance(node, _COMPOUND) else said

    def _called(self, node: ast.Call) -> str:
        match node.func:
            case ast.Name(id="any" | "all" as name) if isinstance(node.args[0], ast.GeneratorExp):
                return self._each("some" if name == "any" else "every", node.args[0])
            case ast.Name(id=name) if name in self._fields:
                return self._made(self._fields[name], node)
            case ast.Name(id=name) if name in _CALLS:
                return _CALLS[name](*map(self._nested, node.args))
            case ast.Attribute(value=whole, attr=name) if name in _CALLS:
                return _CALLS[name](self._value(whole))
            case ast.Name(id=name):
                given = [*map(self._value, node.args), *self._named(node.keywords)]
                return f"{camel(name)}({', '.join(given)})"
        raise _unknown(node)

    def _each(self, name: str, node: ast.GeneratorExp) -> str:
        [one] = node.generators
        each = f"({self._value(one.target)}) => {self._value(node.elt)}"
        return f"{self._value(one.iter)}.{name}({each})"

    def _made(self, fields: list[str], node: ast.Call) -> str:
        by_place = dict(zip(fields, node.args, strict=False))
        by_name = {one.arg: one.value for one in node.keywords if one.arg}
        inner = ", ".join(
            f"{name}: {self._value(one)}" for name, one in (by_place | by_name).items()
        )
        return f"{{ {inner} }}"

    def _named(self, keywords: list[ast.keyword]) -> list[str]:
        if not keywords:
            return []
        said = [
            f"{one.arg}: {self._value(one.value)}" if one.arg else f"...{self._value(one.value)}"
            for one in keywords
        ]
        return [f"{{ {', '.join(said)} }}"]


def _type(node: ast.expr | None) -> str:
    said = ast.unparse(node) if node else ""
    return _TYPES.get(said, said)


def _is_said(node: ast.stmt) -> bool:
    """Say whether a statement is a docstring."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _unknown(node: ast.AST) -> ValueError:
    return ValueError(f"{ast.unparse(node)}: there is no TypeScript for {type(node).__name__}.")
