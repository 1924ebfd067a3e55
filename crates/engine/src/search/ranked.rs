//! List of moves with their ranks, from which a picker takes the best.
//!
//! This module must not depend on how moves are ranked.

use janggi::Move;

/// Capacity of a list, larger than the number of moves with a normal set of pieces. It is a power of two, so that
/// masking an index avoids a bounds check.
const ROOM: usize = 256;

/// Number of keys compared at a time.
const STEP: usize = 8;

/// Key of a place without a move, or whose move has been taken. It is lower than the key of any move.
const NONE: f32 = 0.0;

/// Number added to a rank to make it positive. Ranks must be above its negative and below 2^22 - 2^15; higher keys
/// would be infinite or NaN.
const MIDDLE: i32 = 1 << 22;

/// Moves and their ranks in separate arrays, so that the search for the highest rank can compare several at once.
#[derive(Debug)]
pub(crate) struct Ranked {
    moves: [Move; ROOM],
    /// Keys: `(rank + MIDDLE) * 256 + 255 - place` for each move not yet taken, and [`NONE`] in all other places.
    ///
    /// The highest key belongs to the best move, or to the earliest of several best moves, and contains the place of
    /// that move. The integers are stored as the bits of floating-point numbers, which have the same order, because
    /// every x86-64 processor compares four floats with one instruction.
    keys: [f32; ROOM],
    len: usize,
}

/// Returns the key of a move; the place must be below [`ROOM`].
#[inline]
const fn key(rank: i32, place: usize) -> f32 {
    f32::from_bits(((rank + MIDDLE) as u32) << 8 | (ROOM - 1 - place) as u32)
}

#[inline]
const fn rank_of(key: f32) -> i32 {
    (key.to_bits() >> 8) as i32 - MIDDLE
}

/// Returns the larger of two keys. No key is NaN, so a plain comparison is enough.
#[inline]
const fn larger(one: f32, other: f32) -> f32 {
    if one > other { one } else { other }
}

/// Returns the largest of several keys. Comparing in halves lets the processor compare several keys at once.
#[inline]
fn largest(all: [f32; STEP]) -> f32 {
    let four: [f32; 4] = core::array::from_fn(|at| larger(all[at], all[at + 4]));
    larger(larger(four[0], four[2]), larger(four[1], four[3]))
}

impl Default for Ranked {
    fn default() -> Ranked {
        Ranked {
            moves: [Move::Pass; ROOM],
            keys: [NONE; ROOM],
            len: 0,
        }
    }
}

impl Ranked {
    #[inline]
    pub(super) fn clear(&mut self) {
        let steps = self.len.div_ceil(STEP);
        self.keys.as_chunks_mut::<STEP>().0[..steps].fill([NONE; STEP]);
        self.len = 0;
    }

    #[inline]
    pub(super) fn push(&mut self, mv: Move, rank: i32) {
        let place = self.len % ROOM;
        self.moves[place] = mv;
        self.keys[place] = key(rank, place);
        self.len = place + 1;
    }

    /// Returns the place of the best move from `first` on, or the earliest of several. All moves before `first` must
    /// already have been taken.
    #[inline]
    pub(super) fn best_place(&self, first: usize) -> Option<usize> {
        let steps = self.keys.as_chunks::<STEP>().0;
        let mut highest = [NONE; STEP];
        for step in steps.get(first / STEP..self.len.div_ceil(STEP))? {
            for (highest, key) in highest.iter_mut().zip(step) {
                *highest = larger(*highest, *key);
            }
        }
        let highest = largest(highest).to_bits();
        (highest != NONE.to_bits()).then_some(ROOM - 1 - (highest & 0xff) as usize)
    }

    #[inline]
    pub(super) fn mv(&self, place: usize) -> Move {
        self.moves[place % ROOM]
    }

    /// Swaps the moves at `place` and `first`, and takes the move that is then at `first`. Returns its rank and removes
    /// its key.
    #[inline]
    pub(super) fn take(&mut self, first: usize, place: usize) -> i32 {
        let rank = rank_of(self.keys[place % ROOM]);
        let other = rank_of(self.keys[first % ROOM]);
        self.moves.swap(first % ROOM, place % ROOM);
        self.keys[place % ROOM] = key(other, place);
        self.keys[first % ROOM] = NONE;
        rank
    }

    /// Sets the rank of the move at a place. If the move has been taken, it becomes available again.
    #[inline]
    pub(super) fn set_rank(&mut self, place: usize, rank: i32) {
        self.keys[place % ROOM] = key(rank, place);
    }

    /// Removes the move at a place; those after it move up.
    #[cold]
    pub(super) fn remove(&mut self, place: usize) {
        for at in place + 1..self.len {
            self.moves[at - 1] = self.moves[at];
            self.set_rank(at - 1, rank_of(self.keys[at]));
        }
        self.len -= 1;
        self.keys[self.len] = NONE;
    }

    /// Removes the moves from `first` on for which `wanted` returns false.
    pub(super) fn retain(&mut self, first: usize, wanted: impl Fn(Move) -> bool) {
        let mut kept = first;
        for at in first..self.len {
            let (mv, rank) = (self.moves[at % ROOM], rank_of(self.keys[at % ROOM]));
            self.keys[at % ROOM] = NONE;
            if wanted(mv) {
                self.moves[kept % ROOM] = mv;
                self.set_rank(kept, rank);
                kept += 1;
            }
        }
        self.len = kept;
    }
}
