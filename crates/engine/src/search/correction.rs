//! Correction history: the error of the static evaluation in similar positions, learned during the search.
//!
//! Each thread has its own set of tables. Two positions with the same side to move are similar if their soldiers, their
//! minor pieces (horses, elephants and guards) or their last moves are the same.

use janggi::{Board, Role, Side, Square};

use crate::rng::Rng;
use crate::score::{Depth, Score};
use crate::search::history::PieceTo;

/// Number of hash bits used as an index.
const PLACES: u32 = 13;
/// Number of entries of a hashed table: one for each index and side to move.
const SIZE: usize = 2 << PLACES;
/// Number of stored units per centipawn.
const GRAIN: i32 = 64;
/// Maximum error stored in one table, in centipawns. The correction is half the sum of the stored errors.
const LIMIT: i32 = 120;
/// Number of entries for the last move: one for each role moved, side to move, and target square.
const LAST_MOVES: usize = 7 * 2 * Square::COUNT as usize;

/// The tables of one thread.
#[derive(Debug)]
pub(crate) struct Correction {
    soldiers: Box<[i16]>,
    minors: Box<[i16]>,
    last: Box<[i16]>,
}

/// Indices of a position in the tables.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CorrectionKey {
    soldiers: usize,
    minors: usize,
    last: Option<usize>,
}

/// Odd hash factors for the low and high halves of both sides' bitboards, for each of four roles.
const FACTORS: [[u64; 4]; 4] = {
    let mut rng = Rng::new(0x636f_7272);
    let mut factors = [[0; 4]; 4];
    let mut at = 0;
    while at < 16 {
        factors[at / 4][at % 4] = rng.next() | 1;
        at += 1;
    }
    factors
};

/// Hashes the squares of both sides' pieces of a role. Only the high bits of the hash are well distributed.
fn hash(board: &Board, role: Role, [cho_low, cho_high, han_low, han_high]: [u64; 4]) -> u64 {
    let [cho, han] = [Side::Cho, Side::Han].map(|side| board.by_piece(side, role).bits());
    let product = |set: u128, low: u64, high: u64| {
        let (low_half, high_half) = (set as u64, (set >> 64) as u64);
        low_half.wrapping_mul(low).wrapping_add(high_half.wrapping_mul(high))
    };
    product(cho, cho_low, cho_high).wrapping_add(product(han, han_low, han_high))
}

/// Returns the table index for a sum of hashes and the side to move.
const fn place(sum: u64, turn: Side) -> usize {
    (sum >> (u64::BITS - PLACES)) as usize * 2 + turn as usize
}

impl CorrectionKey {
    pub(crate) fn of(board: &Board, turn: Side, last: Option<PieceTo>) -> CorrectionKey {
        let last = last.map(|last| {
            (last.piece.role as usize * 2 + turn as usize) * usize::from(Square::COUNT) + usize::from(last.to.index())
        });
        let [soldier, horse, elephant, guard] = FACTORS;
        let minors = hash(board, Role::Horse, horse)
            .wrapping_add(hash(board, Role::Elephant, elephant))
            .wrapping_add(hash(board, Role::Guard, guard));
        CorrectionKey {
            soldiers: place(hash(board, Role::Soldier, soldier), turn),
            minors: place(minors, turn),
            last,
        }
    }
}

impl Default for Correction {
    fn default() -> Correction {
        let zeros = |len| vec![0; len].into_boxed_slice();
        Correction {
            soldiers: zeros(SIZE),
            minors: zeros(SIZE),
            last: zeros(LAST_MOVES),
        }
    }
}

impl Correction {
    /// Clears the tables for a new game.
    pub(crate) fn clear(&mut self) {
        self.soldiers.fill(0);
        self.minors.fill(0);
        self.last.fill(0);
    }

    /// Copies all tables from another set.
    pub(crate) fn copy_from(&mut self, other: &Correction) {
        self.soldiers.copy_from_slice(&other.soldiers);
        self.minors.copy_from_slice(&other.minors);
        self.last.copy_from_slice(&other.last);
    }

    /// Returns the centipawns to add to the static evaluation.
    pub(crate) fn of(&self, key: CorrectionKey) -> i32 {
        let last = key.last.map_or(0, |at| i32::from(self.last[at]));
        (i32::from(self.soldiers[key.soldiers]) + i32::from(self.minors[key.minors]) + last) / (2 * GRAIN)
    }

    /// Updates the tables after a search of `depth` plies has returned `score` for a position evaluated as `eval`.
    pub(crate) fn learn(&mut self, key: CorrectionKey, eval: Score, score: Score, depth: Depth) {
        let error = (score.raw() - eval.raw()).clamp(-400, 400);
        let weight = depth.0.clamp(1, 16);
        let pull = |value: &mut i16| {
            let old = i32::from(*value);
            let new = old + (error * GRAIN - old) * weight / 256;
            *value = new.clamp(-LIMIT * GRAIN, LIMIT * GRAIN) as i16;
        };
        pull(&mut self.soldiers[key.soldiers]);
        pull(&mut self.minors[key.minors]);
        if let Some(at) = key.last {
            pull(&mut self.last[at]);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Correction, CorrectionKey};
    use crate::score::{Depth, Score};
    use janggi::{Side, fen};

    #[test]
    fn what_was_too_low_is_raised_within_the_limit_and_for_one_side_only() {
        let board = fen::parse("4k4/9/9/p8/9/9/P8/9/9/4K4 w - - 0 1").expect("a FEN").board;
        let [cho, han] = [Side::Cho, Side::Han].map(|turn| CorrectionKey::of(&board, turn, None));
        let mut correction = Correction::default();
        let mut last = 0;
        for _ in 0..300 {
            correction.learn(cho, Score::ZERO, Score::estimate(5_000), Depth(12));
            assert!(correction.of(cho) >= last && correction.of(cho) <= 180);
            last = correction.of(cho);
        }
        assert!(last > 60, "{last}");
        assert_eq!(correction.of(han), 0);
        correction.clear();
        assert_eq!(correction.of(cho), 0);
    }
}
