//! Searches one game for problems.

use super::candidate::Source;
use super::chosen;
use super::proved::{self, Mates};
use super::wanted::Only;
use crate::puzzles::judge::Judge;
use engine::score::{Score, ScoreKind};
use janggi::{Game, Move, Position, Preset, Rules, Start};
use lab::datagen::GameRecord;
use problems::puzzle::Puzzle;
use problems::puzzle::themes::joins;

/// Minimum score, in centipawns, of a position that is searched for mates.
const MAY_MATE: i32 = 1_000;
/// Number of plies at the end of a game that are searched for mates.
const END: usize = 30;
/// Minimum rise of the score that counts as a jump, in centipawns.
const JUMP: i32 = 250;
/// Sampling interval for even positions, in plies.
const SAMPLE: usize = 6;
/// Minimum distance, in plies, between two problems of a game other than mates.
const APART: usize = 8;

/// A position of a game and the move played in it.
struct Seen {
    ply: usize,
    position: Position,
    played: Move,
    /// Score of the search that chose the move; `None` if the move was random.
    score: Option<i32>,
}

/// Returns the problems found in a game.
pub(super) fn scan(
    judge: &mut Judge,
    (preset, rules): (Preset, &Rules),
    only: &Only,
    record: &GameRecord,
    (seed, game): (u64, usize),
) -> Vec<Puzzle> {
    let mut seen = Vec::with_capacity(record.plies.len());
    let replayed = record.replay(rules, |history, played| {
        seen.push(Seen {
            ply: seen.len(),
            position: history.position().clone(),
            played: played.mv,
            score: played.score.map(Score::raw),
        });
    });
    if replayed.is_err() {
        return Vec::new();
    }
    judge.forget();
    let source = |ply| Source { seed, game, ply };
    let mut puzzles = only.longest(&mates(judge, (preset, rules), only, &seen, source));
    let mut next = 0;
    for at in 0..seen.len() {
        if at < next || !only.looks_at(joined(&seen[at])) || !is_promising(&seen, at) {
            continue;
        }
        let Some(start) = start(rules, &seen[at].position) else {
            continue;
        };
        if let Some(found) = chosen::choice(judge, &start, source(at)) {
            puzzles.extend(found.puzzle(preset, &start).filter(|puzzle| only.wants(puzzle)));
            next = at + APART;
        }
    }
    puzzles
}

/// Creates a game that starts from the position with reset counters; `None` if it would be over at once.
fn start(rules: &Rules, position: &Position) -> Option<Game> {
    let mut setup = position.to_setup();
    (setup.no_capture_plies, setup.move_number) = (0, 1);
    let position = Position::try_from(setup).ok()?;
    let game = Game::new(rules.clone(), Start::Fen(position)).ok()?;
    game.verdict().is_none().then_some(game)
}

/// Returns the number of moves to mate if the score is a mate for the side to move.
fn mate_hint(score: i32) -> Option<u32> {
    match Score::from_raw(score).kind() {
        ScoreKind::MateIn(plies) => Some(u32::from(plies).div_ceil(2)),
        _ => None,
    }
}

/// Returns the mates found near the end of a game, searching backwards from the last position.
fn mates(
    judge: &mut Judge,
    (preset, rules): (Preset, &Rules),
    only: &Only,
    seen: &[Seen],
    source: impl Fn(usize) -> Source,
) -> Vec<Puzzle> {
    let (mut found, mut longest, mut misses): (Vec<Puzzle>, u32, u32) = (Vec::new(), 0, 0);
    for one in seen.iter().rev().take(END) {
        let Some(score) = one.score.filter(|&score| score >= MAY_MATE) else {
            continue;
        };
        let Some(start) = start(rules, &one.position) else {
            continue;
        };
        let source = source(one.ply);
        let wanted = Mates {
            fewest: only.fewest(source.game),
            hint: mate_hint(score).filter(|&moves| only.takes_hint(moves)),
        };
        let mate = proved::mate(judge, &start, wanted, source).and_then(|mate| mate.puzzle(preset, &start));
        let moves = mate.as_ref().map_or(0, |mate| mate.moves);
        misses = if moves > longest { 0 } else { misses + 1 };
        longest = longest.max(moves);
        found.extend(mate);
        if misses > only.misses() {
            break;
        }
    }
    found
}

/// Returns whether the move played in this position joins soldiers.
fn joined(one: &Seen) -> bool {
    matches!(one.played, Move::Step { from, to } if joins(&one.position, from, to))
}

/// Returns whether a position may be a problem other than a mate.
///
/// A position with a win other than mate within five plies always qualifies. Up to a score of ±2,000 centipawns, the
/// other criteria are a jump of the score, facing generals, joined soldiers, and a check in an even position; other
/// even positions are sampled.
fn is_promising(seen: &[Seen], at: usize) -> bool {
    let one = &seen[at];
    let Some(score) = one.score.filter(|&score| mate_hint(score).is_none()) else {
        return false;
    };
    if let ScoreKind::WinIn(plies) = Score::from_raw(score).kind() {
        return plies <= 5;
    }
    if score.abs() > 2_000 {
        return false;
    }
    let earlier = |plies: usize| at.checked_sub(plies).and_then(|before| seen[before].score);
    let before = earlier(1).map(|score| -score).or_else(|| earlier(2));
    let has_jumped = before.is_some_and(|before| score >= before + JUMP && score >= chosen::AHEAD - 50);
    let is_even = (chosen::HELD - 50..chosen::AHEAD).contains(&score);
    has_jumped
        || joined(one)
        || one.position.facing()
        || is_even && (one.position.in_check() || at.is_multiple_of(SAMPLE))
}
