// Fetches the script of a game's page while the server still makes the game. The app says how.

let fetch: () => void = () => undefined;

export function setGameAhead(how: () => void): void {
  fetch = how;
}

export const fetchGameAhead = (): void => fetch();
