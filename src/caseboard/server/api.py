"""The HTTP side: games, catalogues, tables, records, replays."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from functools import cache, wraps
from typing import Any, Final, TypeAlias, TypeVar

import msgspec
from starlette.requests import Request as HttpRequest
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from caseboard.core.errors import BadOption, CaseboardError, UnknownGame
from caseboard.pack import Pack
from caseboard.pack.registry import pack_of, packs
from caseboard.server import archive, persons, rematch, schema, seating
from caseboard.server.address import Caller, lies_in
from caseboard.server.answers import answer, printed
from caseboard.server.bodies import TooLarge, TooSlow, body
from caseboard.server.channel import encode
from caseboard.server.chronicle import chronicle
from caseboard.server.clerk import Busy
from caseboard.server.databases import StoreTrouble
from caseboard.server.hub import Full, Hub, NotFound, TooMany
from caseboard.server.info import standing_of, table_info
from caseboard.server.records import Look, picture_of_record
from caseboard.server.reference import rules_book
from caseboard.server.replays import record_file, replay_step, why_no_record
from caseboard.server.requests import reason_of
from caseboard.server.room import Room
from caseboard.server.score_history import score_history
from caseboard.server.services import Refusal
from caseboard.server.settings import Settings, networks
from caseboard.server.telemetry import CONTENT_TYPE
from caseboard.server.told_claims import told_claims

Endpoint: TypeAlias = Callable[[HttpRequest], Awaitable[Response]]
T = TypeVar("T")

MOST_LISTED: Final = 50
MOST_REPORTS: Final = 20
KEY_HEADER: Final = "x-caseboard-key"
STATUS: Final[tuple[tuple[type[CaseboardError], int], ...]] = (
    (NotFound, 404),
    (TooSlow, 408),
    (TooLarge, 413),
    (TooMany, 429),
    (Busy, 503),
    (Full, 503),
    (StoreTrouble, 503),
    (Refusal, 409),
    (CaseboardError, 400),
)


def endpoint(function: Endpoint) -> Endpoint:
    """Errors become answers."""

    @wraps(function)
    async def wrapped(request: HttpRequest) -> Response:
        try:
            return await function(request)
        except CaseboardError as error:
            status = next(number for kind, number in STATUS if isinstance(error, kind))
            return answer(schema.Failure(reason_of(error)), status)

    return wrapped


def hub_of(request: HttpRequest) -> Hub:
    hub = request.app.state.hub
    assert isinstance(hub, Hub)
    return hub


def caller_of(request: HttpRequest) -> Caller:
    caller = request.state.caller
    assert isinstance(caller, Caller)
    return caller


def device_of(request: HttpRequest) -> str:
    return caller_of(request).device


async def small(request: HttpRequest, kind: type[T]) -> T:
    """The body of a request that is made by hand."""
    settings = hub_of(request).services.settings
    return await body(request, kind, settings.body_bytes, settings.body_seconds)


async def with_record(request: HttpRequest, kind: type[T]) -> T:
    """The body of a request that brings a whole record."""
    settings = hub_of(request).services.settings
    return await body(request, kind, settings.record_bytes, settings.body_seconds)


async def room_of(request: HttpRequest) -> Room:
    key = request.headers.get(KEY_HEADER)
    return await hub_of(request).visible_room(request.path_params["table"], device_of(request), key)


@endpoint
async def games(request: HttpRequest) -> Response:
    return answer(
        [
            schema.GameInfo(
                name=pack.name,
                title=pack.title,
                pitch=pack.pitch,
                seats=list(pack.rules.seat_counts),
                options=[
                    schema.OptionInfo(
                        option.name,
                        option.title,
                        option.about,
                        option.form,
                        option.default,
                        option.choices,
                    )
                    for option in pack.rules.options
                ],
                bots=[schema.BotInfo(name, level.about) for name, level in pack.levels.items()],
            )
            for pack in packs()
        ]
    )


def pack_in(request: HttpRequest) -> Pack:
    """The game that the address names."""
    try:
        return pack_of(request.path_params["game"])
    except UnknownGame as error:
        raise NotFound(str(error)) from None


@cache
def _catalogue(pack: Pack) -> bytes:
    return encode(pack.wire().catalogue())


@endpoint
async def catalogue(request: HttpRequest) -> Response:
    return printed(_catalogue(pack_in(request)), request.headers)


@endpoint
async def rules(request: HttpRequest) -> Response:
    return printed(rules_book(pack_in(request)), request.headers)


def charge(request: HttpRequest, amount: float) -> None:
    """For what costs as much as so many requests."""
    budget = hub_of(request).services.allowances.requests.of(caller_of(request).address)
    if not budget.take(amount - 1.0):
        raise TooMany("too many requests: slow down")


@endpoint
async def list_tables(request: HttpRequest) -> Response:
    """Of a table in memory as it is; of another only what its row says, without waking it."""
    charge(request, 4.0)
    hub, device = hub_of(request), device_of(request)
    store = hub.services.store
    mine = await archive.tables_of(store, device, MOST_LISTED)
    listed = await archive.listed_tables(store, MOST_LISTED)
    asleep = [table for table in {*mine, *listed} if hub.live(table) is None]
    rows = {row.id: row for row in await archive.read_tables(store, asleep)}
    moments = await archive.read_moments(store, asleep)

    def infos(tables: Iterable[str]) -> Iterator[schema.TableInfo]:
        for table in tables:
            live = hub.live(table)
            if table in rows:
                yield table_info(rows[table], device, moments.get(table, 0))
            elif live is not None:
                yield live.info(device)

    unread = await persons.unread(store, device)

    def standing(table: str) -> schema.Standing | None:
        live = hub.live(table)
        if live is not None:
            return live.standing(device, unread.get(table, 0))
        row = rows.get(table)
        return None if row is None else standing_of(row, device, unread.get(table, 0))

    others = (table for table in listed if table not in mine)
    told = {table: stands for table in mine if (stands := standing(table)) is not None}
    return answer(schema.TableList(list(infos(mine)), list(infos(others)), told))


@endpoint
async def make_table(request: HttpRequest) -> Response:
    wanted = await small(request, schema.NewTable)
    room = await hub_of(request).make(caller_of(request), wanted)
    return answer(schema.Made(room.info(device_of(request)), room.row.invite), 201)


@endpoint
async def one_table(request: HttpRequest) -> Response:
    room = await room_of(request)
    return answer(room.info(device_of(request)))


@endpoint
async def join_table(request: HttpRequest) -> Response:
    wanted = await small(request, schema.Join)
    device = device_of(request)
    room, seat, key = await hub_of(request).join(request.path_params["table"], device, wanted)
    return answer(schema.Joined(room.info(device), seat, key))


@endpoint
async def keys(request: HttpRequest) -> Response:
    room = await room_of(request)
    device = device_of(request)
    if room.row.host != device and not room.row.held_by(device):
        raise Refusal("not-your-seat", "you have no seat here")
    invite = room.row.invite if room.row.host == device else None
    return answer(schema.Keys(invite, await seating.new_keys(room, device)))


@endpoint
async def revoke(request: HttpRequest) -> Response:
    room = await room_of(request)
    device = device_of(request)
    await seating.revoke(room, device, await small(request, schema.Revoke))
    return answer(room.info(device))


@endpoint
async def again(request: HttpRequest) -> Response:
    room = await room_of(request)
    wanted = await small(request, schema.Again)
    made = await rematch.again(hub_of(request), caller_of(request), room, wanted.promise)
    return answer(schema.Made(made.info(device_of(request)), made.row.invite), 201)


@endpoint
async def fill(request: HttpRequest) -> Response:
    room = await room_of(request)
    wanted = await small(request, schema.Fill)
    await seating.fill(room, device_of(request), wanted.level)
    return answer(room.info(device_of(request)))


@endpoint
async def leave(request: HttpRequest) -> Response:
    room = await room_of(request)
    await small(request, schema.Leave)
    await seating.leave(room, device_of(request))
    return answer({})


@endpoint
async def record(request: HttpRequest) -> Response:
    room = await room_of(request)
    refused = why_no_record(room, device_of(request))
    if refused is not None:
        raise Refusal("secret", refused)
    name = f"caseboard-{room.row.game}-{room.row.id}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(await stored_record(room), media_type="application/json", headers=headers)


async def stored_record(room: Room) -> str:
    """The record up to the last move that is durable: a table at work is waited for."""
    async with room.lock:
        return record_file(room)


def _place(request: HttpRequest) -> tuple[int | None, int | None]:
    """Step and seat of a replay."""
    numbers = []
    for name in ("at", "seat"):
        text = request.query_params.get(name)
        if text is not None and not text.isdecimal():
            raise BadOption(f"{name} is a whole number, not {text!r}")
        numbers.append(None if text is None else int(text[:9]))
    return numbers[0], numbers[1]


async def _look_back(request: HttpRequest, look: Look) -> Response:
    """What a table's record shows of a step, to those who may see it from that seat."""
    room = await room_of(request)
    at, seat = _place(request)
    over = room.row.state == "over"
    if seat is not None and not over and seat not in room.row.held_by(device_of(request)):
        raise Refusal("not-your-seat", "while the game runs, replays show your own seats only")
    async with room.lock:
        if room.held:
            raise Refusal("wait", "reactions are being gathered: ask again in a moment")
        data = record_file(room)
    return await _picture(request, look, data, at, seat)


async def _picture(
    request: HttpRequest, look: Look, data: str | Mapping[str, Any], *place: int | None
) -> Response:
    clerk, address = hub_of(request).services.clerk, caller_of(request).address
    picture = await clerk.read(address, picture_of_record, look, data, *place)
    return Response(picture, media_type="application/json")


async def _look_into_file(request: HttpRequest, look: Look) -> Response:
    at, seat = _place(request)
    data = await with_record(request, dict[str, Any])
    return await _picture(request, look, data, at, seat)


@endpoint
async def replay(request: HttpRequest) -> Response:
    return await _look_back(request, replay_step)


@endpoint
async def replay_file(request: HttpRequest) -> Response:
    return await _look_into_file(request, replay_step)


@endpoint
async def scores_of_table(request: HttpRequest) -> Response:
    return await _look_back(request, score_history)


@endpoint
async def scores_of_file(request: HttpRequest) -> Response:
    return await _look_into_file(request, score_history)


@endpoint
async def chronicle_of_table(request: HttpRequest) -> Response:
    return await _look_back(request, chronicle)


@endpoint
async def claims_of_table(request: HttpRequest) -> Response:
    return await _look_back(request, told_claims)


@endpoint
async def chronicle_of_file(request: HttpRequest) -> Response:
    return await _look_into_file(request, chronicle)


@endpoint
async def fork(request: HttpRequest) -> Response:
    room = await room_of(request)
    wanted = await small(request, schema.Fork)
    refused = why_no_record(room, device_of(request))
    if refused is not None:
        raise Refusal("secret", refused)
    made = await hub_of(request).make_from(
        caller_of(request), await stored_record(room), wanted.at, wanted.seats
    )
    return answer(schema.Made(made.info(device_of(request)), made.row.invite), 201)


@endpoint
async def import_record(request: HttpRequest) -> Response:
    wanted = await with_record(request, schema.ImportRecord)
    who = caller_of(request)
    room = await hub_of(request).make_from(who, wanted.record, wanted.at, wanted.seats)
    return answer(schema.Made(room.info(who.device), room.row.invite), 201)


@endpoint
async def report(request: HttpRequest) -> Response:
    """The record may hold secrets, so it stays with the host of the server."""
    room = await room_of(request)
    wanted = await small(request, schema.Report)
    services = hub_of(request).services
    if await archive.count_reports(services.store, room.row.id) >= MOST_REPORTS:
        raise Full(f"this table was reported {MOST_REPORTS} times already: that is enough for us")
    if not services.allowances.reports.take(caller_of(request)):
        raise TooMany("so much was reported from here lately: report the rest later")
    number = secrets.token_hex(6)
    data = {} if room.history is None else msgspec.json.decode(await stored_record(room))
    data["report"] = {"note": wanted.note, "error": wanted.error, "client": wanted.client}
    await services.store.write(
        archive.add_report(number, room.row.id, services.clock(), archive.text(data))
    )
    services.metrics.count("reports")
    return answer(schema.Reported(number), 201)


async def health(request: HttpRequest) -> Response:
    """Whether the store still keeps what it is given."""
    if await hub_of(request).healthy():
        return PlainTextResponse("well\n")
    return PlainTextResponse("the database keeps nothing\n", 503)


async def metrics(request: HttpRequest) -> Response:
    """Not for players: a count of moves would tell them of sealed answers."""
    settings: Settings = request.app.state.settings
    if not lies_in(caller_of(request).address, networks(settings.metrics_allow)):
        return PlainTextResponse("these numbers are for the host of this server\n", 403)
    hub = hub_of(request)
    numbers = hub.services.metrics
    numbers.gauges["live_tables"] = len(hub.rooms)
    numbers.gauges["listeners"] = sum(len(room.audience.listeners) for room in hub.rooms.values())
    numbers.counts["commits"] = hub.services.store.commits
    numbers.counts["writes"] = hub.services.store.writes
    return Response(numbers.text(), media_type=CONTENT_TYPE)


ROUTES: Final = (
    Route("/api/games", games),
    Route("/api/catalogue/{game}", catalogue),
    Route("/api/rules/{game}", rules),
    Route("/api/tables", list_tables, methods=["GET"]),
    Route("/api/tables", make_table, methods=["POST"]),
    Route("/api/tables/{table}", one_table),
    Route("/api/tables/{table}/join", join_table, methods=["POST"]),
    Route("/api/tables/{table}/keys", keys, methods=["POST"]),
    Route("/api/tables/{table}/revoke", revoke, methods=["POST"]),
    Route("/api/tables/{table}/again", again, methods=["POST"]),
    Route("/api/tables/{table}/fill", fill, methods=["POST"]),
    Route("/api/tables/{table}/leave", leave, methods=["POST"]),
    Route("/api/tables/{table}/record", record),
    Route("/api/tables/{table}/replay", replay),
    Route("/api/tables/{table}/scores", scores_of_table),
    Route("/api/tables/{table}/chronicle", chronicle_of_table),
    Route("/api/tables/{table}/claims", claims_of_table),
    Route("/api/tables/{table}/fork", fork, methods=["POST"]),
    Route("/api/tables/{table}/report", report, methods=["POST"]),
    Route("/api/import", import_record, methods=["POST"]),
    Route("/api/replay", replay_file, methods=["POST"]),
    Route("/api/scores", scores_of_file, methods=["POST"]),
    Route("/api/chronicle", chronicle_of_file, methods=["POST"]),
    Route("/health", health),
    Route("/metrics", metrics),
)
