//! Whether a client may have work done: every new game, rematch, socket, message and read passes here, so that none goes
//! round a limit.

use crate::error::AppError;
use crate::limits::{Client, OpenSocket, OpenSockets, Work, WorkLimiter};
use crate::room::Rooms;
use crate::services::Services;
use play::Player;
use std::sync::Arc;
use wire::{Code, ErrorBody};

/// Decides who may have work done. Clones share the budgets.
#[derive(Debug, Clone)]
pub(crate) struct Admission {
    services: Arc<Services>,
    rooms: Rooms,
    limiter: Arc<WorkLimiter>,
    sockets: OpenSockets,
}

impl Admission {
    pub(crate) fn new(services: Arc<Services>, rooms: Rooms) -> Self {
        let limiter = Arc::new(WorkLimiter::new(services.limits.work));
        let sockets = OpenSockets::new(&services.limits);
        Self {
            services,
            rooms,
            limiter,
            sockets,
        }
    }

    /// Charges the client for `work`.
    ///
    /// # Errors
    ///
    /// `too_fast`, with the seconds to wait.
    pub(crate) fn charge(&self, work: Work, client: Client) -> Result<(), ErrorBody> {
        self.limiter.charge(work, client, self.services.clock.now_ms())
    }

    /// Charges the client for a new game, and refuses one where the server has enough to do: new games wait for those
    /// that run, not the other way round.
    ///
    /// # Errors
    ///
    /// `restarting`, `busy` or `too_fast`.
    pub(crate) fn charge_game(&self, work: Work, client: Client) -> Result<(), ErrorBody> {
        let Services {
            shutdown,
            store,
            limits,
            ..
        } = &*self.services;
        if shutdown.is_triggered() {
            return Err(Code::Restarting.into());
        }
        if store.backlog() > limits.backlog || self.rooms.loaded() >= limits.rooms {
            return Err(ErrorBody::from(Code::Busy).with("retry_after_s", 1));
        }
        self.charge(work, client)
    }

    /// Charges the client for a socket, and counts it for as long as what is given lives.
    ///
    /// # Errors
    ///
    /// `too_fast` or `too_many_sockets`.
    pub(crate) fn open_socket(&self, client: Client) -> Result<OpenSocket, ErrorBody> {
        self.charge(Work::Socket, client)?;
        self.sockets.add(client)
    }

    /// Refuses one more game to a player who leaves too many unfinished.
    ///
    /// # Errors
    ///
    /// `too_many_games`, or a fault of the store.
    pub(crate) async fn refuse_hoarder(&self, player: Player) -> Result<(), AppError> {
        let most = self.services.limits.unfinished_games;
        let unfinished = self.services.store.unfinished_games_of(&player.to_string()).await?;
        if unfinished < most {
            Ok(())
        } else {
            Err(ErrorBody::from(Code::TooManyGames).with("most", most).into())
        }
    }
}
