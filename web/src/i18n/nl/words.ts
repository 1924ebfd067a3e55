// Dutch names and numbers that several texts use.

export function gradeName(grade: number): string {
  return grade > 18 ? `${grade - 18} dan` : `${19 - grade} geup`;
}

export const number = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
