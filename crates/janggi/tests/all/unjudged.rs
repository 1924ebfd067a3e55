//! Tests of games that are replayed without being judged, and of legality checks that do not play the action.

use crate::random::Rng;
use janggi::{Action, Game, Preset, Side, Square, Start, StoppedHow, fen};

/// Returns a random action, which may be illegal.
fn any_action(game: &Game, rng: &mut Rng) -> Action {
    let side = rng.pick(&Side::ALL);
    let words = [
        Action::CallBikjang,
        Action::OfferDraw,
        Action::AcceptDraw,
        Action::DeclineDraw,
        Action::Resign(side),
        Action::Flag(side),
        Action::Stop(StoppedHow::Time),
        Action::Abort,
    ];
    match rng.below(24) {
        0..=3 => words[rng.below(4)],
        4 if rng.below(8) == 0 => rng.pick(&words),
        5 => Action::Pass,
        6 => Action::Step {
            from: square(rng),
            to: square(rng),
        },
        _ => {
            let legal = game.legal();
            if legal.is_empty() {
                Action::Pass
            } else {
                rng.pick(&legal).into()
            }
        }
    }
}

fn square(rng: &mut Rng) -> Square {
    let index = u8::try_from(rng.below(90)).expect("below 90");
    Square::from_index(index).expect("a board has 90 points")
}

#[test]
fn what_is_allowed_is_what_can_be_played_and_unjudged_play_is_the_same_board() {
    let mut rng = Rng(11);
    let (mut played, mut refused) = (0, 0);
    for round in 0..60 {
        let preset = Preset::ALL[round % Preset::ALL.len()];
        let mut game = Game::new(preset.rules(), Start::usual_under(&preset.rules())).expect("a start");
        let mut again = Game::unjudged(preset.rules(), Start::usual_under(&preset.rules())).expect("a start");
        for _ in 0..150 {
            let action = any_action(&game, &mut rng);
            let allowed = game.allows(action);
            assert_eq!(game.may(action), allowed.is_ok(), "{preset:?} {action}");
            assert_eq!(game.play(action), allowed, "{preset:?} {action}");
            if allowed.is_err() {
                refused += 1;
                continue;
            }
            played += 1;
            again.push_unjudged(action).expect("a piece stands there");
            assert_eq!(fen::print(again.position()), fen::print(game.position()));
            assert_eq!((again.actions(), again.offer()), (game.actions(), game.offer()));
        }
        assert!(again.verdict().is_none(), "nobody has judged it");
    }
    assert!(played > 2_000 && refused > 500, "{played} played, {refused} refused");
}

#[test]
fn a_step_from_an_empty_point_is_refused() {
    let mut game = Game::unjudged(Preset::Kakao.rules(), Start::usual()).expect("a start");
    let action = Action::parse("e5e6", game.position()).expect("a step");
    let error = game.push_unjudged(action).expect_err("nothing stands on e5");
    assert_eq!((error.at.to_string(), game.actions().len()), ("e5".to_owned(), 0));
}
