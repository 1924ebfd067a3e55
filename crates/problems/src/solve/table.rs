//! What a proof remembers of positions.
//!
//! Owns the numbers by position and moves left, and what follows from them for fewer or more moves. Must not know moves or rules.

use std::collections::HashMap;

/// Proof and disproof number: how many open positions have to be decided at least to prove the mate, and to refute it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Numbers {
    /// 0 = proved.
    pub(super) proof: u32,
    /// 0 = refuted.
    pub(super) disproof: u32,
}

/// More than any sum.
pub(super) const INFINITE: u32 = u32::MAX / 4;

impl Numbers {
    /// The mate is forced.
    pub(super) const PROVED: Numbers = Numbers {
        proof: 0,
        disproof: INFINITE,
    };
    /// There is none.
    pub(super) const REFUTED: Numbers = Numbers {
        proof: INFINITE,
        disproof: 0,
    };
    /// Nothing is known.
    pub(super) const OPEN: Numbers = Numbers { proof: 1, disproof: 1 };
}

/// Moves of the attacker within which a mate is proved, and within which there is none.
#[derive(Clone, Copy, Debug)]
struct Bounds {
    mate_in: u8,
    none_in: u8,
}

/// A position, whatever the side to move, by its hash and the rights that go with it.
pub(super) type Key = u64;

/// All that is known.
#[derive(Debug, Default)]
pub(super) struct Table {
    bounds: HashMap<Key, Bounds>,
    open: HashMap<(Key, u8), Numbers>,
}

impl Table {
    /// What is known of a mate in `moves`, 0 included: then it is the defender's turn, and only the ending counts.
    pub(super) fn get(&self, key: Key, moves: u32) -> Numbers {
        let moves = small(moves);
        match self.bounds.get(&key) {
            Some(bounds) if bounds.mate_in <= moves => Numbers::PROVED,
            Some(bounds) if bounds.none_in >= moves => Numbers::REFUTED,
            Some(_) | None => *self.open.get(&(key, moves)).unwrap_or(&Numbers::OPEN),
        }
    }

    /// Remembers what was found.
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
