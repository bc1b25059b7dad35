"""The shapes of Android's data: what a seat sees, what is printed in the box, looks ahead."""

from __future__ import annotations

from caseboard.core.shapes import Decision, NamedOccasion, Result, Shape, ShortPart


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


class AndroidWeighed(Shape):
    """What each token of a suspect counted, as they lie in his files, and his alibis."""

    suspect: int
    total: int
    files: list[list[int]]
    alibis: list[int]


class AndroidHunches(Shape):
    guilty: int
    innocent: int
    guilty_right: bool
    innocent_right: bool


class AndroidClosing(Shape):
    """How the case was closed: who is charged (−1: nobody), the true culprit (−1:
    there is none), the sums, each seat's hunches."""

    murderer: int
    culprit: int
    suspects: list[AndroidWeighed]
    hunches: list[AndroidHunches]


class AndroidView(Shape):
    """Numbers are indices into the catalogue's tables; −1 means nobody, nowhere or nothing."""

    game: str
    seat: int | None
    seats: int
    murder: int
    scene: int
    scene_marker: int
    day: int
    days: int
    week: int
    climax: bool
    theories: bool
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
    closing: AndroidClosing | None = None
    result: Result | None = None


class AndroidDistrict(Shape):
    key: str
    name: str
    colour: str


class AndroidAbility(Shape):
    """What a major location sells. ``favors``: kinds of favor, −1 for any one.

    ``gives_favor``: the kind of favor that it gives out.
    """

    time: int
    favors: list[int]
    cards: int
    text: str
    gives_favor: int | None


class AndroidPlace(Shape):
    """A grid square is 100 map units wide and high; the first begins at 0, 0.

    ``type``: business, civic, nightlife, religious, residential. ``quality``: ritzy (diamond),
    normal (circle), seedy (triangle).
    """

    key: str
    name: str
    square: str
    x: int
    y: int
    type: str
    quality: str
    district: int
    city: str
    major: bool
    restricted: bool
    ability: AndroidAbility | None


class AndroidVehicle(Shape):
    """``reach`` in map units; ``moves[place]`` lists the places one move away."""

    key: str
    name: str
    reach: int
    moves: list[list[int]]


class AndroidSuspectSheet(Shape):
    """``files``: the files from strong to weak; 0 testimony, 1 physical, 2 document."""

    key: str
    name: str
    epithet: str
    about: str
    files: list[int]


class AndroidNamedText(Shape):
    name: str
    text: str
    about: str


class AndroidMurder(Shape):
    """``scene``: the place of the crime. ``motives``: why each suspect might have done it."""

    key: str
    name: str
    scene: int
    story: str
    victim: str
    life: str
    motives: list[str]
    rule: AndroidNamedText | None


class AndroidNpc(Shape):
    """A person in a detective's life; ``favor_kinds``: what his favors count as."""

    key: str
    name: str
    about: str
    detective: int
    favor_kinds: list[int]
    start_status: str
    end_status: str


class AndroidDetective(Shape):
    key: str
    name: str
    short: str
    epithet: str
    colour: str
    start: int
    vehicle: int
    special: AndroidNamedText | None
    tips_play: list[str]
    tips_against: list[str]


class AndroidFavor(Shape):
    """``kind``: the name without the word; ``counts_as``: normal kinds it can be spent as."""

    name: str
    kind: str
    counts_as: list[int]


class AndroidCard(Shape):
    """A twilight card; its number is its place in the list. ``when`` empty: played as an action.

    ``key`` is what follows ``play``, ``discard``, ``lower`` and so on in an action's key.
    ``brief`` and ``short`` are ``when`` and ``lines`` for little room.
    """

    key: str
    name: str
    detective: int
    deck: int
    side: str
    cost: int
    time: int
    when: str
    colour: str | None
    traits: list[str]
    stays: bool
    lines: list[str]
    flavour: str
    brief: str
    short: list[list[ShortPart]]


class AndroidPlotCard(Shape):
    """``good``, ``bad``: what brings such baggage; ``rest``: what else the card does.

    The same for little room ends in ``_short``.
    """

    name: str
    flavour: str
    good: list[str]
    bad: list[str]
    rest: list[str]
    good_short: list[list[ShortPart]]
    bad_short: list[list[ShortPart]]
    rest_short: list[list[ShortPart]]


class AndroidEnding(Shape):
    name: str
    vp: int
    lines: list[str]
    flavour: str
    short: list[list[ShortPart]]


class AndroidPlot(Shape):
    """``cards``: start, good crossroads, bad crossroads. An ending's number is 4 × plot + place."""

    key: str
    name: str
    detective: int
    colour: str
    cards: list[AndroidPlotCard]
    endings: list[AndroidEnding]


class AndroidEvent(Shape):
    key: str
    name: str
    lines: list[str]
    flavour: str
    murder: int | None
    short: list[list[ShortPart]]


class AndroidBonus(Shape):
    """``kind``: 0 moves a lead (of the kind ``lead``), 1 hits, 2 is another piece."""

    kind: int
    lead: int | None
    text: str


class AndroidPiece(Shape):
    """``links``: each a line, by the sides it joins (0 north, 1 east, 2 south, 3 west), unturned.

    On the board a cell holds piece × 4 + quarter turns clockwise.
    """

    key: str
    pile: int
    links: list[list[int]]
    bonus: list[AndroidBonus]
    badge: str


class AndroidGroup(Shape):
    """``edges``: border edges [cell, side] where a line from the center counts as a link."""

    key: str
    name: str
    about: str
    text: str
    pays: str
    amount: int
    edges: list[list[int]]


class AndroidPuzzle(Shape):
    size: int
    centre: int
    conspiracy: int
    """The board value of the center, divided by four."""
    pieces: list[AndroidPiece]
    groups: list[AndroidGroup]
    piles: list[str]


class AndroidLead(Shape):
    name: str
    kind: int
    suspect: int | None
    detective: int | None


class AndroidSpecials(Shape):
    directives: list[AndroidNamedText]
    moods: list[AndroidNamedText]
    memories: list[AndroidNamedText]


class AndroidCatalogue(Shape):
    """GET /api/catalogue/android: every index in a view points into one of these lists."""

    districts: list[AndroidDistrict]
    places: list[AndroidPlace]
    vehicles: list[AndroidVehicle]
    stalled_vehicle: int
    suspects: list[AndroidSuspectSheet]
    evidence: dict[str, int]
    """How many tokens of each value are in the pool."""
    surprise_witness: int
    perjury: int
    murders: list[AndroidMurder]
    detectives: list[AndroidDetective]
    npcs: list[AndroidNpc]
    favors: list[AndroidFavor]
    leads: list[AndroidLead]
    occasions: list[NamedOccasion]
    days: int
    cards: list[AndroidCard]
    plots: list[AndroidPlot]
    general_events: list[AndroidEvent]
    specific_events: list[AndroidEvent]
    specials: AndroidSpecials
    puzzle: AndroidPuzzle


class AndroidPlacing(Shape):
    """Preview ``links``: what would this ``piece …`` action do?"""

    action: int | str


class AndroidLinks(Shape):
    """Per group, the links now and then; and the lines of five that the piece completes."""

    before: list[int]
    after: list[int]
    completes: int
