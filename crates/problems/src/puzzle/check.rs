//! Checks problems: replays the line, and verifies mates and wins on points with a forward search.
//!
//! The search is independent of the module `solve`, except for the rules of the game. Claims based on the engine's
//! evaluation are not checked.

use std::collections::HashMap;

use janggi::referee::{Cause, GameHistory};
use janggi::ruleset::{Movement, YesNo};
use janggi::{Action, Move, Outcome, Side};

use super::replay::Replay;
use super::{Goal, Puzzle, PuzzleError, themes};

/// A fault in a problem.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unsound {
    /// The problem cannot be set up, or its line cannot be played.
    Broken(PuzzleError),
    /// The listed themes do not match the line.
    Themes,
    /// The line does not end with the goal.
    End,
    /// At this move of the solver, counted from 0, the goal can be reached in fewer moves than the problem states.
    Faster(usize),
    /// At this move of the solver, these moves reach the goal equally fast, but the problem lists different ones.
    Others(usize, Vec<String>),
}

/// Result of a check.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Checked {
    /// No fault was found. For goals judged by the engine, only the form, the line and the themes were checked.
    Sound,
    /// The node limit was reached before any fault was found.
    Undecided,
    /// A claim does not hold.
    Unsound(Unsound),
}

/// Checks a problem; `nodes` is the maximum number of moves that the forward search tries.
#[must_use]
pub fn check(puzzle: &Puzzle, nodes: u64) -> Checked {
    let replay = match puzzle.replay() {
        Ok(replay) => replay,
        Err(error) => return Checked::Unsound(Unsound::Broken(error)),
    };
    if themes::themes(&replay) != puzzle.themes {
        return Checked::Unsound(Unsound::Themes);
    }
    match puzzle.goal {
        Goal::Advantage | Goal::Save => Checked::Sound,
        Goal::Mate | Goal::Points => match forward(puzzle, &replay, nodes) {
            Ok(true) => Checked::Sound,
            Ok(false) => Checked::Undecided,
            Err(unsound) => Checked::Unsound(unsound),
        },
    }
}

/// Follows the line and tries all moves at every turn of the solver. Returns `Ok(false)` if the node limit was reached.
fn forward(puzzle: &Puzzle, replay: &Replay, nodes: u64) -> Result<bool, Unsound> {
    let Ok(start) = puzzle.game() else { return Ok(false) };
    let solver = start.position().turn();
    if !ends_well(puzzle, replay, solver) {
        return Err(Unsound::End);
    }
    if puzzle.line == ["call"] {
        return Ok(true);
    }
    let mut search = Forward {
        history: start.history().clone(),
        attacker: solver,
        goal: puzzle.goal,
        checks: puzzle.checks,
        known: HashMap::new(),
        left: nodes,
    };
    for (at, step) in replay.steps.iter().enumerate() {
        if at % 2 == 0 {
            let (turn, left) = (at / 2, puzzle.moves - (at / 2) as u32);
            if left > 1 {
                match search.any(left - 1) {
                    Some(true) => return Err(Unsound::Faster(turn)),
                    Some(false) => {}
                    None => return Ok(false),
                }
            }
            let Some(found) = search.all(left) else {
                return Ok(false);
            };
            let mut found: Vec<String> = found.iter().map(|&mv| Action::from(mv).token(&step.before)).collect();
            let mut listed = puzzle.others.get(turn).cloned().unwrap_or_default();
            listed.push(puzzle.line[at].clone());
            found.sort();
            listed.sort();
            if found != listed {
                return Err(Unsound::Others(turn, found));
            }
        }
        if let Some(mv) = step.action.board_move() {
            search.history.push(mv);
        }
    }
    Ok(true)
}

/// Returns whether the line ends with the goal. A win on points may also follow one ply later, which the search
/// verifies.
fn ends_well(puzzle: &Puzzle, replay: &Replay, solver: Side) -> bool {
    let verdict = replay.end.verdict();
    let wins = verdict.is_some_and(|verdict| verdict.outcome == Outcome::Win(solver));
    let mates = verdict.is_some_and(|verdict| is_mate(verdict.cause));
    match puzzle.goal {
        Goal::Mate => wins && mates,
        _ => (wins && !mates) || (verdict.is_none() && puzzle.goal == Goal::Points),
    }
}

fn is_mate(cause: Cause) -> bool {
    matches!(cause, Cause::Mate | Cause::Stalemate)
}

/// Key of a position: its hash, whether bikjang is open, and whether the last action was a pass. If bikjang is open or
/// the last action was a pass, the next action may end the game.
type Place = (u64, bool, bool);

/// An exhaustive search that caches results by position and remaining moves.
struct Forward {
    history: GameHistory,
    attacker: Side,
    goal: Goal,
    checks: bool,
    known: HashMap<(Place, u32), bool>,
    left: u64,
}

impl Forward {
    /// Returns all moves that reach the goal within `moves` moves; `None` if the node limit was reached.
    fn all(&mut self, moves: u32) -> Option<Vec<Move>> {
        let mut found = Vec::new();
        for mv in self.history.moves() {
            if self.reaches(mv, moves)? {
                found.push(mv);
            }
        }
        Some(found)
    }

    /// Returns whether any move reaches the goal within `moves` moves; `None` if the node limit was reached.
    fn any(&mut self, moves: u32) -> Option<bool> {
        let key = (self.key(), moves);
        if let Some(&known) = self.known.get(&key) {
            return Some(known);
        }
        let mut found = false;
        for mv in self.history.moves() {
            if self.reaches(mv, moves)? {
                found = true;
                break;
            }
        }
        self.known.insert(key, found);
        Some(found)
    }

    fn key(&self) -> Place {
        let history = &self.history;
        let passed = history.action_at(history.ply()) == Some(Move::Pass);
        (history.position().hash(), history.bikjang_open() == YesNo::Yes, passed)
    }

    /// Returns whether a move of the solver reaches the goal within `moves` moves, including the move itself. Returns
    /// `None` if the node limit was reached.
    fn reaches(&mut self, mv: Move, moves: u32) -> Option<bool> {
        self.left = self.left.checked_sub(1)?;
        self.history.push(mv);
        let last_is_check = self.history.position().movement() != Movement::Xiangqi;
        let must_check = self.checks || (self.goal == Goal::Mate && moves == 1 && last_is_check);
        let reached = if must_check && !self.history.in_check() {
            Some(false)
        } else if let Some(ending) = self.history.ending() {
            Some(self.counts(ending.cause, ending.outcome))
        } else if moves == 1 && self.goal == Goal::Mate {
            Some(false)
        } else {
            self.every_reply(moves - 1)
        };
        self.history.pop();
        reached
    }

    fn counts(&self, cause: Cause, outcome: Outcome) -> bool {
        outcome == Outcome::Win(self.attacker) && (self.goal != Goal::Mate || is_mate(cause))
    }

    /// Returns whether the goal is reached after every reply. Tries the pass first, because it refutes moves without a
    /// threat.
    fn every_reply(&mut self, moves: u32) -> Option<bool> {
        if let Some(outcome) = self.history.call_outcome()
            && (self.goal == Goal::Mate || outcome != Outcome::Win(self.attacker))
        {
            return Some(false);
        }
        let mut replies: Vec<Move> = self.history.moves().into_iter().collect();
        replies.sort_by_key(|mv| *mv != Move::Pass);
        for mv in replies {
            self.left = self.left.checked_sub(1)?;
            self.history.push(mv);
            let leads_on = match self.history.ending() {
                Some(ending) => Some(self.counts(ending.cause, ending.outcome)),
                None if moves == 0 => Some(false),
                None => self.any(moves),
            };
            self.history.pop();
            if !leads_on? {
                return Some(false);
            }
        }
        Some(true)
    }
}
