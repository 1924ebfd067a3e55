//! A compact and stable JSON form of an analysis. It is used in links, in the browser's storage, and on the server.
//!
//! ```json
//! {"v":2,"start":"FEN","movement":"janggi","rules":"kakao","tags":[["White","…"]],"outcome":{"winner":null,"reason":"unstated"},
//!  "judged":{"start":{…},"claims":[…],"verdict":{…},"moves":["a4b4","a7b7","e2e2"]},"root":{"c":"a comment"},
//!  "line":["a4b4",["a7b7",{"c":"…","g":[1],"s":["ga4b4"],"t":3,"k":297},["c7b7","c4d4"]],"e2e2"]}
//! ```
//!
//! A line is a list of moves. A move with notes or variations is `[move, notes, ...variations]`, and each variation is
//! a line that replaces the move. In notes, `c` is a comment, `g` a list of glyph numbers, and `s` a list of shapes. A
//! shape is a colour with both ends of an arrow, or with the same point twice for a ring. `t` is the number of seconds
//! spent on the move, and `k` the number left on the clock after it. `rules` is the name of a rule set or an object.
//! `judged` has the start, claims and verdict of a JSON record, which are valid only for the main line in its `moves`.
//! All fields but `v`, `start`, `movement`, `rules` and `line` may be absent.
//!
//! A reader of version n reads every version up to n and rejects newer ones. Version 1 had only glyphs with signs, and
//! no `k`. An analysis is written in the lowest version that can hold it.

mod form;

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use serde::{Deserialize, Serialize};
use serde_json::Value;

pub(crate) use self::form::Notes;
use self::form::{Item, Step, forms};
use super::fault::{Fault, FaultKind};
use super::game_record::Record;
use super::json::{self, OutcomeForm};
use super::judged::Judged;
use super::line_form::{add_line, line_form};
use super::reading::Reading;
use super::tag::Tag;
use super::tree::{Times, Tree};
use crate::movement::Movement;
use crate::notation::{fen, uci};
use crate::position::Position;
use crate::ruleset::Rules;

/// The newest version of the format.
pub const VERSION: u64 = 2;

/// A parsed analysis. The legality of its moves is checked only when it is [converted to a record](Analysis::reading).
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Analysis {
    /// The version of the format.
    #[cfg_attr(test, ts(type = "number"))]
    v: u64,
    /// The position before the first move, as a FEN.
    start: String,
    movement: Movement,
    /// The name of a rule set, or the rules as an object.
    #[cfg_attr(test, ts(type = "string | Record<string, unknown>"))]
    rules: Value,
    /// The headers of the record.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, type = "readonly (readonly [key: string, value: string])[]"))]
    tags: Vec<(String, String)>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(
        test,
        ts(
            optional,
            type = "{ readonly winner: Side | \"draw\" | null; readonly reason: string; readonly margin_half?: number }"
        )
    )]
    outcome: Option<OutcomeForm>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    judged: Option<JudgedForm>,
    #[serde(default, skip_serializing_if = "Notes::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<Notes>"))]
    root: Notes,
    #[cfg_attr(test, ts(type = "AnalysisLine"))]
    line: Vec<Item>,
}

/// The start, claims and verdict of a JSON record, not yet parsed.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(rename = "JudgedLine"))]
pub(crate) struct JudgedForm {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "unknown"))]
    start: Option<Value>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "unknown"))]
    claims: Option<Value>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "unknown"))]
    verdict: Option<Value>,
    /// The main line for which these parts are valid.
    #[cfg_attr(test, ts(type = "readonly string[]"))]
    moves: Vec<Step>,
}

/// Parses an analysis.
///
/// # Errors
/// If the text is not an analysis of a known version, or its start is not a position.
pub fn read(text: &str) -> Result<Analysis, Fault> {
    let value: Value = serde_json::from_str(text).map_err(|error| json::no_json(&error))?;
    let analysis = parsed(value).map_err(at_front)?;
    analysis.position().map_err(at_front)?;
    Ok(analysis)
}

fn parsed(value: Value) -> Result<Analysis, FaultKind> {
    match value.get("v").map(Value::as_u64) {
        Some(Some(version)) if version > VERSION => return Err(FaultKind::Version { found: version }),
        Some(Some(1..)) => {}
        Some(_) | None => return Err(json::shape("\"v\" is not a version")),
    }
    let analysis: Analysis = serde_json::from_value(value).map_err(|error| json::shape(&error.to_string()))?;
    if analysis.rules.is_string() || analysis.rules.is_object() {
        return Ok(analysis);
    }
    Err(json::shape("\"rules\" are a name or an object"))
}

fn at_front(kind: FaultKind) -> Fault {
    Fault {
        line: 1,
        ply: None,
        kind,
    }
}

impl Analysis {
    /// Converts a record to an analysis. `rules` is used only if the record has no rules. Identical variations are
    /// merged, and so are several comments on the same move.
    #[must_use]
    pub fn of(record: &Record, rules: &Value) -> Analysis {
        let tree = record.tree.merged();
        let judged = record.judged.as_ref();
        let forms = line_form(&tree, None, record.start.clone());
        let line: Vec<Item> = forms.into_iter().map(Item::from).collect();
        let root = Notes::of(&tree.annotations, Times::default());
        let is_of_first = root.is_of_first() && line.iter().all(Item::is_of_first);
        Analysis {
            v: if is_of_first { 1 } else { VERSION },
            start: fen::print(&record.start),
            movement: record.start.movement(),
            rules: judged.map_or_else(|| rules.clone(), |judged| judged.rules.to_value()),
            tags: record
                .tags
                .iter()
                .map(|tag| (tag.key.clone(), tag.value.clone()))
                .collect(),
            outcome: Some(json::outcome_form(record.outcome)),
            judged: judged.map(|judged| JudgedForm {
                start: Some(value_of(&judged.start)),
                claims: (!judged.claims.is_empty()).then(|| value_of(&judged.claims)),
                verdict: judged.verdict.as_ref().map(value_of),
                moves: steps(record),
            }),
            root,
            line,
        }
    }

    /// Returns the analysis as one line of JSON.
    #[must_use]
    pub fn print(&self) -> String {
        serde_json::to_string(self).expect("an analysis has no keys but strings")
    }

    /// Returns the FEN of the position before the first move, as written in the analysis.
    #[must_use]
    pub fn start(&self) -> &str {
        &self.start
    }

    fn position(&self) -> Result<Position, FaultKind> {
        let setup = fen::parse_under(&self.start, self.movement).map_err(FaultKind::Fen)?;
        Position::try_from(setup).map_err(FaultKind::Position)
    }

    /// Converts the analysis back to a record. The record keeps its rules and verdict only if all moves are legal, and
    /// the main line is unchanged and can be replayed under the rules.
    ///
    /// # Errors
    /// If the start or the outcome is invalid. An illegal move is a fault of the [`Reading`] instead.
    pub fn reading(&self) -> Result<Reading, Fault> {
        let start = self.position().map_err(at_front)?;
        let outcome = self.outcome.as_ref().map(json::outcome).transpose();
        let mut record = Record {
            tags: self.tags.iter().map(|(key, value)| tag(key, value)).collect(),
            start: start.clone(),
            tree: Tree::new(),
            outcome: outcome.map_err(at_front)?.unwrap_or_default(),
            judged: None,
        };
        record.tree.annotations = self.root.annotations();
        let fault = add_line(&mut record.tree, forms(&self.line), start).err();
        let is_whole = |judged: &&JudgedForm| fault.is_none() && judged.moves == steps(&record);
        let judged = self.judged.as_ref().filter(is_whole);
        record.judged = judged.and_then(|judged| judged.read(&self.rules));
        if record.judged.is_some() && record.to_game().is_err() {
            record.judged = None;
        }
        Ok(Reading::new(record, fault))
    }
}

fn tag(key: &str, value: &str) -> Tag {
    Tag {
        key: String::from(key),
        value: String::from(value),
    }
}

/// Returns the main line in UCI.
fn steps(record: &Record) -> Vec<Step> {
    let mut position = record.start.clone();
    let print = |node: &super::tree::Node| {
        let text = uci::print_move(node.mv, &position);
        position.play_unchecked(node.mv);
        Step(text)
    };
    record.tree.main_line().map(print).collect()
}

/// Converts a value to JSON by printing and parsing it, which avoids a second serializer.
fn value_of(part: &impl Serialize) -> Value {
    let text = serde_json::to_string(part).expect("a part of a record is JSON");
    serde_json::from_str(&text).expect("what was just written")
}

impl JudgedForm {
    /// Parses the stored parts; `None` if the start is missing, or if a part or the rules are invalid.
    fn read(&self, rules: &Value) -> Option<Judged> {
        let claims = self.claims.clone().unwrap_or_else(|| Value::Array(Vec::new()));
        let verdict = self.verdict.clone().unwrap_or_default();
        Some(Judged {
            rules: Rules::from_value(rules).ok()?,
            start: serde_json::from_value(self.start.clone()?).ok()?,
            claims: serde_json::from_value(claims).ok()?,
            verdict: serde_json::from_value(verdict).ok()?,
        })
    }
}
