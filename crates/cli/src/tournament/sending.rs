//! Sends commands to a tournament.

use super::show;
use ::tournament::{Command, DivisionId, GameAt, Tournament};
use command::Failure;
use janggi::Language;

pub(super) fn now() -> i64 {
    server::Clock::system().now_ms()
}

/// Executes a command at the current time.
pub(super) fn send(tournament: &mut Tournament, command: &Command, language: Language) -> Result<(), Failure> {
    let answer = tournament.handle(command, now(), None);
    answer.map(|_| ()).map_err(|refusal| show::refused(&refusal, language))
}

/// Locates a game by its round (by default the last one), its table, and its number in a series or team match. The
/// number counts from 1.
pub(super) fn game_at(
    tournament: &Tournament,
    division: DivisionId,
    (round, table, game): (Option<u16>, u16, u8),
) -> GameAt {
    let rounds = tournament.state().division(division).map_or(0, |of| of.rounds.len());
    GameAt {
        division,
        round: round.unwrap_or(u16::try_from(rounds).unwrap_or(u16::MAX)),
        table,
        game: game.saturating_sub(1),
    }
}
