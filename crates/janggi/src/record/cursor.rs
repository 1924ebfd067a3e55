//! A position in the text of a record, with its line in the file. This module must not depend on the meaning of the
//! text.

use crate::typography::is_between_moves;

/// A position in a text.
pub(super) struct Cursor<'a> {
    /// The text after the position.
    pub(super) rest: &'a str,
    /// The line of the file in which `rest` begins, from 1.
    pub(super) line: u32,
    /// True at the beginning of a line or of the text.
    line_start: bool,
}

impl<'a> Cursor<'a> {
    /// Creates a cursor at the beginning of `text`, which begins in this line of its file.
    pub(super) const fn new(text: &'a str, line: u32) -> Self {
        Self {
            rest: text,
            line,
            line_start: true,
        }
    }

    /// Advances by a number of bytes, which must end at a character boundary.
    pub(super) fn advance(&mut self, bytes: usize) {
        let (done, rest) = self.rest.split_at(bytes);
        self.line += done.bytes().filter(|&byte| byte == b'\n').count() as u32;
        self.rest = rest;
        self.line_start = done.ends_with('\n') || done.is_empty() && self.line_start;
    }

    /// Skips leading characters that satisfy `what`.
    pub(super) fn skip(&mut self, what: impl Fn(char) -> bool) {
        self.advance(self.rest.len() - self.rest.trim_start_matches(what).len());
    }

    /// Skips the characters between words and returns the next byte without consuming it; `None` at the end.
    pub(super) fn next_byte(&mut self) -> Option<u8> {
        self.skip(is_between_moves);
        self.rest.as_bytes().first().copied()
    }

    /// Returns whether the cursor is at the beginning of a line or of the text.
    pub(super) const fn is_at_line_start(&self) -> bool {
        self.line_start
    }
}
