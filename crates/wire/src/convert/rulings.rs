//! A referee's rulings as headers of a record: `Ruling1`, `Ruling2` … in order. The `.gib`, PGN and JSON formats have
//! headers, and conversions between them keep these.
//!
//! A value such as `12 must_deviate han: 세 번째 같은 국면입니다.` consists of the number of steps and passes before the ruling,
//! the ruling and, after a colon, the referee's words on one line. Without words there is no colon. The other kinds are
//! `draw`, `win cho`, `give_time cho 30000ms`, `call_time`, `adjourn` and `resume`.

use janggi::Side;
use janggi::record::{Record, Tag};
use play::Millis;
use play::room::{Ruled, Ruling};

/// Key prefix of ruling headers.
const KEY: &str = "Ruling";

/// A ruling in a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordedRuling {
    /// Number of steps and passes played before the ruling.
    pub ply: u32,
    pub ruling: Ruling,
    /// The referee's words on one line; may be empty.
    pub words: String,
}

pub(super) fn headers(rulings: &[Ruled]) -> impl Iterator<Item = Tag> {
    rulings.iter().zip(1..).map(|(ruled, number): (_, u32)| Tag {
        key: format!("{KEY}{number}"),
        value: print(ruled),
    })
}

/// Returns the rulings in a record, in the order of its headers. Ignores ruling headers with an invalid value.
#[must_use]
pub fn recorded_rulings(record: &Record) -> Vec<RecordedRuling> {
    let numbered = |key: &str| {
        key.strip_prefix(KEY)
            .is_some_and(|number| number.parse::<u32>().is_ok())
    };
    let rulings = record.tags.iter().filter(|tag| numbered(&tag.key));
    rulings.filter_map(|tag| parse(&tag.value)).collect()
}

/// Puts the words on one line and trims them, because in some formats a line break ends a header.
pub(super) fn one_line(words: &str) -> String {
    words.replace(char::is_control, " ").trim().to_owned()
}

fn print(ruled: &Ruled) -> String {
    let ply = ruled.ply;
    let head = match ruled.ruling {
        Ruling::Draw => format!("{ply} draw"),
        Ruling::Win { side } => format!("{ply} win {}", code(side)),
        Ruling::MustDeviate { side } => format!("{ply} must_deviate {}", code(side)),
        Ruling::GiveTime { side, ms } => format!("{ply} give_time {} {}ms", code(side), ms.0),
        Ruling::CallTime => format!("{ply} call_time"),
        Ruling::Adjourn => format!("{ply} adjourn"),
        Ruling::Resume => format!("{ply} resume"),
    };
    match one_line(&ruled.words).as_str() {
        "" => head,
        words => format!("{head}: {words}"),
    }
}

fn parse(text: &str) -> Option<RecordedRuling> {
    let (head, words) = text.split_once(':').unwrap_or((text, ""));
    let mut parts = head.split_whitespace();
    let ply = parts.next()?.parse().ok()?;
    let ruling = match (parts.next()?, parts.next(), parts.next()) {
        ("draw", None, None) => Ruling::Draw,
        ("win", Some(winner), None) => Ruling::Win { side: side(winner)? },
        ("must_deviate", Some(deviates), None) => Ruling::MustDeviate { side: side(deviates)? },
        ("give_time", Some(given), Some(time)) => Ruling::GiveTime {
            side: side(given)?,
            ms: Millis(time.strip_suffix("ms")?.parse().ok()?),
        },
        ("call_time", None, None) => Ruling::CallTime,
        ("adjourn", None, None) => Ruling::Adjourn,
        ("resume", None, None) => Ruling::Resume,
        _ => return None,
    };
    parts.next().is_none().then(|| RecordedRuling {
        ply,
        ruling,
        words: words.trim().to_owned(),
    })
}

const fn code(side: Side) -> &'static str {
    match side {
        Side::Cho => "cho",
        Side::Han => "han",
    }
}

fn side(text: &str) -> Option<Side> {
    Side::ALL.into_iter().find(|one| code(*one) == text)
}

#[cfg(test)]
mod tests {
    use super::{RecordedRuling, headers, one_line, recorded_rulings};
    use janggi::notation::korean::Style;
    use janggi::record::gib::{self, LineEnd};
    use janggi::record::{Reading, Record, RecordFormat, Tag, json, pgn, read, split};
    use janggi::{Game, Preset, Side, Start};
    use play::room::{Ruled, Ruling};
    use play::{Millis, Moment};

    const KINDS: [Ruling; 9] = [
        Ruling::Draw,
        Ruling::Win { side: Side::Cho },
        Ruling::Win { side: Side::Han },
        Ruling::MustDeviate { side: Side::Cho },
        Ruling::MustDeviate { side: Side::Han },
        Ruling::GiveTime {
            side: Side::Han,
            ms: Millis(1_500),
        },
        Ruling::CallTime,
        Ruling::Adjourn,
        Ruling::Resume,
    ];

    /// Texts of rulings, including characters that end a header or comment in some formats.
    const WORDS: [&str; 9] = [
        "",
        "세 번째 같은 국면입니다.",
        "a: b",
        "\"]\n[Event \"x\"]",
        "} { 1. e4",
        "\\",
        "\\\" \"",
        "  \t blanks  ",
        "[Ruling1 \"0 draw\"]",
    ];

    fn ruled() -> Vec<Ruled> {
        let pairs = KINDS.into_iter().flat_map(|ruling| WORDS.map(|words| (ruling, words)));
        let pairs = pairs.zip(0..);
        pairs
            .map(|((ruling, words), ply)| Ruled {
                ruling,
                words: words.to_owned(),
                ply,
                at: Moment(0),
            })
            .collect()
    }

    #[test]
    fn every_ruling_is_read_as_it_was_made_from_every_format_and_after_each_conversion() {
        let ruled = ruled();
        let expected: Vec<_> = ruled
            .iter()
            .map(|ruled| RecordedRuling {
                ply: ruled.ply,
                ruling: ruled.ruling,
                words: one_line(&ruled.words),
            })
            .collect();
        let game = Game::new(Preset::Casual.rules(), Start::usual_under(&Preset::Casual.rules())).unwrap();
        let date = Tag {
            key: "대국일자".to_owned(),
            value: "2026-11-20".to_owned(),
        };
        let tags = std::iter::once(date).chain(headers(&ruled)).collect();
        let record = Record::of_game(&game, tags);
        assert_eq!(recorded_rulings(&record), expected);
        let formats = [RecordFormat::Json, RecordFormat::Pgn, RecordFormat::Gib];
        let through = |record: &Record, format| {
            let text = match format {
                RecordFormat::Json => json::print(record),
                RecordFormat::Pgn => pgn::print(record),
                RecordFormat::Gib | RecordFormat::Uci => gib::print(record, Style::HANGUL, LineEnd::Lf),
            };
            let games = split(text.as_bytes());
            assert_eq!(games.len(), 1, "{text}");
            let Reading { record, .. } = read(format, &games[0]).unwrap();
            record
        };
        for first in formats {
            for second in formats {
                let kept = through(&through(&record, first), second);
                assert_eq!(recorded_rulings(&kept), expected, "{first:?} {second:?}");
            }
        }
    }

    #[test]
    fn what_is_no_ruling_is_a_header_like_others() {
        let game = Game::new(Preset::Casual.rules(), Start::usual_under(&Preset::Casual.rules())).unwrap();
        for (key, value) in [
            ("Ruling", "0 draw"),
            ("Rulings1", "0 draw"),
            ("Ruling1", ""),
            ("Ruling1", "draw"),
            ("Ruling1", "0 draw cho"),
            ("Ruling1", "0 win"),
            ("Ruling1", "0 win red"),
            ("Ruling1", "-1 draw"),
            ("Ruling1", "0 give_time cho 5"),
            ("Ruling1", "0 give_time cho 5ms x"),
        ] {
            let tag = Tag {
                key: key.to_owned(),
                value: value.to_owned(),
            };
            assert_eq!(
                recorded_rulings(&Record::of_game(&game, vec![tag])),
                [],
                "{key} {value}"
            );
        }
    }
}
