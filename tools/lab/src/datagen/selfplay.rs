//! Chunks of self-play games, and the games for training.
//!
//! The same settings, evaluation and seed always lead to the same games.

use std::sync::Arc;

use janggi::{Arrangement, BySide, Cause, Game, Move, Outcome, Preset, Rules, Start};

use crate::datagen::adjudication::Adjudication;
use crate::datagen::chunk::{Chunk, GameRecord, Header, Purpose, ScoredMove};
use crate::datagen::opening_game;
use crate::match_runner::result::MAX_PLIES;
use engine::engine::{Config, Engine};
use engine::eval::Evaluation;
use engine::limits::SearchLimits;
use engine::report::Silent;
use engine::rng::{Rng, mix};
use engine::time::SimulatedClock;

/// Settings for the games of a chunk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChunkSettings {
    pub rules: Preset,
    /// Number of nodes searched per ply.
    pub nodes: u64,
    /// Name of the evaluation, for the header.
    pub evaluation: String,
    /// Revision of the program, for the header.
    pub commit: String,
    /// Number of games per chunk.
    pub games: u64,
    pub purpose: Purpose,
}

/// Number of random plies at the start.
const OPENING: core::ops::Range<u64> = 4..10;
/// Number of random plies at the start of about one game in ten, to train on unusual positions too.
const DEEP_OPENING: core::ops::Range<u64> = 10..19;
/// Maximum lead of either side after the opening, in centipawns. Openings with a larger lead are replaced.
const OPENING_LEAD: i32 = 700;
/// On average, one game in this many is never adjudicated, but played to its end.
const PLAYED_OUT_INTERVAL: u64 = 8;
/// Average interval between random moves, in plies. Searches often visit positions after blunders, so the network must
/// be trained on them.
const RANDOM_MOVE_INTERVAL: u64 = 20;

/// Creates an engine for [`play_chunk`], with one thread and a small table.
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

/// Plays the games of one chunk, calling `on_game` with every finished game.
pub fn play_chunk(
    settings: &ChunkSettings,
    seed: u64,
    engine: &mut Engine,
    mut on_game: impl FnMut(&GameRecord),
) -> Chunk {
    let rules = settings.purpose.rules(settings.rules);
    let mut rng = Rng::new(mix(seed));
    let mut games = Vec::new();
    while (games.len() as u64) < settings.games {
        let record = match settings.purpose {
            Purpose::Training => play_game(&rules, settings.nodes, &mut rng, engine),
            Purpose::Openings { .. } => opening_game::play(&rules, settings.nodes, games.len(), &mut rng, engine),
        };
        on_game(&record);
        games.push(record);
    }
    let mut chunk = Chunk {
        header: Header {
            rules: settings.rules,
            nodes: settings.nodes,
            evaluation: settings.evaluation.clone(),
            commit: settings.commit.clone(),
            seed,
            games: 0,
            positions: 0,
            purpose: settings.purpose,
        },
        games,
    };
    chunk.count();
    chunk
}

/// Plays one game, trying openings until one is suitable.
fn play_game(rules: &Rules, nodes: u64, rng: &mut Rng, engine: &mut Engine) -> GameRecord {
    loop {
        let (arrangements, game, plies) = opening(rules, rng);
        engine.new_game();
        let adjudicate = rng.below(PLAYED_OUT_INTERVAL) > 0;
        let limits = SearchLimits::nodes(nodes);
        if let Some((outcome, cause, plies)) = play_out(
            game,
            plies,
            &limits,
            adjudicate.then(Adjudication::default),
            rng,
            engine,
        ) {
            return GameRecord {
                arrangements,
                outcome,
                cause,
                plies,
            };
        }
    }
}

/// Returns random setups, the game after some random plies, and these plies. The game is neither over nor in check.
fn opening(rules: &Rules, rng: &mut Rng) -> (BySide<Arrangement>, Game, Vec<ScoredMove>) {
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
            let Some(mv) = random_move(&game, rng) else { break };
            game.play(mv.into()).expect("the action was listed");
            plies.push(ScoredMove { mv, score: None });
        }
        if plies.len() as u64 == wanted && game.verdict().is_none() && !game.position().in_check() {
            return (arrangements, game, plies);
        }
    }
}

/// Returns a random legal move other than a pass.
fn random_move(game: &Game, rng: &mut Rng) -> Option<Move> {
    let mut steps = game.legal();
    steps.retain(|mv| *mv != Move::Pass);
    let at = rng.below(steps.len().max(1) as u64) as usize;
    steps.get(at).copied()
}

/// Plays the game until it ends or is adjudicated; `None` if one side is too far ahead after the opening or the engine
/// has no move.
fn play_out(
    mut game: Game,
    mut plies: Vec<ScoredMove>,
    limits: &SearchLimits,
    mut adjudication: Option<Adjudication>,
    rng: &mut Rng,
    engine: &mut Engine,
) -> Option<(Outcome, Cause, Vec<ScoredMove>)> {
    let begun = plies.len();
    while game.verdict().is_none() {
        if plies.len() >= MAX_PLIES {
            return Some((Outcome::Draw, Cause::Adjudicated, plies));
        }
        let side = game.position().turn();
        if plies.len() > begun
            && rng.below(RANDOM_MOVE_INTERVAL) == 0
            && let Some(mv) = random_move(&game, rng)
        {
            plies.push(ScoredMove { mv, score: None });
            game.play(mv.into()).ok()?;
            continue;
        }
        let best = engine.search(&game, limits, &Silent);
        let mv = best.mv?;
        if plies.len() == begun && best.score.raw().abs() > OPENING_LEAD {
            return None;
        }
        plies.push(ScoredMove {
            mv,
            score: Some(best.score),
        });
        game.play(mv.into()).ok()?;
        let winner = adjudication
            .as_mut()
            .and_then(|adjudication| adjudication.update(side, best.score));
        if game.verdict().is_none()
            && let Some(winner) = winner
        {
            return Some((Outcome::Win(winner), Cause::Adjudicated, plies));
        }
    }
    let verdict = game.verdict()?;
    Some((verdict.outcome, verdict.cause, plies))
}

#[cfg(test)]
mod tests {
    use super::{ChunkSettings, engine, play_chunk};
    use crate::datagen::chunk::{Chunk, Purpose};
    use engine::eval::Evaluation;
    use janggi::{Cause, Outcome, Preset};

    fn settings(rules: Preset) -> ChunkSettings {
        ChunkSettings {
            rules,
            nodes: 30,
            evaluation: "hand".to_owned(),
            commit: "test".to_owned(),
            games: 6,
            purpose: Purpose::Training,
        }
    }

    #[test]
    fn equal_seeds_give_equal_games_that_replay_to_their_result() {
        for rules in [Preset::Pychess, Preset::Kakao] {
            let play = |seed| play_chunk(&settings(rules), seed, &mut engine(Evaluation::Hand), |_| {});
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
