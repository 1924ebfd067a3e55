//! Tests of the engine's minimum strength: games with few nodes and fixed seeds against players that do not search.

use engine::rng::Rng;
use engine::search::params::Params;
use janggi::Preset;
use lab::match_runner::pairs::play_openings;
use lab::match_runner::player::{EnginePlayer, Greedy, RandomPlayer};

/// Number of nodes per move under Janggi rules.
const NODES: u64 = 500;

#[test]
fn beats_a_best_capture_mover_under_the_other_laws() {
    for preset in [Preset::Xiangqi, Preset::Chesswar] {
        let mut us = EnginePlayer::new(2_000, Params::default());
        let mut greedy = Greedy(Rng::new(3));
        let tally = play_openings(&preset.rules(), 0..10, [&mut us, &mut greedy], None, |_| {});
        println!("{preset:?} {tally} {:?}", tally.causes);
        assert!(tally.score() >= 0.95, "{preset:?} {tally} {:?}", tally.causes);
    }
}

#[test]
fn beats_a_random_mover_fifty_to_nothing() {
    let mut us = EnginePlayer::new(NODES, Params::default());
    let mut random = RandomPlayer(Rng::new(1));
    let tally = play_openings(&Preset::Pychess.rules(), 0..13, [&mut us, &mut random], None, |_| {});
    assert_eq!((tally.wins, tally.losses), (26, 0), "{tally} {:?}", tally.causes);
    let tally = play_openings(&Preset::Kakao.rules(), 13..25, [&mut us, &mut random], None, |_| {});
    assert_eq!((tally.wins, tally.losses), (24, 0), "{tally} {:?}", tally.causes);
}

#[test]
fn beats_a_best_capture_mover() {
    let mut us = EnginePlayer::new(NODES, Params::default());
    let mut greedy = Greedy(Rng::new(2));
    for (preset, pairs) in [(Preset::Pychess, 0..10), (Preset::Kakao, 10..20)] {
        let tally = play_openings(&preset.rules(), pairs, [&mut us, &mut greedy], None, |_| {});
        assert!(tally.score() >= 0.95, "{preset:?} {tally} {:?}", tally.causes);
    }
}
