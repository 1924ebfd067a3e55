//! State of the HTTP application: services and registries. Handlers extract the parts they need.

use crate::admission::Admission;
use crate::clock::Clock;
use crate::clubs::Clubs;
use crate::counts::Counts;
use crate::database::Database;
use crate::free_space::FreeSpace;
use crate::heavy::HeavyWork;
use crate::identity::Accounts;
use crate::jobs::{Analyses, JobBroker};
use crate::limits::{Overload, ServerLimits, WorkLimiter};
use crate::lobby::Lobby;
use crate::mail::MailQueue;
use crate::net::{BasePath, Origin};
use crate::open_sessions::OpenSessions;
use crate::picture::Pictures;
use crate::push::Push;
use crate::random::Random;
use crate::rated_aborts::RatedAborts;
use crate::relays::Relays;
use crate::room::Rooms;
use crate::running_clocks::RunningClocks;
use crate::services::Services;
use crate::session_count::SessionCount;
use crate::shutdown::Shutdown;
use crate::tables::TableCache;
use crate::tournaments::Tournaments;
use crate::web::WebApp;
use axum::extract::FromRef;
use std::sync::Arc;
use store::Store;

/// Dependencies of the application that tests can replace, such as the clock and randomness.
#[derive(Debug)]
pub struct Deps {
    pub store: Box<dyn Store>,
    pub clock: Clock,
    pub random: Random,
    pub free_space: FreeSpace,
    /// The engine's levels, weakest first.
    pub levels: Vec<wire::http::Level>,
    /// See [`crate::Config::origins`].
    pub origins: Vec<Origin>,
    /// See [`crate::Config::base_path`].
    pub base_path: BasePath,
    pub limits: ServerLimits,
    pub web: WebApp,
}

/// State of the HTTP application. Clones share it.
#[derive(Debug, Clone)]
pub(crate) struct App {
    pub(crate) services: Arc<Services>,
    pub(crate) jobs: Arc<JobBroker>,
    pub(crate) rooms: Rooms,
    pub(crate) analyses: Arc<Analyses>,
    pub(crate) accounts: Arc<Accounts>,
    pub(crate) admission: Admission,
    pub(crate) lobby: Lobby,
    pub(crate) sessions: SessionCount,
    pub(crate) pictures: Pictures,
    pub(crate) tables: TableCache,
    pub(crate) tournaments: Tournaments,
    pub(crate) clubs: Clubs,
    pub(crate) relays: Relays,
    pub(crate) web: WebApp,
}

impl App {
    pub(crate) fn new(deps: Deps, post: Option<MailQueue>, push: Option<Push>, tables: TableCache) -> Self {
        let jobs = Arc::new(JobBroker::new(deps.limits.lease));
        let counts = Counts::default();
        let services = Arc::new(Services {
            counts: counts.clone(),
            store: Database::new(deps.store, counts.clone()),
            started_ms: deps.clock.now_ms(),
            clock: deps.clock,
            random: deps.random,
            free_space: deps.free_space,
            levels: deps.levels,
            origins: deps.origins,
            base_path: deps.base_path,
            limits: deps.limits,
            work: WorkLimiter::new(deps.limits.work),
            overload: Overload::default(),
            heavy: HeavyWork::new(),
            shutdown: Shutdown::new(),
            running_clocks: RunningClocks::default(),
            live_games: crate::live_games::LiveGames::default(),
            game_news: crate::game_news::GameNews::default(),
            program_streams: crate::program_streams::ProgramStreams::default(),
            rated_aborts: RatedAborts::default(),
            open_sessions: OpenSessions::default(),
            post,
            push,
        });
        let rooms = Rooms::new(Arc::clone(&services), Arc::clone(&jobs));
        let admission = Admission::new(Arc::clone(&services), rooms.clone());
        let tournaments = Tournaments::new(Arc::clone(&services), rooms.clone());
        Self {
            clubs: Clubs::new(Arc::clone(&services), tournaments.clone()),
            lobby: Lobby::new(
                Arc::clone(&services),
                rooms.clone(),
                admission.clone(),
                Arc::clone(&jobs),
            ),
            admission,
            relays: Relays::new(Arc::clone(&services)),
            tournaments,
            rooms,
            accounts: Arc::new(Accounts::new(Arc::clone(&services))),
            analyses: Arc::new(Analyses::new(Arc::clone(&services), Arc::clone(&jobs))),
            services,
            jobs,
            sessions: SessionCount::new(),
            pictures: Pictures::new(),
            tables,
            web: deps.web,
        }
    }

    /// Waits until all other references to the store are dropped, then closes it and releases its lock.
    pub(crate) async fn close(self) {
        let store = self.services.store.clone();
        drop(self);
        store.close().await;
    }
}

impl FromRef<App> for Arc<Services> {
    fn from_ref(app: &App) -> Self {
        Arc::clone(&app.services)
    }
}

impl FromRef<App> for Arc<JobBroker> {
    fn from_ref(app: &App) -> Self {
        Arc::clone(&app.jobs)
    }
}

impl FromRef<App> for Rooms {
    fn from_ref(app: &App) -> Self {
        app.rooms.clone()
    }
}

impl FromRef<App> for Arc<Analyses> {
    fn from_ref(app: &App) -> Self {
        Arc::clone(&app.analyses)
    }
}

impl FromRef<App> for Arc<Accounts> {
    fn from_ref(app: &App) -> Self {
        Arc::clone(&app.accounts)
    }
}

impl FromRef<App> for Admission {
    fn from_ref(app: &App) -> Self {
        app.admission.clone()
    }
}

impl FromRef<App> for Lobby {
    fn from_ref(app: &App) -> Self {
        app.lobby.clone()
    }
}

impl FromRef<App> for Pictures {
    fn from_ref(app: &App) -> Self {
        app.pictures.clone()
    }
}

impl FromRef<App> for TableCache {
    fn from_ref(app: &App) -> Self {
        app.tables.clone()
    }
}

impl FromRef<App> for Tournaments {
    fn from_ref(app: &App) -> Self {
        app.tournaments.clone()
    }
}

impl FromRef<App> for Relays {
    fn from_ref(app: &App) -> Self {
        app.relays.clone()
    }
}

impl FromRef<App> for Clubs {
    fn from_ref(app: &App) -> Self {
        app.clubs.clone()
    }
}

impl FromRef<App> for SessionCount {
    fn from_ref(app: &App) -> Self {
        app.sessions.clone()
    }
}

impl FromRef<App> for WebApp {
    fn from_ref(app: &App) -> Self {
        app.web.clone()
    }
}
