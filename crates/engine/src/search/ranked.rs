//! Moves and their ranks: the list that a picker takes the best out of.
//!
//! Owns the list and its memory. Must not know what makes a move good.

use janggi::Move;

/// Room of a list, above what 32 pieces can do. A power of two: an index is cut to it, so that nothing is compared.
const ROOM: usize = 256;

/// Moves and their ranks, apart from one another: the search for the highest rank then compares several at once.
#[derive(Debug)]
pub(crate) struct Ranked {
    moves: [Move; ROOM],
    /// For each move `rank * 256 + 255 - place`: the highest is the best move, the earliest of several, and says where it is.
    keys: [i32; ROOM],
    len: usize,
}

/// The key of a move; the rank must be within ± 2²³, the place below [`ROOM`].
#[inline]
const fn key(rank: i32, place: usize) -> i32 {
    rank << 8 | (ROOM - 1 - place) as i32
}

/// The rank that a key was made from.
#[inline]
const fn rank_of(key: i32) -> i32 {
    key >> 8
}

/// Empty.
impl Default for Ranked {
    fn default() -> Ranked {
        Ranked {
            moves: [Move::Pass; ROOM],
            keys: [0; ROOM],
            len: 0,
        }
    }
}

impl Ranked {
    /// Forgets its moves.
    #[inline]
    pub(super) fn clear(&mut self) {
        self.len = 0;
    }

    #[inline]
    pub(super) fn push(&mut self, mv: Move, rank: i32) {
        let place = self.len % ROOM;
        self.moves[place] = mv;
        self.keys[place] = key(rank, place);
        self.len = place + 1;
    }

    /// The place of the highest of those from `first` on, the earliest of several.
    #[inline]
    pub(super) fn best_place(&self, first: usize) -> Option<usize> {
        let highest = self.keys.get(first..self.len)?.iter().copied().max()?;
        Some(ROOM - 1 - (highest & 0xff) as usize)
    }

    /// The move on a place.
    #[inline]
    pub(super) fn mv(&self, place: usize) -> Move {
        self.moves[place % ROOM]
    }

    /// The rank of the move on a place.
    #[inline]
    pub(super) fn rank(&self, place: usize) -> i32 {
        rank_of(self.keys[place % ROOM])
    }

    /// Gives the move on a place another rank.
    #[inline]
    pub(super) fn set_rank(&mut self, place: usize, rank: i32) {
        self.keys[place % ROOM] = key(rank, place);
    }

    /// Exchanges two moves.
    #[inline]
    pub(super) fn swap(&mut self, one: usize, other: usize) {
        self.moves.swap(one % ROOM, other % ROOM);
        let ranks = [one, other].map(|place| self.rank(place));
        self.set_rank(one, ranks[1]);
        self.set_rank(other, ranks[0]);
    }

    /// Takes out the move on a place; those after it move up.
    #[cold]
    pub(super) fn remove(&mut self, place: usize) {
        for at in place + 1..self.len {
            self.moves[at - 1] = self.moves[at];
            self.set_rank(at - 1, self.rank(at));
        }
        self.len -= 1;
    }

    /// Keeps of those from `first` on the ones that are wanted.
    pub(super) fn retain(&mut self, first: usize, wanted: impl Fn(Move) -> bool) {
        let mut kept = first;
        for at in first..self.len {
            let mv = self.mv(at);
            if wanted(mv) {
                self.moves[kept % ROOM] = mv;
                self.set_rank(kept, self.rank(at));
                kept += 1;
            }
        }
        self.len = kept;
    }
}
