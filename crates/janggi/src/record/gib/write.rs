//! Printing of a record as `.gib`. The output has headers, a blank line, moves with at most six plies per line and
//! comments on separate lines, and a blank line. A game read from a file in this form is written back unchanged, given
//! its style and line ending.

use alloc::string::String;
use core::fmt::Write;

use super::header;
use super::layout::LineEnd;
use crate::arrangement::USUAL;
use crate::notation::korean::{self, Style};
use crate::position::Position;
use crate::record::annotations::Annotations;
use crate::record::commands;
use crate::record::escape;
use crate::record::game_record::Record;
use crate::record::meta;
use crate::record::outcome::RecordOutcome;
use crate::record::tree::{Times, Tree};

/// Maximum number of plies per line.
const PER_LINE: u32 = 6;

/// Writes the main line of a record; the format cannot hold variations. Missing headers for the start and for a known
/// result are added, but a record that consists of headers only may lack a start.
#[must_use]
pub fn print(record: &Record, style: Style, line_end: LineEnd) -> String {
    let mut text = String::with_capacity(2048);
    headers(&mut text, record, style);
    text.push('\n');
    annotations(&mut text, (&record.tree.annotations, None), line_end);
    let mut position = record.start.clone();
    let mut in_line = 0;
    for (ply, node) in (1_u32..).zip(record.tree.main_line()) {
        if in_line == PER_LINE {
            text.push('\n');
            in_line = 0;
        } else if in_line > 0 {
            text.push(' ');
        }
        write!(text, "{ply}. {}", korean::print_move(node.mv, &position, style)).expect(STRING);
        if let Some(seconds) = node.times.spent {
            write!(text, " <{seconds}>").expect(STRING);
        }
        position.play_unchecked(node.mv);
        in_line += 1;
        let mut lines = String::new();
        annotations(&mut lines, (&node.annotations, node.times.left), line_end);
        if !lines.is_empty() {
            text.push('\n');
            text.push_str(&lines);
            in_line = 0;
        }
    }
    if in_line > 0 {
        text.push('\n');
    }
    text.push('\n');
    match line_end {
        LineEnd::Lf => text,
        LineEnd::CrLf => text.replace("\r\n", "\n").replace('\n', "\r\n"),
    }
}

const STRING: &str = "writing to a String cannot fail";

/// Writes the glyphs in a separate comment, then the comments. Drawings and the time left follow as PGN commands in a
/// last comment.
fn annotations(text: &mut String, (annotations, left): (&Annotations, Option<u32>), line_end: LineEnd) {
    let signs = annotations.glyphs.signs();
    if !signs.is_empty() {
        writeln!(text, "{{{signs}}}").expect(STRING);
    }
    for comment in &annotations.comments {
        let comment = match line_end {
            LineEnd::Lf => escape::comment(comment),
            LineEnd::CrLf => escape::windows_comment(comment),
        };
        let comment = escape::no_signs(commands::escaped(comment));
        writeln!(text, "{{{comment}}}").expect(STRING);
    }
    let commands = commands::print(&annotations.shapes, Times { spent: None, left });
    if !commands.is_empty() {
        writeln!(text, "{{{commands}}}").expect(STRING);
    }
}

fn headers(text: &mut String, record: &Record, style: Style) {
    let tags = header::consistent(record, style.squares);
    for tag in &tags {
        let (key, value) = (escape::key(&tag.key), escape::plain_value(&tag.value));
        writeln!(text, "[{key} \"{value}\"]").expect(STRING);
    }
    let result = |text: &mut String| {
        if !header::says_result(&tags) {
            writeln!(text, "[{} \"{}\"]", header::RESULT, record.outcome.print_korean()).expect(STRING);
        }
    };
    if header::says_start(&tags) {
        // An unknown result may be omitted.
        if record.outcome != RecordOutcome::default() {
            result(text);
        }
        return;
    }
    // A record that consists of headers only, for example of a game that was never played, need not have a start.
    let said = header::says_result(&tags) || record.outcome == RecordOutcome::default();
    let alone = meta::is_korean(&tags) && header::say_something(&tags);
    if said && alone && record.tree == Tree::new() && record.start == Position::start(USUAL) {
        return;
    }
    for (key, value) in header::of_start(&record.start) {
        writeln!(text, "[{key} \"{value}\"]").expect(STRING);
    }
    writeln!(text, "[총수 \"{}\"]", record.tree.main_line().count()).expect(STRING);
    result(text);
}
