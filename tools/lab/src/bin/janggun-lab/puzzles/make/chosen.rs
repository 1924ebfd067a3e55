//! Searches positions for problems other than mates.
//!
//! The engine's scores decide which positions qualify, except that short wins on points are proved by the solver.

use super::candidate::{Candidate, Source};
use super::proved;
use crate::puzzles::judge::{Judge, Judgement, NODES};
use engine::score::{Score, ScoreKind};
use janggi::{Action, Game, Move, Outcome};
use problems::puzzle::Goal;

/// Minimum score, in centipawns, of a side that is clearly ahead.
pub(crate) const AHEAD: i32 = 300;
/// Maximum score, in centipawns, of a side that is not clearly ahead.
pub(crate) const NOT_AHEAD: i32 = 100;
/// Minimum score, in centipawns, of a saved game. The score must also be below [`AHEAD`].
pub(crate) const HELD: i32 = -150;
/// Minimum score difference between the best two moves, in centipawns.
pub(crate) const GAP: i32 = 300;

/// Number of nodes in the first search of a position.
const SCREENING: u64 = 800;
/// Minimum score difference between the best two moves in the first search, in centipawns.
const SCREENING_GAP: i32 = 200;
/// Number of nodes in the search that confirms a problem.
const CONFIRMATION: u64 = 60_000;
/// Number of nodes in a search for a later move of the main line.
const FURTHER: u64 = 10_000;
/// Maximum number of moves in the main line by the side that solves the problem.
const MOVES: usize = 4;
/// Maximum length of a win on points, in plies.
const POINTS_PLIES: u16 = 5;

/// Returns the goal that the scores of the best two moves imply, if any.
pub(crate) fn goal(first: i32, second: i32) -> Option<Goal> {
    if first - second < GAP {
        None
    } else if first >= AHEAD && second <= NOT_AHEAD {
        Some(Goal::Advantage)
    } else if (HELD..AHEAD).contains(&first) && second <= -AHEAD {
        Some(Goal::Save)
    } else {
        None
    }
}

/// Searches a position for a problem other than a mate.
pub(super) fn choice(judge: &mut Judge, game: &Game, source: Source) -> Option<Candidate> {
    let screening = judge.look(game, SCREENING)?;
    if game.rights().call {
        return call(judge, game, source);
    }
    if let ScoreKind::WinIn(plies) = Score::from_raw(screening.first).kind()
        && plies <= POINTS_PLIES
    {
        let found = proved::points(judge, game, u32::from(plies).div_ceil(2), source);
        if found.is_some() {
            return found;
        }
    }
    if screening.first - screening.second < SCREENING_GAP || screening.second > AHEAD {
        return None;
    }
    let judgement = judge.look_afresh(game, NODES)?;
    let goal = goal(judgement.first, judgement.second)?;
    let grade = judgement.grade(judgement.mv);
    if matches!(Score::from_raw(judgement.first).kind(), ScoreKind::MateIn(_)) || is_plain(game, &judgement, grade) {
        return None;
    }
    let confirmed = judge.look(game, CONFIRMATION)?;
    if confirmed.mv != judgement.mv || self::goal(confirmed.first, confirmed.second) != Some(goal) {
        return None;
    }
    let line = main_line(judge, game, goal, &confirmed);
    Some(Candidate {
        goal,
        checks: false,
        line,
        others: Vec::new(),
        grade,
        source,
    })
}

/// Returns whether the best move is a capture of grade 1, which is too obvious.
fn is_plain(game: &Game, judgement: &Judgement, grade: u8) -> bool {
    let takes = match judgement.mv {
        Move::Step { to, .. } => game.position().board().get(to).is_some(),
        Move::Pass => false,
    };
    grade == 1 && takes
}

/// Returns the main line: the best move, then expected replies and best moves, while the scores imply the same goal.
fn main_line(judge: &mut Judge, game: &Game, goal: Goal, judgement: &Judgement) -> Vec<Action> {
    let mut game = game.clone();
    let mut line = vec![Action::from(judgement.mv)];
    let mut reply = judgement.reply;
    while line.len() < 2 * MOVES - 1 {
        let (Some(&last), Some(answer)) = (line.last(), reply) else {
            break;
        };
        if game.play(last).is_err() || game.play(answer.into()).is_err() || game.verdict().is_some() {
            break;
        }
        let Some(next) = judge.look(&game, FURTHER) else { break };
        if self::goal(next.first, next.second) != Some(goal) || game.rights().call {
            break;
        }
        line.extend([Action::from(answer), Action::from(next.mv)]);
        reply = next.reply;
    }
    line
}

/// Returns the problem solved by a bikjang call (빅장), if no move is nearly as good as the call.
fn call(judge: &mut Judge, game: &Game, source: Source) -> Option<Candidate> {
    let judgement = judge.look_afresh(game, NODES)?;
    let goal = match game.history().call_outcome()? {
        Outcome::Win(side) if side == game.position().turn() => (judgement.first <= NOT_AHEAD).then_some(Goal::Points),
        Outcome::Draw => (judgement.first <= -AHEAD).then_some(Goal::Save),
        _ => None,
    }?;
    Some(Candidate {
        goal,
        checks: false,
        line: vec![Action::CallBikjang],
        others: Vec::new(),
        grade: 1,
        source,
    })
}
