//! Notifications to absent players: recipient, content and lifetime.

use crate::limits::{AddressPrefix, Sharer};
use play::{ClubId, GameId, Player};
use std::time::Duration;
use wire::push::{PushKind, PushNotice};

/// A notification for an absent player about an event in a game or a club.
#[derive(Debug, Clone)]
pub(crate) struct Notice {
    pub(crate) player: Player,
    pub(crate) kind: PushKind,
    pub(crate) about: Subject,
    /// The opponent's name, if the opponent is a person with a name.
    pub(crate) name: Option<String>,
    /// The engine's level, if the opponent is the engine.
    pub(crate) level: Option<u8>,
    /// Time for which the notification is useful.
    pub(crate) lasts: Duration,
    /// Network to which the notification is charged: the player's or else the opponent's, if either is known.
    pub(crate) address: Option<AddressPrefix>,
}

/// The game or club that a notification is about.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Subject {
    Game(GameId),
    Club(ClubId),
}

impl Notice {
    pub(super) fn sharer(&self) -> Sharer {
        Sharer {
            address: self.address,
            player: Some(self.player),
        }
    }

    /// Returns the topic: letters, digits, `_` and `-`, at most 32 (RFC 8030). A newer message replaces a waiting one
    /// of the same topic, so only the last event of a game or club is sent.
    pub(super) fn topic(&self) -> String {
        match self.about {
            Subject::Game(game) => format!("game-{game}"),
            Subject::Club(club) => format!("club-{club}"),
        }
    }

    /// Returns the content for the browser.
    pub(super) fn body(&self) -> PushNotice {
        let (game, club) = match self.about {
            Subject::Game(game) => (Some(game.to_string()), None),
            Subject::Club(club) => (None, Some(club.to_string())),
        };
        PushNotice {
            kind: self.kind,
            game,
            club,
            name: self.name.clone(),
            level: self.level,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Notice, Subject};
    use play::{ClubId, GameId, GuestId, Player};
    use std::time::Duration;
    use wire::push::PushKind;

    #[test]
    fn a_topic_is_one_that_push_services_take() {
        for about in [
            Subject::Game(GameId::from_bits(u64::MAX)),
            Subject::Club(ClubId::from_bits(u64::MAX)),
        ] {
            let longest = Notice {
                player: Player::Guest(GuestId::from_bits(1)),
                kind: PushKind::Challenge,
                about,
                name: None,
                level: None,
                lasts: Duration::ZERO,
                address: None,
            };
            let topic = longest.topic();
            assert!(topic.len() <= 32, "{topic}");
            let is_taken = |byte: u8| byte.is_ascii_alphanumeric() || b"-_".contains(&byte);
            assert!(topic.bytes().all(is_taken), "{topic}");
        }
    }
}
