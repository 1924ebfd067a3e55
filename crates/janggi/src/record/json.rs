//! The record format of this library: one JSON object per game, with a version. The format can hold everything in a
//! record. Unlike the other record formats, it has the complete rule set, handicap and deom, calls and offers, and the
//! verdict.
//!
//! ```json
//! {"janggun":2,"rules":{…},"start":{"setup":{"cho":"mssm","han":"smsm"}},
//!  "tags":[["Event","…"]],"comments":["before the first move"],
//!  "moves":[{"move":"a4b4","seconds":3,"left":297,"comments":["…"],"glyphs":[1],"drawings":["Ga4","Ra4b4"],
//!    "variations":[[{"move":"c4b4"}]]},{"move":"e9e9"}],
//!  "claims":[[2,"offer"],[2,"accept"]],"outcome":{"winner":"draw","reason":"agreed"},"verdict":{…}}
//! ```
//!
//! `variations` are stored with the move that they replace. `glyphs` are numbers, and `drawings` are circles and arrows,
//! as in PGN; like `comments`, they may also precede the first move. `rules`, `claims` and `verdict` are absent from
//! records of games without rules. Of the other fields of a record, only `janggun`, `start` and `moves` are required.
//!
//! # Stability
//! A reader of version n reads every version up to n and rejects newer ones. Version 1 had no fields for glyphs,
//! drawings and time left; they are read from its comments, which had them as in PGN. A record is written in the lowest
//! version that can hold it.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::line_form::{MoveForm, add_line, line_form};
use super::{
    Annotations, Fault, FaultKind, Glyph, Judged, Reading, Reason, Record, RecordOutcome, Shape, Tag, Tree, Winner,
    first_version, pgn,
};
use crate::explain::Verdict;
use crate::game::Action;
use crate::movement::Movement;
use crate::points::HalfPoints;
use crate::ruleset::Rules;
use crate::side::Side;
use crate::start::Start;
use crate::unique_keys;

/// The newest version of the format.
pub const VERSION: u64 = 2;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct RecordForm {
    janggun: u64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    rules: Option<Value>,
    start: Start,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    tags: Vec<(String, String)>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    comments: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    glyphs: Vec<Glyph>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    drawings: Vec<Shape>,
    moves: Vec<MoveForm>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    claims: Vec<(u32, Action)>,
    #[serde(default)]
    outcome: OutcomeForm,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    verdict: Option<Verdict>,
}

#[derive(Debug, Serialize, Deserialize, Default)]
#[serde(deny_unknown_fields)]
pub(super) struct OutcomeForm {
    winner: Option<String>,
    reason: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    margin_half: Option<i32>,
}

/// Writes a record on one line.
#[must_use]
pub fn print(record: &Record) -> String {
    let judged = record.judged.as_ref();
    let said = &record.tree.annotations;
    let form = RecordForm {
        janggun: version(&record.tree),
        rules: judged.map(|judged| judged.rules.to_value()),
        start: judged.map_or_else(|| Start::Fen(record.start.clone()), |judged| judged.start.clone()),
        tags: tags(record),
        comments: said.comments.clone(),
        glyphs: said.glyphs.to_vec(),
        drawings: said.shapes.clone(),
        moves: line_form(&record.tree, None, record.start.clone()),
        claims: judged.map(|judged| judged.claims.clone()).unwrap_or_default(),
        outcome: outcome_form(record.outcome),
        verdict: judged.and_then(|judged| judged.verdict.clone()),
    };
    serde_json::to_string(&form).expect("a record has no keys but strings")
}

/// Returns the headers. Without rules, `Variant` is set if the headers would otherwise name a different
/// variant.
fn tags(record: &Record) -> Vec<(String, String)> {
    let movement = record.start.movement();
    let is_said = record.judged.is_some() || law_of(&record.tags) == movement;
    let own = record.tags.iter().map(|tag| (tag.key.clone(), tag.value.clone()));
    if is_said {
        return own.collect();
    }
    let name = match movement {
        Movement::Janggi => "Janggi",
        Movement::Xiangqi => "Xiangqi",
        Movement::ChessWar => "ChessWar",
    };
    let is_law = |key: &str| ["variant", "game"].iter().any(|law| key.eq_ignore_ascii_case(law));
    own.filter(|(key, _)| !is_law(key))
        .chain([(String::from("Variant"), String::from(name))])
        .collect()
}

/// Returns the variant in the headers; Janggi if they do not name a known one.
fn law_of(tags: &[Tag]) -> Movement {
    pgn::movement(tags).unwrap_or(Movement::Janggi)
}

/// Returns the lowest version that can hold the tree unchanged.
fn version(tree: &Tree) -> u64 {
    let has_none = |said: &Annotations| said.glyphs.is_empty() && said.shapes.is_empty();
    let is_of_first = has_none(&tree.annotations)
        && tree
            .nodes()
            .all(|node| has_none(&node.annotations) && node.times.left.is_none())
        && {
            let mut read = tree.clone();
            first_version::lift(&mut read);
            read == *tree
        };
    if is_of_first { 1 } else { VERSION }
}

pub(super) fn outcome_form(outcome: RecordOutcome) -> OutcomeForm {
    OutcomeForm {
        winner: outcome.winner.known().map(ToString::to_string),
        reason: Some(outcome.reason.code().to_string()),
        margin_half: outcome.reason.margin().map(|margin| margin.0),
    }
}

pub(super) fn outcome(form: &OutcomeForm) -> Result<RecordOutcome, FaultKind> {
    let winner = match form.winner.as_deref() {
        None => Winner::Unknown,
        Some("draw") => Winner::Draw,
        Some(word) => match Side::ALL.into_iter().find(|side| side.id() == word) {
            Some(side) => Winner::Side(side),
            None => return Err(shape("no such winner")),
        },
    };
    let word = form.reason.as_deref().unwrap_or("unstated");
    let reason = Reason::ALL
        .into_iter()
        .find(|reason| reason.code() == word)
        .ok_or_else(|| shape("no such reason"))?;
    let reason = match (reason, form.margin_half) {
        (Reason::Points(_), margin) => Reason::Points(margin.map(HalfPoints)),
        (_, Some(_)) => return Err(shape("a margin belongs to points")),
        (other, None) => other,
    };
    Ok(RecordOutcome { winner, reason })
}

pub(super) fn shape(message: &str) -> FaultKind {
    FaultKind::Json {
        message: String::from(message),
    }
}

/// Reads one record. If the text is not JSON, the fault has the line of the error; all other faults have line 1.
///
/// A record with rules is replayed under them. The reading has a fault if they refuse an action, or if their verdict
/// contradicts the stored one.
///
/// # Errors
/// If the text is not a record of a known version, or its start or its rules are invalid.
pub fn read(text: &str) -> Result<Reading, Fault> {
    let value = unique_keys::parse(text).map_err(|error| no_json(&error))?;
    read_form(value).map_err(|kind| Fault {
        line: 1,
        ply: None,
        kind,
    })
}

pub(super) fn no_json(error: &serde_json::Error) -> Fault {
    Fault {
        line: u32::try_from(error.line()).unwrap_or(u32::MAX).max(1),
        ply: None,
        kind: FaultKind::Json {
            message: error.to_string(),
        },
    }
}

fn read_form(value: Value) -> Result<Reading, FaultKind> {
    match value.get("janggun").map(Value::as_u64) {
        Some(Some(version)) if version > VERSION => return Err(FaultKind::Version { found: version }),
        Some(Some(1..)) => {}
        Some(_) | None => return Err(shape("\"janggun\" is not a version")),
    }
    let form: RecordForm = serde_json::from_value(value).map_err(|error| FaultKind::Json {
        message: error.to_string(),
    })?;
    let judged_fault = |code: &str| FaultKind::Judged {
        code: String::from(code),
    };
    let rules = form.rules.as_ref().map(Rules::from_value).transpose();
    let rules = rules.map_err(|_| judged_fault("bad_rules"))?;
    let tags: Vec<Tag> = form.tags.into_iter().map(|(key, value)| Tag { key, value }).collect();
    let start = form
        .start
        .position_under(rules.as_ref().map_or_else(|| law_of(&tags), |rules| rules.movement));
    let start = start.map_err(|error| judged_fault(error.code()))?;
    let judged = match rules {
        Some(rules) => Some(Judged {
            rules,
            start: form.start,
            claims: form.claims,
            verdict: form.verdict,
        }),
        None if form.claims.is_empty() && form.verdict.is_none() => None,
        None => return Err(judged_fault("no_rules")),
    };
    let mut record = Record {
        tags,
        start,
        tree: Tree::new(),
        outcome: outcome(&form.outcome)?,
        judged,
    };
    record.tree.annotations = Annotations {
        comments: form.comments,
        glyphs: form.glyphs.into_iter().collect(),
        shapes: form.drawings,
    };
    let start = record.start.clone();
    let mut fault = add_line(&mut record.tree, form.moves, start).err();
    if form.janggun == 1 {
        first_version::lift(&mut record.tree);
    }
    if fault.is_none() && record.judged.is_some() {
        fault = record.to_game().err().map(|kind| Fault {
            line: 1,
            ply: None,
            kind,
        });
    }
    Ok(Reading::new(record, fault))
}
