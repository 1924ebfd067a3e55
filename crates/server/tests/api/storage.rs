//! A disk that cannot be written to: clients are informed, no task spins, and no acknowledged event is lost.

use crate::client::Client;
use crate::socket::{Socket, act};
use crate::test_server::{config, open, own_game, soon};
use janggi::BySide;
use play::chat::Channel;
use play::rating::{Ladder, Rating, RatingBasis, RatingChange, RatingUpdate, Results};
use play::{ClubId, GameId, Player, TournamentId};
use serde_json::json;
use server::{Clock, Deps, FreeSpace, Random, Server, WebApp};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use store::sqlite::SqliteStore;
use store::{
    AccessTokenHash, AccessTokenRow, AccountQueries, AccountRecordRow, AccountRow, Answer, BlockRow, ChatCursor,
    ChatQueries, ChatRow, ClubEventRow, ClubMemberRow, ClubNewsRow, ClubQueries, ClubRole, ClubRow, Command,
    CommandError, Commands, CreationCursor, EmailLinkRow, FinishedGame, GameRow, HandleKind, Invitation,
    LeaderboardRequest, LetterRow, LinkHash, NoticeId, Page, PageRequest, Phase, PreferencesRow, ProfileRow,
    ProgramProfileRow, PushNoticeRow, PushQueries, PushSubscriptionRow, Queries, QueryError, RatingQueries, RecordId,
    RecordQueries, ResultCursor, SessionRow, SharedBounds, SharedId, SharedQueries, StoredEvents, StoredSession, Swap,
    TokenHash, TournamentChatQueries, TournamentChatRow, TournamentGameRow, TournamentPhase, TournamentQueries,
    TournamentRow, UnfinishedGame, UnreadableGame,
};

/// A real store that can be told to fail every write. It counts probes and loaded games.
#[derive(Debug)]
struct BrokenStore {
    store: SqliteStore,
    control: Arc<Control>,
}

#[derive(Debug, Default)]
struct Control {
    broken: AtomicBool,
    loads: AtomicUsize,
    probes: AtomicUsize,
}

impl Commands for BrokenStore {
    fn execute(&self, command: Command) -> Answer<(), CommandError> {
        if matches!(command, Command::Probe) {
            self.control.probes.fetch_add(1, Ordering::SeqCst);
        }
        if self.control.broken.load(Ordering::SeqCst) {
            return Box::pin(async { Err(CommandError::Database("disk full".to_owned())) });
        }
        self.store.execute(command)
    }

    fn rate(&self, writes: Command, update: RatingUpdate) -> Answer<Swap, CommandError> {
        if self.control.broken.load(Ordering::SeqCst) {
            return Box::pin(async { Err(CommandError::Database("disk full".to_owned())) });
        }
        self.store.rate(writes, update)
    }

    fn backlog(&self) -> usize {
        self.store.backlog()
    }
}

impl Queries for BrokenStore {
    fn events_of(&self, game: GameId) -> Answer<StoredEvents, QueryError> {
        self.control.loads.fetch_add(1, Ordering::SeqCst);
        self.store.events_of(game)
    }

    fn analysis_of(&self, game: GameId) -> Answer<Option<String>, QueryError> {
        self.store.analysis_of(game)
    }

    fn games_of(&self, player: Player, page: PageRequest) -> Answer<Page<GameRow>, QueryError> {
        self.store.games_of(player, page)
    }

    fn games_before(
        &self,
        player: Player,
        cursor: Option<CreationCursor>,
        limit: u32,
    ) -> Answer<Vec<GameRow>, QueryError> {
        self.store.games_before(player, cursor, limit)
    }

    fn unfinished_games_of(&self, player: Player) -> Answer<u32, QueryError> {
        self.store.unfinished_games_of(player)
    }

    fn unfinished_ids_of(&self, player: Player, most: u32) -> Answer<Vec<GameId>, QueryError> {
        self.store.unfinished_ids_of(player, most)
    }

    fn unplayed_games_of(&self, player: Player) -> Answer<u32, QueryError> {
        self.store.unplayed_games_of(player)
    }

    fn unplayed_games(&self) -> Answer<u32, QueryError> {
        self.store.unplayed_games()
    }

    fn player_of_token(&self, token_hash: TokenHash) -> Answer<Option<Player>, QueryError> {
        self.store.player_of_token(token_hash)
    }

    fn games_in(&self, phase: Phase, page: PageRequest) -> Answer<Page<GameRow>, QueryError> {
        self.store.games_in(phase, page)
    }

    fn open_games(&self, page: PageRequest) -> Answer<Page<GameRow>, QueryError> {
        self.store.open_games(page)
    }

    fn invitations_after(&self, game: Option<GameId>, limit: u32) -> Answer<Vec<Invitation>, QueryError> {
        self.store.invitations_after(game, limit)
    }

    fn finished_after(&self, cursor: Option<ResultCursor>, limit: u32) -> Answer<Vec<FinishedGame>, QueryError> {
        self.store.finished_after(cursor, limit)
    }

    fn unpacked_after(&self, id: Option<GameId>, limit: u32) -> Answer<Vec<GameId>, QueryError> {
        self.store.unpacked_after(id, limit)
    }

    fn unfinished_after(
        &self,
        phase: Phase,
        cursor: Option<CreationCursor>,
        limit: u32,
    ) -> Answer<Vec<UnfinishedGame>, QueryError> {
        self.store.unfinished_after(phase, cursor, limit)
    }

    fn called_off_before(&self, ended_ms: i64, limit: u32) -> Answer<Vec<GameId>, QueryError> {
        self.store.called_off_before(ended_ms, limit)
    }

    fn lived_until(&self, at_ms: i64) -> Answer<Option<i64>, QueryError> {
        self.store.lived_until(at_ms)
    }

    fn game_ids_after(&self, id: Option<GameId>, limit: u32) -> Answer<Vec<GameId>, QueryError> {
        self.store.game_ids_after(id, limit)
    }

    fn unreadable_games(&self) -> Answer<Vec<UnreadableGame>, QueryError> {
        self.store.unreadable_games()
    }

    fn ping(&self) -> Answer<(), QueryError> {
        self.store.ping()
    }
}

impl RatingQueries for BrokenStore {
    fn ratings_of(&self, player: Player) -> Answer<Vec<Rating>, QueryError> {
        self.store.ratings_of(player)
    }

    fn rating_history(&self, player: Player, ladder: Ladder, limit: u32) -> Answer<Vec<RatingChange>, QueryError> {
        self.store.rating_history(player, ladder, limit)
    }

    fn rating_changes_of(&self, game: GameId) -> Answer<BySide<Option<RatingChange>>, QueryError> {
        self.store.rating_changes_of(game)
    }

    fn leaderboard(&self, request: LeaderboardRequest) -> Answer<Page<Rating>, QueryError> {
        self.store.leaderboard(request)
    }

    fn results_between(&self, player: Player, opponent: Player) -> Answer<Results, QueryError> {
        self.store.results_between(player, opponent)
    }

    fn rating_basis(&self, players: BySide<Player>, ladder: Ladder, since_ms: i64) -> Answer<RatingBasis, QueryError> {
        self.store.rating_basis(players, ladder, since_ms)
    }

    fn all_ratings(&self) -> Answer<(Vec<Rating>, Vec<RatingChange>), QueryError> {
        self.store.all_ratings()
    }
}

/// Implements queries by forwarding them to the real store.
macro_rules! asks_the_store {
    ($($name:ident($($given:ident: $type:ty),*) -> $found:ty;)+) => {
        $(fn $name(&self, $($given: $type),*) -> Answer<$found, QueryError> {
            self.store.$name($($given),*)
        })+
    };
}

impl AccountQueries for BrokenStore {
    asks_the_store! {
        session(token_hash: TokenHash) -> Option<StoredSession>;
        sessions_of(player: Player) -> Vec<SessionRow>;
        access_token(token: AccessTokenHash) -> Option<AccessTokenRow>;
        access_tokens_of(player: Player) -> Vec<AccessTokenRow>;
        program_profiles(players: Vec<Player>) -> Vec<ProgramProfileRow>;
        handles_of(player: Player) -> Vec<(String, HandleKind)>;
        player_of_handle(look: &str) -> Option<Player>;
        accounts_without_handle(most: u32) -> Vec<(Player, String)>;
        account_count() -> u64;
        account_of(player: Player) -> Option<AccountRow>;
        account_named(skeleton: &str) -> Option<AccountRow>;
        accounts_by_email(look: &str, most: u32) -> Vec<AccountRow>;
        email_link(link: LinkHash) -> Option<EmailLinkRow>;
        letters(at_ms: i64, most: u32) -> Vec<LetterRow>;
        is_name_taken(skeletons: [String; 2]) -> bool;
        profiles(players: Vec<Player>) -> Vec<ProfileRow>;
        preferences_of(player: Player) -> Vec<PreferencesRow>;
        blocks_of(player: Player) -> Vec<BlockRow>;
        blocked_with(player: Player) -> Vec<Player>;
    }
}

impl ChatQueries for BrokenStore {
    asks_the_store! {
        chat_of(game: GameId, channel: Channel, limit: u32) -> Vec<ChatRow>;
        chat_bytes() -> u64;
        chat_by(player: Player, cursor: Option<ChatCursor>, limit: u32) -> Vec<ChatRow>;
    }
}

impl SharedQueries for BrokenStore {
    asks_the_store! {
        shared(id: SharedId) -> Option<Vec<u8>>;
        has_shared_beyond(bounds: SharedBounds) -> bool;
    }
}

impl PushQueries for BrokenStore {
    asks_the_store! {
        push_key() -> Option<Vec<u8>>;
        push_notice_waits(session: TokenHash, id: NoticeId) -> bool;
        push_subscriptions_of(player: Player) -> Vec<PushSubscriptionRow>;
        push_notices(at_ms: i64, most: u32) -> Vec<(PushNoticeRow, PushSubscriptionRow)>;
    }
}

impl RecordQueries for BrokenStore {
    asks_the_store! {
        account_record(player: Player, id: RecordId) -> Option<AccountRecordRow>;
        record_bytes() -> u64;
        account_records_after(player: Player, seq: u32, most: u32) -> Vec<AccountRecordRow>;
    }
}

impl TournamentQueries for BrokenStore {
    asks_the_store! {
        tournament(id: TournamentId) -> Option<TournamentRow>;
        tournament_events(id: TournamentId, after: u64) -> Vec<String>;
        tournaments(phase: TournamentPhase, page: PageRequest) -> Page<TournamentRow>;
        due_tournaments(now_ms: i64) -> Vec<TournamentId>;
        tournament_games(id: TournamentId, round: u16) -> Vec<TournamentGameRow>;
        tournament_helpers(id: TournamentId) -> Vec<Player>;
        tournaments_of_club(club: ClubId, phase: TournamentPhase, most: u32) -> Vec<TournamentRow>;
        begun_tournaments(player: Player) -> Vec<TournamentRow>;
    }
}

impl TournamentChatQueries for BrokenStore {
    asks_the_store! {
        tournament_chat(id: TournamentId, limit: u32) -> Vec<TournamentChatRow>;
        tournament_chat_by(
            player: Player, after: Option<(i64, TournamentId)>, limit: u32
        ) -> Vec<TournamentChatRow>;
    }
}

impl ClubQueries for BrokenStore {
    asks_the_store! {
        club(id: ClubId) -> Option<ClubRow>;
        clubs(search: String, page: PageRequest) -> Page<ClubRow>;
        clubs_of(player: Player, most: u32) -> Vec<(ClubRow, ClubMemberRow)>;
        club_members(id: ClubId) -> Vec<ClubMemberRow>;
        club_ratings(id: ClubId) -> Vec<Rating>;
        club_role(id: ClubId, player: Player) -> Option<ClubRole>;
        club_events(id: ClubId) -> Vec<ClubEventRow>;
        club_names(clubs: Vec<ClubId>) -> Vec<(ClubId, String)>;
        club_news(player: Player) -> Vec<ClubNewsRow>;
    }
}

#[tokio::test]
async fn a_disk_that_cannot_be_written_makes_no_game_spin_and_loses_no_move() {
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let control = Arc::new(Control::default());
    let config = config(folder.path());
    let deps = Deps {
        store: Box::new(BrokenStore {
            store: SqliteStore::open(folder.path()).unwrap(),
            control: Arc::clone(&control),
        }),
        clock: Clock::system(),
        random: Random::system(),
        free_space: FreeSpace::of(folder.path()),
        levels: config.levels.clone(),
        origins: Vec::new(),
        base_path: server::BasePath::default(),
        limits: config.limits,
        web: WebApp::not_built(),
    };
    let server = Server::start_with(config, deps).unwrap();
    let mut player = Client::new(server.addr());
    let mut game = own_game();
    game["time"] = json!({"kind": "fischer", "main_ms": 600_000, "increment_ms": 0});
    let id = open(&mut player, &game).await;
    let path = format!("/api/games/{id}");
    let (mut socket, _) = Socket::open(&player, &id).await;
    let now = socket.arrange_both().await;
    let acknowledged = socket.act(&now, "a4a5").await;

    control.broken.store(true, Ordering::SeqCst);
    assert_eq!(socket.refused(act(&acknowledged, "a7a6")).await, "storage_failed");
    assert_eq!(socket.read_kind("bye").await["reason"], json!("restart"));
    assert_eq!(socket.read_close().await, Some(1013), "try again later");
    ask_for_the_health(&mut player, &control).await;
    let before = control.loads.load(Ordering::SeqCst);
    for _ in 0..200 {
        player.get(&path).await.expect_code(503, "storage_failed");
    }
    let loads = control.loads.load(Ordering::SeqCst) - before;
    assert!((1..10).contains(&loads), "{loads} loads for 200 requests");

    control.broken.store(false, Ordering::SeqCst);
    // The server retries writing by itself.
    soon(async { while player.get("/health").await.status != 200 {} }).await;
    let view = soon(async {
        loop {
            let answer = player.get(&path).await;
            if answer.status == 200 {
                return answer.json();
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    })
    .await;
    assert_eq!(view["now"]["fen"], acknowledged["fen"]);
    let (mut socket, state) = Socket::open(&player, &id).await;
    socket.act(&state["game"]["now"], "a7a6").await;
    server.stop().await;
}

/// Requests the health of a server that cannot write. The server must retry at most once a second, however many
/// requests arrive.
async fn ask_for_the_health(visitor: &mut Client, control: &Control) {
    let began = Instant::now();
    for _ in 0..50 {
        visitor.get("/health").await.expect_code(503, "storage_failed");
    }
    let seconds = usize::try_from(began.elapsed().as_secs()).unwrap();
    let probes = control.probes.load(Ordering::SeqCst);
    assert!((1..=seconds + 2).contains(&probes), "{probes} writes in {seconds} s");
}
