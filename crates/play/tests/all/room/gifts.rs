//! Extra time that a player gives to the opponent.

use janggi::Side;
use play::room::{GIFT, MOST_GIFTS, PlayerCommand, Refused, Terms, rejudge};
use play::{Millis, TimeControl};

use super::table::{JUN, MINA, STRANGER, Table, alone, terms, with_engine};

pub(crate) fn byoyomi() -> TimeControl {
    TimeControl::Byoyomi {
        main: Millis::from_seconds(60),
        period: Millis::from_seconds(30),
        periods: 3,
    }
}

pub(crate) fn timed(terms: Terms) -> Terms {
    Terms {
        time: byoyomi(),
        ..terms
    }
}

#[test]
fn a_player_gives_fifteen_seconds_ten_times() {
    let mut table = Table::playing(timed(terms()));
    let left = |table: &Table, side| table.room.played().expect("a game").clock.left(side).main;
    for given in 1..=u64::from(MOST_GIFTS) {
        table.ask(MINA, PlayerCommand::GiveTime).expect("ten times");
        assert_eq!(left(&table, Side::Han), Millis(60_000 + given * GIFT.0));
        assert_eq!(left(&table, Side::Cho), Millis(60_000), "nothing for oneself");
    }
    let refused = Refused::TimeGivenOut { most: MOST_GIFTS };
    assert_eq!(table.ask(MINA, PlayerCommand::GiveTime), Err(refused));
    assert!(!table.room.rights(MINA, table.at).give_time);
    assert!(table.room.rights(JUN, table.at).give_time);
    table
        .ask(JUN, PlayerCommand::GiveTime)
        .expect("Han has given nothing yet");
    assert_eq!(
        left(&table, Side::Cho),
        Millis(75_000),
        "also to the side whose clock runs"
    );
    assert_eq!(rejudge(&table.events), Ok(Vec::new()));
}

#[test]
fn time_is_given_to_persons_in_games_with_a_clock_that_counts_seconds() {
    let mut table = Table::playing(terms());
    assert_eq!(table.ask(MINA, PlayerCommand::GiveTime), Err(Refused::NoClock));
    let days = Terms {
        time: TimeControl::Correspondence { days: 3 },
        ..terms()
    };
    let mut table = Table::playing(days);
    assert_eq!(table.ask(MINA, PlayerCommand::GiveTime), Err(Refused::NoClock));
    for terms in [timed(alone()), timed(with_engine())] {
        let mut table = Table::playing(terms);
        assert_eq!(table.ask(MINA, PlayerCommand::GiveTime), Err(Refused::NoOpponent));
    }
    let mut table = Table::playing(timed(terms()));
    assert_eq!(table.ask(STRANGER, PlayerCommand::GiveTime), Err(Refused::NotYourSeat));
    table.at = table.at + Millis(200_000);
    assert_eq!(
        table.ask(JUN, PlayerCommand::GiveTime),
        Err(Refused::TimeIsUp { side: Side::Cho }),
        "not once the flag is down"
    );
}
