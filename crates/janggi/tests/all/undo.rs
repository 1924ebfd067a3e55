//! Tests that `undo` reverts `play` under every preset, including offers and claims.
#![cfg(feature = "json")]

use crate::random::Rng;
use janggi::api::{state, warnings};
use janggi::{Action, Claims, Game, Preset, Start};

fn seen(game: &Game) -> (String, String, Vec<Action>, bool) {
    let actions = game.actions().to_vec();
    (state(game), warnings(game), actions, game.offer().is_some())
}

fn any_action(game: &Game, rng: &mut Rng) -> Option<Action> {
    let rights = game.rights();
    let offers = [
        (rights.offer_draw, Action::OfferDraw),
        (rights.accept_draw && rng.below(8) == 0, Action::AcceptDraw),
        (rights.accept_draw, Action::DeclineDraw),
        (rights.call, Action::CallBikjang),
    ];
    let offers: Vec<Action> = offers.iter().filter(|offer| offer.0).map(|offer| offer.1).collect();
    if !offers.is_empty() && rng.below(6) == 0 {
        return Some(rng.pick(&offers));
    }
    let legal = game.legal();
    (!legal.is_empty()).then(|| rng.pick(&legal).into())
}

#[test]
fn undo_is_the_way_back() {
    let mut rng = Rng(7);
    for preset in Preset::ALL {
        for claims in [Claims::Auto, Claims::Last] {
            let mut game =
                Game::with_claims(preset.rules(), Start::usual_under(&preset.rules()), claims).expect("a start");
            for _ in 0..60 {
                let Some(action) = any_action(&game, &mut rng) else {
                    break;
                };
                let before = seen(&game);
                game.play(action).expect("it was offered");
                let after = seen(&game);
                assert_eq!(game.undo(), Some(action));
                assert_eq!(seen(&game), before, "{} {action}", preset.id());
                game.play(action).expect("it was played before");
                assert_eq!(seen(&game), after, "{} {action}", preset.id());
            }
            while game.undo().is_some() {}
            let fresh =
                Game::with_claims(preset.rules(), Start::usual_under(&preset.rules()), claims).expect("a start");
            assert_eq!(seen(&game), seen(&fresh), "{}", preset.id());
        }
    }
}
