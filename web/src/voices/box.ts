import { capital } from "../lib/words";
import { at } from "../lib/at";
import { useScreen } from "../lib/context";
import { named } from "../lib/seats";
import type {
  VoicesCatalogue,
  VoicesMarkerKind,
  VoicesMarkerPiece,
  VoicesRole,
  VoicesStrategyCard,
  VoicesView,
} from "./wire";
import type { VoicesGuide } from "./guide";
import type { Layout } from "./geometry";

/** What is printed in the box. */
export class Box {
  readonly layout: Layout;
  private readonly kinds: ReadonlyMap<string, VoicesMarkerKind>;
  private readonly roles: ReadonlyMap<string, VoicesRole>;
  private readonly cards: ReadonlyMap<string, VoicesStrategyCard>;

  constructor(readonly all: VoicesCatalogue) {
    this.layout = all.layout as unknown as Layout;
    this.kinds = new Map(all.marker_kinds.map((kind) => [kind.emotion, kind]));
    this.roles = new Map(all.roles.map((role) => [role.id, role]));
    this.cards = new Map(all.strategy.map((card) => [card.id, card]));
  }

  region(number: number): string {
    return at(this.all.regions, number).title;
  }

  /** The action that chooses a region. */
  regionKey(number: number): string {
    return `region ${at(this.all.regions, number).key}`;
  }

  juror(number: number): string {
    return at(this.all.jurors, number).title;
  }

  marker(number: number): VoicesMarkerPiece {
    return at(this.all.markers, number);
  }

  kind(marker: number): VoicesMarkerKind {
    const { emotion } = this.marker(marker);
    const kind = this.kinds.get(emotion);
    if (!kind) throw new RangeError(`the box has no emotion ${emotion}`);
    return kind;
  }

  /** What is printed on a marker: 'J3'. */
  sign(marker: number): string {
    const { emotion, value } = this.marker(marker);
    return `${letter(emotion)}${value}`;
  }

  /** 'Blue’s Joy'. */
  markerName(marker: number): string {
    return `${capital(this.marker(marker).colour)}’s ${this.kind(marker).title}`;
  }

  role(id: string): VoicesRole {
    const role = this.roles.get(id);
    if (!role) throw new RangeError(`the box has no role ${id}`);
    return role;
  }

  card(id: string): VoicesStrategyCard {
    const card = this.cards.get(id);
    if (!card) throw new RangeError(`the box has no strategy card ${id}`);
    return card;
  }

  /** A player as the table calls him: by his colours. */
  player(view: VoicesView, seat: number): string {
    if (seat === view.prosecutor) return "Prosecutor";
    return at(view.players, seat).colours.map(capital).join("-");
  }
}

/** The letter of an emotion; no two begin alike. */
export const letter = (emotion: string): string => emotion.charAt(0).toUpperCase();

/** The table's shared parts with what Voices adds to them. */
export function useVoices() {
  const screen = useScreen<VoicesView>();
  const guide = screen.guide as VoicesGuide;
  return {
    ...screen,
    guide,
    box: guide.box,
    /** Whether a click on the thing makes a choice now. */
    legal: (thing: string): boolean => screen.choices.actionsAt(thing).length > 0,
    player: (seat: number): string =>
      screen.table.view
        ? named(screen.table.info, seat, guide.player(screen.table.view, seat))
        : "",
  };
}

/** What makes a drawing a button: `press` by Enter and Space, as a click does. */
export const byKey =
  (press: (at: Element) => void) =>
  (event: KeyboardEvent & { currentTarget: Element }): void => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    event.stopPropagation();
    press(event.currentTarget);
  };
