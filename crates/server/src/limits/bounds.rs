//! The server's limits and their defaults.

use super::chat::{ChatLimits, Switch};
use super::claims::{AbsenceLimits, ClaimLimits};
use super::house::HouseLimits;
use super::relay::RelayLimits;
use super::work::WorkLimits;
use std::time::Duration;

const DAY: Duration = Duration::from_secs(86_400);

/// Limits, timeouts and intervals of a server. [`ServerLimits::default`] suits a public server.
#[derive(Debug, Clone, Copy)]
pub struct ServerLimits {
    /// Timeout for a request's head.
    pub header_timeout: Duration,
    /// Timeout for a request's body.
    pub body_timeout: Duration,
    /// Maximum size of a request body, in bytes.
    pub body_bytes: usize,
    /// Maximum number of bytes read from a connection at once.
    pub inbound_burst: u32,
    /// Sustained read rate of a connection, in bytes per second. Excess data waits in the kernel.
    pub inbound_rate: u32,
    /// Maximum number of connections, including sockets. Further connections are closed at once.
    pub connections: usize,
    /// Maximum number of connections from one address prefix, including sockets. Further connections are closed at
    /// once. Trusted proxies are not limited.
    pub connections_by_address: usize,
    /// Maximum number of open sockets and event streams of one address prefix.
    pub sockets_by_address: usize,
    /// Maximum number of open sockets and event streams of one player.
    pub sockets_by_guest: usize,
    /// Maximum size of a WebSocket message, in bytes.
    pub frame_bytes: usize,
    /// Maximum number of frames queued for one socket or event stream, which is closed if its queue overflows.
    pub queue_frames: usize,
    /// Maximum time until the kernel accepts a frame. After that, the socket is closed as too slow.
    pub write_timeout: Duration,
    /// Time after which a connection is closed if the kernel accepts no more data to send.
    pub stall_timeout: Duration,
    /// Interval between pings of a socket.
    pub ping_every: Duration,
    /// Time without data from a socket after which it is closed.
    pub idle_timeout: Duration,
    /// Maximum number of messages that a socket may send at once.
    pub burst: u32,
    /// Sustained rate of a socket's messages, per second.
    pub rate: u32,
    /// Rate limits of each kind of work, per address prefix and per player.
    pub work: WorkLimits,
    /// Maximum number of games in memory. At the limit, no new game is created.
    pub rooms: usize,
    /// Maximum estimated size of all games in memory, in mebibytes. At the limit, clients cannot create or load games.
    pub rooms_mib: usize,
    /// Maximum estimated size of the games created or loaded by one address prefix, in mebibytes.
    pub rooms_mib_of_address: usize,
    /// Maximum number of open seeks in the lobby.
    pub seeks: usize,
    /// Maximum number of open seeks of one address prefix: /24 of IPv4, /64 of IPv6.
    pub seeks_of_address: usize,
    /// Maximum number of open seeks of one player.
    pub seeks_by_guest: usize,
    /// Maximum number of pending challenges.
    pub challenges: usize,
    /// Maximum number of pending challenges of one address prefix.
    pub challenges_of_address: usize,
    /// Maximum number of pending challenges of one player.
    pub challenges_by_guest: usize,
    /// Time after which a challenge expires.
    pub challenge_kept: Duration,
    /// Minimum interval between broadcasts of a game's spectator count.
    pub watching_every: Duration,
    /// Time that a player must be away before others are notified.
    pub absence: AbsenceLimits,
    /// Interval between lobby ticks, which pair players and broadcast changes.
    pub lobby_tick: Duration,
    /// Maximum number of unfinished games of one player.
    pub unfinished_games: u32,
    /// Maximum number of unfinished games without moves of one player.
    pub unplayed_games_by_guest: u32,
    /// Maximum number of unfinished games without moves. At the limit, no new game is created.
    pub unplayed_games: u32,
    /// Maximum number of moves and passes in a game. The game then ends without a winner.
    pub game_plies: u32,
    /// Maximum number of events in a game, including takebacks and offers. The game then ends without a winner.
    pub game_events: u32,
    /// Minimum free disk space, in mebibytes. With less, games in progress continue and new work is refused.
    pub free_disk_mib: u64,
    /// Maximum number of writes waiting for the disk. With more, games in progress continue and no new game is created.
    pub backlog: usize,
    /// Maximum time that a ready task waits for a thread, in milliseconds. If waits are longer for most of
    /// [`ServerLimits::overload_window_ms`], games in progress continue and new work is refused.
    pub scheduling_delay_ms: u64,
    /// Maximum time until a write is on disk, in milliseconds. If writes take longer for most of
    /// [`ServerLimits::overload_window_ms`], games in progress continue and new work is refused.
    pub commit_delay_ms: u64,
    /// Length of the window in which overload is measured, in milliseconds.
    pub overload_window_ms: u64,
    /// Idle time after which a room is unloaded. Sockets, a clock that counts seconds, or a pending engine move keep it
    /// in memory.
    pub room_idle: Duration,
    /// Idle time for a room that has only been read since it was loaded, if shorter than `room_idle`.
    pub room_read: Duration,
    /// Time after which an unanswered job is queued again.
    pub lease: Duration,
    /// Number of nodes searched for each position of an analysis.
    pub analysis_nodes: u64,
    /// Maximum number of analyses in progress. A player can have only one.
    pub analyses: usize,
    /// Maximum number of analyses in progress for one address prefix: /24 of IPv4, /64 of IPv6.
    pub analyses_of_address: usize,
    /// Time without an answer after which an analysis is dropped.
    pub analysis_timeout: Duration,
    /// Maximum time that a worker's request waits for a job.
    pub poll: Duration,
    /// Interval between heartbeats, which are written while the clock of any game runs.
    pub heartbeat: Duration,
    /// Interval between sweeps of the stored games.
    pub sweep_every: Duration,
    /// Time without an event after which a game is aborted if a side has not moved yet and no clock runs. Also the time
    /// after which games cancelled before the first move are deleted.
    pub unplayed_kept: Duration,
    /// Time without an event after which any other game without a running clock is aborted; `None` for never.
    pub unfinished_kept: Option<Duration>,
    /// Time that an opponent must be away before the game can be claimed.
    pub claim: ClaimLimits,
    /// Time limit for each choice of a setup, in games between two people with a clock that counts seconds.
    pub setup_time: Duration,
    /// Maximum delay before an engine's move is played, in milliseconds; twice as long for computer players.
    pub engine_think_ms: u64,
    /// Maximum size of a shared analysis, in bytes of JSON.
    pub shared_bytes: usize,
    /// Maximum size of all shared analyses, in mebibytes. Above the limit, the oldest ones are deleted.
    pub shared_mib: u64,
    /// Time after which a shared analysis is deleted if it was not shared again.
    pub shared_kept: Duration,
    /// Maximum number of records that a player may keep in the account.
    pub records: u32,
    /// Maximum size of a record kept in an account, in bytes.
    pub record_bytes: usize,
    /// Maximum total size of the compressed records of a player, in mebibytes.
    pub records_mib_of_account: u64,
    /// Maximum size of the compressed records of all players, in mebibytes. At the limit, no more records are stored.
    pub records_mib: u64,
    /// Maximum number of tournaments that are not over.
    pub tournaments: u32,
    /// Maximum number of an account's tournaments that are not over.
    pub tournaments_of_account: u32,
    /// Maximum number of players in a tournament, including players who have left it.
    pub tournament_entries: u32,
    /// Interval between updates of tournaments.
    pub tournament_tick: Duration,
    pub relay: RelayLimits,
    /// Maximum number of clubs.
    pub clubs: u32,
    /// Maximum number of clubs that an account owns.
    pub clubs_of_account: u32,
    /// Maximum number of members of a club, including players waiting for approval.
    pub club_members: u32,
    /// Whether new accounts are allowed.
    pub sign_up: Switch,
    pub chat: ChatLimits,
    pub house: HouseLimits,
    /// Maximum time for finishing open work at shutdown.
    pub drain: Duration,
    /// Size of a connection's kernel send buffer, in bytes; `None` for the system's default.
    pub send_buffer: Option<u32>,
}

impl Default for ServerLimits {
    #[expect(clippy::too_many_lines, reason = "a table")]
    fn default() -> Self {
        Self {
            header_timeout: Duration::from_secs(5),
            body_timeout: Duration::from_secs(10),
            body_bytes: 64 * 1024,
            // Two of the largest bodies at once; the rate is ten times that of a very active player.
            inbound_burst: 128 * 1024,
            inbound_rate: 32 * 1024,
            connections: 16_384,
            // Room for every socket that an address may have, and as many requests.
            connections_by_address: 1_024,
            // A whole school behind one address; 1/32 of all connections.
            sockets_by_address: 512,
            // A tab for each of several games, on several devices.
            sockets_by_guest: 32,
            frame_bytes: 8 * 1024,
            queue_frames: 64,
            write_timeout: Duration::from_secs(5),
            // Longer than `write_timeout`, so that a socket that is too slow can report the reason before it is closed.
            stall_timeout: Duration::from_secs(20),
            ping_every: Duration::from_secs(10),
            idle_timeout: Duration::from_secs(35),
            // Lichess permits 100 messages in 20 s.
            burst: 100,
            rate: 5,
            work: WorkLimits::default(),
            // A new game takes 11 KiB and a game of forty plies 20 KiB, so this many games take about 400 MiB.
            rooms: 20_000,
            // Space for all of these games, and for more than a thousand of the longest possible games.
            rooms_mib: 1_536,
            // More than ten thousand games of forty plies.
            rooms_mib_of_address: 256,
            // More seeks than anyone scrolls through. A small server has about ten.
            seeks: 500,
            // A school class of thirty with three seeks each; a fifth of all seeks.
            seeks_of_address: 100,
            seeks_by_guest: 3,
            // Each challenge takes about a kilobyte.
            challenges: 10_000,
            // A club that invites its members to a tournament; a twentieth of all challenges.
            challenges_of_address: 500,
            challenges_by_guest: 20,
            challenge_kept: DAY,
            watching_every: Duration::from_secs(2),
            absence: AbsenceLimits::default(),
            lobby_tick: Duration::from_millis(500),
            unfinished_games: 200,
            // Invitations that friends have not accepted yet.
            unplayed_games_by_guest: 50,
            // More games than one address prefix can create, with rematches, in the three days before they are aborted.
            unplayed_games: 600_000,
            // The longest real games have about 300 plies.
            game_plies: 2_000,
            // Four events per ply; each takes about 30 bytes on disk once packed.
            game_events: 8_000,
            // Space for more than half a million moves.
            free_disk_mib: 256,
            // Four commits of up to 512 writes: about a tenth of a second on a slow disk.
            backlog: 2_000,
            // A move is scheduled four times before it is acknowledged, so players begin to notice longer delays.
            scheduling_delay_ms: 5,
            // A slow disk syncs in 30 ms.
            commit_delay_ms: 100,
            // Longer than a short burst of work, and longer than it takes to open a page.
            overload_window_ms: 500,
            room_idle: Duration::from_secs(300),
            // A page requests its game twice, then opens a socket.
            room_read: Duration::from_secs(5),
            lease: Duration::from_secs(30),
            // Takes a third of a second, which is the longest that a move in a game waits for an analysis job.
            analysis_nodes: 150_000,
            analyses: 64,
            // A school class or a club; an eighth of all analyses.
            analyses_of_address: 8,
            analysis_timeout: Duration::from_secs(300),
            poll: Duration::from_secs(20),
            // One sync every five seconds; after a crash, at most five seconds of thinking time are not charged.
            heartbeat: Duration::from_secs(5),
            sweep_every: Duration::from_secs(600),
            // An invitation sent on Friday may be answered on Monday.
            unplayed_kept: DAY.saturating_mul(3),
            // Players of a game without a clock may take weeks for a move.
            unfinished_kept: None,
            claim: ClaimLimits::default(),
            // There are at most five setups, and players know them before the game.
            setup_time: Duration::from_secs(45),
            engine_think_ms: 4_000,
            // Enough for a game of 300 plies with a comment on every move and a hundred variations.
            shared_bytes: 512 * 1024,
            // Space for twenty thousand analyses that are too long for a link.
            shared_mib: 256,
            // A link in a chat may be opened months later.
            shared_kept: DAY.saturating_mul(365),
            // A game a day for five years; each takes 1 to 2 KB on disk.
            records: 2_000,
            // Four times the size of a game of 300 plies with its rules and verdict. Such a record fits into a request
            // body even if every quotation mark is escaped.
            record_bytes: 32 * 1024,
            // Ten times the size of 2,000 typical records.
            records_mib_of_account: 16,
            // Five hundred full accounts, or millions of typical records.
            records_mib: 8_192,
            // Each tournament is read about once a second while it is played.
            tournaments: 200,
            // A club's weekly tournament, a special one, and one for testing.
            tournaments_of_account: 3,
            // Pairing a round of this size takes less than a second.
            tournament_entries: 200,
            tournament_tick: Duration::from_secs(1),
            relay: RelayLimits::default(),
            // More clubs than a country has. Each takes a few kilobytes.
            clubs: 1_000,
            // A club, its branch, and one for testing.
            clubs_of_account: 3,
            // The whole club can enter one tournament.
            club_members: 200,
            sign_up: Switch::On,
            chat: ChatLimits::default(),
            house: HouseLimits::default(),
            drain: Duration::from_secs(8),
            send_buffer: None,
        }
    }
}
