//! Texts in and out, for clients that are not written in Rust: the browser's page for directors. Every text is a question
//! about a log, the lines of a tournament's file; nothing is kept between questions.

mod problem;
mod view;

#[cfg(test)]
mod typescript;

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

use crate::command::Command;
use crate::entry::{DivisionId, EntryId};
use crate::event::Event;
use crate::files::csv::write_standings;
use crate::files::table::{self, TableRow};
use crate::files::trf::{Names, Version, write as write_trf};
use crate::files::trf_read;
use crate::merge::merge;
use crate::outcome::{Scoring, ScoringName};
use crate::plan::Plan;
use crate::propose::{Proposal, Questions, propose};
use crate::standings::standings;
use crate::state::Tournament;
use crate::tie::{Certainty, TieBreak, TieOrder};
use crate::why::{Fact, why, why_bye};
use problem::Problem;
use view::View;

/// A question.
#[derive(Debug, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
enum Request {
    /// Formats for a number of people, hours and prizes.
    Propose { questions: Questions },
    /// Scorings and orders of tie-breaks by name.
    Presets,
    /// Announces a tournament.
    Open { plan: Plan, at: i64 },
    /// Shows a tournament.
    View { log: String },
    /// Carries out commands, all or none.
    Handle {
        log: String,
        commands: Vec<Command>,
        at: i64,
        #[serde(default)]
        by: Option<String>,
    },
    /// Reads a table of entries.
    Table { log: String, text: String },
    /// Says why two entries meet.
    Why {
        log: String,
        division: DivisionId,
        round: u16,
        table: u16,
    },
    /// Says why an entry has a bye.
    WhyBye {
        log: String,
        division: DivisionId,
        round: u16,
        id: EntryId,
    },
    /// Appends to a log what another copy of it has and it has not.
    Merge { log: String, other: String },
    /// Writes a file for other programs.
    Write {
        log: String,
        division: DivisionId,
        form: FileForm,
    },
    /// Reads a tournament report of another program.
    Import { text: String },
}

/// Form of a file for other programs.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
enum FileForm {
    Csv,
    Trf16,
    Trf2026,
}

/// Answer to a question.
#[derive(Debug, Serialize)]
#[serde(tag = "ok", rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
enum Answer {
    Proposals {
        proposals: Vec<Proposal>,
    },
    Presets {
        presets: Presets,
    },
    /// A tournament after a question, with the events that were added to its log as lines.
    Tournament {
        added: Vec<String>,
        view: Box<View>,
    },
    Table {
        rows: Vec<TableRow>,
    },
    Why {
        facts: Vec<Fact>,
    },
    Written {
        text: String,
        notes: Vec<&'static str>,
    },
    Refused {
        problem: Box<Problem>,
    },
}

/// What a plan may be put together from.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct Presets {
    korean: Scoring,
    chess: Scoring,
    decisive: Scoring,
    yanji: Scoring,
    /// By the `league_score` of a rule set.
    leagues: BTreeMap<&'static str, ScoringName>,
    orders: Vec<OrderPreset>,
    ties: Vec<TieBreak>,
}

/// An order of tie-breaks by name.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct OrderPreset {
    code: &'static str,
    ties: Vec<TieBreak>,
    /// Whether events use it; otherwise it is a guess.
    is_reported: bool,
}

/// Answers a question, a JSON text of `Request`, with a JSON text of `Answer`.
///
/// ```
/// use tournament::api::answer;
/// let question = r#"{"do":"propose","questions":{"people":24,"minutes":300,"prizes":3,"game_minutes":30,"pause_minutes":10}}"#;
/// assert!(answer(question).starts_with(r#"{"ok":"proposals","proposals":["#));
/// assert!(answer("?").starts_with(r#"{"ok":"refused","problem":{"code":"bad_request""#));
/// ```
#[must_use]
pub fn answer(text: &str) -> String {
    let answer = match serde_json::from_str(text) {
        Ok(request) => respond(request).unwrap_or_else(|problem| Answer::Refused { problem }),
        Err(error) => Answer::Refused {
            problem: Problem::of_request(&error),
        },
    };
    serde_json::to_string(&answer).expect("answers have no maps with other keys than texts")
}

fn respond(request: Request) -> Result<Answer, Box<Problem>> {
    Ok(match request {
        Request::Propose { questions } => Answer::Proposals {
            proposals: propose(&questions),
        },
        Request::Presets => Answer::Presets { presets: presets() },
        Request::Open { plan, at } => {
            let opened = Tournament::open(plan, at, None)?;
            shown(&opened, opened.events())
        }
        Request::View { log } => shown(&read(&log)?, &[]),
        Request::Handle { log, commands, at, by } => {
            let mut tournament = read(&log)?;
            let before = tournament.events().len();
            for (command, index) in commands.iter().zip(0..) {
                let done = tournament.handle(command, at, by.as_deref());
                done.map_err(|refusal| Box::<Problem>::from(refusal).at_command(index))?;
            }
            shown(&tournament, &tournament.events()[before..])
        }
        Request::Table { log, text } => {
            let tournament = read(&log)?;
            Answer::Table {
                rows: table::read(tournament.state(), &text)?,
            }
        }
        Request::Why {
            log,
            division,
            round,
            table,
        } => {
            let facts = why(&read(&log)?, division, round, table);
            Answer::Why {
                facts: facts.ok_or_else(|| Problem::of_code("no_such_table"))?,
            }
        }
        Request::WhyBye {
            log,
            division,
            round,
            id,
        } => Answer::Why {
            facts: why_bye(&read(&log)?, division, round, id).unwrap_or_default(),
        },
        Request::Merge { log, other } => {
            let tournament = read(&log)?;
            let merged = merge(&tournament, &read(&other)?)?;
            shown(&merged, &merged.events()[tournament.events().len()..])
        }
        Request::Write { log, division, form } => write(&read(&log)?, division, form)?,
        Request::Import { text } => {
            let imported = trf_read::read(&text).map_err(|error| Problem::of_code(error.code()))?;
            shown(&imported, imported.events())
        }
    })
}

/// Reads a log. The problem names the line.
fn read(log: &str) -> Result<Tournament, Box<Problem>> {
    let lines = log.lines().zip(1..).filter(|(line, _)| !line.trim().is_empty());
    let events = lines.map(|(line, number)| Event::read(line).map_err(|error| Problem::of_line(error.code(), number)));
    let events: Vec<Event> = events.collect::<Result<_, _>>()?;
    let loaded = Tournament::load(&events);
    loaded.map_err(|error| Problem::of_line(error.code(), usize::try_from(error.seq).unwrap_or(usize::MAX)))
}

fn shown(tournament: &Tournament, added: &[Event]) -> Answer {
    Answer::Tournament {
        added: added.iter().map(Event::write).collect(),
        view: Box::new(View::of(tournament)),
    }
}

fn presets() -> Presets {
    let order = |order: TieOrder| OrderPreset {
        code: order.code(),
        ties: order.ties(),
        is_reported: order.certainty() == Certainty::Reported,
    };
    Presets {
        korean: Scoring::KOREAN,
        chess: Scoring::CHESS,
        decisive: Scoring::DECISIVE,
        yanji: Scoring::YANJI,
        leagues: ScoringName::LEAGUES.into(),
        orders: TieOrder::ALL.into_iter().map(order).collect(),
        ties: TieBreak::ALL.to_vec(),
    }
}

fn write(tournament: &Tournament, division: DivisionId, form: FileForm) -> Result<Answer, Box<Problem>> {
    let state = tournament.state();
    let version = match form {
        FileForm::Csv => {
            let found = standings(state, division).ok_or_else(|| Problem::of_code("no_such_division"))?;
            return Ok(Answer::Written {
                text: write_standings(state, &found.ranking),
                notes: Vec::new(),
            });
        }
        FileForm::Trf16 => Version::Trf16,
        FileForm::Trf2026 => Version::Trf2026,
    };
    let exported =
        write_trf(state, division, version, Names::Written).map_err(|error| Problem::of_code(error.code()))?;
    Ok(Answer::Written {
        text: exported.text,
        notes: exported.notes.iter().map(|note| note.code()).collect(),
    })
}
