//! Game records as Python objects, and the way from one format to another.

use std::fs::File;
use std::io::{Cursor, Read};
use std::path::PathBuf;

use janggi::korean::Style;
use janggi::notation::Notation;
use janggi::record::exchange::{self, Format};
use janggi::record::gib::LineEnd;
use janggi::record::{Fault, Note, Record, Winner, gib, json, pgn};
use janggi::{Action, Game, Start, fen, uci};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyList, PyString};

use crate::game::PyGame;
use crate::position::{PyPosition, notation};
use crate::reader::{Found, Reader};
use crate::{error, rules, text, words};

fn format(name: &str) -> PyResult<Format> {
    match name {
        "gib" => Ok(Format::Gib),
        "pgn" => Ok(Format::Pgn),
        "json" => Ok(Format::Json),
        _ => Err(PyValueError::new_err(format!(
            "no record format {name:?}; there are gib, pgn, json"
        ))),
    }
}

/// What stopped the reading of a game.
#[pyclass(frozen, name = "Fault", module = "janggun")]
#[derive(Clone, Debug)]
pub(crate) struct PyFault(Fault);

#[pymethods]
impl PyFault {
    /// A stable word.
    #[getter]
    fn code(&self) -> &'static str {
        self.0.kind.code()
    }

    /// The line of the file, from 1.
    #[getter]
    fn line(&self) -> u32 {
        self.0.line
    }

    /// The ply it concerns, from 1; None for the headers.
    #[getter]
    fn ply(&self) -> Option<u32> {
        self.0.ply
    }

    /// What it rests on.
    #[getter]
    fn facts<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        text::loads(py, &exchange::fault_facts(&self.0))
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        format!("Fault('{}', line={})", self.code(), self.0.line)
    }
}

/// A recorded game, up to its first fault.
#[pyclass(frozen, name = "Record", module = "janggun")]
#[derive(Debug)]
pub(crate) struct PyRecord {
    number: u32,
    line: u32,
    style: Style,
    notes: Vec<Note>,
    record: Option<Record>,
    fault: Option<Fault>,
}

impl From<Found> for PyRecord {
    fn from(found: Found) -> Self {
        let (record, fault) = match found.result {
            Ok(reading) => (Some(reading.record), reading.fault),
            Err(fault) => (None, Some(fault)),
        };
        Self {
            number: found.number,
            line: found.line,
            style: found.style,
            notes: found.notes,
            record,
            fault,
        }
    }
}

impl PyRecord {
    /// The value of the first header that means this, in whichever format.
    fn meaning(&self, key: &str) -> Option<&str> {
        self.record.as_ref()?.meaning(key)
    }

    fn whole(&self, py: Python<'_>) -> PyResult<&Record> {
        self.record.as_ref().ok_or_else(|| {
            let detail = self.fault.as_ref().map_or_else(String::new, ToString::to_string);
            let code = self.fault.as_ref().map_or("unreadable_game", |fault| fault.kind.code());
            error::coded::<error::RecordError>(py, code, &detail, "{}")
        })
    }
}

#[pymethods]
impl PyRecord {
    /// Its number in its file, from 1.
    #[getter]
    fn number(&self) -> u32 {
        self.number
    }

    /// The line of the file in which it begins, from 1.
    #[getter]
    fn line(&self) -> u32 {
        self.line
    }

    /// What stopped the reading; None for a game that was read to its end.
    #[getter]
    fn fault(&self) -> Option<PyFault> {
        self.fault.clone().map(PyFault)
    }

    /// What did not fit but changed nothing: codes.
    #[getter]
    fn notes(&self) -> Vec<&'static str> {
        self.notes.iter().map(|note| note.code()).collect()
    }

    /// Every header in its order.
    #[getter]
    fn tags(&self) -> Vec<(&str, &str)> {
        let tags = self.record.iter().flat_map(|record| &record.tags);
        tags.map(|tag| (tag.key.as_str(), tag.value.as_str())).collect()
    }

    /// Who plays Cho.
    #[getter]
    fn cho(&self) -> Option<&str> {
        self.meaning("White")
    }

    /// Who plays Han.
    #[getter]
    fn han(&self) -> Option<&str> {
        self.meaning("Black")
    }

    /// The event.
    #[getter]
    fn event(&self) -> Option<&str> {
        self.meaning("Event")
    }

    /// The date as written.
    #[getter]
    fn date(&self) -> Option<&str> {
        self.meaning("Date")
    }

    /// The arrangements as (Cho's, Han's); None where the game starts elsewhere.
    #[getter]
    fn setups(&self) -> Option<(&'static str, &'static str)> {
        let setups = self.record.as_ref()?.arrangements()?;
        Some((setups.cho.code(), setups.han.code()))
    }

    /// The position before the first action.
    #[getter]
    fn start(&self) -> Option<PyPosition> {
        self.record.as_ref().map(|record| PyPosition(record.start.clone()))
    }

    /// The position after the last action.
    #[getter]
    fn end(&self) -> Option<PyPosition> {
        self.record.as_ref().map(|record| PyPosition(record.end()))
    }

    /// The steps and passes of the main line in UCI.
    #[getter]
    fn moves<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        let list = PyList::empty(py);
        let Some(record) = &self.record else {
            return Ok(list);
        };
        let mut position = record.start.clone();
        for node in record.tree.main_line() {
            list.append(words::uci_text(py, node.mv, &position))?;
            position.play_unchecked(node.mv);
        }
        Ok(list)
    }

    /// The main line in a notation.
    fn written(&self, notation: &str) -> PyResult<Vec<String>> {
        let notation: Notation = self::notation(notation)?;
        let Some(record) = &self.record else {
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

    /// Comments as (ply, text); ply 0 is before the first action.
    #[getter]
    fn comments(&self) -> Vec<(u32, &str)> {
        let Some(record) = &self.record else {
            return Vec::new();
        };
        let first = record.tree.comments.iter().map(|text| (0, text.as_str()));
        let plies = (1..).zip(record.tree.main_line());
        let behind = plies.flat_map(|(ply, node)| node.comments.iter().map(move |text| (ply, text.as_str())));
        first.chain(behind).collect()
    }

    /// Times as (ply, seconds).
    #[getter]
    fn seconds(&self) -> Vec<(u32, u32)> {
        let nodes = self.record.iter().flat_map(|record| record.tree.main_line());
        (1..)
            .zip(nodes)
            .filter_map(|(ply, node)| Some((ply, node.seconds?)))
            .collect()
    }

    /// Who won: "cho", "han", "draw", or None where the file does not say.
    #[getter]
    fn winner(&self) -> Option<&'static str> {
        match self.record.as_ref()?.outcome.winner {
            Winner::Unknown => None,
            known @ (Winner::Side(_) | Winner::Draw) => Some(known.code()),
        }
    }

    /// Why, as far as the file says it: a stable word.
    #[getter]
    fn reason(&self) -> Option<&'static str> {
        Some(self.record.as_ref()?.outcome.reason.code())
    }

    /// The game under a rule set, replayed. With claims "last" endings that somebody would have had to claim count after
    /// the last action only.
    #[pyo3(signature = (rules, *, claims = "last"))]
    fn game(&self, py: Python<'_>, rules: &Bound<'_, PyAny>, claims: &str) -> PyResult<PyGame> {
        let record = self.whole(py)?;
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

    /// The record as text: "gib", "pgn", "json", "uci" (`position fen … moves …`) or "fen" (the last position).
    fn to(&self, py: Python<'_>, format: &str) -> PyResult<String> {
        let record = self.whole(py)?;
        Ok(match format {
            "fen" => fen::print(&record.end()) + "\n",
            "uci" => position_line(record),
            other => print(record, self::format(other)?, self.style),
        })
    }

    fn __repr__(&self) -> String {
        let plies = self.record.as_ref().map_or(0, |record| record.tree.main_line().count());
        match &self.fault {
            None => format!("<Record {}, {plies} plies>", self.number),
            Some(fault) => format!("<Record {}, {plies} plies, {}>", self.number, fault.kind.code()),
        }
    }
}

fn print(record: &Record, to: Format, style: Style) -> String {
    match to {
        Format::Gib => gib::print(record, style, LineEnd::Lf),
        Format::Pgn => pgn::print(record),
        Format::Json => json::print(record) + "\n",
    }
}

fn position_line(record: &Record) -> String {
    let mut position = record.start.clone();
    let mut text = format!("position fen {}", fen::print(&position));
    for (ply, node) in record.tree.main_line().enumerate() {
        text.push_str(if ply == 0 { " moves " } else { " " });
        text.push_str(&uci::print_move(node.mv, &position));
        position.play_unchecked(node.mv);
    }
    text + "\n"
}

/// The games of a file, one after the other.
#[pyclass(name = "Records", module = "janggun")]
pub(crate) struct PyRecords(Reader);

#[pymethods]
impl PyRecords {
    fn __iter__(records: PyRef<'_, Self>) -> PyRef<'_, Self> {
        records
    }

    fn __next__(&mut self, py: Python<'_>) -> PyResult<Option<PyRecord>> {
        let reader = &mut self.0;
        let found = py.detach(|| reader.next())?;
        Ok(found.map(PyRecord::from))
    }

    /// "gib", "pgn" or "json".
    #[getter]
    fn format(&self) -> &'static str {
        match self.0.format {
            Format::Gib => "gib",
            Format::Pgn => "pgn",
            Format::Json => "json",
        }
    }
}

/// A path, or the content itself as bytes.
fn open(source: &Bound<'_, PyAny>, format: Option<Format>) -> PyResult<Reader> {
    let (input, format): (Box<dyn Read + Send + Sync>, _) = match source.cast::<PyBytes>() {
        Ok(bytes) => (Box::new(Cursor::new(bytes.as_bytes().to_vec())), format),
        Err(_) => {
            let path: PathBuf = source.extract()?;
            let named = path.extension().and_then(|extension| extension.to_str());
            let by_name = named.and_then(|name| match name.to_ascii_lowercase().as_str() {
                "jsonl" => Some(Format::Json),
                other => self::format(other).ok(),
            });
            (Box::new(File::open(&path)?), format.or(by_name))
        }
    };
    Ok(Reader::new(input, format)?)
}

/// Iterate over the games of a file (a path, or bytes) in bounded memory.
///
/// A game that cannot be read does not stop the others: its `fault` says what is wrong. Without a format the file's
/// name tells it, then its first bytes.
#[pyfunction]
#[pyo3(signature = (source, format = None))]
pub(crate) fn read_games(source: &Bound<'_, PyAny>, format: Option<&str>) -> PyResult<PyRecords> {
    open(source, format.map(self::format).transpose()?).map(PyRecords)
}

/// Convert records (text or bytes) into "gib", "pgn" or "json".
///
/// Raises RecordError at the first game with a fault, or leaves such games out with `faulty="skip"`, or writes them up
/// to the fault with `faulty="keep"`.
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
    while let Some(found) = reader.next()? {
        let game = PyRecord::from(found);
        if let (Some(fault), "raise") = (&game.fault, faulty) {
            let detail = format!("game {}: {fault}", game.number);
            return Err(error::coded::<error::RecordError>(
                py,
                fault.kind.code(),
                &detail,
                &exchange::fault_facts(fault),
            ));
        }
        if let (Some(record), true) = (&game.record, game.fault.is_none() || faulty == "keep") {
            text.push_str(&print(record, to, game.style));
        }
    }
    Ok(text)
}
