//! `GET /api/tables/{rules}`: the value of a position in the endgame tables under a rule set.

use crate::endpoint::{Endpoint, PathValue, get};
use crate::error::AppError;
use crate::http::extract::Params;
use crate::state::App;
use crate::tables::{ProbeFailure, TableCache};
use axum::Json;
use axum::extract::{Path, State};
use janggi::{Game, Position, Rules, Side, Start, fen, uci};
use schemars::JsonSchema;
use serde::Deserialize;
use tablebase::{ProbeError, ProbedPosition, Value, ValueUnderRules};
use wire::convert::MOST_FEN;
use wire::http::{TableAnswer, TableMove, TableValue};
use wire::{Code, ErrorBody};

/// The query of `GET /api/tables/{rules}?fen=FEN`.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct TableQuery {
    /// The position.
    fen: String,
}

/// Handles `GET /api/tables/{rules}`.
pub(crate) async fn show(
    State(table_cache): State<TableCache>,
    Path(rules): Path<String>,
    Params(TableQuery { fen }): Params<TableQuery>,
) -> Result<Json<TableAnswer>, AppError> {
    let game = game(read_rules(rules)?, &fen)?;
    let position = game.position().clone();
    match table_cache.probe(game).await {
        Ok(probed) => Ok(Json(answer(&probed, &position))),
        Err(ProbeFailure::Probe(error @ (ProbeError::NoTable(_) | ProbeError::SoldierBehindStart))) => {
            Err(ErrorBody::from(Code::NoTable).with("reason", error.code()).into())
        }
        Err(error) => Err(AppError::internal(error)),
    }
}

/// Parses a rule set: the id of a preset, or JSON.
fn read_rules(text: String) -> Result<Rules, ErrorBody> {
    let value = if text.starts_with('{') {
        serde_json::from_str(&text).map_err(|error| ErrorBody::new(Code::BadRules, error.to_string()))?
    } else {
        text.into()
    };
    Rules::from_value(&value).map_err(|faults| wire::convert::rules_faults(&faults))
}

/// Returns a game that starts from a FEN.
fn game(rules: Rules, text: &str) -> Result<Game, ErrorBody> {
    if text.len() > MOST_FEN {
        return Err(ErrorBody::from(Code::BadFen).with("reason", "fen_length"));
    }
    let setup = fen::parse_under(text, rules.movement).map_err(|error| wire::convert::fen_error(&error))?;
    let position = Position::try_from(setup).map_err(|faults| wire::convert::position_faults(&faults))?;
    Game::new(rules, Start::Fen(position))
        .map_err(|error| ErrorBody::new(Code::BadStart, error.to_string()).with("reason", error.code()))
}

fn answer(probed: &ProbedPosition, position: &Position) -> TableAnswer {
    let turn = position.turn();
    let value = |verdict, more| match verdict {
        ValueUnderRules::Known(_, value) => known(value, turn, more),
        ValueUnderRules::Unknown(doubt) => TableValue::Unknown {
            reason: doubt.code().to_owned(),
        },
    };
    let moves = probed.moves.iter().map(|(mv, after)| TableMove {
        action: uci::print_move(*mv, position),
        value: value(*after, 1),
    });
    TableAnswer {
        value: value(probed.verdict, 0),
        moves: moves.collect(),
    }
}

/// Returns a value from the perspective of the side `turn`, with `more` plies added.
fn known(value: Value, turn: Side, more: u16) -> TableValue {
    let plies = value.plies.map(|plies| u16::from(plies) + more);
    match value.winner {
        None => TableValue::Draw,
        Some(winner) if winner == turn => TableValue::Win { plies },
        Some(_) => TableValue::Loss { plies },
    }
}

/// Returns the endpoint for endgame tables.
pub(crate) fn endpoints() -> Vec<Endpoint<App>> {
    vec![
        get("/api/tables/{rules}", show)
            .does(
                "Shows the value of a position in the endgame tables under a rule set, as if a game began with it: `no_table` if \
                 there are too many pieces or the table has not been built yet.",
            )
            .path("rules", PathValue::Rules)
            .refuses([
                Code::BadRules,
                Code::BadFen,
                Code::BadPosition,
                Code::BadStart,
                Code::NoTable,
            ]),
    ]
}
