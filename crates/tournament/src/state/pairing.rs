//! A pairing with the results of its games, and the overall result.

use std::cmp::Ordering;

use crate::entry::EntryId;
use crate::event::{Pairing, Role};
use crate::outcome::{Outcome, Scoring, Side};
use crate::plan::{DivisionPlan, Games};
use crate::points::Points;

/// A pairing with its results.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    pub pairing: Pairing,
    /// Results of the games; `None` for a game without a result.
    pub games: Vec<Option<Outcome>>,
    pub records: Vec<Option<String>>,
    /// Late entries, each with seconds late and seconds deducted from the clock; `None` if the game is lost.
    pub late: Vec<(EntryId, u32, Option<u32>)>,
}

/// Result of a pairing over all its games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    Won(EntryId),
    Even,
    /// Neither side appeared, so both lose.
    BothLost,
}

impl Match {
    /// Creates a pairing without results.
    pub(super) fn new(pairing: &Pairing, games: Games) -> Self {
        Self {
            pairing: *pairing,
            games: vec![None; usize::from(games.most())],
            records: vec![None; usize::from(games.most())],
            late: Vec::new(),
        }
    }

    /// Returns whether an entry plays in this pairing.
    #[must_use]
    pub fn has(&self, id: EntryId) -> bool {
        self.pairing.cho == id || self.pairing.han == id
    }

    /// Returns the opponent of an entry in this pairing.
    #[must_use]
    pub fn opponent(&self, id: EntryId) -> EntryId {
        self.pairing.other(id)
    }

    /// Returns the side of an entry in a game, counted from 0. Sides alternate between games.
    #[must_use]
    pub fn side(&self, id: EntryId, game: usize) -> Side {
        let first = if self.pairing.cho == id { Side::Cho } else { Side::Han };
        if game.is_multiple_of(2) { first } else { first.other() }
    }

    /// Returns the entry that plays `side` in a game, counted from 0.
    #[must_use]
    pub fn entry(&self, side: Side, game: usize) -> EntryId {
        let is_cho = (side == Side::Cho) == game.is_multiple_of(2);
        if is_cho { self.pairing.cho } else { self.pairing.han }
    }

    /// Returns the number of games that an entry has won in this pairing.
    #[must_use]
    pub fn wins(&self, id: EntryId) -> usize {
        let games = self.games.iter().enumerate();
        let won = |&(game, outcome): &(usize, &Option<Outcome>)| {
            outcome.is_some_and(|outcome| outcome.winner() == Some(self.side(id, game)))
        };
        games.filter(won).count()
    }

    /// Returns whether the pairing has no records, and no results but the forfeits of entries that are gone.
    #[must_use]
    pub fn is_unplayed(&self, is_gone: &dyn Fn(EntryId) -> bool) -> bool {
        let is_open = |(game, outcome): (usize, &Option<Outcome>)| match outcome {
            None => true,
            Some(Outcome::Forfeit { winner }) => is_gone(self.entry(winner.other(), game)),
            Some(Outcome::BothForfeit) => is_gone(self.pairing.cho) && is_gone(self.pairing.han),
            Some(_) => false,
        };
        self.games.iter().enumerate().all(is_open) && self.records.iter().all(Option::is_none)
    }

    /// Returns the result of the pairing; `None` while it is undecided. Team matches are decided by board points,
    /// series by wins.
    #[must_use]
    pub fn decision(&self, plan: &DivisionPlan) -> Option<Decision> {
        let (cho, han) = (self.pairing.cho, self.pairing.han);
        let wins = (self.wins(cho), self.wins(han));
        let is_full = self.games.iter().all(Option::is_some);
        let (is_decided, order) = match plan.games {
            Games::Single => (is_full, wins.0.cmp(&wins.1)),
            Games::BestOf { games } => {
                let has_most = wins.0.max(wins.1) > usize::from(games / 2);
                (is_full || has_most, wins.0.cmp(&wins.1))
            }
            Games::Boards { .. } => {
                let points = |id| self.points(id, &plan.scoring);
                (is_full, points(cho).cmp(&points(han)))
            }
        };
        if !is_decided {
            return None;
        }
        let both_lost = |outcome: &Option<Outcome>| *outcome == Some(Outcome::BothForfeit);
        Some(match order {
            Ordering::Greater => Decision::Won(cho),
            Ordering::Less => Decision::Won(han),
            Ordering::Equal if self.games.iter().all(both_lost) => Decision::BothLost,
            Ordering::Equal => Decision::Even,
        })
    }

    /// Returns the sum of an entry's points in all games of the pairing.
    #[must_use]
    pub fn points(&self, id: EntryId, scoring: &Scoring) -> Points {
        let games = self.games.iter().enumerate();
        let points = games.filter_map(|(game, outcome)| outcome.map(|one| scoring.points(one, self.side(id, game))));
        points.sum()
    }

    /// Returns the winner of the first game that has one.
    #[must_use]
    pub fn first_winner(&self) -> Option<EntryId> {
        let mut games = self.games.iter().enumerate();
        games.find_map(|(game, outcome)| outcome.and_then(|one| one.winner()).map(|side| self.entry(side, game)))
    }

    /// Returns whether the pairing is the game for third place.
    #[must_use]
    pub fn is_for_third(&self) -> bool {
        self.pairing.role == Role::ThirdPlace
    }
}
