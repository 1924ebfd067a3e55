// Types of the app's custom elements, for Svelte templates.
import type { Attachment } from "svelte/attachments";
import type { JanggiBoard, JanggiCaptured } from "./board";

declare module "svelte/elements" {
  interface SvelteHTMLElements {
    "janggi-board": Record<symbol, Attachment<JanggiBoard>>;
    "janggi-captured": Record<symbol, Attachment<JanggiCaptured>>;
  }
}
