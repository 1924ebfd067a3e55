//! Errors as JSON. An error has a stable code, an explanation for developers, named values (facts), and the index of
//! the move at fault, if any.
//!
//! The server's messages use the same facts for invalid actions, positions, FENs and rule sets.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use serde::Serialize;

use super::json::to_json;
use super::literal::False;
use super::object::Object;
use crate::explain::explain_illegal;
use crate::notation::fen::FenError;
use crate::notation::uci::ParseMoveError;
use crate::record::{Fault, FaultKind};
use crate::ruleset::json::RulesFaults;
use crate::setup::{SetupFault, SetupFaults};
use crate::{ActionError, Fact, Facts, StartError};

/// The reason why judging a line of `janggun judge` failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum JudgeError {
    NotJson {
        detail: String,
    },
    Request {
        field: String,
        detail: String,
    },
    Rules(RulesFaults),
    Fen(FenError),
    Position(SetupFaults),
    Start(StartError),
    Move {
        at: usize,
        token: String,
        error: ParseMoveError,
    },
    Action {
        at: usize,
        token: String,
        error: ActionError,
    },
}

/// The reason why a request failed.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct ApiError {
    /// The index of the move at fault, counted from 0; absent for other errors.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(super) at: Option<usize>,
    pub(super) code: &'static str,
    /// An explanation in English for developers.
    pub(super) detail: String,
    /// Named values that describe the error.
    #[cfg_attr(test, ts(type = "Record<string, unknown>"))]
    pub(super) facts: ErrorFacts,
}

/// The answer to a failed request.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct Failed {
    error: ApiError,
    #[cfg_attr(test, ts(type = "false"))]
    ok: False,
}

/// Facts of an error by name. Most are plain values. An illegal move of a record also has nested facts, and an invalid
/// rule set has a list of faults.
pub(super) type ErrorFacts = Object<ErrorFact>;

#[derive(Debug, Serialize)]
#[serde(untagged)]
pub(super) enum ErrorFact {
    Fact(Fact),
    Count(u64),
    Facts(Facts),
    RulesFaults(Vec<RulesFault>),
}

/// A fault in a rule set.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RulesFault {
    /// A stable error code.
    #[cfg_attr(test, ts(type = "string"))]
    pub code: &'static str,
    /// An explanation in English for developers.
    pub detail: String,
    /// The path of the field, such as `bikjang.gate` or `repetition[0].n`; empty if the whole rule set is at fault.
    pub path: String,
}

/// Converts the faults of a rule set to the form used in errors.
#[must_use]
pub fn rules_faults(RulesFaults(faults): &RulesFaults) -> Vec<RulesFault> {
    let row = |fault: &crate::ruleset::json::RulesFault| RulesFault {
        code: fault.problem.code(),
        detail: fault.to_string(),
        path: fault.path.clone(),
    };
    faults.iter().map(row).collect()
}

/// Returns the facts about an illegal or refused action. The facts about a refused action include `rule`.
#[must_use]
pub fn action_facts(error: &ActionError) -> Facts {
    match error {
        ActionError::Illegal(illegal) => explain_illegal(illegal),
        ActionError::Refused(refusal) => refusal.facts.clone().with("rule", refusal.rule.to_string()),
        ActionError::Over => Facts::new(),
    }
}

/// Returns the details of a fault in a record, as a JSON object.
#[must_use]
pub fn fault_facts(fault: &Fault) -> String {
    to_json(&kind_facts(&fault.kind))
}

pub(super) fn kind_facts(kind: &FaultKind) -> ErrorFacts {
    let facts = match kind {
        FaultKind::Encoding { offset, column } => {
            let mut facts = named("offset", ErrorFact::Count(*offset as u64));
            facts.insert("column", ErrorFact::Count(u64::from(*column)));
            return facts;
        }
        FaultKind::NotFromStart { said } => return named("said", ErrorFact::Count(u64::from(*said))),
        FaultKind::Version { found } => return named("found", ErrorFact::Count(*found)),
        FaultKind::Illegal { text, reason } => {
            let mut facts = plain(Facts::new().with("text", text.as_str()).with("reason", reason.code()));
            facts.insert("facts", ErrorFact::Facts(explain_illegal(reason)));
            return facts;
        }
        FaultKind::UnknownSetup { value } | FaultKind::OtherVariant { value } => {
            Facts::new().with("value", value.as_str())
        }
        FaultKind::Position(faults) => position_facts(faults),
        FaultKind::Move { text, error } => Facts::new().with("text", text.as_str()).with("reason", error.code()),
        FaultKind::AfterResult { text } => Facts::new().with("text", text.as_str()),
        FaultKind::Fen(error) => fen_facts(error),
        FaultKind::Json { message } => Facts::new().with("message", message.as_str()),
        FaultKind::Judged { code } => Facts::new().with("reason", code.as_str()),
        FaultKind::NotJanggi
        | FaultKind::TooLong
        | FaultKind::NoSetup
        | FaultKind::Board
        | FaultKind::UnclosedComment
        | FaultKind::PassInCheck
        | FaultKind::HeadersInMoves
        | FaultKind::Variation
        | FaultKind::TooDeep
        | FaultKind::Verdict => Facts::new(),
    };
    plain(facts)
}

fn plain(facts: Facts) -> ErrorFacts {
    let mut object = ErrorFacts::new();
    for (name, fact) in facts.iter() {
        object.insert(name, ErrorFact::Fact(fact.clone()));
    }
    object
}

fn named(name: &str, fact: ErrorFact) -> ErrorFacts {
    let mut object = ErrorFacts::new();
    object.insert(name, fact);
    object
}

fn codes(faults: &SetupFaults) -> Fact {
    faults.as_slice().iter().map(|fault| fault.code().to_string()).collect()
}

/// Returns the faults of a position as facts. `where` has an entry for each fault: the side, then any piece letter and
/// point that the fault concerns (`han`, `cho a`, `cho b c4`).
#[must_use]
pub fn position_facts(faults: &SetupFaults) -> Facts {
    Facts::new()
        .with("reason", "bad_position")
        .with("faults", codes(faults))
        .with("where", faults.as_slice().iter().map(place).collect::<Fact>())
}

fn place(fault: &SetupFault) -> String {
    let (side, role, at) = fault.place();
    let mut words = String::from(side.id());
    if let Some(role) = role {
        words.push(' ');
        words.push(role.letter());
    }
    if let Some(at) = at {
        words.push(' ');
        words.push_str(&at.to_string());
    }
    words
}

/// Returns the facts about an error in a FEN.
///
/// Depending on the error, `rank` is the rank at fault (1 is Cho's back rank), and `found` is the character or the
/// number of ranks found.
#[must_use]
pub fn fen_facts(error: &FenError) -> Facts {
    let facts = Facts::new().with("reason", error.code());
    match *error {
        FenError::Ranks { found } => facts.with("found", u32::try_from(found).unwrap_or(u32::MAX)),
        FenError::Piece { rank, found } => facts.with("rank", u32::from(rank)).with("found", found.to_string()),
        FenError::RankLength { rank } | FenError::Gap { rank } => facts.with("rank", u32::from(rank)),
        FenError::Turn | FenError::Unused | FenError::Counter | FenError::Surplus => facts,
    }
}

impl ApiError {
    /// Returns an error without a move index. Its only fact is `reason`.
    pub(super) fn new(code: &'static str, reason: &str, detail: String) -> Self {
        Self {
            at: None,
            code,
            detail,
            facts: plain(Facts::new().with("reason", reason)),
        }
    }

    /// Returns the error as the complete JSON answer to a request.
    pub(super) fn into_json(self) -> String {
        to_json(&Failed { error: self, ok: False })
    }
}

impl From<&JudgeError> for ApiError {
    fn from(error: &JudgeError) -> Self {
        Self {
            at: error.at(),
            code: error.code(),
            detail: error.detail(),
            facts: error.facts(),
        }
    }
}

impl JudgeError {
    pub(super) const fn code(&self) -> &'static str {
        match self {
            Self::NotJson { .. } => "bad_json",
            Self::Request { .. } => "bad_request",
            Self::Rules(_) => "bad_rules",
            Self::Fen(_) => "bad_fen",
            Self::Position(_) | Self::Start(_) => "bad_position",
            Self::Move { .. } => "bad_move",
            Self::Action {
                error: ActionError::Illegal(_),
                ..
            } => "illegal_move",
            Self::Action {
                error: ActionError::Refused(_),
                ..
            } => "refused_move",
            Self::Action {
                error: ActionError::Over,
                ..
            } => "game_over",
        }
    }

    const fn at(&self) -> Option<usize> {
        match self {
            Self::Move { at, .. } | Self::Action { at, .. } => Some(*at),
            Self::NotJson { .. }
            | Self::Request { .. }
            | Self::Rules(_)
            | Self::Fen(_)
            | Self::Position(_)
            | Self::Start(_) => None,
        }
    }

    fn detail(&self) -> String {
        match self {
            Self::NotJson { detail } => detail.clone(),
            Self::Request { field, detail } => format!("{field}: {detail}"),
            Self::Rules(faults) => faults.to_string(),
            Self::Fen(error) => error.to_string(),
            Self::Position(faults) => faults.to_string(),
            Self::Start(error) => error.to_string(),
            Self::Move { token, error, .. } => format!("{token}: {error}"),
            Self::Action { token, error, .. } => format!("{token}: {error}"),
        }
    }

    fn facts(&self) -> ErrorFacts {
        plain(match self {
            Self::NotJson { .. } => Facts::new(),
            Self::Request { field, .. } => Facts::new().with("field", field.as_str()),
            Self::Rules(faults) => return named("faults", ErrorFact::RulesFaults(rules_faults(faults))),
            Self::Fen(error) => fen_facts(error),
            Self::Position(faults) | Self::Start(StartError::Position(faults)) => position_facts(faults),
            Self::Start(error) => Facts::new().with("reason", error.code()),
            Self::Move { token, error, .. } => Facts::new().with("move", token.as_str()).with("reason", error.code()),
            Self::Action { token, error, .. } => action_facts(error)
                .with("move", token.as_str())
                .with("reason", error.code()),
        })
    }
}
