/** A message as a sentence: the server's reasons begin in the middle of one. */
export function sentence(text: string): string {
  const end = /[.!?…]$/.test(text) ? "" : ".";
  return `${capital(text)}${end}`;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const messageOf = (error: unknown): string =>
  sentence(error instanceof Error ? error.message : String(error));
