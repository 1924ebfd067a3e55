//! Parses typed lines into requests. This module must not depend on the rule set.

use crate::texts::terminal;
use janggi::korean::{self, KoreanError, Label, Squares, parse_square};
use janggi::notation::typed;
use janggi::notation::xiangqi::{chinese, wxf};
use janggi::san::{self, SanError};
use janggi::western::{self, WesternError};
use janggi::{Language, Move, Movement, Position, Role, Square};

/// Meaning of a line typed at the prompt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Request {
    /// Move from one point to another; a pass if both are the same.
    Step(Square, Square),
    /// Pass the turn (한수쉼).
    Pass,
    /// Call bikjang (빅장).
    Call,
    Offer,
    Accept,
    Decline,
    /// Resign (기권).
    Resign,
    /// Take back an action or, against the engine, actions until the player's previous turn (무르기).
    Undo,
    /// Show all legal moves, or those of one piece.
    Hints(Option<Square>),
    /// Turn the board around.
    Flip,
    Fen,
    Help,
    Quit,
}

/// The reason a line is not a valid request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Misread {
    /// The line is not a command word, a move or a point.
    Unknown,
    /// A western move (`P71-72`) does not fit the position.
    Western(WesternError),
    /// A short form (`졸72`, `Pb4`) is ambiguous.
    Several { to: Square },
}

/// Meaning of a line typed while pieces are placed one by one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Placement {
    /// Place a piece on a point. `None` stands for the only kind of piece that may be placed there.
    Piece(Option<Role>, Square),
    Help,
    Quit,
}

type Message = fn(Language) -> &'static str;

/// Messages that list the words of each command, separated by commas. The words of all languages are understood, even
/// if typed in a different keyboard layout.
const WORDS: [(Message, Request); 12] = [
    (terminal::words_pass, Request::Pass),
    (terminal::words_call, Request::Call),
    (terminal::words_offer, Request::Offer),
    (terminal::words_accept, Request::Accept),
    (terminal::words_decline, Request::Decline),
    (terminal::words_resign, Request::Resign),
    (terminal::words_undo, Request::Undo),
    (terminal::words_hints, Request::Hints(None)),
    (terminal::words_flip, Request::Flip),
    (terminal::words_fen, Request::Fen),
    (terminal::words_help, Request::Help),
    (terminal::words_quit, Request::Quit),
];

/// Returns each command word with its request.
fn words() -> impl Iterator<Item = (&'static str, Request)> {
    let of = |(words, request): (Message, Request)| {
        let words = Language::ALL
            .into_iter()
            .flat_map(move |language| words(language).split(", "));
        words.map(move |word| (word, request))
    };
    WORDS.into_iter().flat_map(of)
}

fn word(text: &str) -> Option<Request> {
    let meant = words().find(|(word, _)| typed::is_word(text, word));
    meant.map(|(_, request)| request)
}

/// Returns whether a line is a word that quits the game.
pub(crate) fn is_quit(line: &str) -> bool {
    word(line) == Some(Request::Quit)
}

/// Parses a piece with a point (`Ra1`, `차01`), a point alone (`a1`, `01`), or a help or quit command. Returns
/// `None` for anything else.
pub(crate) fn parse_placement(line: &str) -> Option<Placement> {
    match word(line) {
        Some(Request::Help) => return Some(Placement::Help),
        Some(Request::Quit) => return Some(Placement::Quit),
        _ => {}
    }
    let text: String = line.to_lowercase().chars().filter(|mark| *mark != ' ').collect();
    typed::readings(&text).iter().find_map(|text| placed(text))
}

fn placed(text: &str) -> Option<Placement> {
    if let Some(square) = point(text) {
        return Some(Placement::Piece(None, square));
    }
    let mut rest = text.chars();
    let name = rest.next()?;
    let western = |role: &Role| western::letter(*role) == name.to_ascii_uppercase();
    let role = Label::from_char(name).map(|label| label.role);
    let role = role.or_else(|| Role::ALL.into_iter().find(western))?;
    Some(Placement::Piece(Some(role), point(rest.as_str())?))
}

/// Parses a typed line: a move, a point alone (which asks for hints), or a command word in a supported language.
///
/// A move may be written as `a4b4`, `79졸78`, `졸78`, `7978`, `P71-72` or `Pab4`, and in Xiangqi also as `C2=5` or
/// `炮二平五`. Text typed in a different keyboard layout is understood. If a text has several readings, the first that is
/// a legal move is used.
///
/// # Errors
/// If the line is none of these, a short form is ambiguous, or a western move does not fit the position. A move that is
/// returned may still be illegal.
pub(crate) fn parse(line: &str, position: &Position) -> Result<Request, Misread> {
    if let Some(request) = word(line) {
        return Ok(request);
    }
    let readings: Vec<_> = typed::readings(line)
        .iter()
        .map(|text| xiangqi_step(text, position).map_or_else(|| step(text, position), Ok))
        .collect();
    let is_legal = |request: &&Result<Request, Misread>| match request {
        Ok(Request::Step(from, to)) => position.legal_destinations(*from).contains(*to),
        Ok(_) | Err(_) => false,
    };
    let meant = readings
        .iter()
        .find(is_legal)
        .or_else(|| readings.iter().find(|one| one.is_ok()));
    let told = || readings.iter().find(|one| **one != Err(Misread::Unknown));
    *meant.or_else(told).unwrap_or(&readings[0])
}

/// Parses a legal move in a notation of Xiangqi records. Returns `None` for anything else, and in other games.
fn xiangqi_step(text: &str, position: &Position) -> Option<Request> {
    if position.movement() != Movement::Xiangqi {
        return None;
    }
    let step = wxf::parse_move(text, position).or_else(|_| chinese::parse_move(text, position));
    match step.ok()? {
        Move::Step { from, to } => Some(Request::Step(from, to)),
        Move::Pass => None,
    }
}

fn step(text: &str, position: &Position) -> Result<Request, Misread> {
    let as_written: String = text.chars().filter(|c| *c != ' ').collect();
    let written = as_written.to_lowercase();
    if is_western(&written) {
        return match western::parse_move(&written.to_uppercase().replace('X', "x"), position) {
            Ok(mv) => Ok(requested(mv)),
            Err(WesternError::Syntax) => Err(Misread::Unknown),
            Err(error) => Err(Misread::Western(error)),
        };
    }
    // Moves with two points are parsed here. Short forms such as `졸72` or `Pb4` are left to the parsers of record files
    // below.
    if let Some(request) = points(&written.replace('-', "")) {
        return Ok(request);
    }
    if !text.contains(|mark: char| mark.is_ascii_alphabetic()) {
        return match korean::parse_move(text, position) {
            Ok(mv) => Ok(requested(mv)),
            Err(KoreanError::Ambiguous { to, .. }) => Err(Misread::Several { to }),
            Err(_) => Err(Misread::Unknown),
        };
    }
    match san::parse_move(&as_written, position) {
        Ok(mv) => Ok(requested(mv)),
        Err(SanError::Ambiguous { to, .. }) => Err(Misread::Several { to }),
        Err(_) => Err(Misread::Unknown),
    }
}

const fn requested(mv: Move) -> Request {
    match mv {
        Move::Step { from, to } => Request::Step(from, to),
        Move::Pass => Request::Pass,
    }
}

/// Returns whether a text has the form of a western move: a piece letter, two digits, `-` or `x`, and two digits. The
/// captured piece may follow the `x`, and `+` or `#` may come last. `a10-b10` is not such a move.
fn is_western(text: &str) -> bool {
    let text = text.trim_end_matches(['+', '#']);
    let Some((from, to)) = text.split_once(['-', 'x']) else {
        return false;
    };
    let lettered = |text: &str| text.starts_with(|first: char| first.is_ascii_lowercase());
    let numbers = |text: &str| text.len() == 2 && text.bytes().all(|byte| byte.is_ascii_digit());
    let taken_letter = usize::from(text.contains('x') && lettered(to));
    lettered(from) && numbers(&from[1..]) && numbers(&to[taken_letter..])
}

fn points(compact: &str) -> Option<Request> {
    if let Some(square) = point(compact) {
        return Some(Request::Hints(Some(square)));
    }
    let bare: String = compact.chars().filter(|c| Label::from_char(*c).is_none()).collect();
    let letter = bare.char_indices().skip(1).find(|(_, c)| c.is_ascii_lowercase());
    if let Some((middle, _)) = letter {
        return Some(Request::Step(lettered(&bare[..middle])?, lettered(&bare[middle..])?));
    }
    // Two digits, an optional piece, two digits, then optionally the captured piece or 장군. These names are ignored,
    // because the board determines the pieces.
    let digits: String = compact.chars().filter(char::is_ascii_digit).collect();
    let shape = compact.chars().filter(|c| !c.is_ascii_digit()).all(|c| !c.is_ascii());
    if shape
        && digits.len() == 4
        && compact.is_char_boundary(2)
        && compact.as_bytes()[..2].iter().all(u8::is_ascii_digit)
    {
        return Some(Request::Step(numbered(&digits[..2])?, numbered(&digits[2..])?));
    }
    None
}

/// Parses a point in UCI or Korean notation: `e2` or `95`.
fn point(text: &str) -> Option<Square> {
    lettered(text).or_else(|| numbered(text))
}

/// Parses a file letter and a rank, as in `e2`.
fn lettered(text: &str) -> Option<Square> {
    text.parse().ok()
}

/// Parses a rank digit (1 to 9 and 0, from Han's side), then a file digit (1 to 9, from Cho's left): `79` is i4.
fn numbered(text: &str) -> Option<Square> {
    parse_square(text, Squares::RowColumn).ok()
}

#[cfg(test)]
mod tests {
    use super::{Misread, Placement, Request, parse_placement};
    use janggi::notation::typed::{self, Layout};
    use janggi::western::WesternError;
    use janggi::{Arrangement, Language, Role, Side, Start};

    /// Parses a line in the starting position with inner elephants.
    fn parse(line: &str) -> Result<Request, Misread> {
        super::parse(typed::plain(line).trim(), &Start::usual().position().expect("a start"))
    }

    fn step(from: &str, to: &str) -> Result<Request, Misread> {
        Ok(Request::Step(
            from.parse().expect("a point"),
            to.parse().expect("a point"),
        ))
    }

    #[test]
    fn moves_in_both_notations() {
        for text in ["a4b4", " A4 B4 ", "a4-b4", "71졸72", "7172", "71卒72"] {
            assert_eq!(parse(text), step("a4", "b4"), "{text}");
        }
        assert_eq!(parse("e10e9"), step("e10", "e9"));
        assert_eq!(parse("a10a9"), step("a10", "a9"));
        assert_eq!(parse("79졸78"), step("i4", "h4"));
        assert_eq!(parse("76졸77상"), step("f4", "g4"));
        assert_eq!(parse("02마83"), step("b1", "c3"));
        assert_eq!(parse("95장95"), step("e2", "e2"));
    }

    /// Includes the notations of record files, and text typed in the wrong keyboard layout.
    #[test]
    fn a_move_is_understood_however_it_was_typed() {
        for text in [
            "７１졸７２",
            "Ａ４Ｂ４",
            "71–72",
            "P71—72",
            "\u{feff}71졸72",
            "7\u{200b}1졸72",
            "71\u{110c}\u{1169}\u{11af}72",
            "Pab4",
            "71whf72",
            "71WHF72",
            "71lvw72",
            "ㅁ4ㅠ4",
            "ㅇ4ㅜ4",
            "ㅇㅛㅜㅛ",
            "a4whfb4",
        ] {
            assert_eq!(parse(text), step("a4", "b4"), "{text}");
        }
        for short in ["마83", "ak83", "Hc3", "H02-83"] {
            assert_eq!(parse(short), step("b1", "c3"), "{short}");
        }
        let several = Misread::Several {
            to: "b4".parse().expect("a point"),
        };
        for short in ["졸72", "whf72", "Pb4"] {
            assert_eq!(parse(short), Err(several), "{short}");
        }
        assert_eq!(parse("마c2"), Err(Misread::Unknown));
        assert_eq!(parse("ㅗ3ㄷ3"), step("h3", "e3"));
        assert_eq!(parse("ㄴ3ㅕ3"), step("h3", "e3"));
        assert_eq!(parse("ㄷ2"), Ok(Request::Hints("e2".parse().ok())));
        assert_eq!(parse_placement("ck01"), parse_placement("차01"));
    }

    #[test]
    fn words_are_understood_in_every_layout() {
        for (word, request) in super::words() {
            for layout in Layout::ALL {
                assert_eq!(parse(&layout.keys(word)), Ok(request), "{word}");
            }
            assert_eq!(parse(&word.to_uppercase()), Ok(request), "{word}");
        }
        assert_eq!(parse("ㅗ디ㅔ"), Ok(Request::Help));
        assert_eq!(parse("벼ㅑㅅ"), Ok(Request::Quit));
    }

    #[test]
    fn what_is_told_to_be_typed_is_understood() {
        for language in Language::ALL {
            let file = format!("{}/../../texts/{language}/terminal.ftl", env!("CARGO_MANIFEST_DIR"));
            // The pseudo-language has no text file.
            let Ok(text) = std::fs::read_to_string(file) else {
                continue;
            };
            let quoted = text.lines().filter(|line| !line.starts_with('#'));
            let quoted = quoted.flat_map(|line| line.split('`').skip(1).step_by(2));
            let typed = text.lines().filter(|line| line.starts_with("terminal-help-"));
            let typed = typed.filter_map(|line| line.split_once("-typed = ").or(line.split_once("-others = ")));
            let typed: Vec<&str> = typed.flat_map(|(_, all)| all.split(", ")).collect();
            assert!(typed.len() > 15, "{typed:?}");
            let xiangqi = ["C2=5", "炮二平五", "E44xP72"];
            for word in quoted.chain(typed).filter(|word| !xiangqi.contains(word)) {
                let is_setup = Arrangement::named(word, Side::Cho).is_some();
                assert!(
                    is_setup || parse_placement(word).is_some() || parse(word).is_ok(),
                    "{language}: {word}"
                );
            }
        }
    }

    #[test]
    fn western_moves_name_their_piece() {
        for text in ["P71-72", "p71-72", "P 71 - 72", "P71-72+"] {
            assert_eq!(parse(text), step("a4", "b4"), "{text}");
        }
        assert_eq!(parse("H02-83"), step("b1", "c3"));
        assert_eq!(parse("N02-83"), step("b1", "c3"));
        assert_eq!(parse("K95-95"), Ok(Request::Pass));
        let at = |text: &str| text.parse().expect("a point");
        let other = WesternError::OtherPiece {
            at: at("b1"),
            said: Role::Elephant,
            found: Role::Horse,
        };
        assert_eq!(parse("E02-83"), Err(Misread::Western(other)));
        let nothing = WesternError::NoPiece { at: at("a5") };
        assert_eq!(parse("P61-62"), Err(Misread::Western(nothing)));
        let taken = WesternError::OtherTaken {
            at: at("b4"),
            said: None,
            found: None,
        };
        assert_eq!(parse("P71x72"), Err(Misread::Western(taken)));
        assert_eq!(parse("a10-b10"), step("a10", "b10"), "two points and no piece");
    }

    #[test]
    fn a_point_alone_asks_for_hints() {
        assert_eq!(parse("e2"), Ok(Request::Hints("e2".parse().ok())));
        assert_eq!(parse("95"), Ok(Request::Hints("e2".parse().ok())));
        assert_eq!(parse("h"), Ok(Request::Hints(None)));
    }

    #[test]
    fn a_piece_and_a_point_place_it() {
        let at = |role, text: &str| Some(Placement::Piece(role, text.parse().expect("a point")));
        for (text, role, point) in [
            ("Ra1", Some(Role::Chariot), "a1"),
            ("차 01", Some(Role::Chariot), "a1"),
            ("車a1", Some(Role::Chariot), "a1"),
            (" k e9 ", Some(Role::General), "e9"),
            ("aa1", Some(Role::Guard), "a1"),
            ("c83", Some(Role::Cannon), "c3"),
            ("c3", None, "c3"),
            ("83", None, "c3"),
            ("c10", None, "c10"),
        ] {
            assert_eq!(parse_placement(text), at(role, point), "{text}");
        }
        assert_eq!(parse_placement("끝"), Some(Placement::Quit));
        assert_eq!(parse_placement("?"), Some(Placement::Help));
        for text in ["", "차", "xa1", "ra1b1", "차차01", "r", "r00"] {
            assert_eq!(parse_placement(text), None, "{text}");
        }
    }

    #[test]
    fn words_of_every_language_and_nothing_else() {
        assert_eq!(parse("한수쉼"), Ok(Request::Pass));
        assert_eq!(parse("RESIGN"), Ok(Request::Resign));
        for text in [
            "", "a", "a11b1", "j1j2", "a4b4c4", "70졸70", "1", "123", "12345", "졸", "7a8", "日本", "a4b", "é4é4",
            "99졸9", "Z71-72", "P71-7", "P7172", "P71-P72",
        ] {
            assert_eq!(parse(text), Err(Misread::Unknown), "{text}");
        }
    }
}
