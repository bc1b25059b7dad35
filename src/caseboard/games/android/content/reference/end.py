"""Chapters on the end of the case, on secrets, and on what is different at this table."""

from __future__ import annotations

from typing import Final

from caseboard.core.reference import Chapter, section

CHAPTERS: Final = (
    Chapter(
        "closing",
        "Closing the Case",
        "After the last day all evidence is turned up, and the living suspect with the highest "
        "total did it.",
        (
            section(
                "The steps for each suspect",
                """
                - Turn all evidence face up.
                - In the strong file, drop every token of the lowest number.
                - In the weak file, drop every token of the highest number.
                - Add up the numbers that are left in all three files.
                - Pair perjuries with alibis and surprise witnesses: +5 for each pair, −5 for each
                  alibi or witness without a partner.
                """,
            ),
            section(
                "The murderer",
                """
                The highest total, even if it is below zero. In a tie it is the suspect who stands
                higher on the murder sheet. The dead are never guilty.
                """,
            ),
            section(
                "Hunches",
                """
                A guilty hunch on the murderer is right, and so is an innocent hunch on anybody
                else who is alive. If both your hunches name the same suspect you are
                **obsessed**: should he be guilty with a total at least 5 above every other, both
                pay and you get 3 points more.
                """,
            ),
            section(
                "Example",
                """
                Mark Henry's strong testimony file holds −2, 3 and 4: the −2 goes, 7 is left. His
                normal document file holds 2. His weak physical file holds a single 5, which goes.
                An alibi and a perjury lie on him: +5. His guilt is 14, and nobody comes near it.
                """,
            ),
        ),
        ("evidence", "points", "hits"),
        ("Determining the Murderer", "Obsession"),
    ),
    Chapter(
        "points",
        "Tallying the Points",
        "Hunches, endings and tokens, each changed by the links of the puzzle; the highest total "
        "wins.",
        (
            section(
                "What is worth what",
                """
                - Guilty hunch right: **15**. Innocent hunch right: **5**. Obsessed and proven: 3
                  more.
                - Each plot ending: what it shows.
                - Conspiracy token: **4**. Haas or Jinteki token: **3**. Trauma: **−1**.
                - Favor: 0, plus the links of its kind; an NPC favor collects for each kind.
                - Rachel: 1 for each $1,000. Caprice: her sanity. Floyd: 1 for each directive in
                  play.
                """,
            ),
            section(
                "Ties",
                """
                A single right guilty hunch among the tied settles it. With none or several the
                victory is shared.
                """,
            ),
            section(
                "Example",
                """
                Jinteki and Cardinal Reese have two links each, Human First and Haas-Bioroid one.
                Caprice owns two Jinteki tokens (5 each), a street favor (1) and two trauma (−1
                each): 9. Both her hunches are right: 20. Her endings of 7 and −1 count 7 and −3,
                because Reese makes sad endings sadder. Together 33.
                """,
            ),
            section(
                "At this table",
                """
                The end screen lists every line with its reason, and what the links changed.
                """,
            ),
        ),
        ("closing", "links", "favors"),
    ),
    Chapter(
        "secrets",
        "What Is Secret",
        "Hunches, hands and face-down evidence are secret; nearly all the rest lies open.",
        (
            section(
                "Who sees what",
                """
                - Only you see your hunches and your hand. Everybody sees the backs of your cards:
                  how many you hold and from which decks they are.
                - Face-down evidence is known to whoever placed it or has looked at it.
                - The order of decks, piles and pool is known to nobody.
                - Plots, baggage, favors, tokens, discards and cards in play are open.
                """,
            ),
            section(
                "Talk",
                """
                You may say what you like, true or not, and promise what you like. Promises bind
                nobody, and the program shows your secrets to no one.
                """,
            ),
            section(
                "Example",
                """
                Floyd tells the table that the token he put on Eve is a +4. It may be. Raymond,
                who has paid Jimmy for a look at Eve's file, knows that it is a −2 and nods.
                """,
            ),
        ),
        ("people", "evidence", "favors"),
        ("Hidden Information", "Chance"),
    ),
    Chapter(
        "differences",
        "What Is Different Here",
        "This is a fan-made table: the rules are those of the game of 2008 with its official "
        "answers; most cards and half of the map are our own.",
        (
            section(
                "Ours by design",
                """
                What no public document gives is designed by us, complete and with our own names
                and words: most of the twilight cards, plots and events, five of six murders, the
                minor places, districts and reaches, puzzle pieces and some of the groups, and how
                special cards work in detail. What the documents do give (names, costs, effects,
                counts, places) is kept.
                """,
            ),
            section(
                "Rulings worth knowing",
                """
                - Drawing or discarding a twilight card takes 1 Time.
                - After revealing a piece your marker goes to the **least** valuable pile.
                - The player of a card shifts his own marker.
                - Discards may lower or raise the cost of any card you play.
                - Links count sides of the center, 0 to 4.
                - The murder's event comes at the start of week two.
                - Lily is forced on entry, Jimmy is an action; whoever talked moves them.
                - Restricted doors cost their 2 Time extra even for a free move.
                - The twilight track has four spaces on each side of the center.
                - Raymond's start card resolves after week one, his crossroads after week two.
                - A line goes on through a new piece only if it comes out at another side or at an
                  emblem; a stub is no way on.
                - At the best pile you may still dig deeper: the marker stays where it is.
                - A bonus piece comes from the pile that the bonus shows.
                - A lead that is canceled has moved, and its Time is gone. Only following up takes
                  leads off the map in the climax; the bonus of a piece never does.
                - A lead with nowhere to go waits, and is offered again as the turn ends.
                - One occasion lets in one dark card and one light card, no more, and nothing can
                  be played on a detective outside his own turn.
                - In strong and weak files only numbers are lowest or highest. A tie for guilt goes
                  to the suspect who is higher on the murder sheet; the dead are never guilty, and
                  are no other suspects for an obsession.
                - A tie in points goes to the only one of the tied whose guilty hunch is right.
                - A file holds any number of tokens. There are 11 alibis; favors and company tokens
                  run out, baggage and trauma do not.
                - Others make their sacrifices for your baggage in their own turns.
                - A plot card may come into play with 1 or 2 bad baggage; it says so.
                - A card about a person cannot be played once that person is gone, and nothing
                  gives a favor of Chairman Hiro's.
                - Deals bind nobody; tokens and cards change hands only if a card says so.
                """,
            ),
            section(
                "What the program does for you",
                """
                It asks you only when there is something to choose, remembers what you have seen,
                fires every trigger and says why, and lets you ask of anything that is not
                possible why it is not.
                """,
            ),
        ),
        ("object", "secrets"),
        ("Rulings",),
    ),
)
