"""Caprice's tip sheet."""

from caseboard.games.android.catalogue import TIPS, TipSheet
from caseboard.games.android.numbers import CAPRICE

TIPS[CAPRICE] = TipSheet(
    play=(
        "You know more than anybody at the table. Look into files and hands early, then put "
        "evidence and alibis where nobody can answer them any more.",
        "Sanity is an account, not a health bar. It counts as victory points, your best Psychic "
        "cards are paid from it, and at −3 they cannot be played at all. Spend it while it wins "
        "something, and be at −1 or better when week one ends.",
        "Every trauma takes a sanity with it, so it hurts you twice. Dark tactics often cost less "
        "than being brave; 'He is waiting downstairs with the umbrella' makes bravery cheap.",
        "Below zero, end a turn at a religious place to get one sanity back. The Quiet Shrine is "
        "a short hop from Jinteki, and your physical lead begins there.",
        "You alone start with a warrant on Jinteki. Carry a corp and a political favor home "
        "and take a Jinteki token; in 'Property of Jinteki', "
        "wait until going there does no harm, or does good.",
        "With 'Daniel', end your days at Laurel Court: it is ritzy as well as good for you. With "
        "the suit, use City Hall for the favor and the baggage in one, and expect hammers.",
    ),
    against=(
        "Take her sanity, not her Time. At −2 or lower when week one ends she gets Descent into "
        "Madness instead of a plot that she would like.",
        "Trauma is your best tool: a point, a sanity, and with some plots a bad baggage, all from "
        "one fight. Do not forget that she reads both outcomes, too.",
        "Keep 'That was not his memory. It was yours' for a Psychic card of cost 3 or 4: her "
        "marker has gone dark for it by then, and nothing comes of it.",
        "When the Liberty Society has filed its suit, every Human First card on her is free. Draw "
        "from her dark deck and do not stop.",
        "With a warrant on Jinteki she must answer 'Report, Caprice'. Without one she pays 3 Time "
        "at her own front door. Either will do.",
        "Place your evidence face down and late: what she has not had time to read, she cannot "
        "move.",
    ),
)
