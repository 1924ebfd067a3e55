// SHA-256 (FIPS 180-4) of a text, for pages that came over plain HTTP in a home network: browsers keep `crypto.subtle` to
// secure origins. Used to check one short line, never for secrets.

/** The first 32 bits of the fractional parts of the square or cube roots of the first primes. */
function fractions(count: number, root: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n += 1) {
    let prime = true;
    for (let d = 2; d * d <= n; d += 1) if (n % d === 0) prime = false;
    if (prime) found.push(fraction(BigInt(n), root));
  }
  return found;
}

/** The fractional part of a root, by whole numbers: doubles have too few bits. */
function fraction(prime: bigint, root: number): number {
  const power = BigInt(root);
  const scaled = prime << (32n * power);
  let [low, high] = [0n, 1n << 40n];
  while (high - low > 1n) {
    const middle = (low + high) >> 1n;
    if (middle ** power <= scaled) low = middle;
    else high = middle;
  }
  return Number(low & 0xffffffffn);
}

const ROUNDS = fractions(64, 3);
const START = fractions(8, 2);

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The digest of the text's UTF-8 bytes, in lower-case hexadecimal digits. */
export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const blocks = new DataView(new ArrayBuffer(((bytes.length + 72) >> 6) << 6));
  for (const [at, byte] of bytes.entries()) blocks.setUint8(at, byte);
  blocks.setUint8(bytes.length, 0x80);
  blocks.setUint32(blocks.byteLength - 4, bytes.length * 8);
  const state = [...START];
  for (let at = 0; at < blocks.byteLength; at += 64) mix(state, blocks, at);
  return state.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

/** Mixes one block of 64 bytes into the state. */
function mix(state: number[], blocks: DataView, at: number): void {
  const words: number[] = Array.from({ length: 16 }, (_, i) => blocks.getInt32(at + 4 * i));
  const word = (i: number): number => words[i] ?? 0;
  for (let i = 16; i < 64; i += 1) {
    const [a, b] = [word(i - 15), word(i - 2)];
    const small = turned(a, 7) ^ turned(a, 18) ^ (a >>> 3);
    const large = turned(b, 17) ^ turned(b, 19) ^ (b >>> 10);
    words.push((word(i - 16) + small + word(i - 7) + large) | 0);
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < 64; i += 1) {
    const chosen = (e & f) ^ (~e & g);
    const most = (a & b) ^ (a & c) ^ (b & c);
    const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + (ROUNDS[i] ?? 0) + word(i)) | 0;
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  for (const [i, value] of [a, b, c, d, e, f, g, h].entries()) state[i] = ((state[i] ?? 0) + value) | 0;
}
