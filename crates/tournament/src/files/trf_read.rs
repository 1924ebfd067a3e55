//! Reads tournament reports in FIDE's TRF16 and TRF-2026 formats. Columns are counted in characters.

use std::collections::BTreeMap;

use crate::entry::{Birth, Entry};
use crate::event::RequestedBye;
use crate::outcome::{Outcome, Scoring, Side};
use crate::plan::TeamScore;
use crate::points::Points;
use crate::refusal::Refusal;
use crate::state::Tournament;

/// Reason why a report cannot be read. Lines are counted from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TrfError {
    TooLong,
    NoPlayers,
    /// A value is malformed, or a team lists an unknown or already listed player.
    BadColumn {
        line: usize,
        column: &'static str,
    },
    SameNumber {
        line: usize,
    },
    /// The lines of two opponents contradict each other.
    Contradiction {
        line: usize,
        round: u16,
    },
    /// The members of a team do not all meet the same team, on the same boards and with alternating sides.
    LineUp {
        line: usize,
        round: u16,
    },
    /// The report was parsed, but its data were refused. `round` is 0 for data that precede the first round.
    Refused {
        round: u16,
        refusal: Refusal,
    },
}

impl TrfError {
    /// Returns the stable code of this error.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::TooLong => "trf_too_long",
            Self::NoPlayers => "trf_no_players",
            Self::BadColumn { .. } => "trf_column",
            Self::SameNumber { .. } => "trf_same_number",
            Self::Contradiction { .. } => "trf_contradiction",
            Self::LineUp { .. } => "trf_line_up",
            Self::Refused { .. } => "trf_refused",
        }
    }
}

/// A player's result in one round of a report.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Cell {
    pub(super) opponent: Option<usize>,
    pub(super) side: Option<Side>,
    /// One of `1 0 = + - W D L U H F Z *`, or a space.
    pub(super) code: char,
}

/// Line number, entry, and results by round.
pub(super) type EntryLine = (usize, Entry, Vec<Cell>);

#[derive(Debug, Default)]
pub(super) struct Report {
    pub(super) name: String,
    pub(super) place: Option<String>,
    pub(super) date: Option<String>,
    pub(super) rounds: Option<u8>,
    pub(super) initial: Option<Side>,
    pub(super) scoring: Option<Scoring>,
    /// Entries by number.
    pub(super) players: BTreeMap<usize, EntryLine>,
    /// Teams from 310 lines, which contain team numbers, and from 013 lines, numbered in order.
    pub(super) teams: [Vec<TeamLine>; 2],
    /// Number of boards per team; `None` in an individual tournament.
    pub(super) boards: Option<usize>,
    pub(super) matches: Vec<Boards>,
    pub(super) primary: Option<TeamScore>,
    pub(super) forbidden: Vec<(usize, usize)>,
    /// Forbidden pairs from XXP lines, as player numbers. Ignored in team tournaments.
    pub(super) forbidden_players: Vec<(usize, usize)>,
    /// Whether an 082 or 310 line declares a team tournament.
    pub(super) is_of_teams: bool,
    /// Requested byes from 240 lines: number, round, kind.
    pub(super) byes: Vec<(usize, u16, RequestedBye)>,
    /// Games decided on points: round and number of the winner.
    pub(super) counted: Vec<(u16, usize)>,
}

/// Results of a team match, board by board.
#[derive(Debug)]
pub(super) struct Boards {
    pub(super) round: u16,
    /// Number of the team with Cho on the first board.
    pub(super) first: usize,
    pub(super) outcomes: Vec<Option<Outcome>>,
}

/// A team as listed in a report.
#[derive(Debug)]
pub(super) struct TeamLine {
    pub(super) line: usize,
    pub(super) number: usize,
    pub(super) name: String,
    pub(super) strength: Option<u16>,
    /// Player numbers, in board order.
    pub(super) members: Vec<usize>,
}

/// Reads a report as a Swiss tournament with all its rounds.
///
/// # Errors
/// [`TrfError`] if the report cannot be read or contradicts itself.
pub fn read(text: &str) -> Result<Tournament, TrfError> {
    if text.len() > 1_000_000 {
        return Err(TrfError::TooLong);
    }
    let mut report = Report::default();
    let text = text
        .trim_start_matches('\u{feff}')
        .replace("\r\n", "\n")
        .replace('\r', "\n");
    for (line, number) in text.lines().zip(1..) {
        report.read_line(line, number)?;
    }
    if report.players.is_empty() {
        return Err(TrfError::NoPlayers);
    }
    report.with_teams()?.build()
}

/// Returns the trimmed text from column `from` to column `to`, both included and counted from 1.
fn columns(line: &str, from: usize, to: usize) -> String {
    line.chars()
        .skip(from - 1)
        .take(to + 1 - from)
        .collect::<String>()
        .trim()
        .to_owned()
}

impl Report {
    fn read_line(&mut self, line: &str, number: usize) -> Result<(), TrfError> {
        let value = columns(line, 5, 500);
        let bad = |column| TrfError::BadColumn { line: number, column };
        match columns(line, 1, 3).as_str() {
            "012" => self.name = value,
            "022" => self.place = Some(value).filter(|place| !place.is_empty()),
            "042" => self.date = Some(value).filter(|date| !date.is_empty()),
            "142" | "XXR" => self.rounds = Some(value.parse().map_err(|_| bad("rounds"))?),
            "152" | "XXC" => {
                self.initial = match value.split_whitespace().find(|word| *word != "rank") {
                    Some("W" | "white1") => Some(Side::Cho),
                    Some("B" | "black1") => Some(Side::Han),
                    _ => return Err(bad("initial colour")),
                };
            }
            "162" => self.scoring = Some(scoring_of_results(&value).ok_or_else(|| bad("points"))?),
            "XXP" | "260" => {
                let numbers: Option<Vec<usize>> = value.split_whitespace().map(|word| word.parse().ok()).collect();
                let skipped = if line.starts_with("260") { 2 } else { 0 };
                let numbers = numbers.ok_or_else(|| bad("forbidden pair"))?;
                let ids = numbers.get(skipped..).unwrap_or_default();
                let forbidden = match skipped {
                    0 => &mut self.forbidden_players,
                    _ => &mut self.forbidden,
                };
                for (index, a) in ids.iter().enumerate() {
                    forbidden.extend(ids[index + 1..].iter().map(|b| (*a, *b)));
                }
            }
            "240" => {
                let mut words = value.split_whitespace();
                let bye = match words.next() {
                    Some("H") => RequestedBye::Half,
                    Some("Z" | "A") => RequestedBye::Zero,
                    _ => return Err(bad("kind of bye")),
                };
                let round = words
                    .next()
                    .and_then(|word| word.parse().ok())
                    .ok_or_else(|| bad("round"))?;
                for word in words {
                    self.byes.push((word.parse().map_err(|_| bad("number"))?, round, bye));
                }
            }
            "013" | "310" => self.read_team(line, number)?,
            "082" => self.is_of_teams |= value.parse().is_ok_and(|teams: usize| teams > 0),
            "192" => {
                let counts_boards = value.ends_with("GP_MP") || value.contains("_GP_MP_");
                if counts_boards && self.primary.is_none() {
                    self.primary = Some(TeamScore::Boards);
                }
            }
            "###" => self.read_comment(&value, number)?,
            "001" => self.read_player(line, number)?,
            _ => {}
        }
        Ok(())
    }

    fn read_comment(&mut self, value: &str, line: usize) -> Result<(), TrfError> {
        let words: Vec<&str> = value.split_whitespace().collect();
        let bad = |column| TrfError::BadColumn { line, column };
        match words[..] {
            [
                "janggun",
                "scoring",
                full,
                counted,
                draw,
                counted_loss,
                full_loss,
                forfeit,
                bye,
                half,
            ] => {
                let points = |word: &str| Points::parse(word).ok_or_else(|| bad("scoring"));
                self.scoring = Some(Scoring {
                    full_win: points(full)?,
                    counted_win: points(counted)?,
                    draw: if draw == "-" { None } else { Some(points(draw)?) },
                    counted_loss: points(counted_loss)?,
                    full_loss: points(full_loss)?,
                    forfeit_win: points(forfeit)?,
                    bye: points(bye)?,
                    half_bye: points(half)?,
                });
            }
            ["janggun", "counted", round, winner] => {
                let round = round.parse().map_err(|_| bad("round"))?;
                self.counted.push((round, winner.parse().map_err(|_| bad("number"))?));
            }
            ["janggun", "teams", "boards"] => self.primary = Some(TeamScore::Boards),
            ["janggun", "teams", "matches"] => self.primary = Some(TeamScore::Matches),
            ["janggun", "apart", a, b] => {
                let number = |word: &str| word.parse().map_err(|_| bad("number"));
                self.forbidden.push((number(a)?, number(b)?));
            }
            _ => {}
        }
        Ok(())
    }

    fn read_player(&mut self, line: &str, number: usize) -> Result<(), TrfError> {
        let bad = |column| TrfError::BadColumn { line: number, column };
        let id: usize = columns(line, 5, 8).parse().map_err(|_| bad("number"))?;
        let rating = match columns(line, 49, 52).as_str() {
            "" | "0" => None,
            rating => Some(rating.parse().map_err(|_| bad("rating"))?),
        };
        let birth = columns(line, 70, 79);
        // Unknown months and days are written as 00.
        let birth = birth.trim_end_matches("/00").trim_end_matches("/00");
        let birth = match birth {
            "" | "0000" => None,
            birth => Some(Birth::parse(birth).ok_or_else(|| bad("birth"))?),
        };
        let entry = Entry {
            name: columns(line, 15, 47),
            rating,
            birth,
            federation: Some(columns(line, 54, 56)).filter(|code| !code.is_empty()),
            ..Entry::default()
        };
        let length = line.chars().count();
        let mut cells = Vec::new();
        let mut start = 92;
        while start <= length {
            cells.push(cell(line, start).ok_or_else(|| bad("round"))?);
            start += 10;
        }
        if self.players.insert(id, (number, entry, cells)).is_some() {
            return Err(TrfError::SameNumber { line: number });
        }
        Ok(())
    }

    /// Reads a 013 or 310 line.
    fn read_team(&mut self, line: &str, number: usize) -> Result<(), TrfError> {
        let bad = |column| TrfError::BadColumn { line: number, column };
        let is_new = line.starts_with("310");
        let (name, first) = if is_new { ((9, 40), 74) } else { ((5, 36), 37) };
        let members = line.chars().skip(first - 1).collect::<String>();
        let members: Result<Vec<usize>, _> = members.split_whitespace().map(str::parse).collect();
        let team = TeamLine {
            line: number,
            number: match is_new {
                true => columns(line, 5, 7).parse().map_err(|_| bad("number"))?,
                false => self.teams[1].len() + 1,
            },
            name: columns(line, name.0, name.1),
            strength: columns(line, 48, 53).parse().ok().filter(|_| is_new),
            members: members.map_err(|_| bad("players"))?,
        };
        self.is_of_teams |= is_new;
        self.teams[usize::from(!is_new)].push(team);
        Ok(())
    }

    /// Returns the result of a game from the numbers and codes of its players, Cho first. `None` if the codes
    /// contradict each other, `Some(None)` without a result.
    pub(super) fn outcome(&self, round: u16, players: [(usize, char); 2]) -> Option<Option<Outcome>> {
        let was_counted = players.map(|(number, _)| self.counted.contains(&(round, number)));
        outcome(players.map(|(_, code)| code), was_counted)
    }
}

/// Derives a game's result from the codes of both players, Cho first. `was_counted` is true for a player listed as the
/// winner on points.
fn outcome(codes: [char; 2], was_counted: [bool; 2]) -> Option<Option<Outcome>> {
    let won = |winner: Side| Outcome::won(winner, was_counted[winner as usize]);
    Some(match codes {
        ['1' | 'W', '0' | 'L'] => Some(won(Side::Cho)),
        ['0' | 'L', '1' | 'W'] => Some(won(Side::Han)),
        ['=' | 'D', '=' | 'D'] => Some(Outcome::Draw),
        ['+', '-'] => Some(Outcome::Forfeit { winner: Side::Cho }),
        ['-', '+'] => Some(Outcome::Forfeit { winner: Side::Han }),
        ['-', '-'] => Some(Outcome::BothForfeit),
        [' ' | '*', ' ' | '*'] => None,
        _ => return None,
    })
}

/// Parses a player's result in one round. `start` is the column of the opponent's number.
fn cell(line: &str, start: usize) -> Option<Cell> {
    let opponent = columns(line, start, start + 3);
    let side = columns(line, start + 5, start + 5);
    let code = line.chars().nth(start + 6).unwrap_or(' ');
    let opponent = match opponent.as_str() {
        "" | "0000" | "0" => None,
        number => Some(number.parse().ok()?),
    };
    let side = match side.as_str() {
        "w" => Some(Side::Cho),
        "b" => Some(Side::Han),
        "-" | "" => None,
        _ => return None,
    };
    let is_known = "10=+-WDLUHFZ* ".contains(code);
    (is_known && opponent.is_some() == side.is_some()).then_some(Cell { opponent, side, code })
}

/// Parses the value of a 162 line: result symbols, each followed by its points.
fn scoring_of_results(value: &str) -> Option<Scoring> {
    let mut scoring = Scoring::CHESS;
    let spaced: String = value
        .chars()
        .flat_map(|one| {
            if one.is_ascii_alphabetic() {
                vec![' ', one, ' ']
            } else {
                vec![one]
            }
        })
        .collect();
    let mut words = spaced.split_whitespace();
    while let Some(symbol) = words.next() {
        let points = Points::parse(words.next()?)?;
        match symbol {
            "W" => {
                scoring.full_win = points;
                scoring.counted_win = points;
                scoring.forfeit_win = points;
                scoring.bye = points;
            }
            "D" => {
                scoring.draw = Some(points);
                scoring.half_bye = points;
            }
            "L" => {
                scoring.full_loss = points;
                scoring.counted_loss = points;
            }
            "P" => scoring.bye = points,
            "A" | "X" => {}
            _ => return None,
        }
    }
    Some(scoring)
}
