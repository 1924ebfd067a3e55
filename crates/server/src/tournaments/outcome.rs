//! Converts the results of finished games to tournament results. Pure.

use janggi::{BySide, Cause, Outcome};
use play::Player;
use store::TournamentGameState;
use tournament::state::Match;
use tournament::{EntryId, Points, Side};

/// Minimum number of plies for an abandoned game to count as played.
const BEGUN: u32 = 2;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Ended {
    Won(tournament::Outcome),
    /// A draw, or a game without a result.
    Undecided,
}

/// Returns the result of a pairing's game; `None` if the game is in progress or its winner is not in the pairing.
/// `entry` returns the entry of a player.
pub(super) fn ended(
    found: &Match,
    state: &TournamentGameState,
    entry: impl Fn(Player) -> Option<EntryId>,
) -> Option<Ended> {
    let (outcome, code) = state.result.as_ref()?;
    let Outcome::Win(side) = *outcome else {
        return Some(Ended::Undecided);
    };
    let winner = state.seats[side].and_then(entry).filter(|id| found.has(*id))?;
    // The players swap sides after each game of a pairing, but results refer to the sides of the first game.
    let is_exchanged = found.side(winner, 0) != side_of(side);
    let winner = found.side(winner, 0);
    if code == Cause::Abandoned.code() && state.plies < BEGUN {
        return Some(Ended::Won(tournament::Outcome::Forfeit { winner }));
    }
    let totals = state.facts.as_deref().and_then(totals);
    let Some(BySide { cho, han }) = totals else {
        return Some(Ended::Won(tournament::Outcome::Full { winner }));
    };
    let (cho, han) = if is_exchanged { (han, cho) } else { (cho, han) };
    let counted = tournament::Outcome::Counted {
        winner,
        cho: Some(cho),
        han: Some(han),
    };
    let is_clear = !counted.contradicts_its_totals();
    Some(Ended::Won(if is_clear {
        counted
    } else {
        tournament::Outcome::won(winner, true)
    }))
}

/// Returns the points of both sides if points decided the game.
fn totals(facts: &str) -> Option<BySide<Points>> {
    let facts: serde_json::Value = serde_json::from_str(facts).ok()?;
    let total = |name: &str| {
        let halves = facts[name].as_i64()?;
        i32::try_from(halves).ok().map(Points::halves)
    };
    if facts["decided_by"] != "points" {
        return None;
    }
    Some(BySide {
        cho: total("cho_half")?,
        han: total("han_half")?,
    })
}

const fn side_of(side: janggi::Side) -> Side {
    match side {
        janggi::Side::Cho => Side::Cho,
        janggi::Side::Han => Side::Han,
    }
}
