// Pairs of the four classic setups. There are sixteen, or ten if mirror images count as one.
import type { Setup } from "../../domain/setup";

export const CLASSIC = ["mssm", "smms", "msms", "smsm"] as const satisfies readonly Setup[];

type Classic = (typeof CLASSIC)[number];

/** Mirror image of each setup. Both codes are read from the same side. */
const MIRRORED: Readonly<Record<Classic, Classic>> = { mssm: "mssm", smms: "smms", msms: "smsm", smsm: "msms" };

export interface SetupPair {
  readonly cho: Classic;
  readonly han: Classic;
}

/** Returns all pairs of setups, counting mirror images once. */
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
