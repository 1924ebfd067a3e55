//! Stores the end of a rated game and its rating changes in one transaction. If the ratings have changed since they
//! were read, new ones are computed and the transaction is retried.

use super::actor::Actor;
use super::storing::writes;
use crate::database::Database;
use crate::error::AppError;
use janggi::BySide;
use play::Moment;
use play::rating::{GAMES_IN_A_NETWORK, GAMES_OF_A_PAIR, PAIR_WINDOW, RatedLately};
use play::room::{Command, Event, Room};
use store::Swap;

/// Maximum number of attempts. An attempt is repeated only if another game of one of the players has been rated in the
/// meantime, so even hundreds of their games may end at the same time.
const TRIES: u32 = 1_000;

/// An ended game that may be rated, with its last events, which are not stored yet.
pub(super) struct RatedEnding<'a> {
    pub(super) room: &'a Room,
    pub(super) created: Moment,
    pub(super) events: &'a [Event],
    /// Whether the players have used the same network.
    pub(super) neighbours: bool,
}

impl Actor {
    pub(super) fn rated_ending<'a>(&'a self, events: &'a [Event]) -> RatedEnding<'a> {
        RatedEnding {
            room: &self.room,
            created: self.created,
            events,
            neighbours: self.neighbours,
        }
    }
}

impl RatedEnding<'_> {
    /// Stores the events and the rating changes. Returns the room and the events, including the one that rates the
    /// game. If the game is not rated, stores nothing and returns `None`.
    pub(super) async fn store(
        &self,
        store: &Database,
        now: impl Fn() -> Moment,
    ) -> Result<Option<(Room, Vec<Event>)>, AppError> {
        let (Some([cho, han]), Some(ladder)) = (self.room.players_to_be_rated(), self.room.ladder()) else {
            return Ok(None);
        };
        for _ in 0..TRIES {
            let since_ms = now().0.saturating_sub_unsigned(PAIR_WINDOW.0);
            let basis = store.rating_basis(BySide { cho, han }, ladder, since_ms).await?;
            if !self.counts(basis.lately) {
                return Ok(None);
            }
            let neighbours = self.neighbours;
            let mut room = self.room.clone();
            let rated = room.handle(Command::Rate { neighbours }, basis.moment(now()));
            let rated = rated.map_err(AppError::internal)?.events;
            let events = [self.events, &rated].concat();
            let Some(game) = room.rated_game() else {
                return Err(AppError::internal("a game was rated and is not"));
            };
            let write = writes(&room, self.created, &events)?;
            match store.rate(write, basis.rate(&game)).await? {
                Swap::Done => return Ok(Some((room, events))),
                Swap::Outdated => {}
            }
        }
        Err(AppError::internal(
            "a game was not rated: others of its players always came first",
        ))
    }

    /// Returns whether the players are below the limits on recent rated games: with each other and, if they have used
    /// the same network, with neighbours.
    fn counts(&self, lately: RatedLately) -> bool {
        let with_neighbours = lately.cho_with_neighbours.max(lately.han_with_neighbours);
        lately.together < GAMES_OF_A_PAIR && !(self.neighbours && with_neighbours >= GAMES_IN_A_NETWORK)
    }
}

#[cfg(test)]
mod tests {
    use super::{RatedEnding, TRIES};
    use crate::counts::Counts;
    use crate::database::Database;
    use janggi::{Action, BySide, Preset};
    use play::rating::{GAMES_OF_A_PAIR, RatedGame, rate_all};
    use play::room::{Command, Event, PlayerCommand, Room, SeatHolder, StartPlan, TakebackPolicy, Terms, Visibility};
    use play::{GameId, GuestId, Millis, Moment, Player, TimeControl};
    use std::collections::BTreeSet;
    use std::sync::Arc;
    use store::sqlite::SqliteStore;
    use store::{GuestRow, TokenHash};
    use tokio::sync::Barrier;

    /// Time at which all games end.
    const END: Moment = Moment(100_000);
    const PLAYERS: u64 = 40;
    const GAMES: u64 = 1_000;

    fn player(number: u64) -> Player {
        Player::Guest(GuestId::from_bits(number))
    }

    /// Returns a database that contains the players.
    async fn database() -> (tempfile::TempDir, Database) {
        let folder = tempfile::tempdir().unwrap();
        let database = SqliteStore::open(folder.path()).unwrap();
        let store = Database::new(Box::new(database), Counts::default());
        for number in 0..PLAYERS {
            let guest = GuestRow {
                player: player(number),
                token_hash: TokenHash([u8::try_from(number).unwrap(); 32]),
                created_ms: 0,
            };
            store.execute(store::Command::NewGuest(guest)).await.unwrap();
        }
        (folder, store)
    }

    /// Returns a rated game that has just started, and its events.
    fn opened(game: u64, players: [Player; 2]) -> (Room, Vec<Event>) {
        let terms = Terms {
            game: GameId::from_bits(game),
            rules_id: Some("xiangqi@1".to_owned()),
            rules: Preset::Xiangqi.rules(),
            start: StartPlan::Arranged {
                handicap: Vec::new(),
                give: Vec::new(),
                deom_half: None,
            },
            // The games are on two ladders.
            time: TimeControl::Fischer {
                main: Millis::from_seconds(if game.is_multiple_of(3) { 900 } else { 300 }),
                increment: Millis::from_seconds(3),
            },
            takeback: TakebackPolicy::Never,
            seats: BySide {
                cho: SeatHolder::Player(players[0]),
                han: SeatHolder::Player(players[1]),
            },
            hands: None,
            invited: None,
            visibility: Visibility::Listed,
            zone: None,
            seniority: None,
            rated: true,
            referee: None,
            setup_time: None,
            tournament: None,
        };
        Room::open(terms, Moment(0)).unwrap()
    }

    /// Plays enough plies for a rated game, then resigns. Returns the game and the new events.
    fn ended(room: &Room, players: [Player; 2]) -> (Room, Vec<Event>) {
        let step = |file: &str, from: &str, to: &str| Action::Step {
            from: format!("{file}{from}").parse().unwrap(),
            to: format!("{file}{to}").parse().unwrap(),
        };
        let steps = ["a", "c", "e", "g", "i"].map(|file| [step(file, "4", "5"), step(file, "7", "6")]);
        let (mut room, mut events) = (room.clone(), Vec::new());
        let plies = steps.into_iter().flatten().map(Some).chain([None]);
        for (step, ply) in plies.zip(0_u32..) {
            let is_end = step.is_none();
            // Han resigns in games with an even number, although it is Cho's turn. Cho resigns in the others.
            let by = (ply + u32::from(is_end && room.terms().game.bits().is_multiple_of(2))) % 2;
            let command = Command::Player {
                player: players[by as usize],
                id: None,
                command: match step {
                    Some(action) => PlayerCommand::Act { ply, action },
                    None => PlayerCommand::Resign { ply, side: None },
                },
                round_trip: Millis::ZERO,
                seen: None,
            };
            let at = if is_end { END } else { Moment(ply.into()) };
            events.extend(room.handle(command, at).unwrap().events);
        }
        (room, events)
    }

    /// Stores the start of a game. Returns the game after its end, with the events that are not stored.
    async fn prepared(store: &Database, game: u64, players: [Player; 2]) -> (Room, Vec<Event>) {
        let (room, events) = opened(game, players);
        let opening = store::append(&room, Moment(0), &events).unwrap();
        store.execute(opening).await.unwrap();
        ended(&room, players)
    }

    /// Returns the rated games in the stored events.
    async fn rated_games(store: &Database) -> Vec<RatedGame> {
        let mut games = Vec::new();
        for game in store.game_ids_after(None, u32::MAX).await.unwrap() {
            let (room, _) = store::load(&store.events_of(game).await.unwrap()).unwrap();
            games.extend(room.rated_game());
        }
        games
    }

    /// Waits for all other games to be ready, then stores the end of this one.
    async fn end((room, events): (Room, Vec<Event>), store: Database, all: Arc<Barrier>) {
        let ending = RatedEnding {
            room: &room,
            created: Moment(0),
            events: &events,
            neighbours: false,
        };
        all.wait().await;
        // The clock stands still, so the time of each rating depends only on the order of the games.
        let (room, events) = ending.store(&store, || END).await.unwrap().expect("it counts");
        let stored = store.events_of(room.terms().game).await.unwrap();
        let last = |seq| seq == room.seq().0;
        assert!(stored.rows.last().is_some_and(|row| last(row.seq)));
        assert!(events.last().is_some_and(|event| last(event.seq.0)));
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 4)]
    async fn a_thousand_games_that_end_at_once_are_rated_as_their_events_say() {
        let (_folder, store) = database().await;
        // Every pair plays once and some twice, so no pair exceeds its limit.
        let pairs = (0..PLAYERS).flat_map(|one| (one + 1..PLAYERS).map(move |other| [player(one), player(other)]));
        let pairs: Vec<_> = pairs.collect();
        assert!(GAMES <= pairs.len() as u64 * u64::from(GAMES_OF_A_PAIR));
        let mut endings = Vec::new();
        for (game, players) in (0..GAMES).zip(pairs.iter().cycle()) {
            endings.push(prepared(&store, game, *players).await);
        }
        let barrier = Arc::new(Barrier::new(endings.len()));
        let tasks: Vec<_> = endings
            .into_iter()
            .map(|ending| tokio::spawn(end(ending, store.clone(), Arc::clone(&barrier))))
            .collect();
        for task in tasks {
            task.await.unwrap();
        }
        let games = rated_games(&store).await;
        assert_eq!(games.len() as u64, GAMES);
        let moments: BTreeSet<_> = games.iter().map(|game| game.at).collect();
        assert!(moments.len() < games.len(), "games of different players share moments");
        assert_eq!(store.all_ratings().await.unwrap(), rate_all(games));
        assert!(u64::from(TRIES) >= GAMES);
        store.close().await;
    }
}
