//! Writes tournament reports in FIDE's TRF16 and TRF-2026 formats. Columns are counted in characters.
//!
//! # Limits of the formats
//! The formats do not distinguish wins on points from other wins. Wins on points, and scorings other than chess, are
//! written as comments (`###`), which [`read`](super::trf_read::read) understands and other programs skip.
//! [`Exported::notes`] reports these cases.
//!
//! Each team member is a player in the file. TRF16 lists the members of a team in line 013, TRF-2026 in line 310. A
//! board without a member has the player `?`.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use crate::entry::{DivisionId, EntryId};
use crate::event::{ByeKind, RequestedBye, Stage};
use crate::history::{Cell, cells};
use crate::outcome::{Outcome, Side};
use crate::plan::{DivisionPlan, Format, Games, TeamScore};
use crate::points::Points;
use crate::standings::standings;
use crate::state::{Decision, Match, Player, Round, State};
use crate::tie::TieBreak;

/// Player name written for a board without a member.
pub(super) const VACANT: &str = "?";

/// Version of the report format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Version {
    /// TRF16 with JaVaFo's extensions.
    Trf16,
    Trf2026,
}

/// Script of the names in the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Names {
    /// Names as entered.
    Written,
    /// Names in Latin letters, if entered, for programs that count columns in bytes.
    Roman,
}

/// A report, with notes on its omissions and simplifications.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exported {
    pub text: String,
    pub notes: BTreeSet<Note>,
}

/// Kind of data that a report omits, simplifies or contains only in comments.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Note {
    /// Point values and games decided on points are written as comments.
    PointsInComments,
    /// Each decided series is written as a single game.
    SeriesAsOneGame,
    /// Grades and clubs are left out; for teams also birth dates, federations and, in TRF16, ratings.
    DataLeftOut,
    /// All stages are written as rounds of one tournament.
    StagesAsRounds,
    PenaltiesLeftOut,
    /// The primary team score and, in TRF16, forbidden pairs of teams are written as comments.
    TeamsInComments,
    /// Names longer than their column are truncated.
    NamesCut,
}

impl Note {
    /// Returns the stable code of the note.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::PointsInComments => "points_in_comments",
            Self::SeriesAsOneGame => "series_as_one_game",
            Self::DataLeftOut => "data_left_out",
            Self::StagesAsRounds => "stages_as_rounds",
            Self::PenaltiesLeftOut => "penalties_left_out",
            Self::TeamsInComments => "teams_in_comments",
            Self::NamesCut => "names_cut",
        }
    }
}

/// Reason why a division cannot be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WriteError {
    NoSuchDivision,
    /// The division is an arena, or has more than 9,999 players or 999 teams.
    Format,
}

impl WriteError {
    /// Returns the stable code of this error.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::NoSuchDivision => "no_such_division",
            Self::Format => "trf_format",
        }
    }
}

/// Writes the report of a division.
///
/// # Errors
/// [`WriteError`] if the division does not exist or the format cannot represent it.
pub fn write(state: &State, id: DivisionId, version: Version, names: Names) -> Result<Exported, WriteError> {
    let (Some(division), Some(plan)) = (state.division(id), state.plan_of(id)) else {
        return Err(WriteError::NoSuchDivision);
    };
    let numbers: BTreeMap<EntryId, usize> = state.seeds(id).into_iter().zip(1..).collect();
    let boards = match plan.games {
        Games::Boards { boards, .. } => Some(usize::from(boards)),
        _ => None,
    };
    let is_too_large = boards.map_or(numbers.len() > 9_999, |boards| {
        numbers.len() > 999 || numbers.len() * boards > 9_999
    });
    if matches!(plan.format, Format::Arena { .. }) || is_too_large {
        return Err(WriteError::Format);
    }
    let mut writer = Writer {
        state,
        id,
        plan,
        version,
        boards,
        numbers,
        names,
        text: String::new(),
        notes: BTreeSet::new(),
        counted: Vec::new(),
    };
    writer.headers();
    let ranks: BTreeMap<EntryId, u16> = standings(state, id)
        .into_iter()
        .flat_map(|found| found.ranking)
        .map(|row| (row.id, row.rank))
        .collect();
    let rank = |entry: EntryId| ranks.get(&entry).copied().unwrap_or(0);
    for entry in state.seeds(id) {
        match boards {
            None => writer.player(entry, None, rank(entry)),
            Some(boards) => (0..boards).for_each(|board| writer.player(entry, Some(board), rank(entry))),
        }
    }
    if let Some(boards) = boards {
        for entry in state.seeds(id) {
            writer.team(entry, boards, rank(entry));
        }
        writer.team_byes(boards);
    }
    writer.extras();
    writer.comments();
    if division
        .rounds
        .iter()
        .any(|round| round.stage != division.rounds[0].stage)
    {
        writer.notes.insert(Note::StagesAsRounds);
    }
    Ok(Exported {
        text: writer.text,
        notes: writer.notes,
    })
}

struct Writer<'a> {
    state: &'a State,
    id: DivisionId,
    plan: &'a DivisionPlan,
    version: Version,
    /// Number of boards per team; `None` in an individual tournament.
    boards: Option<usize>,
    /// Numbers of the entries in the report, from 1.
    numbers: BTreeMap<EntryId, usize>,
    names: Names,
    text: String,
    notes: BTreeSet<Note>,
    /// Games decided on points: round and number of the winner.
    counted: Vec<(u16, usize)>,
}

impl Writer<'_> {
    fn line(&mut self, line: &str) {
        self.text.push_str(line.trim_end());
        self.text.push('\n');
    }

    /// Returns the number of an entry, or of the team member at `board`.
    fn number(&self, id: EntryId, board: Option<usize>) -> usize {
        let number = self.numbers[&id];
        match (self.boards, board) {
            (Some(boards), Some(board)) => (number - 1) * boards + board + 1,
            _ => number,
        }
    }

    fn headers(&mut self) {
        let plan = &self.state.plan;
        let name = match self.plan.name.as_str() {
            "" => plan.name.clone(),
            division => format!("{} {division}", plan.name),
        };
        let mut lines = vec![format!("012 {name}")];
        lines.extend(plan.place.iter().map(|place| format!("022 {place}")));
        lines.extend(plan.date.iter().map(|date| format!("042 {date}")));
        lines.push(format!("062 {}", self.numbers.len() * self.boards.unwrap_or(1)));
        if self.boards.is_some() {
            lines.push(format!("082 {}", self.numbers.len()));
        }
        let rounds = match self.plan.format {
            Format::Swiss { rounds } => usize::from(rounds),
            _ => self.state.division(self.id).map_or(0, |division| division.rounds.len()),
        };
        let initial = self.plan.initial;
        let is_swiss = matches!(self.plan.format, Format::Swiss { .. });
        match self.version {
            Version::Trf16 => {
                lines.push(format!("XXR {rounds}"));
                lines.push(format!(
                    "XXC {}",
                    if initial == Side::Cho { "white1" } else { "black1" }
                ));
            }
            Version::Trf2026 => {
                lines.push(format!("142 {rounds}"));
                lines.push(format!("152 {}", if initial == Side::Cho { "W" } else { "B" }));
                let system = match self.plan.format {
                    // FIDE's Swiss systems for teams use other pairing rules.
                    Format::Swiss { .. } if self.boards.is_some() => "CUSTOM_SWISS",
                    Format::Swiss { .. } => "FIDE_DUTCH_2026",
                    Format::RoundRobin { cycles: 1 } => "BERGER_ROUNDROBIN_G1",
                    Format::RoundRobin { .. } => "BERGER_ROUNDROBIN_G2",
                    _ => "CUSTOM_KNOCKOUT",
                };
                lines.push(format!("192 {system}"));
                lines.push(format!("212 {}", self.ties()));
                let colours = |boards| "WB".chars().cycle().take(boards).collect::<String>();
                lines.extend(self.boards.map(|boards| format!("352 {}", colours(boards))));
            }
        }
        if !is_swiss {
            lines.retain(|line| !line.starts_with("152") && !line.starts_with("XXC"));
        }
        for line in lines {
            self.line(&line);
        }
    }

    /// Returns the tie-breaks in TRF-2026 notation.
    fn ties(&self) -> String {
        let code = |tie: &TieBreak| match tie {
            TieBreak::Points => "PTS".to_owned(),
            TieBreak::DirectEncounter => "DE".to_owned(),
            TieBreak::Wins => "WIN".to_owned(),
            TieBreak::WonOnBoard => "WON".to_owned(),
            TieBreak::HanWins => "BWG".to_owned(),
            TieBreak::Buchholz => "BH".to_owned(),
            TieBreak::BuchholzCut1 => "BH/C1".to_owned(),
            TieBreak::BuchholzCut2 => "BH/C2".to_owned(),
            TieBreak::BuchholzMedian1 => "BH/M1".to_owned(),
            TieBreak::SonnebornBerger => "SB".to_owned(),
            TieBreak::Progressive => "PS".to_owned(),
            TieBreak::Koya => "KS".to_owned(),
            TieBreak::Rating => "RTNG".to_owned(),
            other => format!("OTHER_{}", other.code().to_uppercase()),
        };
        self.plan.ties.iter().map(code).collect::<Vec<_>>().join(",")
    }

    /// Truncates a name to the width of its column.
    fn fitting(&mut self, name: &str, width: usize) -> String {
        if name.chars().count() > width {
            self.notes.insert(Note::NamesCut);
        }
        name.chars().take(width).collect()
    }

    fn name(&self, id: EntryId) -> &str {
        let entry = &self.state.players[&id].entry;
        match (self.names, &entry.roman) {
            (Names::Roman, Some(roman)) => roman,
            _ => &entry.name,
        }
    }

    /// Writes the line of an individual entry, or of the team member at `board`.
    fn player(&mut self, id: EntryId, board: Option<usize>, rank: u16) {
        let state = self.state;
        let player: &Player = &state.players[&id];
        let entry = &player.entry;
        let name = match board {
            None => self.name(id),
            Some(board) => entry.members.get(board).map_or(VACANT, String::as_str),
        };
        let name = name.to_owned();
        let name = self.fitting(&name, 33);
        let of_entry = |text: String| if board.is_none() { text } else { String::new() };
        let birth = entry.birth.map(|birth| {
            let (month, day) = (birth.month.unwrap_or(0), birth.day.unwrap_or(0));
            format!("{}/{month:02}/{day:02}", birth.year)
        });
        let has_no_place = board.is_some() && (entry.birth.is_some() || entry.federation.is_some());
        if entry.grade.is_some() || entry.club.is_some() || has_no_place {
            self.notes.insert(Note::DataLeftOut);
        }
        if player.penalty != Points::ZERO {
            self.notes.insert(Note::PenaltiesLeftOut);
        }
        let mut points = Points::ZERO;
        let mut cells = String::new();
        let rounds = state
            .division(self.id)
            .map(|division| &division.rounds[..])
            .unwrap_or_default();
        for round in rounds {
            let (cell, won) = match round.match_of(id) {
                Some(found) => self.game(round.number, found, id, board),
                None => self.bye(round, id),
            };
            points += won;
            let _ = write!(cells, "  {cell}");
        }
        let line = format!(
            "001 {:>4} {:1}{:>3} {:<33} {:>4} {:>3} {:>11} {:>10} {:>4} {:>4}{cells}",
            self.number(id, board),
            "",
            "",
            name,
            of_entry(entry.rating.map(|rating| rating.to_string()).unwrap_or_default()),
            of_entry(entry.federation.clone().unwrap_or_default()),
            "",
            of_entry(birth.unwrap_or_default()),
            one_place(points),
            rank
        );
        self.line(&line);
    }

    fn bye(&self, round: &Round, id: EntryId) -> (String, Points) {
        let bye = round.byes.iter().find(|bye| bye.id == id).map(|bye| bye.bye);
        let (code, won) = match bye {
            // Only one player per round can have the code `U`, so team members have other codes.
            Some(ByeKind::Allocated) => match (self.boards, self.version) {
                (None, _) => ('U', self.plan.scoring.bye),
                (Some(_), Version::Trf16) => ('F', self.plan.scoring.bye),
                (Some(_), Version::Trf2026) => ('+', self.plan.scoring.bye),
            },
            Some(ByeKind::Half) => ('H', self.plan.scoring.half_bye),
            Some(ByeKind::Rest | ByeKind::Zero) | None => ('Z', Points::ZERO),
        };
        (format!("0000 - {code}"), won)
    }

    /// Returns the report's columns for a game (opponent, colour and result), and the points.
    fn game(&mut self, round: u16, found: &Match, id: EntryId, board: Option<usize>) -> (String, Points) {
        let game = board.unwrap_or(0);
        let side = found.side(id, game);
        let opponent = self.number(found.opponent(id), board);
        let colour = if side == Side::Cho { 'w' } else { 'b' };
        let single = match (self.plan.games, found.decision(self.plan)) {
            (Games::Single | Games::Boards { .. }, _) => found.games[game],
            (_, Some(Decision::Won(winner))) => {
                self.notes.insert(Note::SeriesAsOneGame);
                Some(Outcome::Full {
                    winner: found.side(winner, 0),
                })
            }
            _ => None,
        };
        let Some(outcome) = single else {
            return (format!("{opponent:>4} {colour}  "), Points::ZERO);
        };
        let has_won = outcome.winner() == Some(side);
        let code = match outcome {
            Outcome::Full { .. } | Outcome::Counted { .. } if has_won => '1',
            Outcome::Full { .. } | Outcome::Counted { .. } => '0',
            Outcome::Draw => '=',
            Outcome::Forfeit { .. } if has_won => '+',
            Outcome::Forfeit { .. } | Outcome::BothForfeit => '-',
        };
        if has_won && matches!(outcome, Outcome::Counted { .. }) {
            self.counted.push((round, self.number(id, board)));
        }
        (
            format!("{opponent:>4} {colour} {code}"),
            self.plan.scoring.points(outcome, side),
        )
    }

    /// Writes the name and the members of a team. TRF-2026 adds number, rating, points and rank.
    fn team(&mut self, id: EntryId, boards: usize, rank: u16) {
        let entry = &self.state.players[&id].entry;
        let name = self.name(id).to_owned();
        let name = self.fitting(&name, 32);
        let members: String = (0..boards)
            .map(|board| format!("{:>4} ", self.number(id, Some(board))))
            .collect();
        let line = match self.version {
            Version::Trf16 => {
                if entry.rating.is_some() {
                    self.notes.insert(Note::DataLeftOut);
                }
                format!("013 {name:<32}{members}")
            }
            Version::Trf2026 => {
                let stages = [Stage::Group, Stage::Swiss, Stage::Knockout];
                let cells: Vec<Cell> = stages
                    .into_iter()
                    .flat_map(|stage| cells(self.state, self.id, stage, id))
                    .collect();
                let matches = cells.iter().map(|cell| cell.match_points).sum();
                let games = cells.iter().flat_map(|cell| cell.boards.iter().copied()).sum();
                format!(
                    "310 {:>3} {name:<32} {:5} {:>6} {:>6} {:>6} {rank:>3}  {members}",
                    self.numbers[&id],
                    "",
                    entry.rating.map(|rating| rating.to_string()).unwrap_or_default(),
                    one_place(Points::whole(matches)),
                    one_place(games),
                )
            }
        };
        self.line(&line);
    }

    /// Writes the team with the allocated bye in each round (TRF-2026 only). Writes nothing if there are no byes, or if
    /// a round has several.
    fn team_byes(&mut self, boards: usize) {
        let rounds = self.state.division(self.id).map(|division| &division.rounds[..]);
        let mut line = format!(
            "320 {:0>4} {:0>4}",
            one_place(Points::whole(2)),
            one_place(std::iter::repeat_n(self.plan.scoring.bye, boards).sum())
        );
        let mut has_bye = false;
        for round in rounds.unwrap_or_default() {
            let mut byes = round.byes.iter().filter(|bye| bye.bye == ByeKind::Allocated);
            let team = byes.next().map_or(0, |bye| self.numbers[&bye.id]);
            if byes.next().is_some() {
                return;
            }
            has_bye |= team > 0;
            let _ = write!(line, " {team:03}");
        }
        if has_bye && self.version == Version::Trf2026 {
            self.line(&line);
        }
    }

    /// Writes forbidden pairs and, in TRF-2026, withdrawals and requested byes for the next Swiss round,
    /// and chess scoring.
    fn extras(&mut self) {
        let version = self.version;
        let Some(division) = self.state.division(self.id) else {
            return;
        };
        let next = u16::try_from(division.rounds.len() + 1).unwrap_or(u16::MAX);
        let mut lines = Vec::new();
        for (a, b) in self.state.forbidden.keys() {
            if let (Some(a), Some(b)) = (self.numbers.get(a), self.numbers.get(b)) {
                lines.push(match version {
                    // XXP lines contain player numbers, not team numbers.
                    Version::Trf16 if self.boards.is_some() => format!("### janggun apart {a} {b}"),
                    Version::Trf16 => format!("XXP {a} {b}"),
                    Version::Trf2026 => format!("260 {:>3} {:>3} {a:>4} {b:>4}", 1, 999.min(self.last_round())),
                });
            }
        }
        let is_swiss = matches!(self.plan.format, Format::Swiss { rounds } if next <= u16::from(rounds));
        for (id, player) in self
            .state
            .members(self.id)
            .filter(|_| is_swiss && version == Version::Trf2026)
        {
            let kind = match (player.withdrawn_after, player.excused.get(&next)) {
                (Some(_), _) | (None, Some(RequestedBye::Zero)) => 'Z',
                (None, Some(RequestedBye::Half)) => 'H',
                (None, None) => continue,
            };
            lines.push(format!("240 {kind} {next:03} {:>4}", self.numbers[&id]));
        }
        if version == Version::Trf2026 && self.plan.scoring == crate::outcome::Scoring::CHESS {
            lines.push("162  W 1.0    D 0.5    L 0.0    P 1.0".to_owned());
        }
        for line in lines {
            self.line(&line);
        }
    }

    fn last_round(&self) -> u16 {
        match self.plan.format {
            Format::Swiss { rounds } => u16::from(rounds),
            _ => 999,
        }
    }

    /// Writes comments with the primary team score, the scoring and the games decided on points. The scoring is omitted
    /// if it is chess scoring and no game was decided on points.
    fn comments(&mut self) {
        if let Games::Boards { primary, .. } = self.plan.games {
            self.notes.insert(Note::TeamsInComments);
            let primary = match primary {
                TeamScore::Boards => "boards",
                TeamScore::Matches => "matches",
            };
            self.line(&format!("### janggun teams {primary}"));
        }
        if self.plan.scoring == crate::outcome::Scoring::CHESS && self.counted.is_empty() {
            return;
        }
        self.notes.insert(Note::PointsInComments);
        let scoring = self.plan.scoring;
        let draw = scoring.draw.map_or("-".to_owned(), |draw| draw.to_string());
        self.line(&format!(
            "### janggun scoring {} {} {draw} {} {} {} {} {}",
            scoring.full_win,
            scoring.counted_win,
            scoring.counted_loss,
            scoring.full_loss,
            scoring.forfeit_win,
            scoring.bye,
            scoring.half_bye
        ));
        for (round, winner) in std::mem::take(&mut self.counted) {
            self.line(&format!("### janggun counted {round} {winner}"));
        }
    }
}

/// Formats points with one decimal place.
fn one_place(points: Points) -> String {
    format!("{:.1}", f64::from(points.in_halves()) / 2.0)
}
