//! The kinds of work that clients request, and their limits.

use super::token_bucket::Rate;

/// Kinds of work that clients request. Each has its own limit, so using up one does not affect the others.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Work {
    /// A new game, guest, tournament or club; also a request for a game in the lobby.
    Create,
    /// A change to an account, or an attempt to sign in.
    Account,
    Rematch,
    /// A socket's handshake.
    Socket,
    /// A frame from a socket, other than a pong, or a small HTTP request, such as a move.
    Message,
    /// A request that only reads.
    Get,
    /// Loading a game into memory.
    Load,
    /// A page of bulk data, or another request that reads many rows.
    Page,
    /// A file of many games, or of all data stored about a player.
    Export,
    /// A kibibyte stored in an account or for a shared analysis.
    Keep,
    /// A change of conditional moves.
    Lines,
    Analysis,
    /// A chat message, or a request for the recent messages of a game.
    Chat,
    /// A byte of stored chat.
    ChatByte,
    /// A thousand nodes searched by the engine.
    Engine,
    /// Rendering a picture.
    Picture,
    /// Sharing an analysis.
    Share,
    /// A record stored in or deleted from an account, or a change to a tournament, club or relay.
    Record,
}

impl Work {
    /// Returns the name used in refusals and in docs/reference/server.md.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Create => "create",
            Self::Account => "account",
            Self::Rematch => "rematch",
            Self::Socket => "socket",
            Self::Message => "message",
            Self::Get => "get",
            Self::Load => "load",
            Self::Page => "page",
            Self::Export => "export",
            Self::Keep => "keep-kib",
            Self::Lines => "lines",
            Self::Analysis => "analysis",
            Self::Chat => "chat",
            Self::ChatByte => "chat-bytes",
            Self::Engine => "engine",
            Self::Picture => "picture",
            Self::Share => "share",
            Self::Record => "record",
        }
    }
}

/// A rate limit: the amount of work allowed at once, and per minute in the long run.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Allowance {
    /// Maximum amount at once.
    pub burst: u32,
    /// Sustained amount per minute, 1 to 60,000.
    pub a_minute: u32,
}

/// Allowances of one kind of work.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Allowances {
    /// Allowance for all clients of one address prefix together: /24 of IPv4, /64 of IPv6.
    pub address: Allowance,
    /// Allowance for one player, with or without an account, from any address.
    pub guest: Allowance,
}

/// The allowances of every kind of work.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WorkLimits {
    /// New games, guests, tournaments and clubs; also requests for games in the lobby.
    pub create: Allowances,
    /// Changes to accounts, and attempts to sign in.
    pub account: Allowances,
    pub rematch: Allowances,
    /// Handshakes of sockets.
    pub socket: Allowances,
    /// Frames from all sockets together, other than pongs, and small HTTP requests, such as moves.
    pub message: Allowances,
    /// Requests that only read. Charged only to the address.
    pub get: Allowance,
    /// Games loaded into memory.
    pub load: Allowances,
    /// Pages of bulk data, and other requests that read many rows.
    pub page: Allowances,
    /// Files of many games, or of all data stored about a player.
    pub export: Allowances,
    /// Kibibytes stored in accounts or for shared analyses.
    pub keep: Allowances,
    /// Changes to conditional moves.
    pub lines: Allowances,
    pub analysis: Allowances,
    /// Chat messages, and requests for the recent messages of a game.
    pub chat: Allowances,
    /// Bytes of stored chat.
    pub chat_bytes: Allowances,
    /// Thousands of nodes that the engine searches in games. Games in progress are not affected; a player beyond the
    /// limit cannot start another game against the engine.
    pub engine: Allowances,
    /// Pictures of positions that have to be rendered. Charged only to the address.
    pub picture: Allowance,
    /// Shared analyses. Charged only to the address.
    pub share: Allowance,
    /// Records stored in or deleted from accounts, and changes to tournaments, clubs and relays.
    pub record: Allowances,
}

impl From<Allowance> for Rate {
    fn from(allowance: Allowance) -> Self {
        Self {
            burst: allowance.burst,
            refill_ms: 60_000 / allowance.a_minute.clamp(1, 60_000),
        }
    }
}

impl Allowance {
    const fn new(burst: u32, a_minute: u32) -> Self {
        Self { burst, a_minute }
    }
}

impl WorkLimits {
    pub(super) const fn of(&self, work: Work) -> Allowances {
        match work {
            Work::Create => self.create,
            Work::Account => self.account,
            Work::Rematch => self.rematch,
            Work::Socket => self.socket,
            Work::Message => self.message,
            Work::Load => self.load,
            Work::Page => self.page,
            Work::Export => self.export,
            Work::Keep => self.keep,
            Work::Lines => self.lines,
            Work::Analysis => self.analysis,
            Work::Chat => self.chat,
            Work::ChatByte => self.chat_bytes,
            Work::Engine => self.engine,
            Work::Record => self.record,
            Work::Get => to_addresses(self.get),
            Work::Picture => to_addresses(self.picture),
            Work::Share => to_addresses(self.share),
        }
    }
}

/// Returns the allowances of work that is charged only to the address.
const fn to_addresses(allowance: Allowance) -> Allowances {
    Allowances {
        address: allowance,
        guest: allowance,
    }
}

impl Default for WorkLimits {
    #[expect(clippy::too_many_lines, reason = "a table")]
    fn default() -> Self {
        Self {
            // Enough for a school class behind one address.
            create: Allowances {
                address: Allowance::new(120, 60),
                guest: Allowance::new(60, 30),
            },
            // Enough for a school class that signs in at once. Hashing a password takes 20 ms of CPU time.
            account: Allowances {
                address: Allowance::new(300, 30),
                guest: Allowance::new(60, 30),
            },
            rematch: Allowances {
                address: Allowance::new(120, 60),
                guest: Allowance::new(60, 30),
            },
            // After a restart of the server, everyone behind one address reconnects at once. A tab that has lost its
            // network retries every few seconds.
            socket: Allowances {
                address: Allowance::new(1_024, 600),
                guest: Allowance::new(120, 120),
            },
            // Four sockets at their full rate for a player, and five hundred fast players for an address.
            message: Allowances {
                address: Allowance::new(10_000, 12_000),
                guest: Allowance::new(400, 1_200),
            },
            // A page loads thirty files, so this allows over six hundred pages at once, and four hundred a minute.
            get: Allowance::new(20_000, 12_000),
            // Each takes up to 2 ms of CPU time. After a restart of the server, everyone behind one address returns to
            // a game at once.
            load: Allowances {
                address: Allowance::new(1_200, 600),
                guest: Allowance::new(300, 120),
            },
            // Each is about a tenth of a megabyte. Enough for a new device that fetches all records of its player.
            page: Allowances {
                address: Allowance::new(2_000, 600),
                guest: Allowance::new(400, 60),
            },
            // An export takes seconds of CPU time if much is stored, and is rarely needed.
            export: Allowances {
                address: Allowance::new(10, 2),
                guest: Allowance::new(2, 1),
            },
            // Enough for a school class that uploads all its games at once; after that, 180 MiB a day.
            keep: Allowances {
                address: Allowance::new(32_768, 128),
                guest: Allowance::new(8_192, 32),
            },
            // Enough for a player with forty correspondence games.
            lines: Allowances {
                address: Allowance::new(300, 120),
                guest: Allowance::new(60, 20),
            },
            // Each takes a worker half a minute.
            analysis: Allowances {
                address: Allowance::new(60, 30),
                guest: Allowance::new(20, 10),
            },
            // After a restart of the server, everyone behind one address opens the chat again. A player may send one
            // message every two seconds in all games together.
            chat: Allowances {
                address: Allowance::new(1_024, 600),
                guest: Allowance::new(60, 30),
            },
            // Enough for a school class in which everyone sends a typical message every two seconds. In the long run,
            // 80 MiB a day.
            chat_bytes: Allowances {
                address: Allowance::new(262_144, 60_000),
                guest: Allowance::new(32_768, 6_000),
            },
            // The strongest level searches 80,000 nodes per move. A player may use the nodes of four whole games at
            // once, and of 75 moves a minute; a school six times as many.
            engine: Allowances {
                address: Allowance::new(120_000, 36_000),
                guest: Allowance::new(20_000, 6_000),
            },
            // Each takes 50 ms of CPU time. Enough for a messenger that previews the links of a busy group.
            picture: Allowance::new(120, 60),
            // Enough for a school class that shares its homework.
            share: Allowance::new(60, 10),
            // Enough for a device, or all devices of a school class, that upload their games after a long time offline.
            record: Allowances {
                address: Allowance::new(1_200, 240),
                guest: Allowance::new(200, 60),
            },
        }
    }
}
