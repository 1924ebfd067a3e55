//! Names of the sides and of outcomes in each variant, and the rule set fields that apply in it.
//!
//! Rules are applied in `referee`, not here.

use crate::explain::text::Text;
use crate::explain::texts::{outcomes, side_names};
use crate::movement::Movement;
use crate::referee::Outcome;
use crate::ruleset::Field;
use crate::side::Side;

impl Movement {
    /// Returns the name of a side: Cho or Han, and in Xiangqi Red (홍) or Black (흑).
    #[must_use]
    pub const fn side_name(self, side: Side) -> Text {
        match (self, side) {
            (Movement::Janggi, Side::Cho) => side_names::JANGGI_CHO,
            (Movement::Janggi, Side::Han) => side_names::JANGGI_HAN,
            (Movement::Xiangqi, Side::Cho) => side_names::XIANGQI_CHO,
            (Movement::Xiangqi, Side::Han) => side_names::XIANGQI_HAN,
            (Movement::ChessWar, Side::Cho) => side_names::CHESSWAR_CHO,
            (Movement::ChessWar, Side::Han) => side_names::CHESSWAR_HAN,
        }
    }

    /// Returns the name of a side within a sentence. Korean adds the hanja to Cho and Han, because 한 alone may be read
    /// as "one".
    #[must_use]
    pub const fn side_in_sentence(self, side: Side) -> Text {
        match (self, side) {
            (Movement::Janggi | Movement::ChessWar, Side::Cho) => outcomes::IN_SENTENCE_CHO,
            (Movement::Janggi | Movement::ChessWar, Side::Han) => outcomes::IN_SENTENCE_HAN,
            (Movement::Xiangqi, Side::Cho | Side::Han) => self.side_name(side),
        }
    }
}

impl Outcome {
    /// Returns a sentence for the result, with the sides' names in a variant.
    #[must_use]
    pub const fn sentence_under(self, movement: Movement) -> Text {
        match (movement, self) {
            (Movement::Janggi | Movement::ChessWar, Self::Win(Side::Cho)) => outcomes::JANGGI_CHO,
            (Movement::Janggi | Movement::ChessWar, Self::Win(Side::Han)) => outcomes::JANGGI_HAN,
            (Movement::Xiangqi, Self::Win(Side::Cho)) => outcomes::XIANGQI_CHO,
            (Movement::Xiangqi, Self::Win(Side::Han)) => outcomes::XIANGQI_HAN,
            (_, Self::Draw) => outcomes::JANGGI_DRAW,
            (_, Self::None) => outcomes::JANGGI_NONE,
        }
    }

    /// Returns a sentence for the result, with the sides' names in Janggi.
    #[must_use]
    pub const fn sentence(self) -> Text {
        self.sentence_under(Movement::Janggi)
    }
}

impl Field {
    /// Returns whether the field applies in a variant. In Xiangqi, the fields for setup, deom, bikjang, two
    /// passes and the counting of passes do not apply.
    #[must_use]
    pub const fn concerns(self, movement: Movement) -> bool {
        match movement {
            Movement::Janggi | Movement::ChessWar => true,
            Movement::Xiangqi => {
                !(self.needs_bikjang()
                    || matches!(
                        self,
                        Self::SetupOrder
                            | Self::SetupFirst
                            | Self::SetupAllowed
                            | Self::SetupForbidMatsang
                            | Self::Deom
                            | Self::BikjangMode
                            | Self::PassDouble
                            | Self::PassCountsAsPly
                    ))
            }
        }
    }
}
