// Secrets for players' phones, derived from a random seed per tournament that never leaves this browser. Printed codes
// therefore stay valid after a reload, in a second window, and after a restart of the server.
import { freshId } from "../../../platform/fresh-id";
import { sha256 } from "../../../platform/sha256";
import { readObject, type Form } from "../../../platform/storage.svelte";
import type { Side } from "../../../domain/tournament.gen";

/** Stored data about the phones of a tournament. */
export interface Line {
  readonly seed: string;
  readonly on: boolean;
  /** Id of the relay on the server; empty until the server has answered. */
  readonly relay: string;
  /** Base URL of the app for phones; null if unknown, or if phones cannot reach the server. */
  readonly site: string | null;
}

function isLine(value: unknown): value is Line {
  const { seed, on, relay, site } = (value ?? {}) as Partial<Line>;
  const isText = typeof seed === "string" && typeof relay === "string";
  return isText && typeof on === "boolean" && (site === null || typeof site === "string");
}

/** Stored data by tournament id. */
export const LINES: Form<Readonly<Record<string, Line>>> = {
  key: "janggun.phones",
  read: (text) =>
    Object.fromEntries(Object.entries(readObject(text)).filter((entry): entry is [string, Line] => isLine(entry[1]))),
};

export const freshLine = (): Line => ({ seed: freshId() + freshId(), on: false, relay: "", site: null });

/** Returns the secret that authenticates the director to the server. */
export const secretOf = (seed: string): string => sha256(`director ${seed}`);

/** Returns a player's code for the game `key`. */
export const codeOf = (seed: string, key: string, side: Side): string =>
  sha256(`code ${seed} ${key} ${side}`).slice(0, 12);

/** Returns the hash that is uploaded instead of a code. */
export const hashOf = (code: string): string => sha256(code).slice(0, 32);

/** Returns the URL of a player's page, or of the public page if `code` is null. Null if there is no URL for phones. */
export function linkOf({ site, relay }: Pick<Line, "site" | "relay">, code: string | null): string | null {
  if (site === null || relay === "") return null;
  return `${site}/phone#${relay}${code === null ? "" : `.${code}`}`;
}
