// Whether the reader is waiting in a pool, for pages that do not load the lobby.

class Searching {
  on = $state(false);
}

export const searching = new Searching();
