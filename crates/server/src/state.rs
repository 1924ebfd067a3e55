//! What every handler shares. Owns nothing itself: it holds the doors (store, clock, chance) and the registries.

use crate::clock::Clock;
use crate::closing::Close;
use crate::error::AppError;
use crate::jobs::Analyses;
use crate::jobs::Desk;
use crate::limits::CreditsByKey;
use crate::limits::Limits;
use crate::random::Random;
use crate::room::Rooms;
use crate::web::WebApp;
use std::fmt;
use std::net::IpAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use store::{Store, StoreError, Write};
use tokio::sync::{oneshot, watch};

/// Network addresses whose credits are remembered at the same time.
const ADDRESSES: usize = 16_384;

/// How often to look whether the last holder has let go: a task that is just ending.
const LAST_HOLDERS: Duration = Duration::from_millis(2);

/// What an application is made of; tests put in their own clock and chance.
#[derive(Debug)]
pub struct Deps {
    /// Where everything is kept.
    pub store: Store,
    /// The only clock.
    pub clock: Clock,
    /// The only chance.
    pub random: Random,
    /// The engine's levels, weakest first.
    pub levels: Vec<wire::http::Level>,
    /// See [`crate::Config::origins`].
    pub origins: Vec<String>,
    /// Bounds on what clients may cost.
    pub limits: Limits,
    /// The web app's files.
    pub web: WebApp,
}

/// The shared parts, behind one counter.
#[derive(Clone)]
pub(crate) struct App(Arc<Parts>);

pub(crate) struct Parts {
    pub(crate) store: Arc<Store>,
    pub(crate) clock: Clock,
    pub(crate) random: Random,
    pub(crate) levels: Vec<wire::http::Level>,
    pub(crate) origins: Vec<String>,
    pub(crate) limits: Limits,
    pub(crate) web: WebApp,
    pub(crate) rooms: Rooms,
    pub(crate) desk: Desk,
    pub(crate) analyses: Analyses,
    pub(crate) makers: Mutex<CreditsByKey<IpAddr>>,
    /// True once the server drains.
    pub(crate) closing: Close,
    /// How many sockets are open.
    pub(crate) sessions: watch::Sender<usize>,
}

impl std::ops::Deref for App {
    type Target = Parts;
    fn deref(&self) -> &Parts {
        &self.0
    }
}

impl fmt::Debug for App {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("App")
            .field("store", &self.store)
            .finish_non_exhaustive()
    }
}

impl App {
    pub(crate) fn new(deps: Deps) -> Self {
        Self(Arc::new(Parts {
            store: Arc::new(deps.store),
            clock: deps.clock,
            random: deps.random,
            levels: deps.levels,
            origins: deps.origins,
            limits: deps.limits,
            web: deps.web,
            rooms: Rooms::default(),
            desk: Desk::new(deps.limits.lease),
            analyses: Analyses::default(),
            makers: Mutex::new(CreditsByKey::new(ADDRESSES)),
            closing: Close::new(),
            sessions: watch::Sender::new(0),
        }))
    }

    /// Closes the store once nobody else holds it: its lock is free when this returns.
    pub(crate) async fn give_back(self) {
        let mut parts = self.0;
        loop {
            match Arc::try_unwrap(parts) {
                Ok(last) => {
                    // Closing waits for the writer's last commit.
                    let _ = tokio::task::spawn_blocking(move || drop(last)).await;
                    return;
                }
                Err(shared) => parts = shared,
            }
            tokio::time::sleep(LAST_HOLDERS).await;
        }
    }

    /// Writes and comes back when it is on disk, or when nothing was changed.
    pub(crate) async fn write(&self, write: Write) -> Result<(), StoreError> {
        let (sender, receiver) = oneshot::channel();
        self.store.write(write, move |result| {
            // Whoever asked may have gone; the row is written all the same.
            let _ = sender.send(result);
        });
        receiver.await.unwrap_or(Err(StoreError::Closed))
    }

    /// Reads on a thread that may wait for the disk.
    pub(crate) async fn read<T: Send + 'static>(
        &self,
        read: impl FnOnce(&Store) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, AppError> {
        let store = Arc::clone(&self.store);
        let result = tokio::task::spawn_blocking(move || read(&store))
            .await
            .map_err(AppError::internal)?;
        Ok(result?)
    }

    /// Whether the server drains and takes nothing new.
    pub(crate) fn is_closing(&self) -> bool {
        self.closing.was_said()
    }
}
