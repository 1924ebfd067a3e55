//! Tournament chat, which is closed to players during their games in the tournament. Messages are stored like those of
//! games (decision 30), and directors can remove them.

use super::memory::Talking;
use super::registry::Tournaments;
use super::view::you;
use crate::error::AppError;
use crate::identity::player_views;
use crate::limits::Switch;
use play::chat::{Taken, Words};
use play::{ClientId, Moment, Player, TournamentId};
use std::collections::{HashMap, HashSet};
use std::sync::{MutexGuard, PoisonError};
use store::{ChatWordsRow, CommandError, NewTournamentChatLine, TournamentChatRow, TournamentCommand};
use wire::chat::{ChatLine, ChatWords};
use wire::tournament::TournamentChat;
use wire::{Code, ErrorBody};

/// Maximum number of recent messages in a response.
const PAST: u32 = 200;
/// Maximum number of tournaments with recent chat in memory.
const KEPT: usize = 256;

impl Tournaments {
    /// Returns the recent messages of a tournament, except those of players whom `reader` has blocked.
    ///
    /// # Errors
    ///
    /// `unknown_tournament`, `chat_off`, `chat_closed` while the reader plays.
    pub(crate) async fn chat(&self, id: TournamentId, reader: Player) -> Result<TournamentChat, AppError> {
        self.require_chat(id, reader).await?;
        let store = &self.0.services.store;
        let blocks = store.blocks_of(reader).await?;
        let blocked: HashSet<Player> = blocks.iter().map(|row| row.blocked).collect();
        let mut rows = store.tournament_chat(id, PAST).await?;
        rows.retain(|row| !blocked.contains(&row.player));
        let speakers: HashSet<Player> = rows.iter().map(|row| row.player).collect();
        let views = player_views(&self.0.services, speakers.into_iter().collect()).await?;
        let line = |row: TournamentChatRow| {
            Some(ChatLine {
                at_ms: row.at_ms,
                by: views.get(&row.player)?.clone(),
                mine: row.player == reader,
                says: match row.words {
                    ChatWordsRow::Text(text) => ChatWords::Text(text),
                    // Preset messages of a later release are skipped.
                    ChatWordsRow::Preset(code) => ChatWords::Preset(wire::convert::chat_preset(code.parse().ok()?)),
                },
            })
        };
        let lines = rows.into_iter().filter_map(line).collect();
        Ok(TournamentChat { lines })
    }

    /// Stores a message.
    ///
    /// # Errors
    ///
    /// `unknown_tournament`, `chat_off`, `chat_closed`, `too_fast`, `said_already`, `busy`.
    pub(crate) async fn say(&self, id: TournamentId, player: Player, words: Words) -> Result<(), AppError> {
        self.require_chat(id, player).await?;
        let services = &self.0.services;
        let (now, limits) = (Moment(services.clock.now_ms()), services.limits.chat);
        let name = format!("{:x}", services.random.number());
        let client: ClientId = name.parse().map_err(AppError::internal)?;
        let taken = {
            let mut talking = self.talking();
            if talking.len() >= KEPT {
                talking.clear();
            }
            let talk = &mut talking.entry(id).or_default().talk;
            talk.say(player, (&client, &words), now, &limits.pace())
        };
        let Taken::Now(at) = taken.map_err(wire::convert::chat_refused)? else {
            return Ok(());
        };
        let line = TournamentChatRow {
            tournament: id,
            at_ms: at.0,
            player,
            words: match words {
                Words::Text(text) => ChatWordsRow::Text(text.as_str().to_owned()),
                Words::Preset(preset) => ChatWordsRow::Preset(preset.code().to_owned()),
            },
        };
        let command = TournamentCommand::Say(NewTournamentChatLine {
            line,
            kept: limits.kept,
            most_bytes_of_all: limits.kept_mib << 20,
        });
        let stored = services.store.execute(command.into()).await;
        if let Some(talking) = self.talking().get_mut(&id) {
            talking.talk.settle(player, &client, stored.is_ok());
        }
        match stored {
            Ok(()) => {}
            // A message with the same time was stored before a restart.
            Err(CommandError::Conflict(_)) => return Err(ErrorBody::from(Code::Busy).with("retry_after_s", 1).into()),
            Err(error) => return Err(error.into()),
        }
        self.forget_shown(id);
        Ok(())
    }

    /// Removes the message with this time, if there is one.
    ///
    /// # Errors
    ///
    /// `unknown_tournament`, `not_director`.
    pub(crate) async fn unsay(&self, id: TournamentId, by: Player, at_ms: i64) -> Result<(), AppError> {
        self.require_director(id, by).await?;
        let services = &self.0.services;
        let command = TournamentCommand::Unsay { tournament: id, at_ms };
        services.store.execute(command.into()).await?;
        self.talking().entry(id).or_default().removed_ms = services.clock.now_ms();
        self.forget_shown(id);
        Ok(())
    }

    /// Returns the time of the last change to the chat, 0 if there is none; `None` if the server has no chat.
    pub(super) async fn chat_ms(&self, id: TournamentId) -> Result<Option<i64>, AppError> {
        let services = &self.0.services;
        if services.limits.chat.switch == Switch::Off {
            return Ok(None);
        }
        let last = services.store.tournament_chat(id, 1).await?;
        let removed_ms = self.talking().get(&id).map_or(0, |talking| talking.removed_ms);
        Ok(Some(last.last().map_or(removed_ms, |row| row.at_ms.max(removed_ms))))
    }

    /// Refuses a request if there is no chat, or if the player is in a game, because others could suggest moves.
    async fn require_chat(&self, id: TournamentId, player: Player) -> Result<(), AppError> {
        let shown = self.shown(id).await?;
        if self.0.services.limits.chat.switch == Switch::Off {
            return Err(Code::ChatOff.into());
        }
        match you(&shown, player).game {
            Some(_) => Err(Code::ChatClosed.into()),
            None => Ok(()),
        }
    }

    fn talking(&self) -> MutexGuard<'_, HashMap<TournamentId, Talking>> {
        // A panic cannot leave the state half updated, so a poisoned lock is still usable.
        self.0.talking.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
