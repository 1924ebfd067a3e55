//! JSON interface for clients that are not written in Rust, such as the tournament director's page in the browser.
//!
//! No state is kept between requests. A request about a tournament contains its whole log: the lines of its file.

mod problem;
mod view;

#[cfg(test)]
mod typescript;

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

use crate::command::{Command, GameAt};
use crate::entry::{DivisionId, EntryId};
use crate::event::Event;
use crate::files::games::{Game, Naming, Which, games};
use crate::files::table::{self, Table};
use crate::files::trf::{Names, Version, write as write_trf};
use crate::files::trf_read;
use crate::merge::merge;
use crate::outcome::{Scoring, ScoringName};
use crate::plan::Plan;
use crate::propose::{Proposal, Questions, propose};
use crate::state::Tournament;
use crate::tie::{Certainty, TieBreak, TieOrder};
use crate::why::{Fact, why, why_bye};
use problem::Problem;
use view::View;

/// A request, tagged by `do`.
#[derive(Debug, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
enum Request {
    /// Proposes formats for a number of players, the available time and a number of prizes.
    Propose {
        questions: Questions,
    },
    /// Lists the named scorings and tie-break orders.
    Presets,
    /// Creates a tournament.
    Open {
        plan: Plan,
        at: i64,
    },
    View {
        log: String,
    },
    /// Carries out commands, all or none.
    Handle {
        log: String,
        commands: Vec<Command>,
        at: i64,
        #[serde(default)]
        by: Option<String>,
    },
    /// Checks each command separately, without carrying it out.
    Check {
        log: String,
        commands: Vec<Command>,
    },
    /// Reads a table of entries. Lines without a division are for `division`. If the table has no headings, its first
    /// columns are `columns`, and the others are guessed.
    Table {
        log: String,
        text: String,
        #[serde(default)]
        division: DivisionId,
        #[serde(default)]
        columns: Vec<Option<String>>,
    },
    /// Explains why two entries are paired.
    Why {
        log: String,
        division: DivisionId,
        round: u16,
        table: u16,
    },
    /// Explains why an entry has a bye.
    WhyBye {
        log: String,
        division: DivisionId,
        round: u16,
        id: EntryId,
    },
    /// Appends the commands that only the other copy of the log contains.
    Merge {
        log: String,
        other: String,
    },
    /// Exports a division as a file for other programs.
    Write {
        log: String,
        division: DivisionId,
        form: FileForm,
    },
    /// Returns the games and their headers for a file of records.
    Games {
        log: String,
        naming: Naming,
        which: Which,
    },
    /// Imports a tournament report from another program.
    Import {
        text: String,
    },
}

/// Format of an exported file.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
enum FileForm {
    Trf16,
    Trf2026,
}

/// Response to a request, tagged by `ok`.
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
    /// The tournament after a request; `added` contains the lines added to its log.
    Tournament {
        added: Vec<String>,
        view: Box<View>,
    },
    Checked {
        /// Reason for refusing each command; `null` if it would be carried out.
        problems: Vec<Option<Box<Problem>>>,
    },
    Table(Table),
    Why {
        facts: Vec<Fact>,
    },
    Written {
        text: String,
        notes: Vec<&'static str>,
    },
    Games {
        games: Vec<Game>,
        /// Games that were played but have no record.
        missing: Vec<GameAt>,
    },
    Refused {
        problem: Box<Problem>,
    },
}

/// Named scorings and tie-break orders for plans.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct Presets {
    korean: Scoring,
    chess: Scoring,
    decisive: Scoring,
    yanji: Scoring,
    /// Scorings by the `league_score` of rule sets.
    leagues: BTreeMap<&'static str, ScoringName>,
    orders: Vec<OrderPreset>,
    ties: Vec<TieBreak>,
}

/// A named order of tie-breaks.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct OrderPreset {
    code: &'static str,
    ties: Vec<TieBreak>,
    /// Whether reports of real events mention the order. If not, the order is a guess.
    is_reported: bool,
}

/// Answers a JSON `Request` with a JSON `Answer`.
///
/// ```
/// use tournament::api::answer;
/// let question =
/// r#"{"do":"propose","questions":{"people":24,"minutes":300,"prizes":3,"game_minutes":30,"pause_minutes":10}}"#;
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

/// Returns the `View` of a tournament: its entries, rounds and standings.
#[must_use]
pub fn view(tournament: &Tournament) -> serde_json::Value {
    serde_json::to_value(View::of(tournament)).expect("views have no maps with other keys than texts")
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
        Request::Handle { log, commands, at, by } => handle(read(&log)?, &commands, at, by.as_deref())?,
        Request::Check { log, commands } => {
            let tournament = read(&log)?;
            let problem = |command| tournament.state().decide(command).err().map(Box::<Problem>::from);
            Answer::Checked {
                problems: commands.iter().map(problem).collect(),
            }
        }
        Request::Table {
            log,
            text,
            division,
            columns,
        } => Answer::Table(table::read(read(&log)?.state(), division, &text, &columns)?),
        Request::Why {
            log,
            division,
            round,
            table,
        } => {
            let facts = why(&read(&log)?, division, round, table).ok_or_else(|| Problem::of_code("no_such_table"))?;
            Answer::Why { facts }
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
        Request::Games { log, naming, which } => {
            let found = games(read(&log)?.state(), naming, which);
            Answer::Games {
                games: found.games,
                missing: found.missing,
            }
        }
        Request::Import { text } => {
            let imported = trf_read::read(&text).map_err(|error| Problem::of_code(error.code()))?;
            shown(&imported, imported.events())
        }
    })
}

/// Carries out all of the commands, or none. If one is refused, the problem contains its index.
fn handle(mut tournament: Tournament, commands: &[Command], at: i64, by: Option<&str>) -> Result<Answer, Box<Problem>> {
    let before = tournament.events().len();
    for (command, index) in commands.iter().zip(0..) {
        let done = tournament.handle(command, at, by);
        done.map_err(|refusal| Box::<Problem>::from(refusal).at_command(index))?;
    }
    Ok(shown(&tournament, &tournament.events()[before..]))
}

/// Parses a log. A problem contains the number of the line that cannot be read, or of the event that contradicts the
/// earlier ones.
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
