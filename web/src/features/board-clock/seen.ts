// Time at which a page last showed a running clock, used to distinguish a reload from a longer absence.
import { changeOnce, kept, type Form } from "../../platform/storage.svelte";

/** Interval in ms at which a page with a running clock stores the current time. */
export const BEAT_MS = 1_000;

const form = (key: string): Form<number> => ({ key: `${key}.seen`, read: (text) => Number(text ?? 0) });

/** Returns the time at which a page last showed a running clock, in ms since 1970; 0 if never. */
export const seenAt = (key: string): number => form(key).read(kept(`${key}.seen`));

export const beat = (key: string, now: number): void => changeOnce(form(key), () => now);
