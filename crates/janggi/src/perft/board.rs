//! Perft: the number of action sequences of a given length. Comparing it with known numbers tests move generation.
//!
//! A pass counts as an action. An action that ends the game (mate, an accepted bikjang, a second pass in a row) has no
//! successors. Other endings, such as repetition and move limits, are ignored.

use alloc::vec::Vec;

use crate::mv::Move;
use crate::position::Position;
use crate::square::Square;

/// Effect of facing generals (빅장) on the side to move in perft.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PerftBikjang {
    /// The facing has no effect.
    Ignored,
    /// The side must end the facing or pass, even in check. The pass ends the game.
    MustResolve,
}

/// Returns the number of sequences of `depth` actions from `position`. The action before `position` is assumed not to
/// be a pass.
#[must_use]
pub fn perft(facing: PerftBikjang, position: &Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        _ => count(facing, position, depth, LastAction::Step),
    }
}

/// Splits the count of [`perft`] by first action, in an unspecified order.
///
/// Each action is paired with the number of sequences that start with it. The list is empty at depth 0; at any other
/// depth, the numbers add up to `perft(facing, position, depth)`.
#[must_use]
pub fn divide(facing: PerftBikjang, position: &Position, depth: u32) -> Vec<(Move, u64)> {
    let Some(rest) = depth.checked_sub(1) else {
        return Vec::new();
    };
    let line = match facing {
        PerftBikjang::Ignored => None,
        PerftBikjang::MustResolve => position.facing_line(),
    };
    let below = |mv: Move, last: LastAction| match rest {
        0 => 1,
        _ => count(facing, &position.after(mv), rest, last),
    };
    let steps = position.legal_moves();
    let allowed = steps
        .into_iter()
        .filter(|&mv| line.is_none_or(|line| resolves(position, line, mv)));
    let mut counts: Vec<(Move, u64)> = allowed.map(|mv| (mv, below(mv, LastAction::Step))).collect();
    match (line, position.in_check(), rest) {
        (Some(_), _, 0) => counts.push((Move::Pass, 1)),
        (Some(_), _, _) => counts.push((Move::Pass, 0)),
        (None, false, _) => counts.push((Move::Pass, below(Move::Pass, LastAction::Pass))),
        (None, true, _) => {}
    }
    counts
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum LastAction {
    Step,
    Pass,
}

/// Implements [`perft`] for a depth of at least 1. A pass must not have ended the game in `position`.
fn count(facing: PerftBikjang, position: &Position, depth: u32, last: LastAction) -> u64 {
    let line = match facing {
        PerftBikjang::Ignored => None,
        PerftBikjang::MustResolve => position.facing_line(),
    };
    let may_pass = line.is_some() || !position.in_check();
    if depth == 1 {
        let steps = match line {
            None => position.count_legal_moves(),
            Some(line) => position
                .legal_moves()
                .into_iter()
                .filter(|&mv| resolves(position, line, mv))
                .count(),
        };
        return steps as u64 + u64::from(may_pass);
    }
    let mut total = 0;
    for mv in position.legal_moves() {
        if line.is_none_or(|line| resolves(position, line, mv)) {
            total += count(facing, &position.after(mv), depth - 1, LastAction::Step);
        }
    }
    let pass_ends = line.is_some() || last == LastAction::Pass;
    if may_pass && !pass_ends {
        total += count(facing, &position.after(Move::Pass), depth - 1, LastAction::Pass);
    }
    total
}

/// Returns whether a step ends the facing on `line`: the general leaves the file, or another piece steps between.
fn resolves(position: &Position, line: crate::Bitboard, mv: Move) -> bool {
    let general: Square = position.general(position.turn());
    match mv {
        Move::Step { from, to } if from == general => to.file() != general.file(),
        Move::Step { to, .. } => line.contains(to),
        Move::Pass => false,
    }
}
