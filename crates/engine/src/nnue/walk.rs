//! A recorded walk through positions, similar to a search, so that all evaluations are timed on the same sequence.
//!
//! This module must not evaluate positions or read the clock.

use janggi::referee::GameHistory;
use janggi::{Arrangement, BySide, Game, Move, Preset, Start};

use crate::rng::Rng;

/// Number of plies from one small tree of a game to the next.
const STRIDE: usize = 3;
/// Maximum number of moves tried at each node of the small tree.
const WIDTH: usize = 3;
const DEPTH: u32 = 4;

/// A step of the walk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    Push(Move),
    Pop,
    /// Evaluate the current position.
    Value,
}

/// Games of random moves, with a small tree walked at every third ply.
#[derive(Clone, Debug)]
pub struct Walk {
    games: Vec<(GameHistory, Vec<Step>)>,
}

impl Walk {
    /// Creates a walk through this many games. The same seed always produces the same walk.
    #[must_use]
    pub fn new(games: usize, seed: u64) -> Walk {
        let mut rng = Rng::new(seed);
        let game = |_| {
            let start = Start::arranged(BySide::from_fn(|_| Arrangement::CLASSIC[rng.below(4) as usize]));
            let game = Game::new(Preset::Pychess.rules(), start).expect("classic arrangements fit");
            let mut history = game.history().clone();
            let mut steps = Vec::new();
            for ply in 0..120 {
                if ply % STRIDE == 0 {
                    look_around(&mut history, DEPTH, &mut rng, &mut steps);
                }
                let moves = history.moves();
                if moves.is_empty() {
                    break;
                }
                let mv = moves[rng.below(moves.len() as u64) as usize];
                history.push(mv);
                steps.push(Step::Push(mv));
            }
            (game.history().clone(), steps)
        };
        Walk {
            games: (0..games).map(game).collect(),
        }
    }

    /// Returns the number of evaluated positions.
    #[must_use]
    pub fn len(&self) -> usize {
        let steps = self.games.iter().flat_map(|(_, steps)| steps);
        steps.filter(|step| **step == Step::Value).count()
    }

    /// Returns whether the walk evaluates no positions.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Replays the walk and calls `value` at every position to be evaluated.
    pub fn go(&self, mut value: impl FnMut(&GameHistory)) {
        for (start, steps) in &self.games {
            let mut history = start.clone();
            for step in steps {
                match *step {
                    Step::Push(mv) => history.push(mv),
                    Step::Pop => drop(history.pop()),
                    Step::Value => value(&history),
                }
            }
        }
    }
}

/// Records a walk through a small tree of moves from the position. Positions in check are not evaluated.
fn look_around(history: &mut GameHistory, depth: u32, rng: &mut Rng, steps: &mut Vec<Step>) {
    if !history.in_check() {
        steps.push(Step::Value);
    }
    if depth == 0 {
        return;
    }
    let moves = history.moves();
    for _ in 0..WIDTH.min(moves.len()) {
        let mv = moves[rng.below(moves.len() as u64) as usize];
        history.push(mv);
        steps.push(Step::Push(mv));
        look_around(history, depth - 1, rng, steps);
        history.pop();
        steps.push(Step::Pop);
    }
}
