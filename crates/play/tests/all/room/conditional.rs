//! Conditional moves in correspondence games. They are played at once in reply, dropped if the game takes a different
//! course, and visible only to the player who set them.

use janggi::{Action, Side};
use play::room::{EventLog, Line, List, MOST_LINES_SET, PlayerCommand, Refused, Room, Terms, rejudge};
use play::{Millis, TimeControl};

use super::table::{JUN, MINA, STRANGER, Table, alone, terms};

fn days() -> Terms {
    Terms {
        time: TimeControl::Correspondence { days: 3 },
        ..terms()
    }
}

fn line(text: &str) -> Line {
    let token = |text: &str| text.parse::<Action>().expect("a token");
    text.split(' ').map(token).collect()
}

fn set(table: &Table, lines: &[&str]) -> PlayerCommand {
    let lines = lines.iter().map(|text| line(text)).collect();
    PlayerCommand::SetLines {
        ply: table.ply(),
        lines,
    }
}

fn tokens(table: &Table) -> Vec<String> {
    let log = &table.room.played().expect("a game").log;
    log.iter().map(|logged| logged.action.to_string()).collect()
}

#[test]
fn the_reply_comes_with_the_move_and_costs_no_time() {
    let mut table = Table::playing(days());
    table.play(&["a4b4"]);
    let lines = set(&table, &["a7b7 b4b5 i7h7 i4h4", "i7h7 c4d4"]);
    table.ask_as(MINA, "lines", lines).expect("on Han's turn");
    assert_eq!(table.room.lines_of(JUN), [] as [Line; 0]);
    assert_eq!(table.room.lines_of(STRANGER), [] as [Line; 0]);
    let handled = table.ask_as(
        JUN,
        "m",
        PlayerCommand::Act {
            ply: 1,
            action: super::table::step("a7b7"),
        },
    );
    let handled = handled.expect("legal");
    assert_eq!(handled.events.len(), 2, "the move and the reply");
    assert_eq!(tokens(&table), ["a4b4", "a7b7", "b4b5"]);
    assert_eq!(table.room.lines_of(MINA), [line("i7h7 i4h4")]);
    let played = table.room.played().expect("a game");
    assert_eq!(played.log[2].spent, Some(Millis::ZERO));
    assert_eq!(played.turn(), Side::Han);
    // A repeated command is acknowledged, but not executed again.
    let again = table.ask_as(
        JUN,
        "m",
        PlayerCommand::Act {
            ply: 1,
            action: super::table::step("a7b7"),
        },
    );
    assert_eq!(again.map(|again| (again.events.len(), again.seq)), Ok((0, handled.seq)));
    table.play(&["i7h7"]);
    assert_eq!(tokens(&table)[3..], ["i7h7", "i4h4"]);
    assert!(table.room.lines_of(MINA).is_empty());
    assert_eq!(rejudge(&table.events), Ok(Vec::new()));
}

#[test]
fn lines_of_both_sides_answer_each_other() {
    let mut table = Table::playing(days());
    let han = set(&table, &["a4b4 a7b7 b4b5 b7b6"]);
    table.ask(JUN, han).expect("on Cho's turn");
    table.play(&["a4b4"]);
    assert_eq!(tokens(&table), ["a4b4", "a7b7"]);
    table.play(&["b4b5"]);
    assert_eq!(tokens(&table), ["a4b4", "a7b7", "b4b5", "b7b6"]);
}

#[test]
fn another_move_a_takeback_and_an_illegal_reply_drop_lines() {
    let mut table = Table::playing(days());
    table.play(&["a4b4"]);
    let lines = set(&table, &["a7b7 b4b5"]);
    table.ask(MINA, lines.clone()).expect("on Han's turn");
    table.play(&["i7h7"]);
    assert!(table.room.lines_of(MINA).is_empty(), "Han went another way");
    table.play(&["b4b5"]);
    // The reply moves from an empty square. This is detected only when the reply is due.
    let lines = set(&table, &["a7b7 a4b4"]);
    table.ask(MINA, lines).expect("nobody judges lines before");
    table.play(&["a7b7"]);
    assert_eq!(
        table.room.played().expect("a game").turn(),
        Side::Cho,
        "no reply was played"
    );
    table.play(&["c4d4"]);
    assert!(table.room.lines_of(MINA).is_empty());
}

#[test]
fn lines_are_set_by_players_on_the_others_turn_in_correspondence_games() {
    let mut table = Table::playing(days());
    let one = set(&table, &["a7b7 b4b5"]);
    assert_eq!(table.ask(MINA, one.clone()), Err(Refused::YourTurn));
    assert_eq!(table.ask(STRANGER, one.clone()), Err(Refused::NotYourSeat));
    let stale = PlayerCommand::SetLines {
        ply: 7,
        lines: Vec::new(),
    };
    assert_eq!(table.ask(JUN, stale), Err(Refused::StalePly { ply: 0 }));
    for bad in [vec!["a4b4"], vec!["a4b4 offer"], vec!["a4b4 a7b7"; 21]] {
        let bad = set(&table, &bad);
        assert_eq!(table.ask(JUN, bad), Err(Refused::BadLines));
    }
    let none = set(&table, &[]);
    table.ask(JUN, none).expect("no lines any more");
    let mut table = Table::playing(terms());
    assert_eq!(table.ask(JUN, one.clone()), Err(Refused::NotCorrespondence));
    let mut table = Table::playing(Terms {
        time: days().time,
        ..alone()
    });
    assert_eq!(table.ask(MINA, one), Err(Refused::NoOpponent));
}

#[test]
fn each_move_has_its_days_and_nobody_claims_before_the_flag() {
    let mut table = Table::playing(days());
    table.play(&["a4b4", "a7b7"]);
    assert_eq!(table.room.awaited(), None);
    table.at = table.at + Millis::from_seconds(3 * 86_400 - 2);
    table.play(&["b4b5"]);
    let clock = table.room.played().expect("a game").clock;
    assert_eq!(
        clock.left(Side::Cho).main,
        Millis::from_seconds(3 * 86_400),
        "whole again"
    );
    table.at = table.at + Millis::from_seconds(3 * 86_400);
    let tick = play::room::Command::Tick {
        round_trip: Millis(400),
    };
    table.send(tick).expect("never refused");
    assert_eq!(table.verdict(), Some(("cho", "flagged")), "no lag credit for days");
}

#[test]
fn of_lines_that_are_set_again_and_again_the_last_are_kept_and_the_room_is_the_same() {
    let mut table = Table::playing(days());
    table.play(&["a4b4"]);
    let most = usize::from(MOST_LINES_SET);
    for number in 0..most {
        let reply = ["b4b5", "b4c4"][number % 2];
        let lines = set(&table, &[&format!("a7b7 {reply} i7h7 i4h4 c7d7 c4d4")]);
        table.ask(MINA, lines).expect("within the bound");
    }
    let full = Refused::ListFull {
        list: List::Lines,
        most,
    };
    let once_more = set(&table, &["a7b7 b4b5"]);
    assert_eq!(table.ask(MINA, once_more), Err(full));
    let mut log = EventLog::default();
    for event in &table.events {
        log.push(event).expect("events are JSON");
    }
    let before = log.bytes();
    log.forget_old_lines().expect("events are JSON");
    assert!(log.bytes() < before * 2 / 3, "{before} bytes, then {}", log.bytes());
    let events: Vec<_> = log.after(0).collect();
    assert_eq!(events.len(), table.events.len(), "no event is forgotten");
    assert_eq!(Room::load(&events).expect("a room"), table.room);
    let once = log.clone();
    log.forget_old_lines().expect("events are JSON");
    assert_eq!(log, once);
}
