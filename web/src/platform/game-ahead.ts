// Loads the game page's script while the server is still creating the game. `main.ts` sets the function that loads it.

let load: () => void = () => undefined;

export function setGameAhead(how: () => void): void {
  load = how;
}

export const fetchGameAhead = (): void => load();
