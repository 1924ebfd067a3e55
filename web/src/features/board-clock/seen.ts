// When a page last showed a running clock, so that a reload can be told from a longer absence.
import { changeOnce, kept, type Form } from "../../platform/storage.svelte";

/** Interval in ms at which a page with a running clock says so. */
export const BEAT_MS = 1_000;

const form = (key: string): Form<number> => ({ key: `${key}.seen`, read: (text) => Number(text ?? 0) });

/** Returns when the value under a key was last shown with a running clock, in milliseconds since 1970. */
export const seenAt = (key: string): number => form(key).read(kept(`${key}.seen`));

export const beat = (key: string, now: number): void => changeOnce(form(key), () => now);
