// What Svelte's templates know of our custom element.
import type { Attachment } from "svelte/attachments";
import type { JanggiBoard, JanggiCaptured } from "./board";

declare module "svelte/elements" {
  interface SvelteHTMLElements {
    "janggi-board": Record<symbol, Attachment<JanggiBoard>>;
    "janggi-captured": Record<symbol, Attachment<JanggiCaptured>>;
  }
}
