// Made by vite.problems.ts.
declare module "virtual:problems" {
  /** The address of the list of all problems. */
  export const list: string;
  /** The addresses of the parts, in their order. */
  export const parts: readonly string[];
}
