// Whether the reader is waiting for quick pairing, for pages that do not load the lobby.

class Searching {
  on = $state(false);
}

export const searching = new Searching();
