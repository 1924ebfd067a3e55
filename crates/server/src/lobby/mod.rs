//! The lobby: open games, seeks and challenges. Empty until there is one; a game is found by its address so far.
