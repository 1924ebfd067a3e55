//! One game's actor: receive, decide, store, tell. The only one that changes its room, and the only one that does I/O
//! for it. Nobody hears of an event before it is on disk.

use super::engine_seat::EngineSeat;
use super::message::{Asked, Message, Reply, Seen};
use super::readers::Readers;
use super::rows;
use crate::error::AppError;
use crate::http::unknown;
use crate::state::App;
use janggi::BySide;
use play::room::{Command, Event, EventKind, Handled, Phase, Room, Terms};
use play::{GameId, Millis, Moment};
use std::ops::ControlFlow;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::sleep;
use wire::Code;
use wire::ws::ServerMsg;

/// The flag is looked at a little later than it falls, so that looking once is enough.
const AFTER_FLAG: Duration = Duration::from_millis(1);

/// One game in memory.
pub(super) struct Actor {
    pub(super) app: App,
    pub(super) game: GameId,
    pub(super) room: Room,
    /// Every event so far, for readers who come back.
    pub(super) events: Vec<Event>,
    pub(super) created: Moment,
    pub(super) readers: Readers,
    pub(super) engine: EngineSeat,
    /// Round trips last measured on the connections of each side.
    round_trips: BySide<Millis>,
    mailbox: mpsc::Receiver<Message>,
    myself: mpsc::WeakSender<Message>,
}

/// Opens a room on `terms`; comes back when it is on disk and runs.
pub(super) async fn open(
    app: App,
    terms: Terms,
    mailbox: mpsc::Receiver<Message>,
    sender: mpsc::Sender<Message>,
) -> Result<(), AppError> {
    let at = Moment(app.clock.now_ms());
    let (room, events) = Room::open(terms, at).map_err(|error| AppError::Refused(wire::convert::open_error(&error)))?;
    app.write(rows::write(&room, at, &events)?).await?;
    let mut actor = Actor::new(app, room, events, mailbox, sender.downgrade());
    actor.serve_engine().await?;
    tokio::spawn(actor.run());
    Ok(())
}

/// Loads a room from its rows and runs it; where there is none, everyone who asked is told so.
pub(super) async fn load(
    app: App,
    game: GameId,
    mut mailbox: mpsc::Receiver<Message>,
    myself: mpsc::WeakSender<Message>,
) {
    match read(&app, game).await {
        Ok((room, events)) => {
            let mut actor = Actor::new(app, room, events, mailbox, myself);
            match actor.come_back().await {
                Ok(()) => actor.run().await,
                Err(error) => actor.leave(Some(error)).await,
            }
        }
        Err(error) => {
            app.rooms.forget(game, &myself);
            mailbox.close();
            while let Some(message) = mailbox.recv().await {
                message.refuse(&error);
            }
        }
    }
}

async fn read(app: &App, game: GameId) -> Result<(Room, Vec<Event>), AppError> {
    let name = game.to_string();
    let rows = app.read(move |store| store.events(&name)).await?;
    let events = rows::events(&rows)?;
    if events.is_empty() {
        return Err(unknown(&game.to_string()).into());
    }
    let room = Room::load(&events).map_err(|error| AppError::internal(format!("game {game}: {error}")))?;
    Ok((room, events))
}

impl Actor {
    fn new(
        app: App,
        room: Room,
        events: Vec<Event>,
        mailbox: mpsc::Receiver<Message>,
        myself: mpsc::WeakSender<Message>,
    ) -> Self {
        Self {
            app,
            game: room.terms().game,
            created: events.first().map_or(room.last(), |event| event.at),
            room,
            events,
            readers: Readers::default(),
            engine: EngineSeat::default(),
            round_trips: BySide {
                cho: Millis::ZERO,
                han: Millis::ZERO,
            },
            mailbox,
            myself,
        }
    }

    pub(super) fn now(&self) -> Moment {
        Moment(self.app.clock.now_ms())
    }

    pub(super) fn address(&self) -> mpsc::WeakSender<Message> {
        self.myself.clone()
    }

    /// The outage is charged to nobody, then the engine goes on thinking.
    async fn come_back(&mut self) -> Result<(), AppError> {
        self.perform(Command::Resume, self.now()).await?;
        self.serve_engine().await
    }

    async fn run(mut self) {
        loop {
            let flag = self.until_flag();
            let flow = tokio::select! {
                biased;
                // First whatever has arrived: it was in time, however long it waited here.
                message = self.mailbox.recv() => match message {
                    Some(message) => self.receive(message).await,
                    None => ControlFlow::Break(None),
                },
                () = sleep(flag.unwrap_or_default()), if flag.is_some() => self.tick().await,
                () = sleep(self.app.limits.room_idle) => self.rest(),
            };
            if let ControlFlow::Break(error) = flow {
                return self.leave(error).await;
            }
        }
    }

    async fn receive(&mut self, message: Message) -> ControlFlow<Option<AppError>> {
        let done = match message {
            Message::Ask(asked) => self.ask(asked).await,
            Message::Attach {
                player,
                since,
                outbox,
                reply,
            } => {
                let caller = self.readers.add(player, outbox);
                self.greet(caller, player, since);
                // A handshake that was given up: its outbox is closed and the reader is forgotten at the next event.
                let _ = reply.send(Ok(caller));
                Ok(())
            }
            Message::Look(look) => {
                look(Ok(Seen {
                    room: &self.room,
                    created: self.created,
                    now: self.now(),
                }));
                Ok(())
            }
            Message::Job { turn, state } => {
                self.job_changed(turn, state);
                Ok(())
            }
            Message::Found { turn, token, reply } => {
                let result = self.found(turn, &token).await;
                let fatal = fatal(&result);
                // The worker has gone; its move stands all the same.
                let _ = reply.send(result);
                fatal
            }
            Message::Leave => return ControlFlow::Break(None),
        };
        self.or_break(done).await
    }

    async fn tick(&mut self) -> ControlFlow<Option<AppError>> {
        let round_trip = self.mover_round_trip();
        let done = self.perform(Command::Tick { round_trip }, self.now()).await.map(|_| ());
        self.or_break(done).await
    }

    /// After everything that may have changed the room: the engine's turn. A failure to store ends the actor, whose
    /// room is ahead of its rows; the next one starts from the rows.
    async fn or_break(&mut self, done: Result<(), AppError>) -> ControlFlow<Option<AppError>> {
        let served = match done {
            Ok(()) => self.serve_engine().await,
            Err(error) => Err(error),
        };
        match served {
            Ok(()) => ControlFlow::Continue(()),
            Err(error) => ControlFlow::Break(Some(error)),
        }
    }

    async fn ask(&mut self, asked: Asked) -> Result<(), AppError> {
        let Asked {
            player,
            command,
            at,
            round_trip,
            reply,
        } = asked;
        let Some(player) = player else {
            self.reply(reply, Err(Code::NotYourSeat.into()));
            return Ok(());
        };
        for side in self.room.sides_of(player).collect::<Vec<_>>() {
            self.round_trips[side] = round_trip;
        }
        let id = match &reply {
            Reply::Caller(_, id) => Some(id.clone()),
            Reply::Request(_) => None,
        };
        let handled = self
            .decide(
                Command::Player {
                    player,
                    id,
                    command,
                    round_trip,
                },
                at,
            )
            .await;
        let fatal = fatal(&handled);
        match handled {
            Ok(handled) => {
                self.reply(reply, Ok(handled.seq.0));
                self.tell(&handled.events);
            }
            Err(error) => self.reply(reply, Err(error)),
        }
        fatal
    }

    /// Decides and stores, then tells everybody.
    pub(super) async fn perform(&mut self, command: Command, at: Moment) -> Result<Handled, AppError> {
        let handled = self.decide(command, at).await?;
        self.tell(&handled.events);
        Ok(handled)
    }

    /// Decides and stores. On return the events are on disk, or nothing was changed, or the error is one of ours and
    /// the room must not be used any more.
    async fn decide(&mut self, command: Command, at: Moment) -> Result<Handled, AppError> {
        let handled = self
            .room
            .handle(command, at)
            .map_err(|refused| wire::convert::refused(&refused))?;
        if !handled.events.is_empty() {
            let write = rows::write(&self.room, self.created, &handled.events)?;
            let write = match self.next_game(&handled.events)? {
                Some(next) => store::Write::All(vec![write, next]),
                None => write,
            };
            self.app.write(write).await?;
            self.events.extend_from_slice(&handled.events);
        }
        Ok(handled)
    }

    /// The rows of the rematch, if these events made one: both are written together or not at all.
    fn next_game(&self, events: &[Event]) -> Result<Option<store::Write>, AppError> {
        let Some((game, at)) = events.iter().find_map(|event| match event.kind {
            EventKind::Rematched { game } => Some((game, event.at)),
            _ => None,
        }) else {
            return Ok(None);
        };
        let terms = self.room.terms().rematch(game, *self.room.seats());
        let (room, events) = Room::open(terms, at).map_err(AppError::internal)?;
        rows::write(&room, at, &events).map(Some)
    }

    fn reply(&mut self, reply: Reply, result: Result<u32, AppError>) {
        match reply {
            Reply::Caller(caller, id) => {
                let id = id.into();
                let message = match result {
                    Ok(seq) => ServerMsg::Ack { id, seq },
                    Err(error) => ServerMsg::Refused {
                        id,
                        error: error.into_body(),
                    },
                };
                self.readers.send(caller, &message);
            }
            Reply::Request(reply) => {
                // A request that was given up.
                let _ = reply.send(result.map(|_| ()));
            }
        }
    }

    /// How long until the running clock's flag falls.
    fn until_flag(&self) -> Option<Duration> {
        let falls = match self.room.phase() {
            Phase::Playing(playing) => playing.played.clock.flag_time(self.mover_round_trip()),
            Phase::Arranging(_) | Phase::Over(_) => None,
        };
        falls.map(|falls| Duration::from_millis(falls.since(self.now()).0) + AFTER_FLAG)
    }

    fn mover_round_trip(&self) -> Millis {
        match self.room.phase() {
            Phase::Playing(playing) => self.round_trips[playing.played.turn()],
            Phase::Arranging(_) | Phase::Over(_) => Millis::ZERO,
        }
    }

    /// Nothing came for a while: leave memory, unless somebody watches, a clock runs or the engine thinks.
    fn rest(&mut self) -> ControlFlow<Option<AppError>> {
        let clock_runs = match self.room.phase() {
            Phase::Playing(playing) => playing.played.clock.running().is_some(),
            Phase::Arranging(_) | Phase::Over(_) => false,
        };
        if clock_runs || self.engine.is_thinking() || !self.readers.are_gone() {
            return ControlFlow::Continue(());
        }
        ControlFlow::Break(None)
    }

    /// Forgets itself first, so that whatever still comes finds the next actor.
    async fn leave(mut self, error: Option<AppError>) {
        if let Some(error) = error {
            tracing::error!(game = %self.game, %error, "room left");
        }
        self.app.rooms.forget(self.game, &self.myself);
        self.withdraw();
        self.mailbox.close();
        while let Some(message) = self.mailbox.recv().await {
            if let Err(error) = Box::pin(self.app.rooms.post(&self.app, self.game, message)).await {
                tracing::debug!(%error, "message not passed on");
            }
        }
    }
}

/// Only our own faults end an actor.
fn fatal<T>(result: &Result<T, AppError>) -> Result<(), AppError> {
    match result {
        Err(error @ AppError::Internal(_)) => Err(error.clone()),
        Err(AppError::Refused(_)) | Ok(_) => Ok(()),
    }
}
