//! Moves as Python strings. All strings are created once and shared, so that a list of legal moves contains only
//! references.

use janggi::{Move, Position, Square, uci};
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyList, PyString};

const POINTS: usize = Square::COUNT as usize;

static STEPS: PyOnceLock<Vec<Py<PyString>>> = PyOnceLock::new();

fn steps(py: Python<'_>) -> &Vec<Py<PyString>> {
    STEPS.get_or_init(py, || {
        let pairs = Square::all().flat_map(|from| Square::all().map(move |to| (from, to)));
        pairs
            .map(|(from, to)| PyString::new(py, &format!("{from}{to}")).unbind())
            .collect()
    })
}

/// Returns the index of a move in `STEPS`. A pass is the general's move to its own square.
fn points(mv: Move, position: &Position) -> usize {
    let (from, to) = match mv {
        Move::Step { from, to } => (from, to),
        Move::Pass => {
            let general = position.general(position.turn());
            (general, general)
        }
    };
    usize::from(from.index()) * POINTS + usize::from(to.index())
}

/// Returns a move of the side to move in UCI.
pub(crate) fn uci_text<'py>(py: Python<'py>, mv: Move, position: &Position) -> Bound<'py, PyString> {
    steps(py)[points(mv, position)].bind(py).clone()
}

/// Returns moves of the side to move in UCI, in the order of the generator.
pub(crate) fn list<'py>(py: Python<'py>, moves: &[Move], position: &Position) -> PyResult<Bound<'py, PyList>> {
    let steps = steps(py);
    PyList::new(py, moves.iter().map(|mv| steps[points(*mv, position)].bind(py)))
}

/// Parses a UCI move and checks that it is legal on the board.
pub(crate) fn legal_step(py: Python<'_>, text: &str, position: &Position) -> PyResult<Move> {
    let mv = uci::parse_move(text, position)
        .map_err(|error| crate::error::move_text(py, text, janggi::record::MoveTextError::Uci(error)))?;
    if let Move::Step { from, to } = mv {
        position
            .explain(from, to)
            .map_err(|illegal| crate::error::action(py, text, &janggi::ActionError::Illegal(illegal), None))?;
    }
    Ok(mv)
}
