//! CP949, the encoding of Korean Windows, which web standards call EUC-KR. This module must not depend on the meaning
//! of a text.
//!
//! The 2350 syllables of KS X 1001 have codes in Unicode order, and the 8822 other syllables do too. One bit per
//! syllable, which tells the two groups apart, is therefore enough to compute all codes. Symbols and hanja are stored
//! as a list. A caller that already has the list, such as a browser, can pass it in; its hash is then checked. A test
//! compares every pair of bytes with another implementation.

use alloc::string::String;
use alloc::vec::Vec;

/// The characters of 1128 codes for symbols (rows A1 to AC) and 4888 for hanja (rows CA to FD). Each is a little-endian
/// `u16`, 0 for an unused code.
#[cfg(feature = "cp949")]
static TABLE: &[u8; 2 * LISTED] = include_bytes!("../../tables/cp949.bin");

/// One bit per syllable from U+AC00, set if the syllable is in KS X 1001.
static STANDARD: &[u8; SYLLABLES.div_ceil(8)] = include_bytes!("../../tables/ksx1001-syllables.bin");

/// A function that returns the symbol or hanja at an index of the list.
pub(super) type Listed<'a> = &'a dyn Fn(usize) -> Option<char>;

const SYMBOLS: usize = 12 * COLUMNS;
const LISTED: usize = SYMBOLS + 52 * COLUMNS;
const COLUMNS: usize = 94;
const FIRST_SYLLABLE: u32 = 0xAC00;
const SYLLABLES: usize = 11_172;
/// Number of bytes of `STANDARD` in each block.
const BLOCK: usize = 16;
const BLOCKS: usize = (SYLLABLES / 8).div_ceil(BLOCK) + 1;
/// Number of KS X 1001 syllables before each block.
const BEFORE: [u16; BLOCKS] = before();
/// Numbers of columns for syllables outside KS X 1001: `WIDE` in rows up to A0, `NARROW` in later rows.
const WIDE: usize = 178;
const NARROW: usize = 84;
const OTHERS: usize = 8_822;

const fn before() -> [u16; BLOCKS] {
    let mut counts = [0; BLOCKS];
    let (mut block, mut count) = (0, 0);
    while block < BLOCKS {
        counts[block] = count;
        let mut at = block * BLOCK;
        let end = at + BLOCK;
        while at < end && at < STANDARD.len() {
            count += STANDARD[at].count_ones() as u16;
            at += 1;
        }
        block += 1;
    }
    counts
}

/// Returns the character at an index of this crate's list. The list is compiled in only with the feature `cp949`;
/// browsers supply the characters themselves.
#[cfg(feature = "cp949")]
pub(super) fn listed(at: usize) -> Option<char> {
    let code = u16::from_le_bytes([*TABLE.get(2 * at)?, *TABLE.get(2 * at + 1)?]);
    char::from_u32(u32::from(code)).filter(|&mark| mark != '\0')
}

/// Returns `None`: without the feature `cp949`, this crate has no list.
#[cfg(not(feature = "cp949"))]
pub(super) const fn listed(_at: usize) -> Option<char> {
    None
}

/// Returns whether a caller's list has the length and the hash of this crate's list. Unused codes are U+0000.
pub(super) fn is_list(marks: &[char]) -> bool {
    const HASH: u32 = 0xB347_7AAA;
    let bytes = marks.iter().flat_map(|&mark| (u32::from(mark) as u16).to_le_bytes());
    let hash = bytes.fold(0x811C_9DC5_u32, |hash, byte| {
        (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    });
    marks.len() == LISTED && hash == HASH
}

fn is_standard(syllable: usize) -> bool {
    STANDARD[syllable / 8] >> (syllable % 8) & 1 == 1
}

/// Returns the number of KS X 1001 syllables before this one.
fn standard_before(syllable: usize) -> usize {
    let block = syllable / 8 / BLOCK;
    let whole = (block * BLOCK..syllable / 8).map(|at| STANDARD[at].count_ones() as usize);
    let part = (syllable / 8 * 8..syllable).filter(|&at| is_standard(at)).count();
    usize::from(BEFORE[block]) + whole.sum::<usize>() + part
}

/// Returns a syllable by its zero-based number among those inside KS X 1001 or, if `standard` is false, outside it.
fn nth(number: usize, standard: bool) -> Option<char> {
    let before = |block: usize| match standard {
        true => usize::from(BEFORE[block]),
        false => block * BLOCK * 8 - usize::from(BEFORE[block]),
    };
    let (mut block, mut behind) = (0, BLOCKS);
    while block + 1 < behind {
        let middle = block.midpoint(behind);
        if before(middle) <= number {
            block = middle;
        } else {
            behind = middle;
        }
    }
    let mut left = number - before(block);
    for (at, byte) in STANDARD.iter().enumerate().skip(block * BLOCK) {
        let byte = if standard { *byte } else { !byte };
        let found = byte.count_ones() as usize;
        if left >= found {
            left -= found;
            continue;
        }
        let bit = (0..8).filter(|bit| byte >> bit & 1 == 1).nth(left)?;
        let syllable = at * 8 + bit;
        return char::from_u32(FIRST_SYLLABLE + syllable as u32).filter(|_| syllable < SYLLABLES);
    }
    None
}

/// Returns the index of a second byte among those used for syllables outside KS X 1001.
fn column(trail: u8) -> Option<usize> {
    match trail {
        b'A'..=b'Z' => Some(usize::from(trail - b'A')),
        b'a'..=b'z' => Some(26 + usize::from(trail - b'a')),
        0x81..=0xFE => Some(52 + usize::from(trail - 0x81)),
        _ => None,
    }
}

fn character(lead: u8, trail: u8, listed: Listed<'_>) -> Option<char> {
    match (lead, trail) {
        (0xA1..=0xFE, 0xA1..=0xFE) => {
            let at = usize::from(lead - 0xA1) * COLUMNS + usize::from(trail - 0xA1);
            match lead {
                0xA1..=0xAC => listed(at),
                0xB0..=0xC8 => nth(at - 15 * COLUMNS, true),
                0xCA..=0xFD => listed(at - 41 * COLUMNS + SYMBOLS),
                _ => None,
            }
        }
        (0x81..=0xA0, _) => nth(usize::from(lead - 0x81) * WIDE + column(trail)?, false),
        (0xA1..=0xC6, _) => {
            let number = 32 * WIDE + usize::from(lead - 0xA1) * NARROW + column(trail)?;
            (number < OTHERS).then(|| nth(number, false)).flatten()
        }
        _ => None,
    }
}

/// Returns the decoded text and the number of invalid characters, each replaced by U+FFFD. An ASCII byte after half a
/// character is kept.
pub(super) fn decode(bytes: &[u8], listed: Listed<'_>) -> (String, usize) {
    let mut text = String::with_capacity(bytes.len());
    let mut damaged = 0;
    let mut rest = bytes;
    while let [lead, behind @ ..] = rest {
        rest = behind;
        if lead.is_ascii() {
            text.push(char::from(*lead));
            continue;
        }
        match behind.first().map(|&trail| (trail, character(*lead, trail, listed))) {
            Some((_, Some(mark))) => {
                text.push(mark);
                rest = &behind[1..];
            }
            found => {
                text.push(char::REPLACEMENT_CHARACTER);
                damaged += 1;
                if (0x81..=0xFE).contains(lead) && found.is_some_and(|(trail, _)| !trail.is_ascii()) {
                    rest = &behind[1..];
                }
            }
        }
    }
    (text, damaged)
}

/// Encodes a text; `None` if a character has no code. Without the feature `cp949`, symbols and hanja have no codes.
pub(super) fn encode(text: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::with_capacity(text.len());
    for mark in text.chars() {
        match u8::try_from(mark).ok().filter(u8::is_ascii) {
            Some(byte) => bytes.push(byte),
            None => bytes.extend(pair(mark)?),
        }
    }
    Some(bytes)
}

fn pair(mark: char) -> Option<[u8; 2]> {
    let standard = |at: usize| [0xA1 + (at / COLUMNS) as u8, 0xA1 + (at % COLUMNS) as u8];
    if !('가'..='힣').contains(&mark) {
        let at = (0..LISTED).find(|&at| listed(at) == Some(mark))?;
        let gap = if at < SYMBOLS { 0 } else { 41 * COLUMNS - SYMBOLS };
        return Some(standard(at + gap));
    }
    let syllable = (u32::from(mark) - FIRST_SYLLABLE) as usize;
    let before = standard_before(syllable);
    if is_standard(syllable) {
        return Some(standard(before + 15 * COLUMNS));
    }
    let number = syllable - before;
    let (lead, column) = match number.checked_sub(32 * WIDE) {
        None => (0x81 + number / WIDE, number % WIDE),
        Some(number) => (0xA1 + number / NARROW, number % NARROW),
    };
    let trail = match column {
        0..26 => b'A' + column as u8,
        26..52 => b'a' + (column - 26) as u8,
        _ => 0x81 + (column - 52) as u8,
    };
    Some([lead as u8, trail])
}

#[cfg(all(test, feature = "cp949"))]
mod tests {
    use super::{LISTED, decode, encode, is_list, listed};
    use encoding_rs::EUC_KR;

    #[test]
    fn every_pair_of_bytes_is_what_others_make_of_it() {
        for lead in 0..=0xFF_u8 {
            for trail in 0..=0xFF_u8 {
                let bytes = [lead, trail, b'\n'];
                let theirs = EUC_KR.decode_without_bom_handling(&bytes).0;
                assert_eq!(decode(&bytes, &listed).0, theirs, "{lead:02X} {trail:02X}");
                assert_eq!(
                    decode(&bytes, &listed).1 > 0,
                    theirs.contains('\u{FFFD}'),
                    "{lead:02X} {trail:02X}"
                );
            }
        }
    }

    #[test]
    fn the_list_is_known_by_its_hash() {
        let mut marks: Vec<char> = (0..LISTED).map(|at| listed(at).unwrap_or('\0')).collect();
        assert!(is_list(&marks));
        marks[7] = '가';
        assert!(!is_list(&marks));
    }

    #[test]
    fn every_character_is_written_as_others_write_it() {
        for mark in '\0'..='\u{2FFFF}' {
            let text = mark.to_string();
            let (bytes, _, unmappable) = EUC_KR.encode(&text);
            let theirs = (!unmappable).then(|| bytes.into_owned());
            assert_eq!(encode(&text), theirs, "{:04X}", u32::from(mark));
        }
    }
}
