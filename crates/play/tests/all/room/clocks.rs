//! Clocks in a room: the running side, flags, late moves, lag credit and restarts.

use janggi::{Action, Side};
use play::clock::RESTART_GRACE;
use play::room::{Command, EngineDue, EventKind, Phase, PlayerCommand, Refused, Room, Terms, rejudge};
use play::{Millis, Moment, TimeControl};

use super::table::{JUN, MINA, Table, step, terms, with_engine};

fn byoyomi() -> TimeControl {
    TimeControl::Byoyomi {
        main: Millis(10_000),
        period: Millis(5_000),
        periods: 2,
    }
}

fn timed() -> Table {
    Table::playing(Terms {
        time: byoyomi(),
        ..terms()
    })
}

fn act(ply: u32, action: Action, round_trip: u64) -> Command {
    let command = PlayerCommand::Act { ply, action };
    Command::Player {
        player: if ply.is_multiple_of(2) { MINA } else { JUN },
        id: None,
        command,
        round_trip: Millis(round_trip),
        seen: None,
    }
}

#[test]
fn the_clock_runs_from_the_start_and_changes_with_each_move() {
    let mut table = timed();
    let started = table.room.last();
    let running = |table: &Table| table.room.played().and_then(|played| played.clock.running());
    assert_eq!(
        running(&table).map(|running| (running.side, running.from)),
        Some((Side::Cho, started))
    );
    table.play(&["a4b4"]);
    assert_eq!(
        running(&table).map(|running| (running.side, running.from)),
        Some((Side::Han, started + Millis(1_000)))
    );
    let log = &table.room.played().expect("a game").log;
    assert_eq!(log[0].spent, Some(Millis(1_000)));
}

#[test]
fn a_game_that_the_server_calls_off_has_no_winner_and_its_clocks_stop() {
    let mut table = timed();
    table.play(&["a4b4"]);
    table.send(Command::CallOff).expect("never refused");
    assert_eq!(table.verdict(), Some(("none", "aborted")));
    let clock = table.room.played().expect("a game").clock;
    assert_eq!(clock.running(), None);
    assert_eq!(play::room::rejudge(&table.events), Ok(Vec::new()));
    assert!(table.send(Command::CallOff).expect("never refused").events.is_empty());
}

#[test]
fn the_flag_falls_at_the_end_of_the_last_period() {
    let mut table = timed();
    let falls = table.room.last() + Millis(20_000);
    let tick = Command::Tick {
        round_trip: Millis::ZERO,
    };
    let early = table
        .room
        .handle(tick.clone(), Moment(falls.0 - 1))
        .expect("a tick is never refused");
    assert!(early.events.is_empty());
    let done = table.room.handle(tick.clone(), falls).expect("a tick is never refused");
    assert!(matches!(&done.events[..], [acted, ended]
            if matches!(&acted.kind, EventKind::Acted { action: Action::Flag(Side::Cho), .. })
            && matches!(&ended.kind, EventKind::Ended { verdict, .. } if verdict.cause == janggi::Cause::Flagged)));
    assert_eq!(table.verdict(), Some(("han", "flagged")));
    let after = table
        .room
        .handle(tick, Moment(falls.0 + 1))
        .expect("a tick is never refused");
    assert!(after.events.is_empty());
}

#[test]
fn a_move_in_time_counts_though_it_is_read_late() {
    // The move arrived one millisecond before the flag fell. The room uses the arrival time, even if it reads the move
    // later.
    let mut table = timed();
    let falls = table.room.last() + Millis(20_000);
    table
        .room
        .handle(act(0, step("a4b4"), 0), Moment(falls.0 - 1))
        .expect("it was in time");
    // One millisecond later, it is too late without lag credit.
    let mut table = timed();
    let late = table.room.handle(act(0, step("a4b4"), 0), falls);
    assert_eq!(late, Err(Refused::TimeIsUp { side: Side::Cho }));
    table
        .room
        .handle(act(0, step("a4b4"), 300), falls)
        .expect("300 ms of it were the line's");
}

#[test]
fn after_the_flag_nobody_wins_by_a_word() {
    let mut table = timed();
    let up = table.room.last() + Millis(21_000);
    for player in [JUN, MINA] {
        let command = Command::Player {
            player,
            id: None,
            command: PlayerCommand::Resign { ply: 0, side: None },
            round_trip: Millis::ZERO,
            seen: None,
        };
        assert_eq!(
            table.room.handle(command, up),
            Err(Refused::TimeIsUp { side: Side::Cho })
        );
    }
}

#[test]
fn a_restart_is_charged_to_nobody() {
    let mut table = timed();
    table.play(&["a4b4"]);
    let before = table.room.played().expect("a game").clock;
    let back = table.at + Millis(86_400_000);
    let resumed = table
        .room
        .handle(Command::Resume { lived_until: None }, back)
        .expect("never refused");
    assert_eq!(resumed.events.len(), 1);
    let clock = table.room.played().expect("a game").clock;
    assert!(Side::ALL.into_iter().all(|side| clock.left(side) == before.left(side)));
    assert_eq!(
        clock.flag_time(Millis::ZERO),
        Some(back + RESTART_GRACE + Millis(20_000))
    );
    let tick = Command::Tick {
        round_trip: Millis::ZERO,
    };
    assert!(
        table
            .room
            .handle(tick, back + Millis(30_000))
            .expect("never refused")
            .events
            .is_empty()
    );
    table
        .room
        .handle(act(1, step("a7b7"), 0), back + Millis(30_000))
        .expect("in time");
    assert_eq!(table.room.played().expect("a game").log[1].spent, Some(Millis::ZERO));
}

#[test]
fn a_flag_that_fell_before_an_outage_ends_the_game_when_the_server_is_back() {
    for (thought, fallen) in [(20_000 + 499, false), (20_000 + 500, true)] {
        let mut table = timed();
        table.play(&["a4b4"]);
        let lived_until = Some(table.at + Millis(thought));
        let resumed = table
            .room
            .handle(Command::Resume { lived_until }, table.at + Millis(3_600_000))
            .expect("never refused");
        table.events.extend(resumed.events);
        assert_eq!(Room::load(&table.events).as_ref(), Ok(&table.room));
        let verdict = table.room.verdict().map(|verdict| verdict.cause.code());
        assert_eq!(verdict, fallen.then_some("flagged"), "thought for {thought} ms");
        assert_eq!(rejudge(&table.events), Ok(Vec::new()));
        if !fallen {
            // The player may still move, because a move may have been in transit during the outage.
            let back = table.room.last() + Millis(1_000);
            table.room.handle(act(1, step("a7b7"), 0), back).expect("in time");
        }
    }
}

#[test]
fn a_clock_that_was_set_back_before_a_restart_does_not_freeze_a_game() {
    let mut table = timed();
    table.play(&["a4b4"]);
    // The server's clock was a day fast when the move was played.
    let corrected = Moment(table.at.0 - 86_400_000);
    let resumed = table
        .room
        .handle(Command::Resume { lived_until: None }, corrected)
        .expect("never refused");
    table.events.extend(resumed.events);
    let falls = corrected + RESTART_GRACE + Millis(20_000);
    let clock = table.room.played().expect("a game").clock;
    assert_eq!(clock.flag_time(Millis::ZERO), Some(falls));
    let reloaded = Room::load(&table.events).expect("sound events");
    assert_eq!(reloaded.last(), table.room.last(), "a room is the fold of its events");
    table
        .room
        .handle(act(1, step("a7b7"), 0), corrected + RESTART_GRACE + Millis(4_000))
        .expect("in time");
    assert_eq!(table.room.played().expect("a game").log[1].spent, Some(Millis(4_000)));
    let tick = Command::Tick {
        round_trip: Millis::ZERO,
    };
    table.room.handle(tick, falls + Millis(100_000)).expect("never refused");
    assert!(table.room.verdict().is_some(), "the flag falls by the corrected clock");
}

#[test]
fn rooms_without_a_running_clock_do_not_note_a_restart() {
    for mut table in [Table::open(terms()), Table::playing(terms())] {
        let handled = table
            .send(Command::Resume { lived_until: None })
            .expect("never refused");
        assert!(handled.events.is_empty());
    }
}

#[test]
fn a_takeback_gives_no_time_back() {
    let mut table = Table::playing(Terms {
        time: byoyomi(),
        ..with_engine()
    });
    table.play(&["a4b4"]);
    table
        .ask(MINA, PlayerCommand::Takeback { ply: 1 })
        .expect("at once against the engine");
    let clock = table.room.played().expect("a game").clock;
    assert_eq!(clock.left(Side::Cho).main, Millis(9_000));
    assert_eq!(clock.left(Side::Han).main, Millis(9_000));
    assert_eq!(clock.running().map(|running| running.side), Some(Side::Cho));
}

#[test]
fn the_engine_hears_how_much_time_it_has() {
    let mut table = Table::playing(Terms {
        time: byoyomi(),
        ..with_engine()
    });
    table.play(&["a4b4"]);
    let Some(EngineDue::Act { time_left, .. }) = table.room.engine_due(table.at + Millis(2_000)) else {
        panic!()
    };
    assert_eq!(time_left, Some(Millis(18_000)));
}

#[test]
fn the_end_stops_both_clocks() {
    let mut table = timed();
    table.resign(MINA, None).expect("one may always give up");
    assert!(matches!(table.room.phase(), Phase::Over(_)));
    let clock = table.room.played().expect("a game").clock;
    assert_eq!((clock.running(), clock.left(Side::Cho).main), (None, Millis(9_000)));
}
