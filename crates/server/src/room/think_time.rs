//! How long the engine seems to think about a move: as long as a person would who plays fast. Pure.
//!
//! The search itself takes a moment whatever the position; a reply that comes as quickly to a tangle of attacked pieces
//! as to a recapture feels like a machine's.

use janggi::{Action, Game, Square};
use play::Millis;

/// With only one move there is nothing to think about.
const FORCED: u64 = 400;
/// The glance that every move takes.
const GLANCE: u64 = 500;
/// For each move there is.
const BY_MOVE: u64 = 15;
/// For each capture there is.
const BY_CAPTURE: u64 = 180;
/// To get out of check.
const IN_CHECK: u64 = 400;
/// The first plies of a game, which are known by heart.
const OPENING: usize = 6;
/// Part of the time until the flag falls that may pass at most: as large as the part that the search may use.
const SHARE_OF_TIME: u64 = 30;
/// The time on the clock, in seconds, with which the engine takes its usual time; with less it hurries.
const USUAL_CLOCK: u64 = 600;

/// Returns how long the engine thinks before it plays `action`. `draw` is any random number: no two moves take the same
/// time.
pub(super) fn think_time(game: &Game, action: Action, time_left: Option<Millis>, draw: u64) -> Millis {
    let legal = game.legal();
    if legal.len() <= 1 {
        return within(FORCED, time_left);
    }
    let board = game.position().board();
    let count = |number: usize| u64::try_from(number).unwrap_or(u64::MAX);
    let captures = legal
        .iter()
        .filter(|mv| target(Action::from(**mv)).is_some_and(|to| board.get(to).is_some()))
        .count();
    let mut time = GLANCE + BY_MOVE * count(legal.len()) + BY_CAPTURE * count(captures);
    if game.history().in_check() {
        time += IN_CHECK;
    }
    if is_recapture(game, action) || game.history().ply() < OPENING {
        time /= 2;
    }
    if let Some(left) = time_left {
        time = time * (100 * (left.0 / 1_000) / USUAL_CLOCK).clamp(60, 150) / 100;
    }
    within(time * (70 + draw % 61) / 100, time_left)
}

/// Returns a time that the clock allows.
fn within(time: u64, time_left: Option<Millis>) -> Millis {
    Millis(time_left.map_or(time, |left| time.min(left.0 / SHARE_OF_TIME)))
}

/// Returns where a step leads.
fn target(action: Action) -> Option<Square> {
    match action {
        Action::Step { to, .. } => Some(to),
        _ => None,
    }
}

/// Returns whether the action takes back on the square of the last move.
fn is_recapture(game: &Game, action: Action) -> bool {
    let last = game.actions().last().and_then(|last| target(*last));
    last.is_some() && last == target(action)
}

#[cfg(test)]
mod tests {
    use super::think_time;
    use janggi::{Action, Game, Position, Preset, Start, fen, uci};
    use play::Millis;

    fn game(text: &str) -> Game {
        let position = Position::try_from(fen::parse(text).expect("a FEN")).expect("legal");
        Game::new(Preset::Record.rules(), Start::Fen(position)).expect("it fits")
    }

    fn time(game: &Game, text: &str, left: Option<u64>, draw: u64) -> u64 {
        let action = Action::from(uci::parse_move(text, game.position()).expect("a move"));
        think_time(game, action, left.map(Millis), draw).0
    }

    const QUIET: &str = "4k4/9/9/9/9/9/P8/9/5K3/8r w - - 0 20";
    const TANGLED: &str = "3k5/9/2n1c4/p1p1p1p2/2H6/P1P1P1P2/9/2C1C4/4K4/R6R1 w - - 0 20";

    #[test]
    fn more_to_look_at_takes_longer() {
        let (quiet, tangled) = (game(QUIET), game(TANGLED));
        assert!(time(&tangled, "a1a2", None, 30) > time(&quiet, "a4a5", None, 30));
    }

    #[test]
    fn the_clock_bounds_and_hurries() {
        let game = game(QUIET);
        let usual = time(&game, "a4a5", None, 30);
        assert!(time(&game, "a4a5", Some(3_600_000), 30) > usual);
        assert!(time(&game, "a4a5", Some(120_000), 30) < usual);
        // Half a minute on the clock: a second; none left: at once.
        for left in [30_000, 3_000, 100, 0] {
            assert!(time(&game, "a4a5", Some(left), 60) <= left / 30, "{left}");
        }
    }

    #[test]
    fn no_two_moves_take_the_same_time() {
        let game = game(QUIET);
        assert!(time(&game, "a4a5", None, 0) < time(&game, "a4a5", None, 60));
    }
}
