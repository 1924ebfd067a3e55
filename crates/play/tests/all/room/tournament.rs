//! Tournament games, which players cannot cancel or prolong, and their time limit for the first moves.

use super::table::{JUN, MINA, Table, terms};
use janggi::{Action, Cause, Outcome, Side};
use play::room::{Command, PlayerCommand, Refused, TakebackPolicy, Terms, TournamentTerms};
use play::{GameId, Millis, Moment, TimeControl, TournamentId};

const WAIT: Millis = Millis::from_seconds(60);

fn bound() -> Terms {
    Terms {
        time: TimeControl::Fischer {
            main: Millis::from_seconds(600),
            increment: Millis::from_seconds(5),
        },
        takeback: TakebackPolicy::Never,
        tournament: Some(TournamentTerms {
            id: TournamentId::from_bits(5),
            first_move: WAIT,
        }),
        ..terms()
    }
}

fn tick(table: &mut Table, at: Moment) {
    table.at = Moment(at.0 - 1_000);
    let command = Command::Tick {
        round_trip: Millis::ZERO,
    };
    table.send(command).expect("a tick is never refused");
}

fn step(table: &mut Table, ply: u32, (from, to): (&str, &str)) {
    let action = Action::Step {
        from: from.parse().expect("a square"),
        to: to.parse().expect("a square"),
    };
    let player = if ply.is_multiple_of(2) { MINA } else { JUN };
    table
        .ask(player, PlayerCommand::Act { ply, action })
        .expect("a legal move");
}

#[test]
fn who_makes_no_first_move_in_time_has_left() {
    for plies in [0, 1] {
        let mut table = Table::playing(bound());
        if plies == 1 {
            step(&mut table, 0, ("a4", "b4"));
        }
        let deadline = table.room.first_move_deadline().expect("a move is awaited");
        assert_eq!(
            table.room.time_out(Millis::ZERO),
            Some(deadline),
            "before the flag falls"
        );
        tick(&mut table, Moment(deadline.0 - 1));
        assert_eq!(table.room.verdict(), None);
        tick(&mut table, deadline);
        let verdict = table.room.verdict().expect("the game is over");
        let winner = [Side::Han, Side::Cho][plies];
        assert_eq!(
            (verdict.outcome, verdict.cause),
            (Outcome::Win(winner), Cause::Abandoned)
        );
    }
}

#[test]
fn later_moves_have_the_time_of_the_clock() {
    let mut table = Table::playing(bound());
    step(&mut table, 0, ("a4", "b4"));
    step(&mut table, 1, ("a7", "b7"));
    assert_eq!(table.room.first_move_deadline(), None);
    let flag = table.room.time_out(Millis::ZERO).expect("a clock runs");
    assert!(flag > table.at + Millis::from_seconds(500));
    let usual = Table::playing(Terms {
        tournament: None,
        ..bound()
    });
    assert_eq!(usual.room.first_move_deadline(), None);
}

#[test]
fn after_an_outage_the_first_move_has_its_time_again() {
    let mut table = Table::playing(bound());
    table.at = table.at + Millis::from_seconds(3_600);
    table.send(Command::Resume { lived_until: None }).expect("it goes on");
    assert!(table.room.first_move_deadline() >= Some(table.at + WAIT));
    assert_eq!(table.room.verdict(), None);
}

#[test]
fn nobody_may_cancel_or_lengthen_the_game() {
    for mut table in [Table::open(bound()), Table::playing(bound())] {
        for command in [
            PlayerCommand::Abort,
            PlayerCommand::GiveTime,
            PlayerCommand::OfferAdjourn,
        ] {
            assert_eq!(table.ask(MINA, command), Err(Refused::InTournament));
        }
        let rights = table.room.rights(MINA, table.at);
        assert!(!rights.abort && !rights.give_time && !rights.offer_adjourn && !rights.takeback);
    }
}

#[test]
fn a_rematch_is_a_game_of_its_own() {
    let mut table = Table::playing(bound());
    table
        .ask(MINA, PlayerCommand::Resign { ply: 0, side: None })
        .expect("she resigns");
    let fresh = GameId::from_bits(101);
    table.ask(MINA, PlayerCommand::Rematch { fresh }).expect("she asks");
    table.ask(JUN, PlayerCommand::Rematch { fresh }).expect("he agrees");
    let again = table.room.terms().rematch(fresh, *table.room.seats());
    assert_eq!(again.tournament, None);
}
