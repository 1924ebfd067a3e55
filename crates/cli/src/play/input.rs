//! What a person typed, understood: a request, or nothing. Knows no rules and no words to answer with.

use janggi::Square;
use janggi::korean::{Squares, parse_square};

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

/// Reads `a4b4`, `79졸78`, `7978`, a point alone (hints for it), or a word in English or Korean.
pub(crate) fn parse(line: &str) -> Option<Request> {
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
        _ => return points(&text),
    };
    Some(word)
}

fn points(text: &str) -> Option<Request> {
    let compact: String = text.chars().filter(|c| !matches!(c, ' ' | '-')).collect();
    if let Some(square) = western(&compact).or_else(|| korean(&compact)) {
        return Some(Request::Hints(Some(square)));
    }
    let letter = compact.char_indices().skip(1).find(|(_, c)| c.is_ascii_lowercase());
    if let Some((middle, _)) = letter {
        return Some(Request::Step(
            western(&compact[..middle])?,
            western(&compact[middle..])?,
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

fn western(text: &str) -> Option<Square> {
    text.parse().ok()
}

/// Rank digit 1 to 9 and 0 counted from Han, then file 1 to 9 from Cho's left: `79` is i4.
fn korean(text: &str) -> Option<Square> {
    parse_square(text, Squares::RowColumn).ok()
}

#[cfg(test)]
mod tests {
    use super::{Request, parse};

    fn step(from: &str, to: &str) -> Option<Request> {
        Some(Request::Step(
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
    fn a_point_alone_asks_for_hints() {
        assert_eq!(parse("e2"), Some(Request::Hints("e2".parse().ok())));
        assert_eq!(parse("95"), Some(Request::Hints("e2".parse().ok())));
        assert_eq!(parse("h"), Some(Request::Hints(None)));
    }

    #[test]
    fn words_in_both_languages_and_nothing_else() {
        assert_eq!(parse("한수쉼"), Some(Request::Pass));
        assert_eq!(parse("RESIGN"), Some(Request::Resign));
        for text in [
            "", "a", "a11b1", "j1j2", "a4b4c4", "70졸70", "1", "123", "12345", "졸", "7a8", "日本", "a4b", "é4é4",
            "99졸9",
        ] {
            assert_eq!(parse(text), None, "{text}");
        }
    }
}
