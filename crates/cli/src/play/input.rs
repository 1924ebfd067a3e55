//! What a person typed, understood: a request, or why it is none. Knows no rules and no words to answer with.

use janggi::korean::{Label, Squares, parse_square};
use janggi::notation::xiangqi::{chinese, wxf};
use janggi::western::{self, WesternError};
use janggi::{Move, Movement, Position, Role, Square};

/// One line at the prompt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Request {
    /// Move from one point to another; both the same is a pass.
    Step(Square, Square),
    /// Give up the turn (한수쉼).
    Pass,
    /// Call bikjang (빅장).
    Call,
    /// Offer a draw.
    Offer,
    /// Accept the other's offer.
    Accept,
    /// Decline it.
    Decline,
    /// Resign (기권).
    Resign,
    /// Take back to one's own last move (무르기).
    Undo,
    /// Show every legal move, or those of one piece.
    Hints(Option<Square>),
    /// Turn the board round.
    Flip,
    /// Print the position as FEN.
    Fen,
    /// The list of commands.
    Help,
    /// Leave.
    Quit,
}

/// Why a line is no request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Misread {
    /// No word and no move.
    Unknown,
    /// A western move (`P71-72`) of something else than stands there.
    Western(WesternError),
}

/// One line while the pieces are placed one by one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Placement {
    /// A piece, where it was named, goes to a point.
    Piece(Option<Role>, Square),
    /// How it is done.
    Help,
    /// Leave.
    Quit,
}

/// Reads `Ra1`, `차01`, a point alone (`a1`, `01`), or a word in English or Korean; `None` when it is none of them.
pub(crate) fn parse_placement(line: &str) -> Option<Placement> {
    let text: String = line.trim().to_lowercase().chars().filter(|c| *c != ' ').collect();
    match text.as_str() {
        "help" | "?" | "도움말" => return Some(Placement::Help),
        "quit" | "exit" | "q" | "끝" => return Some(Placement::Quit),
        _ => {}
    }
    if let Some(square) = point(&text) {
        return Some(Placement::Piece(None, square));
    }
    let mut rest = text.chars();
    let name = rest.next()?;
    let western = |role: &Role| western::letter(*role) == name.to_ascii_uppercase();
    let role = Label::from_char(name).map(|label| label.role);
    let role = role.or_else(|| Role::ALL.into_iter().find(western))?;
    Some(Placement::Piece(Some(role), point(rest.as_str())?))
}

/// Reads `a4b4`, `79졸78`, `7978`, `P71-72`, in Xiangqi `C2=5` and `炮二平五`, a point alone (hints for it), or a word in English or Korean.
///
/// # Errors
/// When it is none of them. A western move names its piece, which must stand on the board; whether the step is legal is
/// not asked.
pub(crate) fn parse(line: &str, position: &Position) -> Result<Request, Misread> {
    let text = line.trim().to_lowercase();
    let word = match text.as_str() {
        "pass" | "p" | "쉼" | "한수쉼" | "넘김" => Request::Pass,
        "call" | "bikjang" | "빅장" => Request::Call,
        "offer" | "draw" | "무승부" => Request::Offer,
        "accept" | "수락" => Request::Accept,
        "decline" | "거절" => Request::Decline,
        "resign" | "기권" => Request::Resign,
        "undo" | "u" | "무르기" => Request::Undo,
        "hint" | "hints" | "h" | "moves" | "수" | "힌트" => Request::Hints(None),
        "flip" | "뒤집기" => Request::Flip,
        "fen" => Request::Fen,
        "help" | "?" | "도움말" => Request::Help,
        "quit" | "exit" | "q" | "끝" => Request::Quit,
        _ => return xiangqi_step(line.trim(), position).map_or_else(|| step(&text, position), Ok),
    };
    Ok(word)
}

/// A legal step in one of the notations of Xiangqi records; in other games nothing is.
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
    let written: String = text.chars().filter(|c| *c != ' ').collect();
    if is_western(&written) {
        return match western::parse_move(&written.to_uppercase().replace('X', "x"), position) {
            Ok(Move::Step { from, to }) => Ok(Request::Step(from, to)),
            Ok(Move::Pass) => Ok(Request::Pass),
            Err(WesternError::Syntax) => Err(Misread::Unknown),
            Err(error) => Err(Misread::Western(error)),
        };
    }
    points(&written.replace('-', "")).ok_or(Misread::Unknown)
}

/// Whether a text has the shape of a western move: a piece's letter, two digits, `-` or `x` and two digits; the letter of
/// what is taken may follow the `x`, `+` or `#` the whole. `a10-b10` has not.
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
    let letter = compact.char_indices().skip(1).find(|(_, c)| c.is_ascii_lowercase());
    if let Some((middle, _)) = letter {
        return Some(Request::Step(
            lettered(&compact[..middle])?,
            lettered(&compact[middle..])?,
        ));
    }
    // Two digits, perhaps the piece, two digits, perhaps what was taken or 장군, which the board knows better.
    let digits: String = compact.chars().filter(char::is_ascii_digit).collect();
    let shape = compact.chars().filter(|c| !c.is_ascii_digit()).all(|c| !c.is_ascii());
    if shape
        && digits.len() == 4
        && compact.is_char_boundary(2)
        && compact.as_bytes()[..2].iter().all(u8::is_ascii_digit)
    {
        return Some(Request::Step(korean(&digits[..2])?, korean(&digits[2..])?));
    }
    None
}

/// A point in either writing.
fn point(text: &str) -> Option<Square> {
    lettered(text).or_else(|| korean(text))
}

/// A file letter and a rank, as in `e2`.
fn lettered(text: &str) -> Option<Square> {
    text.parse().ok()
}

/// Rank digit 1 to 9 and 0 counted from Han, then file 1 to 9 from Cho's left: `79` is i4.
fn korean(text: &str) -> Option<Square> {
    parse_square(text, Squares::RowColumn).ok()
}

#[cfg(test)]
mod tests {
    use super::{Misread, Placement, Request, parse_placement};
    use janggi::western::WesternError;
    use janggi::{Role, Start};

    /// At the start with inner elephants.
    fn parse(line: &str) -> Result<Request, Misread> {
        super::parse(line, &Start::usual().position().expect("a start"))
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
    fn words_in_both_languages_and_nothing_else() {
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
