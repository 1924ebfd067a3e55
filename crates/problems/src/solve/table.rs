//! The transposition table of a proof-number search.
//!
//! Owns the proof and disproof numbers by position and remaining moves, and what they imply for fewer or more moves.
//! Must not know moves or rules.

use std::collections::HashMap;

/// Proof and disproof number: the least number of open positions that have to be decided to prove the mate, and to
/// refute it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Numbers {
    /// 0 if proven.
    pub(super) proof: u32,
    /// 0 if refuted.
    pub(super) disproof: u32,
}

/// Larger than any sum.
pub(super) const INFINITE: u32 = u32::MAX / 4;

impl Numbers {
    /// The mate is forced.
    pub(super) const PROVED: Numbers = Numbers {
        proof: 0,
        disproof: INFINITE,
    };
    /// There is no mate.
    pub(super) const REFUTED: Numbers = Numbers {
        proof: INFINITE,
        disproof: 0,
    };
    /// Nothing is known.
    pub(super) const OPEN: Numbers = Numbers { proof: 1, disproof: 1 };
}

/// Number of the attacker's moves within which a mate is proven, and within which there is none.
#[derive(Clone, Copy, Debug)]
struct Bounds {
    mate_in: u8,
    none_in: u8,
}

/// A position with either side to move, by its hash and the rights that go with it.
pub(super) type Key = u64;

/// All stored results.
#[derive(Debug, Default)]
pub(super) struct Table {
    bounds: HashMap<Key, Bounds>,
    open: HashMap<(Key, u8), Numbers>,
}

impl Table {
    /// Returns what is known about a mate in `moves`. With 0 it is the defender's turn, and only the ending counts.
    pub(super) fn get(&self, key: Key, moves: u32) -> Numbers {
        let moves = small(moves);
        match self.bounds.get(&key) {
            Some(bounds) if bounds.mate_in <= moves => Numbers::PROVED,
            Some(bounds) if bounds.none_in >= moves => Numbers::REFUTED,
            Some(_) | None => *self.open.get(&(key, moves)).unwrap_or(&Numbers::OPEN),
        }
    }

    /// Stores a result.
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
