//! Lag credit on simulated networks: connections with latency and jitter, and clients that delay their pongs.
//!
//! As on the server, the clock gets only the arrival times of moves and the measured round trips of pings, not the
//! real thinking times.

use janggi::Side;
use play::lag::{LAG_CREDIT_MOST, RoundTrip};
use play::{Clock, Millis, Moment, TimeControl};

/// A seeded xorshift generator.
struct Seeded(u64);

impl Seeded {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % bound.max(1)
    }
}

/// A connection between a player and the server. All times are in milliseconds.
#[derive(Clone, Copy)]
struct Line {
    /// Minimum one-way latency.
    one_way: u64,
    /// Maximum random delay added to each frame.
    jitter: u64,
    /// Delay that a cheating client adds before it answers a ping.
    withheld: u64,
}

impl Line {
    const fn honest(one_way: u64, jitter: u64) -> Self {
        Self {
            one_way,
            jitter,
            withheld: 0,
        }
    }

    fn way(self, seeded: &mut Seeded) -> u64 {
        self.one_way + seeded.below(self.jitter + 1)
    }
}

/// Effect of the network on each player in a game.
#[derive(Default)]
struct Tally {
    /// Charged time minus real thinking time, in milliseconds. A negative value is a gain.
    burden: [i64; 2],
    moves: [i64; 2],
    /// Largest credit for one move, in milliseconds.
    most_credit: u64,
    credited: [u64; 2],
}

impl Tally {
    fn burden_per_move(&self, side: Side) -> i64 {
        self.burden[side as usize] / self.moves[side as usize].max(1)
    }
}

/// Plays up to `moves` moves over these connections, with random thinking times. Stops when a flag falls.
fn play(control: TimeControl, lines: [Line; 2], moves: u32, seed: u64) -> Tally {
    let mut seeded = Seeded(seed);
    let mut tally = Tally::default();
    let mut at = Moment(0);
    let mut clock = Clock::new(control).start(Side::Cho, at);
    let mut trips = [RoundTrip::default(); 2];
    for number in 0..moves {
        let side = if number % 2 == 0 { Side::Cho } else { Side::Han };
        let line = lines[side as usize];
        // One or two pings before each move.
        for _ in 0..=seeded.below(2) {
            let there_and_back = line.way(&mut seeded) + line.way(&mut seeded) + line.withheld;
            trips[side as usize] = trips[side as usize].measured(Millis(there_and_back));
        }
        let thought = 500 + seeded.below(4_000);
        let came_in = at + Millis(line.way(&mut seeded) + thought + line.way(&mut seeded));
        let passed = came_in.since(at);
        let Ok((next, spent)) = clock.press(came_in, trips[side as usize].estimate()) else {
            break;
        };
        tally.burden[side as usize] += i64::try_from(spent.0).expect("short") - i64::try_from(thought).expect("short");
        tally.moves[side as usize] += 1;
        tally.most_credit = tally.most_credit.max((passed - spent).0);
        clock = next;
        at = came_in;
    }
    tally.credited = Side::ALL.map(|side| clock.credited(side).0);
    tally
}

fn ten_minutes() -> TimeControl {
    TimeControl::Byoyomi {
        main: Millis(600_000),
        period: Millis(30_000),
        periods: 3,
    }
}

#[test]
fn equal_players_on_unequal_lines_differ_by_less_than_50_ms_a_move() {
    for seed in 1..=50 {
        let lines = [Line::honest(10, 5), Line::honest(150, 30)];
        let tally = play(ten_minutes(), lines, 120, seed);
        assert_eq!(tally.moves, [60, 60]);
        let difference = tally.burden_per_move(Side::Han) - tally.burden_per_move(Side::Cho);
        assert!(difference.abs() <= 50, "{difference} ms a move with seed {seed}");
    }
}

#[test]
fn nobody_gains_more_than_the_bounds_however_the_program_cheats() {
    // Delayed pongs imitate a slow connection. The gain is real, but limited to 500 ms per move and 5 % of the base
    // time per game.
    for (withheld, seed) in [(50, 1), (300, 2), (480, 3), (5_000, 4), (60_000, 5)] {
        let cheat = Line {
            one_way: 10,
            jitter: 5,
            withheld,
        };
        let control = ten_minutes();
        let tally = play(control, [cheat, Line::honest(10, 5)], 300, seed);
        assert!(tally.most_credit <= LAG_CREDIT_MOST.0);
        let gain = -tally.burden[Side::Cho as usize];
        let most = i64::try_from(control.base().0 / 20).expect("small");
        assert!(gain <= most, "gained {gain} ms of {most} by withholding {withheld} ms");
        assert!(tally.credited.iter().all(|&credited| credited <= control.base().0 / 20));
    }
}

#[test]
fn a_line_slower_than_the_credit_pays_only_the_rest() {
    let tally = play(ten_minutes(), [Line::honest(400, 0), Line::honest(10, 0)], 60, 9);
    assert_eq!(
        tally.burden_per_move(Side::Cho),
        300,
        "800 ms there and back, 500 of them credited"
    );
    assert_eq!(tally.burden_per_move(Side::Han), 0);
}

#[test]
fn short_games_have_little_to_give() {
    // With a base time of one minute, the credit is limited to 3 s in the whole game.
    let minute = TimeControl::Fischer {
        main: Millis(60_000),
        increment: Millis(5_000),
    };
    let tally = play(minute, [Line::honest(150, 0), Line::honest(10, 0)], 60, 3);
    assert_eq!(tally.credited[Side::Cho as usize], 3_000);
}
