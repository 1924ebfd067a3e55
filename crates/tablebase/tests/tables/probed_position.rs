//! Tests of probed positions: the value of a position must be the value of its best move.

use super::{MADE, Numbers, signature};
use janggi::{Game, Move, Position, Preset, Setup, Side, Start, fen};
use tablebase::{Layout, Objective, ProbedPosition, Value, ValueUnderRules};

fn rank(value: Value, side: Side) -> i8 {
    match value.winner {
        Some(winner) if winner == side => 1,
        None => 0,
        Some(_) => -1,
    }
}

#[test]
fn a_position_is_worth_what_its_best_move_leads_to() {
    let mut numbers = Numbers(11);
    for (preset, objective, name) in [
        (Preset::FsfCasual, Objective::Mate, "KR-KP"),
        (Preset::Casual, Objective::MateFacingDraw, "KRR-K"),
        (Preset::Pychess, Objective::PointsFacing, "KN-KAA"),
        (Preset::Koopkorea1a, Objective::PointsFacingStep, "KC-KA"),
    ] {
        let layout = Layout::new(objective, signature(name)).expect("small enough");
        let mut seen = 0;
        while seen < 300 {
            let Some((board, turn)) = layout.position(numbers.below(layout.size())) else {
                continue;
            };
            let Ok(position) = Position::try_from(Setup {
                board,
                turn,
                ..Setup::EMPTY
            }) else {
                continue;
            };
            let text = fen::print(&position);
            let game = Game::new(preset.rules(), Start::Fen(position)).expect("a game");
            let probed = ProbedPosition::of(&MADE.tables, &game).expect("tables");
            let (ValueUnderRules::Known(_, value), false) = (probed.verdict, probed.moves.is_empty()) else {
                continue;
            };
            assert_eq!(probed.moves.len(), game.legal().len(), "{text}");
            let known: Option<Vec<Value>> = probed
                .moves
                .iter()
                .map(|(_, after)| match after {
                    ValueUnderRules::Known(_, value) => Some(*value),
                    ValueUnderRules::Unknown(_) => None,
                })
                .collect();
            let Some(known) = known else { continue };
            seen += 1;
            let best = known.iter().map(|after| rank(*after, turn)).max();
            // If the generals face each other, the side to move may also end the game by a call, which is not among the
            // moves.
            let called = game.rights().call.then(|| game.history().call_outcome()).flatten();
            let called = called.map(|outcome| match outcome {
                janggi::Outcome::Win(side) if side == turn => 1,
                janggi::Outcome::Win(_) => -1,
                janggi::Outcome::Draw | janggi::Outcome::None => 0,
            });
            assert_eq!(
                best.max(called),
                Some(rank(value, turn)),
                "{} {text}: {value:?} {probed:?}",
                preset.id()
            );
        }
    }
}

#[test]
fn a_pass_that_is_answered_by_a_pass_wins_nothing() {
    let position = fen::parse("4k4/9/9/9/9/9/9/9/R8/R3K4 w - - 0 1").expect("a FEN");
    let position = Position::try_from(position).expect("legal");
    let game = Game::new(Preset::FsfCasual.rules(), Start::Fen(position)).expect("a game");
    let probed = ProbedPosition::of(&MADE.tables, &game).expect("tables");
    let worth = |mv| {
        probed
            .moves
            .iter()
            .find(|(other, _)| *other == mv)
            .map(|(_, after)| *after)
    };
    let Some(ValueUnderRules::Known(_, pass)) = worth(Move::Pass) else {
        panic!("{probed:?}");
    };
    let ValueUnderRules::Known(_, now) = probed.verdict else {
        panic!("{probed:?}");
    };
    assert_eq!((now.winner, pass.winner), (Some(Side::Cho), None));
}
