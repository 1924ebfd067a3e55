// The pairs of setups with which a game can start: sixteen, or ten if a pair and its mirror image count as one.
import type { Setup } from "../../domain/setup";

export const CLASSIC = ["mssm", "smms", "msms", "smsm"] as const satisfies readonly Setup[];

type Classic = (typeof CLASSIC)[number];

/** Setups with left and right swapped, seen from the same seat. */
const MIRRORED: Readonly<Record<Classic, Classic>> = { mssm: "mssm", smms: "smms", msms: "smsm", smsm: "msms" };

export interface SetupPair {
  readonly cho: Classic;
  readonly han: Classic;
}

/** Returns one starting position of each mirrored pair. */
export function distinctPairs(): readonly SetupPair[] {
  const seen = new Set<string>();
  const all = CLASSIC.flatMap((cho) => CLASSIC.map((han) => ({ cho, han })));
  return all.filter(({ cho, han }) => {
    if (seen.has(`${cho} ${han}`)) return false;
    seen.add(`${cho} ${han}`);
    seen.add(`${MIRRORED[cho]} ${MIRRORED[han]}`);
    return true;
  });
}
