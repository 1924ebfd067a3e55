//! Parses UCI text into a [`Command`]. Positions, moves and option values remain text until the session parses them.
//!
//! The parser is tolerant, as the protocol requires: it skips unknown words before a command, and extra white space
//! between words. In a `go`, a number out of range is clamped and reported (a negative time becomes 0), and a limit
//! without a valid number is reported and ignored. The rest of the command still applies, so that every search is
//! answered. Only `go perft` is rejected if its number is invalid.

use core::fmt;
use core::ops::RangeInclusive;

use crate::limits::{SearchLimits, Until};
use crate::score::{Depth, Nodes};
use crate::time::Millis;
use crate::uci::number::{Clamped, spin};

/// A parsed line from the GUI.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    Uci,
    IsReady,
    /// The command `ucinewgame`.
    NewGame,
    /// The command `setoption name N value V`; buttons have no value.
    SetOption {
        /// Name as written, with runs of white space collapsed.
        name: String,
        /// Value as written, including inner white space, because it may be a path; empty without `value`.
        value: String,
    },
    /// The command `position (startpos | fen F) [moves …]`.
    Position {
        /// `None` for the start position.
        fen: Option<String>,
        /// Moves, not yet parsed.
        moves: Vec<String>,
    },
    Go(Box<Go>),
    /// The command `go perft N`.
    Perft(u32),
    Stop,
    PonderHit,
    Eval,
    /// The command `d`.
    Display,
    Quit,
    /// A blank line, or a command that this engine ignores (`debug`, `register`).
    Nothing,
}

/// A parsed `go` command. Its clocks and moves are not yet matched to a position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Go {
    /// The limits `depth`, `nodes`, `movetime`, `mate`, `infinite` and `ponder`. The clock and the search moves are
    /// filled in later.
    pub limits: SearchLimits,
    pub search_moves: Vec<String>,
    /// `wtime`, Cho's main time.
    pub cho_time: Option<Millis>,
    /// `btime`, Han's main time.
    pub han_time: Option<Millis>,
    /// `winc`, Cho's increment.
    pub cho_increment: Millis,
    /// `binc`, Han's increment.
    pub han_increment: Millis,
    /// `movestogo`, the number of moves until the next time control.
    pub moves_to_go: Option<u32>,
    /// `byoyomi`, a non-standard limit: length of one period (초읽기).
    pub period: Millis,
    /// True if the command has any limit that takes a number, even if the number is invalid.
    pub names_limit: bool,
    /// Words and numbers that could not be parsed.
    pub faults: Vec<Fault>,
    /// Numbers that were clamped.
    pub clamped: Vec<Clamped>,
}

/// A word or number in a `go` command that could not be parsed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// A word that is not the name of a limit.
    Unknown(String),
    /// A limit without a valid number.
    Number {
        /// Name of the limit.
        word: String,
        /// Text found instead of a number, shortened; empty if there is none.
        text: String,
    },
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Unknown(word) => write!(f, "unknown_word: go does not know '{word}'"),
            Fault::Number { word, text } => write!(f, "bad_number: {word} takes a number, not '{text}'"),
        }
    }
}

/// Reason why a line is not a valid command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParseError {
    /// No word of the line starts a command.
    UnknownCommand(String),
    /// `position` without `startpos` or a FEN.
    NoPosition,
    /// `position startpos` followed by a word other than `moves`.
    NoMoves(String),
    /// `setoption` without a name.
    NoOptionName,
    /// `go perft` without a valid number of plies.
    BadPerft(String),
    TooLong {
        /// Maximum length in bytes.
        most: usize,
    },
}

/// Maximum depth of `go perft`, far beyond what can be counted in practice.
pub const MAX_PERFT: u32 = 40;

impl ParseError {
    /// Returns whether the invalid line may have been a `position` command. If so, the current position may not be the
    /// intended one.
    #[must_use]
    pub const fn is_of_a_position(&self) -> bool {
        match self {
            ParseError::NoPosition | ParseError::NoMoves(_) | ParseError::TooLong { .. } => true,
            ParseError::UnknownCommand(_) | ParseError::NoOptionName | ParseError::BadPerft(_) => false,
        }
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParseError::UnknownCommand(line) => write!(f, "unknown_command: {line}"),
            ParseError::NoPosition => write!(f, "bad_request: position takes startpos or fen"),
            ParseError::NoMoves(word) => write!(f, "bad_request: moves follow the word moves, not '{word}'"),
            ParseError::NoOptionName => write!(f, "bad_request: setoption takes a name"),
            ParseError::BadPerft(text) => write!(f, "bad_number: perft takes 0 to {MAX_PERFT} plies, not '{text}'"),
            ParseError::TooLong { most } => write!(f, "line_too_long: a line has at most {most} bytes"),
        }
    }
}

/// Parses one line, with or without its line ending.
///
/// # Errors
/// [`ParseError`] if the line has words but no command, or if a required part of the command is missing or invalid.
pub fn parse(line: &str) -> Result<Command, ParseError> {
    // Some shells write a UTF-8 byte order mark at the beginning of their output.
    let line = line.trim_start_matches('\u{feff}');
    let mut words = line.split_whitespace();
    let mut first = None;
    while let Some(word) = words.next() {
        first.get_or_insert(word);
        let rest: Vec<&str> = words.clone().collect();
        return match word {
            "uci" => Ok(Command::Uci),
            "isready" => Ok(Command::IsReady),
            "ucinewgame" => Ok(Command::NewGame),
            "setoption" => set_option(line),
            "position" => position(&rest),
            "go" => go(&rest),
            "stop" => Ok(Command::Stop),
            "ponderhit" => Ok(Command::PonderHit),
            "eval" => Ok(Command::Eval),
            "d" => Ok(Command::Display),
            "quit" => Ok(Command::Quit),
            "debug" | "register" => Ok(Command::Nothing),
            _ => continue,
        };
    }
    match first {
        None => Ok(Command::Nothing),
        Some(_) => Err(ParseError::UnknownCommand(shorten(line.trim()))),
    }
}

/// Removes control characters from a text and shortens it to 80 characters, for error messages.
fn shorten(text: &str) -> String {
    text.chars().filter(|c| !c.is_control()).take(80).collect()
}

fn set_option(line: &str) -> Result<Command, ParseError> {
    let (_, named) = split_at_word(line, "name").ok_or(ParseError::NoOptionName)?;
    let (name, value) = split_at_word(named, "value").unwrap_or((named, ""));
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    if name.is_empty() {
        return Err(ParseError::NoOptionName);
    }
    let value = value.trim().to_owned();
    Ok(Command::SetOption { name, value })
}

/// Splits a text at the first occurrence of a whole word.
fn split_at_word<'a>(text: &'a str, word: &str) -> Option<(&'a str, &'a str)> {
    text.match_indices(word)
        .map(|(at, _)| (&text[..at], &text[at + word.len()..]))
        .find(|(before, behind)| {
            (before.is_empty() || before.ends_with(char::is_whitespace))
                && (behind.is_empty() || behind.starts_with(char::is_whitespace))
        })
}

fn position(words: &[&str]) -> Result<Command, ParseError> {
    let moves_at = words.iter().position(|&word| word == "moves").unwrap_or(words.len());
    let fen = match words.first() {
        Some(&"startpos") => match words.get(1) {
            None | Some(&"moves") => None,
            Some(word) => return Err(ParseError::NoMoves(shorten(word))),
        },
        Some(&"fen" | &"sfen") if moves_at > 1 => Some(words[1..moves_at].join(" ")),
        _ => return Err(ParseError::NoPosition),
    };
    let moves = words.iter().skip(moves_at + 1).map(|&word| word.to_owned()).collect();
    Ok(Command::Position { fen, moves })
}

/// Keywords of a `go` command that are not followed by a number.
const GO_WORDS: [&str; 3] = ["searchmoves", "ponder", "infinite"];

/// Maximum of all times in milliseconds, over 31 years. Sums of a few times fit in 64 bits.
const LONGEST_TIME: i64 = 1_000_000_000_000;

/// Limits of `go` that take a number, and their ranges.
const BOUNDS: [(&str, RangeInclusive<i64>); 10] = [
    ("wtime", 0..=LONGEST_TIME),
    ("btime", 0..=LONGEST_TIME),
    ("winc", 0..=LONGEST_TIME),
    ("binc", 0..=LONGEST_TIME),
    ("movestogo", 0..=u32::MAX as i64),
    ("byoyomi", 0..=LONGEST_TIME),
    ("depth", 1..=Depth::MAX.0 as i64),
    ("nodes", 0..=i64::MAX),
    // Twice this number still fits in 16 bits.
    ("mate", 0..=i16::MAX as i64),
    ("movetime", 0..=LONGEST_TIME),
];

/// Returns the name and range of the limit called `word`.
fn bound(word: &str) -> Option<(&'static str, RangeInclusive<i64>)> {
    BOUNDS.into_iter().find(|(name, _)| *name == word)
}

fn is_go_word(word: &str) -> bool {
    GO_WORDS.contains(&word) || bound(word).is_some()
}

fn go(words: &[&str]) -> Result<Command, ParseError> {
    if words.first() == Some(&"perft") {
        let text = words.get(1).copied().unwrap_or_default();
        let depth = text.parse().ok().filter(|&depth| depth <= MAX_PERFT);
        return depth
            .map(Command::Perft)
            .ok_or_else(|| ParseError::BadPerft(shorten(text)));
    }
    let mut go = Go::default();
    let mut at = 0;
    while let Some(&word) = words.get(at) {
        at += 1;
        match word {
            "infinite" => go.limits.until = Until::Stopped,
            "ponder" => go.limits.until = Until::PonderHit,
            "searchmoves" => {
                while let Some(&mv) = words.get(at).filter(|mv| !is_go_word(mv)) {
                    go.search_moves.push(mv.to_owned());
                    at += 1;
                }
            }
            _ => match bound(word) {
                None => go.faults.push(Fault::Unknown(shorten(word))),
                Some((name, range)) => {
                    go.names_limit = true;
                    let text = words.get(at).copied().filter(|text| !is_go_word(text));
                    at += usize::from(text.is_some());
                    match spin(name, text.unwrap_or_default(), range) {
                        Some(number) => {
                            set_bound(&mut go, name, number.value.unsigned_abs());
                            go.clamped.extend(number.clamped);
                        }
                        None => go.faults.push(fault(name, text.unwrap_or_default())),
                    }
                }
            },
        }
    }
    Ok(Command::Go(Box::new(go)))
}

/// Sets the limit called `word` to a number within its range.
fn set_bound(go: &mut Go, word: &str, number: u64) {
    let small = u32::try_from(number).unwrap_or(u32::MAX);
    let time = Millis(number);
    match word {
        "wtime" => go.cho_time = Some(time),
        "btime" => go.han_time = Some(time),
        "winc" => go.cho_increment = time,
        "binc" => go.han_increment = time,
        "movestogo" => go.moves_to_go = Some(small),
        "byoyomi" => go.period = time,
        "depth" => go.limits.depth = Some(Depth(small.cast_signed())),
        "nodes" => go.limits.nodes = Some(Nodes(number)),
        "mate" => go.limits.mate = Some(u16::try_from(number.saturating_mul(2)).unwrap_or(u16::MAX)),
        _ => go.limits.movetime = Some(time),
    }
}

fn fault(word: &str, text: &str) -> Fault {
    Fault::Number {
        word: word.to_owned(),
        text: shorten(text),
    }
}

#[cfg(test)]
mod tests {
    use super::{Command, Fault, Go, ParseError, parse};
    use crate::limits::Until;
    use crate::score::{Depth, Nodes};
    use crate::time::Millis;
    use proptest::prelude::*;

    fn go(line: &str) -> Go {
        match parse(line) {
            Ok(Command::Go(go)) => *go,
            other => panic!("{line}: {other:?}"),
        }
    }

    #[test]
    fn commands_are_found_behind_noise_and_spare_space() {
        assert_eq!(parse("  uci \r\n"), Ok(Command::Uci));
        assert_eq!(parse("joho isready"), Ok(Command::IsReady));
        assert_eq!(parse("\u{feff}uci\r"), Ok(Command::Uci));
        assert_eq!(parse(""), Ok(Command::Nothing));
        assert_eq!(parse("debug on"), Ok(Command::Nothing));
        assert!(matches!(parse("xyzzy"), Err(ParseError::UnknownCommand(_))));
    }

    #[test]
    fn options_keep_inner_words() {
        let expected = Command::SetOption {
            name: "Skill Level".into(),
            value: "3".into(),
        };
        assert_eq!(parse("setoption  name Skill   Level value 3"), Ok(expected));
        let button = Command::SetOption {
            name: "Clear Hash".into(),
            value: String::new(),
        };
        assert_eq!(parse("setoption name Clear Hash"), Ok(button));
        let path = Command::SetOption {
            name: "EvalFile".into(),
            value: "C:\\my  nets\\name value.nnue".into(),
        };
        assert_eq!(
            parse("setoption name EvalFile value  C:\\my  nets\\name value.nnue \r"),
            Ok(path)
        );
        assert_eq!(parse("setoption value 3"), Err(ParseError::NoOptionName));
        assert_eq!(parse("setoption name value 3"), Err(ParseError::NoOptionName));
    }

    #[test]
    fn positions_are_split_at_moves() {
        let expected = Command::Position {
            fen: Some("4k4/9 w - - 0 1".into()),
            moves: vec!["a1a2".into()],
        };
        assert_eq!(parse("position fen 4k4/9 w - - 0 1 moves a1a2"), Ok(expected));
        assert_eq!(
            parse("position startpos moves"),
            Ok(Command::Position {
                fen: None,
                moves: vec![]
            })
        );
        for line in ["position", "position fen", "position fen moves a1a2", "position a1a2"] {
            assert_eq!(parse(line), Err(ParseError::NoPosition), "{line}");
        }
        for line in ["position startpos a1a2", "position startpos a1a2 moves a1a2"] {
            assert_eq!(parse(line), Err(ParseError::NoMoves("a1a2".into())), "{line}");
        }
    }

    #[test]
    fn go_reads_every_bound_once() {
        let all =
            go("go wtime 1000 btime -5 winc 10 binc 20 movestogo 7 byoyomi 30 depth 500 nodes 9 mate 2 movetime 4");
        assert_eq!((all.cho_time, all.han_time), (Some(Millis(1000)), Some(Millis(0))));
        assert_eq!(
            (all.cho_increment, all.han_increment, all.period),
            (Millis(10), Millis(20), Millis(30))
        );
        assert_eq!((all.limits.depth, all.limits.nodes), (Some(Depth::MAX), Some(Nodes(9))));
        assert_eq!(
            (all.limits.mate, all.limits.movetime, all.moves_to_go),
            (Some(4), Some(Millis(4)), Some(7))
        );
        assert!(all.faults.is_empty());
        let told: Vec<String> = all.clamped.iter().map(ToString::to_string).collect();
        assert_eq!(
            told,
            [
                "btime takes 0 to 1000000000000: 0 is used for -5",
                "depth takes 1 to 100: 100 is used for 500"
            ]
        );
        assert_eq!(
            go("go ponder searchmoves a1a2 e2e2 wtime 5").search_moves,
            ["a1a2", "e2e2"]
        );
        assert_eq!(go("go infinite").limits.until, Until::Stopped);
        assert_eq!(parse("go perft 3"), Ok(Command::Perft(3)));
    }

    #[test]
    fn a_bad_number_is_named_and_the_rest_counts() {
        let some = go("go depth x nodes 5");
        assert_eq!((some.limits.depth, some.limits.nodes), (None, Some(Nodes(5))));
        assert_eq!(some.faults[0].to_string(), "bad_number: depth takes a number, not 'x'");
        assert_eq!(go("go depth nodes 5").limits.nodes, Some(Nodes(5)));
        assert_eq!(go("go movetime").faults.len(), 1);
        for (word, _) in super::BOUNDS {
            for text in ["x", "1.5", "--1", "0x10", "１", ""] {
                let fault = Fault::Number {
                    word: word.into(),
                    text: text.into(),
                };
                assert_eq!(go(&format!("go {word} {text}")).faults, [fault]);
            }
        }
        for line in [
            "go perft",
            "go perft x",
            "go perft -1",
            "go perft 41",
            "go perft 4294967296",
        ] {
            assert!(matches!(parse(line), Err(ParseError::BadPerft(_))), "{line}");
        }
        assert_eq!(
            go("go rtime 5").faults,
            [Fault::Unknown("rtime".into()), Fault::Unknown("5".into())]
        );
    }

    #[test]
    fn numbers_beyond_the_machine_are_the_largest() {
        let most = go("go nodes 99999999999999999999 movetime -99999999999999999999 depth 4294967297");
        assert!(most.faults.is_empty());
        assert_eq!(most.limits.nodes, Some(Nodes(i64::MAX.unsigned_abs())));
        assert_eq!(
            (most.limits.movetime, most.limits.depth),
            (Some(Millis(0)), Some(Depth::MAX))
        );
    }

    /// Tests that a number out of range is replaced with the nearest one in range, and that this is reported.
    #[test]
    fn no_number_is_used_as_another_in_silence() {
        for (word, range) in super::BOUNDS {
            for text in [
                "-99999999999999999999",
                "-5",
                "-1",
                "0",
                "1",
                "7",
                "4294967296",
                "9223372036854775807",
            ] {
                let go = go(&format!("go {word} {text}"));
                let number: i128 = text.parse().expect("a number");
                let nearest = number.clamp((*range.start()).into(), (*range.end()).into());
                let used: Vec<i128> = go.clamped.iter().map(|clamped| clamped.used.into()).collect();
                let told = if nearest == number { vec![] } else { vec![nearest] };
                assert_eq!(used, told, "{word} {text}");
                assert!(go.faults.is_empty() && go.names_limit, "{word} {text}");
            }
        }
    }

    proptest! {
        #[test]
        fn no_line_panics(line in "\\PC*") {
            let _ = parse(&line);
        }

        #[test]
        fn no_word_salad_panics(words in prop::collection::vec(prop::sample::select(
            vec!["go", "position", "fen", "moves", "startpos", "setoption", "name", "value", "perft", "depth", "-1",
                 "99999999999999999999", "searchmoves", "nodes", "wtime", "a1a2", "mate", "0"]), 0..12)) {
            let _ = parse(&words.join(" "));
        }
    }
}
