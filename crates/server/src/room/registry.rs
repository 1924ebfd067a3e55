//! Finds the actor of a game, or starts one. There is at most one actor per game. The lock is never held across an
//! `await`.

use super::actor::Actor;
use super::backoff::Backoff;
use super::mailbox::{Address, Mailbox, mailbox};
use super::memory::FRESH;
use super::message::{
    Attached, ChatMessage, ChatWish, CommandRequest, Message, ReaderId, ReplyTo, RoomSnapshot, Wanted,
};
use super::outbox::Outbox;
use super::seat_table::SeatTable;
use crate::error::{AppError, unknown_game};
use crate::jobs::JobBroker;
use crate::limits::{Client, Place, Pool, Sharer, Shares, Work};
use crate::services::Services;
use play::room::{PlayerCommand, Seq, Terms, Turn};
use play::{ClientId, GameId, Millis, Moment, Player};
use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use store::{CommandError, PageRequest};
use tokio::sync::{mpsc, oneshot};
use wire::{Code, ErrorBody};

/// Maximum number of games that are updated when a player's name or presence changes. More than the default limit on a
/// player's unfinished games.
const NEWEST: u32 = 256;

/// A socket's handle to a room's actor.
#[derive(Clone)]
pub(crate) struct RoomHandle {
    actor: mpsc::Sender<Box<Message>>,
    visitors: mpsc::Sender<Box<Message>>,
    seats: Arc<SeatTable>,
}

/// All rooms in memory. Clones share them.
#[derive(Clone)]
pub(crate) struct Rooms(Arc<Registry>);

struct Registry {
    services: Arc<Services>,
    jobs: Arc<JobBroker>,
    mailboxes: Mutex<HashMap<GameId, Address>>,
    backoff: Backoff,
    /// Bytes of games in memory, by the network that created or loaded them.
    memory: Pool,
}

impl fmt::Debug for Rooms {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Rooms")
            .field("loaded", &self.lock().len())
            .finish_non_exhaustive()
    }
}

impl RoomHandle {
    /// Returns whether the engine or a computer player has a seat.
    pub(crate) fn has_engine(&self) -> bool {
        self.seats.has_engine()
    }

    /// Forwards a frame's command; the answer goes to the reader's outbox. Does not wait.
    ///
    /// # Errors
    ///
    /// If the sender has no seat and is not the referee, or if too many commands are queued.
    pub(crate) fn send(
        &self,
        reader: ReaderId,
        client: Client,
        (id, command): (ClientId, PlayerCommand),
        seen: Option<Seq>,
        (at, round_trip): (Moment, Millis),
    ) -> Result<(), ErrorBody> {
        // Checked here and not in the room, so that spectators cannot fill the players' queue.
        if !client.guest.is_some_and(|player| self.seats.takes_part(player)) {
            return Err(Code::NotYourSeat.into());
        }
        let request = CommandRequest {
            client,
            command,
            at,
            round_trip,
            seen,
            reply_to: ReplyTo::Reader(reader, id),
        };
        match self.actor.try_send(Box::new(Message::Command(request))) {
            // If the room has just left memory, the reader's outbox is closed and its session ends.
            Ok(()) | Err(mpsc::error::TrySendError::Closed(_)) => Ok(()),
            Err(mpsc::error::TrySendError::Full(_)) => Err(Code::Busy.into()),
        }
    }
}

impl RoomHandle {
    /// Forwards a socket's chat request; the answer goes to the reader's outbox. Does not wait, and does not use the
    /// queue of moves.
    ///
    /// # Errors
    ///
    /// If too many requests are queued.
    pub(crate) fn chat(
        &self,
        reader: ReaderId,
        client: Client,
        (id, wish): (ClientId, ChatWish),
    ) -> Result<(), ErrorBody> {
        let message = ChatMessage::Wish {
            reader,
            client,
            id,
            wish,
        };
        match self.visitors.try_send(Box::new(Message::Chat(message))) {
            Ok(()) | Err(mpsc::error::TrySendError::Closed(_)) => Ok(()),
            Err(mpsc::error::TrySendError::Full(_)) => Err(Code::Busy.into()),
        }
    }

    /// Removes the reader of a closed socket. `comes_back` is true if the socket's page is hidden and will reconnect.
    /// Waits for a slot in the queue only if the client is a player or the referee.
    pub(crate) async fn detach(&self, reader: ReaderId, client: Client, comes_back: bool) {
        let detach = Box::new(Message::Detach {
            reader,
            player: client.guest,
            comes_back,
        });
        if client.guest.is_some_and(|player| self.seats.takes_part(player)) {
            // A closed room has no readers.
            let _ = self.actor.send(detach).await;
        } else {
            // If the queue is full, the room removes the closed socket later.
            let _ = self.visitors.try_send(detach);
        }
    }
}

impl Rooms {
    pub(crate) fn new(services: Arc<Services>, jobs: Arc<JobBroker>) -> Self {
        let limits = &services.limits;
        let memory = Pool::new(Shares {
            all: mebibytes(limits.rooms_mib),
            of_address: mebibytes(limits.rooms_mib_of_address),
            ..Shares::UNBOUNDED
        });
        Self(Arc::new(Registry {
            memory,
            services,
            jobs,
            mailboxes: Mutex::default(),
            backoff: Backoff::default(),
        }))
    }

    /// Opens a room. Returns when the room is on disk and the engine has chosen its setup. The room is opened even if
    /// the caller stops waiting.
    pub(crate) async fn create(&self, terms: Terms, creator: Client) -> Result<(), AppError> {
        // The mailbox is reserved before the room is opened, so that all requests for the game reach this actor,
        // including a worker's answer to its first job.
        let place = self.place(creator)?;
        let mailbox = self.reserve(terms.game)?;
        let (opened, answer) = oneshot::channel();
        tokio::spawn(self.clone().open((terms, creator, place), mailbox, opened));
        answered(answer.await)?
    }

    /// Subscribes a socket to a room.
    pub(crate) async fn attach(
        &self,
        game: GameId,
        client: Client,
        wanted: Wanted,
        outbox: Outbox,
    ) -> Result<(RoomHandle, ReaderId), AppError> {
        let (reply, answer) = oneshot::channel();
        let attach = Message::Attach {
            client,
            wanted,
            outbox,
            reply,
        };
        let address = self.post(game, Some(client), attach).await?;
        let Attached { reader, seats } = answered(answer.await)??;
        let Address { players, visitors } = address;
        let handle = RoomHandle {
            actor: players,
            visitors,
            seats,
        };
        Ok((handle, reader))
    }

    /// Returns the result of `read` on the room. `client` is charged if the game has to be loaded; it is `None` if the
    /// server itself reads.
    pub(crate) async fn query<T: Send + 'static>(
        &self,
        game: GameId,
        client: Option<Client>,
        read: impl FnOnce(RoomSnapshot<'_>) -> T + Send + 'static,
    ) -> Result<T, AppError> {
        let (reply, answer) = oneshot::channel();
        let query = Box::new(move |snapshot: Result<RoomSnapshot<'_>, AppError>| {
            // The caller may have stopped waiting.
            let _ = reply.send(snapshot.map(read));
        });
        self.post(game, client, Message::Query(query)).await?;
        answered(answer.await)?
    }

    /// Forwards the command of an HTTP request, and waits until it is on disk or refused.
    pub(crate) async fn command(&self, game: GameId, client: Client, command: PlayerCommand) -> Result<(), AppError> {
        let (reply, answer) = oneshot::channel();
        let request = CommandRequest {
            client,
            command,
            at: Moment(self.0.services.clock.now_ms()),
            round_trip: Millis::ZERO,
            seen: None,
            reply_to: ReplyTo::Request(reply),
        };
        self.post(game, Some(client), Message::Command(request)).await?;
        answered(answer.await)?
    }

    /// Forwards a worker's answer, and waits until it is accepted or refused.
    pub(crate) async fn engine_answer(&self, game: GameId, turn: Turn, token: String) -> Result<(), AppError> {
        let (reply, answer) = oneshot::channel();
        self.post(game, None, Message::EngineAnswer { turn, token, reply })
            .await?;
        answered(answer.await)?
    }

    /// Loads the game, so that its deadlines are checked, and ends it if it is abandoned. Returns its next deadline, if
    /// any.
    pub(crate) async fn inspect(&self, game: GameId) -> Result<Option<Moment>, AppError> {
        let (reply, answer) = oneshot::channel();
        self.post(game, None, Message::Inspect { reply }).await?;
        answered(answer.await)?
    }

    /// Returns whether a game is in memory.
    pub(crate) fn is_loaded(&self, game: GameId) -> bool {
        self.lock().contains_key(&game)
    }

    /// Returns the number of rooms in memory.
    pub(crate) fn loaded(&self) -> usize {
        self.lock().len()
    }

    /// Returns the approximate size of all rooms in memory, in bytes.
    pub(crate) fn bytes(&self) -> usize {
        self.0.memory.taken()
    }

    /// Returns whether half the limit on rooms or on their memory is reached.
    pub(crate) fn is_half_full(&self) -> bool {
        let limits = &self.0.services.limits;
        self.loaded() >= limits.rooms / 2 || self.bytes() >= mebibytes(limits.rooms_mib) / 2
    }

    /// Updates a player's name and presence in the player's newest games, if they are in memory. Clients see a new name
    /// when they connect. Older games are skipped, because there may be thousands.
    pub(crate) async fn person_changed(&self, player: Player) {
        let newest = PageRequest { index: 0, size: NEWEST };
        let games = match self.0.services.store.games_of(player, newest).await {
            Ok(page) => page.rows,
            Err(error) => {
                tracing::warn!(%error, "games in memory show a player's name of before");
                return;
            }
        };
        let games = games.iter().map(|row| row.id);
        let rooms: Vec<_> = {
            let loaded = self.lock();
            games.filter_map(|game| loaded.get(&game).cloned()).collect()
        };
        for room in rooms {
            let message = Message::PersonChanged(player);
            // A room that has left memory reads the name when it is loaded again.
            let _ = room.queue_of(&message).send(Box::new(message)).await;
        }
    }

    /// Deletes a game that was cancelled before anyone played, and returns whether it was deleted. A game in memory is
    /// kept, because a client may be using it. Requests for the game wait for the deletion and then fail.
    pub(crate) async fn delete_unplayed(&self, game: GameId) -> Result<bool, AppError> {
        let Ok(mailbox) = self.reserve(game) else {
            return Ok(false);
        };
        let command = store::Command::DeleteUnplayed { game };
        let deleted = self.0.services.store.execute(command).await;
        let answer = match &deleted {
            Ok(()) => unknown_game(&game).into(),
            // The game has not been deleted. The client may retry.
            Err(_) => Code::Busy.into(),
        };
        self.refuse(game, mailbox, &answer).await;
        match deleted {
            Ok(()) => Ok(true),
            Err(CommandError::Conflict(_)) => Ok(false),
            Err(error) => Err(error.into()),
        }
    }

    /// Unloads all rooms, and waits until they have finished their work.
    pub(crate) async fn unload_all(&self) {
        let rooms: Vec<_> = self.lock().drain().map(|(_, sender)| sender).collect();
        for room in &rooms {
            // The room may have left memory already.
            let _ = room.players.send(Box::new(Message::Unload)).await;
        }
        for room in rooms {
            room.players.closed().await;
        }
    }

    /// Sends a message to the room's actor, or to the next actor if this one has just ended.
    async fn post(&self, game: GameId, client: Option<Client>, message: Message) -> Result<Address, AppError> {
        let mut message = message;
        loop {
            if self.0.services.shutdown.is_triggered() {
                return Err(Code::Restarting.into());
            }
            let address = self.find_or_retry(game, client)?;
            match address.queue_of(&message).send(Box::new(message)).await {
                Ok(()) => return Ok(address),
                Err(mpsc::error::SendError(unsent)) => message = *unsent,
            }
            // An actor is removed before its mailbox is closed, so the next lookup finds or starts another one.
            tokio::task::yield_now().await;
        }
    }

    /// Returns the room's actor. Starts one if there is none, except during the delay after repeated failures.
    fn find_or_retry(&self, game: GameId, client: Option<Client>) -> Result<Address, AppError> {
        if let Some(wait) = self.0.backoff.wait(game)
            && !self.lock().contains_key(&game)
        {
            return Err(ErrorBody::from(Code::StorageFailed)
                .with("retry_after_s", wait.as_secs() + 1)
                .into());
        }
        self.find_or_load(game, client)
    }

    fn find_or_load(&self, game: GameId, client: Option<Client>) -> Result<Address, AppError> {
        let mut rooms = self.lock();
        if let Some(address) = rooms.get(&game).filter(|address| !address.players.is_closed()) {
            return Ok(address.clone());
        }
        let place = match client {
            Some(client) => {
                let Services { work, clock, .. } = &*self.0.services;
                work.charge(Work::Load, client, clock.now_ms())?;
                self.place(client)?
            }
            // The server's own work is not refused.
            None => self.0.memory.claim(Sharer::NONE, FRESH),
        };
        let (address, mailbox) = mailbox();
        rooms.insert(game, address.clone());
        tokio::spawn(self.clone().load(game, mailbox, place));
        Ok(address)
    }

    /// Reserves memory for a game that the client creates or loads.
    fn place(&self, client: Client) -> Result<Place, ErrorBody> {
        let by = Sharer {
            address: Some(client.prefix()),
            player: None,
        };
        let place = self.0.memory.take(by, FRESH);
        place.map_err(|_| ErrorBody::from(Code::Busy).with("retry_after_s", 10))
    }

    /// Reserves the mailbox of a game that has no actor.
    fn reserve(&self, game: GameId) -> Result<Mailbox, AppError> {
        match self.lock().entry(game) {
            Entry::Occupied(_) => Err(AppError::internal(format!("game {game} is there already"))),
            Entry::Vacant(vacant) => {
                let (address, mailbox) = mailbox();
                vacant.insert(address);
                Ok(mailbox)
            }
        }
    }

    /// Opens a room and runs its actor.
    async fn open(
        self,
        (terms, creator, place): (Terms, Client, Place),
        mailbox: Mailbox,
        opened: oneshot::Sender<Result<(), AppError>>,
    ) {
        let game = terms.game;
        let Registry { services, jobs, .. } = &*self.0;
        let (services, jobs) = (Arc::clone(services), Arc::clone(jobs));
        // Boxed, so that the memory of this future is freed once the room is open.
        match Box::pin(Actor::open(
            services,
            jobs,
            (terms, creator, place),
            mailbox.address.clone(),
        ))
        .await
        {
            Ok(actor) => {
                // The caller may have stopped waiting.
                let _ = opened.send(Ok(()));
                self.run(actor, mailbox).await;
            }
            Err(error) => {
                self.refuse(game, mailbox, &error).await;
                let _ = opened.send(Err(error));
            }
        }
    }

    /// Loads a room and runs its actor. If loading fails, all waiting requests get the error.
    async fn load(self, game: GameId, mailbox: Mailbox, place: Place) {
        let Registry { services, jobs, .. } = &*self.0;
        let (services, jobs) = (Arc::clone(services), Arc::clone(jobs));
        match Box::pin(Actor::load(services, jobs, (game, place), mailbox.address.clone())).await {
            Ok(actor) => self.run(actor, mailbox).await,
            Err(error) => self.refuse(game, mailbox, &error).await,
        }
    }

    async fn run(&self, actor: Box<Actor>, mut mailbox: Mailbox) {
        let game = actor.game;
        if let Err(error) = actor.run(&mut mailbox).await {
            // Waiting requests get the error, because the next actor would probably fail in the same way.
            return self.refuse(game, mailbox, &error).await;
        }
        // The actor is removed before its mailbox is closed, so that later messages find the next actor.
        self.remove(game, &mailbox.address);
        mailbox.close();
        while let Some(message) = mailbox.recv().await {
            if let Err(error) = self.post(game, None, message).await {
                tracing::debug!(%error, "message not forwarded");
            }
        }
    }

    async fn refuse(&self, game: GameId, mut mailbox: Mailbox, error: &AppError) {
        if let AppError::Internal(_) | AppError::NotStored(_) = error {
            self.0.backoff.failed(game);
        }
        self.remove(game, &mailbox.address);
        mailbox.close();
        while let Some(message) = mailbox.recv().await {
            message.refuse(error);
        }
    }

    /// Removes an actor, unless another one has taken its place.
    fn remove(&self, game: GameId, address: &mpsc::WeakSender<Box<Message>>) {
        let mut rooms = self.lock();
        let same = |kept: &Address| {
            address
                .upgrade()
                .is_some_and(|sender| kept.players.same_channel(&sender))
        };
        if rooms.get(&game).is_some_and(same) {
            rooms.remove(&game);
        }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<GameId, Address>> {
        // A panic cannot leave the state half updated, so a poisoned lock is still usable.
        self.0.mailboxes.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn mebibytes(number: usize) -> usize {
    number.saturating_mul(1 << 20)
}

/// Returns an actor's answer, or `busy` if the actor ended without one. The client may retry.
fn answered<T>(answer: Result<T, oneshot::error::RecvError>) -> Result<T, AppError> {
    answer.map_err(|_| Code::Busy.into())
}

#[cfg(test)]
mod tests {
    use super::Rooms;
    use crate::clock::Clock;
    use crate::counts::Counts;
    use crate::database::Database;
    use crate::free_space::FreeSpace;
    use crate::jobs::JobBroker;
    use crate::limits::{Client, Overload, ServerLimits, WorkLimiter};
    use crate::open_sessions::OpenSessions;
    use crate::random::Random;
    use crate::room::mailbox::Address;
    use crate::running_clocks::RunningClocks;
    use crate::services::Services;
    use crate::shutdown::Shutdown;
    use play::{GameId, GuestId, Player};
    use serde_json::json;
    use std::sync::{Arc, Mutex, OnceLock};
    use std::time::Duration;
    use store::sqlite::SqliteStore;
    use store::{Command, GuestRow};
    use wire::http::Level;

    const LEVEL: Level = Level {
        level: 1,
        grade: 3,
        nodes: 100,
        margin: 500,
        spread: 100,
    };

    #[tokio::test]
    async fn who_asks_for_a_game_that_is_being_opened_reaches_its_only_actor() {
        let game = GameId::from_bits(7);
        let rooms: Arc<OnceLock<Rooms>> = Arc::default();
        let found: Arc<Mutex<Option<Address>>> = Arc::default();
        let (registry, kept) = (Arc::clone(&rooms), Arc::clone(&found));
        // The engine draws its setup while the room is being opened, so this lookup happens during the opening.
        let random = Random::from_fn(move |bytes| {
            bytes.fill(0);
            if let Some(rooms) = registry.get() {
                kept.lock()
                    .unwrap()
                    .get_or_insert_with(|| rooms.find_or_load(game, None).unwrap());
            }
        });
        let folder = tempfile::tempdir().unwrap();
        let services = Arc::new(Services {
            store: Database::new(Box::new(SqliteStore::open(folder.path()).unwrap()), Counts::default()),
            counts: Counts::default(),
            clock: Clock::from_fn(|| 1_000),
            started_ms: 1_000,
            random,
            free_space: FreeSpace::from_fn(|| None),
            levels: vec![LEVEL],
            origins: Vec::new(),
            base_path: crate::net::BasePath::default(),
            limits: ServerLimits::default(),
            work: WorkLimiter::new(ServerLimits::default().work),
            overload: Overload::default(),
            heavy: crate::heavy::HeavyWork::new(),
            shutdown: Shutdown::new(),
            running_clocks: RunningClocks::default(),
            live_games: crate::live_games::LiveGames::default(),
            game_news: crate::game_news::GameNews::default(),
            program_streams: crate::program_streams::ProgramStreams::default(),
            rated_aborts: crate::rated_aborts::RatedAborts::default(),
            open_sessions: OpenSessions::default(),
            post: None,
            push: None,
        });
        let guest = GuestId::from_bits(1);
        let row = GuestRow {
            player: Player::Guest(guest),
            token_hash: store::TokenHash([0; 32]),
            created_ms: 0,
        };
        services.store.execute(Command::NewGuest(row)).await.unwrap();
        let jobs = Arc::new(JobBroker::new(Duration::from_secs(30)));
        let rooms = rooms.get_or_init(|| Rooms::new(services, jobs));
        let wanted = serde_json::from_value(
            json!({"rules": "casual", "opponent": {"kind": "engine", "level": 1}, "side": "cho"}),
        )
        .unwrap();
        let terms = wire::convert::terms(&wanted, Player::Guest(guest), game, janggi::Side::Cho, &[LEVEL]).unwrap();

        let creator = Client {
            address: [127, 0, 0, 1].into(),
            guest: Some(Player::Guest(guest)),
        };
        rooms.create(terms, creator).await.unwrap();

        let found = found.lock().unwrap().take().expect("the engine drew a set-up");
        let address = rooms.find_or_load(game, None).unwrap();
        assert!(found.players.same_channel(&address.players));
        rooms.unload_all().await;
    }
}
