//! Adjournment by agreement: offers and answers, stopped clocks, and the commands that are refused until the game is
//! resumed.

use janggi::{Action, Side};
use play::room::{
    Adjournment, AdjournmentAnswer, Claim, Command, Expiry, Phase, PlayerCommand, Refused, Terms, rejudge,
};
use play::{Millis, Moment, TimeControl};

use super::gifts::timed;
use super::table::{JUN, MINA, STRANGER, Table, alone, step, terms, with_engine};

const YES: AdjournmentAnswer = AdjournmentAnswer::Accept;
const NO: AdjournmentAnswer = AdjournmentAnswer::Decline;

fn adjournment(table: &Table) -> Adjournment {
    match table.room.phase() {
        Phase::Playing(playing) => playing.adjournment,
        Phase::Arranging(_) | Phase::Over(_) => Adjournment::None,
    }
}

/// Creates a game that both sides have agreed to adjourn on Cho's second turn.
fn adjourned(terms: Terms) -> Table {
    let mut table = Table::playing(terms);
    table.play(&["a4b4", "a7b7"]);
    table.ask(JUN, PlayerCommand::OfferAdjourn).expect("Han offers");
    assert!(matches!(adjournment(&table), Adjournment::Offered(offer) if offer.by == Side::Han));
    table.ask(MINA, PlayerCommand::AnswerAdjourn(YES)).expect("Cho agrees");
    table
}

#[test]
fn both_agree_and_the_clocks_stand() {
    let mut table = adjourned(timed(terms()));
    let before = table.room.played().expect("a game").clock;
    assert_eq!(before.running(), None);
    assert_eq!(table.room.time_out(Millis::ZERO), None);
    table.at = table.at + Millis::from_seconds(1_000_000);
    let tick = Command::Tick {
        round_trip: Millis::ZERO,
    };
    assert!(table.send(tick).expect("never refused").events.is_empty());
    assert_eq!(table.ask(JUN, PlayerCommand::AnswerResume(YES)), Err(Refused::NoOffer));
    table.ask(MINA, PlayerCommand::OfferResume).expect("Cho wants to go on");
    assert_eq!(table.ask(JUN, PlayerCommand::OfferResume), Err(Refused::OfferPending));
    assert_eq!(table.ask(MINA, PlayerCommand::AnswerResume(YES)), Err(Refused::NoOffer));
    table.ask(JUN, PlayerCommand::AnswerResume(NO)).expect("not now");
    table.ask(JUN, PlayerCommand::OfferResume).expect("but now");
    table.ask(MINA, PlayerCommand::AnswerResume(YES)).expect("both agree");
    let clock = table.room.played().expect("a game").clock;
    assert_eq!(
        clock.running().map(|running| (running.side, running.from)),
        Some((Side::Cho, table.at))
    );
    assert_eq!(clock.left(Side::Cho), before.left(Side::Cho));
    table.play(&["b4b5"]);
    assert_eq!(rejudge(&table.events), Ok(Vec::new()));
}

#[test]
fn nothing_but_giving_up_is_done_in_an_adjourned_game() {
    let mut table = adjourned(timed(terms()));
    let refused = [
        PlayerCommand::Act {
            ply: 2,
            action: step("b4b5"),
        },
        PlayerCommand::Act {
            ply: 2,
            action: Action::CallBikjang,
        },
        PlayerCommand::Takeback { ply: 2 },
        PlayerCommand::GiveTime,
        PlayerCommand::OfferAdjourn,
        PlayerCommand::Claim {
            claim: Claim::Win,
            from: Some(Moment(0)),
        },
    ];
    for player in [MINA, JUN] {
        for command in &refused {
            assert_eq!(
                table.ask(player, command.clone()),
                Err(Refused::Adjourned),
                "{command:?}"
            );
        }
        let rights = table.room.rights(player, table.at);
        assert!(rights.resign && rights.offer_resume);
        assert!(!rights.play && !rights.call && !rights.takeback && !rights.give_time && !rights.offer_adjourn);
    }
    assert_eq!(table.room.awaited(), None, "nobody is waited for");
    table.resign(JUN, None).expect("a player may always give up");
    assert_eq!(table.verdict(), Some(("cho", "resigned")));
}

#[test]
fn an_offer_is_declined_or_lapses_with_a_move() {
    let mut table = Table::playing(timed(terms()));
    table.ask(MINA, PlayerCommand::OfferAdjourn).expect("Cho offers");
    assert_eq!(
        table.ask(MINA, PlayerCommand::AnswerAdjourn(YES)),
        Err(Refused::NoOffer)
    );
    assert_eq!(
        table.ask(STRANGER, PlayerCommand::AnswerAdjourn(YES)),
        Err(Refused::NotYourSeat)
    );
    assert_eq!(table.ask(JUN, PlayerCommand::OfferAdjourn), Err(Refused::OfferPending));
    table.ask(JUN, PlayerCommand::AnswerAdjourn(NO)).expect("Han declines");
    assert_eq!(table.ask(JUN, PlayerCommand::AnswerAdjourn(YES)), Err(Refused::NoOffer));
    table.ask(MINA, PlayerCommand::OfferAdjourn).expect("again");
    table.play(&["a4b4"]);
    assert_eq!(table.ask(JUN, PlayerCommand::AnswerAdjourn(YES)), Err(Refused::NoOffer));
}

#[test]
fn only_games_of_two_persons_with_a_clock_are_adjourned() {
    let mut table = Table::playing(terms());
    assert_eq!(table.ask(MINA, PlayerCommand::OfferAdjourn), Err(Refused::NoClock));
    for terms in [timed(alone()), timed(with_engine())] {
        let mut table = Table::playing(terms);
        assert_eq!(table.ask(MINA, PlayerCommand::OfferAdjourn), Err(Refused::NoOpponent));
    }
    // Correspondence games can also be adjourned.
    adjourned(Terms {
        time: TimeControl::Correspondence { days: 2 },
        ..terms()
    });
}

#[test]
fn an_adjourned_game_is_broken_off_when_nobody_comes_back_to_it() {
    let mut table = adjourned(timed(terms()));
    let (unplayed, played) = (Millis::from_seconds(10), Millis::from_seconds(1_000));
    let never = Command::Expire(Expiry { unplayed, played: None });
    let expire = Command::Expire(Expiry {
        unplayed,
        played: Some(played),
    });
    assert!(table.send(expire.clone()).expect("never refused").events.is_empty());
    table.at = table.at + played;
    assert!(table.send(never).expect("never refused").events.is_empty());
    table.send(expire).expect("never refused");
    assert_eq!(table.verdict(), Some(("none", "aborted")));
}
