//! Choice of an action for a game at a playing level.
//!
//! This module decides on moves, calls (빅장), answers to draw offers, and resignation. It must not depend on worker
//! jobs or sockets.

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

/// A chosen action and the result of the search behind it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The action, which is legal in this game; `None` only if the game is over.
    pub action: Option<Action>,
    /// Depth of the last complete iteration.
    pub depth: Depth,
    pub nodes: Nodes,
    /// Score of the best move, for the side to move; a different action may be chosen.
    pub score: Score,
    /// Principal variation of the chosen move, even if the action is a call or accepts a draw instead.
    pub pv: Vec<Move>,
    pub time: Millis,
}

/// Limits on a search in addition to the level's limits, and the signals that stop the search.
#[derive(Clone, Copy, Debug)]
pub struct SearchBounds<'a> {
    /// Additional limits. Of two node limits, the lower applies.
    pub limits: &'a SearchLimits,
    /// Signals of the search, already initialised with [`Signals::begin`].
    pub signals: &'a Signals,
}

/// Score in centipawns at or below which a level accepts a draw.
const DRAW_ACCEPTED_AT: i32 = -60;

/// Disadvantage in centipawns, for each point of deficit, that the search must confirm before a level resigns. A point
/// is worth about 50 (a soldier is two points and 100 centipawns); a fifth less allows for errors of the evaluation.
const SCORE_OF_RESIGNED_POINT: i32 = 40;

/// Factor on the policy's probability of a move that goes back ([`Habit::GoesBack`]). The factor is needed because the
/// policy was fitted to the engine's own games. If the side is clearly ahead, the factor is applied once more to such
/// moves, and also to a pass.
const RELUCTANCE: f64 = 0.005;

/// Factor on the probability that a beginner's level waits or goes back. The factor is applied once for each waiting or
/// reversing move among the side's recent moves. At all levels, it is also applied once to every pass.
const IMPATIENCE: f64 = 0.2;

/// Minimum spread of beginners' levels. From this value on, a level follows the policy less the larger its spread is.
const BEGINNER_SPREAD: u16 = 400;

/// Chooses an action with a new engine. The same game, limits and seed always lead to the same choice.
#[must_use]
pub fn choose(game: &Game, limits: &LevelLimits, seed: u64, report: &dyn Report) -> Choice {
    choose_with(&mut fresh_engine(limits), game, limits, seed, report)
}

/// Creates an engine with a hash table sized for the level. The engine's clock does not advance, because levels are
/// limited by nodes.
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

/// Like [`choose`], but with an existing engine. The engine's results of earlier searches may affect the choice.
pub fn choose_with(engine: &mut Engine, game: &Game, limits: &LevelLimits, seed: u64, report: &dyn Report) -> Choice {
    let signals = Signals::default();
    signals.begin(Until::Limit);
    let bounds = SearchBounds {
        limits: &SearchLimits::default(),
        signals: &signals,
    };
    choose_within(engine, game, limits, seed, &bounds, report)
}

/// Like [`choose_with`], but with further limits (depth, time, root moves) and with signals to stop the search.
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

/// Returns the moves for a second search if a level without a margin would otherwise wait in a winning position.
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
        // A second search would spend the time budget twice.
        && limits.clock.is_none()
        && limits.movetime.is_none()
        && limits.until == Until::Limit
        && !bounds.signals.stopped();
    let legal = game.history().moves();
    let may = |mv: &Move| limits.search_moves.is_empty() || limits.search_moves.contains(mv);
    let others: Vec<Move> = legal.iter().copied().filter(|mv| may(mv) && !waits(*mv)).collect();
    (is_wanted && !others.is_empty()).then_some(others)
}

/// Returns a bikjang call or the acceptance of a draw, if either is at least as good as the best move.
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

/// Returns whether a level should resign. The level must have been behind on points for several turns, and its search
/// must confirm that it is losing. Stronger levels resign at smaller deficits. Returns false in any variant
/// other than [`Level::MEASURED_IN`].
#[must_use]
pub fn resigns(game: &Game, level: Level, score: Score) -> bool {
    let behind = resigned_behind(level);
    game.rules().movement == Level::MEASURED_IN
        && !score.is_won()
        && score.raw() <= -behind * SCORE_OF_RESIGNED_POINT
        && has_long_been_behind(game, behind)
}

/// Picks one of the ranked moves at random, by their probabilities.
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

/// Returns the probability that a level plays each line of `best`, in the same order. The probabilities add up to 1.
///
/// A move is less probable the worse its score is, and the less likely the policy considers it. Beginners' levels
/// follow the policy less, but still seldom wait repeatedly or go back. A level that is clearly ahead seldom passes or
/// goes back if it has an alternative.
#[must_use]
pub fn chances(best: &Best, game: &Game, limits: &LevelLimits, policy: &Policy) -> Vec<f64> {
    let mut chances = vec![0.0; best.lines.len()];
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
            // A pass has an additional factor, because beginners seldom use it well.
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
