//! Games as text, one per line: `RULES|START_FEN|RESULT|END|MOVE[:SCORE] MOVE[:SCORE] …`.
//!
//! `RULES` is the name of a preset, such as `pychess`. `RESULT` is `cho`, `han` or `draw`. `END` is a cause such as
//! `mate`; any other word means that the cause is unknown. `MOVE` is in UCI notation, with a null step of the general
//! for a pass. `SCORE` is in centipawns for the side to move. Empty lines are skipped.

use super::{Game, Played};
use crate::failure::Failure;
use janggi::{Cause, Outcome, Position, Preset, Side, fen, uci};

/// Parses the UTF-8 contents of a file, and passes each game to `each`.
pub(super) fn read(bytes: &[u8], each: &mut impl FnMut(Game) -> Result<(), Failure>) -> Result<(), Failure> {
    let text = std::str::from_utf8(bytes).map_err(|error| Failure::new("bad_text", error))?;
    for (number, line) in (1..).zip(text.lines()) {
        if !line.is_empty() {
            let game = parse_line(line).map_err(|why| Failure::new("bad_game", format!("line {number}: {why}")))?;
            each(game).map_err(|why| Failure::new(why.code, format!("line {number}: {}", why.detail)))?;
        }
    }
    Ok(())
}

/// Parses a line with one game.
///
/// # Errors
/// A description of the first error found.
pub(crate) fn parse_line(line: &str) -> Result<Game, String> {
    let mut fields = line.splitn(5, '|');
    let mut field = |name: &str| fields.next().ok_or_else(|| format!("the {name} is missing"));
    let rules = field("rule set")?;
    let start = field("start")?;
    let result = field("result")?;
    let cause = Cause::from_code(field("end")?);
    let moves = field("list of moves")?;
    let rules = Preset::parse(rules).ok_or_else(|| format!("unknown rule set `{rules}`"))?;
    let setup = fen::parse(start).map_err(|error| format!("start: {error}"))?;
    let start = Position::try_from(setup).map_err(|faults| format!("start: {faults}"))?;
    let outcome = match result {
        "cho" => Outcome::Win(Side::Cho),
        "han" => Outcome::Win(Side::Han),
        "draw" => Outcome::Draw,
        other => return Err(format!("unknown result `{other}`")),
    };
    let plies = parse_moves(moves, &start)?;
    Ok(Game {
        rules,
        start,
        outcome,
        cause,
        plies,
    })
}

/// Parses the moves, and checks that every step is legal on the board.
fn parse_moves(moves: &str, start: &Position) -> Result<Vec<Played>, String> {
    let mut position = start.clone();
    let mut plies = Vec::new();
    for (ply, word) in moves.split_ascii_whitespace().enumerate() {
        let (mv, score) = match word.split_once(':') {
            Some((mv, score)) => (mv, Some(score)),
            None => (word, None),
        };
        let mv = uci::parse_move(mv, &position).map_err(|error| format!("ply {ply}: {error}"))?;
        if let janggi::Move::Step { from, to } = mv
            && !position.legal_destinations(from).contains(to)
        {
            return Err(format!("ply {ply}: {word} is not legal"));
        }
        let score = match score {
            Some(score) => Some(score.parse().map_err(|_| format!("ply {ply}: `{score}` is no score"))?),
            None => None,
        };
        position.play_unchecked(mv);
        plies.push(Played { mv, score });
    }
    Ok(plies)
}

#[cfg(test)]
mod tests {
    use super::parse_line;
    use janggi::Move;

    const START: &str = "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1";

    #[test]
    fn a_game_is_read() {
        let game = parse_line(&format!("pychess|{START}|han|mate|a4b4 e9e9:-5 a1a2:31000")).expect("a game");
        assert_eq!(game.plies.len(), 3);
        assert_eq!(game.plies[1].mv, Move::Pass);
        assert_eq!(game.plies[1].score, Some(-5));
        assert!(game.replay(|_, _| {}).is_ok());
    }

    #[test]
    fn anything_else_is_refused() {
        for line in [
            "",
            "pychess",
            &format!("nowhere|{START}|han|mate|a4b4"),
            &format!("pychess|{START}|white|mate|a4b4"),
            &format!("pychess|{START}|han|mate|a4a9"),
            &format!("pychess|{START}|han|mate|a4b4:x"),
            &format!("pychess|{START}|han|mate|a4"),
            "pychess|9/9/9/9/9/9/9/9/9/9 w - - 0 1|han|mate|",
        ] {
            assert!(parse_line(line).is_err(), "{line}");
        }
    }
}
