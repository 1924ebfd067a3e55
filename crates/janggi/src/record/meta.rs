//! Header lines, and which headers of one format mean the same as which of another.

use alloc::string::String;
use alloc::vec::Vec;

use super::tag::Tag;

/// Whether a backslash protects a quotation mark in header values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Quotes {
    /// `.gib`: no; the value ends at the last quotation mark, and may hold brackets.
    Plain,
    /// PGN: yes.
    Escaped,
}

/// The header lines at the front, the text behind them, and the line of the file that text begins in.
pub(super) fn take_headers(text: &str, first_line: u32, quotes: Quotes) -> (Vec<Tag>, &str, u32) {
    let mut tags = Vec::new();
    let mut rest = text;
    let mut line = first_line;
    loop {
        let end = rest.find('\n').map_or(rest.len(), |end| end + 1);
        let current = &rest[..end];
        if let Some(tag) = header(current, quotes) {
            tags.push(tag);
        } else if !current.trim().is_empty() || end == 0 {
            return (tags, rest, line);
        }
        rest = &rest[end..];
        line += 1;
    }
}

fn header(line: &str, quotes: Quotes) -> Option<Tag> {
    let inside = line.trim().strip_prefix('[')?;
    let inside = inside.strip_suffix(']').unwrap_or(inside).trim_end();
    let (key, value) = inside.split_once('"').unwrap_or((inside, ""));
    let value = value.strip_suffix('"').unwrap_or(value);
    let value = match quotes {
        Quotes::Plain => String::from(value),
        Quotes::Escaped => value.replace("\\\"", "\"").replace("\\\\", "\\"),
    };
    Some(Tag {
        key: String::from(key.trim()),
        value,
    })
}

/// Headers that both formats know, `.gib` first.
const SAME: [(&str, &str); 7] = [
    ("대회명", "Event"),
    ("대국장소", "Site"),
    ("대국일자", "Date"),
    ("회전", "Round"),
    ("초대국자", "White"),
    ("한대국자", "Black"),
    ("제한시간", "TimeControl"),
];

/// The value of the header that PGN calls `key`, in whichever format; `None` where it says nothing (`""`, `?`).
pub(super) fn meaning<'a>(tags: &'a [Tag], key: &str) -> Option<&'a str> {
    let korean = SAME.iter().find(|pair| pair.1 == key).map(|pair| pair.0);
    tags.iter()
        .filter(|tag| tag.key == key || Some(tag.key.as_str()) == korean)
        .map(|tag| tag.value.trim())
        .find(|value| !value.bytes().all(|byte| matches!(byte, b'?' | b'.' | b'-')))
}

/// Headers that describe what the other format describes in its own way.
const REPLACED_KOREAN: [&str; 8] = [
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

/// Whether these headers are those of a Korean record.
pub(super) fn is_korean(tags: &[Tag]) -> bool {
    tags.iter().any(|tag| !tag.key.is_ascii())
}

/// The headers for a PGN file. Those without a name there keep their own.
pub(super) fn for_pgn(tags: &[Tag]) -> Vec<Tag> {
    if !is_korean(tags) {
        return tags.to_vec();
    }
    renamed(tags, &REPLACED_KOREAN, |key| {
        SAME.iter().find(|pair| pair.0 == key).map(|pair| pair.1)
    })
    .into_iter()
    .map(|tag| {
        if tag.key == "Date" {
            Tag {
                value: tag.value.replace('-', "."),
                ..tag
            }
        } else {
            tag
        }
    })
    .collect()
}

/// The headers for a `.gib` file. Those without a name there keep their own.
pub(super) fn for_gib(tags: &[Tag]) -> Vec<Tag> {
    if is_korean(tags) || tags.is_empty() {
        return tags.to_vec();
    }
    renamed(tags, &REPLACED_PGN, |key| {
        SAME.iter().find(|pair| pair.1 == key).map(|pair| pair.0)
    })
    .into_iter()
    .map(|tag| {
        if tag.key == "대국일자" {
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
