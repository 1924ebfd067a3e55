// Texts for codes from outside: a newer server or a record may use codes that are unknown here.

/** A text, or a function that inserts facts into one. */
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
