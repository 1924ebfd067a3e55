//! Tests of positions in which the best action depends on points or on the rule set. `mates.rs` contains the tests of
//! mates.

use std::sync::Arc;

use janggi::ruleset::DeadPosition;
use janggi::{Action, Game, Position, Preset, Rules, Start, fen, uci};
use janggun_engine::engine::Config;
use janggun_engine::play::choose;
use janggun_engine::score::ScoreKind;
use janggun_engine::time::SimulatedClock;
use janggun_engine::{Best, Engine, SearchLimits, Silent};
use janggun_engine::{Level, Score};

fn game(preset: Preset, text: &str, moves: &[&str]) -> Game {
    let setup = fen::parse(text).expect("a FEN");
    let position = Position::try_from(setup).unwrap_or_else(|faults| panic!("{text}: {faults}"));
    let mut game = Game::new(preset.rules(), Start::Fen(position)).expect("fits the rules");
    for token in moves {
        let mv = uci::parse_move(token, game.position()).expect("a move");
        game.play(mv.into()).unwrap_or_else(|error| panic!("{token}: {error}"));
    }
    game
}

fn search(game: &Game, nodes: u64) -> Best {
    let mut engine = Engine::new(Config::default(), Arc::new(SimulatedClock::default()));
    engine.search(game, &SearchLimits::nodes(nodes), &Silent)
}

fn played(game: &Game, best: &Best) -> String {
    uci::print_move(best.mv.expect("the game goes on"), game.position())
}

#[test]
fn a_second_pass_that_wins_on_points_is_played() {
    // Han has more points and Cho has just passed.
    let text = "3k1a3/9/9/9/r8/9/9/9/4A4/4K4 w - - 0 1";
    for preset in [Preset::Pychess, Preset::Kakao, Preset::FsfModern] {
        let game = game(preset, text, &["e1e1"]);
        if game.verdict().is_some() {
            continue;
        }
        let best = search(&game, 2_000);
        assert_eq!(played(&game, &best), "d10d10", "{preset:?}");
        assert_eq!(best.score.kind(), ScoreKind::WinIn(1), "{preset:?}");
    }
}

#[test]
fn the_side_behind_never_passes_into_a_double_pass() {
    // Han is ahead and has just passed, so Cho must not pass.
    let text = "3k1a3/9/9/9/r8/9/9/9/P3A4/4K4 b - - 0 1";
    let game = game(Preset::Pychess, text, &["d10d10"]);
    let best = search(&game, 2_000);
    assert_ne!(played(&game, &best), "e1e1");
}

#[test]
fn an_open_bikjang_is_accepted_by_the_side_ahead_only() {
    // The generals face each other; Cho is a chariot ahead.
    let game_ahead = game(Preset::Pychess, "4k4/9/9/9/9/9/9/R8/9/4K4 w - - 0 1", &[]);
    let best = search(&game_ahead, 2_000);
    assert_eq!(played(&game_ahead, &best), "e1e1");
    assert!(best.score.is_won());
    // Cho is a chariot behind, so its general has to leave the file.
    let game_behind = game(Preset::Pychess, "4k4/9/9/9/9/9/9/r8/9/4K4 w - - 0 1", &[]);
    let best = search(&game_behind, 2_000);
    assert_ne!(played(&game_behind, &best), "e1e1");
}

#[test]
fn a_bikjang_is_accepted_even_in_check_and_saves_from_mate() {
    // Cho is in check from the chariot on a1 and faces the other general. Cho has more points, so it passes and wins.
    let game = game(Preset::Pychess, "4k4/9/9/9/9/9/8R/8R/9/r3K4 w - - 0 1", &[]);
    let best = search(&game, 2_000);
    assert_eq!(played(&game, &best), "e1e1");
    assert_eq!(best.score.kind(), ScoreKind::WinIn(1));
}

#[test]
fn facing_generals_mean_nothing_where_the_rules_say_so() {
    let game = game(Preset::FsfModern, "4k4/9/9/9/9/9/9/R8/9/3AK4 w - - 0 1", &[]);
    let best = search(&game, 20_000);
    assert!(!matches!(best.score.kind(), ScoreKind::WinIn(1)));
}

#[test]
fn a_winning_side_avoids_the_repetition_that_would_cost_the_game() {
    // Cho is a chariot ahead. Under fsf-casual, the third occurrence of a position is a draw, and Han can reach it now.
    let text = "3k5/4a4/9/9/9/9/9/R8/4A4/4K4 w - - 0 1";
    let shuffle = ["a3a4", "d10d9", "a4a3", "d9d10", "a3a4", "d10d9", "a4a3"];
    let game = game(Preset::FsfCasual, text, &shuffle);
    let best = search(&game, 20_000);
    assert!(best.score.raw() < 300 || best.score.is_won() || played(&game, &best) != "d9d10");
    assert_eq!(played(&game, &best), "d9d10", "{:?}", best.score.kind());
}

#[test]
fn equal_nodes_give_equal_answers() {
    let game = game(
        Preset::Kakao,
        "rbna1anbr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ANBR w - - 0 1",
        &[],
    );
    let (one, two) = (search(&game, 5_000), search(&game, 5_000));
    assert_eq!(one, two);
    assert_eq!(one.nodes.0, 5_000);
}

#[test]
fn a_call_that_wins_is_made() {
    // The generals face each other and pieces have been captured, so a call of bikjang (빅장) ends the game on points.
    let text = "4k4/9/9/9/9/9/9/R8/9/4K4 w - - 0 1";
    let game = game(Preset::KjaPoints, text, &[]);
    assert!(game.rights().call);
    let choice = choose(&game, &Level::MAX.limits(), 1, &Silent);
    assert_eq!(choice.action, Some(Action::CallBikjang));
    let behind = self::game(Preset::KjaPoints, "4k4/9/9/9/9/9/9/r8/9/4K4 w - - 0 1", &[]);
    assert_ne!(
        choose(&behind, &Level::new(5).expect("a level").limits(), 1, &Silent).action,
        Some(Action::CallBikjang)
    );
}

#[test]
fn a_draw_is_taken_by_the_side_that_is_losing_only() {
    for (text, glad) in [
        ("3k5/4a4/9/9/9/9/9/R8/4A4/5K3 w - - 0 1", true),
        ("3k5/4a4/9/9/9/9/9/r8/4A4/5K3 w - - 0 1", false),
    ] {
        // Cho offers a draw and moves; Han answers.
        let mut game = game(Preset::Casual, text, &[]);
        game.play(Action::OfferDraw).expect("a right");
        let step = uci::parse_move("f1f2", game.position()).expect("a move");
        game.play(step.into()).expect("legal");
        assert!(game.rights().accept_draw);
        let choice = choose(&game, &Level::new(5).expect("a level").limits(), 1, &Silent);
        assert_eq!(choice.action == Some(Action::AcceptDraw), glad, "{text}: {choice:?}");
    }
}

#[test]
fn a_dead_position_is_a_draw_where_the_rules_say_so() {
    // Once the general has captured the checking soldier, Han has only a chariot, which cannot mate alone.
    let text = "3k5/9/9/9/r8/9/9/9/4p4/4K4 w - - 0 1";
    let plain = game(Preset::FsfCasual, text, &[]);
    let rules = Rules {
        dead_position: DeadPosition::Draw,
        ..plain.rules().clone()
    };
    let dead = Game::new(rules, plain.start().clone()).expect("fits the rules");
    let best = search(&dead, 2_000);
    assert_eq!((played(&dead, &best).as_str(), best.score), ("e1e2", Score::ZERO));
    assert!(search(&plain, 2_000).score < Score::ZERO);
}

#[test]
fn a_game_is_won_by_leaving_the_other_side_ten_points() {
    // In Kakao Janggi, the game ends when a side has ten points or fewer. Han has 11.5, including the deom, and the
    // chariot can capture the horse.
    let game = game(Preset::Kakao, "3k5/4a4/9/9/n8/9/4p4/9/4A4/R4K3 w - - 0 1", &[]);
    let best = search(&game, 30_000);
    assert!(best.score.is_won(), "{:?}", best.score.kind());
}

#[test]
fn the_leader_whom_nothing_can_hurt_is_as_good_as_won() {
    // Han is behind and has only pieces that cannot leave the palace; Cho may keep passing.
    let game = game(Preset::Pychess, "3k5/4a4/9/9/9/9/4P4/4P4/4A4/5K3 w - - 0 1", &[]);
    let best = search(&game, 5_000);
    assert!(best.score >= Score::estimate(2_000), "{:?}", best.score.kind());
}

#[test]
fn checks_without_end_are_given_up_before_they_lose() {
    // Cho checks back and forth. Under pychess, perpetual check loses at the third occurrence of a position.
    let text = "4k4/9/9/9/3R5/9/9/2r6/4A4/5K3 w - - 0 1";
    let cycle = ["d6e6", "e10d10", "e6d6", "d10e10", "d6e6", "e10d10", "e6d6", "d10e10"];
    let game = game(Preset::Pychess, text, &cycle);
    if game.verdict().is_none() {
        let best = search(&game, 20_000);
        assert_ne!(played(&game, &best), "d6e6");
    }
}
