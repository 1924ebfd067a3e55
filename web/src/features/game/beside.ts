// Components next to the board, in one module that is loaded after the board.
export { default as GameDialogs } from "./GameDialogs.svelte";
export { default as GameSide } from "./GameSide.svelte";
