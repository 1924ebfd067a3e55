//! Games of a tournament as records (기보), with headers for event, round, board and players.
//!
//! A record is stored as one line in the format of `janggi::record::json`. This module reads its headers and its
//! result, but not its moves. Callers that write a file of records convert the lines to the format of the file.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::command::GameAt;
use crate::entry::DivisionId;
use crate::outcome::{Outcome, Side};
use crate::plan::Games as GamesOfPairing;
use crate::state::{Division, Match, State};

/// Maximum size of a record in bytes.
pub const LONGEST: usize = 65_536;

/// Returns whether a text can be stored as a record.
pub(crate) fn is_record(text: &str) -> bool {
    let is_line = text.len() <= LONGEST && !text.contains(char::is_control);
    is_line && parsed(text).is_some_and(|record| record["janggun"].is_u64() && record["moves"].is_array())
}

fn parsed(text: &str) -> Option<Value> {
    serde_json::from_str(text).ok()
}

/// Format of the file in which the headers are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Naming {
    /// `.gib`: the round as `3회전 2번 테이블`.
    Gib,
    /// PGN and JSON: the round as `3.2`.
    Pgn,
}

/// Selection of the games to write.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Which {
    /// Games with a record.
    Recorded,
    /// Games with a record or a result. A game without a record is written as headers and a result.
    All,
}

/// A game to be written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct Game {
    pub at: GameAt,
    /// All headers: first the tournament's, then the record's own.
    pub tags: Vec<(String, String)>,
    /// The reported result, if the record contains none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub outcome: Option<GameResult>,
    /// The record as stored. Its headers must be replaced by `tags`, and its result by `outcome` if there is one.
    pub record: String,
    /// Whether the record and the tournament contain different results. If so, the record keeps its own result.
    pub differs: bool,
}

/// A result in the form used in records.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct GameResult {
    pub winner: Option<&'static str>,
    pub reason: &'static str,
    /// Winning margin, in half-points.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub margin_half: Option<i32>,
}

/// Games of a tournament, prepared for a file of records.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Games {
    /// Games by division, round, table and number in the pairing.
    pub games: Vec<Game>,
    /// Games that were played but have no record.
    pub missing: Vec<GameAt>,
}

/// Record without moves, for a game of which only the result is known.
const EMPTY: &str = r#"{"janggun":1,"start":{"setup":{"cho":"mssm","han":"mssm"}},"moves":[]}"#;

/// Returns the games of all divisions.
#[must_use]
pub fn games(state: &State, naming: Naming, which: Which) -> Games {
    let mut games = Games::default();
    for (division, id) in state.divisions.iter().zip(0..) {
        for (found, at) in all(division, DivisionId(id)) {
            let index = usize::from(at.game);
            let outcome = found.games.get(index).copied().flatten();
            let kept = found.records.get(index).and_then(Option::as_deref);
            let record = match (kept, outcome) {
                (Some(record), _) => record,
                (None, None) => continue,
                (None, Some(outcome)) => {
                    if outcome.is_played() {
                        games.missing.push(at);
                    }
                    if which == Which::Recorded {
                        continue;
                    }
                    EMPTY
                }
            };
            games.games.push(game(state, (found, at), record, naming));
        }
    }
    games
}

impl Game {
    /// Returns the record as one line, with its headers replaced by `tags` and its result by `outcome`, if any.
    #[must_use]
    pub fn line(&self) -> String {
        let record = parsed(&self.record).filter(Value::is_object);
        let mut record = record.unwrap_or_default();
        record["tags"] = serde_json::json!(self.tags);
        if let Some(outcome) = self.outcome {
            record["outcome"] = serde_json::json!(outcome);
        }
        record.to_string()
    }
}

fn all(division: &Division, id: DivisionId) -> impl Iterator<Item = (&Match, GameAt)> {
    let matches = division
        .rounds
        .iter()
        .flat_map(|round| round.matches.iter().map(|one| (round.number, one)));
    matches.flat_map(move |(round, found)| {
        (0..found.games.len()).map(move |game| {
            let at = GameAt {
                division: id,
                round,
                table: found.pairing.table,
                game: u8::try_from(game).unwrap_or(u8::MAX),
            };
            (found, at)
        })
    })
}

fn winner_code(outcome: Outcome) -> Option<&'static str> {
    match (outcome, outcome.winner()) {
        (_, Some(Side::Cho)) => Some("cho"),
        (_, Some(Side::Han)) => Some("han"),
        (Outcome::Draw, None) => Some("draw"),
        _ => None,
    }
}

fn result(outcome: Outcome, naming: Naming) -> GameResult {
    let mut margin_half = None;
    let reason = match outcome {
        Outcome::Full { .. } => "full",
        Outcome::Counted { cho, han, .. } => {
            margin_half = cho.zip(han).map(|(cho, han)| (cho - han).in_halves().abs());
            "points"
        }
        Outcome::Draw => "unstated",
        // `.gib` files use 기권승, a win by resignation, for a forfeit as well.
        Outcome::Forfeit { .. } if naming == Naming::Gib => "resigned",
        Outcome::Forfeit { .. } => "forfeited",
        Outcome::BothForfeit => "void",
    };
    GameResult {
        winner: winner_code(outcome),
        reason,
        margin_half,
    }
}

/// Headers that are set, with their names in PGN and in `.gib`.
const NAMES: [(&str, &str); 9] = [
    ("Event", "대회명"),
    ("Site", "대국장소"),
    ("Date", "대국일자"),
    ("Round", "회전"),
    ("Board", ""),
    ("White", "초대국자"),
    ("Black", "한대국자"),
    ("WhiteTeam", "초소속"),
    ("BlackTeam", "한소속"),
];

/// Returns a game, with the headers of the tournament before the headers of its record.
fn game(state: &State, (found, at): (&Match, GameAt), text: &str, naming: Naming) -> Game {
    let values = values(state, (found, at), naming);
    let record = parsed(text).unwrap_or_default();
    let mut own: Vec<(&str, &str)> = Vec::new();
    for tag in record["tags"].as_array().into_iter().flatten() {
        own.extend(tag[0].as_str().zip(tag[1].as_str()));
    }
    // Names of headers stay in the language of the record, because writers of records recognise both languages. Writers
    // do not recognise team headers, so the names of these depend on the format.
    let is_korean = own.iter().any(|(key, _)| !key.is_ascii()) || own.is_empty() && naming == Naming::Gib;
    let mut tags = Vec::new();
    for ((pgn, gib), value) in NAMES.into_iter().zip(values) {
        // A `Board` header in the record may come from another event, so the header is removed even if there is no new
        // value.
        if value.is_some() || pgn == "Board" {
            own.retain(|(key, _)| *key != pgn && *key != gib);
        }
        let has_common_name = !pgn.ends_with("Team");
        let korean = if has_common_name {
            is_korean
        } else {
            naming == Naming::Gib
        };
        let name = if korean && !gib.is_empty() { gib } else { pgn };
        tags.extend(value.map(|value| (name.to_owned(), value)));
    }
    for (key, value) in own {
        tags.push((key.to_owned(), value.to_owned()));
    }
    let outcome = found.games.get(usize::from(at.game)).copied().flatten();
    let said = record["outcome"]["winner"].as_str();
    let wanted = outcome.and_then(winner_code);
    let says_nothing = record["verdict"].is_null() && said.is_none();
    Game {
        at,
        tags,
        outcome: outcome.filter(|_| says_nothing).map(|outcome| result(outcome, naming)),
        record: text.to_owned(),
        differs: said.is_some() && wanted.is_some() && said != wanted,
    }
}

/// Returns the values in the order of [`NAMES`].
fn values(state: &State, (found, at): (&Match, GameAt), naming: Naming) -> [Option<String>; 9] {
    let plan = state.plan_of(at.division);
    let division = plan.map_or("", |plan| plan.name.as_str());
    let event = [state.plan.name.as_str(), division].join(" ");
    let is_team = plan.is_some_and(|plan| matches!(plan.games, GamesOfPairing::Boards { .. }));
    let number = u16::from(at.game) + 1;
    let is_one_of_many = found.games.len() > 1;
    let round = match naming {
        Naming::Gib if is_team => format!("{}회전 {}번 테이블 {number}번 판", at.round, at.table),
        Naming::Gib if is_one_of_many => format!("{}회전 {}번 테이블 제{number}국", at.round, at.table),
        Naming::Gib => format!("{}회전 {}번 테이블", at.round, at.table),
        Naming::Pgn if is_one_of_many => format!("{}.{}.{number}", at.round, at.table),
        Naming::Pgn => format!("{}.{}", at.round, at.table),
    };
    let game = usize::from(at.game);
    let entry = |side: Side| state.players.get(&found.entry(side, game)).map(|player| &player.entry);
    let name = |side: Side| {
        let entry = entry(side)?;
        let member = entry.members.get(game).filter(|_| is_team);
        Some(member.unwrap_or(&entry.name).clone())
    };
    let club = |side: Side| {
        let entry = entry(side)?;
        if is_team {
            Some(entry.name.clone())
        } else {
            entry.club.clone()
        }
    };
    [
        Some(event.trim().to_owned()),
        state.plan.place.clone(),
        state.plan.date.clone(),
        Some(round),
        (is_team && naming == Naming::Pgn).then(|| number.to_string()),
        name(Side::Cho),
        name(Side::Han),
        club(Side::Cho),
        club(Side::Han),
    ]
}
