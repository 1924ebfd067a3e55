// A QR code (ISO/IEC 18004) for a short text such as a link: bytes, error
// correction level M, versions 1 to 13 (up to 331 bytes). Written for two uses: to
// let a phone on the same Wi-Fi open a game, and to give an authenticator app its
// secret, with a Korean name of 20 letters as nine bytes each.

/** Per version 1..13 at level M: codewords in all, correction codewords a block, blocks. */
const VERSIONS = [
  { total: 26, correction: 10, blocks: 1 },
  { total: 44, correction: 16, blocks: 1 },
  { total: 70, correction: 26, blocks: 1 },
  { total: 100, correction: 18, blocks: 2 },
  { total: 134, correction: 24, blocks: 2 },
  { total: 172, correction: 16, blocks: 4 },
  { total: 196, correction: 18, blocks: 4 },
  { total: 242, correction: 22, blocks: 4 },
  { total: 292, correction: 22, blocks: 5 },
  { total: 346, correction: 26, blocks: 5 },
  { total: 404, correction: 30, blocks: 5 },
  { total: 466, correction: 22, blocks: 8 },
  { total: 532, correction: 22, blocks: 9 },
] as const;

/** Bits of the text's length: more from version 10 on. */
const lengthBits = (version: number): number => (version < 10 ? 8 : 16);

const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let i = 0, x = 1; i < 255; i++) {
  EXP[i] = x;
  EXP[i + 255] = x;
  LOG[x] = i;
  x = x & 0x80 ? (x << 1) ^ 0x11d : x << 1;
}

function times(a: number, b: number): number {
  return a === 0 || b === 0 ? 0 : (EXP[(LOG[a] ?? 0) + (LOG[b] ?? 0)] ?? 0);
}

/** Reed–Solomon correction codewords of a block. */
export function correction(data: readonly number[], count: number): number[] {
  let generator = [1];
  for (let i = 0; i < count; i++) {
    const next = new Array<number>(generator.length + 1).fill(0);
    generator.forEach((coefficient, at) => {
      next[at] = (next[at] ?? 0) ^ coefficient;
      next[at + 1] = (next[at + 1] ?? 0) ^ times(coefficient, EXP[i] ?? 0);
    });
    generator = next;
  }
  const rest = [...data, ...new Array<number>(count).fill(0)];
  for (let i = 0; i < data.length; i++) {
    const factor = rest[i] ?? 0;
    if (factor === 0) continue;
    generator.forEach((coefficient, at) => {
      rest[i + at] = (rest[i + at] ?? 0) ^ times(coefficient, factor);
    });
  }
  return rest.slice(data.length);
}

/** Mode, length, bytes and padding as data codewords. */
function codewords(bytes: Uint8Array, version: number, room: number): number[] {
  const bits: number[] = [];
  const put = (value: number, length: number): void => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  put(0b0100, 4);
  put(bytes.length, lengthBits(version));
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8 !== 0) bits.push(0);
  const words: number[] = [];
  for (let i = 0; i < bits.length; i += 8) words.push(Number.parseInt(bits.slice(i, i + 8).join(""), 2));
  for (let pad = 0xec; words.length < room; pad ^= 0xec ^ 0x11) words.push(pad);
  return words;
}

/** Data and correction codewords in the order in which they are drawn. */
function interleaved(data: readonly number[], blocks: number, count: number): number[] {
  // Where the data cannot be shared out evenly, the last blocks have one codeword more.
  const size = Math.floor(data.length / blocks);
  const short = blocks - (data.length % blocks);
  const begin = (i: number): number => i * size + Math.max(0, i - short);
  const parts = Array.from({ length: blocks }, (_, i) => data.slice(begin(i), begin(i + 1)));
  const checks = parts.map((part) => correction(part, count));
  const columns = (rows: number[][], length: number): number[] =>
    Array.from({ length }, (_, i) => rows.flatMap((row) => row[i] ?? [])).flat();
  return [...columns(parts, size + 1), ...columns(checks, count)];
}

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

type Grid = (boolean | null)[][];

/** Lines and columns on which alignment patterns lie, the first on the line of the timing pattern. */
function alignment(version: number): number[] {
  if (version === 1) return [];
  const last = 4 * version + 10;
  return version < 7 ? [6, last] : [6, (last + 6) / 2, last];
}

/** Finders, timing and alignment patterns, the version; the places of the format are kept free (false). */
function patterns(version: number): Grid {
  const size = 17 + 4 * version;
  const grid: Grid = Array.from({ length: size }, () => new Array<boolean | null>(size).fill(null));
  const set = (x: number, y: number, dark: boolean): void => {
    const row = grid[y];
    if (row !== undefined && x >= 0 && x < size) row[x] = dark;
  };
  const square = (cx: number, cy: number, reach: number, light: number): void => {
    for (let dy = -reach; dy <= reach; dy++) {
      for (let dx = -reach; dx <= reach; dx++) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        set(cx + dx, cy + dy, ring !== light && ring !== 4);
      }
    }
  };
  for (let i = 8; i < size - 8; i++) {
    set(i, 6, i % 2 === 0);
    set(6, i, i % 2 === 0);
  }
  square(3, 3, 4, 2);
  square(size - 4, 3, 4, 2);
  square(3, size - 4, 4, 2);
  const lines = alignment(version);
  const end = lines.at(-1);
  for (const y of lines) {
    for (const x of lines) {
      // Three corners have finders.
      const finder = (x === 6 && (y === 6 || y === end)) || (y === 6 && x === end);
      if (!finder) square(x, y, 2, 1);
    }
  }
  drawVersion(version, set);
  for (let i = 0; i < 9; i++) {
    if (i !== 6) {
      set(8, i, false);
      set(i, 8, false);
    }
    if (i < 8) {
      set(size - 1 - i, 8, false);
      set(8, size - 1 - i, false);
    }
  }
  set(8, size - 8, true);
  return grid;
}

/** The version with its correction, beside two of the finders; small codes go without. */
function drawVersion(version: number, set: (x: number, y: number, dark: boolean) => void): void {
  if (version < 7) return;
  let rest = version;
  for (let i = 0; i < 12; i++) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
  const bits = (version << 12) | rest;
  const far = 4 * version + 6;
  for (let i = 0; i < 18; i++) {
    const dark = ((bits >> i) & 1) === 1;
    set(far + (i % 3), Math.floor(i / 3), dark);
    set(Math.floor(i / 3), far + (i % 3), dark);
  }
}

/** Level M and the mask, with their own correction, at both of their places. */
function drawFormat(grid: boolean[][], mask: number): void {
  const size = grid.length;
  let rest = mask;
  for (let i = 0; i < 10; i++) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  const bits = ((mask << 10) | rest) ^ 0x5412;
  const bit = (i: number): boolean => ((bits >> i) & 1) === 1;
  const set = (x: number, y: number, i: number): void => {
    const row = grid[y];
    if (row !== undefined) row[x] = bit(i);
  };
  for (let i = 0; i <= 5; i++) set(8, i, i);
  set(8, 7, 6);
  set(8, 8, 7);
  set(7, 8, 8);
  for (let i = 9; i < 15; i++) set(14 - i, 8, i);
  for (let i = 0; i < 8; i++) set(size - 1 - i, 8, i);
  for (let i = 8; i < 15; i++) set(8, size - 15 + i, i);
}

/** The codewords in their zigzag, each dark where the mask and the bit differ. */
function drawData(free: Grid, words: readonly number[], mask: (x: number, y: number) => boolean): boolean[][] {
  const size = free.length;
  const grid = free.map((row) => row.map((dark) => dark === true));
  let at = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const upward = ((right + 1) & 2) === 0;
      const y = upward ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (free[y]?.[x] !== null) continue;
        const bit = (((words[at >> 3] ?? 0) >> (7 - (at & 7))) & 1) === 1;
        at += 1;
        const row = grid[y];
        if (row !== undefined) row[x] = bit !== mask(x, y);
      }
    }
  }
  return grid;
}

/** How hard a code is to read: runs, blocks, finder look-alikes, imbalance. */
function penalty(grid: readonly (readonly boolean[])[]): number {
  const size = grid.length;
  const columns = grid.map((_, x) => grid.map((row) => row[x] === true));
  let score = 0;
  for (const line of [...grid, ...columns]) {
    const text = line.map((dark) => (dark ? "1" : "0")).join("");
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) score += run.length - 2;
    score += 40 * (text.match(/(?=10111010000|00001011101)/g)?.length ?? 0);
  }
  let dark = 0;
  grid.forEach((row, y) => {
    row.forEach((cell, x) => {
      if (cell) dark += 1;
      const below = grid[y + 1];
      if (x + 1 < size && below !== undefined && cell === row[x + 1] && cell === below[x] && cell === below[x + 1]) {
        score += 3;
      }
    });
  });
  return score + 10 * Math.floor(Math.abs((dark * 20) / (size * size) - 10));
}

/** The code as rows of dark cells, or null when the text is too long. No quiet zone around it. */
export function qrCode(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const index = VERSIONS.findIndex(
    ({ total, correction: count, blocks }, i) =>
      4 + lengthBits(i + 1) + 8 * bytes.length <= 8 * (total - count * blocks),
  );
  const version = VERSIONS[index];
  if (version === undefined) return null;
  const data = codewords(bytes, index + 1, version.total - version.correction * version.blocks);
  const words = interleaved(data, version.blocks, version.correction);
  const free = patterns(index + 1);
  let best: boolean[][] | null = null;
  let least = Number.POSITIVE_INFINITY;
  MASKS.forEach((mask, number) => {
    const grid = drawData(free, words, mask);
    drawFormat(grid, number);
    const score = penalty(grid);
    if (score < least) {
      least = score;
      best = grid;
    }
  });
  return best;
}
