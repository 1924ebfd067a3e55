//! State of a tournament, and the effect of each event.

mod division;
mod pairing;

pub use division::{Division, Round};
pub use pairing::{Decision, Match};

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use crate::certificates::Certificates;
use crate::entry::{DivisionId, Entry, EntryId};
use crate::event::{Apart, Event, EventKind, RequestedBye};
use crate::plan::{DivisionPlan, Plan};
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
    /// Texts of the certificates, if the director changed them.
    pub certificates: Option<Certificates>,
}

/// An entry with its history in the tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    pub entry: Entry,
    /// Number of rounds that were already paired when the player entered.
    pub entered_after: u16,
    /// Number of rounds that were already paired when the player withdrew; `None` if still playing.
    pub withdrawn_after: Option<u16>,
    pub penalty: Points,
    /// Amount of the fee paid so far.
    pub paid: u32,
    /// Requested byes, by round.
    pub excused: BTreeMap<u16, RequestedBye>,
}

/// Error for stored events that contradict each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Inconsistent {
    /// Position of the first event that contradicts earlier events.
    pub seq: u64,
}

impl Inconsistent {
    /// Returns the stable code of this error.
    #[must_use]
    pub const fn code(self) -> &'static str {
        "events_inconsistent"
    }
}

impl Tournament {
    /// Builds a tournament from its events.
    ///
    /// # Errors
    /// [`Inconsistent`] if the events are incomplete, out of order or contradict each other.
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

    /// Returns the state before a round of a division was paired; `None` if the round is not paired.
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
            certificates: None,
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
            EventKind::Certified { certificates } => self.certify(certificates),
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

    fn certify(&mut self, certificates: &Certificates) -> Option<()> {
        let is_known = certificates
            .prizes
            .iter()
            .all(|prize| self.players.contains_key(&prize.id));
        self.certificates = Some(certificates.clone());
        is_known.then_some(())
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
            EventKind::Bracketed { division, lines, .. } => (division, lines.iter().flatten().copied().collect()),
            EventKind::Paired {
                division,
                pairings,
                byes,
                ..
            } => {
                let pairs = pairings.iter().flat_map(|pairing| [pairing.cho, pairing.han]);
                (division, pairs.chain(byes.iter().map(|bye| bye.id)).collect())
            }
            EventKind::Seated { division, pairing, .. } => (division, vec![pairing.cho, pairing.han]),
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

    /// Returns the entries of a division in seeding order: by drawn number, then by rating and grade. Entries without a
    /// number follow those with one, and entries that joined after round 4 was paired come last.
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

/// Returns a key for a pair of entries that does not depend on their order.
pub(crate) fn pair_key(a: EntryId, b: EntryId) -> (EntryId, EntryId) {
    (a.min(b), a.max(b))
}
