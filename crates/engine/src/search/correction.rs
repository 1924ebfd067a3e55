//! How wrong the static evaluation was in positions like this one: learnt during the search, per thread.
//!
//! Owns the tables. "Like this one" means: the same soldiers, the same small pieces, the same last action.

use janggi::{Board, Role, Side, Square};

use crate::rng::mix;
use crate::score::{Depth, Score};
use crate::search::history::Played;

const SIZE: usize = 1 << 14;
/// Stored in units of 1/GRAIN centipawn.
const GRAIN: i32 = 64;
/// Largest correction of one table, centipawns.
const MOST: i32 = 120;

/// The tables of one thread.
#[derive(Debug)]
pub(crate) struct Correction {
    soldiers: Box<[i16]>,
    small: Box<[i16]>,
    last: Box<[i16]>,
}

/// Where a position's corrections are kept.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place {
    soldiers: usize,
    small: usize,
    last: Option<usize>,
}

fn fold(set: u128, side: Side) -> usize {
    let bits = mix(set as u64 ^ mix((set >> 64) as u64 + side as u64 + 1));
    bits as usize % SIZE
}

impl Place {
    pub(crate) fn of(board: &Board, side: Side, last: Option<Played>) -> Place {
        let of = |role, side| board.by_piece(side, role).0;
        let soldiers = of(Role::Soldier, Side::Cho) ^ mix128(of(Role::Soldier, Side::Han));
        let small = [Role::Horse, Role::Elephant, Role::Guard]
            .into_iter()
            .fold(0, |sum, role| mix128(sum ^ of(role, Side::Cho)) ^ of(role, Side::Han));
        let last = last.map(|last| {
            (last.piece.role as usize * 2 + side as usize) * usize::from(Square::COUNT) + usize::from(last.to.index())
        });
        Place {
            soldiers: fold(soldiers, side),
            small: fold(small, side),
            last,
        }
    }
}

/// An injective stir of a set, so that two sets can be put together.
const fn mix128(set: u128) -> u128 {
    set.wrapping_mul(0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835)
        .rotate_left(51)
}

impl Default for Correction {
    fn default() -> Correction {
        let zeros = |len| vec![0; len].into_boxed_slice();
        Correction {
            soldiers: zeros(SIZE),
            small: zeros(SIZE),
            last: zeros(14 * usize::from(Square::COUNT)),
        }
    }
}

impl Correction {
    pub(crate) fn clear(&mut self) {
        self.soldiers.fill(0);
        self.small.fill(0);
        self.last.fill(0);
    }

    /// Centipawns to add to the static evaluation.
    pub(crate) fn at(&self, place: Place) -> i32 {
        let last = place.last.map_or(0, |at| i32::from(self.last[at]));
        (i32::from(self.soldiers[place.soldiers]) + i32::from(self.small[place.small]) + last) / (2 * GRAIN)
    }

    /// A search of `depth` plies found `found` where the (corrected) evaluation said `said`.
    pub(crate) fn learn(&mut self, place: Place, said: Score, found: Score, depth: Depth) {
        let error = (found.raw() - said.raw()).clamp(-400, 400);
        let weight = depth.0.clamp(1, 16);
        let pull = |value: &mut i16| {
            let old = i32::from(*value);
            let new = old + (error * GRAIN - old) * weight / 256;
            *value = new.clamp(-MOST * GRAIN, MOST * GRAIN) as i16;
        };
        pull(&mut self.soldiers[place.soldiers]);
        pull(&mut self.small[place.small]);
        if let Some(at) = place.last {
            pull(&mut self.last[at]);
        }
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
        let (cho, han) = (Place::of(&board, Side::Cho, None), Place::of(&board, Side::Han, None));
        let mut correction = Correction::default();
        let mut last = 0;
        for _ in 0..300 {
            correction.learn(cho, Score::ZERO, Score::estimate(5_000), Depth(12));
            assert!(correction.at(cho) >= last && correction.at(cho) <= 180);
            last = correction.at(cho);
        }
        assert!(last > 60, "{last}");
        assert_eq!(correction.at(han), 0);
        correction.clear();
        assert_eq!(correction.at(cho), 0);
    }
}
