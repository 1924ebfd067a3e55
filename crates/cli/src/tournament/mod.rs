//! `janggun tournament`: runs a tournament stored in a file, for directors without a network connection.
//!
//! Owns the command lines. The crate `tournament` implements the rules of tournaments.

mod arguments;
mod file;
mod records;
mod sending;
mod show;

use crate::language;
use crate::seed;
use crate::texts::tournament as texts;
use ::tournament::event::{Apart, RequestedBye};
use ::tournament::files::csv::{CsvError, is_unknown, read_entries, set_grade};
use ::tournament::files::trf_read;
use ::tournament::{Birth, Command, DivisionId, Entry, EntryId, GameAt, Outcome, Side, Tournament};
use arguments::{
    AddArguments, DrawArguments, ExcuseArguments, LateArguments, NewArguments, PairArguments, ResultArguments,
    ResultWord, division,
};
use clap::{Args, Subcommand};
use command::Failure;
use file::{change, create, read_text};
use janggi::Language;
use sending::{game_at, now, send};
use std::io::{self, Write};
use std::path::Path;

/// Run a tournament: entries, pairings, results, standings
///
/// The tournament is a single file, to which every command appends its events. Nothing is ever removed, so `undo` can
/// take back any command.
#[derive(Debug, Args)]
pub(crate) struct TournamentArguments {
    #[command(subcommand)]
    command: TournamentCommand,
    /// Language of the output; by default that of the environment
    #[arg(long, global = true, value_name = "CODE", value_parser = language::code())]
    language: Option<Language>,
}

#[derive(Debug, Subcommand)]
enum TournamentCommand {
    Propose(arguments::ProposeArguments),
    New(NewArguments),
    Add(AddArguments),
    Draw(DrawArguments),
    Withdraw(arguments::WithdrawArguments),
    Forbid(arguments::ForbidArguments),
    Excuse(arguments::ExcuseArguments),
    Pair(arguments::PairArguments),
    Why(arguments::WhyArguments),
    Result(ResultArguments),
    Late(arguments::LateArguments),
    Playoff(arguments::PlayoffArguments),
    Record(arguments::RecordArguments),
    Games(arguments::GamesArguments),
    Undo(arguments::UndoArguments),
    Standings(arguments::StandingsArguments),
    Import(arguments::ImportArguments),
}

pub(crate) fn run(arguments: &TournamentArguments) -> Result<(), Failure> {
    let language = arguments.language.unwrap_or_else(language::of_environment);
    // Output is printed only after the file has been written.
    let mut output = Vec::new();
    execute(&arguments.command, &mut output, language)?;
    Ok(io::stdout().lock().write_all(&output)?)
}

fn execute(command: &TournamentCommand, output: &mut dyn Write, language: Language) -> Result<(), Failure> {
    match command {
        TournamentCommand::Propose(arguments) => show::proposals(output, &arguments.questions(), language),
        TournamentCommand::New(arguments) => {
            let tournament = Tournament::open(arguments.plan()?, now(), None);
            let tournament = tournament.map_err(|refusal| show::refused(&refusal, language))?;
            create(&arguments.file, &tournament)?;
            show::created(output, &arguments.file, language)
        }
        TournamentCommand::Import(arguments) => {
            let text = read_text(&arguments.report)?;
            let tournament =
                trf_read::read(&text).map_err(|error| Failure::work(error.code(), format!("{error:?}")))?;
            create(&arguments.file, &tournament)?;
            show::created(output, &arguments.file, language)
        }
        TournamentCommand::Add(arguments) => add(output, arguments, language),
        TournamentCommand::Draw(arguments) => draw(output, arguments, language),
        TournamentCommand::Withdraw(arguments) => change(&arguments.file, |tournament| {
            let id = EntryId(arguments.number);
            send(tournament, &Command::Withdraw(id), language)?;
            show::withdrew(output, tournament, id, language)
        }),
        TournamentCommand::Forbid(arguments) => change(&arguments.file, |tournament| {
            let [a, b] = [arguments.numbers[0], arguments.numbers[1]].map(EntryId);
            let reason = Apart::Director;
            send(tournament, &Command::Forbid { a, b, reason }, language)?;
            show::kept_apart(output, tournament, a, b, language)
        }),
        TournamentCommand::Excuse(arguments) => excuse(output, arguments, language),
        TournamentCommand::Late(arguments) => late(output, arguments, language),
        TournamentCommand::Playoff(arguments) => change(&arguments.file, |tournament| {
            let division = division(arguments.division)?;
            let order = arguments.numbers.iter().copied().map(EntryId).collect();
            send(tournament, &Command::PlayOff { division, order }, language)?;
            show::played_off(output, language)
        }),
        TournamentCommand::Pair(arguments) => pair(output, arguments, language),
        TournamentCommand::Result(arguments) => report(output, arguments, language),
        TournamentCommand::Record(arguments) => records::attach(output, arguments, language),
        TournamentCommand::Games(arguments) => records::write(output, arguments, language),
        TournamentCommand::Undo(arguments) => change(&arguments.file, |tournament| {
            send(tournament, &Command::Undo, language)?;
            show::undone(output, language)
        }),
        TournamentCommand::Why(arguments) => {
            let tournament = file::read(&arguments.file)?;
            show::facts(output, &tournament, arguments, language)
        }
        TournamentCommand::Standings(arguments) => {
            let tournament = file::read(&arguments.file)?;
            show::standings(output, &tournament, arguments, language)
        }
    }
}

fn add(output: &mut dyn Write, arguments: &AddArguments, language: Language) -> Result<(), Failure> {
    change(&arguments.file, |tournament| {
        let entries = match &arguments.from {
            Some(path) => entries_of(tournament, path, language)?,
            None => vec![entry(arguments, language)?],
        };
        for entry in entries {
            let name = entry.name.clone();
            let answer = tournament.handle(&Command::Enter(Box::new(entry)), now(), None);
            answer
                .map(|_| ())
                .map_err(|refusal| show::refused_of(&refusal, &name, language))?;
            show::entered(output, tournament, language)?;
        }
        Ok(())
    })
}

fn entries_of(tournament: &Tournament, path: &Path, language: Language) -> Result<Vec<Entry>, Failure> {
    let names: Vec<String> = tournament
        .state()
        .plan
        .divisions
        .iter()
        .map(|one| one.name.clone())
        .collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let text = read_text(path)?;
    read_entries(&text, &names).map_err(|error| {
        let detail = format!("{}: {}", path.display(), table_fault(&error, language));
        Failure::work(error.code(), detail)
    })
}

/// Describes why a table of players cannot be read.
fn table_fault(error: &CsvError, language: Language) -> String {
    match *error {
        CsvError::TooLong => texts::csv_too_long(language).to_owned(),
        CsvError::NoNames => texts::csv_no_names(language).to_owned(),
        CsvError::OpenQuote { line } => texts::csv_quote(language, line),
        CsvError::TooManyCells { line } => texts::csv_line(language, texts::csv_too_many_cells(language), line),
        CsvError::BadCell { line, column } => {
            let fault = match column {
                "grade" => texts::csv_cell_grade(language),
                "birth" => texts::csv_cell_birth(language),
                "rating" => texts::csv_cell_rating(language),
                "division" => texts::csv_cell_division(language),
                _ => texts::csv_cell_other(language),
            };
            texts::csv_line(language, fault, line)
        }
    }
}

fn entry(arguments: &AddArguments, language: Language) -> Result<Entry, Failure> {
    let bad = |detail: String| Failure::usage("bad_entry", detail);
    let birth = arguments.birth.as_deref();
    let birth = birth.map(|text| Birth::parse(text).ok_or_else(|| bad(texts::bad_birth(language, text))));
    let mut entry = Entry {
        name: arguments.name.clone().unwrap_or_default(),
        roman: arguments.roman.clone(),
        club: arguments.club.clone(),
        division: division(arguments.division)?,
        rating: arguments.rating,
        birth: birth.transpose()?,
        members: arguments.members.clone(),
        ..Entry::default()
    };
    if let Some(text) = arguments.grade.as_deref().filter(|text| !is_unknown(text)) {
        set_grade(&mut entry, text).ok_or_else(|| bad(texts::bad_grade(language, text)))?;
    }
    Ok(entry)
}

fn pair(output: &mut dyn Write, arguments: &PairArguments, language: Language) -> Result<(), Failure> {
    change(&arguments.file, |tournament| {
        let division = division(arguments.division)?;
        let command = if arguments.draw {
            drawn_places(tournament, division, arguments, language)?
        } else {
            Command::Pair { division }
        };
        send(tournament, &command, language)?;
        show::last_round(output, tournament, division, language)
    })
}

/// Returns the command that pairs the knock-out after groups by lot.
fn drawn_places(
    tournament: &Tournament,
    division: DivisionId,
    arguments: &PairArguments,
    language: Language,
) -> Result<Command, Failure> {
    let order = if arguments.numbers.is_empty() {
        // The players are those of the bracket that follows from the groups.
        let mut paired = tournament.clone();
        send(&mut paired, &Command::Pair { division }, language)?;
        let lines = paired.state().division(division).map(|division| division.lines.clone());
        let players = lines.into_iter().flatten().flatten().collect();
        shuffled(players, seed::given_or_random(arguments.seed)?)
    } else {
        arguments.numbers.iter().copied().map(EntryId).collect()
    };
    Ok(Command::PairDrawn { division, order })
}

fn draw(output: &mut dyn Write, arguments: &DrawArguments, language: Language) -> Result<(), Failure> {
    change(&arguments.file, |tournament| {
        let division = division(arguments.division)?;
        let order = if arguments.numbers.is_empty() {
            let members = tournament.state().members(division);
            let playing = members.filter(|(_, player)| player.withdrawn_after.is_none());
            shuffled(
                playing.map(|(id, _)| id).collect(),
                seed::given_or_random(arguments.seed)?,
            )
        } else {
            arguments.numbers.iter().copied().map(EntryId).collect()
        };
        send(tournament, &Command::Draw { division, order }, language)?;
        show::drawn(output, tournament, division, language)
    })
}

fn excuse(output: &mut dyn Write, arguments: &ExcuseArguments, language: Language) -> Result<(), Failure> {
    change(&arguments.file, |tournament| {
        let id = EntryId(arguments.number);
        let round = arguments.round.unwrap_or_else(|| last_round_of(tournament, id) + 1);
        let bye = if arguments.half {
            RequestedBye::Half
        } else {
            RequestedBye::Zero
        };
        send(tournament, &Command::Excuse { id, round, bye }, language)?;
        show::excused(output, tournament, (id, round, bye), language)
    })
}

fn late(output: &mut dyn Write, arguments: &LateArguments, language: Language) -> Result<(), Failure> {
    change(&arguments.file, |tournament| {
        let id = EntryId(arguments.number);
        let round = last_round_of(tournament, id);
        let division = tournament
            .state()
            .players
            .get(&id)
            .map_or(DivisionId(0), |player| player.entry.division);
        let rounds = tournament.state().division(division).and_then(|of| of.rounds.last());
        let at = GameAt {
            division,
            round,
            table: rounds
                .and_then(|last| last.match_of(id))
                .map_or(0, |found| found.pairing.table),
            game: 0,
        };
        let late_s = u32::from(arguments.minutes) * 60;
        send(tournament, &Command::Late { at, id, late_s }, language)?;
        show::late(output, tournament, at, id, language)
    })
}

/// Returns the number of rounds paired so far in a player's division; 0 for an unknown player.
fn last_round_of(tournament: &Tournament, id: EntryId) -> u16 {
    let state = tournament.state();
    let division = state
        .players
        .get(&id)
        .and_then(|player| state.division(player.entry.division));
    division.map_or(0, |of| u16::try_from(of.rounds.len()).unwrap_or(u16::MAX))
}

/// Shuffles entries. The same seed always results in the same order.
fn shuffled(mut all: Vec<EntryId>, seed: u64) -> Vec<EntryId> {
    let mut state = seed;
    for index in (1..all.len()).rev() {
        // SplitMix64 generator.
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = state;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^= bits >> 31;
        let other = ((u128::from(bits) * (index as u128 + 1)) >> 64) as usize;
        all.swap(index, other);
    }
    all
}

fn report(output: &mut dyn Write, arguments: &ResultArguments, language: Language) -> Result<(), Failure> {
    change(&arguments.file, |tournament| {
        let at = game_at(
            tournament,
            division(arguments.division)?,
            (arguments.round, arguments.table, arguments.game),
        );
        let outcome = outcome(arguments.result);
        let command = match &arguments.correct {
            None => Command::Report { at, outcome },
            Some(reason) => Command::Correct {
                at,
                outcome: Some(outcome),
                reason: reason.clone(),
            },
        };
        send(tournament, &command, language)?;
        show::reported(output, tournament, at, language)
    })
}

const fn outcome(word: ResultWord) -> Outcome {
    match word {
        ResultWord::Cho => Outcome::won(Side::Cho, false),
        ResultWord::Han => Outcome::won(Side::Han, false),
        ResultWord::ChoPoints => Outcome::won(Side::Cho, true),
        ResultWord::HanPoints => Outcome::won(Side::Han, true),
        ResultWord::Draw => Outcome::Draw,
        ResultWord::ChoForfeit => Outcome::Forfeit { winner: Side::Han },
        ResultWord::HanForfeit => Outcome::Forfeit { winner: Side::Cho },
        ResultWord::BothForfeit => Outcome::BothForfeit,
    }
}
