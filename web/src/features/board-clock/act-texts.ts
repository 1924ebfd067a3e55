// Texts of a referee's acts, for pages and for comments in records.
import type { Side } from "../../board";
import { t } from "../../i18n/index.svelte";
import { pointsText } from "../../i18n/numbers";
import { minutes } from "../../domain/clock";
import { atBoardTexts } from "../../texts/at-board.gen";
import type { Act, Decision } from "./acts";

const seconds = (ms: number): number => Math.round(ms / 1000);

/** Describes a decision, such as `warning for Cho`. */
function decisionText(decision: Decision): string {
  const { said } = atBoardTexts();
  const side = "side" in decision ? t().side[decision.side] : "";
  switch (decision.kind) {
    case "draw":
    case "call_time":
      return said[decision.kind];
    case "warning":
    case "win":
    case "must_deviate":
      return said[decision.kind]({ side });
    case "late":
    case "give_time":
      return said[decision.kind]({ side, seconds: seconds(decision.ms) });
    case "fault":
      switch (decision.penalty.kind) {
        case "none":
          return said.fault({ side });
        case "time":
          return said.time({ side, seconds: seconds(decision.penalty.ms) });
        case "points":
          return said.points({ side, points: pointsText(decision.penalty.points) });
        case "turn":
        case "loss":
          return said[decision.penalty.kind]({ side });
      }
  }
}

export function actText({ decision, words }: Pick<Act, "decision" | "words">): string {
  const act = decisionText(decision);
  return words === "" ? act : `${act} (${words})`;
}

/** Returns the comment on an act for a record, with both clocks if the game has them. */
export function commentOf(act: Act): string {
  const texts = atBoardTexts();
  const said = texts.comment({ act: actText(act) });
  const { left } = act;
  if (left === null) return said;
  const clock = (side: Side): string => {
    const { leftMs, byoyomi, periods } = left[side];
    const time = byoyomi ? texts.byoyomi({ seconds: Math.ceil(leftMs / 1000), periods }) : minutes(leftMs);
    return `${t().side[side]} ${time}`;
  };
  return `${said} · ${texts.clocks({ cho: clock("cho"), han: clock("han") })}`;
}
