//! Random legal games, generated in advance so that the clients do not have to apply the rules while they play.

use crate::random::Random;
use janggi::ruleset::Preset;
use janggi::{Action, Arrangement, BySide, Game, Move, Start};

/// Rule preset in the request that creates a game.
pub(crate) const RULES: &str = "kakao";
/// Setup that both sides choose (마상마상).
pub(crate) const SETUP: &str = "msms";

/// A game as a list of actions, Cho's first, in the notation of the protocol.
#[derive(Debug)]
pub(crate) struct Script {
    tokens: Vec<String>,
    /// FEN of the start position, then of the position after each token.
    fens: Vec<String>,
}

impl Script {
    /// Generates `plies` random moves after which the game is still running.
    pub(crate) fn random(plies: usize, random: &mut Random) -> Self {
        loop {
            if let Some(script) = Self::attempt(plies, random) {
                return script;
            }
        }
    }

    /// Tries to generate a game; `None` if it ends or a side can only pass.
    fn attempt(plies: usize, random: &mut Random) -> Option<Self> {
        let mut game = fresh_game();
        let mut script = Self {
            tokens: Vec::new(),
            fens: vec![janggi::fen::print(game.position())],
        };
        while script.tokens.len() < plies {
            let legal = game.legal();
            let steps: Vec<_> = legal
                .iter()
                .filter_map(|one| match *one {
                    Move::Step { from, to } => Some((from, to)),
                    Move::Pass => None,
                })
                .collect();
            if game.verdict().is_some() || steps.is_empty() {
                return None;
            }
            let (from, to) = steps[random.below(steps.len())];
            game.play(Action::Step { from, to }).ok()?;
            script.tokens.push(format!("{from}{to}"));
            script.fens.push(janggi::fen::print(game.position()));
        }
        game.verdict().is_none().then_some(script)
    }

    /// Appends a resignation by the side to move.
    pub(crate) fn resigned(mut self) -> Self {
        let side = ["cho", "han"][self.tokens.len() % 2];
        self.tokens.push(format!("resign:{side}"));
        self.fens.extend(self.fens.last().cloned());
        self
    }

    pub(crate) fn tokens(&self) -> &[String] {
        &self.tokens
    }

    /// Returns the FEN after `played` tokens.
    pub(crate) fn fen(&self, played: usize) -> &str {
        &self.fens[played]
    }
}

fn fresh_game() -> Game {
    let arrangements = BySide {
        cho: Arrangement::Msms,
        han: Arrangement::Msms,
    };
    Game::new(Preset::Kakao.rules(), Start::arranged(arrangements)).expect("the usual start")
}

#[cfg(test)]
mod tests {
    use super::{Script, fresh_game};
    use crate::random::Random;
    use janggi::Action;

    #[test]
    fn scripts_are_legal_and_end_where_they_say() {
        let script = Script::random(60, &mut Random::new(1)).resigned();
        let mut game = fresh_game();
        for (ply, token) in script.tokens()[..60].iter().enumerate() {
            assert_eq!(janggi::fen::print(game.position()), script.fen(ply));
            let action = Action::parse(token, game.position()).expect("a token");
            game.play(action).expect("a legal move");
        }
        assert!(game.verdict().is_none());
        assert_eq!(script.tokens().len(), 61);
        assert_eq!(script.fen(61), janggi::fen::print(game.position()));
    }
}
