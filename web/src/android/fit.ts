import type { Action } from "svelte/action";

/** What is written on a sheet; a large one is as high as it takes. */
export interface Written {
  readonly text: unknown;
  readonly large: boolean;
}

/** From the usual size of letters down, in rem; never below `--least`. */
const SIZES = [1.3, 1.22, 1.15, 1.08, 1];

/** Letters may reach that far below their line, in pixels. */
const SLACK = 2;

/** The largest letters with which everything that is written fits; tight ones if need be. */
export const fitted: Action<HTMLElement, Written> = (sheet, written) => {
  let { large } = written;
  const whole = (): boolean =>
    [...sheet.querySelectorAll<HTMLElement>(".whole")].every(
      (text) => text.scrollHeight <= text.clientHeight + SLACK,
    ) && sheet.scrollHeight <= sheet.clientHeight + SLACK;
  const fit = () => {
    if (large) return;
    const least = getComputedStyle(sheet).getPropertyValue("--least").trim();
    for (const tight of [false, true]) {
      sheet.classList.toggle("tight", tight);
      for (const size of SIZES) {
        sheet.style.setProperty("--size", `max(${size}rem, ${least})`);
        if (whole()) return;
      }
    }
  };
  const watcher = new ResizeObserver(fit);
  if (sheet.parentElement) watcher.observe(sheet.parentElement);
  return {
    update(next) {
      ({ large } = next);
      fit();
    },
    destroy: () => watcher.disconnect(),
  };
};

/** Shows as many things of a row as stand in its first line, and in `.more` how many do not, if that fits. */
export const oneLine: Action<HTMLElement, unknown> = (row) => {
  const fit = () => {
    const things = [...row.querySelectorAll<HTMLElement>(".chip, [data-thing]")];
    const more = row.querySelector<HTMLElement>(".more");
    const [first] = things;
    if (!more || !first) return;
    for (const thing of things) thing.style.display = "";
    more.textContent = "";
    const below = (thing: HTMLElement): boolean =>
      thing.offsetTop >= first.offsetTop + first.offsetHeight - 2;
    for (let left = things.length - 1; left > 0; left -= 1) {
      if (!below(things.at(-1) ?? first) && !below(more)) return;
      things.slice(left).forEach((thing) => (thing.style.display = "none"));
      more.textContent = `+${things.length - left}`;
      const last = things[left - 1];
      if (last && !below(last) && !below(more)) return;
    }
    if (below(more)) more.textContent = "";
  };
  const watcher = new ResizeObserver(fit);
  watcher.observe(row);
  return { update: () => queueMicrotask(fit), destroy: () => watcher.disconnect() };
};

/** A text that is shown whole or not at all. */
export const wholeOrNone: Action<HTMLElement, unknown> = (text) => {
  const fit = () => {
    text.style.visibility = text.scrollWidth > text.clientWidth ? "hidden" : "";
  };
  const watcher = new ResizeObserver(fit);
  watcher.observe(text);
  return { update: () => queueMicrotask(fit), destroy: () => watcher.disconnect() };
};
