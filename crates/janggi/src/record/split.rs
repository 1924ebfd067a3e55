//! Splitter of `.gib` and PGN files into games, before decoding. The splitter takes linear time and bounded memory: it
//! holds at most two games of [`LONGEST_GAME`] bytes, and the keys of the first header lines of one game.
//!
//! A new game begins at a header line after moves, or at a header line that repeats a key after a blank line. If the
//! moves after the headers continue those before them, both belong to one game. A header line begins with a square
//! bracket. The bytes `[`, `{`, `}`, line feed and carriage return never occur inside a CP949 character, so the
//! encoding need not be known.

use alloc::string::String;
use alloc::vec::Vec;
use core::mem;

use super::seam::is_within_game;
use super::{cp949, source_text};

/// Maximum number of bytes in a game; longer games are rejected without parsing. The longest known real game has
/// 60,000.
pub const LONGEST_GAME: usize = 1 << 20;

/// Maximum number of bytes kept of a rejected game. Also, once a game's keys have this many bytes in all, no more keys
/// are stored.
const KEPT: usize = 4096;

/// The bytes of a game in its file, up to the first byte of the next game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RawGame {
    /// If the game is too long, only its first bytes.
    pub bytes: Vec<u8>,
    /// Number of the game in the file, from 1.
    pub number: u32,
    /// The line on which the game begins, from 1.
    pub line: u32,
    pub length: Length,
}

impl RawGame {
    /// Returns the decoded text, and whether some bytes could not be decoded and became U+FFFD. Stray end-of-file bytes
    /// and the byte order mark are left out.
    #[must_use]
    pub fn text(&self) -> (String, bool) {
        self.text_by(&cp949::listed)
    }

    /// Returns the text like [`text`](RawGame::text), with the caller's list of CP949's symbols and hanja. The list has
    /// rows A1 to AC, then CA to FD, with U+0000 for unused codes. An incorrect list is ignored.
    #[must_use]
    pub fn text_with(&self, marks: &[char]) -> (String, bool) {
        match cp949::is_list(marks) {
            true => self.text_by(&|at| marks.get(at).copied().filter(|&mark| mark != '\0')),
            false => self.text(),
        }
    }

    /// Converts the [`text`](RawGame::text) of a game back to bytes, in UTF-8. If `damaged` is true, each U+FFFD
    /// becomes an invalid byte.
    #[must_use]
    pub fn bytes_of(text: &str, damaged: bool) -> Vec<u8> {
        if !damaged {
            return text.as_bytes().to_vec();
        }
        let mut bytes = source_text::BYTE_ORDER_MARK.to_vec();
        for (at, part) in text.split(char::REPLACEMENT_CHARACTER).enumerate() {
            if at > 0 {
                bytes.push(source_text::NO_CHARACTER);
            }
            bytes.extend_from_slice(part.as_bytes());
        }
        bytes
    }

    fn text_by(&self, listed: cp949::Listed<'_>) -> (String, bool) {
        let source = source_text::decode_by(&self.bytes, listed);
        let text = match source.text.strip_prefix('\u{FEFF}') {
            Some(text) => String::from(text),
            None => source.text,
        };
        (text, source.damage.is_some())
    }
}

/// Completeness of a [`RawGame`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Length {
    Whole,
    /// The game has more than [`LONGEST_GAME`] bytes; the rest was discarded.
    TooLong,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Part {
    /// No headers or moves yet.
    Nothing,
    Headers,
    /// After headers and a blank line, before any moves.
    Gap,
    Body,
    Comment,
}

/// An incremental splitter that takes a file in chunks and passes each game to a callback.
#[derive(Debug)]
pub struct Splitter {
    game: Vec<u8>,
    line: Vec<u8>,
    part: Part,
    /// The keys of the game's first header lines, with their opening brackets, each followed by a line feed.
    keys: Vec<u8>,
    length: Length,
    number: u32,
    lines: u32,
    first_line: u32,
    /// True if the last chunk ended with a carriage return, which a line feed may still follow.
    returned: bool,
    /// Number of bytes taken so far. `game_start` and `line_start` are offsets in the file.
    taken: u64,
    game_start: u64,
    line_start: u64,
    /// The game before the current headers, with its offset. Kept until moves follow the headers.
    before: Option<(RawGame, u64)>,
}

impl Default for Splitter {
    fn default() -> Splitter {
        Splitter::new()
    }
}

impl Splitter {
    /// Creates a splitter at the start of a file.
    #[must_use]
    pub fn new() -> Splitter {
        Splitter {
            game: Vec::new(),
            line: Vec::new(),
            part: Part::Nothing,
            keys: Vec::new(),
            length: Length::Whole,
            number: 1,
            lines: 0,
            first_line: 1,
            returned: false,
            taken: 0,
            game_start: 0,
            line_start: 0,
            before: None,
        }
    }

    /// Returns the number of bytes whose games have not been passed to the callback yet, and the line on which these
    /// bytes begin.
    #[cfg(feature = "json")]
    pub(super) const fn pending(&self) -> (u64, u32) {
        match &self.before {
            Some((game, start)) => (self.taken - *start, game.line),
            None => (self.taken - self.game_start, self.first_line),
        }
    }

    /// Takes the next chunk of the file, of any size, and calls `found` with each game now known to be complete.
    pub fn feed(&mut self, mut bytes: &[u8], mut found: impl FnMut(RawGame)) {
        if self.returned && !bytes.is_empty() {
            self.returned = false;
            if bytes.starts_with(b"\n") {
                self.push(b"\n");
                bytes = &bytes[1..];
            }
            self.end_line(&mut found);
        }
        // A Unicode separator may be split between two chunks.
        for (begun, rest) in [(b"\xE2".as_slice(), b"\x80\xA8".as_slice()), (b"\xE2\x80", b"\xA8")] {
            let separator = |last: u8| {
                let (last_at, same) = (rest.len() - 1, &rest[..rest.len() - 1]);
                bytes.starts_with(same) && bytes.get(last_at) == Some(&last)
            };
            if self.line.ends_with(begun) && (separator(0xA8) || separator(0xA9)) {
                self.push(&bytes[..rest.len()]);
                bytes = &bytes[rest.len()..];
                self.end_line(&mut found);
            }
        }
        while let Some(end) = line_end(bytes) {
            self.push(&bytes[..end]);
            bytes = &bytes[end..];
            if bytes.is_empty() && self.line.ends_with(b"\r") {
                self.returned = true;
                return;
            }
            self.end_line(&mut found);
        }
        self.push(bytes);
    }

    /// Marks the end of the file, and calls `found` with the remaining games. Blank lines alone are not a game.
    pub fn finish(mut self, mut found: impl FnMut(RawGame)) {
        if !self.line.is_empty() {
            self.end_line(&mut found);
        }
        if let Some((game, _)) = self.before.take() {
            found(game);
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
        self.taken += bytes.len() as u64;
    }

    fn end_line(&mut self, found: &mut impl FnMut(RawGame)) {
        self.lines = self.lines.saturating_add(1);
        let begins = is_header(&self.line);
        self.returned = false;
        let starts_game = match self.part {
            Part::Nothing | Part::Headers => false,
            // Blank lines may separate the headers of one game, for example if line ends were doubled. A new game
            // begins only if a key occurs again.
            Part::Gap => {
                begins
                    && self
                        .keys
                        .split(|byte| *byte == b'\n')
                        .any(|key| key == header_key(&self.line))
            }
            Part::Body => begins,
            // A complete header line ends a comment that was never closed.
            Part::Comment => begins && closes_header(&self.line),
        };
        if starts_game {
            if let Some((game, _)) = self.before.take() {
                found(game);
            }
            let (start, part) = (self.game_start, self.part);
            let game = self.cut();
            if matches!(part, Part::Body | Part::Gap) && game.length == Length::Whole {
                self.before = Some((game, start));
            } else {
                found(game);
            }
        }
        self.part = next_part(self.part, &self.line);
        if begins && self.part == Part::Headers && self.keys.len() < KEPT {
            self.keys.extend_from_slice(header_key(&self.line));
            self.keys.push(b'\n');
        }
        if matches!(self.part, Part::Body | Part::Comment) && !without_filler(&self.line).is_empty() {
            self.join_or_give(found);
        }
        match self.length {
            Length::Whole => self.game.append(&mut self.line),
            Length::TooLong => self.line.clear(),
        }
        self.line_start = self.taken;
    }

    /// Decides from the first line after the headers whether they began a new game.
    fn join_or_give(&mut self, found: &mut impl FnMut(RawGame)) {
        let Some((mut before, start)) = self.before.take() else {
            return;
        };
        let fits = before.bytes.len() + self.game.len() + self.line.len() <= LONGEST_GAME;
        let whole = self.length == Length::Whole && fits;
        if !whole || !is_within_game(&before.bytes, &self.game, &self.line) {
            return found(before);
        }
        before.bytes.append(&mut self.game);
        self.game = before.bytes;
        self.number = before.number;
        self.first_line = before.line;
        self.game_start = start;
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
        self.game_start = self.line_start;
        self.part = Part::Nothing;
        self.keys.clear();
        game
    }
}

/// Splits a whole file into games.
#[must_use]
pub fn split(bytes: &[u8]) -> Vec<RawGame> {
    let mut games = Vec::new();
    let mut splitter = Splitter::new();
    splitter.feed(bytes, |game| games.push(game));
    splitter.finish(|game| games.push(game));
    games
}

/// Returns the length of the first line with its line break, or `None` if it has none. Line breaks are LF, CR, CR LF,
/// U+2028 and U+2029.
fn line_end(bytes: &[u8]) -> Option<usize> {
    let mut from = 0;
    loop {
        let at = from
            + bytes[from..]
                .iter()
                .position(|byte| matches!(byte, b'\n' | b'\r' | 0xE2))?;
        match &bytes[at..] {
            [b'\r', b'\n', ..] => return Some(at + 2),
            [b'\n' | b'\r', ..] => return Some(at + 1),
            [0xE2, 0x80, 0xA8 | 0xA9, ..] => return Some(at + 3),
            _ => from = at + 1,
        }
    }
}

/// Returns the line without leading filler. Filler is white space, the byte order mark, other invisible characters,
/// zeros left by a damaged disk, and the end-of-file marks of old records. These marks are 0x1A, 0xFF and U+F8F7, which
/// replaces 0xFF in files converted to UTF-8.
pub(super) fn without_filler(mut line: &[u8]) -> &[u8] {
    loop {
        line = match line {
            [0x00 | 0x1A | 0xFF | b' ' | b'\t' | b'\r' | b'\n', rest @ ..]
            | [0xEF, 0xA3, 0xB7, rest @ ..]
            | [0xEF, 0xBB, 0xBF, rest @ ..]
            | [0xE2, 0x80, 0x8B..=0x8F | 0xA8 | 0xA9, rest @ ..]
            | [0xE2, 0x81, 0xA0, rest @ ..] => rest,
            rest => return rest,
        };
    }
}

/// Returns whether the line begins with `[` after any filler. The bracket may be full-width in UTF-8 or CP949.
fn is_header(line: &[u8]) -> bool {
    let line = without_filler(line);
    [b"[".as_slice(), b"\xEF\xBC\xBB", b"\xA3\xDB"]
        .iter()
        .any(|bracket| line.starts_with(bracket))
}

/// Returns the key of the first header in the line, with its bracket.
fn header_key(line: &[u8]) -> &[u8] {
    let line = without_filler(line);
    let end = line
        .iter()
        .position(|byte| matches!(byte, b' ' | b'\t' | b'"' | b']' | b'\r' | b'\n'));
    &line[..end.unwrap_or(line.len())]
}

/// Returns whether moves follow the headers on the same line.
fn goes_on(line: &[u8]) -> bool {
    let line = line.trim_ascii_end();
    let end = line.windows(2).rposition(|pair| pair == b"\"]");
    end.is_some_and(|end| !without_filler(&line[end + 2..]).is_empty() && !line.ends_with(b"]"))
}

fn closes_header(line: &[u8]) -> bool {
    line.trim_ascii_end().ends_with(b"\"]")
}

fn next_part(part: Part, line: &[u8]) -> Part {
    match part {
        Part::Nothing | Part::Headers | Part::Gap if is_header(line) && !goes_on(line) => Part::Headers,
        Part::Nothing if without_filler(line).is_empty() => Part::Nothing,
        Part::Headers | Part::Gap if without_filler(line).is_empty() => Part::Gap,
        // PGN reserves lines that begin with `%` for other programs.
        Part::Nothing | Part::Headers | Part::Gap if line.starts_with(b"%") => part,
        Part::Nothing | Part::Headers | Part::Gap | Part::Body | Part::Comment => {
            match line.iter().rfind(|byte| matches!(byte, b'{' | b'}')) {
                Some(b'{') => Part::Comment,
                Some(_) => Part::Body,
                None if part == Part::Comment => Part::Comment,
                None => Part::Body,
            }
        }
    }
}
