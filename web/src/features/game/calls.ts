// Spoken calls of 장군 and 멍군, and signals for the user's turn by voice and vibration. The calls are in Korean in every
// language of the app, and need a Korean voice on the device.
//
// Must not decide when to announce; the callers do.
import { northern } from "../../board/north";
import { lang, t } from "../../i18n/index.svelte";
import { canVibrate, settings } from "../../platform/settings.svelte";
import { isSoundOn } from "../../platform/sound";
import { speak } from "../byoyomi/voice";

const CALLS = { check: "장군!", answered: "멍군!" } as const;
/** Two short pulses, in ms: on, off, on. */
const PULSES = [90, 60, 90];

export function callOut(call: "check" | "answered"): void {
  if (settings.calls && isSoundOn()) speak(settings.words === "north" ? northern(CALLS[call]) : CALLS[call], "ko");
}

/** Signals the user's turn. The turn is not spoken if a check is, because the check implies it. */
export function signalTurn({ isInCheck }: { isInCheck: boolean }): void {
  if (settings.vibration && canVibrate()) navigator.vibrate(PULSES);
  if (settings.turnCall && isSoundOn() && !(isInCheck && settings.calls)) speak(t().game.yourTurn, lang());
}
