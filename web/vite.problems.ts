// Provides the collection of problems as JSON files: an index, all problems in parts, and the daily problems in parts.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin, ResolvedConfig } from "vite";
import { DAYS, inDailyOrder } from "./src/features/problems/daily.ts";
import { difficultyOf, PART, rowOf, type Problem } from "./src/features/problems/problem.ts";

/** Virtual modules with the addresses of these files: of the whole collection, and of the daily problems. */
const MODULES = ["virtual:problems", "virtual:daily-problems"];
const COLLECTION = resolve(import.meta.dirname, "../crates/problems/collection");

/** Parses the problems of a file, without their sources. */
function read(file: string): Problem[] {
  const lines = readFileSync(resolve(COLLECTION, file), "utf8").split("\n");
  return lines
    .filter((line) => line !== "")
    .map((line) => {
      const { source: _source, ...problem } = JSON.parse(line) as Problem & { source: string };
      return problem;
    });
}

/** Returns the problems from games, followed by the composed problems. */
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
    resolveId: (id) => (MODULES.includes(id) ? `\0${id}` : null),
    load(id) {
      const named = MODULES.find((one) => id === `\0${one}`);
      if (named === undefined) return null;
      const problems = readProblems();
      const address = (name: string, content: unknown): string => {
        const source = JSON.stringify(content);
        if (config.command !== "build") return JSON.stringify(`data:application/json,${encodeURIComponent(source)}`);
        return `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: "asset", name, source })}`;
      };
      const inFiles = (all: readonly Problem[], size: number, name: string): string => {
        const files: Problem[][] = [];
        for (let at = 0; at < all.length; at += size) files.push(all.slice(at, at + size));
        return `[${files.map((file, at) => address(`${name}-${at}.json`, file)).join(", ")}]`;
      };
      if (named === MODULES[0]) {
        const list = address("problems.json", problems.map(rowOf));
        return `export const list = ${list};\nexport const parts = ${inFiles(problems, PART, "problems")};`;
      }
      const graded = problems.map((problem) => ({ problem, difficulty: difficultyOf(problem) }));
      const days = inDailyOrder(graded).map(({ problem }) => problem);
      return `export const length = ${days.length};\nexport const files = ${inFiles(days, DAYS, "daily")};`;
    },
  };
}
