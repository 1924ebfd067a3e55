//! The players of a match, which choose the moves.

use core::fmt::Debug;
use std::sync::Arc;

use janggi::{BySide, Game, Move, Position};

use crate::match_runner::clock::SideClock;
use crate::match_runner::result::Forfeit;
use engine::engine::{Config, Engine};
use engine::eval::Evaluation;
use engine::levels::Level;
use engine::limits::SearchLimits;
use engine::play::{choose_with, fresh_engine};
use engine::report::Silent;
use engine::rng::Rng;
use engine::score::Score;
use engine::search::params::Params;
use engine::time::SimulatedClock;

/// A player's answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answer {
    /// Move to play, not yet checked for legality.
    pub mv: Move,
    /// Number of nodes searched; 0 if unknown.
    pub nodes: u64,
    /// Score for the side to move, if the player reports one.
    pub score: Option<Score>,
}

/// A player of a match.
pub trait Player: Debug {
    /// Chooses a move for a game that is not over, given the clocks of both sides.
    ///
    /// # Errors
    /// The [`Forfeit`] that loses the game, if the player does not return a move.
    fn choose(&mut self, game: &Game, clocks: &BySide<SideClock>) -> Result<Answer, Forfeit>;

    /// Prepares the player for a new game.
    fn new_game(&mut self) {}

    /// Returns the processor time used so far in milliseconds, if known.
    fn cpu_ms(&self) -> Option<u64> {
        None
    }
}

/// A player that plays random legal moves, all equally likely.
#[derive(Clone, Debug)]
pub struct RandomPlayer(pub Rng);

impl Player for RandomPlayer {
    fn choose(&mut self, game: &Game, _: &BySide<SideClock>) -> Result<Answer, Forfeit> {
        any_of(&mut self.0, &game.legal())
    }
}

/// A player that always captures the piece worth the most points, or plays a random move if it cannot capture.
#[derive(Clone, Debug)]
pub struct Greedy(pub Rng);

impl Player for Greedy {
    fn choose(&mut self, game: &Game, _: &BySide<SideClock>) -> Result<Answer, Forfeit> {
        let position = game.position();
        let theirs = |position: &Position| position.points()[game.position().turn().opposite()];
        let gain = |mv: &Move| theirs(position) - theirs(&position.after(*mv));
        let legal = game.legal();
        let most = legal.iter().map(gain).max().ok_or(Forfeit::Illegal)?;
        let best: Vec<Move> = legal.iter().copied().filter(|mv| gain(mv) == most).collect();
        any_of(&mut self.0, &best)
    }
}

fn any_of(rng: &mut Rng, moves: &[Move]) -> Result<Answer, Forfeit> {
    if moves.is_empty() {
        return Err(Forfeit::Illegal);
    }
    Ok(Answer {
        mv: moves[rng.below(moves.len() as u64) as usize],
        nodes: 0,
        score: None,
    })
}

/// The engine with a fixed number of nodes per move.
#[derive(Debug)]
pub struct EnginePlayer {
    engine: Engine,
    limits: SearchLimits,
}

impl EnginePlayer {
    /// Creates an engine with a small table. Its clock is simulated, so that its moves are reproducible.
    #[must_use]
    pub fn new(nodes: u64, params: Params) -> EnginePlayer {
        let config = Config {
            hash: 4,
            ..Config::default()
        };
        let engine = Engine::with_params(config, Arc::new(SimulatedClock::default()), params);
        EnginePlayer {
            engine,
            limits: SearchLimits::nodes(nodes),
        }
    }

    /// Sets the evaluation.
    #[must_use]
    pub fn with_evaluation(mut self, evaluation: Evaluation) -> EnginePlayer {
        self.engine.set_evaluation(evaluation);
        self
    }
}

impl Player for EnginePlayer {
    fn choose(&mut self, game: &Game, _: &BySide<SideClock>) -> Result<Answer, Forfeit> {
        let best = self.engine.search(game, &self.limits, &Silent);
        Ok(Answer {
            mv: best.mv.ok_or(Forfeit::Illegal)?,
            nodes: best.nodes.0,
            score: Some(best.score),
        })
    }

    fn new_game(&mut self) {
        self.engine.new_game();
    }
}

/// The engine at a playing level, without memory between moves.
#[derive(Debug)]
pub struct LevelPlayer {
    engine: Engine,
    level: Level,
    seeds: Rng,
}

impl LevelPlayer {
    /// Creates a player whose random choices depend on `seed`.
    #[must_use]
    pub fn new(level: Level, seed: u64) -> LevelPlayer {
        LevelPlayer {
            engine: fresh_engine(&level.limits()),
            level,
            seeds: Rng::new(seed),
        }
    }
}

impl Player for LevelPlayer {
    fn choose(&mut self, game: &Game, _: &BySide<SideClock>) -> Result<Answer, Forfeit> {
        self.engine.new_game();
        let choice = choose_with(&mut self.engine, game, &self.level.limits(), self.seeds.next(), &Silent);
        let action = choice.action.ok_or(Forfeit::Illegal)?;
        Ok(Answer {
            mv: action
                .board_move()
                .or(choice.pv.first().copied())
                .ok_or(Forfeit::Illegal)?,
            nodes: choice.nodes.0,
            score: None,
        })
    }
}
