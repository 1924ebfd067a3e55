//! Invariants of the clock, tested with random turns, round trips, restarts and changes of the system clock.

use janggi::Side;
use play::clock::TimeUp;
use play::lag::LAG_CREDIT_MOST;
use play::{Clock, Millis, Moment, TimeControl};
use proptest::prelude::{Just, Strategy, any, prop_assert, prop_assert_eq, prop_oneof, proptest};

#[derive(Clone, Copy, Debug)]
enum Step {
    /// The running side moves after `.0` milliseconds, over a connection with a round trip of `.1` milliseconds.
    Press(i64, u64),
    /// After `.0` milliseconds, the turn passes to the other side without a move.
    HandOver(i64),
    /// After `.0` milliseconds, the server dies, `.1` milliseconds after its last heartbeat. The server restarts `.2`
    /// milliseconds later by the system clock; a negative value means that this clock was set back.
    Restart(i64, i64, i64),
}

fn controls() -> impl Strategy<Value = TimeControl> {
    prop_oneof![
        Just(TimeControl::None),
        (0u64..200_000, 1_000u64..40_000, 1u8..6).prop_map(|(main, period, periods)| TimeControl::Byoyomi {
            main: Millis(main),
            period: Millis(period),
            periods
        }),
        (1_000u64..200_000, 0u64..20_000).prop_map(|(main, increment)| TimeControl::Fischer {
            main: Millis(main),
            increment: Millis(increment)
        }),
        (1_000u64..400_000, proptest::option::of(1_000u64..60_000)).prop_map(|(main, limit)| TimeControl::Total {
            main: Millis(main),
            per_move: limit.map(Millis)
        }),
        (1u8..3).prop_map(|days| TimeControl::Correspondence { days }),
    ]
}

fn steps() -> impl Strategy<Value = Vec<Step>> {
    let step = prop_oneof![
        8 => (-2_000i64..45_000, 0u64..2_000).prop_map(|(length, lag)| Step::Press(length, lag)),
        1 => (0i64..100_000_000, 0u64..2_000).prop_map(|(length, lag)| Step::Press(length, lag)),
        1 => (0i64..20_000).prop_map(Step::HandOver),
        1 => (0i64..45_000, 0i64..10_000, -100_000_000i64..100_000_000)
            .prop_map(|(lived, silent, away)| Step::Restart(lived, silent, away)),
    ];
    proptest::collection::vec(step, 0..80)
}

proptest! {
    #[test]
    fn time_is_conserved(control in controls(), steps in steps()) {
        let mut at = Moment(0);
        let mut clock = Clock::new(control).start(Side::Cho, at);
        let (mut passed, mut charged, mut credited) = (0u64, 0u64, [0u64; 2]);
        for step in steps {
            let before = clock;
            match step {
                Step::Press(length, lag) => {
                    let then = Moment(at.0 + length);
                    let falls = clock.flag_time(Millis(lag));
                    match clock.press(then, Millis(lag)) {
                        Ok((next, spent)) => {
                            // A move is in time if and only if it is made before the flag falls.
                            prop_assert!(falls.is_none_or(|falls| then < falls));
                            let mover = before.running().map(|running| running.side);
                            if let Some(side) = mover {
                                let running = before.running().expect("it runs");
                                let real = running.thought + then.since(running.from);
                                prop_assert!(spent <= real);
                                prop_assert!(real - spent <= Millis(lag).min(LAG_CREDIT_MOST));
                                passed += real.0;
                                charged += spent.0;
                                credited[side as usize] += (real - spent).0;
                                prop_assert_eq!(next.running().map(|running| running.side), Some(side.opposite()));
                                if let TimeControl::Total { main, .. } = control {
                                    prop_assert_eq!(next.left(Side::Cho), next.left(Side::Han));
                                    prop_assert!(next.left(side).main <= main - Millis(charged));
                                    prop_assert_eq!(spent, real);
                                } else {
                                    prop_assert_eq!(next.left(side.opposite()), before.left(side.opposite()));
                                }
                            }
                            clock = next;
                            at = then;
                        }
                        Err(up) => {
                            prop_assert!(falls.is_some_and(|falls| then >= falls));
                            prop_assert_eq!(Some(up.side), before.running().map(|running| running.side));
                            break;
                        }
                    }
                }
                Step::HandOver(length) => {
                    at = Moment(at.0 + length);
                    let Some(running) = clock.running() else { continue };
                    match clock.hand_to(running.side.opposite(), at) {
                        Ok(next) => clock = next,
                        Err(_) => break,
                    }
                }
                Step::Restart(lived, silent, away) => {
                    let lived_until = Moment(at.0 + lived - silent);
                    let had_fallen = before.flag_time(LAG_CREDIT_MOST).is_some_and(|falls| falls <= lived_until);
                    at = Moment(at.0 + lived + away);
                    clock = clock.resume(at, Some(lived_until));
                    for side in Side::ALL {
                        prop_assert_eq!(clock.left(side), before.left(side));
                        prop_assert_eq!(clock.credited(side), before.credited(side));
                    }
                    let (Some(was), Some(running)) = (before.running(), clock.running()) else { continue };
                    let falls = clock.flag_time(LAG_CREDIT_MOST);
                    prop_assert_eq!(had_fallen, falls.is_some_and(|falls| falls <= at));
                    if had_fallen {
                        break;
                    }
                    prop_assert_eq!(running.from, at + Millis(30_000));
                    // The time left is the time left at the last heartbeat, regardless of the system clock's present
                    // reading. If only lag credit was left at the last heartbeat, a move can still be made.
                    let known = lived_until.max(was.from);
                    let (now, then) = (clock.reading(was.side, running.from), before.reading(was.side, known));
                    if before.flag_time(Millis::ZERO).is_some_and(|falls| falls > known) {
                        prop_assert_eq!((now.main, now.period, now.periods), (then.main, then.period, then.periods));
                    } else {
                        prop_assert!(clock.press(at, Millis::ZERO).is_ok());
                    }
                }
            }
        }
        prop_assert!(charged <= passed);
        for side in Side::ALL {
            prop_assert_eq!(clock.credited(side).0, credited[side as usize]);
            prop_assert!(credited[side as usize] <= control.base().0 / 20);
        }
    }

    #[test]
    fn the_face_agrees_with_the_charge(control in controls(), length in prop_oneof![0i64..300_000, 0i64..200_000_000]) {
        let clock = Clock::new(control).start(Side::Cho, Moment(0));
        let face = clock.reading(Side::Cho, Moment(length));
        match clock.press(Moment(length), Millis::ZERO) {
            Ok((next, _)) => {
                let left = next.left(Side::Cho);
                let main = match control {
                    TimeControl::Fischer { increment, .. } => face.main + increment,
                    TimeControl::Correspondence { .. } => control.base(),
                    TimeControl::None | TimeControl::Byoyomi { .. } | TimeControl::Total { .. } => face.main,
                };
                prop_assert_eq!((main, face.periods), (left.main, left.periods));
            }
            Err(_) => match clock.time_up(Millis::ZERO) {
                // The time limit for the move is used up, but not the total time.
                Some((_, TimeUp::Flag(_))) if matches!(control, TimeControl::Total { .. }) => {
                    prop_assert_eq!(face.period, Millis::ZERO);
                }
                Some(_) | None => {
                    prop_assert_eq!((face.main, face.periods), (Millis::ZERO, 0));
                    let shared = matches!(control, TimeControl::Total { .. });
                    prop_assert!(shared || face.period == Millis::ZERO);
                }
            },
        }
    }

    /// The total time runs out at the same moment for both sides, and the game is then stopped. Only a time limit per
    /// move can end the game earlier.
    #[test]
    fn a_time_for_the_whole_game_ends_at_one_moment(
        main in 1_000u64..200_000,
        limit in proptest::option::of(1_000u64..60_000),
        turns in proptest::collection::vec(0u64..60_000, 0..20),
    ) {
        let control = TimeControl::Total { main: Millis(main), per_move: limit.map(Millis) };
        let mut clock = Clock::new(control).start(Side::Cho, Moment(0));
        let mut began = 0;
        for turn in turns {
            let (falls, what) = clock.time_up(LAG_CREDIT_MOST).expect("it runs");
            let out = limit.map(|limit| began + limit).filter(|out| *out < main);
            let side = clock.running().expect("it runs").side;
            let expected = (out.unwrap_or(main), out.map_or(TimeUp::Stop, |_| TimeUp::Flag(side)));
            prop_assert_eq!((u64::try_from(falls.0).expect("after the start"), what), expected);
            let at = Moment(i64::try_from(began + turn).expect("small"));
            match clock.press(at, LAG_CREDIT_MOST) {
                Ok((next, _)) => {
                    prop_assert!(at < falls);
                    clock = next;
                    began += turn;
                }
                Err(_) => {
                    prop_assert!(at >= falls);
                    let left = clock.stop(at).left(side).main;
                    prop_assert_eq!(left == Millis::ZERO, began + turn >= main);
                    break;
                }
            }
        }
    }

    #[test]
    fn stopping_and_reading_never_panic(control in controls(), from in any::<i64>(), at in any::<i64>(), lag in any::<u64>()) {
        let clock = Clock::new(control).start(Side::Han, Moment(from));
        let stopped = clock.stop(Moment(at));
        prop_assert_eq!(stopped.running(), None);
        let _ = (clock.reading(Side::Han, Moment(at)), clock.flag_time(Millis(lag)), clock.press(Moment(at), Millis(lag)));
    }
}
