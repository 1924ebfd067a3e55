//! Self-play games for opening statistics, from every pair of setups in turn.
//!
//! The first moves are chosen at random among good ones, so that games with the same setups differ.

use janggi::{Arrangement, BySide, Cause, Game, Outcome, Rules, Start};

use crate::datagen::adjudication::Adjudication;
use crate::datagen::chunk::{GameRecord, ScoredMove};
use crate::match_runner::result::MAX_PLIES;
use engine::engine::{Best, Engine};
use engine::limits::SearchLimits;
use engine::report::Silent;
use engine::rng::Rng;

/// Number of pairs of setups: four of Cho by four of Han.
pub const SETUP_PAIRS: usize = Arrangement::CLASSIC.len() * Arrangement::CLASSIC.len();
/// Number of plies at the start that are chosen at random among good moves.
pub const VARIED_PLIES: usize = 16;
/// Score difference from the best move, in centipawns, within which a move may be chosen.
pub const MARGIN: u16 = 60;
/// Score difference, in centipawns, that makes a move e times less likely to be chosen.
pub const SPREAD: f64 = 25.0;

/// Returns the pair of setups with this number, modulo [`SETUP_PAIRS`].
#[must_use]
pub fn setup_pair(number: usize) -> BySide<Arrangement> {
    let count = Arrangement::CLASSIC.len();
    BySide {
        cho: Arrangement::CLASSIC[number / count % count],
        han: Arrangement::CLASSIC[number % count],
    }
}

/// Plays the game with index `number` in its chunk.
pub(super) fn play(rules: &Rules, nodes: u64, number: usize, rng: &mut Rng, engine: &mut Engine) -> GameRecord {
    let arrangements = setup_pair(number);
    let mut game = Game::new(rules.clone(), Start::arranged(arrangements)).expect("a classical start is a start");
    let limits = SearchLimits::nodes(nodes);
    let mut adjudication = Adjudication::default();
    let mut plies = Vec::new();
    engine.new_game();
    let (outcome, cause) = loop {
        if let Some(verdict) = game.verdict() {
            break (verdict.outcome, verdict.cause);
        }
        if plies.len() >= MAX_PLIES {
            break (Outcome::Draw, Cause::Adjudicated);
        }
        let side = game.position().turn();
        let played = if plies.len() < VARIED_PLIES {
            drawn(&engine.rank(&game, &limits, MARGIN, &Silent), rng)
        } else {
            let best = engine.search(&game, &limits, &Silent);
            best.mv.map(|mv| (mv, best.score))
        };
        let (mv, score) = played.expect("a game that is not over has a move");
        plies.push(ScoredMove { mv, score: Some(score) });
        game.play(mv.into()).expect("the engine plays what is allowed");
        let winner = adjudication.update(side, score);
        if let (None, Some(winner)) = (game.verdict(), winner) {
            break (Outcome::Win(winner), Cause::Adjudicated);
        }
    };
    GameRecord {
        arrangements,
        outcome,
        cause,
        plies,
    }
}

/// Chooses one of the ranked moves at random, better moves more often.
fn drawn(best: &Best, rng: &mut Rng) -> Option<(janggi::Move, engine::score::Score)> {
    let worse = |score: engine::score::Score| f64::from(best.score.raw() - score.raw());
    let weights: Vec<f64> = best
        .lines
        .iter()
        .map(|line| match worse(line.score) {
            behind if behind > f64::from(MARGIN) => 0.0,
            behind => (-behind / SPREAD).exp(),
        })
        .collect();
    let mut left = rng.unit() * weights.iter().sum::<f64>();
    for (line, weight) in best.lines.iter().zip(&weights) {
        left -= weight;
        if left < 0.0 {
            return Some((line.mv, line.score));
        }
    }
    best.mv.map(|mv| (mv, best.score))
}

#[cfg(test)]
mod tests {
    use super::{SETUP_PAIRS, VARIED_PLIES, setup_pair};
    use crate::datagen::chunk::Purpose;
    use crate::datagen::selfplay::{ChunkSettings, engine, play_chunk};
    use engine::eval::Evaluation;
    use janggi::{Cause, HalfPoints, Outcome, Preset};
    use std::collections::HashSet;

    #[test]
    fn a_chunk_has_every_pair_of_setups_and_no_game_twice() {
        for (preset, deom) in [(Preset::Pychess, 3), (Preset::Kakao, 11)] {
            let purpose = Purpose::Openings { deom: HalfPoints(deom) };
            let settings = ChunkSettings {
                rules: preset,
                nodes: 20,
                evaluation: "hand".to_owned(),
                commit: "test".to_owned(),
                games: 2 * SETUP_PAIRS as u64,
                purpose,
            };
            let play = |seed| play_chunk(&settings, seed, &mut engine(Evaluation::Hand), |_| {});
            let chunk = play(1);
            assert_eq!(chunk, play(1), "equal seeds give equal games");
            let mut begun = HashSet::new();
            for (number, game) in chunk.games.iter().enumerate() {
                assert_eq!(game.arrangements, setup_pair(number));
                assert_ne!(game.outcome, Outcome::None);
                assert!(begun.insert(format!(
                    "{:?}{:?}",
                    game.arrangements,
                    &game.plies[..VARIED_PLIES.min(game.plies.len())]
                )));
                let mut end = None;
                game.replay(&purpose.rules(preset), |history, played| {
                    end = Some(history.position().after(played.mv))
                })
                .expect("legal");
                if game.cause == Cause::DoublePass {
                    let points = end.expect("a game has moves").points();
                    let ahead = points.cho.0 > points.han.0 + deom;
                    assert_eq!(matches!(game.outcome, Outcome::Win(janggi::Side::Cho)), ahead);
                }
            }
            let pairs: HashSet<String> = chunk
                .games
                .iter()
                .map(|game| format!("{:?}", game.arrangements))
                .collect();
            assert_eq!(pairs.len(), SETUP_PAIRS);
        }
    }
}
