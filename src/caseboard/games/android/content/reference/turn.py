"""Chapters on the aim of the game, its days and what a detective can do with one."""

from __future__ import annotations

from typing import Final

from caseboard.core.reference import Chapter, Section, section
from caseboard.games.android.content.map import PLACES, VEHICLES
from caseboard.games.android.content.sheets import ANY, SHEETS
from caseboard.games.android.rules.locations import ABILITIES, Ability

_FAVORS: Final = ("corp", "political", "society", "street")


def _price(ability: Ability) -> str:
    """What an ability costs, in words."""
    parts = [f"{ability.time} Time"]
    any_favors = sum(favor == ANY for favor in ability.favors)
    if len(set(ability.favors)) == len(_FAVORS):
        parts.append("one of each normal favor")
    elif any_favors:
        parts.append("any normal favor" if any_favors == 1 else f"any {any_favors} normal favors")
    else:
        parts += [f"1 {_FAVORS[favor]} favor" for favor in ability.favors]
    if ability.cards:
        parts.append(f"{ability.cards} twilight cards from your hand")
    return ", ".join(parts)


def _abilities() -> str:
    lines = []
    for number, place in enumerate(PLACES):
        if number in ABILITIES:
            ability = ABILITIES[number]
            door = ", restricted" if place.restricted else ""
            price, text = _price(ability), ability.text
            lines.append(f"- **{place.name}** ({place.square}{door}): {price}: {text}")
    return "\n".join(lines)


def _reaches() -> str:
    lines = []
    for sheet in SHEETS:
        vehicle = VEHICLES[sheet.vehicle]
        lines.append(f"- **{sheet.short}**, {vehicle.name}: {vehicle.reach / 100:g} squares")
    stalled = VEHICLES[-1]
    lines.append(f"- **Rachel**, broken down: {stalled.reach / 100:g} squares")
    return "\n".join(lines)


CHAPTERS: Final = (
    Chapter(
        "object",
        "Object of the Game",
        "Two weeks, one murder, and a life that will not wait: whoever has the most victory "
        "points at the end wins, and catching the murderer is only the largest of several ways.",
        (
            section(
                "Four ways to score",
                """
                - **The case.** In secret you think that one suspect did it and that another did
                  not. You want the evidence to say so by the end of week two.
                - **Your life.** Each week a personal plot ends well or badly, and the ending
                  scores for or against you.
                - **The conspiracy.** A shared puzzle pays for completed lines and changes what
                  other things are worth.
                - **Favors and tokens.** Haas and Jinteki tokens always score; favors score if the
                  puzzle says so; trauma costs.
                """,
            ),
            section(
                "Nobody did it yet",
                """
                There is no hidden culprit in an envelope. The murderer is whoever the evidence
                points to when the case closes, so you are not only finding out the truth: you
                are pulling it toward your hunch while the others pull elsewhere.
                """,
            ),
            section(
                "Example",
                """
                Rachel never once placed evidence on the right suspect and both her hunches are
                wrong. But she ends two plots happily for 13 points, owns three company tokens in
                a puzzle that favors them, and wins with 38 against 33 and 29.
                """,
            ),
        ),
        ("round", "points", "closing"),
        ("The game",),
    ),
    Chapter(
        "setup",
        "Setup",
        "The program lays everything out; this is what it does and what you see of it.",
        (
            section(
                "What is laid out",
                """
                - A murder sheet, chosen or random: the scene of the crime, the starting places of
                  Lily and Jimmy, and a special rule that holds all game.
                - One suspect more than there are players, from the top of the sheet, each with
                  a testimony lead on the map.
                - Your detective at the starting place, twilight marker in the center, with a
                  physical and a document lead of your own on the map.
                - In secret: one guilty and one innocent hunch.
                - A random plot. Caprice never starts with *Descent into Madness*.
                - A hand of three: two light cards of your own, and a dark card that can be played
                  on your left-hand neighbor.
                - A first player, whose hero marker lies on the scene of the crime.
                """,
            ),
            section(
                "What each detective starts with",
                """
                - **Caprice**: a warrant on Jinteki, sanity at 0.
                - **Floyd**: a warrant on Haas-Bioroid, a Director Haas favor, three directives.
                - **Louis**: two Mr. Li favors, one Sara favor, a bad mood.
                - **Rachel**: $2,000 and two extra twilight cards from decks of her choice.
                - **Raymond**: a dropship pass; and each other player gets one of his memories.
                """,
            ),
            section(
                "Example",
                """
                Three players investigate *Evil at the Estates*. The sheet lists Eve, Noise,
                Thomas Haas and Vinnie first, so these four are the suspects. Mark Henry and
                Dejah Thoris stay in the box together with their hunch cards.
                """,
            ),
            section(
                "At this table",
                """
                Decks of detectives who do not play cannot be drawn from. The first player is
                named by an option or drawn by lot.
                """,
            ),
        ),
        ("object", "round", "detectives"),
    ),
    Chapter(
        "round",
        "The Game Round",
        "A day is a round: everybody takes one turn, then the day ends with an event or with "
        "the plots. Two weeks of six days make the game.",
        (
            section(
                "The order of a day",
                """
                - Turns, clockwise from the first player.
                - What lies in play and speaks of the end of the day takes effect.
                - The day's symbol: after days 2, 4 and 5 a **general event**, after days 3 and 6
                  **plots resolve**, after day 1 nothing.
                - Whoever's hero marker lies on the scene of the crime is the new first player.
                """,
            ),
            section(
                "Week two",
                """
                Before the first turn of week two Lily and Jimmy move to their second places and
                the murder's own event is turned up. Days 5 and 6 of that week are the **climax**:
                a lead that is followed up leaves the game instead of moving on. After day 6 the
                plots resolve once more and the case is closed.
                """,
            ),
            section(
                "Example",
                """
                Day 3 of week one is over. Every detective but Raymond counts baggage and turns
                the start card to one side of the crossroads, first player first. Louis's marker
                is the last on the scene, so he goes first on day 4.
                """,
            ),
            section(
                "At this table",
                """
                The murder's event comes at the **start** of week two, as the official answers
                have it; the rulebook put it at the end of that day.
                """,
            ),
        ),
        ("daytime", "events", "plots", "closing"),
        ("End of Day Phase", "Changing the First Player", "Climax", "Starting a New Round"),
    ),
    Chapter(
        "daytime",
        "Daytime Phase",
        "In your turn you spend 6 Time on actions, in any order and as often as you like, until "
        "it is gone or you end the turn.",
        (
            section(
                "Actions that take 1 Time",
                """
                - **Move** to a place within your vehicle's reach.
                - **Follow up a lead** at your place.
                - **Draw a twilight card**: light from your own deck or dark from the deck of any
                  other detective. Your hand holds 6 cards, Raymond's 7.
                - **Discard a twilight card** face up under its deck.
                - **Play a light card** (most of them), on top of its twilight cost.
                - **Get a jump on the case** at the scene of the crime.
                - **Talk to Jimmy the Snitch** where he stands.
                """,
            ),
            section(
                "Actions with a price of their own",
                """
                - Use the **ability** of a major location, once per round and place.
                - Use what an **event** offers at a place.
                - Make a **sacrifice** that a plot asks for.
                - Raymond may once per turn draw two cards for 1 Time; Rachel may repair a broken
                  hopper for 1 Time and $1,000.
                """,
            ),
            section(
                "Get a jump on the case",
                """
                At the scene of the crime, 1 Time puts your hero marker there in place of the one
                that lies on it. If it is still there when the day ends, you become first player.
                It stays until somebody replaces it.
                """,
            ),
            section(
                "Example",
                """
                Louis has 6 Time. He moves (1) and follows up a lead (1). He moves to Levy
                University, which is ritzy, and draws a light card for free (1). He plays it (1)
                and uses the university's ability for a society favor (2). His turn is over.
                """,
            ),
            section(
                "At this table",
                """
                Drawing or discarding takes 1 Time each, never 0. When a deck has no face-down
                card left its discards are shuffled. Cards that lie face up and Raymond's
                memories never count against a hand. You can always end your turn early; unspent
                Time is lost.
                """,
            ),
        ),
        ("movement", "leads", "locations", "twilight"),
        (
            "A turn",
            "Draw or Discard a Twilight Card",
            "Drawing twilight cards",
            "Get a Jump on the Case",
            "Play a Light Card",
        ),
    ),
    Chapter(
        "movement",
        "Movement",
        "1 Time takes you to any place in your vehicle's reach, 3 Time into a restricted one; "
        "between Earth and Moon there is only the Beanstalk, or a dropship.",
        (
            Section(
                "Reach",
                "Reach is a straight line from symbol to symbol; streets do not matter. A square "
                f"of the grid is 1 long and 1 wide.\n\n{_reaches()}",
            ),
            section(
                "Ritzy and seedy",
                """
                Whenever you enter a **ritzy** place (diamond) you may draw a light card for free;
                at a **seedy** one (triangle) a dark card of any other detective. A **normal**
                place (circle) gives nothing. With a full hand you draw nothing.
                """,
            ),
            section(
                "Restricted places and warrants",
                """
                Jinteki, Haas-Bioroid, Humanity Labor and the Order of Sol are restricted: entering
                takes 3 Time, or 1 with a warrant of yours on the door. With too little Time you
                cannot enter. You own two warrants; Monroe & Associates places or moves one.
                """,
            ),
            section(
                "The Beanstalk",
                """
                Five stations join the cities: the Root on Earth, the Midway, the Castle Club,
                Challenger Memorial Ferry, Starport Kaguya on the Moon. Each step to the next one
                takes a move. You may turn round, but you get off only at an end.
                """,
            ),
            section(
                "Dropship passes",
                """
                Give up a pass when you move, and the move may end anywhere: in either city or on
                the Beanstalk. It still takes the Time of a move, and the surcharge of a
                restricted place.
                """,
            ),
            section(
                "After each move",
                """
                First the free card, then Lily if she stands there, then others may play a dark
                card on you and you may answer with a light one. Only then do you go on.
                """,
            ),
            section(
                "Example",
                """
                Caprice and Floyd stand at the Old War Memorial. Weyland Real Estate is 2.35
                squares away: Caprice can go there in one move, Floyd's skiff falls a little
                short. Both draw a light card on arrival, since the place is ritzy.
                """,
            ),
            section(
                "At this table",
                """
                A move that costs 0 or less than usual still pays the 2 Time extra at a restricted
                door without a warrant. A rule that makes a place cheaper to enter does so once a
                turn. Whoever is moved by an event or by somebody else's card cannot be played on
                for it.
                """,
            ),
        ),
        ("map", "locations", "people"),
        (
            "Using Dropship Passes",
            "Warrants",
            "Restricted Locations",
            "Entering Seedy and Ritzy Locations",
            "The Beanstalk, the Earth, and the Moon",
        ),
    ),
    Chapter(
        "map",
        "Game Map Breakdown",
        "Every place has a type, a quality and a district, and each of the three matters for "
        "something else.",
        (
            section(
                "Type, quality, district",
                """
                - The **type** (business, civic, nightlife, religious or residential) says where
                  leads and people go next: always to a place of the same type.
                - The **quality** (ritzy, normal, seedy) says what you draw on entering.
                - The **district** keeps leads away from whoever moves them, and Lily and Jimmy
                  from staying where they are. The Beanstalk is a district of its own.
                """,
            ),
            section(
                "Major and minor",
                """
                Sixteen **major** locations have an ability; the others are **minor** and have
                none. All of them can hold leads.
                """,
            ),
            section(
                "Example",
                """
                A testimony lead lies at the Old War Memorial, a normal civic place in Tidewall.
                It can go on to City Hall or the NAPD, which are civic too, but never to the
                Drowned Bell next door, which is nightlife.
                """,
            ),
            section(
                "At this table",
                """
                The known places stand where the rulebook puts them. The rest of the map, the
                names of its districts and the length of each vehicle's reach are our own.
                """,
            ),
        ),
        ("movement", "leads", "locations"),
        ("Location Types", "Districts"),
    ),
    Chapter(
        "locations",
        "Major Locations",
        "Stand at a major location, pay its price, get what it offers: once per round and place.",
        (
            Section("The sixteen abilities", _abilities()),
            section(
                "Paying with favors",
                """
                A favor of an NPC counts as any one of the kinds that it shows. Rachel may pay
                $1,000 in place of any normal favor. You never pay for nothing: when there is
                nothing left to gain, the ability cannot be used.
                """,
            ),
            section(
                "Example",
                """
                Floyd stands in Haas-Bioroid with 3 Time, a street favor, a Director Haas favor
                (corp or society) and two cards. He spends 2 Time, both favors and both cards and
                takes a Haas token, 3 points and more if the puzzle links Haas-Bioroid. He cannot
                do it again before tomorrow.
                """,
            ),
            section(
                "At this table",
                """
                A piece bought at Broadcast Square brings its benefit and bonuses as usual; only
                your hero marker stays where it is. A third warrant means that one of your two is
                moved.
                """,
            ),
        ),
        ("favors", "movement", "daytime"),
        (
            "Use a Location Ability",
            "Using a location ability",
            "Place baggage on any plot",
            "Place a piece from any pile",
            "Exchange a favor",
            "Gain a Haas token",
            "Gain a Jinteki token",
            "Gain a dropship pass",
            "Gain a corp favor",
            "Gain a political favor",
            "Gain a society favor",
            "Gain a street favor",
            "Remove a trauma",
        ),
    ),
)
