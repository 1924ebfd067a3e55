//! Writes the public games of a database by month, without private data.

use super::folder::{NewFolder, SummedFile};
use crate::database::Reads;
use crate::stored_games::cannot_read;
use command::Failure;
use flate2::write::GzEncoder;
use janggi::{BySide, Side};
use jiff::Timestamp;
use jiff::tz::Offset;
use play::room::{Room, SeatHolder};
use play::{Moment, Player};
use std::collections::{BTreeMap, HashMap};
use std::io::Write;
use store::{FinishedGame, QueryError, Seat};
use wire::api::{BOT, GameExport, GamePlayer};

/// Number of games read at once.
const PAGE: u32 = 200;
/// Number of games between progress lines on standard error.
const PROGRESS_INTERVAL: u64 = 10_000;

/// Number of games in each month, such as `2026-11`.
pub(super) type Months = BTreeMap<String, u64>;

/// Public profiles of players. Guests and closed accounts have none.
type People = HashMap<Player, GamePlayer>;

/// File with the games of one month.
struct MonthFile {
    month: String,
    file: GzEncoder<SummedFile>,
}

/// Writes the games of each month in the order in which they ended.
pub(super) async fn write(database: &dyn Reads, folder: &mut NewFolder) -> Result<Months, Failure> {
    let (mut cursor, mut months, mut total) = (None, Months::new(), 0);
    let mut open: Option<MonthFile> = None;
    loop {
        let games = database.finished_after(cursor, PAGE).await.map_err(cannot_read)?;
        let Some(last) = games.last() else { break };
        cursor = Some(last.cursor());
        let people = people(database, &games).await?;
        for game in games.iter().filter(|game| game.plies > 0) {
            let Some(export) = export(database, game, &people).await? else {
                continue;
            };
            let month = month(game.result.ended_ms)?;
            if open.as_ref().is_none_or(|open| open.month != month) {
                close(folder, open.take())?;
                let file = folder.packed_file(&format!("games/{month}.ndjson.gz"))?;
                open = Some(MonthFile {
                    month: month.clone(),
                    file,
                });
            }
            if let Some(MonthFile { file, .. }) = &mut open {
                serde_json::to_writer(&mut *file, &export).map_err(std::io::Error::from)?;
                file.write_all(b"\n")?;
            }
            *months.entry(month).or_default() += 1;
            total += 1;
            if total % PROGRESS_INTERVAL == 0 {
                eprintln!("{total} games so far");
            }
        }
    }
    close(folder, open)?;
    Ok(months)
}

fn close(folder: &mut NewFolder, open: Option<MonthFile>) -> Result<(), Failure> {
    open.map_or(Ok(()), |open| folder.close_packed(open.file))
}

/// Returns the month of a time in UTC, such as `2026-11`.
fn month(at_ms: i64) -> Result<String, Failure> {
    let at = Timestamp::from_millisecond(at_ms).map_err(|error| Failure::work("bad_time", error))?;
    let day = Offset::UTC.to_datetime(at);
    Ok(format!("{:04}-{:02}", day.year(), day.month()))
}

/// Returns the profiles of the account holders in these games.
async fn people(database: &dyn Reads, games: &[FinishedGame]) -> Result<People, Failure> {
    let seats = games.iter().flat_map(|game| [game.seats.cho, game.seats.han]);
    let mut players: Vec<Player> = seats.filter_map(Seat::player).collect();
    players.sort_unstable();
    players.dedup();
    let rows = database.program_profiles(players).await.map_err(cannot_read)?;
    let people = rows.into_iter().filter_map(|row| {
        let handle = row.handle.filter(|_| row.has_account)?;
        let player = GamePlayer {
            id: Some(handle.to_ascii_lowercase()),
            name: handle,
            title: row.bot.then(|| BOT.to_owned()),
            ..GamePlayer::default()
        };
        Some((row.player, player))
    });
    Ok(people.collect())
}

/// Returns a game for export, or `None` if it is not public or its stored events are unreadable.
async fn export(database: &dyn Reads, game: &FinishedGame, people: &People) -> Result<Option<GameExport>, Failure> {
    let stored = match database.events_of(game.game).await {
        Ok(stored) => stored,
        Err(QueryError::Unreadable { .. }) => return Ok(None),
        Err(error) => return Err(cannot_read(error)),
    };
    if !store::terms(&stored).is_some_and(|terms| terms.is_public()) {
        return Ok(None);
    }
    let Ok((room, _)) = store::load(&stored) else {
        return Ok(None);
    };
    let players = players(&room, people);
    let export = wire::api::game_export(&room, Moment(game.created_ms)).with(players);
    if !room.terms().rated {
        return Ok(Some(export));
    }
    let changes = database.rating_changes_of(game.game).await.map_err(cannot_read)?;
    Ok(Some(export.rated_by(changes)))
}

fn players(room: &Room, people: &People) -> BySide<GamePlayer> {
    BySide::from_fn(|side: Side| match room.seats()[side] {
        SeatHolder::Player(player) => people.get(&player).cloned().unwrap_or_default(),
        program => GamePlayer::of_program(program),
    })
}
