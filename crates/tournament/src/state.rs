//! State of a tournament, and the effect of each event.

use std::cmp::{Ordering, Reverse};
use std::collections::{BTreeMap, BTreeSet};

use crate::entry::{DivisionId, Entry, EntryId};
use crate::event::{Apart, Bye, ByeKind, Event, EventKind, MadeBy, Pairing, RequestedBye, Role, Stage};
use crate::outcome::{Outcome, Scoring, Side};
use crate::plan::{DivisionPlan, Format, Games, Plan};
use crate::points::Points;

/// A tournament: its events, and the state computed from them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tournament {
    pub(crate) log: Vec<Event>,
    pub(crate) state: State,
}

/// The current state of a tournament, without its events.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    pub plan: Plan,
    pub players: BTreeMap<EntryId, Player>,
    pub forbidden: BTreeMap<(EntryId, EntryId), Apart>,
    /// Divisions in the order of the plan.
    pub divisions: Vec<Division>,
}

/// An entry with its history in the tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    pub entry: Entry,
    /// Number of rounds that were already paired when the player entered.
    pub entered_after: u16,
    /// Number of rounds that were already paired when the player withdrew; `None` while playing.
    pub withdrawn_after: Option<u16>,
    pub penalty: Points,
    /// Amount of the fee paid so far.
    pub paid: u32,
    /// Requested byes, by round.
    pub excused: BTreeMap<u16, RequestedBye>,
}

/// State of a division.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Division {
    /// Entries in the order of the numbers drawn.
    pub drawn: Vec<EntryId>,
    pub groups: Vec<Vec<EntryId>>,
    /// Entries on the lines of the knock-out; empty before it begins.
    pub lines: Vec<Option<EntryId>>,
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

/// A pairing with its results.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    pub pairing: Pairing,
    /// Results of the games; `None` while a game is not over.
    pub games: Vec<Option<Outcome>>,
    /// Records of the games, as far as they are attached.
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

/// Stored events that contradict each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Inconsistent {
    /// Position of the event that contradicts the others.
    pub seq: u64,
}

impl Inconsistent {
    /// Returns the stable code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        "events_inconsistent"
    }
}

impl Tournament {
    /// Rebuilds a tournament from its events.
    ///
    /// # Errors
    /// [`Inconsistent`] if the events are incomplete, out of order or from different tournaments.
    pub fn load(events: &[Event]) -> Result<Self, Inconsistent> {
        for (event, wanted) in events.iter().zip(1..) {
            if event.seq != wanted || event.command > wanted || event.command == 0 {
                return Err(Inconsistent { seq: event.seq });
            }
        }
        let state = State::fold(events)?;
        Ok(Self {
            log: events.to_vec(),
            state,
        })
    }

    /// Returns all events, including undone ones.
    #[must_use]
    pub fn events(&self) -> &[Event] {
        &self.log
    }

    /// Returns the current state.
    #[must_use]
    pub fn state(&self) -> &State {
        &self.state
    }

    /// Returns the state before a round of a division was paired.
    #[must_use]
    pub fn before_round(&self, division: DivisionId, round: u16) -> Option<State> {
        let undone = undone(&self.log);
        let position = self.log.iter().rposition(|event| {
            let is_it = matches!(event.event, EventKind::Paired { division: of, round: number, .. } if of == division && number == round);
            is_it && !undone.contains(&event.command)
        })?;
        let command = self.log[position].command;
        let before: Vec<Event> = self.log[..position]
            .iter()
            .filter(|event| event.command != command && !undone.contains(&event.command))
            .cloned()
            .collect();
        State::fold(&before).ok()
    }
}

/// Returns the commands that have been undone.
pub(crate) fn undone(log: &[Event]) -> BTreeSet<u64> {
    let undone = log.iter().filter_map(|event| match event.event {
        EventKind::Undone { command } => Some(command),
        _ => None,
    });
    undone.collect()
}

impl State {
    fn fold(events: &[Event]) -> Result<Self, Inconsistent> {
        let undone = undone(events);
        let mut events = events.iter();
        let Some(Event {
            event: EventKind::Opened { plan, .. },
            ..
        }) = events.next()
        else {
            return Err(Inconsistent { seq: 1 });
        };
        if plan.check().is_err() {
            return Err(Inconsistent { seq: 1 });
        }
        let mut state = Self::opened(plan);
        for event in events.filter(|event| !undone.contains(&event.command)) {
            state.apply(&event.event).ok_or(Inconsistent { seq: event.seq })?;
        }
        Ok(state)
    }

    pub(crate) fn opened(plan: &Plan) -> Self {
        Self {
            plan: plan.clone(),
            players: BTreeMap::new(),
            forbidden: BTreeMap::new(),
            divisions: vec![Division::default(); plan.divisions.len()],
        }
    }

    /// Applies an event; `None` if it contradicts the state.
    pub(crate) fn apply(&mut self, event: &EventKind) -> Option<()> {
        match event {
            EventKind::Opened { .. } => None,
            EventKind::Undone { .. } => Some(()),
            EventKind::Described { name, place, date } => {
                self.plan.name.clone_from(name);
                self.plan.place.clone_from(place);
                self.plan.date.clone_from(date);
                Some(())
            }
            EventKind::Entered { id, entry } => self.enter(*id, entry),
            EventKind::Amended { id, entry } => {
                let player = self.players.get_mut(id)?;
                let stays = player.entry.division == entry.division;
                player.entry = (**entry).clone();
                stays.then_some(())
            }
            EventKind::Withdrawn { id } => {
                let after = self.rounds_of(*id)?;
                self.players.get_mut(id)?.withdrawn_after = Some(after);
                Some(())
            }
            EventKind::Returned { id } => {
                self.players.get_mut(id)?.withdrawn_after = None;
                Some(())
            }
            EventKind::Excused { id, round, bye } => {
                self.players.get_mut(id)?.excused.insert(*round, *bye);
                Some(())
            }
            EventKind::Forbidden { a, b, reason } => {
                self.forbidden.insert(pair_key(*a, *b), *reason);
                Some(())
            }
            EventKind::Permitted { a, b } => self.forbidden.remove(&pair_key(*a, *b)).map(|_| ()),
            EventKind::Penalised { id, points, .. } => {
                self.players.get_mut(id)?.penalty += *points;
                Some(())
            }
            EventKind::Paid { id, amount } => {
                self.players.get_mut(id)?.paid = *amount;
                Some(())
            }
            in_division => self.apply_in_division(in_division),
        }
    }

    fn enter(&mut self, id: EntryId, entry: &Entry) -> Option<()> {
        let rounds = self.divisions.get(usize::from(entry.division.0))?.rounds.len();
        if self.players.contains_key(&id) {
            return None;
        }
        let player = Player {
            entry: entry.clone(),
            entered_after: u16::try_from(rounds).ok()?,
            withdrawn_after: None,
            penalty: Points::ZERO,
            paid: 0,
            excused: BTreeMap::new(),
        };
        self.players.insert(id, player);
        Some(())
    }

    fn apply_in_division(&mut self, event: &EventKind) -> Option<()> {
        let (division, members) = match event {
            EventKind::Drawn { division, order } | EventKind::PlayedOff { division, order } => {
                (division, order.clone())
            }
            EventKind::Grouped { division, groups } => (division, groups.concat()),
            EventKind::Bracketed { division, lines } => (division, lines.iter().flatten().copied().collect()),
            EventKind::Paired {
                division,
                pairings,
                byes,
                ..
            } => {
                let pairs = pairings.iter().flat_map(|pairing| [pairing.cho, pairing.han]);
                (division, pairs.chain(byes.iter().map(|bye| bye.id)).collect())
            }
            EventKind::Unpaired { division, .. }
            | EventKind::Reported { division, .. }
            | EventKind::Corrected { division, .. }
            | EventKind::Recorded { division, .. }
            | EventKind::Late { division, .. }
            | EventKind::Closed { division } => (division, Vec::new()),
            _ => return None,
        };
        let is_member = |id: &EntryId| {
            self.players
                .get(id)
                .is_some_and(|player| player.entry.division == *division)
        };
        let unique: BTreeSet<EntryId> = members.iter().copied().collect();
        if !members.iter().all(is_member) || unique.len() != members.len() {
            return None;
        }
        let games = self.plan.divisions.get(usize::from(division.0))?.games;
        self.divisions.get_mut(usize::from(division.0))?.apply(event, games)
    }

    fn rounds_of(&self, id: EntryId) -> Option<u16> {
        let division = self.players.get(&id)?.entry.division;
        u16::try_from(self.division(division)?.rounds.len()).ok()
    }

    /// Returns the state of a division.
    #[must_use]
    pub fn division(&self, id: DivisionId) -> Option<&Division> {
        self.divisions.get(usize::from(id.0))
    }

    /// Returns the plan of a division.
    #[must_use]
    pub fn plan_of(&self, id: DivisionId) -> Option<&DivisionPlan> {
        self.plan.divisions.get(usize::from(id.0))
    }

    /// Returns the entries of a division in order of entry.
    pub fn members(&self, id: DivisionId) -> impl Iterator<Item = (EntryId, &Player)> {
        let of_it = self
            .players
            .iter()
            .filter(move |(_, player)| player.entry.division == id);
        of_it.map(|(id, player)| (*id, player))
    }

    /// Returns whether two entries must not meet.
    #[must_use]
    pub fn is_forbidden(&self, a: EntryId, b: EntryId) -> bool {
        self.forbidden.contains_key(&pair_key(a, b))
    }

    /// Returns the entries of a division in seeding order: by drawn numbers, else by rating and grade. Entries that
    /// joined after the fourth round, or have no number, come last.
    #[must_use]
    pub fn seeds(&self, id: DivisionId) -> Vec<EntryId> {
        let drawn: BTreeMap<EntryId, usize> = self
            .division(id)
            .map(|division| division.drawn.iter().copied().zip(0..).collect())
            .unwrap_or_default();
        let mut seeds: Vec<(EntryId, &Player)> = self.members(id).collect();
        seeds.sort_by_key(|(id, player)| {
            let is_late = player.entered_after >= 4;
            let number = drawn.get(id).copied().unwrap_or(usize::MAX);
            let rating = Reverse(player.entry.rating.unwrap_or(0));
            let grade = Reverse(player.entry.grade.unwrap_or(i8::MIN));
            (is_late, number, rating, grade, *id)
        });
        seeds.into_iter().map(|(id, _)| id).collect()
    }
}

/// Returns a key for a pair that does not depend on the order of the two.
pub(crate) fn pair_key(a: EntryId, b: EntryId) -> (EntryId, EntryId) {
    (a.min(b), a.max(b))
}

impl Division {
    fn apply(&mut self, event: &EventKind, games: Games) -> Option<()> {
        match event {
            EventKind::Drawn { order, .. } => self.drawn.clone_from(order),
            EventKind::Grouped { groups, .. } => self.groups.clone_from(groups),
            EventKind::Bracketed { lines, .. } => self.lines.clone_from(lines),
            EventKind::PlayedOff { order, .. } => self.play_offs.push(order.clone()),
            EventKind::Closed { .. } => self.is_closed = true,
            EventKind::Paired { .. } => self.add_round(event, games)?,
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
        let new = |pairing: &Pairing| Match {
            pairing: *pairing,
            games: vec![None; usize::from(games.most())],
            records: vec![None; usize::from(games.most())],
            late: Vec::new(),
        };
        self.rounds.push(Round {
            number: *round,
            stage: *stage,
            made_by: *made_by,
            matches: pairings.iter().map(new).collect(),
            byes: byes.clone(),
        });
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

    /// Returns the entries left on each line of the knock-out after its first `rounds` rounds.
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

impl Match {
    /// Returns whether an entry plays in this pairing.
    #[must_use]
    pub fn has(&self, id: EntryId) -> bool {
        self.pairing.cho == id || self.pairing.han == id
    }

    /// Returns the opponent of an entry of this pairing.
    #[must_use]
    pub fn opponent(&self, id: EntryId) -> EntryId {
        if self.pairing.cho == id {
            self.pairing.han
        } else {
            self.pairing.cho
        }
    }

    /// Returns the side of an entry in game `game`, from 0. Sides alternate between games.
    #[must_use]
    pub fn side(&self, id: EntryId, game: usize) -> Side {
        let first = if self.pairing.cho == id { Side::Cho } else { Side::Han };
        if game.is_multiple_of(2) { first } else { first.other() }
    }

    /// Returns the entry that plays `side` in game `game`, from 0.
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

    /// Returns whether no result has been reported and no record attached.
    #[must_use]
    pub fn is_untouched(&self) -> bool {
        self.games.iter().all(Option::is_none) && self.records.iter().all(Option::is_none)
    }

    /// Returns the result of the pairing; `None` while games are missing. Teams compare the points of their boards.
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

    /// Returns the winner of the first game that was not a draw.
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

impl DivisionPlan {
    /// Returns whether entries are accepted after the first pairing.
    #[must_use]
    pub const fn admits_late_entries(&self) -> bool {
        matches!(self.format, Format::Swiss { .. } | Format::Arena { .. })
    }
}
