//! The transposition table of a proof-number search.
//!
//! The table stores proof and disproof numbers by position and remaining moves. A mate also counts for more moves, and
//! a refutation also counts for fewer. This module must not depend on the rules of the game.

use std::collections::HashMap;

/// Proof and disproof numbers: estimates of how many open positions must still be decided to prove or refute the mate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Numbers {
    /// Proof number; 0 if the mate is proven.
    pub(super) proof: u32,
    /// Disproof number; 0 if the mate is refuted.
    pub(super) disproof: u32,
}

/// Number that represents infinity. Sums are capped at this number.
pub(super) const INFINITE: u32 = u32::MAX / 4;

impl Numbers {
    /// Numbers of a proven mate.
    pub(super) const PROVED: Numbers = Numbers {
        proof: 0,
        disproof: INFINITE,
    };
    /// Numbers of a refuted mate.
    pub(super) const REFUTED: Numbers = Numbers {
        proof: INFINITE,
        disproof: 0,
    };
    /// Numbers of a position that has not been searched.
    pub(super) const OPEN: Numbers = Numbers { proof: 1, disproof: 1 };
}

/// Smallest number of moves in which mate is proven, and largest for which it is refuted. Both are remaining moves plus
/// one, as in [`Table::get`].
#[derive(Clone, Copy, Debug)]
struct Bounds {
    mate_in: u8,
    none_in: u8,
}

/// Key of a position: its hash, combined with whether bikjang is open and whether the last move was a pass.
pub(super) type Key = u64;

#[derive(Debug, Default)]
pub(super) struct Table {
    bounds: HashMap<Key, Bounds>,
    open: HashMap<(Key, u8), Numbers>,
}

impl Table {
    /// Returns the stored numbers. `moves` is the number of remaining moves plus one, so 1 means the defender's reply
    /// to the last move.
    pub(super) fn get(&self, key: Key, moves: u32) -> Numbers {
        let moves = small(moves);
        match self.bounds.get(&key) {
            Some(bounds) if bounds.mate_in <= moves => Numbers::PROVED,
            Some(bounds) if bounds.none_in >= moves => Numbers::REFUTED,
            Some(_) | None => *self.open.get(&(key, moves)).unwrap_or(&Numbers::OPEN),
        }
    }

    /// Stores numbers; `moves` is counted as in [`get`](Table::get).
    pub(super) fn put(&mut self, key: Key, moves: u32, numbers: Numbers) {
        let moves = small(moves);
        if numbers.proof != 0 && numbers.disproof != 0 {
            self.open.insert((key, moves), numbers);
            return;
        }
        self.open.remove(&(key, moves));
        let bounds = self.bounds.entry(key).or_insert(Bounds {
            mate_in: u8::MAX,
            none_in: 0,
        });
        if numbers.proof == 0 {
            bounds.mate_in = bounds.mate_in.min(moves);
        } else {
            bounds.none_in = bounds.none_in.max(moves);
        }
    }
}

fn small(moves: u32) -> u8 {
    u8::try_from(moves).unwrap_or(u8::MAX - 1)
}
