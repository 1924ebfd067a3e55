//! Writes a record as PGN: headers, a blank line, moves in SAN wrapped at 80 columns with comments and variations, the
//! result, a blank line.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Write;

use super::headers::headers;
use super::result::result;
use crate::movement::Movement;
use crate::notation::{Notation, san};
use crate::position::Position;
use crate::record::escape;
use crate::record::game_record::Record;
use crate::record::tree::{NodeId, Tree};
use crate::side::Side;

/// Columns of a line.
const WIDTH: usize = 80;

/// Writes a record with its variations.
#[must_use]
pub fn print(record: &Record) -> String {
    let mut text = String::with_capacity(2048);
    for tag in headers(record) {
        let (key, value) = (escape::key(&tag.key), escape::quoted_value(&tag.value));
        writeln!(text, "[{key} \"{value}\"]").expect("a String takes all text");
    }
    text.push('\n');
    let mut words = Vec::new();
    comments(&mut words, &record.tree.comments);
    line(&mut words, &record.tree, None, record.start.clone(), false);
    words.push(String::from(result(record.outcome.winner)));
    wrap(&mut text, &words);
    text.push('\n');
    text
}

/// The line behind `parent`, with the variations of each of its actions. `numbered` says that a number stands right before.
fn line(words: &mut Vec<String>, tree: &Tree, mut parent: Option<NodeId>, mut position: Position, numbered: bool) {
    let mut numbered = numbered;
    while let Some(id) = tree.continuation(parent) {
        action(words, tree, id, &position, &mut numbered);
        for variation in tree.variations(parent) {
            branch(words, tree, variation, &position);
            numbered = false;
        }
        position.play_unchecked(tree.node(id).mv);
        parent = Some(id);
    }
}

/// A variation: its first action, then the line behind that.
fn branch(words: &mut Vec<String>, tree: &Tree, first: NodeId, position: &Position) {
    let opening = words.len();
    let mut numbered = false;
    action(words, tree, first, position, &mut numbered);
    line(words, tree, Some(first), position.after(tree.node(first).mv), numbered);
    words[opening].insert(0, '(');
    if let Some(last) = words.last_mut() {
        last.push(')');
    }
}

/// One action with its number where it needs one, and its comments.
fn action(words: &mut Vec<String>, tree: &Tree, id: NodeId, position: &Position, numbered: &mut bool) {
    let node = tree.node(id);
    let number = position.move_number();
    match position.turn() {
        Side::Cho => words.push(format!("{number}.")),
        Side::Han if *numbered => {}
        Side::Han => words.push(format!("{number}...")),
    }
    words.push(match position.movement() {
        Movement::Janggi | Movement::ChessWar => san::print_move(node.mv, position),
        Movement::Xiangqi => Notation::Wxf.print(node.mv, position),
    });
    comments(words, &node.comments);
    *numbered = node.comments.is_empty();
}

/// Comments word by word; glyphs (`$1`) as they are.
fn comments(words: &mut Vec<String>, comments: &[String]) {
    for comment in comments {
        let glyph = comment
            .strip_prefix('$')
            .is_some_and(|digits| !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit()));
        if glyph {
            words.push(comment.clone());
        } else {
            words.push(format!("{{{}}}", escape::comment(comment)));
        }
    }
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
