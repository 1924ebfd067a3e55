//! Tests that the search uses less time if one move is clearly best, and more time otherwise. The clock advances each
//! time it is read, so the result is the same on every machine.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use janggi::{Game, Position, Preset, Start, fen};
use janggun_engine::engine::Config;
use janggun_engine::eval::Evaluation;
use janggun_engine::search::params::Params;
use janggun_engine::time::{Clock, GameClock, Millis};
use janggun_engine::{Engine, SearchLimits, Silent};

/// A clock that advances by a millisecond each time it is read. The search reads it at least every 512 nodes.
#[derive(Debug, Default)]
struct Ticking(AtomicU64);

impl Clock for Ticking {
    fn now(&self) -> Millis {
        Millis(self.0.fetch_add(1, Ordering::Relaxed))
    }
}

/// Returns the total time in milliseconds of 16 searches with 2 to 5.75 s left on the clock.
///
/// `weight` is the value of the parameter `share_weight`. The time of a single search is too coarse, because searches
/// usually stop at the end of an iteration.
fn time(text: &str, weight: i32) -> u64 {
    (8..24).map(|left| time_with(left * 250, text, weight)).sum()
}

fn time_with(left: u64, text: &str, weight: i32) -> u64 {
    let position = Position::try_from(fen::parse(text).expect("a FEN")).expect("legal");
    let game = Game::new(Preset::Pychess.rules(), Start::Fen(position)).expect("fits");
    let mut params = Params::default();
    params.set("share_weight", weight).expect("in range");
    let mut engine = Engine::with_params(Config::default(), Arc::new(Ticking::default()), params);
    engine.set_evaluation(Evaluation::Hand);
    let clock = GameClock {
        left: Millis(left),
        ..GameClock::default()
    };
    let limits = SearchLimits {
        clock: Some(clock),
        ..SearchLimits::default()
    };
    engine.search(&game, &limits, &Silent).time.0
}

#[test]
fn a_move_without_rival_is_played_sooner_and_one_of_many_later() {
    let clear = "3k1a2r/4a4/1c2c4/p3p3p/9/9/P3P3P/1C2C4/4A4/3K1A2R w - - 0 1";
    // The usual start, in which no move is clearly better than the others.
    let open = "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1";
    let [without, with] = [0, 200].map(|weight| [clear, open].map(|text| time(text, weight)));
    println!("{without:?} {with:?}");
    assert!(with[0] < without[0] && with[1] > without[1], "{without:?} {with:?}");
}
