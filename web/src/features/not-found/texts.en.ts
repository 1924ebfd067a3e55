import type { NotFoundTexts } from "./text-types";

export const en: NotFoundTexts = {
  about: "The address may be mistyped, or the page has moved. From here you can go on:",
  play: "Play a game",
  learn: "Learn Janggi",
  games: "My games",
  analysis: "Analysis",
};
