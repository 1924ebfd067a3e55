// Korean names that several texts use.

export function gradeName(grade: number): string {
  return grade > 18 ? `${grade - 18}단` : `${19 - grade}급`;
}

const HANJA: Record<string, string> = { 초: "楚", 한: "漢" };

/** 한(漢): by itself 한 may be read as "one". */
export function withHanja(side: string): string {
  const hanja = HANJA[side];
  return hanja === undefined ? side : `${side}(${hanja})`;
}
