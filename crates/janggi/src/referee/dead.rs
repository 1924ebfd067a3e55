//! Dead positions: material with which no mate is possible, whatever both sides play, by classes.
//!
//! Knows how many pieces of each kind a side has, and not where they stand. The classes were found by going through every
//! position of them (`tests/all/dead`) and hold for every placing of the pieces: where a class is listed, so is what captures leave.

use crate::board::Board;
use crate::movement::Movement;
use crate::role::Role;
use crate::ruleset::{Bikjang, Rules};
use crate::side::Side;

/// More guards than a set has were not looked at, nor more elephants in Xiangqi.
const MOST: usize = 2;

/// A piece that cannot mate if it is the only one of these kinds on the board.
struct Harmless {
    role: Role,
    /// Most guards of the other side.
    against: usize,
    /// Most guards of its own side; in Xiangqi most guards and elephants.
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

/// If the generals may not face each other, the other general takes points from the one that is mated.
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

/// Elephants stay on their side of the river as guards stay in the palace. Either may be the screen of a cannon of its side.
const XIANGQI: &[Harmless] = &[harmless(Role::Cannon, 1, 0)];

fn classes(rules: &Rules) -> &'static [Harmless] {
    match (rules.movement, rules.bikjang) {
        (Movement::Janggi | Movement::ChessWar, Bikjang::Illegal) => WITHOUT_FACING,
        (Movement::Janggi, Bikjang::Off | Bikjang::Ends(_)) => JANGGI,
        (Movement::ChessWar, Bikjang::Off | Bikjang::Ends(_)) => CHESS_WAR,
        (Movement::Xiangqi, _) => XIANGQI,
    }
}

/// Returns whether neither side can be mated with these pieces under the rules, whatever both play; in Xiangqi neither
/// mated nor stalemated. `true` is proved, `false` may also mean that it was not examined.
///
/// Other ways to decide a game are left out: time, resigning, and the rules on repetition and perpetual check. Points
/// are another matter: where they decide, no position is dead, and rule sets with both are refused.
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
