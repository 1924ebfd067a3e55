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
    /// The move to play; the match checks whether it is legal.
    pub mv: Move,
    /// Number of nodes searched; 0 if they are not counted.
    pub nodes: u64,
    /// The engine's evaluation of its position, if it reports one.
    pub score: Option<Score>,
}

/// A player of a match.
pub trait Player: Debug {
    /// Chooses an action for a game that is not over, given the clocks of both sides.
    ///
    /// # Errors
    /// The [`Forfeit`] by which the game is lost if there is no answer.
    fn choose(&mut self, game: &Game, clocks: &BySide<SideClock>) -> Result<Answer, Forfeit>;

    /// Announces a new game.
    fn new_game(&mut self) {}

    /// Returns the processor time used so far in milliseconds, if known.
    fn cpu_ms(&self) -> Option<u64> {
        None
    }
}

/// Plays any legal action, all equally likely.
#[derive(Clone, Debug)]
pub struct RandomPlayer(pub Rng);

impl Player for RandomPlayer {
    fn choose(&mut self, game: &Game, _: &BySide<SideClock>) -> Result<Answer, Forfeit> {
        any_of(&mut self.0, &game.legal())
    }
}

/// Captures the piece worth most points, or else plays any legal action.
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

/// The engine with a fixed number of nodes.
#[derive(Debug)]
pub struct EnginePlayer {
    engine: Engine,
    limits: SearchLimits,
}

impl EnginePlayer {
    /// Creates an engine with a small table and no clock: equal games lead to equal moves.
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

    /// Returns the same engine with another evaluation.
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

/// The engine at a playing level, as the workers run it: without memory between actions.
#[derive(Debug)]
pub struct LevelPlayer {
    engine: Engine,
    level: Level,
    seeds: Rng,
}

impl LevelPlayer {
    /// Creates a player whose deliberate errors follow from `seed`.
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
