// Wraps the addresses of links in components: `href="/learn"` becomes `href={linkTo("/learn")}`. Components contain
// plain addresses, to which `linkTo` (`src/platform/places.ts`) adds the path under which the app is served.
import { dirname, relative, resolve, sep } from "node:path";
import { type AST, type PreprocessorGroup, parse } from "svelte/compiler";

const PLACES = resolve(import.meta.dirname, "src/platform/places");

type Value = AST.Attribute["value"];

/** Returns the source of an attribute's value as an expression; null if it is missing or does not start with `/`. */
function expressionOf(value: Value, source: string): string | null {
  if (value === true) return null;
  const inner = ({ expression }: AST.ExpressionTag): string => {
    const { start, end } = expression as unknown as { start: number; end: number };
    return source.slice(start, end);
  };
  if (!Array.isArray(value)) return inner(value);
  const [first] = value;
  if (first?.type === "Text" && !first.data.startsWith("/")) return null;
  if (value.length === 1 && first?.type === "Text") return JSON.stringify(first.data);
  return `\`${value.map((part) => (part.type === "Text" ? part.data : `\${${inner(part)}}`)).join("")}\``;
}

/** Yields the `href` attributes of all `<a>` elements in a part of a component, at any depth. */
function* linksIn(node: unknown): Generator<AST.Attribute> {
  if (Array.isArray(node)) for (const one of node) yield* linksIn(one);
  if (node === null || typeof node !== "object" || Array.isArray(node)) return;
  const { type, name, attributes } = node as Partial<AST.RegularElement>;
  if (type === "RegularElement" && name === "a")
    for (const one of attributes ?? []) if (one.type === "Attribute" && one.name === "href") yield one;
  for (const [key, part] of Object.entries(node)) if (key !== "parent") yield* linksIn(part);
}

/** Returns the source of a component with its links wrapped, and with the import of `linkTo` that they need. */
export function placed(source: string, filename: string): string {
  const { fragment, instance } = parse(source, { modern: true, filename });
  let [code, count] = [source, 0];
  for (const { start, end, value } of [...linksIn(fragment)].sort((one, other) => other.start - one.start)) {
    const expression = expressionOf(value, source);
    if (expression === null) continue;
    code = `${code.slice(0, start)}href={linkTo(${expression})}${code.slice(end)}`;
    count += 1;
  }
  if (count === 0 || /import \{[^}]*\blinkTo\b/.test(source)) return code;
  const path = relative(dirname(filename), PLACES).replaceAll(sep, "/");
  const wanted = `import { linkTo } from "${path.startsWith(".") ? path : `./${path}`}";`;
  if (!instance) return `<script lang="ts">${wanted}</script>\n${code}`;
  // The script comes before the markup, so the replacements have not moved it.
  const { start } = instance.content as unknown as { start: number };
  return `${code.slice(0, start)}${wanted}${code.slice(start)}`;
}

export function links(): PreprocessorGroup {
  return { name: "links", markup: ({ content, filename = "" }) => ({ code: placed(content, filename) }) };
}
