//! Janggi: fast exchanges and tests for check, and evaluation by a network or by hand-crafted terms.

use janggi::referee::GameHistory;
use janggi::{Bitboard, Board, Exchange, Position, Role, Square};

use super::contract::Law;
use super::exchange::Captures;
use crate::eval::{self, Evaluator, PointsContext};
use crate::score::Score;

/// Korean chess (장기).
#[derive(Clone, Copy, Debug)]
pub struct Janggi;

impl Law for Janggi {
    #[inline]
    fn value_of(role: Role) -> i32 {
        eval::value_of(role)
    }

    #[inline]
    fn exchange(board: &Board, from: Square, to: Square) -> impl Captures {
        Exchange::begin(board, from, to)
    }

    #[inline]
    fn gives_check(position: &Position, from: Square, to: Square) -> bool {
        let general = position.general(position.turn().opposite());
        position.board().would_attack(from, to, general)
    }

    #[inline]
    fn check_points(position: &Position) -> Option<[Bitboard; 7]> {
        let us = position.turn();
        Some(position.board().attack_points(position.general(us.opposite()), us))
    }

    /// Returns true, because Janggi has a pass (한수쉼).
    #[inline]
    fn null_is_sound(_: &Position) -> bool {
        true
    }

    #[inline]
    fn evaluate(evaluator: &mut Evaluator, history: &GameHistory, points: &PointsContext) -> Score {
        evaluator.evaluate(history, points)
    }
}
