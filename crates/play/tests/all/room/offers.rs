//! Takebacks, draw offers and declined rematches.

use janggi::{Action, ActionError, Preset, Side};
use play::GameId;
use play::room::{Command, EngineDue, EventKind, Phase, PlayerCommand, Refused, TakebackAnswer, TakebackPolicy, Terms};

use super::table::{JUN, MINA, STRANGER, Table, alone, step, terms, with_engine};

pub(crate) fn casual() -> Terms {
    Terms {
        rules: Preset::Casual.rules(),
        ..terms()
    }
}

#[test]
fn a_takeback_between_two_is_asked_for() {
    for (asker, other, left) in [(MINA, JUN, 2), (JUN, MINA, 1)] {
        let mut table = Table::playing(terms());
        table.play(&["a4b4", "a7b7", "b4b5"]);
        let takeback = PlayerCommand::Takeback { ply: 3 };
        assert_eq!(table.ask(STRANGER, takeback.clone()), Err(Refused::NotYourSeat));
        table.ask(asker, takeback.clone()).expect("it may be asked");
        assert_eq!(table.ply(), 3);
        assert_eq!(table.ask(asker, takeback.clone()), Err(Refused::OfferPending));
        assert_eq!(table.ask(other, takeback), Err(Refused::OfferPending));
        let yes = PlayerCommand::AnswerTakeback(TakebackAnswer::Accept);
        assert_eq!(table.ask(asker, yes.clone()), Err(Refused::NoOffer));
        table.ask(other, yes).expect("the other agrees");
        assert_eq!(table.ply(), left, "back to the asker's own turn");
        let turn = table.room.played().expect("a game").turn();
        assert!(table.room.holds(asker, turn));
    }
}

#[test]
fn a_takeback_may_be_declined_and_lapses_with_a_move() {
    let mut table = Table::playing(terms());
    table.play(&["a4b4"]);
    let no = PlayerCommand::AnswerTakeback(TakebackAnswer::Decline);
    assert_eq!(table.ask(JUN, no.clone()), Err(Refused::NoOffer));
    table
        .ask(MINA, PlayerCommand::Takeback { ply: 1 })
        .expect("it may be asked");
    table.ask(JUN, no.clone()).expect("it may be declined");
    table
        .ask(MINA, PlayerCommand::Takeback { ply: 1 })
        .expect("and asked again");
    table.play(&["a7b7"]);
    assert_eq!(table.ask(JUN, no), Err(Refused::NoOffer));
    assert_eq!(table.ply(), 2);
}

#[test]
fn alone_the_last_move_goes_and_against_the_engine_both() {
    let mut table = Table::playing(alone());
    table.play(&["a4b4", "a7b7"]);
    table.ask(MINA, PlayerCommand::Takeback { ply: 2 }).expect("alone");
    assert_eq!(table.ply(), 1);

    let mut table = Table::playing(with_engine());
    table.play(&["a4b4"]);
    let Some(EngineDue::Act { turn, .. }) = table.room.engine_due(table.at) else {
        panic!()
    };
    table
        .send(Command::EngineActs {
            turn,
            action: step("a7b7"),
        })
        .expect("its turn");
    table.ask(MINA, PlayerCommand::Takeback { ply: 2 }).expect("at once");
    assert_eq!(
        (table.ply(), table.room.played().expect("a game").turn()),
        (0, Side::Cho)
    );
    assert_eq!(
        table.ask(MINA, PlayerCommand::Takeback { ply: 0 }),
        Err(Refused::NothingToTakeBack)
    );
}

#[test]
fn a_game_in_earnest_has_no_takebacks() {
    let mut table = Table::playing(Terms {
        takeback: TakebackPolicy::Never,
        ..alone()
    });
    table.play(&["a4b4"]);
    assert_eq!(
        table.ask(MINA, PlayerCommand::Takeback { ply: 1 }),
        Err(Refused::TakebackNever)
    );
}

#[test]
fn a_draw_is_offered_on_ones_turn_and_answered_by_the_other() {
    let mut table = Table::playing(casual());
    assert_eq!(table.act(JUN, Action::OfferDraw), Err(Refused::NotYourTurn));
    assert_eq!(table.act(JUN, Action::AcceptDraw), Err(Refused::NoOffer));
    table.act(MINA, Action::OfferDraw).expect("casual rules have offers");
    assert_eq!(table.act(MINA, Action::AcceptDraw), Err(Refused::NotYourSeat));
    assert_eq!(table.act(STRANGER, Action::AcceptDraw), Err(Refused::NotYourSeat));
    assert_eq!(table.ply(), 0, "an offer is no ply");
    table.act(JUN, Action::DeclineDraw).expect("Han declines");
    table.act(MINA, Action::OfferDraw).expect("again");
    table.act(JUN, Action::AcceptDraw).expect("Han accepts");
    assert_eq!(table.verdict(), Some(("draw", "draw_agreed")));
}

#[test]
fn an_offer_lapses_when_the_other_moves_on() {
    let mut table = Table::playing(casual());
    table.act(MINA, Action::OfferDraw).expect("casual rules have offers");
    table.play(&["a4b4"]);
    assert!(table.room.rights(JUN, table.at).answer_draw);
    table.play(&["a7b7"]);
    assert_eq!(table.act(JUN, Action::AcceptDraw), Err(Refused::NoOffer));
}

#[test]
fn rules_without_offers_refuse_them() {
    let mut table = Table::playing(terms());
    let refused = table.act(MINA, Action::OfferDraw);
    assert!(
        matches!(refused, Err(Refused::Action(ActionError::Refused(_)))),
        "{refused:?}"
    );
}

#[test]
fn the_engine_declines_at_once() {
    let mut table = Table::playing(Terms {
        rules: Preset::Casual.rules(),
        ..with_engine()
    });
    let handled = table.act(MINA, Action::OfferDraw).expect("casual rules have offers");
    assert_eq!(handled.events.len(), 2);
    assert_eq!(table.room.played().expect("a game").game.offer(), None);
    assert!(matches!(table.room.phase(), Phase::Playing(_)));
}

#[test]
fn what_was_said_before_a_move_goes_back_with_it() {
    let mut table = Table::playing(Terms {
        rules: Preset::Casual.rules(),
        ..alone()
    });
    table.play(&["a4b4", "a7b7"]);
    table.act(MINA, Action::OfferDraw).expect("Cho offers");
    table.play(&["b4b5"]);
    table.ask(MINA, PlayerCommand::Takeback { ply: 3 }).expect("alone");
    let played = table.room.played().expect("a game");
    assert_eq!((played.log.len(), played.game.offer()), (2, None));
}

#[test]
fn a_declined_rematch_is_told_and_may_be_asked_for_again() {
    let fresh = GameId::from_bits(77);
    let mut table = Table::playing(terms());
    table.resign(MINA, None).expect("Cho resigns");
    assert_eq!(table.ask(JUN, PlayerCommand::DeclineRematch), Err(Refused::NoOffer));
    for _ in 0..2 {
        table.ask(MINA, PlayerCommand::Rematch { fresh }).expect("Cho asks");
        for other in [MINA, STRANGER] {
            assert!(
                table.ask(other, PlayerCommand::DeclineRematch).is_err(),
                "it was Han who was asked"
            );
        }
        let declined = table.ask(JUN, PlayerCommand::DeclineRematch).expect("Han declines");
        let kinds: Vec<_> = declined.events.into_iter().map(|event| event.kind).collect();
        assert_eq!(kinds, [EventKind::RematchDeclined { side: Side::Han }]);
        let Phase::Over(over) = table.room.phase() else {
            panic!("it is over")
        };
        assert_eq!((over.rematch_offer, over.rematch), (None, None));
    }
}
