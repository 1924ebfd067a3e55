//! Lists of games to watch and of players online. Each list is cached for three seconds.

use super::made::Made;
use super::people::ladder;
use super::state::Lobby;
use crate::error::AppError;
use crate::identity::{RatedPlayers, player_views};
use crate::room::Rooms;
use crate::services::Services;
use play::GameId;
use play::room::{BoardPly, Level, SeatHolder};
use std::cmp::Reverse;
use std::sync::Arc;
use wire::lobby::LiveGame;
use wire::vocabulary::{BySide, PlayerView, SeatKind, SeatView};

/// Maximum number of games in the list. If there are more, only the most watched are listed.
const MOST_GAMES: usize = 100;
/// Maximum number of online players considered for the list.
const MOST_PLAYERS: usize = 1_000;

type Seats = janggi::BySide<SeatHolder>;

impl Lobby {
    /// Returns the public games in progress: highest rated first, then most watched, then newest.
    pub(crate) async fn live(&self) -> Result<Arc<Vec<LiveGame>>, AppError> {
        let now_ms = self.0.services.clock.now_ms();
        if let Some(list) = Made::fresh(self.lock().live.as_ref(), now_ms) {
            return Ok(list);
        }
        let most_watched = self.0.services.live_games.most_watched(MOST_GAMES);
        let mut games = in_progress(&self.0.services, &self.0.rooms, (most_watched, MOST_GAMES)).await?;
        games.sort_by_key(|game| {
            (
                Reverse(rating_of(game)),
                Reverse(game.watching),
                Reverse(game.started_ms),
            )
        });
        let list = Arc::new(games);
        self.lock().live = Some(Made {
            at_ms: now_ms,
            list: Arc::clone(&list),
        });
        Ok(list)
    }

    /// Returns the online players with a name, sorted by name.
    pub(crate) async fn online(&self) -> Result<Arc<Vec<PlayerView>>, AppError> {
        let now_ms = self.0.services.clock.now_ms();
        if let Some(list) = Made::fresh(self.lock().online.as_ref(), now_ms) {
            return Ok(list);
        }
        let players = self.0.admission.online(MOST_PLAYERS);
        let views = player_views(&self.0.services, players).await?;
        let mut named: Vec<PlayerView> = views.into_values().filter(|view| view.name.is_some()).collect();
        named.sort_by(|one, other| one.name.cmp(&other.name));
        let list = Arc::new(named);
        self.lock().online = Some(Made {
            at_ms: now_ms,
            list: Arc::clone(&list),
        });
        Ok(list)
    }
}

/// Returns the first `most` of these games that are in progress.
pub(crate) async fn in_progress(
    services: &Services,
    rooms: &Rooms,
    (games, most): (Vec<GameId>, usize),
) -> Result<Vec<LiveGame>, AppError> {
    let mut found = Vec::new();
    for game in games {
        if found.len() < most {
            found.extend(live_game(rooms, game).await?);
        }
    }
    named(services, found).await
}

/// Returns the game and its seats; `None` if it is not in progress.
async fn live_game(rooms: &Rooms, game: GameId) -> Result<Option<(LiveGame, Seats)>, AppError> {
    let view = rooms.query(game, None, |snapshot| {
        let room = snapshot.room;
        let played = room.played().filter(|_| room.verdict().is_none())?;
        let terms = room.terms();
        let moved = played.log.iter().rev().find(|logged| logged.board == BoardPly::Yes);
        let seats = *room.seats();
        let game = LiveGame {
            id: terms.game.to_string(),
            rules: terms.rules_id.clone(),
            movement: terms.rules.movement,
            time: wire::convert::time(terms.time),
            rated: terms.rated,
            seats: BySide {
                cho: seat_view(seats.cho),
                han: seat_view(seats.han),
            },
            fen: janggi::fen::print(played.game.position()),
            turn: played.game.turn().map(wire::convert::side),
            last: moved.map(|logged| logged.action.to_string()),
            ply: played.ply(),
            watching: snapshot.watching,
            started_ms: snapshot.created.0,
        };
        Some((game, seats))
    });
    view.await
}

/// Adds the players' names and ratings to the games.
async fn named(services: &Services, games: Vec<(LiveGame, Seats)>) -> Result<Vec<LiveGame>, AppError> {
    let seats = games.iter().flat_map(|(_, seats)| [seats.cho, seats.han]);
    let people = RatedPlayers::load(services, seats.filter_map(SeatHolder::player).collect()).await?;
    let mut named = Vec::with_capacity(games.len());
    for (mut game, seats) in games {
        let ladder = ladder(game.movement, wire::convert::time_back(game.time));
        for (holder, seat) in [(seats.cho, &mut game.seats.cho), (seats.han, &mut game.seats.han)] {
            if let Some(view) = holder.player().and_then(|player| people.view(player, ladder)) {
                seat.player = Some(view);
            }
        }
        named.push(game);
    }
    Ok(named)
}

/// Returns the sum of the players' ratings, without provisional ones. `None`, which sorts lowest, if none are left.
fn rating_of(game: &LiveGame) -> Option<i32> {
    let seats = [&game.seats.cho, &game.seats.han];
    let ratings = seats.map(|seat| seat.player.as_ref().and_then(|player| player.rating));
    let ratings = ratings.into_iter().flatten().filter(|rating| !rating.provisional);
    ratings.map(|rating| rating.rating).reduce(|one, other| one + other)
}

fn seat_view(holder: SeatHolder) -> SeatView {
    let kind = match holder {
        SeatHolder::Player(_) => SeatKind::Guest,
        SeatHolder::Engine(_) | SeatHolder::House(_) => SeatKind::Engine,
        SeatHolder::Open => SeatKind::Open,
    };
    SeatView {
        kind,
        level: holder.level().map(Level::number),
        house: holder.house().map(|house| house.code().to_owned()),
        you: false,
        player: holder.player().map(|player| PlayerView::nameless(player.to_string())),
    }
}
