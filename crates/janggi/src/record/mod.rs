//! Game records (기보): what a file says about a game, whoever wrote the file.
//!
//! [`gib`] and [`pgn`] are file formats, `json` is our own, [`uci_line`] the engines'; [`split`] cuts files into games, and
//! `read` reads one of any format. A record is replayed by movement and check alone: real games go on where one rule set
//! or another would have ended them.

mod cursor;
mod fault;
#[cfg(feature = "json")]
mod format;
pub mod gib;
#[cfg(feature = "json")]
pub mod json;
mod judged;
mod meta;
mod outcome;
pub mod pgn;
mod split;
mod tree;
pub mod uci_line;

use alloc::string::String;
use alloc::vec::Vec;

use crate::position::Position;
use crate::side::BySide;
use crate::start::Arrangement;

pub use fault::{Fault, FaultKind, MoveTextError, Note};
#[cfg(feature = "json")]
pub use format::{Division, RecordFormat, print, read};
pub use judged::Judged;
pub use outcome::{Reason, RecordOutcome, Winner};
pub use split::{LONGEST_GAME, Length, RawGame, Splitter, split};
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
    /// The steps and passes, with variations, comments and times.
    pub tree: Tree,
    /// How it ended, as far as the file says so.
    pub outcome: RecordOutcome,
    /// What only a game of our own knows: its rules and what they decided.
    pub judged: Option<Judged>,
}

/// A game that could be read, at least to some ply.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reading {
    /// The game up to its first fault.
    pub record: Record,
    /// What stopped the reading, if anything.
    pub fault: Option<Fault>,
    /// What did not fit but changed nothing.
    pub notes: Vec<Note>,
    /// How the file is written, to write it back the same; the usual layout where it is no `.gib`.
    pub layout: gib::Layout,
}

impl Reading {
    /// Of a format that has neither notes nor a layout.
    fn new(record: Record, fault: Option<Fault>) -> Reading {
        Reading {
            record,
            fault,
            notes: Vec::new(),
            layout: gib::Layout::default(),
        }
    }
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

    /// The value of the header that PGN calls `key`, under whichever name the record has it (`White` is 초대국자 in
    /// `.gib`); `None` where it says nothing (`""`, `?`).
    #[must_use]
    pub fn meaning(&self, key: &str) -> Option<&str> {
        meta::meaning(&self.tags, key)
    }

    /// The two arrangements (차림) of an even start; `None` where the game starts elsewhere.
    #[must_use]
    pub fn arrangements(&self) -> Option<BySide<Arrangement>> {
        gib::arrangements(&self.start)
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
