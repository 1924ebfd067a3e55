// @vitest-environment node
// Checks that no component shows a text with variables without calling it. The page would show the source code of the
// function, and neither TypeScript nor Svelte's checks find this.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "svelte/compiler";
import { expect, test } from "vitest";
import { t } from "./i18n/index.svelte";

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === "string";
const nameOf = (node: unknown): string => String((node as { name?: unknown } | null)?.name ?? "");
/** Expressions that only wrap another one. */
const WRAPPERS: Readonly<Record<string, string>> = { TSAsExpression: "expression", TSNonNullExpression: "expression" };

/** Functions that return texts in the current language, by name. */
const ROOTS: ReadonlyMap<string, () => unknown> = new Map(
  Object.values(import.meta.glob<Record<string, unknown>>("./texts/*.gen.ts", { eager: true }))
    .flatMap((module) => Object.entries(module))
    .filter((entry): entry is [string, () => unknown] => entry[0].endsWith("Texts") && typeof entry[1] === "function")
    .concat([["t", t]]),
);

/** Returns all nodes below a node, with their parents. */
function* below(value: unknown, parent: Node | null = null): Generator<[node: Node, parent: Node | null]> {
  if (Array.isArray(value)) for (const one of value) yield* below(one, parent);
  if (!isNode(value)) return;
  yield [value, parent];
  for (const child of Object.values(value)) yield* below(child, value);
}

/** Returns the texts to which an expression leads, if it is known. */
function textOf(node: unknown, constants: ReadonlyMap<string, unknown>): unknown {
  if (!isNode(node)) return undefined;
  const wrapped = WRAPPERS[node.type];
  if (wrapped !== undefined) return textOf(node[wrapped], constants);
  if (node.type === "Identifier") return textOf(constants.get(nameOf(node)), constants);
  if (node.type === "CallExpression") {
    if (nameOf(node.callee) === "$derived") return textOf((node.arguments as unknown[])[0], constants);
    return ROOTS.get(nameOf(node.callee))?.();
  }
  if (node.type !== "MemberExpression") return undefined;
  const of = textOf(node.object, constants);
  if (typeof of !== "object" || of === null) return undefined;
  if (node.computed !== true) return (of as Record<string, unknown>)[nameOf(node.property)];
  const all = Object.values(of);
  return all.every((one) => typeof one === typeof all[0]) ? all[0] : undefined;
}

/** Returns the expressions whose value an expression may take. */
function outcomes(node: Node): Node[] {
  const parts =
    node.type === "ConditionalExpression"
      ? [node.consequent, node.alternate]
      : node.type === "LogicalExpression"
        ? [node.left, node.right]
        : null;
  return parts === null ? [node] : parts.filter(isNode).flatMap(outcomes);
}

/** Returns the expressions that a component puts into its texts and attributes. */
function* shown(root: unknown): Generator<Node> {
  for (const [node, parent] of below(root)) {
    const inElement = parent?.type === "Fragment" || (parent?.type === "Attribute" && !/^on/.test(nameOf(parent)));
    if (node.type === "ExpressionTag" && inElement) yield node.expression as Node;
    if (node.type === "TemplateLiteral") yield* node.expressions as Node[];
  }
}

/** Returns the uncalled texts of a component, as in its source. */
function uncalled(source: string): string[] {
  const root = parse(source, { modern: true }) as unknown as Node;
  const constants = new Map<string, unknown>();
  const ofComponents = new Set<unknown>();
  for (const [node] of below(root)) {
    if (node.type === "VariableDeclarator") constants.set(nameOf(node.id), node.init);
    if (node.type === "Component") for (const one of node.attributes as Node[]) ofComponents.add(one.value);
  }
  const isForComponent = (expression: Node): boolean =>
    [...ofComponents].some((value) => (value as { expression?: unknown } | null)?.expression === expression);
  return [...shown(root)]
    .filter((expression) => !isForComponent(expression))
    .flatMap(outcomes)
    .filter((one) => typeof textOf(one, constants) === "function")
    .map((one) => source.slice(one.start as number, one.end as number));
}

test("texts with variables are called where they are shown", () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" });
  const components = files.filter((path) => path.endsWith(".svelte"));
  expect(components.length).toBeGreaterThan(100);
  for (const path of components) {
    expect(uncalled(readFileSync(join(import.meta.dirname, path), "utf8")), path).toEqual([]);
  }
});

test("uncalled texts are found in texts, attributes and template literals", () => {
  const script = '<script lang="ts">const words = $derived(directorTexts().result);</script>';
  const within = ["{`$", "{words.late}`}"].join("");
  for (const body of ["{words.late}", "<b title={words.late}></b>", '{on ? words.late : ""}', within]) {
    expect(uncalled(`${script}<p>${body}</p>`), body).toEqual(["words.late"]);
  }
  for (const body of ['{words.late({ name: "A" })}', "{words.label}", "<Late text={words.late} />"]) {
    expect(uncalled(`${script}<p>${body}</p>`), body).toEqual([]);
  }
});
