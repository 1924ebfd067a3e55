//! Openings, random or from a file, so that deterministic engines play different games.

use engine::rng::Rng;
use janggi::ruleset::AllowedSetups;
use janggi::{Arrangement, BySide, Game, Move, Position, Rules, Start, fen};

/// Number of plies of a random opening.
pub const OPENING_PLIES: usize = 6;

/// Returns a game under `rules` after [`OPENING_PLIES`] random steps, which is neither over nor in check.
///
/// It starts from a random pair of setups, or from the only start that the variant allows. The same seed leads
/// to the same opening.
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
        if let Some(game) = random_steps(rules, start, &mut rng) {
            return game;
        }
    }
}

/// Plays [`OPENING_PLIES`] random steps from `start`. Returns `None` if the start does not fit the rules, the steps
/// cannot all be played, or the game is then over or in check.
pub(crate) fn random_steps(rules: &Rules, start: Start, rng: &mut Rng) -> Option<Game> {
    let mut game = Game::new(rules.clone(), start).ok()?;
    for _ in 0..OPENING_PLIES {
        let mut steps = game.legal();
        steps.retain(|mv| *mv != Move::Pass);
        if steps.is_empty() {
            break;
        }
        let mv = steps[rng.below(steps.len() as u64) as usize];
        game.play(mv.into()).expect("the action was listed");
    }
    let whole = game.actions().len() == OPENING_PLIES && game.verdict().is_none() && !game.position().in_check();
    whole.then_some(game)
}

/// Returns the games that start from the positions in `text`, one FEN per line. Empty lines and lines that begin with
/// `#` are skipped.
///
/// # Errors
/// A message with the first fault and its line number, or a message that there is no position.
pub fn read_openings(text: &str, rules: &Rules) -> Result<Vec<Game>, String> {
    let mut games = Vec::new();
    for (number, line) in (1..).zip(text.lines().map(str::trim)) {
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let fault = |reason: &dyn std::fmt::Display| format!("line {number}: {reason}");
        let setup = fen::parse_under(line, rules.movement).map_err(|error| fault(&error))?;
        let position = Position::try_from(setup).map_err(|faults| fault(&faults))?;
        games.push(Game::new(rules.clone(), Start::Fen(position)).map_err(|error| fault(&error))?);
    }
    if games.is_empty() {
        Err("no position".to_owned())
    } else {
        Ok(games)
    }
}
