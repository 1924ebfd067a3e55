//! Finds the actor of a game, or has one load it. The lock is held for a look-up only, never across a wait.

use super::actor;
use super::message::{Asked, Caller, Message, Reply, Seen};
use super::outbox::Outbox;
use crate::error::AppError;
use crate::state::App;
use play::room::{PlayerCommand, Terms, Turn};
use play::{ClientId, GameId, Millis, Moment, Player};
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use tokio::sync::{mpsc, oneshot};
use wire::{Code, ErrorBody};

/// Messages that wait for one room; one more and the sender is told that the server is busy.
const MAILBOX: usize = 128;

/// The way to a room's actor.
#[derive(Clone)]
pub(crate) struct Handle(mpsc::Sender<Message>);

/// Every room in memory.
#[derive(Default)]
pub(crate) struct Rooms(Mutex<HashMap<GameId, mpsc::Sender<Message>>>);

impl Handle {
    /// Passes a frame's command on; the answer goes to the caller's outbox. Does not wait.
    ///
    /// # Errors
    ///
    /// Where too many commands wait already.
    pub(crate) fn ask(
        &self,
        caller: Caller,
        player: Option<Player>,
        (id, command): (ClientId, PlayerCommand),
        at: Moment,
        round_trip: Millis,
    ) -> Result<(), ErrorBody> {
        let asked = Asked {
            player,
            command,
            at,
            round_trip,
            reply: Reply::Caller(caller, id),
        };
        match self.0.try_send(Message::Ask(asked)) {
            // Where the room has just left, the caller's inbox runs dry and its session ends by itself.
            Ok(()) | Err(mpsc::error::TrySendError::Closed(_)) => Ok(()),
            Err(mpsc::error::TrySendError::Full(_)) => Err(Code::Busy.into()),
        }
    }
}

impl Rooms {
    /// Opens a room and comes back when it is on disk and the engine has chosen what it may choose.
    pub(crate) async fn create(&self, app: &App, terms: Terms) -> Result<(), AppError> {
        let game = terms.game;
        let (sender, mailbox) = mpsc::channel(MAILBOX);
        actor::open(app.clone(), terms, mailbox, sender.clone()).await?;
        self.lock().insert(game, sender);
        Ok(())
    }

    /// Lets a socket follow a room.
    pub(crate) async fn attach(
        &self,
        app: &App,
        game: GameId,
        player: Option<Player>,
        since: Option<u32>,
        outbox: Outbox,
    ) -> Result<(Handle, Caller), AppError> {
        let (reply, answer) = oneshot::channel();
        let handle = self
            .post(
                app,
                game,
                Message::Attach {
                    player,
                    since,
                    outbox,
                    reply,
                },
            )
            .await?;
        Ok((handle, answered(answer.await)??))
    }

    /// Shows a room to `look`.
    pub(crate) async fn look<T: Send + 'static>(
        &self,
        app: &App,
        game: GameId,
        look: impl FnOnce(Seen<'_>) -> T + Send + 'static,
    ) -> Result<T, AppError> {
        let (reply, answer) = oneshot::channel();
        let look = Box::new(move |seen: Result<Seen<'_>, AppError>| {
            // Whoever waits no longer is not told.
            let _ = reply.send(seen.map(look));
        });
        self.post(app, game, Message::Look(look)).await?;
        answered(answer.await)?
    }

    /// Passes on what a request asks, and waits until it is on disk or refused.
    pub(crate) async fn ask(
        &self,
        app: &App,
        game: GameId,
        player: Player,
        command: PlayerCommand,
    ) -> Result<(), AppError> {
        let (reply, answer) = oneshot::channel();
        let asked = Asked {
            player: Some(player),
            command,
            at: Moment(app.clock.now_ms()),
            round_trip: Millis::ZERO,
            reply: Reply::Request(reply),
        };
        self.post(app, game, Message::Ask(asked)).await?;
        answered(answer.await)?
    }

    /// Passes on the move that a worker found.
    pub(crate) async fn found(&self, app: &App, game: GameId, turn: Turn, token: String) -> Result<(), AppError> {
        let (reply, answer) = oneshot::channel();
        self.post(app, game, Message::Found { turn, token, reply }).await?;
        answered(answer.await)?
    }

    /// Lets every room finish what it has begun and leave memory.
    pub(crate) async fn leave(&self) {
        let rooms: Vec<_> = self.lock().drain().map(|(_, sender)| sender).collect();
        for room in &rooms {
            // One that has left already needs no telling.
            let _ = room.send(Message::Leave).await;
        }
        for room in rooms {
            room.closed().await;
        }
    }

    /// Forgets an actor that leaves, unless another has taken its place.
    pub(super) fn forget(&self, game: GameId, sender: &mpsc::WeakSender<Message>) {
        let mut rooms = self.lock();
        let same = |kept: &mpsc::Sender<Message>| sender.upgrade().is_some_and(|sender| kept.same_channel(&sender));
        if rooms.get(&game).is_some_and(same) {
            rooms.remove(&game);
        }
    }

    /// Sends to the room's actor, or to the next one where that one has just left.
    pub(super) async fn post(&self, app: &App, game: GameId, message: Message) -> Result<Handle, AppError> {
        let mut message = message;
        loop {
            if app.is_closing() {
                return Err(Code::Restarting.into());
            }
            let sender = self.find_or_load(app, game);
            match sender.send(message).await {
                Ok(()) => return Ok(Handle(sender)),
                Err(mpsc::error::SendError(unsent)) => message = unsent,
            }
            // The one that left forgets itself before it closes: the next look-up finds another.
            tokio::task::yield_now().await;
        }
    }

    fn find_or_load(&self, app: &App, game: GameId) -> mpsc::Sender<Message> {
        let mut rooms = self.lock();
        if let Some(sender) = rooms.get(&game).filter(|sender| !sender.is_closed()) {
            return sender.clone();
        }
        let (sender, mailbox) = mpsc::channel(MAILBOX);
        rooms.insert(game, sender.clone());
        tokio::spawn(actor::load(app.clone(), game, mailbox, sender.downgrade()));
        sender
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<GameId, mpsc::Sender<Message>>> {
        // Nothing below panics halfway through a change.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// An actor that broke off without an answer; whoever asked may ask again.
fn answered<T>(answer: Result<T, oneshot::error::RecvError>) -> Result<T, AppError> {
    answer.map_err(|_| Code::Busy.into())
}
