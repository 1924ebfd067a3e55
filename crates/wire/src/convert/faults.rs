//! Refusals of the inner crates as error bodies: a code of the closed list, a detail for developers, facts for players.

use janggi::ruleset::json::RulesFaults;
use janggi::{ActionError, Arrangement, Bitboard, Illegal, StartError};
use play::control::TimeControlError;
use play::room::{OpenError, Refused};
use serde_json::{Value, json};

use super::side;
use crate::error::{Code, ErrorBody};
use crate::vocabulary::Facts;

/// Why a room cannot be opened.
#[must_use]
pub fn open_error(error: &OpenError) -> ErrorBody {
    let detail = error.to_string();
    match error {
        OpenError::Time(error) => time_error(error),
        OpenError::Fen(_) => ErrorBody::new(Code::BadFen, detail),
        OpenError::Position(faults) | OpenError::Start(StartError::Position(faults)) => {
            ErrorBody::new(Code::BadPosition, detail).with("faults", faults.to_string())
        }
        OpenError::Start(error) => ErrorBody::new(Code::BadStart, detail).with("reason", error.code()),
    }
}

pub(super) fn time_error(error: &TimeControlError) -> ErrorBody {
    ErrorBody::new(Code::BadTime, error.to_string())
        .with("field", error.field)
        .with("least", error.least)
        .with("most", error.most)
}

/// Every fault of a rule set.
#[must_use]
pub fn rules_faults(faults: &RulesFaults) -> ErrorBody {
    let rows = faults
        .0
        .iter()
        .map(|fault| json!({ "path": fault.path, "problem": fault.problem.code(), "detail": fault.to_string() }));
    ErrorBody::new(Code::BadRules, faults.to_string()).with("faults", Value::Array(rows.collect()))
}

/// Why a room refused a command.
#[must_use]
pub fn refused(refused: &Refused) -> ErrorBody {
    let coded = |code: Code| ErrorBody::from(code);
    match refused {
        Refused::NotYourSeat => coded(Code::NotYourSeat),
        Refused::NotYourTurn => coded(Code::NotYourTurn),
        Refused::StalePly { ply } => {
            ErrorBody::new(Code::StalePly, format!("the game is at ply {ply}")).with("ply", *ply)
        }
        Refused::StaleTurn => coded(Code::StaleJob),
        Refused::NotStarted => coded(Code::WrongPhase).with("phase", "arranging"),
        Refused::Started => coded(Code::WrongPhase).with("phase", "playing"),
        Refused::NotOver => coded(Code::WrongPhase).with("wanted", "over"),
        Refused::GameOver => coded(Code::GameOver),
        Refused::Action(error) => action_error(error),
        Refused::NotYourChoice { first } => coded(Code::NotYourChoice).with("first", first.id()),
        Refused::AlreadyChosen => coded(Code::AlreadyChosen),
        Refused::SetupNotAllowed { allowed } => {
            let codes: Vec<&str> = allowed.iter().copied().map(Arrangement::code).collect();
            coded(Code::SetupNotAllowed).with("allowed", codes)
        }
        Refused::SeatTaken => coded(Code::SeatTaken),
        Refused::AlreadySeated => coded(Code::AlreadySeated),
        Refused::TakebackNever => coded(Code::TakebackNever),
        Refused::NothingToTakeBack => coded(Code::NothingToTakeBack),
        Refused::OfferPending => coded(Code::OfferPending),
        Refused::NoOffer => coded(Code::NoOffer),
        Refused::TooLateToAbort => coded(Code::TooLateToAbort),
        Refused::AlreadyRematched { game } => coded(Code::AlreadyRematched).with("game", game.to_string()),
        Refused::TimeIsUp { side: whose } => coded(Code::TimeIsUp).with("side", json!(side(*whose))),
    }
}

/// Why a game did not allow an action; `reason` is the judge's code.
#[must_use]
pub fn action_error(error: &ActionError) -> ErrorBody {
    match error {
        ActionError::Over => ErrorBody::from(Code::GameOver),
        ActionError::Refused(refusal) => {
            let mut body = ErrorBody::new(Code::RefusedMove, error.to_string());
            body.facts = facts(&refusal.facts);
            body.with("reason", refusal.cause.code())
                .with("rule", refusal.rule.to_string())
        }
        ActionError::Illegal(illegal) => {
            let body = ErrorBody::new(Code::IllegalMove, illegal.to_string()).with("reason", illegal.code());
            points(illegal)
                .into_iter()
                .fold(body, |body, (name, point)| body.with(name, point))
        }
    }
}

/// The judge's facts as they travel.
pub(super) fn facts(facts: &janggi::Facts) -> Facts {
    match serde_json::to_value(facts) {
        Ok(Value::Object(object)) => object,
        Ok(_) | Err(_) => Facts::new(),
    }
}

/// The points that an illegal step stumbles over.
fn points(illegal: &Illegal) -> Vec<(&'static str, Value)> {
    let at = |square: &janggi::Square| Value::from(square.to_string());
    let all =
        |squares: &Bitboard| Value::from(squares.into_iter().map(|square| square.to_string()).collect::<Vec<_>>());
    match illegal {
        Illegal::NoPiece { at: square }
        | Illegal::NotYours { at: square, .. }
        | Illegal::NullStep { at: square }
        | Illegal::OwnPiece { at: square, .. }
        | Illegal::LegBlocked { at: square }
        | Illegal::PathBlocked { at: square }
        | Illegal::ScreenIsCannon { at: square }
        | Illegal::TakesCannon { at: square } => vec![("at", at(square))],
        Illegal::LeavesPalace { to } | Illegal::Backward { to } => vec![("to", at(to))],
        Illegal::NoPalaceLine { from, to } => vec![("from", at(from)), ("to", at(to))],
        Illegal::WrongShape { piece } => vec![("role", Value::from(format!("{:?}", piece.role).to_lowercase()))],
        Illegal::NoScreen => Vec::new(),
        Illegal::ManyScreens { between } => vec![("between", all(between))],
        Illegal::StaysInCheck { general, by } | Illegal::ExposesGeneral { general, by } => {
            vec![("general", at(general)), ("by", all(by))]
        }
        Illegal::LeavesFacing { general, other } => vec![("general", at(general)), ("other", at(other))],
    }
}
