//! A recorded game, independent of the format of its file.

use alloc::vec::Vec;

use crate::arrangement::Arrangement;
use crate::position::Position;
use crate::record::judged::Judged;
use crate::record::meta;
use crate::record::outcome::RecordOutcome;
use crate::record::tag::Tag;
use crate::record::tree::Tree;
use crate::side::BySide;

/// A recorded game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// All headers in order, including unknown ones.
    pub tags: Vec<Tag>,
    /// The position before the first action.
    pub start: Position,
    /// All steps and passes, including variations, with annotations and times.
    pub tree: Tree,
    /// The result, as far as the file states it.
    pub outcome: RecordOutcome,
    /// The rules with the claims and verdict under them; `None` if the rules are unknown.
    pub judged: Option<Judged>,
}

impl Record {
    /// Returns the value of the first header with this key.
    #[must_use]
    pub fn tag(&self, key: &str) -> Option<&str> {
        self.tags
            .iter()
            .find(|tag| tag.key == key)
            .map(|tag| tag.value.as_str())
    }

    /// Returns the value of the header that PGN calls `key`. The record may have it under another name, such as 초대국자 in
    /// `.gib` for `White`. Returns `None` if the value is empty or unknown (`""`, `?`).
    #[must_use]
    pub fn meaning(&self, key: &str) -> Option<&str> {
        meta::meaning(&self.tags, key)
    }

    /// Returns the arrangements (차림) of an even start; `None` if the game starts from another position.
    #[must_use]
    pub fn arrangements(&self) -> Option<BySide<Arrangement>> {
        self.start.arrangements()
    }

    /// Returns the position after the last action of the main line.
    #[must_use]
    pub fn end(&self) -> Position {
        let mut position = self.start.clone();
        for node in self.tree.main_line() {
            position.play_unchecked(node.mv);
        }
        position
    }
}
