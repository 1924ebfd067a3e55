//! Pairing of the next round of a division, according to its format.

use std::collections::BTreeSet;

use crate::command::{forfeit, tables};
use crate::entry::{DivisionId, EntryId};
use crate::event::{Bye, ByeKind, EventKind, MadeBy, Pairing, RequestedBye, Stage};
use crate::knockout::Qualifier;
use crate::outcome::Side;
use crate::plan::{DivisionPlan, Format, ThirdPlace};
use crate::refusal::Refusal;
use crate::state::{Division, State};
use crate::{arena, berger, groups, history, knockout, standings, swiss};

/// How the entries of a knock-out came to their lines.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Placing {
    Computed,
    Drawn,
}

impl State {
    /// Returns the events that pair the next round of a division.
    pub(crate) fn decide_pairing(&self, id: DivisionId) -> Result<Vec<EventKind>, Refusal> {
        let plan = self.plan_of(id).ok_or(Refusal::NoSuchDivision)?;
        if let Format::Arena { .. } = plan.format {
            let waiting = self.waiting(id)?;
            let pairs = arena::pair(self, id, &waiting)?;
            return Ok(vec![self.paired(id, Stage::Arena, tables(&pairs), Vec::new())]);
        }
        let division = self.all_reported(id)?;
        match plan.format {
            Format::Swiss { rounds } => {
                let (playing, mut byes) = self.swiss_players(id, rounds)?;
                let paired = swiss::pair(self, id, &playing)?;
                byes.extend(paired.bye.map(|id| Bye {
                    id,
                    bye: ByeKind::Allocated,
                }));
                Ok(vec![self.paired(id, Stage::Swiss, tables(&paired.pairs), byes)])
            }
            Format::RoundRobin { cycles } => {
                let order = self.playing(id);
                self.pair_groups(id, division, &|| vec![order.clone()], cycles)?
                    .ok_or(Refusal::Finished)
            }
            Format::Groups {
                size,
                qualifiers,
                third,
            } => {
                let drawn = || groups::draw(self, &self.playing(id), usize::from(size));
                match self.pair_groups(id, division, &drawn, 1)? {
                    Some(events) => Ok(events),
                    None => self.pair_knockout(id, plan, third, Placing::Computed, || {
                        Ok(knockout::lines_of_groups(&self.qualified(id, qualifiers)?))
                    }),
                }
            }
            Format::Knockout { third } => self.pair_knockout(id, plan, third, Placing::Computed, || {
                Ok(knockout::lines(&self.playing(id)))
            }),
            Format::Arena { .. } => Err(Refusal::Finished),
        }
    }

    /// Returns the events that pair the first round of the knock-out, whose lines the qualifiers of the groups drew by
    /// lot.
    pub(crate) fn decide_lots(&self, id: DivisionId, order: &[EntryId]) -> Result<Vec<EventKind>, Refusal> {
        let plan = self.plan_of(id).ok_or(Refusal::NoSuchDivision)?;
        let Format::Groups { qualifiers, third, .. } = plan.format else {
            return Err(Refusal::NoLotsNow);
        };
        let division = self.all_reported(id)?;
        let is_before_knockout = division.rounds_in(Stage::Knockout).next().is_none();
        if division.rounds.is_empty() || !is_before_knockout || self.pair_groups(id, division, &Vec::new, 1)?.is_some()
        {
            return Err(Refusal::NoLotsNow);
        }
        let qualified = self.qualified(id, qualifiers)?;
        let wanted: BTreeSet<EntryId> = qualified.iter().flatten().map(|one| one.id).collect();
        if order.len() != wanted.len() || order.iter().copied().collect::<BTreeSet<_>>() != wanted {
            return Err(Refusal::BadOrder);
        }
        self.pair_knockout(id, plan, third, Placing::Drawn, || Ok(knockout::drawn_lines(order)))
    }

    /// Returns the entries that have not withdrawn, in seeding order.
    fn playing(&self, id: DivisionId) -> Vec<EntryId> {
        let mut seeds = self.seeds(id);
        seeds.retain(|id| self.players[id].withdrawn_after.is_none());
        seeds
    }

    /// Returns the entries of an arena that have not withdrawn and are not playing.
    fn waiting(&self, id: DivisionId) -> Result<Vec<EntryId>, Refusal> {
        let division = self.open_division(id)?;
        let plan = self.plan_of(id).ok_or(Refusal::NoSuchDivision)?;
        let open = division.rounds.iter().flat_map(|round| &round.matches);
        let open = open.filter(|one| one.decision(plan).is_none());
        let busy: BTreeSet<EntryId> = open.flat_map(|one| [one.pairing.cho, one.pairing.han]).collect();
        let mut waiting = self.playing(id);
        waiting.retain(|id| !busy.contains(id));
        Ok(waiting)
    }

    /// Returns the players of the next Swiss round, and the requested byes.
    fn swiss_players(&self, id: DivisionId, rounds: u8) -> Result<(Vec<EntryId>, Vec<Bye>), Refusal> {
        let played = self.division(id).ok_or(Refusal::NoSuchDivision)?.rounds.len();
        if played >= usize::from(rounds) {
            return Err(Refusal::Finished);
        }
        let round = u16::try_from(played + 1).unwrap_or(u16::MAX);
        let (mut playing, mut byes) = (Vec::new(), Vec::new());
        for entry in self.playing(id) {
            match self.players[&entry].excused.get(&round) {
                None => playing.push(entry),
                Some(bye) => byes.push(Bye {
                    id: entry,
                    bye: match bye {
                        RequestedBye::Half => ByeKind::Half,
                        RequestedBye::Zero => ByeKind::Zero,
                    },
                }),
            }
        }
        if playing.len() < 2 {
            return Err(Refusal::NotEnoughPlayers);
        }
        Ok((playing, byes))
    }

    fn paired(&self, id: DivisionId, stage: Stage, pairings: Vec<Pairing>, byes: Vec<Bye>) -> EventKind {
        let rounds = self.division(id).map_or(0, |division| division.rounds.len());
        EventKind::Paired {
            division: id,
            round: u16::try_from(rounds + 1).unwrap_or(u16::MAX),
            stage,
            pairings,
            byes,
            made_by: MadeBy::Program,
        }
    }

    /// Returns the events that pair the next round of the groups; `None` after the last round.
    fn pair_groups(
        &self,
        id: DivisionId,
        division: &Division,
        draw: &dyn Fn() -> Vec<Vec<EntryId>>,
        cycles: u8,
    ) -> Result<Option<Vec<EventKind>>, Refusal> {
        let mut events = Vec::new();
        let drawn;
        // If the pairings of the first round were withdrawn, the groups are drawn again, because the entries may have
        // changed.
        let groups = if division.groups.is_empty() || division.rounds.is_empty() {
            drawn = draw();
            if drawn.iter().any(|group| group.len() < 2) {
                return Err(Refusal::NotEnoughPlayers);
            }
            events.push(EventKind::Grouped {
                division: id,
                groups: drawn.clone(),
            });
            &drawn
        } else {
            &division.groups
        };
        let played = division.rounds_in(Stage::Group).count();
        let rounds_of = |group: &Vec<EntryId>| berger::rounds(group.len()) * usize::from(cycles);
        if groups.iter().all(|group| played >= rounds_of(group)) {
            return Ok(None);
        }
        let (mut pairs, mut byes, mut lost) = (Vec::new(), Vec::new(), Vec::new());
        for group in groups.iter().filter(|group| played < rounds_of(group)) {
            let round = berger::cycle_round(group.len(), cycles, played);
            let mut rests: Vec<EntryId> = round.rest.map(|position| group[position]).into_iter().collect();
            for (cho, han) in round.pairs.into_iter().map(|(cho, han)| (group[cho], group[han])) {
                let is_gone = |id: EntryId| self.players[&id].withdrawn_after.is_some();
                let left_early = [cho, han].into_iter().any(|id| history::leaves_early(self, id));
                match (is_gone(cho), is_gone(han)) {
                    (false, false) => pairs.push((cho, han)),
                    _ if left_early => rests.extend([cho, han].into_iter().filter(|id| !is_gone(*id))),
                    (cho_gone, han_gone) => {
                        pairs.push((cho, han));
                        let winner = match (cho_gone, han_gone) {
                            (true, false) => Some(Side::Han),
                            (false, true) => Some(Side::Cho),
                            _ => None,
                        };
                        lost.push((pairs.len(), winner));
                    }
                }
            }
            rests.retain(|id| self.players[id].withdrawn_after.is_none());
            byes.extend(rests.into_iter().map(|id| Bye { id, bye: ByeKind::Rest }));
        }
        events.push(self.paired(id, Stage::Group, tables(&pairs), byes));
        let games = self.plan_of(id).map_or(1, |plan| plan.games.most());
        for (table, winner) in lost {
            events.extend((0..games).map(|game| EventKind::Reported {
                division: id,
                round: u16::try_from(division.rounds.len() + 1).unwrap_or(u16::MAX),
                table: u16::try_from(table).unwrap_or(u16::MAX),
                game,
                outcome: forfeit(if game % 2 == 0 { winner } else { winner.map(Side::other) }),
            }));
        }
        Ok(Some(events))
    }

    /// Returns the qualifiers of all groups: the first places in the order of the groups, then the second places, and so
    /// on.
    fn qualified(&self, id: DivisionId, qualifiers: u8) -> Result<Vec<Vec<Qualifier>>, Refusal> {
        let standings = standings::standings(self, id).ok_or(Refusal::NoSuchDivision)?;
        let mut places: Vec<Vec<Qualifier>> = vec![Vec::new(); usize::from(qualifiers)];
        for (group, table) in standings.tables.iter().enumerate() {
            let rows: Vec<_> = table
                .rows
                .iter()
                .filter(|row| self.players[&row.id].withdrawn_after.is_none())
                .collect();
            // The knock-out is seeded by place, so qualifiers must not be tied with each other or with the next entry.
            for pair in rows.windows(2).take(usize::from(qualifiers)) {
                if pair[0].rank == pair[1].rank {
                    let equal = rows.iter().filter(|row| row.rank == pair[0].rank);
                    return Err(Refusal::TieUndecided {
                        group: table.group.unwrap_or(0),
                        ids: equal.map(|row| row.id).collect(),
                    });
                }
            }
            for (place, row) in places.iter_mut().zip(rows) {
                place.push(Qualifier {
                    id: row.id,
                    group,
                    strength: row.points.per_game(table.rows.len().saturating_sub(1)),
                });
            }
        }
        if places.iter().map(Vec::len).sum::<usize>() < 2 {
            return Err(Refusal::NotEnoughPlayers);
        }
        Ok(places)
    }

    fn pair_knockout(
        &self,
        id: DivisionId,
        plan: &DivisionPlan,
        third: ThirdPlace,
        placing: Placing,
        lines: impl Fn() -> Result<Vec<Option<EntryId>>, Refusal>,
    ) -> Result<Vec<EventKind>, Refusal> {
        let mut division = self.all_reported(id)?.clone();
        let mut events = Vec::new();
        // If the pairings of the first knock-out round were withdrawn, group results may have been corrected since.
        if division.lines.is_empty() || division.rounds_in(Stage::Knockout).next().is_none() {
            division.lines = lines()?;
            if division.lines.len() < 2 {
                return Err(Refusal::NotEnoughPlayers);
            }
            events.push(EventKind::Bracketed {
                division: id,
                lines: division.lines.clone(),
                drawn: placing == Placing::Drawn,
            });
        }
        let (pairings, byes) = knockout::next_round(self, &division, plan, third).ok_or(Refusal::Finished)?;
        events.push(self.paired(id, Stage::Knockout, pairings, byes));
        Ok(events)
    }

    /// Returns the event for a round that the director pairs by hand. In a Swiss tournament, pairs and byes must
    /// contain all players of the round. In an arena, pairs may contain any waiting players. Other formats are refused.
    pub(crate) fn decide_pairs(
        &self,
        id: DivisionId,
        pairs: &[(EntryId, EntryId)],
        byes: &[Bye],
    ) -> Result<Vec<EventKind>, Refusal> {
        let plan = self.plan_of(id).ok_or(Refusal::NoSuchDivision)?;
        let (stage, playing, wanted) = match plan.format {
            Format::Arena { .. } => (Stage::Arena, self.waiting(id)?, Vec::new()),
            Format::Swiss { rounds } => {
                self.all_reported(id)?;
                let (playing, byes) = self.swiss_players(id, rounds)?;
                (Stage::Swiss, playing, byes)
            }
            _ => return Err(Refusal::BadPairings),
        };
        let named: Vec<EntryId> = pairs
            .iter()
            .flat_map(|&(cho, han)| [cho, han])
            .chain(byes.iter().map(|bye| bye.id))
            .collect();
        let unique: BTreeSet<EntryId> = named.iter().copied().collect();
        let all: BTreeSet<EntryId> = playing.iter().copied().collect();
        let is_complete = match stage {
            Stage::Swiss => unique == all,
            _ => unique.is_subset(&all) && byes.is_empty(),
        };
        if pairs.is_empty() || unique.len() != named.len() || !is_complete {
            return Err(Refusal::BadPairings);
        }
        let mut event = self.paired(id, stage, tables(pairs), [byes, &wanted].concat());
        if let EventKind::Paired { made_by, .. } = &mut event {
            *made_by = MadeBy::Director;
        }
        Ok(vec![event])
    }
}
