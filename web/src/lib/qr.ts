/** A QR code of version 5, level L: room for the links of a table and of a person. */
const SIZE = 37;
const DATA = 108;
const CHECK = 26;
const MOST = DATA - 2;
const CENTER = 30;

/** The rows of the code, dark where true; mask 0. */
export function qrCode(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length > MOST) throw new RangeError(`a code of this size holds ${MOST} bytes`);
  const words = dataWords(bytes);
  const grid = skeleton();
  place(grid, [...words, ...checkWords(words)]);
  return grid.map((row) => row.map(Boolean));
}

function dataWords(bytes: Uint8Array): number[] {
  const bits: number[] = [];
  const put = (value: number, length: number) => {
    for (let n = length - 1; n >= 0; n -= 1) bits.push((value >> n) & 1);
  };
  put(0b0100, 4);
  put(bytes.length, 8);
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, 8 * DATA - bits.length));
  while (bits.length % 8) bits.push(0);
  const words: number[] = [];
  for (let n = 0; n < bits.length; n += 8) {
    words.push(bits.slice(n, n + 8).reduce((word, bit) => (word << 1) | bit, 0));
  }
  for (let pad = 0xec; words.length < DATA; pad ^= 0xec ^ 0x11) words.push(pad);
  return words;
}

/** The rest of the division of the data by the code's polynomial, over the field of 256. */
function checkWords(words: readonly number[]): number[] {
  const power: number[] = [];
  const log: number[] = [];
  for (let n = 0, x = 1; n < 255; n += 1) {
    power[n] = x;
    log[x] = n;
    x <<= 1;
    if (x & 256) x ^= 0x11d;
  }
  const times = (a: number, b: number): number =>
    a && b ? (power[((log[a] ?? 0) + (log[b] ?? 0)) % 255] ?? 0) : 0;
  let divisor = [1];
  for (let n = 0; n < CHECK; n += 1) {
    const next: number[] = Array.from({ length: divisor.length + 1 }, () => 0);
    divisor.forEach((factor, at) => {
      next[at] = (next[at] ?? 0) ^ factor;
      next[at + 1] = (next[at + 1] ?? 0) ^ times(factor, power[n] ?? 0);
    });
    divisor = next;
  }
  const rest = [...words, ...Array.from({ length: CHECK }, () => 0)];
  for (let n = 0; n < words.length; n += 1) {
    const lead = rest[n] ?? 0;
    divisor.forEach((factor, at) => (rest[n + at] = (rest[n + at] ?? 0) ^ times(factor, lead)));
  }
  return rest.slice(words.length);
}

type Cell = 0 | 1 | null;

/** All that is the same in every code of this size; null is room for data. */
function skeleton(): Cell[][] {
  const grid: Cell[][] = Array.from({ length: SIZE }, () =>
    Array.from({ length: SIZE }, (): Cell => null),
  );
  const set = (row: number, column: number, value: number) => {
    const line = grid[row];
    if (line && column >= 0 && column < SIZE) line[column] = value ? 1 : 0;
  };
  const finder = (top: number, left: number) => {
    for (let y = -1; y < 8; y += 1) {
      for (let x = -1; x < 8; x += 1) {
        const ring = Math.max(Math.abs(y - 3), Math.abs(x - 3));
        set(top + y, left + x, +(ring === 3 || ring < 2));
      }
    }
  };
  finder(0, 0);
  finder(0, SIZE - 7);
  finder(SIZE - 7, 0);
  for (let n = 8; n < SIZE - 8; n += 1) {
    set(6, n, +(n % 2 === 0));
    set(n, 6, +(n % 2 === 0));
  }
  for (let y = -2; y < 3; y += 1) {
    for (let x = -2; x < 3; x += 1) {
      set(CENTER + y, CENTER + x, +(Math.max(Math.abs(x), Math.abs(y)) !== 1));
    }
  }
  // Level L with mask 0, with its own check bits.
  const format = 0b111011111000100;
  const bit = (n: number): number => (format >> n) & 1;
  for (let n = 0; n < 6; n += 1) {
    set(8, n, bit(14 - n));
    set(n, 8, bit(n));
  }
  set(8, 7, bit(8));
  set(8, 8, bit(7));
  set(7, 8, bit(6));
  for (let n = 0; n < 8; n += 1) set(8, SIZE - 1 - n, bit(n));
  for (let n = 0; n < 7; n += 1) set(SIZE - 1 - n, 8, bit(14 - n));
  set(SIZE - 8, 8, 1);
  return grid;
}

/** The words, bit by bit, up and down in columns of two from the right. */
function place(grid: Cell[][], words: readonly number[]): void {
  let at = 0;
  let up = true;
  for (let right = SIZE - 1; right > 0; right -= 2) {
    if (right === 6) right -= 1;
    for (let n = 0; n < SIZE; n += 1) {
      const row = up ? SIZE - 1 - n : n;
      const line = grid[row];
      for (const column of [right, right - 1]) {
        if (line?.[column] !== null) continue;
        const bit = ((words[at >> 3] ?? 0) >> (7 - (at % 8))) & 1;
        line[column] = (bit ^ +((row + column) % 2 === 0)) as 0 | 1;
        at += 1;
      }
    }
    up = !up;
  }
}
