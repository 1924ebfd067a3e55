//! Reasons why a piece cannot reach a point in Janggi. This module must not depend on the side to move, on
//! check, or on the other variants.

use crate::attacks;
use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::illegal::Illegal;
use crate::piece::Piece;
use crate::role::Role;
use crate::side::Side;
use crate::square::Square;

/// Returns the reason why a piece cannot reach `to`, which must not hold a piece of the same side.
pub(crate) fn out_of_reach(board: &Board, piece: Piece, from: Square, to: Square) -> Illegal {
    match piece.role {
        Role::General | Role::Guard => {
            if !Bitboard::palace(piece.side).contains(to) {
                Illegal::LeavesPalace { to }
            } else if matches!(attacks::distance(from, to), (0 | 1, 0 | 1)) {
                Illegal::NoPalaceLine { from, to }
            } else {
                Illegal::WrongShape { piece }
            }
        }
        Role::Horse => blocked_jump(board, piece, attacks::horse_ring(from), (from, to)),
        Role::Elephant => blocked_jump(board, piece, attacks::elephant_ring(from), (from, to)),
        Role::Chariot => match attacks::slider_path(from, to) {
            Some(path) => match nearest(path & board.occupied(), from) {
                Some(at) => Illegal::PathBlocked { at },
                None => Illegal::WrongShape { piece },
            },
            None => Illegal::WrongShape { piece },
        },
        Role::Cannon => cannon_fault(board, piece, from, to),
        Role::Soldier => soldier_fault(piece, from, to),
    }
}

/// Returns the reason why a horse or elephant cannot reach `to`. `ring` contains its destinations on an empty board.
fn blocked_jump(board: &Board, piece: Piece, ring: Bitboard, (from, to): (Square, Square)) -> Illegal {
    let path = ring.contains(to).then(|| attacks::jump_path(from, to));
    match path.and_then(|path| nearest(path & board.occupied(), from)) {
        Some(at) => Illegal::LegBlocked { at },
        None => Illegal::WrongShape { piece },
    }
}

/// Returns the member of `set` that is nearest to `from`.
pub(crate) fn nearest(set: Bitboard, from: Square) -> Option<Square> {
    set.into_iter().min_by_key(|&square| {
        let (files, ranks) = attacks::distance(from, square);
        files + ranks
    })
}

fn cannon_fault(board: &Board, piece: Piece, from: Square, to: Square) -> Illegal {
    let Some(path) = attacks::slider_path(from, to) else {
        return Illegal::WrongShape { piece };
    };
    let met = path & board.occupied();
    let cannon = nearest(met & board.by_role(Role::Cannon), from);
    match (met.len(), cannon) {
        (0, _) => Illegal::NoScreen,
        (1, Some(at)) => Illegal::ScreenIsCannon { at },
        (1, None) => Illegal::TakesCannon { at: to },
        (_, _) => Illegal::ManyScreens { between: met },
    }
}

fn soldier_fault(piece: Piece, from: Square, to: Square) -> Illegal {
    let ahead = match piece.side {
        Side::Cho => to.rank() >= from.rank(),
        Side::Han => to.rank() <= from.rank(),
    };
    match attacks::distance(from, to) {
        (0 | 1, 1) if !ahead => Illegal::Backward { to },
        (1, 1) if from.palace().is_some() && from.palace() == to.palace() => Illegal::NoPalaceLine { from, to },
        _ => Illegal::WrongShape { piece },
    }
}
