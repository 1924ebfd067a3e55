//! Tests of the engine's time management with match clocks: no flag may fall, and at least one game must use most of
//! its main time.

use engine::Until;
use engine::rng::Rng;
use engine::search::signals::Signals;
use engine::search::timer::Timer;
use engine::time::{Budget, Clock, Micros, Millis, SimulatedClock};
use lab::match_runner::clock::{ClockSettings, SideClock, TimeControl};

/// Simulates the timing of a search: iterations take longer and longer, and the clock is read every 2 ms.
fn think(rng: &mut Rng, wall: &SimulatedClock, budget: Budget) {
    let signals = Signals::default();
    signals.begin(Until::Limit);
    let mut timer = Timer::start(wall, &signals, Some(budget));
    let mut length = 0.5 + rng.unit();
    loop {
        let end = wall.now().0 + length as u64;
        while wall.now().0 < end {
            wall.advance(Millis(2));
            if timer.is_up() {
                return;
            }
        }
        if timer.is_spent(50 + rng.below(131)) {
            return;
        }
        length *= 1.2 + 2.0 * rng.unit();
    }
}

/// Simulates one side's games with a match clock and 10 ms of lag per action. Returns the largest fraction of the
/// main time used in a game.
fn games_on_time(control: &str, games: u64, moves: u64) -> f64 {
    let control: TimeControl = control.parse().expect("a clock");
    let mut used_most = 0.0f64;
    for seed in 0..games {
        let (mut rng, wall) = (Rng::new(seed), SimulatedClock::default());
        let mut side_clock = SideClock::new(ClockSettings {
            control,
            lag: Millis(0),
            ..ClockSettings::default()
        });
        let begin = side_clock.game_clock().expect("a clock").left.0 as f64;
        for number in 0..10 + rng.below(moves - 10) {
            let before = wall.micros().0;
            think(&mut rng, &wall, side_clock.game_clock().expect("a clock").budget());
            wall.advance(Millis(10));
            let used = Micros(wall.micros().0 - before);
            assert_eq!(
                side_clock.charge(used),
                Ok(()),
                "{control}, game {seed}, action {number}"
            );
        }
        used_most = used_most.max(1.0 - side_clock.game_clock().expect("a clock").left.0 as f64 / begin);
    }
    used_most
}

#[test]
fn five_hundred_fast_games_are_never_lost_on_time() {
    for (control, moves) in [
        ("1+0.01", 200),
        ("2", 110),
        ("1+3x0.3", 200),
        ("0+1x0.1", 200),
        ("10+0.1", 150),
    ] {
        let used = games_on_time(control, 500, moves);
        assert!(used > 0.6 || control.starts_with('0'), "{control}: {used}");
    }
}
