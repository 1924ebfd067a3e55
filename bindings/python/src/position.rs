//! A validated position, with the moves of its pieces but without a rule set.

use janggi::notation::Notation;
use janggi::{Arrangement, BySide, Movement, PerftBikjang, Position, Side, Square, Start, fen};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyList, PyString};

use crate::reason::PyReason;
use crate::{error, rules, words};

/// A legal position. It is immutable: `play` returns a new one.
///
/// Without arguments, the standard starting position; otherwise a FEN in the dialect of Fairy-Stockfish (`w` is Cho).
#[pyclass(frozen, eq, name = "Position", module = "janggun")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PyPosition(pub(crate) Position);

/// Parses a FEN in a variant.
pub(crate) fn from_fen(py: Python<'_>, text: &str, movement: Movement) -> PyResult<Position> {
    let setup = fen::parse_under(text, movement).map_err(|error| error::fen(py, error))?;
    Position::try_from(setup).map_err(|faults| error::setup(py, &faults))
}

/// Returns the standard starting position.
pub(crate) fn usual() -> Position {
    Start::usual().position().expect("the usual start is a position")
}

/// Returns the notation with this name.
pub(crate) fn notation(name: &str) -> PyResult<Notation> {
    Notation::from_code(name).ok_or_else(|| {
        let known = Notation::ALL.map(Notation::code).join(", ");
        PyValueError::new_err(format!("no notation {name:?}; there are {known}"))
    })
}

/// Returns the arrangement with this name.
pub(crate) fn arrangement(name: &str) -> PyResult<Arrangement> {
    Arrangement::parse(name).ok_or_else(|| {
        let known = Arrangement::ALL.map(Arrangement::code).join(", ");
        PyValueError::new_err(format!("no arrangement {name:?}; there are {known}"))
    })
}

/// Returns `{"cho": …, "han": …}`.
pub(crate) fn by_side<'py, T: IntoPyObject<'py>>(py: Python<'py>, pair: BySide<T>) -> PyResult<Bound<'py, PyDict>> {
    let dict = PyDict::new(py);
    dict.set_item(Side::Cho.id(), pair.cho)?;
    dict.set_item(Side::Han.id(), pair.han)?;
    Ok(dict)
}

fn square(name: &str) -> PyResult<Square> {
    name.parse()
        .map_err(|error| PyValueError::new_err(format!("{name:?}: {error}")))
}

#[pymethods]
impl PyPosition {
    #[new]
    #[pyo3(signature = (fen = None))]
    fn new(py: Python<'_>, fen: Option<&str>) -> PyResult<Self> {
        fen.map_or_else(|| Ok(usual()), |text| from_fen(py, text, Movement::Janggi))
            .map(Self)
    }

    /// Return the start with these arrangements, both seen from Cho's side: msms, mssm, smms, smsm or central.
    #[staticmethod]
    #[pyo3(signature = (cho = "mssm", han = "mssm"))]
    fn start(cho: &str, han: &str) -> PyResult<Self> {
        Ok(Self(Position::start(BySide {
            cho: arrangement(cho)?,
            han: arrangement(han)?,
        })))
    }

    /// Read the 36 bytes written by `to_bytes`.
    #[staticmethod]
    fn from_bytes(py: Python<'_>, data: &[u8]) -> PyResult<Self> {
        Position::unpack(data)
            .map(Self)
            .map_err(|problem| error::packed(py, &problem))
    }

    /// Return the position in 36 bytes; the layout never changes.
    fn to_bytes<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        PyBytes::new(py, &self.0.pack())
    }

    /// The FEN.
    #[getter]
    fn fen(&self) -> String {
        fen::print(&self.0)
    }

    /// The side to move: "cho" or "han".
    #[getter]
    fn turn(&self) -> &'static str {
        self.0.turn().id()
    }

    /// A hash of the board and the side to move. It never changes between versions.
    #[getter]
    fn hash(&self) -> u64 {
        self.0.hash()
    }

    /// Whether the side to move is in check.
    #[getter]
    fn in_check(&self) -> bool {
        self.0.in_check()
    }

    /// The points of the pieces that give check to the side to move.
    #[getter]
    fn checkers(&self) -> Vec<String> {
        self.0.checkers().into_iter().map(|at| at.to_string()).collect()
    }

    /// Whether the generals face each other (bikjang).
    #[getter]
    fn facing(&self) -> bool {
        self.0.facing()
    }

    /// The value of each side's pieces in points, without the deom.
    #[getter]
    fn points<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        by_side(py, self.0.points().map(|points| f64::from(points.0) / 2.0))
    }

    /// The move number of the FEN, which increases after each ply of Han.
    #[getter]
    fn move_number(&self) -> u32 {
        self.0.move_number()
    }

    /// The number of plies since the last capture.
    #[getter]
    fn no_capture_plies(&self) -> u32 {
        self.0.no_capture_plies()
    }

    /// Return the piece on a point as its FEN letter, upper case for Cho; None if the point is empty.
    fn piece_at(&self, point: &str) -> PyResult<Option<char>> {
        Ok(self.0.board().get(square(point)?).map(|piece| piece.letter()))
    }

    /// Return the pieces by point, as FEN letters.
    fn pieces<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let dict = PyDict::new(py);
        for (at, piece) in self.0.board().pieces() {
            dict.set_item(at.to_string(), piece.letter())?;
        }
        Ok(dict)
    }

    /// Return all legal moves in UCI, without the pass.
    fn steps<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        words::list(py, &self.0.legal_moves(), &self.0)
    }

    /// Return the number of legal moves, without the pass.
    fn count_steps(&self) -> usize {
        self.0.count_legal_moves()
    }

    /// Return the position after a move or pass in UCI.
    #[pyo3(name = "play", text_signature = "($self, move)")]
    fn play(&self, py: Python<'_>, r#move: &str) -> PyResult<Self> {
        words::legal_step(py, r#move, &self.0).map(|mv| Self(self.0.after(mv)))
    }

    /// Return the reason why a move from one point to another is not legal; None if it is legal.
    fn why(&self, from_point: &str, to_point: &str) -> PyResult<Option<PyReason>> {
        let reason = self.0.explain(square(from_point)?, square(to_point)?).err();
        Ok(reason.map(|illegal| PyReason(janggi::ActionError::Illegal(illegal))))
    }

    /// Convert a legal move of the side to move from UCI to another notation.
    #[pyo3(text_signature = "($self, move, notation)")]
    fn write_move(&self, py: Python<'_>, r#move: &str, notation: &str) -> PyResult<String> {
        let mv = words::legal_step(py, r#move, &self.0)?;
        Ok(self::notation(notation)?.print(mv, &self.0))
    }

    /// Convert a legal move of the side to move from another notation to UCI.
    fn read_move<'py>(&self, py: Python<'py>, text: &str, notation: &str) -> PyResult<Bound<'py, PyString>> {
        let parsed = self::notation(notation)?.parse(text, &self.0);
        let mv = parsed.map_err(|problem| error::move_text(py, text, problem))?;
        words::legal_step(py, &janggi::uci::print_move(mv, &self.0), &self.0)?;
        Ok(words::uci_text(py, mv, &self.0))
    }

    /// Return the number of sequences of `depth` actions. Without rules, bikjang has no effect.
    #[pyo3(signature = (depth, rules = None))]
    fn perft(&self, py: Python<'_>, depth: u32, rules: Option<&Bound<'_, PyAny>>) -> PyResult<u64> {
        let Some(rules) = rules else {
            return Ok(py.detach(|| janggi::perft(PerftBikjang::Ignored, &self.0, depth)));
        };
        let rules = rules::of(rules)?;
        py.detach(|| janggi::perft::rules::perft(&rules, &Start::Fen(self.0.clone()), depth))
            .map_err(|problem| error::start(py, &problem))
    }

    /// Return the result of `perft`, split by the first action.
    #[pyo3(signature = (depth, rules = None))]
    fn divide<'py>(
        &self,
        py: Python<'py>,
        depth: u32,
        rules: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyDict>> {
        let counts = match rules {
            None => py.detach(|| janggi::divide(PerftBikjang::Ignored, &self.0, depth)),
            Some(rules) => {
                let rules = rules::of(rules)?;
                py.detach(|| janggi::perft::rules::divide(&rules, &Start::Fen(self.0.clone()), depth))
                    .map_err(|problem| error::start(py, &problem))?
            }
        };
        let dict = PyDict::new(py);
        for (mv, count) in counts {
            dict.set_item(words::uci_text(py, mv, &self.0), count)?;
        }
        Ok(dict)
    }

    fn __str__(&self) -> String {
        self.0.board().to_string()
    }

    fn __repr__(&self) -> String {
        format!("Position('{}')", fen::print(&self.0))
    }

    fn __hash__(&self) -> u64 {
        self.0.hash()
    }
}
