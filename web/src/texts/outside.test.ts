// @vitest-environment node
// Tests that texts for users are in the catalogue (`texts/`). Except in listed files, code has no Hangul and selects no
// text by language. Markup has no words.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { parse } from "svelte/compiler";
import { expect, test } from "vitest";
import { LANGS } from "./languages.gen";

const ROOT = resolve(import.meta.dirname, "../..");

/** Files that may have Hangul or texts per language, with the reason. */
const ALLOWED: Readonly<Record<string, string>> = {
  "embed.html": "the name of the program",
  "index.html": "the name of the program, until the server or the app gives a title",
  "public/manifest.webmanifest": "one manifest for readers of all languages: in Korean and English",
  "src/board/keys.ts": "what Korean keyboards write",
  "src/board/north.ts": "the words of North Korea, a function of the catalogue",
  "src/board/pieces/draw.ts": "letters on pieces",
  "src/board/typing.ts": "what may stand in a typed move",
  "src/domain/notation.ts": "the Korean notation of moves",
  "src/features/analysis-page/PrintView.svelte": "headers of record files",
  "src/features/analysis-page/reader.ts": "headers of record files",
  "src/features/blind/commands.ts": "letters between the points of a typed move",
  "src/features/culture/sources.ts": "titles of sources",
  "src/features/game/calls.ts": "called out in Korean, whatever the reader's language",
  "src/i18n/josa.ts": "Korean particles, a function of the catalogue",
  "src/i18n/north.ts": "the words of North Korea, a function of the catalogue",
  "src/i18n/stored-names.ts": "what earlier versions stored",
  "src/ui/program-in-record.ts": "names of programs in record files",
  "src/texts/functions.ts": "the characters of the sides, a function of the catalogue",
};
/** Files for tests, and files generated from other sources. */
const NOT_READ = /\.test\.ts$|\.gen\.ts$|-double\.ts$|\/(?:samples|text-laws)\.ts$/;
/** Words in markup that are not texts: formats, commands, CSS values. */
const NO_TEXTS = /^(?:(?:: )?(?:PNG|SVG|GIF)|janggun (?:play|serve) --lan|.*\b(?:px|rem)|translate\()$/;
const READ_ALOUD = /^(?:aria-label|aria-description|alt|label|placeholder|title)$/;

const codes = Object.keys(LANGS);
const HANGUL = /[\u1100-\u11FF\u3130-\u318F\uAC00-\uD7AF]/;
/** Code that selects a text by language. A comparison with `ko` is not matched, because its text would be Hangul. */
const A_LANGUAGE = new RegExp(
  `(?:^|[{,])\\s*"?(?:${codes.join("|")})"?\\s*:\\s*["'\`{[]|=== "(?:${codes.filter((code) => code !== "ko").join("|")})" \\? ["'\`]`,
);
const COMMENTS = /\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|(?<=^|\s)\/\/.*/gm;

interface Node {
  readonly type?: string;
  readonly name?: string;
  readonly data?: string;
}

/** Yields the words in the markup of a component that are shown or announced to a user. */
function* words(node: unknown, attribute = ""): Generator<string> {
  if (typeof node !== "object" || node === null) return;
  const { type, name, data } = node as Node;
  const isRead = attribute === "" || READ_ALOUD.test(attribute);
  if (type === "Text" && isRead && /\p{L}{2,}/u.test(data ?? "")) yield (data ?? "").trim();
  const within = type === "Attribute" ? (name ?? "") : /Element$|Component$/.test(type ?? "") ? "" : attribute;
  for (const inner of Object.values(node)) yield* words(inner, within);
}

/** Returns the faults in a file. */
function faults(path: string, text: string): string[] {
  const code = text.replaceAll(COMMENTS, "");
  const found = code.split("\n").filter((line) => HANGUL.test(line) || A_LANGUAGE.test(line));
  const own = path in ALLOWED ? [] : found.map((line) => `${path}: ${line.trim()}`);
  if (!path.endsWith(".svelte")) return own;
  const shown = [...words(parse(text, { modern: true }).fragment)].filter((word) => !NO_TEXTS.test(word));
  return [...own, ...shown.map((word) => `${path} shows ${word}`)];
}

const SOURCES = ["src", "public", "index.html", "embed.html"];
const files = SOURCES.flatMap((source) => {
  const from = join(ROOT, source);
  if (!existsSync(from) || /\.html$/.test(source)) return [source];
  return readdirSync(from, { recursive: true, encoding: "utf8" }).map((file) => relative(ROOT, join(from, file)));
})
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => /\.(?:ts|svelte|js|html|webmanifest)$/.test(path) && !NOT_READ.test(path));

test("every text is in the catalogue", () => {
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap((path) => faults(path, readFileSync(join(ROOT, path), "utf8")))).toEqual([]);
});

test("what the list allows is there", () => {
  const code = (path: string): string => readFileSync(join(ROOT, path), "utf8").replaceAll(COMMENTS, "");
  expect(Object.keys(ALLOWED).filter((path) => !HANGUL.test(code(path)))).toEqual([]);
});

test.each([
  ["a.ts", 'const pass = "한수쉼";'],
  ["a.ts", 'const way = { ko: "", en: "to", nl: "naar" };'],
  ["a.ts", "const texts = { nl: {} };"],
  ["a.ts", 'const way = lang === "nl" ? "naar" : "to";'],
  ["A.svelte", "<p>No moves yet</p>"],
  ["A.svelte", '<button aria-label="Close" class="quiet">✕</button>'],
  ["A.svelte", '{#if open}<input placeholder="Name" />{/if}'],
])("a text is found: %s, %s", (path, text) => {
  expect(faults(path, text)).toHaveLength(1);
});

test("what is no text is not", () => {
  expect(faults("a.ts", '// 한수쉼\nconst lang: Lang = "ko"; /* 초 */')).toEqual([]);
  expect(faults("A.svelte", '<script lang="ts"></script><p class="hint" style:left="{x}px">{t().ok} ✕</p>')).toEqual(
    [],
  );
});
