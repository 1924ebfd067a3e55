//! Questions about threats and refutations, answered by searching a modified game.

use janggi::{Game, Position, Setup, Start, uci};

use crate::protocol::Question;

/// Error for an invalid or illegal move in a question. Contains the reason.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct UnplayableMove(pub(crate) String);

/// Returns the game to search; `None` for a threat if the side to move is in check.
///
/// # Errors
/// [`UnplayableMove`] if the move to refute cannot be parsed or is illegal.
pub(crate) fn game_asked(mut game: Game, question: Option<&Question>) -> Result<Option<Game>, UnplayableMove> {
    match question {
        None => Ok(Some(game)),
        Some(Question::Threat) => Ok(with_other_side_to_move(&game)),
        Some(Question::Refute(token)) => {
            let mv = uci::parse_move(token, game.position()).map_err(|error| UnplayableMove(error.to_string()))?;
            game.play(mv.into())
                .map_err(|error| UnplayableMove(error.to_string()))?;
            Ok(Some(game))
        }
    }
}

/// Returns a game that starts from the current position with the other side to move. A pass is not played, because the
/// rules may forbid it. Earlier moves do not count towards repetition.
fn with_other_side_to_move(game: &Game) -> Option<Game> {
    let setup = game.position().to_setup();
    let turn = setup.turn.opposite();
    let position = Position::try_from(Setup { turn, ..setup }).ok()?;
    Game::new(game.rules().clone(), Start::Fen(position)).ok()
}

#[cfg(test)]
mod tests {
    use super::game_asked;
    use crate::protocol::Question;
    use janggi::{Game, Position, Preset, Side, Start, fen};

    fn game(text: &str) -> Game {
        let position = Position::try_from(fen::parse(text).expect("a FEN")).expect("a position");
        Game::new(Preset::Pychess.rules(), Start::Fen(position)).expect("a game")
    }

    #[test]
    fn a_threat_is_asked_of_the_other_side() {
        let before = Game::new(Preset::Kakao.rules(), Start::usual()).expect("a game");
        let asked = game_asked(before.clone(), Some(&Question::Threat)).expect("no move is named");
        let asked = asked.expect("nobody is in check");
        assert_eq!(
            (asked.turn(), asked.position().board()),
            (Some(Side::Han), before.position().board())
        );
    }

    #[test]
    fn who_is_in_check_is_not_asked_for_a_threat() {
        let in_check = game("3k5/9/9/9/4r4/9/9/9/4K4/9 w - - 0 1");
        assert!(
            game_asked(in_check, Some(&Question::Threat))
                .expect("no move is named")
                .is_none()
        );
    }

    #[test]
    fn a_refutation_is_asked_after_the_move_which_must_be_one() {
        let before = Game::new(Preset::Kakao.rules(), Start::usual()).expect("a game");
        let refute = |token: &str| game_asked(before.clone(), Some(&Question::Refute(token.to_owned())));
        let asked = refute("a4b4").expect("a move").expect("a game");
        assert_eq!((asked.turn(), asked.actions().len()), (Some(Side::Han), 1));
        for bad in ["", "a4", "a4a9", "a1a9"] {
            assert!(refute(bad).is_err(), "{bad}");
        }
    }
}
