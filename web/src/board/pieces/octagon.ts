// The octagon every Janggi piece is cut to.
import { unit } from "../svg";

/** A regular octagon around 0,0 with flat sides at `radius`. */
export function octagonPath(radius: number): string {
  const corner = radius * Math.tan(Math.PI / 8);
  const r = unit(radius);
  const c = unit(corner);
  return `M-${c}-${r}H${c}L${r}-${c}V${c}L${c} ${r}H-${c}L-${r} ${c}V-${c}Z`;
}
