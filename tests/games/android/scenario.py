"""A small language for scenario tests of Android.

t = table("louis", "floyd", "caprice", plot="sara")     # Louis's turn, six Time, hands are empty
t.hold("floyd", "I want you in my office now, Blaine!").has("floyd", twilight=4)
t.do("move roxies", "pass", "play")                     # full keys, or a verb where it is unique
assert (t.time, t.of("twilight", "floyd")) == (2, 1)
t.answer().ends_clean()                                 # first options up to the turn's menu
t.next_turn("louis")                                    # everybody does the least until then
"""

from __future__ import annotations

from typing import Any, TypeVar, cast

import caseboard
from caseboard.core.actions import Action
from caseboard.core.events import Fact
from caseboard.core.machine import PROCEDURES, Procedure, ask_again, push, run, tuples
from caseboard.core.record import as_held
from caseboard.core.tuples import without
from caseboard.games.android.catalogue import ENDINGS, NPC
from caseboard.games.android.content.map import PLACE
from caseboard.games.android.content.suspects import EVIDENCE_VALUES, SUSPECT
from caseboard.games.android.effects.base import Effect, compiled
from caseboard.games.android.frames import About, Seated
from caseboard.games.android.numbers import DECK_OF, DETECTIVES, NOBODY, START
from caseboard.games.android.rules.daytime import TURN, ask_action
from caseboard.games.android.rules.events import DRAW_GENERAL_EVENT, SPECIFIC_EVENT
from caseboard.games.android.rules.favors import hold
from caseboard.games.android.rules.lasting import changed
from caseboard.games.android.rules.movement import ENTER_PLACE
from caseboard.games.android.rules.plots import RESOLVE_PLOT
from caseboard.games.android.state import SEEN_SHIFT, AndroidState
from tests.games.android.names import LEAD, PLOT, card_named, favor_named, play_key, the_card

F = TypeVar("F", bound=Fact)


class Scenario:
    """A prepared position and what is done in it."""

    def __init__(self, game: caseboard.Game) -> None:
        self.game = game
        self.s = cast(AndroidState, game.state)
        self.events: list[caseboard.Event] = []
        self.empty_hands()
        for name in ("twilight", "trauma", "good", "bad", "next_turn_time"):
            setattr(self.s, name, [0] * self.s.seats)
        self._open_turn(0)

    def _open_turn(self, seat: int) -> Scenario:
        """The menu of a seat's turn, with nothing pending above it."""
        s = self.s
        at = next(n for n, f in enumerate(s.stack) if f.procedure is TURN)
        del s.stack[at + 1 :]
        frame = s.stack[at]
        assert isinstance(frame, Seated)
        frame.seat = seat
        s.stack[at].step = TURN.index[ask_action]
        s.turn, s.time, s.once = seat, 6, []
        s.turns_left = [(seat + n) % s.seats for n in range(1, s.seats)]
        return self.renew()

    def renew(self) -> Scenario:
        """The open question, asked anew of what lies on the table now."""
        changed(self.s)
        self.game._ask = ask_again(self.s)
        return self

    def seat(self, detective: str) -> int:
        return self.s.detective.index(DETECTIVES.index(detective))

    def turn(self, detective: str) -> Scenario:
        return self._open_turn(self.seat(detective))

    def at(self, detective: str, place: str) -> Scenario:
        return self.has(detective, place=PLACE[place])

    def empty_hands(self) -> Scenario:
        for seat, hand in enumerate(self.s.hands):
            for card in hand:
                self.s.bags[DECK_OF[card]] += (card,)
            self.s.hands[seat] = ()
        return self

    def hold(self, detective: str, *cards: str | int) -> Scenario:
        """Put cards, by name or number, into a hand."""
        self.s.hands[self.seat(detective)] += tuple([self._out_of_its_bag(card) for card in cards])
        return self.renew()

    def deal(self, detective: str, cards: int) -> Scenario:
        """Put any cards of a detective's light deck into his own hand."""
        return self.hold(detective, *self.s.bags[DETECTIVES.index(detective) * 2][:cards])

    def lay(self, detective: str, *names: str) -> Scenario:
        """Have cards, by name, stay in play before a detective."""
        for name in names:
            seat = self.seat(detective)
            self.s.in_play[seat] += (self._out_of_its_bag(name),)
            self.s.in_play_data[seat] += (seat,)
        return self.renew()

    def _out_of_its_bag(self, card: str | int) -> int:
        number = card_named(card)
        deck = DECK_OF[number]
        self.s.bags[deck] = without(self.s.bags[deck], number)
        return number

    def favors(self, detective: str, **counts: int) -> Scenario:
        """Favors by name, as in favors("louis", street=2, mr_li=1)."""
        for name, count in counts.items():
            kind, seat = favor_named(name), self.seat(detective)
            more = count - self.s.favors[seat][kind]
            self.s.favor_bank[kind] -= more
            hold(self.s, seat, kind, more)
        return self.renew()

    def plot(self, detective: str, key: str, line: int = START) -> Scenario:
        return self.has(detective, plot=PLOT[key], plot_line=line, good=0, bad=0)

    def lead(self, lead: str, where: str) -> Scenario:
        """Lay a lead at a place, or where a detective stands; one that lay there changes places."""
        at, number, place = self.s.lead_at, LEAD[lead], self._place(where)
        if place in at:
            at[at.index(place)] = at[number]
        at[number] = place
        return self.renew()

    def people(self, **where: str) -> Scenario:
        """Lily or Jimmy at a place, or where a detective stands: people(jimmy="louis")."""
        return self.set(**{name: self._place(at) for name, at in where.items()})

    def _place(self, where: str) -> int:
        return PLACE[where] if where in PLACE else self.of("place", where)

    def evidence(
        self, suspect: str, file: int, *values: int, seen_by: str | None = None
    ) -> Scenario:
        """Face-down tokens with these values in a suspect's file."""
        for value in values:
            token = next(n for n in self.s.pool if EVIDENCE_VALUES[n] == value)
            self.s.pool.remove(token)
            seen = 0 if seen_by is None else 1 << (SEEN_SHIFT + self.seat(seen_by))
            self.s.files[SUSPECT[suspect] * 3 + file] += (token | seen,)
        return self.renew()

    def set(self, **values: Any) -> Scenario:
        """Any slots of the state, as they are named there."""
        for name, value in values.items():
            setattr(self.s, name, as_held(value))
        return self.renew()

    def has(self, detective: str, **values: Any) -> Scenario:
        """Any slots of one seat, as in has("louis", trauma=2, good=1)."""
        for name, value in values.items():
            getattr(self.s, name)[self.seat(detective)] = tuples(value)
        return self.renew()

    def remember(self, *memories: int) -> Scenario:
        """Only these of Raymond's Memories wait, with the player in seat 1."""
        held = [list(memories) if seat == 1 else [] for seat in range(self.s.seats)]
        return self.set(memories=held, memory_rest=[0] * len(self.s.memory_rest))

    def gone(self, npc: str) -> Scenario:
        """Have a person be eliminated already."""
        self.s.npc_gone[NPC[npc]] = 1
        return self.renew()

    def bare(self) -> Scenario:
        """Nobody has a plot, a Memory, a favor or money: nothing but the case."""
        for seat, own in enumerate(self.s.favors):
            for kind, count in enumerate(own):
                self.s.favor_bank[kind] += count
            self.s.favors[seat] = (0,) * len(own)
        return self.remember().set(plot=[NOBODY] * self.s.seats, money=0)

    def begin(self, procedure: Procedure[Any], **about: Any) -> Scenario:
        """Have a rule run on top of the open turn, up to its first question; seats by name."""
        self.s.events = []
        about |= {name: self.seat(it) for name, it in about.items() if it in DETECTIVES}
        push(self.s, procedure(**about))
        self.game._ask = run(self.s)
        self.events += self.s.events
        return self

    def resolve(self, effect: Effect, actor: str, target: str | None = None) -> Scenario:
        """Have an effect run, played by one detective on another (or on himself)."""
        made = compiled(f"made for a test: an effect, {len(PROCEDURES)}", effect)
        return self.begin(made, actor=actor, target=target or actor)

    def resolve_card(self, name: str, actor: str, target: str) -> Scenario:
        """Have a card's effect run without its being played and paid."""
        card, place = the_card(name), self.of("place", target)
        return self.begin(card.procedure, actor=actor, target=target, about=About(place=place))

    def resolve_plot(self, detective: str, good: int, bad: int, day: int = 6) -> Scenario:
        """The plot card in play is resolved with so much baggage as a day ends."""
        self.has(detective, good=good, bad=bad)
        return self.begin(RESOLVE_PLOT, seat=detective, ended=day)

    def enter(self, place: str) -> Scenario:
        """The detective whose turn it is enters a place, however he got there."""
        return self.begin(ENTER_PLACE, seat=self.s.turn, place=PLACE[place], window=True)

    def draw_event(self, event: int) -> Scenario:
        self.s.event_bag = [event]
        return self.begin(DRAW_GENERAL_EVENT)

    def show_event(self, event: int) -> Scenario:
        """Turn a specific event face up."""
        self.s.specific = event
        return self.begin(SPECIFIC_EVENT)

    def do(self, *keys: str) -> Scenario:
        """Apply actions: a full key, or a verb that only one legal action has."""
        for key in keys:
            self.events += self.game.apply(self.find(key))
        return self

    def find(self, key: str) -> Action:
        """The legal action that is meant; if there is none, the illegal one, to be refused."""
        assert self.game.decision is not None, "the game is over"
        named = [a for a in self.game.decision.actions if key in (a.key, a.verb)]
        assert len(named) <= 1, f"{key!r} is any of {[a.key for a in named]}"
        return named[0] if named else self.game.rules.actions[key]

    def play(self, name: str | int, *changes: str) -> Scenario:
        """Play a card from hand, change its cost and pay it as it stands."""
        return self.do(play_key(name), *changes)._pay()

    def _pay(self) -> Scenario:
        return self.do("pay") if self.kind == "payment" else self

    def move(self, place: str) -> Scenario:
        """Move there; no free card is drawn."""
        self.do(f"move {place}")
        return self.do("pass") if self.kind == "free-draw" else self

    def follow(self, lead: str) -> Scenario:
        """Follow up a lead, brought to the detective whose turn it is; it moves on to anywhere."""
        self.lead(lead, DETECTIVES[self.s.detective[self.s.turn]]).do(f"follow {lead}")
        while self.kind in ("move-lead", "choose"):
            self.do(self.keys[0])
        return self

    def answer(self, until: str = "turn", option: int = 0) -> Scenario:
        """Take the first option (or another) of every question until one of this kind."""
        while self.kind != until:
            self.do(self.keys[option])
        return self

    def idle(self) -> Scenario:
        """Do the least that the open question allows."""
        keys = self.keys
        assert keys, "the game is over"
        return self.do(next((key for key in ("end-turn", "pass", "no") if key in keys), keys[0]))

    def until(self, kind: str = "turn", by: str | None = None) -> Scenario:
        """Everybody idles until a question of this kind is open, for anybody or one detective."""
        while self.kind != kind or by not in (None, self.asked):
            self.idle()
        return self

    def next_turn(self, detective: str, day: int = 0) -> Scenario:
        """Everybody idles until a detective's next turn, or his turn of a day, or the end."""
        day = day or self.s.day + 1
        while not self.game.over and (self.s.day < day or self.kind != "turn"):
            self.idle()
        return self if self.game.over else self.until("turn", detective)

    def later(self, *keys: str) -> Scenario:
        """Everybody idles until an action is offered; then it is taken."""
        for key in keys:
            while key not in self.keys:
                self.idle()
            self.do(key)
        return self

    def play_later(self, name: str) -> Scenario:
        """Everybody idles until a card can be played; then it is, and paid as it stands."""
        return self.later(play_key(name))._pay()

    @property
    def actions(self) -> tuple[Action, ...]:
        decision = self.game.decision
        return () if decision is None else decision.actions

    @property
    def keys(self) -> list[str]:
        return [action.key for action in self.actions]

    @property
    def kind(self) -> str:
        decision = self.game.decision
        return "over" if decision is None else decision.kind

    @property
    def asked(self) -> str:
        decision = self.game.decision
        assert decision is not None
        return DETECTIVES[self.s.detective[decision.seat]]

    @property
    def time(self) -> int:
        return self.s.time

    def of(self, name: str, detective: str) -> Any:
        """A slot by seat, such as of("trauma", "louis"); several things as a list."""
        value = getattr(self.s, name)[self.seat(detective)]
        return list(value) if isinstance(value, tuple) else value

    def ending(self, detective: str) -> str:
        """The name of the plot ending that came last."""
        return ENDINGS[self.s.endings[self.seat(detective)][-1]].name

    def baggage(self, detective: str) -> tuple[int, int]:
        """Good and bad baggage."""
        return self.of("good", detective), self.of("bad", detective)

    @property
    def filed(self) -> int:
        """Evidence in all files."""
        return sum(len(file) for file in self.s.files)

    def favor(self, detective: str, name: str) -> int:
        return self.s.favors[self.seat(detective)][favor_named(name)]

    def told(self, kind: type[F]) -> list[F]:
        """The facts of a kind that have happened."""
        return [event.fact for event in self.events if isinstance(event.fact, kind)]

    def why_not(self, key: str) -> str:
        reason = self.game.why_not(key)
        assert reason is not None, f"{key} is legal"
        return reason.code

    def ends_clean(self) -> None:
        """The scenario ends at a turn's menu with nothing pending."""
        assert self.kind == "turn", f"still pending: {self.kind}, {self.game.trace()}"


def table(
    *detectives: str,
    murder: str = "evil-at-the-estates",
    seed: int = 1,
    plot: str | None = None,
    line: int = START,
    **options: Any,
) -> Scenario:
    """A game with these detectives by seat, or Louis, Floyd and Caprice. The first has the turn,
    six Time, perhaps a plot; hands are empty, markers in the center, and nothing is pending.
    ``options`` are those of the table, variants for example.
    """
    detectives = detectives or ("louis", "floyd", "caprice")
    game = caseboard.new(
        "android",
        seats=len(detectives),
        seed=seed,
        detectives=detectives,
        murder=murder,
        first_player=0,
        **options,
    )
    while not any(f.procedure is TURN for f in game.state.stack):
        assert game.decision is not None
        game.apply(game.decision.actions[0])
    made = Scenario(game)
    return made if plot is None else made.plot(detectives[0], plot, line)
