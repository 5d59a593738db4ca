"""Mutants: small changes to a source, made from its syntax tree. Each is one slip that somebody could make.

A comparison is off by one or turned round, a constant is one too large or small, a condition is negated, `and` is `or`,
a statement is missing, two arguments of one type are swapped. Texts, annotations and docstrings stay as they are, and so
do the numbers that a module gives names to: everybody says the name, and another address or frame number is as good.
"""

from __future__ import annotations

import ast
import copy
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

COMPARISONS: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
OPERATORS: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
TWINS: Final = {"min": "max", "max": "min"}
UNCHANGED: Final = -1  # the choice of a mutant that leaves everything as it is
CONTEXT: Final = 40  # characters that a description shows on each side of a change
Parameters = dict[str, list[str]]  # of each function its parameters' annotations


@dataclass(frozen=True)
class Mutant:
    """One change: of the node that `ast.walk` meets as number `node`, the replacement number `choice`.

    `place` is the function or the class's method around it (empty at module level), `change` says what the statement was
    and is. Together with the file they name a mutant whatever happens elsewhere in the file.
    """

    file: str
    place: str
    change: str
    node: int
    choice: int
    line: int
    start: int  # the line where its function begins, decorators included
    at_import: bool  # outside of any function's body: only a fresh import sees it

    @property
    def key(self) -> str:
        return f"{self.file} {self.place}: {self.change}"


def mutants(file: str, source: str, parameters: Parameters | None = None) -> list[Mutant]:
    """Returns all mutants of a source. `parameters` are of the functions whose arguments may be swapped."""
    tree = ast.parse(source)
    numbers = {id(node): number for number, node in enumerate(ast.walk(tree))}
    found: list[Mutant] = []
    seen: Counter[str] = Counter()
    for site in sites(tree, parameters or {}):
        for choice, replacement in enumerate(site.replacements):
            change = described(site.spot.statement, site.node, replacement)
            seen[f"{site.spot.place} {change}"] += 1
            repeated = seen[f"{site.spot.place} {change}"]
            found.append(
                Mutant(
                    file=file,
                    place=site.spot.place,
                    change=change + (f" #{repeated}" if repeated > 1 else ""),
                    node=numbers[id(site.node)],
                    choice=choice,
                    line=site.node.lineno,
                    start=site.spot.start,
                    at_import=site.spot.at_import,
                )
            )
    return found


def mutated(source: str, mutant: Mutant, parameters: Parameters | None = None) -> ast.Module:
    """Returns the syntax tree of a source with a mutant's change."""
    tree = ast.parse(source)
    if mutant.choice == UNCHANGED:
        return tree
    node = list(ast.walk(tree))[mutant.node]
    site = next(site for site in sites(tree, parameters or {}) if site.node is node)
    replaced = Exchange(node, site.replacements[mutant.choice]).visit(tree)
    assert isinstance(replaced, ast.Module)
    return ast.fix_missing_locations(replaced)


def parameters_of(sources: list[str]) -> Parameters:
    """Returns the parameters' annotations of all functions of some sources whose names mean one function only."""
    found: Parameters = {}
    twice: set[str] = set()
    for source in sources:
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.FunctionDef):
                if node.name in found:
                    twice.add(node.name)
                found[node.name] = [ast.unparse(arg.annotation) if arg.annotation else "" for arg in node.args.args]
    return {name: types for name, types in found.items() if name not in twice}


class Exchange(ast.NodeTransformer):
    """Puts one node in another's place."""

    def __init__(self, old: ast.AST, new: ast.AST) -> None:
        self.old: ast.AST = old
        self.new: ast.AST = new

    def visit(self, node: ast.AST) -> ast.AST:
        return self.new if node is self.old else self.generic_visit(node)


@dataclass(frozen=True)
class Spot:
    """Where a node stands: in which statement, of which function, and whether that runs while it is imported."""

    statement: ast.stmt
    place: str
    start: int
    at_import: bool
    last: ast.stmt | None = None  # of the innermost function: to drop this return would be no slip but nonsense


@dataclass(frozen=True)
class Site:
    """A node that can be replaced."""

    node: ast.expr | ast.stmt
    replacements: list[ast.AST]
    spot: Spot


def sites(tree: ast.Module, parameters: Parameters) -> Iterator[Site]:
    """All places of a module where something can be changed, in order."""
    for statement in tree.body:
        if not is_silent(statement):
            yield from sites_of(statement, Spot(statement, "", 1, True), parameters)


def sites_of(node: ast.AST, spot: Spot, parameters: Parameters) -> Iterator[Site]:
    """The places in a node and below."""
    if isinstance(node, ast.stmt):
        spot = replace(spot, statement=node)
    if isinstance(node, (ast.expr, ast.stmt)) and not (isinstance(node, ast.Return) and node is spot.last):
        changed = [ast.copy_location(new, node) for new in replacements(node, parameters)]
        if changed:
            yield Site(node, changed, spot)
    for field, child in children(node):
        yield from sites_of(child, entered(spot, node, field), parameters)


def entered(spot: Spot, node: ast.AST, field: str) -> Spot:
    """Where the children of a node stand."""
    if isinstance(node, (ast.FunctionDef, ast.ClassDef)) and spot.at_import and spot.place.count(".") < 1:
        start = min([node.lineno, *[decorator.lineno for decorator in node.decorator_list]])
        spot = replace(spot, place=f"{spot.place}.{node.name}".lstrip("."), start=start)
    if isinstance(node, (ast.FunctionDef, ast.Lambda)) and field == "body":
        spot = replace(spot, at_import=False, last=node.body[-1] if isinstance(node, ast.FunctionDef) else None)
    return spot


def children(node: ast.AST) -> Iterator[tuple[str, ast.AST]]:
    """What stands in a node, with the field's name; not what only tells readers or type checkers something."""
    for field, value in ast.iter_fields(node):
        if field in ("annotation", "returns", "decorator_list", "bases", "keywords") and not isinstance(node, ast.Call):
            continue
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ast.AST) and not is_silent(part):
                yield field, part


def is_silent(node: ast.AST) -> bool:
    """Whether changing a node changes nothing that runs: docstrings, texts, imports, what only a type checker reads."""
    match node:
        case ast.Import() | ast.ImportFrom() | ast.JoinedStr() | ast.Assert():
            return True
        case ast.Expr(value=ast.Constant()):
            return True
        case ast.If(test=ast.Name(id="TYPE_CHECKING")):
            return True
        case ast.FunctionDef(name="__repr__" | "__str__"):
            return True
        case ast.Assign(targets=[ast.Name(id="__slots__" | "__all__" | "__match_args__")]):
            return True
        case ast.Call(func=ast.Name(id="cast" | "TypeVar")):
            return True
        case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr()) if name.isupper():
            return is_number(node.value)
    return False


def is_number(node: ast.expr | None) -> bool:
    """Whether an expression is a number, reckoned from numbers and names at most."""
    if isinstance(node, ast.BinOp):
        return is_number(node.left) and is_number(node.right)
    return isinstance(node, (ast.Constant, ast.Name, ast.Attribute))


def replacements(node: ast.AST, parameters: Parameters) -> list[ast.AST]:
    """What can stand in a node's place."""
    match node:
        case ast.Compare():
            return [compared(node, number) for number in range(len(node.ops))]
        case ast.BoolOp():
            return [ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)]
        case ast.UnaryOp(op=ast.Not()):
            return [node.operand]
        case ast.BinOp() if type(node.op) in OPERATORS:
            return [ast.BinOp(node.left, OPERATORS[type(node.op)](), node.right)]
        case ast.Constant():
            return constants(node.value)
        case ast.IfExp():
            return [ast.IfExp(node.test, node.orelse, node.body)]
        case ast.If() if not is_turned(node.test):
            return [ast.If(ast.UnaryOp(ast.Not(), node.test), node.body, node.orelse)]
        case ast.Call():
            return calls(node, parameters)
        case ast.Expr(value=ast.Call()) | ast.Return() | ast.Raise() | ast.Break() | ast.Continue() | ast.Delete():
            return [ast.Pass()]
        case ast.AugAssign():
            return [ast.Pass()]
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            return [ast.Pass()]
    return []


def compared(node: ast.Compare, number: int) -> ast.Compare:
    """A comparison with another operator, once."""
    ops = list(node.ops)
    ops[number] = COMPARISONS[type(ops[number])]()
    return ast.Compare(node.left, ops, node.comparators)


def constants(value: object) -> list[ast.AST]:
    """What is near a constant: the other truth value, a number one larger or smaller."""
    if isinstance(value, bool):
        return [ast.Constant(not value)]
    if isinstance(value, int):
        return [ast.Constant(near) for near in (value + 1, value - 1) if near >= 0]
    return []


def is_turned(test: ast.expr) -> bool:
    """Whether a mutant of the condition itself is its opposite already."""
    turning = (ast.Eq, ast.NotEq, ast.In, ast.NotIn, ast.Is, ast.IsNot)
    if isinstance(test, ast.Compare):
        return len(test.ops) == 1 and isinstance(test.ops[0], turning)
    return isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not)


def calls(node: ast.Call, parameters: Parameters) -> list[ast.AST]:
    """A call of the twin function, or with two neighbouring arguments of one type swapped."""
    name = node.func.id if isinstance(node.func, ast.Name) else ""
    found: list[ast.AST] = []
    if name in TWINS:
        found.append(ast.Call(ast.Name(TWINS[name], ast.Load()), node.args, node.keywords))
    types = parameters.get(name, [])
    for at in range(min(len(types), len(node.args)) - 1):
        one, two = node.args[at], node.args[at + 1]
        if types[at] == types[at + 1] and ast.dump(one) != ast.dump(two):
            swapped = [*node.args[:at], two, one, *node.args[at + 2 :]]
            found.append(ast.Call(node.func, swapped, node.keywords))
    return found


def described(statement: ast.stmt, old: ast.AST, new: ast.AST) -> str:
    """What a statement was and is: the part that differs, with a little around it."""
    before = headline(statement)
    marked = copy.deepcopy(statement)
    twin = list(ast.walk(marked))[[id(node) for node in ast.walk(statement)].index(id(old))]
    changed = Exchange(twin, copy.deepcopy(new)).visit(marked)
    after = headline(ast.fix_missing_locations(changed))
    start, end = common(before, after), common(before[::-1], after[::-1])
    end = min(end, min(len(before), len(after)) - start)
    return f"{cut(before, start, end)}  =>  {cut(after, start, end)}"


def common(one: str, other: str) -> int:
    """Returns the number of characters with which both texts begin."""
    for at, (left, right) in enumerate(zip(one, other, strict=False)):
        if left != right:
            return at
    return min(len(one), len(other))


def cut(text: str, start: int, end: int) -> str:
    """A text without what is far before `start` characters from its beginning or far behind `end` from its end."""
    first, last = max(0, start - CONTEXT), max(0, end - CONTEXT)
    return ("…" if first else "") + text[first : len(text) - last] + ("…" if last else "") or "pass"


def headline(statement: ast.AST) -> str:
    """A statement as text, without the statements inside it."""
    bare = copy.copy(statement)
    for field, empty in (("body", [ast.Pass()]), ("orelse", []), ("finalbody", []), ("handlers", [])):
        if isinstance(statement, ast.stmt) and isinstance(getattr(bare, field, None), list):
            setattr(bare, field, empty)
    return " ".join(ast.unparse(bare).removesuffix("pass").split())
