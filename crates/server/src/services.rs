//! Services shared by rooms, jobs, sockets and handlers: store, clock, randomness, limits. Must not depend on their
//! users.

use crate::clock::Clock;
use crate::counts::Counts;
use crate::database::Database;
use crate::free_space::FreeSpace;
use crate::game_news::GameNews;
use crate::heavy::HeavyWork;
use crate::limits::{Overload, ServerLimits, WorkLimiter};
use crate::live_games::LiveGames;
use crate::mail::MailQueue;
use crate::net::{BasePath, Origin};
use crate::open_sessions::OpenSessions;
use crate::program_streams::ProgramStreams;
use crate::push::Push;
use crate::random::Random;
use crate::rated_aborts::RatedAborts;
use crate::running_clocks::RunningClocks;
use crate::shutdown::Shutdown;
use wire::http::Level;

/// The shared services of a server, behind an `Arc`.
#[derive(Debug)]
pub(crate) struct Services {
    pub(crate) store: Database,
    pub(crate) clock: Clock,
    /// Start of the server, in milliseconds since 1970.
    pub(crate) started_ms: i64,
    pub(crate) random: Random,
    pub(crate) free_space: FreeSpace,
    /// The engine's levels, weakest first.
    pub(crate) levels: Vec<Level>,
    /// See [`crate::Config::origins`].
    pub(crate) origins: Vec<Origin>,
    /// See [`crate::Config::base_path`].
    pub(crate) base_path: BasePath,
    pub(crate) limits: ServerLimits,
    /// Recent work per client.
    pub(crate) work: WorkLimiter,
    pub(crate) overload: Overload,
    pub(crate) heavy: HeavyWork,
    pub(crate) shutdown: Shutdown,
    pub(crate) counts: Counts,
    /// Open sockets and streams by session and token.
    pub(crate) open_sessions: OpenSessions,
    pub(crate) running_clocks: RunningClocks,
    pub(crate) live_games: LiveGames,
    pub(crate) game_news: GameNews,
    /// Open event streams of API clients.
    pub(crate) program_streams: ProgramStreams,
    /// The mail queue; `None` if the server sends no email.
    pub(crate) post: Option<MailQueue>,
    /// The notification queue; `None` if the server sends none.
    pub(crate) push: Option<Push>,
    pub(crate) rated_aborts: RatedAborts,
}
