//! Time limits in the setup phase. When one expires, the missing choices are made for the players.

use janggi::ruleset::SetupOrder;
use janggi::{Arrangement, BySide, Side};
use play::room::{ClosedHands, Command, EventKind, Hand, Phase, PlayerCommand, SeatHolder, Terms};
use play::{Millis, Moment};

use super::gifts::timed;
use super::table::{JUN, MINA, Table, alone, ordered, terms};

const TIME: Millis = Millis::from_seconds(45);

fn limited(order: SetupOrder) -> Terms {
    Terms {
        rules: ordered(order),
        rules_id: None,
        setup_time: Some(TIME),
        ..timed(terms())
    }
}

fn tick(table: &mut Table, at: Moment) {
    table.at = Moment(at.0 - 1_000);
    table
        .send(Command::Tick {
            round_trip: Millis::ZERO,
        })
        .expect("never refused");
}

fn arrangements(table: &Table) -> Option<BySide<Arrangement>> {
    table.room.played().and_then(|played| played.arrangements)
}

#[test]
fn whoever_has_not_chosen_gets_inner_elephants() {
    let mut table = Table::open(limited(SetupOrder::SimultaneousHidden));
    let deadline = table.at + TIME;
    assert_eq!(table.room.setup_deadline(), Some(deadline));
    let command = PlayerCommand::Arrange {
        side: Side::Han,
        arrangement: Arrangement::Msms,
    };
    table.ask(JUN, command).expect("Han chooses");
    assert_eq!(
        table.room.setup_deadline(),
        Some(deadline),
        "both choose at once, in the same time"
    );
    tick(&mut table, Moment(deadline.0 - 1));
    assert!(matches!(table.room.phase(), Phase::Arranging(_)), "not yet");
    tick(&mut table, deadline);
    let chosen = BySide {
        cho: Arrangement::Mssm,
        han: Arrangement::Msms,
    };
    assert_eq!(arrangements(&table), Some(chosen));
    let running = table.room.played().and_then(|played| played.clock.running());
    assert_eq!(running.map(|running| running.from), Some(deadline), "the game goes on");
    assert!(
        table
            .events
            .iter()
            .any(|event| event.kind == EventKind::SetupExpired && event.by.is_none())
    );
}

#[test]
fn every_order_of_choosing_comes_to_an_end_by_itself() {
    let orders = [
        SetupOrder::SimultaneousHidden,
        SetupOrder::Visible { first: Side::Han },
        SetupOrder::SwapMoves { first: Side::Cho },
        SetupOrder::PieceByPiece { first: Side::Han },
    ];
    for order in orders {
        let mut table = Table::open(limited(order));
        let mut rounds = 0;
        while let Some(deadline) = table.room.setup_deadline() {
            tick(&mut table, deadline);
            rounds += 1;
        }
        assert!(arrangements(&table).is_some(), "{order:?}");
        assert!(rounds <= 2, "{order:?}");
    }
}

#[test]
fn a_hand_is_picked_for_who_picks_none() {
    let hands = ClosedHands {
        picks: Side::Han,
        cho_in: Hand::Left,
        sealed: String::new(),
        reveal: String::new(),
    };
    let terms = Terms {
        hands: Some(hands),
        ..limited(SetupOrder::SimultaneousHidden)
    };
    let mut table = Table::open(terms);
    let first = table.room.setup_deadline().expect("somebody has to pick");
    tick(&mut table, first);
    assert_eq!(table.room.picked(), Some(Hand::Left));
    assert_eq!(table.room.seats().cho, SeatHolder::Player(JUN), "the picker drew Cho");
    assert_eq!(
        table.room.setup_deadline(),
        Some(first + TIME),
        "then the setups have their time"
    );
}

#[test]
fn nothing_runs_out_for_one_player_or_before_both_are_there() {
    let order = SetupOrder::SimultaneousHidden;
    let alone = Terms {
        seats: alone().seats,
        ..limited(order)
    };
    assert_eq!(Table::open(alone).room.setup_deadline(), None);
    let open = BySide {
        cho: SeatHolder::Player(MINA),
        han: SeatHolder::Open,
    };
    let mut table = Table::open(Terms {
        seats: open,
        ..limited(order)
    });
    assert_eq!(table.room.setup_deadline(), None);
    table
        .ask(JUN, PlayerCommand::Join { side: None })
        .expect("a friend comes");
    assert_eq!(table.room.setup_deadline(), Some(table.at + TIME), "from then on");
    let endless = Terms {
        setup_time: None,
        ..limited(order)
    };
    assert_eq!(Table::open(endless).room.setup_deadline(), None);
}

#[test]
fn after_an_outage_the_time_begins_anew() {
    let mut table = Table::open(limited(SetupOrder::SimultaneousHidden));
    table.at = table.at + Millis::from_seconds(3_600);
    table
        .send(Command::Resume { lived_until: None })
        .expect("never refused");
    assert_eq!(table.room.setup_deadline(), Some(table.at + TIME));
}
