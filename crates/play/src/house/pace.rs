//! Apparent thinking time of the engine, which varies with the position like that of a person.
//!
//! The search takes about the same short time in every position. Without a delay, a reply in a complicated position
//! would come as fast as a recapture, which does not look human.

use janggi::{Action, Game, Square};

use crate::time::Millis;

/// Time if at most one move is legal. This and the times below are in milliseconds unless stated otherwise.
const FORCED: u64 = 400;
/// Base time for every other move.
const GLANCE: u64 = 500;
/// Additional time for each legal move.
const BY_MOVE: u64 = 15;
/// Additional time for each legal capture.
const BY_CAPTURE: u64 = 180;
/// Additional time in check.
const IN_CHECK: u64 = 400;
/// Number of opening plies, which take half the time.
const OPENING: usize = 6;
/// Divisor of the time left. The quotient limits the thinking time, and the server derives the search limit from it.
pub const MOST_SHARE: u64 = 30;
/// Time left, in seconds, with which the engine plays at its usual speed. With less time, the engine plays faster; with
/// more time, slower.
const USUAL_CLOCK: u64 = 600;

/// Minimum time at the pace of [`Pace::Human`], unless the clock allows less.
const LEAST_OF_HOUSE: u64 = 800;
/// Factor between the thinking times of [`Pace::Human`] and [`Pace::Quick`].
const SLOWNESS_OF_HOUSE: u64 = 2;

/// The speed at which the engine plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// The speed in a game for which a person has chosen the engine as the opponent.
    Quick,
    /// The slower speed of a computer player, which takes the place of a person.
    Human,
}

/// Returns the thinking time for `action`, including the search. `draw` is a random number that varies it.
#[must_use]
pub fn think_time(game: &Game, action: Action, pace: Pace, time_left: Option<Millis>, draw: u64) -> Millis {
    let quick = quick_time(game, action, time_left, draw);
    let time = match pace {
        Pace::Quick => quick,
        Pace::Human => (SLOWNESS_OF_HOUSE * quick).max(LEAST_OF_HOUSE + draw % FORCED),
    };
    Millis(time_left.map_or(time, |left| time.min(left.0 / MOST_SHARE)))
}

/// Returns the time for [`Pace::Quick`], not yet limited by [`MOST_SHARE`].
fn quick_time(game: &Game, action: Action, time_left: Option<Millis>, draw: u64) -> u64 {
    let legal = game.legal();
    if legal.len() <= 1 {
        return FORCED;
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
    time * (70 + draw % 61) / 100
}

/// Returns the destination of a step; `None` for any other action.
fn target(action: Action) -> Option<Square> {
    match action {
        Action::Step { to, .. } => Some(to),
        _ => None,
    }
}

/// Returns whether the action has the same destination as the last action.
fn is_recapture(game: &Game, action: Action) -> bool {
    let last = game.actions().last().and_then(|last| target(*last));
    last.is_some() && last == target(action)
}

#[cfg(test)]
mod tests {
    use super::{FORCED, LEAST_OF_HOUSE, MOST_SHARE, Pace, think_time};
    use crate::time::Millis;
    use janggi::{Action, Game, Position, Preset, Start, fen, uci};
    use proptest::prelude::{any, prop_assert, prop_assert_eq, proptest};

    fn game(text: &str) -> Game {
        let position = Position::try_from(fen::parse(text).expect("a FEN")).expect("legal");
        Game::new(Preset::Record.rules(), Start::Fen(position)).expect("it fits")
    }

    fn time(game: &Game, text: &str, left: Option<u64>, draw: u64) -> u64 {
        let action = Action::from(uci::parse_move(text, game.position()).expect("a move"));
        think_time(game, action, Pace::Quick, left.map(Millis), draw).0
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
        for left in [30_000, 3_000, 100, 0] {
            assert!(time(&game, "a4a5", Some(left), 60) <= left / 30, "{left}");
        }
    }

    #[test]
    fn no_two_moves_take_the_same_time() {
        let game = game(QUIET);
        assert!(time(&game, "a4a5", None, 0) < time(&game, "a4a5", None, 60));
    }

    /// Plays a random game and returns the last position in which a move succeeded, with that move.
    fn played(draws: &[usize]) -> Option<(Game, Action)> {
        let mut game = Game::new(Preset::Kakao.rules(), Start::usual_under(&Preset::Kakao.rules())).expect("a start");
        let mut last = None;
        for &draw in draws {
            let legal = game.legal();
            if legal.is_empty() {
                break;
            }
            let action = Action::from(legal[draw % legal.len()]);
            let before = game.clone();
            if game.play(action).is_ok() {
                last = Some((before, action));
            }
        }
        last
    }

    proptest! {
        #[test]
        fn nobody_loses_on_time_or_plays_at_once(
            draws in proptest::collection::vec(any::<usize>(), 1..60),
            left in proptest::option::of(0..7_200_000_u64),
            draw in any::<u64>(),
        ) {
            let Some((game, action)) = played(&draws) else { return Ok(()) };
            let left = left.map(Millis);
            let of = |pace| think_time(&game, action, pace, left, draw).0;
            let most = left.map_or(u64::MAX, |left| left.0 / MOST_SHARE);
            for (pace, least) in [(Pace::Quick, 150), (Pace::Human, LEAST_OF_HOUSE)] {
                prop_assert!(of(pace) <= most);
                prop_assert!(of(pace) >= least.min(most), "{pace:?} {}", of(pace));
                prop_assert!(of(pace) <= 60_000);
            }
            prop_assert!(of(Pace::Human) >= of(Pace::Quick));
            if game.legal().len() <= 1 {
                prop_assert_eq!(of(Pace::Quick), FORCED.min(most));
            }
        }
    }
}
