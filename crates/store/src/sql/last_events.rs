//! Cache of each game's last event number, which saves a query per append.

use play::GameId;
use std::collections::HashMap;

/// Maximum number of games. The entries take about 2 MiB, at 16 bytes per entry plus free slots.
const KEPT: usize = 65_536;

/// Number of the last event of each cached game. Entries stay valid because only the writer appends events.
#[derive(Debug, Default)]
pub(crate) struct LastEvents(HashMap<GameId, u32>);

impl LastEvents {
    /// Returns the number of the last event of `game`, if it is cached.
    pub(crate) fn of(&self, game: GameId) -> Option<u32> {
        self.0.get(&game).copied()
    }

    /// Caches the number of the last event of `game`. Clears the cache first if it is full.
    pub(crate) fn note(&mut self, game: GameId, last: u32) {
        if let Some(known) = self.0.get_mut(&game) {
            *known = last;
            return;
        }
        if self.0.len() == KEPT {
            self.forget();
        }
        self.0.insert(game, last);
    }

    /// Removes a deleted game.
    pub(crate) fn forget_game(&mut self, game: GameId) {
        self.0.remove(&game);
    }

    /// Removes all entries. Required after a failed transaction, whose numbers may be cached.
    pub(crate) fn forget(&mut self) {
        self.0.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::{KEPT, LastEvents};
    use play::GameId;

    #[test]
    fn the_games_that_are_kept_are_bounded() {
        let mut known = LastEvents::default();
        let game = |number: usize| GameId::from_bits(number as u64);
        for number in 0..=KEPT {
            known.note(game(number), 7);
        }
        assert_eq!(known.of(game(KEPT)), Some(7));
        assert!(known.0.len() <= KEPT, "{}", known.0.len());
        known.note(game(KEPT), 8);
        assert_eq!(known.of(game(KEPT)), Some(8));
    }
}
