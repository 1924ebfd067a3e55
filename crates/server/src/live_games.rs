//! The list of public games in progress, with their spectator counts. Rooms update their own entries.

use play::{GameId, TimeControl};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Public games in progress. Clones share the list.
#[derive(Debug, Clone, Default)]
pub(crate) struct LiveGames(Arc<Mutex<HashMap<GameId, Listed>>>);

#[derive(Debug, Clone, Copy)]
struct Listed {
    watching: u32,
    /// Time control; `None` if an engine plays.
    clock: Option<TimeControl>,
}

/// A game's entry in the list, removed on drop.
#[derive(Debug)]
pub(crate) struct LiveGame {
    games: LiveGames,
    game: GameId,
    clock: Option<TimeControl>,
    /// Listed number of spectators; `None` while the game is not listed.
    noted: Option<u32>,
}

impl LiveGames {
    /// Returns the entry of a game that is not listed yet. `clock` is the time control; `None` if an engine plays.
    pub(crate) fn unlisted(&self, game: GameId, clock: Option<TimeControl>) -> LiveGame {
        LiveGame {
            games: self.clone(),
            game,
            clock,
            noted: None,
        }
    }

    /// Returns the most watched games, at most `most`.
    pub(crate) fn most_watched(&self, most: usize) -> Vec<GameId> {
        let mut games: Vec<(u32, GameId)> = self
            .lock()
            .iter()
            .map(|(game, listed)| (listed.watching, *game))
            .collect();
        games.sort_unstable_by(|one, other| other.cmp(one));
        games.into_iter().take(most).map(|(_, game)| game).collect()
    }

    /// Returns the number of listed games with this time control, not counting games with an engine.
    pub(crate) fn with_clock(&self, time: TimeControl) -> usize {
        self.lock().values().filter(|listed| listed.clock == Some(time)).count()
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<GameId, Listed>> {
        // No code panics while holding this lock.
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
            Some(watching) => {
                let clock = self.clock;
                games.insert(self.game, Listed { watching, clock })
            }
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
    use play::{GameId, TimeControl};

    #[test]
    fn the_most_watched_stand_first_and_a_room_that_leaves_takes_its_game_along() {
        let games = LiveGames::default();
        let mut places: Vec<_> = (0..3)
            .map(|bits| games.unlisted(GameId::from_bits(bits), (bits > 0).then_some(TimeControl::None)))
            .collect();
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
        // An engine plays in the first game.
        assert_eq!(games.with_clock(TimeControl::None), 2);
        places[1].set(None);
        drop(places.pop());
        assert_eq!(listed(9), [0]);
    }
}
