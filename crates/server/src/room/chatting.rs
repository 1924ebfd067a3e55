//! The chat of a game: checks messages, stores them and sends them to subscribers. Moves do not wait for the chat,
//! because reads and writes run in separate tasks.

use super::actor::Actor;
use super::message::{ChatMessage, ChatWish, Message, Past, ReaderId, ReplyTo, Said};
use crate::error::AppError;
use crate::identity::player_views;
use crate::limits::{Client, Switch};
use crate::services::Services;
use play::chat::{Channel, Taken, Words, is_held};
use play::{ClientId, GameId, Player};
use std::collections::HashSet;
use std::iter::once;
use std::sync::Arc;
use store::{ChatRow, ChatWordsRow, Command, NewChatLine};
use wire::chat::{ChatLine, ChatWords};
use wire::{Code, ErrorBody};

/// Maximum number of recent messages that a new subscriber gets per channel.
const PAST: u32 = 200;

impl Actor {
    pub(super) fn on_chat(&mut self, message: ChatMessage) {
        match message {
            ChatMessage::Wish {
                reader,
                client,
                id,
                wish,
            } => {
                let asked = self.require_chat().and_then(|()| match wish {
                    ChatWish::Say { channel, words } => self.say((reader, id.clone()), client, (channel, words)),
                    ChatWish::Read => {
                        self.read_chat((reader, id.clone()), client);
                        Ok(())
                    }
                });
                if let Err(error) = asked {
                    self.reply(ReplyTo::Reader(reader, id), Err(error.into()));
                }
            }
            ChatMessage::Said {
                by,
                reader,
                id,
                channel,
                said,
            } => self.on_said((by, reader, id), channel, said),
            ChatMessage::Past { reader, id, past } => self.on_past((reader, id), past),
        }
    }

    /// Refuses a request if the game has no chat.
    fn require_chat(&self) -> Result<(), ErrorBody> {
        match self.services.limits.chat.switch {
            Switch::Off => Err(Code::ChatOff.into()),
            Switch::On if !is_held(&self.room) => Err(Code::NoOpponent.into()),
            Switch::On => Ok(()),
        }
    }

    /// Checks a message, and stores it in the background.
    fn say(
        &mut self,
        (reader, id): (ReaderId, ClientId),
        client: Client,
        (channel, words): (Channel, Words),
    ) -> Result<(), ErrorBody> {
        let player = client.guest.ok_or(Code::NoSession)?;
        if !channel.is_open_to(Some(player), &self.room) {
            return Err(Code::ChatClosed.into());
        }
        let (now, limits) = (self.now(), self.services.limits.chat);
        let talk = self.talk.get_or_insert_default();
        let taken = talk.say(player, (&id, &words), now, &limits.pace());
        let at = match taken.map_err(wire::convert::chat_refused)? {
            Taken::Now(at) => at,
            Taken::Before => {
                self.reply(ReplyTo::Reader(reader, id), Ok(self.room.seq().0));
                return Ok(());
            }
            Taken::Pending => {
                self.said_again.push((player, id, reader));
                return Ok(());
            }
        };
        let line = ChatRow {
            game: self.game,
            channel,
            at_ms: at.0,
            player,
            words: match words {
                Words::Text(text) => ChatWordsRow::Text(text.as_str().to_owned()),
                Words::Preset(preset) => ChatWordsRow::Preset(preset.code().to_owned()),
            },
        };
        // Queued at once, so that messages are stored in order.
        let stored = self.services.store.execute(Command::Say(NewChatLine {
            line: line.clone(),
            kept: limits.kept,
            most_bytes_of_all: limits.kept_mib << 20,
        }));
        let services = Arc::clone(&self.services);
        self.report_later(async move {
            let said = match stored.await {
                Ok(()) => last_said(&services, line).await,
                Err(error) => Err(error.into()),
            };
            ChatMessage::Said {
                by: player,
                reader,
                id,
                channel,
                said,
            }
        });
        Ok(())
    }

    /// Runs `work` in the background, and sends its result to the room unless it has left memory by then.
    fn report_later(&self, work: impl Future<Output = ChatMessage> + Send + 'static) {
        let address = self.address.clone();
        tokio::spawn(async move {
            let message = work.await;
            if let Some(address) = address.upgrade() {
                let _ = address.send(Box::new(Message::Chat(message))).await;
            }
        });
    }

    /// Replies to each connection on which the author sent the message, and sends a stored message to subscribers.
    fn on_said(
        &mut self,
        (by, reader, id): (Player, ReaderId, ClientId),
        channel: Channel,
        said: Result<Said, AppError>,
    ) {
        if let Some(talk) = &mut self.talk {
            talk.settle(by, &id, said.is_ok());
        }
        let is_it = |again: &mut (Player, ClientId, ReaderId)| (again.0, &again.1) == (by, &id);
        let again: Vec<_> = self.said_again.extract_if(.., is_it).collect();
        match said {
            Ok(said) => {
                for reader in once(reader).chain(again.into_iter().map(|(_, _, reader)| reader)) {
                    self.reply(ReplyTo::Reader(reader, id.clone()), Ok(self.room.seq().0));
                }
                let room = &self.room;
                let open = |player| channel.is_open_to(player, room);
                self.readers.send_line(channel, &said, open);
            }
            Err(error) => {
                let error = error.into_body();
                for reader in once(reader).chain(again.into_iter().map(|(_, _, reader)| reader)) {
                    self.reply(ReplyTo::Reader(reader, id.clone()), Err(error.clone().into()));
                }
            }
        }
    }

    /// Loads the recent messages for a new subscriber.
    fn read_chat(&mut self, (reader, id): (ReaderId, ClientId), client: Client) {
        if !self.readers.begin_listening(reader) {
            // The messages are already being loaded for an earlier request.
            self.reply(ReplyTo::Reader(reader, id), Ok(self.room.seq().0));
            return;
        }
        let open = |channel: &Channel| channel.is_open_to(client.guest, &self.room);
        let channels: Vec<Channel> = Channel::ALL.into_iter().filter(open).collect();
        let (services, game) = (Arc::clone(&self.services), self.game);
        self.report_later(async move {
            let past = past(&services, game, &channels, client.guest).await;
            ChatMessage::Past { reader, id, past }
        });
    }

    fn on_past(&mut self, (reader, id): (ReaderId, ClientId), past: Result<Past, AppError>) {
        match past {
            Ok(past) => {
                self.reply(ReplyTo::Reader(reader, id), Ok(self.room.seq().0));
                let room = &self.room;
                self.readers
                    .send_past(reader, past, |channel, player| channel.is_open_to(player, room));
            }
            Err(error) => {
                self.readers.stop_listening(reader);
                self.reply(ReplyTo::Reader(reader, id), Err(error));
            }
        }
    }
}

/// Returns the last messages of `channels`, and the players whom `reader` has blocked.
async fn past(
    services: &Services,
    game: GameId,
    channels: &[Channel],
    reader: Option<Player>,
) -> Result<Past, AppError> {
    let mut lines = Vec::new();
    for channel in channels {
        let rows = services.store.chat_of(game, *channel, PAST).await?;
        lines.push((*channel, said(services, rows).await?));
    }
    let blocks = match reader {
        Some(reader) => services.store.blocks_of(reader).await?,
        None => Vec::new(),
    };
    let blocked = blocks.iter().map(|row| row.blocked).collect();
    Ok(Past { lines, blocked })
}

async fn last_said(services: &Services, row: ChatRow) -> Result<Said, AppError> {
    let mut said = said(services, vec![row]).await?;
    said.pop()
        .ok_or_else(|| AppError::internal("a line was stored that cannot be shown"))
}

/// Returns messages with the current names of their authors.
async fn said(services: &Services, rows: Vec<ChatRow>) -> Result<Vec<Said>, AppError> {
    let speakers: HashSet<Player> = rows.iter().map(|row| row.player).collect();
    let views = player_views(services, speakers.into_iter().collect()).await?;
    let line = |row: ChatRow| {
        let says = match row.words {
            ChatWordsRow::Text(text) => ChatWords::Text(text),
            ChatWordsRow::Preset(code) => ChatWords::Preset(wire::convert::chat_preset(code.parse().ok()?)),
        };
        Some(Said {
            by: row.player,
            line: ChatLine {
                at_ms: row.at_ms,
                by: views.get(&row.player)?.clone(),
                mine: false,
                says,
            },
        })
    };
    Ok(rows.into_iter().filter_map(line).collect())
}
