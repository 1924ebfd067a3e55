//! Touch-move and letting go of a piece under the rules of a game: which piece a touch binds, and whether a move is
//! final.

use janggi::ruleset::Touch;
use janggi::{Action, Game, Move, Square};

/// What the touch of a piece comes to under touch-move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Touched {
    /// The piece can move, and now has to.
    Binds,
    /// The piece was touched before.
    Again,
    /// The piece cannot move; any other may.
    CannotMove,
}

/// Why a point cannot be touched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TouchError {
    /// No piece of the side to move stands there.
    NothingToTouch,
    /// Another piece was touched, and has to move.
    Bound { square: Square },
}

/// What it comes to that the side to move touches a point, after it has `touched` another piece or none. Whether the rules
/// have touch-move is not asked.
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

/// Whether an action leaves a touched piece where it stands although a piece would have to move; words about the game, such
/// as a draw offer or giving up, stay free.
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
        | Action::Abort => false,
    }
}

/// Whether a move stands for good once the piece is let go.
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
