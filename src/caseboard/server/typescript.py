"""The client's types, written from the schema and from the shapes that each game brings.

``python -m caseboard.server.typescript web/src`` writes them into a folder.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from inspect import cleandoc
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import inspect

from caseboard.core import shapes
from caseboard.core.events import Fact
from caseboard.core.shapes import Shape
from caseboard.pack import Pack
from caseboard.pack.registry import packs
from caseboard.server import chronicle, reference, schema, score_history, told_claims

HEAD: Final = "// Written by `python -m caseboard.server.typescript web/src`. Do not edit.\n"
SHARED_HEAD: Final = f"""{HEAD}
export type Change = [path: (string | number)[], value?: unknown];

/** Something that happened; each game's own types say what a kind has. */
export type Fact = {{ kind: string }} & Record<string, unknown>;
"""
FILE: Final = "wire.ts"

PLAIN: Final[dict[type, str]] = {
    inspect.AnyType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}
UNIONS: Final = {"ClientMessage": schema.ClientMessage, "ServerMessage": schema.ServerMessage}

Struct = type[msgspec.Struct]


def write_into(folder: Path) -> None:
    """The shared types, and those of every game that has pages of its own there."""
    (folder / FILE).write_text(shared_types(), encoding="utf-8")
    for pack in packs():
        if (folder / pack.name).is_dir():
            (folder / pack.name / FILE).write_text(game_types(pack), encoding="utf-8")


def shared_types() -> str:
    """What the pages of all games have in common."""
    parts = [SHARED_HEAD, *(_interface(struct) for struct in _shared())]
    for name, union in UNIONS.items():
        parts.append(_union(name, (struct.__name__ for struct in union.__args__)))
    return "\n".join(parts)


def game_types(pack: Pack) -> str:
    """What one game sends: its view, its catalogue, its previews, its events."""
    wire = pack.wire()
    roots: list[Any] = [wire.view, type(wire.catalogue())]
    for preview in wire.previews.values():
        roots += (preview.question, preview.answer)
    shared = set(_shared())
    found: dict[Struct, None] = {}
    for root in roots:
        if isinstance(root, type) and issubclass(root, msgspec.Struct):
            found |= dict.fromkeys(_reached(root))
    own = [struct for struct in found if struct not in shared]
    used = sorted({part.__name__ for one in own for part in _parts(one) if part in shared})
    parts = [HEAD]
    if used:
        parts.append(f'import type {{ {", ".join(used)} }} from "../wire";\n')
    parts += [_interface(struct) for struct in own]
    if wire.facts:
        parts.append(_union(f"{pack.name.capitalize()}Fact", map(_in_line, wire.facts)))
    return "\n".join(parts)


def _shared() -> list[Struct]:
    return [
        struct
        for module in (schema, reference, score_history, chronicle, told_claims, shapes)
        for struct in vars(module).values()
        if isinstance(struct, type)
        and issubclass(struct, msgspec.Struct)
        and struct.__module__ == module.__name__
        and struct not in (schema.Message, schema.Request, Shape)
    ]


def _reached(struct: Struct) -> Iterator[Struct]:
    """The struct and all that it is made of, parts before the whole."""
    for part in _parts(struct):
        yield from _reached(part)
    yield struct


def _parts(struct: Struct) -> Iterator[Struct]:
    for field in _info(struct).fields:
        yield from _structs_in(field.type)


def _structs_in(info: inspect.Type) -> Iterator[Struct]:
    match info:
        case inspect.StructType(cls=cls):
            yield cls
        case inspect.UnionType(types=parts) | inspect.TupleType(item_types=parts):
            for part in parts:
                yield from _structs_in(part)
        case (
            inspect.ListType(item_type=part)
            | inspect.VarTupleType(item_type=part)
            | inspect.DictType(value_type=part)
            | inspect.Metadata(type=part)
        ):
            yield from _structs_in(part)


def _info(struct: Struct) -> inspect.StructType:
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    return info


def _union(name: str, members: Iterable[str]) -> str:
    listed = "\n  | ".join(members)
    return f"export type {name} =\n  | {listed};\n"


def _interface(struct: Struct) -> str:
    fields = (f"  {field};" for field in _fields(struct))
    return "\n".join(
        [*_comment(struct), f"export interface {struct.__name__} {{", *fields, "}", ""]
    )


def _in_line(struct: Struct) -> str:
    return f"{{ {'; '.join(_fields(struct))} }}"


def _fields(struct: Struct) -> Iterator[str]:
    info = _info(struct)
    if info.tag is not None:
        yield f'{info.tag_field}: "{info.tag}"'
    optional = issubclass(struct, schema.Request | Shape | Fact)
    for field in info.fields:
        mark = "" if field.required or not optional else "?"
        kind = "Change[]" if field.name == "changes" else _kind(field.type)
        yield f"{field.encode_name}{mark}: {kind}"


def _comment(struct: Struct) -> list[str]:
    if struct.__doc__ is None:
        return []
    lines = cleandoc(struct.__doc__).splitlines()
    return ["/**", *(f" * {line}".rstrip() for line in lines), " */"]


def _kind(info: inspect.Type) -> str:
    plain = PLAIN.get(type(info))
    if plain is not None:
        return plain
    match info:
        case inspect.LiteralType(values=values):
            return " | ".join(f'"{value}"' if isinstance(value, str) else str(value)
                              for value in values)  # fmt: skip
        case inspect.UnionType(types=types):
            return _either(types)
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
            kind = _kind(item)
            return f"({kind})[]" if "|" in kind else f"{kind}[]"
        case inspect.TupleType(item_types=items):
            return f"[{', '.join(_kind(item) for item in items)}]"
        case inspect.DictType(value_type=value):
            return f"Record<string, {_kind(value)}>"
        case inspect.StructType(cls=cls):
            return cls.__name__
        case inspect.Metadata(type=part):
            return _kind(part)
    raise TypeError(f"the schema uses {info!r}, which has no TypeScript form here")


def _either(types: Iterable[inspect.Type]) -> str:
    kinds = sorted(types, key=lambda one: isinstance(one, inspect.NoneType))
    return " | ".join(_kind(kind) for kind in kinds)


if __name__ == "__main__":
    write_into(Path(sys.argv[1]))
