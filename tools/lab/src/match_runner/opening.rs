//! Random openings, so that deterministic engines play different games.
//!
//! Owns how a game of a match starts.

use engine::rng::Rng;
use janggi::ruleset::AllowedSetups;
use janggi::{Arrangement, BySide, Game, Move, Rules, Start};

/// Number of random plies at the start of a game.
pub const OPENING_PLIES: usize = 6;

/// Returns a game under `rules` from one of the sixteen starts, or from the only start of the law, after
/// [`OPENING_PLIES`] random steps, neither over nor in check. Equal seeds give equal openings.
#[must_use]
pub fn random_opening(rules: &Rules, seed: u64) -> Game {
    let mut rng = Rng::new(seed);
    loop {
        let pick = |rng: &mut Rng| Arrangement::CLASSIC[rng.below(4) as usize];
        let arrangements = BySide {
            cho: pick(&mut rng),
            han: pick(&mut rng),
        };
        let start = match rules.setup.allowed {
            AllowedSetups::OfTheLaw => Start::usual_under(rules),
            _ => Start::arranged(arrangements),
        };
        let Ok(mut game) = Game::new(rules.clone(), start) else {
            continue;
        };
        for _ in 0..OPENING_PLIES {
            let mut steps = game.legal();
            steps.retain(|mv| *mv != Move::Pass);
            if steps.is_empty() {
                break;
            }
            let mv = steps[rng.below(steps.len() as u64) as usize];
            game.play(mv.into()).expect("the action was listed");
        }
        if game.actions().len() == OPENING_PLIES && game.verdict().is_none() && !game.position().in_check() {
            return game;
        }
    }
}
