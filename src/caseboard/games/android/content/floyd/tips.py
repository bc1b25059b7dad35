"""Floyd's tip sheet: how to play him, and how to play against him."""

from __future__ import annotations

from caseboard.games.android.catalogue import TIPS, TipSheet
from caseboard.games.android.numbers import FLOYD, MISSED_MAINTENANCE

TIPS[FLOYD] = TipSheet(
    play=(
        "Seven Time and a free lead: on an ordinary day you do a day and a half of police work. "
        "End every turn in which you did not use the free lead with a bad conscience.",
        "You may play one light card a turn, so make it a good one. Spend the others as discounts, "
        "and remember that a reaction counts as your one card too.",
        "Tech pays every day until the end: fit it in week one. The legs and the buffer are worth "
        "more than any single clue. Two is the limit, so choose before you play the second.",
        "Be at Haas-Bioroid when day four ends. Go up on day three with your own two leads on the "
        "way, and you will hardly notice. If you are stuck on Earth, take the loss and work on.",
        "At the crossroads you choose. Shed the directive when your start went well and the cards "
        "in your hand agree; keep it when you would be fighting uphill for the bigger prize.",
        "Once you have raised your hand, stay away from altars at nightfall: what made the chapel "
        "safe is what accuses you now. Seedy streets are where the work is.",
        "In light tactics you shift light, and that pays for light cards. While the First "
        "Directive holds, every fight they start helps to buy your next card.",
        "Your favors will be taken from you. Spend them while you have them, the Director's last: "
        "hers count as corp or society, and one ending pays for those you kept.",
    ),
    against=(
        "He cannot be hurt while the First Directive stands, so do not waste trauma on him. Take "
        "favors, take Time, and cancel leads.",
        "A fight he must take lightly costs him Time and a friend. Once he has shed the First "
        "Directive, the same fight asks him to choose what kind of person he is.",
        "On days three and four keep him on Earth. A turn lost at the foot of the Beanstalk costs "
        f"him more than itself: the next one comes {MISSED_MAINTENANCE} Time short.",
        "Hold 'That part is subject to recall' until he has paid for his legs. He has to play a "
        "light card for you to use it, and he always will.",
        "When he says no to the Director, keep him among company doors at nightfall. When he gives "
        "his filter to Simmons, give him reasons to work late elsewhere.",
        "Save two of his dark cards for the second half of a week: where he has struck out a "
        "directive, each of them and 1 Time buy bad baggage.",
    ),
)
