import type { Chronicle, LogLine, ReplayStep, ScoreHistory, Step, TableInfo } from "../wire";
import { applied } from "./changes";
import { Director, type House } from "./director/director";
import type { AnyView } from "./guide";
import { RATES, settings } from "./settings.svelte";
import { type Past, Sight } from "./sight.svelte";
import { happened } from "./steps";
import { complain } from "./toasts.svelte";

type At<T> = (step: number | null, seat: number | null) => Promise<T>;

/** Where a replay comes from: a table or a file. */
export interface Source {
  readonly step: At<ReplayStep>;
  readonly scores: At<ScoreHistory>;
  readonly chronicle: At<Chronicle>;
}

/** A finished or running game at any of its steps; the way to the next one is seen. */
export class Replay<View extends AnyView = AnyView> extends Sight<View> implements House {
  override readonly director = new Director(this);
  last = $state(0);
  private wanted: number | null = null;
  private asked = 0;
  private busy = false;

  constructor(
    private readonly source: Source,
    readonly asSeat: number | null,
    info: TableInfo | null,
  ) {
    super();
    this.info = info;
  }

  /** Show a step (null: the last); of steps asked for while one is on its way the latest counts. */
  async go(step: number | null): Promise<void> {
    this.wanted = step;
    this.asked += 1;
    if (this.busy) return;
    this.busy = true;
    try {
      for (let served = 0; served !== this.asked;) {
        served = this.asked;
        this.take(await this.source.step(this.wanted, this.asSeat));
      }
    } catch (error) {
      complain(error);
    } finally {
      this.busy = false;
    }
  }

  /** Show how a step came about. */
  async watch(step: number): Promise<void> {
    await this.go(Math.max(0, step - 1));
    await this.go(step);
  }

  /** The story to its end, as far as the reader may know it. */
  async story(): Promise<readonly LogLine[]> {
    return (await this.source.step(null, this.asSeat)).log;
  }

  private take(at: ReplayStep): void {
    this.director.skip();
    const next = this.view !== null && at.step === this.step + 1;
    this.past = null;
    this.director.add(next ? at.steps : [], () => this.settle(at));
  }

  rate(): number {
    return document.hidden ? 0 : RATES[settings.pace];
  }

  show(steps: readonly Step[]): void {
    this.stage(null);
    let { view } = this;
    if (!view) return;
    const views: View[] = [];
    for (const { changes } of steps) {
      view = applied(view, changes);
      views.push(view);
    }
    this.enter(steps, views);
  }

  /** The table at a step, as the server shows it. */
  private settle(at: ReplayStep): void {
    this.view = at.view as unknown as View;
    this.log = at.log;
    this.events = happened(at.steps);
    this.step = at.step;
    this.last = at.last;
    this.past = at.step < at.last ? pastOf(at, at.view as unknown as AnyView) : null;
  }

  override chronicle(): Promise<Chronicle> {
    return this.source.chronicle(this.step, this.asSeat);
  }

  override scores(): Promise<ScoreHistory> {
    return this.source.scores(this.step, this.asSeat);
  }
}

function pastOf(at: ReplayStep, view: AnyView): Past {
  const options = view.decision?.actions ?? [];
  return {
    prompt: view.decision?.prompt ?? "",
    options,
    chosen: options.find((one) => one.key === at.chosen) ?? null,
    answers: at.answers,
    told: at.told,
  };
}
