//! Tests of repetition in Xiangqi. Every row of `testdata/rules/xiangqi_repetition.jsonl` is played with `Game`. The
//! rows were judged by hand according to KoopKorea's manual (Xiangqi, 10 and 11). Mirror images must have the same
//! result, and games with exchanged sides the matching one. `tests/all/rules.rs` tests the same rows with the judge.
#![cfg(feature = "json")]

use janggi::referee::Cause;
use janggi::ruleset::DeadPosition;
use janggi::{
    Action, Claims, Game, Move, Movement, Outcome, Piece, Position, Preset, Rules, Setup, Side, Square, Start, fen, uci,
};
use serde_json::Value;

struct Row {
    case: String,
    start: Position,
    moves: Vec<Move>,
    outcome: Option<Outcome>,
    cause: Option<Cause>,
}

fn rows() -> Vec<Row> {
    let lines = include_str!("../../testdata/rules/xiangqi_repetition.jsonl").lines();
    lines
        .map(|line| row(&serde_json::from_str(line).expect("JSON")))
        .collect()
}

fn row(row: &Value) -> Row {
    let text = |value: &Value| value.as_str().map(ToOwned::to_owned);
    let setup = fen::parse_under(&text(&row["fen"]).expect("a FEN"), Movement::Xiangqi).expect("a FEN");
    let start = Position::try_from(setup).expect("a position");
    let mut position = start.clone();
    let moves = row["moves"].as_array().expect("moves").iter().map(|token| {
        let mv = uci::parse_move(token.as_str().expect("a move"), &position).expect("a move");
        position = position.after(mv);
        mv
    });
    Row {
        moves: moves.collect(),
        start,
        case: text(&row["case"]).expect("a name"),
        outcome: text(&row["expect"]["outcome"]).and_then(|code| Outcome::from_code(&code)),
        cause: text(&row["expect"]["code"]).and_then(|code| Cause::from_code(&code)),
    }
}

/// Returns the result of a row's game with the points mapped by `place` and the sides by `exchange`.
fn played(row: &Row, place: fn(Square) -> Square, exchange: fn(Side) -> Side) -> Option<(Outcome, Cause)> {
    let mut setup = Setup {
        movement: Movement::Xiangqi,
        turn: exchange(row.start.turn()),
        ..Setup::EMPTY
    };
    for (square, Piece { side, role }) in row.start.board().pieces() {
        let side = exchange(side);
        setup.board.set(place(square), Some(Piece { side, role }));
    }
    let start = Start::Fen(Position::try_from(setup).expect("a position"));
    // Some of the positions would be dead, because they have few pieces.
    let rules = Rules {
        dead_position: DeadPosition::Off,
        ..Preset::Xiangqi.rules()
    };
    let mut game = Game::with_claims(rules, start, Claims::Auto).expect("a start");
    for mv in &row.moves {
        let action: Action = match *mv {
            Move::Step { from, to } => Move::Step {
                from: place(from),
                to: place(to),
            },
            Move::Pass => Move::Pass,
        }
        .into();
        game.play(action)
            .unwrap_or_else(|error| panic!("{}: {action}: {error}", row.case));
    }
    game.verdict().map(|verdict| (verdict.outcome, verdict.cause))
}

fn exchanged(outcome: Outcome) -> Outcome {
    match outcome {
        Outcome::Win(side) => Outcome::Win(side.opposite()),
        Outcome::Draw | Outcome::None => outcome,
    }
}

#[test]
fn games_end_as_judged_by_hand_whoever_plays_and_on_either_wing() {
    let rows = rows();
    assert!(rows.len() >= 60, "{} rows", rows.len());
    for row in rows {
        let wanted = row.outcome.zip(row.cause);
        let against = wanted.map(|(outcome, cause)| (exchanged(outcome), cause));
        assert_eq!(played(&row, |square| square, |side| side), wanted, "{}", row.case);
        assert_eq!(
            played(&row, Square::mirror, |side| side),
            wanted,
            "{} mirrored",
            row.case
        );
        assert_eq!(
            played(&row, Square::rotate, Side::opposite),
            against,
            "{} exchanged",
            row.case
        );
    }
}
