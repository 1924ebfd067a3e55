//! Drawing the sides (돌 가리기): each of two closed hands hides a soldier of one side, and one player picks a hand.
//! This module must not generate random values or depend on the method of sealing the draw.

use janggi::Side;
use serde::{Deserialize, Serialize};

/// One of two closed hands, as the picking player sees them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Hand {
    Left,
    Right,
}

/// The contents of the hands, drawn before the room is opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClosedHands {
    /// The seat that the picking player holds until a hand is picked.
    pub picks: Side,
    /// The hand with Cho's soldier; Han's is in the other hand.
    pub cho_in: Hand,
    /// Hash that is published before a hand is picked. With `reveal`, anyone can check that the draw was not changed
    /// afterwards.
    pub sealed: String,
    /// Text that is published after the pick: the game, the hand with Cho's soldier, and random digits. Its SHA-256
    /// is `sealed`.
    pub reveal: String,
}

impl ClosedHands {
    /// Returns the side of the soldier in a hand.
    #[must_use]
    pub fn side_in(&self, hand: Hand) -> Side {
        if hand == self.cho_in { Side::Cho } else { Side::Han }
    }
}
