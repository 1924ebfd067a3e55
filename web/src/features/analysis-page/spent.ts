// Durations in the user's language.
import { lang } from "../../i18n/index.svelte";

/** Formats a duration, such as `1m 5s` or `1분 5초`. Reactive. */
export function spentText(seconds: number): string {
  const whole = Math.round(seconds);
  const unit = (value: number, name: "minute" | "second"): string =>
    new Intl.NumberFormat(lang(), { style: "unit", unit: name, unitDisplay: "narrow" }).format(value);
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60];
  if (minutes === 0) return unit(rest, "second");
  return rest === 0 ? unit(minutes, "minute") : `${unit(minutes, "minute")} ${unit(rest, "second")}`;
}
