//! Errors of the JSON interface: a code, and details for the client's message.

use serde::Serialize;

use crate::entry::EntryId;
use crate::files::csv::CsvError;
use crate::merge::MergeError;
use crate::refusal::{Refusal, Relaxation};

/// Reason why a request cannot be answered.
#[derive(Debug, Default, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub(super) struct Problem {
    /// Stable code of a refusal, a file error or a malformed request.
    pub(super) code: &'static str,
    /// Line of the log, file or pasted table, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) line: Option<usize>,
    /// Index of the refused command, from 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    command: Option<usize>,
    /// Field of an entry, or column of a table.
    #[serde(skip_serializing_if = "Option::is_none")]
    field: Option<&'static str>,
    /// Entries that the problem concerns.
    #[serde(skip_serializing_if = "Option::is_none")]
    ids: Option<Vec<EntryId>>,
    /// Round and table of each missing result.
    #[serde(skip_serializing_if = "Option::is_none")]
    tables: Option<Vec<(u16, u16)>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    round: Option<u16>,
    /// Rules that could be relaxed, one at a time, to make a pairing possible.
    #[serde(skip_serializing_if = "Option::is_none")]
    relax: Option<Vec<Relaxation>>,
    /// Message of the JSON parser, in English.
    #[serde(skip_serializing_if = "Option::is_none")]
    detail: Option<String>,
}

impl Problem {
    pub(super) fn of_code(code: &'static str) -> Box<Self> {
        Box::new(Self {
            code,
            ..Self::default()
        })
    }

    pub(super) fn of_line(code: &'static str, line: usize) -> Box<Self> {
        let mut problem = Self::of_code(code);
        problem.line = Some(line);
        problem
    }

    pub(super) fn of_request(error: &serde_json::Error) -> Box<Self> {
        let mut problem = Self::of_code("bad_request");
        problem.detail = Some(error.to_string());
        problem
    }

    pub(super) fn at_command(mut self: Box<Self>, index: usize) -> Box<Self> {
        self.command = Some(index);
        self
    }
}

impl From<Refusal> for Box<Problem> {
    fn from(refusal: Refusal) -> Self {
        let mut problem = Problem::of_code(refusal.code());
        match refusal {
            Refusal::NoSuchEntry { id }
            | Refusal::SameEntry { id }
            | Refusal::AlreadyWithdrawn { id }
            | Refusal::NotWithdrawn { id }
            | Refusal::NotInThisGame { id } => problem.ids = Some(vec![id]),
            Refusal::TieUndecided { ids, .. } => problem.ids = Some(ids),
            Refusal::BadEntry { field } => problem.field = Some(field),
            Refusal::Pending { tables } => problem.tables = Some(tables),
            Refusal::NoPairing { relax } => problem.relax = Some(relax),
            Refusal::RoundPaired { round } | Refusal::RoundDependsOnIt { round } => problem.round = Some(round),
            _ => {}
        }
        problem
    }
}

impl From<CsvError> for Box<Problem> {
    fn from(error: CsvError) -> Self {
        let mut problem = Problem::of_code(error.code());
        match error {
            CsvError::BadCell { line, column } => {
                problem.line = Some(line);
                problem.field = Some(column);
            }
            CsvError::TooManyCells { line } | CsvError::OpenQuote { line } => problem.line = Some(line),
            CsvError::TooLong | CsvError::NoNames => {}
        }
        problem
    }
}

impl From<MergeError> for Box<Problem> {
    fn from(error: MergeError) -> Self {
        let code = error.code();
        match error {
            MergeError::Other => Problem::of_code(code),
            MergeError::Conflict { seq } => Problem::of_line(code, usize::try_from(seq).unwrap_or(usize::MAX)),
        }
    }
}
