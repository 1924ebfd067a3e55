//! What a point is worth to the piece that stands on it. Formulas, not tables: few numbers, easy to read.

use janggi::{Role, Side, Square};

use super::weights::Pair;

/// Rank from the owner's back rank (0..10) and distance from the middle file (0..5).
const fn seen_by(side: Side, square: Square) -> (i32, i32) {
    let rank = square.rank().index() as i32;
    let file = square.file().index() as i32;
    let ahead = match side {
        Side::Cho => rank,
        Side::Han => 9 - rank,
    };
    (ahead, (file - 4).abs())
}

/// Soldiers by rank ahead: worth most on the enemy's soldier rank and behind it, little on the last rank.
const SOLDIER_AHEAD: [i32; 10] = [0, 0, 0, 0, 6, 14, 22, 30, 26, -12];

/// The bonus of `role` of `side` on `square`.
#[must_use]
pub(super) const fn bonus(side: Side, role: Role, square: Square) -> Pair {
    let (ahead, off) = seen_by(side, square);
    match role {
        Role::General => {
            // The back rank is quiet; the open third rank invites cannons and horses.
            let opening = [16, 6, -24][if ahead < 3 { ahead as usize } else { 2 }];
            Pair(opening - if off == 0 && ahead == 0 { 4 } else { 0 }, 0)
        }
        Role::Guard => Pair([6, 4, -6][if ahead < 3 { ahead as usize } else { 2 }], 0),
        Role::Soldier => {
            let middle = 3 * (4 - off);
            Pair(
                SOLDIER_AHEAD[ahead as usize] + middle,
                SOLDIER_AHEAD[ahead as usize] + middle,
            )
        }
        Role::Horse => {
            let forward = if ahead == 0 { -14 } else { 0 };
            Pair(forward + 4 * (3 - off), 3 * (3 - off))
        }
        Role::Elephant => Pair(if ahead == 0 { -8 } else { 0 }, 0),
        Role::Chariot => Pair(if ahead == 0 { -8 } else { 4 }, 4),
        Role::Cannon => Pair(if off == 0 { 12 } else { 0 } + if ahead < 3 { 4 } else { 0 }, 0),
    }
}
