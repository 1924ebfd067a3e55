// Texts by a code from elsewhere: a newer server or a record may name one that is not known here.

/** A text, or one that needs facts. */
type Text = string | ((facts: never) => string);

/** The text of a code with its facts; undefined for an unknown code. */
export function textOf(
  texts: Readonly<Record<string | number, Text>>,
  code: string | number,
  facts: object = {},
): string | undefined {
  const text = Object.hasOwn(texts, code) ? texts[code] : undefined;
  return typeof text === "function" ? text(facts as never) : text;
}
