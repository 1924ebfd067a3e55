//! A recorded game, whatever file it comes from.

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
    /// Every header in its order, unknown ones too.
    pub tags: Vec<Tag>,
    /// The position before the first action.
    pub start: Position,
    /// The steps and passes, with variations, comments and times.
    pub tree: Tree,
    /// The result, as far as the file has one.
    pub outcome: RecordOutcome,
    /// Values that only a game in our format has: its rules and their verdict.
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

    /// Returns the value of the header that PGN calls `key`, under whichever name the record has it (`White` is 초대국자 in
    /// `.gib`); `None` if it says nothing (`""`, `?`).
    #[must_use]
    pub fn meaning(&self, key: &str) -> Option<&str> {
        meta::meaning(&self.tags, key)
    }

    /// Returns the two arrangements (차림) of an even start; `None` if the game starts elsewhere.
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
