// Dutch texts of what is said about the network and new versions.
import type { OfflineTexts } from "./texts.en";

export const nl: OfflineTexts = {
  offline: "Geen netwerk.",
  meanwhile: "Tegen de computer op dit apparaat spelen, analyse, partijen en lessen gaan door.",
  trying: "De partij gaat verder zodra het netwerk terug is.",
  play: "Spelen op dit apparaat",
  close: "Sluiten",
  update: "Er is een nieuwe versie.",
  reload: "Opnieuw laden",
  later: "Later",
  title: "Zonder netwerk",
  keep: "De app op dit apparaat bewaren",
  app: (p) => `De app neemt ${p.size} in op dit apparaat.`,
  nothing: "Van de app is niets op dit apparaat bewaard.",
  engine: (p) => `De engine neemt ${p.size} in: spelen, hints en analyse werken zonder netwerk.`,
  noEngine: "De engine is niet bewaard: die is groter en wordt opgehaald als je dat wilt, of bij het eerste gebruik.",
  keepEngine: "Ook de engine bewaren",
  removeEngine: "De engine verwijderen",
  working: "Een ogenblik…",
  failed: "Dat is niet gelukt.",
  apart: "Je partijen, analyses en instellingen zijn los van de app opgeslagen en blijven staan.",
};
