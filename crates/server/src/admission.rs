//! Admission control for client requests: rate limits, overload, free disk space, and limits on open sockets and
//! exports.

use crate::error::AppError;
use crate::limits::{Client, Full, Place, Pool, Shares, Work};
use crate::room::{RoomSnapshot, Rooms};
use crate::services::Services;
use play::room::SeatHolder;
use play::{GameId, Player};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use wire::{Code, ErrorBody};

/// Time for which a count of unplayed games is reused, in milliseconds.
const COUNT_LASTS_MS: i64 = 5_000;

/// Limits on simultaneous exports: files of many games, or of a player's data.
const EXPORTS: Shares = Shares {
    all: 32,
    of_address: 4,
    of_player: 1,
};

/// Retry delay for a client with too many open exports, in seconds.
const EXPORT_RETRY_S: u32 = 60;

/// Limits on simultaneous exports for clients without a session or a token.
const ANONYMOUS_EXPORTS: Shares = Shares {
    of_address: 1,
    ..Shares::UNBOUNDED
};

/// Slots held by an export, freed on drop.
#[derive(Debug)]
pub(crate) struct ExportPlace {
    _place: Place,
    _anonymous: Option<Place>,
}

/// Admission control for new work. Clones share the budgets.
#[derive(Debug, Clone)]
pub(crate) struct Admission {
    services: Arc<Services>,
    rooms: Rooms,
    sockets: Pool,
    exports: Pool,
    anonymous_exports: Pool,
    /// Result of the last disk check, so that only changes are logged.
    disk_is_low: Arc<AtomicBool>,
    unplayed: Arc<Mutex<Option<Counted>>>,
}

/// A request for a new game, as charged by [`Admission::charge_game`].
#[derive(Debug, Clone, Copy)]
pub(crate) struct GameRequest {
    /// `Create` or `Rematch`.
    pub(crate) work: Work,
    pub(crate) client: Client,
    pub(crate) opponent: Opponent,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Opponent {
    Engine,
    Person,
}

/// Estimated number of unplayed games, and the time of the last exact count.
#[derive(Debug, Clone, Copy)]
struct Counted {
    at_ms: i64,
    games: u32,
}

impl Admission {
    pub(crate) fn new(services: Arc<Services>, rooms: Rooms) -> Self {
        let sockets = Pool::new(Shares {
            of_address: services.limits.sockets_by_address,
            of_player: services.limits.sockets_by_guest,
            ..Shares::UNBOUNDED
        });
        Self {
            services,
            rooms,
            sockets,
            exports: Pool::new(EXPORTS),
            anonymous_exports: Pool::new(ANONYMOUS_EXPORTS),
            disk_is_low: Arc::default(),
            unplayed: Arc::default(),
        }
    }

    /// Charges the client for `work`.
    ///
    /// # Errors
    ///
    /// `too_fast`, with the seconds to wait.
    pub(crate) fn charge(&self, work: Work, client: Client) -> Result<(), ErrorBody> {
        self.services.work.charge(work, client, self.services.clock.now_ms())
    }

    /// Charges the client for a new game.
    ///
    /// New games are refused during overload, because games in progress have priority.
    ///
    /// # Errors
    ///
    /// `restarting`, `busy`, `no_space`, `too_fast`, `too_many_games`, `too_many_unplayed_games`, or a storage error.
    pub(crate) async fn charge_game(&self, request: GameRequest) -> Result<(), AppError> {
        let GameRequest { work, client, opponent } = request;
        let Services {
            shutdown,
            store,
            limits,
            clock,
            ..
        } = &*self.services;
        if shutdown.is_triggered() {
            return Err(Code::Restarting.into());
        }
        self.refuse_overload()?;
        if store.backlog() > limits.backlog || self.rooms.loaded() >= limits.rooms {
            return Err(busy().into());
        }
        self.require_space()?;
        match opponent {
            Opponent::Engine => self.services.work.check(Work::Engine, client, clock.now_ms())?,
            Opponent::Person => {}
        }
        self.charge(work, client)?;
        self.refuse_hoarder(client).await?;
        self.count_unplayed().await
    }

    /// Charges the client for a new guest, tournament or club.
    ///
    /// # Errors
    ///
    /// `busy`, `no_space` or `too_fast`.
    pub(crate) fn charge_guest(&self, client: Client) -> Result<(), ErrorBody> {
        self.refuse_overload()?;
        self.require_space()?;
        self.charge(Work::Create, client)
    }

    /// Charges the client for a chat message. Chat is refused during overload.
    ///
    /// # Errors
    ///
    /// `busy`, `no_space` or `too_fast`.
    pub(crate) fn charge_line(&self, bytes: usize, client: Client) -> Result<(), ErrorBody> {
        self.refuse_overload()?;
        self.require_space()?;
        self.check_room_for(Work::ChatByte, client)?;
        self.charge(Work::Chat, client)?;
        self.spend((Work::ChatByte, bytes), client);
        Ok(())
    }

    /// Charges the client for an analysis.
    ///
    /// # Errors
    ///
    /// `restarting`, `busy`, `no_space` or `too_fast`.
    pub(crate) fn charge_analysis(&self, client: Client) -> Result<(), ErrorBody> {
        if self.services.shutdown.is_triggered() {
            return Err(Code::Restarting.into());
        }
        self.refuse_overload()?;
        self.require_space()?;
        self.charge(Work::Analysis, client)
    }

    /// Charges the client for a picture that has to be rendered.
    ///
    /// # Errors
    ///
    /// `busy` or `too_fast`.
    pub(crate) fn charge_picture(&self, client: Client) -> Result<(), ErrorBody> {
        self.refuse_overload()?;
        self.charge(Work::Picture, client)
    }

    /// Charges the client for storing a shared analysis.
    ///
    /// # Errors
    ///
    /// `busy`, `no_space` or `too_fast`.
    pub(crate) fn charge_share(&self, client: Client) -> Result<(), ErrorBody> {
        self.refuse_overload()?;
        self.require_space()?;
        self.charge(Work::Share, client)
    }

    /// Charges the client for storing a record, joining a tournament or club, or adding a club event.
    ///
    /// # Errors
    ///
    /// `busy`, `no_space` or `too_fast`.
    pub(crate) fn charge_record(&self, client: Client) -> Result<(), ErrorBody> {
        self.refuse_overload()?;
        self.require_space()?;
        self.charge(Work::Record, client)
    }

    /// Charges the client for `bytes` of a stored record or shared analysis.
    ///
    /// # Errors
    ///
    /// `too_fast`.
    pub(crate) fn charge_kept(&self, bytes: usize, client: Client) -> Result<(), ErrorBody> {
        self.check_room_for(Work::Keep, client)?;
        self.spend((Work::Keep, bytes.div_ceil(1024)), client);
        Ok(())
    }

    /// Refuses work if the client has no token left for it. Does not take a token.
    fn check_room_for(&self, work: Work, client: Client) -> Result<(), ErrorBody> {
        self.services.work.check(work, client, self.services.clock.now_ms())
    }

    fn spend(&self, (work, tokens): (Work, usize), client: Client) {
        let tokens = u64::try_from(tokens).unwrap_or(u64::MAX);
        let now_ms = self.services.clock.now_ms();
        self.services.work.spend((work, tokens), client.into(), now_ms);
    }

    /// Charges the client for an export, and takes a slot until the returned value is dropped.
    ///
    /// Each player can have one export at a time. Clients without a session or a token share one per network.
    ///
    /// # Errors
    ///
    /// `busy` or `too_fast`.
    pub(crate) fn open_export(&self, client: Client) -> Result<ExportPlace, ErrorBody> {
        self.refuse_overload()?;
        let refused = |full: Full| match full {
            Full::All(_) => busy(),
            Full::Address(_) | Full::Player(_) => ErrorBody::from(Code::TooFast)
                .with("retry_after_s", EXPORT_RETRY_S)
                .with("limit", Work::Export.name()),
        };
        let place = self.exports.take(client.into(), 1).map_err(refused)?;
        let anonymous = match client.guest {
            Some(_) => None,
            None => Some(self.anonymous_exports.take(client.into(), 1).map_err(refused)?),
        };
        self.charge(Work::Export, client)?;
        Ok(ExportPlace {
            _place: place,
            _anonymous: anonymous,
        })
    }

    /// Charges the client for a game socket, and takes a slot until the returned value is dropped.
    ///
    /// The game's players are admitted even during overload, because returning to a game is not new work.
    ///
    /// # Errors
    ///
    /// `too_fast`, `busy`, `too_many_sockets`, or an error from looking up the game.
    pub(crate) async fn open_socket(&self, client: Client, game: GameId) -> Result<Place, AppError> {
        self.charge(Work::Socket, client)?;
        if self.services.overload.is_felt() && !self.plays(client, game).await? {
            self.refuse_overload()?;
        }
        Ok(self.take_socket(client)?)
    }

    /// Charges the client for a lobby socket, and takes a slot until the returned value is dropped. Lobby sockets are
    /// refused during overload.
    ///
    /// # Errors
    ///
    /// `too_fast`, `busy` or `too_many_sockets`.
    pub(crate) fn open_lobby_socket(&self, client: Client) -> Result<Place, ErrorBody> {
        self.charge(Work::Socket, client)?;
        if self.services.overload.is_felt() {
            self.refuse_overload()?;
        }
        self.take_socket(client)
    }

    /// Takes a slot for an API client's stream until the returned value is dropped. Opening a stream is not charged, so
    /// that a client can reconnect at once after losing the connection.
    ///
    /// # Errors
    ///
    /// `busy` or `too_many_sockets`.
    pub(crate) fn open_stream(&self, client: Client) -> Result<Place, ErrorBody> {
        if self.services.overload.is_felt() {
            self.refuse_overload()?;
        }
        self.take_socket(client)
    }

    fn take_socket(&self, client: Client) -> Result<Place, ErrorBody> {
        let refused = |full: Full| ErrorBody::from(Code::TooManySockets).with("most", full.most());
        self.sockets.take(client.into(), 1).map_err(refused)
    }

    /// Returns at most `most` players with an open socket or stream.
    pub(crate) fn online(&self, most: usize) -> Vec<Player> {
        self.sockets.players(most)
    }

    /// Returns whether the player has an open socket or stream.
    pub(crate) fn is_online(&self, player: Player) -> bool {
        self.sockets.has_player(player)
    }

    /// Returns the number of players with an open socket or stream.
    pub(crate) fn online_count(&self) -> usize {
        self.sockets.player_count()
    }

    async fn plays(&self, client: Client, game: GameId) -> Result<bool, AppError> {
        let Some(player) = client.guest else { return Ok(false) };
        let seat = SeatHolder::Player(player);
        let holds = move |snapshot: RoomSnapshot<'_>| {
            let seats = snapshot.room.seats();
            seats.cho == seat || seats.han == seat
        };
        self.rooms.query(game, Some(client), holds).await
    }

    /// Refuses new work during overload or if the disk is nearly full.
    ///
    /// # Errors
    ///
    /// `busy` or `no_space`.
    pub(crate) fn refuse_new_work(&self) -> Result<(), ErrorBody> {
        self.refuse_overload()?;
        self.require_space()
    }

    /// Refuses new work during overload, and admits it gradually afterwards.
    fn refuse_overload(&self) -> Result<(), ErrorBody> {
        let Services { overload, clock, .. } = &*self.services;
        if overload.admit(clock.now_ms()) {
            Ok(())
        } else {
            Err(busy())
        }
    }

    /// Refuses new work if the disk is nearly full. The remaining space is reserved for running games.
    fn require_space(&self) -> Result<(), ErrorBody> {
        if self.is_disk_low() {
            Err(Code::NoSpace.into())
        } else {
            Ok(())
        }
    }

    /// Returns whether the free space is below the reserve for running games.
    pub(crate) fn is_disk_low(&self) -> bool {
        let Services { free_space, limits, .. } = &*self.services;
        let free = free_space.bytes();
        let low = free.is_some_and(|free| free >> 20 < limits.free_disk_mib);
        if low != self.disk_is_low.swap(low, Ordering::Relaxed) {
            let least_mib = limits.free_disk_mib;
            if low {
                tracing::error!(?free, least_mib, "the disk is nearly full: nothing new is taken");
            } else {
                tracing::warn!(?free, least_mib, "the disk has room again");
            }
        }
        low
    }

    /// Refuses a new game to a player with too many unfinished or unplayed games.
    async fn refuse_hoarder(&self, client: Client) -> Result<(), AppError> {
        let Services { store, limits, .. } = &*self.services;
        let Some(player) = client.guest else { return Ok(()) };
        let most = limits.unfinished_games;
        if store.unfinished_games_of(player).await? >= most {
            return Err(ErrorBody::from(Code::TooManyGames).with("most", most).into());
        }
        let most = limits.unplayed_games_by_guest;
        if store.unplayed_games_of(player).await? >= most {
            return Err(ErrorBody::from(Code::TooManyUnplayedGames).with("most", most).into());
        }
        Ok(())
    }

    /// Refuses a game if too many unfinished games have no moves. Between exact counts, each new game adds one to the
    /// last count.
    async fn count_unplayed(&self) -> Result<(), AppError> {
        let Services {
            store, limits, clock, ..
        } = &*self.services;
        let now_ms = clock.now_ms();
        let known = *self.lock_unplayed();
        let counted = match known {
            Some(counted) if now_ms - counted.at_ms < COUNT_LASTS_MS => counted,
            Some(_) | None => Counted {
                at_ms: now_ms,
                games: store.unplayed_games().await?,
            },
        };
        let games = counted.games.saturating_add(1);
        *self.lock_unplayed() = Some(Counted { games, ..counted });
        if games > limits.unplayed_games {
            let refusal = ErrorBody::from(Code::NoSpace).with("most", limits.unplayed_games);
            return Err(refusal.into());
        }
        Ok(())
    }

    fn lock_unplayed(&self) -> std::sync::MutexGuard<'_, Option<Counted>> {
        // No code panics while holding this lock.
        self.unplayed.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cold]
fn busy() -> ErrorBody {
    ErrorBody::from(Code::Busy).with("retry_after_s", 1)
}
