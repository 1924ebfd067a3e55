// Reads pixels from a screenshot, because computed styles do not show what was actually painted.
import type { Locator } from '@playwright/test';
import { PNG } from 'pngjs';

export class Painted {
  readonly width: number;
  readonly height: number;
  private readonly data: Buffer;
  private readonly luminances: Float64Array;

  constructor(screenshot: Buffer) {
    const { width, height, data } = PNG.sync.read(screenshot);
    this.width = width;
    this.height = height;
    this.data = data;
    this.luminances = Float64Array.from({ length: width * height }, (_, at) =>
      luminance([...data.subarray(4 * at, 4 * at + 3)]),
    );
  }

  /** Returns a pixel's colour in the format of `getComputedStyle`. */
  colour(x: number, y: number): string {
    const at = 4 * (Math.round(y) * this.width + Math.round(x));
    return `rgb(${[...this.data.subarray(at, at + 3)].join(', ')})`;
  }

  /** Returns the WCAG contrast ratio (1 to 21) between the lightest and the darkest pixel of an area. */
  contrast(left = 0, top = 0, right = this.width, bottom = this.height): number {
    let [least, most] = [1, 0];
    for (let y = Math.max(0, Math.round(top)); y < Math.min(this.height, Math.round(bottom)); y++) {
      const from = y * this.width;
      const end = from + Math.min(this.width, Math.round(right));
      for (const one of this.luminances.subarray(from + Math.max(0, Math.round(left)), end)) {
        least = Math.min(least, one);
        most = Math.max(most, one);
      }
    }
    return (most + 0.05) / (least + 0.05);
  }
}

/** Returns the pixels of an element as shown on the screen, including anything on top of it. */
export async function paintOf(element: Locator): Promise<Painted> {
  return new Painted(await element.screenshot({ animations: 'disabled' }));
}

function luminance(rgb: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
