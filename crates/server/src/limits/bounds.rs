//! Every limit of the server with its default.

use super::chat::{ChatLimits, Switch};
use super::claims::{AbsenceLimits, ClaimLimits};
use super::house::HouseLimits;
use super::work::WorkLimits;
use std::time::Duration;

const DAY: Duration = Duration::from_secs(86_400);

/// Limits on the resources of a client. [`ServerLimits::default`] suits a public server.
#[derive(Debug, Clone, Copy)]
pub struct ServerLimits {
    /// A request's head must have arrived within this time.
    pub header_timeout: Duration,
    /// A request's body must have arrived within this time.
    pub body_timeout: Duration,
    /// Largest request body, bytes.
    pub body_bytes: usize,
    /// Number of bytes read from a connection at once.
    pub inbound_burst: u32,
    /// Bytes per second read from a connection in the long run; more waits in the kernel.
    pub inbound_rate: u32,
    /// Connections at the same time, sockets among them; more are closed at once.
    pub connections: usize,
    /// Connections of one address prefix at the same time, sockets among them; more are closed at once. Trusted proxies
    /// have as many as they like.
    pub connections_by_address: usize,
    /// Open sockets of one address prefix.
    pub sockets_by_address: usize,
    /// Open sockets of one guest.
    pub sockets_by_guest: usize,
    /// Largest WebSocket message, bytes.
    pub frame_bytes: usize,
    /// Frames waiting for one reader; one more and the connection is closed as too slow.
    pub queue_frames: usize,
    /// Time in which the kernel must accept a frame; otherwise the reader is too slow.
    pub write_timeout: Duration,
    /// An answer of which the kernel takes nothing for this long is given up, and its connection closed.
    pub stall_timeout: Duration,
    /// The server pings a socket this often.
    pub ping_every: Duration,
    /// A socket from which nothing came for this long is closed.
    pub idle_timeout: Duration,
    /// Messages a socket may send at once.
    pub burst: u32,
    /// Messages a second a socket may send in the long run.
    pub rate: u32,
    /// Rate limits of each kind of work, per address prefix and per guest.
    pub work: WorkLimits,
    /// Games in memory; beyond it, no new one is created.
    pub rooms: usize,
    /// Mebibytes of games in memory; beyond it, no other is loaded.
    pub rooms_mib: usize,
    /// The part of it made or opened by an address prefix.
    pub rooms_mib_of_address: usize,
    /// Open seeks in the lobby.
    pub seeks: usize,
    /// The part of them of an address prefix: /24 of IPv4, /64 of IPv6.
    pub seeks_of_address: usize,
    /// Open seeks of one player.
    pub seeks_by_guest: usize,
    /// Challenges that wait for an answer.
    pub challenges: usize,
    /// The part of them of an address prefix.
    pub challenges_of_address: usize,
    /// Challenges of one player that wait for an answer.
    pub challenges_by_guest: usize,
    /// A challenge ends by itself after this time.
    pub challenge_kept: Duration,
    /// Minimum interval between updates of the number of spectators.
    pub watching_every: Duration,
    /// Time that a player must be away before others are notified.
    pub absence: AbsenceLimits,
    /// Interval at which changes in the lobby are sent.
    pub lobby_tick: Duration,
    /// Unfinished games a player may have.
    pub unfinished_games: u32,
    /// Games in which nothing was played yet, of one player.
    pub unplayed_games_by_guest: u32,
    /// Stored games in which nothing was played yet; with more, no new one is made.
    pub unplayed_games: u32,
    /// Steps and passes of one game; then it ends without a winner.
    pub game_plies: u32,
    /// Events of one game, among them takebacks and offers; then it ends without a winner.
    pub game_events: u32,
    /// Free disk space, mebibytes; with less, games that run continue and nothing new is taken.
    pub free_disk_mib: u64,
    /// Writes waiting for the disk; with more, games that run continue and no new one is made.
    pub backlog: usize,
    /// Milliseconds that a task which could continue waits for a thread. If it is more for most of
    /// [`ServerLimits::overload_window_ms`], games in progress continue and new work is refused.
    pub scheduling_delay_ms: u64,
    /// Milliseconds until a write is on disk. If it takes longer for most of that time, the same applies.
    pub commit_delay_ms: u64,
    /// Milliseconds of which most must have been too slow.
    pub overload_window_ms: u64,
    /// A room without readers, clock or pending move leaves memory after this time.
    pub room_idle: Duration,
    /// The same for a room that was only read since it was loaded.
    pub room_read: Duration,
    /// A job not answered within this time is given to another worker.
    pub lease: Duration,
    /// Positions that a worker looks at for each position of a game that is analysed.
    pub analysis_nodes: u64,
    /// Analyses in progress at the same time; of one player there is one.
    pub analyses: usize,
    /// Analyses in progress at the same time for one address prefix: /24 of IPv4, /64 of IPv6.
    pub analyses_of_address: usize,
    /// An analysis of which nothing was heard for this long is given up.
    pub analysis_timeout: Duration,
    /// A worker's request for a job waits this long at most.
    pub poll: Duration,
    /// While a game's clock runs, the server writes this often that it lives.
    pub heartbeat: Duration,
    /// Interval between checks of games that are not open.
    pub sweep_every: Duration,
    /// A game in which not both sides have moved, and no clock runs, is aborted after this time without an event.
    pub unplayed_kept: Duration,
    /// Any other game without a clock is aborted after this time without an event, if ever.
    pub unfinished_kept: Option<Duration>,
    /// Time that an opponent must be away before the game can be claimed.
    pub claim: ClaimLimits,
    /// Time limit for each choice of a setup in a game of two people with a clock.
    pub setup_time: Duration,
    /// The longest, in milliseconds, that the engine keeps a move that it has found, as a person would think.
    pub engine_think_ms: u64,
    /// Bytes of JSON of an analysis stored for a link.
    pub shared_bytes: usize,
    /// Mebibytes of all analyses stored for links; beyond it the oldest are deleted.
    pub shared_mib: u64,
    /// An analysis that was not shared again for so long is forgotten.
    pub shared_kept: Duration,
    /// Records that a player may keep in the account.
    pub records: u32,
    /// Bytes of one of them.
    pub record_bytes: usize,
    /// Maximum total size of the compressed records of a player, in mebibytes.
    pub records_mib_of_account: u64,
    /// Mebibytes of all records of everyone, compressed; beyond it, no other is stored.
    pub records_mib: u64,
    /// Whether new accounts are allowed.
    pub sign_up: Switch,
    /// Chat in games.
    pub chat: ChatLimits,
    /// House players.
    pub house: HouseLimits,
    /// Draining must be over within this time.
    pub drain: Duration,
    /// Size of a connection's kernel send buffer, bytes; `None` leaves it to the system.
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
            // Every socket that an address may have, and as many requests.
            connections_by_address: 1_024,
            // A whole school behind one address; one in thirty-two of the connections.
            sockets_by_address: 512,
            // A tab for each of several games, on several devices.
            sockets_by_guest: 32,
            frame_bytes: 8 * 1024,
            queue_frames: 64,
            write_timeout: Duration::from_secs(5),
            // Longer than a socket's own, which says why it ends.
            stall_timeout: Duration::from_secs(20),
            ping_every: Duration::from_secs(10),
            idle_timeout: Duration::from_secs(35),
            // 100 messages in 20 s is what lichess lets a player send.
            burst: 100,
            rate: 5,
            work: WorkLimits::default(),
            // A fresh game takes 11 KiB, one of forty plies 20 KiB: 400 MiB.
            rooms: 20_000,
            // Room for all of those, and for more than a thousand of the longest possible ones.
            rooms_mib: 1_536,
            // Ten thousand games of forty plies.
            rooms_mib_of_address: 256,
            // As many as visitors look through. A small server has ten.
            seeks: 500,
            // A class of thirty, three each; a fifth of all.
            seeks_of_address: 100,
            seeks_by_guest: 3,
            // A kilobyte each.
            challenges: 10_000,
            // A club that invites its members to a tournament; a twentieth of all.
            challenges_of_address: 500,
            challenges_by_guest: 20,
            challenge_kept: DAY,
            watching_every: Duration::from_secs(2),
            absence: AbsenceLimits::default(),
            lobby_tick: Duration::from_millis(500),
            unfinished_games: 200,
            // Invitations that friends have not followed yet.
            unplayed_games_by_guest: 50,
            // More than one address can make, with rematches, in the three days after which they are aborted.
            unplayed_games: 600_000,
            // The longest real games have about 300.
            game_plies: 2_000,
            // Four for each ply; about 30 bytes each on disk once they are packed.
            game_events: 8_000,
            // More than half a million moves.
            free_disk_mib: 256,
            // A commit takes a few milliseconds and carries up to 512 writes: this is a tenth of a second and more.
            backlog: 2_000,
            // A move is taken up by a thread four times until it is acknowledged: this is when players begin to notice.
            scheduling_delay_ms: 5,
            // A disk of the slow kind syncs in 30 ms.
            commit_delay_ms: 100,
            // Longer than a burst that is over by itself, and than it takes to open a page.
            overload_window_ms: 500,
            room_idle: Duration::from_secs(300),
            // A page asks for its game twice, then opens a socket.
            room_read: Duration::from_secs(5),
            lease: Duration::from_secs(30),
            // A third of a second each: a player's move never waits longer for a worker.
            analysis_nodes: 150_000,
            analyses: 64,
            // A school class or a club; an eighth of all.
            analyses_of_address: 8,
            analysis_timeout: Duration::from_secs(300),
            poll: Duration::from_secs(20),
            // One sync in five seconds: after a crash, at most five seconds of thinking time are given back.
            heartbeat: Duration::from_secs(5),
            sweep_every: Duration::from_secs(600),
            // An invitation sent on Friday is answered on Monday.
            unplayed_kept: DAY.saturating_mul(3),
            // Correspondence play without a clock: no player thinks for a month.
            unfinished_kept: None,
            claim: ClaimLimits::default(),
            // Four setups to choose from, known before the game.
            setup_time: Duration::from_secs(45),
            engine_think_ms: 4_000,
            // A game of 300 plies with a comment on every move and a hundred variations.
            shared_bytes: 512 * 1024,
            // Twenty thousand analyses that are too long for a link.
            shared_mib: 256,
            // A link in a chat is looked for a season later.
            shared_kept: DAY.saturating_mul(365),
            // A game a day for five years; 1 to 2 KB each on disk.
            records: 2_000,
            // Four times a game of 300 plies with its rules and its verdict, which fits into a request's body also where
            // every quotation mark is escaped.
            record_bytes: 32 * 1024,
            // Ten times what 2,000 usual records take.
            records_mib_of_account: 16,
            // Five hundred accounts that are full, or millions of usual records.
            records_mib: 8_192,
            sign_up: Switch::On,
            chat: ChatLimits::default(),
            house: HouseLimits::default(),
            drain: Duration::from_secs(8),
            send_buffer: None,
        }
    }
}
