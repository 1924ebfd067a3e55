// Loads the script of a game's page while the server is still creating the game. The app sets the function that loads
// it.

let load: () => void = () => undefined;

export function setGameAhead(how: () => void): void {
  load = how;
}

export const fetchGameAhead = (): void => load();
