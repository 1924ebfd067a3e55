//! The line being searched: the game so far and the moves tried after it.
//!
//! This module converts endings under the rules to scores, and computes the table key. It must read the rules only
//! through [`GameHistory`], [`DecisionRules`] and [`RuleClass`].

use janggi::referee::{Cause, DecisionRules, Ending, GameHistory, Outcome};
use janggi::{Move, MoveList, Position};

use crate::eval::PointsContext;
use crate::nnue::RuleClass;
use crate::rng::mix;
use crate::score::{Ply, Score};

#[derive(Debug)]
pub(crate) struct SearchStack {
    history: GameHistory,
    decision_rules: DecisionRules,
    class: RuleClass,
    /// Length of the history in plies when the search began.
    root: usize,
}

/// Constant mixed into the key after a pass. A second pass may end the game, so the same board after a step is not
/// equivalent.
const AFTER_PASS: u64 = mix(0x7061_7373);
/// Constant mixed into the key if a bikjang may be accepted.
const OPEN_BIKJANG: u64 = mix(0x6269_6b6a);
/// Maximum distance from a limit on plies at which the distance is part of the key.
const LIMIT_NEAR: u32 = 24;

impl SearchStack {
    pub(crate) fn new(history: &GameHistory) -> SearchStack {
        SearchStack {
            history: history.with_room(Ply::MAX.index() + 2),
            decision_rules: DecisionRules::of(history.rules()),
            class: RuleClass::of(history.rules()),
            root: history.ply(),
        }
    }

    pub(crate) fn position(&self) -> &Position {
        self.history.position()
    }

    pub(crate) fn history(&self) -> &GameHistory {
        &self.history
    }

    /// Returns the lead on points of the side to move, and how points affect the result.
    pub(crate) fn points(&self) -> PointsContext {
        PointsContext {
            lead: self.lead(),
            decide: self.decision_rules.rests_on_points(),
            class: self.class,
            plies_left: self.history.plies_to_limit(),
        }
    }

    pub(crate) fn push(&mut self, mv: Move) {
        self.history.push(mv);
    }

    /// Makes a null move, which is not a pass.
    pub(crate) fn push_null(&mut self) {
        self.history.push_null();
    }

    pub(crate) fn pop(&mut self) {
        self.history.pop();
    }

    /// Returns the table key. It covers the board, the side to move, a preceding pass, an open bikjang, and the plies
    /// left near a limit.
    pub(crate) fn key(&self) -> u64 {
        let mut key = self.position().hash();
        if self.last_was_pass() {
            key ^= AFTER_PASS;
        }
        if self.history.may_accept() {
            key ^= OPEN_BIKJANG;
        }
        match self.history.plies_to_limit() {
            Some(left) if left <= LIMIT_NEAR => key ^ mix(0x6c69_6d00 + u64::from(left)),
            Some(_) | None => key,
        }
    }

    /// Returns the most likely key after a move. The actual key differs if a bikjang opens or a limit is near.
    #[inline]
    pub(crate) fn key_after(&self, mv: Move) -> u64 {
        let hash = self.position().hash_after(mv);
        if mv == Move::Pass { hash ^ AFTER_PASS } else { hash }
    }

    /// Returns the most likely key after a null move.
    #[inline]
    pub(crate) fn key_after_null(&self) -> u64 {
        self.position().hash_after(Move::Pass)
    }

    /// Returns the legal moves of the side to move, including the pass if it is allowed.
    pub(crate) fn moves(&self) -> MoveList {
        self.history.moves()
    }

    pub(crate) fn permits(&self, mv: Move) -> bool {
        self.history.permits(mv)
    }

    /// Returns whether the side to move is in check, or may accept a bikjang by passing.
    pub(crate) fn must_answer(&self) -> bool {
        self.history.in_check() || self.history.pass_accepts()
    }

    /// Returns whether the side to move is ahead on points under rules that end a bikjang on points. In this case, it
    /// threatens to win by letting the generals face each other. Further conditions of the rules are not tested; at
    /// worst, too little is pruned.
    #[inline]
    pub(crate) fn wins_by_bikjang(&self) -> bool {
        self.class.has_bikjang_on_points() && self.lead() > 0
    }

    /// Returns the lead of the side to move in half points.
    fn lead(&self) -> i32 {
        let points = self.history.points();
        let us = self.position().turn();
        points[us].0 - points[us.opposite()].0
    }

    /// Returns whether a null move is sound. It is unsound in check, if a pass would accept a bikjang, directly after a
    /// pass or another null move, and before the first action.
    pub(crate) fn null_is_sound(&self) -> bool {
        !self.must_answer() && !self.last_was_pass() && !self.history.last_was_null_move()
    }

    pub(super) fn last_was_pass(&self) -> bool {
        self.history.action_at(self.history.ply()) == Some(Move::Pass)
    }

    /// Returns the score for the side to move if the result is clear; `None` at the root.
    ///
    /// The result is clear if the game is over, if continuing a repetition would end it, or if accepting a bikjang
    /// wins. Mate is tested only if another ending coincides with it; otherwise, the search detects it by the absence
    /// of moves.
    pub(crate) fn ended(&self, ply: Ply) -> Option<Score> {
        if ply == Ply(0) {
            return None;
        }
        let outcome = match self.history.ending_ignoring_mate() {
            Some(Ending {
                cause: Cause::Mate | Cause::Stalemate | Cause::NoPermittedAction,
                ..
            }) => return Some(Score::mated_at(ply)),
            Some(ending) => ending.outcome,
            None => match self.history.foreseen_repetition(self.root) {
                Some(outcome) => outcome,
                None => return self.acceptance_wins(ply),
            },
        };
        Some(match outcome {
            Outcome::Draw | Outcome::None => Score::ZERO,
            Outcome::Win(side) if side == self.position().turn() => Score::won_at(ply),
            Outcome::Win(_) => Score::lost_at(ply),
        })
    }

    /// Returns the score of accepting the bikjang (빅장), if that wins for the side to move.
    fn acceptance_wins(&self, ply: Ply) -> Option<Score> {
        match self.history.acceptance_outcome()? {
            Outcome::Win(side) if side == self.position().turn() => Some(Score::won_at(ply.next())),
            Outcome::Win(_) | Outcome::Draw | Outcome::None => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::SearchStack;
    use crate::score::{Ply, Score};
    use janggi::{Game, Move, Position, Preset, Start, fen};

    /// Plays a step by Cho that lets the generals face each other. Returns the score of the position and whether Han
    /// must answer.
    fn after_opening(board: &str, preset: Preset) -> (Option<Score>, bool) {
        let position = Position::try_from(fen::parse(board).expect(board)).expect(board);
        let game = Game::new(preset.rules(), Start::Fen(position)).expect("fits");
        let mut stack = SearchStack::new(game.history());
        let [from, to] = ["e4", "d4"].map(|point| point.parse().expect("a point"));
        assert!(stack.position().opens_facing(from, to));
        stack.push(Move::Step { from, to });
        (stack.ended(Ply(1)), stack.must_answer())
    }

    #[test]
    fn whoever_is_ahead_wins_by_a_facing_or_has_it_answered() {
        let han_is_ahead = "4k4/r8/9/9/9/9/4P4/9/4K4/9 w - - 0 1";
        let cho_is_ahead = "4k4/9/9/9/9/9/4P4/9/4K4/R8 w - - 0 1";
        let won = Some(Score::won_at(Ply(2)));
        assert_eq!(after_opening(han_is_ahead, Preset::Pychess), (won, true));
        assert_eq!(after_opening(cho_is_ahead, Preset::Pychess), (None, true));
        // Under these rules, bikjang is accepted by a call, not by a pass.
        assert_eq!(after_opening(han_is_ahead, Preset::KjaPoints), (won, false));
        assert_eq!(after_opening(cho_is_ahead, Preset::KjaPoints), (None, false));
        for board in [han_is_ahead, cho_is_ahead] {
            assert_eq!(after_opening(board, Preset::FsfTraditional), (None, true));
            assert_eq!(after_opening(board, Preset::FsfCasual), (None, false));
        }
    }
}
