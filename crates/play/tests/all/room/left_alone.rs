//! Abandoned games: claims against absent opponents, and expiry of idle games.

use janggi::Side;
use play::room::{Claim, Command, EventKind, Expiry, Handled, PlayerCommand, Refused, Room, Terms, rejudge};
use play::{Millis, Moment, TimeControl};

use super::table::{JUN, MINA, STRANGER, Table, alone, step, terms, with_engine};

const DAY: Millis = Millis::from_seconds(86_400);

/// Idle time after which a game ends if both sides have moved.
const PLAYED: Millis = Millis(30 * DAY.0);

const EXPIRY: Expiry = Expiry {
    unplayed: Millis(3 * DAY.0),
    played: Some(PLAYED),
};

fn timed() -> Terms {
    Terms {
        time: TimeControl::Fischer {
            main: Millis::from_seconds(600),
            increment: Millis::ZERO,
        },
        ..terms()
    }
}

/// Creates a game in which Cho (Mina) has moved twice and Han once.
fn begun(terms: Terms) -> Table {
    let mut table = Table::playing(terms);
    table.play(&["a4b4", "a7b7", "c4d4"]);
    table
}

fn claim(claim: Claim, from: Option<Moment>) -> PlayerCommand {
    PlayerCommand::Claim { claim, from }
}

/// Runs the expiry check after the game has been idle for this long.
fn expire(table: &mut Table, quiet: Millis) -> Handled {
    let at = table.room.last() + quiet;
    let handled = table.room.handle(Command::Expire(EXPIRY), at).expect("never refused");
    table.events.extend(handled.events.iter().cloned());
    assert_eq!(Room::load(&table.events).as_ref(), Ok(&table.room));
    assert_eq!(rejudge(&table.events), Ok(Vec::new()), "verify finds nothing");
    handled
}

#[test]
fn the_game_of_an_opponent_who_has_left_is_claimed_as_a_win_or_a_draw() {
    for (wanted, outcome) in [(Claim::Win, "cho"), (Claim::Draw, "draw")] {
        let mut table = begun(timed());
        let from = table.at + Millis(500);
        table.ask(MINA, claim(wanted, Some(from))).expect("it may be claimed");
        let verdict = table.room.verdict().expect("it is over").clone();
        assert_eq!((verdict.outcome.code(), verdict.cause.code()), (outcome, "abandoned"));
        let by = verdict.facts.get("by").map(ToString::to_string);
        assert_eq!(by.as_deref(), Some("han"), "who left");
        assert_eq!(rejudge(&table.events), Ok(Vec::new()));
        assert!(table.room.played().expect("a game").clock.running().is_none());
        assert_eq!(table.ask(MINA, claim(wanted, Some(from))), Err(Refused::GameOver));
    }
}

#[test]
fn nobody_claims_too_early_on_the_own_turn_or_from_the_engine() {
    let mut table = begun(timed());
    let early = Some(table.at + Millis(1_001));
    assert_eq!(
        table.ask(MINA, claim(Claim::Win, early)),
        Err(Refused::NotClaimable { from: early })
    );
    assert_eq!(
        table.ask(MINA, claim(Claim::Win, None)),
        Err(Refused::NotClaimable { from: None })
    );
    let from = Some(table.at);
    assert_eq!(table.ask(STRANGER, claim(Claim::Win, from)), Err(Refused::NotYourSeat));
    // Jun cannot claim, because it is Han's turn.
    assert_eq!(
        table.ask(JUN, claim(Claim::Win, from)),
        Err(Refused::NotClaimable { from })
    );
    for company in [with_engine(), alone()] {
        let mut table = Table::playing(company);
        for action in ["a4b4", "a7b7", "c4d4"] {
            if table
                .room
                .played()
                .is_some_and(|played| table.room.holds(MINA, played.turn()))
            {
                table.act(MINA, step(action)).expect("legal");
            }
        }
        assert_eq!(table.room.awaited(), None);
        let from = Some(table.at);
        assert_eq!(
            table.ask(MINA, claim(Claim::Win, from)),
            Err(Refused::NotClaimable { from })
        );
    }
    let mut arranging = Table::open(terms());
    let from = Some(arranging.at);
    assert_eq!(arranging.ask(MINA, claim(Claim::Win, from)), Err(Refused::NotStarted));
}

#[test]
fn a_claim_sent_twice_is_done_once_and_another_under_its_id_is_refused() {
    let mut table = begun(timed());
    let from = Some(table.at);
    let seq = table.ask_as(MINA, "c", claim(Claim::Draw, from)).expect("it may").seq;
    assert_eq!(
        table
            .ask_as(MINA, "c", claim(Claim::Draw, None))
            .map(|handled| handled.seq),
        Ok(seq)
    );
    assert_eq!(
        table.ask_as(MINA, "c", claim(Claim::Win, from)),
        Err(Refused::IdReused { seq })
    );
}

#[test]
fn the_one_waited_for_is_on_turn_since_its_clock_runs_or_since_the_last_event() {
    let mut table = Table::playing(timed());
    table.play(&["a4b4"]);
    assert_eq!(
        table.room.awaited(),
        None,
        "until both have moved a game is aborted, not claimed"
    );
    let table = begun(timed());
    assert_eq!(table.room.awaited(), Some((Side::Han, table.at)));
    let mut table = begun(terms());
    let takeback = PlayerCommand::Takeback { ply: 3 };
    table.ask(MINA, takeback).expect("it may be asked for");
    assert_eq!(table.room.awaited(), Some((Side::Han, table.at)));
    table.resign(JUN, None).expect("at any time");
    assert_eq!(table.room.awaited(), None);
}

#[test]
fn a_game_without_a_clock_ends_when_nothing_happens_for_long_enough_and_not_before() {
    let moves: [&[&str]; 3] = [&[], &["a4b4"], &["a4b4", "a7b7"]];
    for steps in moves {
        let kept = if steps.len() < 2 { EXPIRY.unplayed } else { PLAYED };
        let mut table = Table::playing(terms());
        table.play(steps);
        assert!(expire(&mut table, kept - Millis(1)).events.is_empty(), "{steps:?}");
        let handled = expire(&mut table, kept);
        assert!(handled.events.iter().all(|event| event.by.is_none()));
        assert_eq!(table.verdict(), Some(("none", "aborted")), "{steps:?}");
        assert!(expire(&mut table, kept).events.is_empty(), "once");
    }
}

#[test]
fn a_game_that_never_began_is_broken_off_and_one_with_a_clock_is_left_to_its_clock() {
    let mut table = Table::open(terms());
    assert!(expire(&mut table, EXPIRY.unplayed - Millis(1)).events.is_empty());
    let handled = expire(&mut table, EXPIRY.unplayed);
    assert!(matches!(handled.events[0].kind, EventKind::Aborted));
    assert_eq!(
        table.room.verdict().map(|verdict| verdict.cause.code()),
        Some("aborted")
    );
    let mut table = Table::playing(timed());
    assert!(expire(&mut table, PLAYED).events.is_empty());
}
