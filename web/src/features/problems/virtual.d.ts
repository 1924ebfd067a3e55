// Made by vite.problems.ts.
declare module "virtual:problems" {
  /** The address of the list of all problems. */
  export const list: string;
  /** The addresses of the parts, in their order. */
  export const parts: readonly string[];
}
declare module "virtual:daily-problems" {
  /** How many days have a problem before the first comes again. */
  export const length: number;
  /** The addresses of the files with the problems of `DAYS` days each. */
  export const files: readonly string[];
}
