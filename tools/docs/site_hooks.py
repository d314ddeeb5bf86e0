"""MkDocs hooks for the docs site (mkdocs.yml): pages from outside docs/, links into the repository, REST interface.

The Markdown files are written for reading on GitHub as well, so what differs on the site is changed here.
"""

from __future__ import annotations

import os
import re
from pathlib import Path, PurePosixPath
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parents[2]
REPOSITORY = "https://github.com/cosmodrome-games/cosmodrome"
# Pages that are files at the top of the repository.
TOP = {"CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md", "SECURITY.md": "security-policy.md"}
REST_MARK = "<!-- the endpoints stand here on the site -->"

LINK = re.compile(r"(\]\()([^)\s:#]+)((?:#[^)\s]*)?\))")
FENCE = re.compile(r"^ *```")
ITEM = re.compile(r"^( *)(?:[-*]|\d+\.) ")
METHODS = ("get", "post", "put", "delete")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Adds the pages that are not in docs/."""
    for name, page in TOP.items():
        files.append(File.generated(config, page, content=(ROOT / name).read_text(encoding="utf-8")))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    source = page.file.src_uri
    names = {page_name: name for name, page_name in TOP.items()}
    here = PurePosixPath(names[source]) if source in names else PurePosixPath("docs") / source
    if REST_MARK in markdown:
        from cosmodrome.server.http.openapi import describe

        markdown = markdown.replace(REST_MARK, rest_interface(describe()))
    return with_wide_lists(with_site_links(markdown, here, PurePosixPath(source)))


def with_site_links(markdown: str, here: PurePosixPath, page: PurePosixPath) -> str:
    """Replaces links between files of the repository; `here` is the file, and `page` its place on the site."""

    def replaced(found: re.Match[str]) -> str:
        target = os.path.normpath(here.parent / found[2])
        if target in TOP:
            target = f"docs/{TOP[target]}"
        elif target == "README.md":
            target = "docs/index.md"
        elif not target.startswith("docs/") or target.startswith("docs/training/"):
            kind = "tree" if (ROOT / target).is_dir() else "blob"
            return f"{found[1]}{REPOSITORY}/{kind}/main/{target}{found[3]}"
        return found[1] + os.path.relpath(target.removeprefix("docs/"), page.parent) + found[3]

    return outside_fences(markdown, lambda line: LINK.sub(replaced, line))


def outside_fences(markdown: str, change: Any) -> str:
    lines, is_code = [], False
    for line in markdown.split("\n"):
        if FENCE.match(line):
            is_code = not is_code
        lines.append(line if is_code else change(line))
    return "\n".join(lines)


def with_wide_lists(markdown: str) -> str:
    """Indents the content of list items by four spaces a level, which Python-Markdown requires and GitHub does not."""
    lines: list[str] = []
    levels: list[int] = []  # the indentation of the text of each open item
    is_code = False
    for line in markdown.split("\n"):
        indent = len(line) - len(line.lstrip())
        if not line.strip():
            lines.append(line)
            continue
        if not is_code:
            while levels and indent < levels[-1]:
                levels.pop()
        depth = len(levels)
        rest = line[levels[-1] :] if levels else line
        lines.append(" " * (4 * depth) + rest)
        if FENCE.match(line):
            is_code = not is_code
        elif not is_code and (item := ITEM.match(rest)):
            levels.append(indent + len(item[0].lstrip()))
    return "\n".join(lines)


# --- the REST interface -----------------------------------------------------------------------


def rest_interface(description: dict[str, Any]) -> str:
    """The OpenAPI description as Markdown: every endpoint, then every struct."""
    parts = ["## Endpoints\n"]
    for path, operations in description["paths"].items():
        parts += [endpoint(method, path, operations[method]) for method in METHODS if method in operations]
    parts.append("## Structs\n")
    schemas = description["components"]["schemas"]
    parts += [struct(name, schemas[name]) for name in sorted(schemas)]
    return "\n".join(parts)


def endpoint(method: str, path: str, operation: dict[str, Any]) -> str:
    lines = [f"### {method.upper()} {path} {{ #{operation['operationId']} }}\n", operation["description"], ""]
    if "security" in operation:
        needed = "may be given" if {} in operation["security"] else "is required"
        lines += [f"A key {needed} (`Authorization: Bearer KEY`).", ""]
    if operation["parameters"]:
        lines += ["| parameter | in | type | required |", "|---|---|---|---|"]
        for each in operation["parameters"]:
            needed = "yes" if each["required"] else "no"
            lines.append(f"| `{each['name']}` | {each['in']} | {kind(each['schema'])} | {needed} |")
        lines.append("")
    if "requestBody" in operation:
        lines += [f"**Body:** {content(operation['requestBody'])}", ""]
    lines += ["| status | response | meaning |", "|---|---|---|"]
    for status, answer in operation["responses"].items():
        lines.append(f"| {status} | {content(answer)} | {answer['description']} |")
    return "\n".join([*lines, ""])


def content(body: dict[str, Any]) -> str:
    return ", ".join(kind(each["schema"]) for each in body.get("content", {}).values()) or "none"


def struct(name: str, schema: dict[str, Any]) -> str:
    lines = [f"### {name} {{ #struct-{name.lower()} }}\n"]
    if "description" in schema:
        lines += [schema["description"], ""]
    if "properties" not in schema:
        return "\n".join([*lines, kind(schema), ""])
    lines += ["| field | type | default |", "|---|---|---|"]
    for field, each in schema["properties"].items():
        default = "required" if field in schema.get("required", ()) else f"`{each.get('default', 'none')}`"
        lines.append(f"| `{field}` | {kind(each)} | {default} |")
    return "\n".join([*lines, ""])


def kind(schema: dict[str, Any]) -> str:
    """The type of a value in a few words, with links to structs."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f"[{name}](#struct-{name.lower()})"
    if "anyOf" in schema:
        return " or ".join(kind(each) for each in schema["anyOf"])
    if "enum" in schema:
        return " or ".join(f"`{value}`" for value in schema["enum"])
    if schema.get("type") == "array":
        items = schema.get("items") or {"anyOf": schema.get("prefixItems", [])}
        return f"list of {kind(items)}" if items else "list"
    if schema.get("type") == "object" and schema.get("additionalProperties") not in (None, True, False):
        return f"object with values of {kind(schema['additionalProperties'])}"
    return str(schema.get("type", "anything"))
