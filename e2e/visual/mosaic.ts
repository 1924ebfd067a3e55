// Mosaics of screenshots: each tile of the page becomes one pixel of its mean colour.
//
// A changed word, different font hinting or a different browser version has almost no effect. Changed positions, sizes
// and colours do.
import { PNG } from 'pngjs';

/** Width and height of a tile in CSS pixels, about the height of a line of text. */
export const TILE = 16;
/** Difference in any colour channel, out of 255, above which a tile counts as different. */
const FAR = 20;

export function mosaic(screenshot: Buffer): PNG {
  const from = PNG.sync.read(screenshot);
  const made = new PNG({ width: Math.ceil(from.width / TILE), height: Math.ceil(from.height / TILE) });
  for (let y = 0; y < made.height; y++) {
    for (let x = 0; x < made.width; x++) {
      const at = 4 * (y * made.width + x);
      made.data.set([...mean(from, x * TILE, y * TILE), 255], at);
    }
  }
  return made;
}

/** Returns the mean colour of the tile with this top left corner. */
function mean(from: PNG, left: number, top: number): number[] {
  const sum = [0, 0, 0];
  let count = 0;
  for (let y = top; y < Math.min(top + TILE, from.height); y++) {
    for (let x = left; x < Math.min(left + TILE, from.width); x++) {
      const at = 4 * (y * from.width + x);
      for (let channel = 0; channel < 3; channel++) sum[channel] = (sum[channel] ?? 0) + (from.data[at + channel] ?? 0);
      count += 1;
    }
  }
  return sum.map((one) => Math.round(one / count));
}

/**
 * Returns the ratio of differing tiles to content tiles, from 0 to 1; 1 if the sizes of the pictures differ. Content
 * tiles are those that are not background in at least one picture. On a page with little content, small changes thus
 * count more.
 */
export function difference(one: PNG, other: PNG): number {
  if (one.width !== other.width || one.height !== other.height) return 1;
  const [ground, otherGround] = [commonest(one), commonest(other)];
  let [different, content] = [0, 0];
  for (let at = 0; at < one.data.length; at += 4) {
    if (isFar(one, at, colourAt(other, at))) different += 1;
    if (isFar(one, at, ground) || isFar(other, at, otherGround)) content += 1;
  }
  return different / Math.max(different, content, 1);
}

function colourAt(picture: PNG, at: number): readonly number[] {
  return [...picture.data.subarray(at, at + 3)];
}

function isFar(picture: PNG, at: number, colour: readonly number[]): boolean {
  return colour.some((one, channel) => Math.abs(one - (picture.data[at + channel] ?? 0)) > FAR);
}

/** Returns the most frequent tile colour, which is taken as the background. */
function commonest(picture: PNG): readonly number[] {
  const counts = new Map<string, number>();
  for (let at = 0; at < picture.data.length; at += 4) {
    const key = colourAt(picture, at).join(' ');
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const [key = ''] = [...counts].reduce((most, one) => (one[1] > most[1] ? one : most), ['', 0]);
  return key.split(' ').map(Number);
}
