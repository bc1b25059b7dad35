"""The shape of what a seat sees, for the client's types. The games' views fit it; tests check."""

from __future__ import annotations

from caseboard.server.schema import Message


class Shape(Message, forbid_unknown_fields=True, omit_defaults=True):
    """Base of everything in a view; a field without which a view can be has a default."""


class Choice(Shape):
    """One legal action: send ``id`` or ``key`` with act.

    ``text`` says it in full, ``label`` in short under the heading ``group``. ``targets`` are the
    things on the table that stand for it, by kind and number or name; ``costs`` what it takes.
    """

    id: int
    key: str
    verb: str
    text: str
    label: str = ""
    group: str = ""
    targets: tuple[tuple[str, int | str], ...] = ()
    costs: tuple[tuple[str, int], ...] = ()
    card: int | None = None


class Cause(Shape):
    """Who or what asks: a sentence, whose doing it is, and the things it speaks of."""

    text: str
    chapter: str
    seat: int | None = None
    things: tuple[tuple[str, int | str], ...] = ()


class Decision(Shape):
    """The open question. Prompt, cause and actions only for the seat that is asked.

    ``seat`` None with kind ``sealed``: somebody may be asked in secret.
    """

    seat: int | None
    kind: str
    prompt: str | None = None
    cause: Cause | None = None
    actions: list[Choice] | None = None


class ScoreLine(Shape):
    points: int
    reason: str


class Result(Shape):
    winners: list[int]
    scores: list[int]
    breakdown: list[list[ScoreLine]]
    story: list[str]


class AndroidPin(Shape):
    suspect: int
    place: int
    time: int


class AndroidSpecial(Shape):
    """Caprice: sanity; Floyd: directives; Louis: mood; Rachel: money; Raymond: memories."""

    sanity: int | None = None
    directives: list[int] | None = None
    mood: int | None = None
    money: int | None = None
    stalled: int | bool | None = None
    memories_asleep_until: int | None = None


class AndroidPlayer(Shape):
    detective: int
    place: int
    twilight: int
    favors: list[int]
    trauma: int
    haas: int
    jinteki: int
    conspiracy: int
    dropship: int
    warrants: list[int]
    abilities_used: int
    next_turn_time: int
    backs: list[int]
    in_play: list[int]
    plot: int
    plot_line: int
    good: int
    bad: int
    endings: list[int]
    pile_marker: int
    memories: int
    special: AndroidSpecial


class AndroidToken(Shape):
    up: bool
    value: int | None


class AndroidSuspect(Shape):
    suspect: int
    alive: int | bool
    hits: int
    alibis: int
    files: list[list[AndroidToken]]


class AndroidEvents(Shape):
    track: list[int]
    over: list[int]
    used: list[int]
    left: int
    specific: int | None


class AndroidRecall(Shape):
    owner: int
    day: int
    cards: list[int]


class AndroidMe(Shape):
    hand: list[int]
    guilty: int
    innocent: int
    memories: list[int]
    recalled: list[AndroidRecall]
    drawn: int | None


class AndroidView(Shape):
    """Numbers are indices into the catalogue's tables; −1 means nobody, nowhere or nothing."""

    game: str
    seat: int | None
    seats: int
    murder: int
    scene: int
    scene_marker: int
    day: int
    week: int
    climax: bool
    first_player: int
    turn: int
    turns_left: list[int]
    time: int
    lily: int
    jimmy: int
    leads: list[int]
    leads_waiting: list[int]
    pins: list[AndroidPin]
    players: list[AndroidPlayer]
    suspects: list[AndroidSuspect]
    pool: int
    favor_bank: list[int]
    npc_gone: list[int]
    npc_at: list[int]
    decks: list[int]
    discards: list[list[int]]
    board: list[int]
    piles: list[int]
    events: AndroidEvents
    table: list[int]
    piece: int | None
    me: AndroidMe | None
    decision: Decision | None
    result: Result | None = None


class VoicesStory(Shape):
    number: int
    title: str
    start: str


class VoicesPlayer(Shape):
    seat: int
    colours: list[str]
    role: str | None
    goal: str | None
    icon: str | None
    cards: int
    hand: list[str] | None
    unused: list[int]
    destroyed: list[int]
    turn_taken: bool
    kept: list[int]


class VoicesMarker(Shape):
    marker: int
    owner: int
    emotion: str
    value: int
    x: int
    y: int
    sticks_out: bool


class VoicesRegion(Shape):
    name: str
    markers: list[VoicesMarker]
    totals: list[list[int]]
    leaders: list[int]


class VoicesJuror(Shape):
    type: str
    guilty: int
    innocent: int
    influence: list[str | None]
    vote: str | int | bool | None


class VoicesInfluence(Shape):
    pile: int
    discarded: int


class VoicesLooking(Shape):
    seat: int
    count: int
    held: bool
    faces: list[str] | None


class VoicesDeploying(Shape):
    seat: int
    region: int
    marker: int | None


class VoicesResolving(Shape):
    seat: int
    text: str


class VoicesStrategyPile(Shape):
    deck: int
    discard: list[str]
    playing: list[str]


class VoicesAbility(Shape):
    header: str
    text: str
    lead_in: str


class VoicesSide(Shape):
    text: str
    abilities: list[VoicesAbility]
    next: str | None


class VoicesTrial(Shape):
    regions: list[int]
    number: int | None
    title: str | None
    front: VoicesSide | None
    back: VoicesSide | None
    black_box: list[str] | None


class VoicesDeskCard(Shape):
    number: int
    title: str
    regions: list[int]
    chosen: bool
    front: VoicesSide


class VoicesView(Shape):
    game: str
    seat: int | None
    round: int
    rounds: int
    stage: int
    first_player: int
    prosecutor: int
    story: VoicesStory
    marker_abilities: bool
    memory_aid: bool
    players: list[VoicesPlayer]
    regions: list[VoicesRegion]
    jurors: list[VoicesJuror]
    influence: VoicesInfluence
    looking: VoicesLooking | None
    deploying: VoicesDeploying | None
    resolving: VoicesResolving | None
    strategy: VoicesStrategyPile
    trial: VoicesTrial | None
    resolved: list[int]
    desk: list[VoicesDeskCard] | None
    cancelled_guilty: int | None
    decision: Decision | None
    result: Result | None = None
