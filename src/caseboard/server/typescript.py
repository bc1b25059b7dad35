"""The client's types, written from the schema."""

from __future__ import annotations

from collections.abc import Iterable
from inspect import cleandoc
from typing import Any, Final

import msgspec
from msgspec import inspect

from caseboard.server import course, reference, schema, views
from caseboard.server.catalogue import android, voices

HEAD: Final = (
    "// Written by `python -m caseboard.server.schema > web/src/wire.ts`. Do not edit.\n\n"
    "export type Change = [path: (string | number)[], value?: unknown];\n"
)

PLAIN: Final[dict[type, str]] = {
    inspect.AnyType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}


def everything() -> str:
    """The whole of ``wire.ts``."""
    structs = [
        *_structs(schema),
        *_structs(reference),
        *_structs(course),
        *_structs(views),
        *_structs(android),
        *_structs(voices),
    ]
    unions = {
        "ClientMessage": schema.ClientMessage,
        "ServerMessage": schema.ServerMessage,
    }
    parts = [HEAD]
    parts += [_interface(struct) for struct in structs]
    parts += [
        f"export type {name} =\n  | " + "\n  | ".join(_names(union)) + ";\n"
        for name, union in unions.items()
    ]
    return "\n".join(parts)


def _names(union: Any) -> list[str]:
    return [struct.__name__ for struct in union.__args__]


def _structs(module: Any) -> list[type[msgspec.Struct]]:
    bases = (schema.Message, schema.Request)
    return [
        value
        for value in vars(module).values()
        if isinstance(value, type)
        and issubclass(value, bases)
        and value not in bases
        and value.__module__ == module.__name__
    ]


def _interface(struct: type[msgspec.Struct]) -> str:
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    lines = [*_comment(struct), f"export interface {struct.__name__} {{"]
    if info.tag is not None:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    optional = issubclass(struct, schema.Request | views.Shape)
    for field in info.fields:
        mark = "" if field.required or not optional else "?"
        kind = _kind(field.type)
        if field.name == "changes":
            kind = "Change[]"
        lines.append(f"  {field.encode_name}{mark}: {kind};")
    return "\n".join([*lines, "}", ""])


def _comment(struct: type[msgspec.Struct]) -> list[str]:
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
    raise TypeError(f"the schema uses {info!r}, which has no TypeScript form here")


def _either(types: Iterable[inspect.Type]) -> str:
    kinds = sorted(types, key=lambda one: isinstance(one, inspect.NoneType))
    return " | ".join(_kind(kind) for kind in kinds)
