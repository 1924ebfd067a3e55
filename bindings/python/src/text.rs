//! Converts JSON with Python's `json`, and exports functions that return JSON data as Python objects: the judge,
//! presets, sentences and the glossary.

use janggi::api;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::PyString;

static LOADS: PyOnceLock<Py<PyAny>> = PyOnceLock::new();
static DUMPS: PyOnceLock<Py<PyAny>> = PyOnceLock::new();

/// Calls `json.loads`.
pub(crate) fn loads<'py>(py: Python<'py>, text: &str) -> PyResult<Bound<'py, PyAny>> {
    LOADS.import(py, "json", "loads")?.call1((text,))
}

/// Returns a string unchanged, and converts anything else with `json.dumps`.
pub(crate) fn dumps(value: &Bound<'_, PyAny>) -> PyResult<String> {
    if let Ok(text) = value.cast::<PyString>() {
        return Ok(text.to_cow()?.into_owned());
    }
    let dumped = DUMPS.import(value.py(), "json", "dumps")?.call1((value,))?;
    dumped.extract()
}

/// Judge a game, given as a dict or JSON text in the format of `janggun judge`. The answer is a dict.
///
/// Invalid requests do not raise an exception: the answer is `{"ok": False, "error": {...}}` with the reason.
#[pyfunction]
#[pyo3(name = "judge")]
pub(crate) fn judge_request<'py>(py: Python<'py>, request: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
    let line = dumps(request)?;
    let answer = py.detach(|| api::judge(&line));
    loads(py, &answer)
}

/// Return all presets as a list of dicts. Each preset has an id, a revision, a name and a description in every
/// language, and values with their sources.
#[pyfunction]
pub(crate) fn presets(py: Python<'_>) -> PyResult<Bound<'_, PyAny>> {
    loads(py, &api::presets())
}

/// Return all sentences by code, in every language, as templates with the names of facts in braces.
#[pyfunction]
pub(crate) fn sentences(py: Python<'_>) -> PyResult<Bound<'_, PyAny>> {
    loads(py, &api::sentences())
}

/// Return the terms of Janggi as a list of dicts. Each has the term in hangul, romanisation, English and Dutch, and an
/// explanation in every language. Some also have hanja, a North Korean word, or a position that shows the term.
#[pyfunction]
pub(crate) fn glossary(py: Python<'_>) -> PyResult<Bound<'_, PyAny>> {
    loads(py, &api::glossary())
}
