//! State of a division: its draws, rounds and pairings, and the effect of each event.

use super::{Decision, Match};
use crate::entry::EntryId;
use crate::event::{Bye, ByeKind, EventKind, MadeBy, Pairing, Stage};
use crate::outcome::Outcome;
use crate::plan::{DivisionPlan, Games};

/// State of a division.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Division {
    /// Entries in the order of their drawn numbers.
    pub drawn: Vec<EntryId>,
    pub groups: Vec<Vec<EntryId>>,
    /// Entries on the lines of the knock-out; empty before the bracket is fixed.
    pub lines: Vec<Option<EntryId>>,
    /// Whether the qualifiers of the groups drew lots for their lines.
    pub are_lines_drawn: bool,
    pub rounds: Vec<Round>,
    /// Results of play-offs: the players of each, best first.
    pub play_offs: Vec<Vec<EntryId>>,
    pub is_closed: bool,
}

/// A round of a division.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    /// Number of the round, from 1.
    pub number: u16,
    pub stage: Stage,
    pub made_by: MadeBy,
    pub matches: Vec<Match>,
    pub byes: Vec<Bye>,
}

impl Division {
    pub(super) fn apply(&mut self, event: &EventKind, games: Games) -> Option<()> {
        match event {
            EventKind::Drawn { order, .. } => self.drawn.clone_from(order),
            EventKind::Grouped { groups, .. } => self.groups.clone_from(groups),
            EventKind::Bracketed { lines, drawn, .. } => {
                self.lines.clone_from(lines);
                self.are_lines_drawn = *drawn;
            }
            EventKind::PlayedOff { order, .. } => self.play_offs.push(order.clone()),
            EventKind::Closed { .. } => self.is_closed = true,
            EventKind::Paired { .. } => self.add_round(event, games)?,
            EventKind::Seated { round, id, pairing, .. } => self.seat(*round, *id, pairing, games)?,
            EventKind::Unpaired { round, .. } => {
                if self.rounds.last()?.number != *round {
                    return None;
                }
                self.rounds.pop();
            }
            EventKind::Reported {
                round,
                table,
                game,
                outcome,
                ..
            } => *self.game_mut(*round, *table, *game)? = Some(*outcome),
            EventKind::Corrected {
                round,
                table,
                game,
                outcome,
                ..
            } => *self.game_mut(*round, *table, *game)? = *outcome,
            EventKind::Recorded {
                round,
                table,
                game,
                record,
                ..
            } => {
                let records = &mut self.match_mut(*round, *table)?.records;
                records.get_mut(usize::from(*game))?.clone_from(record);
            }
            EventKind::Late {
                round,
                table,
                id,
                late_s,
                deduction_s,
                ..
            } => self.match_mut(*round, *table)?.late.push((*id, *late_s, *deduction_s)),
            _ => return None,
        }
        Some(())
    }

    fn add_round(&mut self, event: &EventKind, games: Games) -> Option<()> {
        let EventKind::Paired {
            round,
            stage,
            pairings,
            byes,
            made_by,
            ..
        } = event
        else {
            return None;
        };
        if usize::from(*round) != self.rounds.len() + 1 {
            return None;
        }
        self.rounds.push(Round {
            number: *round,
            stage: *stage,
            made_by: *made_by,
            matches: pairings.iter().map(|pairing| Match::new(pairing, games)).collect(),
            byes: byes.clone(),
        });
        Some(())
    }

    /// Adds an entry to the group of its opponent, and their pairing to the last round.
    fn seat(&mut self, round: u16, id: EntryId, pairing: &Pairing, games: Games) -> Option<()> {
        let last = self.rounds.last_mut().filter(|last| last.number == round)?;
        let other = pairing.other(id);
        let rests = last.byes.iter().position(|bye| bye.id == other)?;
        let is_new = self.groups.iter().all(|members| !members.contains(&id));
        let has_table = last.matches.iter().any(|one| one.pairing.table == pairing.table);
        let members = self.groups.iter_mut().find(|members| members.contains(&other))?;
        if !is_new || has_table {
            return None;
        }
        members.push(id);
        last.byes.remove(rests);
        last.matches.push(Match::new(pairing, games));
        Some(())
    }

    fn match_mut(&mut self, round: u16, table: u16) -> Option<&mut Match> {
        let round = self.rounds.get_mut(usize::from(round.checked_sub(1)?))?;
        round.matches.iter_mut().find(|one| one.pairing.table == table)
    }

    fn game_mut(&mut self, round: u16, table: u16, game: u8) -> Option<&mut Option<Outcome>> {
        self.match_mut(round, table)?.games.get_mut(usize::from(game))
    }

    /// Returns a pairing by round and table.
    #[must_use]
    pub fn find(&self, round: u16, table: u16) -> Option<&Match> {
        let round = self.rounds.get(usize::from(round.checked_sub(1)?))?;
        round.matches.iter().find(|one| one.pairing.table == table)
    }

    /// Returns the rounds of a stage.
    pub fn rounds_in(&self, stage: Stage) -> impl Iterator<Item = &Round> {
        self.rounds.iter().filter(move |round| round.stage == stage)
    }

    /// Returns the round and table of every undecided pairing.
    #[must_use]
    pub fn pending(&self, plan: &DivisionPlan) -> Vec<(u16, u16)> {
        let of = |round: &Round| -> Vec<(u16, u16)> {
            let open = round.matches.iter().filter(|one| one.decision(plan).is_none());
            open.map(|one| (round.number, one.pairing.table)).collect()
        };
        self.rounds.iter().flat_map(of).collect()
    }

    /// Returns the size of the knock-out at the start of a round: 8 in the quarter-finals. `None` for a round of a
    /// different stage.
    #[must_use]
    pub fn places_at(&self, round: &Round) -> Option<usize> {
        let before = self
            .rounds_in(Stage::Knockout)
            .position(|one| one.number == round.number)?;
        Some(self.lines.len() >> before)
    }

    /// Returns the remaining entry on each line of the knock-out after its first `rounds` rounds.
    #[must_use]
    pub fn survivors(&self, rounds: usize, plan: &DivisionPlan) -> Vec<Option<EntryId>> {
        let mut lines = self.lines.clone();
        for round in self.rounds_in(Stage::Knockout).take(rounds) {
            let next = lines.chunks(2).map(|pair| match *pair {
                [a, b] => round.survivor(a, b, plan),
                _ => pair[0],
            });
            lines = next.collect();
        }
        lines
    }
}

impl Round {
    /// Returns the entry that advances from two lines.
    fn survivor(&self, a: Option<EntryId>, b: Option<EntryId>, plan: &DivisionPlan) -> Option<EntryId> {
        let met = |one: &&Match| {
            Some(one.pairing.cho) == a && Some(one.pairing.han) == b
                || Some(one.pairing.cho) == b && Some(one.pairing.han) == a
        };
        if let Some(found) = self.matches.iter().find(met) {
            return match found.decision(plan) {
                Some(Decision::Won(winner)) => Some(winner),
                Some(Decision::Even) => found.first_winner(),
                Some(Decision::BothLost) | None => None,
            };
        }
        let has_bye = |id: &EntryId| {
            let bye = self.byes.iter().find(|bye| bye.id == *id);
            bye.is_some_and(|bye| bye.bye == ByeKind::Allocated)
        };
        [a, b].into_iter().flatten().find(has_bye)
    }

    /// Returns the pairing in which an entry plays.
    #[must_use]
    pub fn match_of(&self, id: EntryId) -> Option<&Match> {
        self.matches.iter().find(|one| one.has(id))
    }
}
