// Texts for time controls, used in all lists and forms.
import { t } from "../../i18n/index.svelte";
import type { TimeControl } from "../../wire.gen";

/** Returns the text for a time control, with “each” if every player has this time: `10 min each`. */
export function eachTimeText(time: TimeControl): string {
  const text = timeText(time);
  return time.kind === "byoyomi" || time.kind === "fischer" ? t().start.timeEach({ time: text }) : text;
}

export function timeText(time: TimeControl): string {
  const s = t().start;
  switch (time.kind) {
    case "none":
      return s.timeNone;
    case "byoyomi":
      return s.timeByoyomi({
        minutes: time.main_ms / 60_000,
        seconds: time.period_ms / 1000,
        periods: time.periods,
      });
    case "fischer":
      if (time.increment_ms === 0) return s.timePlain({ minutes: time.main_ms / 60_000 });
      return s.timeFischer({ minutes: time.main_ms / 60_000, seconds: time.increment_ms / 1000 });
    case "total": {
      const minutes = time.total_ms / 60_000;
      if (time.move_ms === undefined) return s.timeTotal({ minutes });
      return s.timeTotalMove({ minutes, seconds: time.move_ms / 1000 });
    }
    case "correspondence":
      return s.timeCorrespondence({ days: time.days });
  }
}
