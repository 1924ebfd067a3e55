// The parts next to the board. They are fetched after the board, which does not wait for them.
export { default as GameDialogs } from "./GameDialogs.svelte";
export { default as GameSide } from "./GameSide.svelte";
