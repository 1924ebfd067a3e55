//! Stateless functions for programs that make millions of calls.

use janggi::Game;
use pyo3::prelude::*;
use pyo3::types::{PyList, PyString};

use crate::{game, rules, words};

fn replayed(
    py: Python<'_>,
    rules: &Bound<'_, PyAny>,
    fen: Option<&str>,
    moves: Option<&Bound<'_, PyAny>>,
) -> PyResult<Game> {
    let mut game = game::begun(py, rules::of(rules)?, fen)?;
    if let Some(moves) = moves {
        game::play_all(py, &mut game, moves)?;
    }
    Ok(game)
}

/// Return the legal moves after `moves` in UCI, including a legal pass. The game starts from `fen`, or from the
/// standard starting position. The list is empty once the game is over.
#[pyfunction]
#[pyo3(signature = (rules, fen = None, moves = None))]
pub(crate) fn legal_moves<'py>(
    py: Python<'py>,
    rules: &Bound<'py, PyAny>,
    fen: Option<&str>,
    moves: Option<&Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyList>> {
    let game = replayed(py, rules, fen, moves)?;
    words::list(py, &game.legal(), game.position())
}

/// Return the FEN after `moves`, each of which the rules must allow. The game starts from `fen`, or from the standard
/// starting position.
#[pyfunction]
#[pyo3(signature = (rules, fen = None, moves = None))]
pub(crate) fn final_fen(
    py: Python<'_>,
    rules: &Bound<'_, PyAny>,
    fen: Option<&str>,
    moves: Option<&Bound<'_, PyAny>>,
) -> PyResult<String> {
    replayed(py, rules, fen, moves).map(|game| janggi::fen::print(game.position()))
}

/// Return a list of the legal moves before each of `moves`, and one after the last. The game is replayed only once.
#[pyfunction]
#[pyo3(signature = (rules, fen = None, moves = None))]
pub(crate) fn legal_moves_along<'py>(
    py: Python<'py>,
    rules: &Bound<'py, PyAny>,
    fen: Option<&str>,
    moves: Option<&Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyList>> {
    let mut game = replayed(py, rules, fen, None)?;
    let lists = PyList::empty(py);
    lists.append(words::list(py, &game.legal(), game.position())?)?;
    let Some(moves) = moves else { return Ok(lists) };
    for (at, token) in moves.try_iter()?.enumerate() {
        let token = token?;
        game::play(py, &mut game, token.cast::<PyString>()?.to_str()?, Some(at))?;
        lists.append(words::list(py, &game.legal(), game.position())?)?;
    }
    Ok(lists)
}
