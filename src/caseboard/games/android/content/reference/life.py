"""Chapters on the detectives' lives: plots, baggage, events, favors, people, special cards."""

from __future__ import annotations

from typing import Final

from caseboard.core.reference import Chapter, Section, section
from caseboard.games.android.catalogue import NPCS
from caseboard.games.android.numbers import (
    DROPSHIP_SUPPLY,
    HAAS_SUPPLY,
    JINTEKI_SUPPLY,
    MISSED_MAINTENANCE,
    NORMAL_FAVOR_SUPPLY,
    NPC_FAVOR_SUPPLY,
)


def _npc_favors() -> str:
    return "\n".join(
        f"- **{npc.name}**: {', '.join(kind.name.lower() for kind in npc.favor_kinds)}"
        for npc in NPCS
        if npc.favor_kinds
    )


CHAPTERS: Final = (
    Chapter(
        "plots",
        "Plots",
        "Each week your detective lives through a plot in three cards: the start, one side of "
        "the crossroads, one of four endings. Baggage decides which.",
        (
            section(
                "How a plot runs",
                """
                - The **start** card resolves after day 3: more good than bad baggage is a positive
                  result, anything else, a tie included, a negative one. It leads to one side of
                  the **crossroads**.
                - All baggage is cleared.
                - The crossroads card resolves after day 6 in the same way and leads to an
                  **ending**, which stays before you and scores.
                - After week one a new plot begins, drawn from those that have not been played.
                """,
            ),
            section(
                "What a plot card shows",
                """
                What adds good and bad baggage, and often a rule that holds while the card is in
                play. Some cards come into play with 1 or 2 bad baggage on them, and say so. An
                ending shows its points. One point or more is a **happy** ending, minus
                one or less a **sad** one; the puzzle can change what either is worth.
                """,
            ),
            section(
                "Exceptions",
                """
                - **Raymond** has one plot for both weeks: the start resolves after week one, the
                  crossroads after week two.
                - **Floyd** chooses the side of the crossroads himself; the result of the start
                  only gives him a baggage for the way.
                - **Caprice** falls into *Descent into Madness* in week two if her sanity is −2 or
                  lower when week one ends, and never otherwise.
                """,
            ),
            section(
                "Example",
                """
                After day 3 *The Krausey Case* has two good and two bad baggage. A tie is
                negative: *The trail went cold*, and City Hall no longer gives him favors. By day
                6 he has gathered three good against one bad, and *The two murders are linked*
                adds 2 points, and 5 more if his guilty hunch is right.
                """,
            ),
            section(
                "At this table",
                """
                Plots resolve one after the other from the first player clockwise. The plots that
                the sources name are kept; the others are ours, and every text is.
                """,
            ),
        ),
        ("baggage", "detectives", "points"),
        (
            "Resolving plots",
            "Resolving plots: one detective",
            "Plots: the crossroads",
            "Plots: the ending",
            "Plots: Special Effects",
            "Special Effects",
        ),
    ),
    Chapter(
        "baggage",
        "Baggage and Sacrifices",
        "Good and bad baggage pile up on your plot from what you do, from what is done to you, "
        "and from what somebody pays.",
        (
            section(
                "Where baggage comes from",
                """
                - **Triggers** on the plot card: whenever the thing happens, the baggage is placed.
                - **Feelings**, also called conditional baggage: a card gives you *1 duty* or
                  *1 guilt*. If the current plot card lists the word under good, it is one good
                  baggage; under bad, one bad; if it lists it nowhere, nothing happens.
                - **Sacrifices**: you, or the others, give something up in their own turn.
                - **Anybody** at the Castle Club, Memories of Green or Wyldside, or with a baggage
                  piece of the puzzle.
                """,
            ),
            section(
                "Sacrificing",
                """
                To sacrifice is to give a thing up without getting what it would normally do. A
                plot says who may do it and what it takes. Sacrificing a **lead** means following
                it up and taking baggage in place of evidence or conspiracy.
                """,
            ),
            section(
                "Example",
                """
                Louis plays a card that says he gains 1 loyalty. His plot *On the Take* lists
                loyalty as good: one good baggage. The week before, with *The Krausey Case*, the
                same card would have given him nothing.
                """,
            ),
            section(
                "At this table",
                """
                Baggage is never used up, however much there is. The program watches every trigger
                and says in the log why baggage was placed.
                """,
            ),
        ),
        ("plots", "locations"),
        ("Sacrifices", "Conditional Baggage", "Important Terms"),
    ),
    Chapter(
        "events",
        "Events",
        "Six general events pass through the city, and one event belongs to the murder itself.",
        (
            section(
                "General events",
                """
                A new one enters the first space of the track, the old one slides to the second,
                and the one there drops off. While it is on the track its rule holds. Many offer
                something at a place; often only the first detective to pay gets it, and then the
                event is over. One that needs an NPC puts that person there.
                """,
            ),
            section(
                "The murder's own event",
                """
                One of three, turned up at the start of week two. First every testimony lead goes
                to the place it names, changing places with a lead that lies there. Some events
                **hold** a suspect somewhere: his lead is locked until detectives at that place
                have together spent enough Time, one by one, to move him on.
                """,
            ),
            section(
                "Example",
                """
                *Kate says she wants to testify*: her marker goes to the Old War Memorial, and the
                first to spend 3 Time there places an alibi on any suspect. Raymond is one move
                away, but Floyd plays first and is there already.
                """,
            ),
            section(
                "At this table",
                """
                If a person an event needs is gone, the event ends at once; so does the murder's
                event when a suspect it names is killed. An event that is not for the first only
                can be used once by each detective.
                """,
            ),
        ),
        ("round", "npcs", "leads"),
        (
            "Resolving General Events",
            "Resolving Specific Events",
            "Event-based actions",
            "General Event",
            "Specific Event",
        ),
    ),
    Chapter(
        "favors",
        "Favors and Other Tokens",
        "Favors are the money of this city; the other tokens score, open doors, or hurt.",
        (
            Section(
                "Favors",
                "Corp, political, society and street are the four **normal** kinds. NPC favors "
                "are spent as one favor of any kind that they show:\n\n" + _npc_favors(),
            ),
            section(
                "Tokens that score",
                """
                - **Haas** and **Jinteki** tokens: 3 points each, and more with links.
                - **Conspiracy** tokens: 4 points each, for lines of five.
                - **Trauma**: −1 point each. The Starlight Crusade takes one away.
                """,
            ),
            section(
                "Tokens that help",
                """
                - **Warrants**: enter that restricted place for 1 Time instead of 3.
                - **Dropship passes**: one move to anywhere.
                """,
            ),
            section(
                "Example",
                """
                Louis owes the NAPD two favors of any kind for a dropship pass. He pays with a
                street favor and with one of Mr. Li's. At the end an unspent Mr. Li favor would
                have scored the link bonus of all four kinds at once.
                """,
            ),
            Section(
                "At this table",
                f"The supply is limited: {NORMAL_FAVOR_SUPPLY} of each normal favor, "
                f"{NPC_FAVOR_SUPPLY} of each NPC's, {HAAS_SUPPLY} Haas and {JINTEKI_SUPPLY} "
                f"Jinteki tokens, {DROPSHIP_SUPPLY} dropship passes. Trauma and baggage never run "
                "out. Deals are only talk: tokens and cards change hands when a card says so, and "
                "at no other time.",
            ),
        ),
        ("locations", "npcs", "points"),
        ("Favors: spending", "Haas and Jinteki Tokens", "Trauma Counters", "Deals"),
    ),
    Chapter(
        "npcs",
        "NPCs and Elimination",
        "Three people matter to each detective. Some give favors, some appear in events, and "
        "some can be lost.",
        (
            section(
                "Elimination",
                """
                When a card says that a person is eliminated, all his favors are discarded and no
                more can be gained; an event that needs him ends. Keene and Parsons cannot die:
                Keene goes from troubled to at peace, Parsons from missing to found.
                """,
            ),
            section(
                "Example",
                """
                *Two shots through the paper screen* ends Louis's plot for 4 points, and Mr. Li
                is eliminated. The two Mr. Li favors that Louis had saved for the end are gone.
                """,
            ),
            section(
                "At this table",
                """
                Director Haas and Chairman Hiro are their titles; the component list mixed them
                up. Chairman Hiro's favors are in the box, but nothing gives one: the makers have
                said that they have no use.
                """,
            ),
        ),
        ("favors", "events", "plots"),
    ),
    Chapter(
        "detectives",
        "Special Cards",
        "Each detective plays by a rule of his or her own.",
        (
            section(
                "Caprice: Sanity",
                """
                A track from −3 to +3, starting at 0. Trauma and some of her strongest cards cost
                sanity; Daniel, religious places and the Starlight Crusade restore it. At −3 she
                loses 1 Time each turn. At the end she scores the number she stands on.
                """,
            ),
            section(
                "Floyd: three Directives",
                f"""
                - **First**: light tactics in every fight, and no trauma.
                - **Second**: at most one light card a turn, and one lead a turn for 0 Time.
                - **Third**: 1 Time more each turn; but who is not at Haas-Bioroid when day 4 of a
                  week ends has {MISSED_MAINTENANCE} Time less the next day and gets a bad baggage.

                Each is worth 1 VP if it is in play at the end. The braver side of each of his
                crossroads sheds one, with the good and the bad of it. His Tech cards stay in
                play, two at most.
                """,
            ),
            section(
                "Louis: Mood",
                """
                Good baggage on his plot puts him in a good mood, bad baggage in a bad one. In a
                good mood he may make light cards 1 cheaper and dark cards 1 dearer; in a bad mood
                the other way round. Dearer can be what you want: it shifts you further back.
                """,
            ),
            section(
                "Rachel: Money",
                """
                She starts with $2,000. Each $1,000 can be spent in place of any normal favor, and
                is worth 1 point at the end if it is not. When her hopper breaks down her reach
                shrinks until she repairs it for 1 Time and $1,000.
                """,
            ),
            section(
                "Raymond: Wrapped Up in Himself, and Memories",
                """
                He holds 7 cards and may once per turn draw two for 1 Time. Each other player has
                one of his memories, face down. When what it waits for happens, it is shown and
                strikes by itself, and then rests until the week is over.
                """,
            ),
            section(
                "Example",
                """
                Louis is in a good mood and plays a light card of cost 2: he pays 1. Rachel lays
                one bad baggage on his plot from Wyldside. His mood turns, and the next light card
                costs what it says, or more if he wishes.
                """,
            ),
            section(
                "At this table",
                """
                What the sources tell of these cards is kept; the numbers of Sanity, the use of
                Money, what turns the mood and what the memories do are our design.
                """,
            ),
        ),
        ("plots", "traits", "setup"),
        ("Directives", "Memories"),
    ),
)
