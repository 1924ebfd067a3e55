//! Offers, requests and orders that are pending when something else happens, and commands that are received late.

use janggi::{Action, Side};
use play::room::{AdjournmentAnswer, Command, Phase, PlayerCommand, Refused, Ruling, Seq, TakebackAnswer, rejudge};
use play::{Millis, Player};

use super::gifts::timed;
use super::offers::casual;
use super::refereeing::{REFEREE, ruled};
use super::table::{JUN, MINA, Table, step, terms};

/// A pending offer, request or order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Waits {
    Draw,
    Takeback,
    Adjournment,
    Deviation,
}

const ALL: [Waits; 4] = [Waits::Draw, Waits::Takeback, Waits::Adjournment, Waits::Deviation];

/// An event that happens while an item is pending.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Happens {
    Move,
    Moves,
    TakenBack,
    Adjourned,
    AdjournedByReferee,
    Resumed,
    ResumedByReferee,
    Ended,
    TimeGiven,
    TimeRuled,
    Restart,
}

const EVENTS: [Happens; 11] = [
    Happens::Move,
    Happens::Moves,
    Happens::TakenBack,
    Happens::Adjourned,
    Happens::AdjournedByReferee,
    Happens::Resumed,
    Happens::ResumedByReferee,
    Happens::Ended,
    Happens::TimeGiven,
    Happens::TimeRuled,
    Happens::Restart,
];

/// Creates a game in which both sides have made two moves and Cho is to move. The pending offer or request is Cho's;
/// the order to deviate concerns Cho.
fn waiting(waits: Waits) -> Table {
    let mut table = ruled(timed(casual()));
    table.play(&["a4b4", "a7b7", "b4b5", "b7b6"]);
    match waits {
        Waits::Draw => _ = table.act(MINA, Action::OfferDraw).expect("Cho offers"),
        Waits::Takeback => _ = table.ask(MINA, PlayerCommand::Takeback { ply: 4 }).expect("Cho asks"),
        Waits::Adjournment => _ = table.ask(MINA, PlayerCommand::OfferAdjourn).expect("Cho offers"),
        Waits::Deviation => rule(&mut table, Ruling::MustDeviate { side: Side::Cho }),
    }
    assert!(waits_in(waits, &table));
    table
}

fn rule(table: &mut Table, ruling: Ruling) {
    let words = String::new();
    table
        .ask(REFEREE, PlayerCommand::Rule { ruling, words })
        .expect("the referee rules");
}

fn waits_in(waits: Waits, table: &Table) -> bool {
    let Phase::Playing(playing) = table.room.phase() else {
        return false;
    };
    let rights = table.room.rights(JUN, table.at);
    match waits {
        Waits::Draw => playing.played.game.offer().is_some() || rights.answer_draw,
        Waits::Takeback => playing.takeback.is_some() || rights.answer_takeback,
        Waits::Adjournment => rights.answer_adjourn,
        Waits::Deviation => table.room.must_deviate().is_some(),
    }
}

fn adjourn(table: &mut Table) {
    if table.ask(JUN, PlayerCommand::OfferAdjourn).is_ok() {
        table
            .ask(MINA, PlayerCommand::AnswerAdjourn(AdjournmentAnswer::Accept))
            .expect("agrees");
    } else {
        table
            .ask(JUN, PlayerCommand::AnswerAdjourn(AdjournmentAnswer::Accept))
            .expect("agrees");
    }
}

fn happen(table: &mut Table, happens: Happens) {
    match happens {
        Happens::Move => table.play(&["c4d4"]),
        Happens::Moves => table.play(&["c4d4", "c7d7"]),
        Happens::TakenBack => {
            let ply = table.room.played().expect("a game").ply();
            let asks = table.ask(JUN, PlayerCommand::Takeback { ply }).map(|_| MINA);
            let answers: Player = asks.unwrap_or(JUN);
            table
                .ask(answers, PlayerCommand::AnswerTakeback(TakebackAnswer::Accept))
                .expect("agrees");
        }
        Happens::Adjourned => adjourn(table),
        Happens::AdjournedByReferee => rule(table, Ruling::Adjourn),
        Happens::Resumed => {
            adjourn(table);
            table.ask(JUN, PlayerCommand::OfferResume).expect("offers");
            table
                .ask(MINA, PlayerCommand::AnswerResume(AdjournmentAnswer::Accept))
                .expect("agrees");
        }
        Happens::ResumedByReferee => {
            rule(table, Ruling::Adjourn);
            rule(table, Ruling::Resume);
        }
        Happens::Ended => _ = table.resign(JUN, None).expect("Han resigns"),
        Happens::TimeGiven => _ = table.ask(MINA, PlayerCommand::GiveTime).expect("gives"),
        Happens::TimeRuled => {
            let ms = Millis::from_seconds(30);
            rule(table, Ruling::GiveTime { side: Side::Han, ms });
        }
        Happens::Restart => {
            let lived_until = Some(table.at);
            table.send(Command::Resume { lived_until }).expect("never refused");
        }
    }
}

/// Returns whether an item is still pending after the event. Most items lapse when the position or the phase changes,
/// but a referee's order to deviate remains during an adjournment.
fn stays(waits: Waits, happens: Happens) -> bool {
    match happens {
        Happens::TimeGiven | Happens::TimeRuled | Happens::Restart => true,
        Happens::Adjourned | Happens::AdjournedByReferee | Happens::Resumed | Happens::ResumedByReferee => {
            waits == Waits::Deviation
        }
        // A draw offer stays open after a move of the side that made it, until the opponent moves.
        Happens::Move => waits == Waits::Draw,
        Happens::Moves | Happens::TakenBack | Happens::Ended => false,
    }
}

#[test]
fn nothing_that_waits_outlives_what_it_was_made_for() {
    for waits in ALL {
        for happens in EVENTS {
            let mut table = waiting(waits);
            happen(&mut table, happens);
            assert_eq!(
                waits_in(waits, &table),
                stays(waits, happens),
                "{waits:?} after {happens:?}"
            );
            assert_eq!(rejudge(&table.events), Ok(Vec::new()), "{waits:?} after {happens:?}");
        }
    }
}

/// Sends a command from a player who has seen only the events up to `seen`.
fn late(table: &mut Table, player: Player, command: PlayerCommand, seen: Seq) -> Result<(), Refused> {
    let command = Command::Player {
        player,
        id: None,
        command,
        round_trip: Millis::ZERO,
        seen: Some(seen),
    };
    table.send(command).map(|_| ())
}

#[test]
fn an_answer_that_comes_late_does_not_answer_another_offer() {
    let mut table = Table::playing(terms());
    table.play(&["a4b4", "a7b7"]);
    table.ask(MINA, PlayerCommand::Takeback { ply: 2 }).expect("asks");
    let seen = table.room.seq();
    table
        .ask(JUN, PlayerCommand::AnswerTakeback(TakebackAnswer::Decline))
        .expect("declines");
    table.ask(MINA, PlayerCommand::Takeback { ply: 2 }).expect("asks again");
    let accept = PlayerCommand::AnswerTakeback(TakebackAnswer::Accept);
    assert_eq!(late(&mut table, JUN, accept.clone(), seen), Err(Refused::NoOffer));
    let now = table.room.seq();
    assert_eq!(late(&mut table, JUN, accept, now), Ok(()));
}

#[test]
fn a_command_for_a_position_that_is_gone_is_refused_also_at_the_same_ply() {
    let mut table = Table::playing(terms());
    table.play(&["a4b4", "a7b7"]);
    let seen = table.room.seq();
    table.ask(JUN, PlayerCommand::Takeback { ply: 2 }).expect("asks");
    table
        .ask(MINA, PlayerCommand::AnswerTakeback(TakebackAnswer::Accept))
        .expect("agrees");
    table.play(&["c7d7"]);
    let act = PlayerCommand::Act {
        ply: 2,
        action: step("b4b5"),
    };
    assert_eq!(
        late(&mut table, MINA, act.clone(), seen),
        Err(Refused::StalePly { ply: 2 })
    );
    let resign = PlayerCommand::Resign { ply: 2, side: None };
    let now = table.room.seq();
    assert_eq!(late(&mut table, MINA, act, now), Ok(()));
    assert_eq!(late(&mut table, MINA, resign, seen), Ok(()));
}
