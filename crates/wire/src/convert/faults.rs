//! Conversion of errors from `janggi` and `play` to error bodies.

use janggi::notation::fen::FenError;
use janggi::ruleset::json::RulesFaults;
use janggi::{ActionError, Arrangement, Illegal, SetupFaults, StartError};
use play::control::TimeControlError;
use play::room::{LEAST_RULED, MOST_RULED, OpenError, Refused};
use serde_json::{Value, json};

use super::besides;
use super::sides::side;
use crate::error::{Code, ErrorBody};
use crate::vocabulary::Facts;

/// Returns the error for a room that cannot be opened.
#[must_use]
pub fn open_error(error: &OpenError) -> ErrorBody {
    let detail = error.to_string();
    match error {
        OpenError::Time(error) => time_error(error),
        OpenError::Fen(error) => fen_error(error),
        OpenError::Position(faults) | OpenError::Start(StartError::Position(faults)) => position_faults(faults),
        OpenError::Start(error) => ErrorBody::new(Code::BadStart, detail).with("reason", error.code()),
        OpenError::Unrateable(why) => ErrorBody::new(Code::Unrateable, detail).with("reason", why.code()),
        OpenError::NeverStopped => ErrorBody::new(Code::NeverStopped, detail),
        OpenError::RefereeAlone => ErrorBody::new(Code::NoOpponent, detail),
    }
}

/// Returns the error for an invalid FEN, with the same facts as `janggun judge`.
#[must_use]
pub fn fen_error(error: &FenError) -> ErrorBody {
    ErrorBody {
        facts: facts(&janggi::api::fen_facts(error)),
        ..ErrorBody::new(Code::BadFen, error.to_string())
    }
}

/// Returns the error for an invalid position, with all its faults. Except for `faults` and `codes`, the facts are those
/// of `janggun judge`.
#[must_use]
pub fn position_faults(faults: &SetupFaults) -> ErrorBody {
    let codes: Vec<&str> = faults.as_slice().iter().map(|fault| fault.code()).collect();
    // Older clients display `faults` as a sentence, so the list of codes has the key `codes` instead.
    ErrorBody {
        facts: facts(&janggi::api::position_facts(faults)),
        ..ErrorBody::new(Code::BadPosition, faults.to_string())
    }
    .with("codes", codes)
    .with("faults", faults.to_string())
}

pub(super) fn time_error(error: &TimeControlError) -> ErrorBody {
    ErrorBody::new(Code::BadTime, error.to_string())
        .with("field", error.field)
        .with("least", error.least)
        .with("most", error.most)
}

/// Returns the error for an invalid rule set, with all faults as in `janggun judge`. Older clients read each fault's
/// code as `problem`.
#[must_use]
pub fn rules_faults(faults: &RulesFaults) -> ErrorBody {
    let rows = janggi::api::rules_faults(faults)
        .into_iter()
        .map(|fault| json!({ "path": fault.path, "code": fault.code, "problem": fault.code, "detail": fault.detail }));
    ErrorBody::new(Code::BadRules, faults.to_string()).with("faults", Value::Array(rows.collect()))
}

/// Returns the error for a command that a room has refused.
#[must_use]
pub fn refused(refused: &Refused) -> ErrorBody {
    let coded = ErrorBody::from;
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
        Refused::NoTouchMove => coded(Code::NoTouchMove),
        Refused::NothingToTouch => coded(Code::NothingToTouch),
        Refused::Touched { square } => coded(Code::Touched).with("square", square.to_string()),
        Refused::NotYourChoice { first } => coded(Code::NotYourChoice).with("first", first.id()),
        Refused::AlreadyChosen => coded(Code::AlreadyChosen),
        Refused::CannotPlace => coded(Code::CannotPlace),
        Refused::HandsClosed => coded(Code::HandsClosed),
        Refused::NoHands => coded(Code::NoHands),
        Refused::NotYourPick => coded(Code::NotYourPick),
        Refused::SetupNotAllowed { allowed } => {
            let codes: Vec<&str> = allowed.iter().copied().map(Arrangement::code).collect();
            coded(Code::SetupNotAllowed).with("allowed", codes)
        }
        Refused::NotInvited => coded(Code::NotInvited),
        Refused::SeatTaken => coded(Code::SeatTaken),
        Refused::AlreadySeated => coded(Code::AlreadySeated),
        Refused::TakebackNever => coded(Code::TakebackNever),
        Refused::NothingToTakeBack => coded(Code::NothingToTakeBack),
        Refused::OfferPending => coded(Code::OfferPending),
        Refused::NoOffer => coded(Code::NoOffer),
        Refused::TooLateToAbort => coded(Code::TooLateToAbort),
        Refused::InTournament => coded(Code::InTournament),
        Refused::IdReused { seq } => coded(Code::IdReused).with("seq", seq.0),
        Refused::AlreadyRematched { game } => coded(Code::AlreadyRematched).with("game", game.to_string()),
        Refused::NotClaimable { from: None } => coded(Code::NotClaimable),
        Refused::NotClaimable { from: Some(from) } => coded(Code::NotClaimable).with("claimable_ms", from.0),
        Refused::TimeIsUp { side: whose } => coded(Code::TimeIsUp).with("side", json!(side(*whose))),
        Refused::YourTurn => coded(Code::WrongPhase).with("wanted", "opponents_turn"),
        Refused::NoOpponent => coded(Code::NoOpponent),
        Refused::NoClock => coded(Code::NoClock),
        Refused::NoTotalTime => coded(Code::NoTotalTime),
        Refused::TimeGivenOut { most } => coded(Code::TimeGivenOut).with("most", *most),
        Refused::ListFull { list, most } => coded(Code::ListFull).with("list", list.code()).with("most", *most),
        Refused::Adjourned => coded(Code::Adjourned),
        Refused::NotAdjourned => coded(Code::NotAdjourned),
        Refused::NotCorrespondence => coded(Code::NotCorrespondence),
        Refused::BadLines => besides::bad_lines(),
        Refused::NoReferee => coded(Code::NoReferee),
        Refused::BadRefereeKey => coded(Code::BadRefereeKey),
        Refused::RefereeTaken => coded(Code::RefereeTaken),
        Refused::RefereePlays => coded(Code::RefereePlays),
        Refused::NotReferee => coded(Code::NotReferee),
        Refused::BadRuling => bad_ruling(),
        Refused::TextTooLong { most } => coded(Code::TextTooLong).with("most", *most),
        Refused::MustDeviate => coded(Code::MustDeviate),
    }
}

fn bad_ruling() -> ErrorBody {
    ErrorBody::from(Code::BadRuling)
        .with("least", LEAST_RULED.0)
        .with("most", MOST_RULED.0)
}

/// Returns the error for an action that a game does not allow. Unless the game is over, the facts include those of
/// `janggun judge`, and the code of the cause as `reason`.
#[must_use]
pub fn action_error(error: &ActionError) -> ErrorBody {
    let body = match error {
        ActionError::Over => return ErrorBody::from(Code::GameOver),
        ActionError::Refused(_) => ErrorBody::new(Code::RefusedMove, error.to_string()),
        ActionError::Illegal(illegal) => ErrorBody::new(Code::IllegalMove, illegal.to_string()),
    };
    let body = ErrorBody {
        facts: facts(&janggi::api::action_facts(error)),
        ..body
    }
    .with("reason", error.code());
    match error {
        // Older clients read the full name of the piece as `role`.
        ActionError::Illegal(Illegal::WrongShape { piece }) => {
            body.with("role", format!("{:?}", piece.role).to_lowercase())
        }
        ActionError::Illegal(_) | ActionError::Refused(_) | ActionError::Over => body,
    }
}

/// Converts facts to their wire type.
pub(super) fn facts(facts: &janggi::Facts) -> Facts {
    match serde_json::to_value(facts) {
        Ok(Value::Object(object)) => object,
        Ok(_) | Err(_) => Facts::new(),
    }
}
