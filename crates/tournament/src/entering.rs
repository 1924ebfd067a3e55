//! Validation of commands about entries, results and records.

use crate::certificates::Certificates;
use crate::command::{GameAt, has_reason};
use crate::entry::{DivisionId, Entry, EntryId};
use crate::event::{EventKind, Stage};
use crate::files::games::is_record;
use crate::groups;
use crate::outcome::Outcome;
use crate::plan::{DivisionPlan, Games, Plan, PlanFault};
use crate::refusal::Refusal;
use crate::state::{Division, Match, Player, State, Tournament};

impl State {
    pub(crate) fn player(&self, id: EntryId) -> Result<&Player, Refusal> {
        self.players.get(&id).ok_or(Refusal::NoSuchEntry { id })
    }

    /// Returns a division, or an error if it does not exist or is closed.
    pub(crate) fn open_division(&self, id: DivisionId) -> Result<&Division, Refusal> {
        let division = self.division(id).ok_or(Refusal::NoSuchDivision)?;
        if division.is_closed {
            return Err(Refusal::Closed);
        }
        Ok(division)
    }

    /// Returns a division, or an error if it is not open or a result is missing.
    pub(crate) fn all_reported(&self, id: DivisionId) -> Result<&Division, Refusal> {
        let division = self.open_division(id)?;
        let plan = self.plan_of(id).ok_or(Refusal::NoSuchDivision)?;
        let tables = division.pending(plan);
        if tables.is_empty() {
            Ok(division)
        } else {
            Err(Refusal::Pending { tables })
        }
    }

    pub(crate) fn decide_entry(&self, entry: &Entry) -> Result<EventKind, Refusal> {
        let (_, event) = self.new_entry(entry)?;
        let (division, plan) = (self.division(entry.division), self.plan_of(entry.division));
        let is_paired = division.is_some_and(|division| !division.rounds.is_empty());
        if is_paired && !plan.is_some_and(DivisionPlan::admits_late_entries) {
            return Err(Refusal::EntriesClosed);
        }
        Ok(event)
    }

    /// Returns the number of a new entry and the event that enters it, whether or not it can still be paired.
    fn new_entry(&self, entry: &Entry) -> Result<(EntryId, EventKind), Refusal> {
        self.check_entry(entry, None)?;
        if self.players.len() >= Tournament::MOST_ENTRIES {
            return Err(Refusal::TooManyEntries);
        }
        self.open_division(entry.division)?;
        let id = EntryId(self.players.keys().last().map_or(1, |last| last.0 + 1));
        let entry = Box::new(entry.clone());
        Ok((id, EventKind::Entered { id, entry }))
    }

    /// Returns the events that enter a late player against an entry that rests; see [`groups::seats`].
    pub(crate) fn decide_seat(&self, rests: EntryId, entry: &Entry) -> Result<Vec<EventKind>, Refusal> {
        let (id, entered) = self.new_entry(entry)?;
        let mut seats = groups::seats(self, entry.division, id).into_iter();
        let pairing = seats.find(|pairing| pairing.cho == rests || pairing.han == rests);
        let seated = EventKind::Seated {
            division: entry.division,
            round: 1,
            id,
            pairing: pairing.ok_or(Refusal::EntriesClosed)?,
        };
        Ok(vec![entered, seated])
    }

    pub(crate) fn decide_entries(&self, entries: &[Entry]) -> Result<Vec<EventKind>, Refusal> {
        let mut state = self.clone();
        let enter = |entry: &Entry| {
            let event = state.decide_entry(entry)?;
            state.apply(&event).expect("decided on this state");
            Ok(event)
        };
        entries.iter().map(enter).collect()
    }

    /// Returns the event that sets the texts of the certificates. Divisions may be closed.
    pub(crate) fn decide_certificates(&self, certificates: &Certificates) -> Result<Vec<EventKind>, Refusal> {
        if !certificates.is_valid() {
            return Err(Refusal::BadEntry { field: "certificates" });
        }
        for prize in &certificates.prizes {
            self.player(prize.id)?;
        }
        Ok(vec![EventKind::Certified {
            certificates: Box::new(certificates.clone()),
        }])
    }

    /// Returns the event that changes the name, place and date of the tournament. Divisions may be closed.
    pub(crate) fn decide_description(
        &self,
        name: &str,
        place: Option<&String>,
        date: Option<&String>,
    ) -> Result<Vec<EventKind>, Refusal> {
        let plan = Plan {
            name: name.to_owned(),
            ..self.plan.clone()
        };
        plan.check().map_err(Refusal::Plan)?;
        let fits = |text: &String| !text.trim().is_empty() && text.chars().count() <= Plan::MOST_TEXT;
        if !place.into_iter().chain(date).all(fits) {
            return Err(Refusal::Plan(PlanFault::Place));
        }
        Ok(vec![EventKind::Described {
            name: name.to_owned(),
            place: place.cloned(),
            date: date.cloned(),
        }])
    }

    pub(crate) fn decide_amendment(&self, id: EntryId, entry: &Entry) -> Result<EventKind, Refusal> {
        let player = self.player(id)?;
        self.check_entry(entry, Some(id))?;
        if player.entry.division != entry.division {
            return Err(Refusal::BadEntry { field: "division" });
        }
        Ok(EventKind::Amended {
            id,
            entry: Box::new(entry.clone()),
        })
    }

    fn check_entry(&self, entry: &Entry, of: Option<EntryId>) -> Result<(), Refusal> {
        let fits = |text: &str, most: usize| {
            !text.trim().is_empty() && text.chars().count() <= most && !text.chars().any(char::is_control)
        };
        let optional = |text: &Option<String>, most: usize| text.as_deref().is_none_or(|text| fits(text, most));
        let plan = self.plan_of(entry.division).ok_or(Refusal::NoSuchDivision)?;
        let boards = match plan.games {
            Games::Boards { boards, .. } => usize::from(boards),
            _ => 0,
        };
        let members = entry.members.len();
        let checks = [
            ("name", fits(&entry.name, 80)),
            ("roman", optional(&entry.roman, 80)),
            ("club", optional(&entry.club, 80)),
            ("federation", optional(&entry.federation, 3)),
            (
                "rating",
                entry.rating.is_none_or(|rating| (1..=4_000).contains(&rating)),
            ),
            (
                "grade",
                entry
                    .grade
                    .is_none_or(|grade| grade != 0 && (-30..=10).contains(&grade)),
            ),
            (
                "grade",
                optional(&entry.grade_text, 20) && (entry.grade_text.is_none() || entry.grade.is_some()),
            ),
            ("birth", entry.birth.is_none_or(crate::entry::Birth::is_date)),
            (
                "members",
                (members == 0 || members <= boards) && entry.members.iter().all(|name| fits(name, 80)),
            ),
        ];
        if let Some((field, _)) = checks.into_iter().find(|(_, is_good)| !is_good) {
            return Err(Refusal::BadEntry { field });
        }
        let is_same = |other: &Entry| {
            other.name == entry.name
                && other.division == entry.division
                && other.club == entry.club
                && other.birth == entry.birth
        };
        let mut others = self.players.iter().filter(|(id, _)| Some(**id) != of);
        match others.find(|(_, player)| is_same(&player.entry)) {
            Some((id, _)) => Err(Refusal::SameEntry { id: *id }),
            None => Ok(()),
        }
    }

    /// Returns a pairing of an open division, and the result of one of its games.
    pub(crate) fn game(&self, at: GameAt) -> Result<(&Match, Option<Outcome>), Refusal> {
        self.open_division(at.division)?;
        self.any_game(at)
    }

    /// Like [`game`](Self::game), but the division may be closed.
    fn any_game(&self, at: GameAt) -> Result<(&Match, Option<Outcome>), Refusal> {
        let division = self.division(at.division).ok_or(Refusal::NoSuchDivision)?;
        let found = division.find(at.round, at.table);
        let found = found.ok_or(Refusal::NoSuchTable {
            round: at.round,
            table: at.table,
        })?;
        let outcome = found.games.get(usize::from(at.game));
        let outcome = outcome.ok_or(Refusal::NoSuchGame { game: at.game })?;
        Ok((found, *outcome))
    }

    /// Returns the event that attaches or removes a record. The division may be closed, because records are often typed
    /// in after the tournament.
    pub(crate) fn decide_record(&self, at: GameAt, record: Option<&str>) -> Result<Vec<EventKind>, Refusal> {
        let (found, _) = self.any_game(at)?;
        let before = found.records.get(usize::from(at.game)).is_some_and(Option::is_some);
        match record {
            Some(text) if !is_record(text) => return Err(Refusal::BadRecord),
            Some(_) if before => return Err(Refusal::AlreadyRecorded),
            None if !before => return Err(Refusal::NotRecorded),
            _ => {}
        }
        Ok(vec![EventKind::Recorded {
            division: at.division,
            round: at.round,
            table: at.table,
            game: at.game,
            record: record.map(str::to_owned),
        }])
    }

    fn check_outcome(&self, at: GameAt, outcome: Outcome) -> Result<(), Refusal> {
        let plan = self.plan_of(at.division).ok_or(Refusal::NoSuchDivision)?;
        if outcome.contradicts_its_totals() {
            return Err(Refusal::BadTotals);
        }
        if outcome != Outcome::Draw {
            return Ok(());
        }
        let stage = self.open_division(at.division)?.rounds[usize::from(at.round) - 1].stage;
        if stage == Stage::Knockout {
            return Err(Refusal::DrawInKnockout);
        }
        if plan.scoring.draw.is_none() {
            return Err(Refusal::NoDraws);
        }
        Ok(())
    }

    pub(crate) fn decide_report(&self, at: GameAt, outcome: Outcome) -> Result<Vec<EventKind>, Refusal> {
        let (found, reported) = self.game(at)?;
        if reported.is_some() {
            return Err(Refusal::AlreadyReported);
        }
        self.check_outcome(at, outcome)?;
        let plan = self.plan_of(at.division).ok_or(Refusal::NoSuchDivision)?;
        if found.decision(plan).is_some() {
            return Err(Refusal::SeriesDecided);
        }
        Ok(vec![EventKind::Reported {
            division: at.division,
            round: at.round,
            table: at.table,
            game: at.game,
            outcome,
        }])
    }

    pub(crate) fn decide_correction(
        &self,
        at: GameAt,
        outcome: Option<Outcome>,
        reason: &str,
    ) -> Result<Vec<EventKind>, Refusal> {
        has_reason(reason)?;
        let (_, reported) = self.game(at)?;
        if reported.is_none() {
            return Err(Refusal::NotReported);
        }
        if let Some(outcome) = outcome {
            self.check_outcome(at, outcome)?;
        }
        let division = self.open_division(at.division)?;
        let stage = division.rounds[usize::from(at.round) - 1].stage;
        let knockout = division.rounds_in(Stage::Knockout).map(|round| round.number);
        let later = knockout.filter(|&number| number > at.round).max();
        let winner = |outcome: Option<Outcome>| outcome.and_then(Outcome::winner);
        let depends = stage == Stage::Group && reported != outcome || winner(reported) != winner(outcome);
        if let Some(round) = later.filter(|_| depends) {
            return Err(Refusal::RoundDependsOnIt { round });
        }
        // Later rounds were paired with the help of this result.
        if outcome.is_none() && usize::from(at.round) < division.rounds.len() {
            return Err(Refusal::RoundDependsOnIt { round: at.round + 1 });
        }
        Ok(vec![EventKind::Corrected {
            division: at.division,
            round: at.round,
            table: at.table,
            game: at.game,
            outcome,
            reason: reason.to_owned(),
        }])
    }
}
