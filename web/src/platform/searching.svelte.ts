// Whether the user is searching for an opponent by quick pairing. Read by pages that do not load the lobby.

class Searching {
  on = $state(false);
}

export const searching = new Searching();
