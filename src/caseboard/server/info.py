"""What everybody at a table may know of it, apart from the game itself."""

from __future__ import annotations

from collections.abc import Collection

from caseboard.play.table import PERSON
from caseboard.server.model import OPEN, TableRow
from caseboard.server.schema import Seat, Standing, TableInfo


def table_info(
    row: TableRow,
    device: str,
    step: int,
    eyes: Collection[int | None] = (),
    asked: Collection[int] | None = None,
) -> TableInfo:
    """``eyes``: the seats from which somebody looks on now, None for each spectator.

    ``asked``: the seats that have something to decide; None where the game is not in memory. Then
    it has stopped at a person, and who that is follows where there is only one.
    """
    over = row.state == "over"
    mine = row.held_by(device)
    if asked is None:
        alone = set(row.persons) <= set(mine)
        asked = row.persons if alone and row.state == "running" else ()
    return TableInfo(
        id=row.id,
        game=row.game,
        options=row.options,
        seats=[
            Seat(
                player=seat.now,
                name=seat.name,
                emblem=seat.emblem,
                colour=seat.colour,
                connected=number in eyes,
                stands_in=seat.stand_in is not None,
                promise=seat.promise,
            )
            for number, seat in enumerate(row.seats)
        ],
        hot_seat=row.hot_seat,
        tempo=row.tempo,
        started=row.state != OPEN,
        over=over,
        host=row.host == device,
        mine=mine,
        asks=any(seat in asked for seat in mine),
        invited=row.invited(device),
        again=row.again,
        promise=row.promise,
        commitment=row.commitment,
        seed=str(row.seed) if over else None,
        numbers=row.numbers if over and row.promise else None,
        spectators=sum(seat is None for seat in eyes),
        created=row.created,
        step=step,
    )


def standing_of(row: TableRow, device: str, unread: int, *, asked: bool = False) -> Standing:
    """How a table stands for a person who is not there. ``asked``: he, in secret."""
    mine = [seat for seat in row.held_by(device) if row.seats[seat].now == PERSON]
    # Alone or around one screen it is always the reader's turn.
    waits = row.state == "running" and (asked or row.turn in mine or (row.open_undo and bool(mine)))
    return Standing(
        waits=waits or bool(row.invited(device)),
        turn=row.turn if row.turn >= 0 and row.state == "running" else None,
        since=row.turn_since or row.touched,
        tale=row.tale,
        unread=unread,
        winners=row.winners,
    )
