//! Decoding and encoding of one game's text in UTF-8 or CP949. This module must not depend on a format.
//!
//! The decoder detects the encoding. Invalid bytes become U+FFFD, and the place of the first one is reported.

use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use super::cp949;
use super::fault::{Fault, FaultKind};

/// The encoding of a file.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Encoding {
    Utf8,
    /// CP949: EUC-KR with Microsoft's additional syllables.
    Cp949,
}

/// Characters that readers ignore: U+F8F7, which replaces a stray byte 0xFF in files converted to UTF-8, and U+FEFF,
/// the byte order mark.
pub(super) const MARKS: [char; 2] = ['\u{F8F7}', '\u{FEFF}'];

/// The byte order mark in UTF-8.
pub(super) const BYTE_ORDER_MARK: &[u8] = b"\xEF\xBB\xBF";

/// The byte written in place of an invalid character, such as half of a surrogate pair. Between complete characters,
/// this byte is invalid in both UTF-8 and CP949.
pub(super) const NO_CHARACTER: u8 = 0x80;

/// The decoded text of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct SourceText {
    pub(crate) text: String,
    pub(crate) encoding: Encoding,
    pub(crate) damage: Option<Damage>,
}

/// The place of the first invalid byte of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Damage {
    /// Number of bytes before this byte, not counting stray ones.
    offset: usize,
    /// Number of lines before the one with this byte.
    lines: u32,
    /// Column in the line, in characters from 1.
    column: u32,
}

impl Damage {
    /// Returns the place directly after this text.
    fn behind(before: &str, offset: usize) -> Damage {
        let before = lines(before);
        let line = before.rfind('\n').map_or(0, |end| end + 1);
        Damage {
            offset,
            lines: before.bytes().filter(|&byte| byte == b'\n').count() as u32,
            column: before[line..].chars().count() as u32 + 1,
        }
    }

    /// Returns the fault for a game that begins on this line of its file.
    pub(super) const fn fault(self, first_line: u32) -> Fault {
        Fault {
            line: first_line + self.lines,
            ply: None,
            kind: FaultKind::Encoding {
                offset: self.offset,
                column: self.column,
            },
        }
    }
}

/// Decodes a game. The stray bytes 0xFF and 0x1A, which old programs wrote at the end of a file, are left out.
pub(crate) fn decode(bytes: &[u8]) -> SourceText {
    decode_by(bytes, &cp949::listed)
}

/// Decodes a game with a list of CP949's symbols and hanja that the caller supplies.
pub(super) fn decode_by(bytes: &[u8], listed: cp949::Listed<'_>) -> SourceText {
    let filler = |byte: &u8| matches!(byte, 0x1A | 0xFF);
    let bytes: Cow<'_, [u8]> = if bytes.iter().any(filler) {
        Cow::Owned(bytes.iter().copied().filter(|byte| !filler(byte)).collect())
    } else {
        Cow::Borrowed(bytes)
    };
    let valid_up_to = match core::str::from_utf8(&bytes) {
        Ok(text) => {
            return SourceText {
                text: String::from(text),
                encoding: Encoding::Utf8,
                damage: None,
            };
        }
        Err(error) => error.valid_up_to(),
    };
    let (in_cp949, damaged) = cp949::decode(&bytes, listed);
    if is_broken_utf8(&bytes, damaged) {
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let damage = Some(Damage::behind(&text[..valid_up_to], valid_up_to));
        return SourceText {
            text,
            encoding: Encoding::Utf8,
            damage,
        };
    }
    let damage = in_cp949.find(char::REPLACEMENT_CHARACTER).map(|at| {
        let before = &in_cp949[..at];
        let offset = before.chars().map(|mark| if mark.is_ascii() { 1 } else { 2 }).sum();
        Damage::behind(before, offset)
    });
    SourceText {
        text: in_cp949,
        encoding: Encoding::Cp949,
        damage,
    }
}

/// Returns whether the bytes are more likely UTF-8 with faults than CP949. Korean characters have three bytes in UTF-8,
/// and valid sequences of three bytes seldom occur by chance.
fn is_broken_utf8(bytes: &[u8], damaged_cp949: usize) -> bool {
    let (mut whole, mut broken) = (0, 0);
    for chunk in bytes.utf8_chunks() {
        whole += chunk.valid().chars().filter(|mark| mark.len_utf8() > 2).count();
        broken += usize::from(!chunk.invalid().is_empty());
    }
    bytes.starts_with(BYTE_ORDER_MARK) || whole > broken || broken < damaged_cp949
}

/// Returns the text of a game without [`MARKS`]. All line breaks in the result are LF or CR LF, as the readers of
/// `.gib` and PGN require.
pub(super) fn lines(text: &str) -> Cow<'_, str> {
    let mut rest = text.chars().peekable();
    let mut lines = String::new();
    let mut changed = false;
    while let Some(mark) = rest.next() {
        let ends = mark == '\r' && rest.peek() != Some(&'\n') || matches!(mark, '\u{2028}' | '\u{2029}');
        if !changed && (ends || MARKS.contains(&mark)) {
            changed = true;
            let left: usize = rest.clone().map(char::len_utf8).sum();
            lines.push_str(&text[..text.len() - left - mark.len_utf8()]);
        }
        match mark {
            _ if !changed || MARKS.contains(&mark) => {}
            _ if ends => lines.push('\n'),
            _ => lines.push(mark),
        }
    }
    if changed {
        Cow::Owned(lines)
    } else {
        Cow::Borrowed(text)
    }
}

/// Returns whether the first line ends with a carriage return and a line feed.
pub(super) fn has_windows_lines(text: &str) -> bool {
    text.split_once('\n').is_some_and(|(line, _)| line.ends_with('\r'))
}

/// Error for text that cannot be encoded in CP949.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unencodable;

impl fmt::Display for Unencodable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a character has no code in CP949")
    }
}

impl core::error::Error for Unencodable {}

/// Encodes a written record.
///
/// # Errors
/// [`Unencodable`] if CP949 lacks a character, such as an emoji, or if the bytes would be decoded to different
/// text. UTF-8 never fails.
pub fn encode(text: &str, encoding: Encoding) -> Result<Vec<u8>, Unencodable> {
    match encoding {
        Encoding::Utf8 => Ok(text.as_bytes().to_vec()),
        Encoding::Cp949 => cp949::encode(text)
            .filter(|bytes| decode(bytes).text == text)
            .ok_or(Unencodable),
    }
}
