//! Timed games with the real search. The clock advances each time it is read, which the search does every 512 nodes, so
//! that the games are the same on every machine.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use engine::engine::Config;
use engine::time::{Clock, Millis};
use engine::{Engine, SearchLimits, Silent};
use janggi::{BySide, Preset};
use lab::match_runner::clock::{ClockSettings, SideClock, TimeControl};
use lab::match_runner::game::{GameContext, play_game};
use lab::match_runner::opening::random_opening;
use lab::match_runner::player::{Answer, Player};
use lab::match_runner::result::{End, Forfeit};

/// A clock that advances by [`STEP`] each time it is read.
#[derive(Debug, Default)]
struct Ticking(AtomicU64);

/// Milliseconds by which the clock advances each time it is read, including the readings around a search.
const STEP: u64 = 2;
/// Additional lag of each search in milliseconds.
const LAG: u64 = 10;
/// Lag that the engine expects (`Move Overhead`), which covers [`LAG`] and the readings around a search.
const EXPECTED: Millis = Millis(25);

impl Clock for Ticking {
    fn now(&self) -> Millis {
        Millis(self.0.fetch_add(STEP, Ordering::Relaxed))
    }
}

#[derive(Debug)]
struct Timed {
    engine: Engine,
    clock: Arc<Ticking>,
}

impl Timed {
    fn new(clock: &Arc<Ticking>) -> Timed {
        let config = Config {
            hash: 1,
            ..Config::default()
        };
        Timed {
            engine: Engine::new(config, clock.clone()),
            clock: clock.clone(),
        }
    }
}

impl Player for Timed {
    fn choose(&mut self, game: &janggi::Game, clocks: &BySide<SideClock>) -> Result<Answer, Forfeit> {
        let mut limits = SearchLimits {
            clock: clocks.get(game.position().turn()).game_clock(),
            ..SearchLimits::default()
        };
        if let Some(clock) = &mut limits.clock {
            clock.lag = EXPECTED;
        }
        let best = self.engine.search(game, &limits, &Silent);
        self.clock.0.fetch_add(LAG, Ordering::Relaxed);
        Ok(Answer {
            mv: best.mv.ok_or(Forfeit::Illegal)?,
            nodes: best.nodes.0,
            score: Some(best.score),
        })
    }

    fn new_game(&mut self) {
        self.engine.new_game();
    }
}

/// Very fast time controls: increment, sudden death and byoyomi.
const PACES: [&str; 3] = ["0.8+0.03", "3", "0.2+3x0.05"];

/// Plays this many games and asserts that none ends in a forfeit.
fn nobody_loses_on_time(control: &str, games: u64) {
    let clock_settings = ClockSettings {
        control: control.parse::<TimeControl>().expect("a clock"),
        lag: Millis(0),
        ..ClockSettings::default()
    };
    let clock = Arc::new(Ticking::default());
    let (mut cho, mut han) = (Timed::new(&clock), Timed::new(&clock));
    for seed in 0..games {
        let context = GameContext {
            clock_settings: BySide {
                cho: clock_settings,
                han: clock_settings,
            },
            clock: clock.as_ref(),
            stop: &AtomicBool::new(false),
        };
        let players = BySide {
            cho: &mut cho as &mut dyn Player,
            han: &mut han,
        };
        let start = random_opening(&Preset::Pychess.rules(), seed);
        let result = play_game(&context, start, players).expect("not broken off").result;
        assert!(
            !matches!(result.end, End::Forfeit(_)),
            "{control}, game {seed}: {result:?}"
        );
    }
}

#[test]
fn fast_games_are_not_lost_on_time() {
    PACES.into_iter().for_each(|pace| nobody_loses_on_time(pace, 12));
}

#[test]
#[ignore = "half a minute of all processors: five hundred games"]
fn many_fast_games_are_not_lost_on_time() {
    PACES.into_iter().for_each(|pace| nobody_loses_on_time(pace, 167));
}
