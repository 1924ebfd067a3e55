// The collection of problems as files that the page fetches: the list of all, and the problems in parts.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin, ResolvedConfig } from "vite";
import { PART, rowOf, type Problem } from "./src/features/problems/problem";

const MODULE = "virtual:problems";
const RESOLVED = `\0${MODULE}`;
const COLLECTION = resolve(import.meta.dirname, "../crates/problems/collection");

/** The problems of a file. What only says where each comes from is left out. */
function read(file: string): Problem[] {
  const lines = readFileSync(resolve(COLLECTION, file), "utf8").split("\n");
  return lines
    .filter((line) => line !== "")
    .map((line) => {
      const { source: _source, ...problem } = JSON.parse(line) as Problem & { source: string };
      return problem;
    });
}

/** The problems from games, then the composed ones. */
export function readProblems(): Problem[] {
  return [...read("puzzles.jsonl"), ...read("composed.jsonl").map((problem) => ({ ...problem, composed: true }))];
}

export function problemFiles(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "problem-files",
    configResolved(resolved) {
      config = resolved;
    },
    resolveId: (id) => (id === MODULE ? RESOLVED : null),
    load(id) {
      if (id !== RESOLVED) return null;
      const problems = readProblems();
      const parts: Problem[][] = [];
      for (let at = 0; at < problems.length; at += PART) parts.push(problems.slice(at, at + PART));
      const address = (name: string, content: unknown): string => {
        const source = JSON.stringify(content);
        if (config.command !== "build") return JSON.stringify(`data:application/json,${encodeURIComponent(source)}`);
        return `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: "asset", name, source })}`;
      };
      const list = address("problems.json", problems.map(rowOf));
      const files = parts.map((part, at) => address(`problems-${at}.json`, part));
      return `export const list = ${list};\nexport const parts = [${files.join(", ")}];`;
    },
  };
}
