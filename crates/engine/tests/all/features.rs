//! Tests of the search features in [`OFF`], which parameters can switch off. Each feature must change the node count.
//! With all of them off, the search must still find mates with their exact length, as in `mates.rs`. (`stand_pat_kept`
//! is off by default, so it is not tested here.)

use std::sync::Arc;

use crate::solver::{NODES, shortest};
use janggi::{Game, Position, Preset, Start, fen};
use janggun_engine::engine::Config;
use janggun_engine::eval::Evaluation;
use janggun_engine::score::ScoreKind;
use janggun_engine::search::params::Params;
use janggun_engine::time::SimulatedClock;
use janggun_engine::{Engine, SearchLimits, Silent};

/// Feature parameters, each with the value that switches the feature off.
const OFF: [(&str, i32); 12] = [
    ("razor_depth", 0),
    ("futility_depth", 0),
    ("probcut_depth", 99),
    ("reduction_cut", 0),
    ("reduction_once_pv", 0),
    ("internal_depth", 99),
    ("singular_double", 1000),
    ("singular_negative", 0),
    ("multi_cut", 0),
    ("capture_history", 0),
    ("correction", 0),
    ("quiet_correction", 0),
];

const MIDDLE_GAMES: [&str; 2] = [
    "r2a1abnr/4k4/2n3c2/p1p1c1p1p/9/9/P3P1P1P/1C2C1N2/4K4/RNBA1AB1R w - - 4 6",
    "r1ba1ab1r/3k5/2n1c1n2/p1p3p1p/9/4p4/P1P3P1P/2N1C1N2/5K3/R1BA1AB1R w - - 0 14",
];

fn engine(params: Params) -> Engine {
    let mut engine = Engine::with_params(Config::default(), Arc::new(SimulatedClock::default()), params);
    engine.set_evaluation(Evaluation::Hand);
    engine
}

fn game(text: &str, preset: Preset) -> Option<Game> {
    let position = Position::try_from(fen::parse(text).expect("a FEN")).expect("legal");
    Game::new(preset.rules(), Start::Fen(position)).ok()
}

/// Returns the total number of nodes for searching the middle-game positions to depth 9.
fn nodes(params: Params) -> u64 {
    let mut engine = engine(params);
    let search = |text| {
        engine.new_game();
        let game = game(text, Preset::Pychess).expect("fits");
        engine.search(&game, &SearchLimits::depth(9), &Silent).nodes.0
    };
    MIDDLE_GAMES.into_iter().map(search).sum()
}

#[test]
fn the_search_is_another_without_each_feature() {
    let usual = nodes(Params::default());
    for (name, value) in OFF {
        let mut params = Params::default();
        params.set(name, value).expect("in range");
        assert_ne!(params, Params::default(), "{name} is off by default");
        assert_ne!(nodes(params), usual, "{name}");
    }
}

#[test]
fn without_any_of_them_mates_are_found_to_the_exact_length() {
    let mut params = Params::default();
    for (name, value) in OFF {
        params.set(name, value).expect("in range");
    }
    let mut engine = engine(params);
    let mut found = 0;
    for text in include_str!("../data/mates.txt").lines().step_by(2) {
        let Some(game) = game(text, Preset::Casual).filter(|game| game.verdict().is_none()) else {
            continue;
        };
        let Some(plies) = shortest(&game) else { continue };
        engine.new_game();
        let best = engine.search(&game, &SearchLimits::nodes(NODES), &Silent);
        // If a win on points is faster, the engine prefers it.
        if !matches!(best.score.kind(), ScoreKind::WinIn(_)) {
            assert_eq!(best.score.kind(), ScoreKind::MateIn(plies), "{text}");
            found += 1;
        }
    }
    assert!(found > 8, "{found}");
}
