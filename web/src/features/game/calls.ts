// 장군 and 멍군 called out, as players do: in Korean where the device has a Korean voice, whatever the reader's language.
import { northern } from "../../board/north";
import { settings } from "../../platform/settings.svelte";
import { isSoundOn } from "../../platform/sound";
import { speak } from "../byoyomi/voice";

const CALLS = { check: "장군!", answered: "멍군!" } as const;

export function callOut(call: "check" | "answered"): void {
  if (settings.calls && isSoundOn()) speak(settings.words === "north" ? northern(CALLS[call]) : CALLS[call], "ko");
}
