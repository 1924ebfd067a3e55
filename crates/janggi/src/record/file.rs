//! Reading of record files in any supported format, encoding and line ending. Memory is bounded, and the result does
//! not depend on the sizes of the chunks that are read.
//!
//! This module only converts UTF-16, detects the format, and splits the file into games. The modules of the formats
//! decode and interpret the games.

use alloc::string::String;
use alloc::vec::Vec;
use core::mem;

use super::format::{Division, HEAD, RecordFormat};
use super::lines::LineSplitter;
use super::source_text::NO_CHARACTER;
use super::split::{RawGame, Splitter};

/// An incremental reader that takes a file in chunks and returns its games one by one, each with its format.
///
/// The format is usually the format of the file. In a file with both `.gib` and PGN games, each game has its own
/// format.
///
/// ```
/// use janggi::record::{FileReader, read};
/// let mut reader = FileReader::new(None);
/// let mut games = Vec::new();
/// reader.feed("1. 71졸72 2. ".as_bytes(), |format, raw| games.push(read(format, &raw)));
/// reader.feed("41병42\r".as_bytes(), |format, raw| games.push(read(format, &raw)));
/// reader.finish(|format, raw| games.push(read(format, &raw)));
/// assert_eq!(games.len(), 1);
/// assert_eq!(games[0].as_ref().map(|reading| reading.record.tree.len()), Ok(2));
/// ```
#[derive(Debug)]
pub struct FileReader {
    format: Option<RecordFormat>,
    otherwise: RecordFormat,
    state: State,
}

#[derive(Debug)]
enum State {
    /// The first bytes, from which the encoding and the format will be detected.
    Head(Vec<u8>),
    Cutting(Option<Utf16>, Cutter),
}

#[derive(Debug)]
enum Cutter {
    Headers(Splitter),
    Lines(LineSplitter),
}

/// The part of the input whose games have not been returned yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pending {
    pub bytes: u64,
    /// The line of the file in which this part begins.
    pub line: u32,
}

impl RecordFormat {
    /// Guesses the format of a file from its first bytes. Returns `.gib` if they are inconclusive.
    #[must_use]
    pub fn guess(bytes: &[u8]) -> RecordFormat {
        let mut reader = FileReader::new(None);
        reader.feed(&bytes[..bytes.len().min(HEAD)], |_, _| {});
        reader.known()
    }
}

impl FileReader {
    /// Creates a reader at the start of a file. If `format` is `None`, it is detected from the first bytes.
    #[must_use]
    pub const fn new(format: Option<RecordFormat>) -> FileReader {
        FileReader {
            format,
            otherwise: RecordFormat::Gib,
            state: State::Head(Vec::new()),
        }
    }

    /// Sets the format to use if the first bytes are inconclusive, such as the format that the file name suggests.
    #[must_use]
    pub fn or(self, otherwise: RecordFormat) -> FileReader {
        FileReader { otherwise, ..self }
    }

    /// Returns the format; `None` while it is unknown.
    #[must_use]
    pub const fn format(&self) -> Option<RecordFormat> {
        self.format
    }

    /// Returns the format, detected from the bytes fed so far if it is still unknown.
    fn known(mut self) -> RecordFormat {
        self.begin(&mut |_, _| {});
        self.format.unwrap_or(self.otherwise)
    }

    /// Returns the size and the first line of the input whose games have not been returned yet. Returns `None` for
    /// UTF-16, because its byte offsets are not tracked.
    #[must_use]
    pub fn pending(&self) -> Option<Pending> {
        let (bytes, line) = match &self.state {
            State::Head(head) => match Utf16::of(head) {
                Some(_) => return None,
                None => (head.len() as u64, 1),
            },
            State::Cutting(Some(_), _) => return None,
            State::Cutting(None, Cutter::Headers(splitter)) => splitter.pending(),
            State::Cutting(None, Cutter::Lines(splitter)) => splitter.pending(),
        };
        Some(Pending { bytes, line })
    }

    /// Takes the next chunk of the file, of any size, and calls `found` with each game that is now complete.
    pub fn feed(&mut self, bytes: &[u8], mut found: impl FnMut(RecordFormat, RawGame)) {
        self.take(bytes, &mut |format, raw| found(format.of_game(&raw), raw));
    }

    /// Marks the end of the file and calls `found` with the remaining games. Blank lines alone are not a game.
    pub fn finish(mut self, mut found: impl FnMut(RecordFormat, RawGame)) {
        let mut found = |format: RecordFormat, raw: RawGame| found(format.of_game(&raw), raw);
        if matches!(self.state, State::Head(_)) {
            self.begin(&mut found);
        }
        let (Some(format), State::Cutting(utf16, mut cutter)) = (self.format, self.state) else {
            return;
        };
        if utf16.is_some_and(|utf16| utf16.is_cut()) {
            cutter.feed(&[NO_CHARACTER], &mut |raw| found(format, raw));
        }
        match cutter {
            Cutter::Headers(splitter) => splitter.finish(|raw| found(format, raw)),
            Cutter::Lines(splitter) => splitter.finish(|raw| found(format, raw)),
        }
    }

    fn take(&mut self, bytes: &[u8], found: &mut dyn FnMut(RecordFormat, RawGame)) {
        match (&mut self.state, self.format) {
            (State::Head(head), _) => {
                head.extend_from_slice(bytes);
                if head.len() >= HEAD {
                    self.begin(found);
                }
            }
            (State::Cutting(Some(utf16), cutter), Some(format)) => {
                cutter.feed(&utf16.in_utf8(bytes), &mut |raw| found(format, raw));
            }
            (State::Cutting(None, cutter), Some(format)) => cutter.feed(bytes, &mut |raw| found(format, raw)),
            (State::Cutting(..), None) => {}
        }
    }

    /// Detects UTF-16 and the format from the head, and starts splitting the file into games.
    fn begin(&mut self, found: &mut dyn FnMut(RecordFormat, RawGame)) {
        let State::Head(head) = &mut self.state else { return };
        let head = mem::take(head);
        let mut utf16 = Utf16::of(&head);
        let head = match &mut utf16 {
            Some(utf16) => utf16.in_utf8(&head),
            None => head,
        };
        let format = self.format.or_else(|| RecordFormat::evident(&head));
        let format = *self.format.insert(format.unwrap_or(self.otherwise));
        let cutter = match format.division() {
            Division::Headers => Cutter::Headers(Splitter::new()),
            Division::Lines => Cutter::Lines(LineSplitter::new(format)),
        };
        self.state = State::Cutting(utf16, cutter);
        if let State::Cutting(_, cutter) = &mut self.state {
            cutter.feed(&head, &mut |raw| found(format, raw));
        }
    }
}

impl Cutter {
    fn feed(&mut self, bytes: &[u8], found: &mut dyn FnMut(RawGame)) {
        match self {
            Cutter::Headers(splitter) => splitter.feed(bytes, found),
            Cutter::Lines(splitter) => splitter.feed(bytes, found),
        }
    }
}

/// A converter from UTF-16 to UTF-8.
#[derive(Debug)]
struct Utf16 {
    unit: fn([u8; 2]) -> u16,
    /// The first byte of an incomplete code unit.
    byte: Option<u8>,
    half: Option<u16>,
}

impl Utf16 {
    /// Detects UTF-16 by the byte order mark or, if there is none, by the zero bytes of ASCII characters.
    fn of(head: &[u8]) -> Option<Utf16> {
        let unit: fn([u8; 2]) -> u16 = match head {
            [0xFF, 0xFE, ..] => u16::from_le_bytes,
            [0xFE, 0xFF, ..] => u16::from_be_bytes,
            _ => {
                let pairs = head.len() / 2;
                let zeros = |at: usize| {
                    head.chunks_exact(2)
                        .filter(|pair| pair[at] == 0 && pair[1 - at] != 0)
                        .count()
                };
                let (second, first) = (zeros(1), zeros(0));
                // A few zero bytes are damage, not a sign of UTF-16.
                if second.max(first) * 8 < pairs.max(16) {
                    return None;
                }
                if second > first {
                    u16::from_le_bytes
                } else {
                    u16::from_be_bytes
                }
            }
        };
        Some(Utf16 {
            unit,
            byte: None,
            half: None,
        })
    }

    /// Returns whether the bytes converted so far end inside a character.
    const fn is_cut(&self) -> bool {
        self.byte.is_some() || self.half.is_some()
    }

    fn in_utf8(&mut self, bytes: &[u8]) -> Vec<u8> {
        let mut text = Vec::with_capacity(bytes.len());
        for &byte in bytes {
            match self.byte.take() {
                None => self.byte = Some(byte),
                Some(first) => self.push(&mut text, (self.unit)([first, byte])),
            }
        }
        text
    }

    fn push(&mut self, text: &mut Vec<u8>, unit: u16) {
        let waiting = self.half.take();
        let units: &[u16] = match waiting {
            Some(half) => &[half, unit],
            None => &[unit],
        };
        for character in char::decode_utf16(units.iter().copied()) {
            match character {
                Ok(mark) => text.extend_from_slice(String::from(mark).as_bytes()),
                // The second half of a surrogate pair may still follow.
                Err(lone)
                    if (0xD800..0xDC00).contains(&lone.unpaired_surrogate()) && lone.unpaired_surrogate() == unit =>
                {
                    self.half = Some(unit);
                }
                Err(_) => text.push(NO_CHARACTER),
            }
        }
    }
}
