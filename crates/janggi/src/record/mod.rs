//! Game records (기보): what a file says about a game, whoever wrote the file.
//!
//! [`tree`] is the game itself with its variations; [`gib`] and [`pgn`] are file formats. A record is replayed by movement
//! and check alone: real games go on where one rule set or another would have ended them.

pub mod gib;
mod outcome;
pub mod tree;

use alloc::string::String;
use alloc::vec::Vec;

use crate::position::Position;

pub use outcome::{Reason, RecordOutcome, Winner};
pub use tree::{Node, NodeId, Tree};

/// One header line: `[key "value"]` in `.gib` and PGN alike.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tag {
    /// The key as written.
    pub key: String,
    /// The value as written, blanks included.
    pub value: String,
}

/// A recorded game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// Every header in its order, unknown ones too.
    pub tags: Vec<Tag>,
    /// The position before the first action.
    pub start: Position,
    /// The actions, with variations, comments and times.
    pub tree: Tree,
    /// How it ended, as far as the file says so.
    pub outcome: RecordOutcome,
}

impl Record {
    /// The value of the first header with this key.
    #[must_use]
    pub fn tag(&self, key: &str) -> Option<&str> {
        self.tags
            .iter()
            .find(|tag| tag.key == key)
            .map(|tag| tag.value.as_str())
    }

    /// The position after the last action of the main line.
    #[must_use]
    pub fn end(&self) -> Position {
        let mut position = self.start.clone();
        for node in self.tree.main_line() {
            position.play_unchecked(node.mv);
        }
        position
    }
}
