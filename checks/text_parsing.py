"""No code of ours takes apart a text that is made for people: what a program needs comes as data.

A syntax tree does not say what a string means. So the check asks of every place that looks into
one what it reads, and knows the answers: ``ALLOWED``. It finds

- regular expressions, and methods that only strings have, on anything;
- ``in``, slices, loops, ``index`` and ``count``, which other values have too, where what they look
  into is called as texts are called here: ``TEXTS``;
- a text by such a name that is compared with words written down in the code.

It does not find a text under another name that is sliced, searched by ``in`` or compared as a
whole. The client has the same check with types, in ``web/lint``.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple

SOURCE: Final = Path(__file__).parents[1] / "src" / "caseboard"

OF_STRINGS: Final = frozenset({
    "split", "rsplit", "splitlines", "partition", "rpartition", "startswith", "endswith",
    "removeprefix", "removesuffix", "translate", "find", "rfind", "rindex",
})  # fmt: skip
"""Methods that look into strings, and that little else has."""
ENDS: Final = frozenset({"strip", "lstrip", "rstrip"})
"""They take something off when they are told what; by themselves they only tidy up."""
OF_OTHERS_TOO: Final = frozenset({"index", "count"})
TEXTS: Final = frozenset({
    "text", "prompt", "label", "sentence", "title", "clause", "message", "heading", "phrase",
    "flavour", "question", "reason", "name",
})  # fmt: skip
"""What texts for people are called here."""
MAY_BE_COMPARED: Final = frozenset({"name"})
"""Names of fields, options and files are compared with what they are called in the code."""

ALLOWED: Final[Mapping[str, tuple[str, ...]]] = {
    "what somebody typed at the terminal or on the command line": (
        "bots.levels:",
        "bots.levels:_read",
        "bots.own:_class_at",
        "bots.own:_maker",
        "bots.own:_says_where",
        "bots.own:named_bots",
        "bots.process:ProcessBot.__init__",
        "cli.entries:found",
        "cli.entries:_plain",
        "cli.laboratory:_levels",
        "cli.main:_levels",
        "cli.main:_persons",
        "cli.online:_serve",
        "cli.options:_numbers",
        "cli.options:_one_each",
        "cli.terminal:Terminal._obey",
        "cli.terminal:Terminal._suggest",
        "cli.voices.options:typed",
        "cli.why:explain_words",
        "core.reference:Reference.search",
        "core.reference:Reference.terms",
    ),
    "the markup of rules and cards: paragraphs, lists, stars": (
        "cli.documents:_entry_rows",
        "cli.entries:show_entry",
        "cli.reference:_show_text",
        "core.reference:plain",
        "core.reference:unwrapped",
    ),
    "the key of an action, a deck or a suspect": (
        "cli.android.cards:now",
        "cli.documents:deck_title",
        "core.actions:ActionTable.verb",
        "core.actions:Lattice.parse",
        "games.android.content.specific_events:_leads",
    ),
    "what something is called in the code": (
        "cli.options:_add",
        "cli.options:_seat",
        "core.events:kind_of",
        "core.game:step_name",
        "games.android.effects.base:Occasion.key",
        "games.voices.content.strategy:Timing.key",
        "server.requests:reason_of",
        "server.settings:add_flags",
        "server.typescript:_comment",
    ),
    "a name, from which a key, a link or a letter is made": (
        "cli.documents:anchor",
        "cli.voices.names:short_marker",
        "games.android.content.map:_place",
    ),
    "the end of a sentence that is being put together": ("core.wording:ended",),
    "how many words there are to read": ("pack.pacing:reading",),
    "the beginning of a text, to say in an error which is meant": (
        "games.voices.content.trial_card:Side.region",
    ),
    "the format of another program: addresses, headers, SQL, JSON, Markdown, logs": (
        "research.files:_whole_rows",
        "research.page:_grid_markdown",
        "server.address:client_address",
        "server.address:household",
        "server.api:_place",
        "server.archive:_table",
        "server.bodies:",
        "server.bodies:check_parts",
        "server.databases:PostgreSQL.spelled",
        "server.databases:database_of",
        "server.deal:",
        "server.door:Door.__call__",
        "server.door:Door._known.with_cookie",
        "server.files:Files.file_response",
        "server.model:",
        "server.protect:",
        "server.protect:device_token",
        "server.protect:host_allowed",
        "server.settings:networks",
        "server.store:Store._writes",
        "server.telemetry:_worth_keeping",
        "server.webhooks:places",
    ),
    "what people write to each other, which is cleaned and shortened": (
        "server.texts:_seen",
        "server.texts:clean",
        "server.texts:clean_name",
    ),
}
"""By what is read, who reads it."""


class Finding(NamedTuple):
    where: str
    """The module and function: ``cli.main:seat_levels``."""
    line: int
    code: str


def findings(source: str, module: str) -> Iterator[Finding]:
    """What in this code looks into strings."""
    yield from _within(ast.parse(source), module, ())


def _within(tree: ast.AST, module: str, path: tuple[str, ...]) -> Iterator[Finding]:
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield from _within(node, module, (*path, node.name))
            continue
        if isinstance(node, ast.expr | ast.comprehension | ast.For) and _looks_into(node):
            code = node.iter if isinstance(node, ast.comprehension | ast.For) else node
            yield Finding(f"{module}:{'.'.join(path)}", code.lineno, ast.unparse(code))
        yield from _within(node, module, path)


def _looks_into(node: ast.AST) -> bool:
    match node:
        case ast.Attribute(value=ast.Name(id="re")):
            return True
        case ast.Call(func=ast.Attribute(attr=method), args=given) if method in ENDS:
            return bool(given)
        case ast.Call(func=ast.Attribute(attr="replace"), args=[_, _, *_]):
            return True
        case ast.Call(func=ast.Attribute(attr=method)) if method in OF_STRINGS:
            return True
        case ast.Call(func=ast.Attribute(attr=method, value=value)) if method in OF_OTHERS_TOO:
            return _is_text(value)
        case ast.Subscript(value=value, slice=ast.Slice() | ast.UnaryOp()):
            return _is_text(value)
        case ast.Subscript(value=value, slice=ast.Constant(value=int())):
            return _is_text(value)
        case ast.comprehension(iter=value) | ast.For(iter=value):
            return _is_text(value)
        case ast.Compare():
            return _compares_text(node)
    return False


def _compares_text(node: ast.Compare) -> bool:
    sides = [node.left, *node.comparators]
    for way, left, right in zip(node.ops, sides, sides[1:], strict=False):
        if isinstance(way, ast.In | ast.NotIn) and _is_text(right):
            return True
        for text, words in ((left, right), (right, left)):
            match words:
                case ast.Constant(value=str(written)) if written and _is_text(text):
                    return _called(text) not in MAY_BE_COMPARED
    return False


def _is_text(value: ast.expr) -> bool:
    *_, last = _called(value).split("_")
    return last in TEXTS


def _called(value: ast.expr) -> str:
    """The name of a variable, a field, an item or a function."""
    match value:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case ast.Subscript(slice=ast.Constant(value=str(name))):
            return name
        case ast.Call(func=function):
            return _called(function)
    return ""


def modules() -> Iterator[tuple[str, str]]:
    """The package's modules by name, with their source."""
    for path in sorted(SOURCE.rglob("*.py")):
        name = ".".join(path.relative_to(SOURCE).with_suffix("").parts)
        yield name, path.read_text(encoding="utf-8")


def faults(allowed: Mapping[str, tuple[str, ...]] = ALLOWED) -> Iterator[str]:
    """Whoever looks into a string and is not listed, and whoever is listed and does not."""
    known = {one for readers in allowed.values() for one in readers}
    seen = set()
    for name, source in modules():
        for where, line, code in findings(source, name):
            seen.add(where)
            if where not in known:
                yield f"{where}, line {line}, takes a text apart: {code}"
    for where in sorted(known - seen):
        yield f"{where} takes no text apart: it need not be allowed to"


def main() -> int:
    found = list(faults())
    for one in found:
        sys.stderr.write(f"{one}\n")
    if found:
        sys.stderr.write(
            "Let what is needed come as data. Whoever reads what is no text for people, such as\n"
            "a file format, belongs in ALLOWED in checks/text_parsing.py.\n"
        )
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
