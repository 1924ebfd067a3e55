// @vitest-environment node
// Checks that the app uses every message, by its name or through a lookup in a table of messages.
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const ROOT = resolve(import.meta.dirname, "..");
const MESSAGES = resolve(import.meta.dirname, "../../../texts/en");
/** Message files that are not checked here. Most are for Rust crates. */
const OF_CRATES =
  /^(?:bot|rule-|side-names|errors|glossary|left-out|mail|outcomes|pages|previews|results|stranger|terminal|tournament|verdicts)/;

const code = readdirSync(ROOT, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.(ts|svelte)$/.test(file) && !/\.test\.ts$|\.gen\.ts$/.test(file))
  .map((file) => readFileSync(join(ROOT, file), "utf8"))
  .join("\n");
/** Names that may refer to a message: members, strings and destructured variables. */
const read = new Set([
  ...[...code.matchAll(/[.'"`]([A-Za-z_$][\w$-]*)/g)].map(([, name = ""]) => name),
  ...[...code.matchAll(/\{([\w$,\s]+)\}(?:: \w+)? ?[=,)]/g)].flatMap(([, names = ""]) => names.split(/[,\s]+/)),
]);

/** Splits a message's id at single hyphens. In a segment, `--` stands for a hyphen and `__` for a dot. */
const segments = (id: string): string[] =>
  id
    .replaceAll("--", "\0")
    .split("-")
    .map((segment) => segment.replaceAll("\0", "-").replaceAll("__", "."));

/** Returns whether the code indexes the table `name`, or passes it on as a whole. */
const isTable = (before: string, name: string): boolean => new RegExp(`${before}${name}\\s*[[,)]`).test(code);

function isUsed(id: string): boolean {
  const path = segments(id);
  return path.every(
    (name, at) =>
      at === 0 ||
      /^\d+$/.test(name) ||
      read.has(name) ||
      isTable(at === 1 ? "\\bt(?:\\(\\))?\\." : "[.{ ]", path[at - 1] ?? ""),
  );
}

test("every message is used", () => {
  const ids = readdirSync(MESSAGES)
    .filter((file) => !OF_CRATES.test(file))
    .flatMap((file) => [...readFileSync(join(MESSAGES, file), "utf8").matchAll(/^([A-Za-z][\w-]*) =/gm)])
    .map(([, id = ""]) => id);
  expect(ids.length).toBeGreaterThan(1_800);
  expect(ids.filter((id) => !isUsed(id))).toEqual([]);
  expect(isUsed("game-neverSaid")).toBe(false);
});
