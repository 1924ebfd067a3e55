//! Touch-move, and moves that are final once the piece is released.

use janggi::ruleset::Touch;
use janggi::{Action, Preset, Rules};
use play::room::{Command, PlayerCommand, Refused, Room, Terms};

use super::table::{JUN, MINA, STRANGER, Table, alone, step, terms, with_engine};

fn under(touch: Touch, terms: Terms) -> Terms {
    let rules = Rules {
        touch,
        ..Preset::Kakao.rules()
    };
    Terms { rules, ..terms }
}

fn square(text: &str) -> janggi::Square {
    text.parse().expect("a square")
}

fn touch(table: &mut Table, player: play::Player, at: &str) -> Result<usize, Refused> {
    let command = PlayerCommand::Touch {
        ply: table.ply(),
        square: square(at),
    };
    table.ask(player, command).map(|handled| handled.events.len())
}

#[test]
fn a_touched_piece_has_to_move() {
    let mut table = Table::playing(under(Touch::TouchMove, terms()));
    assert_eq!(touch(&mut table, MINA, "a4"), Ok(1));
    assert_eq!(table.room.touched(), Some(square("a4")));
    let bound = Err(Refused::Touched { square: square("a4") });
    assert_eq!(touch(&mut table, MINA, "c4"), bound.clone().map(|()| 0));
    for other in [step("c4c5"), step("e2e2"), Action::Pass, Action::CallBikjang] {
        assert_eq!(table.act(MINA, other).map(|_| ()), bound, "{other:?}");
    }
    assert_eq!(
        touch(&mut table, MINA, "a4"),
        Ok(0),
        "touching it again changes nothing"
    );
    table.play(&["a4b4"]);
    assert_eq!(table.room.touched(), None);
    assert_eq!(
        touch(&mut table, JUN, "c7"),
        Ok(1),
        "the other side is free to touch its own"
    );
}

#[test]
fn a_piece_that_cannot_move_binds_nobody() {
    let mut table = Table::playing(under(Touch::TouchMove, terms()));
    // A cannon without a screen cannot move.
    assert_eq!(touch(&mut table, MINA, "b3"), Ok(0));
    assert_eq!(table.room.touched(), None);
    table.play(&["c4c5"]);
}

#[test]
fn only_an_own_piece_is_touched_and_only_on_ones_turn() {
    let mut table = Table::playing(under(Touch::TouchMove, terms()));
    for (player, at, refused) in [
        (MINA, "a7", Refused::NothingToTouch),
        (MINA, "a5", Refused::NothingToTouch),
        (JUN, "a7", Refused::NotYourTurn),
        (STRANGER, "a4", Refused::NotYourSeat),
    ] {
        assert_eq!(touch(&mut table, player, at), Err(refused), "{at}");
    }
    let stale = PlayerCommand::Touch {
        ply: 3,
        square: square("a4"),
    };
    assert_eq!(table.ask(MINA, stale), Err(Refused::StalePly { ply: 0 }));
}

#[test]
fn a_touch_outlives_a_restart_and_a_lost_answer() {
    let mut table = Table::playing(under(Touch::TouchMove, terms()));
    let command = PlayerCommand::Touch {
        ply: 0,
        square: square("a4"),
    };
    let first = table.ask_as(MINA, "t1", command.clone()).expect("touched");
    table.room = Room::load(&table.events).expect("sound events");
    table.send(Command::Resume { lived_until: None }).expect("back");
    let again = table.ask_as(MINA, "t1", command).expect("answered again");
    assert_eq!((again.events.len(), again.seq), (0, first.seq));
    assert_eq!(
        table.act(MINA, step("c4c5")),
        Err(Refused::Touched { square: square("a4") })
    );
}

#[test]
fn words_about_the_game_stay_free() {
    let mut table = Table::playing(under(Touch::TouchMove, terms()));
    touch(&mut table, MINA, "a4").expect("touched");
    table.resign(MINA, None).expect("giving up is no move");
    assert_eq!(table.verdict(), Some(("han", "resigned")));
}

#[test]
fn what_was_let_go_is_never_taken_back() {
    for touch in [Touch::LettingGo, Touch::TouchMove] {
        for company in [terms(), alone(), with_engine()] {
            let mut table = Table::playing(under(touch, company));
            table.play(&["a4b4"]);
            let ask = PlayerCommand::Takeback { ply: 1 };
            assert_eq!(table.ask(MINA, ask), Err(Refused::TakebackNever), "{touch:?}");
            assert!(!table.room.rights(MINA, table.at).takeback);
        }
    }
}

#[test]
fn without_touch_move_there_is_nothing_to_say() {
    for rule in [Touch::Free, Touch::LettingGo] {
        let mut table = Table::playing(under(rule, terms()));
        assert_eq!(touch(&mut table, MINA, "a4"), Err(Refused::NoTouchMove));
    }
}
