//! Our own record format: one JSON object a game, versioned. It keeps what no other format has room for: the rule set
//! whole, handicap and deom, calls and offers, times, comments, variations and the verdict with its facts.
//!
//! ```json
//! {"janggun":1,"rules":{…},"start":{"setup":{"cho":"mssm","han":"smsm"}},
//!  "tags":[["Event","…"]],"comments":["before the first move"],
//!  "moves":[{"move":"a4b4","seconds":3,"comments":["…"],"variations":[[{"move":"c4b4"}]]},{"move":"e9e9"}],
//!  "claims":[[2,"offer"],[2,"accept"]],"outcome":{"winner":"draw","reason":"agreed"},"verdict":{…}}
//! ```
//!
//! `variations` stand with the move they replace. `rules`, `claims` and `verdict` are absent in records of games that were
//! not played here; everything else but `janggun`, `start` and `moves` may be absent.
//!
//! # Stability
//! A reader of version n reads every version up to n and refuses newer ones.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{
    Fault, FaultKind, Judged, MoveTextError, Node, NodeId, Reading, Reason, Record, RecordOutcome, Tag, Tree, Winner,
    pgn,
};
use crate::explain::Verdict;
use crate::game::Action;
use crate::movement::Movement;
use crate::mv::Move;
use crate::notation::uci;
use crate::points::HalfPoints;
use crate::position::Position;
use crate::ruleset::Rules;
use crate::side::Side;
use crate::start::Start;

/// The version this program writes.
pub const VERSION: u64 = 1;

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
    moves: Vec<MoveForm>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    claims: Vec<(u32, Action)>,
    #[serde(default)]
    outcome: OutcomeForm,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    verdict: Option<Verdict>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct MoveForm {
    #[serde(rename = "move")]
    mv: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seconds: Option<u32>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    comments: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    variations: Vec<Vec<MoveForm>>,
}

#[derive(Serialize, Deserialize, Default)]
#[serde(deny_unknown_fields)]
struct OutcomeForm {
    winner: Option<String>,
    reason: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    margin_half: Option<i32>,
}

/// Writes a record on one line.
#[must_use]
pub fn print(record: &Record) -> String {
    let judged = record.judged.as_ref();
    let form = RecordForm {
        janggun: VERSION,
        rules: judged.map(|judged| judged.rules.to_value()),
        start: judged.map_or_else(|| Start::Fen(record.start.clone()), |judged| judged.start.clone()),
        tags: tags(record),
        comments: record.tree.comments.clone(),
        moves: line_form(&record.tree, None, record.start.clone()),
        claims: judged.map(|judged| judged.claims.clone()).unwrap_or_default(),
        outcome: outcome_form(record.outcome),
        verdict: judged.and_then(|judged| judged.verdict.clone()),
    };
    serde_json::to_string(&form).expect("a record has no keys but strings")
}

/// The headers. Without rules they are what says the law of movement, as in PGN.
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

/// The law that headers name; Janggi where they name none that is known.
fn law_of(tags: &[Tag]) -> Movement {
    pgn::movement(tags).unwrap_or(Movement::Janggi)
}

fn line_form(tree: &Tree, mut parent: Option<NodeId>, mut position: Position) -> Vec<MoveForm> {
    let mut forms = Vec::new();
    while let Some(id) = tree.continuation(parent) {
        let variations = tree
            .variations(parent)
            .map(|first| {
                let mut line = alloc::vec![move_form(tree.node(first), &position)];
                line.extend(line_form(tree, Some(first), position.after(tree.node(first).mv)));
                line
            })
            .collect();
        forms.push(MoveForm {
            variations,
            ..move_form(tree.node(id), &position)
        });
        position.play_unchecked(tree.node(id).mv);
        parent = Some(id);
    }
    forms
}

fn move_form(node: &Node, position: &Position) -> MoveForm {
    MoveForm {
        mv: uci::print_move(node.mv, position),
        seconds: node.seconds,
        comments: node.comments.clone(),
        variations: Vec::new(),
    }
}

fn outcome_form(outcome: RecordOutcome) -> OutcomeForm {
    OutcomeForm {
        winner: outcome.winner.known().map(ToString::to_string),
        reason: Some(outcome.reason.code().to_string()),
        margin_half: outcome.reason.margin().map(|margin| margin.0),
    }
}

fn outcome(form: &OutcomeForm) -> Result<RecordOutcome, FaultKind> {
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

fn shape(message: &str) -> FaultKind {
    FaultKind::Json {
        message: String::from(message),
    }
}

/// Reads one record; the line of its faults is the one that is no JSON, else 1.
///
/// A record with rules is played again under them: the rules must allow every action, and the stored verdict must be the
/// one that follows.
///
/// # Errors
/// When the text is no record of a known version, or has no legal start or no such rules.
pub fn read(text: &str) -> Result<Reading, Fault> {
    let value = serde_json::from_str(text).map_err(|error| Fault {
        line: u32::try_from(error.line()).unwrap_or(u32::MAX).max(1),
        ply: None,
        kind: FaultKind::Json {
            message: error.to_string(),
        },
    })?;
    read_form(value).map_err(|kind| Fault {
        line: 1,
        ply: None,
        kind,
    })
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
    record.tree.comments = form.comments;
    let place = Place {
        parent: None,
        position: record.start.clone(),
        ply: 0,
    };
    let mut fault = add_line(&mut record.tree, form.moves, place).err();
    if fault.is_none() && record.judged.is_some() {
        fault = record.to_game().err().map(|kind| Fault {
            line: 1,
            ply: None,
            kind,
        });
    }
    Ok(Reading::new(record, fault))
}

struct Place {
    parent: Option<NodeId>,
    position: Position,
    ply: u32,
}

/// Adds a line and its variations. The variations of a move come after it in the tree, so that it stays the main line.
fn add_line(tree: &mut Tree, forms: Vec<MoveForm>, mut place: Place) -> Result<(), Fault> {
    for form in forms {
        let fault = |kind| Fault {
            line: 1,
            ply: Some(place.ply + 1),
            kind,
        };
        let mv = legal(&form.mv, &place.position).map_err(fault)?;
        let id = tree.add(place.parent, mv);
        let node = tree.node_mut(id);
        node.seconds = form.seconds;
        node.comments = form.comments;
        for variation in form.variations {
            let place = Place {
                parent: place.parent,
                position: place.position.clone(),
                ply: place.ply,
            };
            add_line(tree, variation, place)?;
        }
        place = Place {
            parent: Some(id),
            position: place.position.after(mv),
            ply: place.ply + 1,
        };
    }
    Ok(())
}

fn legal(text: &str, position: &Position) -> Result<Move, FaultKind> {
    let shown = || text.chars().take(20).collect();
    let mv = uci::parse_move(text, position).map_err(|error| FaultKind::Move {
        text: shown(),
        error: MoveTextError::Uci(error),
    })?;
    match mv {
        Move::Step { from, to } => match position.explain(from, to) {
            Ok(()) => Ok(mv),
            Err(reason) => Err(FaultKind::Illegal { text: shown(), reason }),
        },
        Move::Pass => FaultKind::of_pass(position).map_or(Ok(mv), Err),
    }
}
