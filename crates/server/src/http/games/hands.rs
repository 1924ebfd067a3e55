//! Draws sides with two closed hands, each of which holds a soldier of one side. A hash is published before the pick,
//! so anyone can check afterwards that the contents did not change.

use crate::identity::encode;
use crate::random::Random;
use janggi::Side;
use play::GameId;
use play::room::{ClosedHands, Hand};
use sha2::{Digest, Sha256};

/// Draws the contents of the hands and computes the commitment. `picks` is the seat of the picking player.
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
