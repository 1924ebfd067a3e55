// Layout of equal tiles in an area without scrolling: the arrangement in which they are largest.
//
// Pure. Must not depend on pages.

export interface Area {
  readonly width: number;
  readonly height: number;
}

/** A shape that tiles can have. Lengths are multiples of a unit that all tiles share. */
export interface Shape<Name extends string> {
  readonly name: Name;
  readonly width: number;
  readonly height: number;
}

export interface Arrangement<Name extends string> {
  readonly columns: number;
  readonly shape: Name;
  /** Length of the unit in pixels. */
  readonly unit: number;
}

/** Returns the arrangement of `count` tiles with the largest unit; of equally large ones, that with fewer columns. */
export function arrange<Name extends string>(
  count: number,
  { width, height }: Area,
  shapes: readonly [Shape<Name>, ...Shape<Name>[]],
): Arrangement<Name> {
  let best: Arrangement<Name> = { columns: 1, shape: shapes[0].name, unit: 0 };
  for (let columns = 1; columns <= count; columns += 1) {
    const rows = Math.ceil(count / columns);
    for (const shape of shapes) {
      const unit = Math.min(width / columns / shape.width, height / rows / shape.height);
      if (unit > best.unit) best = { columns, shape: shape.name, unit };
    }
  }
  return best;
}
