"""Puts the docstrings of compiled modules into mypyc's C code, which has only the signatures.

So `help(state.apply)` prints the same with compiled and with interpreted rules. A docstring follows the signature,
which `inspect` cuts off. Names in the C code are those of Python with three underscores for a dot.
"""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from pathlib import Path

LONGEST_LITERAL = 2000  # C compilers must accept 4,095 bytes; longer ones are written in parts
ENTRY = re.compile(
    r"\(PyCFunction\)CPyPy_(?P<function>\w+),\s+[A-Z_ |]+, PyDoc_STR\((?P<of_function>\"(?:[^\"\\]|\\.)*\")\)"
    r"|PyTypeObject CPyType_(?P<class>\w+)_template_ = \{.*?\.tp_doc = PyDoc_STR\((?P<of_class>[^\n]*)\),"
    r'|PyModuleDef (?P<module>\w+)module = \{\s+PyModuleDef_HEAD_INIT,\s+"[^"]*",\s+(?P<of_module>NULL), /',
    re.DOTALL,
)


def add_docstrings(code: str, modules: list[Path]) -> str:
    """The C code with the docstrings of these modules; `modules` are paths such as cosmodrome/core/engine/rng.py."""
    found = {name: text for module in modules for name, text in docstrings_of(module)}

    def add(entry: re.Match[str]) -> str:
        kind = next(kind for kind in ("function", "class", "module") if entry[kind])
        text = found.get(entry[kind])
        if text is None:
            return entry[0]
        signature = "" if kind == "module" else f"{entry[f'of_{kind}']} "
        begin, end = entry.span(f"of_{kind}")
        return f"{code[entry.start() : begin]}{signature}{literal(text)}{code[end : entry.end()]}"

    return ENTRY.sub(add, code)


def docstrings_of(module: Path) -> Iterator[tuple[str, str]]:
    """The docstrings of a module, its classes and functions, with their names in the C code."""

    def visit(node: ast.Module | ast.ClassDef | ast.FunctionDef, name: str) -> Iterator[tuple[str, str]]:
        text = ast.get_docstring(node, clean=False)
        if text is not None:
            yield name, inspect.cleandoc(text)
        if not isinstance(node, ast.FunctionDef):
            for child in node.body:
                if isinstance(child, ast.ClassDef | ast.FunctionDef):
                    yield from visit(child, f"{name}___{child.name}")

    parts = [part for part in module.with_suffix("").parts if part != "__init__"]
    return visit(ast.parse(module.read_text(encoding="utf-8")), "___".join(parts))


def literal(text: str) -> str:
    """A C string literal, in ASCII."""
    data = text.encode()
    parts = [data[first : first + LONGEST_LITERAL] for first in range(0, len(data), LONGEST_LITERAL)]
    return " ".join(f'"{"".join(map(escaped, part))}"' for part in parts)


def escaped(byte: int) -> str:
    character = chr(byte)
    if character in '"\\':
        return f"\\{character}"
    # Three octal digits: unlike a hexadecimal escape, it ends by itself. A question mark could begin a trigraph.
    return character if 32 <= byte < 127 and character != "?" else f"\\{byte:03o}"
