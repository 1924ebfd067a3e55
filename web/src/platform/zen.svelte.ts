// Zen mode: a page without the frame around it, such as a game page with only the board, the players and the controls
// for a move. Lasts as long as the page.
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
