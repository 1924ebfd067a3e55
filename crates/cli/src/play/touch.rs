//! Touch-move at the terminal: who types a point touches the piece that stands there, and types next where it goes.

use super::conversation::{Conversation, Next};
use command::Failure;
use janggi::{Action, Game, Square};
use play::touch::{TouchError, Touched, is_against, stands, touch};

impl Conversation {
    /// The touch of a piece, or the point to which a touched one goes.
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
                let at = self.language.point(square);
                self.hint(game, Some(square))?;
                self.print(
                    &format!("{at}의 기물에 손을 댔으니 그 기물을 두어야 합니다. 갈 자리를 적으세요."),
                    &format!("touched: the piece on {at} has to move; type where it goes"),
                )?;
                Ok(Next::Prompt)
            }
            Ok(Touched::Again) => self.hint(game, Some(square)),
            Ok(Touched::CannotMove) => {
                let at = self.language.point(square);
                self.print(
                    &format!("{at}의 기물은 지금 움직일 수 없으니 다른 기물을 두어도 됩니다."),
                    &format!("the piece on {at} cannot move now, so another one may"),
                )?;
                Ok(Next::Prompt)
            }
            Err(TouchError::Bound { square }) => self.refuse_other(square),
            Err(TouchError::NothingToTouch) => {
                self.print(
                    "그 자리에는 손댈 기물이 없습니다.",
                    "there is no piece of yours on that point to touch",
                )?;
                Ok(Next::Prompt)
            }
        }
    }

    /// The piece that was touched, where an action would leave it standing.
    pub(super) fn touched_against(&self, action: Action) -> Option<Square> {
        self.touched.filter(|square| is_against(*square, action))
    }

    /// Says that another piece has to move.
    pub(super) fn refuse_other(&mut self, touched: Square) -> Result<Next, Failure> {
        let at = self.language.point(touched);
        self.print(
            &format!("{at}의 기물에 손을 댔으니 그 기물을 두어야 합니다."),
            &format!("you have touched the piece on {at}, so it has to move"),
        )?;
        Ok(Next::Prompt)
    }

    /// Refuses to undo if moves are final under the rules.
    pub(super) fn refuses_undo(&mut self, game: &Game) -> Result<bool, Failure> {
        let stands = stands(game.rules().touch);
        if stands {
            self.print(
                "이 규칙에서는 기물에서 손을 떼면 수를 무를 수 없습니다.",
                "under these rules a move stands once the piece is let go",
            )?;
        }
        Ok(stands)
    }
}
