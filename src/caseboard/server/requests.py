"""What each message of a client does at its table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final, Literal, TypeAlias

import msgspec

from caseboard.core.errors import BadOption, CaseboardError, choices
from caseboard.core.game import Game
from caseboard.pack.registry import pack_of
from caseboard.play.table import PERSON
from caseboard.server import archive, persons, schema
from caseboard.server.channel import Listener, encode
from caseboard.server.deal import keeps
from caseboard.server.model import TableRow
from caseboard.server.reactions import check_order
from caseboard.server.room import Room
from caseboard.server.services import Refusal
from caseboard.server.talk import Spoken
from caseboard.server.texts import LONGEST_NAME, clean, clean_name, unlike

LONGEST_LINE: Final = 500
LONGEST_ID: Final = 64
MOST_ASKED: Final = 400
MOST_ORDERS: Final = 40

Handler: TypeAlias = Callable[[Room, Listener, Any], Awaitable[None]]


async def obey(room: Room, listener: Listener, message: Any) -> None:
    """Do what the message asks, or say why not. Called with the room's lock held."""
    if len(message.id) > LONGEST_ID or clean(message.id) != message.id:
        raise Refusal("bad-id", f"an id has at most {LONGEST_ID} characters, all of them visible")
    await HANDLERS[type(message)](room, listener, message)


async def _act(room: Room, listener: Listener, message: schema.Act) -> None:
    await room.act(listener, message.seat, message.ask, message.action, message.id)


async def _why(room: Room, listener: Listener, message: schema.Why) -> None:
    game = _asked_game(room, listener, message.seat)
    if len(message.actions) > MOST_ASKED:
        raise Refusal("too-many", f"ask about {MOST_ASKED} actions at most")
    reasons: dict[str, schema.Reason | None] = {}
    for action in message.actions:
        reason = game.why_not(action)
        reasons[str(action)] = (
            None if reason is None else schema.Reason(reason.code, reason.text, reason.chapter)
        )
    listener.send(encode(schema.Reasons(message.id, reasons)))


def _asked_game(room: Room, listener: Listener, seat: int) -> Game:
    """Reasons are given to the seat that is asked: anybody else could fish in them."""
    room.check_holder(listener.device, seat)
    game = room.question(seat)
    if game is None:
        raise Refusal("not-asked", "you have nothing to decide now")
    return game


async def _preview(room: Room, listener: Listener, message: schema.Preview) -> None:
    game = _asked_game(room, listener, message.seat)
    previews = pack_of(room.row.game).wire().previews
    preview = previews.get(message.name)
    if preview is None:
        raise Refusal("no-preview", f"this game has no preview {message.name!r}")
    try:
        about = msgspec.convert(message.about, preview.question)
    except msgspec.ValidationError as error:
        raise BadOption(f"the preview cannot be shown: {error}") from None
    shown = preview.look(game, message.seat, about)
    listener.send(encode(schema.Previewed(message.id, shown)))


async def _say(room: Room, listener: Listener, message: schema.Say) -> None:
    text = clean(message.text)
    if not text or len(text) > LONGEST_LINE:
        raise Refusal("bad-line", f"a line has 1 to {LONGEST_LINE} characters")
    if message.seat is None:
        name = room.talk.spectator(listener.device, message.name)
    else:
        room.check_holder(listener.device, message.seat)
        name = room.row.seats[message.seat].name
    await _speak(room, listener, message.id, message.seat, name, "say", text)


async def _claim(room: Room, listener: Listener, message: schema.MakeClaim) -> None:
    room.check_holder(listener.device, message.seat)
    claimed = {claim.id: claim.text for claim in room.game.claims(message.seat)}
    repeated = room.talk.has(listener.device, message.id)
    if not repeated and message.claim not in claimed:
        raise Refusal("no-such-claim", "nobody can claim that now")
    name, text = room.row.seats[message.seat].name, claimed.get(message.claim, "")
    await _speak(room, listener, message.id, message.seat, name, "claim", text, message.claim)


async def _speak(
    room: Room,
    listener: Listener,
    client_id: str,
    seat: int | None,
    name: str,
    kind: Literal["say", "claim"],
    text: str,
    claim: str = "",
) -> None:
    """Say it to all, once: a message that comes again after a lost line is only acknowledged."""
    repeated = room.talk.has(listener.device, client_id)
    if not repeated:
        step = 0 if room.history is None else room.history.moment
        line = room.talk.line(seat, name, kind, text, room.services.clock(), claim, step)
        await room.say(Spoken(line, listener.device, client_id))
    _done(room, listener, client_id, repeated=repeated)


def _done(room: Room, listener: Listener, client_id: str, *, repeated: bool = False) -> None:
    step = 0 if room.history is None else room.history.moment
    listener.send(encode(schema.Ack(client_id, step, repeated)))


async def _undo(room: Room, listener: Listener, message: schema.Undo) -> None:
    room.check_holder(listener.device, message.seat)
    if (message.seat, message.id) in room.live.done:
        _done(room, listener, message.id, repeated=True)
        return
    refused = room.why_not_undo(message.seat)
    to_step = room.live.step_before_last_choice(message.seat)
    if refused is not None and (to_step is None or room.waiting_for_reactions or room.game.over):
        raise Refusal("cannot-undo", f"this cannot be undone: {refused}")
    needs = [] if refused is None else _affected(room, listener.device)
    if needs and to_step is not None:
        room.undo_request = schema.UndoRequest(message.seat, room.live.moments[to_step], needs)
        room.undo_id = message.id
        room.publish()
    else:
        await room.take_back(message.seat, message.id)
    _done(room, listener, message.id)


def _affected(room: Room, device: str) -> list[int]:
    """The seats of people elsewhere, also of who is away and whoever plays for them meanwhile."""
    return [seat for seat in room.row.persons if device not in room.row.seats[seat].holders]


async def _consent(room: Room, listener: Listener, message: schema.Consent) -> None:
    room.check_holder(listener.device, message.seat)
    request = room.undo_request
    if request is None or message.seat not in request.needs:
        raise Refusal("no-request", "nobody waits for your consent")
    if not message.agree:
        room.undo_request = None
        room.publish()
    else:
        needs = [seat for seat in request.needs if seat != message.seat]
        room.undo_request = schema.UndoRequest(request.seat, request.to_step, needs)
        if needs:
            room.publish()
        else:
            await room.take_back(request.seat, room.undo_id, agreed=request.to_step)
    _done(room, listener, message.id)


async def _orders(room: Room, listener: Listener, message: schema.SetOrders) -> None:
    room.check_holder(listener.device, message.seat)
    if len(message.orders) > MOST_ORDERS:
        raise Refusal("too-many", f"a seat has {MOST_ORDERS} orders at most")
    for order in message.orders:
        check_order(room.row.game, len(room.row.seats), order)
    seat = room.row.seats[message.seat]
    seat.orders = message.orders
    await room.keep(archive.put_seat(room.row.id, message.seat, seat))
    room.audience.send_from(message.seat, schema.OrdersSet(message.seat, seat.orders))
    _done(room, listener, message.id)
    if room.history is not None:
        await room.settle()


async def _take_time(room: Room, listener: Listener, message: schema.TakeTime) -> None:
    room.check_holder(listener.device, message.seat)
    await room.take_time(message.seat, message.on)
    _done(room, listener, message.id)


async def _seen(room: Room, listener: Listener, message: schema.Seen) -> None:
    room.seen(listener, message.seat, message.version)
    _done(room, listener, message.id)


async def _heard(room: Room, listener: Listener, message: schema.Heard) -> None:
    room.check_holder(listener.device, message.seat)
    last = room.talk.lines[-1].number if room.talk.lines else -1
    number = max(-1, min(message.number, last))
    await room.keep(persons.put_heard(listener.device, room.row.id, number))
    _done(room, listener, message.id)


async def _rename(room: Room, listener: Listener, message: schema.Rename) -> None:
    room.check_holder(listener.device, message.seat)
    seat = room.row.seats[message.seat]
    seat.name = seat_name(room.row, message.seat, message.name)
    seat.colour = clean_colour(message.colour)
    await room.keep(archive.put_seat(room.row.id, message.seat, seat))
    room.tell_table()
    _done(room, listener, message.id)


def seat_name(row: TableRow, seat: int, name: str) -> str:
    """The name that a person gives to his seat, unlike those of the others."""
    others = [one.name for number, one in enumerate(row.seats) if number != seat]
    return unlike(clean_name(name, f"Seat {seat + 1}"), others)


def clean_colour(colour: str) -> str:
    if len(colour) > LONGEST_NAME or not all(one.isalnum() or one in "#-" for one in colour):
        raise Refusal("bad-colour", "a colour is a word or #rrggbb")
    return colour


async def _stand_in(room: Room, listener: Listener, message: schema.StandIn) -> None:
    """The holder lets a bot play, or takes the seat back; the host may do it for who is away."""
    if not 0 <= message.seat < len(room.row.seats):
        raise Refusal("no-such-seat", f"seats are 0 to {len(room.row.seats) - 1}")
    seat = room.row.seats[message.seat]
    own = listener.device in seat.holders
    until_away = room.presence.until_away(message.seat, room.services.monotonic())
    by_host = listener.device == room.row.host and until_away is not None
    if seat.player != PERSON or not (own or by_host):
        raise Refusal("not-your-seat", "only its holder, or the host for one who is away, may")
    if not own and until_away:
        raise Refusal("not-away", f"{seat.name} may be back in {until_away:.0f} seconds: wait")
    levels = pack_of(room.row.game).levels
    if message.level is not None and message.level not in levels:
        raise BadOption(f"there is {choices(levels)}, not {message.level!r}")
    await room.hand_to(message.seat, message.level)
    _done(room, listener, message.id)
    if room.history is not None:
        await room.settle()


async def _reveal(room: Room, listener: Listener, message: schema.Reveal) -> None:
    room.check_holder(listener.device, message.seat)
    if room.history is not None or not room.row.full:
        raise Refusal("no-number-now", "numbers are shown when every seat is taken and none later")
    seat = room.row.seats[message.seat]
    if not keeps(seat.promise, message.number):
        raise Refusal("not-promised", "this is not the number that was promised for this seat")
    seat.number = message.number
    await room.keep(archive.put_seat(room.row.id, message.seat, seat))
    _done(room, listener, message.id)
    await room.begin()


async def _webhook(room: Room, listener: Listener, message: schema.SetWebhook) -> None:
    room.check_holder(listener.device, message.seat)
    if not room.services.webhooks.allowed:
        raise Refusal("no-webhooks", "this server calls no webhooks")
    if message.url:
        room.services.webhooks.check(message.url)
    seat = room.row.seats[message.seat]
    seat.webhook = message.url
    await room.keep(archive.put_seat(room.row.id, message.seat, seat))
    _done(room, listener, message.id)


async def _ping(room: Room, listener: Listener, message: schema.Ping) -> None:
    listener.send(encode(schema.Pong(message.id)))


HANDLERS: Final[dict[type, Handler]] = {
    schema.Act: _act,
    schema.Why: _why,
    schema.Preview: _preview,
    schema.Say: _say,
    schema.MakeClaim: _claim,
    schema.Undo: _undo,
    schema.Consent: _consent,
    schema.SetOrders: _orders,
    schema.TakeTime: _take_time,
    schema.Seen: _seen,
    schema.Heard: _heard,
    schema.Rename: _rename,
    schema.StandIn: _stand_in,
    schema.Reveal: _reveal,
    schema.SetWebhook: _webhook,
    schema.Ping: _ping,
}


def reason_of(error: CaseboardError) -> schema.Reason:
    """An error as the wire says it."""
    if isinstance(error, Refusal):
        return error.reason
    reason = getattr(error, "reason", None)
    if reason is not None:
        return schema.Reason(reason.code, reason.text, reason.chapter)
    kind = type(error).__name__
    code = "".join(f"-{one.lower()}" if one.isupper() else one for one in kind).lstrip("-")
    return schema.Reason(code, str(error))
