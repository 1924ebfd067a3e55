//! Normalisation of characters in moves and headers: typographic dashes, dots and quotation marks, full-width letters
//! and digits, invisible characters, and decomposed Hangul syllables.
//!
//! Names and comments are left unchanged.

use alloc::borrow::Cow;
use alloc::format;
use alloc::string::String;

/// Replacement for one character.
enum Meaning {
    Itself,
    Other(char),
    Several(&'static str),
    Nothing,
}

const fn meaning(mark: char) -> Meaning {
    match mark {
        '\u{0}'..='\u{8}'
        | '\u{E}'..='\u{1F}'
        | '\u{7F}'
        | '\u{AD}'
        | '\u{34F}'
        | '\u{61C}'
        | '\u{180E}'
        | '\u{200B}'..='\u{200F}'
        | '\u{202A}'..='\u{202E}'
        | '\u{2060}'..='\u{2069}'
        | '\u{FE00}'..='\u{FE0F}'
        | '\u{F8F7}'
        | '\u{FEFF}' => Meaning::Nothing,
        '\u{A0}' | '\u{2000}'..='\u{200A}' | '\u{202F}' | '\u{205F}' | '\u{3000}' => Meaning::Other(' '),
        '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{FE58}' | '\u{FE63}' => Meaning::Other('-'),
        '\u{201C}'..='\u{201F}' | '\u{301D}'..='\u{301F}' => Meaning::Other('"'),
        '\u{2018}'..='\u{201B}' => Meaning::Other('\''),
        '\u{2044}' | '\u{2215}' => Meaning::Other('/'),
        '\u{2024}' | '\u{3002}' | '\u{FF61}' => Meaning::Other('.'),
        '\u{D7}' => Meaning::Other('x'),
        '…' => Meaning::Several("..."),
        '½' => Meaning::Several("1/2"),
        '\u{F902}' => Meaning::Other('車'),
        '\u{FA47}' | '\u{FA9A}' => Meaning::Other('漢'),
        '\u{FF01}'..='\u{FF5E}' => match char::from_u32(mark as u32 - 0xFEE0) {
            Some(ascii) => Meaning::Other(ascii),
            None => Meaning::Itself,
        },
        _ => Meaning::Itself,
    }
}

/// Unicode's base values for composing Hangul: initial consonants, vowels, final consonants (one less than the first)
/// and syllables.
const FIRST: u32 = 0x1100;
const VOWEL: u32 = 0x1161;
const LAST: u32 = 0x11A7;
const SYLLABLE: u32 = 0xAC00;

/// Composes an initial consonant and a vowel into a syllable, or adds a final consonant to a syllable without one.
fn composed(before: char, next: char) -> Option<char> {
    let (before, next) = (u32::from(before), u32::from(next));
    match (before, next) {
        (FIRST..=0x1112, VOWEL..=0x1175) => char::from_u32(SYLLABLE + ((before - FIRST) * 21 + (next - VOWEL)) * 28),
        (SYLLABLE..=0xD7A3, 0x11A8..=0x11C2) if (before - SYLLABLE).is_multiple_of(28) => {
            char::from_u32(before + next - LAST)
        }
        _ => None,
    }
}

/// Returns whether [`plain`] may replace or remove the character.
pub(crate) fn is_variant(mark: char) -> bool {
    !matches!(meaning(mark), Meaning::Itself) || matches!(mark, '\u{1100}'..='\u{11FF}')
}

/// Returns whether the character is white space or [invisible](is_invisible).
pub(crate) fn is_blank(mark: char) -> bool {
    mark.is_whitespace() || is_invisible(mark)
}

/// Returns whether [`plain`] removes the character, such as a control character or a zero-width space.
pub(crate) fn is_invisible(mark: char) -> bool {
    matches!(meaning(mark), Meaning::Nothing)
}

fn push(text: &mut String, mark: char) {
    match meaning(mark) {
        Meaning::Nothing => {}
        Meaning::Several(marks) => text.push_str(marks),
        Meaning::Other(mark) => text.push(mark),
        Meaning::Itself => match text.chars().next_back().and_then(|before| composed(before, mark)) {
            Some(syllable) => {
                text.pop();
                text.push(syllable);
            }
            None => text.push(mark),
        },
    }
}

/// Normalises the characters of a text without comments.
pub(crate) fn plain(text: &str) -> Cow<'_, str> {
    if !text.contains(is_variant) {
        return Cow::Borrowed(text);
    }
    let mut result = String::with_capacity(text.len());
    for mark in text.chars() {
        push(&mut result, mark);
    }
    Cow::Owned(result)
}

/// Comment syntax of a record format.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Comments {
    /// Comments in braces, as in `.gib`.
    Braces,
    /// Comments in braces, or from a semicolon to the line's end, as in PGN. Lines that start with `%` are ignored.
    Pgn,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Moves,
    /// A comment that ends with this brace or an ASCII closing brace.
    Braces(char),
    Line,
    /// A line that starts with `%`.
    Escaped,
}

/// Returns the value of an enclosed number such as ①, ⑴, ⒈ or ㉑.
fn enclosed_number(mark: char) -> Option<u32> {
    let (first, number) = match mark {
        '\u{2460}'..='\u{2473}' => ('\u{2460}', 1),
        '\u{2474}'..='\u{2487}' => ('\u{2474}', 1),
        '\u{2488}'..='\u{249B}' => ('\u{2488}', 1),
        '\u{3251}'..='\u{325F}' => ('\u{3251}', 21),
        '\u{32B1}'..='\u{32BF}' => ('\u{32B1}', 36),
        _ => return None,
    };
    Some(u32::from(mark) - u32::from(first) + number)
}

/// Replaces each comment in [normalised moves](plain_moves) with a space.
pub(crate) fn without_comments(plain: &str, comments: Comments) -> String {
    let mut result = String::with_capacity(plain.len());
    let mut rest = plain;
    while let Some(at) = rest.find(|mark| mark == '{' || mark == ';' && comments == Comments::Pgn) {
        result.push_str(&rest[..at]);
        result.push(' ');
        let end = if rest[at..].starts_with('{') { '}' } else { '\n' };
        rest = rest[at..].split_once(end).map_or("", |(_, behind)| behind);
    }
    result.push_str(rest);
    result
}

/// Returns whether the character separates moves.
pub(crate) fn is_between_moves(mark: char) -> bool {
    mark.is_whitespace() || mark == ',' || mark == '、'
}

/// Normalises the characters of a game's text after the headers, except in comments. Enclosed numbers become move
/// numbers, and ignored lines become empty, so the number of lines is unchanged.
pub(crate) fn plain_moves(text: &str, comments: Comments) -> Cow<'_, str> {
    let escapes = comments == Comments::Pgn && (text.starts_with('%') || text.contains("\n%"));
    let is_plain = |mark| !is_variant(mark) && enclosed_number(mark).is_none();
    if !escapes && text.chars().all(is_plain) {
        return Cow::Borrowed(text);
    }
    let mut result = String::with_capacity(text.len());
    let (mut place, mut first) = (Place::Moves, true);
    for mark in text.chars() {
        match place {
            Place::Moves if first && mark == '%' && comments == Comments::Pgn => place = Place::Escaped,
            Place::Moves => {
                match enclosed_number(mark) {
                    Some(number) => result.push_str(&format!("{number}. ")),
                    None => push(&mut result, mark),
                }
                match mark {
                    '{' => place = Place::Braces('}'),
                    '｛' => place = Place::Braces('｝'),
                    ';' | '；' if comments == Comments::Pgn => place = Place::Line,
                    _ => {}
                }
            }
            Place::Braces(end) if mark == end || mark == '}' => {
                result.push('}');
                place = Place::Moves;
            }
            Place::Braces(_) => result.push(mark),
            Place::Line | Place::Escaped => {
                if place == Place::Line || mark == '\n' {
                    result.push(mark);
                }
                if mark == '\n' {
                    place = Place::Moves;
                }
            }
        }
        first = mark == '\n';
    }
    Cow::Owned(result)
}

#[cfg(test)]
mod tests {
    use super::{Comments, plain, plain_moves};

    #[test]
    fn what_means_the_same_is_written_the_same() {
        for (written, meant) in [
            ("79졸78\u{200B}", "79졸78"),
            ("\u{FEFF}７９졸７８", "79졸78"),
            ("79\u{110C}\u{1169}\u{11AF}78", "79졸78"),
            ("a4\u{2212}b4", "a4-b4"),
            ("½–½", "1/2-1/2"),
            ("1…", "1..."),
            ("“마상상마”", "\"마상상마\""),
            ("79졸78", "79졸78"),
        ] {
            assert_eq!(plain(written), meant);
        }
    }

    #[test]
    fn comments_are_left_alone_and_escaped_lines_left_out() {
        let text = "%one\n１. a4b4 {“½” \u{1100}\u{1161}} ; ½\n%two\nPab7…";
        let moves = plain_moves(text, Comments::Pgn);
        assert_eq!(moves, "\n1. a4b4 {“½” \u{1100}\u{1161}} ; ½\n\nPab7...");
        assert_eq!(plain_moves("%７", Comments::Braces), "%7");
    }
}
