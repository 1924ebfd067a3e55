// Standings of the groups on the screen for spectators.
//
// Pure. Must not depend on pages.
import type { View } from "../../../domain/tournament.gen";
import { directorTexts } from "../../../texts/director.gen";
import { namesApart } from "../namesakes";
import { placeText } from "../places";
import { pointsText } from "../words";

export interface Group {
  readonly title: string;
  readonly rows: readonly {
    readonly id: number;
    readonly place: string;
    readonly name: string;
    readonly points: string;
  }[];
}

/** Returns the standings of all groups whose division has not begun its knock-out. */
export function groupsOf({ divisions, entries, plan }: Pick<View, "divisions" | "entries" | "plan">): Group[] {
  const name = namesApart(entries);
  return divisions.flatMap(({ tables, bracket, rounds }, at) =>
    (bracket.length > 0 || rounds.length === 0 ? [] : tables).flatMap(({ group, rows }): Group[] => {
      if (group === null) return [];
      const division = plan.divisions[at]?.name ?? "";
      return [
        {
          title: [division, directorTexts().standings.group({ n: group + 1 })]
            .filter((text) => text !== "")
            .join(" · "),
          rows: rows.map((row) => ({
            id: row.id,
            place: placeText(row, rows),
            name: name(row.id),
            points: pointsText(row.points),
          })),
        },
      ];
    }),
  );
}
