//! How wrong the static evaluation was in positions like this one: learnt during the search, per thread.
//!
//! Owns the table. "Like this one" means: the same soldiers, the same side to move.

use janggi::{Board, Role, Side};

use crate::rng::mix;
use crate::score::{Depth, Score};

const SIZE: usize = 1 << 14;
/// Stored in units of 1/GRAIN centipawn.
const GRAIN: i32 = 64;
/// Largest value of the table, centipawns.
const MOST: i32 = 120;

/// The table of one thread.
#[derive(Debug)]
pub(crate) struct Correction(Box<[i16]>);

/// Where a position's correction is kept.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place(usize);

impl Place {
    pub(crate) fn of(board: &Board, side: Side) -> Place {
        let of = |side| board.by_piece(side, Role::Soldier).0;
        let set = of(Side::Cho) ^ mix128(of(Side::Han));
        let bits = mix(set as u64 ^ mix((set >> 64) as u64 + side as u64 + 1));
        Place(bits as usize % SIZE)
    }
}

/// An injective stir of a set, so that two sets can be put together.
const fn mix128(set: u128) -> u128 {
    set.wrapping_mul(0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835)
        .rotate_left(51)
}

impl Default for Correction {
    fn default() -> Correction {
        Correction(vec![0; SIZE].into_boxed_slice())
    }
}

impl Correction {
    pub(crate) fn clear(&mut self) {
        self.0.fill(0);
    }

    /// Centipawns to add to the static evaluation.
    pub(crate) fn at(&self, place: Place) -> i32 {
        i32::from(self.0[place.0]) / (2 * GRAIN)
    }

    /// A search of `depth` plies found `found` where the evaluation said `said`.
    pub(crate) fn learn(&mut self, place: Place, said: Score, found: Score, depth: Depth) {
        let error = (found.raw() - said.raw()).clamp(-400, 400);
        let weight = depth.0.clamp(1, 16);
        let old = i32::from(self.0[place.0]);
        let new = old + (error * GRAIN - old) * weight / 256;
        self.0[place.0] = new.clamp(-MOST * GRAIN, MOST * GRAIN) as i16;
    }
}

#[cfg(test)]
mod tests {
    use super::{Correction, Place};
    use crate::score::{Depth, Score};
    use janggi::{Side, fen};

    #[test]
    fn what_was_too_low_is_raised_and_no_further_than_allowed() {
        let board = fen::parse("4k4/9/9/p8/9/9/P8/9/9/4K4 w - - 0 1").expect("a FEN").board;
        let (cho, han) = (Place::of(&board, Side::Cho), Place::of(&board, Side::Han));
        let mut correction = Correction::default();
        let mut last = 0;
        for _ in 0..300 {
            correction.learn(cho, Score::ZERO, Score::estimate(5_000), Depth(12));
            assert!(correction.at(cho) >= last && correction.at(cho) <= 60);
            last = correction.at(cho);
        }
        assert!(last > 50, "{last}");
        assert_eq!(correction.at(han), 0);
        correction.clear();
        assert_eq!(correction.at(cho), 0);
    }
}
