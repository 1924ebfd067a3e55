//! Python exceptions for the errors of the crate `janggi`, with their codes and facts.

use janggi::fen::FenError;
use janggi::ruleset::json::RulesFaults;
use janggi::{ActionError, api};
use janggi::{PackedError, SetupFaults, StartError};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::{PyTypeInfo, create_exception};
use serde_json::{Value, json};

create_exception!(
    janggun,
    JanggunError,
    PyValueError,
    "Why the core said no. `code` is a stable word, `facts` a dict of what it rests on."
);
create_exception!(
    janggun,
    PositionError,
    JanggunError,
    "A FEN, packed bytes or a start that is no position."
);
create_exception!(janggun, RulesError, JanggunError, "A rule set with faults.");
create_exception!(
    janggun,
    MoveTextError,
    JanggunError,
    "A text that is no move in its notation."
);
create_exception!(
    janggun,
    IllegalMoveError,
    JanggunError,
    "A move that the board does not allow."
);
create_exception!(
    janggun,
    RefusedMoveError,
    JanggunError,
    "An action that the rules refuse."
);
create_exception!(
    janggun,
    GameOverError,
    JanggunError,
    "An action in a game that is over."
);
create_exception!(
    janggun,
    RecordError,
    JanggunError,
    "A game record that cannot be read or written."
);

/// Adds the exceptions to the module.
pub(crate) fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let py = module.py();
    module.add("JanggunError", py.get_type::<JanggunError>())?;
    module.add("PositionError", py.get_type::<PositionError>())?;
    module.add("RulesError", py.get_type::<RulesError>())?;
    module.add("MoveTextError", py.get_type::<MoveTextError>())?;
    module.add("IllegalMoveError", py.get_type::<IllegalMoveError>())?;
    module.add("RefusedMoveError", py.get_type::<RefusedMoveError>())?;
    module.add("GameOverError", py.get_type::<GameOverError>())?;
    module.add("RecordError", py.get_type::<RecordError>())
}

/// Returns an exception of type `E` with a code and facts.
pub(crate) fn coded<E: PyTypeInfo>(py: Python<'_>, code: &str, detail: &str, facts: &str) -> PyErr {
    let raise = || -> PyResult<PyErr> {
        let error = py.get_type::<E>().call1((detail,))?;
        error.setattr("code", code)?;
        error.setattr("facts", crate::text::loads(py, facts)?)?;
        Ok(PyErr::from_value(error))
    };
    raise().unwrap_or_else(|error| error)
}

fn with<E: PyTypeInfo>(py: Python<'_>, code: &str, detail: &str, facts: &Value) -> PyErr {
    coded::<E>(py, code, detail, &facts.to_string())
}

pub(crate) fn fen(py: Python<'_>, error: FenError) -> PyErr {
    with::<PositionError>(py, "bad_fen", &error.to_string(), &json!({"reason": error.code()}))
}

pub(crate) fn setup(py: Python<'_>, faults: &SetupFaults) -> PyErr {
    let codes: Vec<&str> = faults.as_slice().iter().map(|fault| fault.code()).collect();
    with::<PositionError>(py, "bad_position", &faults.to_string(), &json!({"faults": codes}))
}

pub(crate) fn packed(py: Python<'_>, error: &PackedError) -> PyErr {
    match error {
        PackedError::Position(faults) => setup(py, faults),
        other => with::<PositionError>(py, other.code(), &other.to_string(), &json!({})),
    }
}

pub(crate) fn start(py: Python<'_>, error: &StartError) -> PyErr {
    match error {
        StartError::Position(faults) => setup(py, faults),
        other => with::<PositionError>(py, "bad_position", &other.to_string(), &json!({"reason": other.code()})),
    }
}

pub(crate) fn rules(py: Python<'_>, faults: &RulesFaults) -> PyErr {
    let detail = faults.to_string();
    let faults = json!({"faults": api::rules_faults(faults)});
    with::<RulesError>(py, "bad_rules", &detail, &faults)
}

pub(crate) fn move_text(py: Python<'_>, text: &str, error: janggi::record::MoveTextError) -> PyErr {
    let facts = json!({"move": text, "reason": error.code()});
    with::<MoveTextError>(py, "bad_move", &format!("{text}: {error}"), &facts)
}

/// Returns the exception for an action that was refused; `at` is its index in a list of actions.
pub(crate) fn action(py: Python<'_>, token: &str, error: &ActionError, at: Option<usize>) -> PyErr {
    let detail = format!("{token}: {error}");
    let facts = json!(api::action_facts(error)).to_string();
    let error = match error {
        ActionError::Illegal(_) => coded::<IllegalMoveError>(py, error.code(), &detail, &facts),
        ActionError::Refused(_) => coded::<RefusedMoveError>(py, error.code(), &detail, &facts),
        ActionError::Over => coded::<GameOverError>(py, error.code(), &detail, &facts),
    };
    if let Some(at) = at {
        // The exception is correct even if the attribute cannot be set.
        let _ = error.value(py).setattr("at", at);
    }
    error
}
