//! Evaluation for variants other than Janggi: piece values by square, mobility, attacks on the palace and tempo. Each
//! variant supplies its own values.

use janggi::{Bitboard, Piece, Position, Role, Side, Square};

use crate::score::Score;

/// Bonus for the side to move (tempo), in centipawns.
const TURN: i32 = 10;

/// Evaluation weights of a variant, in centipawns. Arrays of seven are in the order of `Role`: general, guard,
/// horse, elephant, chariot, cannon, soldier.
pub(super) struct Values {
    /// Value of each square that a piece of the role can reach.
    pub(super) mobility: [i32; 7],
    /// Additional value of each square of the enemy palace that a piece can reach.
    pub(super) siege: i32,
    /// Returns the value of a piece on a square. The arguments are the role, the rank counted from the side's back rank
    /// (0 to 9), and the distance from the middle file (0 to 4).
    pub(super) worth: fn(Role, usize, usize) -> i32,
}

/// Evaluates a position for the side to move.
pub(super) fn evaluate(values: &Values, position: &Position) -> Score {
    let us = position.turn();
    Score::estimate(sum(values, position, us) - sum(values, position, us.opposite()) + TURN)
}

fn sum(values: &Values, position: &Position, side: Side) -> i32 {
    let enemy_palace = Bitboard::palace(side.opposite());
    position
        .board()
        .by_side(side)
        .into_iter()
        .filter_map(|square| position.board().get(square).map(|piece| (square, piece)))
        .map(|(square, piece)| {
            let reach = position.reach(square);
            at(values, square, piece)
                + values.mobility[piece.role as usize] * reach.len() as i32
                + values.siege * (reach & enemy_palace).len() as i32
        })
        .sum()
}

fn at(values: &Values, square: Square, Piece { side, role }: Piece) -> i32 {
    let rank = usize::from(square.rank().index());
    let ahead = match side {
        Side::Cho => rank,
        Side::Han => 9 - rank,
    };
    (values.worth)(role, ahead, usize::from(square.file().index().abs_diff(4)))
}
