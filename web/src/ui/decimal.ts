// Parsing of decimal numbers as typed by users.

/** Parses a number with a point or a comma as the decimal sign; null if the text is not a number. */
export function decimalOf(text: string): number | null {
  const plain = text.trim().replace(",", ".");
  return /^\d*\.?\d+$|^\d+\.$/.test(plain) ? Number(plain) : null;
}
