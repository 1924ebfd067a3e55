// Texts by external codes: a newer server or a record may use one that is unknown here.

/** A text, or one with facts as parameters. */
type Text = string | ((facts: never) => string);

/** The text for a code with its facts; undefined for an unknown code. */
export function textOf(
  texts: Readonly<Record<string | number, Text>>,
  code: string | number,
  facts: object = {},
): string | undefined {
  const text = Object.hasOwn(texts, code) ? texts[code] : undefined;
  return typeof text === "function" ? text(facts as never) : text;
}
