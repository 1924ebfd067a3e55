//! Setups in which the sides take turns to place their pieces one by one.

use janggi::ruleset::SetupOrder;
use janggi::{Arrangement, Position, Role, Side, Square};
use play::room::{Command, EngineDue, Phase, PlayerCommand, Refused, SeatHolder, StartPlan, Terms};

use super::table::{JUN, MINA, Table, alone, ordered, terms, with_engine};

fn by_pieces(first: Side, terms: Terms) -> Terms {
    let rules = ordered(SetupOrder::PieceByPiece { first });
    Terms { rules, ..terms }
}

fn square(text: &str) -> Square {
    text.parse().expect("a square")
}

fn place(side: Side, role: Role, at: &str) -> PlayerCommand {
    PlayerCommand::Place {
        side,
        role,
        square: square(at),
    }
}

/// Places a piece for the side whose turn it is, in accordance with the setups `wanted`.
fn place_next(table: &mut Table, wanted: janggi::BySide<Arrangement>) {
    let placing = table.room.placing().expect("pieces are being placed");
    let start = Position::start(wanted);
    let wanted = |at: Square| start.board().get(at).map(|piece| piece.role);
    let next = placing.options.iter().find_map(|(at, roles)| {
        roles
            .iter()
            .find(|role| wanted(*at) == Some(**role))
            .map(|role| (*at, *role))
    });
    let (square, role) = next.expect("what is wanted can be placed");
    let side = placing.turn;
    let SeatHolder::Player(player) = table.room.seats()[side] else {
        panic!("{side} is no player")
    };
    table
        .ask(player, PlayerCommand::Place { side, role, square })
        .expect("an option");
}

#[test]
fn the_sides_place_in_turn_and_the_last_piece_begins_the_game() {
    for first in Side::ALL {
        let mut table = Table::open(by_pieces(first, terms()));
        let wanted = janggi::BySide {
            cho: Arrangement::Msms,
            han: Arrangement::Central,
        };
        for placed in 0..32 {
            let placing = table.room.placing().expect("not all are placed");
            let turn = if placed % 2 == 0 { first } else { first.opposite() };
            assert_eq!((placing.turn, placing.placed.len()), (turn, placed));
            place_next(&mut table, wanted);
        }
        let played = table.room.played().expect("the game has begun");
        assert_eq!(played.arrangements, Some(wanted));
        assert_eq!(played.turn(), Side::Cho);
        assert_eq!(table.room.placing(), None);
    }
}

#[test]
fn a_piece_goes_only_where_a_setup_has_it() {
    let mut table = Table::open(by_pieces(Side::Han, terms()));
    let cannot = Err(Refused::CannotPlace);
    let ask = |table: &mut Table, player, command| table.ask(player, command).map(|_| ());
    assert_eq!(
        ask(&mut table, MINA, place(Side::Cho, Role::General, "e2")),
        Err(Refused::NotYourTurn)
    );
    assert_eq!(ask(&mut table, JUN, place(Side::Han, Role::General, "e10")), cannot);
    assert_eq!(ask(&mut table, JUN, place(Side::Han, Role::General, "e2")), cannot);
    assert_eq!(
        ask(&mut table, JUN, place(Side::Cho, Role::General, "e2")),
        Err(Refused::NotYourSeat)
    );
    ask(&mut table, JUN, place(Side::Han, Role::Elephant, "a10")).expect("the central chariot's corner");
    ask(&mut table, MINA, place(Side::Cho, Role::Horse, "b1")).expect("a horse");
    // With an elephant in the corner, only the central setup is left for Han.
    assert_eq!(ask(&mut table, JUN, place(Side::Han, Role::Elephant, "b10")), cannot);
    assert_eq!(table.room.choices_now(Side::Han), [Arrangement::Central]);
    ask(&mut table, JUN, place(Side::Han, Role::Chariot, "c10")).expect("its chariot");
    assert_eq!(ask(&mut table, MINA, place(Side::Cho, Role::Horse, "b1")), cannot);
    let whole = PlayerCommand::Arrange {
        side: Side::Cho,
        arrangement: Arrangement::Mssm,
    };
    assert_eq!(
        ask(&mut table, MINA, whole),
        Err(Refused::SetupNotAllowed { allowed: Vec::new() })
    );
}

#[test]
fn a_handicap_is_not_placed_and_the_other_side_ends_alone() {
    let handicap = ["a10", "i10"].map(square).to_vec();
    let start = StartPlan::Arranged {
        handicap,
        give: Vec::new(),
        deom_half: None,
    };
    let mut table = Table::open(Terms {
        start,
        ..by_pieces(Side::Han, alone())
    });
    let wanted = janggi::BySide {
        cho: Arrangement::Smms,
        han: Arrangement::Mssm,
    };
    for _ in 0..30 {
        place_next(&mut table, wanted);
    }
    let played = table.room.played().expect("30 pieces are all of them");
    assert_eq!(played.arrangements, Some(wanted));
    assert_eq!(played.turn(), Side::Han, "who gives a handicap begins");
}

#[test]
fn the_engine_places_its_pieces_too() {
    let mut table = Table::open(by_pieces(Side::Cho, with_engine()));
    let wanted = janggi::BySide {
        cho: Arrangement::Mssm,
        han: Arrangement::Smsm,
    };
    while matches!(table.room.phase(), Phase::Arranging(_)) {
        match table.room.engine_due(table.at) {
            Some(EngineDue::Arrange { side, choices }) => {
                let arrangement = *choices.last().expect("a choice");
                table
                    .send(Command::EngineArranges { side, arrangement })
                    .expect("its next piece");
            }
            _ => place_next(&mut table, wanted),
        }
    }
    let played = table.room.played().expect("it has begun");
    assert_eq!(played.arrangements.map(|both| both.cho), Some(Arrangement::Mssm));
    assert_eq!(table.events.len(), 36, "opened, 32 pieces, two setups and the start");
}

#[test]
fn who_has_begun_to_place_may_still_break_off() {
    let mut table = Table::open(by_pieces(Side::Han, terms()));
    table.ask(JUN, place(Side::Han, Role::Chariot, "a10")).expect("placed");
    table.ask(MINA, PlayerCommand::Abort).expect("broken off");
    assert!(matches!(table.room.phase(), Phase::Over(_)));
}
