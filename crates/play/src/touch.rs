//! Touching and letting go of a piece under the rules of a game: which piece a touch binds, and whether a move is
//! final.

use janggi::ruleset::Touch;
use janggi::{Action, Game, Move, Square};

/// The result of touching a piece under touch-move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Touched {
    /// The piece can move, and now has to.
    Binds,
    /// The same piece was already touched.
    Again,
    /// The piece cannot move; any other may.
    CannotMove,
}

/// Reason why a square cannot be touched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TouchError {
    /// The side to move has no piece there.
    NothingToTouch,
    /// Another piece was touched, and has to move.
    Bound { square: Square },
}

/// Returns the result of touching a square after `touched`, if anything, was touched. Does not check whether the rules
/// have touch-move.
///
/// # Errors
/// If there is nothing to touch.
pub fn touch(game: &Game, touched: Option<Square>, square: Square) -> Result<Touched, TouchError> {
    match (touched, game.position().board().get(square)) {
        (Some(touched), _) if touched != square => Err(TouchError::Bound { square: touched }),
        (Some(_), _) => Ok(Touched::Again),
        (None, Some(piece)) if piece.side == game.position().turn() => Ok(if can_move(game, square) {
            Touched::Binds
        } else {
            Touched::CannotMove
        }),
        (None, _) => Err(TouchError::NothingToTouch),
    }
}

/// Returns whether an action does not move the touched piece although it has to move. Other actions, such as draw
/// offers and resignation, are not affected.
#[must_use]
pub fn is_against(touched: Square, action: Action) -> bool {
    match action {
        Action::Step { from, .. } => from != touched,
        Action::Pass | Action::CallBikjang => true,
        Action::OfferDraw
        | Action::AcceptDraw
        | Action::DeclineDraw
        | Action::Resign(_)
        | Action::Flag(_)
        | Action::Stop(_)
        | Action::Abort => false,
    }
}

/// Returns whether a move is final once the piece is released.
#[must_use]
pub const fn stands(rule: Touch) -> bool {
    match rule {
        Touch::Free => false,
        Touch::LettingGo | Touch::TouchMove => true,
    }
}

fn can_move(game: &Game, square: Square) -> bool {
    let leaves = |mv: &Move| matches!(mv, Move::Step { from, .. } if *from == square);
    game.legal().iter().any(leaves)
}
