//! Filter for the games of a player. Rows are filtered here instead of in the database, so that no query reads more
//! than one page.

use janggi::{Arrangement, Side};
use play::room::Room;
use play::{Player, Speed};
use store::GameRow;

/// Criteria for the exported games of one player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Filter {
    pub(super) player: Player,
    /// Earliest creation time, in milliseconds since 1970.
    pub(super) since_ms: Option<i64>,
    pub(super) rated: Option<bool>,
    pub(super) versus: Option<Player>,
    /// The player's side.
    pub(super) side: Option<Side>,
    /// Wanted speeds; empty means all.
    pub(super) speeds: Vec<Speed>,
    /// A rule preset, with or without its version.
    pub(super) rules: Option<String>,
    /// The player's setup.
    pub(super) setup: Option<Arrangement>,
}

impl Filter {
    /// Returns whether this row is too old. Rows come newest first, so all later rows are too old as well.
    pub(super) fn is_past(&self, row: &GameRow) -> bool {
        self.since_ms.is_some_and(|since_ms| row.created_ms < since_ms)
    }

    /// Returns whether the row is a finished game with moves and matches the filter, except for the setup.
    pub(super) fn takes(&self, row: &GameRow) -> bool {
        let sits = |side: Side, player: Player| row.seats[side].player() == Some(player);
        let speed = || self.speeds.iter().any(|speed| speed.code() == row.speed);
        row.result.is_some()
            && row.plies > 0
            && !self.is_past(row)
            && self.rated.is_none_or(|rated| row.rated == Some(rated))
            && self.side.is_none_or(|side| sits(side, self.player))
            && self.versus.is_none_or(|versus| {
                let against = |side: Side| sits(side, self.player) && sits(side.opposite(), versus);
                Side::ALL.into_iter().any(against)
            })
            && (self.speeds.is_empty() || speed())
            && self.rules.as_deref().is_none_or(|wanted| {
                row.rules_id.as_deref().is_some_and(|rules| {
                    let unversioned = rules.split_once('@').map(|(name, _)| name);
                    rules == wanted || unversioned == Some(wanted)
                })
            })
    }

    /// Returns whether the player used the wanted setup. True if the filter has none.
    pub(super) fn takes_setup(&self, room: &Room) -> bool {
        let Some(wanted) = self.setup else { return true };
        let chosen = room.played().and_then(|played| played.arrangements);
        chosen.is_some_and(|chosen| {
            room.sides_of(self.player)
                .any(|side| self.side.is_none_or(|only| only == side) && chosen[side] == wanted)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::Filter;
    use janggi::{BySide, Outcome, Side};
    use play::{GameId, GuestId, Player, Speed};
    use store::{GameResult, GameRow, Phase, Seat};

    fn player(bits: u64) -> Player {
        Player::Guest(GuestId::from_bits(bits))
    }

    fn row() -> GameRow {
        GameRow {
            id: GameId::from_bits(1),
            created_ms: 100,
            updated_ms: 200,
            phase: Phase::Over,
            seats: BySide {
                cho: Seat::Player(player(1)),
                han: Seat::Player(player(2)),
            },
            rules_id: Some("kakao@1".to_owned()),
            movement: None,
            speed: "blitz".to_owned(),
            rated: Some(true),
            invited: None,
            plies: 3,
            turn: None,
            fen: None,
            result: Some(GameResult {
                ended_ms: 200,
                outcome: Outcome::Draw,
                code: "draw_agreed".to_owned(),
                rule: None,
                facts: "{}".to_owned(),
            }),
        }
    }

    fn all() -> Filter {
        Filter {
            player: player(1),
            since_ms: None,
            rated: None,
            versus: None,
            side: None,
            speeds: Vec::new(),
            rules: None,
            setup: None,
        }
    }

    #[test]
    fn every_part_of_a_filter_decides_alone() {
        assert!(all().takes(&row()));
        let unfinished = GameRow { result: None, ..row() };
        let unplayed = GameRow { plies: 0, ..row() };
        assert!(!all().takes(&unfinished) && !all().takes(&unplayed));
        let change = |change: &dyn Fn(&mut Filter)| {
            let mut filter = all();
            change(&mut filter);
            filter.takes(&row())
        };
        type Set = fn(&mut Filter, usize);
        // Index 0 sets a value that matches the row, index 1 a value that does not.
        let parts: [Set; 6] = [
            |filter, at| filter.since_ms = Some([100, 101][at]),
            |filter, at| filter.rated = Some([true, false][at]),
            |filter, at| filter.versus = Some(player([2, 1][at])),
            |filter, at| filter.side = Some([Side::Cho, Side::Han][at]),
            |filter, at| filter.speeds = vec![[Speed::Blitz, Speed::Rapid][at]],
            |filter, at| filter.rules = Some(["kakao", "kja"][at].to_owned()),
        ];
        for (number, part) in parts.into_iter().enumerate() {
            assert!(change(&|filter| part(filter, 0)), "{number}");
            assert!(!change(&|filter| part(filter, 1)), "{number}");
        }
        assert!(change(&|filter| filter.rules = Some("kakao@1".to_owned())));
        assert!(!change(&|filter| filter.rules = Some("kakao@2".to_owned())));
    }
}
