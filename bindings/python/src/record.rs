//! Game records as Python objects, and conversion between formats.

use std::fs::File;
use std::io::{Cursor, Read};
use std::path::PathBuf;

use janggi::notation::Notation;
use janggi::record::{self, Annotations, Content, Fault, Reading, Record, RecordFormat};
use janggi::{Action, Game, Start, api, fen};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyList, PyString};

use crate::game::PyGame;
use crate::position::{PyPosition, notation};
use crate::reader::{ReadGame, Reader};
use crate::{error, rules, text, words};

fn format(name: &str) -> PyResult<RecordFormat> {
    RecordFormat::from_code(name).ok_or_else(|| {
        let all = RecordFormat::ALL.map(RecordFormat::code).join(", ");
        PyValueError::new_err(format!("no record format {name:?}; there are {all}"))
    })
}

/// A fault in a recorded game.
#[pyclass(frozen, name = "Fault", module = "janggun")]
#[derive(Clone, Debug)]
pub(crate) struct PyFault(Fault);

#[pymethods]
impl PyFault {
    /// The stable code.
    #[getter]
    fn code(&self) -> &'static str {
        self.0.kind.code()
    }

    /// The line of the file with the fault, from 1.
    #[getter]
    fn line(&self) -> u32 {
        self.0.line
    }

    /// The ply with the fault, from 1; None if the fault is not in the moves.
    #[getter]
    fn ply(&self) -> Option<u32> {
        self.0.ply
    }

    /// Details of the fault, as a dict.
    #[getter]
    fn facts<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        text::loads(py, &api::fault_facts(&self.0))
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        format!("Fault('{}', line={})", self.code(), self.0.line)
    }
}

/// A recorded game, as far as it could be read.
#[pyclass(frozen, name = "Record", module = "janggun")]
#[derive(Debug)]
pub(crate) struct PyRecord {
    number: u32,
    line: u32,
    reading: Result<Box<Reading>, Fault>,
}

impl From<ReadGame> for PyRecord {
    fn from(ReadGame { number, line, reading }: ReadGame) -> Self {
        Self { number, line, reading }
    }
}

impl PyRecord {
    /// Returns the part of the game that could be read; `None` if nothing could.
    fn record(&self) -> Option<&Record> {
        self.reading.as_ref().ok().map(|reading| &reading.record)
    }

    /// Returns the annotations of the main line that `of` selects, as (ply, annotation). Ply 0 is the start.
    fn said<'a, T>(&'a self, of: impl Fn(&'a Annotations) -> Vec<T>) -> Vec<(u32, T)> {
        let Some(record) = self.record() else {
            return Vec::new();
        };
        let behind = record.tree.main_line().map(|node| &node.annotations);
        let plies = (0..).zip([&record.tree.annotations].into_iter().chain(behind));
        plies
            .flat_map(|(ply, said)| of(said).into_iter().map(move |one| (ply, one)))
            .collect()
    }

    /// Returns the fault, if any.
    fn stopped_by(&self) -> Option<&Fault> {
        match &self.reading {
            Ok(reading) => reading.fault.as_ref(),
            Err(fault) => Some(fault),
        }
    }

    /// Returns the value of the first header equivalent to the PGN header `key`, in any format.
    fn meaning(&self, key: &str) -> Option<&str> {
        self.record()?.meaning(key)
    }

    fn readable(&self, py: Python<'_>) -> PyResult<&Reading> {
        self.reading
            .as_deref()
            .map_err(|fault| error::coded::<error::RecordError>(py, fault.kind.code(), &fault.to_string(), "{}"))
    }
}

#[pymethods]
impl PyRecord {
    /// The number of the game in its file, from 1.
    #[getter]
    fn number(&self) -> u32 {
        self.number
    }

    /// The line of the file on which the game begins, from 1.
    #[getter]
    fn line(&self) -> u32 {
        self.line
    }

    /// The fault, if any. Reading continues after undecodable bytes and after faults under the game's rules.
    #[getter]
    fn fault(&self) -> Option<PyFault> {
        self.stopped_by().cloned().map(PyFault)
    }

    /// Codes of inconsistencies that do not affect the game.
    #[getter]
    fn notes(&self) -> Vec<&'static str> {
        let notes = self.reading.iter().flat_map(|reading| &reading.notes);
        notes.map(|note| note.code()).collect()
    }

    /// All headers, in file order.
    #[getter]
    fn tags(&self) -> Vec<(&str, &str)> {
        let tags = self.record().into_iter().flat_map(|record| &record.tags);
        tags.map(|tag| (tag.key.as_str(), tag.value.as_str())).collect()
    }

    /// The name of the Cho player.
    #[getter]
    fn cho(&self) -> Option<&str> {
        self.meaning("White")
    }

    /// The name of the Han player.
    #[getter]
    fn han(&self) -> Option<&str> {
        self.meaning("Black")
    }

    /// The name of the event.
    #[getter]
    fn event(&self) -> Option<&str> {
        self.meaning("Event")
    }

    /// The date as written in the file.
    #[getter]
    fn date(&self) -> Option<&str> {
        self.meaning("Date")
    }

    /// The arrangements as (Cho's, Han's); None if the game does not start with arrangements.
    #[getter]
    fn setups(&self) -> Option<(&'static str, &'static str)> {
        let setups = self.record()?.arrangements()?;
        Some((setups.cho.code(), setups.han.code()))
    }

    /// The position before the first action.
    #[getter]
    fn start(&self) -> Option<PyPosition> {
        self.record().map(|record| PyPosition(record.start.clone()))
    }

    /// The position after the last action.
    #[getter]
    fn end(&self) -> Option<PyPosition> {
        self.record().map(|record| PyPosition(record.end()))
    }

    /// The moves and passes of the main line in UCI.
    #[getter]
    fn moves<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        let list = PyList::empty(py);
        let Some(record) = self.record() else {
            return Ok(list);
        };
        let mut position = record.start.clone();
        for node in record.tree.main_line() {
            list.append(words::uci_text(py, node.mv, &position))?;
            position.play_unchecked(node.mv);
        }
        Ok(list)
    }

    /// Return the main line in the given notation.
    fn written(&self, notation: &str) -> PyResult<Vec<String>> {
        let notation: Notation = self::notation(notation)?;
        let Some(record) = self.record() else {
            return Ok(Vec::new());
        };
        let mut position = record.start.clone();
        let write = |node: &janggi::record::Node| {
            let text = notation.print(node.mv, &position);
            position.play_unchecked(node.mv);
            text
        };
        Ok(record.tree.main_line().map(write).collect())
    }

    /// Comments as (ply, text); ply 0 is the starting position.
    #[getter]
    fn comments(&self) -> Vec<(u32, &str)> {
        self.said(|said| said.comments.iter().map(String::as_str).collect())
    }

    /// Numeric annotation glyphs as (ply, number).
    #[getter]
    fn glyphs(&self) -> Vec<(u32, u8)> {
        self.said(|said| said.glyphs.iter().map(|glyph| glyph.0).collect())
    }

    /// Circles and arrows as (ply, text), written as in PGN: `Ga4`, `Ra4b4`.
    #[getter]
    fn drawings(&self) -> Vec<(u32, String)> {
        self.said(|said| said.shapes.iter().map(ToString::to_string).collect())
    }

    /// Time left on the clock after each move, if recorded, as (ply, seconds).
    #[getter]
    fn left(&self) -> Vec<(u32, u32)> {
        let nodes = self.record().into_iter().flat_map(|record| record.tree.main_line());
        (1..)
            .zip(nodes)
            .filter_map(|(ply, node)| Some((ply, node.times.left?)))
            .collect()
    }

    /// Time spent on each move, if recorded, as (ply, seconds).
    #[getter]
    fn seconds(&self) -> Vec<(u32, u32)> {
        let nodes = self.record().into_iter().flat_map(|record| record.tree.main_line());
        (1..)
            .zip(nodes)
            .filter_map(|(ply, node)| Some((ply, node.times.spent?)))
            .collect()
    }

    /// The result: "cho", "han" or "draw", or None if the file does not state one.
    #[getter]
    fn winner(&self) -> Option<&'static str> {
        self.record()?.outcome.winner.known()
    }

    /// The stable code of the reason for the result. It is "unstated" if the file does not state a reason, and None if
    /// the game could not be read.
    #[getter]
    fn reason(&self) -> Option<&'static str> {
        Some(self.record()?.outcome.reason.code())
    }

    /// Replay the recorded game under a rule set, and return the resulting game. If `claims` is "last", endings that a
    /// player has to claim only count after the last action.
    #[pyo3(signature = (rules, *, claims = "last"))]
    fn game(&self, py: Python<'_>, rules: &Bound<'_, PyAny>, claims: &str) -> PyResult<PyGame> {
        let record = &self.readable(py)?.record;
        let claims = match claims {
            "auto" => janggi::Claims::Auto,
            "last" => janggi::Claims::Last,
            _ => return Err(PyValueError::new_err("claims is \"auto\" or \"last\"")),
        };
        let mut game = Game::with_claims(rules::of(rules)?, Start::Fen(record.start.clone()), claims)
            .map_err(|problem| error::start(py, &problem))?;
        for (at, node) in record.tree.main_line().enumerate() {
            let action = Action::from(node.mv);
            game.play(action)
                .map_err(|problem| error::action(py, &action.to_string(), &problem, Some(at)))?;
        }
        Ok(PyGame(game))
    }

    /// Return the record as text: "gib", "pgn", "json", "uci" (`position fen … moves …`) or "fen" (the last position).
    fn to(&self, py: Python<'_>, format: &str) -> PyResult<String> {
        let reading = self.readable(py)?;
        Ok(match format {
            "fen" => fen::print(&reading.record.end()) + "\n",
            other => print(py, reading, self::format(other)?)?,
        })
    }

    /// Return the kinds of content ("comments", "variations", …) that `to` would lose in a format, with their counts.
    fn left_out(&self, py: Python<'_>, format: &str) -> PyResult<Vec<(&'static str, u32)>> {
        let kept = self.readable(py)?.kept();
        let of = |format| record::left_out(&kept, format);
        let left_out = match format {
            // A FEN holds only the last position, so only a lost fault mark is reported.
            "fen" => of(RecordFormat::Uci)
                .into_iter()
                .filter(|(content, _)| *content == Content::FaultMark)
                .collect(),
            other => of(self::format(other)?),
        };
        Ok(left_out
            .into_iter()
            .map(|(content, count)| (content.code(), count))
            .collect())
    }

    fn __repr__(&self) -> String {
        let plies = self.record().map_or(0, |record| record.tree.main_line().count());
        match self.stopped_by() {
            None => format!("<Record {}, {plies} plies>", self.number),
            Some(fault) => format!("<Record {}, {plies} plies, {}>", self.number, fault.kind.code()),
        }
    }
}

/// Prints the record with line feeds as line endings, as in Python strings.
fn print(py: Python<'_>, reading: &Reading, to: RecordFormat) -> PyResult<String> {
    let layout = record::gib::Layout {
        line_end: record::gib::LineEnd::Lf,
        ..reading.layout
    };
    record::print(&reading.kept(), to, layout)
        .map_err(|problem| error::coded::<error::RecordError>(py, problem.code(), &problem.to_string(), "{}"))
}

/// An iterator over the games of a file.
#[pyclass(name = "Records", module = "janggun")]
pub(crate) struct PyRecords(Reader);

#[pymethods]
impl PyRecords {
    fn __iter__(records: PyRef<'_, Self>) -> PyRef<'_, Self> {
        records
    }

    fn __next__(&mut self, py: Python<'_>) -> PyResult<Option<PyRecord>> {
        let reader = &mut self.0;
        let game = py.detach(|| reader.next())?;
        Ok(game.map(PyRecord::from))
    }

    /// The format: "gib", "pgn", "json" or "uci".
    #[getter]
    fn format(&self) -> &'static str {
        self.0.format.code()
    }
}

/// Opens a file, given as a path or as bytes.
fn open(source: &Bound<'_, PyAny>, format: Option<RecordFormat>) -> PyResult<Reader> {
    let (input, format): (Box<dyn Read + Send + Sync>, _) = match source.cast::<PyBytes>() {
        Ok(bytes) => (Box::new(Cursor::new(bytes.as_bytes().to_vec())), format),
        Err(_) => {
            let path: PathBuf = source.extract()?;
            let named = path.extension().and_then(|extension| extension.to_str());
            let by_name = named.and_then(RecordFormat::from_extension);
            (Box::new(File::open(&path)?), format.or(by_name))
        }
    };
    Ok(Reader::new(input, format)?)
}

/// Iterate over the games of a file (a path, or bytes) in bounded memory.
///
/// A game that cannot be read does not stop the iteration; its `fault` has the reason. If `format` is None, the file
/// name or else the first bytes determine it.
#[pyfunction]
#[pyo3(signature = (source, format = None))]
pub(crate) fn read_games(source: &Bound<'_, PyAny>, format: Option<&str>) -> PyResult<PyRecords> {
    open(source, format.map(self::format).transpose()?).map(PyRecords)
}

/// Convert records (text or bytes) into "gib", "pgn", "json" or "uci".
///
/// Raises RecordError at the first game with a fault. With `faulty="skip"`, such games are left out; with
/// `faulty="keep"`, they are written as far as they could be read.
#[pyfunction]
#[pyo3(signature = (source, to, format = None, *, faulty = "raise"))]
pub(crate) fn convert(
    py: Python<'_>,
    source: &Bound<'_, PyAny>,
    to: &str,
    format: Option<&str>,
    faulty: &str,
) -> PyResult<String> {
    if !matches!(faulty, "raise" | "skip" | "keep") {
        return Err(PyValueError::new_err("faulty is \"raise\", \"skip\" or \"keep\""));
    }
    let to = self::format(to)?;
    let bytes = match source.cast::<PyString>() {
        Ok(text) => text.to_cow()?.into_owned().into_bytes(),
        Err(_) => source.extract::<Vec<u8>>()?,
    };
    let format = format.map(self::format).transpose()?;
    let mut reader = Reader::new(Box::new(Cursor::new(bytes)), format)?;
    let mut text = String::new();
    while let Some(game) = reader.next()?.map(PyRecord::from) {
        if let (Some(fault), "raise") = (game.stopped_by(), faulty) {
            let detail = format!("game {}: {fault}", game.number);
            return Err(error::coded::<error::RecordError>(
                py,
                fault.kind.code(),
                &detail,
                &api::fault_facts(fault),
            ));
        }
        if let (Ok(reading), true) = (&game.reading, game.stopped_by().is_none() || faulty == "keep") {
            text.push_str(&print(py, reading, to)?);
        }
    }
    Ok(text)
}
