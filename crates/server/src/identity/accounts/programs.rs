//! Accounts in the API: handles and bots.

use super::Accounts;
use crate::error::AppError;
use crate::identity::handles::{look_of_handle, name_look, proposed, row, typed};
use play::Player;
use std::sync::Arc;
use store::{AccountCommand, CommandError, HandleKind, ProgramProfileRow};
use wire::Code;

/// Number of handles tried for a name before a random number is appended.
const ATTEMPTS: u32 = 50;
/// Number of accounts without a handle that are loaded at once.
const PAGE: u32 = 500;

impl Accounts {
    /// Returns the players' profiles for the API, in the given order. An open account without a handle gets one.
    pub(crate) async fn program_profiles(&self, players: Vec<Player>) -> Result<Vec<ProgramProfileRow>, AppError> {
        let mut rows = self.services.store.program_profiles(players).await?;
        for row in rows.iter_mut().filter(|row| row.has_account && row.handle.is_none()) {
            let name = row.name.clone().unwrap_or_default();
            self.propose_handle(row.player, &name).await?;
            row.handle = self
                .services
                .store
                .handles_of(row.player)
                .await?
                .pop()
                .map(|(handle, _)| handle);
        }
        Ok(rows)
    }

    /// Returns the player with this handle, key or name.
    pub(crate) async fn player_called(&self, text: &str) -> Result<Option<Player>, AppError> {
        let text: String = text.chars().take(80).collect();
        if let Some(player) = self.services.store.player_of_handle(&look_of_handle(&text)).await? {
            return Ok(Some(player));
        }
        if let Ok(player) = text.parse() {
            return Ok(Some(player));
        }
        let (_, account) = self.account_called(&text).await?;
        Ok(account.map(|account| account.player))
    }

    /// Adds a handle derived from the account's name, unless one was added before.
    pub(super) async fn propose_handle(&self, player: Player, name: &str) -> Result<(), AppError> {
        for attempt in 0..ATTEMPTS {
            if self
                .add_handle(player, &proposed(name, attempt), HandleKind::Proposed)
                .await?
            {
                return Ok(());
            }
            if !self.services.store.handles_of(player).await?.is_empty() {
                return Ok(());
            }
        }
        let number = u32::try_from(self.services.random.number() % 1_000_000_000).unwrap_or_default();
        self.add_handle(player, &proposed(name, number.max(ATTEMPTS)), HandleKind::Proposed)
            .await?;
        Ok(())
    }

    /// Sets the handle chosen by the owner, which is possible only once. The proposed handle remains valid.
    ///
    /// # Errors
    ///
    /// `bad_handle`, `handle_taken` or `handle_chosen`.
    pub(crate) async fn choose_handle(&self, player: Player, wanted: &str) -> Result<(), AppError> {
        let handle = typed(wanted)?;
        let known = self.services.store.handles_of(player).await?;
        if known.iter().any(|(_, kind)| *kind == HandleKind::Chosen) {
            return Err(Code::HandleChosen.into());
        }
        if known.iter().any(|(own, _)| own.eq_ignore_ascii_case(handle)) {
            return Err(Code::HandleTaken.into());
        }
        // A handle must not match the name of another account.
        let named = self.services.store.account_named(&name_look(handle)).await?;
        if named.is_some_and(|account| account.player != player) {
            return Err(Code::HandleTaken.into());
        }
        if self.add_handle(player, handle, HandleKind::Chosen).await? {
            Ok(())
        } else {
            Err(Code::HandleTaken.into())
        }
    }

    /// Adds a handle, and returns whether it was added.
    async fn add_handle(&self, player: Player, handle: &str, kind: HandleKind) -> Result<bool, AppError> {
        let command = AccountCommand::AddHandle(row(player, handle, kind));
        match self.services.store.execute(command.into()).await {
            Ok(()) => Ok(true),
            Err(CommandError::Conflict(_)) => Ok(false),
            Err(error) => Err(error.into()),
        }
    }

    /// Turns the account into a bot account.
    ///
    /// # Errors
    ///
    /// `has_played` if the account is not a bot yet and has a seat in any game.
    pub(crate) async fn make_bot(&self, player: Player) -> Result<(), AppError> {
        let at_ms = self.now_ms();
        self.write(vec![AccountCommand::MakeBot { player, at_ms }], Code::HasPlayed)
            .await
    }

    /// Sets the bot's default setup, for games in which it does not choose one.
    ///
    /// # Errors
    ///
    /// `not_a_bot`.
    pub(crate) async fn set_bot_setup(&self, player: Player, setup: &str) -> Result<(), AppError> {
        let setup = setup.to_owned();
        self.write(vec![AccountCommand::SetBotSetup { player, setup }], Code::NotABot)
            .await
    }

    /// Adds handles to all accounts without one, such as those from before handles existed. Stops on shutdown.
    pub(crate) async fn propose_handles(self: Arc<Self>) {
        let mut shutdown = self.services.shutdown.subscribe();
        let done = async {
            loop {
                let without = self.services.store.accounts_without_handle(PAGE).await?;
                if without.is_empty() {
                    return Ok::<(), AppError>(());
                }
                for (player, name) in without {
                    self.propose_handle(player, &name).await?;
                }
            }
        };
        let done = tokio::select! {
            done = done => done,
            () = shutdown.wait() => return,
        };
        if let Err(error) = done {
            tracing::warn!(%error, "not every account has a handle yet");
        }
    }
}
