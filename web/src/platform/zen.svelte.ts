// Zen: a game with nothing around it but the board, the players and what one needs for a move. Lasts as long as the page.
let on = $state(false);

export const zen = {
  get on(): boolean {
    return on;
  },
  toggle(): void {
    on = !on;
  },
  leave(): void {
    on = false;
  },
};
