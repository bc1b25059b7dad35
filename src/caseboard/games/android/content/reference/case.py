"""Chapters on the investigation: leads, evidence, hits, informers and the conspiracy."""

from __future__ import annotations

from typing import Final

from caseboard.core.reference import Chapter, Section, section
from caseboard.core.wording import signed
from caseboard.games.android.content.puzzle import GROUPS, PIECES, Pile
from caseboard.games.android.content.suspects import EVIDENCE_COUNTS, SUSPECTS, Evidence


def _strengths() -> str:
    return "\n".join(
        f"- **{suspect.name}**: {suspect.strong.name.lower()} strong, "
        f"{suspect.normal.name.lower()} normal, {suspect.weak.name.lower()} weak"
        for suspect in SUSPECTS
    )


def _pool() -> str:
    counts = ", ".join(
        f"{count} × {signed(value)}"
        for value, count in EVIDENCE_COUNTS.items()
        if value < Evidence.SURPRISE_WITNESS
    )
    witnesses = EVIDENCE_COUNTS[Evidence.SURPRISE_WITNESS]
    perjuries = EVIDENCE_COUNTS[Evidence.PERJURY]
    total = sum(EVIDENCE_COUNTS.values())
    return (
        f"The pool holds {total} tokens: {counts}, {witnesses} surprise witnesses and "
        f"{perjuries} perjuries. More of them accuse than acquit."
    )


def _groups() -> str:
    return "\n".join(f"- **{group.name}**. {group.text}" for group in GROUPS)


def _piles() -> str:
    counts = [sum(piece.pile == pile for piece in PIECES) for pile in Pile]
    return "{} shift pieces, {} favor pieces and {} baggage pieces".format(*counts)


CHAPTERS: Final = (
    Chapter(
        "leads",
        "Following Up Leads",
        "1 Time at a lead turns it into evidence against a suspect or into a look behind the "
        "conspiracy; but first your right-hand neighbor sends the lead somewhere else.",
        (
            section(
                "The order",
                """
                - Spend 1 Time at the lead's place.
                - The player on your **right** moves the lead to a new place.
                - Others may play a dark card on you, and you may answer.
                - You choose: **place evidence**, **uncover the conspiracy**, or, if your plot asks
                  for it, sacrifice what the lead gives for baggage.
                """,
            ),
            section(
                "Where the lead goes",
                """
                The new place has the same type, is another one, has no lead, and is not in the
                district where the **mover's** detective stands, unless nothing else is legal. So
                your neighbor cannot put it on his own doorstep, but he can put it on the Moon.
                """,
            ),
            section(
                "Three kinds",
                """
                A testimony, physical or document lead fills the file of the same name. A
                testimony lead shows a suspect, but what you learn from it can be placed on
                anybody.
                """,
            ),
            section(
                "In the climax",
                """
                On the last two days a lead that is followed up is gone for good.
                """,
            ),
            section(
                "Example",
                """
                Louis follows up a civic lead at the NAPD. Caprice sits on his right and stands in
                the Laurels, so the Equator Archive and Levy University are closed to her. She
                sends the lead to Colonial Court on the Moon, which is civic and has no lead.
                """,
            ),
            section(
                "At this table",
                """
                The lead moves before anything else of it happens. If there is no legal place at
                all, it waits off the map and is offered again at the end of the turn. A lead that
                a murder's event has locked cannot be followed up.
                """,
            ),
        ),
        ("evidence", "conspiracy", "events"),
        ("Moving Leads", "Follow Up a Lead", "Following Up Leads During the Climax"),
    ),
    Chapter(
        "evidence",
        "Placing Evidence",
        "Draw a token, look at it in secret, put it in the file of the lead's kind on any living "
        "suspect. High numbers accuse, negative ones acquit.",
        (
            section(
                "Face down or face up",
                """
                You usually place it face down: only you know it, and you keep seeing it. You may
                place it face up instead, to back a deal or a bluff. What lies face up stays so.
                """,
            ),
            Section("What is in the pool", _pool()),
            section(
                "Strong, normal and weak files",
                """
                Every suspect has one file of each strength. When the case closes, the **strong**
                file throws out **all** tokens of its lowest number, and the **weak** file all
                tokens of its highest number; the normal file counts as it is. So a single bad
                token in a strong file does no harm, and a single great one in a weak file does
                no good.
                """,
            ),
            Section("Who is strong where", _strengths()),
            section(
                "Alibis, surprise witnesses, perjuries",
                """
                An **alibi** or a **surprise witness** counts −5. A **perjury** turns one of them
                on the same suspect, in whatever file, from −5 to +5. A perjury without a partner
                does nothing.
                """,
            ),
            section(
                "Example",
                """
                Vinnie's strong file (documents) holds −1, −1, 2, 3 and 5: both −1 go, 10 is left.
                His weak file (testimony) holds −1, 2, 4 and 4: both 4 go, 1 is left. With nothing
                in the normal file his guilt is 11.
                """,
            ),
            section(
                "At this table",
                """
                Only numbers count as lowest or highest; witnesses and perjuries are left out of
                that and paired afterward. There are 11 alibis. What you have seen of the
                evidence, you keep seeing: the program is your notebook.
                """,
            ),
        ),
        ("leads", "closing", "hits"),
        (
            "Strong and Weak Evidence",
            "Unusual Evidence",
            "Alibis, Surprise Witnesses, and Perjuries",
            "Place an alibi",
        ),
    ),
    Chapter(
        "hits",
        "Hits",
        "A suspect with three hits is killed: no longer a suspect, and no hunch about a dead "
        "suspect ever pays.",
        (
            section(
                "What a killing does",
                """
                All evidence, alibis and hits on the suspect go back to the supply. Nothing can be
                placed there any more, and a dead suspect is never the murderer. An event of the
                murder that names the victim ends at once. Humanity Labor, some puzzle pieces and
                some cards place hits.
                """,
            ),
            section(
                "Example",
                """
                Noise has two hits. Raymond, who thinks that somebody else is guilty, places a
                puzzle piece with a hit on it and kills him. Caprice's guilty hunch on Noise and
                Floyd's innocent hunch on Noise are both worth nothing now.
                """,
            ),
            section(
                "At this table",
                """
                In *Mons Wolff Massacre* two hits are enough. If every suspect should die, nobody
                is charged and no guilty hunch pays.
                """,
            ),
        ),
        ("evidence", "closing", "conspiracy"),
        ("Place a hit",),
    ),
    Chapter(
        "people",
        "Lily Lockwell and Jimmy the Snitch",
        "The reporter stops you and makes a secret public; the snitch sells you one that stays "
        "secret.",
        (
            section(
                "Lily Lockwell, the reporter",
                """
                Enter her place with Time left and you **must** spend 1 Time on her. In return you
                may turn one face-down evidence token on any suspect face up, for all to see.
                """,
            ),
            section(
                "Jimmy the Snitch",
                """
                While you stand where he is you **may** spend 1 Time: look at another player's
                hand, or at all face-down evidence on one suspect. Only you see it.
                """,
            ),
            section(
                "Where they go",
                """
                Whoever has talked moves the marker: to a place of the same type in another
                district, never onto the other one. At the start of week two both go where the
                murder sheet says.
                """,
            ),
            section(
                "Example",
                """
                Rachel flies to the Rockvil Estates with 1 Time left after the move. Lily takes it
                from her. Rachel turns up a token on Thomas Haas that she has long suspected of
                being a −4, and sends Lily to a residential place on the Moon.
                """,
            ),
            section(
                "At this table",
                """
                A hand that Jimmy has shown you is remembered as it was then. With no Time left
                Lily lets you pass.
                """,
            ),
        ),
        ("movement", "evidence", "secrets"),
        (
            "Jimmy the Snitch",
            "Jimmy the Snitch moves",
            "Lily Lockwell",
            "Lily Lockwell, the reporter",
            "Lily Lockwell moves",
        ),
    ),
    Chapter(
        "conspiracy",
        "Uncovering the Conspiracy",
        "Instead of evidence a lead can give a puzzle piece: reveal one from the pile at your "
        "hero marker, or dig deeper for a better pile next time.",
        (
            section(
                "Reveal or dig",
                """
                Your hero marker starts beside the shift pieces. **Dig deeper** moves it to the
                next better pile: favor, then baggage. **Reveal** draws a piece from its pile and
                moves the marker back to the least valuable pile with pieces. When a draw empties
                a pile, the other markers there go to the next better pile, or a worse one if
                there is none. At the best pile you may still choose to dig: the marker stays.
                """,
            ),
            Section("The piles", f"There are {_piles()}; the better the pile, the more bonuses."),
            section(
                "The benefit of the pile",
                """
                - **Shift**: light or dark shift any one detective, if you like.
                - **Favor**: gain a normal favor of your choice.
                - **Baggage**: one good or bad baggage on any plot, if you like.
                """,
            ),
            section(
                "Placing the piece",
                """
                Turn it as you like and lay it next to a piece that lies already, so that at least
                one line goes on through it, to another of its sides or to an emblem on it. A
                line that stops inside the new piece does not go on. Other lines may be cut off.
                If it fits nowhere, or you do not
                want it to, it is discarded. Either way you then gain the **bonuses** on it:
                move a lead of the shown kind yourself, place a hit, or draw and place a piece
                of the shown pile. Each of them is optional.
                """,
            ),
            section(
                "Lines of five",
                """
                Whoever lays the piece that completes a row, a column or a long diagonal gains a
                **conspiracy token** for each, worth 4 points.
                """,
            ),
            section(
                "Example",
                """
                Raymond's marker stands at the baggage pile. He reveals, puts bad baggage on
                Louis's plot, and lays the piece where it completes both a row and a diagonal: two
                tokens, 8 points. The piece shows a document lead, so he moves one into the next
                district, a short flight away. His marker is back at the shift pile.
                """,
            ),
            section(
                "At this table",
                """
                A bonus piece comes from the pile that is **shown** on the piece, and its draw
                leaves your marker alone. Moving a lead as a bonus follows the same rules as your
                neighbor's move, with your own detective's district closed to it unless nothing
                else is legal. Which pieces there are is our design.
                """,
            ),
        ),
        ("links", "leads", "locations"),
        (
            "Revealing information",
            "Digging Deeper",
            "The Puzzle",
            "Bonus: move a lead",
            "Bonus: place a hit",
            "Bonus: another piece",
        ),
    ),
    Chapter(
        "links",
        "Links to the Conspiracy",
        "A line that runs unbroken from a group at the edge to the center piece is a link, and "
        "links change what things are worth at the end.",
        (
            section(
                "Counting links",
                """
                For each group count the **sides of the center piece** that an unbroken line joins
                to it: 0 to 4. Several lines that reach the center by the same side are one link.
                Haas-Bioroid and Jinteki have no edge of their own: each appears on one special
                piece.
                """,
            ),
            Section("The groups", _groups()),
            section(
                "Example",
                """
                Human First is joined to the north and to the west side of the center: two links,
                so every street favor is worth 2 points at the end. A third line from Human First
                that also arrives at the north side changes nothing.
                """,
            ),
            section(
                "At this table",
                """
                Lines that split and meet again do not count twice. A favor of an NPC collects the
                bonus of every kind that it shows. The groups that the rulebook does not name are
                ours.
                """,
            ),
        ),
        ("conspiracy", "points", "favors"),
        ("Groups",),
    ),
)
