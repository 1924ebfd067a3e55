//! Splitter of JSON and UCI files into games. Each line that is not blank is a game, and so is a JSON object written
//! over several lines. In a file that is a JSON array, each object of the array is a game. Memory is bounded, as in the
//! splitter of `.gib` and PGN files. This module must not parse records.

use alloc::vec::Vec;
use core::mem;

use super::format::RecordFormat;
use super::split::{LONGEST_GAME, Length, RawGame, without_filler};

#[derive(Debug)]
pub(super) struct LineSplitter {
    json: bool,
    game: Vec<u8>,
    /// The index in `game` at which the current line begins.
    line: usize,
    length: Length,
    number: u32,
    lines: u32,
    first_line: u32,
    /// True if the last byte was a carriage return; a line feed that follows belongs to it.
    returned: bool,
    depth: u32,
    string: Quoted,
    taken: u64,
    game_start: u64,
}

/// Position of the last byte relative to a JSON string.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Quoted {
    No,
    Yes,
    BehindBackslash,
}

impl LineSplitter {
    pub(super) const fn new(format: RecordFormat) -> LineSplitter {
        LineSplitter {
            json: matches!(format, RecordFormat::Json),
            game: Vec::new(),
            line: 0,
            length: Length::Whole,
            number: 1,
            lines: 0,
            first_line: 1,
            returned: false,
            depth: 0,
            string: Quoted::No,
            taken: 0,
            game_start: 0,
        }
    }

    /// Returns the number of bytes whose games have not been returned yet, and the line in which these bytes begin.
    pub(super) const fn pending(&self) -> (u64, u32) {
        (self.taken - self.game_start, self.first_line)
    }

    pub(super) fn feed(&mut self, bytes: &[u8], mut found: impl FnMut(RawGame)) {
        for piece in bytes.split_inclusive(|byte| matches!(byte, b'\n' | b'\r')) {
            self.taken += piece.len() as u64;
            if mem::take(&mut self.returned) && piece == b"\n" {
                self.skip_if_empty();
                continue;
            }
            self.take(piece, &mut found);
            if piece.ends_with(b"\n") || piece.ends_with(b"\r") {
                self.returned = piece.ends_with(b"\r");
                self.end_line(&mut found);
            }
        }
    }

    pub(super) fn finish(mut self, mut found: impl FnMut(RawGame)) {
        self.end_line(&mut found);
        if !self.game.is_empty() {
            let length = self.game.len();
            found(self.cut(length));
        }
    }

    /// Processes the next bytes of a line, which `taken` already includes.
    fn take(&mut self, piece: &[u8], found: &mut impl FnMut(RawGame)) {
        if !self.json {
            return self.push(piece);
        }
        let mut rest = piece;
        while !rest.is_empty() {
            if self.game.is_empty() {
                rest = &rest[array_marks(rest)..];
                self.game_start = self.taken - rest.len() as u64;
            }
            let begins_object = self.game.is_empty() && is_object(rest) || is_object(&self.game);
            let end = rest.iter().position(|&byte| {
                let ends = begins_object && self.is_between() && matches!(byte, b',' | b']');
                if !ends {
                    self.scan(byte);
                }
                ends
            });
            self.push(&rest[..end.unwrap_or(rest.len())]);
            rest = &rest[end.unwrap_or(rest.len())..];
            if end.is_some() {
                let length = self.game.len();
                found(self.cut(length));
                self.game_start = self.taken - rest.len() as u64;
            }
        }
    }

    /// Returns whether the next byte is outside every object, array and string.
    fn is_between(&self) -> bool {
        self.depth == 0 && self.string == Quoted::No
    }

    fn push(&mut self, piece: &[u8]) {
        if self.game.len() + piece.len() > LONGEST_GAME {
            self.length = Length::TooLong;
        }
        // Bytes beyond the limit are dropped, although their brackets are counted.
        let room = LONGEST_GAME.saturating_sub(self.game.len()).min(piece.len());
        self.game.extend_from_slice(&piece[..room]);
    }

    fn scan(&mut self, byte: u8) {
        self.string = match (self.string, byte) {
            (Quoted::BehindBackslash, _) => Quoted::Yes,
            (Quoted::Yes, b'\\') => Quoted::BehindBackslash,
            (Quoted::Yes, b'"') => Quoted::No,
            (Quoted::Yes, _) => Quoted::Yes,
            (Quoted::No, b'"') => Quoted::Yes,
            (Quoted::No, b'{' | b'[') => {
                self.depth += 1;
                Quoted::No
            }
            (Quoted::No, b'}' | b']') => {
                self.depth = self.depth.saturating_sub(1);
                Quoted::No
            }
            (Quoted::No, _) => Quoted::No,
        };
    }

    fn end_line(&mut self, found: &mut impl FnMut(RawGame)) {
        self.lines = self.lines.saturating_add(1);
        let line = &self.game[self.line.min(self.game.len())..];
        // A line that begins like a record ends a preceding incomplete object.
        if self.line > 0 && begins_record(line) {
            let line = line.to_vec();
            found(self.cut(self.line));
            self.first_line = self.lines;
            self.game_start = self.taken - line.len() as u64;
            self.take(&line, found);
        }
        self.line = self.game.len();
        if without_filler(&self.game).is_empty() {
            self.game.clear();
            self.skip_if_empty();
        } else if self.depth == 0 {
            let length = self.game.len();
            found(self.cut(length));
        }
    }

    /// Moves the start of the next game to the next line if no bytes of the game have been collected yet.
    fn skip_if_empty(&mut self) {
        if self.game.is_empty() {
            self.line = 0;
            self.first_line = self.lines + 1;
            self.game_start = self.taken;
        }
    }

    /// Returns the first `length` collected bytes as a game, discards the rest, and begins the next game.
    fn cut(&mut self, length: usize) -> RawGame {
        let mut bytes = mem::take(&mut self.game);
        bytes.truncate(length);
        let raw = RawGame {
            bytes,
            number: self.number,
            line: self.first_line,
            length: mem::replace(&mut self.length, Length::Whole),
        };
        self.number = self.number.saturating_add(1);
        self.depth = 0;
        self.string = Quoted::No;
        self.skip_if_empty();
        raw
    }
}

/// Returns whether the bytes begin with a JSON object, after an optional byte order mark and blanks.
fn is_object(bytes: &[u8]) -> bool {
    let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
    bytes.trim_ascii_start().starts_with(b"{")
}

/// Returns the number of leading bytes up to the last bracket or comma of an enclosing array.
fn array_marks(bytes: &[u8]) -> usize {
    let is_mark = |byte: &u8| matches!(byte, b'[' | b',' | b']');
    let is_skipped = |byte: &u8| is_mark(byte) || byte.is_ascii_whitespace() || b"\xEF\xBB\xBF".contains(byte);
    let front = bytes.iter().take_while(|byte| is_skipped(byte)).count();
    bytes[..front].iter().rposition(is_mark).map_or(0, |last| last + 1)
}

/// Returns whether the line begins like a record of this library.
fn begins_record(line: &[u8]) -> bool {
    line.trim_ascii_start()
        .strip_prefix(b"{")
        .is_some_and(|inside| inside.trim_ascii_start().starts_with(b"\"janggun\""))
}
