//! Public games in progress and their numbers of spectators. Rooms report to it without waiting.

use play::GameId;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The games. Clones share them.
#[derive(Debug, Clone, Default)]
pub(crate) struct LiveGames(Arc<Mutex<HashMap<GameId, u32>>>);

/// One game's entry in the list, removed on drop.
#[derive(Debug)]
pub(crate) struct LiveGame {
    games: LiveGames,
    game: GameId,
    /// Number of spectators; `None` while it is not listed.
    noted: Option<u32>,
}

impl LiveGames {
    /// Returns the place of a game that is not listed yet.
    pub(crate) fn unlisted(&self, game: GameId) -> LiveGame {
        LiveGame {
            games: self.clone(),
            game,
            noted: None,
        }
    }

    /// Returns the most watched games, at most `most`.
    pub(crate) fn most_watched(&self, most: usize) -> Vec<GameId> {
        let mut games: Vec<(u32, GameId)> = self.lock().iter().map(|(game, watching)| (*watching, *game)).collect();
        games.sort_unstable_by(|one, other| other.cmp(one));
        games.into_iter().take(most).map(|(_, game)| game).collect()
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<GameId, u32>> {
        // No panic can poison this lock.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl LiveGame {
    /// Sets the number of spectators; `None` removes the game from the list.
    pub(crate) fn set(&mut self, watching: Option<u32>) {
        if self.noted == watching {
            return;
        }
        self.noted = watching;
        let mut games = self.games.lock();
        match watching {
            Some(watching) => games.insert(self.game, watching),
            None => games.remove(&self.game),
        };
    }
}

impl Drop for LiveGame {
    fn drop(&mut self) {
        self.set(None);
    }
}

#[cfg(test)]
mod tests {
    use super::LiveGames;
    use play::GameId;

    #[test]
    fn the_most_watched_stand_first_and_a_room_that_leaves_takes_its_game_along() {
        let games = LiveGames::default();
        let mut places: Vec<_> = (0..3).map(|bits| games.unlisted(GameId::from_bits(bits))).collect();
        for (place, watching) in places.iter_mut().zip([1, 5, 3]) {
            place.set(Some(watching));
        }
        let listed = |most| {
            games
                .most_watched(most)
                .iter()
                .map(|game| game.bits())
                .collect::<Vec<_>>()
        };
        assert_eq!(listed(9), [1, 2, 0]);
        assert_eq!(listed(1), [1]);
        places[1].set(None);
        drop(places.pop());
        assert_eq!(listed(9), [0]);
    }
}
