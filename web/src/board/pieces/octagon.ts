// The octagonal shape of every Janggi piece.
import type { Point } from "../layout";
import { unit } from "../svg";

export const ORIGIN: Point = { x: 0, y: 0 };

/** Returns the path of a regular octagon around a point. `radius` is the distance from the centre to each side. */
export function octagonPath(radius: number, { x, y }: Point = ORIGIN): string {
  const corner = radius * Math.tan(Math.PI / 8);
  const [left, right, top, bottom] = [x - radius, x + radius, y - radius, y + radius].map(unit);
  const [inLeft, inRight, inTop, inBottom] = [x - corner, x + corner, y - corner, y + corner].map(unit);
  return `M${inLeft} ${top}H${inRight}L${right} ${inTop}V${inBottom}L${inRight} ${bottom}H${inLeft}L${left} ${inBottom}V${inTop}Z`;
}
