//! Who chooses in a duel.

use core::fmt::Debug;
use std::sync::Arc;

use janggi::{Game, HalfPoints, Move};

use crate::engine::{Config, Engine};
use crate::levels::Level;
use crate::limits::Limits;
use crate::play::choose_with;
use crate::report::Silent;
use crate::rng::Rng;
use crate::search::params::Params;
use crate::time::SimulatedClock;

/// Someone who plays.
pub trait Player: Debug {
    /// A legal action of a game that is not over; `None` gives the game up.
    fn choose(&mut self, game: &Game) -> Option<Move>;

    /// A new game begins.
    fn new_game(&mut self) {}
}

/// Plays any legal action, all equally likely.
#[derive(Clone, Debug)]
pub struct Anyhow(pub Rng);

impl Player for Anyhow {
    fn choose(&mut self, game: &Game) -> Option<Move> {
        any_of(&mut self.0, &game.legal())
    }
}

/// Takes the piece worth most points, else plays any legal action.
#[derive(Clone, Debug)]
pub struct Greedy(pub Rng);

impl Player for Greedy {
    fn choose(&mut self, game: &Game) -> Option<Move> {
        let board = game.position().board();
        let gain = |mv: &Move| match *mv {
            Move::Step { to, .. } => board
                .get(to)
                .map_or(HalfPoints::ZERO, |taken| HalfPoints::of(taken.role)),
            Move::Pass => HalfPoints::ZERO,
        };
        let legal = game.legal();
        let most = legal.iter().map(gain).max()?;
        let best: Vec<Move> = legal.iter().copied().filter(|mv| gain(mv) == most).collect();
        any_of(&mut self.0, &best)
    }
}

fn any_of(rng: &mut Rng, moves: &[Move]) -> Option<Move> {
    if moves.is_empty() {
        return None;
    }
    moves.get(rng.below(moves.len() as u64) as usize).copied()
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
}

impl Player for Searcher {
    fn choose(&mut self, game: &Game) -> Option<Move> {
        self.engine.search(game, &self.limits, &Silent).mv
    }

    fn new_game(&mut self) {
        self.engine.new_game();
    }
}

/// The engine at a level for people.
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
        let config = Config {
            hash: 4,
            ..Config::default()
        };
        let engine = Engine::new(config, Arc::new(SimulatedClock::default()));
        Leveled {
            engine,
            level,
            seeds: Rng::new(seed),
        }
    }
}

impl Player for Leveled {
    fn choose(&mut self, game: &Game) -> Option<Move> {
        let choice = choose_with(&mut self.engine, game, &self.level.limits(), self.seeds.next(), &Silent);
        choice.action?.board_move().or(choice.pv.first().copied())
    }

    fn new_game(&mut self) {
        self.engine.new_game();
    }
}
