const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const counted = (number: number, one: string): string =>
  number === 1 ? `1 ${one}` : `${number} ${one}s`;

/** How long something has lasted: '5 minutes', '3 days'. */
export function span(seconds: number): string {
  if (seconds < 2 * MINUTE) return "a minute";
  if (seconds < HOUR) return counted(Math.floor(seconds / MINUTE), "minute");
  if (seconds < DAY) return counted(Math.floor(seconds / HOUR), "hour");
  return counted(Math.floor(seconds / DAY), "day");
}

/** When something was, in seconds since 1970: 'just now', '2 hours ago', 'yesterday'. */
export function since(then: number, now = Date.now() / 1000): string {
  const ago = now - then;
  if (ago < 2 * MINUTE) return "just now";
  if (ago < DAY) return `${span(ago)} ago`;
  return ago < 2 * DAY ? "yesterday" : `${span(ago)} ago`;
}
