//! From bytes to text: CP949 (what Korean Windows calls EUC-KR) or UTF-8, distinguished by trying. Decoding is a view: the
//! bytes themselves stay with the game.

use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

/// How a file is written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Encoding {
    /// Unicode.
    Utf8,
    /// CP949: EUC-KR with Microsoft's additional syllables.
    Cp949,
}

/// What re-saving as UTF-8 made of stray bytes, and the byte order mark.
const MARKS: [char; 2] = ['\u{F8F7}', '\u{FEFF}'];

/// Decodes a game. Stray 0xFF and 0x1A bytes, U+F8F7 and the byte order mark are left out.
///
/// # Errors
/// The offset of the first byte that is not UTF-8, where it is not CP949 either; where this crate is built without the
/// feature `cp949`, only UTF-8 is read.
pub(crate) fn decode(bytes: &[u8]) -> Result<(String, Encoding), usize> {
    let filler = |byte: &u8| matches!(byte, 0x1A | 0xFF);
    let bytes: Cow<'_, [u8]> = if bytes.iter().any(filler) {
        Cow::Owned(bytes.iter().copied().filter(|byte| !filler(byte)).collect())
    } else {
        Cow::Borrowed(bytes)
    };
    match core::str::from_utf8(&bytes) {
        Ok(text) if text.contains(MARKS) => Ok((text.replace(MARKS, ""), Encoding::Utf8)),
        Ok(text) => Ok((String::from(text), Encoding::Utf8)),
        Err(error) => from_cp949(&bytes)
            .map(|text| (text, Encoding::Cp949))
            .ok_or(error.valid_up_to()),
    }
}

#[cfg(feature = "cp949")]
fn from_cp949(bytes: &[u8]) -> Option<String> {
    encoding_rs::EUC_KR
        .decode_without_bom_handling_and_without_replacement(bytes)
        .map(Cow::into_owned)
}

#[cfg(not(feature = "cp949"))]
fn from_cp949(_bytes: &[u8]) -> Option<String> {
    None
}

/// The text has a character that CP949 does not have (or this crate is built without `cp949`).
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
/// [`Unencodable`], as with an emoji in a comment; never for UTF-8.
pub fn encode(text: &str, encoding: Encoding) -> Result<Vec<u8>, Unencodable> {
    match encoding {
        Encoding::Utf8 => Ok(text.as_bytes().to_vec()),
        Encoding::Cp949 => to_cp949(text).ok_or(Unencodable),
    }
}

#[cfg(feature = "cp949")]
fn to_cp949(text: &str) -> Option<Vec<u8>> {
    let (bytes, _, unmappable) = encoding_rs::EUC_KR.encode(text);
    (!unmappable).then(|| bytes.into_owned())
}

#[cfg(not(feature = "cp949"))]
fn to_cp949(_text: &str) -> Option<Vec<u8>> {
    None
}
