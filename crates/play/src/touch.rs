//! Touch rules: touch-move, and moves that are final once the piece is released.

use janggi::ruleset::Touch;
use janggi::{Action, Game, Move, Square};

/// The result of touching a piece under touch-move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Touched {
    /// The piece can move, so it must be moved.
    Binds,
    /// The same piece had already been touched.
    Again,
    /// The piece cannot move, so any other piece may be touched.
    CannotMove,
}

/// The reason a square cannot be touched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TouchError {
    /// The side to move does not have a piece on this square.
    NothingToTouch,
    /// A different piece was touched and must be moved.
    Bound { square: Square },
}

/// Returns the result of touching `square`. `touched` is the square of the piece that must be moved, if one was touched
/// before. This function does not check whether the rules include touch-move.
///
/// # Errors
/// Returns an error if the side to move has no piece on the square, or must move a different piece.
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

/// Returns whether an action breaks the obligation to move the touched piece. Steps of other pieces, passes and
/// bikjang calls do.
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

/// Returns whether the rule makes a move final once the piece is released.
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
