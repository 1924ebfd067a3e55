// Reasons for pairings and byes, in sentences.
import type { DivisionPlan, EntryId, Fact } from "../../domain/tournament.gen";
import { textOf } from "../../i18n/codes";
import { directorTexts, type DirectorTexts } from "../../texts/director.gen";
import { pointsText } from "./words";

/** The two players of a pairing, Cho first, or the player with a bye. */
export interface Explained {
  readonly name: (id: EntryId) => string;
  readonly names: readonly [string, string];
  /** Names with public information about the players: the number drawn, or the place in a group. */
  readonly known: readonly [string, string];
  readonly format: DivisionPlan["format"]["format"];
}

/**
 * Explains in sentences why two players meet, or why a player has a bye. In a plain round robin, the group is not
 * mentioned because it contains all players.
 */
export function factTexts(fact: Fact, { name, names: [first], known: [cho, han], format }: Explained): string[] {
  const { fact: words } = directorTexts();
  const obstacles = (others: readonly { id: EntryId; reason: keyof DirectorTexts["fact"]["obstacle"] }[]): string[] =>
    others.slice(0, 12).map(({ id, reason }) => words.obstacle[reason]({ name: name(id) }));
  switch (fact.fact) {
    case "by_director":
    case "third_place":
    case "lines_drawn":
    case "byes_by_points":
      return [words[fact.fact]];
    case "table":
      return [
        format === "round_robin" ? words.schedule({ cho, han }) : words.table({ cho, han, group: fact.group + 1 }),
      ];
    case "rests_in_group":
      return [format === "round_robin" ? words.rests : words.rests_in_group({ group: fact.group + 1 })];
    case "lines":
      return [words.lines({ cho, han })];
    case "free_line":
      return [words.free_line({ name: cho })];
    case "group_place":
      return [words.group_place({ ...fact, name: first, points: pointsText(fact.points) })];
    case "ranks":
      return [words.ranks(fact)];
    case "scores":
      return [words.scores({ cho: pointsText(fact.cho), han: pointsText(fact.han) })];
    case "floats":
      return [
        words.floats({ name: name(fact.id), difference: pointsText(fact.difference) }),
        ...obstacles(fact.others),
      ];
    case "sides": {
      const text = textOf(words.side, fact.rule);
      return text === undefined ? [] : [text];
    }
    case "bye":
      return [words.bye({ name: first, points: pointsText(fact.points) }), ...obstacles(fact.others)];
  }
}
