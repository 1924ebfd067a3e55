//! Parsing of header lines, and conversion of headers between `.gib` and PGN.

use alloc::string::String;
use alloc::vec::Vec;

use super::cursor::Cursor;
use super::escape::{unescaped, unquoted};
use super::pgn_form::{self, Form};
use super::tag::Tag;
use crate::typography::{is_blank, plain};

/// Treatment of quotation marks in header values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Quotes {
    /// Quotation marks are not escaped, as in `.gib`. A value may contain them, and also brackets.
    Plain,
    /// A backslash escapes quotation marks, as in PGN.
    Escaped,
}

/// Returns the headers at the beginning of a text, the text after them, and the line in which that text begins. A line
/// may have several headers.
pub(super) fn take_headers(text: &str, first_line: u32, quotes: Quotes) -> (Vec<Tag>, &str, u32) {
    let mut tags = Vec::new();
    let mut text = Cursor::new(text, first_line);
    loop {
        text.skip(is_blank);
        let length = text.rest.find('\n').unwrap_or(text.rest.len());
        let line = &text.rest[..length];
        let escaped_line = line.starts_with('%') && text.is_at_line_start();
        let Some(inside) = line.strip_prefix(['[', '［']).filter(|_| !escaped_line) else {
            if escaped_line && quotes == Quotes::Escaped {
                text.advance(length);
                continue;
            }
            break;
        };
        let (tag, behind) = header(inside, quotes);
        tags.push(tag);
        text.advance(length - behind.len());
    }
    (tags, text.rest, text.line)
}

/// Quotation marks that may enclose a value.
const QUOTES: [char; 6] = ['"', '“', '”', '„', '‟', '＂'];
/// Quotation marks that also occur in names. They enclose a value only if the header has no other quotation marks.
const CORNERS: [char; 11] = ['「', '」', '『', '』', '\'', '‘', '’', '‚', '«', '»', '`'];
const CLOSING: [char; 2] = [']', '］'];

/// Parses a header after its opening bracket, and returns it with the remaining text.
fn header(inside: &str, quotes: Quotes) -> (Tag, &str) {
    let bracket = inside.find(CLOSING);
    let in_front = |marks: &[char]| {
        inside
            .find(marks)
            .filter(|at| bracket.is_none_or(|bracket| *at < bracket))
    };
    let marks: &[char] = if in_front(&QUOTES).is_some() { &QUOTES } else { &CORNERS };
    let Some(quote) = in_front(marks) else {
        let end = bracket.unwrap_or(inside.len());
        let behind = inside[end..].strip_prefix(CLOSING).unwrap_or_default();
        return (tag(&inside[..end], String::new()), behind);
    };
    let (key, quoted) = inside.split_at(quote);
    let text = quoted.strip_prefix(marks).unwrap_or(quoted);
    let ends: &[char] = if quoted.starts_with('"') { &['"'] } else { marks };
    let (value, behind) = closed(text, ends, quotes).unwrap_or_else(|| {
        let value = text.trim_end();
        let value = value.strip_suffix(CLOSING).unwrap_or(value).trim_end();
        (value.strip_suffix(marks).unwrap_or(value), "")
    });
    let value = match quotes {
        Quotes::Plain => unescaped(value).into_owned(),
        Quotes::Escaped => unquoted(value),
    };
    (tag(key, value), behind)
}

fn tag(key: &str, value: String) -> Tag {
    let key = plain(key.trim());
    Tag {
        key: unescaped(&key).into_owned(),
        value,
    }
}

/// Returns the value up to the quotation mark and bracket that close the header, and the text after them. Under
/// [`Quotes::Escaped`], the first unescaped quotation mark before a bracket closes the header. Under [`Quotes::Plain`],
/// the first such pair before a header, a numbered move or the end of the line closes it, or else the last pair.
fn closed<'a>(text: &'a str, ends: &[char], quotes: Quotes) -> Option<(&'a str, &'a str)> {
    let mut last = None;
    let mut protected = false;
    for (at, mark) in text.char_indices() {
        if ends.contains(&mark) && !protected {
            let behind = text[at + mark.len_utf8()..].trim_start_matches(is_blank);
            let behind = behind.strip_prefix(CLOSING);
            if let Some(behind) = behind {
                last = Some((&text[..at], behind));
                let next = behind.trim_start_matches(is_blank);
                if quotes == Quotes::Escaped || next.is_empty() || next.starts_with(['[', '［']) || is_numbered(next) {
                    break;
                }
            }
        }
        protected = quotes == Quotes::Escaped && mark == '\\' && !protected;
    }
    last
}

/// Returns whether the text begins with a move number and a full stop.
fn is_numbered(text: &str) -> bool {
    let behind = text.trim_start_matches(|mark: char| mark.is_ascii_digit());
    behind.len() < text.len() && behind.starts_with('.')
}

/// Headers that exist in both `.gib` and PGN, each with its `.gib` name first.
const SAME: [(&str, &str); 8] = [
    ("대회명", "Event"),
    ("대국장소", "Site"),
    ("대국일자", "Date"),
    ("회전", "Round"),
    ("초대국자", "White"),
    ("한대국자", "Black"),
    ("제한시간", "TimeControl"),
    ("심판", "Arbiter"),
];

/// Returns the value of the header that PGN calls `key`, in either format. An empty or unknown value (`""`, `?`) does
/// not count.
pub(super) fn meaning<'a>(tags: &'a [Tag], key: &str) -> Option<&'a str> {
    let korean = SAME.iter().find(|pair| pair.1 == key).map(|pair| pair.0);
    tags.iter()
        .filter(|tag| tag.key == key || Some(tag.key.as_str()) == korean)
        .map(|tag| tag.value.trim())
        .find(|value| says_something(value))
}

fn says_something(value: &str) -> bool {
    !value.bytes().all(|byte| matches!(byte, b'?' | b'.' | b'-'))
}

/// Returns whether a header has information about anything but the start, the moves and the result.
#[cfg(feature = "json")]
pub(super) fn says_more(tag: &Tag) -> bool {
    let own = |keys: &[&str]| keys.iter().any(|key| tag.key.eq_ignore_ascii_case(key));
    let is_described = own(&REPLACED_KOREAN) || own(&REPLACED_PGN) || own(&["Format", "Game"]);
    !is_described && says_something(tag.value.trim())
}

/// Headers of `.gib` with information that PGN expresses differently.
pub(super) const REPLACED_KOREAN: [&str; 8] = [
    "초차림",
    "한차림",
    "초포진",
    "한포진",
    "판",
    "총수",
    "대국결과",
    "기보형식",
];
const REPLACED_PGN: [&str; 5] = ["Result", "FEN", "SetUp", "Variant", "Termination"];

/// Returns whether the key of any header has non-ASCII characters, as in Korean records.
pub(super) fn is_korean(tags: &[Tag]) -> bool {
    tags.iter().any(|tag| !tag.key.is_ascii())
}

/// Returns whether these headers have the names of `.gib` rather than those of PGN.
fn has_korean_names(tags: &[Tag]) -> bool {
    let known = |key: &str| REPLACED_KOREAN.contains(&key) || SAME.iter().any(|pair| pair.0 == key && !is_kept(key));
    tags.iter().any(|tag| known(&tag.key)) || is_korean(tags) && !tags.iter().any(|tag| tag.key.is_ascii())
}

/// Returns whether a PGN file may contain the Korean header in addition to its PGN form.
fn is_kept(key: &str) -> bool {
    matches!(key, "대국일자" | "제한시간")
}

/// Returns the headers for a PGN file, with dates and time limits in PGN's form. If that form cannot fully express a
/// value with a Korean header, the value is also kept there. Headers without a PGN name keep their own.
pub(super) fn for_pgn(tags: &[Tag]) -> Vec<Tag> {
    let tags = match has_korean_names(tags) {
        true => renamed(tags, &REPLACED_KOREAN, |key| {
            SAME.iter().find(|pair| pair.0 == key).map(|pair| pair.1)
        }),
        false => tags.to_vec(),
    };
    let has = |key: &str| tags.iter().any(|tag| tag.key == key);
    let mut result = Vec::with_capacity(tags.len());
    for tag in &tags {
        let (form, korean) = match tag.key.as_str() {
            "Date" => (pgn_form::date(&tag.value), "대국일자"),
            // A value that PGN cannot fully express stays unchanged, because these dates have no Korean header for the
            // lost part.
            "UTCDate" | "EventDate" => match pgn_form::date(&tag.value) {
                Form::Part(_) => (Form::Same, ""),
                said => (said, ""),
            },
            "TimeControl" => (pgn_form::time_control(&tag.value), "제한시간"),
            _ => (Form::Same, ""),
        };
        let (value, lost) = match form {
            Form::Same => (None, false),
            Form::Whole(value) => (Some(value), false),
            Form::Part(value) => (Some(value), true),
        };
        result.push(Tag {
            key: tag.key.clone(),
            value: value.unwrap_or_else(|| tag.value.clone()),
        });
        if lost && !korean.is_empty() && !has(korean) {
            result.push(Tag {
                key: String::from(korean),
                value: tag.value.clone(),
            });
        }
    }
    result
}

/// Returns the headers for a `.gib` file. Headers without a Korean name keep their own.
pub(super) fn for_gib(tags: &[Tag]) -> Vec<Tag> {
    if has_korean_names(tags) || tags.is_empty() {
        return tags.to_vec();
    }
    // If both headers are present, the Korean one is kept, because it has more information.
    let is_doubled = |tag: &Tag| {
        SAME.iter()
            .any(|pair| pair.1 == tag.key && is_kept(pair.0) && tags.iter().any(|other| other.key == pair.0))
    };
    let single: Vec<Tag> = tags.iter().filter(|tag| !is_doubled(tag)).cloned().collect();
    renamed(&single, &REPLACED_PGN, |key| {
        SAME.iter().find(|pair| pair.1 == key).map(|pair| pair.0)
    })
    .into_iter()
    .map(|tag| {
        if tag.key == "대국일자" && pgn_form::is_date(&tag.value) {
            Tag {
                value: tag.value.replace('.', "-"),
                ..tag
            }
        } else {
            tag
        }
    })
    .collect()
}

fn renamed(tags: &[Tag], left_out: &[&str], name: impl Fn(&str) -> Option<&'static str>) -> Vec<Tag> {
    tags.iter()
        .filter(|tag| !left_out.contains(&tag.key.as_str()))
        .map(|tag| Tag {
            key: String::from(name(&tag.key).unwrap_or(&tag.key)),
            value: tag.value.clone(),
        })
        .collect()
}
