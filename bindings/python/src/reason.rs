//! Python objects for refused actions and verdicts, with code, facts and sentences.

use janggi::explain::{Fact, Facts, Language, UnknownLanguage};
use janggi::{ActionError, Verdict};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;

fn language(name: &str) -> PyResult<Language> {
    name.parse()
        .map_err(|error: UnknownLanguage| PyValueError::new_err(format!("{name:?}: {error}")))
}

/// Converts facts to a dict.
fn dict<'py>(py: Python<'py>, facts: &Facts) -> PyResult<Bound<'py, PyDict>> {
    let dict = PyDict::new(py);
    for (name, fact) in facts.iter() {
        match fact {
            Fact::Nothing(()) => dict.set_item(name, py.None())?,
            Fact::Truth(truth) => dict.set_item(name, truth)?,
            Fact::Number(number) => dict.set_item(name, number)?,
            Fact::Text(text) => dict.set_item(name, text)?,
            Fact::Numbers(numbers) => dict.set_item(name, numbers)?,
            Fact::Texts(texts) => dict.set_item(name, texts)?,
        }
    }
    Ok(dict)
}

/// The reason why an action is not allowed.
#[pyclass(frozen, eq, name = "Reason", module = "janggun")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PyReason(pub(crate) ActionError);

#[pymethods]
impl PyReason {
    /// The kind of the reason: "illegal" (by the board), "refused" (by the rules) or "over".
    #[getter]
    fn kind(&self) -> &'static str {
        match self.0 {
            ActionError::Illegal(_) => "illegal",
            ActionError::Refused(_) => "refused",
            ActionError::Over => "over",
        }
    }

    /// The stable code.
    #[getter]
    fn code(&self) -> &'static str {
        self.0.code()
    }

    /// The facts behind the reason, such as points and plies.
    #[getter]
    fn facts<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        dict(py, &janggi::api::action_facts(&self.0))
    }

    /// Return the reason as a sentence. `language` is "en", "ko" or "nl".
    #[pyo3(signature = (language = "en"))]
    fn sentence(&self, language: &str) -> PyResult<String> {
        self::language(language).map(|language| self.0.sentence(language))
    }

    fn __repr__(&self) -> String {
        format!("Reason('{}', '{}')", self.kind(), self.code())
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }
}

/// The verdict on a game: how it ended.
#[pyclass(frozen, eq, name = "Verdict", module = "janggun")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PyVerdict(pub(crate) Verdict);

#[pymethods]
impl PyVerdict {
    /// The outcome: "cho", "han", "draw" or "none".
    #[getter]
    fn outcome(&self) -> &'static str {
        self.0.outcome.code()
    }

    /// The stable code of the cause.
    #[getter]
    fn code(&self) -> &'static str {
        self.0.cause.code()
    }

    /// The path of the rule that caused the ending. None for an ending outside the rules, such as resignation, loss on
    /// time or abort.
    #[getter]
    fn rule(&self) -> Option<String> {
        self.0.rule.map(|rule| rule.to_string())
    }

    /// The facts behind the verdict, such as points and plies.
    #[getter]
    fn facts<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        dict(py, &self.0.facts)
    }

    /// Return the result and its reason as a sentence. `language` is "en", "ko" or "nl".
    #[pyo3(signature = (language = "en"))]
    fn sentence(&self, language: &str) -> PyResult<String> {
        self::language(language).map(|language| self.0.sentence(language))
    }

    fn __repr__(&self) -> String {
        format!("Verdict('{}', '{}')", self.outcome(), self.code())
    }
}
