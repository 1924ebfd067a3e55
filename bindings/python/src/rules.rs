//! Rule sets: a preset by its id, or custom rules as a dict or JSON text.

use janggi::{Preset, Rules, api};
use pyo3::exceptions::PyKeyError;
use pyo3::prelude::*;
use pyo3::types::PyString;

use crate::{error, text};

/// A rule set: a preset by its id (`"kakao"`, `"kakao@1"`), or custom rules as a dict or JSON text.
#[pyclass(frozen, eq, name = "Rules", module = "janggun")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PyRules(pub(crate) Rules);

#[pymethods]
impl PyRules {
    #[new]
    #[pyo3(signature = (rules))]
    fn new(rules: &Bound<'_, PyAny>) -> PyResult<Self> {
        of(rules).map(Self)
    }

    /// Return the ids of the presets, in display order.
    #[staticmethod]
    fn presets() -> Vec<&'static str> {
        Preset::ALL.map(Preset::id).to_vec()
    }

    /// The id of the preset whose newest revision has exactly these values; None for other rules.
    #[getter]
    pub(crate) fn id(&self) -> Option<&'static str> {
        Preset::ALL
            .into_iter()
            .find(|preset| preset.rules() == self.0)
            .map(Preset::id)
    }

    /// Return the fields by dotted path, with JSON values. Fields added in later releases are omitted if they have the
    /// default value.
    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        text::loads(py, &self.0.to_value().to_string())
    }

    fn __getitem__<'py>(&self, py: Python<'py>, path: &str) -> PyResult<Bound<'py, PyAny>> {
        match self.0.to_value().get(path) {
            Some(value) => text::loads(py, &value.to_string()),
            None => Err(PyKeyError::new_err(path.to_owned())),
        }
    }

    fn __repr__(&self) -> String {
        match self.id() {
            Some(id) => format!("Rules('{id}')"),
            None => format!("Rules('{}')", self.0.to_value()),
        }
    }
}

/// Converts rules in any accepted form: a `Rules` object, an id, a dict or JSON text.
pub(crate) fn of(rules: &Bound<'_, PyAny>) -> PyResult<Rules> {
    if let Ok(rules) = rules.cast::<PyRules>() {
        return Ok(rules.get().0.clone());
    }
    if let Ok(name) = rules.cast::<PyString>()
        && let Some(preset) = Preset::parse(&name.to_cow()?)
    {
        return Ok(preset.rules());
    }
    let line = text::dumps(rules)?;
    let line = line.trim();
    // Text that is not JSON is treated as the id of a preset, even if no preset has this id.
    let parsed = if line.starts_with(['{', '"']) {
        Rules::from_json(line)
    } else {
        Rules::from_value(&serde_json::Value::from(line))
    };
    parsed.map_err(|faults| error::rules(rules.py(), &faults))
}

/// Returns the state of a game as a dict, in the format of `judge`.
pub(crate) fn state<'py>(py: Python<'py>, game: &janggi::Game) -> PyResult<Bound<'py, PyAny>> {
    text::loads(py, &api::state(game))
}
