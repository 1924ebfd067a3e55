//! What worked elsewhere in the tree: the statistics that order actions.
//!
//! Owns the tables and their updates. Must not generate or judge actions. One set per thread, allocated once.

use std::iter::repeat_n;

use janggi::{Piece, Side, Square};

use crate::advice::large;

/// Table values stay within ± this.
pub const LIMIT: i32 = 16_384;

const SQUARES: usize = Square::COUNT as usize;
const ROLES: usize = 7;
const PIECES: usize = 2 * ROLES;
/// A piece and where it goes.
const ACTIONS: usize = PIECES * SQUARES;

/// A piece and where it went: the part of an action that later ones are related to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// What moved.
    pub piece: Piece,
    /// Where to.
    pub to: Square,
}

impl Played {
    const fn index(self) -> usize {
        let side = match self.piece.side {
            Side::Cho => 0,
            Side::Han => ROLES,
        };
        (side + self.piece.role as usize) * SQUARES + self.to.index() as usize
    }
}

/// What follows an action that is not known.
static NOTHING: [i16; ACTIONS] = [0; ACTIONS];

/// How well quiet steps have done where these actions came before.
#[derive(Clone, Copy, Debug)]
pub struct Quiets<'a> {
    steps: &'a [i16],
    follow: [&'a [i16; ACTIONS]; 2],
}

impl Quiets<'_> {
    /// How well this one has done.
    #[inline]
    #[must_use]
    pub fn of(&self, from: Square, played: Played) -> i32 {
        let follow = self.follow.map(|row| i32::from(row[played.index()]));
        i32::from(self.steps[quiet_index(played.piece.side, from, played.to)]) + follow.iter().sum::<i32>()
    }
}

/// The statistics of one thread.
#[derive(Debug)]
pub struct History {
    /// Quiet actions by side, from, to.
    quiet: Box<[i16]>,
    /// Quiet actions by an earlier action and piece and point.
    follow: Box<[[i16; ACTIONS]]>,
}

fn zeros(len: usize) -> Box<[i16]> {
    vec![0; len].into_boxed_slice()
}

/// Moves `value` towards ±[`LIMIT`] by `bonus`, less the nearer it is.
fn pull(value: &mut i16, bonus: i32) {
    let old = i32::from(*value);
    *value = (old + bonus - old * bonus.abs() / LIMIT) as i16;
}

fn quiet_index(side: Side, from: Square, to: Square) -> usize {
    (side as usize * SQUARES + usize::from(from.index())) * SQUARES + usize::from(to.index())
}

impl Default for History {
    fn default() -> History {
        History {
            quiet: zeros(2 * SQUARES * SQUARES),
            follow: large(repeat_n(NOTHING, ACTIONS)),
        }
    }
}

impl History {
    /// Forgets everything: a new game.
    pub fn clear(&mut self) {
        self.quiet.fill(0);
        self.follow.fill(NOTHING);
    }

    /// The quiet steps after `before`: the opponent's last action and our own before it.
    #[inline]
    #[must_use]
    pub fn quiets(&self, before: [Option<Played>; 2]) -> Quiets<'_> {
        Quiets {
            steps: &self.quiet,
            follow: before.map(|earlier| earlier.map_or(&NOTHING, |earlier| &self.follow[earlier.index()])),
        }
    }

    /// Rewards or punishes a quiet step.
    pub fn update_quiet(&mut self, from: Square, played: Played, before: [Option<Played>; 2], bonus: i32) {
        pull(&mut self.quiet[quiet_index(played.piece.side, from, played.to)], bonus);
        for earlier in before.into_iter().flatten() {
            pull(&mut self.follow[earlier.index()][played.index()], bonus);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{LIMIT, pull};

    #[test]
    fn values_stay_within_their_limit_and_follow_the_bonus() {
        let mut value = 0i16;
        for _ in 0..1_000 {
            let before = value;
            pull(&mut value, 900);
            assert!(value >= before && i32::from(value) <= LIMIT);
        }
        assert!(i32::from(value) > LIMIT * 9 / 10);
        for _ in 0..1_000 {
            pull(&mut value, -2_000);
        }
        assert!(i32::from(value) < -LIMIT * 9 / 10 && i32::from(value) >= -LIMIT);
    }
}
