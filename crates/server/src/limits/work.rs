//! The kinds of work that clients request, and their limits.

/// Kinds of work that clients request. Each has its own limit, so that using up one limit does not affect the others.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Work {
    /// A new game, guest or tournament.
    Create,
    /// A change of an account, or an attempt to sign in.
    Account,
    /// A rematch, which is a new game as well.
    Rematch,
    /// A socket's handshake.
    Socket,
    /// A frame of a socket.
    Message,
    /// A request that only reads.
    Get,
    /// A game that has to be loaded into memory.
    Load,
    /// A page of bulk data, or another request that reads many rows.
    Page,
    /// A file of many games, or of all data stored about a player.
    Export,
    /// A kibibyte stored in an account or for a link.
    Keep,
    /// A change of conditional moves.
    Lines,
    /// A requested analysis.
    Analysis,
    /// A chat message, or a request for the recent messages of a game.
    Chat,
    /// A byte of stored chat.
    ChatByte,
    /// A thousand nodes searched by the engine.
    Engine,
    /// A picture that has to be rendered.
    Picture,
    /// An analysis stored for a link.
    Share,
    /// A record stored in or deleted from an account, or a change of a tournament.
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

/// Limits on the amount of work at once and in the long run.
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
    /// For all clients of one address prefix together: /24 of IPv4, /64 of IPv6.
    pub address: Allowance,
    /// For one player, from any address.
    pub guest: Allowance,
}

/// The allowances of every kind of work.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WorkLimits {
    /// New games, guests and tournaments.
    pub create: Allowances,
    /// Changes of accounts, and attempts to sign in.
    pub account: Allowances,
    pub rematch: Allowances,
    /// Handshakes of sockets.
    pub socket: Allowances,
    /// Frames of all sockets together.
    pub message: Allowances,
    /// Requests that only read; the player behind them is not looked up.
    pub get: Allowance,
    /// Games that have to be loaded into memory.
    pub load: Allowances,
    /// Pages of bulk data, and other requests that read many rows.
    pub page: Allowances,
    /// Files of many games, or of all data stored about a player.
    pub export: Allowances,
    /// Kibibytes stored in accounts or for links.
    pub keep: Allowances,
    /// Changes of conditional moves.
    pub lines: Allowances,
    /// Requested analyses.
    pub analysis: Allowances,
    /// Chat messages, and requests for recent messages.
    pub chat: Allowances,
    /// Bytes of stored chat.
    pub chat_bytes: Allowances,
    /// Thousands of nodes that the engine searches in games. Games in progress are not affected; a player beyond the
    /// limit cannot start another game against the engine.
    pub engine: Allowances,
    /// Pictures of positions that have to be rendered; the player behind them is not looked up.
    pub picture: Allowance,
    /// Analyses stored for a link; the player behind them is not looked up.
    pub share: Allowance,
    /// Records stored in or deleted from accounts, and changes of tournaments.
    pub record: Allowances,
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

/// Returns allowances for work that is charged only to the address.
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
            // A school class behind one address; one person starts at most one game per second for a minute.
            create: Allowances {
                address: Allowance::new(120, 60),
                guest: Allowance::new(60, 30),
            },
            // A school class that signs in at once; a hash takes 20 ms of CPU time.
            account: Allowances {
                address: Allowance::new(300, 30),
                guest: Allowance::new(60, 30),
            },
            rematch: Allowances {
                address: Allowance::new(120, 60),
                guest: Allowance::new(60, 30),
            },
            // Everyone behind one address reconnects at once when the server restarts; a tab without a network retries
            // every few seconds.
            socket: Allowances {
                address: Allowance::new(1_024, 600),
                guest: Allowance::new(120, 120),
            },
            // Four sockets at their full rate for a player, and five hundred fast players for an address.
            message: Allowances {
                address: Allowance::new(10_000, 12_000),
                guest: Allowance::new(400, 1_200),
            },
            // A page loads thirty files: six hundred pages at once, and four hundred a minute.
            get: Allowance::new(20_000, 12_000),
            // Each takes up to 2 ms of CPU time. Everyone behind one address returns to a game at once when the server
            // restarts.
            load: Allowances {
                address: Allowance::new(1_200, 600),
                guest: Allowance::new(300, 120),
            },
            // A tenth of a megabyte each. Enough for a new device that fetches all records of its player.
            page: Allowances {
                address: Allowance::new(2_000, 600),
                guest: Allowance::new(400, 60),
            },
            // An export takes seconds of CPU time if much is stored, and is rarely needed.
            export: Allowances {
                address: Allowance::new(10, 2),
                guest: Allowance::new(2, 1),
            },
            // A school class whose devices upload all their games at once; after that, 180 MiB a day.
            keep: Allowances {
                address: Allowance::new(32_768, 128),
                guest: Allowance::new(8_192, 32),
            },
            // For a player with forty correspondence games.
            lines: Allowances {
                address: Allowance::new(300, 120),
                guest: Allowance::new(60, 20),
            },
            // Each takes a worker half a minute.
            analysis: Allowances {
                address: Allowance::new(60, 30),
                guest: Allowance::new(20, 10),
            },
            // Everyone behind one address opens the chats again when the server restarts. A player may send one message
            // every two seconds in all games together.
            chat: Allowances {
                address: Allowance::new(1_024, 600),
                guest: Allowance::new(60, 30),
            },
            // A school class in which everyone writes a typical message every two seconds; in the long run, 80 MiB a
            // day.
            chat_bytes: Allowances {
                address: Allowance::new(262_144, 60_000),
                guest: Allowance::new(32_768, 6_000),
            },
            // The strongest level searches 80,000 nodes per move: a player may have four whole games at this level at
            // once, and 75 moves a minute; a school, six times as much.
            engine: Allowances {
                address: Allowance::new(120_000, 36_000),
                guest: Allowance::new(20_000, 6_000),
            },
            // Each takes 50 ms of CPU time. Enough for a messenger that previews the links of a busy group.
            picture: Allowance::new(120, 60),
            // Enough for a school class that shares its homework. A shared item is at most 50 KB.
            share: Allowance::new(60, 10),
            // Enough for one device, or a school class, that uploads all its games after a long time offline.
            record: Allowances {
                address: Allowance::new(1_200, 240),
                guest: Allowance::new(200, 60),
            },
        }
    }
}
