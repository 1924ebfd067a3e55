//! Texts that pass through: JSON from and to Python objects by Python's own `json`, the judge, presets, sentences, glossary.

use janggi::api;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::PyString;

static LOADS: PyOnceLock<Py<PyAny>> = PyOnceLock::new();
static DUMPS: PyOnceLock<Py<PyAny>> = PyOnceLock::new();

/// `json.loads`.
pub(crate) fn loads<'py>(py: Python<'py>, text: &str) -> PyResult<Bound<'py, PyAny>> {
    LOADS.import(py, "json", "loads")?.call1((text,))
}

/// A text as it is, anything else through `json.dumps`.
pub(crate) fn dumps(value: &Bound<'_, PyAny>) -> PyResult<String> {
    if let Ok(text) = value.cast::<PyString>() {
        return Ok(text.to_cow()?.into_owned());
    }
    let dumped = DUMPS.import(value.py(), "json", "dumps")?.call1((value,))?;
    dumped.extract()
}

/// Judge a game: a dict or JSON text as `janggun judge` takes it, answered with a dict.
///
/// Never raises for what the request says: `{"ok": False, "error": {...}}` tells what is wrong with it.
#[pyfunction]
#[pyo3(name = "judge")]
pub(crate) fn judge_request<'py>(py: Python<'py>, request: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
    let line = dumps(request)?;
    let answer = py.detach(|| api::judge(&line));
    loads(py, &answer)
}

/// Every preset as a list of dicts: id, revision, name and about in Korean and English, values, sources, guesses.
#[pyfunction]
pub(crate) fn presets(py: Python<'_>) -> PyResult<Bound<'_, PyAny>> {
    loads(py, &api::presets())
}

/// Every sentence by its code, in Korean and English, as templates with facts in braces.
#[pyfunction]
pub(crate) fn sentences(py: Python<'_>) -> PyResult<Bound<'_, PyAny>> {
    loads(py, &api::sentences())
}

/// The words of Janggi as a list of dicts: hangul, hanja, romanisation, English, Dutch, the North Korean word, a sentence
/// in three languages, and where the term happens on the board.
#[pyfunction]
pub(crate) fn glossary(py: Python<'_>) -> PyResult<Bound<'_, PyAny>> {
    loads(py, &api::glossary())
}
