//! Contents of the notifications to absent players.

use crate::limits::{AddressPrefix, Sharer};
use play::{GameId, Player};
use std::time::Duration;
use wire::push::{PushKind, PushNotice};

/// An event in a game, of which an absent player is notified.
#[derive(Debug, Clone)]
pub(crate) struct Notice {
    pub(crate) player: Player,
    pub(crate) kind: PushKind,
    pub(crate) game: GameId,
    /// The opponent's name, if the opponent is a person with a name.
    pub(crate) name: Option<String>,
    /// The engine's level, if the engine is the opponent.
    pub(crate) level: Option<u8>,
    /// Time for which the notification is useful.
    pub(crate) lasts: Duration,
    /// Network that the notification is charged to: the player's if known, otherwise that of the player who caused it.
    pub(crate) address: Option<AddressPrefix>,
}

impl Notice {
    pub(super) fn sharer(&self) -> Sharer {
        Sharer {
            address: self.address,
            player: Some(self.player),
        }
    }

    /// Returns the topic: letters, digits, `_` and `-`, at most 32 (RFC 8030). A newer message replaces a waiting one
    /// of the same topic, so only the last event of a game is sent.
    pub(super) fn topic(&self) -> String {
        format!("game-{}", self.game)
    }

    /// Returns the content for the browser.
    pub(super) fn body(&self) -> PushNotice {
        PushNotice {
            kind: self.kind,
            game: self.game.to_string(),
            name: self.name.clone(),
            level: self.level,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Notice;
    use play::{GameId, GuestId, Player};
    use std::time::Duration;
    use wire::push::PushKind;

    #[test]
    fn a_topic_is_one_that_push_services_take() {
        let longest = Notice {
            player: Player::Guest(GuestId::from_bits(1)),
            kind: PushKind::Challenge,
            game: GameId::from_bits(u64::MAX),
            name: None,
            level: None,
            lasts: Duration::ZERO,
            address: None,
        };
        let topic = longest.topic();
        assert!(topic.len() <= 32, "{topic}");
        assert!(
            topic
                .bytes()
                .all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte))
        );
    }
}
