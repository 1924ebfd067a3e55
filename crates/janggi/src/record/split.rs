//! Cuts a `.gib` or PGN file into games, byte by byte, before anything is decoded. Linear in the input, and bounded in
//! memory whatever the input: never more than one game of [`LONGEST_GAME`] bytes is held.
//!
//! A game begins at a header line (`[` first) behind a line that is none. The bytes `[`, `{`, `}` and line feed never
//! occur inside a CP949 character, so this works before the encoding is known.

use alloc::vec::Vec;
use core::mem;

/// A game with more bytes is refused unread. The longest real one has 60 thousand.
pub const LONGEST_GAME: usize = 1 << 20;

/// How much of a refused game is kept.
const KEPT: usize = 4096;

/// One game as it stands in its file: every byte from its first to the next game's first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RawGame {
    /// Its bytes; the first few only when it is too long.
    pub bytes: Vec<u8>,
    /// Its number in the file, from 1.
    pub number: u32,
    /// The line it begins in, from 1.
    pub line: u32,
    /// Whether it is complete or was cut off.
    pub length: Length,
}

/// Whether a [`RawGame`] holds the whole game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Length {
    /// All of it.
    Whole,
    /// More than [`LONGEST_GAME`] bytes; the rest was thrown away.
    TooLong,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Part {
    /// Nothing but blank lines so far.
    Nothing,
    Headers,
    Body,
    Comment,
}

/// Takes a file piece by piece and gives its games one by one.
#[derive(Debug)]
pub struct Splitter {
    game: Vec<u8>,
    line: Vec<u8>,
    part: Part,
    length: Length,
    number: u32,
    lines: u32,
    first_line: u32,
}

impl Default for Splitter {
    fn default() -> Splitter {
        Splitter::new()
    }
}

impl Splitter {
    /// At the start of a file.
    #[must_use]
    pub fn new() -> Splitter {
        Splitter {
            game: Vec::new(),
            line: Vec::new(),
            part: Part::Nothing,
            length: Length::Whole,
            number: 1,
            lines: 0,
            first_line: 1,
        }
    }

    /// Takes the next piece of the file, of any size, and calls `found` with each game that ends in it.
    pub fn feed(&mut self, mut bytes: &[u8], mut found: impl FnMut(RawGame)) {
        while let Some(end) = bytes.iter().position(|&byte| byte == b'\n') {
            self.push(&bytes[..=end]);
            bytes = &bytes[end + 1..];
            self.end_line(&mut found);
        }
        self.push(bytes);
    }

    /// Ends the file: calls `found` with what is left, if it is more than blank lines.
    pub fn finish(mut self, mut found: impl FnMut(RawGame)) {
        if !self.line.is_empty() {
            self.end_line(&mut found);
        }
        if self.part != Part::Nothing {
            found(self.cut());
        }
    }

    fn push(&mut self, bytes: &[u8]) {
        if self.length == Length::Whole && self.game.len() + self.line.len() + bytes.len() > LONGEST_GAME {
            self.length = Length::TooLong;
            self.game.truncate(KEPT);
            self.line.truncate(KEPT);
        }
        let room = match self.length {
            Length::Whole => bytes.len(),
            Length::TooLong => KEPT.saturating_sub(self.line.len()).min(bytes.len()),
        };
        self.line.extend_from_slice(&bytes[..room]);
    }

    fn end_line(&mut self, found: &mut impl FnMut(RawGame)) {
        self.lines = self.lines.saturating_add(1);
        let begins = is_header(&self.line);
        let starts_game = match self.part {
            Part::Nothing | Part::Headers => false,
            Part::Body => begins,
            // Somebody forgot to close a comment: a complete header line ends it.
            Part::Comment => begins && closes_header(&self.line),
        };
        if starts_game {
            let game = self.cut();
            found(game);
        }
        self.part = next_part(self.part, &self.line);
        match self.length {
            Length::Whole => self.game.append(&mut self.line),
            Length::TooLong => self.line.clear(),
        }
    }

    fn cut(&mut self) -> RawGame {
        let game = RawGame {
            bytes: mem::take(&mut self.game),
            number: self.number,
            line: self.first_line,
            length: mem::replace(&mut self.length, Length::Whole),
        };
        self.number = self.number.saturating_add(1);
        self.first_line = self.lines;
        self.part = Part::Nothing;
        game
    }
}

/// Cuts a whole file.
#[must_use]
pub fn split(bytes: &[u8]) -> Vec<RawGame> {
    let mut games = Vec::new();
    let mut splitter = Splitter::new();
    splitter.feed(bytes, |game| games.push(game));
    splitter.finish(|game| games.push(game));
    games
}

/// The line without what stands for an end of file in old records and means nothing: 0x1A, 0xFF, what re-saving made of
/// them (U+F8F7 in UTF-8), the byte order mark, and blanks.
fn without_filler(mut line: &[u8]) -> &[u8] {
    loop {
        line = match line {
            [0x1A | 0xFF | b' ' | b'\t' | b'\r' | b'\n', rest @ ..]
            | [0xEF, 0xA3, 0xB7, rest @ ..]
            | [0xEF, 0xBB, 0xBF, rest @ ..] => rest,
            rest => return rest,
        };
    }
}

fn is_header(line: &[u8]) -> bool {
    without_filler(line).starts_with(b"[")
}

fn closes_header(line: &[u8]) -> bool {
    line.trim_ascii_end().ends_with(b"\"]")
}

fn next_part(part: Part, line: &[u8]) -> Part {
    match part {
        Part::Nothing | Part::Headers if is_header(line) => Part::Headers,
        Part::Nothing if without_filler(line).is_empty() => Part::Nothing,
        Part::Nothing | Part::Headers | Part::Body | Part::Comment => {
            match line.iter().rfind(|byte| matches!(byte, b'{' | b'}')) {
                Some(b'{') => Part::Comment,
                Some(_) => Part::Body,
                None if part == Part::Comment => Part::Comment,
                None => Part::Body,
            }
        }
    }
}
