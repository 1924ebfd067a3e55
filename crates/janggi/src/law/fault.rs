//! Reasons why a piece cannot reach a point in Xiangqi or Chess War. Pieces that move as in Janggi are left to
//! `crate::out_of_reach`.

use super::xiangqi;
use crate::attacks;
use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::illegal::Illegal;
use crate::movement::Movement;
use crate::out_of_reach::{self, nearest};
use crate::piece::Piece;
use crate::role::Role;
use crate::side::Side;
use crate::square::{File, Square};

/// Returns the reason why a piece cannot reach `to`, which must not hold a piece of the same side.
pub(crate) fn out_of_reach(movement: Movement, board: &Board, piece: Piece, from: Square, to: Square) -> Illegal {
    let wrong = Illegal::WrongShape { piece };
    let straight = matches!(attacks::distance(from, to), (0, _) | (_, 0));
    match (movement, piece.role) {
        (Movement::Xiangqi | Movement::ChessWar, Role::General | Role::Guard) => {
            match Bitboard::palace(piece.side).contains(to) {
                false => Illegal::LeavesPalace { to },
                true => wrong,
            }
        }
        (Movement::Xiangqi, Role::Cannon | Role::Chariot) if !straight => wrong,
        (Movement::Xiangqi | Movement::ChessWar, Role::Cannon) => cannon_fault(board, piece, from, to),
        (Movement::Xiangqi, Role::Elephant) => elephant_fault(piece, from, to),
        (Movement::Xiangqi, Role::Soldier) => soldier_fault(piece, from, to),
        (Movement::Janggi, _)
        | (_, Role::Horse | Role::Chariot)
        | (Movement::ChessWar, Role::Elephant | Role::Soldier) => out_of_reach::out_of_reach(board, piece, from, to),
    }
}

/// Returns the reason why a cannon cannot reach `to`. The first piece on the path blocks a step that does not capture;
/// a capture fails for the same reasons as in Janggi.
fn cannon_fault(board: &Board, piece: Piece, from: Square, to: Square) -> Illegal {
    let Some(path) = attacks::slider_path(from, to) else {
        return Illegal::WrongShape { piece };
    };
    match nearest(path & board.occupied(), from) {
        Some(at) if board.get(to).is_none() => Illegal::PathBlocked { at },
        _ => out_of_reach::out_of_reach(board, piece, from, to),
    }
}

fn elephant_fault(piece: Piece, from: Square, to: Square) -> Illegal {
    match attacks::distance(from, to) {
        (2, 2) if xiangqi::crossed_river(to, piece.side) => Illegal::CrossesRiver { to },
        (2, 2) => {
            let middle = |a: u8, b: u8| a.midpoint(b);
            let file = middle(from.file().index(), to.file().index());
            let rank = middle(from.rank().index(), to.rank().index());
            let eye = Square::wrap(rank * File::COUNT + file);
            Illegal::LegBlocked { at: eye }
        }
        _ => Illegal::WrongShape { piece },
    }
}

fn soldier_fault(piece: Piece, from: Square, to: Square) -> Illegal {
    let behind = match piece.side {
        Side::Cho => to.rank() < from.rank(),
        Side::Han => to.rank() > from.rank(),
    };
    match attacks::distance(from, to) {
        (0, 1) if behind => Illegal::Backward { to },
        (1, 0) => Illegal::SidewaysTooEarly { to },
        _ => Illegal::WrongShape { piece },
    }
}
