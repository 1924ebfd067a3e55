//! Games of the engine against itself for training.
//!
//! Owns how such a game begins and when it is broken off. Deterministic: equal recipes and seeds give equal games.

use std::sync::Arc;

use janggi::{Arrangement, BySide, Cause, Game, Move, Outcome, Preset, Rules, Side, Start};

use crate::datagen::chain::{Chunk, Header, Played, Record};
use crate::duel::game::LONGEST;
use crate::engine::{Config, Engine};
use crate::eval::Evaluation;
use crate::limits::Limits;
use crate::report::Silent;
use crate::rng::{Rng, mix};
use crate::score::Score;
use crate::time::SimulatedClock;

/// How the games of a chunk are played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recipe {
    /// The rules.
    pub rules: Preset,
    /// Nodes a ply.
    pub nodes: u64,
    /// Name of the evaluation, for the header.
    pub evaluation: String,
    /// Revision of the program, for the header.
    pub commit: String,
    /// Games a chunk.
    pub games: u64,
}

/// Plies drawn by lot at the start: from, and one more than the most.
const OPENING: core::ops::Range<u64> = 4..10;
/// The same for one game in ten, which begins further from the book.
const DEEP_OPENING: core::ops::Range<u64> = 10..19;
/// An opening after which one side is further ahead than this is drawn anew: centipawns.
const OPENING_LEAD: i32 = 700;
/// So far ahead for [`SURE_PLIES`] plies, the game is won: centipawns.
const SURE: i32 = 2_500;
const SURE_PLIES: u32 = 4;
/// One game in so many is played to its end all the same.
const PLAYED_OUT: u64 = 8;
/// One ply in so many is drawn by lot: a search meets positions after blunders all the time, so they must be learnt from.
const LOT: u64 = 20;

/// An engine for [`chunk`]: one thread, a small table.
#[must_use]
pub fn engine(evaluation: Evaluation) -> Engine {
    let config = Config {
        hash: 2,
        ..Config::default()
    };
    let mut engine = Engine::new(config, Arc::new(SimulatedClock::default()));
    engine.set_evaluation(evaluation);
    engine
}

/// Plays the games of one chunk. `watch` sees every game when it is over.
pub fn chunk(recipe: &Recipe, seed: u64, engine: &mut Engine, mut watch: impl FnMut(&Record)) -> Chunk {
    let rules = recipe.rules.rules();
    let mut rng = Rng::new(mix(seed));
    let mut games = Vec::new();
    while (games.len() as u64) < recipe.games {
        let record = game(&rules, recipe.nodes, &mut rng, engine);
        watch(&record);
        games.push(record);
    }
    let mut chunk = Chunk {
        header: Header {
            rules: recipe.rules,
            nodes: recipe.nodes,
            evaluation: recipe.evaluation.clone(),
            commit: recipe.commit.clone(),
            seed,
            games: 0,
            positions: 0,
        },
        games,
    };
    chunk.count();
    chunk
}

/// One game.
fn game(rules: &Rules, nodes: u64, rng: &mut Rng, engine: &mut Engine) -> Record {
    loop {
        let (arrangements, game, plies) = opening(rules, rng);
        engine.new_game();
        let adjudicate = rng.below(PLAYED_OUT) > 0;
        let limits = Limits::nodes(nodes);
        if let Some((outcome, cause, plies)) =
            play_out(game, plies, &limits, adjudicate.then(Sure::default), rng, engine)
        {
            return Record {
                arrangements,
                outcome,
                cause,
                plies,
            };
        }
    }
}

/// A start and some plies drawn by lot; passes are left out.
fn opening(rules: &Rules, rng: &mut Rng) -> (BySide<Arrangement>, Game, Vec<Played>) {
    loop {
        let arrangements = BySide {
            cho: Arrangement::CLASSIC[rng.below(4) as usize],
            han: Arrangement::CLASSIC[rng.below(4) as usize],
        };
        let mut game = Game::new(rules.clone(), Start::arranged(arrangements)).expect("a classical start is a start");
        let range = if rng.below(10) == 0 { DEEP_OPENING } else { OPENING };
        let wanted = range.start + rng.below(range.end - range.start);
        let mut plies = Vec::new();
        for _ in 0..wanted {
            let Some(mv) = any_step(&game, rng) else { break };
            game.play(mv.into()).expect("the action was listed");
            plies.push(Played { mv, score: None });
        }
        if plies.len() as u64 == wanted && game.verdict().is_none() && !game.position().in_check() {
            return (arrangements, game, plies);
        }
    }
}

/// Any step that may be played; passes are left out.
fn any_step(game: &Game, rng: &mut Rng) -> Option<Move> {
    let mut steps = game.legal();
    steps.retain(|mv| *mv != Move::Pass);
    let at = rng.below(steps.len().max(1) as u64) as usize;
    steps.get(at).copied()
}

/// Plays the game to its end, or until it is sure; `None` where the opening left one side too far ahead, or nothing may
/// be played.
fn play_out(
    mut game: Game,
    mut plies: Vec<Played>,
    limits: &Limits,
    mut sure: Option<Sure>,
    rng: &mut Rng,
    engine: &mut Engine,
) -> Option<(Outcome, Cause, Vec<Played>)> {
    let begun = plies.len();
    while game.verdict().is_none() {
        if plies.len() >= LONGEST {
            return Some((Outcome::Draw, Cause::Adjudicated, plies));
        }
        let side = game.position().turn();
        if plies.len() > begun
            && rng.below(LOT) == 0
            && let Some(mv) = any_step(&game, rng)
        {
            plies.push(Played { mv, score: None });
            game.play(mv.into()).ok()?;
            continue;
        }
        let best = engine.search(&game, limits, &Silent);
        let mv = best.mv?;
        if plies.len() == begun && best.score.raw().abs() > OPENING_LEAD {
            return None;
        }
        plies.push(Played {
            mv,
            score: Some(best.score),
        });
        game.play(mv.into()).ok()?;
        let winner = sure.as_mut().and_then(|sure| sure.see(side, best.score));
        if game.verdict().is_none()
            && let Some(winner) = winner
        {
            return Some((Outcome::Win(winner), Cause::Adjudicated, plies));
        }
    }
    let verdict = game.verdict()?;
    Some((verdict.outcome, verdict.cause, plies))
}

/// Counts the plies on which both sides have agreed who wins.
#[derive(Default)]
struct Sure {
    winner: Option<Side>,
    plies: u32,
}

impl Sure {
    fn see(&mut self, side: Side, score: Score) -> Option<Side> {
        let winner = match score.raw() {
            SURE.. => Some(side),
            raw if raw <= -SURE => Some(side.opposite()),
            _ => None,
        };
        self.plies = if winner == self.winner { self.plies + 1 } else { 1 };
        self.winner = winner;
        winner.filter(|_| self.plies >= SURE_PLIES)
    }
}

#[cfg(test)]
mod tests {
    use super::{Recipe, chunk, engine};
    use crate::datagen::chain::Chunk;
    use crate::eval::Evaluation;
    use janggi::{Cause, Outcome, Preset};

    fn recipe(rules: Preset) -> Recipe {
        Recipe {
            rules,
            nodes: 30,
            evaluation: "hand".to_owned(),
            commit: "test".to_owned(),
            games: 6,
        }
    }

    #[test]
    fn equal_seeds_give_equal_games_that_replay_to_their_result() {
        for rules in [Preset::Pychess, Preset::Kakao] {
            let play = |seed| chunk(&recipe(rules), seed, &mut engine(Evaluation::Hand), |_| {});
            let one = play(1);
            assert_eq!(one, play(1));
            assert_ne!(one, play(2));
            assert_eq!(Chunk::from_bytes(&one.to_bytes()), Ok(one.clone()));
            for game in &one.games {
                game.replay(&rules.rules(), |_, _| {}).expect("legal");
                assert!(game.cause != Cause::Adjudicated || game.outcome != Outcome::None);
                assert!(game.plies.iter().any(|played| played.score.is_some()));
            }
        }
    }
}
