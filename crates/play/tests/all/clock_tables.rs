//! Clock examples: byoyomi, Fischer, lag credit and restarts, with the expected times.

use janggi::Side;
use play::clock::{RESTART_GRACE, TimeIsUp};
use play::lag::{LAG_CREDIT_MOST, LagRules};
use play::{Clock, Millis, Moment, TimeControl};

fn byoyomi(main: u64, period: u64, periods: u8) -> TimeControl {
    TimeControl::Byoyomi {
        main: Millis(main),
        period: Millis(period),
        periods,
    }
}

fn fischer(main: u64, increment: u64) -> TimeControl {
    TimeControl::Fischer {
        main: Millis(main),
        increment: Millis(increment),
    }
}

/// Main time in milliseconds and periods left, or the index of the turn in which the flag fell.
type Left = Result<(u64, u8), usize>;

/// Lets Cho think for each of these times in milliseconds. Han answers at once.
fn cho_thinks(control: TimeControl, turns: &[u64]) -> Left {
    let mut at = Moment(1_000);
    let mut clock = Clock::new(control).start(Side::Cho, at);
    for (number, &length) in turns.iter().enumerate() {
        at = at + Millis(length);
        clock = match clock.press(at, Millis::ZERO) {
            Ok((clock, spent)) => {
                assert_eq!(spent, Millis(length));
                clock
            }
            Err(TimeIsUp { side }) => {
                assert_eq!(side, Side::Cho);
                return Err(number);
            }
        };
        clock = clock.press(at, Millis::ZERO).expect("Han answers at once").0;
    }
    let left = clock.left(Side::Cho);
    Ok((left.main.0, left.periods))
}

#[test]
fn byoyomi_loses_a_period_only_when_it_is_used_up() {
    let rows: &[(TimeControl, &[u64], Left)] = &[
        // main time, period, periods · turns · main time and periods left
        (byoyomi(60_000, 30_000, 3), &[10_000], Ok((50_000, 3))),
        (byoyomi(60_000, 30_000, 3), &[60_000], Ok((0, 3))),
        (byoyomi(60_000, 30_000, 3), &[89_999], Ok((0, 3))),
        (byoyomi(60_000, 30_000, 3), &[90_000], Ok((0, 2))),
        (byoyomi(60_000, 30_000, 3), &[119_999], Ok((0, 2))),
        (byoyomi(60_000, 30_000, 3), &[149_999], Ok((0, 1))),
        (byoyomi(60_000, 30_000, 3), &[150_000], Err(0)),
        (byoyomi(0, 30_000, 1), &[29_999, 29_999, 29_999], Ok((0, 1))),
        (byoyomi(0, 30_000, 1), &[29_999, 30_000], Err(1)),
        (byoyomi(0, 30_000, 3), &[30_000, 30_000, 29_999], Ok((0, 1))),
        (byoyomi(0, 30_000, 3), &[30_000, 30_000, 30_000], Err(2)),
        (byoyomi(10_000, 1_000, 100), &[109_999], Ok((0, 1))),
    ];
    for (control, turns, wanted) in rows {
        assert_eq!(cho_thinks(*control, turns), *wanted, "{control:?} {turns:?}");
    }
}

#[test]
fn fischer_adds_after_the_move() {
    let rows: &[(TimeControl, &[u64], Left)] = &[
        (fischer(60_000, 5_000), &[1_000], Ok((64_000, 0))),
        (fischer(60_000, 5_000), &[59_999], Ok((5_001, 0))),
        (fischer(60_000, 5_000), &[60_000], Err(0)),
        (fischer(60_000, 5_000), &[59_999, 5_000, 5_000, 5_000], Ok((5_001, 0))),
        (fischer(60_000, 5_000), &[59_999, 5_001], Err(1)),
        (fischer(60_000, 0), &[30_000, 29_999], Ok((1, 0))),
        (fischer(60_000, 0), &[30_000, 30_000], Err(1)),
    ];
    for (control, turns, wanted) in rows {
        assert_eq!(cho_thinks(*control, turns), *wanted, "{control:?} {turns:?}");
    }
}

#[test]
fn no_clock_never_runs() {
    let clock = Clock::new(TimeControl::None).start(Side::Cho, Moment(0));
    assert_eq!((clock.running(), clock.flag_time(Millis(100))), (None, None));
    assert_eq!(clock.press(Moment(i64::MAX), Millis::ZERO), Ok((clock, Millis::ZERO)));
}

#[test]
fn the_face_counts_down_through_the_periods() {
    let clock = Clock::new(byoyomi(60_000, 30_000, 3)).start(Side::Han, Moment(0));
    for (at, main, period, periods) in [
        (0, 60_000, 30_000, 3),
        (59_999, 1, 30_000, 3),
        (60_000, 0, 30_000, 3),
        (60_001, 0, 29_999, 3),
        (89_999, 0, 1, 3),
        (90_000, 0, 30_000, 2),
        (149_999, 0, 1, 1),
        (150_000, 0, 0, 0),
        (i64::MAX, 0, 0, 0),
    ] {
        let face = clock.reading(Side::Han, Moment(at));
        assert_eq!(
            (face.main.0, face.period.0, face.periods),
            (main, period, periods),
            "at {at}"
        );
        assert_eq!(clock.reading(Side::Cho, Moment(at)).main, Millis(60_000));
    }
}

#[test]
fn lag_credit_has_four_bounds() {
    // round trip, elapsed time, remaining credit of the game · credit
    for (round_trip, passed, allowance, credit) in [
        (0, 5_000, 30_000, 0),
        (80, 5_000, 30_000, 80),
        (500, 5_000, 30_000, 500),
        (9_000, 5_000, 30_000, 500),
        (300, 120, 30_000, 120),
        (300, 5_000, 70, 70),
        (300, 5_000, 0, 0),
    ] {
        assert_eq!(
            LagRules::CURRENT.credit(Millis(round_trip), Millis(passed), Millis(allowance)),
            Millis(credit)
        );
    }
    assert_eq!(LAG_CREDIT_MOST, Millis(500));
}

#[test]
fn a_slow_line_pays_like_a_fast_one() {
    // Both players think for 2 s; the round trip is 300 ms for one and 20 ms for the other.
    let spent = |round_trip: u64| {
        let clock = Clock::new(byoyomi(600_000, 30_000, 3)).start(Side::Cho, Moment(0));
        clock
            .press(Moment(2_000) + Millis(round_trip), Millis(round_trip))
            .expect("in time")
            .1
    };
    assert_eq!((spent(300), spent(20)), (Millis(2_000), Millis(2_000)));
}

#[test]
fn a_restart_is_charged_to_nobody() {
    let clock = Clock::new(byoyomi(0, 30_000, 1)).start(Side::Cho, Moment(0));
    let back = clock.resume(Moment(3_600_000), None);
    assert_eq!(back.left(Side::Cho), clock.left(Side::Cho));
    assert_eq!(
        back.flag_time(Millis::ZERO),
        Some(Moment(3_600_000) + RESTART_GRACE + Millis(30_000))
    );
    let (moved, spent) = back.press(Moment(3_610_000), Millis::ZERO).expect("in time");
    assert_eq!((spent, moved.left(Side::Cho)), (Millis::ZERO, clock.left(Side::Cho)));
}

#[test]
fn thinking_before_an_outage_is_charged_as_far_as_the_last_heartbeat_says() {
    // The last heartbeat came 10 s into the turn; the server is back after an hour.
    let clock = Clock::new(byoyomi(60_000, 30_000, 3)).start(Side::Cho, Moment(0));
    let back = clock.resume(Moment(3_600_000), Some(Moment(10_000)));
    let from = Moment(3_600_000) + RESTART_GRACE;
    assert_eq!(back.reading(Side::Cho, from).main, Millis(50_000));
    assert_eq!(back.flag_time(Millis::ZERO), Some(from + Millis(140_000)));
    // A second restart before the clock runs again charges nothing more. A restart 4 s after it runs again charges
    // these 4 s as well.
    let again = back.resume(Moment(3_700_000), Some(Moment(3_605_000)));
    assert_eq!(again.running().map(|running| running.thought), Some(Millis(10_000)));
    let later = back.resume(Moment(3_900_000), Some(from + Millis(4_000)));
    assert_eq!(later.running().map(|running| running.thought), Some(Millis(14_000)));
    let (moved, spent) = back.press(from + Millis(3_000), Millis::ZERO).expect("in time");
    assert_eq!((spent, moved.left(Side::Cho).main), (Millis(13_000), Millis(47_000)));
}

#[test]
fn a_heartbeat_on_another_clock_charges_what_was_thought_by_that_clock() {
    // The server's clock was a day fast and is corrected during the outage. A clock that is set a day forward has the
    // same result.
    let day = 86_400_000;
    for (from, at) in [(day, 5_000), (0, day)] {
        let clock = Clock::new(byoyomi(60_000, 30_000, 3)).start(Side::Cho, Moment(from));
        let back = clock.resume(Moment(at), Some(Moment(from + 10_000)));
        let falls = Moment(at) + RESTART_GRACE + Millis(140_000);
        assert_eq!(back.flag_time(Millis::ZERO), Some(falls));
    }
    // No time is charged if the last heartbeat came before the turn began.
    let clock = Clock::new(byoyomi(60_000, 30_000, 3)).start(Side::Cho, Moment(20_000));
    let back = clock.resume(Moment(100_000), Some(Moment(10_000)));
    assert_eq!(back.running().map(|running| running.thought), Some(Millis::ZERO));
}
