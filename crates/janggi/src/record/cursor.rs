//! A place in a record's text: what is still to be read, and the line it begins in.
//! Must not know what the text means.

/// The text behind a place.
pub(super) struct Cursor<'a> {
    /// What is still to be read.
    pub(super) rest: &'a str,
    /// The line of the file that `rest` begins in, from 1.
    pub(super) line: u32,
}

impl<'a> Cursor<'a> {
    /// The beginning of `text`, which stands in this line of its file.
    pub(super) const fn new(text: &'a str, line: u32) -> Self {
        Self { rest: text, line }
    }

    /// Moves on; `bytes` must end between two characters.
    pub(super) fn advance(&mut self, bytes: usize) {
        let (done, rest) = self.rest.split_at(bytes);
        self.line += done.bytes().filter(|&byte| byte == b'\n').count() as u32;
        self.rest = rest;
    }

    /// Skips white space and returns the first byte after it; `None` at the end.
    pub(super) fn next_byte(&mut self) -> Option<u8> {
        self.advance(self.rest.len() - self.rest.trim_start().len());
        self.rest.as_bytes().first().copied()
    }
}
