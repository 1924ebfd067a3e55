//! The draw of sides by closed hands, each of which holds a soldier of one side. A published hash commits to the draw,
//! so that anyone can check later that the contents did not change after the pick.

use crate::identity::encode;
use crate::random::Random;
use janggi::Side;
use play::GameId;
use play::room::{ClosedHands, Hand};
use sha2::{Digest, Sha256};

/// Draws the contents of the hands and computes the commitment. `picks` is the seat of the player who picks.
pub(in crate::http) fn close_hands(random: &Random, game: GameId, picks: Side) -> ClosedHands {
    let cho_in = *random.pick(&[Hand::Left, Hand::Right]).unwrap_or(&Hand::Left);
    let word = match cho_in {
        Hand::Left => "left",
        Hand::Right => "right",
    };
    // 256 random bits, so that the hand cannot be found by trying both words.
    let reveal = format!("game {game}, cho in the {word} hand, {}", encode(&random.secret()));
    ClosedHands {
        picks,
        cho_in,
        sealed: encode(&Sha256::digest(reveal.as_bytes()).into()),
        reveal,
    }
}
