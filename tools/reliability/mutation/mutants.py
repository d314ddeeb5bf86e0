"""Mutants of a Python module: small changes of its functions, each of which a good test suite notices.

The syntax tree says where a change goes, and the source is changed as text, so that line numbers stay as they are.
Annotations, docstrings, assertions, error messages, default arguments, fields set in `__init__` and everything outside
functions are left alone.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass

SWAPPED = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.In: ("in", "not in"),
    ast.NotIn: (r"not\s+in", "in"),
    ast.Is: ("is", "is not"),
    ast.IsNot: (r"is\s+not", "is"),
    ast.And: ("and", "or"),
    ast.Or: ("or", "and"),
    ast.Add: (r"\+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: (r"\*", "//"),
    ast.FloorDiv: ("//", "*"),
    ast.BitOr: (r"\|", "&"),
    ast.BitAnd: ("&", "|"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
}
# Put before a call that is to be left out. Unlike `pass` it keeps the names that the function closes over.
SKIP = "False and "
# Swapping these is the same as negating the condition.
EQUALITIES = (ast.Eq, ast.NotEq, ast.In, ast.NotIn, ast.Is, ast.IsNot)
LEFT_ALONE = (ast.Assert, ast.Raise, ast.arguments)


@dataclass(frozen=True)
class Mutant:
    """One change: the bytes from `start` to `end` of the source become `text`."""

    line: int
    statement: int  # the line on which the statement begins that holds the change
    start: int
    end: int
    text: str
    what: str  # the expression before and after, for people

    def apply(self, source: bytes) -> bytes:
        return source[: self.start] + self.text.encode() + source[self.end :]


class Finder:
    """Walks the functions of a module and collects their mutants in the order of the source."""

    def __init__(self, source: bytes) -> None:
        self.source = source
        self.line_starts = [0]
        for line in source.splitlines(keepends=True):
            self.line_starts.append(self.line_starts[-1] + len(line))
        self.found: list[Mutant] = []

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return (
            self.line_starts[node.lineno - 1] + node.col_offset,
            self.line_starts[node.end_lineno - 1] + node.end_col_offset,
        )

    def add(self, start: int, end: int, text: str, shown: ast.expr | ast.stmt, statement: ast.stmt) -> None:
        first, last = self.span(shown)
        before = self.source[first:last].decode()
        after = (self.source[first:start] + text.encode() + self.source[end:last]).decode()
        after = "pass" if text == SKIP else after
        what = " -> ".join(re.sub(r"\s+", " ", side).strip() for side in (before, after))
        line = self.source.count(b"\n", 0, start) + 1
        self.found.append(Mutant(line, statement.lineno, start, end, text, what))

    def swap(
        self, operator: ast.AST, start: int, end: int, shown: ast.expr | ast.stmt, statement: ast.stmt, suffix: str = ""
    ) -> None:
        """Replace the operator that stands between two operands."""
        pattern, text = SWAPPED[type(operator)]
        # Comments between the operands are not looked into: the formatter puts operators first on their line.
        match = re.search(pattern.encode() + suffix.encode(), self.source[start:end])
        if match:
            self.add(start + match.start(), start + match.end(), text + suffix, shown, statement)

    def walk(self, node: ast.AST, parent: ast.AST, statement: ast.stmt) -> None:
        if isinstance(node, LEFT_ALONE):
            return
        if isinstance(node, ast.stmt):
            statement = node
        self.mutate(node, parent, statement)
        for name, value in ast.iter_fields(node):
            if name in {"annotation", "returns", "decorator_list"}:
                continue
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST):
                    self.walk(child, node, statement)

    def mutate(self, node: ast.AST, parent: ast.AST, statement: ast.stmt) -> None:
        match node:
            case ast.Compare():
                operands = [node.left, *node.comparators]
                for operator, left, right in zip(node.ops, operands, operands[1:], strict=False):
                    self.swap(operator, self.span(left)[1], self.span(right)[0], node, statement)
            case ast.BoolOp():
                for left, right in zip(node.values, node.values[1:], strict=False):
                    self.swap(node.op, self.span(left)[1], self.span(right)[0], node, statement)
            case ast.BinOp(op=ast.Add() | ast.Sub() | ast.Mult() | ast.FloorDiv()):
                if not any(is_sequence(side) for side in (node.left, node.right)):
                    self.swap(node.op, self.span(node.left)[1], self.span(node.right)[0], node, statement)
            case ast.AugAssign() if type(node.op) in SWAPPED:
                self.swap(node.op, self.span(node.target)[1], self.span(node.value)[0], node, statement, "=")
            case ast.UnaryOp(op=ast.Not()):
                start = self.span(node)[0]
                self.add(start, start + len("not"), "", node, statement)
            case ast.Expr(value=ast.Call()):
                start = self.span(node)[0]
                self.add(start, start, SKIP, node, statement)
            case ast.Constant(value=bool(value)):
                self.add(*self.span(node), str(not value), parent if isinstance(parent, ast.expr) else node, statement)
            case ast.Constant(value=int(value)):
                whole = statement if is_simple(statement) else node
                shown = parent if isinstance(parent, ast.expr) else whole
                self.add(*self.span(node), str(value + 1), shown, statement)
        if isinstance(node, ast.If | ast.While | ast.IfExp) and not has_own_mutant(node.test):
            start, end = self.span(node.test)
            text = self.source[start:end].decode()
            self.add(start, end, f"not ({text})", node.test, statement)


def is_sequence(node: ast.expr) -> bool:
    return isinstance(node, ast.List | ast.Tuple | ast.JoinedStr) or (
        isinstance(node, ast.Constant) and isinstance(node.value, str | bytes)
    )


def is_simple(statement: ast.stmt) -> bool:
    return not hasattr(statement, "body")


def has_own_mutant(test: ast.expr) -> bool:
    """Whether a condition is negated by another mutant."""
    match test:
        case ast.Compare(ops=[operator]):
            return isinstance(operator, EQUALITIES)
        case ast.UnaryOp(op=ast.Not()) | ast.Constant():
            return True
    return False


def sets_field(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Assign | ast.AnnAssign)


def functions(tree: ast.AST) -> Iterator[ast.FunctionDef]:
    """The functions and methods of a module; those within functions belong to the outer one."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef):
            yield node
        elif not isinstance(node, ast.expr):
            yield from functions(node)


def find_mutants(source: bytes) -> list[Mutant]:
    finder = Finder(source)
    for function in functions(ast.parse(source)):
        for statement in function.body:
            if function.name != "__init__" or not sets_field(statement):
                finder.walk(statement, function, statement)
    return sorted(finder.found, key=lambda mutant: (mutant.start, mutant.end))


class Instrument(ast.NodeTransformer):
    """Puts a call of `report(number)` before every statement of every function; the number is `first` plus its line."""

    def __init__(self, report: str, first: int) -> None:
        self.report = report
        self.first = first

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        for child in ast.walk(node):
            for name in ("body", "orelse", "finalbody"):
                block = getattr(child, name, None)
                if isinstance(block, list):
                    setattr(child, name, [call for statement in block for call in self.calls(statement)])
        return node

    def calls(self, statement: ast.stmt) -> list[ast.stmt]:
        call = ast.parse(f"{self.report}({self.first + statement.lineno})").body[0]
        for node in ast.walk(call):
            ast.copy_location(node, statement)
        return [call, statement]


def instrumented(source: bytes, report: str, first: int) -> ast.Module:
    tree = ast.parse(source)
    Instrument(report, first).visit(tree)
    return tree
