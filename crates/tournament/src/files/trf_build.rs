//! Builds a tournament from a parsed report: its plan, and the commands of each round.

use std::collections::BTreeMap;

use super::trf_read::{Cell, Report, TrfError};
use crate::command::{Command, GameAt};
use crate::entry::{DivisionId, EntryId};
use crate::event::{Apart, Bye, ByeKind, RequestedBye};
use crate::outcome::{Outcome, Scoring, Side};
use crate::plan::{DivisionPlan, Format, Games, Lateness, Plan, TeamScore};
use crate::state::Tournament;
use crate::tie::TieOrder;

/// The only division of a tournament built from a report.
const ONLY: DivisionId = DivisionId(0);

/// Reason why an entry does not play in a round.
enum Absence {
    Allocated,
    Requested(RequestedBye),
}

/// Returns the absence for a result code without an opponent. A missing code, or a code not listed here, is a
/// zero-point bye.
fn absence(code: Option<char>) -> Absence {
    match code {
        Some('U' | 'F' | '+') => Absence::Allocated,
        Some('H' | '=') => Absence::Requested(RequestedBye::Half),
        _ => Absence::Requested(RequestedBye::Zero),
    }
}

impl Report {
    /// Builds the tournament by carrying out commands that reproduce the report.
    pub(super) fn build(self) -> Result<Tournament, TrfError> {
        let played = self
            .players
            .values()
            .map(|(_, _, cells)| cells.len())
            .max()
            .unwrap_or(0);
        let played = u16::try_from(played).unwrap_or(u16::MAX);
        let refused = |round| move |refusal| TrfError::Refused { round, refusal };
        let mut tournament = Tournament::open(self.plan(played), 0, None).map_err(refused(0))?;
        let ids: BTreeMap<usize, EntryId> = self.players.keys().copied().zip((1..).map(EntryId)).collect();
        let mut send = |round, command| tournament.handle(&command, 0, None).map(|_| ()).map_err(refused(round));
        for (_, entry, _) in self.players.values() {
            send(0, Command::Enter(Box::new(entry.clone())))?;
        }
        let order = ids.values().copied().collect();
        send(0, Command::Draw { division: ONLY, order })?;
        for (a, b) in &self.forbidden {
            if let (Some(&a), Some(&b)) = (ids.get(a), ids.get(b)) {
                let reason = Apart::Director;
                send(0, Command::Forbid { a, b, reason })?;
            }
        }
        for round in 1..=played {
            for command in self.commands(round, &ids)? {
                send(round, command)?;
            }
        }
        for &(number, round, bye) in self.byes.iter().filter(|(_, round, _)| *round > played) {
            if let Some(&id) = ids.get(&number) {
                send(round, Command::Excuse { id, round, bye })?;
            }
        }
        Ok(tournament)
    }

    /// Returns the plan of a Swiss tournament with the announced number of rounds, or `played` if that is greater.
    fn plan(&self, played: u16) -> Plan {
        let rounds = u16::from(self.rounds.unwrap_or(0)).max(played).max(1);
        let (games, ties) = match self.boards {
            None => (Games::Single, TieOrder::FideSwiss),
            Some(boards) => {
                let boards = u8::try_from(boards).unwrap_or(u8::MAX);
                let primary = self.primary.unwrap_or(TeamScore::Matches);
                (Games::Boards { boards, primary }, TieOrder::Teams)
            }
        };
        Plan {
            name: if self.name.is_empty() {
                "TRF".to_owned()
            } else {
                self.name.clone()
            },
            place: self.place.clone(),
            date: self.date.clone(),
            divisions: vec![DivisionPlan {
                name: String::new(),
                format: Format::Swiss {
                    rounds: u8::try_from(rounds).unwrap_or(u8::MAX),
                },
                games,
                scoring: self.scoring.unwrap_or(Scoring::CHESS),
                ties: ties.ties(),
                initial: self.initial.unwrap_or(Side::Cho),
            }],
            lateness: Lateness::default(),
            fee: None,
            rules: None,
        }
    }

    /// Returns the commands of a round: absences, pairings and results.
    fn commands(&self, round: u16, ids: &BTreeMap<usize, EntryId>) -> Result<Vec<Command>, TrfError> {
        let (mut commands, mut pairs, mut byes, mut results) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        for (&number, (line, _, cells)) in &self.players {
            let id = ids[&number];
            let cell = cells.get(usize::from(round) - 1).copied();
            let Some((cell, opponent)) = cell.and_then(|cell| Some((cell, cell.opponent?))) else {
                match absence(cell.map(|cell| cell.code)) {
                    Absence::Allocated => byes.push(Bye {
                        id,
                        bye: ByeKind::Allocated,
                    }),
                    Absence::Requested(bye) => commands.push(Command::Excuse { id, round, bye }),
                }
                continue;
            };
            let contradiction = TrfError::Contradiction { line: *line, round };
            let other = self.answer(round, number, cell).ok_or(contradiction.clone())?;
            if cell.side != Some(Side::Cho) {
                continue;
            }
            pairs.push((id, ids[&opponent]));
            let outcomes = self
                .outcomes(round, [(number, cell.code), (opponent, other.code)])
                .ok_or(contradiction)?;
            let at = |game| GameAt {
                division: ONLY,
                round,
                table: u16::try_from(pairs.len()).unwrap_or(u16::MAX),
                game,
            };
            let reports = outcomes.into_iter().zip(0..).filter_map(|(outcome, game)| {
                Some(Command::Report {
                    at: at(game),
                    outcome: outcome?,
                })
            });
            results.extend(reports);
        }
        commands.push(Command::PairAs {
            division: ONLY,
            pairs,
            byes,
        });
        commands.extend(results);
        Ok(commands)
    }

    /// Returns the opponent's cell for a round, or `None` unless the cell contains `number` and the opposite side.
    fn answer(&self, round: u16, number: usize, cell: Cell) -> Option<Cell> {
        let (_, _, cells) = self.players.get(&cell.opponent?)?;
        let other = *cells.get(usize::from(round) - 1)?;
        (other.opponent == Some(number) && other.side == cell.side.map(Side::other)).then_some(other)
    }

    /// Returns the results of a pairing's games. Teams' results were already derived from their boards; other results
    /// follow from the codes in `players`, Cho first. `None` if the codes contradict each other.
    fn outcomes(&self, round: u16, players: [(usize, char); 2]) -> Option<Vec<Option<Outcome>>> {
        let [(first, _), _] = players;
        let mut matches = self.matches.iter();
        match matches.find(|one| one.round == round && one.first == first) {
            Some(boards) => Some(boards.outcomes.clone()),
            None => Some(vec![self.outcome(round, players)?]),
        }
    }
}
