//! PGN commands for drawings and times in comments. Drawings are `[%csl Ga4]` and `[%cal Ra4b4]`, the time spent on a
//! move is `[%emt 0:03:07]`, and the time left on the clock is `[%clk 0:04:57]`. Unknown or invalid commands remain
//! part of the comment.

use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Write;
use core::ops::Range;

use super::annotations::Shape;
use super::tree::Times;

enum Command {
    Shapes(Vec<Shape>),
    Spent(u32),
    Left(u32),
}

/// The drawings and times extracted from a comment, and the remaining text.
#[derive(Default)]
pub(super) struct Said {
    pub(super) shapes: Vec<Shape>,
    pub(super) times: Times,
    /// The remaining text; `None` if the comment consisted of extracted commands only.
    pub(super) text: Option<String>,
}

/// Extracts the commands from a comment. Only the first time of each kind is extracted, and only if `times` lacks it.
/// In a comment that does not follow a move, `times` is `None` and no times are extracted.
pub(super) fn take(comment: &str, times: Option<Times>) -> Said {
    let mut said = Said::default();
    let mut text = String::new();
    let mut rest = comment;
    while let Some((place, command)) = first(rest) {
        let known = times.map(|mut times| {
            times.add(said.times);
            times
        });
        match (command, known) {
            (Command::Shapes(shapes), _) => said.shapes.extend(shapes),
            (Command::Spent(seconds), Some(Times { spent: None, .. })) => said.times.spent = Some(seconds),
            (Command::Left(seconds), Some(Times { left: None, .. })) => said.times.left = Some(seconds),
            (Command::Spent(_) | Command::Left(_), _) => {
                text.push_str(&rest[..place.end]);
                rest = &rest[place.end..];
                continue;
            }
        }
        text.push_str(&rest[..place.start]);
        rest = &rest[place.end..];
    }
    text.push_str(rest);
    let has_command = !said.shapes.is_empty() || said.times != Times::default();
    said.text = match (has_command, text.trim()) {
        (true, "") => None,
        (true, trimmed) => Some(String::from(trimmed)),
        (false, _) => Some(text),
    };
    said
}

/// Returns the first valid command in a text, with its byte range.
fn first(text: &str) -> Option<(Range<usize>, Command)> {
    let places = text.match_indices("[%").map(|(at, _)| at);
    places
        .filter_map(|start| {
            let inside = &text[start + 2..];
            let end = inside.find(']')?;
            let (name, value) = inside[..end].split_once(' ')?;
            let command = match name {
                "csl" | "cal" => Command::Shapes(shapes(value)?),
                "emt" => Command::Spent(seconds(value)?),
                "clk" => Command::Left(seconds(value)?),
                _ => return None,
            };
            Some((start..start + end + 3, command))
        })
        .next()
}

fn shapes(list: &str) -> Option<Vec<Shape>> {
    list.split(',').map(|one| Shape::from_pgn(one.trim())).collect()
}

/// Converts a time such as `0:03:07` to seconds; `None` if its form is different or a part is out of range.
fn seconds(time: &str) -> Option<u32> {
    let mut parts = time.trim().split(':');
    let mut part = |most: u32| {
        let part = parts
            .next()
            .filter(|part| part.bytes().all(|byte| byte.is_ascii_digit()))?;
        part.parse().ok().filter(|part: &u32| *part <= most)
    };
    let (hours, minutes, seconds) = (part(u32::MAX)?, part(59)?, part(59)?);
    let seconds = hours.checked_mul(3_600)?.checked_add(minutes * 60 + seconds)?;
    parts.next().is_none().then_some(seconds)
}

/// Escapes valid commands in the text of a comment, so that they are read as text.
pub(super) fn escaped(mut text: Cow<'_, str>) -> Cow<'_, str> {
    while let Some((place, _)) = first(&text) {
        text.to_mut().replace_range(place.start..=place.start, "\\u005b");
    }
    text
}

/// Returns the commands for shapes and times. The order of the shapes is kept.
pub(super) fn print(shapes: &[Shape], times: Times) -> String {
    let mut text = String::new();
    for run in shapes.chunk_by(|one, other| one.is_ring() == other.is_ring()) {
        text.push_str(if run[0].is_ring() { "[%csl " } else { "[%cal " });
        for (at, shape) in run.iter().enumerate() {
            let comma = if at == 0 { "" } else { "," };
            write!(text, "{comma}{shape}").expect(STRING);
        }
        text.push(']');
    }
    for (name, time) in [("clk", times.left), ("emt", times.spent)] {
        if let Some(time) = time {
            let (minutes, seconds) = (time / 60, time % 60);
            write!(text, "[%{name} {}:{:02}:{seconds:02}]", minutes / 60, minutes % 60).expect(STRING);
        }
    }
    text
}

const STRING: &str = "writing to a String cannot fail";

#[cfg(test)]
mod tests {
    use super::{escaped, print, take};
    use crate::record::annotations::Shape;
    use crate::record::tree::Times;
    use alloc::string::{String, ToString};
    use alloc::vec::Vec;

    const NO_TIMES: Times = Times {
        spent: None,
        left: None,
    };

    fn said(comment: &str) -> (String, NoTimes, Option<String>) {
        let said = take(comment, Some(NO_TIMES));
        let shapes: Vec<String> = said.shapes.iter().map(ToString::to_string).collect();
        (shapes.join(" "), (said.times.spent, said.times.left), said.text)
    }

    type NoTimes = (Option<u32>, Option<u32>);

    #[test]
    fn commands_are_read_wherever_they_stand() {
        assert_eq!(
            said("[%csl Ga4,Yi10] [%eval 0.3] [%clk 0:04:57] hm [%cal Ra4b4][%emt 0:00:03]"),
            (
                "Ga4 Yi10 Ra4b4".into(),
                (Some(3), Some(297)),
                Some("[%eval 0.3]  hm".into())
            )
        );
        assert_eq!(said("[%cal Ba1a10]"), ("Ba1a10".into(), (None, None), None));
        for kept in [
            "",
            " a ",
            "[%csl ]",
            "[%csl Ga4,x]",
            "[%clk 0:04:57.5]",
            "[%emt 5]",
            "[%emt 0:99:05]",
            "[%csl Ga4",
            "[%",
        ] {
            assert_eq!(said(kept), (String::new(), (None, None), Some(kept.into())), "{kept}");
        }
        assert_eq!(
            said("[%emt 0:00:05][%emt 0:00:06]"),
            (String::new(), (Some(5), None), Some("[%emt 0:00:06]".into()))
        );
        let nowhere = take("[%clk 0:10:00][%csl Ga4]", None);
        assert_eq!(
            (nowhere.times, nowhere.text.as_deref()),
            (NO_TIMES, Some("[%clk 0:10:00]"))
        );
    }

    #[test]
    fn what_is_printed_is_read_back_and_what_is_escaped_is_not() {
        let shapes: Vec<Shape> = ["Ga4", "Ra4b4", "Ya1", "Bi10", "Ga1i10"]
            .map(|text| Shape::from_pgn(text).expect("a shape"))
            .into();
        let times = Times {
            spent: Some(4_000),
            left: Some(0),
        };
        let text = print(&shapes, times);
        assert_eq!(
            text,
            "[%csl Ga4][%cal Ra4b4][%csl Ya1,Bi10][%cal Ga1i10][%clk 0:00:00][%emt 1:06:40]"
        );
        let back = take(&text, Some(NO_TIMES));
        assert_eq!((back.shapes, back.times, back.text), (shapes, times, None));
        let shown = escaped(text.as_str().into());
        assert_eq!(said(&shown), (String::new(), (None, None), Some(shown.to_string())));
        assert_eq!(
            escaped("[%clk 0:04:57.5] [%eval 1]".into()),
            "[%clk 0:04:57.5] [%eval 1]"
        );
    }
}
