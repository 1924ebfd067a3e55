//! Drawing of sides with soldiers hidden in two closed hands.

use janggi::{Action, Arrangement, BySide, Role, Side};
use play::GameId;
use play::room::{
    ClosedHands, EngineDue, Hand, Level, Phase, PlayerCommand, Refused, SeatHolder, Seniority, StartPlan, Terms,
};

use super::table::{JUN, MINA, STRANGER, Table, alone, terms, with_engine};

fn closed(picks: Side, cho_in: Hand, terms: Terms) -> Terms {
    Terms {
        hands: Some(ClosedHands {
            picks,
            cho_in,
            sealed: "0f".to_owned(),
            reveal: "cho in the left hand".to_owned(),
        }),
        ..terms
    }
}

const PICK: PlayerCommand = PlayerCommand::PickHand { hand: Hand::Left };

#[test]
fn the_soldier_in_the_hand_is_the_side_of_who_picks() {
    for (cho_in, side) in [(Hand::Left, Side::Cho), (Hand::Right, Side::Han)] {
        // Until the pick, Jun holds Han's seat.
        let mut table = Table::open(closed(Side::Han, cho_in, terms()));
        table.ask(JUN, PICK).expect("Jun picks");
        assert!(table.room.holds(JUN, side) && table.room.holds(MINA, side.opposite()));
        assert_eq!(table.room.picked(), Some(Hand::Left));
    }
}

#[test]
fn nobody_sets_up_before_a_hand_is_picked() {
    let mut table = Table::open(closed(Side::Cho, Hand::Right, terms()));
    let arrange = |side| PlayerCommand::Arrange {
        side,
        arrangement: Arrangement::Mssm,
    };
    assert_eq!(table.ask(JUN, arrange(Side::Han)), Err(Refused::HandsClosed));
    assert_eq!(table.ask(JUN, PICK), Err(Refused::NotYourPick));
    assert_eq!(table.ask(STRANGER, PICK), Err(Refused::NotYourSeat));
    assert!(table.room.rights(MINA, table.at).pick_hand && !table.room.rights(JUN, table.at).pick_hand);
    table.ask(MINA, PICK).expect("Mina picks");
    assert_eq!(table.ask(MINA, PICK), Err(Refused::NoHands), "once");
    table.ask(MINA, arrange(Side::Han)).expect("she has drawn Han");
    table.ask(JUN, arrange(Side::Cho)).expect("and he Cho");
    assert!(matches!(table.room.phase(), Phase::Playing(_)));
}

#[test]
fn a_game_with_nothing_to_choose_waits_for_the_pick() {
    let rules = janggi::Preset::Xiangqi.rules();
    let terms = Terms { rules, ..terms() };
    let mut table = Table::open(closed(Side::Cho, Hand::Left, terms));
    assert!(matches!(table.room.phase(), Phase::Arranging(_)));
    table.ask(MINA, PICK).expect("Mina picks");
    assert!(matches!(table.room.phase(), Phase::Playing(_)));
}

#[test]
fn an_open_seat_moves_with_the_pick() {
    let seats = BySide {
        cho: SeatHolder::Player(MINA),
        han: SeatHolder::Open,
    };
    let mut table = Table::open(closed(Side::Cho, Hand::Right, Terms { seats, ..terms() }));
    table.ask(MINA, PICK).expect("she need not wait");
    assert_eq!(table.room.seats().cho, SeatHolder::Open);
    table.ask(JUN, PlayerCommand::Join { side: None }).expect("Jun joins");
    assert!(table.room.holds(JUN, Side::Cho));
}

#[test]
fn the_engine_and_one_device_draw_as_well() {
    let mut table = Table::open(closed(Side::Cho, Hand::Right, with_engine()));
    assert_eq!(table.room.engine_due(table.at), None);
    table.ask(MINA, PICK).expect("Mina picks");
    assert_eq!(
        table.room.seats().cho,
        SeatHolder::Engine(Level::new(3).expect("a level"))
    );
    assert!(!matches!(table.room.engine_due(table.at), Some(EngineDue::Act { .. })));
    let mut table = Table::open(closed(Side::Cho, Hand::Right, alone()));
    table.ask(MINA, PICK).expect("whoever is to pick");
    assert!(table.room.holds(MINA, Side::Cho) && table.room.holds(MINA, Side::Han));
}

#[test]
fn a_rematch_changes_the_sides_and_draws_nothing() {
    let mut table = Table::open(closed(Side::Cho, Hand::Right, terms()));
    table.ask(MINA, PICK).expect("Mina draws Han");
    let next = table.room.terms().rematch(GameId::from_bits(7), *table.room.seats());
    assert_eq!(next.hands, None);
    assert_eq!(next.seats.cho, SeatHolder::Player(MINA));
    assert!(table.act(MINA, Action::Pass).is_err());
}

#[test]
fn the_elder_has_han_in_the_rematch_only_where_the_seats_stay() {
    let elder = Terms {
        seniority: Some(Seniority::Elder),
        ..terms()
    };
    let handicap = Terms {
        start: StartPlan::Arranged {
            handicap: Vec::new(),
            give: vec![Role::Horse],
            deom_half: None,
        },
        ..elder.clone()
    };
    let rematch = |terms: &Terms| terms.rematch(GameId::from_bits(7), terms.seats);
    assert_eq!(rematch(&elder).seniority, None);
    assert_eq!(rematch(&handicap).seniority, Some(Seniority::Elder));
}
