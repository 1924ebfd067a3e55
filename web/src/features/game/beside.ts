// What stands beside the board: fetched once the board is there, which does not wait for it.
export { default as GameDialogs } from "./GameDialogs.svelte";
export { default as GameSide } from "./GameSide.svelte";
