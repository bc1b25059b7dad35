"""Everything that goes over the wire: the one schema of server and client.

``python -m caseboard.server.typescript web/src`` writes the client's types from it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeAlias

import msgspec

from caseboard.core.delta import Change
from caseboard.core.events import Fact
from caseboard.core.table_options import Form

TableTempo: TypeAlias = Literal["unhurried", "brisk", "at once"]
"""How much time bots leave to see what they do."""


class Message(msgspec.Struct):
    """Base of what the server sends."""


class Request(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Base of what a client sends; a field that the schema does not know is an error."""


class Reason(Message):
    """Why something is not allowed."""

    code: str
    text: str
    chapter: str = ""


class LogLine(Message):
    """A line of the story as the seat may read it, and the step of the game that it is about.

    ``secret``: a spectator is told less, or nothing. ``about``: the fact that it tells of.
    """

    step: int
    text: str
    secret: bool
    about: Fact


class ChatLine(Message):
    """Talk at the table. ``kind`` claim: something said of one's secrets, true or not.

    ``seat`` is None for a spectator's words and for notices of the table. ``claim``: the id of what
    was claimed, at which ``step`` of the game.
    """

    number: int
    seat: int | None
    name: str
    kind: Literal["say", "claim", "notice"]
    text: str
    at: float
    claim: str = ""
    step: int = 0


class Seat(Message):
    """Who sits there. ``player``: ``person``, ``open`` or a level of bot."""

    player: str
    name: str
    emblem: str
    colour: str
    connected: bool
    stands_in: bool
    """A bot plays for a person who can take the seat back."""
    promise: str
    """The hash of the number that the person's device adds to the deal; empty if it adds none."""


class TableInfo(Message):
    """What everybody at the table may know of it, apart from the game itself."""

    id: str
    game: str
    options: dict[str, Any]
    seats: list[Seat]
    hot_seat: bool
    """All people of this table sit at one screen: undo is free."""
    tempo: TableTempo
    started: bool
    over: bool
    host: bool
    """Whether the reader is the host."""
    mine: list[int]
    """The seats that the reader holds."""
    asks: bool
    """One of them has something to decide, as far as is known without waking the table."""
    promise: str | None
    """The hash of the server's own number for the deal; None where the seed was given."""
    commitment: str | None
    """The hash of all promises, once every seat is taken: before any number is shown."""
    seed: str | None
    numbers: list[str] | None
    """The server's and each seat's, empty where none was shown. Both are told when the game is
    over; ``caseboard verify`` checks the whole game by them.
    """
    invited: list[int]
    """Open seats that are kept for the reader."""
    again: str
    """The table at which the same people play again; empty if there is none."""
    spectators: int
    created: float
    step: int


class UndoRequest(Message):
    """A seat asks to go back to a step; ``needs`` are the seats that have not answered yet."""

    seat: int
    to_step: int
    needs: list[int]


class When(Request):
    """What an order waits for; whatever is left out does not matter.

    ``occasion``: what has happened, by its key in the catalogue. ``seat``: whose doing it is.
    ``place``: where it has happened, by its key. ``since``: not before that round.
    """

    occasion: str | None = None
    seat: int | None = None
    place: str | None = None
    since: int = 1


class Order(Request):
    """A standing order for reaction windows; the first that fits answers.

    Each may name a card by its action's key, ``play`` also a highest cost; without a key they fit
    every card. ``when``: only then. ``until``: ``turn`` drops the order when the seat's next own
    decision comes.
    """

    do: Literal["pass", "ask", "play"]
    action: str | None = None
    max_cost: int | None = None
    until: Literal["turn", "game"] = "game"
    when: When | None = None


class Hello(Request, tag="hello"):
    """The first message on a socket. ``seat`` None: watch. Repeat it to look from another seat.

    ``key``: the invite key, where the table is private and the reader holds no seat.
    ``epoch`` and ``lines``: of the log that the client has already, to be sent only the rest.
    """

    seat: int | None = None
    key: str | None = None
    epoch: int | None = None
    lines: int = 0


class Act(Request, tag="act"):
    """Answer a decision. ``id``: any text unique within the seat; repeating it is harmless.

    ``ask`` is the number of the decision that is answered, so that nothing stale is applied.
    """

    id: str
    seat: int
    ask: int
    action: int | str


class Why(Request, tag="why"):
    """Ask why actions (keys or ids) are not legal now."""

    id: str
    seat: int
    actions: list[int | str]


class Preview(Request, tag="preview"):
    """What an answer would do: a look ahead of the game's own, by name, ``about`` what it wants."""

    id: str
    seat: int
    name: str
    about: Any = None


class Say(Request, tag="say"):
    """Chat; with ``seat`` None as a spectator, under ``name``."""

    id: str
    seat: int | None
    text: str
    name: str = ""


class MakeClaim(Request, tag="claim"):
    """Claim something of one's secrets, by the id of an entry of the view's ``claims``."""

    id: str
    seat: int
    claim: str


class Undo(Request, tag="undo"):
    """Take back the seat's last choice; beyond an information barrier the others are asked."""

    id: str
    seat: int


class Consent(Request, tag="consent"):
    """Answer another seat's request to undo."""

    id: str
    seat: int
    agree: bool


class SetOrders(Request, tag="orders"):
    """Replace the seat's standing orders. 'Pass until my turn' is [{do: pass, until: turn}]."""

    id: str
    seat: int
    orders: list[Order]


class TakeTime(Request, tag="wait"):
    """Hold the reaction window open (``on``), or say that one has had enough of it.

    Anybody may who could, by the card backs that all see, hold a card for it.
    """

    id: str
    seat: int
    on: bool = True


class Seen(Request, tag="seen"):
    """All steps up to a version have been shown: bots need not wait for this seat any longer."""

    id: str
    seat: int
    version: int


class Heard(Request, tag="heard"):
    """All that was said up to a line is read."""

    id: str
    seat: int
    number: int


class Rename(Request, tag="rename"):
    """Name and colour of a seat that one holds."""

    id: str
    seat: int
    name: str
    colour: str = ""


class StandIn(Request, tag="stand-in"):
    """Let a bot play a seat (the holder or the host), or give it back to its holder (None)."""

    id: str
    seat: int
    level: str | None


class Reveal(Request, tag="reveal"):
    """Show the number that was promised for the deal, when the table's commitment is known."""

    id: str
    seat: int
    number: str


class SetWebhook(Request, tag="webhook"):
    """An https address that is told when the seat must decide; empty to stop."""

    id: str
    seat: int
    url: str


class Ping(Request, tag="ping"):
    id: str


ClientMessage: TypeAlias = (
    Hello
    | Act
    | Why
    | Preview
    | Say
    | MakeClaim
    | Undo
    | Consent
    | SetOrders
    | TakeTime
    | Seen
    | Heard
    | Rename
    | StandIn
    | Reveal
    | SetWebhook
    | Ping
)


class Claim(Message):
    id: str
    text: str


class Position(Message, tag="position"):
    """The whole of what a seat may know: after hello, and whenever a delta will not do.

    ``ask`` numbers the open decision; send it back with act. ``answered``: the step that the
    seat's last answer has led to. ``log`` holds the lines from
    number ``log_from`` on. ``waiting``: sealed answers are being gathered, nobody is told whose.
    """

    version: int
    step: int
    ask: int
    view: dict[str, Any]
    epoch: int
    answered: int
    log_from: int
    log: list[LogLine]
    claims: list[Claim]
    can_undo: bool
    undo: UndoRequest | None
    orders: list[Order]
    waiting: bool
    may_wait: bool
    """The seat may take time in the open window: by what all see, whatever it holds."""
    takes_time: bool
    """The seat holds the window open."""


class Step(Message):
    """One step of the game as a seat sees it: nothing of a later one is in it.

    ``changes`` of the view, ``events`` that happened, ``log``: the lines that the story goes on
    with. Only the last step of an update may have a question to the seat with its answers.
    """

    step: int
    changes: list[Change]
    events: list[Fact]
    lasts: list[int]
    """How long each event holds the eye of who is in no hurry, in milliseconds."""
    log: list[LogLine]
    told: list[int]
    """For each line of the log, which of the events it is about."""


class Update(Message, tag="update"):
    """What has come since version ``base``; if that is not the client's, it says hello again.

    ``steps``: one after the other, each to be shown when its turn comes; the rest is how things
    are at their end. ``log_keep``: how many lines of the log stay (an undo takes lines back)
    before those of the steps follow.
    """

    version: int
    base: int
    epoch: int
    log_keep: int
    steps: list[Step]
    ask: int
    claims: list[Claim] | None
    can_undo: bool
    undo: UndoRequest | None
    waiting: bool
    may_wait: bool
    takes_time: bool


class TableChanged(Message, tag="table"):
    """Seats, names, connections: sent after hello and when something of it changes."""

    table: TableInfo


class Chat(Message, tag="chat"):
    """Lines of talk: the last ones after hello, then each new one."""

    lines: list[ChatLine]


class Ack(Message, tag="ack"):
    """The message with this id is done and durable. ``step``: where the game stands since."""

    id: str
    step: int
    repeated: bool = False


class Refused(Message, tag="refused"):
    """The message with this id changed nothing, and why."""

    id: str
    reason: Reason


class Reasons(Message, tag="reasons"):
    """Answer to why: by the key or id that was asked, None where the action is legal."""

    id: str
    reasons: dict[str, Reason | None]


class Previewed(Message, tag="previewed"):
    """Answer to preview, as the game's own shapes say."""

    id: str
    shown: Any


class OrdersSet(Message, tag="orders"):
    """The seat's standing orders as they are now, for all its tabs."""

    seat: int
    orders: list[Order]


class Goodbye(Message, tag="goodbye"):
    """The last message before the server closes the socket. ``again``: connect anew."""

    reason: Reason
    again: bool


class Pong(Message, tag="pong"):
    id: str


ServerMessage: TypeAlias = (
    Position
    | Update
    | TableChanged
    | Chat
    | Ack
    | Refused
    | Reasons
    | Previewed
    | OrdersSet
    | Goodbye
    | Pong
)


class NewSeat(Request):
    """``player``: ``me``, ``open`` or a level of bot."""

    player: str
    name: str = ""
    colour: str = ""


class NewTable(Request):
    """POST /api/tables. ``hot_seat``: every ``me`` seat is at this screen."""

    game: str
    seats: list[NewSeat]
    options: dict[str, Any] = {}
    listed: bool = False
    hot_seat: bool = False
    promise: str = ""
    """The hash of a number that this device adds to the deal, where seats are open."""
    seed: int | None = None
    delay: float | None = None
    """Seconds that every choice takes which could be met with a reaction, whether it is or not."""
    patience: float | None = None
    """Seconds that who takes time has for a reaction; 0 waits for ever."""
    tempo: TableTempo = "at once"


class Made(Message):
    """A table that was made. ``invite`` is the key that lets others in: link /t/ID#KEY."""

    table: TableInfo
    invite: str


class Join(Request):
    """POST /api/tables/ID/join: take a seat. ``key``: invite key or that seat's own key."""

    key: str | None = None
    seat: int | None = None
    name: str = ""
    colour: str = ""
    promise: str = ""
    """The hash of a number that this device adds to the deal."""


class Joined(Message):
    """``seat_key`` opens this very seat on another device: link /t/ID#KEY."""

    table: TableInfo
    seat: int
    seat_key: str


class Revoke(Request):
    """POST /api/tables/ID/revoke: end a seat's link, or the invitation (``seat`` None, host only).

    From the seat's first device it also signs all its other devices out.
    """

    seat: int | None = None


class Keys(Message):
    """POST /api/tables/ID/keys: the host's invite key, and new keys of one's own seats."""

    invite: str | None
    seats: dict[str, str]


class Standing(Message):
    """How a table of mine stands, for me who am not there."""

    waits: bool
    """For me."""
    turn: int | None
    """The seat that everybody sees deciding."""
    since: float
    tale: str
    """The last line of the story, as everybody may read it."""
    unread: int
    winners: list[int]


class TableList(Message):
    """GET /api/tables: mine first, and the listed ones of others; of mine, how they stand."""

    mine: list[TableInfo]
    listed: list[TableInfo]
    standings: dict[str, Standing]


class Again(Request):
    """POST /api/tables/ID/again: the same people at a new table, everybody a seat further."""

    promise: str = ""
    """The hash of a number that this device adds to the deal."""


class Fill(Request):
    """POST /api/tables/ID/fill: bots take all open seats (host only)."""

    level: str


class Leave(Request):
    """POST /api/tables/ID/leave: before the game, stand up, or decline a seat kept for me."""


class OptionInfo(Message):
    """What a table can settle before the game. Without a default it is left to chance.

    ``form``: on or off, a seat's number, one of the choices, or a list with one for each seat.
    ``choices``: the words that may be given, with the names of what they stand for.
    """

    name: str
    title: str
    about: str
    form: Form
    default: bool | None
    choices: Mapping[str, str] | None


class BotInfo(Message):
    level: str
    about: str


class GameInfo(Message):
    """GET /api/games."""

    name: str
    title: str
    pitch: str
    seats: list[int]
    options: list[OptionInfo]
    bots: list[BotInfo]


class PastAnswer(Message):
    """A question and how it was answered."""

    prompt: str
    choice: str


class ReplayStep(Message):
    """GET /api/tables/ID/replay?at=N&seat=K, or POST /api/replay?at=N&seat=K with a record.

    ``steps``: how it came about, from the step before. ``chosen``: the key of the action with
    which the seat answered, where it was asked itself.
    ``told``: the lines of the story that came of the choice made here.
    ``answers``: what the seat was asked in secret on that occasion.
    """

    step: int
    last: int
    view: dict[str, Any]
    log: list[LogLine]
    steps: list[Step]
    chosen: str | None
    told: list[LogLine]
    answers: list[PastAnswer]


class Fork(Request):
    """POST /api/tables/ID/fork: a new table from a step of this one."""

    at: int
    seats: list[NewSeat]


class ImportRecord(Request):
    """POST /api/import: a new table that goes on from a record file (``at`` None: its end)."""

    record: dict[str, Any]
    seats: list[NewSeat]
    at: int | None = None


class Report(Request):
    """POST /api/tables/ID/report: save the game and what went wrong into one file."""

    note: str
    error: str = ""
    client: dict[str, Any] = {}


class Reported(Message):
    id: str


class Device(Message):
    """One of my devices. ``here``: the one that asks."""

    id: str
    label: str
    seen: float
    here: bool


class Me(Message):
    """GET /api/me: how others see me, and where I am known."""

    name: str
    emblem: str
    colour: str
    emblems: list[str]
    """What there is to choose from."""
    colours: list[str]
    devices: list[Device]
    tables: int
    """At how many I sit or have sat, or which I have made."""


class PutMe(Request):
    """POST /api/me: name, emblem and color from now on; empty: as before."""

    name: str = ""
    emblem: str = ""
    colour: str = ""


class Pass(Message):
    """POST /api/me/pass: lets one more device be me, once and not later than ``until``: /me#KEY."""

    key: str
    until: float


class UsePass(Request):
    """POST /api/me/device: this device is the pass's person from now on.

    ``bring``: the tables that it had by itself come along; otherwise they wait for it.
    """

    key: str
    bring: bool = False


class ForgetDevice(Request):
    """POST /api/me/forget: a device of mine is not me any more; None: the one that asks."""

    id: str | None = None


class Failure(Message):
    """The body of every HTTP answer that is not a success."""

    error: Reason
