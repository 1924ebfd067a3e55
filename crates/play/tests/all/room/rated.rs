//! Rated games: terms that are refused, takebacks, and the event that rates a game.

use janggi::{BySide, Preset, Role, Side};
use play::room::{
    Command, EventKind, OpenError, PlayerCommand, RefereePlan, Refused, Repetition, Room, SeatHolder, StartPlan, Terms,
    Unrateable,
};
use play::{Moment, TimeControl};

use super::gifts::timed;
use super::table::{JUN, MINA, Table, alone, terms, with_engine};

fn rated(terms: Terms) -> Terms {
    Terms { rated: true, ..terms }
}

#[test]
fn what_cannot_count_is_refused_before_the_game() {
    let arranged = |give: Vec<Role>, deom_half| StartPlan::Arranged {
        handicap: Vec::new(),
        give,
        deom_half,
    };
    let fen = "4k4/9/9/9/9/9/4p4/9/R8/4K4 w - - 0 1".to_owned();
    let referee = Some(RefereePlan {
        key_hash: "5e".to_owned(),
        repetition: Repetition::default(),
    });
    let base = || timed(terms());
    let cases = [
        (timed(with_engine()), Unrateable::Engine),
        (timed(alone()), Unrateable::SamePlayer),
        (
            Terms {
                start: arranged(vec![Role::Chariot], None),
                ..base()
            },
            Unrateable::Handicap,
        ),
        (
            Terms {
                start: StartPlan::Position { fen },
                ..base()
            },
            Unrateable::Position,
        ),
        (Terms { referee, ..base() }, Unrateable::Referee),
        (
            Terms {
                time: TimeControl::None,
                ..base()
            },
            Unrateable::NoClock,
        ),
        (
            Terms {
                rules_id: None,
                ..base()
            },
            Unrateable::HouseRules,
        ),
    ];
    for (terms, why) in cases {
        let opened = Room::open(rated(terms), Moment(0)).map(|_| ());
        assert_eq!(opened, Err(OpenError::Unrateable(why)));
    }
    let open = BySide {
        cho: SeatHolder::Player(MINA),
        han: SeatHolder::Open,
    };
    assert!(Room::open(rated(Terms { seats: open, ..base() }), Moment(0)).is_ok());
}

#[test]
fn a_rated_game_has_no_takebacks_and_is_rated_once() {
    let mut table = Table::playing(rated(Terms {
        rules: Preset::Kakao.rules(),
        ..timed(terms())
    }));
    table.play(&["a4b4", "a7b7"]);
    assert_eq!(
        table.ask(MINA, PlayerCommand::Takeback { ply: 2 }),
        Err(Refused::TakebackNever)
    );
    assert!(
        table
            .send(Command::Rate { neighbours: false })
            .expect("never refused")
            .events
            .is_empty(),
        "it goes on"
    );
    let mut short = table.room.clone();
    let resigns = PlayerCommand::Resign { ply: 2, side: None };
    let resigns = Command::Player {
        seen: None,
        player: JUN,
        id: None,
        command: resigns,
        round_trip: play::Millis::ZERO,
    };
    short.handle(resigns, table.at).expect("may resign");
    assert!(!short.is_to_be_rated(), "a game that is given away");
    table.play(&["i4h4", "i7h7", "c4c5", "c7c6", "e4e5", "e7e6", "g4g5", "g7g6"]);
    table.resign(JUN, None).expect("may resign");
    assert!(table.room.is_to_be_rated());
    let handled = table.send(Command::Rate { neighbours: false }).expect("never refused");
    assert_eq!(handled.events[0].kind, EventKind::Rated { neighbours: false });
    assert!(
        table
            .send(Command::Rate { neighbours: false })
            .expect("never refused")
            .events
            .is_empty(),
        "once"
    );
    table
        .ask(
            MINA,
            PlayerCommand::Rematch {
                fresh: play::GameId::from_bits(9),
            },
        )
        .expect("the room goes on");
}

#[test]
fn broken_off_and_casual_games_never_count() {
    let mut table = Table::playing(rated(timed(terms())));
    table.ask(MINA, PlayerCommand::Abort).expect("nobody has moved");
    assert!(!table.room.is_to_be_rated());
    let mut table = Table::playing(timed(terms()));
    table.resign(JUN, Some(Side::Han)).expect("may resign");
    assert!(!table.room.is_to_be_rated());
}
