//! Who chooses in a duel.

use core::fmt::Debug;
use std::sync::Arc;

use janggi::{BySide, Game, HalfPoints, Move};

use crate::duel::clock::Keeper;
use crate::duel::game::Foul;
use crate::engine::{Config, Engine};
use crate::eval::Evaluation;
use crate::levels::Level;
use crate::limits::Limits;
use crate::play::{choose_with, fresh_engine};
use crate::report::Silent;
use crate::rng::Rng;
use crate::search::params::Params;
use crate::time::SimulatedClock;

/// What a player says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answer {
    /// What to play; whether it may be played is for the referee.
    pub mv: Move,
    /// Nodes looked at; 0 where nobody counts.
    pub nodes: u64,
}

/// Someone who plays.
pub trait Player: Debug {
    /// An action for a game that is not over, and the clocks of both sides.
    ///
    /// # Errors
    /// The [`Foul`] by which the game is lost where there is no answer.
    fn choose(&mut self, game: &Game, clocks: &BySide<Keeper>) -> Result<Answer, Foul>;

    /// A new game begins.
    fn new_game(&mut self) {}

    /// Processor time used so far in milliseconds, where it is known.
    fn cpu_ms(&self) -> Option<u64> {
        None
    }
}

/// Plays any legal action, all equally likely.
#[derive(Clone, Debug)]
pub struct Anyhow(pub Rng);

impl Player for Anyhow {
    fn choose(&mut self, game: &Game, _: &BySide<Keeper>) -> Result<Answer, Foul> {
        any_of(&mut self.0, &game.legal())
    }
}

/// Takes the piece worth most points, else plays any legal action.
#[derive(Clone, Debug)]
pub struct Greedy(pub Rng);

impl Player for Greedy {
    fn choose(&mut self, game: &Game, _: &BySide<Keeper>) -> Result<Answer, Foul> {
        let board = game.position().board();
        let gain = |mv: &Move| match *mv {
            Move::Step { to, .. } => board
                .get(to)
                .map_or(HalfPoints::ZERO, |taken| HalfPoints::of(taken.role)),
            Move::Pass => HalfPoints::ZERO,
        };
        let legal = game.legal();
        let most = legal.iter().map(gain).max().ok_or(Foul::Illegal)?;
        let best: Vec<Move> = legal.iter().copied().filter(|mv| gain(mv) == most).collect();
        any_of(&mut self.0, &best)
    }
}

fn any_of(rng: &mut Rng, moves: &[Move]) -> Result<Answer, Foul> {
    if moves.is_empty() {
        return Err(Foul::Illegal);
    }
    Ok(Answer {
        mv: moves[rng.below(moves.len() as u64) as usize],
        nodes: 0,
    })
}

/// The engine at a fixed number of nodes.
#[derive(Debug)]
pub struct Searcher {
    engine: Engine,
    limits: Limits,
}

impl Searcher {
    /// An engine with a small table and no clock: equal games give equal moves.
    #[must_use]
    pub fn new(nodes: u64, params: Params) -> Searcher {
        let config = Config {
            hash: 4,
            ..Config::default()
        };
        let engine = Engine::with_params(config, Arc::new(SimulatedClock::default()), params);
        Searcher {
            engine,
            limits: Limits::nodes(nodes),
        }
    }

    /// The same engine with another evaluation.
    #[must_use]
    pub fn with_evaluation(mut self, evaluation: Evaluation) -> Searcher {
        self.engine.set_evaluation(evaluation);
        self
    }
}

impl Player for Searcher {
    fn choose(&mut self, game: &Game, _: &BySide<Keeper>) -> Result<Answer, Foul> {
        let best = self.engine.search(game, &self.limits, &Silent);
        Ok(Answer {
            mv: best.mv.ok_or(Foul::Illegal)?,
            nodes: best.nodes.0,
        })
    }

    fn new_game(&mut self) {
        self.engine.new_game();
    }
}

/// The engine at a level for people, as the workers run it: nothing is remembered from action to action.
#[derive(Debug)]
pub struct Leveled {
    engine: Engine,
    level: Level,
    seeds: Rng,
}

impl Leveled {
    /// Errs by the numbers of `seed`.
    #[must_use]
    pub fn new(level: Level, seed: u64) -> Leveled {
        Leveled {
            engine: fresh_engine(&level.limits()),
            level,
            seeds: Rng::new(seed),
        }
    }
}

impl Player for Leveled {
    fn choose(&mut self, game: &Game, _: &BySide<Keeper>) -> Result<Answer, Foul> {
        self.engine.new_game();
        let choice = choose_with(&mut self.engine, game, &self.level.limits(), self.seeds.next(), &Silent);
        let action = choice.action.ok_or(Foul::Illegal)?;
        Ok(Answer {
            mv: action
                .board_move()
                .or(choice.pv.first().copied())
                .ok_or(Foul::Illegal)?,
            nodes: choice.nodes.0,
        })
    }
}
