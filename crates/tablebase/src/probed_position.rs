//! The values of a position and of its moves under a rule set, for display.

use crate::objective::Objective;
use crate::probe::{Certainty, ProbeError, Tables, Value};
use crate::under_rules::{ValueUnderRules, verdict};
use janggi::referee::GameHistory;
use janggi::{Game, Move, Outcome, Rules, Side};

/// Values of a position and of its moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ProbedPosition {
    pub verdict: ValueUnderRules,
    /// All legal moves, with the value of the position after each. Empty if the value of the position itself is
    /// unknown, or if the game is over.
    pub moves: Vec<(Move, ValueUnderRules)>,
}

impl ProbedPosition {
    /// Looks up the current position of a game and its legal moves.
    ///
    /// # Errors
    /// If a table is missing or cannot be read.
    pub fn of(tables: &Tables, game: &Game) -> Result<ProbedPosition, ProbeError> {
        let mut rules = game.rules().clone();
        rules.deom = game.history().deom();
        let found = verdict(tables, &rules, game.position())?;
        let mut moves = Vec::new();
        if let (ValueUnderRules::Known(objective, _), None) = (found, game.verdict()) {
            let mut line = Line {
                tables,
                rules: &rules,
                objective,
                history: game.history().clone(),
            };
            for mv in game.legal() {
                moves.push((mv, line.after(mv)?));
            }
        }
        Ok(ProbedPosition { verdict: found, moves })
    }
}

/// A game, extended by one move at a time for the look-ups.
struct Line<'a> {
    tables: &'a Tables,
    rules: &'a Rules,
    objective: Objective,
    history: GameHistory,
}

impl Line<'_> {
    fn after(&mut self, mv: Move) -> Result<ValueUnderRules, ProbeError> {
        self.history.push(mv);
        let found = match self.ended() {
            Some(value) => Ok(ValueUnderRules::Known(self.objective, value)),
            None => verdict(self.tables, self.rules, self.history.position()).map(|found| match mv {
                Move::Step { .. } => found,
                Move::Pass => self.after_pass(found),
            }),
        };
        self.history.pop();
        found
    }

    /// Returns the value after a pass. `found` is the value if play continues. The other side also passes if the second
    /// pass ends the game with a better result for that side.
    fn after_pass(&mut self, found: ValueUnderRules) -> ValueUnderRules {
        let ValueUnderRules::Known(objective, played_on) = found else {
            return found;
        };
        let chooser = self.history.position().turn();
        if !self.history.permits(Move::Pass) {
            return found;
        }
        self.history.push(Move::Pass);
        let ended = self.ended();
        self.history.pop();
        match ended {
            Some(ended) if rank(ended, chooser) > rank(played_on, chooser) => ValueUnderRules::Known(objective, ended),
            Some(_) | None => found,
        }
    }

    /// Returns the value of the ending if the last move ended the game.
    fn ended(&self) -> Option<Value> {
        let winner = match self.history.ending()?.outcome {
            Outcome::Win(side) => Some(side),
            Outcome::Draw | Outcome::None => None,
        };
        Some(Value {
            winner,
            plies: winner.map(|_| 0),
            certainty: Certainty::Sure,
        })
    }
}

/// Returns 1 if `side` wins, 0 for a draw, and -1 if it loses.
fn rank(value: Value, side: Side) -> i8 {
    match value.winner {
        Some(winner) if winner == side => 1,
        None => 0,
        Some(_) => -1,
    }
}
