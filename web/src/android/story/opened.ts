/** Which cases have been opened on this device, while the page's window lives. */
const KEY = "caseboard-opened";

const opened = (): string[] => {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "[]") as string[];
  } catch {
    return [];
  }
};

export const wasOpened = (table: string): boolean => opened().includes(table);

export function setOpened(table: string): void {
  sessionStorage.setItem(KEY, JSON.stringify([...opened(), table]));
}
