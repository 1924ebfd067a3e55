// Looks up texts by code. Codes from a newer server or from a record may be unknown.

/** A text, or a function that returns one with facts inserted. */
type Text = string | ((facts: never) => string);

/** Returns the text for a code with its facts; undefined for an unknown code. */
export function textOf(
  texts: Readonly<Record<string | number, Text>>,
  code: string | number,
  facts: object = {},
): string | undefined {
  const text = Object.hasOwn(texts, code) ? texts[code] : undefined;
  return typeof text === "function" ? text(facts as never) : text;
}
