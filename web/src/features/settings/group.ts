// The groups of the settings, in their order.
export const GROUPS = ["look", "play", "me"] as const;
export type Group = (typeof GROUPS)[number];
