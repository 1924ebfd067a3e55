// Dutch texts of finished games in the account.
import type { AccountGamesTexts } from "./texts.en";

export const nl: AccountGamesTexts = {
  title: "Uitgespeelde partijen in mijn account",
  keep: "Bewaar uitgespeelde partijen in mijn account",
  about:
    "Partijen die je op een apparaat uitspeelt, worden in je account bewaard en komen op je andere apparaten waar dit aanstaat. Verwijder je er een uit je partijen, dan verdwijnt die op al die apparaten.",
  ask: "Wil je uitgespeelde partijen in je account bewaren, zodat ze ook op je andere apparaten staan?",
  yes: "Bewaren",
  no: "Alleen op dit apparaat",
  waiting: (p) =>
    p.count === 1 ? "1 partij staat nog niet in je account." : `${p.count} partijen staan nog niet in je account.`,
  here: (p) =>
    p.count === 1
      ? "1 uitgespeelde partij staat alleen op dit apparaat."
      : `${p.count} uitgespeelde partijen staan alleen op dit apparaat.`,
  done: "Alle uitgespeelde partijen van dit apparaat staan in je account.",
  sending: "Partijen worden uitgewisseld met je account…",
  refused: (p) =>
    p.count === 1
      ? "De server neemt er 1 niet aan; die blijft op dit apparaat."
      : `De server neemt er ${p.count} niet aan; die blijven op dit apparaat.`,
  offline: "Ze worden verstuurd zodra de server weer bereikbaar is.",
  noRoom: "Er is op dit apparaat geen ruimte voor de partijen uit je account.",
  again: "Opnieuw proberen",
  file: "Partijen uit mijn account",
};
