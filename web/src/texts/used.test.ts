// @vitest-environment node
// The app uses every message: its name occurs in the code, or the code looks it up by an
// external code.
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const ROOT = resolve(import.meta.dirname, "..");
const MESSAGES = resolve(import.meta.dirname, "../../../texts/en");
/** Messages used only by Rust crates, which Rust checks. */
const OF_CRATES =
  /^(?:bot|rule-|side-names|errors|glossary|left-out|mail|outcomes|pages|previews|results|stranger|terminal|tournament|verdicts)/;

const code = readdirSync(ROOT, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.(ts|svelte)$/.test(file) && !/\.test\.ts$|\.gen\.ts$/.test(file))
  .map((file) => readFileSync(join(ROOT, file), "utf8"))
  .join("\n");
const words = new Set(code.match(/[A-Za-z_$][\w$-]*/g));

/** Returns the segments of a message's id. */
const segments = (id: string): string[] =>
  id
    .replaceAll("--", "\0")
    .split("-")
    .map((segment) => segment.replaceAll("\0", "-").replaceAll("__", "."));

/** Returns whether the code looks up the messages in `name` by a code, or iterates over them. */
const isTable = (before: string, name: string): boolean => new RegExp(`${before}${name}\\s*[[,)]`).test(code);

function isUsed(id: string): boolean {
  const path = segments(id);
  return path.every(
    (name, at) =>
      at === 0 ||
      /^\d+$/.test(name) ||
      words.has(name) ||
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
