//! Endgame tables in the search: probing, and the choice of moves at a solved root.
//!
//! The value in a table does not take earlier moves into account. The search therefore probes only positions in which
//! earlier moves have no effect on repetition. Except for passes at the root, the search does not probe after a pass,
//! because a second pass could end the game.

use core::sync::atomic::{AtomicU64, Ordering};

use janggi::{Move, Rules};

use crate::endgame::Endgames;
use crate::score::{Ply, Score};
use crate::search::stack::SearchStack;

/// Endgame tables as used by one search.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Solved<'a> {
    pub(crate) tables: &'a dyn Endgames,
    /// The game's rules, including its deom.
    pub(crate) rules: &'a Rules,
    /// Table hits of all threads so far.
    pub(crate) hits: &'a AtomicU64,
    pub(crate) asked: Asked,
}

/// Part of the tree in which a search probes the tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Asked {
    Everywhere,
    /// Only the root, because the root's value has no distance. Below the root, the evaluation decides between the
    /// moves that keep the value.
    AtTheRoot,
}

/// A root whose value is known from the tables.
#[derive(Clone, Debug)]
pub(crate) struct SolvedRoot {
    /// Moves that keep the value of the root: the fastest wins, all draws, or the slowest losses.
    pub(crate) moves: Vec<Move>,
    pub(crate) score: Score,
}

impl SolvedRoot {
    /// Returns whether the value includes a distance, so that following the tables makes progress.
    pub(crate) fn has_distance(&self) -> bool {
        self.score != Score::ZERO && ![self.score, -self.score].contains(&Score::ahead_at(Ply(1)))
    }
}

impl Solved<'_> {
    /// Returns the score of the current position, at `ply`, if it may be probed and the tables contain it.
    #[inline]
    pub(super) fn score(&self, stack: &SearchStack, ply: Ply) -> Option<Score> {
        if self.asked == Asked::AtTheRoot {
            return None;
        }
        let position = stack.position();
        if position.board().occupied().len() as u32 > self.tables.most_pieces() {
            return None;
        }
        if stack.last_was_pass() || !stack.history().is_as_if_begun_here() {
            return None;
        }
        self.request(stack, ply)
    }

    fn request(&self, stack: &SearchStack, ply: Ply) -> Option<Score> {
        let found = self.tables.probe(self.rules, stack.position())?;
        self.hits.fetch_add(1, Ordering::Relaxed);
        Some(found.score(ply))
    }

    /// Returns the best moves of the root; `None` if the tables cannot decide. Considers only the moves in `only`
    /// unless it is empty.
    pub(crate) fn root(&self, stack: &mut SearchStack, only: &[Move]) -> Option<SolvedRoot> {
        if stack.position().board().occupied().len() as u32 > self.tables.most_pieces() {
            return None;
        }
        let mut best: Option<SolvedRoot> = None;
        let mut all_known = true;
        for mv in stack.moves() {
            if !only.is_empty() && !only.contains(&mv) {
                continue;
            }
            let Some(score) = self.after(stack, mv) else {
                all_known = false;
                continue;
            };
            match &mut best {
                Some(best) if score < best.score => {}
                Some(best) if score == best.score => best.moves.push(mv),
                _ => best = Some(SolvedRoot { moves: vec![mv], score }),
            }
        }
        best.filter(|best| all_known || best.score > Score::ESTIMATE_MAX)
    }

    /// Returns the score of a root move, if known.
    fn after(&self, stack: &mut SearchStack, mv: Move) -> Option<Score> {
        stack.push(mv);
        let score = stack.ended(Ply(1)).or_else(|| match mv {
            Move::Step { .. } => self.score(stack, Ply(1)),
            Move::Pass => self.after_pass(stack),
        });
        stack.pop();
        score.map(|score| -score)
    }

    /// Returns the opponent's score after a pass at the root: the better of playing on and a second pass that ends the
    /// game.
    fn after_pass(&self, stack: &mut SearchStack) -> Option<Score> {
        if !stack.history().is_as_if_begun_here() {
            return None;
        }
        let played_on = self.request(stack, Ply(1))?;
        if !stack.permits(Move::Pass) {
            return Some(played_on);
        }
        stack.push(Move::Pass);
        let ended = stack.ended(Ply(2));
        stack.pop();
        Some(ended.map_or(played_on, |score| played_on.max(-score)))
    }
}
