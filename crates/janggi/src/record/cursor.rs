//! A place in a record's text: what is still to be read, and the line it begins in.
//! Must not know what the text means.

use crate::typography::is_between_moves;

/// The text after a place.
pub(super) struct Cursor<'a> {
    /// The rest of the text.
    pub(super) rest: &'a str,
    /// The line of the file that `rest` begins in, from 1.
    pub(super) line: u32,
    /// Nothing of the line has been read yet.
    line_start: bool,
}

impl<'a> Cursor<'a> {
    /// The beginning of `text`, which stands in this line of its file.
    pub(super) const fn new(text: &'a str, line: u32) -> Self {
        Self {
            rest: text,
            line,
            line_start: true,
        }
    }

    /// Moves on; `bytes` must end between two characters.
    pub(super) fn advance(&mut self, bytes: usize) {
        let (done, rest) = self.rest.split_at(bytes);
        self.line += done.bytes().filter(|&byte| byte == b'\n').count() as u32;
        self.rest = rest;
        self.line_start = done.ends_with('\n') || done.is_empty() && self.line_start;
    }

    /// Skips these characters.
    pub(super) fn skip(&mut self, what: impl Fn(char) -> bool) {
        self.advance(self.rest.len() - self.rest.trim_start_matches(what).len());
    }

    /// Skips the characters between words, and returns the first byte after them; `None` at the end.
    pub(super) fn next_byte(&mut self) -> Option<u8> {
        self.skip(is_between_moves);
        self.rest.as_bytes().first().copied()
    }

    /// Returns whether the line begins here.
    pub(super) const fn is_at_line_start(&self) -> bool {
        self.line_start
    }
}
