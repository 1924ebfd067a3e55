//! Command lines of `janggun tournament`, and the plan that the arguments of `new` describe.

use crate::stream_path::StreamPath;
use ::tournament::plan::{DivisionPlan, Format, Games, Lateness, Plan, Streaks, TeamScore, ThirdPlace};
use ::tournament::propose::Questions;
use ::tournament::{DivisionId, ScoringName, Side, TieBreak, TieOrder};
use clap::{Args, ValueEnum};
use command::{Failure, rules_argument};
use janggi::Preset;
use janggi::ruleset::Coded;
use std::path::PathBuf;

/// Propose formats for a number of people, hours and prizes, best first
#[derive(Debug, Args)]
pub(super) struct ProposeArguments {
    /// Number of players
    #[arg(long, value_name = "N")]
    people: u16,
    /// Hours from the first game to the end of the last
    #[arg(long, value_name = "HOURS", default_value_t = 6.0)]
    hours: f64,
    /// Number of places that win a prize
    #[arg(long, value_name = "N", default_value_t = 3)]
    prizes: u16,
    /// Longest duration of a game, in minutes
    #[arg(long, value_name = "MINUTES", default_value_t = 30)]
    game: u16,
    /// Time between two rounds, in minutes
    #[arg(long, value_name = "MINUTES", default_value_t = 10)]
    pause: u16,
}

impl ProposeArguments {
    pub(super) fn questions(&self) -> Questions {
        Questions {
            people: self.people,
            // The cast saturates: a negative time becomes 0, and an infinite one the maximum.
            minutes: (self.hours * 60.0) as u16,
            prizes: self.prizes,
            game_minutes: self.game,
            pause_minutes: self.pause,
        }
    }
}

/// Create the file of a tournament
#[derive(Debug, Args)]
pub(super) struct NewArguments {
    /// File to create
    #[arg(value_name = "FILE")]
    pub(super) file: PathBuf,
    /// Name of the event
    #[arg(long, value_name = "NAME")]
    name: String,
    /// Place of the event
    #[arg(long, value_name = "PLACE")]
    place: Option<String>,
    /// Date of the event
    #[arg(long, value_name = "DATE")]
    date: Option<String>,
    /// Names of the divisions; by default, there is one division without a name
    #[arg(long = "division", value_name = "NAME")]
    divisions: Vec<String>,
    #[arg(long, value_name = "FORMAT", default_value = "groups")]
    format: FormatWord,
    /// Number of players per group, 3 to 8
    #[arg(long, value_name = "N", default_value_t = 4)]
    size: u8,
    /// Number of players who advance from each group
    #[arg(long, value_name = "N", default_value_t = 2)]
    qualifiers: u8,
    /// Whether the losers of the semi-finals share third place or play for it
    #[arg(long, value_name = "HOW", default_value = "shared")]
    third: ThirdWord,
    /// Number of rounds of a Swiss tournament
    #[arg(long, value_name = "N", default_value_t = 5)]
    rounds: u8,
    /// Number of games between each pair in a round robin, 1 or 2
    #[arg(long, value_name = "N", default_value_t = 1)]
    cycles: u8,
    /// Number of games per pairing, odd
    #[arg(long, value_name = "N", default_value_t = 1, conflicts_with = "boards")]
    best_of: u8,
    /// Number of boards per team; all entries are then teams
    #[arg(long, value_name = "N")]
    boards: Option<u8>,
    /// Rule set of the games: a preset id or the path of a rules JSON file; also sets the points
    #[arg(long, value_name = "RULES")]
    rules: Option<String>,
    /// Points for wins and losses; by default those of the rule set, or 7, 4, 2 and 0
    #[arg(long, value_name = "SCORING")]
    scoring: Option<ScoringWord>,
    /// Order of tie-breaks: kja, local, fide_swiss, fide_round_robin or teams, or criteria separated by commas
    #[arg(long, value_name = "ORDER")]
    ties: Option<String>,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum FormatWord {
    /// Groups, then a knock-out of the best players
    Groups,
    Knockout,
    RoundRobin,
    Swiss,
    Arena,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum ThirdWord {
    Shared,
    Played,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum ScoringWord {
    /// 7 for a win, 4 for a win on points, 2 for a loss on points, 0
    Korean,
    /// 1, ½ and 0
    Chess,
    /// 1 and 0, without draws
    Decisive,
    /// 3, 2, 1 and 0
    Yanji,
}

impl NewArguments {
    pub(super) fn plan(&self) -> Result<Plan, Failure> {
        let third = match self.third {
            ThirdWord::Shared => ThirdPlace::Shared,
            ThirdWord::Played => ThirdPlace::Played,
        };
        let format = match self.format {
            FormatWord::Groups => Format::Groups {
                size: self.size,
                qualifiers: self.qualifiers,
                third,
            },
            FormatWord::Knockout => Format::Knockout { third },
            FormatWord::RoundRobin => Format::RoundRobin { cycles: self.cycles },
            FormatWord::Swiss => Format::Swiss { rounds: self.rounds },
            FormatWord::Arena => Format::Arena {
                streaks: Streaks::Plain,
            },
        };
        let games = match (self.boards, self.best_of) {
            (Some(boards), _) => Games::Boards {
                boards,
                primary: TeamScore::Boards,
            },
            (None, 1) => Games::Single,
            (None, games) => Games::BestOf { games },
        };
        let rules = self.rules.as_deref().map(rules_argument::rules).transpose()?;
        let of_rules = rules.and_then(|rules| ScoringName::of_league(rules.league_score?.code()));
        let scoring = match self.scoring {
            None => of_rules.unwrap_or(ScoringName::Korean),
            Some(ScoringWord::Korean) => ScoringName::Korean,
            Some(ScoringWord::Chess) => ScoringName::Chess,
            Some(ScoringWord::Decisive) => ScoringName::Decisive,
            Some(ScoringWord::Yanji) => ScoringName::Yanji,
        };
        let ties = self.ties(games)?;
        let names = if self.divisions.is_empty() {
            vec![String::new()]
        } else {
            self.divisions.clone()
        };
        let division = |name: String| DivisionPlan {
            name,
            format,
            games,
            scoring: scoring.scoring(),
            ties: ties.clone(),
            initial: Side::Cho,
        };
        Ok(Plan {
            name: self.name.clone(),
            place: self.place.clone(),
            date: self.date.clone(),
            rules: self.rules.as_deref().map(name_of_rules),
            divisions: names.into_iter().map(division).collect(),
            lateness: Lateness::default(),
            fee: None,
        })
    }

    /// Returns the given tie-break criteria, or the defaults for this kind of tournament.
    fn ties(&self, games: Games) -> Result<Vec<TieBreak>, Failure> {
        let Some(text) = &self.ties else {
            let order = match (games, self.format) {
                (Games::Boards { .. }, _) => TieOrder::Teams,
                (_, FormatWord::Swiss) => TieOrder::FideSwiss,
                _ => TieOrder::Kja,
            };
            return Ok(order.ties());
        };
        if let Some(order) = TieOrder::from_code(text) {
            return Ok(order.ties());
        }
        let criterion = |code: &str| {
            let known = || TieBreak::ALL.map(TieBreak::code).join(", ");
            TieBreak::from_code(code.trim()).ok_or_else(|| {
                Failure::usage(
                    "bad_ties",
                    format!("{code:?} is not a criterion; known are {}", known()),
                )
            })
        };
        text.split(',').map(criterion).collect()
    }
}

/// Returns the name of the rule set to store: a preset id with its revision, which fixes its values, or `given`
/// unchanged.
fn name_of_rules(given: &str) -> String {
    Preset::parse(given).map_or_else(
        || given.to_owned(),
        |preset| format!("{}@{}", preset.id(), preset.revision()),
    )
}

/// Enter a player or team, or all rows of a table
#[derive(Debug, Args)]
#[command(group = clap::ArgGroup::new("who").required(true).args(["name", "from"]))]
pub(super) struct AddArguments {
    /// File of the tournament
    #[arg(value_name = "FILE")]
    pub(super) file: PathBuf,
    /// Name of the player or team
    #[arg(value_name = "NAME")]
    pub(super) name: Option<String>,
    /// Table of players (CSV); its first line names the columns: name, club, grade, birth, rating, division …
    #[arg(long, value_name = "TABLE")]
    pub(super) from: Option<PathBuf>,
    /// The name in Latin letters
    #[arg(long, value_name = "NAME")]
    pub(super) roman: Option<String>,
    /// Club, school or village; its members are drawn into different groups if possible
    #[arg(long, value_name = "CLUB")]
    pub(super) club: Option<String>,
    /// Grade: 3d for 3 dan, 2k for 2 geup
    #[arg(long, value_name = "GRADE")]
    pub(super) grade: Option<String>,
    /// Date of birth: 1958, 1958-03 or 1958-03-14
    #[arg(long, value_name = "DATE")]
    pub(super) birth: Option<String>,
    #[arg(long, value_name = "N")]
    pub(super) rating: Option<u16>,
    /// Division, from 1
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(super) division: u8,
    /// Members of a team in board order, separated by commas
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    pub(super) members: Vec<String>,
}

/// Draw numbers, or enter numbers that were drawn with slips of paper
#[derive(Debug, Args)]
pub(super) struct DrawArguments {
    /// File of the tournament
    #[arg(value_name = "FILE")]
    pub(super) file: PathBuf,
    /// Players in the order of the drawn numbers; by default, the program draws
    #[arg(value_name = "NUMBER")]
    pub(super) numbers: Vec<u32>,
    /// Seed of the draw, to make it reproducible
    #[arg(long, value_name = "N")]
    pub(super) seed: Option<u64>,
    /// Division, from 1
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(super) division: u8,
}

/// Let a player leave the tournament
#[derive(Debug, Args)]
pub(super) struct WithdrawArguments {
    /// File of the tournament
    #[arg(value_name = "FILE")]
    pub(super) file: PathBuf,
    /// Number of the player
    #[arg(value_name = "NUMBER")]
    pub(super) number: u32,
}

/// Keep two players apart, for example members of a family or club
#[derive(Debug, Args)]
pub(super) struct ForbidArguments {
    /// File of the tournament
    #[arg(value_name = "FILE")]
    pub(super) file: PathBuf,
    /// Numbers of the two players
    #[arg(value_name = "NUMBER", num_args = 2)]
    pub(super) numbers: Vec<u32>,
}

/// Excuse a player from the next round of a Swiss tournament
#[derive(Debug, Args)]
pub(super) struct ExcuseArguments {
    /// File of the tournament
    #[arg(value_name = "FILE")]
    pub(super) file: PathBuf,
    /// Number of the player
    #[arg(value_name = "NUMBER")]
    pub(super) number: u32,
    /// Round; by default the next one
    #[arg(long, value_name = "N")]
    pub(super) round: Option<u16>,
    /// Give the points for a requested bye
    #[arg(long)]
    pub(super) half: bool,
}

/// Record that a player is late: the clock loses twice that time, and after 15 minutes the game is lost
#[derive(Debug, Args)]
pub(super) struct LateArguments {
    /// File of the tournament
    #[arg(value_name = "FILE")]
    pub(super) file: PathBuf,
    /// Number of the player
    #[arg(value_name = "NUMBER")]
    pub(super) number: u32,
    /// Minutes late
    #[arg(value_name = "MINUTES")]
    pub(super) minutes: u16,
}

/// Enter the result of a play-off between tied players
#[derive(Debug, Args)]
pub(super) struct PlayoffArguments {
    /// File of the tournament
    #[arg(value_name = "FILE")]
    pub(super) file: PathBuf,
    /// Numbers of the players in order, the winner first
    #[arg(value_name = "NUMBER", num_args = 2.., required = true)]
    pub(super) numbers: Vec<u32>,
    /// Division, from 1
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(super) division: u8,
}

/// Pair the next round
#[derive(Debug, Args)]
pub(super) struct PairArguments {
    /// File of the tournament
    #[arg(value_name = "FILE")]
    pub(super) file: PathBuf,
    /// Draw lots for the places in the knock-out after groups
    #[arg(long)]
    pub(super) draw: bool,
    /// With --draw, players in the order of the drawn numbers; by default, the program draws
    #[arg(value_name = "NUMBER", requires = "draw")]
    pub(super) numbers: Vec<u32>,
    /// Seed of the draw, to make it reproducible
    #[arg(long, value_name = "N", requires = "draw")]
    pub(super) seed: Option<u64>,
    /// Division, from 1
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(super) division: u8,
}

/// Print the reasons for a pairing as JSON
#[derive(Debug, Args)]
pub(super) struct WhyArguments {
    /// File of the tournament
    #[arg(value_name = "FILE")]
    pub(super) file: PathBuf,
    /// Number of the board
    #[arg(value_name = "BOARD")]
    pub(super) table: u16,
    /// Round; by default the last one
    #[arg(long, value_name = "N")]
    pub(super) round: Option<u16>,
    /// Division, from 1
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(super) division: u8,
}

/// Report the result of a board
#[derive(Debug, Args)]
pub(super) struct ResultArguments {
    /// File of the tournament
    #[arg(value_name = "FILE")]
    pub(super) file: PathBuf,
    /// Number of the board
    #[arg(value_name = "BOARD")]
    pub(super) table: u16,
    #[arg(value_name = "RESULT")]
    pub(super) result: ResultWord,
    /// Correct an earlier result, for this reason
    #[arg(long, value_name = "REASON")]
    pub(super) correct: Option<String>,
    /// Round; by default the last one
    #[arg(long, value_name = "N")]
    pub(super) round: Option<u16>,
    /// Game of a series, or board of a team, from 1
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(super) game: u8,
    /// Division, from 1
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(super) division: u8,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub(super) enum ResultWord {
    /// Cho won
    Cho,
    /// Han won
    Han,
    /// Cho won by counting
    ChoPoints,
    /// Han won by counting
    HanPoints,
    Draw,
    /// Cho did not appear
    ChoForfeit,
    /// Han did not appear
    HanForfeit,
    /// Neither player appeared
    BothForfeit,
}

/// Attach the record of a game (기보), or remove it
#[derive(Debug, Args)]
pub(super) struct RecordArguments {
    /// File of the tournament
    #[arg(value_name = "FILE")]
    pub(super) file: PathBuf,
    /// Number of the board
    #[arg(value_name = "BOARD")]
    pub(super) table: u16,
    /// Record to read, `-` for standard input: .gib, PGN, JSON or UCI
    #[arg(value_name = "RECORD", required_unless_present = "remove", conflicts_with = "remove")]
    pub(super) record: Option<StreamPath>,
    /// The game of the record file, from 1, if it has several
    #[arg(long, value_name = "N")]
    pub(super) nth: Option<usize>,
    /// Replace the record that the game has
    #[arg(long)]
    pub(super) replace: bool,
    /// Remove the record
    #[arg(long)]
    pub(super) remove: bool,
    /// Round; by default the last one
    #[arg(long, value_name = "N")]
    pub(super) round: Option<u16>,
    /// Game of a series, or board of a team, from 1
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(super) game: u8,
    /// Division, from 1
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(super) division: u8,
}

/// Write the records of all games, with event, round, board and players as headers
#[derive(Debug, Args)]
pub(super) struct GamesArguments {
    /// File of the tournament
    #[arg(value_name = "FILE")]
    pub(super) file: PathBuf,
    /// Format of the records
    #[arg(long = "as", value_name = "FORMAT", default_value = "gib")]
    pub(super) format: GamesFormat,
    /// Also write games without a record, as headers and result
    #[arg(long)]
    pub(super) all: bool,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub(super) enum GamesFormat {
    /// Korean records
    Gib,
    /// PGN as in pychess
    Pgn,
    /// Janggun's own format, one game per line
    Json,
}

/// Undo the last command
#[derive(Debug, Args)]
pub(super) struct UndoArguments {
    /// File of the tournament
    #[arg(value_name = "FILE")]
    pub(super) file: PathBuf,
}

/// Print the standings, or write them for other programs
#[derive(Debug, Args)]
pub(super) struct StandingsArguments {
    /// File of the tournament
    #[arg(value_name = "FILE")]
    pub(super) file: PathBuf,
    /// Format of the output
    #[arg(long = "as", value_name = "FORM", default_value = "text")]
    pub(super) form: FormWord,
    /// Use names in Latin letters if they are known
    #[arg(long)]
    pub(super) roman: bool,
    /// Division, from 1
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(super) division: u8,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub(super) enum FormWord {
    Text,
    Csv,
    Json,
    /// FIDE's report format of 2016
    Trf16,
    /// FIDE's report format of 2026
    Trf2026,
}

/// Create the file of a tournament from a report of another program (TRF16 or TRF-2026)
#[derive(Debug, Args)]
pub(super) struct ImportArguments {
    /// File to create
    #[arg(value_name = "FILE")]
    pub(super) file: PathBuf,
    /// Report to read
    #[arg(value_name = "REPORT")]
    pub(super) report: PathBuf,
}

/// Converts a division number, counted from 1, to an id.
pub(super) fn division(number: u8) -> Result<DivisionId, Failure> {
    let index = number.checked_sub(1);
    index
        .map(DivisionId)
        .ok_or_else(|| Failure::usage("no_such_division", "divisions are numbered from 1"))
}

#[cfg(test)]
mod tests {
    use super::name_of_rules;
    use ::tournament::ScoringName;
    use janggi::ruleset::{Coded, LeagueScore};

    #[test]
    fn the_points_of_every_rule_set_are_a_scoring() {
        for score in LeagueScore::ALL {
            assert!(ScoringName::of_league(score.code()).is_some(), "{score:?}");
        }
    }

    #[test]
    fn a_preset_is_written_with_its_revision() {
        assert_eq!(name_of_rules("kakao"), "kakao@1");
        assert_eq!(name_of_rules("casual@1"), "casual@1");
        assert_eq!(name_of_rules("./ours.json"), "./ours.json");
    }
}
