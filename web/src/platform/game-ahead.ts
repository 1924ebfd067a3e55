// Fetches the script of a game's page while the server still makes the game. The app says how.

let load: () => void = () => undefined;

export function setGameAhead(how: () => void): void {
  load = how;
}

export const fetchGameAhead = (): void => load();
