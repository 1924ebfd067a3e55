// Written by `cargo xtask generate` from the messages in texts/.
import type { PagesTexts } from "./pages.en.gen";

export const nl: PagesTexts = {
  start: {
    title: "Janggi, Koreaans schaak",
    description: "Speel Janggi tegen de computer of een vriend, leer de regels en analyseer je partijen. Zonder account.",
  },
  games: {
    title: "Mijn partijen",
    description: "Je lopende en gespeelde partijen.",
  },
  records: {
    title: "Partijenarchief",
    description: "Open bestanden met partijen, speel ze zet voor zet na en sla ze op in andere formaten.",
  },
  analysis: {
    title: "Analyse",
    description: "Probeer varianten vanuit elke stelling, met de beoordeling en de beste zetten van de engine.",
  },
  learn: {
    title: "Zo speel je Janggi",
    description: "De stukken, het paleis, het kanon, passen, Bigjang en punten: de regels van Koreaans schaak.",
  },
  lesson: {
    title: "Zo speel je Janggi",
    description: "De stukken, het paleis, het kanon, passen, Bigjang en punten: de regels van Koreaans schaak.",
  },
  editor: {
    title: "Stelling opzetten",
    description: "Zet een stelling op om die te analyseren, vanaf daar te spelen of als afbeelding op te slaan.",
  },
  device: {
    title: "Spelen op dit apparaat",
    description: "Speel Janggi in je browser, tegen de computer of met z'n tweeën op één apparaat, ook offline.",
  },
  drill: {
    title: "Oefenen: stukken en notatie",
    description: "Leer de tekens op de stukken en de cijfers van de notatie lezen; wat je fout had, komt eerder terug.",
  },
  problems: {
    title: "Opgaven",
    description: "Los Janggi-opgaven op het bord op: mat, materiaalwinst en enige zetten, elke dag een nieuwe opgave.",
  },
  glossary: {
    title: "Begrippen van Janggi",
    description: "De begrippen van Janggi in hangul, hanja en Latijnse letters, met hun betekenis.",
  },
  culture: {
    title: "De cultuur van Janggi",
    description: "Geschiedenis, gebruiken, toernooien en graden van Koreaans schaak, en waar je het kunt spelen.",
  },
  openings: {
    title: "Openingen van Janggi",
    description: "Uitslagen van partijen van de engine vanuit alle 16 paren opstellingen: hoe elk paar scoorde, en wat de eerste zet en het deom waard zijn.",
  },
  endgames: {
    title: "Eindspelen van Janggi",
    description: "Met welke stukken je wint van twee adviseurs, één of geen: elke stelling doorgerekend, wat spelers erover zeggen, en de langste winst.",
  },
  tournament: {
    title: "Een toernooi leiden",
    description: "Voor toernooileiders: inschrijving, loting, indeling, uitslagen en stand op één laptop, zonder internet.",
  },
  tournamentGuide: {
    title: "Zo leid je een toernooi",
    description: "Een handleiding met plaatjes voor wie voor het eerst een Janggi-toernooi leidt: van voorbereiding en loting tot uitslagen, eindstand en oorkonden.",
  },
  spectatorScreen: {
    title: "Scherm voor het publiek",
    description: "De partijen op dit apparaat voor een beamer of tweede scherm: borden, klokken, laatste zetten en uitslagen.",
  },
  phoneResult: {
    title: "Jouw bord",
    description: "Geef in de zaal de uitslag van je partij door en bekijk indeling en stand.",
  },
  clock: {
    title: "Klok voor een echt bord",
    description: "Gebruik je telefoon als schaakklok voor twee spelers, met byoyomi die hardop wordt geteld.",
  },
  stickers: {
    title: "Stickervel voor een echte set",
    description: "Druk plaatjes af voor de stukken van een echte set, voor wie geen hanja leest.",
  },
  shortcuts: {
    title: "Sneltoetsen",
    description: "Alle sneltoetsen van het bord, de partijpagina en de analysepagina.",
  },
  army: {
    title: "Chess War",
    description: "Samenvatting van het regelblad over het Janggi-leger van Chess War: stukken, zetten, einde van de partij en tegenstrijdigheden.",
  },
  ruleSets: {
    title: "Spelregels vergelijken",
    description: "Hoe de regels van Janggi verschillen tussen bonden en sites.",
  },
  verdict: {
    title: "Wie heeft gewonnen? Een geschil beslechten",
    description: "Zijn jullie het niet eens over wie er won? Plak de notatie en zie wat de uitslag volgens elke set Janggi-regels is, en door welke regel.",
  },
  house: {
    title: "Huisregels",
    description: "Stel zelf elke regel in en speel met je eigen huisregels.",
  },
  lobby: {
    title: "Lobby",
    description: "Zoek een tegenstander, of kijk naar partijen die bezig zijn.",
  },
  account: {
    title: "Account",
    description: "Log in en beheer je account.",
  },
  leaderboard: {
    title: "Ranglijst",
    description: "De spelers met de hoogste rating in Janggi.",
  },
  tournaments: {
    title: "Onlinetoernooien",
    description: "Doe mee aan toernooien tegen anderen, of organiseer er zelf een.",
  },
  onlineTournament: {
    title: "Toernooi",
    description: "Deelnemers, ronden en stand van een toernooi dat hier wordt gespeeld.",
  },
  clubs: {
    title: "Verenigingen",
    description: "Zoek een Janggi-vereniging om mee te spelen, of richt er zelf een op.",
  },
  club: {
    title: "Vereniging",
    description: "Over deze vereniging: de leden met hun graad, en de agenda.",
  },
  notFound: {
    title: "Deze pagina bestaat niet",
    description: "Op dit adres is niets te vinden.",
  },
  game: {
    title: "Een partij Janggi",
    description: "Een partij Koreaans schaak.",
  },
  player: {
    title: "Speler",
    description: "Ratings en graden, hun verloop, en scores tegen andere spelers.",
  },
  booklet: {
    title: "Janggi leren: een boekje",
    description: "De regels van Janggi op papier: elke les met een bord, en de spelregels van je keuze.",
  },
  about: {
    title: "Hulp en informatie",
    description: "Hulp, sneltoetsen, versie, licenties en broncode van Janggun.",
  },
};
