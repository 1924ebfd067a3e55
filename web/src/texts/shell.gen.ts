// Written by `cargo xtask generate` from the messages in texts/.
import type { Lang } from "./languages.gen";

export const en = {
  missing: "The app could not be loaded. Check the connection and reload the page.",
  reload: "Reload",
};

export type ShellTexts = typeof en;

export const ko: ShellTexts = {
  missing: "앱을 불러오지 못했습니다. 연결을 확인하고 새로 고침해 주세요.",
  reload: "새로 고침",
};

export const nl: ShellTexts = {
  missing: "De app kon niet worden geladen. Controleer de verbinding en laad de pagina opnieuw.",
  reload: "Opnieuw laden",
};

export const SHELL_TEXTS: Readonly<Record<Lang, ShellTexts>> = { ko, en, nl };
