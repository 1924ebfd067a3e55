//! The actor of a game, which executes commands, stores their events and broadcasts them. Only the actor changes its
//! room. No event is sent before it is on disk.

use super::absence::Absence;
use super::connection::Connection;
use super::engine_seat::EngineSeat;
use super::mailbox::Mailbox;
use super::memory::bytes_of;
use super::message::{Attached, CommandRequest, Message, ReaderId, ReplyTo, RoomSnapshot, Wanted};
use super::outbox::Outbox;
use super::readers::Readers;
use super::rows;
use super::seat_table::SeatTable;
use super::watching::Watching;
use crate::clock;
use crate::error::{AppError, unknown_game};
use crate::jobs::JobBroker;
use crate::limits::{Client, Place};
use crate::running_clocks::RunningClock;
use crate::services::Services;
use crate::zones;
use janggi::BySide;
use play::chat::Talk;
use play::room::{Command, Event, EventLog, Expiry, Handled, Played, Room, Terms};
use play::{ClientId, GameId, Millis, Moment, Player, TimeControl};
use std::ops::ControlFlow;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc;
use wire::Code;
use wire::vocabulary::PlayerView;
use wire::ws::ServerMsg;

/// Number of unpacked events at which a room packs them, so that only a few rows are read after a crash.
const PACK_EACH: u32 = 48;

/// The actor of a game in memory.
pub(super) struct Actor {
    pub(super) services: Arc<Services>,
    pub(super) jobs: Arc<JobBroker>,
    pub(super) game: GameId,
    pub(super) room: Room,
    /// All events so far, for reconnecting readers and for packing.
    pub(super) log: EventLog,
    /// Number of packed events.
    packed: u32,
    pub(super) created: Moment,
    pub(super) readers: Readers,
    pub(super) engine: EngineSeat,
    pub(super) absence: Absence,
    pub(super) watching: Watching,
    /// Public views of the players in the seats.
    pub(super) players: BySide<Option<PlayerView>>,
    /// Recent chat; `None` if there is none.
    pub(super) talk: Option<Box<Talk>>,
    /// Connections on which a chat message was sent again before it was stored.
    pub(super) said_again: Vec<(Player, ClientId, ReaderId)>,
    running_clock: RunningClock,
    seats: Arc<SeatTable>,
    /// Network and latency of each side's player.
    pub(super) connections: BySide<Connection>,
    /// Whether both sides' players have used the same network or IPv6 site since the room was loaded.
    pub(super) neighbours: bool,
    /// Address for the actor's messages to itself.
    pub(super) address: mpsc::WeakSender<Box<Message>>,
    /// The game's share of the memory pool.
    memory: Place,
    /// Whether the room stays in memory for the full idle time, because a client has created it, connected or sent a
    /// command.
    stays: bool,
}

impl Actor {
    /// Opens a room on `terms`. On return, the room is stored on disk, and the engine's first job is posted if there is
    /// one.
    pub(super) async fn open(
        services: Arc<Services>,
        jobs: Arc<JobBroker>,
        (terms, creator, place): (Terms, Client, Place),
        address: mpsc::WeakSender<Box<Message>>,
    ) -> Result<Box<Self>, AppError> {
        let at = Moment(services.clock.now_ms());
        let terms = completed(terms, services.limits.setup_time);
        let (room, events) =
            Room::open(terms, at).map_err(|error| AppError::Refused(wire::convert::open_error(&error)))?;
        services.store.execute(rows::append(&room, at, &events)?).await?;
        services.counts.events(&events);
        services.program_streams.note(&room, &events);
        let mut log = EventLog::default();
        extend(&mut log, &events)?;
        let mut actor = Self::new((services, jobs), room, (at, log), (address, place));
        // The creator will connect in a moment.
        actor.stays = true;
        actor.heard_from(creator);
        actor.look_players_up().await;
        actor.serve_engine().await?;
        Ok(actor)
    }

    /// Loads a room from its rows. The time of a server outage is not charged to either clock. If it is the engine's
    /// turn, a new search is requested.
    pub(super) async fn load(
        services: Arc<Services>,
        jobs: Arc<JobBroker>,
        (game, place): (GameId, Place),
        address: mpsc::WeakSender<Box<Message>>,
    ) -> Result<Box<Self>, AppError> {
        let stored = services.store.events_of(game).await?;
        if stored.is_empty() {
            return Err(unknown_game(&game).into());
        }
        let (room, log) = rows::load(game, &stored)?;
        let created = log.after(0).next().map_or(room.last(), |event| event.at);
        let mut actor = Self::new((services, jobs), room, (created, log), (address, place));
        actor.packed = stored.pack.map_or(0, |pack| pack.events);
        actor.look_players_up().await;
        actor.resume().await?;
        actor.pack_if_due(PACK_EACH)?;
        actor.count_bytes();
        Ok(actor)
    }

    fn new(
        (services, jobs): (Arc<Services>, Arc<JobBroker>),
        room: Room,
        (created, log): (Moment, EventLog),
        (address, memory): (mpsc::WeakSender<Box<Message>>, Place),
    ) -> Box<Self> {
        let running_clock = services.running_clocks.standing();
        let seats = room.seats();
        let is_of_people = seats.cho.level().is_none() && seats.han.level().is_none();
        let clock = is_of_people.then_some(room.terms().time);
        let place = services.live_games.unlisted(room.terms().game, clock);
        Box::new(Self {
            services,
            jobs,
            game: room.terms().game,
            absence: Absence::default(),
            watching: Watching::new(place),
            players: BySide { cho: None, han: None },
            talk: None,
            said_again: Vec::new(),
            running_clock,
            seats: Arc::new(SeatTable::of(&room)),
            created,
            room,
            log,
            packed: 0,
            readers: Readers::default(),
            engine: EngineSeat::default(),
            connections: BySide {
                cho: Connection::UNKNOWN,
                han: Connection::UNKNOWN,
            },
            neighbours: false,
            address,
            memory,
            stays: false,
        })
    }

    pub(super) fn now(&self) -> Moment {
        Moment(self.services.clock.now_ms())
    }

    async fn resume(&mut self) -> Result<(), AppError> {
        // A correspondence game may leave memory while its clock runs. There was an outage only if the server was
        // started after the game's last event.
        if self.counts_days() && self.room.last().0 >= self.services.started_ms {
            return self.serve_engine().await;
        }
        let lived_until = if self.clock_runs() {
            self.services.store.lived_until(self.room.last().0).await?.map(Moment)
        } else {
            None
        };
        self.perform(Command::Resume { lived_until }, self.now()).await?;
        self.end_overlong().await?;
        self.serve_engine().await
    }

    /// Ends a game without a winner if it has reached the maximum number of plies or events.
    async fn end_overlong(&mut self) -> Result<(), AppError> {
        let limits = &self.services.limits;
        let plies = self.room.played().map_or(0, Played::ply);
        let is_overlong = plies >= limits.game_plies || self.room.seq().0 >= limits.game_events;
        if is_overlong && self.room.verdict().is_none() {
            tracing::info!(game = %self.game, plies, events = self.room.seq().0, "the game is too long: it ends");
            self.perform(Command::CallOff, self.now()).await?;
        }
        Ok(())
    }

    /// Runs until the room is idle, the server is draining, or an internal or storage error occurs. Returns the error.
    pub(super) async fn run(mut self: Box<Self>, mailbox: &mut Mailbox) -> Result<(), AppError> {
        self.running_clock.set(self.clock_runs());
        self.update_absence();
        self.list_live();
        let error = loop {
            let time_out = self.until_time_out();
            let watching = self.watching.due;
            let absence = self.absence.due();
            let answer = self.engine.answer_due();
            let flow = tokio::select! {
                biased;
                // Messages come before the clock: they may have arrived in time and waited in the mailbox.
                message = mailbox.recv() => match message {
                    Some(message) => self.receive(message).await,
                    None => ControlFlow::Break(None),
                },
                () = clock::sleep(time_out.unwrap_or_default()), if time_out.is_some() => self.tick().await,
                () = until(answer) => {
                    let done = self.play_kept_answer().await;
                    self.continue_or_stop(fatal(&done)).await
                }
                () = until(absence) => {
                    self.update_absence();
                    ControlFlow::Continue(())
                }
                () = until(watching) => {
                    self.broadcast_watching();
                    ControlFlow::Continue(())
                }
                () = clock::sleep(self.idle_time()) => self.on_idle(),
            };
            if let ControlFlow::Break(error) = flow {
                break error;
            }
        };
        self.withdraw_job();
        if self.counts_days() && self.clock_runs() {
            self.services.running_clocks.note_elsewhere();
        }
        match error {
            None => self.pack_if_due(1),
            Some(error) => {
                tracing::error!(game = %self.game, %error, "room unloaded");
                Err(error)
            }
        }
    }

    async fn receive(&mut self, message: Message) -> ControlFlow<Option<AppError>> {
        let done = match message {
            Message::Command(request) => self.handle_command(request).await,
            Message::Attach {
                client,
                wanted,
                outbox,
                reply,
            } => {
                let attached = self.attach(client, wanted, outbox);
                // If the client has given up the handshake, its outbox is closed, and the reader is removed later.
                let _ = reply.send(Ok(attached));
                Ok(())
            }
            Message::Chat(message) => {
                self.on_chat(message);
                return ControlFlow::Continue(());
            }
            Message::Detach {
                reader,
                player,
                comes_back,
            } => {
                self.readers.remove(reader);
                self.absence
                    .note_departure(&self.room, &self.readers, player, comes_back);
                self.readers_changed();
                Ok(())
            }
            Message::Inspect { reply } => match self.answer_inspection(reply).await {
                // After an inspection, an unused room need not stay for the idle time.
                Ok(()) if !self.is_timed() => return self.on_idle(),
                inspected => inspected,
            },
            Message::PersonChanged(player) => {
                self.person_changed(player).await;
                Ok(())
            }
            Message::Query(query) => {
                query(Ok(RoomSnapshot {
                    room: &self.room,
                    players: &self.players,
                    created: self.created,
                    now: self.now(),
                    watching: self.watching.told,
                }));
                Ok(())
            }
            Message::JobChanged { turn, state } => {
                self.job_changed(turn, state);
                Ok(())
            }
            Message::EngineAnswer { turn, token, reply } => {
                let result = self.on_engine_answer(turn, &token).await;
                let fatal = fatal(&result);
                // The worker may have disconnected, but its move counts.
                let _ = reply.send(result);
                fatal
            }
            Message::Unload => return ControlFlow::Break(None),
        };
        self.continue_or_stop(done).await
    }

    /// Inspects the game, and replies with its next deadline.
    async fn answer_inspection(
        &mut self,
        reply: tokio::sync::oneshot::Sender<Result<Option<Moment>, AppError>>,
    ) -> Result<(), AppError> {
        let result = self.inspect().await;
        let fatal = fatal(&result);
        let time_out = self.room.time_out(Millis::ZERO);
        let _ = reply.send(result.map(|()| time_out));
        fatal
    }

    /// Updates the game's share of the memory pool.
    fn count_bytes(&mut self) {
        self.memory.resize(bytes_of(&self.room, &self.log));
    }

    /// Returns how long the room may be idle before it is unloaded.
    fn idle_time(&self) -> Duration {
        let limits = &self.services.limits;
        if self.stays {
            limits.room_idle
        } else {
            limits.room_idle.min(limits.room_read)
        }
    }

    fn attach(&mut self, client: Client, wanted: Wanted, outbox: Outbox) -> Attached {
        self.heard_from(client);
        self.stays = true;
        let reader = self.readers.add(client.guest, wanted.detail, outbox);
        self.send_snapshot(reader, client.guest, wanted);
        self.readers_changed();
        Attached {
            reader,
            seats: Arc::clone(&self.seats),
        }
    }

    async fn tick(&mut self) -> ControlFlow<Option<AppError>> {
        let round_trip = self.mover_round_trip();
        let done = self.perform(Command::Tick { round_trip }, self.now()).await.map(|_| ());
        self.continue_or_stop(done).await
    }

    /// Ends an overlong game and serves the engine. Called after everything that may have changed the room. An error
    /// ends the actor, because its room may be ahead of the stored rows; the next actor starts from the rows.
    async fn continue_or_stop(&mut self, done: Result<(), AppError>) -> ControlFlow<Option<AppError>> {
        let ended = match done {
            Ok(()) => self.end_overlong().await,
            Err(error) => Err(error),
        };
        let served = match ended {
            Ok(()) => self.serve_engine().await,
            Err(error) => Err(error),
        };
        self.running_clock.set(self.clock_runs());
        self.update_absence();
        self.list_live();
        self.count_bytes();
        match served {
            Ok(()) => ControlFlow::Continue(()),
            Err(error) => ControlFlow::Break(Some(error)),
        }
    }

    async fn handle_command(&mut self, request: CommandRequest) -> Result<(), AppError> {
        let CommandRequest {
            client,
            command,
            at,
            round_trip,
            seen,
            reply_to,
        } = request;
        let Some(player) = client.guest else {
            self.reply(reply_to, Err(Code::NotYourSeat.into()));
            return Ok(());
        };
        for side in self.room.sides_of(player).collect::<Vec<_>>() {
            self.connections[side].round_trip = round_trip;
        }
        self.heard_from(client);
        self.stays = true;
        let id = match &reply_to {
            ReplyTo::Reader(_, id) => Some(id.clone()),
            ReplyTo::Request(_) => None,
        };
        let command = self.with_absence(command);
        let handled = self
            .decide(
                Command::Player {
                    player,
                    id,
                    command,
                    round_trip,
                    seen,
                },
                at,
            )
            .await;
        let fatal = fatal(&handled);
        match handled {
            Ok(handled) => {
                self.reply(reply_to, Ok(handled.seq.0));
                self.broadcast(&handled.events);
            }
            Err(error) => self.reply(reply_to, Err(error)),
        }
        fatal
    }

    /// Records the network of a client with a seat.
    fn heard_from(&mut self, client: Client) {
        let Some(player) = client.guest else { return };
        for side in self.room.sides_of(player).collect::<Vec<_>>() {
            let address = client.prefix();
            self.connections[side].address = Some(address);
            let other = self.connections[side.opposite()].address;
            self.neighbours |= other.is_some_and(|other| other.is_neighbour(address));
        }
    }

    /// Decides and stores a command, then broadcasts its events.
    pub(super) async fn perform(&mut self, command: Command, at: Moment) -> Result<Handled, AppError> {
        let handled = self.decide(command, at).await?;
        self.broadcast(&handled.events);
        Ok(handled)
    }

    /// Decides and stores a command. On success, its events are on disk. After an internal or storage error, the room
    /// must not be used any more.
    async fn decide(&mut self, command: Command, at: Moment) -> Result<Handled, AppError> {
        let seats = *self.room.seats();
        let mut handled = self
            .room
            .handle(command, at)
            .map_err(|refused| wire::convert::refused(&refused))?;
        if !handled.events.is_empty() {
            self.store(&mut handled.events).await?;
            self.seats.update(&self.room);
            self.services.counts.events(&handled.events);
            self.services.game_news.note(&self.room, &handled.events);
            self.services.program_streams.note(&self.room, &handled.events);
            for player in handled.events.iter().filter_map(|event| self.room.left_early(event)) {
                self.services.rated_aborts.note(player, at);
            }
            extend(&mut self.log, &handled.events)?;
            self.pack_if_due(PACK_EACH)?;
            if *self.room.seats() != seats {
                self.look_players_up().await;
            }
        }
        Ok(handled)
    }

    /// Packs the events in the background if the game has ended or at least `enough` of them are unpacked. The rows are
    /// kept until packing has succeeded.
    fn pack_if_due(&mut self, enough: u32) -> Result<(), AppError> {
        let (last, over) = (self.room.seq().0, self.room.verdict().is_some());
        if last == self.packed || !over && last - self.packed < enough {
            return Ok(());
        }
        self.log.forget_old_lines().map_err(AppError::internal)?;
        let (game, done) = (
            self.game,
            self.services.store.execute(store::pack(self.game, &self.log)),
        );
        self.packed = last;
        tokio::spawn(async move {
            if let Err(error) = done.await {
                tracing::warn!(%game, %error, "events not packed");
            }
        });
        Ok(())
    }

    pub(super) fn reply(&mut self, reply_to: ReplyTo, result: Result<u32, AppError>) {
        match reply_to {
            ReplyTo::Reader(reader, id) => {
                let id = id.into();
                let message = match result.map_err(AppError::into_body) {
                    Ok(seq) => ServerMsg::Ack { id, seq },
                    Err(error) => {
                        self.services.counts.refused(error.code);
                        ServerMsg::Refused { id, error }
                    }
                };
                self.readers.send(reader, &message);
            }
            ReplyTo::Request(reply) => {
                // The client may have stopped waiting.
                let _ = reply.send(result.map(|_| ()));
            }
        }
    }

    /// Ends the game if it is abandoned and no player is connected.
    async fn inspect(&mut self) -> Result<(), AppError> {
        if self.a_player_is_here() {
            return Ok(());
        }
        let limits = &self.services.limits;
        let expiry = Expiry {
            unplayed: millis(limits.unplayed_kept),
            played: limits.unfinished_kept.map(millis),
        };
        self.perform(Command::Expire(expiry), self.now()).await.map(|_| ())
    }

    /// Ends the actor, unless a client is connected, a deadline keeps the room in memory, or the engine is thinking.
    fn on_idle(&mut self) -> ControlFlow<Option<AppError>> {
        if self.is_timed() || self.engine.is_thinking() || !self.readers.is_empty() {
            return ControlFlow::Continue(());
        }
        ControlFlow::Break(None)
    }
}

/// Completes the terms: adds a time limit for choosing setups, except in correspondence games and games without a
/// clock, and removes an unknown time zone.
fn completed(terms: Terms, time: Duration) -> Terms {
    let setup_time = match terms.time {
        TimeControl::None | TimeControl::Correspondence { .. } => None,
        TimeControl::Byoyomi { .. } | TimeControl::Fischer { .. } | TimeControl::Total { .. } => Some(millis(time)),
    };
    Terms {
        setup_time,
        zone: zones::known(terms.zone),
        ..terms
    }
}

/// Waits until `moment`, or forever if it is `None`.
async fn until(moment: Option<clock::Instant>) {
    match moment {
        Some(moment) => clock::sleep_until(moment).await,
        None => std::future::pending().await,
    }
}

fn millis(duration: Duration) -> Millis {
    Millis(u64::try_from(duration.as_millis()).unwrap_or(u64::MAX))
}

fn extend(log: &mut EventLog, events: &[Event]) -> Result<(), AppError> {
    events
        .iter()
        .try_for_each(|event| log.push(event))
        .map_err(AppError::internal)
}

/// Returns the error if it ends the actor. A refusal does not.
fn fatal<T>(result: &Result<T, AppError>) -> Result<(), AppError> {
    match result {
        Err(error @ (AppError::Internal(_) | AppError::NotStored(_))) => Err(error.clone()),
        Err(AppError::Refused(_)) | Ok(_) => Ok(()),
    }
}
