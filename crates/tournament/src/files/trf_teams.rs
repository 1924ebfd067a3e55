//! Reads the teams of a tournament report, and combines their members' results into team results.

use std::collections::BTreeMap;
use std::mem;

use super::trf::VACANT;
use super::trf_read::{Boards, Cell, EntryLine, Report, TeamLine, TrfError};
use crate::entry::Entry;
use crate::outcome::Side;

/// Seats by player number: index of the team, and board from 0.
type Seats = Vec<Option<(usize, usize)>>;

/// Size of a table indexed by player number. The format allows numbers up to 9,999.
const NUMBERS: usize = 10_000;

/// Result of a team in one round.
struct TeamCell {
    cell: Cell,
    /// Player number and result code at each board. The number is 0 if the team lists no player for the board.
    codes: Vec<(usize, char)>,
}

fn seat(seats: &Seats, player: usize) -> Option<(usize, usize)> {
    seats.get(player).copied().flatten()
}

/// The teams of a report.
struct Teams {
    boards: usize,
    entries: BTreeMap<usize, EntryLine>,
    matches: Vec<Boards>,
}

impl Report {
    /// Returns the report with teams instead of players as entries, if it describes a team tournament.
    pub(super) fn with_teams(mut self) -> Result<Self, TrfError> {
        let [new, old] = mem::take(&mut self.teams);
        let teams = if new.is_empty() { old } else { new };
        match self.of_teams(&teams) {
            Ok(Some(found)) => {
                self.boards = Some(found.boards);
                self.players = found.entries;
                self.matches = found.matches;
            }
            // Reports of individual tournaments may also list teams.
            Ok(None) => self.forbidden.append(&mut self.forbidden_players),
            Err(TrfError::LineUp { .. }) if !self.is_of_teams => self.forbidden.append(&mut self.forbidden_players),
            Err(error) => return Err(error),
        }
        Ok(self)
    }

    fn of_teams(&self, teams: &[TeamLine]) -> Result<Option<Teams>, TrfError> {
        let seats = self.seats(teams)?;
        let plays = |(number, (_, _, cells)): (&usize, &EntryLine)| {
            let has_opponent = cells.iter().any(|cell| cell.opponent.is_some());
            has_opponent.then(|| seat(&seats, *number).map_or(0, |(_, board)| board + 1))
        };
        let played = self.players.iter().filter_map(plays).max();
        let listed = teams.iter().map(|team| team.members.len()).max().unwrap_or(0);
        let boards = played.unwrap_or(listed);
        if boards == 0 || played.is_none() && !self.is_of_teams {
            return Ok(None);
        }
        let lengths = self.players.values().map(|(_, _, cells)| cells.len());
        let rounds = lengths.max().unwrap_or(0);
        let mut entries = BTreeMap::new();
        let mut all: Vec<Vec<TeamCell>> = Vec::new();
        for team in teams {
            let cells: Vec<TeamCell> = (0..rounds)
                .map(|round| self.team_cell(teams, team, (round, boards), &seats))
                .collect::<Result<_, _>>()?;
            let line = (
                team.line,
                self.team_entry(team, boards),
                cells.iter().map(|one| one.cell).collect(),
            );
            if entries.insert(team.number, line).is_some() {
                return Err(TrfError::SameNumber { line: team.line });
            }
            all.push(cells);
        }
        let matches = self.team_matches(teams, &all)?;
        Ok(Some(Teams {
            boards,
            entries,
            matches,
        }))
    }

    /// Returns the seats of all team members. Fails if a member is unknown or listed twice.
    fn seats(&self, teams: &[TeamLine]) -> Result<Seats, TrfError> {
        let mut seats: Seats = vec![None; NUMBERS];
        for (team, position) in teams.iter().zip(0..) {
            for (player, board) in team.members.iter().zip(0..) {
                let bad = TrfError::BadColumn {
                    line: team.line,
                    column: "players",
                };
                let is_free = |seat: &&mut Option<_>| seat.is_none() && self.players.contains_key(player);
                *seats.get_mut(*player).filter(is_free).ok_or(bad)? = Some((position, board));
            }
        }
        Ok(seats)
    }

    /// Returns the results of all team matches.
    fn team_matches(&self, teams: &[TeamLine], all: &[Vec<TeamCell>]) -> Result<Vec<Boards>, TrfError> {
        let mut matches = Vec::new();
        for (team, cells) in teams.iter().zip(all) {
            for (own, round) in cells.iter().zip(1..) {
                let contradiction = TrfError::Contradiction { line: team.line, round };
                let Some(opponent) = own.cell.opponent.filter(|_| own.cell.side == Some(Side::Cho)) else {
                    continue;
                };
                let position = teams.iter().position(|team| team.number == opponent);
                let other = position.and_then(|position| all[position].get(usize::from(round) - 1));
                let other = other.ok_or(contradiction.clone())?;
                let pairs = own.codes.iter().zip(&other.codes).zip(0..);
                let outcomes = pairs.map(|((own, other), board)| {
                    // Sides alternate from board to board.
                    let players = if board % 2 == 0 { [*own, *other] } else { [*other, *own] };
                    self.outcome(round, players)
                });
                matches.push(Boards {
                    round,
                    first: team.number,
                    outcomes: outcomes.collect::<Option<_>>().ok_or(contradiction)?,
                });
            }
        }
        Ok(matches)
    }

    /// Combines the results of a team's members in a round.
    fn team_cell(
        &self,
        teams: &[TeamLine],
        team: &TeamLine,
        (round, boards): (usize, usize),
        seats: &Seats,
    ) -> Result<TeamCell, TrfError> {
        let wrong = || TrfError::LineUp {
            line: team.line,
            round: u16::try_from(round + 1).unwrap_or(u16::MAX),
        };
        let nobody = Cell {
            opponent: None,
            side: None,
            code: ' ',
        };
        let cell_of = |player: &usize| self.players[player].2.get(round).copied().unwrap_or(nobody);
        let cells: Vec<Cell> = team.members.iter().map(cell_of).collect();
        let mut opponent: Option<usize> = None;
        let mut side: Option<Side> = None;
        for (cell, board) in cells.iter().zip(0..) {
            let (Some(other), Some(of_board)) = (cell.opponent, cell.side) else {
                continue;
            };
            let (met, seat) = seat(seats, other).ok_or_else(wrong)?;
            let first = if board % 2 == 0 { of_board } else { of_board.other() };
            let is_same = opponent.is_none_or(|before| before == met) && side.is_none_or(|before| before == first);
            if seat != board || !is_same {
                return Err(wrong());
            }
            (opponent, side) = (Some(met), Some(first));
        }
        let has = |wanted: &[char]| cells.iter().any(|cell| wanted.contains(&cell.code));
        let code = match opponent {
            Some(_) => ' ',
            None if has(&['U', 'F', '+']) => 'U',
            None if has(&['H', '=']) => 'H',
            None => 'Z',
        };
        // A member who is absent without points loses by forfeit.
        let code_of = |cell: &Cell| match (cell.opponent, cell.code) {
            (None, ' ' | 'Z') => '-',
            (_, code) => code,
        };
        let players = team.members.iter().copied();
        let mut codes: Vec<(usize, char)> = players.zip(cells.iter().map(code_of)).collect();
        codes.resize(boards, (0, '-'));
        Ok(TeamCell {
            cell: Cell {
                opponent: opponent.map(|position| teams[position].number),
                side,
                code,
            },
            codes,
        })
    }

    fn team_entry(&self, team: &TeamLine, boards: usize) -> Entry {
        let names = team
            .members
            .iter()
            .take(boards)
            .map(|player| self.players[player].1.name.clone());
        let mut members: Vec<String> = names.collect();
        while members.last().is_some_and(|name| name == VACANT) {
            members.pop();
        }
        Entry {
            name: team.name.clone(),
            rating: team.strength.filter(|strength| *strength > 0),
            members,
            ..Entry::default()
        }
    }
}
