//! Moves and their ranks: the list that a picker takes the best out of.
//!
//! Owns the list and its memory. Must not know what makes a move good.

use janggi::Move;

/// Room of a list, above what 32 pieces can do. A power of two: an index is cut to it, so that nothing is compared.
const ROOM: usize = 256;

/// Keys that are looked through at a time.
const STEP: usize = 8;

/// The key where there is no move, below that of every move.
const NONE: f32 = 0.0;

/// Added to a rank, so that it is positive: ranks must be within ± this.
const MIDDLE: i32 = 1 << 22;

/// Moves and their ranks, apart from one another: the search for the highest rank then compares several at once.
#[derive(Debug)]
pub(crate) struct Ranked {
    moves: [Move; ROOM],
    /// For each move that was not taken `rank * 256 + 255 - place`: the highest is the best move, the earliest of several, and
    /// says where it is. [`NONE`] elsewhere, so that whole steps can be looked through. They are the bits of floating point
    /// numbers, which are in the same order: every x86-64 finds the larger of four of those with one instruction.
    keys: [f32; ROOM],
    len: usize,
}

/// The key of a move; the place must be below [`ROOM`].
#[inline]
const fn key(rank: i32, place: usize) -> f32 {
    f32::from_bits(((rank + MIDDLE) as u32) << 8 | (ROOM - 1 - place) as u32)
}

/// The rank that a key was made from.
#[inline]
const fn rank_of(key: f32) -> i32 {
    (key.to_bits() >> 8) as i32 - MIDDLE
}

/// No key is "not a number", so this is all there is to it.
#[inline]
const fn larger(one: f32, other: f32) -> f32 {
    if one > other { one } else { other }
}

/// In halves, for the processor can compare several at once, and need not wait for one after the other.
#[inline]
fn largest(all: [f32; STEP]) -> f32 {
    let four: [f32; 4] = core::array::from_fn(|at| larger(all[at], all[at + 4]));
    larger(larger(four[0], four[2]), larger(four[1], four[3]))
}

/// Empty.
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
    /// Forgets its moves.
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

    /// The place of the highest of those from `first` on, the earliest of several. Those before it must have been taken.
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

    /// The move on a place.
    #[inline]
    pub(super) fn mv(&self, place: usize) -> Move {
        self.moves[place % ROOM]
    }

    /// Puts the move on `place` on `first` and the one there on `place`, and takes it: its rank is returned and forgotten.
    #[inline]
    pub(super) fn take(&mut self, first: usize, place: usize) -> i32 {
        let rank = rank_of(self.keys[place % ROOM]);
        let other = rank_of(self.keys[first % ROOM]);
        self.moves.swap(first % ROOM, place % ROOM);
        self.keys[place % ROOM] = key(other, place);
        self.keys[first % ROOM] = NONE;
        rank
    }

    /// Gives the move on a place another rank.
    #[inline]
    pub(super) fn set_rank(&mut self, place: usize, rank: i32) {
        self.keys[place % ROOM] = key(rank, place);
    }

    /// Takes out the move on a place; those after it move up.
    #[cold]
    pub(super) fn remove(&mut self, place: usize) {
        for at in place + 1..self.len {
            self.moves[at - 1] = self.moves[at];
            self.set_rank(at - 1, rank_of(self.keys[at]));
        }
        self.len -= 1;
        self.keys[self.len] = NONE;
    }

    /// Keeps of those from `first` on the ones that are wanted.
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
