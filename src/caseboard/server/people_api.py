"""The HTTP side of a person: how he looks, his devices, his data."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request as HttpRequest
from starlette.responses import Response
from starlette.routing import Route

from caseboard.server import people, schema
from caseboard.server.answers import answer
from caseboard.server.api import caller_of, endpoint, hub_of, small

BROWSERS: Final = (
    ("Edg/", "Edge"), ("OPR/", "Opera"), ("Firefox/", "Firefox"), ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)  # fmt: skip
SYSTEMS: Final = (
    ("iPhone", "an iPhone"), ("iPad", "an iPad"), ("Android", "Android"), ("Windows", "Windows"),
    ("Mac OS", "a Mac"), ("Linux", "Linux"),
)  # fmt: skip


def label_of(request: HttpRequest) -> str:
    """What kind of device asks, so that its owner knows it again; nothing that tells it apart."""
    agent = request.headers.get("user-agent", "")
    browser = next((name for sign, name in BROWSERS if sign in agent), "A browser")
    system = next((name for sign, name in SYSTEMS if sign in agent), "")
    return f"{browser} on {system}" if system else browser


@endpoint
async def get_me(request: HttpRequest) -> Response:
    return answer(await people.me(hub_of(request), caller_of(request), label_of(request)))


@endpoint
async def put_me(request: HttpRequest) -> Response:
    wanted = await small(request, schema.PutMe)
    await people.put_me(hub_of(request), caller_of(request), wanted)
    return await get_me(request)


@endpoint
async def new_pass(request: HttpRequest) -> Response:
    return answer(await people.new_pass(hub_of(request), caller_of(request)), 201)


@endpoint
async def use_pass(request: HttpRequest) -> Response:
    wanted = await small(request, schema.UsePass)
    label = label_of(request)
    known = await people.use_pass(hub_of(request), caller_of(request), wanted, label)
    return answer(await people.me(hub_of(request), known, label))


@endpoint
async def forget(request: HttpRequest) -> Response:
    wanted = await small(request, schema.ForgetDevice)
    await people.forget(hub_of(request), caller_of(request), wanted.id)
    return answer({})


@endpoint
async def export(request: HttpRequest) -> Response:
    told = answer(await people.export(hub_of(request), caller_of(request)))
    told.headers["Content-Disposition"] = 'attachment; filename="caseboard-me.json"'
    return told


@endpoint
async def delete(request: HttpRequest) -> Response:
    await people.delete(hub_of(request), caller_of(request))
    return answer({})


PEOPLE_ROUTES: Final = (
    Route("/api/me", get_me, methods=["GET"]),
    Route("/api/me", put_me, methods=["POST"]),
    Route("/api/me/pass", new_pass, methods=["POST"]),
    Route("/api/me/device", use_pass, methods=["POST"]),
    Route("/api/me/forget", forget, methods=["POST"]),
    Route("/api/me/export", export),
    Route("/api/me/delete", delete, methods=["POST"]),
)
