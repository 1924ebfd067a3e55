//! Chooses an action for a game at a playing level; called by workers.
//!
//! Owns the choice among actions, calls and answers to offers. Must not know jobs or sockets.

use std::sync::Arc;

use janggi::{Action, Game, Move, Outcome};

use crate::engine::{Best, Config, Engine};
use crate::levels::{Level, LevelLimits};
use crate::limits::{SearchLimits, Until};
use crate::manner::{Habit, considered, has_long_been_behind, is_clearly_ahead, recent_waits, resigned_behind, varied};
use crate::policy::format::Policy;
use crate::policy::{self, Recent};
use crate::report::Report;
use crate::rng::Rng;
use crate::score::{Depth, Nodes, Score};
use crate::search::signals::Signals;
use crate::time::{Clock, Millis, SimulatedClock};

/// An action and the search behind it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The action, legal and not refused in this game. `None` only if the game is over.
    pub action: Option<Action>,
    /// Last complete iteration.
    pub depth: Depth,
    /// Nodes searched.
    pub nodes: Nodes,
    /// Score of the best action for the side to move; the chosen action may be another one.
    pub score: Score,
    /// Expected line of the chosen action.
    pub pv: Vec<Move>,
    /// Time used.
    pub time: Millis,
}

/// Limits of a search in addition to the level's, and the flags that stop it.
#[derive(Clone, Copy, Debug)]
pub struct SearchBounds<'a> {
    /// The tighter of two limits applies.
    pub limits: &'a SearchLimits,
    /// [`Signals::begin`] must have been called.
    pub signals: &'a Signals,
}

/// A draw offer is accepted at this score or below, in centipawns.
const DRAW_ACCEPTED_AT: i32 = -60;

/// The score, in centipawns for each point that a level is behind, at which it resigns: a soldier is two points and a
/// hundred centipawns, and a fifth less allows for errors of the evaluation.
const SCORE_OF_RESIGNED_POINT: i32 = 40;

/// Factor on the policy's probability of a move back, since the policy was fitted to games of the engine.
const RELUCTANCE: f64 = 0.005;

/// Factor on the probability of a waiting move of a beginner's level, for each other one among the side's recent moves:
/// one step of the general is a plan, three are a walk.
const IMPATIENCE: f64 = 0.2;

/// At this spread and above, a level plays like a beginner: the larger the spread, the less it follows the policy.
const BEGINNER_SPREAD: u16 = 400;

/// Chooses with a fresh small engine: the same game, limits and seed always lead to the same choice.
#[must_use]
pub fn choose(game: &Game, limits: &LevelLimits, seed: u64, report: &dyn Report) -> Choice {
    choose_with(&mut fresh_engine(limits), game, limits, seed, report)
}

/// Creates an engine as large as the level needs, without a clock: levels count only nodes.
#[must_use]
pub fn fresh_engine(limits: &LevelLimits) -> Engine {
    let hash = match limits.nodes.0 {
        0..=3_000 => 1,
        3_001..=100_000 => 4,
        _ => 32,
    };
    let clock: Arc<dyn Clock> = Arc::new(SimulatedClock::default());
    Engine::new(
        Config {
            hash,
            ..Config::default()
        },
        clock,
    )
}

/// Chooses with an engine that may have stored results of earlier searches.
pub fn choose_with(engine: &mut Engine, game: &Game, limits: &LevelLimits, seed: u64, report: &dyn Report) -> Choice {
    let signals = Signals::default();
    signals.begin(Until::Limit);
    let bounds = SearchBounds {
        limits: &SearchLimits::default(),
        signals: &signals,
    };
    choose_within(engine, game, limits, seed, &bounds, report)
}

/// [`choose_with`] within limits: depth, time, root actions, and a stop from another thread.
pub fn choose_within(
    engine: &mut Engine,
    game: &Game,
    limits: &LevelLimits,
    seed: u64,
    bounds: &SearchBounds<'_>,
    report: &dyn Report,
) -> Choice {
    let limits = &varied(limits, game);
    let nodes = bounds
        .limits
        .nodes
        .map_or(limits.nodes, |nodes| nodes.min(limits.nodes));
    let tightest = SearchLimits {
        nodes: Some(nodes),
        search_moves: considered(game, &bounds.limits.search_moves),
        ..bounds.limits.clone()
    };
    let mut best = engine.rank_until(game, &tightest, limits.margin, bounds.signals, report);
    if let Some(moves) = better_than_waiting(&best, game, limits, &tightest, bounds) {
        let limits = SearchLimits {
            search_moves: moves,
            ..tightest
        };
        let other = engine.search_until(game, &limits, bounds.signals, report);
        best = Best {
            nodes: Nodes(best.nodes.0 + other.nodes.0),
            time: Millis(best.time.0 + other.time.0),
            ..if is_clearly_ahead(other.score) { other } else { best }
        };
    }
    let (mv, pv) = pick(&best, game, limits, seed);
    let action = claim_or_answer(game, best.score).or(mv.map(Action::from));
    Choice {
        action: action.filter(|_| game.verdict().is_none()),
        depth: best.depth,
        nodes: best.nodes,
        score: best.score,
        pv,
        time: best.time,
    }
}

/// Returns the moves to search again if a level that plays the best move would wait in a winning position.
fn better_than_waiting(
    best: &Best,
    game: &Game,
    level: &LevelLimits,
    limits: &SearchLimits,
    bounds: &SearchBounds<'_>,
) -> Option<Vec<Move>> {
    let waits = |mv: Move| Habit::of(game, mv) == Habit::GoesBack || mv == Move::Pass;
    let is_wanted = level.margin == 0
        && best.mv.is_some_and(waits)
        && is_clearly_ahead(best.score)
        && !best.score.is_decided()
        // A second search would use the clock's time twice.
        && limits.clock.is_none()
        && limits.movetime.is_none()
        && limits.until == Until::Limit
        && !bounds.signals.stopped();
    let legal = game.history().moves();
    let may = |mv: &Move| limits.search_moves.is_empty() || limits.search_moves.contains(mv);
    let others: Vec<Move> = legal.iter().copied().filter(|mv| may(mv) && !waits(*mv)).collect();
    (is_wanted && !others.is_empty()).then_some(others)
}

/// Returns a call of bikjang or the acceptance of a draw if that is better than any move.
fn claim_or_answer(game: &Game, score: Score) -> Option<Action> {
    let rights = game.rights();
    if rights.call {
        let us = game.position().turn();
        let worth = match game.history().call_outcome() {
            Some(Outcome::Win(side)) if side == us => Some(Score::POINTS),
            Some(Outcome::Draw) => Some(Score::from_raw(DRAW_ACCEPTED_AT)),
            Some(Outcome::Win(_) | Outcome::None) | None => None,
        };
        if worth.is_some_and(|worth| worth >= score) {
            return Some(Action::CallBikjang);
        }
    }
    if rights.accept_draw && score.raw() <= DRAW_ACCEPTED_AT {
        return Some(Action::AcceptDraw);
    }
    None
}

/// Returns whether a level resigns instead of playing on: it has long been behind by more points than it can hope to win
/// back, and its search sees no way out. The stronger the level, the sooner. UCI has no move for it, so that the caller
/// decides what to do about it.
#[must_use]
pub fn resigns(game: &Game, level: Level, score: Score) -> bool {
    let behind = resigned_behind(level);
    game.rules().movement == Level::MEASURED_IN
        && !score.is_won()
        && score.raw() <= -behind * SCORE_OF_RESIGNED_POINT
        && has_long_been_behind(game, behind)
}

/// Picks one of the ranked actions at random, by their probabilities.
fn pick(best: &Best, game: &Game, limits: &LevelLimits, seed: u64) -> (Option<Move>, Vec<Move>) {
    let chances = chances(best, game, limits, policy::embedded());
    let mut left = Rng::new(seed).unit();
    for (line, chance) in best.lines.iter().zip(chances) {
        left -= chance;
        if left < 0.0 {
            return (Some(line.mv), line.pv.clone());
        }
    }
    let pv = best.lines.first().map(|line| line.pv.clone()).unwrap_or_default();
    (best.mv, pv)
}

/// Returns the probability that a level plays each ranked line, in their order; they add up to 1. The worse a move is,
/// and the less likely a person is to play it, the lower its probability. Weak levels, which follow the policy less, do
/// not wait or go back more often because of that; those of beginners seldom wait twice, and a level that is clearly
/// ahead does so only as a last resort.
#[must_use]
pub fn chances(best: &Best, game: &Game, limits: &LevelLimits, policy: &Policy) -> Vec<f64> {
    let mut chances = vec![0.0; best.lines.len()];
    // A win that the search has found is taken.
    if limits.margin == 0 || best.score.is_won() || best.lines.len() < 2 {
        chances.iter_mut().take(1).for_each(|first| *first = 1.0);
        return chances;
    }
    let spread = f64::from(limits.spread.max(1));
    let heed = (f64::from(BEGINNER_SPREAD) / spread).min(1.0);
    let patience = if limits.spread >= BEGINNER_SPREAD {
        IMPATIENCE.powi(recent_waits(game))
    } else {
        1.0
    };
    let moves: Vec<Move> = best.lines.iter().map(|line| line.mv).collect();
    let thought_of = policy.probabilities(game.position(), Recent::of(game), &moves);
    for ((chance, line), thought_of) in chances.iter_mut().zip(&best.lines).zip(thought_of) {
        let loss = f64::from(best.score.raw() - line.score.raw()).max(0.0);
        let habit = Habit::of(game, line.mv);
        let mut by_policy = match habit {
            Habit::Plays => thought_of.powf(heed),
            // Beginners do not know how to use a pass.
            Habit::Waits if line.mv == Move::Pass => thought_of * patience * IMPATIENCE,
            Habit::Waits => thought_of * patience,
            Habit::GoesBack => thought_of * RELUCTANCE * patience,
        };
        if is_clearly_ahead(best.score) && (habit == Habit::GoesBack || line.mv == Move::Pass) {
            by_policy *= RELUCTANCE;
        }
        *chance = by_policy * (-loss / spread).exp();
    }
    let sum: f64 = chances.iter().sum();
    chances.iter_mut().for_each(|chance| *chance /= sum);
    chances
}
