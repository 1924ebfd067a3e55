//! Writer of records as PGN. The output has headers, a blank line, moves with times, comments and variations, the
//! result, and a blank line. Lines are wrapped at 80 columns, but never inside a comment.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::Write;

use super::headers::headers;
use super::result::result;
use crate::movement::Movement;
use crate::mv::Move;
use crate::notation::{Notation, san};
use crate::position::Position;
use crate::record::annotations::Annotations;
use crate::record::commands;
use crate::record::escape;
use crate::record::game_record::Record;
use crate::record::tree::{NodeId, Times, Tree};
use crate::side::Side;

/// Maximum number of columns in a line, unless a comment is longer.
const WIDTH: usize = 80;

/// The notation of the moves of Janggi and Chess War in PGN.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "lowercase")
)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(rename = "PgnMoves"))]
pub enum Moves {
    /// SAN as on pychess, `Pab4`, which other programs can read.
    #[default]
    San,
    /// The notation of KoopKorea's manual and European tournaments, `P71-72`: piece letters, and points numbered as in
    /// Korean records.
    Koopkorea,
}

impl Moves {
    fn print(self, mv: Move, position: &Position) -> String {
        match (position.movement(), self) {
            (Movement::Xiangqi, _) => Notation::Wxf.print(mv, position),
            (Movement::Janggi | Movement::ChessWar, Moves::San) => san::print_move(mv, position),
            (Movement::Janggi | Movement::ChessWar, Moves::Koopkorea) => Notation::Western.print(mv, position),
        }
    }
}

/// Writes a record as PGN, with the moves of Janggi and Chess War in SAN.
#[must_use]
pub fn print(record: &Record) -> String {
    print_in(record, Moves::San)
}

/// Writes a record as PGN, with the moves of Janggi and Chess War in the notation `moves`.
#[must_use]
pub fn print_in(record: &Record, moves: Moves) -> String {
    let mut text = String::with_capacity(2048);
    for tag in headers(record) {
        let (key, value) = (escape::key(&tag.key), escape::quoted_value(&tag.value));
        writeln!(text, "[{key} \"{value}\"]").expect("writing to a String cannot fail");
    }
    text.push('\n');
    let mut words = Vec::new();
    annotations(&mut words, &record.tree.annotations, Times::default());
    let mut writer = Writer {
        words,
        tree: &record.tree,
        moves,
    };
    writer.line(None, record.start.clone(), false);
    let mut words = writer.words;
    words.push(String::from(result(record.outcome.winner)));
    wrap(&mut text, &words);
    text.push('\n');
    text
}

struct Writer<'a> {
    words: Vec<String>,
    tree: &'a Tree,
    moves: Moves,
}

impl Writer<'_> {
    /// Writes the line after `parent`, with the variations of each action. `numbered` is true if the first action
    /// directly follows the previous one in the text, so that an action of Han needs no number.
    fn line(&mut self, mut parent: Option<NodeId>, mut position: Position, numbered: bool) {
        let tree = self.tree;
        let mut numbered = numbered;
        while let Some(id) = tree.continuation(parent) {
            self.action(id, &position, &mut numbered);
            for variation in tree.variations(parent) {
                self.branch(variation, &position);
                numbered = false;
            }
            position.play_unchecked(tree.node(id).mv);
            parent = Some(id);
        }
    }

    /// Writes a variation: its first action, then the line after it.
    fn branch(&mut self, first: NodeId, position: &Position) {
        let opening = self.words.len();
        let mut numbered = false;
        self.action(first, position, &mut numbered);
        self.line(Some(first), position.after(self.tree.node(first).mv), numbered);
        self.words[opening].insert(0, '(');
        if let Some(last) = self.words.last_mut() {
            last.push(')');
        }
    }

    /// Writes an action, with its number if it needs one, and its annotations.
    fn action(&mut self, id: NodeId, position: &Position, numbered: &mut bool) {
        let node = self.tree.node(id);
        let number = position.move_number();
        match position.turn() {
            Side::Cho => self.words.push(format!("{number}.")),
            Side::Han if *numbered => {}
            Side::Han => self.words.push(format!("{number}...")),
        }
        self.words.push(self.moves.print(node.mv, position));
        annotations(&mut self.words, &node.annotations, node.times);
        *numbered = node.annotations.is_empty() && node.times.is_empty();
    }
}

/// Writes the glyphs, then the commands in a separate comment, then the other comments.
fn annotations(words: &mut Vec<String>, annotations: &Annotations, times: Times) {
    words.extend(annotations.glyphs.iter().map(ToString::to_string));
    let commands = commands::print(&annotations.shapes, times);
    if !commands.is_empty() {
        words.push(format!("{{{commands}}}"));
    }
    let comments = annotations.comments.iter();
    words.extend(comments.map(|comment| format!("{{{}}}", escape::pgn_comment(comment))));
}

fn wrap(text: &mut String, words: &[String]) {
    let mut column = 0;
    for word in words {
        let width = word.chars().count();
        if column > 0 && column + 1 + width > WIDTH {
            text.push('\n');
            column = 0;
        } else if column > 0 {
            text.push(' ');
            column += 1;
        }
        text.push_str(word);
        column += width;
    }
    text.push('\n');
}
