//! Sentences that explain why an action was not played.

use alloc::string::{String, ToString};

use crate::explain::sentences::{ERRORS, ILLEGAL, filled};
use crate::explain::{Wording, explain_illegal};
use crate::game::ActionError;

impl ActionError {
    /// Returns a sentence that explains why the action was not played, with the points or numbers involved.
    ///
    /// ```
    /// use janggi::explain::Language;
    /// use janggi::{Action, Game, Preset, Start};
    ///
    /// let mut game = Game::new(Preset::Kakao.rules(), Start::usual())?;
    /// let action = Action::parse("a1a5", game.position())?;
    /// let error = game.play(action).expect_err("an own soldier stands between");
    /// assert_eq!(error.sentence(Language::Korean), "a4의 기물이 길을 막습니다.");
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    #[must_use]
    pub fn sentence(&self, wording: impl Into<Wording>) -> String {
        let wording = wording.into();
        match self {
            ActionError::Illegal(illegal) => {
                let template = ILLEGAL.iter().find(|(code, _)| *code == illegal.code());
                template.map_or_else(String::new, |(_, text)| {
                    filled(*text, wording, &explain_illegal(illegal))
                })
            }
            ActionError::Refused(refusal) => filled(refusal.sentence(), wording, &refusal.facts),
            ActionError::Over => {
                let template = ERRORS.iter().find(|(code, _)| *code == self.code());
                template.map_or_else(String::new, |(_, text)| text.in_language(wording.language).to_string())
            }
        }
    }
}
