//! Dead positions: classes of material with which mate is impossible, regardless of the play of both sides.
//!
//! A class depends on the number of each side's pieces of each kind, not on their places. The classes were found by
//! examining all their positions (`tests/all/dead`). For each listed class, the classes that result from captures are
//! listed too.

use crate::board::Board;
use crate::movement::Movement;
use crate::role::Role;
use crate::ruleset::{Bikjang, Rules};
use crate::side::Side;

/// Maximum number of guards of a side and, in Xiangqi, of elephants. Larger numbers, which no full set of pieces has,
/// were not examined.
const MOST: usize = 2;

/// A piece that cannot mate if all other pieces are generals, guards or, in Xiangqi, elephants, up to these numbers.
struct Harmless {
    role: Role,
    /// Maximum number of guards of the other side.
    against: usize,
    /// Maximum number of guards of the piece's side; in Xiangqi, of guards and elephants together.
    beside: usize,
}

const fn harmless(role: Role, against: usize, beside: usize) -> Harmless {
    Harmless { role, against, beside }
}

const JANGGI: &[Harmless] = &[
    harmless(Role::Soldier, 2, 2),
    harmless(Role::Elephant, 1, 2),
    harmless(Role::Horse, 1, 2),
    harmless(Role::Cannon, 1, 2),
    harmless(Role::Chariot, 0, 2),
];

/// Harmless pieces if the generals may not face each other. There are fewer of them, because a general then also
/// restricts the enemy general.
const WITHOUT_FACING: &[Harmless] = &[
    harmless(Role::Elephant, 0, 2),
    harmless(Role::Horse, 0, 2),
    harmless(Role::Cannon, 1, 0),
];

const CHESS_WAR: &[Harmless] = &[
    harmless(Role::Soldier, 2, 2),
    harmless(Role::Elephant, 1, 2),
    harmless(Role::Horse, 1, 2),
    harmless(Role::Cannon, 1, 2),
    harmless(Role::Chariot, 1, 2),
];

/// Harmless pieces in Xiangqi. Elephants are confined to their side of the river, as guards are to the palace. Both can
/// serve as a screen for their side's cannon.
const XIANGQI: &[Harmless] = &[harmless(Role::Cannon, 1, 0)];

fn classes(rules: &Rules) -> &'static [Harmless] {
    match (rules.movement, rules.bikjang) {
        (Movement::Janggi | Movement::ChessWar, Bikjang::Illegal) => WITHOUT_FACING,
        (Movement::Janggi, Bikjang::Off | Bikjang::Ends(_)) => JANGGI,
        (Movement::ChessWar, Bikjang::Off | Bikjang::Ends(_)) => CHESS_WAR,
        (Movement::Xiangqi, _) => XIANGQI,
    }
}

/// Returns whether neither side can be mated with these pieces under the rules.
///
/// In Xiangqi, neither side can be stalemated either. `true` is proven; `false` may also mean that the pieces were not
/// examined.
///
/// Time, resignation, repetition and perpetual check are ignored. Endings on points are ignored too, because rule sets
/// that have both them and dead positions are rejected, except for stopped games.
#[must_use]
pub fn is_dead(rules: &Rules, board: &Board) -> bool {
    let count = |side, role| board.by_piece(side, role).len();
    let confined: &[Role] = match rules.movement {
        Movement::Xiangqi => &[Role::Guard, Role::Elephant],
        Movement::Janggi | Movement::ChessWar => &[Role::Guard],
    };
    let mut free = board.occupied() & !board.by_role(Role::General);
    for role in confined {
        if Side::ALL.into_iter().any(|side| count(side, *role) > MOST) {
            return false;
        }
        free &= !board.by_role(*role);
    }
    if free.is_empty() {
        return true;
    }
    let Some(piece) = free.first().filter(|_| free.is_single()).and_then(|at| board.get(at)) else {
        return false;
    };
    classes(rules).iter().any(|class| {
        class.role == piece.role
            && count(piece.side.opposite(), Role::Guard) <= class.against
            && confined.iter().map(|role| count(piece.side, *role)).sum::<usize>() <= class.beside
    })
}
