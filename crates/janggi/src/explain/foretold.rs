//! Sentences for verdicts: how a game ended, and how an action would end it.

use alloc::format;
use alloc::string::{String, ToString};

use crate::explain::Language;
use crate::explain::facts::Fact;
use crate::explain::fill::{filled, movement_of, points_in};
use crate::explain::sentences::{by_points, by_points_of_xiangqi, by_points_without_deom, sentence_of};
use crate::explain::texts::results;
use crate::explain::verdict::Verdict;
use crate::explain::wording::Wording;
use crate::movement::Movement;
use crate::points::HalfPoints;
use crate::referee::Outcome;
use crate::side::Side;

impl Verdict {
    /// Returns the result, its reason and the deciding numbers as text.
    ///
    /// ```
    /// use janggi::explain::Language;
    /// use janggi::{Action, Game, Preset, Start};
    ///
    /// let mut game = Game::new(Preset::Kakao.rules(), Start::usual())?;
    /// game.play(Action::Pass)?;
    /// game.play(Action::Pass)?;
    /// assert_eq!(
    ///     game.verdict().expect("over").sentence(Language::English),
    ///     "Han wins. Both sides passed in a row (moves 1 and 2). \
    ///      Points decide: Cho 72, Han 73.5 (deom of 1.5 included)."
    /// );
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    #[must_use]
    pub fn sentence(&self, wording: impl Into<Wording>) -> String {
        let wording = wording.into();
        let movement = movement_of(&self.facts);
        let outcome = self.outcome.sentence_under(movement).in_language(wording.language);
        let mut sentence = format!("{outcome}. ");
        sentence.push_str(&filled(sentence_of(self.cause, &self.facts), wording, &self.facts));
        if self.points_decide() {
            sentence.push(' ');
            let points = match movement {
                Movement::Janggi | Movement::ChessWar if self.facts.get("deom_half") == Some(&Fact::Number(0)) => {
                    by_points_without_deom()
                }
                Movement::Janggi | Movement::ChessWar => by_points(),
                Movement::Xiangqi => by_points_of_xiangqi(),
            };
            sentence.push_str(&filled(points, wording, &self.facts));
        }
        sentence
    }

    /// Returns a phrase for an ending that has not happened yet: the cause and the [`result`](Self::result).
    ///
    /// ```
    /// use janggi::explain::Language;
    /// use janggi::{Action, Game, Preset, Start};
    ///
    /// let mut game = Game::new(Preset::Kakao.rules(), Start::usual())?;
    /// game.play(Action::Pass)?;
    /// let warnings = game.warnings();
    /// let (_, verdict) = &warnings.endings[0];
    /// assert_eq!(verdict.foretold(Language::English), "two passes in a row, Han wins 73.5 : 72");
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    #[must_use]
    pub fn foretold(&self, language: Language) -> String {
        format!("{}, {}", self.cause.name().in_language(language), self.result(language))
    }

    /// Returns the result for use within a sentence. If points decide, the text includes them: the winner's first, or
    /// Cho's in a draw.
    #[must_use]
    pub fn result(&self, language: Language) -> String {
        let points = if self.points_decide() { self.points() } else { None };
        let points = points.map(|(cho, han)| (points_in(cho, language), points_in(han, language)));
        let movement = movement_of(&self.facts);
        match (self.outcome, points) {
            (Outcome::Win(side), Some((cho, han))) => {
                let (own, other) = match side {
                    Side::Cho => (cho, han),
                    Side::Han => (han, cho),
                };
                // Korean needs the hanja, because 한 before a number reads as "about".
                let name = movement.side_in_sentence(side).in_language(language);
                results::won(language, other, own, name)
            }
            (Outcome::Win(_), None) => self.outcome.sentence_under(movement).in_language(language).to_string(),
            (Outcome::Draw, Some((cho, han))) => results::drawn(language, cho, han),
            (Outcome::Draw, None) => results::draw(language).to_string(),
            (Outcome::None, _) => results::none(language).to_string(),
        }
    }

    fn points_decide(&self) -> bool {
        self.facts.get("decided_by") == Some(&Fact::from("points"))
    }

    fn points(&self) -> Option<(HalfPoints, HalfPoints)> {
        let half = |name| match self.facts.get(name) {
            Some(Fact::Number(half)) => i32::try_from(*half).ok().map(HalfPoints),
            _ => None,
        };
        Some((half("cho_half")?, half("han_half")?))
    }
}
