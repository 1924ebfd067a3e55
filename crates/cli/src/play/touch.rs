//! Touch-move in the terminal: typing a point touches the piece there, and typing a second point moves it.

use super::conversation::{Conversation, Next};
use super::words::point;
use crate::texts::terminal;
use command::Failure;
use janggi::{Action, Game, Square};
use play::touch::{TouchError, Touched, is_against, stands, touch};

impl Conversation {
    /// Touches the piece on a point, or moves the touched piece there.
    pub(super) fn touch(&mut self, game: &mut Game, square: Square) -> Result<Next, Failure> {
        let board = game.position().board();
        let own = board
            .get(square)
            .is_some_and(|piece| piece.side == game.position().turn());
        if let (Some(from), false) = (self.touched, own) {
            return self.play(game, Action::Step { from, to: square });
        }
        match touch(game, self.touched, square) {
            Ok(Touched::Binds) => {
                self.touched = Some(square);
                let at = point(self.language, square);
                self.hint(game, Some(square))?;
                self.print(terminal::touch_binds(self.language, at))?;
                Ok(Next::Prompt)
            }
            Ok(Touched::Again) => self.hint(game, Some(square)),
            Ok(Touched::CannotMove) => {
                let at = point(self.language, square);
                self.print(terminal::touch_cannot_move(self.language, at))?;
                Ok(Next::Prompt)
            }
            Err(TouchError::Bound { square }) => self.refuse_other(square),
            Err(TouchError::NothingToTouch) => {
                self.print(terminal::touch_nothing(self.language))?;
                Ok(Next::Prompt)
            }
        }
    }

    /// Returns the square of the touched piece if `action` violates touch-move.
    pub(super) fn touched_against(&self, action: Action) -> Option<Square> {
        self.touched.filter(|square| is_against(*square, action))
    }

    /// Prints that the touched piece has to move.
    pub(super) fn refuse_other(&mut self, touched: Square) -> Result<Next, Failure> {
        let at = point(self.language, touched);
        self.print(terminal::touch_bound(self.language, at))?;
        Ok(Next::Prompt)
    }

    /// Returns whether moves are final under the rules, and if so, prints that they are.
    pub(super) fn refuses_undo(&mut self, game: &Game) -> Result<bool, Failure> {
        let stands = stands(game.rules().touch);
        if stands {
            self.print(terminal::touch_final(self.language))?;
        }
        Ok(stands)
    }
}
