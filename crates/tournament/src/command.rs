//! Commands of a director, and the events they produce.

use serde::{Deserialize, Serialize};

use crate::certificates::Certificates;
use crate::entry::{DivisionId, Entry, EntryId};
use crate::event::{Apart, Bye, Event, EventKind, Pairing, RequestedBye, VERSION};
use crate::outcome::{Outcome, Side};
use crate::plan::Plan;
use crate::points::Points;
use crate::refusal::Refusal;
use crate::state::{State, Tournament, undone};

/// A command of the director.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Command {
    Enter(Box<Entry>),
    /// Enters all entries of a list, or none if one is refused. The command can only be undone as a whole.
    EnterAll(Vec<Entry>),
    /// Enters a late player in the empty seat of a group, while the first round is the only one that is paired. The
    /// player plays the entry that rests in this round.
    Seat(EntryId, Box<Entry>),
    Amend(EntryId, Box<Entry>),
    Withdraw(EntryId),
    Return(EntryId),
    Excuse {
        id: EntryId,
        round: u16,
        bye: RequestedBye,
    },
    Forbid {
        a: EntryId,
        b: EntryId,
        reason: Apart,
    },
    Permit {
        a: EntryId,
        b: EntryId,
    },
    /// Records lot numbers, which are drawn outside this crate. `order` lists the entries by number.
    Draw {
        division: DivisionId,
        order: Vec<EntryId>,
    },
    Pair {
        division: DivisionId,
    },
    /// Pairs the first round of the knock-out after groups by lot (추첨). `order` lists the qualifiers by the numbers
    /// that they drew outside this crate.
    PairDrawn {
        division: DivisionId,
        order: Vec<EntryId>,
    },
    /// Uses pairings chosen by the director for the next round.
    PairAs {
        division: DivisionId,
        pairs: Vec<(EntryId, EntryId)>,
        byes: Vec<Bye>,
    },
    /// Withdraws the pairings of the last round, if they have no results or records yet, apart from the forfeits of
    /// entries that have withdrawn.
    Unpair {
        division: DivisionId,
        reason: String,
    },
    Report {
        at: GameAt,
        outcome: Outcome,
    },
    Correct {
        at: GameAt,
        outcome: Option<Outcome>,
        reason: String,
    },
    Late {
        at: GameAt,
        id: EntryId,
        late_s: u32,
    },
    /// Attaches the record of a game, a line of `janggi::record::json`; `None` removes it.
    Record {
        at: GameAt,
        record: Option<String>,
    },
    Penalise {
        id: EntryId,
        points: Points,
        reason: String,
    },
    /// Records the total fee paid; 0 cancels a payment.
    Pay {
        id: EntryId,
        amount: u32,
    },
    PlayOff {
        division: DivisionId,
        order: Vec<EntryId>,
    },
    Close {
        division: DivisionId,
    },
    /// Changes the name, place and date of the tournament.
    Describe {
        name: String,
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        place: Option<String>,
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        date: Option<String>,
    },
    /// Sets the texts of the certificates, and the prizes apart from the places.
    Certify(Box<Certificates>),
    /// Undoes the last command that has not been undone.
    Undo,
}

/// Position of a game in the tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct GameAt {
    pub division: DivisionId,
    /// Round number, from 1.
    pub round: u16,
    /// Table number, from 1.
    pub table: u16,
    /// Index of the game in a series, or of the board in a team match.
    pub game: u8,
}

impl Tournament {
    /// Maximum number of entries.
    pub const MOST_ENTRIES: usize = 1_000;

    /// Creates a tournament from its plan.
    ///
    /// # Errors
    /// [`Refusal::Plan`] if the plan cannot be carried out.
    pub fn open(plan: Plan, at: i64, by: Option<&str>) -> Result<Self, Refusal> {
        plan.check().map_err(Refusal::Plan)?;
        let state = State::opened(&plan);
        let event = Event {
            seq: 1,
            command: 1,
            at,
            by: by.map(str::to_owned),
            event: EventKind::Opened {
                version: VERSION,
                plan: Box::new(plan),
            },
        };
        Ok(Self {
            log: vec![event],
            state,
        })
    }

    /// Carries out a command and returns the new events.
    ///
    /// # Errors
    /// [`Refusal`] if the command cannot be carried out; the tournament is then unchanged.
    pub fn handle(&mut self, command: &Command, at: i64, by: Option<&str>) -> Result<&[Event], Refusal> {
        let before = self.log.len();
        let kinds = match command {
            Command::Undo => vec![EventKind::Undone {
                command: self.last_command()?,
            }],
            command => self.state.decide(command)?,
        };
        let first = before as u64 + 1;
        let events = kinds.into_iter().zip(first..).map(|(event, seq)| Event {
            seq,
            command: first,
            at,
            by: by.map(str::to_owned),
            event,
        });
        let mut log = self.log.clone();
        log.extend(events);
        if matches!(command, Command::Undo) {
            self.state = Self::load(&log)
                .expect("what was decided before can be decided again")
                .state;
        } else {
            for event in &log[before..] {
                self.state.apply(&event.event).expect("decided on this state");
            }
        }
        self.log = log;
        Ok(&self.log[before..])
    }

    /// Returns the number of the last command that can be undone.
    pub(crate) fn last_command(&self) -> Result<u64, Refusal> {
        let undone = undone(&self.log);
        let done = self.log[1..]
            .iter()
            .rev()
            .filter(|event| !undone.contains(&event.command));
        let mut done = done.filter(|event| !matches!(event.event, EventKind::Undone { .. }));
        done.next().map(|event| event.command).ok_or(Refusal::NothingToUndo)
    }
}

impl State {
    /// Returns the events that carry out a command. This function refuses [`Command::Undo`].
    pub(crate) fn decide(&self, command: &Command) -> Result<Vec<EventKind>, Refusal> {
        match command {
            Command::Draw { division, order } => self.decide_draw(*division, order),
            Command::Pair { division } => self.decide_pairing(*division),
            Command::PairDrawn { division, order } => self.decide_lots(*division, order),
            Command::PairAs { division, pairs, byes } => self.decide_pairs(*division, pairs, byes),
            Command::Unpair { division, reason } => self.decide_unpairing(*division, reason),
            Command::Report { at, outcome } => self.decide_report(*at, *outcome),
            Command::Correct { at, outcome, reason } => self.decide_correction(*at, *outcome, reason),
            Command::Late { at, id, late_s } => self.decide_lateness(*at, *id, *late_s),
            Command::Record { at, record } => self.decide_record(*at, record.as_deref()),
            Command::PlayOff { division, order } => {
                self.open_division(*division)?;
                self.is_order(*division, order)?;
                if order.len() < 2 {
                    return Err(Refusal::BadOrder);
                }
                Ok(vec![EventKind::PlayedOff {
                    division: *division,
                    order: order.clone(),
                }])
            }
            Command::Close { division } => {
                self.all_reported(*division)?;
                Ok(vec![EventKind::Closed { division: *division }])
            }
            Command::Seat(rests, entry) => self.decide_seat(*rests, entry),
            Command::EnterAll(entries) => self.decide_entries(entries),
            Command::Describe { name, place, date } => self.decide_description(name, place.as_ref(), date.as_ref()),
            Command::Certify(certificates) => self.decide_certificates(certificates),
            about_entries => self.decide_about_entries(about_entries).map(|event| vec![event]),
        }
    }

    fn decide_about_entries(&self, command: &Command) -> Result<EventKind, Refusal> {
        match command {
            Command::Enter(entry) => self.decide_entry(entry),
            Command::Amend(id, entry) => self.decide_amendment(*id, entry),
            Command::Withdraw(id) => match self.player(*id)?.withdrawn_after {
                Some(_) => Err(Refusal::AlreadyWithdrawn { id: *id }),
                None => Ok(EventKind::Withdrawn { id: *id }),
            },
            Command::Return(id) => match self.player(*id)?.withdrawn_after {
                Some(_) => Ok(EventKind::Returned { id: *id }),
                None => Err(Refusal::NotWithdrawn { id: *id }),
            },
            Command::Excuse { id, round, bye } => {
                let division = self.player(*id)?.entry.division;
                let (id, round, bye) = (*id, *round, *bye);
                if usize::from(round) <= self.open_division(division)?.rounds.len() {
                    return Err(Refusal::RoundPaired { round });
                }
                Ok(EventKind::Excused { id, round, bye })
            }
            Command::Forbid { a, b, reason } => {
                let (a, b, reason) = (*a, *b, *reason);
                self.player(a)?;
                self.player(b)?;
                if a == b {
                    return Err(Refusal::SamePlayer);
                }
                Ok(EventKind::Forbidden { a, b, reason })
            }
            Command::Permit { a, b } if self.is_forbidden(*a, *b) => Ok(EventKind::Permitted { a: *a, b: *b }),
            Command::Permit { .. } => Err(Refusal::NotForbidden),
            Command::Penalise { id, points, reason } => {
                self.player(*id)?;
                has_reason(reason)?;
                if *points <= Points::ZERO {
                    return Err(Refusal::BadPenalty);
                }
                Ok(EventKind::Penalised {
                    id: *id,
                    points: *points,
                    reason: reason.clone(),
                })
            }
            Command::Pay { id, amount } => {
                self.player(*id)?;
                if *amount > Plan::MOST_FEE {
                    return Err(Refusal::BadEntry { field: "fee" });
                }
                Ok(EventKind::Paid {
                    id: *id,
                    amount: *amount,
                })
            }
            _ => Err(Refusal::NothingToUndo),
        }
    }

    fn decide_draw(&self, division: DivisionId, order: &[EntryId]) -> Result<Vec<EventKind>, Refusal> {
        if !self.open_division(division)?.rounds.is_empty() {
            return Err(Refusal::DrawnTooLate);
        }
        self.is_order(division, order)?;
        let playing = self
            .members(division)
            .filter(|(_, player)| player.withdrawn_after.is_none());
        if playing.count() > order.len() {
            return Err(Refusal::BadOrder);
        }
        Ok(vec![EventKind::Drawn {
            division,
            order: order.to_vec(),
        }])
    }

    pub(crate) fn decide_unpairing(&self, division: DivisionId, reason: &str) -> Result<Vec<EventKind>, Refusal> {
        has_reason(reason)?;
        let last = self
            .open_division(division)?
            .rounds
            .last()
            .ok_or(Refusal::NothingPaired)?;
        let is_gone = |id| self.players[&id].withdrawn_after.is_some();
        if !last.matches.iter().all(|one| one.is_unplayed(&is_gone)) {
            return Err(Refusal::HasResults);
        }
        Ok(vec![EventKind::Unpaired {
            division,
            round: last.number,
            reason: reason.to_owned(),
        }])
    }

    fn decide_lateness(&self, at: GameAt, id: EntryId, late_s: u32) -> Result<Vec<EventKind>, Refusal> {
        let (found, outcome) = self.game(at)?;
        if !found.has(id) {
            return Err(Refusal::NotInThisGame { id });
        }
        if late_s == 0 || late_s > 86_400 {
            return Err(Refusal::BadPenalty);
        }
        let deduction_s = self.plan.lateness.deduction_s(late_s);
        let mut events = vec![EventKind::Late {
            division: at.division,
            round: at.round,
            table: at.table,
            id,
            late_s,
            deduction_s,
        }];
        if deduction_s.is_none() {
            if outcome.is_some() {
                return Err(Refusal::AlreadyReported);
            }
            let winner = found.side(id, usize::from(at.game)).other();
            events.extend(self.decide_report(at, Outcome::Forfeit { winner })?);
        }
        Ok(events)
    }

    /// Checks that `order` contains only entries of the division, each at most once.
    fn is_order(&self, division: DivisionId, order: &[EntryId]) -> Result<(), Refusal> {
        let mut unique = std::collections::BTreeSet::new();
        for &id in order {
            if self.player(id)?.entry.division != division || !unique.insert(id) {
                return Err(Refusal::BadOrder);
            }
        }
        Ok(())
    }
}

/// Checks that `reason` has 1 to 500 characters, not counting leading and trailing white space.
pub(crate) fn has_reason(reason: &str) -> Result<(), Refusal> {
    let length = reason.trim().chars().count();
    if (1..=500).contains(&length) {
        Ok(())
    } else {
        Err(Refusal::NoReason)
    }
}

/// Returns the outcome of a game in which one or both sides did not appear.
pub(crate) fn forfeit(winner: Option<Side>) -> Outcome {
    winner.map_or(Outcome::BothForfeit, |winner| Outcome::Forfeit { winner })
}

/// Numbers the tables of ordinary pairings, from 1.
pub(crate) fn tables(pairs: &[(EntryId, EntryId)]) -> Vec<Pairing> {
    let numbered = pairs.iter().zip(1..);
    numbered
        .map(|(&(cho, han), table)| crate::knockout::pairing(table, cho, han, crate::event::Role::Ordinary))
        .collect()
}
