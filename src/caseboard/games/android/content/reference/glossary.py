"""The words of Android, each in a sentence."""

from __future__ import annotations

from typing import Final

from caseboard.core.reference import Term
from caseboard.core.wording import capital, listed
from caseboard.games.android.catalogue import NPC_OWNER, NPCS, PLOTS
from caseboard.games.android.content.map import DISTRICTS, PLACES, City, PlaceType, Quality
from caseboard.games.android.content.puzzle import GROUPS
from caseboard.games.android.content.sheets import SHEETS, FavorKind
from caseboard.games.android.content.suspects import SUSPECTS

_QUALITIES: Final = {
    Quality.RITZY: "A diamond: whoever enters may draw a light card for free.",
    Quality.NORMAL: "A circle: entering gives no card.",
    Quality.SEEDY: "A triangle: whoever enters may draw another detective's dark card for free.",
}

_FAVORS: Final = {
    FavorKind.CORP: "A debt in the world of business; Melange Mining gives them out.",
    FavorKind.POLITICAL: "A debt among those who govern; City Hall gives them out.",
    FavorKind.SOCIETY: "A debt among the rich and the learned; Levy University gives them out.",
    FavorKind.STREET: "A debt among people who use no lawyers; the Eastside Tenements give them.",
}

_TRAITS: Final = {
    "Fight": "The detective chooses light or dark tactics, shifts a space and takes the outcome.",
    "Human First": "An act of the sledgehammer crowd, which some cards and plots answer.",
    "Psychic": "A card of Caprice's gift; a dark card can cancel it.",
    "Tech": "An upgrade that stays in play with Floyd, two at most.",
}

_CITIES: Final = {
    City.EARTH: "on Earth",
    City.BEANSTALK: "between Earth and Moon",
    City.MOON: "on the Moon",
}

_WORDS: Final = (
    ("Time", "rule", "What actions take: 6 for each turn, and what is not spent is lost.",
     "daytime"),
    ("VP", "rule", "Victory points: the highest total at the end wins.", "points"),
    ("climax", "rule", "The last two days, when a lead that is followed up leaves the game.",
     "round"),
    ("twilight track", "rule", "Nine spaces from light to dark, on which you pay for cards.",
     "twilight"),
    ("twilight cost", "rule", "How far your own marker shifts when you play the card.",
     "twilight"),
    ("light shift", "rule", "Move the twilight marker one space toward light, which makes room "
     "for light cards.", "twilight"),
    ("dark shift", "rule", "Move the twilight marker one space toward dark, which makes room for "
     "dark cards.", "twilight"),
    ("light card", "card", "Helps your own detective in your own turn and costs dark shifts.",
     "twilight"),
    ("dark card", "card", "Hurts its detective in his turn and costs its player light shifts.",
     "twilight"),
    ("light or dark", "card", "Drawn from your own light deck, or from any other detective's dark "
     "deck, as you choose.", "daytime"),
    ("light tactics", "rule", "In a fight: light shift a space and take the light outcome.",
     "traits"),
    ("dark tactics", "rule", "In a fight: dark shift a space and take the dark outcome.", "traits"),
    ("sacrifice", "rule", "Give something up without what it normally does, for baggage.",
     "baggage"),
    ("major location", "place", "A place with an ability, used once per round and detective.",
     "locations"),
    ("minor location", "place", "A place without an ability.", "map"),
    ("restricted", "place", "Entering takes 3 Time, or 1 with a warrant of yours on it.",
     "movement"),
    ("scene of the crime", "marker", "Where 1 Time puts your hero marker, to be first player the "
     "next day.", "daytime"),
    ("first player", "marker", "Takes the first turn, and the first chance at dark cards.",
     "round"),
    ("hero marker", "marker", "Says whose: at the scene of the crime and beside the puzzle piles.",
     "conspiracy"),
    ("Lily Lockwell", "marker", "The reporter: whoever enters her place spends 1 Time and may turn "
     "evidence face up.", "people"),
    ("Jimmy the Snitch", "marker", "For 1 Time at his place he shows you a hand or a suspect's "
     "files.", "people"),
    ("lead", "lead", "Spend 1 Time at its place for evidence or a piece of the conspiracy.",
     "leads"),
    ("testimony lead", "lead", "Fills testimony files; it shows a suspect, but the evidence may "
     "go on anybody.", "leads"),
    ("physical lead", "lead", "Fills physical files.", "leads"),
    ("document lead", "lead", "Fills document files.", "leads"),
    ("locked lead", "lead", "An event keeps it from being followed up.", "events"),
    ("evidence", "token", "A number in a suspect's file: high accuses, negative acquits.",
     "evidence"),
    ("strong file", "rule", "At the end all tokens of its lowest number are dropped.", "evidence"),
    ("normal file", "rule", "At the end it counts as it is.", "evidence"),
    ("weak file", "rule", "At the end all tokens of its highest number are dropped.", "evidence"),
    ("alibi", "token", "−5 to a suspect's guilt, or +5 if a perjury is paired with it.",
     "evidence"),
    ("surprise witness", "token", "Evidence that counts −5, or +5 if a perjury is paired with it.",
     "evidence"),
    ("perjury", "token", "Evidence that turns one alibi or surprise witness from −5 to +5.",
     "evidence"),
    ("hit", "token", "Three of them kill a suspect.", "hits"),
    ("total guilt", "rule", "A suspect's sum when the case closes; the highest is the murderer.",
     "closing"),
    ("guilty hunch", "card", "In secret, whom you think guilty: 15 VP if you are right.",
     "closing"),
    ("innocent hunch", "card", "In secret, whom you think innocent: 5 VP if you are right.",
     "closing"),
    ("obsessed", "rule", "Both your hunches name the same suspect.", "closing"),
    ("baggage", "token", "Good or bad, it lies on a plot and decides how the card resolves.",
     "baggage"),
    ("good baggage", "token", "More good than bad: the plot card resolves positively.", "baggage"),
    ("bad baggage", "token", "As much bad as good or more: the plot card resolves negatively.",
     "baggage"),
    ("conditional baggage", "rule", "A feeling such as duty: good, bad or nothing, as the plot "
     "card lists it.", "baggage"),
    ("plot", "card", "A week of a detective's life: a start, a crossroads and an ending.", "plots"),
    ("crossroads", "card", "The second card of a plot, reached by its good or its bad side.",
     "plots"),
    ("ending", "card", "How a plot ends, with its points; it stays before its detective.", "plots"),
    ("happy ending", "rule", "An ending of 1 VP or more.", "plots"),
    ("sad ending", "rule", "An ending of −1 VP or less.", "plots"),
    ("trauma", "token", "−1 VP each at the end.", "favors"),
    ("Haas token", "token", "3 VP, and more for links of Haas-Bioroid.", "favors"),
    ("Jinteki token", "token", "3 VP, and more for links of Jinteki.", "favors"),
    ("conspiracy token", "token", "4 VP, for the last piece of a row, column or long diagonal.",
     "conspiracy"),
    ("warrant", "token", "You enter that restricted place for 1 Time instead of 3.", "movement"),
    ("dropship pass", "token", "Give it up to move to any place at all.", "movement"),
    ("favor", "token", "What locations and cards are paid with; links can make it worth points.",
     "favors"),
    ("normal favor", "token", "A corp, political, society or street favor.", "favors"),
    ("NPC favor", "token", "Counts as one favor of any kind that it shows.", "favors"),
    ("shift piece", "puzzle", "From the least valuable pile: shift any detective.", "conspiracy"),
    ("favor piece", "puzzle", "From the middle pile: gain a normal favor.", "conspiracy"),
    ("baggage piece", "puzzle", "From the most valuable pile: baggage on any plot.", "conspiracy"),
    ("dig deeper", "puzzle", "Move your marker to the next better pile instead of drawing.",
     "conspiracy"),
    ("link", "puzzle", "A side of the center piece that an unbroken line joins to a group.",
     "links"),
    ("sanity", "special", "Caprice's track from −3 to +3; she scores what it shows at the end.",
     "detectives"),
    ("directive", "special", "A rule that binds Floyd and pays him for it, until he sheds it.",
     "detectives"),
    ("mood", "special", "Louis's, good or bad by the last baggage: one side of cards is cheaper.",
     "detectives"),
    ("money", "special", "Rachel's: $1,000 is any normal favor, or 1 VP at the end.", "detectives"),
    ("memory", "special", "Raymond's, held by another player: it strikes by itself, then rests for "
     "the week.", "detectives"),
    ("general event", "card", "An event on the track of two spaces; its rule holds while it is "
     "there.", "events"),
    ("murder's event", "card", "Turned up at the start of week two; moves all testimony leads.",
     "events"),
    ("held suspect", "rule", "Stays at a place, lead locked, until enough Time is spent there.",
     "events"),
    ("spend", "rule", "Pay in full from what you have; NPC favors and money can stand in for a "
     "normal favor.", "twilight"),
    ("pay", "rule", "The same as to spend; said of money and of twilight costs.", "twilight"),
    ("give up", "rule", "Pay with exactly that thing; it does not count as spent.", "twilight"),
    ("gain", "rule", "Take from the supply, as long as it lasts.", "favors"),
    ("lose", "rule", "As much of it as there is. With too little Time you lose what is left, and "
     "nothing is owed.", "twilight"),
    ("cancel", "rule", "The canceled card or lead gives nothing; what it has cost is gone.",
     "twilight"),
    ("discard", "rule", "A twilight card goes face up under its deck, anything else to the "
     "supply.", "twilight"),
    ("do this instead", "rule", "Do the other thing in full, and the first does not happen.",
     "twilight"),
    ("stays in play", "rule", "The card lies face up before its detective and goes on working.",
     "twilight"),
    ("play when", "rule", "The occasion that lets the card be played; each lets in one dark card, "
     "then one light card.", "priority"),
    ("at random", "rule", "Chance picks it; nobody chooses.", "twilight"),
    ("hand", "rule", "Your twilight cards: six at most, Raymond's seven.", "daytime"),
    ("draw", "rule", "Take the top card of a deck into your hand, if there is room, or a token "
     "from the pool.", "daytime"),
    ("look at", "rule", "See it in secret; the program remembers it for you.", "secrets"),
    ("face up", "rule", "Turned so that everybody sees it; it stays so.", "evidence"),
    ("face down", "rule", "Hidden from all but those who have placed or seen it.", "evidence"),
    ("pool", "rule", "Where evidence is drawn from and returns to.", "evidence"),
    ("killed", "rule", "A suspect with enough hits: no suspect any more.", "hits"),
    ("eliminated", "rule", "An NPC who is gone for good, with all favors.", "npcs"),
    ("alive", "rule", "Not eliminated. A card about a person needs that person alive.", "npcs"),
    ("troubled, at peace", "rule", "Keene does not die; his trouble can end.", "npcs"),
    ("missing, found", "rule", "Parsons does not die; he can be found.", "npcs"),
    ("move", "rule", "Go to a place within your vehicle's reach, for 1 Time.", "movement"),
    ("enter", "rule", "Arrive at a place, however you got there.", "movement"),
    ("reach", "rule", "How far your vehicle goes in one move, in a straight line.", "movement"),
    ("traveling", "rule", "Who spends the rest of the turn so does nothing else, and stands "
     "there at its end.", "movement"),
    ("hopper", "special", "Rachel's vehicle; broken down it covers half the distance until it is "
     "repaired.", "detectives"),
    ("location ability", "rule", "What a major location offers for its price.", "locations"),
    ("follow up", "rule", "Spend 1 Time at a lead for evidence or conspiracy.", "leads"),
    ("uncover", "puzzle", "Use a lead for the conspiracy: reveal information or dig deeper.",
     "conspiracy"),
    ("reveal information", "puzzle", "Draw a piece from the pile of your marker, take its benefit "
     "and place it.", "conspiracy"),
    ("puzzle piece", "puzzle", "One of 24; with it you lay the lines of the conspiracy.",
     "conspiracy"),
    ("pile", "puzzle", "Shift, favor or baggage pieces, from the least to the most valuable.",
     "conspiracy"),
    ("talk", "rule", "Spend 1 Time on Lily or Jimmy; afterward you move the marker.", "people"),
    ("correct", "rule", "A guilty hunch on the murderer; an innocent hunch on a living suspect who "
     "is not.", "points"),
    ("unspent", "rule", "Still yours when the case closes.", "points"),
    ("positive result", "rule", "More good than bad baggage as a plot card resolves.", "plots"),
    ("Earth, Moon", "place", "New Angeles and Heinlein; the Beanstalk joins them.", "movement"),
)  # fmt: skip


def _types() -> list[Term]:
    made = []
    for kind in PlaceType:
        names = [place.name for place in PLACES if place.type is kind]
        text = f"One of {len(names)} such places; leads and people there move on to another."
        made.append(Term(kind.name.lower(), "place type", text, "map"))
    return made


def _districts() -> list[Term]:
    made = []
    for district in DISTRICTS:
        names = ", ".join(place.name for place in PLACES if place.district == district.key)
        text = f"A district {_CITIES[district.city]}: {names}."
        made.append(Term(district.name, "district", text, "map"))
    return made


def _npc(number: int) -> Term:
    npc = NPCS[number]
    whose = SHEETS[NPC_OWNER[number]].short
    kinds = [kind.name.lower() for kind in npc.favor_kinds]
    favors = f", whose favors count as {listed(kinds, 'or')}" if kinds else ""
    return Term(npc.name, "NPC", f"One of {whose}'s people{favors}. {npc.about}", "npcs")


def _feelings() -> list[Term]:
    """The words of conditional baggage that plot cards list."""
    words = {
        word
        for plot in PLOTS
        for line in range(3)
        for section in (plot.line(line).good, plot.line(line).bad)
        for word in section.words
    }
    text = "A feeling: good, bad or nothing for a plot, as its current card lists it."
    return [Term(word, "feeling", text, "baggage") for word in sorted(words)]


def glossary() -> tuple[Term, ...]:
    return (
        *(Term(*word) for word in _WORDS),
        *(Term(q.name.lower(), "quality", _QUALITIES[q], "movement") for q in Quality),
        *_types(),
        *(Term(f"{k.name.lower()} favor", "favor", _FAVORS[k], "favors") for k in FavorKind),
        *(Term(name, "trait", text, "traits") for name, text in _TRAITS.items()),
        *_feelings(),
        *_districts(),
        *(_npc(number) for number in range(len(NPCS))),
        *(
            Term(
                suspect.name, "suspect", f"{capital(suspect.epithet)}. {suspect.about}", "evidence"
            )
            for suspect in SUSPECTS
        ),
        *(Term(group.name, "group", f"{group.text} {group.about}", "links") for group in GROUPS),
    )


GLOSSARY: Final = glossary()
