// Groups of the settings, in display order.
export const GROUPS = ["look", "play", "me"] as const;
export type Group = (typeof GROUPS)[number];
