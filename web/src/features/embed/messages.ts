// Messages between the viewer and the surrounding page, documented in docs/embed.md.

/** A request from the surrounding page. */
export type Request =
  | { type: "janggun:go"; ply: number }
  | { type: "janggun:step"; by: 1 | -1 }
  | { type: "janggun:flip" };

/** A message to the surrounding page: `ready` once, then `position` for every position shown. */
export type Report =
  | { type: "janggun:ready"; plies: number }
  | { type: "janggun:position"; ply: number; plies: number; fen: string; move: string | null };

/** Parses a request; null if the message is not one. */
export function requestOf(data: unknown): Request | null {
  if (typeof data !== "object" || data === null) return null;
  const { type, ply, by } = data as Record<string, unknown>;
  if (type === "janggun:go" && Number.isInteger(ply)) return { type, ply: ply as number };
  if (type === "janggun:step" && (by === 1 || by === -1)) return { type, by };
  return type === "janggun:flip" ? { type } : null;
}
