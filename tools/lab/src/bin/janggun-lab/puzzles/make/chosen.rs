//! Positions where one move is clearly better than every other one, by the engine's judgement.

use super::candidate::{Candidate, Source};
use super::proved;
use crate::puzzles::judge::{Judge, Judgement, NODES};
use engine::score::{Score, ScoreKind};
use janggi::{Action, Game, Move, Outcome};
use problems::puzzle::Goal;

/// From here on a side is clearly ahead: centipawns.
pub(crate) const AHEAD: i32 = 300;
/// Up to here it is not.
pub(crate) const NOT_AHEAD: i32 = 100;
/// A game that is held is worth at least this much, and less than [`AHEAD`].
pub(crate) const HELD: i32 = -150;
/// The next best move is worse by at least this much.
pub(crate) const GAP: i32 = 300;

/// Nodes of the first look at a position that may be one.
const SCREENING: u64 = 800;
/// The gap that the first look has to show.
const SCREENING_GAP: i32 = 200;
/// Nodes of the last look.
const CONFIRMATION: u64 = 60_000;
/// Nodes of a look at a later move of the line.
const FURTHER: u64 = 10_000;
/// Most moves of the solver in a line.
const MOVES: usize = 4;
/// A win on points is looked for in at most this many plies.
const POINTS_PLIES: u16 = 5;

/// What a judgement makes of a position.
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

/// A problem of a position, if it is one.
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

/// A capture that is seen at once.
fn is_plain(game: &Game, judgement: &Judgement, grade: u8) -> bool {
    let takes = match judgement.mv {
        Move::Step { to, .. } => game.position().board().get(to).is_some(),
        Move::Pass => false,
    };
    grade == 1 && takes
}

/// The best move, and as long as there is only one, the reply that is expected and the next.
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

/// The call of 빅장, where it wins or holds a game that no move wins or holds.
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
