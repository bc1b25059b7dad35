import type { Fact } from "../../wire";
import type { AnyView } from "../guide";
import type { AmbienceName, SoundName } from "./sounds";

/** By kind of what happens, what is heard with it: a sound, or which one in that case. */
export type Sounding<F extends { readonly kind: string }, View> = {
  readonly [K in F["kind"]]?:
    SoundName | ((fact: Extract<F, { kind: K }>, view: View) => SoundName | null);
};

/** What a game sounds like. */
export interface Sounds {
  readonly ambience?: AmbienceName;
  /** What is heard with something that happens; null: nothing. */
  of(fact: Fact, view: AnyView): SoundName | null;
}

/** The sounds of a game, from what it says of its own kinds of facts. */
export function soundsOf<F extends { readonly kind: string }, View>(
  sounding: Sounding<F, View>,
  ambience?: AmbienceName,
): Sounds {
  const of = (fact: Fact, view: AnyView): SoundName | null => {
    const sound = sounding[fact.kind as F["kind"]];
    return typeof sound === "function" ? sound(fact as never, view as View) : (sound ?? null);
  };
  return ambience ? { ambience, of } : { of };
}
