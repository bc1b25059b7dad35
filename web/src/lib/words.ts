/** A message as a sentence: the server's reasons begin in the middle of one. */
export function sentence(text: string): string {
  const end = /[.!?…]$/.test(text) ? "" : ".";
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${end}`;
}

export const messageOf = (error: unknown): string =>
  sentence(error instanceof Error ? error.message : String(error));
