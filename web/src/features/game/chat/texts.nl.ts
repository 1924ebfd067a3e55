// The words of the chat in Dutch.
import type { ChatTexts } from "./texts.en";

export const nl: ChatTexts = {
  presets: {
    hello: "Hallo!",
    good_luck: "Veel succes en plezier!",
    good_move: "Mooie zet!",
    one_moment: "Een ogenblik alsjeblieft.",
    take_your_time: "Neem gerust de tijd.",
    sorry: "Neem me niet kwalijk!",
    well_played: "Goed gespeeld!",
    good_game: "Mooie partij!",
    thank_you: "Dank je wel!",
    one_more: "Nog een partij?",
    goodbye: "Tot ziens!",
  },
  rooms: { players: "Spelers", spectators: "Toeschouwers" },
  about: {
    players: "Alleen de spelers en de scheidsrechter lezen dit.",
    spectators: "De spelers kunnen dit lezen als de partij voorbij is.",
  },
  log: "Wat er gezegd is",
  choose: "Ruimte",
  nothing: "Er is nog niets gezegd.",
  placeholder: "Zeg iets",
  send: "Versturen",
  quick: "Kant-en-klare zinnen",
  mute: ({ name }) => `Verberg wat ${name} in deze partij zegt`,
  unmute: ({ name }) => `Toon weer wat ${name} zegt`,
  muteOpponent: "Tegenstander dempen",
  unmuteOpponent: "Tegenstander weer horen",
  unmuteAll: ({ n }) => (n === 1 ? "Toon de gedempte speler weer" : `Toon ${n} gedempte spelers weer`),
  muted: "Je hebt je tegenstander in deze partij gedempt.",
  block: ({ name }) => `Blokkeer ${name} overal`,
  blocked: ({ name }) => `Je hebt ${name} geblokkeerd. De lijst staat op je accountpagina.`,
  undoBlock: "Ongedaan maken",
};
