// The words of the lobby in the language in use.
import { inUse } from "../../i18n/index.svelte";
import { en, type LobbyTexts } from "./texts.en";
import { ko } from "./texts.ko";
import { nl } from "./texts.nl";

export const LOBBY_TEXTS: Readonly<Record<"ko" | "en" | "nl", LobbyTexts>> = { ko, en, nl };

export function lobbyTexts(): LobbyTexts {
  return inUse(LOBBY_TEXTS);
}
