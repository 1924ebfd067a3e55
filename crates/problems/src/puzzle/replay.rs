//! Replays a problem's main line under its rules. This module must not judge the quality of the line.

use janggi::{Action, Game, Move, Piece, Position, Role, Side};

use super::{Puzzle, PuzzleError};

/// A move of the main line.
#[derive(Clone, Debug)]
pub struct Step {
    pub before: Position,
    pub action: Action,
    pub after: Position,
    pub taken: Option<Role>,
}

impl Step {
    /// Returns the side that moves.
    #[must_use]
    pub fn side(&self) -> Side {
        self.before.turn()
    }

    /// Returns the piece that moves, if any.
    #[must_use]
    pub fn piece(&self) -> Option<Piece> {
        match self.action {
            Action::Step { from, .. } => self.before.board().get(from),
            _ => None,
        }
    }
}

/// A replayed main line.
#[derive(Clone, Debug)]
pub struct Replay {
    /// Moves of the line; those of the solver have even indices.
    pub steps: Vec<Step>,
    /// Game after the last move.
    pub end: Game,
}

impl Replay {
    /// Plays actions from the current position of `game`.
    ///
    /// # Errors
    /// [`PuzzleError::Over`] or [`PuzzleError::Illegal`].
    pub fn of(mut game: Game, actions: &[Action]) -> Result<Replay, PuzzleError> {
        let mut steps = Vec::with_capacity(actions.len());
        for (at, &action) in actions.iter().enumerate() {
            if game.verdict().is_some() {
                return Err(PuzzleError::Over(at));
            }
            let before = game.position().clone();
            let taken = match action.board_move() {
                Some(Move::Step { to, .. }) => before.board().get(to).map(|piece| piece.role),
                _ => None,
            };
            game.play(action).map_err(|_| PuzzleError::Illegal(at))?;
            steps.push(Step {
                before,
                action,
                after: game.position().clone(),
                taken,
            });
        }
        Ok(Replay { steps, end: game })
    }

    /// Iterates over the solver's moves.
    pub fn solver(&self) -> impl Iterator<Item = &Step> {
        self.steps.iter().step_by(2)
    }
}

impl Puzzle {
    /// Plays the main line. Also checks the id, the lengths of the lists, and the legality of the alternatives.
    ///
    /// # Errors
    /// [`PuzzleError`] if the problem is malformed or its line cannot be played.
    pub fn replay(&self) -> Result<Replay, PuzzleError> {
        let id = Puzzle::id_of(&self.rules, &self.fen);
        if id != self.id {
            return Err(PuzzleError::Id(id));
        }
        let moves = self.moves as usize;
        if moves == 0 || self.line.len() + 1 != 2 * moves || !(self.others.is_empty() || self.others.len() == moves) {
            return Err(PuzzleError::Counts);
        }
        let mut game = self.game()?;
        let begin = game.clone();
        let mut actions = Vec::with_capacity(self.line.len());
        for (at, text) in self.line.iter().enumerate() {
            let action = Action::parse(text, game.position()).map_err(|_| PuzzleError::Illegal(at))?;
            let places = self.others.get(at / 2).filter(|_| at % 2 == 0);
            for other in places.into_iter().flatten() {
                let other = Action::parse(other, game.position()).map_err(|_| PuzzleError::Illegal(at))?;
                game.allows(other).map_err(|_| PuzzleError::Illegal(at))?;
            }
            game.play(action).map_err(|_| PuzzleError::Illegal(at))?;
            actions.push(action);
        }
        Replay::of(begin, &actions)
    }
}
