//! Finds problems with a proven mate or win on points and only one solving first move.

use super::candidate::{Candidate, Source};
use crate::puzzles::judge::{Judge, NODES};
use janggi::{Action, Cause, Game};
use problems::puzzle::{Goal, replay::Replay};
use problems::solve::{Aim, Answer, Attack, Mate, Question, solve};

/// Maximum length of a mate by checks only, in moves.
const CHECKS: u32 = 11;
/// Maximum length of a mate that may include quiet moves, in moves.
const ANY: u32 = 4;
/// Maximum number of positions for a proof with checks only.
const CHECK_NODES: u64 = 12_000;
/// Maximum number of positions for a proof with any moves. A proof suggested by the engine's score may take four times
/// as many.
const ANY_NODES: u64 = 12_000;

/// Criteria for the mates to search for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Mates {
    /// Minimum length of a mate by checks, in moves.
    pub(super) fewest: u32,
    /// Length of the mate found by the engine, in moves.
    pub(super) hint: Option<u32>,
}

impl Mates {
    /// Mates of any length that can be forced with checks alone.
    pub(crate) const BY_CHECKS: Mates = Mates { fewest: 1, hint: None };
}

fn query(game: &Game, moves: u32, attack: Attack, aim: Aim, nodes: u64) -> Answer {
    let question = Question {
        moves,
        attack,
        aim,
        nodes,
    };
    solve(game, &question).unwrap_or(Answer::NoMate)
}

/// Returns whether the attacker has only one fastest move at the first turn, and at every later turn except the last.
fn is_sound(mate: &Mate) -> bool {
    mate.first.len() == 1 && mate.is_unique()
}

/// Returns the fastest mate found, if it is unique. The flag is true if this is proven only among mates by checks.
fn only_mate(game: &Game, wanted: Mates) -> Option<(Mate, bool)> {
    match query(game, CHECKS, Attack::Checks, Aim::Mate, CHECK_NODES) {
        Answer::Mate(checks) => {
            if !is_sound(&checks) || checks.moves < wanted.fewest {
                return None;
            }
            if checks.moves > ANY {
                let faster = matches!(query(game, 2, Attack::Any, Aim::Mate, ANY_NODES), Answer::Mate(_));
                return (!faster).then_some((checks, true));
            }
            match query(game, checks.moves, Attack::Any, Aim::Mate, ANY_NODES) {
                Answer::Mate(any) => is_sound(&any).then_some((any, false)),
                Answer::Unknown { .. } => Some((checks, true)),
                Answer::NoMate => None,
            }
        }
        Answer::NoMate | Answer::Unknown { .. } => {
            let moves = wanted.hint.filter(|moves| (2..=ANY).contains(moves))?;
            match query(game, moves, Attack::Any, Aim::Mate, 4 * ANY_NODES) {
                Answer::Mate(any) => is_sound(&any).then_some((any, false)),
                Answer::NoMate | Answer::Unknown { .. } => None,
            }
        }
    }
}

fn candidate(goal: Goal, mate: &Mate, checks: bool, grade: u8, source: Source) -> Candidate {
    let turns = mate.line.iter().step_by(2);
    let equals = |step: &problems::solve::Step| -> Vec<Action> {
        let others = step.equals.iter().filter(|&&mv| mv != step.mv);
        others.map(|&mv| Action::from(mv)).collect()
    };
    Candidate {
        goal,
        checks,
        line: mate.line.iter().map(|step| Action::from(step.mv)).collect(),
        others: turns.map(equals).collect(),
        grade,
        source,
    }
}

fn grade(judge: &mut Judge, game: &Game, mate: &Mate) -> Option<u8> {
    let first = *mate.first.first()?;
    Some(judge.look_afresh(game, NODES)?.grade(first))
}

/// Returns the length in moves of the mate found with [`Mates::BY_CHECKS`], if any.
pub(crate) fn length(game: &Game) -> Option<u32> {
    only_mate(game, Mates::BY_CHECKS).map(|(mate, _)| mate.moves)
}

/// Returns the mate problem in a position, if there is one.
pub(crate) fn mate(judge: &mut Judge, game: &Game, wanted: Mates, source: Source) -> Option<Candidate> {
    let (mate, checks) = only_mate(game, wanted)?;
    let grade = grade(judge, game, &mate)?;
    Some(candidate(Goal::Mate, &mate, checks, grade, source))
}

fn ends_in_mate(game: &Game, line: &[Action]) -> bool {
    let end = Replay::of(game.clone(), line).map(|replay| replay.end);
    let cause = end.ok().and_then(|end| end.verdict().map(|verdict| verdict.cause));
    matches!(cause, Some(Cause::Mate | Cause::Stalemate))
}

/// Returns the problem of winning on points in at most `moves` moves, if the position is one.
pub(super) fn points(judge: &mut Judge, game: &Game, moves: u32, source: Source) -> Option<Candidate> {
    let Answer::Mate(win) = query(game, moves, Attack::Any, Aim::Win, ANY_NODES) else {
        return None;
    };
    let sound = win.line.iter().step_by(2).all(|step| step.equals.len() == 1);
    let grade = grade(judge, game, &win)?;
    let found = candidate(Goal::Points, &win, false, grade, source);
    (sound && !ends_in_mate(game, &found.line)).then_some(found)
}
