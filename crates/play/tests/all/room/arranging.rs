//! The setup phase: order of choices, allowed choices, custom positions, handicaps and open seats.

use janggi::ruleset::{Matsang, SetupOrder};
use janggi::{Arrangement, Preset, Role, Side};
use play::room::{
    Command, OpenError, Phase, PlayerCommand, Refused, SeatHolder, SetupPlan, ShownChoice, StartPlan, Terms, Wings,
};

use super::table::{JUN, MINA, STRANGER, Table, alone, ordered, step, terms, with_engine};

fn arrange(side: Side, arrangement: Arrangement) -> PlayerCommand {
    PlayerCommand::Arrange { side, arrangement }
}

#[test]
fn han_chooses_first_and_visibly() {
    let mut table = Table::open(terms());
    let early = table.ask(MINA, arrange(Side::Cho, Arrangement::Msms));
    assert_eq!(early, Err(Refused::NotYourChoice { first: Side::Han }));
    table
        .ask(JUN, arrange(Side::Han, Arrangement::Smms))
        .expect("Han chooses");
    assert_eq!(
        table.room.choice_shown(Side::Han, Some(MINA)),
        ShownChoice::Chosen(Arrangement::Smms)
    );
    assert_eq!(
        table.ask(JUN, arrange(Side::Han, Arrangement::Msms)),
        Err(Refused::AlreadyChosen)
    );
    table
        .ask(MINA, arrange(Side::Cho, Arrangement::Msms))
        .expect("then Cho");
    let played = table.room.played().expect("it has started");
    let both = played.arrangements.expect("both have chosen");
    assert_eq!((both.cho, both.han), (Arrangement::Msms, Arrangement::Smms));
    assert_eq!(
        table.ask(MINA, arrange(Side::Cho, Arrangement::Msms)),
        Err(Refused::Started)
    );
}

#[test]
fn nobody_chooses_for_another() {
    let mut table = Table::open(terms());
    for player in [MINA, STRANGER] {
        assert_eq!(
            table.ask(player, arrange(Side::Han, Arrangement::Msms)),
            Err(Refused::NotYourSeat)
        );
    }
    let engine = Command::EngineArranges {
        side: Side::Han,
        arrangement: Arrangement::Msms,
    };
    assert_eq!(table.send(engine), Err(Refused::NotYourSeat));
}

#[test]
fn hidden_choices_are_shown_together() {
    for first in [Side::Cho, Side::Han] {
        let rules = ordered(SetupOrder::SimultaneousHidden);
        let mut table = Table::open(Terms { rules, ..terms() });
        let holder = |side| if side == Side::Cho { MINA } else { JUN };
        let (mine, other) = (holder(first), holder(first.opposite()));
        table
            .ask(mine, arrange(first, Arrangement::Central))
            .expect("either may choose first");
        assert_eq!(
            table.room.choice_shown(first, Some(mine)),
            ShownChoice::Chosen(Arrangement::Central)
        );
        for reader in [Some(other), Some(STRANGER), None] {
            assert_eq!(table.room.choice_shown(first, reader), ShownChoice::Hidden);
            assert!(table.room.hides_choice(first, reader));
        }
        assert_eq!(
            table.room.choices_now(first.opposite()),
            table.room.terms().choices(first.opposite())
        );
        table
            .ask(other, arrange(first.opposite(), Arrangement::Msms))
            .expect("the other chooses");
        for reader in [Some(other), Some(STRANGER), None] {
            assert_eq!(
                table.room.choice_shown(first, reader),
                ShownChoice::Chosen(Arrangement::Central)
            );
        }
    }
}

#[test]
fn swaps_are_played_cho_first() {
    // Under the vchess rules, the horses start outside and the elephants inside. Each side may swap them on either wing
    // before the first move.
    let rules = Preset::Vchess.rules();
    assert_eq!(rules.setup.order, SetupOrder::SwapMoves { first: Side::Cho });
    let mut table = Table::open(Terms { rules, ..terms() });
    assert_eq!(
        table.ask(
            JUN,
            PlayerCommand::Swap {
                side: Side::Han,
                wings: Wings::Both
            }
        ),
        Err(Refused::NotYourChoice { first: Side::Cho })
    );
    table
        .ask(
            MINA,
            PlayerCommand::Swap {
                side: Side::Cho,
                wings: Wings::Left,
            },
        )
        .expect("Cho swaps");
    assert_eq!(
        table.room.choice_shown(Side::Cho, Some(JUN)),
        ShownChoice::Chosen(Arrangement::Smsm)
    );
    table
        .ask(
            JUN,
            PlayerCommand::Swap {
                side: Side::Han,
                wings: Wings::Neither,
            },
        )
        .expect("Han leaves it");
    let played = table.room.played().expect("it has started");
    assert_eq!(
        played.arrangements.map(|both| (both.cho, both.han)),
        Some((Arrangement::Smsm, Arrangement::Mssm))
    );
    assert_eq!(played.turn(), Side::Cho);
}

#[test]
fn central_chariots_only_where_the_rules_have_them() {
    for (preset, allowed) in [
        (Preset::Kakao, false),
        (Preset::Casual, true),
        (Preset::NorthKorean, true),
    ] {
        let mut table = Table::open(Terms {
            rules: preset.rules(),
            ..terms()
        });
        let result = table.ask(JUN, arrange(Side::Han, Arrangement::Central));
        assert_eq!(result.is_ok(), allowed, "{preset:?}");
        if !allowed {
            assert_eq!(
                result,
                Err(Refused::SetupNotAllowed {
                    allowed: Arrangement::CLASSIC.to_vec()
                })
            );
        }
    }
}

#[test]
fn matsang_is_refused_to_the_second_where_forbidden() {
    let mut rules = Preset::Kakao.rules();
    rules.setup.matsang = Matsang::Forbidden;
    let mut table = Table::open(Terms {
        rules: rules.clone(),
        ..terms()
    });
    table
        .ask(JUN, arrange(Side::Han, Arrangement::Msms))
        .expect("Han is free");
    let second = table.ask(MINA, arrange(Side::Cho, Arrangement::Smsm));
    assert!(matches!(second, Err(Refused::SetupNotAllowed { .. })), "{second:?}");
    table
        .ask(MINA, arrange(Side::Cho, Arrangement::Msms))
        .expect("another goes");
    // A refusal would reveal a hidden choice, so this rule cannot be combined with hidden choices.
    rules.setup.order = SetupOrder::SimultaneousHidden;
    assert!(play::Room::open(Terms { rules, ..terms() }, table.at).is_err());
}

#[test]
fn a_free_position_has_no_setup_phase() {
    let fen = "4k4/9/9/9/9/9/9/9/R8/4K4 b - - 0 1";
    let start = StartPlan::Position { fen: fen.to_owned() };
    let table = Table::open(Terms { start, ..terms() });
    assert_eq!(table.room.terms().plan(), SetupPlan::Given);
    let played = table.room.played().expect("it starts at once");
    assert_eq!((played.turn(), played.arrangements), (Side::Han, None));
}

#[test]
fn a_handicap_game_is_arranged_and_han_begins() {
    let start = StartPlan::Arranged {
        handicap: vec!["a10".parse().expect("a square")],
        give: Vec::new(),
        deom_half: None,
    };
    let mut table = Table::playing(Terms { start, ..terms() });
    let played = table.room.played().expect("it has started");
    assert_eq!(played.turn(), Side::Han);
    assert_eq!(
        played.game.standing().points.han.0,
        2 * (72 - 13),
        "no deom in a handicap game"
    );
    assert_eq!(table.act(MINA, step("a4b4")), Err(Refused::NotYourTurn));
    table.act(JUN, step("a7b7")).expect("Han begins");
}

#[test]
fn impossible_terms_are_refused() {
    let position = |fen: &str| StartPlan::Position { fen: fen.to_owned() };
    let open = |start: StartPlan| play::Room::open(Terms { start, ..terms() }, play::Moment(0)).map(|_| ());
    assert!(matches!(open(position("nonsense")), Err(OpenError::Fen(_))));
    assert!(matches!(
        open(position("9/9/9/9/9/9/9/9/9/4K4 w - - 0 1")),
        Err(OpenError::Position(_))
    ));
    for square in ["e9", "a1", "e5"] {
        let handicap = vec![square.parse().expect("a square")];
        assert!(
            matches!(
                open(StartPlan::Arranged {
                    handicap,
                    give: Vec::new(),
                    deom_half: None
                }),
                Err(OpenError::Start(_))
            ),
            "{square}"
        );
    }
}

#[test]
fn a_friend_joins_before_or_after_the_choice() {
    for before in [true, false] {
        let mut open = terms();
        open.seats.cho = SeatHolder::Open;
        let mut table = Table::open(open);
        let join = |table: &mut Table| {
            table
                .ask(MINA, PlayerCommand::Join { side: None })
                .expect("a seat is open")
        };
        if before {
            join(&mut table);
        }
        table
            .ask(JUN, arrange(Side::Han, Arrangement::Mssm))
            .expect("Han chooses");
        if !before {
            join(&mut table);
        }
        assert_eq!(
            table.ask(MINA, PlayerCommand::Join { side: None }),
            Err(Refused::AlreadySeated)
        );
        assert_eq!(
            table.ask(STRANGER, PlayerCommand::Join { side: Some(Side::Han) }),
            Err(Refused::SeatTaken)
        );
        assert_eq!(
            table.ask(STRANGER, PlayerCommand::Join { side: None }),
            Err(Refused::SeatTaken)
        );
        table
            .ask(MINA, arrange(Side::Cho, Arrangement::Mssm))
            .expect("Cho chooses");
        assert!(table.room.played().is_some());
    }
}

#[test]
fn the_engine_chooses_when_its_time_has_come() {
    use play::room::EngineDue;
    let mut table = Table::open(with_engine());
    let due = table.room.engine_due(table.at);
    let Some(EngineDue::Arrange {
        side: Side::Han,
        choices,
    }) = due
    else {
        panic!("{due:?}")
    };
    assert_eq!(choices, Arrangement::CLASSIC);
    table
        .send(Command::EngineArranges {
            side: Side::Han,
            arrangement: Arrangement::Smms,
        })
        .expect("Han chooses");
    assert_eq!(table.room.engine_due(table.at), None);
    table
        .ask(MINA, arrange(Side::Cho, Arrangement::Mssm))
        .expect("then Cho");
    assert_eq!(table.room.engine_due(table.at), None, "Cho is to move");
    assert!(matches!(table.room.phase(), Phase::Playing(_)));
}

#[test]
fn a_kind_of_piece_is_given_wherever_the_setup_has_it() {
    for (setup, give, taken) in [
        (Arrangement::Mssm, vec![Role::Horse], "b10"),
        (Arrangement::Smms, vec![Role::Horse], "c10"),
        (Arrangement::Msms, vec![Role::Elephant, Role::Elephant], "c10 h10"),
        (Arrangement::Central, vec![Role::Chariot, Role::Cannon], "c10 b8"),
        (Arrangement::Mssm, vec![Role::Guard, Role::Guard], "d10 f10"),
    ] {
        let start = StartPlan::Arranged {
            handicap: Vec::new(),
            give,
            deom_half: None,
        };
        let rules = Preset::Casual.rules();
        let mut table = Table::open(Terms {
            start,
            rules,
            ..alone()
        });
        table.ask(MINA, arrange(Side::Han, setup)).expect("Han chooses");
        table
            .ask(MINA, arrange(Side::Cho, Arrangement::Mssm))
            .expect("Cho chooses");
        let played = table.room.played().expect("it has begun");
        let board = played.game.position().board();
        for square in taken.split(' ') {
            assert_eq!(board.get(square.parse().expect("a square")), None, "{setup} {square}");
        }
        assert_eq!(board.pieces().count(), 32 - taken.split(' ').count());
        assert_eq!(played.turn(), Side::Han, "who gives begins");
    }
}

#[test]
fn more_than_the_army_has_cannot_be_given() {
    for give in [vec![Role::Chariot; 3], vec![Role::General]] {
        let start = StartPlan::Arranged {
            handicap: Vec::new(),
            give,
            deom_half: None,
        };
        let opened = play::Room::open(Terms { start, ..terms() }, play::Moment(0));
        assert!(matches!(opened, Err(OpenError::Start(_))), "{opened:?}");
    }
}
