//! Why a line could not be judged: one code of a closed list, the place, and the facts.

use alloc::format;
use alloc::string::{String, ToString};

use serde_json::{Value, json};

use crate::explain::explain_illegal;
use crate::game::ActionError;
use crate::notation::fen::FenError;
use crate::notation::uci::ParseMoveError;
use crate::ruleset::json::RulesFaults;
use crate::setup::SetupFaults;
use crate::start::StartError;

/// Why a line could not be judged.
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

impl JudgeError {
    /// The promised word.
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

    fn facts(&self) -> Value {
        match self {
            Self::NotJson { .. } => json!({}),
            Self::Request { field, .. } => json!({"field": field}),
            Self::Rules(RulesFaults(faults)) => json!({"faults": faults.iter().map(|fault| json!({
                "path": fault.path, "code": fault.problem.code(), "detail": fault.to_string(),
            })).collect::<Value>()}),
            Self::Fen(error) => json!({"reason": error.code()}),
            Self::Position(faults) => position_faults(faults),
            Self::Start(StartError::Position(faults)) => position_faults(faults),
            Self::Start(error) => json!({"reason": error.code()}),
            Self::Move { token, error, .. } => json!({"move": token, "reason": error.code()}),
            Self::Action { token, error, .. } => {
                let mut facts = action_facts(error);
                if let Value::Object(facts) = &mut facts {
                    facts.insert("move".to_string(), token.as_str().into());
                    facts.insert("reason".to_string(), error.code().into());
                }
                facts
            }
        }
    }

    /// `{"code","at","detail","facts"}`; `at` is the index in `moves`, where there is one.
    pub(super) fn to_value(&self) -> Value {
        let mut error = json!({"code": self.code(), "detail": self.detail(), "facts": self.facts()});
        if let (Some(at), Value::Object(error)) = (self.at(), &mut error) {
            error.insert("at".to_string(), at.into());
        }
        error
    }
}

fn position_faults(faults: &SetupFaults) -> Value {
    json!({
        "reason": "bad_position",
        "faults": faults.as_slice().iter().map(|fault| fault.code()).collect::<Value>(),
    })
}

/// The points, numbers and plies behind a refused or illegal action.
pub(super) fn action_facts(error: &ActionError) -> Value {
    match error {
        ActionError::Illegal(illegal) => serde_json::to_value(explain_illegal(illegal)).unwrap_or_default(),
        ActionError::Refused(refusal) => {
            let mut facts = serde_json::to_value(&refusal.facts).unwrap_or_default();
            if let Value::Object(facts) = &mut facts {
                facts.insert("rule".to_string(), refusal.rule.to_string().into());
            }
            facts
        }
        ActionError::Over => json!({}),
    }
}
