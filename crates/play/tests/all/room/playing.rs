//! Moves, repeated commands, the end of a game, and rematches.

use janggi::ruleset::DeadPosition;
use janggi::{Action, ActionError, Preset, Rules, Side};
use play::GameId;
use play::room::{Command, EngineDue, Phase, PlayerCommand, Refused, StartPlan, Terms, Turn};

use super::table::{JUN, MINA, STRANGER, Table, alone, step, terms, with_engine};

#[test]
fn moves_belong_to_the_side_to_move() {
    let mut table = Table::playing(terms());
    assert_eq!(table.act(JUN, step("a7b7")), Err(Refused::NotYourTurn));
    assert_eq!(table.act(STRANGER, step("a4b4")), Err(Refused::NotYourSeat));
    table.play(&["a4b4", "a7b7"]);
    assert_eq!(table.ply(), 2);
    let stale = table.ask(
        MINA,
        PlayerCommand::Act {
            ply: 1,
            action: step("b4b5"),
        },
    );
    assert_eq!(stale, Err(Refused::StalePly { ply: 2 }));
}

#[test]
fn illegal_and_refused_moves_say_why() {
    let mut table = Table::playing(terms());
    let Err(Refused::Action(ActionError::Illegal(illegal))) = table.act(MINA, step("a1a5")) else {
        panic!()
    };
    assert_eq!(illegal.code(), "path_blocked");
    let null = table.act(MINA, step("a1a1"));
    assert!(
        matches!(null, Err(Refused::Action(ActionError::Illegal(_)))),
        "only the general's null step is a pass"
    );
    table.act(MINA, step("e2e2")).expect("that is a pass");
    assert_eq!(table.room.played().expect("a game").log[0].action.to_string(), "e2e2");
}

#[test]
fn a_command_sent_twice_is_done_once() {
    let mut table = Table::playing(terms());
    let ask = PlayerCommand::Act {
        ply: 0,
        action: step("a4b4"),
    };
    let first = table.ask_as(MINA, "c1", ask.clone()).expect("legal");
    table.play(&["a7b7"]);
    let again = table.ask_as(MINA, "c1", ask).expect("answered again");
    assert_eq!((again.events.len(), again.seq), (0, first.seq));
    assert_eq!(table.ply(), 2);
    // The same id with a different player or ply is a different command.
    let other = table.ask_as(
        JUN,
        "c1",
        PlayerCommand::Act {
            ply: 0,
            action: step("a4b4"),
        },
    );
    assert_eq!(other, Err(Refused::StalePly { ply: 2 }));
    table
        .ask_as(
            MINA,
            "c1",
            PlayerCommand::Act {
                ply: 2,
                action: step("b4b5"),
            },
        )
        .expect("a new command");
}

#[test]
fn a_capture_that_leaves_too_little_to_mate_draws_where_the_rules_say_so() {
    for (dead_position, verdict) in [
        (DeadPosition::Off, None),
        (DeadPosition::Draw, Some(("draw", "dead_position"))),
    ] {
        let rules = Rules {
            dead_position,
            ..Preset::Casual.rules()
        };
        let fen = "3ak4/9/9/9/9/9/9/9/3R5/5K3 w - - 0 60";
        let start = StartPlan::Position { fen: fen.to_owned() };
        let mut table = Table::playing(Terms {
            rules_id: None,
            rules,
            start,
            ..terms()
        });
        assert_eq!(table.verdict(), None);
        table.play(&["d2d10"]);
        assert_eq!(table.verdict(), verdict);
        assert_eq!(matches!(table.room.phase(), Phase::Over(_)), verdict.is_some());
    }
}

#[test]
fn two_passes_end_a_kakao_game() {
    let mut table = Table::playing(terms());
    table.act(MINA, Action::Pass).expect("Cho passes");
    table.act(JUN, Action::Pass).expect("Han passes");
    assert_eq!(table.verdict(), Some(("han", "double_pass")));
    assert!(matches!(table.room.phase(), Phase::Over(_)));
    for ask in [
        PlayerCommand::Act {
            ply: 2,
            action: Action::Pass,
        },
        PlayerCommand::Takeback { ply: 2 },
        PlayerCommand::Abort,
        PlayerCommand::Join { side: None },
    ] {
        assert_eq!(table.ask(MINA, ask), Err(Refused::GameOver));
    }
}

#[test]
fn resigning_needs_no_turn_and_no_ply() {
    let mut table = Table::playing(terms());
    table.play(&["a4b4"]);
    table
        .ask(MINA, PlayerCommand::Resign { ply: 0, side: None })
        .expect("one may always give up");
    assert_eq!(table.verdict(), Some(("han", "resigned")));

    let mut table = Table::playing(terms());
    let for_other = PlayerCommand::Resign {
        ply: 0,
        side: Some(Side::Han),
    };
    assert_eq!(table.ask(MINA, for_other.clone()), Err(Refused::NotYourSeat));
    assert_eq!(table.ask(STRANGER, for_other), Err(Refused::NotYourSeat));

    let mut table = Table::playing(alone());
    table.resign(MINA, Some(Side::Han)).expect("on one device either side");
    assert_eq!(table.verdict(), Some(("cho", "resigned")));
}

#[test]
fn nobody_says_what_the_clock_says_or_what_has_a_command_of_its_own() {
    let mut table = Table::playing(terms());
    for action in [
        Action::Flag(Side::Cho),
        Action::Flag(Side::Han),
        Action::Abort,
        Action::Resign(Side::Cho),
    ] {
        assert_eq!(table.act(MINA, action), Err(Refused::NotYourSeat), "{action}");
    }
}

#[test]
fn a_command_sent_again_in_its_other_form_is_the_same() {
    let null_step = step("e2e2");
    for (first, again) in [(Action::Pass, null_step), (null_step, Action::Pass)] {
        let mut table = Table::playing(terms());
        let ask = |action| PlayerCommand::Act { ply: 0, action };
        let done = table.ask_as(MINA, "pass", ask(first)).expect("Cho passes");
        let answer = table.ask_as(MINA, "pass", ask(again)).expect("it was done");
        assert_eq!((answer.events.len(), answer.seq), (0, done.seq));
        let other = table.ask_as(MINA, "pass", ask(step("a4b4")));
        assert_eq!(other, Err(Refused::IdReused { seq: done.seq }));

        let resigns = |side| PlayerCommand::Resign { ply: 1, side };
        let done = table.ask_as(JUN, "end", resigns(None)).expect("Han resigns");
        for side in [None, Some(Side::Han)] {
            let answer = table.ask_as(JUN, "end", resigns(side)).expect("it was done");
            assert_eq!((answer.events.len(), answer.seq), (0, done.seq));
        }
        let other = table.ask_as(JUN, "end", resigns(Some(Side::Cho)));
        assert_eq!(other, Err(Refused::IdReused { seq: done.seq }));
    }
}

#[test]
fn breaking_off_is_possible_until_both_have_moved() {
    let mut table = Table::open(terms());
    assert_eq!(table.ask(STRANGER, PlayerCommand::Abort), Err(Refused::NotYourSeat));
    table.ask(JUN, PlayerCommand::Abort).expect("while arranging");
    assert!(matches!(table.room.phase(), Phase::Over(over) if over.played.is_none()));

    let mut table = Table::playing(terms());
    table.play(&["a4b4"]);
    table.ask(JUN, PlayerCommand::Abort).expect("Han has not moved");
    assert_eq!(table.verdict(), Some(("none", "aborted")));

    let mut table = Table::playing(terms());
    table.play(&["a4b4", "a7b7"]);
    assert_eq!(table.ask(JUN, PlayerCommand::Abort), Err(Refused::TooLateToAbort));
}

#[test]
fn a_bikjang_is_called_where_the_rules_have_it() {
    let fen = "4k4/9/9/9/p8/9/9/9/r8/4K4 w - - 0 1";
    let start = StartPlan::Position { fen: fen.to_owned() };
    let mut table = Table::open(Terms {
        rules: Preset::Casual.rules(),
        start: start.clone(),
        ..terms()
    });
    assert!(table.room.rights(MINA, table.at).call, "the generals face each other");
    assert!(!table.room.rights(JUN, table.at).call, "it is not Han's turn");
    table.act(MINA, Action::CallBikjang).expect("Cho calls");
    assert_eq!(table.verdict(), Some(("draw", "bikjang_accepted")));

    let mut table = Table::open(Terms { start, ..terms() });
    assert!(
        matches!(
            table.act(MINA, Action::CallBikjang),
            Err(Refused::Action(ActionError::Refused(_)))
        ),
        "kakao has none"
    );
}

#[test]
fn the_engine_answers_its_turn_and_no_other() {
    let mut table = Table::playing(with_engine());
    assert_eq!(table.room.engine_due(table.at), None);
    table.play(&["a4b4"]);
    let Some(EngineDue::Act {
        side: Side::Han, turn, ..
    }) = table.room.engine_due(table.at)
    else {
        panic!()
    };
    let stale = Turn {
        ply: turn.ply,
        since: play::room::Seq(turn.since.0 - 1),
    };
    assert_eq!(
        table.send(Command::EngineActs {
            turn: stale,
            action: step("a7b7")
        }),
        Err(Refused::StaleTurn)
    );
    assert_eq!(table.act(MINA, step("b4b5")), Err(Refused::NotYourTurn));
    // A move is taken back while the engine is thinking. The engine's move for the old turn is refused, although the
    // new turn has the same ply.
    table
        .ask(MINA, PlayerCommand::Takeback { ply: 1 })
        .expect("at once against the engine");
    assert_eq!((table.ply(), table.room.engine_due(table.at)), (0, None));
    table.play(&["i4h4"]);
    assert_eq!(
        table.send(Command::EngineActs {
            turn,
            action: step("a7b7")
        }),
        Err(Refused::StaleTurn)
    );
    let Some(EngineDue::Act { turn, .. }) = table.room.engine_due(table.at) else {
        panic!()
    };
    table
        .send(Command::EngineActs {
            turn,
            action: step("a7b7"),
        })
        .expect("its turn");
    assert_eq!(
        table.send(Command::EngineActs {
            turn,
            action: step("a7b7")
        }),
        Err(Refused::StaleTurn)
    );
    assert_eq!(table.ply(), 2);
}

#[test]
fn a_rematch_changes_sides() {
    let fresh = |bits| GameId::from_bits(bits);
    let mut table = Table::playing(terms());
    assert_eq!(
        table.ask(MINA, PlayerCommand::Rematch { fresh: fresh(1) }),
        Err(Refused::NotOver)
    );
    table.resign(JUN, None).expect("one may always give up");
    assert_eq!(
        table.ask(STRANGER, PlayerCommand::Rematch { fresh: fresh(2) }),
        Err(Refused::NotYourSeat)
    );
    table
        .ask(JUN, PlayerCommand::Rematch { fresh: fresh(3) })
        .expect("Jun asks");
    assert_eq!(
        table.ask(JUN, PlayerCommand::Rematch { fresh: fresh(4) }),
        Err(Refused::OfferPending)
    );
    table
        .ask(MINA, PlayerCommand::Rematch { fresh: fresh(5) })
        .expect("Mina agrees");
    assert!(matches!(table.room.phase(), Phase::Over(over) if over.rematch == Some(fresh(5))));
    let again = PlayerCommand::Rematch { fresh: fresh(6) };
    assert_eq!(
        table.ask(MINA, again),
        Err(Refused::AlreadyRematched { game: fresh(5) })
    );
    let next = table.room.terms().rematch(fresh(5), *table.room.seats());
    assert_eq!(
        (next.seats.cho, next.seats.han),
        (table.room.seats().han, table.room.seats().cho)
    );

    let mut table = Table::playing(with_engine());
    table.resign(MINA, None).expect("one may always give up");
    table
        .ask(MINA, PlayerCommand::Rematch { fresh: fresh(7) })
        .expect("at once against the engine");
    assert!(matches!(table.room.phase(), Phase::Over(over) if over.rematch == Some(fresh(7))));
}
