//! Escaping of header keys, header values and comments in record files. Any text is read back unchanged, and other
//! programs can still show it.
//!
//! A character that is not allowed in a place is written as `\u` and its code in four hexadecimal digits, such as
//! `\u007d`. If the text itself has such a sequence, the backslash is escaped. In the header values of PGN, a backslash
//! before a quotation mark or another backslash is also an escape.

use alloc::borrow::Cow;
use alloc::format;
use alloc::string::String;

use super::annotations::Glyphs;
use super::commands;
use super::source_text::MARKS;
use crate::typography::{is_blank, is_variant};

/// Returns whether the text begins with an escape: `\u` and four hexadecimal digits.
fn begins_escape(text: &str) -> bool {
    let bytes = text.as_bytes();
    bytes.starts_with(b"\\u") && bytes.len() >= 6 && bytes[2..6].iter().all(u8::is_ascii_hexdigit)
}

/// Returns whether a character is a control character, a line or paragraph separator, or a mark that readers omit.
fn is_unwritable(mark: char) -> bool {
    mark.is_control() || matches!(mark, '\u{2028}' | '\u{2029}') || MARKS.contains(&mark)
}

fn push_escaped(text: &mut String, mark: char) {
    text.push_str(&format!("\\u{:04x}", u32::from(mark)));
}

/// Escapes the characters for which `bad(index, character)` is true, and backslashes that would begin an escape.
fn escaped(text: &str, bad: impl Fn(usize, char) -> bool) -> Cow<'_, str> {
    let needs = |(at, mark): (usize, char)| bad(at, mark) || mark == '\\' && begins_escape(&text[at..]);
    if !text.char_indices().any(needs) {
        return Cow::Borrowed(text);
    }
    let mut result = String::with_capacity(text.len() + 8);
    for (at, mark) in text.char_indices() {
        if needs((at, mark)) {
            push_escaped(&mut result, mark);
        } else {
            result.push(mark);
        }
    }
    Cow::Owned(result)
}

/// Replaces the `\u` escapes in a text with the characters that they represent.
pub(super) fn unescaped(text: &str) -> Cow<'_, str> {
    if !text.contains("\\u") {
        return Cow::Borrowed(text);
    }
    let mut result = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find("\\u") {
        result.push_str(&rest[..at]);
        rest = &rest[at..];
        let code = Some(rest).filter(|rest| begins_escape(rest)).map(|rest| &rest[2..6]);
        let mark = code
            .and_then(|code| u32::from_str_radix(code, 16).ok())
            .and_then(char::from_u32);
        match mark {
            Some(mark) => {
                result.push(mark);
                rest = &rest[6..];
            }
            None => {
                result.push_str(&rest[..2]);
                rest = &rest[2..];
            }
        }
    }
    result.push_str(rest);
    Cow::Owned(result)
}

/// Escapes a comment in braces. Line breaks inside it are kept, but no line then begins like a header or with `%`.
pub(super) fn comment(text: &str) -> Cow<'_, str> {
    comment_in(text, true)
}

/// Escapes a comment in PGN, including text that looks like a command.
pub(super) fn pgn_comment(text: &str) -> Cow<'_, str> {
    commands::escaped(comment(text))
}

/// Escapes a comment for a file whose lines end with a carriage return and a line feed.
pub(super) fn windows_comment(text: &str) -> Cow<'_, str> {
    comment_in(text, false)
}

/// Escapes a comment for `.gib` if its text would otherwise be read as glyphs.
pub(super) fn no_signs(text: Cow<'_, str>) -> Cow<'_, str> {
    match text.chars().next() {
        Some(first) if Glyphs::from_signs(&text).is_some() => {
            let mut escaped = String::with_capacity(text.len() + 5);
            push_escaped(&mut escaped, first);
            escaped.push_str(&text[first.len_utf8()..]);
            Cow::Owned(escaped)
        }
        Some(_) | None => text,
    }
}

/// Escapes a comment. `bare` means that the file may contain a line feed without a carriage return.
fn comment_in(text: &str, bare: bool) -> Cow<'_, str> {
    let edge = |at: usize, mark: char| mark.is_whitespace() && (at == 0 || at + mark.len_utf8() == text.len());
    // A carriage return and a line feed, neither of them at the beginning or end of the comment.
    let pair = |at: usize| at > 0 && at + 2 < text.len() && text[at..].starts_with("\r\n");
    escaped(text, |at, mark| match mark {
        '}' => true,
        '\n' => edge(at, mark) || !(bare || text[..at].ends_with('\r') && pair(at - 1)),
        '\r' => !pair(at),
        '[' | '［' | '%' => is_first_in_line(&text[..at]),
        _ => edge(at, mark) || is_unwritable(mark),
    })
}

fn is_first_in_line(before: &str) -> bool {
    let Some(end) = before.rfind('\n') else { return false };
    let line = &before[end + 1..];
    line.chars().all(|mark| mark.is_whitespace() || MARKS.contains(&mark))
}

/// Escapes the key of a header.
pub(super) fn key(text: &str) -> Cow<'_, str> {
    let inner_blank = |at: usize, mark: char| mark == ' ' && at > 0 && at + 1 < text.len();
    escaped(text, |at, mark| {
        is_unwritable(mark)
            || is_variant(mark)
            || matches!(mark, '"' | '[' | ']' | '\\')
            || mark.is_whitespace() && !inner_blank(at, mark)
    })
}

/// Escapes a header's value for `.gib`, in which a quotation mark is escaped only before a closing bracket.
pub(super) fn plain_value(text: &str) -> Cow<'_, str> {
    escaped(text, |at, mark| match mark {
        '"' => text[at + 1..].trim_start_matches(is_blank).starts_with([']', '］']),
        _ => is_unwritable(mark),
    })
}

/// Escapes a header's value for PGN, with a backslash before each quotation mark and backslash.
pub(super) fn quoted_value(text: &str) -> String {
    let mut result = String::with_capacity(text.len() + 4);
    for mark in text.chars() {
        match mark {
            '\\' | '"' => result.extend(['\\', mark]),
            _ if is_unwritable(mark) => push_escaped(&mut result, mark),
            _ => result.push(mark),
        }
    }
    result
}

/// Reverses [`quoted_value`]. Any other backslash is kept, because some programs do not escape backslashes.
pub(super) fn unquoted(text: &str) -> String {
    let mut result = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find('\\') {
        result.push_str(&rest[..at]);
        rest = &rest[at..];
        let taken = match rest.as_bytes() {
            [_, quoted @ (b'\\' | b'"'), ..] => {
                result.push(char::from(*quoted));
                2
            }
            _ if begins_escape(rest) => {
                result.push_str(&unescaped(&rest[..6]));
                6
            }
            _ => {
                result.push('\\');
                1
            }
        };
        rest = &rest[taken..];
    }
    result.push_str(rest);
    result
}

#[cfg(test)]
mod tests {
    use super::{comment, key, plain_value, quoted_value, unescaped, unquoted, windows_comment};

    const HOSTILE: [&str; 16] = [
        "",
        " a ",
        "a\n[b \"c\"]\nd",
        "%x",
        "a\r\n%b",
        "}{",
        "\\u007d",
        "\\\\u007d \\u00",
        "\\",
        "\"]",
        "a\"] [b \"c",
        "\u{1a}\u{0}\u{85}\u{2028}",
        "\u{feff}가\u{f8f7}",
        "\u{1100}\u{1161}",
        "1-0 $1 ; (",
        "\n",
    ];

    #[test]
    fn what_is_escaped_comes_back() {
        for text in HOSTILE {
            assert_eq!(unescaped(&comment(text)), text);
            assert_eq!(unescaped(&windows_comment(text)), text);
            assert_eq!(unescaped(&key(text)), text);
            assert_eq!(unescaped(&plain_value(text)), text);
            assert_eq!(unquoted(&quoted_value(text)), text);
        }
    }

    #[test]
    fn what_can_be_written_stays_as_it_is() {
        for text in ["좋은 수 (\\m/)", "a\nb", "C:\\games", "[%csl Ga4] x", "{"] {
            assert_eq!(comment(text), text);
        }
        assert_eq!(plain_value("제3회 \"왕중왕\""), "제3회 \"왕중왕\"");
        assert_eq!(key("대국 일자"), "대국 일자");
    }
}
