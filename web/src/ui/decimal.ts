// Decimal numbers as people type them.

/** Returns the number that a text stands for, with a point or a comma as the decimal sign; null if it is none. */
export function decimalOf(text: string): number | null {
  const plain = text.trim().replace(",", ".");
  return /^\d*\.?\d+$|^\d+\.$/.test(plain) ? Number(plain) : null;
}
