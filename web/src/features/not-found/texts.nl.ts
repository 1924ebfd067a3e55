import type { NotFoundTexts } from "./text-types";

export const nl: NotFoundTexts = {
  about: "Het adres klopt misschien niet, of de pagina is verhuisd. Van hier kun je verder:",
  play: "Een partij spelen",
  learn: "Janggi leren",
  games: "Mijn partijen",
  analysis: "Analyse",
};
