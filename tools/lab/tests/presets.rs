//! Tests that games accept all choices of the engine under every rule set, even in unusual positions.

use engine::engine::Config;
use engine::levels::LevelLimits;
use engine::play::choose_with;
use engine::rng::Rng;
use engine::time::SimulatedClock;
use engine::{Engine, Nodes, Silent};
use janggi::{Action, Game, Move, Preset};
use lab::match_runner::opening::random_opening;
use std::sync::Arc;

/// Plays a game in which about a third of the moves of both sides are random and the engine chooses the others. The
/// random moves lead to positions that the engine would have avoided.
fn play(preset: Preset, seed: u64, engine: &mut Engine) -> Game {
    let mut game = random_opening(&preset.rules(), seed);
    let mut rng = Rng::new(seed);
    let limits = LevelLimits {
        nodes: Nodes(60),
        margin: 40,
        spread: 20,
    };
    engine.new_game();
    while game.verdict().is_none() && game.actions().len() < 240 {
        if rng.below(3) == 0 {
            let legal: Vec<Move> = game.legal().into_iter().collect();
            let mv = legal[rng.below(legal.len() as u64) as usize];
            game.play(mv.into()).expect("listed");
            if game.rights().offer_draw && game.verdict().is_none() && rng.below(8) == 0 {
                game.play(Action::OfferDraw).expect("a right");
            }
            continue;
        }
        let choice = choose_with(engine, &game, &limits, rng.next(), &Silent);
        let chosen = choice
            .action
            .unwrap_or_else(|| panic!("{preset:?} {seed}: nothing chosen"));
        let before = game.clone();
        if let Err(error) = game.play(chosen) {
            panic!(
                "{preset:?} {seed}: {chosen:?} refused ({error}) in {:?}",
                before.position()
            );
        }
    }
    game
}

#[test]
fn whatever_is_chosen_can_be_played_under_every_rule_set() {
    let mut engine = Engine::new(
        Config {
            hash: 1,
            ..Config::default()
        },
        Arc::new(SimulatedClock::default()),
    );
    let mut over = 0;
    for &preset in Preset::ALL.iter() {
        for seed in 0..3 {
            over += u32::from(play(preset, seed, &mut engine).verdict().is_some());
        }
    }
    assert!(over > 20, "only {over} games ended");
}
