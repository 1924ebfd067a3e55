// The components of the game page that are loaded after the board, in one module.
export { default as GameDialogs } from "./GameDialogs.svelte";
export { default as GameSide } from "./GameSide.svelte";
