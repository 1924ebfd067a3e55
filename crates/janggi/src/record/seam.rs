//! Decides whether headers after moves begin the next game or were added in the middle of the same game.

use alloc::format;

use super::meta::{self, Quotes};
use super::result_text;
use super::source_text;
use crate::typography::{Comments, is_between_moves, plain_moves, without_comments};

/// Headers that state the start of a game. Moves after such headers always belong to a new game.
const STARTS: [&str; 6] = ["FEN", "판", "초차림", "한차림", "초포진", "한포진"];

/// Returns whether the moves in `line`, after `headers`, continue the game `before`. This is the case if the first move
/// number in `line` is at least 2, the headers do not state a start, and `before` does not end with a result.
pub(super) fn is_within_game(before: &[u8], headers: &[u8], line: &[u8]) -> bool {
    let (headers, line) = (source_text::decode(headers).text, source_text::decode(line).text);
    let text = format!("{headers}\n{line}");
    let text = source_text::lines(&text);
    let (tags, moves, _) = meta::take_headers(&text, 1, Quotes::Escaped);
    let names_start = tags
        .iter()
        .any(|tag| STARTS.iter().any(|key| tag.key.eq_ignore_ascii_case(key)));
    if names_start || first_number(moves).is_none_or(|number| number < 2) {
        return false;
    }
    let before = source_text::decode(before).text;
    let before = source_text::lines(&before);
    let (_, moves, _) = meta::take_headers(&before, 1, Quotes::Escaped);
    !result_text::is_at_end(&plain_moves(moves, Comments::Pgn))
}

/// Returns the first move number in a text.
fn first_number(moves: &str) -> Option<u32> {
    let moves = without_comments(&plain_moves(moves, Comments::Pgn), Comments::Pgn);
    moves.split(is_between_moves).find_map(|word| {
        let behind = word.trim_start_matches(|mark: char| mark.is_ascii_digit());
        let number = &word[..word.len() - behind.len()];
        number.parse().ok().filter(|_| behind.starts_with(['.', ')', ':']))
    })
}
