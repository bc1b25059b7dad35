"""Louis's tip sheet."""

from __future__ import annotations

from caseboard.games.android.catalogue import TIPS, TipSheet
from caseboard.games.android.numbers import LOUIS

TIPS[LOUIS] = TipSheet(
    play=(
        "Your moods are two gears. In a good mood light cards come a space cheaper and dark ones "
        "take you a space further to the light; in a bad mood it is the other way round. Any "
        "baggage turns the card, so look at your plot before you plan your turn.",
        "A favor from Mr. Li is worth any other favor in town. Spend it when a door is shut, but "
        "never while On the Take is open or Sara has packed: he keeps count, and so does she.",
        "Each of your plots asks for your evenings. Krausey wants the leads that you would give "
        "up, Sara wants you at Adams Garden when the turn ends, Mr. Li wants you at Memories of "
        "Green. Both addresses are in the Lanterns, a short flight from your desk.",
        "Nearly every blow against you hands you a dark card in return. Keep room in your hand, "
        "and remember that playing them on others is what pays for your next good deed.",
        "You move evidence better than you find it. Let the others build the files, and walk the "
        "best token over to the suspect you need when it is too late to walk it back.",
    ),
    against=(
        "Sour his mood right before his turn. One bad baggage takes the discount off his light "
        "cards; but mind that it makes his dark ones cheap, and you are within reach.",
        "Two Time of yours undo a lead of his while he hunts for Krausey. During Sara, his dark "
        "cards buy bad baggage from your hand without ever being played.",
        "You are his right-hand neighbor? Then put leads into the Lanterns during the separation: "
        "he pays for every one that he follows there.",
        "Rob him of Time, not of tokens. His day is already split between a desk, a wife and a "
        "tea table, and the third errand is the one that he will drop.",
        "Mind what you pay him. More than half of his dark deck lets him draw in return, so hit "
        "him when his hand is full.",
    ),
)
