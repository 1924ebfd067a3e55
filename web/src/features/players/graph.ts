// Shapes for a graph of a rating after each game that changed it.
import type { RatingPoint } from "../../wire.gen";

export interface Graph {
  /** Points of the line that shows the rating. */
  readonly line: string;
  /** Polygon of one deviation above and below the rating: the likely range of the true strength. */
  readonly band: string;
  /** Round ratings on the scale, lowest first, with their vertical positions. */
  readonly ticks: readonly { readonly rating: number; readonly y: number }[];
  /** Position of the latest rating. */
  readonly end: { readonly x: number; readonly y: number };
}

/** Possible steps of the scale; 1000 if all of these are too small. */
const STEPS = [10, 25, 50, 100, 200, 250, 500];
const MOST_TICKS = 6;

/**
 * Returns the graph of at least one point in a box of `width` by `height`. Ratings increase upwards, games to the
 * right.
 */
export function graphOf(points: readonly RatingPoint[], width: number, height: number): Graph {
  const low = Math.min(...points.map(({ rating, deviation }) => rating - deviation));
  const high = Math.max(...points.map(({ rating, deviation }) => rating + deviation));
  const step = STEPS.find((one) => (high - low) / one < MOST_TICKS - 1) ?? 1000;
  const bottom = Math.floor(low / step) * step;
  const top = Math.max(Math.ceil(high / step) * step, bottom + step);

  const round = (value: number): number => Math.round(value * 10) / 10;
  const x = (at: number): number => round(points.length === 1 ? width / 2 : (at * width) / (points.length - 1));
  const y = (rating: number): number => round(((top - rating) * height) / (top - bottom));
  const corner = (rating: number, at: number): string => `${x(at)},${y(rating)}`;

  const above = points.map(({ rating, deviation }, at) => corner(rating + deviation, at));
  const below = points.map(({ rating, deviation }, at) => corner(rating - deviation, at)).reverse();
  const last = points.length - 1;
  return {
    line: points.map(({ rating }, at) => corner(rating, at)).join(" "),
    band: [...above, ...below].join(" "),
    ticks: Array.from({ length: (top - bottom) / step + 1 }, (_, i) => ({
      rating: bottom + i * step,
      y: y(bottom + i * step),
    })),
    end: { x: x(last), y: y(points[last]?.rating ?? bottom) },
  };
}
