//! `janggun._janggun`: the crate `janggi` for Python. This crate only defines Python objects, and contains no rules of
//! the game.

mod error;
mod fast;
mod game;
mod position;
mod reader;
mod reason;
mod record;
mod rules;
mod text;
mod words;

use janggi::Arrangement;
use janggi::notation::Notation;
use pyo3::prelude::*;

#[pymodule]
fn _janggun(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add("NOTATIONS", Notation::ALL.map(Notation::code).to_vec())?;
    module.add("ARRANGEMENTS", Arrangement::ALL.map(Arrangement::code).to_vec())?;
    error::register(module)?;
    module.add_class::<position::PyPosition>()?;
    module.add_class::<game::PyGame>()?;
    module.add_class::<rules::PyRules>()?;
    module.add_class::<reason::PyReason>()?;
    module.add_class::<reason::PyVerdict>()?;
    module.add_class::<record::PyRecord>()?;
    module.add_class::<record::PyRecords>()?;
    module.add_class::<record::PyFault>()?;
    module.add_function(wrap_pyfunction!(text::judge_request, module)?)?;
    module.add_function(wrap_pyfunction!(text::presets, module)?)?;
    module.add_function(wrap_pyfunction!(text::sentences, module)?)?;
    module.add_function(wrap_pyfunction!(text::glossary, module)?)?;
    module.add_function(wrap_pyfunction!(record::read_games, module)?)?;
    module.add_function(wrap_pyfunction!(record::convert, module)?)?;
    module.add_function(wrap_pyfunction!(fast::legal_moves, module)?)?;
    module.add_function(wrap_pyfunction!(fast::legal_moves_along, module)?)?;
    module.add_function(wrap_pyfunction!(fast::final_fen, module)?)
}
