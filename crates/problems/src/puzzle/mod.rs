//! Problems, each with a position, a goal and the main line of the solution.
//!
//! Problems are stored as one JSON object per line (`docs/engine/problems.md`).
//!
//! ```text
//! replay    replay of the main line       pattern   detection of similar problems
//! check     check of a problem's claims
//! theme     list of themes                themes    exact definitions of the themes
//! ```

pub mod check;
pub mod pattern;
pub mod replay;
pub mod theme;
pub mod themes;

use core::fmt;

use janggi::{Game, Position, Preset, Start, fen};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

pub use theme::Theme;

/// The goal of a problem.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Goal {
    /// Mate (외통) in [`Puzzle::moves`] moves, proven.
    Mate,
    /// A win on points in [`Puzzle::moves`] moves, by an ending of the rule set, proven.
    Points,
    /// A clear advantage that every other first move misses; judged by the engine.
    Advantage,
    /// Avoiding a loss, while every other first move loses; judged by the engine.
    Save,
}

impl Goal {
    /// All goals, in the order used in tables.
    pub const ALL: [Goal; 4] = [Goal::Mate, Goal::Points, Goal::Advantage, Goal::Save];

    /// Returns the name of the goal in the file format.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Goal::Mate => "mate",
            Goal::Points => "points",
            Goal::Advantage => "advantage",
            Goal::Save => "save",
        }
    }
}

/// A problem.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// Id derived from rules and position ([`Puzzle::id_of`]), so that it does not change when the collection is
    /// rebuilt.
    pub id: String,
    /// Preset with its revision, such as `kakao@1`.
    pub rules: String,
    /// FEN of the position; the side to move is the solver.
    pub fen: String,
    pub goal: Goal,
    /// True if every move of the solver has to be a check (연장군). In this case, other moves were not searched.
    #[serde(default, skip_serializing_if = "is_false")]
    pub checks: bool,
    /// Number of the solver's moves in `line`.
    pub moves: u32,
    /// The main line in UCI, from the solver's first move to its last; `call` is a call of bikjang (빅장).
    pub line: Vec<String>,
    /// For each of the solver's moves in `line`, the other moves that reach the goal equally fast. The list is empty if
    /// there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub others: Vec<Vec<String>>,
    /// Themes of the line, in the order of [`Theme::ALL`].
    pub themes: Vec<Theme>,
    /// Measured difficulty of finding the first move, from 1 to [`GRADES`].
    pub grade: u8,
    /// Origin of the problem: the seed of a chunk of games, the game in the chunk and the ply, separated by slashes.
    /// For a composition, the id of the problem that it was made from.
    pub source: String,
}

/// The hardest grade.
pub const GRADES: u8 = 9;

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn is_false(value: &bool) -> bool {
    !value
}

/// Reason why a problem is malformed or its line cannot be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PuzzleError {
    /// The line of the file is not a [`Puzzle`] in JSON.
    Form(String),
    /// The preset or revision is unknown.
    Rules(String),
    /// The position cannot be read, or a game cannot start from it.
    Position(String),
    /// The id does not match the rules and the position.
    Id(String),
    /// The move with this number, counted from 0, or one of its alternatives is illegal.
    Illegal(usize),
    /// The value of `moves` and the lengths of `line` and `others` do not match.
    Counts,
    /// The game is over before the move with this number, counted from 0.
    Over(usize),
}

impl PuzzleError {
    /// Returns a stable code.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            PuzzleError::Form(_) => "bad_form",
            PuzzleError::Rules(_) => "unknown_rules",
            PuzzleError::Position(_) => "bad_position",
            PuzzleError::Id(_) => "bad_id",
            PuzzleError::Illegal(_) => "illegal_move",
            PuzzleError::Counts => "bad_counts",
            PuzzleError::Over(_) => "game_over",
        }
    }
}

impl fmt::Display for PuzzleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PuzzleError::Form(why) => write!(f, "no problem: {why}"),
            PuzzleError::Rules(rules) => write!(f, "{rules:?} is no preset with its revision"),
            PuzzleError::Position(why) => write!(f, "no game begins with the position: {why}"),
            PuzzleError::Id(id) => write!(f, "the id should be {id}"),
            PuzzleError::Illegal(at) => write!(f, "move {at} of the line may not be played"),
            PuzzleError::Counts => f.write_str("moves, line and others do not agree"),
            PuzzleError::Over(at) => write!(f, "the game is over before move {at} of the line"),
        }
    }
}

impl core::error::Error for PuzzleError {}

impl Puzzle {
    /// Returns the id of a problem: ten hexadecimal digits of a hash of rules and position.
    #[must_use]
    pub fn id_of(rules: &str, fen: &str) -> String {
        let hash = Sha256::digest(format!("{rules} {fen}").as_bytes());
        hash.iter().take(5).map(|byte| format!("{byte:02x}")).collect()
    }

    /// Returns the id of a preset with its newest revision, as in [`Puzzle::rules`].
    #[must_use]
    pub fn rules_of(preset: Preset) -> String {
        format!("{}@{}", preset.id(), preset.revision())
    }

    /// Parses a line of the file.
    ///
    /// # Errors
    /// [`PuzzleError::Form`] if the line is not a problem.
    pub fn from_line(line: &str) -> Result<Puzzle, PuzzleError> {
        serde_json::from_str(line).map_err(|error| PuzzleError::Form(error.to_string()))
    }

    /// Returns the problem as a line of the file, without a line ending.
    #[must_use]
    pub fn to_line(&self) -> String {
        // Serializing this struct cannot fail.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Returns the game that starts from the position.
    ///
    /// # Errors
    /// [`PuzzleError::Rules`] or [`PuzzleError::Position`].
    pub fn game(&self) -> Result<Game, PuzzleError> {
        let rules = Preset::rules_of(&self.rules)
            .filter(|_| self.rules.contains('@'))
            .ok_or_else(|| PuzzleError::Rules(self.rules.clone()))?;
        let bad = |why: &dyn fmt::Display| PuzzleError::Position(why.to_string());
        let setup = fen::parse_under(&self.fen, rules.movement).map_err(|error| bad(&error))?;
        let position = Position::try_from(setup).map_err(|faults| bad(&faults))?;
        Game::new(rules, Start::Fen(position)).map_err(|error| bad(&error))
    }
}
