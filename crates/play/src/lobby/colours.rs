//! Choice of sides in games paired by the lobby, so that each player plays Cho and Han about equally often.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use janggi::{BySide, Side};

use crate::ids::Player;

/// Number of players with a balance at which all balances are cleared.
const REMEMBERED: usize = 20_000;

/// Maximum absolute value of a balance.
const FARTHEST: i8 = 4;

/// Each player's balance: games as Cho minus games as Han, limited to -4 to 4.
#[derive(Clone, Debug, Default)]
pub struct Colours(BTreeMap<Player, i8>);

impl Colours {
    /// Returns the player's balance; 0 if no games are recorded.
    #[must_use]
    pub fn balance(&self, player: Player) -> i8 {
        self.0.get(&player).copied().unwrap_or_default()
    }

    /// Returns the first player's side: the player with the lower balance gets Cho, and `drawn` breaks ties.
    #[must_use]
    pub fn side_of_first(&self, first: Player, second: Player, drawn: Side) -> Side {
        match self.balance(first).cmp(&self.balance(second)) {
            Ordering::Less => Side::Cho,
            Ordering::Greater => Side::Han,
            Ordering::Equal => drawn,
        }
    }

    /// Records the sides of a game.
    pub fn played(&mut self, seats: BySide<Player>) {
        if self.0.len() >= REMEMBERED {
            self.0.clear();
        }
        for (player, step) in [(seats.cho, 1), (seats.han, -1)] {
            let balance = (self.balance(player) + step).clamp(-FARTHEST, FARTHEST);
            if balance == 0 {
                self.0.remove(&player);
            } else {
                self.0.insert(player, balance);
            }
        }
    }
}
