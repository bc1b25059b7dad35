/**
 * SHA-256 (FIPS 180-4) of a text, in hex. The browser's own is missing where a page comes without
 * TLS, as it does from a server in the next room.
 */
export function sha256(text: string): string {
  const data = padded(new TextEncoder().encode(text));
  const hash = Uint32Array.from(STATE);
  const words = new Uint32Array(64);
  for (let block = 0; block < data.byteLength; block += 64) {
    for (let n = 0; n < 16; n++) words[n] = data.getUint32(block + 4 * n);
    for (let n = 16; n < 64; n++) {
      const [old, last] = [word(words, n - 15), word(words, n - 2)];
      const early = turned(old, 7) ^ turned(old, 18) ^ (old >>> 3);
      const late = turned(last, 17) ^ turned(last, 19) ^ (last >>> 10);
      words[n] = word(words, n - 16) + early + word(words, n - 7) + late;
    }
    mix(hash, words);
  }
  return Array.from(hash, (part) => part.toString(16).padStart(8, "0")).join("");
}

function mix(hash: Uint32Array, words: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let n = 0; n < 64; n++) {
    const chosen = (e & f) ^ (~e & g);
    const heavy = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const first = (h + heavy + chosen + word(ROUNDS, n) + word(words, n)) >>> 0;
    const most = (a & b) ^ (a & c) ^ (b & c);
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most) >>> 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) >>> 0, c, b, a, (first + second) >>> 0];
  }
  [a, b, c, d, e, f, g, h].forEach((part, n) => (hash[n] = word(hash, n) + part));
}

/** A one, zeros, and the length in bits at the end of the last block of 64 bytes. */
function padded(data: Uint8Array): DataView {
  const whole = new Uint8Array(64 * Math.ceil((data.length + 9) / 64));
  whole.set(data);
  whole[data.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setUint32(whole.length - 4, data.length * 8);
  return view;
}

const word = (words: Uint32Array, n: number): number => words[n] ?? 0;
const turned = (value: number, by: number): number => (value >>> by) | (value << (32 - by));

/** The first 32 bits after the point of a root of each of the first primes. */
function roots(count: number, power: number): Uint32Array {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) {
    if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  }
  return Uint32Array.from(primes, (prime) => (prime ** power % 1) * 2 ** 32);
}

const STATE = roots(8, 1 / 2);
const ROUNDS = roots(64, 1 / 3);
