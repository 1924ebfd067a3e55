//! Messages of the API for programs, documented in docs/reference/api.md. They have the structure and names that
//! clients of lichess expect; additions for Janggi have separate names.
//!
//! - `users`: players and tokens; `challenge`: challenges and seeks
//! - `events`: an account's event stream; `game`: a player's game stream; `watch`: streams for spectators
//! - `status`: the status of a game; `export`: a game as JSON
//!
//! Unless noted otherwise, times are in milliseconds. White is Cho, who moves first, and black is Han.

mod challenge;
mod events;
mod export;
mod game;
mod status;
mod users;
mod watch;

pub use challenge::{
    ByoyomiTerms, Challenge, ChallengePerf, ChallengeRequest, ChallengeStatus, ChallengeUser, Challenges,
    DeclineReason, OpenChallenge, Paired, SeekRequest, TimeControlView, USUAL_RULES, challenge, given, open_challenge,
};
pub use events::{Compat, EndReason, Event, GameInfo, NowPlaying, Opponent, SetupInfo, game_info, setup_info};
pub use export::{ExportPlayer, ExportPlayers, ExportUser, GameExport, game_export};
pub use game::{
    Byoyomi, ChatLine, GameClock, GameFull, GamePlayer, GameState, OpponentGone, PerfName, Points, Setups, Variant,
    board_action, chat_room_name, chat_text, game_full, game_state,
};
pub use status::{Status, StatusView};
pub use users::{BOT, Done, Perf, TokenInfo, User, UserStatus, perfs};
pub use watch::{
    FeaturedGame, FeaturedPlayer, TvLine, WatchedGame, WatchedPosition, past_positions, watched_game, watched_position,
};
