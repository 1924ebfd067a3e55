// Announces calls of a clock as speech in the user's language, or as sounds.
import { lang, t } from "../../i18n/index.svelte";
import type { Call } from "./count-aloud";
import { say, type Heard } from "./voice";

/**
 * Announces a call, preceded by the name of the `board`, if given. The name is left out of counted seconds, because
 * there is no time to say it.
 */
export function sayCall(call: Call, heard: Heard, board: string | null = null): void {
  const said = words(call);
  say(board === null || call.kind === "count" ? said : `${board}. ${said}`, lang(), heard, soundOf(call));
}

function soundOf({ kind }: Call): "move" | "warning" | "end" {
  if (kind === "out" || kind === "stopped") return "end";
  return kind === "count" ? "move" : "warning";
}

function words(call: Call): string {
  const s = t().boardClock;
  switch (call.kind) {
    case "periods":
      return call.n === 1 ? s.sayLast : s.sayPeriods({ n: call.n });
    case "passed":
      return s.sayPassed({ n: call.seconds });
    case "count":
      return s.sayCount[call.n - 1] ?? "";
    case "minute":
      return s.sayMinute;
    case "out":
      return s.out;
    case "stopped":
      return s.stopped;
  }
}
